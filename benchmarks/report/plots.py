"""Plots of the benches: labelled series in, one file out, SVG or PNG by the file name's suffix.

matplotlib is optional (extra `bench`) and is imported at the first plot. Its global state stays as it was, and no
display is needed. Equal figures make equal SVG files.
"""

import importlib
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

from benchmarks.report.bars import BenchError

Points = Sequence[tuple[float, float]]
_SIZE_INCHES = (7.0, 4.2)
_DPI = 150
#: Okabe and Ito's colours, distinct under every kind of colour vision, each with a marker.
_STYLES = tuple(
    zip(("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000"), "osD^vPX", strict=True)
)
#: The style of a system in every plot: places in `_STYLES`. Presets and ways to share a prompt are never in one plot.
_SYSTEMS = {
    "runahead": 0, "contiguous": 1, "impress": 2, "spec": 3, "h2o": 4, "attentionstore": 5, "recompute": 6,
    "kvr-s": 0, "tsp": 1, "zigzag": 2, "tsp-causal": 3, "kvr-e": 5,
}  # fmt: skip
#: Lines and fillings of several series of one colour.
_LINES = ("-", "--", ":", "-.")
_HATCHES = ("", "///", "...")
#: Width of all bars of a group together, as a share of the distance between two groups.
_GROUP_WIDTH = 0.8


def missing() -> str | None:
    """One line that says how to install matplotlib; None if it is installed."""
    try:
        importlib.import_module("matplotlib")
    except ImportError:
        return 'no plots without matplotlib: pip install "matplotlib>=3.10,<4"'
    return None


def prepare(directory: Path) -> None:
    """Create the directory; without matplotlib, say on stderr how to install it. Raises BenchError if that fails."""
    advice = missing()
    if advice is not None:
        sys.stderr.write(f"{advice}\n")
        return
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BenchError(f"cannot write to {directory}: {error.strerror}; choose another --plot") from error


def drawn(directory: Path, draw: Callable[[Path], None]) -> str:
    """Draw, and return a note about the outcome. A failed plot does not fail the bench: its figures are worth more."""
    advice = missing()
    if advice is not None:
        return advice
    try:
        draw(directory)
    except OSError as error:
        return f"plots could not be written to {directory}: {error.strerror}"
    return f"plots: {directory}"


def curves(
    path: Path,
    title: str,
    x_label: str,
    y_label: str,
    series: Mapping[str, Points],
    *,
    baseline: tuple[str, float] | None = None,
    intervals: Mapping[str, Sequence[tuple[float, float, float]]] | None = None,
    log_x: bool = False,
    log_y: bool = False,
) -> None:
    """Draw one line per series, its points in the order of x. `baseline`: label and height of a dashed horizontal line.

    `intervals`: vertical lines of a series, each with its x and both ends.

    A logarithmic x axis has its ticks at the points.

    Raises ImportError without matplotlib, OSError if the file cannot be written.
    """
    with _axes(path, title, y_label) as axes:
        axes.set_xlabel(x_label)
        if log_x:
            axes.set_xscale("log")
            places = sorted({x for points in series.values() for x, _ in points})
            axes.set_xticks(places, [f"{place:.3g}" for place in places])
            axes.minorticks_off()
        if log_y:
            axes.set_yscale("log")
            axes.yaxis.set_major_formatter(lambda value, _: f"{value:,.10g}")
        for (label, points), style in zip(series.items(), _styles(series), strict=True):
            xs, ys = zip(*sorted(points), strict=True) if points else ((), ())
            axes.plot(xs, ys, **style, label=label, gid=label)
            if intervals and intervals.get(label):
                axes.vlines(*zip(*intervals[label], strict=True), color=style["color"], alpha=0.5)
        if baseline is not None:
            label, height = baseline
            axes.axhline(height, color="grey", linestyle="--", label=label, gid=label)


