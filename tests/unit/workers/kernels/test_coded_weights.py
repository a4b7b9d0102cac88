"""Weights in few bits: stored exactly in codes, or left as they are."""

import re
from pathlib import Path

import pytest
import torch
from coded_weight import weight_in
from hypothesis import given
from hypothesis import strategies as st

from workers.kernels.coded_weights import Blocks, Form, blocks_of

WIDTH = 16
#: Bytes of a weight, including its part of scales and zeros.
NUM_BYTES = {Form.FLOAT32: 4, Form.BFLOAT16: 2, Form.CODES_OF_8_BITS: 1.25, Form.CODES_OF_4_BITS: 0.75}


def weight_of(blocks: Blocks) -> torch.Tensor:
    """Weights [O, I] that the blocks stand for, read as the kernel reads them."""
    numbers = blocks.numbers
    if blocks.form in {Form.FLOAT32, Form.BFLOAT16}:
        return numbers.float().transpose(1, 2).flatten(0, 1)
    scales, zeros = (numbers[..., 64 * k : 64 * (k + 1)].contiguous().view(torch.float32) for k in (0, 1))
    codes = numbers[..., 128:].unflatten(-1, (-1, WIDTH))
    if blocks.form is Form.CODES_OF_4_BITS:
        codes = torch.cat([codes & 15, codes >> 4], dim=2)
    weight_BGIW = codes * scales[:, :, None] + zeros[:, :, None]
    return weight_BGIW.flatten(1, 2).transpose(1, 2).flatten(0, 1)


@given(form=st.sampled_from(Form), num_blocks=st.integers(1, 4), num_groups=st.integers(1, 5), seed=st.integers(0, 999))
def test_a_weight_lies_in_the_fewest_bits_that_give_it(form, num_blocks, num_groups, seed) -> None:
    weight_OI = weight_in(form, num_blocks * WIDTH, num_groups, seed)
    blocks = blocks_of(weight_OI, WIDTH)
    assert (blocks.form, blocks.num_inputs, blocks.num_outputs) == (form, weight_OI.shape[1], len(weight_OI))
    assert blocks.numbers.is_contiguous() and len(blocks.numbers) == num_blocks
    assert blocks.numbers.nbytes == NUM_BYTES[form] * weight_OI.numel()
    assert torch.equal(weight_of(blocks), weight_OI)


@given(
    form=st.sampled_from([Form.CODES_OF_8_BITS, Form.CODES_OF_4_BITS, Form.BFLOAT16]),
    output=st.integers(0, 3 * WIDTH - 1),
    input=st.integers(0, 95),
    seed=st.integers(0, 999),
)
def test_one_weight_that_has_no_code_is_kept_as_all_others(form, output, input, seed) -> None:
    weight_OI = weight_in(form, 3 * WIDTH, 3, seed)
    weight_OI[output, input] = torch.nextafter(weight_OI[output, input], torch.tensor(torch.inf))
    blocks = blocks_of(weight_OI, WIDTH)
    assert torch.equal(weight_of(blocks), weight_OI)


@pytest.mark.parametrize("number", [torch.nan, torch.inf, -torch.inf])
@pytest.mark.parametrize("form", [Form.CODES_OF_8_BITS, Form.CODES_OF_4_BITS])
def test_numbers_that_are_none_have_no_code(form, number) -> None:
    weight_OI = weight_in(form, WIDTH, 2, 0)
    weight_OI[7, 40] = number
    blocks = blocks_of(weight_OI, WIDTH)
    assert blocks.form in {Form.FLOAT32, Form.BFLOAT16}
    torch.testing.assert_close(weight_of(blocks), weight_OI, rtol=0, atol=0, equal_nan=True)


@pytest.mark.parametrize("number", [0.0, 0.3, -2.5])
def test_weights_that_are_all_the_same(number) -> None:
    weight_OI = torch.full((WIDTH, 64), number)
    assert torch.equal(weight_of(blocks_of(weight_OI, WIDTH)), weight_OI)


def test_inputs_that_make_no_whole_groups_have_no_codes() -> None:
    weight_OI = weight_in(Form.CODES_OF_4_BITS, WIDTH, 2, 0)[:, :60].contiguous()
    blocks = blocks_of(weight_OI, WIDTH)
    assert blocks.form in {Form.FLOAT32, Form.BFLOAT16} and torch.equal(weight_of(blocks), weight_OI)


def test_the_second_copy_of_weights_is_as_large_as_the_documents_say() -> None:
    share = {form: f"{num_bytes / 4:.0%}" for form, num_bytes in NUM_BYTES.items()}
    told = " ".join((Path(__file__).parents[4] / "docs" / "operations.md").read_text().split())
    of_codes = f"{share[Form.CODES_OF_8_BITS]} or {share[Form.CODES_OF_4_BITS]} if"
    sentence = rf"takes {share[Form.BFLOAT16]} [^;]*`bfloat16`; {of_codes} [^;]*; else {share[Form.FLOAT32]}\."
    assert re.search(sentence, told)
