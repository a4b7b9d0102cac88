"""Attention of several queries over any number of rows: one kernel, compiled for this machine's processor.

torch's operator makes two matrix products for every block of scores and weights of each query head, and spends most of
its time on starting them and on packing their operands. In this kernel a thread takes some queries of all heads that
share a KV head, and some rows of K and V at a time, which it packs once for all of these heads:

    scores   of six queries and sixteen keys at a time (twelve and 32 with AVX-512): as many sums as registers hold
    weights  exp(scale score − greatest so far); 0 for rows that the query does not see
    output   of these queries over all packed rows of V; the output of earlier rows is rescaled first

as in FlashAttention-2 (Dao 2023, section 3.1). Each query's output comes from the same operations in the same order,
whatever the number of queries and threads.

The threads are torch's (`workers/kernels/native/parallel_code.py`). The kernel is
`workers/kernels/native/source/tiled_attention.c`.

Letters as in `workers/attention/flash.py`.
"""

import ctypes
import functools
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.native.parallel_code import Region, regions
from workers.kernels.native.structs import Tiles

#: Output [B, N, T, D] and log-sum-exp float32 [B, N, T] of attention over a part of the rows.
Part = tuple[torch.Tensor, torch.Tensor]
#: (q [1, N, T, D], k [1, K, S, D], v [1, K, S, D], scale, causal) to the output and the log-sum-exp of the scores;
#: causal is aligned at the lower right. See `kernel_for` for the tensors that it takes.
Attend = Callable[[torch.Tensor, torch.Tensor, torch.Tensor, float, bool], Part]

#: Largest head dim that the memory for packed rows of K and V has room for.
_GREATEST_HEAD_DIM = 256
#: `Tiles` for numpy.
TILES = np.dtype(Tiles)


class TilesOfLayers(NamedTuple):
    """Tiles of all layers of a pass: rows that requests with several tokens attend to. Owns nothing.

    `of_all`: `TILES` [layers, requests], with addresses and strides of K and V, whose rows have all heads, and the
    numbers of all rows and of own rows. `first_tokens`: each request's first token in the pass, int64 [requests].
    """

    of_all: npt.NDArray[np.void]
    first_tokens: npt.NDArray[np.int64]


def kernel_for(*tensors: torch.Tensor) -> Attend | None:
    """The kernel for queries, keys and values like these, [B, heads, rows, D]; None where it does not fit.

    It takes one continuation, float32 in host memory, contiguous numbers of a head, and no gradients.
    """
    if len(tensors[0]) != 1 or torch.is_grad_enabled():
        return None
    fits = all(each.dtype is torch.float32 and each.is_cpu and each.stride(3) == 1 for each in tensors)
    return attention_in_tiles(tensors[0].shape[3]) if fits else None


@functools.cache
def attention_in_tiles(head_dim: int, instruction_set: InstructionSet | None = None) -> Attend | None:
    """The kernel for heads of this size. `instruction_set`: overrides the processor's best.

    None where there is no such kernel: it needs a shared object for the processor, whole registers in a head, and a
    torch that brings libgomp.
    """
    instruction_set = instruction_set or instruction_set_of_host()
    if instruction_set is None or head_dim % instruction_set.lanes or head_dim > _GREATEST_HEAD_DIM:
        return None
    kernel = kernel_of_tiles(instruction_set)
    return _attend_by(kernel) if kernel is not None else None


@functools.cache
def kernel_of_tiles(instruction_set: InstructionSet) -> Region | None:
    """Region that computes the attention of one `TILES`; all threads of the region must call it."""
    return next(iter(regions(["attention_in_tiles"], instruction_set)), None)


def _attend_by(kernel: Region) -> Attend:
    def attend(q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, scale: float, causal: bool) -> Part:
        _, num_heads, num_own, head_dim = q_1NTD.shape
        _, num_kv_heads, num_rows, _ = k_1KSD.shape
        assert v_1KSD.shape == k_1KSD.shape and num_own > 0
        assert num_rows >= (num_own if causal else 1), "each query sees a row"
        out_1TND = q_1NTD.new_empty((1, num_own, num_heads, head_dim))
        lse_1NT = q_1NTD.new_empty((1, num_heads, num_own))
        tensors, taken = (q_1NTD, k_1KSD, v_1KSD), ctypes.c_int64()
        operands = Tiles(
            *(tensor.data_ptr() for tensor in (*tensors, out_1TND, lse_1NT)),
            *(ctypes.addressof(taken), num_rows, head_dim, num_own, num_kv_heads, num_heads // num_kv_heads, causal),
            *(stride for each in tensors for stride in each.stride()[1:3]),
            scale,
        )
        kernel(operands, torch.get_num_threads())
        return out_1TND.transpose(1, 2), lse_1NT

    return attend
