"""What a decoder layer computes between its products, on a CPU: rotary positions, and the gate of an MLP.

Torch takes a dozen operators for the one and two for the other. With few rows each computes for a microsecond and takes
ten to be called; with many each reads and writes all numbers anew. The kernels are
`workers/kernels/source/layer_steps.c`.

Letters: R rows, H heads, D head dim, C columns.
"""

import functools
from collections.abc import Callable
from typing import NamedTuple

import torch

from workers.kernels.machine_code import Registers, registers_of_host
from workers.kernels.parallel_code import Region, regions

#: Heads, cos, sin, gates, output; numbers of rows, heads, numbers of a head and from one row to the next, columns.
_OPERANDS = "PPPPPqqqqq"
#: Numbers for which a second thread is not worth its start.
_FEW_NUMBERS = 2**14


class LayerSteps(NamedTuple):
    """All tensors are float32 in the processor's memory; cos, sin, gates and `out` are contiguous."""

    #: Writes heads_RHD, of which a row is contiguous, turned by cos and sin [R, D] into their place: bit for bit what
    #: transformers' `apply_rotary_pos_emb` gives.
    rotate: Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]
    #: Writes silu(gate) x number: ([R, 2 C], gates first, then numbers; out [R, C]).
    gate: Callable[[torch.Tensor, torch.Tensor], None]


def layer_steps(head_dim: int, num_columns: int, registers: Registers | None = None) -> LayerSteps | None:
    """The kernels for heads and MLPs of such sizes; `registers`: other ones than the processor's best.

    None where there are none: they need what `registers_of_host` does, whole registers of half a head and of columns,
    and a torch that brings libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None or head_dim % (2 * registers.lanes) or num_columns % registers.lanes:
        return None
    kernels = _kernels(registers)
    return LayerSteps(_rotate_by(kernels[0]), _gate_by(kernels[1])) if kernels else None


@functools.cache
def _kernels(registers: Registers) -> tuple[Region, ...]:
    return regions("layer_steps", ("rotation", "gating"), _OPERANDS, registers)


def _rotate_by(kernel: Region) -> Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]:
    def rotate(heads_RHD: torch.Tensor, cos_RD: torch.Tensor, sin_RD: torch.Tensor) -> None:
        pointers = heads_RHD.data_ptr(), cos_RD.data_ptr(), sin_RD.data_ptr(), 0, 0
        operands = kernel.pack(*pointers, *heads_RHD.shape, heads_RHD.stride(0), 0)
        kernel.run(kernel.function, operands, _num_threads(heads_RHD), 0)

    return rotate


def _gate_by(kernel: Region) -> Callable[[torch.Tensor, torch.Tensor], None]:
    def gate(gates: torch.Tensor, out: torch.Tensor) -> None:
        num_columns = out.shape[-1]
        pointers = 0, 0, 0, gates.data_ptr(), out.data_ptr()
        operands = kernel.pack(*pointers, out.numel() // num_columns, 0, 0, 0, num_columns)
        kernel.run(kernel.function, operands, _num_threads(out), 0)

    return gate


def _num_threads(numbers: torch.Tensor) -> int:
    return 1 if numbers.numel() <= _FEW_NUMBERS else torch.get_num_threads()
