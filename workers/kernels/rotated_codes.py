"""Kernel that encodes rows with the codec `rotated`.

It writes the bytes that the codec's own `encode` writes, which goes through memory for each of its steps. In the kernel
a head stays in one core's registers and nearest cache:

    transform   with the signs and the head's power of 2, in registers
    scale       the error of each multiple: the nearest level of every number, found by comparing with all bounds
                between levels on one side of zero; the sum of squares, in the codec's order
    codes       for the scale of least error, packed eight at a time

The kernel counts bounds where the codec has a table of cells; both find the number of smaller bounds. With enough
numbers it uses torch's threads (`workers/kernels/native/parallel_code.py`). The kernel is
`workers/kernels/native/source/rotated_codes.c`.

Letters: R rows, B bytes of a coded head, D head dim.
"""

import functools
from collections.abc import Callable

import numpy as np
import torch

from kvstore.codecs import Codec
from kvstore.codecs.rotated import MULTIPLES, Rotated, signs_of
from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.native.parallel_code import Region, regions
from workers.kernels.native.structs import Encoding

#: Encodes (rows float32 [R, ..., D], out uint8 [R, ..., B], most threads), with equal heads in both. See `encoder_for`.
Encode = Callable[[torch.Tensor, torch.Tensor, int], None]

_HEAD_DIMS = (64, 128)
#: Least work of a thread, in numbers: some 100 us.
_NUMBERS_OF_THREAD = 32_768


def encoder_for(codec: Codec, rows: torch.Tensor) -> Encode | None:
    """The kernel for these rows: float32 in host memory, with contiguous heads in a row; None where it does not fit.

    There may be gaps between rows.
    """
    if not rows.numel() or not rows.is_cpu:
        return None
    fits = rows.dtype is torch.float32 and rows[0].is_contiguous()
    return rotated_encoder(codec.bits, rows.shape[-1]) if fits else None


@functools.cache
def rotated_encoder(bits: int, head_dim: int, instruction_set: InstructionSet | None = None) -> Encode | None:
    """The kernel for heads of this size. `instruction_set`: overrides the processor's best.

    None where there is no such kernel: it needs a shared object for the processor, a head of 64 or 128 numbers, and a
    torch that brings libgomp.
    """
    instruction_set = instruction_set or instruction_set_of_host()
    if instruction_set is None or head_dim not in _HEAD_DIMS:
        return None
    kernels = _kernels(instruction_set)
    return _encode_by(kernels[Rotated.widths.index(bits)], Rotated(bits), head_dim) if kernels else None


@functools.cache
def _kernels(instruction_set: InstructionSet) -> tuple[Region, ...]:
    """The kernels, one for each of the codec's widths; empty where there are none."""
    return regions([f"encode_{bits}" for bits in Rotated.widths], instruction_set)


def _encode_by(kernel: Region, codec: Rotated, head_dim: int) -> Encode:
    head_bytes, half = codec.head_bytes(head_dim), len(codec.levels) // 2
    # Levels and bounds are symmetric around zero, which is itself a bound.
    levels, bounds = codec.levels[half:].copy(), codec.bounds[half:-1].copy()
    tables = (levels[-1:] if codec.bits == 8 else levels, bounds, np.array(MULTIPLES, np.float32), signs_of(head_dim))

    def encode(rows: torch.Tensor, out: torch.Tensor, most_threads: int) -> None:
        num_rows, num_heads = len(rows), rows[0].numel() // head_dim
        assert out.shape == (*rows.shape[:-1], head_bytes) and rows.shape[-1] == head_dim, "as many heads in as out"
        operands = Encoding(
            *(rows.data_ptr(), out.data_ptr(), *(table.ctypes.data for table in tables)),
            *(num_rows, num_heads, head_dim, rows.stride(0), out.stride(0)),
        )
        kernel(operands, min(most_threads, 1 + rows.numel() // _NUMBERS_OF_THREAD))

    return encode
