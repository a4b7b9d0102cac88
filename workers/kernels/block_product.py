"""Kernel of `x W^T` for weights in blocks.

A BLAS alternates between loading weights into the caches and computing with them; with 20 rows both take about as long.
This kernel prefetches the weights of its next step while it computes the current one, which hides most of the memory
time (`docs/decisions/0011` has the figures), and it reads weights in the fewest bits that give them exactly
(`coded_weights.py`).

A step is 192 inputs (AVX-512: 96) of one block of outputs. It goes through groups of rows, each as large as registers
hold sums for. Rows are read from a copy in the order of use, which the threads make together. With many rows, half of
the blocks are taken by whichever thread is free, so the other threads go on while another process has one thread's
processor. Every output is one sum over the inputs in order, whatever the number of rows and threads.

The threads are torch's (`workers/kernels/native/parallel_code.py`), the kernel is
`workers/kernels/native/source/product.h`.

Letters: R rows, I inputs, O outputs.
"""

import ctypes
import functools
from typing import NamedTuple, Protocol

import torch

from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.coded_weights import Blocks
from workers.kernels.native.parallel_code import Region, regions
from workers.kernels.native.structs import Product as ProductOperands


class Product(Protocol):
    def __call__(
        self, x: torch.Tensor, blocks: Blocks, out: torch.Tensor, added: torch.Tensor | None = None, /
    ) -> None:
        """Write x W^T, plus `added` where it is given, to `out`: x [..., I], `out` and `added` [..., O].

        All tensors are float32, contiguous and not empty; `added` is not `out`.
        """


#: Width of a block of outputs, in registers, as in the kernel's source.
_VECTORS = 2


def block_width(instruction_set: InstructionSet | None = None) -> int | None:
    """Outputs of a block; None without an instruction set. `instruction_set`: overrides the processor's best."""
    instruction_set = instruction_set or instruction_set_of_host()
    return None if instruction_set is None else _VECTORS * instruction_set.lanes


def product_of_blocks(instruction_set: InstructionSet | None = None) -> Product | None:
    """The kernel for blocks of `block_width` outputs. `instruction_set`: overrides the processor's best.

    None where there is no such kernel: it needs a shared object for the processor, and a torch that brings libgomp.
    """
    width, kernels = block_width(instruction_set), kernels_of_layers(instruction_set or instruction_set_of_host())
    return _product_by(kernels.product, width) if kernels is not None and width is not None else None


class KernelsOfLayers(NamedTuple):
    """The functions of the kernel's source: the product; a layer before and after attention, and whole layers
    (`workers/kernels/decoder_layer.py`); and attention of newest rows (`workers/kernels/newest_rows_attention.py`)."""

    product: Region
    before: Region
    after: Region
    layers: Region
    attention_of_newest: Region


@functools.cache
def kernels_of_layers(instruction_set: InstructionSet | None) -> KernelsOfLayers | None:
    """The functions for an instruction set; None where `product_of_blocks` is None, or without an instruction set."""
    if instruction_set is None:
        return None
    found = regions(KernelsOfLayers._fields, instruction_set)
    return KernelsOfLayers(*found) if found else None


def _product_by(kernel: Region, width: int) -> Product:
    # Weights evict Python from the caches, so every call of it takes five times as long as in a loop.
    def product(x: torch.Tensor, blocks: Blocks, out: torch.Tensor, added: torch.Tensor | None = None, /) -> None:
        numbers, form, num_inputs, num_outputs = blocks
        assert len(numbers) * width == num_outputs, "blocks of the kernel's width"
        num_rows = out.numel() // num_outputs
        assert x.numel() == num_rows * num_inputs, "as many rows in as out"
        packed, taken = torch.empty_like(x), ctypes.c_int64()
        operands = ProductOperands(
            *(numbers.data_ptr(), x.data_ptr(), packed.data_ptr(), 0 if added is None else added.data_ptr()),
            *(out.data_ptr(), ctypes.addressof(taken), num_rows, num_inputs, num_outputs, form, num_outputs),
        )
        kernel(operands, torch.get_num_threads())

    return product
