"""`runahead simulate`: the content of the paper's figures 8 (d), 10 and 11, in the simulator.

The paper gives those figures as pictures and in words; the simulation is compared with the words.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from statistics import mean

from rich.table import Table

from benchmarks.report.report import table_of
from benchmarks.simulation.bounds import best_ttft_s, gathered_rows, handed_on_rows
from benchmarks.simulation.chain import simulate_chain
from benchmarks.simulation.gathered import simulate_gathered
from benchmarks.simulation.noise import Noise, SideCar
from benchmarks.simulation.partition_search import equal_slices, searched_cuts
from benchmarks.simulation.published_fit import Fitted
from benchmarks.simulation.published_models import GpuCoefficients, cost_of
from cluster.planning.cost_model import CostModel, LinkCost
from kvstore import CHUNK_TOKENS

MODEL, LINK_GB_S = "llama-7b", 300.0
SCALABILITY_TOKENS = 16384
#: Slowdown of a message on a link that the side-car uses, such that TSP loses the "over 10% on average" of figure 11 (4
#: and 8 GPUs, 8k to 16k tokens). The paper does not give the side-car's traffic, nor how often it moves (a guess here).
#: The loss of a chain is predicted.
_SIDE_CAR = SideCar(slowdown=7.7, interval_s=0.02)
#: Deviation of messages: a guess, without effect at 300 GB/s.
_BANDWIDTH_NOISE = 0.1
_TABLE_INTERVAL_TOKENS = 4096


@dataclass(frozen=True, slots=True)
class ScalabilityRow:
    """Seconds of one prompt on p workers, and rows sent in a layer."""

    num_workers: int
    tsp_s: float
    even_s: float
    searched_s: float
    #: KVR-S over links that take no time: the paper's TTFT(p).
    without_links_s: float
    #: Equation 3: TTFT*(p).
    bound_s: float
    tsp_rows: int
    even_rows: float


def scalability(gpu: GpuCoefficients, workers: Sequence[int], advance: Callable[[str], None]) -> list[ScalabilityRow]:
    """Rows of figure 8 (d)."""
    cost = cost_of(MODEL, gpu, LINK_GB_S)
    free = replace(cost, link=LinkCost())
    single_s = simulate_chain(cost, (0, SCALABILITY_TOKENS)).ttft_s
    found = []
    for p in workers:
        advance(f"scalability, {p} GPUs")
        cuts, free_cuts = (searched_cuts(each, 0, SCALABILITY_TOKENS, p) for each in (cost, free))
        found.append(
            ScalabilityRow(
                p,
                simulate_gathered(cost, "tsp", SCALABILITY_TOKENS, p).ttft_s,
                simulate_chain(cost, equal_slices(0, SCALABILITY_TOKENS, p)).ttft_s,
                simulate_chain(cost, cuts).ttft_s,
                simulate_chain(free, free_cuts).ttft_s,
                best_ttft_s(single_s, p),
                gathered_rows(SCALABILITY_TOKENS, p),
                handed_on_rows(SCALABILITY_TOKENS, p),
            )
        )
    return found


@dataclass(frozen=True, slots=True)
class NoisyRow:
    """Relative growth of TTFT with a side-car, mean over seeds and lengths (0.1 is a tenth)."""

    num_workers: int
    tsp: float
    even: float
    searched: float


def noisy_links(gpu: GpuCoefficients, num_seeds: int) -> list[NoisyRow]:
    """Rows of figure 11: a side-car during prompts of 8k, 12k and 16k tokens."""
    cost, noise = cost_of(MODEL, gpu, LINK_GB_S), Noise(side_car=_SIDE_CAR)
    found = []
    for p in (4, 8):
        slower: dict[str, list[float]] = {"tsp": [], "even": [], "searched": []}
        for tokens in (8192, 12288, 16384):
            even, searched = equal_slices(0, tokens, p), searched_cuts(cost, 0, tokens, p)
            quiet_s = {
                "tsp": simulate_gathered(cost, "tsp", tokens, p).ttft_s,
                "even": simulate_chain(cost, even).ttft_s,
                "searched": simulate_chain(cost, searched).ttft_s,
            }
            for seed in range(num_seeds):
                noisy_s = {
                    "tsp": simulate_gathered(cost, "tsp", tokens, p, noise=noise, seed=seed).ttft_s,
                    "even": simulate_chain(cost, even, noise=noise, seed=seed).ttft_s,
                    "searched": simulate_chain(cost, searched, noise=noise, seed=seed).ttft_s,
                }
                for name, times in slower.items():
                    times.append(noisy_s[name] / quiet_s[name] - 1)
        found.append(NoisyRow(p, **{name: mean(values) for name, values in slower.items()}))
    return found


@dataclass(frozen=True, slots=True)
class PredictedRow:
    """KVR-P compared with KVR-S: a partition from neighbours' shares, and one searched for this length."""

    num_workers: int
    num_tokens: int
    ratio: float


