"""A worker's prefix cache: requests that begin with the same tokens read and keep the shared rows once.

It serves exact requests that this worker computes alone. A request looks for another one of its scope (model, tenant,
provenance: `WorkerPlan.row_scope`) that begins with the tokens of its stored prefix and has their rows, or is loading
them. The request maps these rows in place of its own (`workers/sharing/mapped_rows.py`), loads the rest, and waits for
the other request's load as for its own. When that load ends early, the request looks for another one to share with, or
reads the rows itself.

The request that loads rows also verifies them. Rows that a request computes are shared when its prefill has ended. When
a request has ended, the rows of its prompt stay in the cache while there is room, and are evicted in the order of their
last use. A request shares only rows of a prefix that the store has: what is deleted in the store is not found here, and
`forget` evicts it here as well. Tokens after the last whole chunk are not stored: their rows are copied from a request
that has them, provided that its KV was to be stored.
"""

import math
import threading
import weakref
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from kvstore import PrefixLoad
from workers.sharing.mapped_rows import FileRows, MappedRows, RowFile

#: Fewest tokens that a request must have computed to stay in the cache after its end: fewer save little.
_LEAST_COMPUTED = 16
#: Most prefixes in the cache; each request looks through all of them.
_MOST_HELD = 512


@dataclass(frozen=True, slots=True)
class Part:
    """Rows that lie in one file: at once if `load` is None, else when the load has brought them."""

    rows: FileRows
    load: PrefixLoad | None


@dataclass(eq=False)
class Holding:
    """Rows of one request, as other requests see them."""

    scope: bytes
    token_ids: Sequence[int]
    #: First row of each layer that is loaded or read.
    first_rows: Sequence[int]
    mapped: MappedRows
    #: Whether the store is to keep the KV that the request computes.
    is_kept: bool
    #: Places of the rows, in order: rows of other requests, then own ones. `SharedPrefixes` changes them.
    parts: list[Part] = field(default_factory=list)
    #: Number of first tokens whose rows are mapped from other requests; and end of the tokens whose rows were copied.
    num_mapped: int = 0
    num_copied_to: int = 0
    #: Whether all rows of the prompt are in place.
    is_computed: bool = False
    #: Whether the rows stay in the cache when the request has ended.
    is_held_after: bool = True

    @property
    def num_had(self) -> int:
        """Number of first tokens whose rows the request need not compute. Copied rows stay even if a load fails."""
        return max(self.num_mapped, self.num_copied_to)

    @property
    def is_copied(self) -> bool:
        """Whether other requests may copy rows that the store does not have."""
        return self.is_computed and self.is_kept and self.is_held_after

    def __post_init__(self) -> None:
        self.tokens = np.fromiter(self.token_ids, np.int64, len(self.token_ids))


