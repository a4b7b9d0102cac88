"""Kernel of `x W^T` for few rows and W stored row by row.

It serves weights that are not worth a second copy in blocks (`workers/kernels/block_product.py`). W is read from memory
once: some of its rows stay in the caches for all rows of x, and as many rows of x are computed at a time as registers
hold sums for. With very few rows it takes as long as reading W. A BLAS may take several times as long, as MKL does on
AMD's processors, where a row's product runs on one thread (`docs/decisions/0011` has the figures).

Each output is a separate dot product, with several registers of sums that are added up at the end. The order of
additions does not depend on the number of rows or threads. The kernel is
`workers/kernels/native/source/few_rows_dots.c`.

Letters: R rows, I inputs, O outputs.
"""

import functools
from collections.abc import Callable

import torch

from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.native.parallel_code import Region, regions
from workers.kernels.native.structs import Dots

#: Writes x W^T to `out`: (x [R, I], weights_OI, out [R, O]), all float32, contiguous and not empty.
DotProducts = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]

#: Most rows of x: with more, packing W costs a BLAS little compared with the product.
MOST_ROWS = 32
#: Number of registers of sums of one dot product, as in the kernel's source.
_SUMS = 4


def dot_products(num_inputs: int, instruction_set: InstructionSet | None = None) -> DotProducts | None:
    """The kernel for this number of inputs. `instruction_set`: overrides the processor's best.

    None where there is no such kernel: it needs a shared object for the processor, a multiple of four registers of
    inputs, and a torch that brings libgomp.
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
