"""Cost of planning itself: a search of a partition for many workers, and the plan of one request."""

import statistics
import time
from pathlib import Path

from cluster.planning.chain_time import ttft_s
from cluster.planning.cost_key import cost_key_of, nominal_cost, shape_of
from cluster.planning.planner import Planner
from cluster.planning.search import search
from workers.plan.partition import even

_SEARCH_TOKENS, _SEARCH_WORKERS = 16_384, 8
_PLAN_RANKS = (1, 2, 4)
#: (stored, prompt) tokens of requests with distinct lengths, as a service gets them.
_PLANNED = [(64 * number, 64 * number + 300 + 37 * number) for number in range(60)]


def figures(model: Path) -> dict[str, float]:
    """Seconds of a search, and median milliseconds of a request's plan, with the cost model's closed form."""
    cost = nominal_cost(shape_of(model), cost_key_of(model, threads=1, dtype="float32"))
    started_s = time.perf_counter()
    found = search(lambda cuts: ttft_s(cost, cuts), even(0, _SEARCH_TOKENS, _SEARCH_WORKERS))
    search_s = time.perf_counter() - started_s
    planner, times_ms = Planner(cost), []
    for num_stored, num_prompt in _PLANNED:
        for num_ranks in _PLAN_RANKS:
            started_s = time.perf_counter()
            planner.plan(num_stored, num_prompt, load_per_rank=[0] * num_ranks, tokens_per_chunk=64)
            times_ms.append((time.perf_counter() - started_s) * 1e3)
    return {
        "search_s": search_s,
        "search_evaluations": found.num_evaluations,
        "plan_ms": statistics.median(times_ms),
        "plan_most_ms": max(times_ms),
    }
