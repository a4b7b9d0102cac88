"""Timeline of one worker in one request: intervals between layer boundaries, from which a request's picture is drawn.

The recorder is always on. A boundary costs two readings of the clock and an append; a wait that blocks costs two more
readings and an append. Intervals of computing are derived at the end. The report leaves the worker only when the plan
asks for it.

Clock: `time.monotonic`, which all processes of one machine share. Workers share a machine with their store.

A layer reaches from one boundary (`Cache.update`, after its QKV projection) to the next one: its own attention and MLP,
and the projection of the next layer. The time before the first boundary counts to layer 0.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

from kvstore import ReadSpan

#: Most intervals of one worker in one request; further ones are only counted.
MAX_INTERVALS = 4_000


class Activity(StrEnum):
    """Kinds of work and waiting of a worker, and of the edges and threads that work for it."""

    COMPUTE = "compute"
    #: Choosing the rows of the stored prefix that a layer attends to, and putting them in place.
    CHOOSE = "choose"
    WAIT_LOAD = "wait_load"
    WAIT_HANDOFF = "wait_handoff"
    WAIT_TURN = "wait_turn"
    #: Reading stored KV, from the request to its last record in place: on demand, or ahead of it.
    READ = "read"
    PREFETCH = "prefetch"
    RECEIVE = "receive"
    SEND = "send"
    SAVE = "save"
    DECODE = "decode"


_WAITS = (Activity.WAIT_LOAD, Activity.WAIT_HANDOFF, Activity.WAIT_TURN)
#: Range of layers of an activity that belongs to no layer.
_NO_LAYERS = (0, 0)


@dataclass(frozen=True, slots=True)
class Interval:
    """One activity, in seconds of `time.monotonic`. `layers`: [start, end), empty if it belongs to none."""

    activity: Activity
    layers: tuple[int, int]
    start_s: float
    end_s: float
    #: Bytes that were moved, if known.
    size_bytes: int = 0
    #: For a read: its tier and its purpose.
    tier: str = ""
    purpose: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimelineReport:
    """Intervals that a worker recorded in one request, in the order of their begin."""

    intervals: tuple[Interval, ...]
    #: Number of intervals that exceeded the limit.
    num_dropped: int = 0


class Timeline:
    """The recorder of one request in one worker. Several threads may add; one marks boundaries."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic, max_intervals: int = MAX_INTERVALS) -> None:
        self.clock = clock
        self._max_intervals = max_intervals
        self._intervals: list[Interval] = []
        self._num_dropped = 0
        #: Ranges of layers that are computed together, [start, end), with the time of their begin.
        self._marks: list[tuple[tuple[int, int], float]] = []
        self._end_s: float | None = None

    def begin(self) -> None:
        """Mark the begin of the forward pass."""
        self._marks.append(((0, 1), self.clock()))

    def boundary(self, layer: int, num_layers: int = 1) -> None:
        """Mark a layer boundary. `num_layers`: number of layers that are computed together from here on."""
        self._marks.append(((layer, layer + num_layers), self.clock()))

    def end(self) -> None:
        """Mark the end of the forward pass."""
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
        """Callback that records sent or received layers, see `handoff.Transferred`. It keeps only this object alive."""

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
        if self._end_s is None:  # the request ended early: its last layer was not computed
            ends_s = [at_s for _, at_s in self._marks[1:]]
        else:
            ends_s = [*(at_s for _, at_s in self._marks[1:]), self._end_s]
        for (layers, start_s), end_s in zip(self._marks, ends_s, strict=False):
            yield Interval(Activity.COMPUTE, layers, start_s, end_s)


def without(whole: Interval, holes: Iterable[Interval]) -> Iterator[Interval]:
    """The parts of an interval outside of the holes, in order."""
    at_s = whole.start_s
    for hole in sorted(holes, key=lambda hole: hole.start_s):
        if hole.end_s <= at_s or hole.start_s >= whole.end_s:
            continue
        if hole.start_s > at_s:
            yield Interval(whole.activity, whole.layers, at_s, hole.start_s)
        at_s = hole.end_s
    if at_s < whole.end_s:
        yield Interval(whole.activity, whole.layers, at_s, whole.end_s)
