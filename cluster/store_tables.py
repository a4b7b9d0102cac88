"""What the tools of a store say, as tables and lines for people. Pure."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table

from cluster.quantities import ago_text, size_text


def listing_table(listing: dict[str, Any], *, by_extent: bool, now_s: float) -> Table:
    """A row per prefix, or per extent; `now_s` as `time.time` tells it."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("extent" if by_extent else "extents", no_wrap=True)
    table.add_column("tokens", no_wrap=True)
    for name in ("chunks", "size", "hits", "readers", "used"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("order", no_wrap=True)
    table.add_column("tenant")
    for row in listing["rows"]:
        numbers = [row["extent"]] if by_extent else row["extents"]
        start, end = row["start_token"], row["start_token"] + row["tokens"]
        order = f"weight g{row['generation']}" if row["is_reordered"] else f"tokens g{row['generation']}"
        table.add_row(
            " ".join(str(number) for number in numbers[:2]) + (" …" if len(numbers) > 2 else ""),
            f"{start:,}-{end:,}",
            f"{row['chunks']:,}",
            size_text(row["disk_bytes"]),
            f"{row['hits']:,}",
            f"{row['readers']:,}",
            ago_text(now_s - row["last_used_s"]),
            order,
            escape(row["tenant"]),
        )
    return table


def usage_table(usage: dict[str, Any]) -> Table:
    """Where the bytes of the disk went."""
    table = Table("", "extents", "chunks", "KV", "on disk", title=escape(usage["directory"]))
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
    table.add_row("blocks, says the file system", "", "", "", size_text(usage["physical_bytes"]))
    table.add_row("difference", "", "", "", size_text(usage["difference_bytes"]), end_section=True)
    budget = usage["budget_bytes"]
    table.add_row("free room inside segments", "", "", "", size_text(usage["free_in_segments_bytes"]))
    table.add_row("budget", "", "", "", "set by the service" if budget is None else size_text(budget))
    if budget is not None and usage["limit_bytes"] < budget:
        table.add_row("what others leave of it", "", "", "", size_text(usage["limit_bytes"]))
    return table


def usage_notes(usage: dict[str, Any]) -> Iterator[str]:
    """Why the sum is not what the file system says; what is in quarantine."""
    if usage["difference_bytes"] < 0:
        yield "extents whose writing ended early, and freed holes, own room that has no blocks: hence the difference"
    elif usage["difference_bytes"] > 0:
        yield "blocks that hold nothing: the file system's own, or freed room that it did not take back"
    for bad in usage["quarantine"]:
        yield f"quarantined: {size_text(bad['disk_bytes'])}: {bad['reason']} (runahead store scrub --clear-quarantine)"


def match_table(found: dict[str, Any]) -> Table:
    """What a prompt would get: a row per extent."""
    table = Table("extent", "from token", "chunks", "order", "generation", "records in memory", "to load", "from disk")
    for row in found["extents"]:
        order = "importance" if row["is_reordered"] else "tokens"
        table.add_row(
            str(row["extent"]),
            f"{row['start_token']:,}",
            f"{row['matched_chunks']} of {row['chunks']}",
            order,
            str(row["generation"]),
            f"{row['host_records']:,} of {row['records']:,}",
            size_text(row["load_bytes"]),
            size_text(row["load_bytes"] - row["host_bytes"]),
        )
    return table


def faults_table(faults: list[dict[str, Any]]) -> Table:
    """What a check has found: a row per fault, those of the catalog first."""
    table = Table("extent", "tokens", "records", "what is wrong", "first record", "tenant")
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
    """Of a check, in one line."""
    checked = (
        f"{result['num_records']:,} records of {result['num_extents']:,} extents, {size_text(result['bytes_read'])}"
    )
    if result["is_clean"]:
        return f"no damage in {checked}"
    extents = {fault["extent"] for fault in result["faults"] if fault["extent"] is not None}
    return f"{len(result['faults'])} faults, {len(extents)} extents, found in {checked}"
