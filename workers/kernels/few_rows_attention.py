"""Attention of a few queries over some hundred rows: one kernel, compiled for this machine's processor when first used.

torch's operator makes a matrix product of every block of scores and weights; of so few queries most of its time goes
into beginning them and into packing what they multiply (`docs/decisions/0011` has the figures). Here a thread takes
some queries that share a KV head and computes all that becomes of them, in its own caches:

    scores   of a register's worth of keys at a time, for one query after the other: dot products, added up together
    weights  exp(scale score − greatest), 0 of rows that the query does not see; their sum, and its logarithm
    output   of as many queries at once as have their sums in registers, over row after row of V

Each query's output is made of the same operations in the same order, however many others and threads there are.

The threads are torch's (`workers/kernels/parallel_code.py`). The kernel is
`workers/kernels/source/few_rows_attention.c`.

Letters as in `workers/attention/flash.py`, and L lanes of a register.
"""

import ctypes
import functools
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import torch

from workers.kernels.machine_code import AVX2, AVX512, Registers, registers_of_host
from workers.kernels.parallel_code import Region, regions

#: Output [B, N, T, D] and log-sum-exp float32 [B, N, T] of attention over a part of the rows.
Part = tuple[torch.Tensor, torch.Tensor]
#: (q [1, N, T, D], k [1, K, S, D], v [1, K, S, D], scale, causal) to the output and the log-sum-exp of the scores;
#: causal is aligned at the lower right. For what `kernel_for` says.
Attend = Callable[[torch.Tensor, torch.Tensor, torch.Tensor, float, bool], Part]


class FewQueries(NamedTuple):
    """`attend` is for any number of queries of a head, and the faster way for as many as `most_own`."""

    attend: Attend
    most_own: int


#: Rows of K and V: a whole register of any processor, and what of scores a thread keeps on its stack.
_LEAST_ROWS, MOST_ROWS = 16, 2048
#: Queries of a head: of more, torch's operator makes products that are as good.
_MOST_OWN = {AVX512: 32, AVX2: 8}
#: q, k, v, output, log-sum-exp; the number of rows, a head's length, strides of rows of k and v, the scale; numbers of
#: own rows, KV heads, heads of one, whether it is causal; strides of heads and rows of q, of heads of k and v.
_OPERANDS = "PPPPPqqqqfqqqqqqqq"


def kernel_for(q_BNTD: torch.Tensor, k_BKSD: torch.Tensor, v_BKSD: torch.Tensor) -> Attend | None:
    """The kernel, where it is for these: one continuation in float32 in the processor's memory, numbers of a head side
    by side, few queries, some hundred rows, no gradients.
    """
    tensors = (q_BNTD, k_BKSD, v_BKSD)
    if len(q_BNTD) != 1 or torch.is_grad_enabled() or not _LEAST_ROWS <= k_BKSD.shape[2] <= MOST_ROWS:
        return None
    fits = all(each.dtype is torch.float32 and each.is_cpu and each.stride(3) == 1 for each in tensors)
    kernel = attention_of_few_queries(q_BNTD.shape[3]) if fits else None
    return kernel.attend if kernel is not None and q_BNTD.shape[2] <= kernel.most_own else None


@functools.cache
def attention_of_few_queries(head_dim: int, registers: Registers | None = None) -> FewQueries | None:
    """The kernel for heads of so many numbers; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, whole registers in a head, and a torch that brings
    libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None or head_dim % registers.lanes:
        return None
    kernel = _kernel(registers)
    return FewQueries(_attend_by(kernel), _MOST_OWN[registers]) if kernel is not None else None


@functools.cache
def _kernel(registers: Registers) -> Region | None:
    with suppress(OSError, AttributeError):
        logarithm = {"logf": ctypes.CDLL("libm.so.6").logf}
        return next(iter(regions("few_rows_attention", ["attention"], _OPERANDS, registers, logarithm)), None)
    return None


def _attend_by(kernel: Region) -> Attend:
    def attend(q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, scale: float, causal: bool) -> Part:
        _, num_heads, num_own, head_dim = q_1NTD.shape
        _, num_kv_heads, num_rows, _ = k_1KSD.shape
        assert _LEAST_ROWS <= num_rows <= MOST_ROWS and v_1KSD.shape == k_1KSD.shape
        out_1TND = q_1NTD.new_empty((1, num_own, num_heads, head_dim))
        lse_1NT = q_1NTD.new_empty((1, num_heads, num_own))
        tensors = (q_1NTD, k_1KSD, v_1KSD)
        operands = kernel.pack(
            *(tensor.data_ptr() for tensor in (*tensors, out_1TND, lse_1NT)),
            *(num_rows, head_dim, k_1KSD.stride(2), v_1KSD.stride(2), scale),
            *(num_own, num_kv_heads, num_heads // num_kv_heads, causal),
            *(*q_1NTD.stride()[1:3], k_1KSD.stride(1), v_1KSD.stride(1)),
        )
        kernel.run(kernel.function, operands, torch.get_num_threads(), 0)
        return out_1TND.transpose(1, 2), lse_1NT

    return attend
