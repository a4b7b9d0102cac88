"""`runahead simulate`: the simulator's error on published times, and its predictions for other machines.

Nothing is timed, so a loaded machine does no harm, and every run prints the same figures.
"""

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.report import plots
from benchmarks.report.report import Bar, BenchError, Report, bench_command, machine_facts, progress
from benchmarks.simulation import plans as simulate_plans
from benchmarks.simulation import published as simulate_published
from benchmarks.simulation import scaling as simulate_scaling
from benchmarks.simulation.plans import Plan
from benchmarks.simulation.scaling import ScalabilityRow
from cluster.planning.cost_model import LinkCost
from cluster.planning.files import read_cost

_MAX_PREDICTED_RATIO = 1.015
_WORKERS, _QUICK_WORKERS = (1, 2, 4, 8, 16, 32, 64), (1, 2, 4, 8, 16)
_SEEDS, _QUICK_SEEDS = 16, 3
_MAX_WORKERS = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the comparison. `quick`: fewer seeds, at most 16 GPUs."""

    quick: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnSettings:
    """Parameters of one prompt on the user's own cost model. Raises ValueError for impossible values."""

    cost: Path
    num_workers: int
    prompt_tokens: int
    stored_tokens: int = 0
    #: Bandwidth that replaces the cost model's.
    link_gb_s: float | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.num_workers <= _MAX_WORKERS:
            raise ValueError(f"workers must be 1 to {_MAX_WORKERS}, not {self.num_workers}")
        if not 0 <= self.stored_tokens < self.prompt_tokens:
            raise ValueError(
                f"stored tokens must be 0 to {self.prompt_tokens - 1} (the prompt less one), not {self.stored_tokens}"
            )
        if self.link_gb_s is not None and not (self.link_gb_s > 0 and math.isfinite(self.link_gb_s)):
            raise ValueError(f"a link needs a finite bandwidth above 0, not {self.link_gb_s}")


def _report(settings: Settings, _: Path | None) -> Report:
    """The comparison with published times, and the predictions that follow from the fit."""
    workers = _QUICK_WORKERS if settings.quick else _WORKERS
    num_seeds = _QUICK_SEEDS if settings.quick else _SEEDS
    cases = [case for case in simulate_plans.LARGE_PLANS if case[1] in workers]
    with progress("simulate", 5 + len(workers) + len(cases)) as advance:
        advance("calibration")
        comparison = simulate_published.compare(advance)
        scaling = simulate_scaling.scalability(comparison.fitted.gpu, workers, advance)
        advance("noisy links")
        noisy = simulate_scaling.noisy_links(comparison.fitted.gpu, num_seeds)
        advance("interpolated partitions")
        predicted = simulate_scaling.predicted_partitions(comparison.fitted, num_seeds)
        plans = simulate_plans.large_plans(comparison.fitted.gpu, cases, advance)
    scatter = simulate_published.scatter_series(comparison)
    ratio = max(row.ratio for row in predicted)
    return Report(
        bench="simulate",
        machine=machine_facts(Path.cwd(), packages=("numpy",)),
        figures={
            **simulate_published.figures(comparison),
            "scalability": [asdict(row) for row in scaling],
            "noisy_links": [asdict(row) for row in noisy],
            "predicted_partitions": [asdict(row) for row in predicted],
            "plans": [_plan_figures(plan) for plan in plans],
        },
        bars=[*simulate_published.bars(comparison), Bar.at_most("kvr_p_vs_s", ratio, _MAX_PREDICTED_RATIO)],
        tables=[
            *simulate_published.tables(comparison),
            simulate_scaling.scalability_table(scaling),
            simulate_scaling.noisy_table(noisy),
            simulate_scaling.predicted_table(predicted),
            simulate_plans.plan_table(f"long prompts: {simulate_plans.LARGE_MODEL}, fused causal kernel", plans),
        ],
        notes=_notes(scaling, plans),
        draw=partial(_draw, scatter=scatter, scaling=scaling),
    )


run = bench_command(_report)


