"""Cost models, tables of partitions and explanations, for people and for scripts."""

import math
from itertools import pairwise
from typing import Any

from rich import box
from rich.table import Table

from cluster.planning.cost_model import CostKey, CostModel, LinkCost
from cluster.planning.planner import Alternative, Explanation
from cluster.planning.table import PartitionTable
from cluster.quantities import count_text


def cost_tables(cost: CostModel, measured: dict[str, Any] | None) -> list[Table]:
    layer, table = cost.layer, _table("", "", title=_title(cost.key))
    table.add_row("a token, all layers", _time(cost.num_layers * layer.token_s))
    table.add_row("a thousand visible rows for a token, all layers", _time(1000 * cost.num_layers * layer.pair_s))
    table.add_row("a layer without tokens", _time(layer.layer_s))
    table.add_row("a layer at least", _time(layer.floor_s))
    table.add_row("own square that attention computes", f"{layer.diagonal:.0%}")
    table.add_row("of a layer without attention, until K and V are there", f"{layer.kv_share:.0%}")
    table.add_row("head, once a request", _time(cost.request_s))
    table.add_row("message", _rate(cost.link))
    table.add_row("load", _rate(cost.load))
    together = ", ".join(f"{number}: {factor:.2f}" for number, factor in enumerate(cost.crowding, 1))
    table.add_row("slower by, so many workers at once", together)
    if not measured:
        return [table]
    errors = _table("relative error of the fit", "median", "largest")
    for name, title in (("fitted", "at fitted points"), ("held_out", "at points held out")):
        if f"{name}_median_error" in measured:
            errors.add_row(title, *(f"{measured[f'{name}_{which}_error']:.1%}" for which in ("median", "max")))
    return [table, errors]


def partition_tables(table: PartitionTable) -> list[Table]:
    shown = []
    for count in sorted({entry.num_workers for entry in table.entries}):
        of_count = _table(
            "prefix rows", "new tokens", "share of each worker", "TTFT", title=count_text(count, "worker")
        )
        for entry in table.entries:
            if entry.num_workers == count:
                shares = "  ".join(f"{size / entry.num_new_tokens:.1%}" for size in entry.sizes)
                of_count.add_row(f"{entry.prefix_rows:,}", f"{entry.num_new_tokens:,}", shares, _time(entry.seconds))
        shown.append(of_count)
    if shown:
        shown[0].title = f"{_title(table.key)}\n{shown[0].title}"
    return shown


def explanation_table(explained: Explanation) -> Table:
    table = _table("", "p", "loaded", "new tokens of each", "TTFT", "computes", "waits", "(load)", "cuts")
    for column in table.columns[4:]:
        column.no_wrap = True
    for each in explained.alternatives:
        table.add_row(
            "*" if each is explained.chosen else "",
            str(each.partition.num_workers),
            f"{each.partition.num_prefix_tokens:,}",
            " ".join(str(right - left) for left, right in pairwise(each.partition.cuts)),
            _time(each.ttft_s),
            _time(each.computing_s + each.head_s),
            _time(each.waiting_s),
            _time(each.loading_s),
            each.cuts_from,
        )
    return table


def explanation_text(explained: Explanation, num_stored: int, attended: int | None) -> list[str]:
    chosen, lines = explained.chosen, []
    fastest = min(explained.alternatives, key=lambda each: each.ttft_s)
    num_workers, first = chosen.partition.num_workers, explained.alternatives[0]
    if not explained.is_measured:
        possible = count_text(len(explained.alternatives), "possible worker")
        lines.append(f"{num_workers} of {possible}: without a calibration, the most")
    elif num_workers == 1 and fastest is chosen:
        lines.append(
            "one worker: hand-offs would cost more than a second worker saves"
            if len(explained.alternatives) > 1
            else "one worker"
        )
    elif fastest is chosen:
        lines.append(f"{num_workers} workers: {first.ttft_s / chosen.ttft_s:.2f} times as fast as one")
    else:
        saved, more = 1 - fastest.ttft_s / chosen.ttft_s, fastest.partition.num_workers
        lines.append(
            f"{count_text(num_workers, 'worker')}: {more} would save only {saved:.1%}, and serve others meanwhile"
        )
    if explained.limit:
        lines.append(f"no more workers: {explained.limit}")
    if tail := num_stored - chosen.partition.num_prefix_tokens:
        lines.append(f"the prefix's last {tail:,} tokens are recomputed: loading them would take longer")
    elif num_stored:
        rows = f"{attended:,} of its rows for each layer" if attended is not None else "all of it"
        if explained.num_windows:
            rows += f", but for {count_text(explained.num_windows, 'layer')} with a window only what that shows"
        lines.append(f"the prefix of {num_stored:,} tokens is loaded: {rows}")
    if explained.is_measured and num_workers > explained.measured_side_by_side:
        measured = count_text(explained.measured_side_by_side, "worker")
        verb = "was" if explained.measured_side_by_side == 1 else "were"
        lines.append(
            f"only {measured} {verb} measured side by side: on one machine, run "
            f"`runahead plan calibrate --workers {num_workers}`"
        )
    if not explained.is_measured:
        lines.append(
            "times by operation counts at a nominal speed: run `runahead plan calibrate` for those of this machine"
        )
    return lines


def explanation_as_plain(explained: Explanation, num_stored: int, attended: int | None) -> dict[str, Any]:
    return {
        "chosen": _plain(explained.chosen),
        "alternatives": [_plain(each) for each in explained.alternatives],
        "why": explanation_text(explained, num_stored, attended),
        "stored_tokens": num_stored,
        "attended_rows": attended,
        "is_measured": explained.is_measured,
    }


def _plain(each: Alternative) -> dict[str, Any]:
    return {
        "workers": each.partition.num_workers,
        "cuts": list(each.partition.cuts),
        "loaded_tokens": each.partition.num_prefix_tokens,
        "cuts_from": each.cuts_from,
        "ttft_s": each.ttft_s,
        "computing_s": each.computing_s,
        "head_s": each.head_s,
        "waiting_s": each.waiting_s,
        "loading_s": each.loading_s,
    }


def _table(*columns: str, title: str = "") -> Table:
    table = Table(*columns, box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), title=title or None, title_justify="left")
    table.show_header = any(columns)
    return table


def _title(key: CostKey) -> str:
    return f"{key.model}, {key.dtype}, {count_text(key.threads, 'thread')}, {key.device}"


def _time(seconds: float) -> str:
    for unit, length_s in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= length_s:
            return f"{seconds / length_s:.2f} {unit}"
    return f"{seconds * 1e6:.1f} us" if seconds else "0"


def _rate(link: LinkCost) -> str:
    if math.isinf(link.bytes_per_s):
        return _time(link.latency_s)
    return f"{_time(link.latency_s)} and {link.bytes_per_s / 1e6:,.0f} MB/s"
