"""Calibration: measures a cost model of this machine with worker processes, as the service runs them.

It measures layers of one worker alone and of several at once (crowding), messages over the real link, and loads from a
store in a temporary directory. Medians count; held-out points show the quality of the fit.
"""

import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from cluster.planning.cost_model import CostKey, CostModel, LinkCost, LoadCost
from cluster.planning.fit import LayerPoint, fit_layer, fit_line, fit_rate, relative_errors
from kvstore import KVStore, StoreConfig
from workers.measuring.local_ranks import LocalRanks
from workers.measuring.probe import ForwardTimes
from workers.plan.config import WorkerConfig
from workers.plan.model_facts import ModelFacts


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """Sizes that are measured, for one kind of device. Points are (own tokens, visible rows)."""

    #: Points to fit, and held-out points to judge the fit by.
    fitted: Sequence[tuple[int, int]]
    held_out: Sequence[tuple[int, int]]
    #: Point at which several workers are measured at once.
    crowded: tuple[int, int]
    #: The first one is for the latency.
    link_bytes: Sequence[int]
    loaded_tokens: Sequence[int]


_ON_PROCESSORS = Sizes(
    fitted=[(own, visible) for own in (16, 64, 192, 384) for visible in (0, 384, 1536)],
    held_out=[(128, 768), (288, 192), (96, 1280)],
    crowded=(192, 192),
    link_bytes=(64, 2**16, 2**18, 2**20, 2**22),
    loaded_tokens=(256, 512, 1024),
)
#: Slices of prompts up to 32K tokens for 2 to 8 ranks, and some for models of few positions.
ON_GPUS = Sizes(
    fitted=[
        *((own, visible) for own in (128, 512, 2048, 8192) for visible in (0, 2048, 8192, 16_384)),
        *((own, visible) for own in (128, 512) for visible in (512, 1024)),
    ],
    held_out=[(256, 4096), (1024, 12_288), (4096, 4096)],
    crowded=(2048, 2048),
    link_bytes=(64, 2**20, 2**22, 2**24, 2**26),
    loaded_tokens=(512, 2048, 8192),
)
#: Seconds after which no further round begins.
_ROUNDS_S = 60.0
_LEAST_CROWDED = 3
_LINK_TRIPS = 15
_DRAIN_S = 60.0
_STORE_HOST_BYTES = 2**26

#: Ends one step of the progress and names the next.
Advance = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Calibration:
    """A cost model and the errors of its fit."""

    cost: CostModel
    #: Relative errors of the fit, at fitted and at held-out points.
    fitted_errors: tuple[float, ...]
    held_out_errors: tuple[float, ...]
    rounds: int
    elapsed_s: float

    def as_plain(self) -> dict[str, Any]:
        return {
            "date": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
            "rounds": self.rounds,
            "elapsed_s": round(self.elapsed_s, 1),
            **{f"fitted_{name}": value for name, value in _summary(self.fitted_errors).items()},
            **{f"held_out_{name}": value for name, value in _summary(self.held_out_errors).items()},
        }


def sizes_of(device: str) -> Sizes:
    return _ON_PROCESSORS if device == "cpu" else ON_GPUS


def num_steps(rounds: int, device: str = "cpu") -> int:
    sizes = sizes_of(device)
    return 1 + rounds * (len(sizes.fitted) + len(sizes.held_out)) + 2


def calibrate(
    worker: WorkerConfig,
    key: CostKey,
    num_workers: int,
    *,
    rounds: int,
    scratch: Path,
    advance: Advance,
    sizes: Sizes | None = None,
) -> Calibration:
    """Measure and fit; `scratch` is a directory for stored KV. `sizes`: None for those of the device.

    Raises RanksFailed, StoreError, and ValueError for a model with too few positions.
    """
    started_s, sizes = time.monotonic(), sizes or sizes_of(worker.device)
    advance(f"starting {num_workers} workers")
    with LocalRanks(worker, num_workers) as ranks:
        facts = ranks.facts
        crowded = _crowded(facts, sizes)
        ranks.call("forward", [crowded] * num_workers)  # warm-up: the first pass is slower than all later ones
        times, done = _forwards(ranks, facts, sizes, rounds, advance)
        advance("side by side")
        crowding = _crowding(ranks, crowded, rounds)
        link = _link(ranks, sizes.link_bytes) if num_workers > 1 else LinkCost()
        advance("loading stored KV")
        load = _load(ranks, facts, sizes.loaded_tokens, scratch)
    fitted, held_out = _points(times, sizes.fitted), _points(times, sizes.held_out)
    layer = fit_layer(fitted)
    cost = CostModel(
        key=key,
        num_layers=facts.kv.num_layers,
        row_bytes=2 * facts.kv.row_bytes,
        layer=layer,
        link=link,
        load=load,
        request_s=statistics.median(each.head_s for of_point in times.values() for each in of_point),
        crowding=crowding,
    )
    return Calibration(
        cost=cost,
        fitted_errors=tuple(relative_errors(layer, fitted).tolist()),
        held_out_errors=tuple(relative_errors(layer, held_out).tolist()) if held_out else (),
        rounds=done,
        elapsed_s=time.monotonic() - started_s,
    )


