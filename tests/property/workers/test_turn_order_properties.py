"""The bound on how long a request waits for other requests, against exact equal sharing."""

from dataclasses import dataclass

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from workers.turns.turn_order import Turn, TurnOrder


@dataclass
class Job:
    arrives_s: float
    layer_s: float
    num_layers: int

    @property
    def size_s(self) -> float:
        return self.layer_s * self.num_layers


jobs_strategy = st.lists(
    st.builds(Job, st.integers(0, 200).map(float), st.integers(1, 400).map(lambda each: each / 10), st.integers(1, 12)),
    min_size=1,
    max_size=7,
)


def known_rate() -> TurnOrder:
    """An order that has measured one second for a unit of size."""
    order = TurnOrder()
    turn = order.add_prefill(1.0)
    order.request(turn)
    order.account(turn, 1.0)
    order.complete(turn)
    return order


def computed(jobs: list[Job]) -> list[float]:
    """Times at which jobs end, layer by layer in the order of `TurnOrder`."""
    order, now_s = known_rate(), 0.0
    left, turns, done = [job.num_layers for job in jobs], dict[int, Turn](), [0.0] * len(jobs)

    def compute(turn: Turn | None, until_s: float) -> None:
        """Compute until `until_s`, while other jobs arrive."""
        nonlocal now_s
        coming = sorted((job.arrives_s, number) for number, job in enumerate(jobs) if number not in turns)
        for arrives_s, number in coming:
            if arrives_s <= until_s:
                if turn is not None:
                    order.account(turn, max(0.0, arrives_s - now_s))
                now_s = max(now_s, arrives_s)
                turns[number] = order.add_prefill(jobs[number].size_s)
        if turn is not None:
            order.account(turn, until_s - now_s)
        now_s = until_s

    while any(left):
        asking = [turns[number] for number in turns if left[number]]
        if not asking:
            compute(None, min(job.arrives_s for number, job in enumerate(jobs) if number not in turns))
            continue
        first = order.next_of(asking)
        number = next(number for number, turn in turns.items() if turn is first)
        compute(first, now_s + jobs[number].layer_s)
        left[number] -= 1
        if not left[number]:
            order.complete(first)
            done[number] = now_s
    return done


def side_by_side(jobs: list[Job]) -> list[float]:
    """Times at which jobs would end if all present jobs were computed at once, at equal speed."""
    left_s, done, now_s = [job.size_s for job in jobs], [0.0] * len(jobs), 0.0
    while any(left_s):
        here = [number for number, job in enumerate(jobs) if job.arrives_s <= now_s and left_s[number]]
        coming = [job.arrives_s for job in jobs if job.arrives_s > now_s]
        until_s = min(coming, default=float("inf"))
        if not here:
            now_s = until_s
            continue
        least_s = min(left_s[number] for number in here)
        each_s = min(least_s, (until_s - now_s) / len(here))
        for number in here:
            left_s[number] = 0.0 if left_s[number] - each_s < 1e-9 else left_s[number] - each_s
            if not left_s[number]:
                done[number] = now_s + each_s * len(here)
        now_s = until_s if each_s < least_s else now_s + each_s * len(here)
    return done


@settings(max_examples=300)
@given(jobs_strategy)
@example([Job(131.0, 1.9, 1), Job(131.0, 2.4, 4), Job(136.0, 0.8, 5)])
@example([Job(0.0, 2.6, 12), Job(0.0, 2.4, 12), Job(32.0, 5.3, 3)])
def test_a_prefill_is_no_later_than_side_by_side_with_the_others_but_for_a_layer_of_another(jobs: list[Job]) -> None:
    longest_layer_s = max(job.layer_s for job in jobs)
    for end_s, shared_end_s in zip(computed(jobs), side_by_side(jobs), strict=True):
        assert end_s <= shared_end_s + longest_layer_s + 1e-6


@given(jobs_strategy)
def test_no_time_is_lost_and_every_prefill_ends(jobs: list[Job]) -> None:
    ends_s = computed(jobs)
    assert all(end_s >= job.arrives_s + job.size_s - 1e-6 for end_s, job in zip(ends_s, jobs, strict=True))
    assert max(ends_s) <= max(job.arrives_s for job in jobs) + sum(job.size_s for job in jobs) + 1e-6


@given(st.integers(2, 6), st.integers(1, 12), st.integers(1, 50).map(float))
def test_equal_prefills_that_come_together_end_one_by_one(num_jobs: int, num_layers: int, layer_s: float) -> None:
    ends_s = computed([Job(0.0, layer_s, num_layers) for _ in range(num_jobs)])
    assert ends_s == [(number + 1) * layer_s * num_layers for number in range(num_jobs)]


def test_estimates_that_were_too_long_are_forgotten_when_no_run_computes() -> None:
    """A short prefill takes more seconds for its size than a long one: its rate estimates too long for long ones."""
    order = TurnOrder()
    for number in range(200):
        size, seconds = (1000.0, 1.0) if number % 10 == 9 else (1.0, 0.01)
        turn = order.add_prefill(size)
        order.request(turn)
        order.account(turn, seconds)
        order.complete(turn)
        assert not order._due_s


