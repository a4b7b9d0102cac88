"""`x W^T` of few rows from W as it lies, row by row: a kernel, compiled for this processor when first used.

W comes from memory once: some rows of it stay in the caches for all rows of x, as many of which are computed at a time
as have their sums in registers. Of very few rows it takes as long as W takes from memory. A BLAS may take several times
as long, as MKL does on AMD's processors, where a row's product runs on one thread (`docs/decisions/0011` has the
figures). For weights that are not worth a second copy in blocks (`workers/kernels/block_product.py`).

Each output is a dot product of its own. It has several sums, registers of them, which are added up in the end: their
order does not depend on how many rows or threads there are. The kernel is `workers/kernels/source/few_rows_dots.c`.

Letters: R rows, I inputs, O outputs.
"""

import functools
from collections.abc import Callable

import torch

from workers.kernels.machine_code import Registers, registers_of_host
from workers.kernels.parallel_code import Region, regions

#: Writes x W^T: (x [R, I], weights_OI, out [R, O]), all of them float32 and contiguous, none of them empty.
DotProducts = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]

#: Of more, to pack W costs a BLAS little beside the product.
MOST_ROWS = 32
#: Registers of sums of one dot product, as in the kernel's source.
_SUMS = 4
#: Weights, x, out; numbers of rows, inputs and outputs.
_OPERANDS = "PPPqqq"


def dot_products(num_inputs: int, registers: Registers | None = None) -> DotProducts | None:
    """The kernel for so many inputs; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, whole registers of inputs, four at a time, and a
    torch that brings libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None or num_inputs % (_SUMS * registers.lanes):
        return None
    kernel = _kernel(registers)
    return _dots_by(kernel, num_inputs) if kernel is not None else None


def _dots_by(kernel: Region, num_inputs: int) -> DotProducts:
    def write(x: torch.Tensor, weights_OI: torch.Tensor, out: torch.Tensor) -> None:
        sizes = x.numel() // num_inputs, num_inputs, len(weights_OI)
        assert out.numel() == sizes[0] * sizes[2], "as many rows in as out"
        operands = kernel.pack(weights_OI.data_ptr(), x.data_ptr(), out.data_ptr(), *sizes)
        kernel.run(kernel.function, operands, torch.get_num_threads(), 0)

    return write


@functools.cache
def _kernel(registers: Registers) -> Region | None:
    return next(iter(regions("few_rows_dots", ["dots"], _OPERANDS, registers)), None)
