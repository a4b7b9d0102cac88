"""Kernel that decodes rows of the codec `rotated` to float32.

Its numbers equal those of the codec's own `decode` bit for bit, which goes through memory for each step of the
transform:

    levels      of two neighbouring codes, from a table with their sum and difference, the transform's first step;
                levels of 8 bits are computed
    transform   the remaining steps, in registers
    numbers     times the head's scale / sqrt(D), times the signs

With enough numbers it uses torch's threads (`workers/kernels/native/parallel_code.py`). The kernel is
`workers/kernels/native/source/rotated_rows.c`.

Letters: R rows, B bytes of a coded head, D head dim.
"""

import functools
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import torch

from kvstore.codecs import Codec
from kvstore.codecs.rotated import Rotated, signs_of
from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.native.parallel_code import Region, regions
from workers.kernels.native.structs import Decoding

#: Decodes (coded uint8 [R, ..., B], out float32 [R, ..., D]), with equal heads in both. See `kernel_for`.
Decode = Callable[[torch.Tensor, torch.Tensor], None]

_HEAD_DIMS = (64, 128)
#: Least work of a thread, in numbers: some 80 us. Less is not worth waking a thread, whose processor may be reading or
#: verifying rows.
_NUMBERS_OF_THREAD = 262_144


def kernel_for(codec: Codec, coded: torch.Tensor, out: torch.Tensor) -> Decode | None:
    """The kernel for these rows: in host memory, `out` in float32, with contiguous heads in a row; None where it does
    not fit.

    There may be gaps between rows.
    """
    if not coded.numel() or not (coded.is_cpu and out.is_cpu):
        return None
    fits = out.dtype is torch.float32 and coded[0].is_contiguous() and out[0].is_contiguous()
    return rotated_decoder(codec.bits, out.shape[-1]) if fits else None


@functools.cache
def rotated_decoder(bits: int, head_dim: int, instruction_set: InstructionSet | None = None) -> Decode | None:
    """The kernel for heads of this size. `instruction_set`: overrides the processor's best.

    None where there is no such kernel: it needs a shared object for the processor, a head of 64 or 128 numbers, and a
    torch that brings libgomp.
    """
    instruction_set = instruction_set or instruction_set_of_host()
    if instruction_set is None or head_dim not in _HEAD_DIMS:
        return None
    kernel = next(iter(regions([f"decode_{bits}"], instruction_set)), None)
    return _decode_by(kernel, Rotated(bits), head_dim) if kernel is not None else None


def _decode_by(kernel: Region, codec: Rotated, head_dim: int) -> Decode:
    head_bytes, sums, signs_D = codec.head_bytes(head_dim), _sums_of_levels(codec), signs_of(head_dim)

    def decode(coded: torch.Tensor, out: torch.Tensor) -> None:
        num_rows, num_heads = len(coded), out[0].numel() // head_dim
        assert coded.shape == (*out.shape[:-1], head_bytes) and out.shape[-1] == head_dim, "as many heads in as out"
        operands = Decoding(
            *(coded.data_ptr(), out.data_ptr(), sums.ctypes.data, signs_D.ctypes.data),
            *(num_rows, num_heads, head_dim, coded.stride(0), out.stride(0)),
        )
        num_threads = min(torch.get_num_threads(), 1 + out.numel() // _NUMBERS_OF_THREAD)
        kernel(operands, num_threads)

    return decode


def _sums_of_levels(codec: Rotated) -> npt.NDArray[np.float32]:
    """Sum and difference of two neighbouring codes' levels, float32 [N, 2]; the first code has the lowest bits."""
    if codec.bits == 8:
        return np.empty((0, 2), np.float32)
    levels = codec.levels
    return np.stack([levels + levels[:, None], levels - levels[:, None]], axis=-1).reshape(-1, 2)
