"""Figures of `runahead bench reuse` as in its JSON line, with tables and bars."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from rich.table import Table

from benchmarks.fixtures.requests import OURS, Configuration, Sample, Samples, coded, label
from benchmarks.report.report import Bar, Figures, table_of
from benchmarks.reuse.bandwidth import Bandwidth
from kvstore import KVShape

_LOW, _QUARTER = 0.05, 0.25
#: Bits per number in the bars that compare coded rows of equal width.
BITS = 4
#: Rows that a layer may attend to above its budget: one chunk.
_CHUNK_ROWS = 16

#: Points of a sweep by series: place on the axis, and figures.
Series = dict[str, list[tuple[float, Figures]]]


@dataclass(slots=True, kw_only=True)
class Measured:
    """Measurements of a run; empty where a phase did not run."""

    shape: KVShape
    num_prefix: int
    native: Samples = field(default_factory=dict)
    emulated: Samples = field(default_factory=dict)
    bandwidth: Bandwidth | None = None
    recompute_s: list[float] = field(default_factory=list)
    #: Samples one by one, and with one request waiting while another one is served.
    warm: Samples = field(default_factory=dict)
    warm_waiting: Samples = field(default_factory=dict)
    #: Series by name of the sweep.
    sweeps: dict[str, Series] = field(default_factory=dict)
    ablations: Samples = field(default_factory=dict)
    warm_ablations: Samples = field(default_factory=dict)

    @property
    def io_bound(self) -> Samples:
        """Samples on the emulated disk; empty if the search missed the wanted bandwidth."""
        return self.emulated if self.bandwidth is not None and self.bandwidth.is_found else {}


# -- figures -----------------------------------------------------------------------------------------------------------


def figures_of(configuration: Configuration, samples: Sequence[Sample], shape: KVShape) -> Figures:
    """Figures of one configuration; means over its requests unless the name says otherwise."""
    preset, budget = configuration
    ttfts_ms = [sample.ttft_s * 1e3 for sample in samples]
    p50, p95, p99 = (float(value) for value in np.percentile(ttfts_ms, [50, 95, 99]))
    rows_by_layer = np.mean([sample.rows_by_layer(shape.num_layers) for sample in samples], axis=0)
    prefix_rows = _mean(samples, lambda one: one.reply.num_cached_tokens)
    read_bytes = _mean(samples, lambda one: one.bytes_read)
    return {
        "preset": preset,
        "budget": budget,
        "requests": len(samples),
        "ttft_mean_ms": statistics.fmean(ttfts_ms),
        "ttft_p50_ms": p50,
        "ttft_p95_ms": p95,
        "ttft_p99_ms": p99,
        "blocked_ms": _mean(samples, lambda one: one.blocked_s * 1e3),
        "blocked_share_p50": statistics.median(sample.blocked_share for sample in samples),
        "breakdown_ms": _breakdown_ms(samples),
        "mb_from_disk": _mean(samples, lambda one: one.reply.bytes_from_disk / 1e6),
        "mb_from_host": _mean(samples, lambda one: one.reply.bytes_from_host / 1e6),
        "mb_from_device": _mean(samples, lambda one: one.reply.bytes_from_device / 1e6),
        "mb_of_disk": _mean(samples, lambda one: one.disk_bytes / 1e6),
        "tokens_from_disk": _mean(samples, lambda one: one.disk_bytes / shape.token_bytes),
        "hit_disk": _hit_share(samples, lambda one: one.reply.bytes_from_disk),
        "hit_host": _hit_share(samples, lambda one: one.reply.bytes_from_host),
        "hit_device": _hit_share(samples, lambda one: one.reply.bytes_from_device),
        "mb_read": read_bytes / 1e6,
        "mb_brought_ahead": _of_selection(samples, "bytes_brought_ahead") / 1e6,
        "identify_bytes": _mean(samples, lambda one: one.reply.selection.identify_bytes if one.reply.selection else 0),
        "amplification": read_bytes / _attended_bytes(samples),
        "disk_amplification": disk_amplification(samples),
        "rows_per_layer": float(rows_by_layer.mean()),
        "rows_share": float(rows_by_layer.mean()) / prefix_rows,
        "rows_share_by_layer": [round(float(rows) / prefix_rows, 4) for rows in rows_by_layer],
        "fallback_layers": _of_selection(samples, "fallback_layers"),
        "attention_mass_kept_est": _mass_kept(samples),
        **_prefetch(samples),
    }


def _prefetch(samples: Sequence[Sample]) -> Figures:
    """Prefetch figures. Precision: share of records read ahead that held a chosen row. Recall: share of records with
    chosen rows that were read ahead, in time or late; None unless records are chosen as a whole.
    """
    useful, late, wasted = (_of_selection(samples, f"prefetch_{what}") for what in ("useful", "late", "wasted"))
    ahead = useful + late + wasted
    chosen = [
        sum(sample.reply.selection.rows_attended) / sample.rows_per_record
        for sample in samples
        if sample.reply.selection is not None and sample.rows_per_record
    ]
    return {
        "prefetch_useful": useful,
        "prefetch_late": late,
        "prefetch_wasted": wasted,
        "prefetch_precision": (useful + late) / ahead if ahead else None,
        "prefetch_recall": (useful + late) / statistics.fmean(chosen) if chosen else None,
    }


def _breakdown_ms(samples: Sequence[Sample]) -> dict[str, float]:
    """Parts of the mean TTFT in ms; `rest`: before and after the worker's prefill."""
    timings = [sample.reply.timings for sample in samples]
    parts = {
        "blocked": statistics.fmean(one.load_s for one in timings),
        "handoff": statistics.fmean(one.handoff_s for one in timings),
        "turn": statistics.fmean(one.turn_s for one in timings),
        "compute": statistics.fmean(one.compute_s for one in timings),
    }
    parts["rest"] = _mean(samples, lambda one: one.ttft_s) - sum(parts.values())
    return {name: seconds * 1e3 for name, seconds in parts.items()}


