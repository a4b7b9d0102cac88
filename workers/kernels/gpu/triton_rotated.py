"""Kernel that decodes rows of the codec `rotated` on a GPU in one pass over memory.

A program has as many heads as fill its registers. Each number's code is looked up in the levels. The transform then
takes log2(D) equal steps, in registers and between threads: neighbours x[2i], x[2i+1] become the sum at i and the
difference at D/2 + i. A step rotates the bits of a number's index by one place, so after all steps each number is back
at its own index, and every step has the pairs of the codec's `decode`. Sums, the scale's quotient and products are
rounded one by one as in the codec, so the numbers are equal bit for bit, except for the bits of a NaN.

With 4 bits and D = 64 it reads 0.53 bytes per number and writes 2 (bfloat16), so it is bound by memory unless the steps
take longer; it has not been timed. Tested in Triton's interpreter and compiled for sm_80 and sm_90 by
`tests/unit/workers/kernels/test_triton_rotated.py`, and on a GPU by `tests/gpu/test_rows_cuda.py`.

Letters: see `workers/kernels/device_rows.py`.
"""

import math
from typing import Protocol

import torch
import triton
import triton.language as tl

#: Numbers of a program: 16 for each thread of four warps.
_BLOCK_NUMBERS = 2048


class Tables(Protocol):
    """See `workers/kernels/device_rows.py::RotationTables`."""

    @property
    def levels(self) -> torch.Tensor: ...

    @property
    def signs_D(self) -> torch.Tensor: ...


def fits(coded: torch.Tensor, out: torch.Tensor) -> bool:
    """Whether rows have contiguous heads in both tensors, and rows of `out` begin at multiples of a head.

    There may be gaps between rows.
    """
    if not coded.numel() or not (coded[0].is_contiguous() and out[0].is_contiguous()):
        return False
    return out.stride(0) % out.shape[-1] == 0


def decode(bits: int, coded: torch.Tensor, out: torch.Tensor, tables: Tables) -> None:
    """Decode `coded`, uint8 [R, ..., B], into `out`, [R, ..., D] of any floating dtype. Both must pass `fits`."""
    head_dim = out.shape[-1]
    heads_of_row = out[0].numel() // head_dim
    num_heads, block = len(out) * heads_of_row, max(1, _BLOCK_NUMBERS // head_dim)
    assert coded.shape[:-1] == out.shape[:-1], "as many heads in as out"
    decode_heads[(triton.cdiv(num_heads, block),)](
        coded,
        out,
        tables.levels,
        tables.signs_D,
        num_heads,
        heads_of_row,
        coded.stride(0),
        out.stride(0) // head_dim,
        math.sqrt(head_dim),
        BITS=bits,
        D=head_dim,
        NUM_STEPS=head_dim.bit_length() - 1,
        BLOCK_N=block,
    )


# Coded rows begin at any address, so no further kernel is compiled for aligned ones.
@triton.jit(
    do_not_specialize=("num_heads", "heads_of_row", "coded_row", "out_row"),
    do_not_specialize_on_alignment=("coded_ptr",),
)
def decode_heads(
    coded_ptr,
    out_ptr,
    levels_ptr,
    signs_ptr,
    num_heads,
    heads_of_row,
    coded_row,
    out_row,
    root,
    BITS: tl.constexpr,
    D: tl.constexpr,
    NUM_STEPS: tl.constexpr,
    BLOCK_N: tl.constexpr,
):
    """Decode a block of heads. Strides of rows: `coded_row` bytes, `out_row` heads."""
    heads_n = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    is_head_n = heads_n < num_heads
    rows_n, places_n = (heads_n // heads_of_row).to(tl.int64), heads_n % heads_of_row
    coded_n = coded_ptr + rows_n * coded_row + places_n * (D * BITS // 8 + 2)
    dims = tl.arange(0, D)
    bytes_nd = coded_n[:, None] + (dims * BITS // 8)[None, :]
    codes_nd = tl.load(bytes_nd, mask=is_head_n[:, None], other=0).to(tl.int32)
    if 8 % BITS:  # a code may end in the next byte; the bytes of the scale follow the last code
        codes_nd |= tl.load(bytes_nd + 1, mask=is_head_n[:, None], other=0).to(tl.int32) << 8
    codes_nd = (codes_nd >> (dims * BITS % 8)[None, :]) & (2**BITS - 1)
    x_nd = codes_nd.to(tl.float32) - 127.5 if BITS == 8 else tl.load(levels_ptr + codes_nd)
    for _ in tl.static_range(NUM_STEPS):
        one, other = tl.split(tl.reshape(x_nd, (BLOCK_N, D // 2, 2)))
        x_nd = tl.reshape(tl.permute(tl.join(one + other, one - other), (0, 2, 1)), (BLOCK_N, D))
    scale_n = coded_n + D * BITS // 8
    low_n = tl.load(scale_n, mask=is_head_n, other=0).to(tl.int32)
    high_n = tl.load(scale_n + 1, mask=is_head_n, other=0).to(tl.int32)
    scales_n = (low_n << 16 | high_n << 24).to(tl.float32, bitcast=True)
    x_nd = x_nd * tl.div_rn(scales_n, root)[:, None] * tl.load(signs_ptr + dims)[None, :]
    out_n = out_ptr + (rows_n * out_row + places_n) * D
    tl.store(out_n[:, None] + dims[None, :], x_nd.to(out_ptr.dtype.element_ty), mask=is_head_n[:, None])
