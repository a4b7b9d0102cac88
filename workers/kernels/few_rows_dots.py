"""`x W^T` of few rows from W as it lies, row by row: a kernel.

W comes from memory once: some rows of it stay in the caches for all rows of x, as many of which are computed at a time
as have their sums in registers. Of very few rows it takes as long as W takes from memory. A BLAS may take several times
as long, as MKL does on AMD's processors, where a row's product runs on one thread (`docs/decisions/0011` has the
figures). For weights that are not worth a second copy in blocks (`workers/kernels/block_product.py`).

Each output is a dot product of its own. It has several sums, registers of them, which are added up in the end: their
order does not depend on how many rows or threads there are. The kernel is
`workers/kernels/native/source/few_rows_dots.c`.

Letters: R rows, I inputs, O outputs.
"""

import functools
from collections.abc import Callable

import torch

from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.native.parallel_code import Region, regions
from workers.kernels.native.structs import Dots

#: Writes x W^T: (x [R, I], weights_OI, out [R, O]), all of them float32 and contiguous, none of them empty.
DotProducts = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]

#: Of more, to pack W costs a BLAS little beside the product.
MOST_ROWS = 32
#: Registers of sums of one dot product, as in the kernel's source.
_SUMS = 4


def dot_products(num_inputs: int, instruction_set: InstructionSet | None = None) -> DotProducts | None:
    """The kernel for this number of inputs; `instruction_set`: another one than the processor's best.

    None where there is none: it needs a shared object for the processor, whole registers of inputs, four at a time, and
    a torch that brings libgomp.
    """
    instruction_set = instruction_set or instruction_set_of_host()
    if instruction_set is None or num_inputs % (_SUMS * instruction_set.lanes):
        return None
    kernel = _kernel(instruction_set)
    return _dots_by(kernel, num_inputs) if kernel is not None else None


def _dots_by(kernel: Region, num_inputs: int) -> DotProducts:
    def write(x: torch.Tensor, weights_OI: torch.Tensor, out: torch.Tensor) -> None:
        sizes = x.numel() // num_inputs, num_inputs, len(weights_OI)
        assert out.numel() == sizes[0] * sizes[2], "as many rows in as out"
        kernel(Dots(weights_OI.data_ptr(), x.data_ptr(), out.data_ptr(), *sizes), torch.get_num_threads())

    return write


@functools.cache
def _kernel(instruction_set: InstructionSet) -> Region | None:
    return next(iter(regions(["dots"], instruction_set)), None)
