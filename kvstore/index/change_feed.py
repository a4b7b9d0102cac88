"""The change feed: added and removed chunks, in order, for readers with a copy of the set of stored chunks.

Each change has the next sequence number. The newest changes are kept, up to a number of keys; a reader that has missed
older ones gets the whole set instead. The numbers of one life of a store begin at random, so that a number of another
life counts as too old.

Pure: no lock, no clock.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from kvstore.format.identity import KEY_BYTES

#: Most keys of kept changes: 1 MiB of keys.
MAX_KEPT_KEYS = 65_536


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreChanges:
    """Changes since a reader's last call. Keys are packed: `KEY_BYTES` each, concatenated.

    To apply them: if `is_snapshot`, clear the set; then remove `removed`, then add `added`. No key is in both.
    """

    #: Number of the store's present life.
    generation: int
    #: Argument of the next call: `KVStore.changes(after=sequence, ...)`.
    sequence: int
    #: Whether `added` is the whole set of stored chunks.
    is_snapshot: bool
    added: bytes = b""
    removed: bytes = b""


class Change(NamedTuple):
    """Packed keys that were added to the set, or removed."""

    keys: bytes
    is_added: bool
    #: Tenant of all the chunks.
    tenant: str = ""


class ChangeFeed:
    """The newest changes of a set of keys. `first_sequence`: the number before the first change; not 0."""

    def __init__(self, first_sequence: int, max_kept_keys: int = MAX_KEPT_KEYS) -> None:
        assert first_sequence > 0, "0 is the argument of a new reader"
        #: Number of the newest change.
        self.sequence = first_sequence
        self._max_kept_keys = max_kept_keys
        self._kept: deque[Change] = deque()
        self._num_kept_keys = 0

    def add(self, keys: bytes, tenant: str = "") -> None:
        self._note(Change(keys, True, tenant))

    def remove(self, keys: bytes, tenant: str = "") -> None:
        self._note(Change(keys, False, tenant))

    def since(self, after: int) -> list[Change] | None:
        """The changes after number `after`, in order.

        None when they are not all kept, or when the number is unknown: the reader needs a snapshot.
        """
        num_newer = self.sequence - after
        if not 0 <= num_newer <= len(self._kept):
            return None
        return list(islice(self._kept, len(self._kept) - num_newer, None))

    def _note(self, change: Change) -> None:
        self.sequence += 1
        self._kept.append(change)
        self._num_kept_keys += len(change.keys) // KEY_BYTES
        while self._num_kept_keys > self._max_kept_keys:
            self._num_kept_keys -= len(self._kept.popleft().keys) // KEY_BYTES


def merged(changes: Iterable[Change]) -> tuple[bytes, bytes]:
    """Packed keys that the changes add, and keys that they remove; the last change of each key counts."""
    is_added = dict[bytes, bool]()
    for keys, is_here, _ in changes:
        is_added |= dict.fromkeys((keys[at : at + KEY_BYTES] for at in range(0, len(keys), KEY_BYTES)), is_here)
    added = b"".join(key for key, is_here in is_added.items() if is_here)
    return added, b"".join(key for key, is_here in is_added.items() if not is_here)
