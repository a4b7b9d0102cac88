"""`runahead watch`: the caller's stored chunks, as they come and go, and the service's load."""

import sys
from typing import Annotated, Any

import typer

from cluster.cli.options.command_line import bounds
from cluster.cli.options.connection import Service
from cluster.cli.options.printing import tell, write_json
from cluster.cli.request_text import as_plain
from cluster.quantities import count_text, size_text

#: Time for which a lost service is called again: one that restarts is back by then.
_RETRY_S = 10.0


def watch(
    service: Service,
    heartbeat_s: Annotated[
        float, typer.Option("--heartbeat-s", help="Seconds between two lines of load.", callback=bounds(1, 60))
    ] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line, keys in hex.")] = False,
) -> None:
    """Print which chunks the service stores for you, as they change, and its load, until Ctrl-C."""
    with service.client(_RETRY_S) as client:
        num_chunks: dict[str, int] = {}
        for response in client.watch_store(heartbeat_s=heartbeat_s):
            if as_json:
                write_json(event_values(response))
            else:
                tell(event_text(response, num_chunks))
            sys.stdout.flush()


def event_values(response: Any) -> dict[str, Any]:
    """A message of the stream for scripts: the event's name, then its fields; None where a store does not answer."""
    event = response.WhichOneof("event")
    values = _with_hex(as_plain(getattr(response, event)))
    if event == "heartbeat":
        for node, plain in zip(response.heartbeat.nodes, values["nodes"], strict=True):
            plain |= {name: None for name in ("position", "room") if not node.HasField(name)}
    return {"event": event, **values}


def event_text(response: Any, num_chunks: dict[str, int]) -> str:
    """A message of the stream for people. `num_chunks`, the chunks of each node, is kept up to date."""
    event = response.WhichOneof("event")
    if event == "started":
        started = response.started
        return f"chunks of {started.chunk_tokens} tokens, {started.provenance}, of model {started.model_fingerprint}"
    if event == "lost":
        num_chunks.pop(response.lost.node_id, None)
        return f"{_node_text(response.lost.node_id)}: does not answer, its chunks are unknown"
    if event == "changes":
        return _changes_text(response.changes, num_chunks)
    return _load_text(response.heartbeat)


def _changes_text(changes: Any, num_chunks: dict[str, int]) -> str:
    added, removed = len(changes.added), len(changes.removed)
    before = 0 if changes.is_snapshot else num_chunks.get(changes.node_id, 0)
    now = num_chunks[changes.node_id] = before + added - removed
    what = "snapshot" if changes.is_snapshot else "changes"
    return f"{_node_text(changes.node_id)}: {what}, +{added:,} -{removed:,}, now {count_text(now, 'chunk')}"


def _load_text(heartbeat: Any) -> str:
    load = heartbeat.load
    stores = ", ".join(
        f"{_node_text(node.name)} {size_text(node.room.disk_bytes_used)} of {size_text(node.room.disk_bytes_limit)}"
        for node in heartbeat.nodes
        if node.HasField("room")
    )
    return (
        f"load: {load.requests_running} of {load.max_running_requests} requests run, {load.requests_queued} wait; "
        f"{load.computing_tokens:,} tokens computing, {load.queued_tokens:,} waiting; disk: {stores or 'no answer'}"
        f"{'; draining' if load.draining else ''}"
    )


def _node_text(name: str) -> str:
    return f"node {name}" if name else "store"


def _with_hex(value: Any) -> Any:
    """Bytes as hexadecimal digits, which JSON can carry."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return {name: _with_hex(each) for name, each in value.items()}
    return [_with_hex(each) for each in value] if isinstance(value, list) else value
