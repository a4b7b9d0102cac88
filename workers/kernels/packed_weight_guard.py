"""Tells whether a module still has the weight, or bias, that was packed for its kernel."""

from typing import NamedTuple

import torch
from torch import nn


class PackedWeightGuard(NamedTuple):
    """A module's weight when it was packed. Made by `guard`."""

    weight: torch.Tensor
    version: int
    numbers: torch.Tensor  #: keeps the memory, which no other weight gets
    name: str

    def is_still_of(self, module: nn.Module) -> bool:
        """Whether the module's weight is the same tensor, not written to, moved or cast since.

        What is written through `.data` alone, which no version of a tensor counts, is not noticed.
        """
        weight = self.weight
        # `module.weight` would take longer than all the rest.
        is_same = module._parameters[self.name] is weight and weight._version == self.version
        return is_same and weight.data_ptr() == self.numbers.data_ptr()


def guard(weight: torch.Tensor, name: str = "weight") -> PackedWeightGuard:
    """`name`: the parameter's in its module. Raises RuntimeError for an inference tensor: it has no version."""
    return PackedWeightGuard(weight, weight._version, weight.detach(), name)


def is_for_kernels(weight: torch.Tensor) -> bool:
    """Whether kernels can compute with it: float32, on the CPU, and what is written to it can be noticed."""
    return weight.dtype is torch.float32 and weight.is_cpu and not weight.is_inference()
