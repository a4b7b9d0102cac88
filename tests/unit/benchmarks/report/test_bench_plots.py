"""Plots: the contents of the file with matplotlib, and the message without it."""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from benchmarks.report import plots

SVG = "{http://www.w3.org/2000/svg}"
needs_matplotlib = pytest.mark.skipif(
    plots.missing() is not None, reason="plots need matplotlib, the optional extra `bench`"
)


def texts_of(path: Path) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.parse(path).iter(f"{SVG}text")]


def corners_of(path: Path, label: str) -> list[tuple[float, float]]:
    """Corners of the line of a series, in units of the file; y counts downwards."""
    (line,) = (node for node in ElementTree.parse(path).iter(f"{SVG}g") if node.get("id") == label)
    numbers = line.findall(f"{SVG}path")[0].get("d", "").replace("M", "").replace("L", "").split()
    return [(float(x), float(y)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


@needs_matplotlib
def test_a_curve_has_every_point_of_its_series_in_the_order_of_x(tmp_path: Path) -> None:
    path = tmp_path / "curve.svg"
    series = {"ours": [(0.5, 0.9), (0.05, 0.6), (0.25, 0.8)], "theirs": [(0.05, 0.5), (0.5, 0.9)]}
    plots.curves(path, "a title", "the x", "the y", series, baseline=("all", 0.95))
    assert {"a title", "the x", "the y", "ours", "theirs", "all"} <= set(texts_of(path))
    ours = corners_of(path, "ours")
    assert len(ours) == 3
    assert ours == sorted(ours)
    assert [y for _, y in ours] == sorted((y for _, y in ours), reverse=True)  # the line rises, and y counts downwards
    assert (ours[1][0] - ours[0][0]) / (ours[2][0] - ours[0][0]) == pytest.approx(0.2 / 0.45, rel=1e-3)
    assert corners_of(path, "theirs")[-1] == pytest.approx(ours[-1])


@needs_matplotlib
def test_the_baseline_is_level_and_where_its_value_is(tmp_path: Path) -> None:
    path = tmp_path / "curve.svg"
    plots.curves(path, "", "", "", {"ours": [(0, 0.5), (1, 1.0)]}, baseline=("all", 0.75))
    (_, low), (_, high) = corners_of(path, "ours")
    (left, level), (right, same) = corners_of(path, "all")
    assert level == same == pytest.approx((low + high) / 2, abs=1e-3)
    assert left < right


@needs_matplotlib
def test_points_that_agree_lie_on_the_line_of_equals_and_others_do_not(tmp_path: Path) -> None:
    path = tmp_path / "agreement.svg"
    plots.agreement(path, "", "here", "there", {"ours": [(1, 1), (10, 10)], "theirs": [(1, 2), (2, 1)]})
    assert {"here", "there", "ours", "theirs", "equal"} <= set(texts_of(path))
    corners = corners_of(path, "equal")
    (left, low), (right, high) = corners[0], corners[-1]
    slope = (high - low) / (right - left)
    (markers,) = (node for node in ElementTree.parse(path).iter(f"{SVG}g") if node.get("id") == "ours")
    places = [(float(use.get("x", "0")), float(use.get("y", "0"))) for use in markers.iter(f"{SVG}use")]
    assert len(places) == 2
    assert [y for _, y in places] == pytest.approx([low + slope * (x - left) for x, _ in places], abs=1e-2)


@needs_matplotlib
def test_a_logarithmic_axis_puts_equal_ratios_at_equal_distances(tmp_path: Path) -> None:
    path = tmp_path / "sweep.svg"
    plots.curves(path, "", "", "", {"ours": [(1, 1), (10, 2), (100, 3)], "theirs": [(46.3, 2)]}, log_x=True)
    (first, _), (second, _), (third, _) = corners_of(path, "ours")
    assert second - first == pytest.approx(third - second, rel=1e-3)
    assert {"1", "10", "46.3", "100"} <= set(texts_of(path))


@needs_matplotlib
def test_both_axes_may_be_logarithmic(tmp_path: Path) -> None:
    path = tmp_path / "sweep.svg"
    plots.curves(path, "", "", "", {"ours": [(1, 10), (10, 100), (100, 1000)]}, log_x=True, log_y=True)
    (_, first), (_, second), (_, third) = corners_of(path, "ours")
    assert second - first == pytest.approx(third - second, rel=1e-3)
    assert "1,000" in texts_of(path)


@needs_matplotlib
def test_an_empty_series_and_no_series_are_plots_too(tmp_path: Path) -> None:
    plots.curves(tmp_path / "a.svg", "t", "", "", {"ours": []})
    plots.curves(tmp_path / "b.svg", "t", "", "", {})
    plots.bars_chart(tmp_path / "c.svg", "t", "", ["5 %"], {"ours": [None]})
    assert all("t" in texts_of(path) for path in tmp_path.iterdir())


@needs_matplotlib
def test_the_same_figures_make_the_same_file(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg"):
        plots.curves(tmp_path / name, "t", "x", "y", {"ours": [(0, 1), (1, 2)]}, baseline=("all", 1.5))
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


@needs_matplotlib
def test_a_name_that_ends_in_png_makes_a_png(tmp_path: Path) -> None:
    plots.curves(tmp_path / "a.png", "t", "x", "y", {"ours": [(0, 1), (1, 2)]})
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


@needs_matplotlib
def test_a_chart_has_a_bar_for_each_value_that_there_is(tmp_path: Path) -> None:
    def num_bars(**series: list[float | None]) -> int:
        path = tmp_path / "bars.svg"
        plots.bars_chart(path, "t", "ms", ["cold", "warm"], series)
        assert {"cold", "warm", *series} <= set(texts_of(path))
        return len(list(ElementTree.parse(path).iter(f"{SVG}path")))

    full = num_bars(ours=[1, 2], theirs=[2, 1])
    assert full - num_bars(ours=[1, 2], theirs=[2, None]) == 1


@needs_matplotlib
def test_a_system_has_its_colour_in_every_plot_and_other_series_have_other_colours(tmp_path: Path) -> None:
    lines, bars = tmp_path / "lines.svg", tmp_path / "bars.svg"
    series = {"p50": [(0, 1)], "impress 5%": [(0, 1), (1, 2)], "runahead": [(0, 2), (1, 3)], "runahead-ro": [(0, 4)]}
    plots.curves(lines, "", "", "", series)
    plots.bars_chart(bars, "", "", ["a", "b"], {"all": [1, 2], "part": [1, 1]}, systems=["runahead", "impress"])
    blue, green = "#0072b2", "#009e73"
    for path in (lines, bars):
        text = path.read_text().lower()
        assert blue in text
        assert green in text
    (other,) = (node for node in ElementTree.parse(lines).iter(f"{SVG}g") if node.get("id") == "p50")
    style = " ".join(node.get("style", "") for node in other.iter()).lower()
    assert "stroke" in style
    assert blue not in style and green not in style


@needs_matplotlib
def test_an_interval_is_drawn_where_there_is_one(tmp_path: Path) -> None:
    def num_paths(intervals: dict[str, list[tuple[float, float, float]]]) -> int:
        path = tmp_path / "curve.svg"
        plots.curves(path, "", "", "", {"ours": [(0, 1), (1, 2)]}, intervals=intervals)
        return sum(node.tag in (f"{SVG}path", f"{SVG}use") for node in ElementTree.parse(path).iter())

    one, two = num_paths({"ours": [(0, 0.5, 1.5)]}), num_paths({"ours": [(0, 0.5, 1.5), (1, 1.5, 2.5)]})
    assert num_paths({}) < one < two


def test_a_series_without_a_value_for_every_group_is_a_mistake_of_ours(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="a value for each group"):
        plots.bars_chart(tmp_path / "a.svg", "t", "", ["5 %", "25 %"], {"ours": [1.0]})


def test_without_matplotlib_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    advice = plots.missing()
    assert advice is not None
    assert "pip install" in advice
    assert "\n" not in advice
