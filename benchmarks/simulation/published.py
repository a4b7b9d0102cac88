"""`runahead simulate`: simulated times compared with published ones, and the errors."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

from rich.table import Table

from benchmarks.report.report import Bar, named, table_of
from benchmarks.simulation.published_fit import Fitted, fit, predict_on_demand_s, predict_s
from benchmarks.simulation.published_rows import (
    PublishedRow,
    PublishedSpeedup,
    is_calibration,
    is_held_out,
    rows,
    speedups,
)

_MAX_MEDIAN_ERROR = 0.10


@dataclass(frozen=True, slots=True)
class Comparison:
    """All published rows, simulated."""

    fitted: Fitted
    #: Seconds if messages wait only for a free link.
    simulated_s: Mapping[PublishedRow, float]
    #: Seconds of table 3 if messages also wait for their receiver.
    on_demand_s: Mapping[PublishedRow, float]

    def error(self, row: PublishedRow) -> float:
        """Relative error, signed."""
        return self.simulated_s[row] / row.seconds - 1

    def speedup(self, pair: PublishedSpeedup) -> float:
        return self.simulated_s[pair.tsp] / self.simulated_s[pair.kvr]


def compare(advance: Callable[[str], None]) -> Comparison:
    """Fit the coefficients to the calibration rows, then predict all rows."""
    all_rows = list(rows())
    fitted = fit([row for row in all_rows if is_calibration(row)])
    advance("published rows")
    simulated_s = {row: predict_s(row, fitted.gpu) for row in all_rows}
    advance("slow links, messages on demand")
    table_3 = [row for row in all_rows if row.table == 3 and is_held_out(row)]
    return Comparison(fitted, simulated_s, {row: predict_on_demand_s(row, fitted.gpu) for row in table_3})


def bars(comparison: Comparison) -> list[Bar]:
    """The two bars: medians over held-out rows."""
    seconds = [abs(comparison.error(row)) for row in rows() if is_held_out(row)]
    return [
        Bar.at_most("sim_median_error", median(seconds), _MAX_MEDIAN_ERROR),
        Bar.at_most("sim_speedup_error", median(map(abs, _speedup_errors(comparison))), _MAX_MEDIAN_ERROR),
    ]


def figures(comparison: Comparison) -> dict[str, Any]:
    gpu, speedup_errors = comparison.fitted.gpu, _speedup_errors(comparison)
    return {
        "coefficients": {"flops_per_s": gpu.flops_per_s, "score_s": gpu.score_s, "layer_s": gpu.layer_s},
        "calibration_rms": comparison.fitted.rms,
        "errors": {name: _spread(errors) for name, errors in _groups(comparison).items()},
        "on_demand_errors": {name: _spread(errors) for name, errors in _on_demand_groups(comparison).items()},
        "speedup_errors": _spread(speedup_errors),
        "rows": [
            {
                "table": row.table,
                "model": row.model,
                "system": row.system,
                "workers": row.num_workers,
                "tokens": row.num_tokens,
                "link_gb_s": row.link_gb_s,
                "published_s": row.seconds,
                "simulated_s": simulated_s,
                "held_out": is_held_out(row),
            }
            for row, simulated_s in comparison.simulated_s.items()
        ],
    }


def tables(comparison: Comparison) -> list[Table]:
    return [_high_bandwidth_table(comparison), _low_bandwidth_table(comparison), _errors_table(comparison)]


def scatter_series(comparison: Comparison) -> dict[str, list[tuple[float, float]]]:
    """Published and simulated seconds, from 4k tokens on, by their table."""
    series: dict[str, list[tuple[float, float]]] = {}
    for row, simulated_s in comparison.simulated_s.items():
        if is_calibration(row):
            name = "calibration rows"
        elif is_held_out(row):
            name = f"table {row.table}"
        else:
            continue
        series.setdefault(name, []).append((row.seconds, simulated_s))
    return series


def _speedup_errors(comparison: Comparison) -> list[float]:
    """Signed errors of speed-ups over held-out rows."""
    held_out = [pair for pair in speedups() if is_held_out(pair.tsp)]
    return [comparison.speedup(pair) / pair.speedup - 1 for pair in held_out]


def _groups(comparison: Comparison) -> dict[str, list[float]]:
    """Signed errors by group of rows; no bar uses rows below 4k tokens."""
    groups: dict[str, list[float]] = {"all held out": [], "calibration": [], "below 4k (no bar)": []}
    for row in rows():
        error = comparison.error(row)
        if is_calibration(row):
            groups["calibration"].append(error)
        elif not is_held_out(row):
            groups["below 4k (no bar)"].append(error)
        else:
            groups["all held out"].append(error)
            groups.setdefault(f"table {row.table}", []).append(error)
            groups.setdefault(_name(row), []).append(error)
    return groups


def _on_demand_groups(comparison: Comparison) -> dict[str, list[float]]:
    groups: dict[str, list[float]] = {}
    for row, simulated_s in comparison.on_demand_s.items():
        groups.setdefault("table 3", []).append(simulated_s / row.seconds - 1)
        groups.setdefault(_name(row), []).append(simulated_s / row.seconds - 1)
    return groups


def _name(row: PublishedRow) -> str:
    if row.table != 3:
        return f"table {row.table}, {row.model}"
    return f"table 3, {row.num_workers} x {row.link_gb_s:g} GB/s" if row.num_workers > 1 else "table 3, 1 GPU"


def _spread(errors: Sequence[float]) -> dict[str, float]:
    """Statistics of absolute errors; `bias`: the signed median."""
    sizes = [abs(error) for error in errors]
    return {
        "count": len(sizes),
        "median": median(sizes),
        "mean": mean(sizes),
        "max": max(sizes),
        "bias": median(errors),
    }


def _high_bandwidth_table(comparison: Comparison) -> Table:
    rows = [
        {
            "model": pair.tsp.model,
            "tokens": pair.tsp.num_tokens,
            "gpus": pair.tsp.num_workers,
            "tsp_s": pair.tsp.seconds,
            "sim_tsp_s": comparison.simulated_s[pair.tsp],
            "kvr_s": pair.kvr.seconds,
            "sim_kvr_s": comparison.simulated_s[pair.kvr],
            "speedup": pair.speedup,
            "sim_speedup": comparison.speedup(pair),
            "used_for": "calibration" if is_calibration(pair.tsp) else "bars" if is_held_out(pair.tsp) else "no bar",
        }
        for pair in speedups()
    ]
    columns = "model tokens gpus tsp_s:g sim_tsp_s:.3f kvr_s:g sim_kvr_s:.3f speedup:.2f sim_speedup:.2f used_for"
    return table_of("tables 1 and 2, 300 GB/s: published and simulated (sim) seconds", rows, columns)


def _low_bandwidth_table(comparison: Comparison) -> Table:
    rows = [
        {
            "tokens": row.num_tokens,
            "gpus": row.num_workers,
            "gb_s": row.link_gb_s if row.num_workers > 1 else None,
            "published_s": row.seconds,
            "simulated_s": simulated_s,
            "on_demand_s": comparison.on_demand_s.get(row) if row.num_workers > 1 else None,
        }
        for row, simulated_s in comparison.simulated_s.items()
        if row.table == 3
    ]
    columns = "tokens gpus gb_s:g published_s:g simulated_s:.3f on_demand_s:.3f"
    return table_of("table 3, Llama 7B, KVR-S, slow links: published and simulated seconds", rows, columns)


def _errors_table(comparison: Comparison) -> Table:
    groups = {**_groups(comparison), "speed-ups, held out": _speedup_errors(comparison)}
    groups |= {f"{name}, on demand": errors for name, errors in _on_demand_groups(comparison).items()}
    rows = named({name: _spread(errors) for name, errors in groups.items()})
    return table_of("relative errors of simulated seconds", rows, "name count median:.1% mean:.1% max:.1% bias:+.1%")
