"""The link over which the workers of a service hand rows on, as far as the settings decide it before a start."""

from cluster.config.chain import ChainConfig
from workers.plan.config import LinkKind, WorkerConfig


def row_link(worker: WorkerConfig, chain: ChainConfig) -> LinkKind:
    """gloo between processors; between GPUs the host link if two workers may get one GPU or it is asked for, else NCCL.

    Workers choose NCCL only where it joins their devices (`workers/handoff/link_choice.py`). Raises ValueError where
    NCCL is asked for and cannot: Ray may give one GPU to two workers of half a GPU or less, and NCCL refuses two ranks
    there.
    """
    if worker.device == "cpu":
        return LinkKind.GLOO
    may_meet = chain.tensor_parallel > 1 or (chain.workers > 1 and chain.placement != "strict_spread")
    may_share = may_meet and chain.gpus_per_worker <= 0.5
    if may_share and worker.handoff_link == LinkKind.NCCL:
        raise ValueError(
            f"chain.gpus_per_worker is {chain.gpus_per_worker:g}, so that two processes may get one GPU, on "
            "which NCCL joins no two: set it to 1, or leave out worker.handoff_link"
        )
    return LinkKind.HOST if may_share or worker.handoff_link == LinkKind.HOST else LinkKind.NCCL
