"""Trace of one request in the serving process and its workers. Metrics, spans and timelines are made from it."""

import itertools
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
    """The finished part of one worker: tokens [start, end) of the prompt."""

    rank: int
    token_start: int
    token_end: int
    done: RunDone


@dataclass(slots=True, kw_only=True)
class RequestTrace:
    """Times and costs of one request, written by its run. Holds no token and no text."""

    request_id: str
    tenant: str
    #: Trace context sent by the client: W3C `traceparent` and `tracestate`.
    trace_context: dict[str, str]
    arrived_s: float
    num_prompt_tokens: int = 0
    #: None where the request was exact.
    kv_budget: float | None = None
    #: Counts the requests that have ended, from 1.
    number: int = 0
    #: Phases in the order of their ends.
    phases: list[Phase] = field(default_factory=list)
    #: Parts of workers in runs that ended well; a replayed part appears once.
    workers: list[WorkerRun] = field(default_factory=list)
    #: Time at which each token was computed.
    token_s: list[float] = field(default_factory=list)
    #: Name of the final gRPC status.
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
            num_prompt_tokens=len(request.token_ids),
            kv_budget=request.kv_budget,
        )

    def phase(self, name: str, start_s: float) -> None:
        self.phases.append(Phase(name, start_s, time.monotonic()))

    def seconds(self, name: str) -> float:
        return sum(phase.end_s - phase.start_s for phase in self.phases if phase.name == name)

    def failed(self, status: str) -> None:
        """Note an error. Only the first one counts: later ones are its consequences."""
        if self.status == "OK":
            self.status = status


class RequestTraces:
    """Traces of the latest `num_kept` finished requests. Owns: the traces."""

    def __init__(self, num_kept: int) -> None:
        self._num_kept = num_kept
        self._numbers = itertools.count(1)
        self._traces: OrderedDict[tuple[str, str], RequestTrace] = OrderedDict()

    def keep(self, trace: RequestTrace) -> None:
        """Keep a trace in place of one with the same tenant and id; the oldest are dropped at the limit."""
        key = trace.tenant, trace.request_id
        trace.number = next(self._numbers)
        self._traces.pop(key, None)
        self._traces[key] = trace
        while len(self._traces) > self._num_kept:
            self._traces.popitem(last=False)

    def latest(self, most: int) -> list[RequestTrace]:
        """The requests that ended last, the last one first."""
        return list(itertools.islice(reversed(self._traces.values()), most))

    def find(self, tenant: str, request_id: str) -> RequestTrace | None:
        return self._traces.get((tenant, request_id))
