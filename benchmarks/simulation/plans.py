"""`runahead simulate`: all systems on one cost model, the user's own or that of a large machine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.table import Table

from benchmarks.report.report import table_of
from benchmarks.simulation.chain import simulate_chain
from benchmarks.simulation.gathered import SYSTEMS, simulate_gathered
from benchmarks.simulation.machine import Outcome
from benchmarks.simulation.partition_search import equal_slices, searched_cuts
from benchmarks.simulation.published_models import GpuCoefficients, cost_of
from cluster.planning.cost_model import CostModel

LARGE_MODEL = "llama-3.1-8b"
#: Latency of a switched network between any two GPUs, in seconds.
_LINK_LATENCY_S = 10e-6
#: Tokens, GPUs, GB/s of each plan.
LARGE_PLANS = ((131072, 8, 300.0), (131072, 64, 50.0), (1048576, 64, 300.0), (1048576, 64, 50.0))
_SHOWN_SLICES = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """One prompt under every system. `outcomes`: by the system's name."""

    name: str
    searched: tuple[int, ...]
    outcomes: dict[str, Outcome]

    @property
    def zigzag_over_chain(self) -> float:
        """Zigzag's TTFT divided by the chain's; above 1, the chain is faster."""
        return self.outcomes["zigzag"].ttft_s / self.outcomes["chain, searched"].ttft_s


def plan(name: str, cost: CostModel, num_tokens: int, num_workers: int, *, stored_tokens: int = 0) -> Plan:
    """Simulate all systems on a prompt of `num_tokens`, of which the first `stored_tokens` are stored.

    Raises ValueError if there are too few new tokens for the workers.
    """
    even = equal_slices(stored_tokens, num_tokens, num_workers)
    searched = searched_cuts(cost, stored_tokens, num_tokens, num_workers)
    outcomes = {
        "one worker": simulate_chain(cost, (stored_tokens, num_tokens)),
        "chain, even": simulate_chain(cost, even),
        "chain, searched": simulate_chain(cost, searched),
    }
    new_tokens = num_tokens - stored_tokens
    for system in SYSTEMS:
        outcomes[system] = simulate_gathered(cost, system, new_tokens, num_workers, stored_tokens=stored_tokens)
    return Plan(name, searched, outcomes)


def large_plans(
    gpu: GpuCoefficients, cases: Sequence[tuple[int, int, float]], advance: Callable[[str], None]
) -> list[Plan]:
    """Long prompts on many A100s with a fused kernel, which skips masked work in all systems except `tsp`.

    These are times only; memory is not checked (1M tokens of this model take 137 GB of KV on the last worker).
    """
    plans = []
    for num_tokens, num_workers, link_gb_s in cases:
        name = f"{num_tokens // 1024}k tokens, {num_workers} GPUs, {link_gb_s:g} GB/s"
        advance(name)
        cost = cost_of(LARGE_MODEL, gpu, link_gb_s, link_latency_s=_LINK_LATENCY_S, fused=True)
        plans.append(plan(name, cost, num_tokens, num_workers))
    return plans


def plan_table(title: str, plans: Sequence[Plan]) -> Table:
    rows = [
        {
            "plan": each.name,
            "system": system,
            "ttft_s": outcome.ttft_s,
            "speedup": each.outcomes["one worker"].ttft_s / outcome.ttft_s,
            "computing": sum(outcome.computing_s) / len(outcome.computing_s) / outcome.ttft_s,
            "sent_gb": outcome.sent_bytes / 1e9,
        }
        for each in plans
        for system, outcome in each.outcomes.items()
    ]
    return table_of(title, rows, "plan system ttft_s:.3f speedup:.2f computing:.0% sent_gb:.3g")


def slices_text(cuts: Sequence[int]) -> str:
    """The slices of a partition as text, without the middle ones if there are many."""
    slices = [str(right - left) for left, right in pairwise(cuts)]
    if len(slices) > _SHOWN_SLICES:
        slices = [*slices[: _SHOWN_SLICES // 2], "...", *slices[-_SHOWN_SLICES // 2 :]]
    return ", ".join(slices)
