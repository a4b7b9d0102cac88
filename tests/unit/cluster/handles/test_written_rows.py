"""Rows of a write are taken unchanged as they come, or refused."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluster.errors import InvalidRequest
from cluster.handles.written_rows import WrittenRows
from kvstore import KVShape

SHAPE = KVShape(num_layers=3, num_kv_heads=2, head_dim=4, dtype="float32")
START, END, KEPT_END = 16, 39, 32


@dataclass(frozen=True)
class Rows:
    """One message of rows."""

    layer: int
    token_start: int
    num_tokens: int
    k: bytes
    v: bytes

    def give_to(self, rows: WrittenRows) -> None:
        rows.take(self.layer, self.token_start, self.num_tokens, self.k, self.v)


def kv(shape: KVShape, seed: int = 0) -> np.ndarray:
    """Finite numbers in any dtype, uint8 [layers, tokens, 2, row_bytes]."""
    draw = np.random.default_rng(seed)
    raw = draw.integers(0, 256, (shape.num_layers, END - START, 2, shape.row_bytes), np.uint8)
    raw[..., shape.head_bytes // shape.head_dim - 1 :: shape.head_bytes // shape.head_dim] &= 0b10111111
    return raw


def messages(seed: int, raw_LT2B: np.ndarray) -> list[Rows]:
    """Messages of all rows: each layer's rows in order, cut at random, layers interleaved at random."""
    draw, left = random.Random(seed), dict.fromkeys(range(len(raw_LT2B)), START)
    made = []
    while left:
        layer = draw.choice(list(left))
        start = left[layer]
        end = min(END, start + draw.randint(1, 9))
        rows = raw_LT2B[layer, start - START : end - START]
        made.append(Rows(layer, start, end - start, rows[:, 0].tobytes(), rows[:, 1].tobytes()))
        left[layer] = end
        if end == END:
            del left[layer]
    return made


def rows_of(shape: KVShape) -> WrittenRows:
    return WrittenRows(shape, START, END, KEPT_END)


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
@given(seed=st.integers(0, 2**32))
def test_rows_in_any_order_of_layers_come_out_bit_for_bit(dtype: str, seed: int) -> None:
    shape = replace(SHAPE, dtype=dtype)
    rows, raw_LT2B = rows_of(shape), kv(shape, seed)
    for message in messages(seed, raw_LT2B):
        message.give_to(rows)
    assert np.array_equal(rows.all(), raw_LT2B[:, : KEPT_END - START])


def lies(message: Rows, raw_LT2B: np.ndarray) -> Iterator[Rows]:
    """Replacements for this message, each wrong in one way."""
    row = SHAPE.row_bytes
    yield replace(message, layer=(message.layer + 1) % 3)
    yield replace(message, layer=3)
    yield replace(message, layer=2**32 - 1)
    for step in (-1, 1):
        yield replace(message, token_start=message.token_start + step)
        yield replace(message, num_tokens=message.num_tokens + step)
    yield replace(message, num_tokens=0, k=b"", v=b"")
    yield replace(message, num_tokens=END, k=bytes(END * row), v=bytes(END * row))
    yield replace(message, k=message.k[:-1])
    yield replace(message, v=message.v + b"\0")
    yield replace(message, k=message.k + message.v, v=b"")
    for number in (np.nan, np.inf, -np.inf):
        wrong = np.frombuffer(message.v, np.float32).copy()
        wrong[-1] = number
        yield replace(message, v=wrong.tobytes())


@given(seed=st.integers(0, 2**32), data=st.data())
def test_a_message_that_is_wrong_in_any_way_is_refused_and_the_right_one_is_taken_after_it(
    seed: int, data: st.DataObject
) -> None:
    raw_LT2B = kv(SHAPE, seed)
    sent = messages(seed, raw_LT2B)
    at = data.draw(st.integers(0, len(sent) - 1))
    rows = rows_of(SHAPE)
    for message in sent[:at]:
        message.give_to(rows)
    next_of = dict.fromkeys(range(SHAPE.num_layers), START)
    for message in sent[:at]:
        next_of[message.layer] = message.token_start + message.num_tokens
    for lie in lies(sent[at], raw_LT2B):
        could_be = lie.layer in next_of and lie.token_start == next_of[lie.layer] and lie.layer != sent[at].layer
        if not could_be:  # the next rows of another layer are a valid message
            with pytest.raises(InvalidRequest):
                lie.give_to(rows)
    for message in sent[at:]:
        message.give_to(rows)
    assert np.array_equal(rows.all(), raw_LT2B[:, : KEPT_END - START])


@given(seed=st.integers(0, 2**32), data=st.data())
def test_rows_of_which_one_message_is_left_out_are_not_all(seed: int, data: st.DataObject) -> None:
    sent = messages(seed, kv(SHAPE, seed))
    left_out = data.draw(st.integers(0, len(sent) - 1))
    rows = rows_of(SHAPE)
    with pytest.raises(InvalidRequest):
        for number, message in enumerate(sent):
            if number != left_out:
                message.give_to(rows)
        rows.all()


def test_a_message_has_at_most_a_mebibyte_of_rows() -> None:
    shape = KVShape(num_layers=1, num_kv_heads=8, head_dim=128, dtype="float32")
    num_tokens, plane = 2**20 // (2 * shape.row_bytes), bytes(shape.row_bytes)
    rows = WrittenRows(shape, 0, 1024, 1024)
    rows.take(0, 0, num_tokens, plane * num_tokens, plane * num_tokens)
    with pytest.raises(InvalidRequest, match="may have 1048576 bytes of rows"):
        rows.take(0, num_tokens, num_tokens + 1, plane * (num_tokens + 1), plane * (num_tokens + 1))