class SharedPrefixes:
    """The rows that requests of a worker share. Owns: rows of ended requests, up to `cache_bytes` of memory, and the
    list of running requests. Thread-safe.
    """

    def __init__(self, cache_bytes: int = 0) -> None:
        self._cache_bytes = cache_bytes
        self._lock = threading.Lock()
        self._holdings: list[Holding] = []
        #: Ended requests, least recently used first.
        self._ended = OrderedDict[Holding, None]()
        self._files = weakref.WeakSet[RowFile]()

    @property
    def held_bytes(self) -> int:
        """Bytes of memory of all rows that can be shared, of running and ended requests; each row counts once."""
        with self._lock:
            return sum(file.held_bytes for file in self._files)

    @property
    def cached_bytes(self) -> int:
        """Bytes of `held_bytes` that only ended requests hold."""
        with self._lock:
            return self._cached_bytes()

    def read(
        self,
        holding: Holding,
        end: int,
        load: Callable[[int, int], PrefixLoad],
        tokens_per_chunk: int,
        failed: Collection[PrefixLoad] = (),
    ) -> list[Part]:
        """Map what other requests have of the first `end` rows, and `load` the rest, tokens [start, end), at once.

        Returns the mapped parts. `failed`: loads that brought nothing. From now on other requests may map these rows;
        parts after `end` stay. Raises what `load` raises, and DeviceError.
        """
        step = math.lcm(holding.mapped.step, tokens_per_chunk)
        with self._lock:
            theirs = self._longest(holding, end, step, failed)
            holding.mapped.borrow([part.rows for part in theirs])
            start = holding.num_mapped = theirs[-1].rows.end if theirs else 0
            own = Part(FileRows(holding.mapped.file, start, end), load(start, end) if start < end else None)
            after = [part for part in holding.parts if part.rows.start >= end]
            holding.parts = [*theirs, own, *after]
            if holding not in self._holdings:
                self._holdings.append(holding)
                self._files.add(holding.mapped.file)
        return theirs

    def copy_computed(self, holding: Holding, tokens_per_chunk: int) -> int:
        """Copy rows that a computed prompt shares with this one after the rows of `read`.

        They are fewer than a chunk, and so not stored; a whole chunk is shared only if the store has it. The last token
        is computed in any case, for its logits. Returns the token before which all rows are in place or being loaded.
        """
        with self._lock:
            start = end = holding.parts[-1].rows.end
            most, has_most = min(start + tokens_per_chunk, len(holding.token_ids)) - 1, None
            for other in (*self._holdings, *self._ended):
                if other is not holding and other.is_copied and _may_have_rows_of(holding, other):
                    num_common = min(_num_common(holding, other), most)
                    if num_common > end:
                        end, has_most = num_common, other
            if has_most is not None:
                holding.mapped.copy(has_most.mapped, start, end)  # under the lock no row of it is evicted
                holding.num_copied_to = end
                self._used(has_most)
        return end

    def computed(self, holding: Holding) -> None:
        """Share all rows of the prompt, which are in place now."""
        with self._lock:
            *before, last = holding.parts
            rows = last.rows._replace(end=len(holding.token_ids))
            holding.parts = [*before, replace(last, rows=rows)]
            holding.is_computed = True

    def leave(self, holding: Holding) -> None:
        """End the request. Rows that other requests map stay, and those of its prompt while the cache has room."""
        with self._lock:
            if holding not in self._holdings:
                return
            self._holdings.remove(holding)
            if not self._is_worth_holding(holding):
                holding.mapped.trim(0)
                return
            holding.mapped.trim(len(holding.token_ids))
            holding.parts = [replace(part, load=None) for part in holding.parts]
            self._ended[holding] = None
            while len(self._ended) > _MOST_HELD or self._cached_bytes() > self._cache_bytes:
                self._give_up_oldest()

    def forget(self) -> None:
        """Evict all ended requests, and keep running ones out of the cache. Called when stored rows were deleted."""
        with self._lock:
            while self._ended:
                self._give_up_oldest()
            for holding in self._holdings:
                holding.is_held_after = False

    def _is_worth_holding(self, holding: Holding) -> bool:
        return (
            self._cache_bytes > 0
            and holding.is_computed
            and holding.is_held_after
            and len(holding.token_ids) - holding.num_had >= _LEAST_COMPUTED
        )

    def _give_up_oldest(self) -> None:
        holding, _ = self._ended.popitem(last=False)
        holding.mapped.trim(0)

    def _cached_bytes(self) -> int:
        files = {part.rows.file for holding in self._ended for part in holding.parts}
        files.difference_update(holding.mapped.file for holding in self._holdings)
        return sum(file.held_bytes for file in files)

    def _longest(self, holding: Holding, end: int, step: int, failed: Collection[PrefixLoad]) -> list[Part]:
        """Parts of the first rows, in whole steps, of the request that has most of them."""
        longest, has_most = list[Part](), None
        for other in (*self._holdings, *self._ended):
            if other is holding or not _may_have_rows_of(holding, other):
                continue
            parts = list(_cut(other.parts, min(end, _num_common(holding, other)) // step * step, step, failed))
            if parts and (not longest or parts[-1].rows.end > longest[-1].rows.end):
                longest, has_most = parts, other
        if has_most is not None:
            self._used(has_most)
        return longest

    def _used(self, holding: Holding) -> None:
        if holding in self._ended:
            self._ended.move_to_end(holding)


def _may_have_rows_of(holding: Holding, other: Holding) -> bool:
    """Whether the other request has, on every layer, all common rows that this one reads."""
    has_rows = all(theirs <= own for theirs, own in zip(other.first_rows, holding.first_rows, strict=True))
    return holding.scope == other.scope and has_rows


def _num_common(holding: Holding, other: Holding) -> int:
    """Number of tokens that both begin with."""
    num = min(len(holding.tokens), len(other.tokens))
    differs = holding.tokens[:num] != other.tokens[:num]
    return int(differs.argmax()) if differs.any() else num


def _cut(parts: Sequence[Part], end: int, step: int, failed: Collection[PrefixLoad]) -> Iterator[Part]:
    """The parts up to `end`, in whole steps, before the first gap."""
    for part in parts:
        part_end = min(end, part.rows.end) // step * step
        if part.load in failed or part_end <= part.rows.start:
            return
        yield replace(part, rows=part.rows._replace(end=part_end))