def agreement(path: Path, title: str, x_label: str, y_label: str, series: Mapping[str, Points]) -> None:
    """Draw points of two quantities that should be equal, on logarithmic axes, with the line of equality.

    Raises ImportError without matplotlib, OSError if the file cannot be written.
    """
    with _axes(path, title, y_label) as axes:
        axes.set_xlabel(x_label)
        axes.set_xscale("log")
        axes.set_yscale("log")
        for (label, points), style in zip(series.items(), _styles(series), strict=True):
            xs, ys = zip(*points, strict=True) if points else ((), ())
            axes.plot(xs, ys, **style | {"linestyle": ""}, alpha=0.8, label=label, gid=label)
        values = [value for points in series.values() for point in points for value in point]
        if values:
            ends = (min(values), max(values))
            axes.plot(ends, ends, color="grey", linestyle="--", label="equal", gid="equal")


def bars_chart(
    path: Path,
    title: str,
    y_label: str,
    groups: Sequence[str],
    series: Mapping[str, Sequence[float | None]],
    *,
    systems: Sequence[str] = (),
    tops: Sequence[float] = (),
) -> None:
    """Draw groups of bars: each group has one bar of every series, which has one value per group (None: no bar).

    `systems`: the system of each group, which gives its colour; series then differ by their filling. `tops`: ends of a
    line for each group, from the first series' bar on.

    Raises ImportError without matplotlib, OSError if the file cannot be written.
    """
    assert all(len(values) == len(groups) for values in series.values()), "a value for each group"
    width = _GROUP_WIDTH / max(1, len(series))
    with _axes(path, title, y_label) as axes:
        axes.set_xticks(range(len(groups)), groups)
        colours = [style["color"] for style in _styles(systems)] or None
        looks = zip(series.items(), cycle(_STYLES), cycle(_HATCHES), strict=False)
        for number, ((label, values), (colour, _), hatch) in enumerate(looks):
            shift = (number + 0.5) * width - _GROUP_WIDTH / 2
            bars = [(group, value) for group, value in enumerate(values) if value is not None]
            filled = {"color": [colours[group] for group, _ in bars], "hatch": hatch} if colours else {"color": colour}
            xs, heights = zip(*((group + shift, value) for group, value in bars), strict=True) if bars else ((), ())
            axes.bar(xs, heights, width, edgecolor="white", label=None if colours else label, **filled)
            if colours:
                axes.bar(0, 0, color="grey", hatch=hatch, edgecolor="white", label=label)
            if tops and number == 0:
                axes.vlines(xs, heights, tops, color="black")


def _styles(labels: Iterable[str]) -> Iterator[dict[str, str]]:
    """Colour, marker and line of each series: those of the system that its label begins with, else an unused style."""
    labels = [label.lower() for label in labels]
    systems = [max((name for name in _SYSTEMS if label.startswith(name)), key=len, default=None) for label in labels]
    used = {_SYSTEMS[system] for system in systems if system}
    rest = cycle([style for place, style in enumerate(_STYLES) if place not in used] or _STYLES)
    seen = Counter[str]()
    for system in systems:
        colour, marker = _STYLES[_SYSTEMS[system]] if system else next(rest)
        yield {"color": colour, "marker": marker, "linestyle": _LINES[seen[colour] % len(_LINES)]}
        seen[colour] += 1


@contextmanager
def _axes(path: Path, title: str, y_label: str) -> Iterator[Any]:
    """Axes to draw on. The file is written when the block ends."""
    matplotlib = importlib.import_module("matplotlib")
    figure_type = importlib.import_module("matplotlib.figure").Figure
    # SVG keeps text as text, and its ids follow from the content.
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "runahead"}):
        figure = figure_type(figsize=_SIZE_INCHES, layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(title)
        axes.set_ylabel(y_label)
        axes.grid(alpha=0.3)
        axes.set_axisbelow(True)
        axes.spines[["top", "right"]].set_visible(False)
        yield axes
        if axes.get_legend_handles_labels()[1]:
            axes.legend(frameon=False)
        is_svg = path.suffix == ".svg"
        figure.savefig(path, dpi=_DPI, metadata={"Date": None} if is_svg else None)