def _crowded(facts: ModelFacts, sizes: Sizes) -> tuple[int, int]:
    own, visible = sizes.crowded
    return min(own, facts.max_positions // 2), min(visible, facts.max_positions // 2)


_Times = dict[tuple[int, int], list[ForwardTimes]]


def _forwards(ranks: LocalRanks, facts: ModelFacts, sizes: Sizes, rounds: int, advance: Advance) -> tuple[_Times, int]:
    """Passes of one worker alone, by point, and the number of rounds for which there was time."""
    points = [point for point in (*sizes.fitted, *sizes.held_out) if sum(point) <= facts.max_positions]
    times: _Times = {point: [] for point in points}
    started_s = time.monotonic()
    for number in range(rounds):
        if number and time.monotonic() - started_s > _ROUNDS_S:
            return times, number
        for own, visible in points:
            advance(f"round {number + 1} of {rounds}: {own} tokens after {visible}")
            times[own, visible] += ranks.call("forward", [(own, visible)])
    return times, rounds


def _points(times: _Times, wanted: Sequence[tuple[int, int]]) -> list[LayerPoint]:
    return [
        LayerPoint(
            num_own=point[0],
            num_visible=point[1],
            cycle_s=statistics.median(each.cycle_s for each in times[point]),
            until_kv_s=statistics.median(each.until_kv_s for each in times[point]),
        )
        for point in wanted
        if point in times
    ]


def _crowding(ranks: LocalRanks, point: tuple[int, int], rounds: int) -> tuple[float, ...]:
    """Factor on a layer's time by the number of workers that compute at once, from the slowest of them."""
    seconds: dict[int, list[float]] = {}
    for _ in range(max(_LEAST_CROWDED, rounds)):  # alternating, so that other load on the machine affects all alike
        for together in range(1, ranks.num_ranks + 1):
            passes = ranks.call("forward", [point] * together)
            seconds.setdefault(together, []).append(max(each.cycle_s for each in passes))
    medians = np.array([statistics.median(each) for each in seconds.values()])
    return tuple(float(factor) for factor in np.maximum.accumulate(medians / medians[0]))


def _link(ranks: LocalRanks, num_bytes: Sequence[int]) -> LinkCost:
    """Cost of messages between two ranks: the latency is half of an almost empty round trip, because a fitted line
    would be below it; the rate is fitted.
    """
    seconds = []
    for size in num_bytes:
        trips = [ranks.exchange("send", (size, 1), "receive", (size, 0)) for _ in range(_LINK_TRIPS)]
        seconds.append(statistics.median(trips))
    latency_s = seconds[0] / 2
    bytes_per_s = fit_rate(num_bytes[1:], [trip - latency_s for trip in seconds[1:]], latency_s)
    return LinkCost(latency_s=latency_s, bytes_per_s=bytes_per_s)


def _load(ranks: LocalRanks, facts: ModelFacts, num_tokens: Sequence[int], scratch: Path) -> LoadCost:
    """Cost of loads by the first rank from disk: the store's memory is emptied before each load."""
    sizes = [size for size in num_tokens if size < facts.max_positions]
    if not sizes:
        return LoadCost()
    with tempfile.TemporaryDirectory(prefix=".calibrate-", dir=scratch) as directory:
        config = StoreConfig(
            directory=str(Path(directory) / "store"),
            disk_bytes=4 * sizes[-1] * facts.kv.token_bytes + 2**26,
            host_bytes=2 * sizes[-1] * facts.kv.token_bytes + _STORE_HOST_BYTES,
            reorder_interval_s=0,
        )
        with KVStore(config, facts.store_identity(config)) as store:
            ranks.open_store(store.serve())
            tokens = list(range(sizes[-1]))
            _keep(ranks, store, tokens)
            seconds = [statistics.median(_load_s(ranks, store, tokens[:size]) for _ in range(5)) for size in sizes]
    latency_s, bytes_per_s = fit_line([size * facts.kv.token_bytes for size in sizes], seconds)
    return LoadCost(latency_s=latency_s, bytes_per_s=bytes_per_s)


def _keep(ranks: LocalRanks, store: KVStore, tokens: list[int]) -> None:
    placement = store.acquire([*tokens, 0])
    num_chunks = len(tokens) // placement.tokens_per_chunk
    ranks.call("save", [(placement.placement_id, num_chunks, len(tokens))])
    store.settle(placement.placement_id)
    store.drain(_DRAIN_S)


def _load_s(ranks: LocalRanks, store: KVStore, tokens: list[int]) -> float:
    store.tier.forget(lambda _: True)
    placement = store.acquire([*tokens, 0], save=False)
    try:
        (seconds,) = ranks.call("load", [(placement.placement_id, placement.num_stored_tokens)])
        return float(seconds)
    finally:
        store.settle(placement.placement_id)


def _summary(errors: Sequence[float]) -> dict[str, float]:
    sizes = np.abs(errors)
    return {"median_error": float(np.median(sizes)), "max_error": float(sizes.max())} if len(sizes) else {}
