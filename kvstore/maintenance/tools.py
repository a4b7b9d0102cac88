"""Tools for operators: list a store's contents, verify it, explain why a prompt misses, make room.

Every tool is one function on an open `KVStore` that takes and returns plain values, so that it can be called in this
process and, through `KVStore.serve`, from another one over the store's socket (`answer`). A tool that may take long
works in steps: the caller passes `max_bytes` and gets the point at which to continue.
"""

import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from kvstore.errors import StoreError, StoreWriteFailed
from kvstore.format.identity import chunk_keys
from kvstore.format.layout import RecordKind
from kvstore.format.provenance import EXACT, provenance_of_prefix
from kvstore.index.extent import Extent
from kvstore.index.extent_index import StoredNode
from kvstore.index.geometry import RecordRef
from kvstore.maintenance.check import (
    CheckableStore,
    OpenStore,
    bytes_to_check,
    check_catalog,
    check_records,
    segment_sizes,
)
from kvstore.store import KVStore

#: `disk_bytes` of a store that a tool has opened itself, so that nothing is evicted whatever the service's limit is.
UNBOUNDED_BYTES = 2**62
#: Column of each sort key of `ls`.
SORT_KEYS = {"size": "disk_bytes", "hits": "hits", "used": "last_used_s", "start": "start_token"}


class ToolFailed(StoreError):
    """A tool has failed; the message is one line for people."""


def run(store: KVStore, command: dict[str, Any]) -> dict[str, Any]:
    """Run {"tool": name, argument: value, ...}. Raises ToolFailed for an unknown tool, and the tool's own errors."""
    arguments = dict(command)
    tool = _TOOLS.get(arguments.pop("tool", ""))
    if tool is None:
        raise ToolFailed(f"the store has no tool {command.get('tool')!r}: is it of another version?")
    return tool(store, **arguments)


def answer(store: KVStore, command: dict[str, Any]) -> dict[str, Any]:
    """Call `run` for another process: {"result": ...} or {"error": one line}. Errors never end the connection."""
    try:
        return {"result": run(store, command)}
    except (StoreError, OSError, ValueError, TypeError) as error:
        return {"error": str(error)}


def result_of(answer: dict[str, Any]) -> dict[str, Any]:
    """The result in an `answer`. Raises ToolFailed."""
    if "error" in answer:
        raise ToolFailed(answer["error"])
    result: dict[str, Any] = answer["result"]
    return result


# -- inspecting --------------------------------------------------------------------------------------------------------


def ls(store: KVStore, sort: str = "size", limit: int = 0, by_extent: bool = False) -> dict[str, Any]:
    """List stored prefixes, one row for each radix node or extent. `limit` 0: all rows. Raises ToolFailed."""
    if sort not in SORT_KEYS:
        raise ToolFailed(f"cannot sort by {sort!r}; choose one of {', '.join(SORT_KEYS)}")
    if by_extent:
        rows = [_extent_row(store, extent) for extent in store.inventory.extents()]
    else:
        rows = [_node_row(store, node) for node in store.inventory.nodes()]
    rows.sort(key=lambda row: row[SORT_KEYS[sort]], reverse=sort != "start")
    return {"total": len(rows), "by_extent": by_extent, "rows": rows[:limit] if limit else rows}


def du(store: KVStore) -> dict[str, Any]:
    """Bytes on disk by use.

    `accounted_bytes`: sum of the parts. `physical_bytes`: count of the file system. `difference_bytes`: their
    difference; negative if owned room is not backed by blocks. `limit_bytes`: the budget, or less if other files fill
    the disk.
    """
    inventory, unit_bytes = store.inventory, store.geometry.unit_bytes
    token_bytes = store.identity.shape.token_bytes * store.geometry.tokens_per_chunk
    tenants: dict[str, Counter[str]] = defaultdict(Counter)
    used: Counter[int] = Counter()
    for extent in inventory.extents():
        tenants[extent.tenant].update(
            extents=1,
            chunks=extent.num_chunks,
            kv_bytes=extent.num_chunks * token_bytes,
            disk_bytes=extent.run.count * unit_bytes,
        )
        used[extent.run.segment] += extent.run.count * unit_bytes
    quarantined = inventory.quarantined()
    for bad in quarantined:
        used[bad.run.segment] += bad.run.count * unit_bytes
    catalog_bytes = sum(path.stat().st_blocks * 512 for path in store.directory.glob("catalog.sqlite*"))
    quarantine_bytes = sum(bad.run.count for bad in quarantined) * unit_bytes
    extent_bytes = sum(tenant["disk_bytes"] for tenant in tenants.values())
    # Room that is neither in the index nor free: being written, or deleted and still read.
    moving_bytes = max(0, inventory.bytes_used - catalog_bytes - extent_bytes - quarantine_bytes)
    accounted, physical = extent_bytes + quarantine_bytes + moving_bytes + catalog_bytes, inventory.physical_bytes
    sizes = segment_sizes(store.directory / "segments")
    budget = store.config.disk_bytes
    inventory.room.refresh_limit()
    return {
        "directory": str(store.directory),
        "tenants": {name: dict(counts) for name, counts in sorted(tenants.items())},
        "extent_bytes": extent_bytes,
        "quarantine_bytes": quarantine_bytes,
        "moving_bytes": moving_bytes,
        "catalog_bytes": catalog_bytes,
        "accounted_bytes": accounted,
        "physical_bytes": physical,
        "difference_bytes": physical - accounted,
        "num_segments": len(sizes),
        "segment_file_bytes": sum(sizes.values()),
        "free_in_segments_bytes": sum(max(0, size - used[number]) for number, size in sizes.items()),
        "budget_bytes": None if budget == UNBOUNDED_BYTES else budget,
        "limit_bytes": None if budget == UNBOUNDED_BYTES else inventory.room.limit_bytes,
        "quarantine": [
            {"segment": bad.run.segment, "disk_bytes": bad.run.count * unit_bytes, "tenant": bad.tenant,
             "reason": bad.reason}
            for bad in quarantined
        ],
    }  # fmt: skip


