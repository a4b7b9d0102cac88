"""Trace of one request in the serving process and its workers. Metrics, spans and timelines are made of it."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from cluster.requests.request import RequestStats, TokenRequest
from workers.plan.events import RunDone


@dataclass(frozen=True, slots=True)
class Phase:
    """A step of the request in the serving process; seconds of `time.monotonic`."""

    name: str
    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerRun:
    """A worker's part that was finished: tokens [start, end) of the prompt."""

    rank: int
    token_start: int
    token_end: int
    done: RunDone


@dataclass(slots=True, kw_only=True)
class RequestTrace:
    """Written by the request's run. Holds no token and no text."""

    request_id: str
    tenant: str
    #: What the client sent of its own trace: W3C `traceparent` and `tracestate`.
    trace_context: dict[str, str]
    arrived_s: float
    #: In the order in which they ended.
    phases: list[Phase] = field(default_factory=list)
    #: Of attempts that ended well; a replayed one is there once.
    workers: list[WorkerRun] = field(default_factory=list)
    #: When each token was there.
    token_s: list[float] = field(default_factory=list)
    #: Name of the gRPC status that it came to.
    status: str = "OK"
    stats: RequestStats | None = None
    ended_s: float = 0.0

    @classmethod
    def of(cls, request: TokenRequest) -> "RequestTrace":
        return cls(
            request_id=request.request_id,
            tenant=request.tenant,
            trace_context=dict(request.trace_context),
            arrived_s=request.arrived_s,
        )

    def phase(self, name: str, start_s: float) -> None:
        self.phases.append(Phase(name, start_s, time.monotonic()))

    def seconds(self, name: str) -> float:
        return sum(phase.end_s - phase.start_s for phase in self.phases if phase.name == name)

    def failed(self, status: str) -> None:
        """It has come to an error. The first one counts: what follows is its consequence."""
        if self.status == "OK":
            self.status = status


class RequestTraces:
    """The latest requests that have ended, so many of them. Owns: their traces."""

    def __init__(self, num_kept: int) -> None:
        self._num_kept = num_kept
        self._traces: OrderedDict[tuple[str, str], RequestTrace] = OrderedDict()

    def keep(self, trace: RequestTrace) -> None:
        """Keep it in place of an earlier request of the same tenant and id, and of the oldest."""
        key = trace.tenant, trace.request_id
        self._traces.pop(key, None)
        self._traces[key] = trace
        while len(self._traces) > self._num_kept:
            self._traces.popitem(last=False)

    def find(self, tenant: str, request_id: str) -> RequestTrace | None:
        return self._traces.get((tenant, request_id))
