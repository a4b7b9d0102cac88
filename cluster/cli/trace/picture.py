"""A request's trace as a picture: per worker what it computed, waited for, read and handed on, on one time axis.

matplotlib is optional (the extra `bench`) and imported when a picture is drawn.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cluster.errors import StartError
from cluster.observe.trace_lanes import Row, first_token_s, rows_of
from protos.runahead.v1 import runahead_pb2 as pb

_WIDTH_INCHES, _INCHES_PER_UNIT, _FRAME_INCHES = 12.0, 0.42, 1.5
_DPI = 160
#: Heights of rows, in units; a worker's heading stands in the gap before its rows.
_HEIGHTS = {"compute": 1.0, "waits": 0.5, "reads": 1.3, "hand-off": 0.6, "store": 0.4}
_PHASES_HEIGHT, _GAP = 0.7, 0.95
#: Height of a row as a share of the distance between two rows.
_ROW_SHARE = 0.86
#: Part of the time axis that a block must have for its number, and a phase for its name.
_NUMBERED_SHARE, _NAMED_SHARE = 0.009, 0.027
#: Time shown after the first token, as a share of the time before it.
_MARGIN = 0.03

#: Okabe and Ito's colours, which every colour vision can distinguish.
_BLUE, _LIGHT_BLUE, _ORANGE, _GREEN, _RED, _PINK, _YELLOW, _GREY = (
    "#0072B2",
    "#56B4E9",
    "#E69F00",
    "#009E73",
    "#D55E00",
    "#CC79A7",
    "#F0E442",
    "#999999",
)


@dataclass(frozen=True, slots=True)
class _Style:
    label: str
    colour: str
    alternate: str = ""


_STYLES = {
    pb.TRACE_ACTIVITY_COMPUTE: _Style("compute (one block a layer)", _BLUE, "#3D94C7"),
    pb.TRACE_ACTIVITY_CHOOSE: _Style("choose rows", _YELLOW),
    pb.TRACE_ACTIVITY_DECODE: _Style("decode", "#004D7A"),
    pb.TRACE_ACTIVITY_WAIT_LOAD: _Style("wait for stored KV", _RED),
    pb.TRACE_ACTIVITY_WAIT_HANDOFF: _Style("wait for predecessor", _PINK),
    pb.TRACE_ACTIVITY_WAIT_TURN: _Style("wait for turn", _GREY),
    pb.TRACE_ACTIVITY_READ: _Style("read on demand", _ORANGE),
    pb.TRACE_ACTIVITY_PREFETCH: _Style("read ahead", _GREEN),
    pb.TRACE_ACTIVITY_RECEIVE: _Style("receive KV", _LIGHT_BLUE),
    pb.TRACE_ACTIVITY_SEND: _Style("send KV", "#7B5EA7"),
    pb.TRACE_ACTIVITY_SAVE: _Style("hand KV to the store", "#6B4F2A"),
}
_PHASE_COLOURS = {
    "accept": "#BBBBBB",
    "queue": _RED,
    "lookup": _ORANGE,
    "fetch": _GREEN,
    "plan": _PINK,
    "run": "#DDE7EE",
    "settle": "#BBBBBB",
}


def draw(trace: pb.GetTraceResponse, files: Sequence[Path], title: str) -> None:
    """Write SVG or PNG, by ending, up to the first token. Raises StartError without matplotlib, OSError."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise StartError("the picture needs matplotlib: pip install 'runahead-prefill[bench]'") from error
    rows = [rows_of(worker) for worker in trace.workers]
    height = _PHASES_HEIGHT + sum(_GAP + sum(_HEIGHTS[row.title] for row in of_worker) for of_worker in rows)
    figure = Figure(figsize=(_WIDTH_INCHES, height * _INCHES_PER_UNIT + _FRAME_INCHES), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    end_ms = first_token_s(trace) * 1e3 * (1 + _MARGIN)
    ticks = [*_draw_phases(axes, trace, end_ms)]
    top = _PHASES_HEIGHT + _GAP
    for worker, of_worker in zip(trace.workers, rows, strict=True):
        below = top + sum(_HEIGHTS[row.title] for row in of_worker)
        axes.axhspan(top - _GAP * 0.15, below + _GAP * 0.05, color="#F5F7F9", zorder=0)
        heading = f"worker {worker.rank}: tokens {worker.token_start:,} to {worker.token_end:,}"
        axes.text(0, top - _GAP * 0.3, heading, ha="left", va="bottom", fontsize=8, fontweight="bold")
        for row in of_worker:
            ticks.append((top + _HEIGHTS[row.title] * _ROW_SHARE / 2, row.title))
            _draw_row(axes, row, top, end_ms)
            top += _HEIGHTS[row.title]
        top += _GAP
    _finish(figure, axes, trace, ticks, top - _GAP * 0.8, end_ms, title)
    for file in files:
        # Without dates and random names, the same trace makes the same file.
        metadata = {"Date": None} if file.suffix == ".svg" else None
        with _svg_of_text():
            figure.savefig(file, dpi=_DPI, metadata=metadata)


def _svg_of_text() -> Any:
    import matplotlib

    return matplotlib.rc_context({"svg.hashsalt": "runahead", "svg.fonttype": "none"})


def _draw_phases(axes: Any, trace: pb.GetTraceResponse, end_ms: float) -> Iterator[tuple[float, str]]:
    for phase in trace.phases:
        start_ms, width_ms = phase.start_s * 1e3, (phase.end_s - phase.start_s) * 1e3
        if start_ms >= end_ms:
            continue
        colour = _PHASE_COLOURS.get(phase.name, "#BBBBBB")
        axes.broken_barh(
            [(start_ms, width_ms)], (0, _PHASES_HEIGHT * _ROW_SHARE), color=colour, edgecolor="white", linewidth=0.4
        )
        middle_ms = start_ms + min(width_ms, end_ms - start_ms) / 2
        if width_ms > _NAMED_SHARE * end_ms:
            axes.text(middle_ms, _PHASES_HEIGHT * _ROW_SHARE / 2, phase.name, ha="center", va="center", fontsize=7)
    yield _PHASES_HEIGHT * _ROW_SHARE / 2, "service"


def _draw_row(axes: Any, row: Row, top: float, end_ms: float) -> None:
    lane_height = _HEIGHTS[row.title] * _ROW_SHARE / len(row.lanes)
    height = lane_height * (0.9 if len(row.lanes) > 1 else 1.0)
    shown = [
        (top + number * lane_height, interval)
        for number, lane in enumerate(row.lanes)
        for interval in lane
        if interval.start_s * 1e3 < end_ms
    ]
    axes.barh(
        [at for at, _ in shown],
        [(interval.end_s - interval.start_s) * 1e3 for _, interval in shown],
        height,
        [interval.start_s * 1e3 for _, interval in shown],
        align="edge",
        color=[_colour(interval) for _, interval in shown],
        linewidth=0,
    )
    for interval in _widest_of_layers(row):
        start_ms, width_ms = interval.start_s * 1e3, (interval.end_s - interval.start_s) * 1e3
        if start_ms < end_ms and width_ms > _NUMBERED_SHARE * end_ms:
            middle = start_ms + width_ms / 2, top + height / 2
            axes.text(*middle, interval.layer_start, ha="center", va="center", fontsize=6, color="white")


def _widest_of_layers(row: Row) -> Iterator[pb.TraceInterval]:
    pieces: dict[int, list[pb.TraceInterval]] = {}
    for lane in row.lanes:
        for interval in lane:
            if interval.activity == pb.TRACE_ACTIVITY_COMPUTE:
                pieces.setdefault(interval.layer_start, []).append(interval)
    for of_layer in pieces.values():
        yield max(of_layer, key=lambda each: each.end_s - each.start_s)


def _colour(interval: pb.TraceInterval) -> str:
    style = _STYLES[interval.activity]
    return style.alternate if style.alternate and interval.layer_start % 2 else style.colour


def _finish(
    figure: Any,
    axes: Any,
    trace: pb.GetTraceResponse,
    ticks: Sequence[tuple[float, str]],
    bottom: float,
    end_ms: float,
    title: str,
) -> None:
    from matplotlib.patches import Patch

    axes.set_xlim(0, end_ms)
    axes.set_ylim(bottom, -0.1)
    axes.set_yticks([at for at, _ in ticks], [text for _, text in ticks], fontsize=8)
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel("ms since the request arrived")
    axes.grid(axis="x", color="#DDDDDD", linewidth=0.5)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    if trace.token_s:
        axes.axvline(trace.token_s[0] * 1e3, color="black", linewidth=1.0, linestyle="--")
        axes.text(trace.token_s[0] * 1e3, -0.12, "first token ", ha="right", va="bottom", fontsize=8)
    axes.set_title(title, fontsize=10, loc="left")
    seen = {each.activity for worker in trace.workers for each in worker.intervals if each.start_s * 1e3 < end_ms}
    handles = [Patch(color=style.colour, label=style.label) for activity, style in _STYLES.items() if activity in seen]
    figure.legend(
        handles=handles, loc="outside lower center", ncols=min(6, len(handles) or 1), fontsize=8, frameon=False
    )
