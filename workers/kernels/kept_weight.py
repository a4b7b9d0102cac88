"""The weight that a kernel was made for, so that a module whose weight has changed since is not computed with it."""

from typing import NamedTuple

import torch
from torch import nn


class KeptWeight(NamedTuple):
    """A module's weight as it was. Made by `keep`."""

    weight: torch.Tensor
    version: int

    def is_still_of(self, module: nn.Module) -> bool:
        """Whether the module's weight is the same tensor, not written to, moved or cast since.

        What is written through `.data` alone, which no version of a tensor counts, is not noticed.
        """
        weight = self.weight
        # `module.weight` would take longer than all the rest.
        is_same = module._parameters["weight"] is weight and weight._version == self.version
        return is_same and weight.dtype is torch.float32 and weight.is_cpu


def keep(weight: torch.Tensor) -> KeptWeight:
    """Raises RuntimeError for an inference tensor: it has no version."""
    return KeptWeight(weight, weight._version)


def is_for_kernels(weight: torch.Tensor) -> bool:
    """Whether kernels can compute with it: float32, on the CPU, and what is written to it can be noticed."""
    return weight.dtype is torch.float32 and weight.is_cpu and not weight.is_inference()
