"""What a layer of one rank takes, by its own tokens and the rows before them: the cost model of chains on this device.

A rank of a chain that has T tokens after V rows does what this device does when it computes T tokens after V rows. So
one GPU tells what each of p ranks takes, if every rank has a GPU like this one. Times are from mark to mark on the
computing stream, at the layer boundary, as the forward pass meets them: a device that waits for its host counts so.

What one GPU cannot tell is the link between two; it is assumed, and the file says so.
"""

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from benchmarks.gpu.budget import TimeBudget
from benchmarks.gpu.clock import Clock
from cluster.planning.cost_model import CostKey, CostModel, LinkCost, LoadCost
from cluster.planning.files import write_cost
from cluster.planning.fit import LayerPoint, fit_layer, relative_errors
from kvstore import KVShape
from workers.device.kv_buffer import KVBuffer
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import Model

_ROUNDS = 3
#: What KV holds that is only there to be attended to.
_FILL = 0.05


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """Own tokens and visible rows that the fit sees, and that it is judged by."""

    fitted: Sequence[tuple[int, int]]
    held_out: Sequence[tuple[int, int]]


#: Slices of prompts up to 32K tokens for 2 to 8 ranks.
GPU_GRID = Grid(
    fitted=[
        *((own, visible) for own in (128, 512, 2048, 8192) for visible in (0, 2048, 8192, 16_384)),
        *((own, visible) for own in (128, 512) for visible in (512, 1024)),  # for shapes of few positions
    ],
    held_out=[(256, 4096), (1024, 12_288), (4096, 4096)],
)
TINY_GRID = Grid(
    fitted=[(own, visible) for own in (16, 64, 192) for visible in (0, 128, 384)], held_out=[(32, 256), (128, 64)]
)


@dataclass(frozen=True, slots=True, kw_only=True)
class LayerTimes:
    """Seconds of one pass; see `workers/measuring/probe.py::ForwardTimes`."""

    num_own: int
    num_visible: int
    cycle_s: float
    until_kv_s: float
    head_s: float


