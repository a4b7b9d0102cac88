"""The bound below what a request takes: no request undercuts it whose work takes longer the more of it there is."""

import math

from hypothesis import given
from hypothesis import strategies as st

from cluster.planning.least_times import LeastTimes

works = st.floats(1e-3, 1e4)


@st.composite
def machines(draw: st.DrawFn) -> tuple[float, float, float]:
    """Seconds of a request, of a unit of work, of its square: which of them counts is anyone's guess."""
    share = st.floats(0.0, 10.0)
    return draw(share) + 1e-6, draw(share), draw(share)


def seconds_of(machine: tuple[float, float, float], work: float) -> float:
    fixed_s, unit_s, square_s = machine
    return fixed_s + unit_s * work + square_s * work * work


@given(
    machine=machines(),
    measured=st.lists(st.tuples(works, st.floats(1.0, 100.0)), max_size=12),
    work=works,
)
def test_no_request_takes_less_however_wrong_the_predictions_are_and_however_slow_the_machine_has_been(
    machine: tuple[float, float, float], measured: list[tuple[float, float]], work: float
) -> None:
    least = LeastTimes()
    for each, slower in measured:
        least = least.learned(each, slower * seconds_of(machine, each))
    # Of each octave the quickest of three counts: a machine that was slow for all of them is not what this is about.
    for each, _ in measured:
        least = least.learned(each, seconds_of(machine, each))
    assert least.of(work) <= seconds_of(machine, work)


@given(work=works, speed=st.floats(1e-3, 1e3), share=st.floats(0.5, 1.0, exclude_min=True))
def test_where_requests_of_half_the_work_were_measured_the_bound_is_a_quarter_of_the_time_and_more(
    work: float, speed: float, share: float
) -> None:
    below = 2.0 ** (math.frexp(work)[1] - 2)  # where the octave before the work's begins
    least = LeastTimes()
    for _ in range(3):
        least = least.learned(below / share, below / share / speed)
    assert 0.249 * work / speed <= least.of(work) < work / speed


@given(work=works, measured=st.lists(st.tuples(works, st.floats(1e-3, 1e3)), max_size=2))
def test_two_requests_say_nothing(work: float, measured: list[tuple[float, float]]) -> None:
    least = LeastTimes()
    for each, measured_s in measured:
        least = least.learned(each, measured_s)
    assert least.of(work) == 0.0


@given(work=works, useless=st.sampled_from([0.0, -1.0, math.inf, math.nan]))
def test_times_of_no_use_are_not_learned(work: float, useless: float) -> None:
    least = LeastTimes()
    for _ in range(3):
        least = least.learned(work, useless).learned(useless, 1.0)
    assert least == LeastTimes()
