"""Which group an epoch has: gloo between processors, NCCL between GPUs."""

import torch

from workers.chain.nccl_group import NcclGroup
from workers.chain.process_group import GlooGroup, Group
from workers.plan.config import EpochSpec


def group_of(spec: EpochSpec, device: torch.device, handoff_timeout_s: float) -> Group:
    """This rank's group for an epoch whose rows are in this device's memory. Not joined yet."""
    if device.type != "cuda" or spec.world_size == 1:
        return GlooGroup(spec)
    return NcclGroup(spec, device, handoff_timeout_s)
