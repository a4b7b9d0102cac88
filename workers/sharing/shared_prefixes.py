"""Requests of one worker that begin alike have the rows of what they have in common once, and read them once.

Of exact requests that this worker alone computes. A request looks for another one of its scope (model, tenant,
provenance: `WorkerPlan.row_scope`) that begins with the same tokens as its stored prefix, as far as that has them, or
has them loaded at the moment. It has these rows mapped in place of its own (`workers/sharing/mapped_rows.py`), loads
the rest, and waits for the other's load as for its own. Where that ends early, it looks for another request, or reads
the rows itself.

What is loaded was verified by the request that loaded it. Rows that a request computed are others' when its prefill has
ended. No rows are held for requests to come: they are freed with the last request that has them.
"""

import math
import threading
import weakref
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from kvstore import PrefixLoad
from workers.sharing.mapped_rows import FileRows, MappedRows, RowFile


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
    #: Where its rows are, in order: those of others, then its own. `SharedPrefixes` changes them.
    parts: list[Part] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tokens = np.fromiter(self.token_ids, np.int64, len(self.token_ids))


class SharedPrefixes:
    """What the requests of a worker have of one another. Owns: nothing but the list of them. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._holdings: list[Holding] = []
        self._files = weakref.WeakSet[RowFile]()

    @property
    def held_bytes(self) -> int:
        """Memory of rows that requests hold which can have them in common, each row once."""
        with self._lock:
            return sum(file.held_bytes for file in self._files)

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
            start = theirs[-1].rows.end if theirs else 0
            own = Part(FileRows(holding.mapped.file, start, end), load(start, end) if start < end else None)
            after = [part for part in holding.parts if part.rows.start >= end]
            holding.parts = [*theirs, own, *after]
            if holding not in self._holdings:
                self._holdings.append(holding)
                self._files.add(holding.mapped.file)
        return theirs

    def computed(self, holding: Holding) -> None:
        """The rows of all of its prompt are there."""
        with self._lock:
            *before, last = holding.parts
            rows = last.rows._replace(end=len(holding.token_ids))
            holding.parts = [*before, replace(last, rows=rows)]

    def leave(self, holding: Holding) -> None:
        """Its request ends: no other finds it any more, and what others have of it stays."""
        with self._lock:
            if holding in self._holdings:
                self._holdings.remove(holding)
                holding.mapped.trim()

    def _longest(self, holding: Holding, end: int, step: int, failed: Collection[PrefixLoad]) -> list[Part]:
        """What another one has of its first rows, in whole steps: of the one that has most."""
        longest = list[Part]()
        for other in self._holdings:
            if other is holding or not _may_have_rows_of(holding, other):
                continue
            parts = list(_cut(other.parts, min(end, _num_common(holding, other)) // step * step, step, failed))
            if parts and (not longest or parts[-1].rows.end > longest[-1].rows.end):
                longest = parts
        return longest


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