class LayerBench:
    """Measures passes of one model. Borrows it."""

    def __init__(self, model: Model, clock: Clock) -> None:
        self._model = model
        self._clock = clock

    def measure(self, points: Sequence[tuple[int, int]], budget: TimeBudget) -> list[LayerTimes]:
        """The median pass of each point that the model has positions for, and `budget` time."""
        possible = [point for point in points if sum(point) <= self._model.facts.max_positions]
        times, longest_s = [], 0.0
        for own, visible in possible:
            point = f"layers: {own} tokens after {visible}"
            if not budget.allows(point, longest_s):
                continue
            budget.say(point)
            started_s = budget.elapsed_s
            self._pass(own, visible)  # the first of a size is slower than all others
            passes = sorted((self._pass(own, visible) for _ in range(_ROUNDS)), key=lambda each: each.cycle_s)
            times.append(passes[len(passes) // 2])
            longest_s = max(longest_s, budget.elapsed_s - started_s)
        return times

    def _pass(self, num_own: int, num_visible: int) -> LayerTimes:
        model, clock = self._model, self._clock
        rows = _MarkedRows(KVBuffer(model.facts.kv, num_visible + num_own, device=model.device), num_visible, clock)
        tokens = torch.arange(num_own) % model.facts.vocab_size
        marks = [clock.mark()]
        model.forward(tokens, ChainCache(rows, model.facts.kv.num_layers), logits=1)
        marks += [*rows.marks, clock.mark()]
        until_kv_s, *cycles_s, rest_s = clock.elapsed(marks)
        cycle_s = statistics.median(cycles_s)
        head_s = max(0.0, rest_s - max(0.0, cycle_s - until_kv_s))
        return LayerTimes(
            num_own=num_own, num_visible=num_visible, cycle_s=cycle_s, until_kv_s=until_kv_s, head_s=head_s
        )


class _MarkedRows:
    """A cache that marks when each layer's K and V come; see `chain_cache.LayerExchange`."""

    def __init__(self, kv: KVBuffer, num_past: int, clock: Clock) -> None:
        kv.rows_LC2KD.fill_(_FILL)
        self._kv = kv
        self._clock = clock
        self.num_past = num_past
        self.marks: list[Any] = []

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        self._kv.write(layer, self.num_past, k_1KTD, v_1KTD)
        self.marks.append(self._clock.mark())
        return self._kv.read(layer, self.num_past + k_1KTD.shape[2])


@dataclass(frozen=True, slots=True, kw_only=True)
class Assumed:
    """What one GPU does not tell. `link_gb_s`: None for that of copies from the host."""

    link_gb_s: float | None
    link_us: float


def cost_model_of(
    key: CostKey, shape: KVShape, fitted: Sequence[LayerTimes], assumed: Assumed, figures: dict[str, Any]
) -> tuple[CostModel, dict[str, str]]:
    """A cost model, and where each part of it is from. `figures`: what other phases have measured.

    Raises ValueError when there are too few points.
    """
    link, link_source = _link(assumed, figures.get("copies", ()))
    load, load_source = _load(figures.get("disk_bytes_per_s"))
    cost = CostModel(
        key=key,
        num_layers=shape.num_layers,
        row_bytes=2 * shape.row_bytes,
        layer=fit_layer([_point(each) for each in fitted]),
        link=link,
        load=load,
        request_s=statistics.median(each.head_s for each in fitted),
    )
    sources = {
        "date": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
        "layer": "one rank at a time on this device",
        "link": link_source,
        "load": load_source,
    }
    return cost, sources


def _link(assumed: Assumed, copies: Sequence[dict[str, Any]]) -> tuple[LinkCost, str]:
    latency_s = assumed.link_us * 1e-6
    if assumed.link_gb_s is not None:
        text = f"{assumed.link_gb_s:g} GB/s and {assumed.link_us:g} us, as told: not measured"
        return LinkCost(latency_s=latency_s, bytes_per_s=assumed.link_gb_s * 1e9), text
    if copies:
        gb_s = copies[-1]["pinned_gb_s"]
        text = f"{gb_s:.1f} GB/s, that of copies from the host, and {assumed.link_us:g} us: assumed"
        return LinkCost(latency_s=latency_s, bytes_per_s=gb_s * 1e9), text
    return LinkCost(latency_s=latency_s), f"{assumed.link_us:g} us and no limit of bandwidth: assumed"


def _load(bytes_per_s: float | None) -> tuple[LoadCost, str]:
    if bytes_per_s is None:
        return LoadCost(), "no cost: not measured"
    return LoadCost(bytes_per_s=bytes_per_s), f"{bytes_per_s / 1e9:.2f} GB/s, the disk's when all is loaded"


def layer_rows(cost: CostModel, fitted: Sequence[LayerTimes], held_out: Sequence[LayerTimes]) -> list[dict[str, Any]]:
    """Measured and fitted, point by point."""
    return [
        {
            "own_tokens": each.num_own,
            "visible_rows": each.num_visible,
            "cycle_ms": each.cycle_s * 1e3,
            "fitted_ms": float(cost.layer.whole_s(each.num_own, each.num_visible)) * 1e3,
            "is_held_out": each in held_out,
        }
        for each in (*fitted, *held_out)
    ]


def write(path: Path, cost: CostModel, held_out: Sequence[LayerTimes], remarks: dict[str, Any]) -> dict[str, float]:
    """The file that `runahead simulate --cost` and `runahead plan` read; how far the fit is off at points that it has
    not seen. Raises StartError when it cannot be written.
    """
    errors = [abs(float(error)) for error in relative_errors(cost.layer, [_point(each) for each in held_out])]
    quality = {"held_out_median_error": statistics.median(errors), "held_out_max_error": max(errors)} if errors else {}
    write_cost(path, cost, {**remarks, **quality})
    return quality


def _point(times: LayerTimes) -> LayerPoint:
    return LayerPoint(
        num_own=times.num_own, num_visible=times.num_visible, cycle_s=times.cycle_s, until_kv_s=times.until_kv_s
    )
