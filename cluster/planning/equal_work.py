"""Slices of equal work under a cost model, for many chains at once: the start of every search. Pure.

If only computing counted, a chain would be as fast as its slowest worker, so equal work would be best; hand-offs, loads
and the first and last layer change that a little (KV-Runahead, section 4.2). `workers/plan/partition.py::balanced` does
this for one chain.
"""

import numpy as np
import numpy.typing as npt

from cluster.planning.cost_model import Floats, LayerCost
from kvstore import CHUNK_TOKENS

Ints = npt.NDArray[np.int64]


def equal_work_cuts(layer: LayerCost, starts_B: Ints, end: int, workers_B: Ints, attended: int | None = None) -> Ints:
    """Cuts [B, W + 1] of tokens [starts[b], end) for workers[b] workers, on chunk boundaries; W is the largest number.

    Shorter chains begin with workers without tokens. `attended`: stored rows that a token sees; None for all. Each
    worker needs a chunk with a new token (`workers.plan.partition.max_workers`).
    """
    most = int(workers_B.max())
    number_BW = np.arange(most + 1) - (most - workers_B)[:, None]  # 1 at the cut after a chain's first worker
    share_BW = np.maximum(number_BW, 0) / workers_B[:, None]
    seen_B = (starts_B if attended is None else np.minimum(starts_B, attended)).astype(np.float64)
    new_B = (end - starts_B).astype(np.float64)
    # A token that sees r rows costs token + pair · r. The sum from `seen` on is linear · x + pair · x² / 2.
    linear_B = layer.token_s + layer.pair_s * seen_B
    work_BW = share_BW * (linear_B * new_B + layer.pair_s * new_B * new_B / 2)[:, None]
    root_BW = np.sqrt(linear_B[:, None] ** 2 + 2 * layer.pair_s * work_BW)
    offset_BW = 2 * work_BW / np.maximum(linear_B[:, None] + root_BW, np.finfo(np.float64).tiny)
    return _snapped(starts_B, end, starts_B[:, None] + offset_BW, number_BW, workers_B)


def with_shorter_fronts(cuts_BW: Ints, by: float) -> Ints:
    """Move all inner cuts toward the start by a factor, so that fewer rows are handed on."""
    starts_B1, inner_BW = cuts_BW[:, :1], cuts_BW[:, 1:-1]
    is_there_BW = inner_BW > starts_B1
    first_B1 = starts_B1 // CHUNK_TOKENS
    chunks_BW = first_B1 + ((inner_BW // CHUNK_TOKENS - first_B1) * by).astype(np.int64)
    # At least one chunk for each worker, which is possible because it was with the given cuts.
    number_BW = np.cumsum(is_there_BW, axis=1)
    chunks_BW = np.maximum(chunks_BW, first_B1 + number_BW)
    chunks_BW = np.maximum.accumulate(np.where(is_there_BW, chunks_BW - number_BW, 0), axis=1) + number_BW
    inner_BW = np.where(is_there_BW, chunks_BW * CHUNK_TOKENS, starts_B1)
    return np.concatenate([starts_B1, inner_BW, cuts_BW[:, -1:]], axis=1)


def _snapped(starts_B: Ints, end: int, cuts_BW: Floats, number_BW: Ints, workers_B: Ints) -> Ints:
    """Move cuts to the nearest chunk boundaries that leave every worker a token."""
    number_BW = np.maximum(number_BW, 0)  # workers outside the chain are cut at its start
    lowest_B = starts_B // CHUNK_TOKENS
    highest_B = (end - 1) // CHUNK_TOKENS - (workers_B - 1)
    # Minus its number, a cut may equal the one before it: then one pair of bounds holds for all cuts of a chain.
    chunks_BW = np.round(cuts_BW / CHUNK_TOKENS).astype(np.int64) - number_BW
    chunks_BW = np.clip(chunks_BW, lowest_B[:, None], highest_B[:, None])
    snapped_BW = (np.maximum.accumulate(chunks_BW, axis=1) + number_BW) * CHUNK_TOKENS
    snapped_BW[:, -1] = end
    return np.where(number_BW <= 0, starts_B[:, None], snapped_BW)
