"""`x W^T` from weights that lie in blocks: a kernel, compiled for this machine's processor when first used.

A BLAS brings weights into the caches and computes with them by turns; with 20 rows either takes about as long. This
kernel asks for the weights of its next step while it computes the present one, which hides most of the memory
(`docs/decisions/0011` has the figures), and it reads weights in as few bits as give them (`coded_weights.py`).

A step is 192 inputs (AVX-512: 96) of one block of outputs. It is taken for one group of rows after the other: as many
rows at a time as have their sums in registers, which read a copy of their inputs that lies in the order of use and that
the threads make together. Of many rows, threads take half of the blocks by turns: the others go on while another
process has one thread's processor. Every output is one sum over the inputs in their order, so it does not depend on how
many rows or threads there are.

The threads are torch's (`workers/kernels/parallel_code.py`), the kernel is `workers/kernels/source/product.h`.

Letters: R rows, I inputs, O outputs.
"""

import ctypes
import functools
from typing import NamedTuple, Protocol

import torch

from workers.kernels.coded_weights import Blocks
from workers.kernels.machine_code import Registers, registers_of_host
from workers.kernels.parallel_code import Region, logarithm, openmp_of_torch, regions
from workers.kernels.tiled_attention import kernel_of_tiles


class Product(Protocol):
    def __call__(
        self, x: torch.Tensor, blocks: Blocks, out: torch.Tensor, added: torch.Tensor | None = None, /
    ) -> None:
        """Writes x W^T, and what is `added` to it: x [..., I], `out` and `added` [..., O].

        All of them are float32 and contiguous, none is empty; `added` is not `out`.
        """


#: Registers of a block of outputs, as in the kernel's source.
_VECTORS = 2
#: Blocks, x, room to pack it, what is added, out, how many blocks are taken; numbers of rows, inputs and outputs, the
#: blocks' form, numbers of a row that is added.
_OPERANDS = "PPPPPPqqqqq"


def block_width(registers: Registers | None = None) -> int | None:
    """Outputs of a block; None without registers. `registers`: other ones than the processor's best."""
    registers = registers or registers_of_host()
    return None if registers is None else _VECTORS * registers.lanes


def product_of_blocks(registers: Registers | None = None) -> Product | None:
    """The kernel for blocks of `block_width` outputs; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, and a torch that brings libgomp.
    """
    width, kernels = block_width(registers), kernels_of_layers(registers or registers_of_host())
    return _product_by(kernels.product, width) if kernels is not None and width is not None else None


class KernelsOfLayers(NamedTuple):
    """The functions of the kernel's source: the product, those of `workers/kernels/decoder_layer.py` before and after
    attention and of whole layers, and that of `workers/kernels/newest_rows_attention.py`."""

    product: Region
    before: Region
    after: Region
    layers: Region
    attention: Region


@functools.cache
def kernels_of_layers(registers: Registers | None) -> KernelsOfLayers | None:
    """`pack` of each is the product's. None where `product_of_blocks` is, or without registers."""
    if registers is None:
        return None
    tiles = kernel_of_tiles(registers)  # kept there, too
    if tiles is None:
        return None
    symbols = {
        "GOMP_barrier": getattr(openmp_of_torch(), "GOMP_barrier", None),
        "logf": logarithm(),
        "attention_in_tiles": ctypes.c_void_p(tiles.function),
    }
    found = regions("decoder_layer", KernelsOfLayers._fields, _OPERANDS, registers, symbols)
    return KernelsOfLayers(*found) if found else None


def _product_by(kernel: Region, width: int) -> Product:
    # In a request's caches, through which all weights pass, every call of Python takes five times as long as in a loop.
    def product(x: torch.Tensor, blocks: Blocks, out: torch.Tensor, added: torch.Tensor | None = None, /) -> None:
        numbers, form, num_inputs, num_outputs = blocks
        assert len(numbers) * width == num_outputs, "blocks of the kernel's width"
        num_rows = out.numel() // num_outputs
        assert x.numel() == num_rows * num_inputs, "as many rows in as out"
        packed, taken = torch.empty_like(x), ctypes.c_int64()
        operands = kernel.pack(
            *(numbers.data_ptr(), x.data_ptr(), packed.data_ptr(), 0 if added is None else added.data_ptr()),
            *(out.data_ptr(), ctypes.addressof(taken), num_rows, num_inputs, num_outputs, form, num_outputs),
        )
        kernel.run(kernel.function, operands, torch.get_num_threads(), 0)

    return product
