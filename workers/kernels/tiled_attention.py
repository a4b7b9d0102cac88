"""Attention of several queries over any number of rows: one kernel, compiled for this machine's processor.

torch's operator makes two matrix products of every block of scores and weights, of one query head after the other, and
most of its time goes into beginning them and into packing what they multiply. Here a thread takes some queries of all
heads that share a KV head, and some rows of K and V at a time, which it packs once for all of them:

    scores   of six queries and sixteen keys at a time (twelve and 32 with AVX-512): as many sums as registers hold
    weights  exp(scale score − greatest so far), 0 of rows that the query does not see
    output   of as many queries over all packed rows of V; what there is of earlier rows is made relative first

as in FlashAttention-2 (Dao 2023, section 3.1). Each query's output is made of the same operations in the same order,
however many others and threads there are.

The threads are torch's (`workers/kernels/parallel_code.py`). The kernel is `workers/kernels/source/tiled_attention.c`.

Letters as in `workers/attention/flash.py`.
"""

import ctypes
import functools
from collections.abc import Callable

import torch

from workers.kernels.machine_code import Registers, registers_of_host
from workers.kernels.parallel_code import Region, logarithm, regions

#: Output [B, N, T, D] and log-sum-exp float32 [B, N, T] of attention over a part of the rows.
Part = tuple[torch.Tensor, torch.Tensor]
#: (q [1, N, T, D], k [1, K, S, D], v [1, K, S, D], scale, causal) to the output and the log-sum-exp of the scores;
#: causal is aligned at the lower right. For what `kernel_for` says.
Attend = Callable[[torch.Tensor, torch.Tensor, torch.Tensor, float, bool], Part]

#: What of K and V is packed at once has room for whole registers of so many.
_GREATEST_HEAD_DIM = 256
#: q, k, v, output, log-sum-exp; numbers of rows, of a head, of own rows, KV heads, heads of one, whether it is causal;
#: strides of heads and rows of q, k, v; the scale.
_OPERANDS = "PPPPPPqqqqqqqqqqqqf"


def kernel_for(*tensors: torch.Tensor) -> Attend | None:
    """The kernel, where it is for these queries, keys and values, [B, heads, rows, D]: one continuation in float32 in
    the processor's memory, numbers of a head side by side, no gradients.
    """
    if len(tensors[0]) != 1 or torch.is_grad_enabled():
        return None
    fits = all(each.dtype is torch.float32 and each.is_cpu and each.stride(3) == 1 for each in tensors)
    return attention_in_tiles(tensors[0].shape[3]) if fits else None


@functools.cache
def attention_in_tiles(head_dim: int, registers: Registers | None = None) -> Attend | None:
    """The kernel for heads of so many numbers; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, whole registers in a head, and a torch that brings
    libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None or head_dim % registers.lanes or head_dim > _GREATEST_HEAD_DIM:
        return None
    kernel = _kernel(registers)
    return _attend_by(kernel) if kernel is not None else None


@functools.cache
def _kernel(registers: Registers) -> Region | None:
    return next(iter(regions("tiled_attention", ["attention"], _OPERANDS, registers, {"logf": logarithm()})), None)


def _attend_by(kernel: Region) -> Attend:
    def attend(q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, scale: float, causal: bool) -> Part:
        _, num_heads, num_own, head_dim = q_1NTD.shape
        _, num_kv_heads, num_rows, _ = k_1KSD.shape
        assert v_1KSD.shape == k_1KSD.shape and num_own > 0
        assert num_rows >= (num_own if causal else 1), "each query sees a row"
        out_1TND = q_1NTD.new_empty((1, num_own, num_heads, head_dim))
        lse_1NT = q_1NTD.new_empty((1, num_heads, num_own))
        tensors, taken = (q_1NTD, k_1KSD, v_1KSD), ctypes.c_int64()
        operands = kernel.pack(
            *(tensor.data_ptr() for tensor in (*tensors, out_1TND, lse_1NT)),
            *(ctypes.addressof(taken), num_rows, head_dim, num_own, num_kv_heads, num_heads // num_kv_heads, causal),
            *(stride for each in tensors for stride in each.stride()[1:3]),
            scale,
        )
        kernel.run(kernel.function, operands, torch.get_num_threads(), 0)
        return out_1TND.transpose(1, 2), lse_1NT

    return attend
