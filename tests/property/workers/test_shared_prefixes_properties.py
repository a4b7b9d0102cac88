"""Rows that requests share, of any requests in any order: each request has the rows of its own tokens."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workers.sharing.mapped_rows import MappedRows
from workers.sharing.shared_prefixes import Holding, SharedPrefixes

CHUNK, LAYERS, ROW_BYTES = 4, 2, 1024
CACHE_BYTES = 40 * LAYERS * ROW_BYTES
#: Few different tokens, so that prompts begin alike.
PROMPTS = st.lists(st.lists(st.integers(0, 1), min_size=CHUNK, max_size=CHUNK), min_size=1, max_size=6).map(
    lambda chunks: [token for chunk in chunks for token in chunk]
)
#: Events: a prompt, its number of stored chunks, its scope, whether it is stored; a request that has computed its
#: prompt; a request that ends, and whether it has computed; a deletion.
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("begin"), PROMPTS, st.integers(0, 6), st.integers(0, 1), st.booleans()),
        st.tuples(st.just("compute"), st.integers(0, 5)),
        st.tuples(st.just("end"), st.integers(0, 5), st.booleans()),
        st.tuples(st.just("forget")),
    ),
    max_size=40,
)


class Request:
    def __init__(self, tokens: Sequence[int], scope: int, is_kept: bool) -> None:
        self.mapped = MappedRows(LAYERS, len(tokens) + 3, ROW_BYTES)
        self.rows = self.mapped.tensor.numpy().reshape(LAYERS, self.mapped.capacity, ROW_BYTES)
        self.holding = Holding(bytes([scope]), tokens, [0] * LAYERS, self.mapped, is_kept=is_kept)
        self.scope = scope

    def value(self, row: int) -> int:
        """Value of a row, which depends on all tokens up to it."""
        return hash((self.scope, *self.holding.token_ids[: row + 1])) % 251

    def write(self, start: int, end: int) -> None:
        for row in range(start, end):
            self.rows[:, row] = self.value(row)

    def check(self) -> None:
        expected = np.array([self.value(row) for row in range(len(self.holding.token_ids))], np.uint8)
        assert (self.rows[:, : len(expected)] == expected[None, :, None]).all()


@given(STEPS)
@settings(deadline=None)
def test_rows_are_those_of_the_tokens_and_no_more_is_held_than_there_is_room_for(steps: Sequence[Any]) -> None:
    shared, live = SharedPrefixes(CACHE_BYTES), list[Request]()
    for what, *how in steps:
        if what == "begin":
            tokens, num_stored, scope, is_kept = how
            request = Request(tokens, scope, is_kept)

            def load(start: int, end: int, by: Request = request) -> Any:
                by.write(start, end)

            end = min(CHUNK * num_stored, len(tokens))
            theirs = shared.read(request.holding, end, load, CHUNK)
            assert all(part.rows.end <= end for part in theirs)
            copied_end = shared.copy_computed(request.holding, CHUNK)
            assert end <= copied_end < max(end + CHUNK, end + 1)
            assert copied_end < len(tokens) or copied_end == end
            request.write(copied_end, len(tokens))
            live.append(request)
        elif what == "compute" and live:
            (index,) = how
            shared.computed(live[index % len(live)].holding)
        elif what == "end" and live:
            index, is_computed = how
            request = live.pop(index % len(live))
            if is_computed:
                shared.computed(request.holding)
            shared.leave(request.holding)
        elif what == "forget":
            shared.forget()
            assert shared.cached_bytes == 0
        for each in live:
            each.check()
        assert shared.cached_bytes <= CACHE_BYTES
    shared.forget()
    for request in live:
        shared.leave(request.holding)
    live.clear()


def test_what_was_copied_counts_as_had_when_another_load_fails() -> None:
    """Otherwise a request that has computed little would be kept like one that has computed much."""
    shared, loads = SharedPrefixes(CACHE_BYTES), iter(["of another one", "its own"])
    first = Request([*range(24)], 0, is_kept=True)
    failing: Any = next(loads)
    shared.read(first.holding, CHUNK, lambda *_: failing, CHUNK)
    shared.computed(first.holding)
    second = Request([*range(7), *[99] * 13], 0, is_kept=True)

    def load(start: int, end: int) -> Any:
        return next(loads)

    assert [part.load for part in shared.read(second.holding, CHUNK, load, CHUNK)] == [failing]
    assert shared.copy_computed(second.holding, CHUNK) == 7
    assert shared.read(second.holding, CHUNK, load, CHUNK, [failing]) == []
    assert second.holding.num_had == 7
    shared.computed(second.holding)
    shared.leave(second.holding)
    assert not shared._ended, "the second request has computed 13 tokens"


@pytest.mark.parametrize("num_rows", [1, 7, 8, 30])
def test_what_is_trimmed_leaves_the_first_rows(num_rows: int) -> None:
    mapped = MappedRows(LAYERS, 32, ROW_BYTES)
    rows = mapped.tensor.numpy().reshape(LAYERS, mapped.capacity, ROW_BYTES)
    rows[:] = 7
    mapped.trim(num_rows)
    assert (rows[:, :num_rows] == 7).all()
    assert mapped.file.held_bytes == LAYERS * -(-num_rows // mapped.step) * mapped.step * ROW_BYTES
