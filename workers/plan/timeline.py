"""What one worker did when, in one request: marks at layer boundaries, from which the picture of a request is drawn.

The recorder is always on. A boundary costs two readings of the clock and an append, a wait that blocks two readings and
an append more; what is computed between them follows at the end. It leaves the worker only when the plan asks for it.

Clock: `time.monotonic`, which all processes of one machine share. Workers share a machine with their store.

A layer reaches from one boundary (`Cache.update`, after its QKV projection) to the next one: attention and MLP of its
own, and the projection of the next layer. What comes before the first boundary counts to layer 0.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

from kvstore import ReadSpan

#: Of one worker in one request; what does not fit is counted.
MAX_INTERVALS = 4_000


class Activity(StrEnum):
    """What a worker, or an edge or thread that works for it, was doing."""

    COMPUTE = "compute"
    #: Identifying which rows of the stored prefix a layer attends to, and putting them in place.
    CHOOSE = "choose"
    WAIT_LOAD = "wait_load"
    WAIT_HANDOFF = "wait_handoff"
    WAIT_TURN = "wait_turn"
    #: Stored KV, from asking to the last record in place: asked for when it was wanted, or ahead of that.
    READ = "read"
    PREFETCH = "prefetch"
    RECEIVE = "receive"
    SEND = "send"
    SAVE = "save"
    DECODE = "decode"


_WAITS = (Activity.WAIT_LOAD, Activity.WAIT_HANDOFF, Activity.WAIT_TURN)
#: Of no layer.
_NO_LAYERS = (0, 0)


@dataclass(frozen=True, slots=True)
class Interval:
    """One activity. Seconds of `time.monotonic`; layers [start, end), empty where it is of none."""

    activity: Activity
    layers: tuple[int, int]
    start_s: float
    end_s: float
    #: What was moved, where that is known.
    size_bytes: int = 0
    #: Of a read: the tier that it came from, and what it was for.
    tier: str = ""
    purpose: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimelineReport:
    """What a worker recorded of one request, by begin."""

    intervals: tuple[Interval, ...]
    #: Intervals that found no room.
    num_dropped: int = 0


class Timeline:
    """The recorder of one request in one worker. Several threads may add; one marks boundaries."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic, max_intervals: int = MAX_INTERVALS) -> None:
        self.clock = clock
        self._max_intervals = max_intervals
        self._intervals: list[Interval] = []
        self._num_dropped = 0
        #: When the forward pass began, and when layers began that are computed together, [start, end).
        self._marks: list[tuple[tuple[int, int], float]] = []
        self._end_s: float | None = None

    def begin(self) -> None:
        """The forward pass begins."""
        self._marks.append(((0, 1), self.clock()))

    def boundary(self, layer: int, num_layers: int = 1) -> None:
        """`num_layers`: those that go together from here on."""
        self._marks.append(((layer, layer + num_layers), self.clock()))

    def end(self) -> None:
        """The forward pass has ended; it is not recorded beyond."""
        self._end_s = self.clock()

    def add(
        self,
        activity: Activity,
        layers: tuple[int, int],
        start_s: float,
        end_s: float,
        *,
        size_bytes: int = 0,
        tier: str = "",
        purpose: str = "",
    ) -> None:
        if len(self._intervals) < self._max_intervals:
            self._intervals.append(Interval(activity, layers, start_s, end_s, size_bytes, tier, purpose))
        else:
            self._num_dropped += 1

    def read(self, span: ReadSpan, *, is_prefetch: bool, purpose: str) -> None:
        self.add(
            Activity.PREFETCH if is_prefetch else Activity.READ,
            (span.layer_start, span.layer_end),
            span.submitted_s,
            span.completed_s,
            size_bytes=span.size_bytes,
            tier=span.tier.value,
            purpose=purpose,
        )

    def transferred(self, activity: Activity) -> Callable[[int, float, float, int], None]:
        """Records layers that were sent or received, see `handoff.Transferred`. Keeps only the timeline alive."""

        def record(layer: int, start_s: float, end_s: float, size_bytes: int) -> None:
            self.add(activity, (layer, layer + 1), start_s, end_s, size_bytes=size_bytes)

        return record

    @contextmanager
    def during(self, activity: Activity, layers: tuple[int, int] = _NO_LAYERS) -> Iterator[None]:
        start_s = self.clock()
        try:
            yield
        finally:
            self.add(activity, layers, start_s, self.clock())

    def report(self) -> TimelineReport:
        intervals = list(self._intervals)
        waits = [each for each in intervals if each.activity in _WAITS]
        choices = [each for each in intervals if each.activity is Activity.CHOOSE]
        others = [each for each in intervals if each.activity is not Activity.CHOOSE]
        chosen = [part for each in choices for part in without(each, waits)]
        computed = [part for each in self._between_marks() for part in without(each, [*waits, *choices])]
        ordered = sorted([*others, *chosen, *computed], key=lambda each: (each.start_s, each.end_s))
        return TimelineReport(intervals=tuple(ordered), num_dropped=self._num_dropped)

    def _between_marks(self) -> Iterator[Interval]:
        if self._end_s is None:  # given up on the way: the last layer was not computed
            ends_s = [at_s for _, at_s in self._marks[1:]]
        else:
            ends_s = [*(at_s for _, at_s in self._marks[1:]), self._end_s]
        for (layers, start_s), end_s in zip(self._marks, ends_s, strict=False):
            yield Interval(Activity.COMPUTE, layers, start_s, end_s)


def without(whole: Interval, holes: Iterable[Interval]) -> Iterator[Interval]:
    """What the holes leave of an interval, in order."""
    at_s = whole.start_s
    for hole in sorted(holes, key=lambda hole: hole.start_s):
        if hole.end_s <= at_s or hole.start_s >= whole.end_s:
            continue
        if hole.start_s > at_s:
            yield Interval(whole.activity, whole.layers, at_s, hole.start_s)
        at_s = hole.end_s
    if at_s < whole.end_s:
        yield Interval(whole.activity, whole.layers, at_s, whole.end_s)
