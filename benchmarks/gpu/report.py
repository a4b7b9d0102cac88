"""What the GPU bench says: tables in plain text, one JSON line, and files. Needs the standard library alone.

A bar is judged on a GPU, or not at all: a processor's figures stand beside the target without a verdict.
"""

import csv
import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.report.bars import Bar

Figures = dict[str, Any]
_NOT_MEASURED = "not measured"

#: id, target, and how the figure compares.
_BARS: tuple[tuple[str, float, Callable[[str, float, float], Bar]], ...] = (
    ("gpu_ttft_vs_impress", 3.85, Bar.at_least),
    ("gpu_h2d_share", 0.85, Bar.at_least),
    ("gpu_vs_recompute", 10.0, Bar.at_least),
    ("gpu_attention_ratio", 1.15, Bar.at_most),
    ("gpu_idle_ratio", 0.5, Bar.at_most),
)
#: Those that mean nothing where the page cache has what a disk should have been asked for, and those where rows are
#: judged in another way than by the kernel for it.
_COLD_BARS = ("gpu_ttft_vs_impress", "gpu_vs_recompute", "gpu_idle_ratio")
_KERNEL_BARS = ("gpu_ttft_vs_impress", "gpu_idle_ratio")
#: Of attention in 16 bits and the same by another kernel, as a part of the greatest number; NaN is no less than it.
_GREATEST_DIFFERENCE = 0.05


@dataclass(frozen=True, slots=True)
class JudgedBar:
    """A bar's row. `value`: None where nothing was measured; `verdict`: ok, MISSED, or why there is none."""

    id: str
    value: float | None
    target: float
    comparison: str
    verdict: str

    @property
    def is_ok(self) -> bool | None:
        return {"ok": True, "MISSED": False}.get(self.verdict)


def doubts(figures: Figures, *, is_gpu: bool) -> dict[str, str]:
    """By bar, why its figure cannot be judged, whatever it is."""
    if not is_gpu:
        return {bar_id: "not a GPU" for bar_id, _, _ in _BARS}
    found: dict[str, str] = {}
    if figures.get("why_no_kernel"):
        found |= dict.fromkeys(_KERNEL_BARS, "no kernel")
    if figures.get("reads", {}).get("direct_io") is False:
        found |= dict.fromkeys(_COLD_BARS, "not cold")
    if any(row["is_judged"] and not row["is_flash"] for row in figures.get("attention", ())):
        found["gpu_attention_ratio"] = "no flash"
    if any(row["is_judged"] and not row["difference"] < _GREATEST_DIFFERENCE for row in figures.get("attention", ())):
        found["gpu_attention_ratio"] = "wrong numbers"
    return found


def judged(values: Mapping[str, float | None], doubts: Mapping[str, str]) -> list[JudgedBar]:
    """All bars of the bench, by their figures; those that are in doubt have no verdict."""
    bars = []
    for bar_id, target, make in _BARS:
        value = values.get(bar_id)
        bar = make(bar_id, value if value is not None else target, target)
        verdict = doubts.get(bar_id, "ok" if bar.ok else "MISSED") if value is not None else _NOT_MEASURED
        bars.append(JudgedBar(bar_id, value, target, bar.comparison, verdict))
    return bars


def bar_values(figures: Figures) -> dict[str, float | None]:
    """By id, from the figures as they stand in JSON."""
    presets, idle = figures.get("presets", {}), figures.get("idle_shares", {})

    def ratio(above: float | None, below: float | None) -> float | None:
        return above / below if above is not None and below else None

    def ttft(name: str) -> float | None:
        value: float | None = presets.get(name, {}).get("ttft_ms")
        return value

    attention = [row for row in figures.get("attention", ()) if row["is_judged"]]
    copies = figures.get("copies", [])
    return {
        "gpu_ttft_vs_impress": ratio(ttft("impress"), ttft("runahead")),
        "gpu_h2d_share": copies[0]["share"] if copies else None,
        "gpu_vs_recompute": ratio(ttft("recompute"), ttft("runahead")),
        "gpu_attention_ratio": attention[0]["ratio"] if attention else None,
        "gpu_idle_ratio": ratio(idle.get("runahead"), idle.get("impress")),
    }