@pytest.mark.parametrize("num_clients", [1, 4])
@pytest.mark.parametrize("has_seen_long", [True, False])
def test_a_long_prefill_gets_its_share_while_clients_send_short_ones_one_after_the_other(
    num_clients: int, has_seen_long: bool
) -> None:
    """A prefill of one second against several of 10 ms each, which take ten times the seconds for their size."""
    order, now_s = TurnOrder(), 0.0
    for size, seconds in [*[(1000.0, 1.0)] * has_seen_long, *[(1.0, 0.01)] * 10]:
        seen = order.add_prefill(size)
        order.request(seen)
        order.account(seen, seconds)
        order.complete(seen)
    long, *short = order.add_prefill(1000.0), *(order.add_prefill(1.0) for _ in range(num_clients))
    for turn in (long, *short):
        order.request(turn)
    while long.held_s < 0.999:
        first = order.next_of([long, *short])
        order.account(first, 0.01)
        now_s += 0.01
        if first is not long:
            order.complete(first)
            short[short.index(first)] = following = order.add_prefill(1.0)
            order.request(following)
        assert now_s < 1000.0, "the long prefill waits for ever"
    # It waits until it is due: if no long one was seen its size is overestimated tenfold; then it gets its share.
    assert now_s <= (2.5 if has_seen_long else 11) * (num_clients + 1) + 0.1


# --- the batch and prefills outside it -------------------------------------------------------------------------------


def steps(order: TurnOrder, batch: Turn, alone: Turn, num_steps: int) -> list[Turn]:
    """Turns of the two, of a second each."""
    taken = []
    for _ in range(num_steps):
        taken.append(order.next_of([batch, alone]))
        order.account(taken[-1], 1.0)
    return taken


@pytest.mark.parametrize("is_decode", [True, False])
def test_the_batch_goes_first_while_a_prefill_that_it_carries_is_due_first_and_owes_nothing_then(
    is_decode: bool,
) -> None:
    order, batch = known_rate(), Turn(is_decode=True)
    alone = order.add_prefill(100.0)
    order.account(alone, 1.0)
    short = order.add_prefill(6.0)
    order.request(batch)
    order.carry(batch, ((short, 1.0),), is_decode=is_decode)
    assert steps(order, batch, alone, 6) == [batch] * 6
    order.complete(short)
    order.carry(batch, (), is_decode=True)
    then = steps(order, batch, alone, 20)
    assert abs(then.count(batch) - 10) <= 1
    assert then[:3].count(batch) > 0, "decoding requests do not wait for the time that the prefill took"


@pytest.mark.parametrize(("is_decode", "most_s"), [(True, 13), (False, 6)])
def test_a_prefill_by_itself_has_half_of_the_time_beside_a_long_one_in_the_batch(is_decode: bool, most_s: int) -> None:
    """And all of it if no request decodes."""
    order, batch = known_rate(), Turn(is_decode=True)
    long = order.add_prefill(100.0)
    order.carry(batch, ((long, 1.0),), is_decode=is_decode)
    order.account(batch, 1.0)
    short = order.add_prefill(6.0)
    order.request(short)
    assert steps(order, batch, short, most_s).count(short) >= 6


def test_prefills_that_are_carried_tell_what_a_unit_of_size_takes() -> None:
    order, batch = TurnOrder(), Turn(is_decode=True)
    one, other = order.add_prefill(10.0), order.add_prefill(30.0)
    order.carry(batch, ((one, 0.25), (other, 0.75)), is_decode=True)
    order.account(batch, 80.0)
    assert (one.held_s, other.held_s) == (20.0, 60.0)
    order.complete(one)
    order.complete(other)
    assert order.add_prefill(5.0).due_s - order.add_prefill(0.0).due_s == pytest.approx(10.0)


def test_a_pass_is_as_urgent_as_the_request_that_waits_for_its_end() -> None:
    order, batch = known_rate(), Turn(is_decode=True)
    alone, long = order.add_prefill(50.0), order.add_prefill(100.0)
    for turn in (alone, batch):
        order.request(turn)
    order.carry(batch, ((long, 1.0),), is_decode=False)
    assert order.next_of([alone, batch]) is alone
    order.expect(batch, order.add_prefill(5.0))
    assert order.next_of([alone, batch]) is batch
    order.carry(batch, ((long, 1.0),), is_decode=False)
    assert order.next_of([alone, batch]) is alone
    order.expect(batch, None)
    assert order.next_of([alone, batch]) is batch


def test_a_late_prefill_is_owed_nothing_for_a_time_in_which_it_did_not_ask() -> None:
    order, batch = TurnOrder(), Turn(is_decode=True)
    carried, late = Turn(is_decode=False, late_s=1000.0), Turn(is_decode=False, due_s=1.0)
    for _ in range(3):
        order.carry(batch, ((carried, 1.0),), is_decode=False)
        for turn in (late, batch):
            order.request(turn)
        assert steps(order, batch, late, 6).count(late) == 3
        order.leave(late)
        order.carry(batch, ((carried, 1.0),), is_decode=True)
        assert steps(order, batch, batch, 20) == [batch] * 20
