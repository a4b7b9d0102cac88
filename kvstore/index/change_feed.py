"""The change feed: which chunks came and which went, in order, for readers with a copy of the set of stored chunks.

Each change has the next sequence number. The newest changes are kept, up to a number of keys; a reader that has not
seen those before gets the whole set instead. Numbers of one life of a store begin at random, so that one of another
life is taken for one that is too old.

Pure: no lock, no clock.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from kvstore.format.identity import KEY_BYTES

#: Keys of the changes that are kept, at most: 1 MiB of them.
MAX_KEPT_KEYS = 65_536


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreChanges:
    """Changes since a reader's last look. Keys are packed: `KEY_BYTES` each, back to back.

    Apply: with `is_snapshot`, forget what was known; then drop `removed`, then add `added`. No key is in both.
    """

    #: Of the store: one life of its process.
    generation: int
    #: What to ask for next: `KVStore.changes(after=sequence, ...)`.
    sequence: int
    #: `added` is all that is stored.
    is_snapshot: bool
    added: bytes = b""
    removed: bytes = b""


class Change(NamedTuple):
    """Packed keys that the set has now and had not, or that it has no more."""

    keys: bytes
    is_added: bool
    #: Whose chunks they are; all of one tenant.
    tenant: str = ""


class ChangeFeed:
    """The newest changes of a set of keys. `first_sequence`: the number before the first change; not 0."""

    def __init__(self, first_sequence: int, max_kept_keys: int = MAX_KEPT_KEYS) -> None:
        assert first_sequence > 0, "0 is what a new reader asks with"
        #: The number of the newest change.
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

        None when they are not all kept (any more), or when there was no such number: only a snapshot helps.
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
    """The keys that all of it adds, and those that it removes, packed: by what was last said of each."""
    is_added = dict[bytes, bool]()
    for keys, is_here, _ in changes:
        is_added |= dict.fromkeys((keys[at : at + KEY_BYTES] for at in range(0, len(keys), KEY_BYTES)), is_here)
    added = b"".join(key for key, is_here in is_added.items() if is_here)
    return added, b"".join(key for key, is_here in is_added.items() if not is_here)
