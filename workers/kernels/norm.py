"""RMS norms of few rows on a CPU: one call of a small kernel instead of six operators.

With twenty rows an operator of torch computes for a microsecond or two, and its call takes ten, because a model's
weights evict it from the caches between two calls. A model has two norms per layer (`docs/decisions/0011` has the
figures). The kernel is `workers/kernels/native/source/norm.c`.
"""

import ctypes
import functools
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.native.library import function
from workers.kernels.packed_weight_guard import PackedWeightGuard, guard, is_for_kernels

#: Largest input of the kernel, in numbers. It has one thread; for larger inputs torch's threads are worth their calls.
_MOST_NUMBERS = 2**20
#: Writes the norms of rows: (x [..., N], weight [N], epsilon, out [..., N]), all float32 and contiguous.
Norm = Callable[[torch.Tensor, torch.Tensor, float, torch.Tensor], None]


class FewRowsNorm(nn.Module):
    """Mixin that computes a model's own norm, x / sqrt(mean(x²) + ε) · weight over the last dimension, for few rows.

    The model's own code computes inputs that are not float32, contiguous and small, and all inputs once the weight has
    changed. `_by_kernel` makes a class of this mixin and the model's class.
    """

    weight: torch.Tensor
    variance_epsilon: float
    _guard: PackedWeightGuard
    _num_columns: int
    _norm: Norm

    def forward(self, hidden_states: torch.Tensor) -> torch.Tensor:
        fits = hidden_states.dtype == torch.float32 and hidden_states.is_cpu and hidden_states.is_contiguous()
        fits = fits and hidden_states.shape[-1] == self._num_columns and self._guard.is_still_of(self)
        if not fits or not 0 < hidden_states.numel() <= _MOST_NUMBERS or torch.is_grad_enabled():
            normed: torch.Tensor = super().forward(hidden_states)
            return normed
        out = torch.empty_like(hidden_states)
        self._norm(hidden_states, self._guard.weight, self.variance_epsilon, out)
        return out


def use_kernel_for_small_norms(network: nn.Module) -> None:
    """Turn every RMS norm in `network` with a float32 weight on the CPU into a `FewRowsNorm`.

    Norms that compute something else, such as those that add 1 to the weight, are left alone: kernel and norm are
    compared on rows of usual and of small numbers.
    """
    for layer in network.modules():
        norm = _kernel_for(layer)
        if norm is not None and _is_equal(layer, norm):
            vars(layer).update(_guard=guard(layer.weight), _num_columns=len(layer.weight), _norm=norm)  # type: ignore[arg-type]
            layer.__class__ = _by_kernel(type(layer))  # type: ignore[arg-type]


@functools.cache
def _by_kernel(kind: type[nn.Module]) -> type[nn.Module]:
    return type(kind.__name__, (FewRowsNorm, kind), {"__module__": kind.__module__, "__doc__": kind.__doc__})


def _kernel_for(layer: Any) -> Norm | None:
    weight = getattr(layer, "weight", None)
    is_norm = type(layer).__name__.endswith("RMSNorm") and hasattr(layer, "variance_epsilon")
    if not is_norm or isinstance(layer, FewRowsNorm) or weight is None or not is_for_kernels(weight):
        return None
    if weight.dim() != 1 or not weight.is_contiguous():
        return None
    return norm_of_rows(len(weight))


@torch.inference_mode()
def _is_equal(plain: Any, norm: Norm) -> bool:
    # The mean is not 0, so that norms that subtract it differ.
    usual = torch.linspace(-2.0, 3.0, len(plain.weight), dtype=torch.float32)
    rows = torch.stack([usual, 1e-3 * usual])  # small rows, whose mean square is about as small as epsilon
    out = torch.empty_like(rows)
    norm(rows, plain.weight, plain.variance_epsilon, out)
    return torch.allclose(plain(rows), out, rtol=1e-5, atol=1e-6)


@functools.cache
def norm_of_rows(num_columns: int, instruction_set: InstructionSet | None = None) -> Norm | None:
    """The kernel for rows of `num_columns` numbers, a multiple of a register; None where there is no such kernel.

    `instruction_set`: overrides the processor's best.
    """
    instruction_set = instruction_set or instruction_set_of_host()
    if instruction_set is None or num_columns % instruction_set.lanes:
        return None
    call = _kernel(instruction_set)
    if call is None:
        return None

    def norm(x: torch.Tensor, weight_N: torch.Tensor, epsilon: float, out: torch.Tensor) -> None:
        call(x.data_ptr(), weight_N.data_ptr(), out.data_ptr(), x.numel() // num_columns, num_columns, epsilon)

    return norm


@functools.cache
def _kernel(instruction_set: InstructionSet) -> Callable[..., None] | None:
    arguments = (*[ctypes.c_void_p] * 3, *[ctypes.c_int64] * 2, ctypes.c_float)
    return function("norm", instruction_set, *arguments)