def _notes(scaling: list[ScalabilityRow], plans: list[Plan]) -> list[str]:
    farthest = max(row.searched_s / row.without_links_s for row in scaling if row.num_workers <= 8)
    notes = [
        "fitted: three coefficients, to Llama 7B on 4 GPUs from 4k tokens on (8 times); everything else is "
        "predicted. Bars: medians over held-out rows from 4k on. Below 4k, kernel launches matter, which these "
        "coefficients do not cover",
        "on demand: a message begins when its receiver asks for it, as in the paper's listing; not used by a bar",
        f"up to 8 GPUs, KVR-S is {100 * (farthest - 1):.1f}% above TTFT(p); the paper says up to 17%",
        "the side-car's strength is set by TSP's average loss; the chains' losses are predicted",
        "gathering does not overlap with computing; memory for KV is not checked",
    ]
    for plan in plans:
        better = "the chain" if plan.zigzag_over_chain > 1 else "zigzag"
        apart = 100 * (max(plan.zigzag_over_chain, 1 / plan.zigzag_over_chain) - 1)
        slices = simulate_plans.slices_text(plan.searched)
        notes.append(f"{plan.name}: {better} is faster by {apart:.1f}%; slices of the chain: {slices}")
    return notes


def _plan_figures(plan: Plan) -> dict[str, Any]:
    return {
        "name": plan.name,
        "cuts": list(plan.searched),
        "zigzag_over_chain": plan.zigzag_over_chain,
        "ttft_s": {name: outcome.ttft_s for name, outcome in plan.outcomes.items()},
        "sent_bytes": {name: outcome.sent_bytes for name, outcome in plan.outcomes.items()},
    }


def _draw(directory: Path, scatter: dict[str, list[tuple[float, float]]], scaling: list[ScalabilityRow]) -> None:
    """Draw the scatter plot and the scaling curves."""
    lines: dict[str, Callable[[ScalabilityRow], float]] = {
        "TSP": lambda row: row.tsp_s,
        "KVR-E": lambda row: row.even_s,
        "KVR-S": lambda row: row.searched_s,
        "TTFT(p)": lambda row: row.without_links_s,
        "TTFT*(p)": lambda row: row.bound_s,
    }
    series = {
        name: [(row.num_workers, scaling[0].tsp_s / seconds_of(row) / row.num_workers) for row in scaling]
        for name, seconds_of in lines.items()
    }
    tokens_k = simulate_scaling.SCALABILITY_TOKENS // 1024
    plots.agreement(
        directory / "sim-published.svg", "TTFT, published and simulated", "published, s", "simulated, s", scatter
    )
    plots.curves(
        directory / "sim-scalability.svg",
        f"Simulated: {simulate_scaling.MODEL}, {tokens_k}k tokens, {simulate_scaling.LINK_GB_S:g} GB/s",
        "GPUs",
        "speed-up over one GPU, divided by GPUs",
        series,
        baseline=("ideal", 1.0),
        log_x=True,
    )


def _own_report(settings: OwnSettings, _: Path | None) -> Report:
    """All systems on the user's cost model. Raises StartError if it cannot be read."""
    cost = read_cost(settings.cost)
    if settings.link_gb_s is not None:
        cost = replace(cost, link=LinkCost(latency_s=cost.link.latency_s, bytes_per_s=settings.link_gb_s * 1e9))
    name = f"{settings.prompt_tokens} tokens, {settings.stored_tokens} stored, {settings.num_workers} workers"
    try:
        with progress("simulate", 1) as advance:
            advance(name)
            plan = simulate_plans.plan(
                name, cost, settings.prompt_tokens, settings.num_workers, stored_tokens=settings.stored_tokens
            )
    except ValueError as error:
        raise BenchError(str(error)) from error
    return Report(
        bench="simulate-own",
        machine={"cost": asdict(cost.key)},
        figures=_plan_figures(plan),
        bars=(),
        tables=[simulate_plans.plan_table("simulated; TTFT in seconds, sent bytes in GB", [plan])],
        notes=[
            f"slices of the searched chain: {simulate_plans.slices_text(plan.searched)}",
            "every worker loads the stored tokens itself; gathering does not overlap with computing",
        ],
    )


run_own = bench_command(_own_report)
