"""`WatchStore`, by which a router follows the stored chunks and the service's load."""

import time
from collections.abc import AsyncGenerator, Iterator

from cluster.errors import InvalidRequest, ServiceUnavailable
from cluster.handles.row_coding import provenance_of
from cluster.ingress.stats_messages import copied
from cluster.nodes.store_watch import ChunkChanges, ChunksUnknown, Position, StoreWatch
from cluster.requests.coordinator import Coordinator
from cluster.requests.counters import ServiceLoad
from cluster.requests.request_run import SHUTTING_DOWN
from kvstore import KEY_BYTES
from protos.runahead.v1 import runahead_pb2 as pb

_HEARTBEAT_S, _SHORTEST_S, _LONGEST_S = 5.0, 1.0, 60.0
_MAX_POSITIONS = 1024
#: Most keys in one message, about 300 KiB.
_MAX_KEYS = 16_384


async def watch_store(
    coordinator: Coordinator, tenant: str, request: pb.WatchStoreRequest
) -> AsyncGenerator[pb.WatchStoreResponse, None]:
    """Yield `started` with the meaning of keys, the stored chunks, then their changes; heartbeats in between, and when
    a drain begins.

    Stores that do not answer delay a heartbeat by its own interval at most. Raises InvalidRequest, QueueFull, and
    ServiceUnavailable at the end of the service.
    """
    heartbeat_s, positions = _heartbeat_s(request), _positions(request)
    with coordinator.watchers.joined(tenant, positions) as watch:
        yield pb.WatchStoreResponse(started=_started_message(coordinator, tenant, heartbeat_s))
        due_s, was_draining = time.monotonic(), False
        while True:
            is_due = time.monotonic() >= due_s or coordinator.load().is_draining != was_draining
            for news in await watch.look(heartbeat_s / 2, moves=is_due):
                for message in _news_messages(news):
                    yield message
            if is_due:
                heartbeat = await _heartbeat(coordinator, watch, heartbeat_s / 2)
                yield pb.WatchStoreResponse(heartbeat=heartbeat)
                due_s, was_draining = time.monotonic() + heartbeat_s, heartbeat.load.draining
            if coordinator.watchers.has_ended and was_draining:  # a heartbeat has reported the drain
                raise ServiceUnavailable(SHUTTING_DOWN)
            await watch.wait(due_s - time.monotonic())


async def _heartbeat(coordinator: Coordinator, watch: StoreWatch, timeout_s: float) -> pb.Heartbeat:
    stores = await coordinator.store_stats(timeout_s)
    return pb.Heartbeat(
        load=_load_message(coordinator.load()),
        nodes=[
            pb.NodeLoad(
                node_id=each.node.node_id,
                name=each.node.name,
                position=_position_message(watch, each.node.node_id),
                room=None if each.store is None else copied(pb.StoreRoom, each.store, chunks=each.store.num_chunks),
            )
            for each in stores
        ],
    )


def _heartbeat_s(request: pb.WatchStoreRequest) -> float:
    """Seconds between heartbeats. Raises InvalidRequest."""
    heartbeat_s = request.heartbeat_s or _HEARTBEAT_S
    if not _SHORTEST_S <= heartbeat_s <= _LONGEST_S:
        raise InvalidRequest(f"heartbeat_s must be {_SHORTEST_S:g} to {_LONGEST_S:g} seconds, or 0, not {heartbeat_s}")
    return heartbeat_s


def _positions(request: pb.WatchStoreRequest) -> dict[str, Position]:
    """Positions that the caller knows, by node. Raises InvalidRequest."""
    if len(request.positions) > _MAX_POSITIONS:
        raise InvalidRequest(f"a request may have {_MAX_POSITIONS} positions, not {len(request.positions)}")
    return {each.node_id: Position(each.epoch, each.sequence) for each in request.positions}


def _started_message(coordinator: Coordinator, tenant: str, heartbeat_s: float) -> pb.WatchStarted:
    identity = coordinator.identity
    return pb.WatchStarted(
        model_fingerprint=coordinator.facts.fingerprint,
        chunk_tokens=identity.layout.tokens_per_record,
        root_key=identity.root_key(salt=tenant.encode()),
        provenance=provenance_of(identity.shape.codec),
        row_codec=identity.row_codec,
        heartbeat_s=heartbeat_s,
    )


def _news_messages(news: ChunkChanges | ChunksUnknown) -> Iterator[pb.WatchStoreResponse]:
    if isinstance(news, ChunksUnknown):
        yield pb.WatchStoreResponse(lost=pb.StoreLost(node_id=news.node_id))
        return
    removed, added = _keys(news.removed), _keys(news.added)
    num_keys = len(removed) + len(added)
    for start in range(0, max(1, num_keys), _MAX_KEYS):
        end = start + _MAX_KEYS
        changes = pb.ChunkChanges(
            node_id=news.node_id,
            epoch=news.position.epoch,
            after=news.after,
            sequence=news.position.sequence,
            is_snapshot=news.is_snapshot and not start,
            has_more=end < num_keys,
            removed=removed[start:end],
            added=added[max(0, start - len(removed)) : max(0, end - len(removed))],
        )
        yield pb.WatchStoreResponse(changes=changes)


def _position_message(watch: StoreWatch, node_id: str) -> pb.StorePosition | None:
    position = watch.sent.get(node_id)
    return None if position is None else copied(pb.StorePosition, position, node_id=node_id)


def _load_message(load: ServiceLoad) -> pb.ServiceLoad:
    return pb.ServiceLoad(
        draining=load.is_draining,
        requests_running=load.num_running,
        max_running_requests=load.max_running,
        requests_queued=load.num_queued,
        max_queued_requests=load.max_queued,
        queued_tokens=load.num_queued_tokens,
        computing_tokens=load.num_computing_tokens,
    )


def _keys(packed: bytes) -> list[bytes]:
    return [packed[at : at + KEY_BYTES] for at in range(0, len(packed), KEY_BYTES)]
