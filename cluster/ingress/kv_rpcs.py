"""The RPCs of stored KV and of the model: convert messages for `KvHandles`, and its results to messages."""

import json
from collections.abc import AsyncGenerator, Sequence
from dataclasses import asdict
from typing import Any

from cluster.client.rows_on_wire import RowsWriter
from cluster.errors import InvalidRequest
from cluster.handles.kv_handles import KvHandle
from cluster.handles.leased_reads import KvPart, KvRange
from cluster.ingress.stats_messages import copied
from cluster.requests.coordinator import Coordinator
from kvstore import EXACT, check_foreign
from protos.runahead.v1 import runahead_pb2 as pb
from workers.plan.model_facts import ModelFacts

_MAX_HANDLES = 1024


def handle_message(handle: KvHandle) -> pb.KvHandle:
    return copied(pb.KvHandle, handle, row_codec=handle.coding.row_codec)


async def lookup(
    coordinator: Coordinator, tenant: str, token_ids: Sequence[int], lease_s: float, provenance: str
) -> pb.LookupResponse:
    """Look up a prompt. `provenance`: see LookupRequest. Raises as `KvHandles.lookup`, and InvalidRequest."""
    if provenance:
        try:
            check_foreign(provenance)
        except ValueError as error:
            raise InvalidRequest(f"provenance: {error}") from None
    try:
        coordinator.facts.check_prompt(token_ids, max_new_tokens=1)
    except ValueError as error:
        raise InvalidRequest(str(error)) from None
    handles = coordinator.handles
    stored = await handles.lookup(tenant, token_ids, lease_s, provenance or EXACT)
    return pb.LookupResponse(
        prompt_tokens=len(token_ids),
        stored_tokens=stored.num_stored_tokens,
        resident_tokens=stored.num_resident_tokens,
        chunk_tokens=coordinator.chunk_tokens,
        provenance=stored.provenance,
        row_codec=handles.coding.row_codec,
        handle=handle_message(stored.handle) if stored.handle is not None else None,
    )


def renew_lease(coordinator: Coordinator, tenant: str, request: pb.RenewLeaseRequest) -> pb.RenewLeaseResponse:
    """Extend a lease. Raises as `KvHandles.renew`, and InvalidRequest."""
    handles = coordinator.handles
    handles.leases.check_time(request.lease_s)
    if not request.lease_s:
        raise InvalidRequest("lease_s must be above 0; call Release to end a lease")
    return pb.RenewLeaseResponse(handle=handle_message(handles.renew(tenant, request.handle_id, request.lease_s)))


def release(coordinator: Coordinator, tenant: str, handle_ids: Sequence[str]) -> None:
    """End leases. Raises InvalidRequest for too many in one call."""
    if len(handle_ids) > _MAX_HANDLES:
        raise InvalidRequest(f"a call may release {_MAX_HANDLES} handles, not {len(handle_ids)}: make several calls")
    for handle_id in handle_ids:
        coordinator.handles.release(tenant, handle_id)


async def read_kv(
    coordinator: Coordinator, tenant: str, request: pb.ReadKvRequest
) -> AsyncGenerator[pb.ReadKvResponse | bytes, None]:
    """Yield the layout, then rows, each message as its bytes. Raises as `LeasedReads.part` and `LeasedReads.read`."""
    reads, has_ranges = coordinator.handles.reads, bool(request.ranges)
    if has_ranges and (request.handle_id or request.token_start or request.token_end):
        raise InvalidRequest("with ranges, handle_id, token_start and token_end must not be set")
    reads.check_num_ranges(len(request.ranges) or 1)
    part = reads.part(
        tenant,
        [KvRange(each.handle_id, each.token_start, each.token_end) for each in request.ranges or [request]],
        request.layers,
        (request.head_start, request.head_end),
        request.row_codec,
        by_layer=_is_by_layer(request.order),
    )
    yield pb.ReadKvResponse(layout=_layout_message(coordinator, part, has_ranges=has_ranges))
    writer = RowsWriter()
    async for rows in reads.read(part):
        yield writer.message(rows.layer, rows.token_start, rows.rows, rows.range_index)


def _is_by_layer(order: pb.KvOrder) -> bool:
    """Whether rows are wanted by layer. Raises InvalidRequest for an unknown order."""
    if order not in (pb.KV_ORDER_UNSPECIFIED, pb.KV_ORDER_BY_LAYER):
        raise InvalidRequest(f"order must be UNSPECIFIED or BY_LAYER, not {order}")
    return order == pb.KV_ORDER_BY_LAYER


async def locate_kv(coordinator: Coordinator, tenant: str, request: pb.LocateKvRequest) -> pb.LocateKvResponse:
    """Locate the rows of a handle for a reader on the store's host. Raises as `LocalReads.locate`."""
    located = await coordinator.local_reads.locate(tenant, request.handle_id, request.host_id)
    grant = located.grant
    if grant is None:
        return pb.LocateKvResponse(reason=located.reason)
    identity = json.dumps(coordinator.identity.as_text())
    local = copied(pb.LocalKv, grant, stored_tokens=grant.num_stored_tokens, store_identity=identity)
    part = coordinator.handles.reads.part(tenant, [KvRange(request.handle_id)])
    return pb.LocateKvResponse(layout=_layout_message(coordinator, part, has_ranges=False), local=local)


def model_info(coordinator: Coordinator, *, template_reads_clock: bool) -> pb.GetModelInfoResponse:
    facts, config = coordinator.facts, coordinator.config
    return copied(
        pb.GetModelInfoResponse,
        facts,
        **asdict(facts.kv),
        model=facts.name,
        kv_bytes_per_token=facts.kv.token_bytes,
        preset=config.worker.preset,
        chunk_tokens=coordinator.chunk_tokens,
        rope_applied=facts.is_rotary,
        limits=_limits_message(coordinator),
        chat_template_reads_clock=template_reads_clock,
    )


def _limits_message(coordinator: Coordinator) -> pb.Limits:
    limits, leases = coordinator.config.limits, coordinator.config.leases
    return pb.Limits(
        max_prompt_tokens=limits.most_tokens(coordinator.facts.max_positions),
        max_prompt_text_bytes=limits.max_prompt_text_bytes,
        max_chat_messages=limits.max_chat_messages,
        max_message_bytes=limits.message_bytes(coordinator.config.server.max_message_bytes),
        max_lease_s=leases.max_lease_s,
        max_leases=min(leases.max_leases, leases.max_leases_per_tenant),
        max_leased_bytes=min(leases.max_leased_bytes, leases.max_leased_bytes_per_tenant),
    )


def layout_fields(facts: ModelFacts) -> dict[str, Any]:
    """Fields of KvLayout that all rows of a model have."""
    return {
        **asdict(facts.kv),
        "model_fingerprint": facts.fingerprint,
        "byte_order": "little",
        "rope_applied": facts.is_rotary,
    }


def _layout_message(coordinator: Coordinator, part: KvPart, *, has_ranges: bool) -> pb.KvLayout:
    layout = copied(
        pb.KvLayout,
        part,
        **layout_fields(coordinator.facts),
        row_codec=part.coding.row_codec,
        provenance=part.provenance,
        ranges=(),
    )
    if has_ranges:
        layout.ranges.extend(
            pb.KvRange(handle_id=each.lease.handle_id, token_start=each.token_start, token_end=each.token_end)
            for each in part.ranges
        )
    else:
        layout.token_start, layout.token_end = part.ranges[0].token_start, part.ranges[0].token_end
    return layout
