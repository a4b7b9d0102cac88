"""Directory of prefixes by node: a copy of what the stores say that they hold. Pure.

A chunk's key names the whole prefix that ends with it (`kvstore/format/identity.py`), so a flat set of keys for each
node answers what a prefix tree would. What is known may be old: the directory only says where to ask, and the store
that is asked decides.

Memory is bounded by the stores, which are bounded on disk: a key comes when a chunk is published and goes when it is
evicted, a snapshot takes the place of all that was known, and a node that is lost is forgotten. A key takes 98 bytes
here (an object of 16 bytes and its place in a set; measured with a million of them), whatever its chunk's KV takes.
"""

from collections.abc import Iterator

from kvstore import KEY_BYTES, StoreChanges


class PrefixDirectory:
    """Owns: the keys of each node's stored chunks."""

    def __init__(self) -> None:
        self._keys_of: dict[str, set[bytes]] = {}

    @property
    def num_keys(self) -> int:
        return sum(map(len, self._keys_of.values()))

    def apply(self, node: str, changes: StoreChanges) -> None:
        if changes.is_snapshot:
            self._keys_of[node] = set()
        known = self._keys_of.setdefault(node, set())
        known.difference_update(_keys(changes.removed))
        known.update(_keys(changes.added))

    def forget(self, node: str) -> None:
        """The node's store is lost, or does not say any more what it holds."""
        self._keys_of.pop(node, None)

    def stored_chunks(self, keys: bytes) -> dict[str, int]:
        """By node, how many of a prompt's chunks it holds from the first on. `keys`: see `kvstore.prompt_keys`."""
        lengths: dict[str, int] = {}
        holders = list(self._keys_of.items())
        for number, key in enumerate(_keys(keys), start=1):
            holders = [(node, known) for node, known in holders if key in known]
            if not holders:
                break
            lengths.update((node, number) for node, _ in holders)
        return lengths


def _keys(packed: bytes) -> Iterator[bytes]:
    return (packed[at : at + KEY_BYTES] for at in range(0, len(packed), KEY_BYTES))