def disk_amplification(samples: Sequence[Sample]) -> float:
    """Bytes that the disk read / K and V of the distinct rows attended to, over all requests together."""
    return _mean(samples, lambda one: one.disk_bytes) / _attended_bytes(samples)


def _attended_bytes(samples: Sequence[Sample]) -> float:
    """Mean bytes per request of K and V of the rows attended to, as the store keeps them."""
    return _mean(samples, lambda one: sum(one.rows_by_layer(one.kept.num_layers)) * one.kept.token_bytes) / (
        samples[0].kept.num_layers
    )


def _hit_share(samples: Sequence[Sample], of_tier: Callable[[Sample], float]) -> float:
    """Share of the delivered bytes that come from a tier."""
    return sum(map(of_tier, samples)) / max(1, sum(sample.bytes_read for sample in samples))


def _of_selection(samples: Sequence[Sample], name: str) -> float:
    return _mean(samples, lambda one: getattr(one.reply.selection, name) if one.reply.selection is not None else 0)


def _mass_kept(samples: Sequence[Sample]) -> float | None:
    """Share of attention mass kept, as the selectors estimate it; None without estimates."""
    reports = [sample.reply.selection for sample in samples]
    kept = [one.attention_mass_kept_est for one in reports if one is not None]
    known = [mass for mass in kept if mass is not None]
    return statistics.fmean(known) if known else None


def _mean(samples: Sequence[Sample], value: Callable[[Sample], float]) -> float:
    return statistics.fmean(value(sample) for sample in samples)


# -- bars --------------------------------------------------------------------------------------------------------------


def median_s(samples: Sequence[Sample]) -> float:
    """Median TTFT in seconds."""
    return statistics.median(sample.ttft_s for sample in samples)


def _mean_s(samples: Sequence[Sample]) -> float:
    return statistics.fmean(sample.ttft_s for sample in samples)


@dataclass(frozen=True, slots=True)
class _Ratio:
    """Bar over TTFT of one configuration / TTFT of another, in the same rounds."""

    bar_id: str
    slower: Configuration
    faster: Configuration
    target: float


_IO_BOUND_RATIOS = (
    _Ratio("ttft_vs_impress_io_bound", ("impress", _LOW), (OURS, _LOW), 3.85),
    _Ratio("ttft_vs_impress_25", ("impress", _QUARTER), (OURS, _QUARTER), 2.0),
    _Ratio("ttft_vs_contiguous_io_bound", ("contiguous", _LOW), (OURS, _LOW), 1.2),
    _Ratio("ttft_vs_attentionstore", ("attentionstore", None), (OURS, _LOW), 6.0),
    _Ratio("impress_vs_h2o_lfu", ("h2o-lfu", _LOW), ("impress", _LOW), 1.0),
    _Ratio("contiguous_vs_impress", ("impress", _LOW), ("contiguous", _LOW), 1.0),
    _Ratio(f"ttft_vs_impress_io_bound_{BITS}bit", (coded("impress", BITS), _LOW), (coded(OURS, BITS), _LOW), 4.0),
    _Ratio(f"ttft_vs_contiguous_io_bound_{BITS}bit", (coded("contiguous", BITS), _LOW), (coded(OURS, BITS), _LOW), 1.5),
)
_NATIVE_RATIOS = (
    _Ratio("ttft_vs_impress_native", ("impress", _LOW), (OURS, _LOW), 1.5),
    _Ratio("ttft_vs_contiguous_native", ("contiguous", _LOW), (OURS, _LOW), 1.0),
)
LOOKING_AHEAD = f"{OURS}+lookahead"


