"""A worker's timeline of a request: nothing is counted twice, and nothing between begin and end is missing."""

from collections.abc import Iterator

import pytest

from kvstore import ReadSpan
from kvstore.tiers.tier import Tier
from workers.plan.timeline import Activity, Interval, Timeline, without


class Clock:
    """A clock that shows the given times, one a reading."""

    def __init__(self, *times_s: float) -> None:
        self._times_s: Iterator[float] = iter(times_s)

    def __call__(self) -> float:
        return next(self._times_s)


def of(timeline: Timeline, activity: Activity) -> list[tuple[tuple[int, int], float, float]]:
    return [
        (each.layers, each.start_s, each.end_s) for each in timeline.report().intervals if each.activity is activity
    ]


def test_what_is_left_between_boundaries_and_waits_is_computing() -> None:
    timeline = Timeline(clock=Clock(0.0, 1.0, 4.0, 7.0))
    timeline.begin()
    timeline.boundary(0)
    timeline.add(Activity.WAIT_LOAD, (0, 1), 1.5, 3.0)
    timeline.boundary(1)
    timeline.add(Activity.WAIT_HANDOFF, (1, 2), 4.0, 6.0)
    timeline.end()
    assert of(timeline, Activity.COMPUTE) == [
        ((0, 1), 0.0, 1.0),
        ((0, 1), 1.0, 1.5),
        ((0, 1), 3.0, 4.0),
        ((1, 2), 6.0, 7.0),
    ]
    assert of(timeline, Activity.WAIT_LOAD) == [((0, 1), 1.5, 3.0)]
    assert of(timeline, Activity.WAIT_HANDOFF) == [((1, 2), 4.0, 6.0)]


def test_layers_that_are_computed_together_are_one_interval() -> None:
    timeline = Timeline(clock=Clock(0.0, 1.0, 4.0, 6.0))
    timeline.begin()
    timeline.boundary(0, 3)
    timeline.boundary(3)
    timeline.end()
    assert of(timeline, Activity.COMPUTE) == [((0, 1), 0.0, 1.0), ((0, 3), 1.0, 4.0), ((3, 4), 4.0, 6.0)]


def test_forward_pass_is_covered_once_by_computing_choosing_and_waiting() -> None:
    timeline = Timeline(clock=Clock(0.0, 2.0, 3.0, 8.0, 10.0))
    timeline.begin()
    timeline.boundary(0)
    with timeline.during(Activity.CHOOSE, (0, 1)):  # 3 to 8, of which 1 s is a wait
        timeline.add(Activity.WAIT_LOAD, (0, 1), 4.0, 5.0)
    timeline.end()
    assert of(timeline, Activity.CHOOSE) == [((0, 1), 3.0, 4.0), ((0, 1), 5.0, 8.0)]
    covered = sorted((each.start_s, each.end_s) for each in timeline.report().intervals)
    assert [end for _, end in covered[:-1]] == [start for start, _ in covered[1:]]
    assert (covered[0][0], covered[-1][1]) == (0.0, 10.0)


def test_a_forward_pass_that_was_given_up_ends_at_its_last_boundary() -> None:
    timeline = Timeline(clock=Clock(0.0, 1.0, 2.0))
    timeline.begin()
    timeline.boundary(0)
    timeline.boundary(1)
    assert of(timeline, Activity.COMPUTE) == [((0, 1), 0.0, 1.0), ((0, 1), 1.0, 2.0)]


def test_intervals_beyond_the_bound_are_counted() -> None:
    timeline = Timeline(max_intervals=2)
    for layer in range(5):
        timeline.add(Activity.SEND, (layer, layer + 1), 0.0, 1.0)
    report = timeline.report()
    assert [each.layers for each in report.intervals] == [(0, 1), (1, 2)]
    assert report.num_dropped == 3


@pytest.mark.parametrize(("is_prefetch", "activity"), [(False, Activity.READ), (True, Activity.PREFETCH)])
def test_a_read_says_what_of_which_tier_was_read_when(is_prefetch: bool, activity: Activity) -> None:
    timeline = Timeline()
    span = ReadSpan(
        tier=Tier.DISK, layer_start=3, layer_end=6, submitted_s=1.0, completed_s=2.5, num_records=7, size_bytes=4096
    )
    timeline.read(span, is_prefetch=is_prefetch, purpose="rows")
    assert timeline.report().intervals == (Interval(activity, (3, 6), 1.0, 2.5, 4096, "disk", "rows"),)


def test_holes_are_cut_out_wherever_they_lie() -> None:
    whole = Interval(Activity.COMPUTE, (0, 1), 10.0, 20.0)
    holes = [
        Interval(Activity.WAIT_TURN, (0, 1), *times) for times in [(18, 25), (0, 5), (12, 13), (5, 11), (12.5, 14)]
    ]
    assert [(each.start_s, each.end_s) for each in without(whole, holes)] == [(11, 12), (14, 18)]
    assert list(without(whole, [Interval(Activity.WAIT_TURN, (0, 1), 0, 30)])) == []
