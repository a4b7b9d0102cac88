"""Plots of `runahead bench accuracy`, drawn from its figures. See `benchmarks/report/plots.py`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.report import plots


def draw(directory: Path, data: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
    """The curves of every data set."""
    for name, figures in data.items():
        _draw_one(directory, name, figures)


def _draw_one(directory: Path, name: str, figures: Sequence[Mapping[str, Any]]) -> None:
    """Accuracy and agreement of a data set, each against rows and bytes: four files."""
    x_axes = (("rows", "rows_share", "rows attended, share of the prefix"), ("mb", "mb_read", "MB read a question"))
    y_axes = (("accuracy", "accuracy of the answers"), ("agreement", "answers as under full attention, share"))
    (full,) = (one for one in figures if one["budget"] is None)
    for y, y_label in y_axes:
        for x_name, x, x_label in x_axes:
            series: dict[str, list[tuple[float, float]]] = {}
            for one in figures:
                if one["budget"] is not None:
                    series.setdefault(one["preset"], []).append((one[x], one[y]))
            path = directory / f"{name}-{y}-{x_name}.svg"
            plots.curves(path, name, x_label, y_label, series, baseline=("full attention", full[y]))