def bars_of(measured: Measured) -> list[Bar]:
    """Bars whose parts were measured; on the emulated disk only if its bandwidth was found."""
    bars = []
    for ratios, samples in ((_IO_BOUND_RATIOS, measured.io_bound), (_NATIVE_RATIOS, measured.native)):
        for one in ratios:
            if samples.get(one.slower) and samples.get(one.faster):
                value = median_s(samples[one.slower]) / median_s(samples[one.faster])
                bars.append(Bar.at_least(one.bar_id, round(value, 3), one.target))
    ours = (OURS, _LOW)
    if measured.recompute_s and measured.native.get(ours):
        value = min(measured.recompute_s) / median_s(measured.native[ours])
        bars.append(Bar.at_least("ttft_vs_recompute", round(value, 3), 100))
    bars += _warm_bars(measured)
    cold = [samples[ours] for samples in (measured.native, measured.emulated) if samples.get(ours)]
    if cold:
        worst = max(disk_amplification(samples) for samples in cold)
        bars.append(Bar.at_most("read_amplification", round(worst, 3), 1.25))
    return bars


def _warm_bars(measured: Measured) -> list[Bar]:
    """Bars of warm requests: time one by one; device hits with one waiting, without which nothing is looked ahead."""
    by_preset = {preset: samples for (preset, _), samples in measured.warm.items() if samples}
    waiting = {preset: samples for (preset, _), samples in measured.warm_waiting.items() if samples}
    bars = []
    if OURS in by_preset and "impress" in by_preset:
        value = _mean_s(by_preset["impress"]) / _mean_s(by_preset[OURS])
        bars.append(Bar.at_least("warm_ttft_vs_impress", round(value, 3), 1.5))
    if OURS in waiting and LOOKING_AHEAD in waiting:
        hits, hits_ahead = (
            _hit_share(waiting[name], lambda one: one.reply.bytes_from_device) for name in (OURS, LOOKING_AHEAD)
        )
        if hits:
            bars.append(Bar.at_least("warm_device_hit_gain", round(hits_ahead / hits, 3), 1.1))
    return bars


def noise_of(measured: Measured) -> list[Figures]:
    """Each ratio in its single rounds."""
    noise = []
    for ratios, samples in ((_IO_BOUND_RATIOS, measured.emulated), (_NATIVE_RATIOS, measured.native)):
        for one in ratios:
            pairs = list(zip(samples.get(one.slower, ()), samples.get(one.faster, ()), strict=False))
            if pairs:
                by_round = [round(slower.ttft_s / faster.ttft_s, 3) for slower, faster in pairs]
                noise.append({"id": one.bar_id, "least": min(by_round), "most": max(by_round), "by_round": by_round})
    return noise


def rows_notes(figures: Sequence[Figures], num_prefix: int) -> list[str]:
    """Notes on presets that attended to more than the budget and a chunk per layer: their TTFT is not the budget's."""
    return [
        f"{label((one['preset'], one['budget']))} attended to {one['rows_per_layer']:.0f} rows per layer, MORE than "
        f"its budget of {one['budget'] * num_prefix:.0f} and one chunk"
        for one in figures
        if one["budget"] is not None and one["rows_per_layer"] > one["budget"] * num_prefix + _CHUNK_ROWS
    ]


# -- tables ------------------------------------------------------------------------------------------------------------


_TIMES = (
    "name ttft_p50_ms:.0f ttft_mean_ms:.0f ttft_p95_ms:.0f ttft_p99_ms:.0f blocked_ms:.0f blocked_share_p50:.0% "
    "breakdown_ms[compute]:.0f breakdown_ms[rest]:.0f"
)
_BYTES = (
    "name mb_from_disk:.1f mb_from_host:.1f mb_from_device:.1f identify_mb:.1f amplification:.2f "
    "disk_amplification:.2f rows_share:.1% ahead prefetch_precision:.0% prefetch_recall:.0%"
)
_WARM = (
    "name ttft_mean_ms:.0f ttft_p50_ms:.0f ttft_p95_ms:.0f ttft_p99_ms:.0f blocked_ms:.0f hit_device:.0% hit_host:.0% "
    "hit_disk:.0% mb_read:.1f mb_brought_ahead:.1f"
)


def cold_tables(title: str, figures: Sequence[Figures]) -> list[Table]:
    rows = [
        {
            "name": label((one["preset"], one["budget"])),
            "identify_mb": one["identify_bytes"] / 1e6,
            "ahead": "/".join(f"{one[f'prefetch_{what}']:.0f}" for what in ("useful", "late", "wasted")),
            **one,
        }
        for one in figures
    ]
    return [table_of(title, rows, _TIMES), table_of(f"bytes, {title}", rows, _BYTES)]


def warm_table(title: str, figures: Sequence[Figures]) -> Table:
    return table_of(title, [{"name": label((one["preset"], one["budget"])), **one} for one in figures], _WARM)


def sweep_table(title: str, series: Series) -> Table:
    rows = [{"name": name, "x": x, **one} for name, points in series.items() for x, one in points]
    columns = "name x:g ttft_p50_ms:.0f blocked_share_p50:.0% mb_of_disk:.1f disk_amplification:.2f hit_device:.0%"
    return table_of(title, rows, columns)


def noise_table(noise: Sequence[Figures]) -> Table:
    return table_of("ratios in single rounds", noise, "id least:.2f most:.2f")