def explain(
    store: KVStore,
    token_ids: Sequence[int] = (),
    tenant: str = "",
    tokens_file: str = "",
    windows: Sequence[int | None] = (),
) -> dict[str, Any]:
    """Explain which KV a prompt would get from the store now, from which tier, and why not more.

    `tokens_file`: file with a JSON list of token ids, for prompts that do not fit one message of the channel.
    `windows`: number of rows that a query of each layer sees, including its own, None for all; other rows are not
    loaded. Empty for all rows in all layers. Raises ToolFailed for another number of layers.
    """
    if windows and len(windows) != store.identity.shape.num_layers:
        num_layers = store.identity.shape.num_layers
        raise ToolFailed(f"the given model has {len(windows)} layers, and the store's model {num_layers}")
    if tokens_file:
        token_ids = json.loads(Path(tokens_file).read_text())
    step = store.geometry.tokens_per_chunk
    matched = store.inventory.match(token_ids, tenant)
    num_usable = min(len(matched), max(0, len(token_ids) - 1) // step)
    by_extent: dict[Extent, int] = Counter(extent for extent, _ in matched[:num_usable])
    first_rows = [0 if window is None else max(0, num_usable * step - window + 1) for window in windows]
    extents = [_matched_row(store, extent, num_matched, first_rows) for extent, num_matched in by_extent.items()]
    reason, advice = _why_it_ends(store, token_ids, tenant, len(matched), num_usable)
    return {
        "tokens": len(token_ids),
        "tenant": tenant,
        "stored_tokens": len(matched) * step,
        "served_tokens": num_usable * step,
        "extents": extents,
        "load_bytes": sum(row["load_bytes"] for row in extents),
        "load_bytes_from_disk": sum(row["load_bytes"] - row["host_bytes"] for row in extents),
        "ended_because": reason,
        "explanation": advice,
    }


# -- checking ----------------------------------------------------------------------------------------------------------


def verify_catalog(store: KVStore, is_fast: bool = False) -> dict[str, Any]:
    """Faults of the catalog, and the bytes that `verify_records` has to read."""
    return catalog_report(OpenStore(store), is_fast=is_fast)


def catalog_report(examined: CheckableStore, *, is_fast: bool) -> dict[str, Any]:
    faults = [asdict(fault) for fault in check_catalog(examined)]
    num_extents, num_bytes = bytes_to_check(examined, is_fast=is_fast)
    return {"faults": faults, "num_extents": num_extents, "bytes_to_read": num_bytes}


def verify_records(
    store: KVStore, after_extent: int = 0, max_bytes: int = 64 * 2**20, is_fast: bool = False
) -> dict[str, Any]:
    """One step of a check of all records, see `kvstore/maintenance/check.py`."""
    return check_records(OpenStore(store), after_extent=after_extent, max_bytes=max_bytes, is_fast=is_fast).as_dict()


def scrub(store: KVStore, after_extent: int = 0, max_bytes: int = 16 * 2**20) -> dict[str, Any]:
    """One step of a check that removes damaged extents.

    A damaged extent is quarantined, and its descendants are deleted, because no prompt could reach them. Records that
    the disk refuses to read are only reported: a short failure of the disk must not cost the whole store.
    """
    inventory, unit_bytes = store.inventory, store.geometry.unit_bytes
    quarantined: list[dict[str, Any]] = []

    def quarantine(extent: Extent, reason: str) -> None:
        before = {other.id: other for other in inventory.extents()}
        inventory.quarantine(extent, reason)
        gone = before.keys() - {other.id for other in inventory.extents()} - {extent.id}
        quarantined.append(
            {
                "extent": extent.id, "tenant": extent.tenant, "reason": reason,
                "disk_bytes": extent.run.count * unit_bytes,
                "deleted_extents": len(gone),
                "deleted_bytes": sum(before[other].run.count for other in gone) * unit_bytes,
            }
        )  # fmt: skip

    report = check_records(OpenStore(store), after_extent=after_extent, max_bytes=max_bytes, on_bad=quarantine)
    return {**report.as_dict(), "quarantined": quarantined}


def clear_quarantine(store: KVStore) -> dict[str, Any]:
    """Free the room of quarantined extents. Raises StoreWriteFailed."""
    num_runs = len(store.inventory.quarantined())
    return {"freed_bytes": store.inventory.clear_quarantine(), "extents": num_runs}


def scrub_rate(store: KVStore) -> dict[str, Any]:
    """Bytes a second that the configuration grants to background work."""
    return {"bytes_per_s": store.config.background_bytes_per_s}


# -- making room -------------------------------------------------------------------------------------------------------


def evict(store: KVStore, size_bytes: int | None = None, older_than_s: float | None = None) -> dict[str, Any]:
    """Free `size_bytes` (None: all) of extents that were not used for `older_than_s` seconds, least valuable first.

    Extents that a request is reading stay. Raises StoreWriteFailed.
    """
    inventory, unit_bytes = store.inventory, store.geometry.unit_bytes
    before, errors = {extent.id: extent for extent in inventory.extents()}, inventory.counters.catalog_errors
    newest_s = None if older_than_s is None else time.time() - older_than_s

    def is_wanted(extent: Extent) -> bool:
        return newest_s is None or extent.last_used_s <= newest_s

    units = sum(extent.run.count for extent in before.values())
    if size_bytes is not None:
        units = min(units, -(-size_bytes // unit_bytes))
    freed_units = inventory.evict(units, is_wanted)
    if inventory.counters.catalog_errors > errors:
        raise StoreWriteFailed("nothing was freed because the catalog could not be written: is the disk full?")
    left = inventory.extents()
    gone = before.keys() - {extent.id for extent in left}
    store.tier.forget(gone.__contains__)
    return {
        "freed_bytes": freed_units * unit_bytes,
        "freed_extents": len(gone),
        "freed_chunks": sum(before[number].num_chunks for number in gone),
        "left_bytes": sum(extent.run.count for extent in left) * unit_bytes,
        "left_extents": len(left),
        "in_use_extents": sum(extent.num_readers > 0 for extent in left),
    }


def delete(store: KVStore, tenant: str) -> dict[str, Any]:
    """Delete all KV of a tenant, including quarantine, from disk and host memory. Raises StoreWriteFailed.

    Extents that a request is reading are unreachable for other requests at once, and freed when the request ends.
    """
    inventory, unit_bytes = store.inventory, store.geometry.unit_bytes
    theirs = [extent for extent in inventory.extents() if extent.tenant == tenant]
    bad_units = sum(bad.run.count for bad in inventory.quarantined() if bad.tenant == tenant)
    num_deleted = store.delete_tenant(tenant)
    store.tier.forget({extent.id for extent in theirs}.__contains__)
    in_use = [extent for extent in theirs if extent.num_readers > 0]
    return {
        "tenant": tenant,
        "deleted_extents": num_deleted,
        "deleted_bytes": (sum(extent.run.count for extent in theirs) + bad_units) * unit_bytes,
        "in_use_bytes": sum(extent.run.count for extent in in_use) * unit_bytes,
    }


def reorder(store: KVStore, progress: Callable[[int, int], None] = lambda done, total: None) -> dict[str, Any]:
    """Make one pass of reordering and compaction over all prefixes, at the background rate; returns its report."""
    return asdict(store.rewrite_all(progress))


_TOOLS: dict[str, Callable[..., dict[str, Any]]] = {
    tool.__name__: tool
    for tool in (
        ls, du, explain, verify_catalog, verify_records, scrub, scrub_rate, clear_quarantine, evict, delete, reorder,
    )
}  # fmt: skip


# -- inside ------------------------------------------------------------------------------------------------------------


def _extent_row(store: KVStore, extent: Extent) -> dict[str, Any]:
    step, unit_bytes = store.geometry.tokens_per_chunk, store.geometry.unit_bytes
    return {
        "extent": extent.id,
        "start_token": extent.depth * step,
        "tokens": extent.num_chunks * step,
        "chunks": extent.num_chunks,
        "disk_bytes": extent.run.count * unit_bytes,
        "tenant": extent.tenant,
        "provenance": extent.provenance,
        "generation": extent.generation,
        "is_reordered": extent.is_reordered,
        "hits": extent.hits,
        "last_used_s": extent.last_used_s,
        "readers": extent.num_readers,
        "branches": extent.num_children,
        "parent_extent": extent.parent.id if extent.parent is not None else None,
        "segment": extent.run.segment,
        "offset_bytes": extent.run.position * unit_bytes,
    }


def _node_row(store: KVStore, node: StoredNode) -> dict[str, Any]:
    """Row of a radix node. Of an extent that a branch cuts in two, each node counts its own chunks."""
    step, extents = store.geometry.tokens_per_chunk, list(dict.fromkeys(extent for extent, _ in node.chunks))
    return {
        "start_token": node.depth * step,
        "tokens": len(node.chunks) * step,
        "chunks": len(node.chunks),
        "disk_bytes": len(node.chunks) * store.geometry.unit_bytes,
        "tenant": extents[0].tenant,
        "provenance": provenance_of_prefix(EXACT, (extent.provenance for extent in extents)),
        "generation": max(extent.generation for extent in extents),
        "is_reordered": any(extent.is_reordered for extent in extents),
        "hits": max(extent.hits for extent in extents),
        "last_used_s": max(extent.last_used_s for extent in extents),
        "readers": max(extent.num_readers for extent in extents),
        "branches": node.num_branches,
        "extents": [extent.id for extent in extents],
    }


def _matched_row(store: KVStore, extent: Extent, num_matched: int, first_rows: Sequence[int]) -> dict[str, Any]:
    """Row of an extent along the prompt.

    `first_rows`: first loaded row of the prompt, by layer; empty for all rows. A record of several layers is loaded if
    one of them needs it.
    """
    geometry, step = store.geometry, store.geometry.tokens_per_chunk
    store.inventory.notes.load_orders(extent)
    load_bytes = host_bytes = num_records = num_resident = 0
    for slot_index, slot in enumerate(geometry.slots):
        if slot.kind is not RecordKind.KV:
            continue
        first = min(first_rows[slot.layer_start : slot.layer_end], default=0) - extent.depth * step
        tokens = np.arange(num_matched * step) if extent.orders is None else extent.orders[slot.layer_start]
        is_wanted = (tokens >= first) & (tokens < num_matched * step)  # in a reordered extent, in any record
        numbers = np.flatnonzero(is_wanted.reshape(-1, slot.num_tokens).any(axis=1)).tolist()
        resident = sum(store.tier.is_resident(RecordRef(extent, number, slot_index)) for number in numbers)
        num_records += len(numbers)
        num_resident += resident
        load_bytes += len(numbers) * slot.record_bytes
        host_bytes += resident * slot.record_bytes
    return {
        "extent": extent.id,
        "start_token": extent.depth * step,
        "matched_chunks": num_matched,
        "chunks": extent.num_chunks,
        "provenance": extent.provenance,
        "generation": extent.generation,
        "is_reordered": extent.is_reordered,
        "records": num_records,
        "host_records": num_resident,
        "load_bytes": load_bytes,
        "host_bytes": host_bytes,
    }


def _why_it_ends(
    store: KVStore, token_ids: Sequence[int], tenant: str, num_matched: int, num_usable: int
) -> tuple[str, str]:
    step, inventory = store.geometry.tokens_per_chunk, store.inventory
    keys = list(chunk_keys(store.identity.root_key(EXACT, tenant.encode()), token_ids, step))
    if num_matched == len(keys):
        if num_usable < num_matched:
            return "last_token", "all of it is stored; at least one token is always computed, and its chunk with it"
        if not keys:
            return "too_short", f"a prompt shorter than a chunk ({step} tokens) is not stored"
        return (
            "complete",
            f"all its whole chunks are stored; the last {len(token_ids) - len(keys) * step} tokens are never stored",
        )
    next_key = keys[num_matched]
    with inventory.lock:
        claim = store.placements.saver_of(next_key)
        if claim is not None:
            if claim.is_settled and claim.num_writing:
                return "being_written", "the next chunk is being written and will be available in a moment"
            return "being_computed", "a running request computes the next chunk and may store it"
    bad = {bad.key: bad.reason for bad in inventory.quarantined()}
    for key in keys[num_matched:]:
        if key in bad:
            return "quarantined", f"the next chunks failed verification: {bad[key]}"
    others = {extent.tenant for extent in inventory.extents()} - {tenant}
    for other in sorted(others):
        if len(inventory.match(token_ids, other)) > num_matched:
            return "tenant", f"more of it is stored for tenant {other!r}; tenants share nothing"
    at = num_matched * step
    if num_matched:
        return "not_stored", f"nothing is stored from token {at} on: never saved, evicted, or the prompt differs there"
    return "not_stored", "not even its first chunk is stored: never saved, evicted, or the first tokens differ"
