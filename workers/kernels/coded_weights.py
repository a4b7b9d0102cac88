"""Weights in blocks of outputs, in the fewest bits that give them exactly, for `workers/kernels/block_product.py`.

A product of few rows takes as long as reading its weights from memory. A checkpoint in bfloat16 that is computed in
float32 has numbers of 16 bits. A checkpoint that was quantised, as llama.cpp's are, and then dequantised has a code of
4 or 8 bits per weight, and a scale and a zero for each 32 weights. The kernel decodes these to float32 in the first
cache. The results equal the weights bit for bit: `blocks_of` compares each one, and does not code weights that differ.

The scales are those of ggml's formats Q4_1, Q4_0 and Q8_0 (`quantize_row_q4_1_ref` and others, ggml-quants.c).

Letters: O outputs, I inputs, B blocks, W outputs of a block, G groups of 32 inputs.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import NamedTuple

import torch

#: Number of inputs whose weights, for one output, share a scale and a zero.
_GROUP = 32
#: Number of outputs that are tried first, so that most formats are ruled out cheaply.
_SAMPLED_OUTPUTS = 16


class Form(IntEnum):
    """Encoding of the weights of a block, as in the kernel's source."""

    FLOAT32 = 0
    BFLOAT16 = 1
    CODES_OF_8_BITS = 2
    CODES_OF_4_BITS = 3


class Blocks(NamedTuple):
    """A weight [O, I] in blocks of outputs."""

    numbers: torch.Tensor  #: [B, ...], contiguous, encoded as `form` says
    form: Form
    num_inputs: int
    num_outputs: int


class _Codes(NamedTuple):
    """Codes of a weight, which is scale x code + zero, rounded once. Scales and zeros: float32 [O, G, 1]; codes, from 0
    on: float32 [O, G, 32].
    """

    scales: torch.Tensor
    zeros: torch.Tensor
    codes: torch.Tensor

    @classmethod
    def of(cls, groups_OGI: torch.Tensor, scales: torch.Tensor, zeros: torch.Tensor, most: int) -> "_Codes":
        codes = ((groups_OGI - zeros) / scales).nan_to_num_(0).round_().clamp_(0, most)  # a scale may be 0
        return cls(scales, zeros, codes)

    def are_exact(self, groups_OGI: torch.Tensor) -> bool:
        # Codes and scales have few bits, so their product is exact.
        return torch.equal((self.codes * self.scales).add_(self.zeros), groups_OGI)


def _q4_1(groups_OGI: torch.Tensor) -> _Codes:
    zeros, most = groups_OGI.amin(-1, keepdim=True), groups_OGI.amax(-1, keepdim=True)
    return _Codes.of(groups_OGI, ((most - zeros) / 15).half().float(), zeros, 15)


def _q4_0(groups_OGI: torch.Tensor) -> _Codes:
    farthest = groups_OGI.gather(-1, groups_OGI.abs().argmax(-1, keepdim=True))  # has code 0
    scales = (farthest / -8).half().float()
    return _Codes.of(groups_OGI, scales, scales * -8, 15)


def _q8_0(groups_OGI: torch.Tensor) -> _Codes:
    scales = (groups_OGI.abs().amax(-1, keepdim=True) / 127).half().float()
    return _Codes.of(groups_OGI, scales, scales * -128, 255)


_FORMATS: tuple[tuple[Form, Callable[[torch.Tensor], _Codes]], ...] = (
    (Form.CODES_OF_4_BITS, _q4_1),
    (Form.CODES_OF_4_BITS, _q4_0),
    (Form.CODES_OF_8_BITS, _q8_0),
)


def blocks_of(weight_OI: torch.Tensor, width: int) -> Blocks:
    """Lay out a float32 weight in blocks of `width` outputs, in the fewest bits that give it exactly.

    The number of outputs is a multiple of `width`.
    """
    weight_OI = weight_OI.detach()
    form, numbers = _in_codes(weight_OI, width) or _in_numbers(weight_OI, width)
    return Blocks(numbers, form, weight_OI.shape[1], len(weight_OI))


def joined(parts: Sequence[Blocks]) -> Blocks | None:
    """Concatenate the outputs of several weights; None where their forms or numbers of inputs differ."""
    if len({(blocks.form, blocks.num_inputs) for blocks in parts}) != 1:
        return None
    numbers = torch.cat([blocks.numbers for blocks in parts])
    return parts[0]._replace(numbers=numbers, num_outputs=sum(blocks.num_outputs for blocks in parts))


def _in_numbers(weight_OI: torch.Tensor, width: int) -> tuple[Form, torch.Tensor]:
    """The weight as numbers, [B, I, W]."""
    rounded_OI = weight_OI.bfloat16()
    form = Form.BFLOAT16 if torch.equal(rounded_OI.float(), weight_OI) else Form.FLOAT32
    numbers_OI = rounded_OI if form is Form.BFLOAT16 else weight_OI
    return form, _block_by_block(numbers_OI, width).contiguous()


def _in_codes(weight_OI: torch.Tensor, width: int) -> tuple[Form, torch.Tensor] | None:
    """The weight as codes, uint8 [B, G, bytes]: for each group of a block its scales and zeros, float32 [W], then its
    codes. None where no format is exact.
    """
    if weight_OI.shape[1] % _GROUP:
        return None
    groups_OGI = weight_OI.view(len(weight_OI), -1, _GROUP)
    found = next((found for each in _FORMATS if (found := _exact_codes(groups_OGI, *each)) is not None), None)
    if found is None:
        return None
    form, coded = found
    scales, zeros = (_block_by_block(each, width).contiguous().view(torch.uint8) for each in coded[:2])
    codes_BGIW = _block_by_block(coded.codes.to(torch.uint8), width)
    if form is Form.CODES_OF_4_BITS:
        first, second = codes_BGIW.chunk(2, dim=2)
        codes_BGIW = first | second << 4
    return form, torch.cat([each.flatten(2) for each in (scales, zeros, codes_BGIW)], dim=2)


def _exact_codes(
    groups_OGI: torch.Tensor, form: Form, codes_of: Callable[[torch.Tensor], _Codes]
) -> tuple[Form, _Codes] | None:
    for part_OGI in (groups_OGI[:_SAMPLED_OUTPUTS], groups_OGI):
        coded = codes_of(part_OGI)
        if not coded.are_exact(part_OGI):
            return None
    return form, coded


def _block_by_block(numbers: torch.Tensor, width: int) -> torch.Tensor:
    """View of numbers [O, ...] as [B, ..., W]."""
    return numbers.view(-1, width, *numbers.shape[1:]).movedim(1, -1)
