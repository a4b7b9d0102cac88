"""Partitions: which worker computes which of the new tokens, so that all have equal work.

A later token attends to more rows, so the work up to token t grows as linear·t + attention·t²/2. With slices of equal
length the last worker has up to twice the mean work (KV-Runahead, section 4.2). Cuts lie on chunk boundaries, because
the store and the hints between workers count in chunks.

    [0, cuts[0]) served by the store | [cuts[i], cuts[i+1]) computed by worker i of the chain
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kvstore import CHUNK_TOKENS


@dataclass(frozen=True, slots=True)
class Partition:
    """The slices of one prompt, which cover its new tokens once and in order. Raises ValueError for other cuts."""

    cuts: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.cuts) < 2 or self.cuts[0] < 0:
            raise ValueError(f"a partition needs a start and an end, not {self.cuts}")
        if any(left >= right for left, right in zip(self.cuts, self.cuts[1:], strict=False)):
            raise ValueError(f"every worker needs at least one token: cuts {self.cuts}")
        if any(cut % CHUNK_TOKENS for cut in self.cuts[1:-1]):
            raise ValueError(f"inner cuts must be multiples of {CHUNK_TOKENS}: {self.cuts}")

    @property
    def num_workers(self) -> int:
        return len(self.cuts) - 1

    @property
    def num_prefix_tokens(self) -> int:
        return self.cuts[0]

    @property
    def num_prompt_tokens(self) -> int:
        return self.cuts[-1]

    def bounds(self, worker: int) -> tuple[int, int]:
        """Token positions [start, end) of a worker of the chain."""
        return self.cuts[worker], self.cuts[worker + 1]


@dataclass(frozen=True, slots=True)
class RowCost:
    """Work of one new token: `linear` for its projections and MLP, plus `attention` for each row that it sees.

    The unit is arbitrary: only the ratio matters.
    """

    linear: float
    attention: float

    def up_to(self, end: float) -> float:
        """Work of the tokens at positions [0, end), each seeing all before it and itself."""
        return self.linear * end + self.attention * end * (end + 1) / 2

    def of(self, own: int, visible: int) -> float:
        """Work of `own` tokens, each seeing `visible` earlier rows, the own tokens before it, and itself."""
        return self.up_to(own) + self.attention * own * visible

    def position_of(self, work: float) -> float:
        """The inverse of `up_to`: a quadratic, solved without cancellation when attention is cheap."""
        linear = self.linear + self.attention / 2
        return 2 * work / (linear + math.sqrt(linear * linear + 2 * self.attention * work)) if work else 0.0


def max_workers(start: int, end: int) -> int:
    """Most workers that can share tokens [start, end) with at least one token each."""
    return 1 + max(0, (end - 1) // CHUNK_TOKENS - start // CHUNK_TOKENS)


def even(start: int, end: int, num_workers: int) -> Partition:
    """Slices of equal length, as far as chunks allow (KVR-E in the paper)."""
    return snapped([start + (end - start) * i / num_workers for i in range(num_workers + 1)])


def balanced(start: int, end: int, num_workers: int, cost: RowCost, *, attended: int | None = None) -> Partition:
    """Slices of equal work under `cost`. Raises ValueError when there are fewer chunks than workers.

    `attended`: number of rows of [0, start) that a new token sees; None for all.
    """
    seen = start if attended is None else attended
    total_start, total_end = cost.up_to(seen), cost.up_to(seen + end - start)
    targets = [total_start + (total_end - total_start) * i / num_workers for i in range(1, num_workers)]
    return snapped([start, *(start - seen + cost.position_of(target) for target in targets), end])


def snapped(cuts: Sequence[float]) -> Partition:
    """Move inner cuts to the nearest chunk boundaries that leave every worker a token. Raises ValueError when there
    are fewer chunks than workers.
    """
    start, end, num_workers = int(cuts[0]), int(cuts[-1]), len(cuts) - 1
    if num_workers > max_workers(start, end):
        raise ValueError(f"{end - start} tokens from {start} cannot be cut for {num_workers} workers")
    snapped = [start]
    for index, cut in enumerate(cuts[1:-1], start=1):
        lowest = snapped[-1] // CHUNK_TOKENS + 1
        highest = (end - 1) // CHUNK_TOKENS - (num_workers - 1 - index)
        snapped.append(min(max(round(cut / CHUNK_TOKENS), lowest), highest) * CHUNK_TOKENS)
    return Partition((*snapped, end))
