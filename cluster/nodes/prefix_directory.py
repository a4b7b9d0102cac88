"""Directory of prefixes by node: a copy of the keys that the stores report. Pure.

A chunk's key names the whole prefix that ends with it (`kvstore/format/identity.py`), so a flat set of keys per node
serves as a prefix tree. The copy may be out of date: the directory only says which store to ask, and the store decides.

Memory is bounded because the stores are bounded on disk: a key is added when a chunk is published and removed when it
is evicted, a snapshot replaces all keys of a node, and a lost node is dropped. A key takes 98 bytes (an object of 16
bytes and its slot in a set; measured with a million keys), independent of the size of its chunk's KV.
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
        """Drop a node whose store is lost or no longer reports its keys."""
        self._keys_of.pop(node, None)

    def stored_chunks(self, keys: bytes) -> dict[str, int]:
        """Number of a prompt's first chunks that each node holds. `keys`: see `kvstore.prompt_keys`."""
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
