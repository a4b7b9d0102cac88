"""Figures of the requests to one preset: the rows of the GPU bench's table."""

import statistics
from collections.abc import Sequence
from typing import Any

from benchmarks.fixtures.preset_engines import EXACT
from benchmarks.fixtures.requests import Sample
from kvstore import KVShape
from kvstore.tiers.tier import Tier


def figures_of(samples: Sequence[Sample], shape: KVShape) -> dict[str, Any]:
    """Figures of one preset: medians over its requests; bytes, rows and records are means."""
    ttfts_ms = [sample.ttft_s * 1e3 for sample in samples]
    rows = statistics.fmean(sum(sample.rows_by_layer(shape.num_layers)) for sample in samples)
    read_mb = statistics.fmean(sample.disk_bytes for sample in samples) / 1e6
    attended_mb = rows * shape.token_bytes / shape.num_layers / 1e6
    selections = [sample.reply.selection for sample in samples if sample.reply.selection is not None]

    def mean_of(name: str) -> float:
        return statistics.fmean(getattr(each, name) for each in selections) if selections else 0.0

    return {
        "requests": len(samples),
        "ttft_ms": statistics.median(ttfts_ms),
        "ttft_min_ms": min(ttfts_ms),
        "ttft_max_ms": max(ttfts_ms),
        "blocked_ms": statistics.median(sample.blocked_s for sample in samples) * 1e3,
        "io_ms": statistics.median(sample.reply.read_seconds.get(Tier.DISK, 0.0) for sample in samples) * 1e3,
        "cached_tokens": samples[0].reply.num_cached_tokens,
        "rows_per_layer": rows / shape.num_layers,
        "mb_of_disk": read_mb,
        "mb_to_identify": mean_of("identify_bytes") / 1e6,
        "mb_attended": attended_mb,
        "amplification": read_mb / attended_mb if read_mb else 0.0,
        "fallback_layers": mean_of("fallback_layers"),
        **{f"prefetch_{what}": mean_of(f"prefetch_{what}") for what in ("useful", "late", "wasted")},
    }


def disk_bytes_per_s(samples: dict[str, list[Sample]]) -> float | None:
    """Read rate of the requests that load the whole prefix; None if there are none."""
    rates = [
        sample.disk_bytes / sample.reply.read_seconds[Tier.DISK]
        for sample in samples.get(EXACT, ())
        if sample.reply.read_seconds.get(Tier.DISK)
    ]
    return statistics.median(rates) if rates else None
