"""Time of a layer on one rank, by its own tokens and the rows before them: the cost model of chains on this device.

A rank of a chain with T tokens after V rows does the work of this device when it computes T tokens after V rows. So one
GPU gives the time of each of p ranks, if every rank has a GPU like this one. Times run from mark to mark on the
computing stream, at the layer boundary, as in a forward pass: a device that waits for its host counts as busy.

One GPU cannot measure the link between two; the link is assumed, and the file says so.
"""

import statistics
import time
from collections.abc import Sequence
from typing import Any

import torch

from benchmarks.gpu.frame.bench import Bench
from benchmarks.gpu.frame.clock import Clock
from cluster.planning.calibration import ON_GPUS
from cluster.planning.cost_key import cost_key_of
from cluster.planning.cost_model import CostModel, LinkCost, LoadCost
from cluster.planning.files import write_cost
from cluster.planning.fit import LayerPoint, fit_layer, relative_errors
from workers.device.kv_buffer import KVBuffer
from workers.model.chain_cache import ChainCache, KeysAndValues

COST_FILE = "cost.json"
_ROUNDS = 3
#: Value of KV that only needs to be attended to.
_FILL = 0.05
#: Own tokens and visible rows of the fit, and of the points that validate it, on processors.
_TINY_FITTED = [(own, visible) for own in (16, 64, 192) for visible in (0, 128, 384)]
_TINY_HELD_OUT = [(32, 256), (128, 64)]

#: Seconds of a layer, and of the work after the last layer (norm and the logits of one token).
_Pass = tuple[LayerPoint, float]


def measure(bench: Bench) -> None:
    """Add figures `layers` and `cost_model`, and write the file that `runahead simulate --cost` and `runahead plan`
    read.

    Raises ValueError with too few points, StartError if the file cannot be written.
    """
    settings, facts, path = bench.settings, bench.facts, bench.settings.out / COST_FILE
    sizes = (ON_GPUS.fitted, ON_GPUS.held_out) if bench.clock.is_gpu else (_TINY_FITTED, _TINY_HELD_OUT)
    fitted, held_out = (_passes(bench, some) for some in sizes)
    link, link_source = _link(bench)
    load, load_source = _load(bench.figures.get("disk_bytes_per_s"))
    cost = CostModel(
        key=cost_key_of(bench.directory, threads=settings.threads, dtype=settings.dtype, device=settings.device),
        num_layers=facts.kv.num_layers,
        row_bytes=2 * facts.kv.row_bytes,
        layer=fit_layer([point for point, _ in fitted]),
        link=link,
        load=load,
        request_s=statistics.median(head_s for _, head_s in fitted),
    )
    measured: dict[str, Any] = {
        "date": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
        "layer": "one rank at a time on this device",
        "link": link_source,
        "load": load_source,
    }
    if held_out:
        errors = [abs(float(error)) for error in relative_errors(cost.layer, [point for point, _ in held_out])]
        measured |= {"held_out_median_error": statistics.median(errors), "held_out_max_error": max(errors)}
    write_cost(path, cost, measured)
    bench.figures["layers"] = [
        {
            "own_tokens": point.num_own,
            "visible_rows": point.num_visible,
            "cycle_ms": point.cycle_s * 1e3,
            "fitted_ms": float(cost.layer.whole_s(point.num_own, point.num_visible)) * 1e3,
            "is_held_out": number >= len(fitted),
        }
        for number, (point, _) in enumerate([*fitted, *held_out])
    ]
    bench.figures["cost_model"] = {"file": str(path), **measured}
    bench.notes.append(f"cost model: link {link_source}; load {load_source}")


def _passes(bench: Bench, sizes: Sequence[tuple[int, int]]) -> list[_Pass]:
    """The median pass of each size that fits the model's positions and the time budget."""
    budget, passes, longest_s = bench.budget, list[_Pass](), 0.0
    for own, visible in sizes:
        step = f"layers: {own} tokens after {visible}"
        if own + visible > bench.facts.max_positions or not budget.allows(step, longest_s):
            continue
        budget.say(step)
        started_s = budget.elapsed_s
        _pass(bench, own, visible)  # the first pass of a size is slower than the next ones
        some = sorted((_pass(bench, own, visible) for _ in range(_ROUNDS)), key=lambda each: each[0].cycle_s)
        passes.append(some[len(some) // 2])
        longest_s = max(longest_s, budget.elapsed_s - started_s)
    return passes


def _pass(bench: Bench, num_own: int, num_visible: int) -> _Pass:
    model, clock, kv = bench.model, bench.clock, bench.facts.kv
    rows = _MarkedRows(KVBuffer(kv, num_visible + num_own, device=model.device), num_visible, clock)
    tokens = torch.arange(num_own) % bench.facts.vocab_size
    marks = [clock.mark()]
    model.forward(tokens, ChainCache(rows, kv.num_layers), logits=1)
    until_kv_s, *cycles_s, rest_s = clock.elapsed([*marks, *rows.marks, clock.mark()])
    cycle_s = statistics.median(cycles_s)
    point = LayerPoint(num_own=num_own, num_visible=num_visible, cycle_s=cycle_s, until_kv_s=until_kv_s)
    return point, max(0.0, rest_s - max(0.0, cycle_s - until_kv_s))


class _MarkedRows:
    """A cache that marks the arrival of each layer's K and V; see `chain_cache.LayerExchange`."""

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


def _link(bench: Bench) -> tuple[LinkCost, str]:
    """Cost of a link between two GPUs, and its source."""
    gb_s, latency_us, copies = bench.settings.link_gb_s, bench.settings.link_us, bench.figures.get("copies")
    latency_s = latency_us * 1e-6
    if gb_s is not None:
        source = f"{gb_s:g} GB/s and {latency_us:g} us, as given: not measured"
    elif copies:
        gb_s = copies[-1]["pinned_gb_s"]
        source = f"{gb_s:.1f} GB/s, as for copies from the host, and {latency_us:g} us: assumed"
    else:
        return LinkCost(latency_s=latency_s), f"{latency_us:g} us and no limit of bandwidth: assumed"
    return LinkCost(latency_s=latency_s, bytes_per_s=gb_s * 1e9), source


def _load(bytes_per_s: float | None) -> tuple[LoadCost, str]:
    if bytes_per_s is None:
        return LoadCost(), "no cost: not measured"
    return LoadCost(bytes_per_s=bytes_per_s), f"{bytes_per_s / 1e9:.2f} GB/s, the disk's rate when everything is loaded"
