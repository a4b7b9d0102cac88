"""Output of a run: files in a folder, updated after each phase, and tables with a JSON line on stdout.

A machine with a GPU may not be available again, so figures are kept whatever fails later. Bars have a verdict only on a
GPU: a processor's figures are shown without one.
"""

import json
import math
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from benchmarks.gpu.frame.bench import Bench
from benchmarks.report.bars import Bar, Figures
from benchmarks.report.outcome import json_content

_BARS = {
    "gpu_ttft_vs_impress": (3.85, Bar.at_least),
    "gpu_h2d_share": (0.85, Bar.at_least),
    "gpu_vs_recompute": (10.0, Bar.at_least),
    "gpu_attention_ratio": (1.15, Bar.at_most),
    "gpu_idle_ratio": (0.5, Bar.at_most),
}
#: Bars that mean nothing if the page cache served reads, and bars that need the kernel for scoring rows.
_COLD_BARS = ("gpu_ttft_vs_impress", "gpu_vs_recompute", "gpu_idle_ratio")
_KERNEL_BARS = ("gpu_ttft_vs_impress", "gpu_idle_ratio")
#: Largest difference of 16-bit attention from another kernel's, as a share of the largest output. NaN fails this test.
_GREATEST_DIFFERENCE = 0.05


def save(bench: Bench) -> None:
    """Update the folder: JSON, text, and errors. Raises OSError."""
    text, content = _text_and_content(bench)
    directory = bench.settings.out
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "gpu.json").write_text(json.dumps(content, indent=1, allow_nan=False) + "\n")
    (directory / "gpu.txt").write_text(text + "\n")
    if bench.budget.tracebacks:
        (directory / "errors.txt").write_text("\n".join(bench.budget.tracebacks))


def show(bench: Bench) -> None:
    """Write the files, then print tables and one JSON line on stdout."""
    bench.budget.attempt("results", lambda: save(bench))
    text, content = _text_and_content(bench)
    sys.stdout.write(f"{text}\n{json.dumps(content, allow_nan=False)}\n")
    sys.stdout.flush()


def bars_of(figures: Figures, *, is_gpu: bool) -> list[Bar]:
    """All bars of the bench, from the figures of the JSON line."""
    presets, idle, copies = (figures.get(name, {}) for name in ("presets", "idle_shares", "copies"))
    ttft = {name: row["ttft_ms"] for name, row in presets.items()}
    attention = [row for row in figures.get("attention", ()) if row["is_judged"]]
    values = {
        "gpu_ttft_vs_impress": _ratio(ttft.get("impress"), ttft.get("runahead")),
        "gpu_h2d_share": copies[0]["share"] if copies else None,
        "gpu_vs_recompute": _ratio(ttft.get("recompute"), ttft.get("runahead")),
        "gpu_attention_ratio": attention[0]["ratio"] if attention else None,
        "gpu_idle_ratio": _ratio(idle.get("runahead"), idle.get("impress")),
    }
    doubts = _doubts(figures, attention) if is_gpu else dict.fromkeys(_BARS, "not a GPU")
    return [make(name, in_json(values[name]), target, doubts.get(name, "")) for name, (target, make) in _BARS.items()]


def _ratio(above: float | None, below: float | None) -> float | None:
    return above / below if above is not None and below else None


def _doubts(figures: Figures, judged_attention: Sequence[Figures]) -> dict[str, str]:
    """Why a figure cannot be judged, by bar."""
    found: dict[str, str] = {}
    if figures.get("why_no_kernel"):
        found |= dict.fromkeys(_KERNEL_BARS, "no kernel")
    if figures.get("reads", {}).get("direct_io") is False:
        found |= dict.fromkeys(_COLD_BARS, "not cold")
    for row in judged_attention:
        if not row["is_flash"]:
            found["gpu_attention_ratio"] = "no flash kernel"
        if not row["difference"] < _GREATEST_DIFFERENCE:
            found["gpu_attention_ratio"] = "wrong outputs"
    return found


def in_json(content: Any) -> Any:
    """The content with numbers of seven digits, for a short line, and None for numbers that JSON cannot represent."""
    if isinstance(content, dict):
        return {key: in_json(value) for key, value in content.items()}
    if isinstance(content, list):
        return [in_json(value) for value in content]
    if isinstance(content, float):
        return float(f"{content:.7g}") if math.isfinite(content) else None
    return content


def text_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table with columns as wide as needed, the first one left-aligned."""
    widths = [max(map(len, column)) for column in zip(columns, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        first, *others = (cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        return "  ".join([first.strip().ljust(widths[0]), *others]).rstrip()

    return "\n".join([title, line(columns), line(["-" * width for width in widths]), *map(line, rows)])


def _figure_table(title: str, rows: Mapping[str, Figures]) -> str:
    """One row per figure, under its name in JSON; one column per measured thing."""
    names = dict.fromkeys(name for row in rows.values() for name in row)
    return text_table(title, ["", *rows], [[name, *(_cell(row.get(name)) for row in rows.values())] for name in names])


def _cell(value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, float):
        return "-" if value is None else str(value)
    return f"{value:.4g}"


def _preset_table(title: str, figures: Figures) -> str:
    idle, warm = figures.get("idle_shares", {}), figures.get("warm_ttft_ms", {})
    rows = {
        name: row | {"warm_ttft_ms": warm.get(name), "idle_share": idle.get(name)}
        for name, row in figures["presets"].items()
    }
    return _figure_table(title, rows)


def _tables(bench: Bench) -> list[str]:
    figures, settings, tables = bench.figures, bench.settings, []
    if "presets" in figures:
        title = (
            f"{settings.shape}, {settings.num_prefix} stored tokens, {settings.new_tokens} new tokens, budget "
            f"{settings.kv_budget:.0%}, cold; INJECTED sets, {figures['sets']['source']}"
        )
        tables.append(_preset_table(title, figures))
    own = figures.get("own_model", {})
    if "presets" in own:
        title = f"{own['name']}, its own attention, {own['prefix_tokens']} stored tokens, cold"
        tables.append(_preset_table(title, own))
    titles = {
        "attention": "attention over chosen rows and new tokens, one layer, kernels alone",
        "scores": "scoring the rows of the prefix, one layer, kernels alone",
        "decoding": "decoding one layer's coded rows of the prefix, kernels alone",
        "copies": "copies of chosen rows into the device's memory",
    }
    for name, title in titles.items():
        if name in figures:
            tables.append(_figure_table(title, {f"{number}.": row for number, row in enumerate(figures[name], 1)}))
    return tables


def _text_and_content(bench: Bench) -> tuple[str, Figures]:
    figures, machine = bench.figures, bench.machine
    bars = bars_of(figures, is_gpu=bench.clock.is_gpu)
    lines = [f"* {note}" for note in bench.notes]
    lines += [f"* {word.upper()}: {what}" for word in ("skipped", "failed") for what in figures[word]]
    lines.append(", ".join(f"{name} {value}" for name, value in machine.items()))
    bars_table = text_table("bars", ["bar", "measured", "required", "verdict"], [bar.cells() for bar in bars])
    text = "\n".join(["\n\n".join(_tables(bench)), "", *lines, "", bars_table])
    return text, in_json(json_content("gpu", machine, figures, bench.notes, bars))
