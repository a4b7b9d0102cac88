"""A request's trace as Chrome's trace-event JSON, which Perfetto and chrome://tracing open. Pure."""

from collections.abc import Iterator
from typing import Any

from cluster.observe.trace_lanes import activity_name, layers_name, rows_of
from protos.runahead.v1 import runahead_pb2 as pb

_SERVICE = 0


def chrome_trace(trace: pb.GetTraceResponse) -> dict[str, Any]:
    """One process for the service and one for each worker, one thread for each lane; microseconds since arrival."""
    events = [*_service_events(trace)]
    for number, worker in enumerate(trace.workers, start=1):
        events += _worker_events(number, worker)
    about = {"request_id": trace.request_id, "status": trace.status, "time_origin": "arrival of the request"}
    return {"traceEvents": events, "displayTimeUnit": "ms", "otherData": about}


def _service_events(trace: pb.GetTraceResponse) -> Iterator[dict[str, Any]]:
    yield _named("process_name", _SERVICE, 0, "service")
    yield _named("thread_name", _SERVICE, 0, "request")
    yield _complete("request", "service", _SERVICE, 0, 0.0, trace.end_s, {"status": trace.status})
    for phase in trace.phases:
        yield _complete(phase.name, "service", _SERVICE, 0, phase.start_s, phase.end_s, {})
    if trace.token_s:
        yield _named("thread_name", _SERVICE, 1, "tokens")
    for number, at_s in enumerate(trace.token_s):
        yield {
            "name": f"token {number}",
            "cat": "token",
            "ph": "i",
            "s": "t",
            "pid": _SERVICE,
            "tid": 1,
            "ts": _microseconds(at_s),
        }


def _worker_events(number: int, worker: pb.WorkerTrace) -> Iterator[dict[str, Any]]:
    title = f"worker {worker.rank}: tokens {worker.token_start}-{worker.token_end}"
    yield _named("process_name", number, 0, title)
    thread = 0
    for row in rows_of(worker):
        for lane in row.lanes:
            yield _named("thread_name", number, thread, row.title)
            yield {
                "name": "thread_sort_index",
                "ph": "M",
                "pid": number,
                "tid": thread,
                "args": {"sort_index": thread},
            }
            for interval in lane:
                name = " ".join(part for part in (activity_name(interval), layers_name(interval)) if part)
                yield _complete(
                    name, activity_name(interval), number, thread, interval.start_s, interval.end_s, _details(interval)
                )
            thread += 1


def _details(interval: pb.TraceInterval) -> dict[str, Any]:
    details = {"tier": interval.tier, "what": interval.purpose, "bytes": interval.size_bytes}
    return {name: value for name, value in details.items() if value}


def _complete(
    name: str, category: str, process: int, thread: int, start_s: float, end_s: float, args: dict[str, Any]
) -> dict[str, Any]:
    return {
        "name": name,
        "cat": category,
        "ph": "X",
        "pid": process,
        "tid": thread,
        "ts": _microseconds(start_s),
        "dur": _microseconds(end_s - start_s),
        "args": args,
    }


def _named(kind: str, process: int, thread: int, name: str) -> dict[str, Any]:
    return {"name": kind, "ph": "M", "pid": process, "tid": thread, "args": {"name": name}}


def _microseconds(seconds: float) -> float:
    return round(seconds * 1e6, 3)
