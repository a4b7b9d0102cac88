"""Plots of `runahead bench accuracy`, drawn from its figures. See `benchmarks/report/plots.py`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.report import plots

_BF16_LABEL = "bytes read, share of the prefix's KV in bfloat16"


def draw(directory: Path, figures: Mapping[str, Any]) -> None:
    """Draw points lost against bytes, over all questions and on the worst kind; and the curves of every data set."""
    *_, of_all = figures["data"].values()  # the last entry is over all sets
    for name, title, of_part, x in (
        ("drop-bf16", "all questions", of_all, "bytes_of_bf16_kv"),
        ("worst-drop-bf16", "worst kind of question", figures["worst"], "most_bytes_of_bf16_kv"),
    ):
        ends = _series(of_part, x, "drop_low", "drop_high")
        plots.curves(
            directory / f"{name}.svg",
            f"Right answers lost, {title}",
            _BF16_LABEL,
            "points below full KV, 95% interval",
            _series(of_part, x, "drop_points"),
            intervals=ends,
        )
    for name, of_set in figures["data"].items():
        _draw_one(directory, name, of_set)


def _draw_one(directory: Path, name: str, figures: Sequence[Mapping[str, Any]]) -> None:
    """Draw accuracy and agreement of a data set, each against rows and against bytes: four files."""
    x_axes = (("rows", "rows_share", "rows attended, share of the prefix"), ("mb", "mb_read", "MB read per question"))
    y_axes = (("accuracy", "share of right answers"), ("agreement", "share of answers equal to full attention's"))
    (full,) = (one for one in figures if one["budget"] is None)
    for y, y_label in y_axes:
        for x_name, x, x_label in x_axes:
            path = directory / f"{name}-{y}-{x_name}.svg"
            baseline = ("full attention", full[y])
            title = f"{y.capitalize()}, {name}"
            plots.curves(path, title, x_label, y_label, _series(figures, x, y), baseline=baseline)


def _series(figures: Sequence[Mapping[str, Any]], *keys: str) -> dict[str, list[tuple[Any, ...]]]:
    """These figures of each preset, for every budget."""
    series: dict[str, list[tuple[Any, ...]]] = {}
    for one in figures:
        if one["budget"] is not None:
            series.setdefault(one["preset"], []).append(tuple(one[key] for key in keys))
    return series
