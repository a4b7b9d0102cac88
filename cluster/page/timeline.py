"""The timeline of one request for the page: the rows and lanes of `runahead trace`, up to the first token. Pure."""

import json
from collections.abc import Iterator
from typing import Any

from cluster.ingress.trace_message import trace_message
from cluster.observe.trace_lanes import activity_name, first_token_s, layers_name, rows_of
from cluster.requests.request_trace import RequestTrace
from protos.runahead.v1 import runahead_pb2 as pb

#: Intervals of all workers; those that begin later are counted.
MOST_INTERVALS = 10_000
#: Time after the first token that is shown, as part of the time before it.
_MARGIN = 0.03


def timeline_document(trace: RequestTrace) -> bytes:
    """The timeline as JSON. Times are milliseconds since the request arrived."""
    return json.dumps(timeline_values(trace), allow_nan=False, separators=(",", ":")).encode()


def timeline_values(trace: RequestTrace) -> dict[str, Any]:
    message = trace_message(trace)
    end_s = first_token_s(message) * (1 + _MARGIN)
    begins = sorted(each.start_s for worker in message.workers for each in worker.intervals if each.start_s < end_s)
    last_s = begins[MOST_INTERVALS - 1] if len(begins) > MOST_INTERVALS else end_s
    num_dropped = sum(worker.dropped_intervals for worker in message.workers) + max(0, len(begins) - MOST_INTERVALS)
    return {
        "number": trace.number,
        "request_id": trace.request_id,
        "status": trace.status,
        "has_token": bool(trace.token_s),
        "first_token_ms": _milliseconds(first_token_s(message)),
        "end_ms": _milliseconds(end_s),
        "dropped": num_dropped,
        "phases": [
            {"name": phase.name, "start_ms": _milliseconds(phase.start_s), "end_ms": _milliseconds(phase.end_s)}
            for phase in message.phases
        ],
        "workers": [
            {
                "rank": worker.rank,
                "token_start": worker.token_start,
                "token_end": worker.token_end,
                "rows": list(_rows(worker, last_s)),
            }
            for worker in message.workers
        ],
    }


def _rows(worker: pb.WorkerTrace, end_s: float) -> Iterator[dict[str, Any]]:
    for row in rows_of(worker):
        lanes = [[_interval(each) for each in lane if each.start_s < end_s] for lane in row.lanes]
        if shown := [lane for lane in lanes if lane]:
            yield {"title": row.title, "lanes": shown}


def _interval(interval: pb.TraceInterval) -> list[Any]:
    """Activity, begin, end, first layer, and the details that a pointer shows."""
    details = [layers_name(interval), interval.tier, interval.purpose]
    if interval.size_bytes:
        details.append(f"{interval.size_bytes:,} bytes")
    return [
        activity_name(interval),
        _milliseconds(interval.start_s),
        _milliseconds(interval.end_s),
        interval.layer_start,
        ", ".join(each for each in details if each),
    ]


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1e3, 3)
