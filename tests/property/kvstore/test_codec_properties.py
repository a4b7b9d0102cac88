"""The codec at every width, over blocks of all shapes: errors, subsets, orders, sizes, values that are not numbers."""

from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kvstore.codecs import BlockShape, Codec
from tests.support.every_case import examples

GREATEST = np.finfo(np.float32).max


each_codec = pytest.mark.parametrize(
    "codec", [Codec(bits) for bits in Codec.widths], ids=lambda codec: f"rotated-{codec.bits}"
)


@dataclass(frozen=True)
class Case:
    block: np.ndarray
    #: Some of the block's tokens, in any order, with repetitions.
    tokens: np.ndarray | slice

    @property
    def shape(self) -> BlockShape:
        return BlockShape(*self.block.shape)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    shape = BlockShape(
        draw(st.integers(1, 3)), draw(st.integers(1, 80)), draw(st.integers(1, 2)), draw(st.integers(1, 3)),
        draw(st.sampled_from([8, 16, 64])),
    )  # fmt: skip
    random = np.random.default_rng(draw(st.integers(0, 2**32)))
    kind = draw(st.sampled_from(["gaussian", "heavy tails", "channels", "constant", "one number", "whole numbers"]))
    block = {
        "gaussian": lambda: random.normal(size=shape),
        "heavy tails": lambda: random.standard_t(2, size=shape),
        "channels": lambda: random.normal(size=shape) + 40 * random.normal(size=shape.head_dim),
        "constant": lambda: np.full(shape, random.normal()),
        "one number": lambda: np.where(np.arange(shape.head_dim) == 3, random.normal(size=shape), 0),
        "whole numbers": lambda: random.integers(-2, 3, size=shape),
    }[kind]()
    block = (block * 2.0 ** draw(st.integers(-12, 12))).clip(-60_000, 60_000).astype(np.float32)
    if draw(st.booleans()):  # in memory with another order and gaps
        block = np.repeat(block, 2, axis=1)[:, ::2]
    tokens = draw(
        st.one_of(
            st.lists(st.integers(0, shape.num_tokens - 1), max_size=2 * shape.num_tokens).map(
                lambda t: np.array(t, int)
            ),
            st.builds(slice, st.integers(0, shape.num_tokens), st.integers(0, shape.num_tokens)),
        )
    )
    return Case(block, tokens)


def norms(rows: np.ndarray) -> np.ndarray:
    return np.sqrt(np.square(rows, dtype=np.float64).sum(axis=-1))


@each_codec
@settings(max_examples=examples(60))
@given(case=cases())
def test_a_round_trip_is_wrong_by_no_more_than_the_bound(codec: Codec, case: Case) -> None:
    payload = codec.encode(case.block)
    assert payload.shape == (codec.payload_bytes(case.shape),)
    rows = codec.decode(payload, case.shape)
    assert (norms(rows - case.block) <= codec.error_bound(case.block)).all()


@each_codec
@settings(max_examples=examples(40))
@given(case=cases())
def test_some_tokens_decode_to_the_same_numbers_as_the_whole_block(codec: Codec, case: Case) -> None:
    payload = codec.encode(case.block)
    whole = codec.decode(payload, case.shape)[:, case.tokens]
    some = codec.decode(payload, case.shape, case.tokens)
    assert np.array_equal(some, whole)
    room = np.full((*whole.shape[:2], 2, *whole.shape[2:]), 7, np.float32)
    into = room[:, :, 1]
    assert codec.decode(payload, case.shape, case.tokens, out=into) is into
    assert np.array_equal(into, whole) and (room[:, :, 0] == 7).all()


@each_codec
@settings(max_examples=examples(30))
@given(case=cases())
def test_bytes_are_the_same_each_time_and_go_into_the_callers_array(codec: Codec, case: Case) -> None:
    payload = codec.encode(case.block)
    room = np.full(len(payload) + 2, 7, np.uint8)
    into = room[1:-1]
    assert codec.encode(np.ascontiguousarray(case.block), out=into) is into
    assert np.array_equal(into, payload) and room[0] == room[-1] == 7


@each_codec
@settings(max_examples=examples(40))
@given(case=cases(), seed=st.integers(0, 2**32))
def test_rows_coded_for_themselves_are_reordered_and_cut_as_bytes(codec: Codec, case: Case, seed: int) -> None:
    order = np.random.default_rng(seed).permutation(case.shape.num_tokens)
    coded = codec.encode(case.block).reshape(*case.shape[:4], -1)
    assert np.array_equal(codec.encode(case.block[:, order]).reshape(coded[:, order].shape), coded[:, order])
    last = codec.encode(case.block[-1:, -1:, -1:, -1:])
    assert np.array_equal(last, coded[-1, -1, -1, -1])


@each_codec
@settings(max_examples=examples(30))
@given(case=cases(), bad=st.sampled_from([np.nan, np.inf, -np.inf]), seed=st.integers(0, 2**32))
def test_a_head_with_a_number_that_is_not_finite_is_nan_and_the_others_keep_to_their_bound(
    codec: Codec, case: Case, bad: float, seed: int
) -> None:
    at = tuple(np.random.default_rng(seed).integers(case.shape))
    block = case.block.copy()
    block[at] = bad
    rows = codec.decode(codec.encode(block), case.shape)
    assert np.isnan(rows[at[:4]]).all()
    is_other = np.ones(case.shape[:4], bool)
    is_other[at[:4]] = False
    wrong = norms(rows[is_other] - block[is_other])
    assert (wrong <= codec.error_bound(block)[is_other]).all()


@each_codec
def test_a_block_of_zeros_comes_back_as_zeros(codec: Codec) -> None:
    shape = BlockShape(2, 70, 2, 2, 64)
    assert not codec.decode(codec.encode(np.zeros(shape, np.float32)), shape).any()


@each_codec
def test_a_row_of_zeros_among_others_comes_back_as_zeros(codec: Codec) -> None:
    shape = BlockShape(2, 70, 2, 2, 64)
    block = np.random.default_rng(0).normal(size=shape).astype(np.float32)
    block[:, ::2] = 0
    rows = codec.decode(codec.encode(block), shape)
    assert not rows[:, ::2].any() and rows[:, 1::2].any(axis=-1).all()


@each_codec
def test_numbers_of_any_magnitude_are_within_the_bound_or_become_zeros_or_nan(codec: Codec) -> None:
    numbers = np.random.default_rng(1).uniform(-1, 1, (1, 4, 2, 1, 64))
    for power in range(-149, 129):
        block = np.clip(np.ldexp(numbers, power), -GREATEST, GREATEST).astype(np.float32)
        rows = codec.decode(codec.encode(block), BlockShape(*block.shape))
        wrong, bound = norms(np.subtract(rows, block, dtype=np.float64)), codec.error_bound(block)
        assert not np.isinf(rows).any()
        is_close = wrong <= bound
        assert (is_close | np.isnan(rows).all(axis=-1) | ~rows.any(axis=-1)).all()
        assert is_close.all() or not -14 <= power < 15
