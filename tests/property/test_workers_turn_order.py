"""The bound on how long a request waits behind others, against equal sharing computed exactly."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from workers.turn_order import Turn, TurnOrder


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
    """An order that has seen that a unit of size takes a second."""
    order = TurnOrder()
    turn = order.prefill(1.0)
    order.wanted(turn)
    order.held(turn, 1.0)
    order.ended(turn)
    order.learn(turn)
    return order


def computed(jobs: list[Job]) -> list[float]:
    """When each job is done, layer by layer in the order of `TurnOrder`."""
    order, now_s = known_rate(), 0.0
    left, turns, done = [job.num_layers for job in jobs], dict[int, Turn](), [0.0] * len(jobs)
    while any(left):
        for number, job in enumerate(jobs):
            if number not in turns and job.arrives_s <= now_s:
                turns[number] = order.prefill(job.size_s)
        asking = [turns[number] for number in turns if left[number]]
        if not asking:
            now_s = min(job.arrives_s for number, job in enumerate(jobs) if number not in turns)
            continue
        first = order.first(asking)
        number = next(number for number, turn in turns.items() if turn is first)
        order.held(first, jobs[number].layer_s)
        now_s += jobs[number].layer_s
        left[number] -= 1
        if not left[number]:
            order.ended(first)
            done[number] = now_s
    return done


@given(jobs_strategy)
def test_a_prefill_ends_within_its_share_of_all_that_is_there_and_a_layer_of_another(jobs: list[Job]) -> None:
    ends_s = computed(jobs)
    for number, job in enumerate(jobs):
        together = [
            other for n, other in enumerate(jobs) if other.arrives_s <= ends_s[number] and ends_s[n] >= job.arrives_s
        ]
        longest_layer_s = max(other.layer_s for other in jobs)
        assert ends_s[number] - job.arrives_s <= len(together) * job.size_s + longest_layer_s + 1e-6


@given(jobs_strategy)
def test_no_time_is_lost_and_every_prefill_ends(jobs: list[Job]) -> None:
    ends_s = computed(jobs)
    assert all(end_s >= job.arrives_s + job.size_s - 1e-6 for end_s, job in zip(ends_s, jobs, strict=True))
    assert max(ends_s) <= max(job.arrives_s for job in jobs) + sum(job.size_s for job in jobs) + 1e-6


@given(st.integers(2, 6), st.integers(1, 12), st.integers(1, 50).map(float))
def test_equal_prefills_that_come_together_end_one_by_one(num_jobs: int, num_layers: int, layer_s: float) -> None:
    ends_s = computed([Job(0.0, layer_s, num_layers) for _ in range(num_jobs)])
    assert ends_s == [(number + 1) * layer_s * num_layers for number in range(num_jobs)]
