"""Overlap of hand-over and prefill: rows are read under a handle that arrives before the prefill ends.

The reader's clock starts with its call, the service's trace with the later arrival of that call. So a row that arrived
before the last layer by these two clocks really did arrive before it.
"""

import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.report.report import BenchError
from cluster.client import CallFailed, Client, Handle, Prefilled
from protos.runahead.v1 import runahead_pb2 as pb

_LEASE_S = 300.0
_TIMEOUT_S = 300.0
_TRACE_WAIT_S, _POLL_S = 10.0, 0.05


@dataclass(frozen=True, slots=True)
class Overlap:
    """One prefill that was read while it ran. Times in seconds from the reader's call."""

    #: Time at which the reader had the first row of a token that the prefill computed.
    first_row_s: float
    #: Time at which the last worker began its last layer.
    last_layer_s: float
    #: Share of the rows computed by the prefill and covered by the handle that arrived before `last_layer_s`.
    share_before: float

    @property
    def is_before(self) -> bool:
        return self.first_row_s < self.last_layer_s


def overlap_of(client: Client, prompt: Sequence[int]) -> Overlap:
    """Prefill a prompt that is not stored as a whole, and read it meanwhile. Raises BenchError or CallFailed."""
    request_id, began_s = uuid.uuid4().hex, time.monotonic()
    events = client.flow_kv(list(prompt), _LEASE_S, timeout_s=_TIMEOUT_S, request_id=request_id)
    handle = next(events)
    if not isinstance(handle, Handle):
        raise BenchError(f"a prompt of {len(prompt)} tokens has no whole chunk to read; use a longer prompt")
    blocks = [
        (time.monotonic() - began_s, block.token_start, len(block.k))
        for block in client.read_kv(handle.handle_id, timeout_s=_TIMEOUT_S)
    ]
    *_, done = events
    client.release(handle.handle_id)
    assert isinstance(done, Prefilled), "the reply comes last"
    cached = done.stats.cached_tokens
    new = [(at_s, min(size, start + size - cached)) for at_s, start, size in blocks if start + size > cached]
    last_layer_s = _last_layer_s(_trace(client, request_id))
    num_before = sum(size for at_s, size in new if at_s < last_layer_s)
    return Overlap(min(at_s for at_s, _ in new), last_layer_s, num_before / sum(size for _, size in new))


def _trace(client: Client, request_id: str) -> pb.GetTraceResponse:
    """The request's trace. The service keeps it once the request has settled, shortly after its reply."""
    give_up_s = time.monotonic() + _TRACE_WAIT_S
    while True:
        try:
            return client.trace(request_id)
        except CallFailed as error:
            if error.status != "NOT_FOUND" or time.monotonic() > give_up_s:
                raise
        time.sleep(_POLL_S)


def _last_layer_s(trace: pb.GetTraceResponse) -> float:
    """Time at which the last worker began its last layer, in seconds."""
    computed = [each for each in trace.workers[-1].intervals if each.activity == pb.TRACE_ACTIVITY_COMPUTE]
    last = max(each.layer_end for each in computed)
    return float(min(each.start_s for each in computed if each.layer_end == last))
