"""Tokens of a pass: chunks of the prefills that are due, up to a budget, and no chunk that is too small."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workers.batching.pass_tokens import LEAST_CHUNK, chunks_of
from workers.turns.turn_order import Turn, TurnOrder

BUDGET = 128


class Line:
    """Prefills in their order of turns; computing a token takes a second."""

    def __init__(self) -> None:
        self._order = TurnOrder()
        self.left: dict[Turn, int] = {}
        known = self.join(100)
        while known in self.left:
            self.next_pass()

    def join(self, num_tokens: int) -> Turn:
        turn = self._order.add_prefill(float(num_tokens))
        self.left[turn] = num_tokens
        return turn

    def next_pass(self) -> dict[Turn, int]:
        turns = self._order.in_line(self.left)
        late = [turn for turn in turns if self._order.is_late(turn)]
        chunks = chunks_of({turn: self.left[turn] for turn in turns}, late, BUDGET)
        total, batch = sum(chunks.values()), Turn(is_decode=True)
        self._order.carry(batch, tuple((turn, size / total) for turn, size in chunks.items()), is_decode=True)
        self._order.account(batch, float(total))
        for turn, size in chunks.items():
            self.left[turn] -= size
            if not self.left[turn]:
                self._order.complete(turn)
                del self.left[turn]
        return chunks


@pytest.mark.parametrize("num_tokens", [1, 7, 8, 127, 128, 129, 135, 136, 137, 300, 1000])
def test_chunks_cover_a_prompt_within_the_budget_and_the_last_one_is_not_small(num_tokens: int) -> None:
    line = Line()
    turn, sizes = line.join(num_tokens), list[int]()
    while turn in line.left:
        sizes.append(line.next_pass()[turn])
    assert sum(sizes) == num_tokens
    assert max(sizes) <= BUDGET
    assert sizes[-1] >= min(num_tokens, LEAST_CHUNK)
    assert len(sizes) == -(-num_tokens // BUDGET), "there are as few passes as the budget allows"


def test_short_prompts_share_a_pass_and_what_is_left_is_a_chunk_of_another() -> None:
    line = Line()
    third, second, first = (line.join(size) for size in (60, 50, 40))
    assert line.next_pass() == {first: 40, second: 50, third: 38}


def test_what_is_left_of_a_budget_may_be_too_little_for_a_chunk() -> None:
    first, second = Turn(is_decode=False), Turn(is_decode=False)
    assert chunks_of({first: 124, second: 60}, [], BUDGET) == {first: 124}
    assert chunks_of({first: 124, second: 4}, [], BUDGET) == {first: 124, second: 4}


def test_a_short_prompt_overtakes_a_long_one() -> None:
    line = Line()
    long = line.join(1000)
    assert line.next_pass() == {long: 128}
    short = line.join(50)
    assert line.next_pass() == {short: 50, long: 78}


def test_late_ones_have_an_equal_share_of_a_pass_and_what_others_leave() -> None:
    turns = [Turn(is_decode=False, number=number) for number in range(4)]
    first, second, third, late = turns
    assert chunks_of(dict.fromkeys(turns, 500), [late], BUDGET) == {first: 96, late: 32}
    assert chunks_of({first: 20, second: 20, third: 20, late: 500}, [late], BUDGET)[late] == 68


def test_one_that_must_be_whole_is_not_cut_and_the_first_of_its_line_waits_for_no_room() -> None:
    first, second, third = (Turn(is_decode=False, number=number) for number in range(3))
    assert chunks_of({first: 100, second: 60, third: 20}, [], BUDGET, {second}) == {first: 100, third: 20}
    assert chunks_of({first: 500, second: 60}, [], BUDGET, {second}) == {first: 128}
    assert chunks_of({second: 60, first: 500}, [], BUDGET, {second}) == {second: 60, first: 68}
    assert chunks_of({first: 120, second: 60}, [second], BUDGET, {first, second}) == {first: 120, second: 60}


@settings(max_examples=1000)
@given(
    sizes=st.lists(st.tuples(st.integers(1, BUDGET), st.booleans(), st.booleans()), min_size=1, max_size=8),
)
def test_chunks_of_any_line(sizes: list[tuple[int, bool, bool]]) -> None:
    """Whole prefills are not cut; the first one is always taken; at most two whole ones are beyond the budget."""
    turns = [Turn(is_decode=False, number=number) for number in range(len(sizes))]
    num_left = dict(zip(turns, (size for size, _, _ in sizes), strict=True))
    late = [turn for turn, (_, is_late, _) in zip(turns, sizes, strict=True) if is_late]
    whole = {turn for turn, (_, _, is_whole) in zip(turns, sizes, strict=True) if is_whole}
    chunks = chunks_of(num_left, late, BUDGET, whole)
    assert list(chunks) == [turn for turn in turns if turn in chunks], "chunks keep the order of turns"
    assert all(0 < size <= num_left[turn] for turn, size in chunks.items())
    assert all(chunks[turn] == num_left[turn] for turn in chunks if turn in whole)
    assert turns[0] in chunks
    assert sum(chunks.values()) <= BUDGET + sum(sorted(num_left[turn] for turn in whole)[-2:])


def test_a_long_prompt_ends_in_time_beside_short_ones_that_never_end() -> None:
    """A new short prompt follows each one that ends.

    The long prompt is late once fair sharing with the short one would have ended it, and then gets half of the time
    (`workers/turns/turn_order.py`).
    """
    line = Line()
    long, short, num_passes = line.join(2000), line.join(128), 0
    while long in line.left:
        line.next_pass()
        num_passes += 1
        if short not in line.left:
            short = line.join(128)
    assert num_passes <= 2 * (2 * 2000 / 128 + 1)
