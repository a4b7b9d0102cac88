"""A request's trace in rows and lanes: what each process did when, ready to be drawn or written. Pure.

A row is what belongs together of one worker; what overlaps in it lies in lanes of its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from protos.runahead.v1 import runahead_pb2 as pb

#: Rows of a worker, from above: the activities that each shows.
ROWS: dict[str, tuple[int, ...]] = {
    "compute": (pb.TRACE_ACTIVITY_COMPUTE, pb.TRACE_ACTIVITY_CHOOSE, pb.TRACE_ACTIVITY_DECODE),
    "waits": (pb.TRACE_ACTIVITY_WAIT_LOAD, pb.TRACE_ACTIVITY_WAIT_HANDOFF, pb.TRACE_ACTIVITY_WAIT_TURN),
    "reads": (pb.TRACE_ACTIVITY_READ, pb.TRACE_ACTIVITY_PREFETCH),
    "hand-off": (pb.TRACE_ACTIVITY_RECEIVE, pb.TRACE_ACTIVITY_SEND),
    "store": (pb.TRACE_ACTIVITY_SAVE,),
}


@dataclass(frozen=True, slots=True)
class Row:
    """Lanes of intervals; within a lane none overlaps another."""

    title: str
    lanes: tuple[tuple[pb.TraceInterval, ...], ...]


def rows_of(worker: pb.WorkerTrace) -> list[Row]:
    rows = []
    for title, activities in ROWS.items():
        intervals = [each for each in worker.intervals if each.activity in activities]
        if intervals:
            rows.append(Row(title, in_lanes(intervals)))
    return rows


def in_lanes(intervals: Iterable[pb.TraceInterval]) -> tuple[tuple[pb.TraceInterval, ...], ...]:
    """Few lanes without overlap: each interval goes to the first that is free when it begins."""
    lanes: list[list[pb.TraceInterval]] = []
    for interval in sorted(intervals, key=lambda each: (each.start_s, each.end_s)):
        free = next((lane for lane in lanes if lane[-1].end_s <= interval.start_s), None)
        if free is None:
            lanes.append([interval])
        else:
            free.append(interval)
    return tuple(tuple(lane) for lane in lanes)


def activity_name(interval: pb.TraceInterval) -> str:
    """The name for people: `wait load`."""
    name: str = pb.TraceActivity.Name(interval.activity)
    return name.removeprefix("TRACE_ACTIVITY_").replace("_", " ").lower()


def layers_name(interval: pb.TraceInterval) -> str:
    """`layer 3`, `layers 3-5`; empty where it is of none."""
    first, last = interval.layer_start, interval.layer_end - 1
    if last < first:
        return ""
    return f"layer {first}" if first == last else f"layers {first}-{last}"


def first_token_s(trace: pb.GetTraceResponse) -> float:
    """When there was a first token; the end of a request that came to none."""
    tokens: Sequence[float] = trace.token_s
    return tokens[0] if tokens else trace.end_s