def text_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns as wide as they must be; the first one left-aligned."""
    widths = [max(map(len, column)) for column in zip(columns, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        first, *others = (
            cell.ljust(width) if not index else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        return "  ".join([first, *others]).rstrip()

    return "\n".join([title, line(columns), line(["-" * width for width in widths]), *map(line, rows)])


_PRESET_COLUMNS = {
    "TTFT ms": ("ttft_ms", "{:.1f}"),
    "min": ("ttft_min_ms", "{:.1f}"),
    "max": ("ttft_max_ms", "{:.1f}"),
    "blocked": ("blocked_ms", "{:.1f}"),
    "I/O ms": ("io_ms", "{:.1f}"),
    "MB of disk": ("mb_of_disk", "{:.1f}"),
    "to identify": ("mb_to_identify", "{:.1f}"),
    "amplif.": ("amplification", "{:.2f}"),
    "rows/layer": ("rows_per_layer", "{:.0f}"),
    "fallback": ("fallback_layers", "{:.0f}"),
}


def preset_table(title: str, presets: Mapping[str, Figures], idle: Mapping[str, float | None]) -> str:
    """One line a preset."""
    rows = []
    for name, figures in presets.items():
        share = idle.get(name)
        cells = [form.format(figures[key]) for key, form in _PRESET_COLUMNS.values()]
        rows.append([name, *cells, "-" if share is None else f"{share:.0%}"])
    return text_table(title, ["preset", *_PRESET_COLUMNS, "GPU idle"], rows)


def attention_table(rows: Sequence[Figures]) -> str:
    """One line a size."""
    columns = ["chosen rows", "new tokens", "choosing us", "plain us", "ours us", "SDPA us", "ratio"]
    columns += ["roofline us", "of roofline", "yardstick", "differs"]
    cells = [
        [
            str(row["chosen_rows"]),
            str(row["new_tokens"]),
            f"{row['choosing_us']:.1f}",
            f"{row['plain_us']:.1f}",
            f"{row['ours_us']:.1f}",
            f"{row['sdpa_us']:.1f}",
            f"{row['ratio']:.2f}",
            f"{row['roofline_us']:.1f}",
            f"{row['roofline_share']:.0%}",
            "flash" if row["is_flash"] else "not flash",
            f"{row['difference']:.1e}",
        ]
        for row in rows
    ]
    return text_table("Attention over chosen rows and new tokens, one layer, kernels alone", columns, cells)


def scores_table(rows: Sequence[Figures]) -> str:
    """One line for each way to judge."""
    columns = ["judged by", "rows", "new tokens", "us", "plain torch us", "differs", "roofline us"]
    cells = [
        [
            row["what"],
            str(row["prefix_rows"]),
            str(row["new_tokens"]),
            f"{row['ours_us']:.1f}",
            "-" if row["plain_torch_us"] is None else f"{row['plain_torch_us']:.1f}",
            "-" if row["difference"] is None else f"{row['difference']:.1e}",
            f"{row['roofline_us']:.1f}",
        ]
        for row in rows
    ]
    return text_table("Judging the rows of the prefix, one layer, kernels alone", columns, cells)


def copies_table(rows: Sequence[Figures]) -> str:
    """One line a number of rows."""
    columns = ["rows a layer", "MB", "threads", "pinned GB/s", "gather GB/s", "rows GB/s", "share"]
    columns += ["verified too GB/s", "share", "one thread: rows", "verified too", "direct", "copies", "waits"]
    keys: tuple[str, ...] = ("rows_per_layer", "megabytes", "threads", "pinned_gb_s", "gathered_gb_s", "rows_gb_s")
    keys += (
        "share",
        "load_gb_s",
        "load_share",
        "rows_alone_gb_s",
        "load_alone_gb_s",
        "direct_share",
        "copies",
        "waits",
    )
    forms = ("{:d}", "{:.1f}", "{:d}", *["{:.2f}"] * 8, "{:.0%}", "{:d}", "{:d}")
    cells = [[form.format(row[key]) for key, form in zip(keys, forms, strict=True)] for row in rows]
    return text_table("Chosen rows into the device's memory", columns, cells)


def bars_table(bars: Sequence[JudgedBar]) -> str:
    rows = [
        [bar.id, "-" if bar.value is None else f"{bar.value:.3f}", f"{bar.comparison} {bar.target:g}", bar.verdict]
        for bar in bars
    ]
    return text_table("Bars", ["bar", "value", "target", ""], rows)


def json_line(
    figures: Figures, machine: Mapping[str, Any], notes: Sequence[str], bars: Sequence[JudgedBar]
) -> dict[str, Any]:
    """What stdout ends in."""
    return {
        "bench": "gpu",
        "machine": dict(machine),
        "figures": figures,
        "notes": list(notes),
        "bars": [{"id": bar.id, "value": bar.value, "target": bar.target, "ok": bar.is_ok} for bar in bars],
    }


def in_json(content: Any) -> Any:
    """The same with numbers of seven digits, for a short line, and None for those that JSON has no word for."""
    if isinstance(content, dict):
        return {key: in_json(value) for key, value in content.items()}
    if isinstance(content, list):
        return [in_json(value) for value in content]
    if isinstance(content, float):
        return float(f"{content:.7g}") if math.isfinite(content) else None
    return content


def write_files(directory: Path, content: dict[str, Any], text: str, tracebacks: Sequence[str]) -> list[Path]:
    """JSON, text, CSV with a line for each figure of a table, and what went wrong. Raises OSError."""
    directory.mkdir(parents=True, exist_ok=True)
    written = [directory / f"gpu.{ending}" for ending in ("json", "txt", "csv")]
    written[0].write_text(json.dumps(content, indent=1, allow_nan=False) + "\n")
    written[1].write_text(text + "\n")
    with written[2].open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["table", "row", "figure", "value"])
        writer.writerows(_lines_of(content["figures"]))
    if tracebacks:
        written.append(directory / "errors.txt")
        written[-1].write_text("\n".join(tracebacks))
    return written


def _lines_of(figures: Figures) -> Iterator[tuple[str, str, str, Any]]:
    by_name = {"presets": figures.get("presets", {}), "own_presets": figures.get("own_model", {}).get("presets", {})}
    for table in ("attention", "scores", "copies", "layers"):
        by_name[table] = {str(number): row for number, row in enumerate(figures.get(table, ()))}
    for table, rows in by_name.items():
        for row, values in rows.items():
            for figure, value in values.items():
                yield table, row, figure, value
