"""`x W^T` of few rows from weights that lie in blocks: a kernel, compiled for this machine's processor when first used.

A BLAS brings weights into the caches and computes with them by turns; with 20 rows either takes about as long. This
kernel asks for the weights of its next step while it computes the present one, which hides most of the memory
(`docs/decisions/0011` has the figures).

A step is 96 inputs of one block of outputs. It is taken for one group of rows after the other: as many rows at a time
as have their sums in registers. Every output is one sum over the inputs in their order, so it does not depend on how
many rows or threads there are.

The threads are torch's (`workers/kernels/parallel_code.py`), the kernel is `workers/kernels/source/few_rows_product.c`.

Letters: R rows, I inputs, O outputs, B blocks, W outputs of a block.
"""

import functools
from collections.abc import Callable

import torch

from workers.kernels.machine_code import AVX2, AVX512, Registers, registers_of_host
from workers.kernels.parallel_code import Region, regions

#: Writes x W^T: (x [..., I], blocks_BIW, out [..., O]), all of them float32 and contiguous, none of them empty.
Product = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]

#: Outputs of a block, the best first. Three registers of AVX-512, or two; two of AVX2, for which all operands of six
#: rows fit, and more would be kept in memory.
_WIDTHS = {AVX512: (48, 32), AVX2: (16,)}
#: Blocks, x, out; numbers of rows, inputs and outputs.
_OPERANDS = "PPPqqq"


def block_widths(registers: Registers | None = None) -> tuple[int, ...]:
    """Widths of blocks, the best first, none without registers; `registers`: other ones than the processor's best."""
    registers = registers or registers_of_host()
    return _WIDTHS[registers] if registers is not None else ()


@functools.cache
def product_of_blocks(width: int, registers: Registers | None = None) -> Product | None:
    """The kernel for blocks of `width` outputs; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, one of the `block_widths`, and a torch that brings
    libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None or width not in block_widths(registers):
        return None
    kernel = _kernels(registers).get(width)
    return _product_by(kernel, width) if kernel is not None else None


@functools.cache
def _kernels(registers: Registers) -> dict[int, Region]:
    """By width of the blocks; empty where there are none."""
    widths = block_widths(registers)
    names = [f"product_{width}" for width in widths]
    return dict(zip(widths, regions("few_rows_product", names, _OPERANDS, registers), strict=False))


def _product_by(kernel: Region, width: int) -> Product:
    # In a request's caches, through which all weights pass, every call of Python takes five times as long as in a loop.
    def product(x: torch.Tensor, blocks_BIW: torch.Tensor, out: torch.Tensor) -> None:
        num_blocks, num_inputs, _ = blocks_BIW.shape
        num_outputs = num_blocks * width
        sizes = out.numel() // num_outputs, num_inputs, num_outputs
        assert x.numel() == sizes[0] * num_inputs, "as many rows in as out"
        operands = kernel.pack(blocks_BIW.data_ptr(), x.data_ptr(), out.data_ptr(), *sizes)
        kernel.run(kernel.function, operands, torch.get_num_threads(), 0)

    return product
