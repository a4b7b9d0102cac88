"""Rows that the codec `rotated` has coded, to float32: a kernel.

The same numbers as the codec's own `decode`, bit for bit, which goes through memory for each step of the transform:

    levels      of two neighbouring codes from a table that has their sum and difference, the transform's first step;
                those of 8 bits are computed
    transform   the other steps, in registers
    numbers     times the head's scale / sqrt(D), times the signs

The threads are torch's (`workers/kernels/native/parallel_code.py`), where there are enough numbers. The kernel is
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

#: (coded uint8 [R, ..., B], out float32 [R, ..., D]): the same heads. For what `kernel_for` says.
Decode = Callable[[torch.Tensor, torch.Tensor], None]

_HEAD_DIMS = (64, 128)
#: Some 80 us of one thread. For less, another one is not woken, whose processor may read or check rows meanwhile.
_NUMBERS_OF_THREAD = 262_144


def kernel_for(codec: Codec, coded: torch.Tensor, out: torch.Tensor) -> Decode | None:
    """The kernel, where it is for these: float32 in the processor's memory, a row's heads side by side.

    Between rows there may be gaps.
    """
    if not coded.numel() or not (coded.is_cpu and out.is_cpu):
        return None
    fits = out.dtype is torch.float32 and coded[0].is_contiguous() and out[0].is_contiguous()
    return rotated_decoder(codec.bits, out.shape[-1]) if fits else None


@functools.cache
def rotated_decoder(bits: int, head_dim: int, instruction_set: InstructionSet | None = None) -> Decode | None:
    """The kernel for heads of this size; `instruction_set`: another one than the processor's best.

    None where there is none: it needs a shared object for the processor, a head of 64 or 128 numbers, and a torch that
    brings libgomp.
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
    """Sum and difference, float32 [N, 2], by two codes that lie one after the other; the first has the lowest bits."""
    if codec.bits == 8:
        return np.empty((0, 2), np.float32)
    levels = codec.levels
    return np.stack([levels + levels[:, None], levels - levels[:, None]], axis=-1).reshape(-1, 2)
