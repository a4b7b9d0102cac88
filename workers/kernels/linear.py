"""Linear layers on a CPU from weights that are stored in blocks.

`nn.Linear` stores W [out, in] row by row. For `x W^T` of a few dozen rows the CPU's BLAS packs all of W again into
blocks as wide as its registers, which costs as much as the arithmetic. Our kernel (`block_product.py`) reads a second
copy of W in such blocks, in the fewest bits that give it exactly (`coded_weights.py`). It packs no weights, and hides
most of the time of reading them (`docs/decisions/0011` has the tables). It takes any number of rows, because MKL does
not use the AVX-512 of AMD's processors.

A layer that shares its weight with an embedding keeps no second copy of equal size. It computes logits for one row, or
for a few rows of decoding requests: dot products with W as it is stored (`few_rows_dots.py`).
"""

import sys
from collections import Counter
from typing import Any

import torch
from torch import nn

from workers.kernels.block_product import Product, block_width, product_of_blocks
from workers.kernels.coded_weights import Blocks, Form, blocks_of
from workers.kernels.few_rows_dots import MOST_ROWS as MOST_DOTS_ROWS
from workers.kernels.few_rows_dots import DotProducts, dot_products
from workers.kernels.packed_weight_guard import PackedWeightGuard, guard, is_for_kernels


class _KernelLinear(nn.Linear):
    """A linear layer that a kernel computes for up to `_most_rows`, as long as its weight is unchanged.

    Its output, float32 [..., out_features], differs from the plain layer's only in the order of additions.
    """

    _guard: PackedWeightGuard
    _most_rows = sys.maxsize

    @classmethod
    def _take_over(cls, plain: nn.Linear, **own: Any) -> None:
        """Turn `plain` into a layer of this class; it keeps its attributes and gets `own`."""
        vars(plain).update(_guard=guard(plain.weight), **own)
        plain.__class__ = cls

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        num_rows = input.numel() // self.in_features
        # The stock layer refuses inputs of another length or dtype, and computes what needs gradients.
        fits = input.shape[-1] == self.in_features and input.dtype == torch.float32 and input.is_cpu
        fits = fits and 1 <= num_rows <= self._most_rows and self._guard.is_still_of(self)
        if not fits or torch.is_grad_enabled():
            return super().forward(input)
        out = input.new_empty((*input.shape[:-1], self.out_features))
        self._write(input.contiguous(), out)
        bias = self._parameters["bias"]
        return out if bias is None else out.add_(bias)

    def _write(self, x: torch.Tensor, out: torch.Tensor) -> None:
        """Write x W^T to `out`, both contiguous."""
        raise NotImplementedError


class BlockedLinear(_KernelLinear):
    """A linear layer with a copy of its weights in blocks of outputs. One kernel takes any number of rows, so a row's
    output does not depend on the other rows.
    """

    _blocks: Blocks
    _product: Product

    @classmethod
    def take_over(cls, plain: nn.Linear, blocks: Blocks, product: Product) -> None:
        """Turn `plain` into a layer with these blocks."""
        cls._take_over(plain, _blocks=blocks, _product=product)

    def _write(self, x: torch.Tensor, out: torch.Tensor) -> None:
        self._product(x, self._blocks, out)


class DottedLinear(_KernelLinear):
    """A linear layer that computes a few rows as dot products with the weights as they are stored."""

    _most_rows = MOST_DOTS_ROWS
    _dots: DotProducts

    @classmethod
    def take_over(cls, plain: nn.Linear, dots: DotProducts) -> None:
        """Turn `plain` into a layer that computes few rows with `dots`."""
        cls._take_over(plain, _dots=dots)

    def _write(self, x: torch.Tensor, out: torch.Tensor) -> None:
        self._dots(x, self._guard.weight, out)


def use_kernels_for_products(network: nn.Module) -> None:
    """Turn every linear layer in `network` that a kernel supports into a `BlockedLinear`.

    A layer that shares its weight with an embedding becomes one if its blocks are smaller than the weight, else a
    `DottedLinear`. Layers on other devices or of other dtypes, with sizes that are no multiple of a register, or
    without kernels for this processor and torch, are left alone.
    """
    num_users = Counter(id(weight) for module in network.modules() for weight in module.parameters(recurse=False))
    for layer in network.modules():
        if type(layer) is nn.Linear and is_for_kernels(layer.weight):
            is_shared = num_users[id(layer.weight)] > 1
            if not _lay_in_blocks(layer, is_shared) and is_shared and layer.weight.is_contiguous():
                _compute_as_dots(layer)


def _lay_in_blocks(layer: nn.Linear, is_shared: bool) -> bool:
    width, product = block_width(), product_of_blocks()
    if width is None or product is None or layer.out_features % width:
        return False
    blocks = blocks_of(layer.weight, width)
    if is_shared and blocks.form is Form.FLOAT32:
        return False
    BlockedLinear.take_over(layer, blocks, product)
    return True


def _compute_as_dots(layer: nn.Linear) -> None:
    dots = dot_products(layer.in_features)
    if dots is not None:
        DottedLinear.take_over(layer, dots)