def predicted_partitions(fitted: Fitted, num_seeds: int) -> list[PredictedRow]:
    """Rows of figure 10 (b, c): lengths between entries 4k apart, under noise of the size of the fit's residuals."""
    cost = cost_of(MODEL, fitted.gpu, LINK_GB_S)
    noise = Noise(compute=fitted.rms, bandwidth=_BANDWIDTH_NOISE)
    found = []
    for p in (4, 8):
        for tokens in (6144, 10240, 14336):
            cuts = interpolated_cuts(cost, tokens, p), searched_cuts(cost, 0, tokens, p)
            predicted_s, searched_s = (
                mean(simulate_chain(cost, each, noise=noise, seed=seed).ttft_s for seed in range(num_seeds))
                for each in cuts
            )
            found.append(PredictedRow(p, tokens, predicted_s / searched_s))
    return found


def interpolated_cuts(cost: CostModel, num_tokens: int, num_workers: int) -> tuple[int, ...]:
    """KVR-P: linear between the shares of the two nearest entries of a table of 4k intervals (section 4.2)."""
    low = num_tokens // _TABLE_INTERVAL_TOKENS * _TABLE_INTERVAL_TOKENS
    high = low + _TABLE_INTERVAL_TOKENS
    weight = (num_tokens - low) / _TABLE_INTERVAL_TOKENS
    below, above = (searched_cuts(cost, 0, length, num_workers) for length in (low, high))
    shares = [(1 - weight) * left / low + weight * right / high for left, right in zip(below, above, strict=True)]
    inner = [round(share * num_tokens / CHUNK_TOKENS) * CHUNK_TOKENS for share in shares[1:-1]]
    return (0, *inner, num_tokens)


def scalability_table(rows: Sequence[ScalabilityRow]) -> Table:
    title = f"figure 8 (d): {MODEL}, {SCALABILITY_TOKENS // 1024}k tokens, {LINK_GB_S:g} GB/s; TTFT in seconds"
    shown = [{**asdict(row), "over_bound": row.searched_s / row.without_links_s} for row in rows]
    columns = (
        "num_workers tsp_s:.3f even_s:.3f searched_s:.3f without_links_s:.3f bound_s:.3f over_bound:.3f tsp_rows "
        "even_rows:.0f"
    )
    return table_of(title, shown, columns)


def noisy_table(rows: Sequence[NoisyRow]) -> Table:
    title = "figure 11: growth of TTFT with a side-car (published: up to 11.8%, 2.7%, 3.7%)"
    return table_of(title, map(asdict, rows), "num_workers tsp:+.1% even:+.1% searched:+.1%")


def predicted_table(rows: Sequence[PredictedRow]) -> Table:
    title = "figure 10: interpolated partitions, TTFT of KVR-P / KVR-S (published: up to 1.013)"
    return table_of(title, map(asdict, rows), "num_workers num_tokens ratio:.4f")
