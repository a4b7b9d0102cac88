"""Guards that notice when a module no longer has the weight, or bias, that was packed for its kernel."""

from typing import NamedTuple

import torch
from torch import nn


class PackedWeightGuard(NamedTuple):
    """A module's weight when it was packed. Made by `guard`."""

    weight: torch.Tensor
    version: int
    numbers: torch.Tensor  #: keeps the memory alive, so that no other weight gets it
    name: str

    def is_still_of(self, module: nn.Module) -> bool:
        """Whether the module's weight is still this tensor, and was not written to, moved or cast.

        Does not notice writes through `.data`, which do not change a tensor's version.
        """
        weight = self.weight
        # `module.weight` would take longer than the rest of this method.
        is_same = module._parameters[self.name] is weight and weight._version == self.version
        return is_same and weight.data_ptr() == self.numbers.data_ptr()


def guard(weight: torch.Tensor, name: str = "weight") -> PackedWeightGuard:
    """Guard a parameter, whose name in its module is `name`. Raises RuntimeError for an inference tensor, which has no
    version.
    """
    return PackedWeightGuard(weight, weight._version, weight.detach(), name)


def is_for_kernels(weight: torch.Tensor) -> bool:
    """Whether kernels can use the weight: float32, on the CPU, and no inference tensor, whose writes go unnoticed."""
    return weight.dtype is torch.float32 and weight.is_cpu and not weight.is_inference()
