"""The planner, first version: how many workers share a prompt, which ones, and where it is cut.

Pure. Slices are of equal work by operation count; measured cost, search and lookup tables replace the count later.
A short suffix stays on one worker: hand-offs have a fixed cost per layer, and p workers then serve p requests.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from workers.partition import Partition, RowCost, balanced, max_workers


@dataclass(frozen=True, slots=True)
class ChainPlan:
    """The chosen chain: worker `first_rank + i` computes slice i of the partition."""

    first_rank: int
    partition: Partition

    @property
    def ranks(self) -> range:
        return range(self.first_rank, self.first_rank + self.partition.num_workers)


def plan_chain(
    num_prefix_tokens: int,
    num_prompt_tokens: int,
    *,
    load_per_rank: Sequence[int],
    min_tokens_per_worker: int,
    cost: RowCost,
) -> ChainPlan:
    """Cut the new tokens [prefix, prompt) for a run of neighbouring ranks.

    `load_per_rank` counts the requests on each rank now: among equally long runs the least loaded is taken, and of
    those the last, because the last rank decodes and keeps its caches warm.
    """
    num_new_tokens = num_prompt_tokens - num_prefix_tokens
    num_workers = min(
        len(load_per_rank),
        max(1, num_new_tokens // min_tokens_per_worker),
        max_workers(num_prefix_tokens, num_prompt_tokens),
    )
    starts = range(len(load_per_rank) - num_workers, -1, -1)
    first_rank = min(starts, key=lambda start: sum(load_per_rank[start : start + num_workers]))
    return ChainPlan(first_rank, balanced(num_prefix_tokens, num_prompt_tokens, num_workers, cost))
