"""`WriteKv`: checks the announced layout against the model, then receives all rows before any are stored."""

import asyncio
from collections.abc import AsyncIterator

from cluster.client.values import rows_checksum
from cluster.errors import DeadlineExceeded, InvalidRequest, ServiceUnavailable
from cluster.handles.kv_writes import KvWrite, WriteTask, WrittenPrompt
from cluster.ingress.kv_rpcs import layout_fields
from cluster.ingress.rpc_guard import NO_REQUEST
from cluster.requests.coordinator import Coordinator
from cluster.requests.request_run import SHUTTING_DOWN
from kvstore import quoted
from protos.runahead.v1 import runahead_pb2 as pb


async def write_kv(
    coordinator: Coordinator, tenant: str, requests: AsyncIterator[pb.WriteKvRequest]
) -> pb.WriteKvResponse:
    """Receive and store rows. Raises as `KvWrites.begun` and `KvWrites.store`; DeadlineExceeded for a slow client."""
    if coordinator.load().is_draining:
        raise ServiceUnavailable(SHUTTING_DOWN)
    try:
        written = await _written(coordinator, tenant, requests)
    except BaseException:
        coordinator.writes.num_refused += 1
        raise
    coordinator.writes.num_writes += 1
    return pb.WriteKvResponse(
        stored_tokens=written.num_stored_tokens,
        written_tokens=written.num_written_tokens,
        provenance=written.provenance,
    )


async def _written(coordinator: Coordinator, tenant: str, requests: AsyncIterator[pb.WriteKvRequest]) -> WrittenPrompt:
    writes, now_s = coordinator.writes, asyncio.get_running_loop().time
    end_s = now_s() + writes.max_call_s

    def next_end_s() -> float:
        return min(end_s, now_s() + writes.max_silence_s)

    try:
        async with asyncio.timeout_at(next_end_s()) as limit:
            start = await _start(requests)
            _check(coordinator, start)
            task = WriteTask(
                tenant=tenant,
                token_ids=tuple(start.token_ids.ids),
                token_start=start.layout.token_start,
                token_end=start.layout.token_end,
                engine=start.engine,
            )
            with writes.begun(task) as write:
                limit.reschedule(next_end_s())
                async for request in requests:
                    _take(write, request)
                    limit.reschedule(next_end_s())
                limit.reschedule(None)  # all rows have arrived
                return await writes.store(write)
    except TimeoutError:
        if now_s() < end_s:
            raise DeadlineExceeded(f"no rows arrived for {writes.max_silence_s:g} s: write them again") from None
        raise DeadlineExceeded(f"not all rows arrived within {writes.max_call_s:g} s: write fewer at once") from None


async def _start(requests: AsyncIterator[pb.WriteKvRequest]) -> pb.WriteKvStart:
    async for request in requests:
        if request.HasField("start"):
            return request.start
        raise InvalidRequest("the first message of a call must be `start`")
    raise InvalidRequest(NO_REQUEST)


def _take(write: KvWrite, request: pb.WriteKvRequest) -> None:
    if not request.HasField("rows"):
        raise InvalidRequest("after the first message of a call, all messages must be `rows`")
    rows = request.rows
    if rows.xxh3 != rows_checksum(rows.k, rows.v):
        raise InvalidRequest(
            f"rows of layer {rows.layer} from token {rows.token_start} on do not match their checksum: write them again"
        )
    write.rows.take(rows.layer, rows.token_start, rows.num_tokens, rows.k, rows.v)


def _check(coordinator: Coordinator, start: pb.WriteKvStart) -> None:
    """Raises InvalidRequest for a prompt that the model cannot take, and for rows that do not fit its KV."""
    facts, layout = coordinator.facts, start.layout
    try:
        facts.check_prompt(start.token_ids.ids, max_new_tokens=1)
    except ValueError as error:
        raise InvalidRequest(str(error)) from None
    for name, value in {**layout_fields(facts), "provenance": "", "row_codec": ""}.items():
        if getattr(layout, name) != value:
            raise InvalidRequest(f"layout.{name} must be {value!r}, not {quoted(getattr(layout, name))}")
    if layout.ranges:
        raise InvalidRequest("layout.ranges must not be set: set token_start and token_end instead")
    num_layers = facts.kv.num_layers
    if len(layout.layers) not in (0, num_layers) or list(layout.layers) not in ([], list(range(num_layers))):
        raise InvalidRequest("layout.layers must be empty, or all layers of the model in order")
