"""Rows sent and dot products of a parallel prefill, counted exactly from the slices, without a clock or a network.

Units. A *row* is K and V of one token in one layer: one row, sent to q workers, counts q times. KV-Runahead's figures 4
and 5 count K and V apart, so their 36 and 22 are 18 and 11 rows; its equations 4 to 7 count rows: (p−1)·C for TSP and
(p−1)/2·C for a chain of even slices. A *pair* is one dot product of a query with a key, per query head and layer.
Layers are alike, so all counts are per layer; layers with a sliding window have fewer pairs than counted here.

    dense    a worker's queries × all rows given to its kernel, as one rectangle with unseen pairs masked
    causal   only the pairs that a query sees: itself and all rows before it
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.baselines.plan import Baseline
from benchmarks.baselines.share import Share, num_tokens
from kvstore import KVShape


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerWork:
    """Rows sent and pairs of one worker, per layer."""

    rows_sent: int
    #: Pairs per query head.
    dense_pairs: int
    causal_pairs: int


@dataclass(frozen=True, slots=True)
class ParallelWork:
    """Counts of all workers of one request, per layer: sums, and each worker's own by position."""

    by_worker: tuple[WorkerWork, ...]

    @property
    def rows_sent(self) -> int:
        return sum(worker.rows_sent for worker in self.by_worker)

    @property
    def dense_pairs(self) -> int:
        return sum(worker.dense_pairs for worker in self.by_worker)

    @property
    def causal_pairs(self) -> int:
        return sum(worker.causal_pairs for worker in self.by_worker)


def chain_work(cuts: Sequence[int]) -> ParallelWork:
    """Work of KV-Runahead: tokens [0, cuts[0]) are stored, [cuts[i], cuts[i+1]) are worker i's, anywhere cut.

    Each worker sends on all rows computed so far; the stored prefix is loaded, not sent. One worker alone is a chain
    of two cuts. A worker's rectangle ends with its own last row, so few of its pairs are unseen.
    """
    last = len(cuts) - 2
    return ParallelWork(
        tuple(
            WorkerWork(
                rows_sent=0 if index == last else end - cuts[0],
                dense_pairs=(end - start) * end,
                causal_pairs=_causal_pairs(start, end),
            )
            for index, (start, end) in enumerate(itertools.pairwise(cuts))
        )
    )


def gather_work(baseline: Baseline, num_prefix: int, num_prompt: int, num_workers: int) -> ParallelWork:
    """Work of a baseline over new tokens [num_prefix, num_prompt), where every worker sends its rows to every other.

    A dense baseline's rectangle is own queries × the whole prompt; the other baselines have one a span, up to its end.
    Raises ValueError as `Baseline.shares` does.
    """
    shares = baseline.shares(num_prefix, num_prompt, num_workers)
    return ParallelWork(
        tuple(
            WorkerWork(
                rows_sent=num_tokens(share) * (num_workers - 1),
                dense_pairs=_dense_pairs(share, num_prompt if baseline.is_dense else None),
                causal_pairs=sum(_causal_pairs(start, end) for start, end in share),
            )
            for share in shares
        )
    )


def bytes_of(rows: int, shape: KVShape) -> int:
    """Bytes of this number of rows per layer, summed over all layers of a model."""
    return rows * shape.token_bytes


def _dense_pairs(share: Share, num_rows: int | None) -> int:
    return sum((end - start) * (num_rows or end) for start, end in share)


def _causal_pairs(start: int, end: int) -> int:
    """Pairs of queries [start, end): query t sees t + 1 rows."""
    return (end * (end + 1) - start * (start + 1)) // 2
