"""`x W^T` of very few rows from W as it lies, row by row: a kernel, compiled for this processor when first used.

Next to no arithmetic: it takes as long as W takes from memory. A BLAS may take several times as long, as MKL does on
AMD's processors, where a row's product runs on one thread (`docs/decisions/0011` has the figures). For weights that are
not worth a second copy in blocks (`workers/kernels/few_rows_product.py`).

Each output is a dot product of its own. It has several sums, registers of them, which are added up in the end: their
order does not depend on how many rows or threads there are. The kernel is `workers/kernels/source/few_rows_dots.c`.

Letters: R rows, I inputs, O outputs.
"""

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch

from workers.kernels.machine_code import Registers, registers_of_host
from workers.kernels.parallel_code import Region, regions

#: Registers of sums of one dot product, as in the kernel's source.
_SUMS = 4
#: Weights, x, out; numbers of inputs and outputs.
_OPERANDS = "PPPqq"


class DotProducts(NamedTuple):
    """`write(x [R, I], weights_OI, out [R, O])`, all float32 and contiguous, for 1 to `most_rows` rows."""

    write: Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]
    most_rows: int


def dot_products(num_inputs: int, registers: Registers | None = None) -> DotProducts | None:
    """The kernel for so many inputs; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, whole registers of inputs, four at a time, and a
    torch that brings libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None or num_inputs % (_SUMS * registers.lanes):
        return None
    kernels = _kernels(registers)
    return _dots_by(kernels, num_inputs) if kernels else None


def _dots_by(kernels: Sequence[Region], num_inputs: int) -> DotProducts:
    def write(x: torch.Tensor, weights_OI: torch.Tensor, out: torch.Tensor) -> None:
        num_rows = x.numel() // num_inputs
        assert out.numel() == num_rows * len(weights_OI), "as many rows in as out"
        kernel = kernels[num_rows - 1]
        operands = kernel.pack(weights_OI.data_ptr(), x.data_ptr(), out.data_ptr(), num_inputs, len(weights_OI))
        kernel.run(kernel.function, operands, torch.get_num_threads(), 0)

    return DotProducts(write, most_rows=len(kernels))


@functools.cache
def _kernels(registers: Registers) -> tuple[Region, ...]:
    """For one row, for two, and so on to as many as have their sums in registers; empty where there are none."""
    names = [f"dots_{num_rows}" for num_rows in range(1, registers.sums // _SUMS + 1)]
    return regions("few_rows_dots", names, _OPERANDS, registers)
