"""Decoding of coded rows in a device's memory: the codec `rotated` in plain torch, on any device.

The numbers equal those of the codec's own `decode` bit for bit, and are then rounded to the dtype of `out`, half to
even: sums add the same two numbers in the same order, each rounded once, and no operation of torch fuses a product with
a sum. NaN stays NaN. Decoding does not block, except for the first rows of a codec, which copy its tables.

GPUs have a kernel for `rotated`, `workers/kernels/gpu/triton_rotated.py`; this code is its reference in tests, and
decodes where there is no Triton.

Letters: B bytes of a coded head, D head dim, N heads of rows, W groups of 8 codes.
"""

import functools
import math
from typing import NamedTuple

import torch

from kvstore.codecs import Codec
from kvstore.codecs.head_scales import SCALE_BYTES
from kvstore.codecs.rotated import Rotated, signs_of
from workers.kernels.gpu.triton_here import why_no_kernel


class RotationTables(NamedTuple):
    """Tables of a codec, float32, in the device's memory."""

    #: Level of each code.
    levels: torch.Tensor
    #: [D]
    signs_D: torch.Tensor
    #: The square root of D, [1]. A GPU would invert a Python number first, and so round twice.
    root_1: torch.Tensor


@functools.cache
def rotation_tables(bits: int, head_dim: int, device: torch.device) -> RotationTables:
    """Tables of a codec, made once for a device. The first call blocks for the copy."""
    return RotationTables(
        torch.tensor(Rotated(bits).levels.tolist(), device=device),
        torch.tensor(signs_of(head_dim).tolist(), device=device),
        torch.tensor([math.sqrt(head_dim)], device=device),
    )


def decode(codec: Codec, coded: torch.Tensor, out: torch.Tensor) -> None:
    """Decode `coded`, uint8 [R, ..., B], into `out`, [R, ..., D] of any floating dtype.

    Both have any strides and are on one device. Uses the GPU's kernel where it fits.
    """
    if coded.is_cuda and not why_no_kernel():
        from workers.kernels.gpu import triton_rotated

        if triton_rotated.fits(coded, out):
            triton_rotated.decode(codec.bits, coded, out, rotation_tables(codec.bits, out.shape[-1], coded.device))
            return
    decode_by_torch(codec, coded, out)


def decode_by_torch(codec: Codec, coded: torch.Tensor, out: torch.Tensor) -> None:
    """`decode` in plain torch. Scratch memory: three times the numbers, in float32."""
    coded_NB = coded.reshape(-1, coded.shape[-1])
    codes_NB, scales_N1 = coded_NB[:, :-SCALE_BYTES], _scales(coded_NB)
    out.copy_(_rotated_back(codec.bits, codes_NB, scales_N1, out.shape[-1]).view(out.shape))


def _rotated_back(bits: int, packed_NB: torch.Tensor, scales_N1: torch.Tensor, head_dim: int) -> torch.Tensor:
    tables = rotation_tables(bits, head_dim, packed_NB.device)
    codes_ND = packed_NB.int() if bits == 8 else _unpacked(packed_NB, bits)
    x_ND = tables.levels.index_select(0, codes_ND.view(-1)).view(-1, head_dim)
    return _hadamard(x_ND).mul_(scales_N1 / tables.root_1).mul_(tables.signs_D)


def _unpacked(packed_NB: torch.Tensor, bits: int) -> torch.Tensor:
    """Codes as int32 [N, D]. 8 codes of b bits are packed into b bytes."""
    dtype = torch.int32 if bits <= 4 else torch.int64
    word_NW = packed_NB[:, ::bits].to(dtype)
    for place in range(1, bits):
        word_NW = word_NW | packed_NB[:, place::bits].to(dtype) << 8 * place
    return torch.stack([(word_NW >> bits * place & 2**bits - 1).int() for place in range(8)], -1).flatten(1)


def _scales(coded_NB: torch.Tensor) -> torch.Tensor:
    """Scales as float32 [N, 1], whose upper half is the stored bfloat16. The bytes need no alignment."""
    low_N1, high_N1 = coded_NB[:, -2:-1].int(), coded_NB[:, -1:].int()
    return (low_N1 << 16 | high_N1 << 24).view(torch.float32)


def _hadamard(x_ND: torch.Tensor) -> torch.Tensor:
    """Walsh-Hadamard transform of each head, without a factor, in the order of `kvstore.codecs.rotated`."""
    head_dim, span = x_ND.shape[1], 1
    while span < head_dim:
        one, other = x_ND.view(-1, head_dim // span // 2, 2, span).unbind(2)
        x_ND = torch.stack([one + other, one - other], 2).view(-1, head_dim)
        span *= 2
    return x_ND
