"""Converts a request's trace to its message; times are seconds since arrival."""

from cluster.requests.request_trace import Phase, RequestTrace, WorkerRun
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.timeline import Activity, Interval, TimelineReport

ACTIVITIES = {activity: pb.TraceActivity.Value(f"TRACE_ACTIVITY_{activity.name}") for activity in Activity}


def trace_message(trace: RequestTrace) -> pb.GetTraceResponse:
    origin_s = trace.arrived_s
    phases = [pb.TracePhase(name=each.name, **_times(each, origin_s)) for each in trace.phases]
    return pb.GetTraceResponse(
        request_id=trace.request_id,
        status=trace.status,
        end_s=trace.ended_s - origin_s,
        phases=phases,
        workers=[_worker(run, origin_s) for run in trace.workers],
        token_s=[at_s - origin_s for at_s in trace.token_s],
    )


def _worker(run: WorkerRun, origin_s: float) -> pb.WorkerTrace:
    timeline = run.done.timeline or TimelineReport(intervals=())
    return pb.WorkerTrace(
        rank=run.rank,
        token_start=run.token_start,
        token_end=run.token_end,
        intervals=[_interval(interval, origin_s) for interval in timeline.intervals],
        dropped_intervals=timeline.num_dropped,
    )


def _interval(interval: Interval, origin_s: float) -> pb.TraceInterval:
    return pb.TraceInterval(
        activity=ACTIVITIES[interval.activity],
        **_times(interval, origin_s),
        layer_start=interval.layers[0],
        layer_end=interval.layers[1],
        size_bytes=interval.size_bytes,
        tier=interval.tier,
        purpose=interval.purpose,
    )


def _times(step: Phase | Interval, origin_s: float) -> dict[str, float]:
    return {"start_s": step.start_s - origin_s, "end_s": step.end_s - origin_s}
