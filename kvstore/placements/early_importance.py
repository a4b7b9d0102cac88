"""Importance of chunks that are not published yet.

A worker that computes a prompt for the first time knows the importance of its tokens before any of them is stored. Its
samples are kept here until their extents are published, so that the first request already determines row orders.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kvstore.index.extent import Extent
from kvstore.index.extent_notes import ExtentNotes
from kvstore.placements.placement import HeldPlacement

#: Most bytes of waiting samples of all placements; beyond that the oldest are dropped.
_MAX_BYTES = 64 * 2**20


@dataclass(frozen=True, slots=True, eq=False)
class _PendingSample:
    held: HeldPlacement
    first_token: int
    #: Sample of the tokens from `first_token` on, [layers, tokens].
    sample_LT: npt.NDArray[np.float16]


class EarlyImportance:
    """Owns waiting samples, at most `_MAX_BYTES`.

    Guarded by the inventory's lock; callers of `add` and `apply` also hold its `change`.
    """

    def __init__(self, notes: ExtentNotes, tokens_per_chunk: int) -> None:
        self._notes = notes
        self._tokens_per_chunk = tokens_per_chunk
        self._pending: list[_PendingSample] = []

    @property
    def size_bytes(self) -> int:
        return sum(each.sample_LT.nbytes for each in self._pending)

    def add(self, held: HeldPlacement, sample_LT: npt.NDArray[np.float16]) -> None:
        """Keep the part of a sample that covers unpublished tokens. The sample begins at the prompt's start."""
        first_token = (held.placement.save_start + held.num_published) * self._tokens_per_chunk
        rest_LT = sample_LT[:, first_token:]
        if not 0 < rest_LT.nbytes <= _MAX_BYTES:
            return
        self._pending.append(_PendingSample(held, first_token, rest_LT.copy()))
        while self.size_bytes > _MAX_BYTES:
            del self._pending[0]

    def apply(self, held: HeldPlacement, extent: Extent) -> None:
        """Add the waiting samples of a placement to its newly published extent."""
        for each in [each for each in self._pending if each.held is held]:
            self._notes.note_sample(extent, extent.num_chunks, each.sample_LT, each.first_token)

    def forget(self, held: HeldPlacement) -> None:
        """Drop the samples of a placement that publishes no more extents."""
        self._pending = [each for each in self._pending if each.held is not held]

    def clear(self) -> None:
        self._pending = []
