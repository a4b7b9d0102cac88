"""A request's statistics, as lines for people and as plain values for scripts. Pure."""

from collections.abc import Iterator
from typing import Any

from cluster.quantities import count_text, size_text

_PHASES = ("queue", "lookup", "fetch", "load", "compute", "handoff", "other")


def stats_lines(stats: Any) -> Iterator[str]:
    workers = count_text(stats.workers, "worker")
    yield f"{stats.prompt_tokens} prompt tokens, {stats.cached_tokens} from the store, {workers}"
    if not stats.exact:
        yield f"approximate: {selection_text(stats)}"
    split = ", ".join(f"{name} {getattr(stats.ttft, f'{name}_s') * 1e3:.0f}" for name in _PHASES)
    yield f"first token after {stats.ttft.total_s * 1e3:.0f} ms ({split}); read: {_read_text(stats.bytes_read)}"


def stored_lines(stored: Any) -> Iterator[str]:
    yield (
        f"{stored.prompt_tokens:,} prompt tokens, {stored.stored_tokens:,} stored ({stored.provenance}), "
        f"of these {stored.resident_tokens:,} in memory; chunks of {stored.chunk_tokens}"
    )
    if (handle := stored.handle) is not None:
        name = f"handle {handle.handle_id}" if handle.handle_id else "no handle"
        yield f"{name}: {handle.covered_tokens:,} tokens, {size_text(handle.size_bytes)}, {handle.expires_in_s:.0f} s"


def attended_share(stats: Any) -> float | None:
    """Share of the stored prefix that a layer attended to, the mean over layers; None when nothing was stored."""
    if not stats.cached_tokens:
        return None
    rows = stats.selection.rows_attended
    return 1.0 if stats.exact or not rows else float(sum(rows)) / len(rows) / stats.cached_tokens


def selection_text(stats: Any) -> str:
    share = attended_share(stats)
    if share is None:
        return "over a part of its prefix"
    rows, coded = round(share * stats.cached_tokens), f", coded by {stats.row_codec}" if stats.row_codec else ""
    return f"of {stats.cached_tokens:,} stored rows{coded}, a layer attended to {rows:,} on average ({share:.0%})"


def as_plain(message: Any) -> dict[str, Any]:
    """A message as nested plain values: all fields, zeros included; None for an optional field that is not set."""
    fields = {}
    for field in message.DESCRIPTOR.fields:
        value = getattr(message, field.name)
        if field.is_repeated:
            value = [as_plain(each) if field.message_type is not None else each for each in value]
        elif field.message_type is not None:
            value = as_plain(value)
        elif field.has_presence and not message.HasField(field.name):
            value = None
        fields[field.name] = value
    return fields


def _read_text(read: Any) -> str:
    tiers = {"from workers' caches": read.device, "from memory": read.host, "from disk": read.disk}
    return ", ".join(f"{size_text(size)} {tier}" for tier, size in tiers.items() if size) or "nothing"
