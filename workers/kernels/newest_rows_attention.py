"""Attention of the newest row of each of several requests: one call of a kernel for all of them.

A request that decodes has one query a head, and reads all of its rows. torch's operator, called for one request after
the other, takes 1.7 times as long (`docs/decisions/0032` has the figures). Here all threads share all requests' rows: a
thread takes some hundred rows of a request and one KV head at a time, and what came of a request's pieces is joined in
the end.

A request's output is made of the same operations in the same order, however many others and threads there are. The
kernel is `workers/kernels/source/newest_rows_attention.c`; `workers/kernels/parallel_code.py` has the threads, torch's.

Letters as in `workers/attention/flash.py`; B requests.
"""

import ctypes
import functools
import struct
from collections.abc import Callable, Sequence
from contextlib import suppress

import torch

from workers.kernels.few_rows_attention import Part
from workers.kernels.machine_code import Registers, registers_of_host
from workers.kernels.parallel_code import Region, openmp_of_torch, regions

#: (q [B, N, 1, D], K and V of each request, [1, K, S, D] both, the scale) to the output [B, N, 1, D] and the
#: log-sum-exp of the scores, [B, N, 1]. For what `kernel_for` says.
AttendNewest = Callable[[torch.Tensor, Sequence[tuple[torch.Tensor, torch.Tensor]], float], Part]

#: A whole register of any processor.
_LEAST_ROWS = 16
#: Rows that a thread takes at a time, as in the kernel's source.
_PIECE_ROWS = 256
#: Of a request: k, v; the number of rows; strides of heads and rows of k and v.
_request = struct.Struct("@PPqqqqq").pack
#: Requests, q; output and log-sum-exp; these of pieces; numbers of requests, pieces, KV heads, heads of one, the head's
#: length; the scale.
_OPERANDS = "PPPPPPqqqqqf"


def kernel_for(q: torch.Tensor, rows: Sequence[tuple[torch.Tensor, torch.Tensor]]) -> AttendNewest | None:
    """The kernel, where it is for queries as in `q`, [..., D], and these rows of one request or more.

    They are float32 in the processor's memory, numbers of a head side by side, 16 rows or more of each request, and
    have no gradients.
    """
    if torch.is_grad_enabled() or not _fits(q) or not all(_fits(k) and _fits(v) for k, v in rows):
        return None
    if min(k_1KSD.shape[2] for k_1KSD, _ in rows) < _LEAST_ROWS:
        return None
    return attention_of_newest_rows(q.shape[3])


def _fits(tensor: torch.Tensor) -> bool:
    return tensor.dtype is torch.float32 and tensor.is_cpu and tensor.stride(3) == 1


@functools.cache
def attention_of_newest_rows(head_dim: int, registers: Registers | None = None) -> AttendNewest | None:
    """The kernel for heads of so many numbers; `registers`: other ones than the processor's best.

    None where there is none, as in `attention_of_few_queries`.
    """
    registers = registers or registers_of_host()
    if registers is None or head_dim % registers.lanes:
        return None
    kernel = _kernel(registers)
    return _attend_by(kernel) if kernel is not None else None


@functools.cache
def _kernel(registers: Registers) -> Region | None:
    with suppress(OSError, AttributeError):
        symbols = {"logf": ctypes.CDLL("libm.so.6").logf, "GOMP_barrier": openmp_of_torch().GOMP_barrier}
        return next(iter(regions("newest_rows_attention", ["attention"], _OPERANDS, registers, symbols)), None)
    return None


def _attend_by(kernel: Region) -> AttendNewest:
    def attend(q_BN1D: torch.Tensor, rows: Sequence[tuple[torch.Tensor, torch.Tensor]], scale: float) -> Part:
        q_BN1D = q_BN1D.contiguous()
        num_requests, num_heads, _, head_dim = q_BN1D.shape
        num_kv_heads = rows[0][0].shape[1]
        num_rows = [k_1KSD.shape[2] for k_1KSD, _ in rows]
        num_pieces = sum(max(1, number // _PIECE_ROWS) for number in num_rows)
        requests = b"".join(
            _request(k.data_ptr(), v.data_ptr(), number, *k.stride()[1:3], *v.stride()[1:3])
            for number, (k, v) in zip(num_rows, rows, strict=True)
        )
        # The output, and that of pieces: one after the other.
        outs = q_BN1D.new_empty((num_requests + num_pieces, num_heads, 1, head_dim))
        lses = q_BN1D.new_empty((num_requests + num_pieces, num_heads, 1))
        (out_BN1D, out_of_pieces), (lse_BN1, lse_of_pieces) = (
            each.split_with_sizes((num_requests, num_pieces)) for each in (outs, lses)
        )
        address = ctypes.cast(ctypes.c_char_p(requests), ctypes.c_void_p).value
        operands = kernel.pack(
            address,
            *(each.data_ptr() for each in (q_BN1D, out_BN1D, lse_BN1, out_of_pieces, lse_of_pieces)),
            *(num_requests, num_pieces, num_kv_heads, num_heads // num_kv_heads, head_dim, scale),
        )
        kernel.run(kernel.function, operands, torch.get_num_threads(), 0)
        return out_BN1D, lse_BN1

    return attend
