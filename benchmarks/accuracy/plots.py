"""Plots of `runahead bench accuracy`, drawn from its figures. See `benchmarks/report/plots.py`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.report import plots

_BF16_LABEL = "bytes read, share of the prefix's KV in bfloat16"


def draw(directory: Path, figures: Mapping[str, Any]) -> None:
    """The curves of every data set, and what is lost on the worst one."""
    for name, of_set in figures["data"].items():
        _draw_one(directory, name, of_set)
    series = _series(figures["worst"], "most_bytes_of_bf16_kv", "drop_points")
    label = "points below full attention, worst kind"
    plots.curves(directory / "worst-drop-bf16.svg", "the worst kind of question", _BF16_LABEL, label, series)


def _draw_one(directory: Path, name: str, figures: Sequence[Mapping[str, Any]]) -> None:
    """Accuracy and agreement of a data set, each against rows and bytes: four files."""
    x_axes = (("rows", "rows_share", "rows attended, share of the prefix"), ("mb", "mb_read", "MB read a question"))
    y_axes = (("accuracy", "accuracy of the answers"), ("agreement", "answers as under full attention, share"))
    (full,) = (one for one in figures if one["budget"] is None)
    for y, y_label in y_axes:
        for x_name, x, x_label in x_axes:
            path = directory / f"{name}-{y}-{x_name}.svg"
            baseline = ("full attention", full[y])
            plots.curves(path, name, x_label, y_label, _series(figures, x, y), baseline=baseline)


def _series(figures: Sequence[Mapping[str, Any]], x: str, y: str) -> dict[str, list[tuple[float, float]]]:
    """Of each preset a point for every budget."""
    series: dict[str, list[tuple[float, float]]] = {}
    for one in figures:
        if one["budget"] is not None:
            series.setdefault(one["preset"], []).append((one[x], one[y]))
    return series
