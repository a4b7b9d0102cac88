"""Ranks on this machine that run requests of a chain and of the baselines."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from benchmarks.baselines.plan import GatherPlan
from workers.measuring.local_ranks import ChainOutcome, LocalRanks
from workers.plan.config import WorkerConfig

if TYPE_CHECKING:
    from benchmarks.baselines.worker import BaselineWorker


class BaselineRanks(LocalRanks):
    """`LocalRanks` with a `BaselineWorker` on each."""

    def __init__(self, config: WorkerConfig, num_ranks: int) -> None:
        super().__init__(config, num_ranks, _baseline_worker)

    def gather(self, plans: Sequence[GatherPlan]) -> ChainOutcome:
        """Run the prefill of a baseline on the ranks that its plans name. Raises RanksFailed if one of them fails."""
        ranks = [plan.ranks[plan.position] for plan in plans]
        speaker = next(rank for rank, plan in zip(ranks, plans, strict=True) if plan.gives_token)
        return self.run("gather", ranks, plans, speaker)


def _baseline_worker(config: WorkerConfig) -> "BaselineWorker":
    """Make the worker, in the rank's process, which imports torch only now."""
    from benchmarks.baselines.worker import BaselineWorker

    return BaselineWorker(config)
