"""Plots of `runahead bench reuse`, drawn from its figures. See `benchmarks/report/plots.py`."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.fixtures.requests import label
from benchmarks.report import plots
from benchmarks.reuse.sweeps import X_LABELS

#: Places where a preset's name may break over lines.
_BREAK = re.compile(r" |(?<=[-+?&])(?!\n)")
_LONG_NAMES = {"attentionstore": "attention-\nstore", "contiguous": "contigu-\nous"}
_TIERS = (("disk", "mb_from_disk"), ("host memory", "mb_from_host"), ("device memory", "mb_from_device"))


def draw(directory: Path, figures: Mapping[str, Any]) -> None:
    """Draw all plots that the report has figures for."""
    for name, title, statistic in (
        ("native", "cold, the machine's own disk", "median"),
        ("emulated", "cold, EMULATED disk", "median"),
        ("warm", "warm", "mean"),
        ("ablations", "ablations, cold", "median"),
        ("warm_ablations", "ablations, warm", "mean"),
    ):
        if figures.get(name):
            _draw_times(directory / f"ttft-{name}.svg", f"Time to first token, {title}", statistic, figures[name])
            _draw_bytes(directory / f"bytes-{name}.svg", f"Bytes read, {title}", figures[name])
    for name, series in figures.get("sweeps", {}).items():
        _draw_sweep(directory / f"sweep-{name}.svg", name, series)


def _draw_times(path: Path, title: str, statistic: str, figures: Sequence[Mapping[str, Any]]) -> None:
    """Draw the statistic in the table's first column, and a line up to the 95th percentile."""
    key = {"median": "ttft_p50_ms", "mean": "ttft_mean_ms"}[statistic]
    series = {
        f"TTFT, {statistic}; line: to p95": [one[key] for one in figures],
        "blocked on I/O (part of TTFT), mean": [one["blocked_ms"] for one in figures],
    }
    tops = [max(one["ttft_p95_ms"], one[key]) for one in figures]
    plots.bars_chart(path, title, "ms", _groups(figures), series, systems=_systems(figures), tops=tops)


def _draw_bytes(path: Path, title: str, figures: Sequence[Mapping[str, Any]]) -> None:
    series = {tier: [one[key] for one in figures] for tier, key in _TIERS if any(one[key] for one in figures)}
    plots.bars_chart(path, title, "MB read per request", _groups(figures), series, systems=_systems(figures))


def _draw_sweep(path: Path, name: str, series: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
    points = {label: [(one["x"], one["ttft_p50_ms"]) for one in some] for label, some in series.items()}
    title = f"Time to first token over {X_LABELS[name].partition(',')[0]}"
    is_bandwidth = name == "bandwidth"
    plots.curves(
        path,
        title,
        X_LABELS[name],
        "median TTFT, ms",
        points,
        log_x=is_bandwidth or name == "chunk",
        log_y=is_bandwidth,
    )


def _systems(figures: Sequence[Mapping[str, Any]]) -> list[str]:
    return [str(one["preset"]) for one in figures]


def _groups(figures: Sequence[Mapping[str, Any]]) -> list[str]:
    """Labels broken over lines, so that adjacent ones do not overlap."""
    labels = []
    for one in figures:
        text = label((one["preset"], one["budget"]))
        for name, in_lines in _LONG_NAMES.items():
            text = text.replace(name, in_lines)
        labels.append(_BREAK.sub("\n", text))
    return labels
