"""Requests of one worker that begin alike have the rows of what they have in common once, and read them once.

Of exact requests that this worker alone computes. A request looks for another one of its scope (model, tenant,
provenance: `WorkerPlan.row_scope`) that begins with the same tokens as its stored prefix, as far as that has them, or
has them loaded at the moment. It has these rows mapped in place of its own (`workers/sharing/mapped_rows.py`), loads
the rest, and waits for the other's load as for its own. Where that ends early, it looks for another request, or reads
the rows itself.

What is loaded was verified by the request that loaded it. Rows that a request computed are others' when its prefill has
ended. Rows of prompts whose requests have ended are held for requests to come as long as there is room, and given up in
the order of their last use: a prefix cache, as engines have it. They are had by requests only whose prefix the store
has, too: what is deleted there is not found here, and is given up here as well (`forget`). Tokens after that, which
fill no chunk, are not stored: their rows are copied from a request that had them, where it was to be stored.
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

#: A request that has computed fewer tokens is not held when it has ended: others would find little in it.
_LEAST_COMPUTED = 16
#: Prefixes that are held: each request looks through them.
_MOST_HELD = 512


@dataclass(frozen=True, slots=True)
class Part:
    """Rows that lie in one file, when the load has brought them; None: they are there."""

    rows: FileRows
    load: PrefixLoad | None


@dataclass(eq=False)
class Holding:
    """One request, as the others see it."""

    scope: bytes
    token_ids: Sequence[int]
    #: By layer, earlier rows are neither loaded nor read.
    first_rows: Sequence[int]
    mapped: MappedRows
    #: Whether the store is to keep what it computes.
    is_kept: bool
    #: Where its rows are, in order: those of others, then its own. `SharedPrefixes` changes them.
    parts: list[Part] = field(default_factory=list)
    #: Its first tokens whose rows other requests have, mapped; and up to the last of those that were copied.
    num_mapped: int = 0
    num_copied_to: int = 0
    #: Whether the rows of its prompt are all there.
    is_computed: bool = False
    #: Whether they are held when it has ended.
    is_held_after: bool = True

    @property
    def num_had(self) -> int:
        """Its first tokens whose rows it need not compute. What was copied stays, whatever becomes of a load."""
        return max(self.num_mapped, self.num_copied_to)

    @property
    def is_copied(self) -> bool:
        """Whether others may copy rows that the store does not have."""
        return self.is_computed and self.is_kept and self.is_held_after

    def __post_init__(self) -> None:
        self.tokens = np.fromiter(self.token_ids, np.int64, len(self.token_ids))


class SharedPrefixes:
    """What the requests of a worker have of one another. Owns: rows of requests that have ended, up to `cache_bytes` of
    memory, and the list of those that have not. Thread-safe.
    """

    def __init__(self, cache_bytes: int = 0) -> None:
        self._cache_bytes = cache_bytes
        self._lock = threading.Lock()
        self._holdings: list[Holding] = []
        #: Of requests that have ended, the one that was used last at the end.
        self._ended = OrderedDict[Holding, None]()
        self._files = weakref.WeakSet[RowFile]()

    @property
    def held_bytes(self) -> int:
        """Memory of rows that requests hold which can have them in common, each row once; and of those that ended."""
        with self._lock:
            return sum(file.held_bytes for file in self._files)

    @property
    def cached_bytes(self) -> int:
        """Of it, of requests that have ended alone."""
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
        """Have what others have of the first `end` rows mapped, and `load` the rest, of tokens [start, end), at once.

        Returns what is theirs. `failed`: loads that have brought nothing. From now on others have the rows, too, after
        `end` as before. Raises what `load` does, and DeviceError.
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
        """Copy what a computed prompt has in common with this one after what `read` had. It is less than a chunk, which
        is not stored; of a whole one the store would have to have it. Of the last token the logits are wanted, so it is
        not among them. Returns the token before which all rows are there, or on their way.
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
                holding.mapped.copy(has_most.mapped, start, end)  # under the lock nothing of it is given up
                holding.num_copied_to = end
                self._used(has_most)
        return end

    def computed(self, holding: Holding) -> None:
        """The rows of all of its prompt are there."""
        with self._lock:
            *before, last = holding.parts
            rows = last.rows._replace(end=len(holding.token_ids))
            holding.parts = [*before, replace(last, rows=rows)]
            holding.is_computed = True

    def leave(self, holding: Holding) -> None:
        """Its request ends: what others have of it stays, and the rows of its prompt where there is room for them."""
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
        """Stored rows were deleted: hold nothing of requests that have ended, or that have begun before now."""
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
        """What another one has of its first rows, in whole steps: of the one that has most."""
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
    """Whether all that its layers read of the common rows are rows that the other one's layers have."""
    has_rows = all(theirs <= own for theirs, own in zip(other.first_rows, holding.first_rows, strict=True))
    return holding.scope == other.scope and has_rows


def _num_common(holding: Holding, other: Holding) -> int:
    """Tokens that both begin with."""
    num = min(len(holding.tokens), len(other.tokens))
    differs = holding.tokens[:num] != other.tokens[:num]
    return int(differs.argmax()) if differs.any() else num


def _cut(parts: Sequence[Part], end: int, step: int, failed: Collection[PrefixLoad]) -> Iterator[Part]:
    """What there is of them up to `end`, without a gap, in whole steps."""
    for part in parts:
        part_end = min(end, part.rows.end) // step * step
        if part.load in failed or part_end <= part.rows.start:
            return
        yield replace(part, rows=part.rows._replace(end=part_end))
