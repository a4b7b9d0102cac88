"""Answers of a store's tools, as tables and lines for people. Pure."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table

from cluster.quantities import ago_text, count_text, size_text


def listing_table(listing: dict[str, Any], *, by_extent: bool, now_s: float) -> Table:
    """A row per prefix, or per extent; `now_s` as `time.time`. Empty columns are left out."""
    rows, has_foreign = listing["rows"], _has_foreign(listing["rows"])
    has_readers, has_tenants = any(row["readers"] for row in rows), any(row["tenant"] for row in rows)
    table = _table("extent" if by_extent else "extents", "tokens")
    for name in ("chunks", "size", "hits", *(["readers"] if has_readers else []), "used"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("order", no_wrap=True)
    if has_tenants:
        table.add_column("tenant", overflow="fold")
    if has_foreign:
        table.add_column("provenance", overflow="fold", min_width=len("provenance"))
    for row in rows:
        numbers = [row["extent"]] if by_extent else row["extents"]
        start, end = row["start_token"], row["start_token"] + row["tokens"]
        order = "weight" if row["is_reordered"] else "tokens"
        table.add_row(
            f"{numbers[0]}" + (f" +{len(numbers) - 1}" if len(numbers) > 1 else ""),
            f"{start:,}-{end:,}",
            f"{row['chunks']:,}",
            size_text(row["disk_bytes"]),
            f"{row['hits']:,}",
            *([f"{row['readers']:,}"] if has_readers else []),
            ago_text(now_s - row["last_used_s"]),
            order,
            *([escape(row["tenant"])] if has_tenants else []),
            *([row["provenance"]] if has_foreign else []),
        )
    return table


def usage_table(usage: dict[str, Any]) -> Table:
    table = Table("", "extents", "chunks", "KV", "on disk", title=escape(usage["directory"]))
    table.columns[0].overflow = "fold"
    for column in table.columns[1:]:
        column.justify = "right"
    for tenant, counts in usage["tenants"].items():
        name = f"tenant {tenant}" if tenant else "no tenant"
        table.add_row(
            escape(name),
            f"{counts['extents']:,}",
            f"{counts['chunks']:,}",
            size_text(counts["kv_bytes"]),
            size_text(counts["disk_bytes"]),
        )
    table.add_row("quarantine", f"{len(usage['quarantine']):,}", "", "", size_text(usage["quarantine_bytes"]))
    table.add_row("being written or deleted", "", "", "", size_text(usage["moving_bytes"]))
    table.add_row("catalog", "", "", "", size_text(usage["catalog_bytes"]), end_section=True)
    table.add_row("sum", "", "", "", size_text(usage["accounted_bytes"]))
    table.add_row("blocks, by the file system", "", "", "", size_text(usage["physical_bytes"]))
    table.add_row("difference", "", "", "", size_text(usage["difference_bytes"]), end_section=True)
    budget = usage["budget_bytes"]
    table.add_row("free room inside segments", "", "", "", size_text(usage["free_in_segments_bytes"]))
    table.add_row("budget", "", "", "", "set by the service" if budget is None else size_text(budget))
    if budget is not None and usage["limit_bytes"] < budget:
        table.add_row("left of it by other files", "", "", "", size_text(usage["limit_bytes"]))
    return table


def usage_notes(usage: dict[str, Any]) -> Iterator[str]:
    if usage["difference_bytes"] < 0:
        yield "the difference is room without blocks: extents whose writing ended early, and freed holes"
    elif usage["difference_bytes"] > 0:
        yield "the difference is blocks without KV: the file system's own, or freed room that it did not take back"
    for bad in usage["quarantine"]:
        yield f"quarantined: {size_text(bad['disk_bytes'])}: {bad['reason']} (runahead store scrub --clear-quarantine)"


def match_table(found: dict[str, Any]) -> Table:
    """A row per extent that a prompt would get. Fits 80 columns."""
    table = Table(
        "extent",
        "from token",
        "chunks",
        "order",
        "records in memory",
        "to load",
        "from disk",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    has_foreign = _has_foreign(found["extents"])
    if has_foreign:
        table.add_column("provenance", overflow="fold", min_width=len("provenance"))
    for row in found["extents"]:
        order = "weight" if row["is_reordered"] else "tokens"
        table.add_row(
            str(row["extent"]),
            f"{row['start_token']:,}",
            f"{row['matched_chunks']} of {row['chunks']}",
            f"{order} g{row['generation']}" if row["generation"] else order,
            f"{row['host_records']:,} of {row['records']:,}",
            size_text(row["load_bytes"]),
            size_text(row["load_bytes"] - row["host_bytes"]),
            *([row["provenance"]] if has_foreign else []),
        )
    return table


def faults_table(faults: list[dict[str, Any]]) -> Table:
    """A row per fault that a check has found, those of the catalog first."""
    table = _table("extent", "tokens", "records")
    for name in ("what is wrong", "first record", "tenant"):
        table.add_column(name, overflow="fold")
    for fault in sorted(faults, key=lambda fault: fault["extent"] or 0):
        is_row = fault["extent"] is not None
        table.add_row(
            str(fault["extent"]) if is_row else "catalog",
            f"{fault['start_token']:,}-{fault['start_token'] + fault['num_tokens']:,}" if is_row else "",
            f"{fault['num_records']:,}" if fault["num_records"] else "",
            escape(fault["reason"]),
            escape(fault["first_record"]),
            escape(fault["tenant"]),
        )
    return table


def summary(result: dict[str, Any]) -> str:
    records, num_extents = count_text(result["num_records"], "record"), count_text(result["num_extents"], "extent")
    checked = f"{records} of {num_extents}, {size_text(result['bytes_read'])}"
    if result["is_clean"]:
        return f"no damage in {checked}"
    extents = {fault["extent"] for fault in result["faults"] if fault["extent"] is not None}
    return f"{count_text(len(result['faults']), 'fault')}, {count_text(len(extents), 'extent')}, found in {checked}"


def _has_foreign(rows: list[dict[str, Any]]) -> bool:
    return any(row["provenance"] != "exact" for row in rows)


def _table(*columns: str) -> Table:
    """A table in which columns of one word are not wrapped."""
    table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    for name in columns:
        table.add_column(name, no_wrap=" " not in name)
    return table
