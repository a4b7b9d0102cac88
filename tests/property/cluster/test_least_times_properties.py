"""The lower bound of a request's time holds wherever time grows with work."""

import math

from hypothesis import given
from hypothesis import strategies as st

from cluster.planning.least_times import NEAR_SHARE, TRIED_OF, LeastTimes, Trials

works = st.floats(1e-3, 1e4)
few = st.sampled_from((1.0, 1.5, 3.0, 7.0, 100.0))


@st.composite
def machines(draw: st.DrawFn) -> tuple[float, float, float]:
    """Seconds of a request, of a unit of work, and of its square: any of them may dominate."""
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
    # Each octave counts the quickest of three: this test excludes a machine that was slow for all of them.
    for each, _ in measured:
        least = least.learned(each, seconds_of(machine, each))
    assert least.of(work) <= seconds_of(machine, work)


@given(work=works, speed=st.floats(1e-3, 1e3), share=st.floats(0.5, 1.0, exclude_min=True))
def test_where_requests_of_half_the_work_were_measured_the_bound_is_a_quarter_of_the_time_and_more(
    work: float, speed: float, share: float
) -> None:
    below = 2.0 ** (math.frexp(work)[1] - 2)  # the start of the octave below the work's
    least = LeastTimes()
    for _ in range(3):
        least = least.learned(below / share, below / share / speed)
    assert 0.249 * work / speed <= least.of(work) < work / speed


@given(work=few, measured=st.lists(st.tuples(few, st.floats(1e-3, 1e3), st.booleans()), max_size=30))
def test_no_bound_is_above_the_time_of_a_request_that_was_at_least_as_long(
    work: float, measured: list[tuple[float, float, bool]]
) -> None:
    """However slow earlier requests were, and whether it ran alone or not."""
    least = LeastTimes()
    for each, seconds, is_alone in measured:
        before = least.of(work)
        least = least.learned(each, seconds) if is_alone else least.refuted(each, seconds)
        assert is_alone or least.of(work) <= before, "a request that ran among others raises no bound"
        assert least.of(each) <= seconds
    assert least.of(work) <= min((seconds for each, seconds, _ in measured if each >= work), default=math.inf)


def test_slow_requests_are_refuted_by_one_that_was_longer_and_quicker() -> None:
    least = LeastTimes()
    for _ in range(4):
        least = least.learned(100, 2.27)
    assert least.of(400) == 2.27
    for refuted in (least.learned(400, 1.04), least.refuted(400, 1.04), least.refuted(4000, 1.04)):
        assert refuted.of(400) == 1.04
        assert refuted.of(100_000) == 1.04
    assert least.refuted(20, 1.04).of(400) == 2.27, "a shorter request says nothing"


@given(shares=st.lists(st.sampled_from((0.001, 0.49, 0.51, 0.999)), max_size=80), least_s=st.floats(1e-3, 1e3))
def test_a_share_of_requests_that_seem_too_late_is_tried_and_near_ones_at_once(
    shares: list[float], least_s: float
) -> None:
    trials = Trials()
    tried = [trials.tries(share * least_s, least_s) for share in shares]
    assert all(any(tried[at : at + TRIED_OF]) for at in range(len(tried) - TRIED_OF + 1)), "none is refused for ever"
    first_near = next((at for at, share in enumerate(shares[: TRIED_OF - 1]) if share > NEAR_SHARE), None)
    if first_near is not None:
        assert tried.index(True) == first_near
    assert sum(tried) <= 1 + len(shares) // TRIED_OF + (first_near is not None)
    assert not trials.tries(0.0, least_s)
    assert not trials.tries(-1.0, least_s)


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
        least = least.refuted(work, useless).refuted(useless, 1.0)
    assert least == LeastTimes()
