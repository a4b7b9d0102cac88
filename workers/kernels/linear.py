"""Linear layers of few rows on a CPU: the same product, from weights that lie in memory block by block.

`nn.Linear` keeps W [out, in] row by row. For `x W^T` of a few dozen rows the CPU's BLAS packs all of W anew into blocks
as wide as its registers, which costs as much as the arithmetic. From a second copy of W that lies in such blocks a
kernel of ours (`workers/kernels/few_rows_product.py`) packs nothing, and hides most of the time that the weights take
from memory: with 20 rows the linear layers of SmolLM2 take half of the time (float32; `docs/decisions/0011` has the
tables). A prompt after a stored prefix has such few new rows, and so do requests that decode. Many go through W
itself.

A layer whose weight an embedding has, too, keeps no second copy: of its logits one row is asked for, or a few of
requests that decode together. These are dot products with W as it lies (`workers/kernels/few_rows_dots.py`).
"""

from collections import Counter
from typing import Any

import torch
from torch import nn

from workers.kernels.few_rows_dots import MOST_ROWS as MOST_DOTS_ROWS
from workers.kernels.few_rows_dots import DotProducts, dot_products
from workers.kernels.few_rows_product import Product, block_widths, product_of_blocks
from workers.kernels.packed_weight_guard import PackedWeightGuard, guard, is_for_kernels

#: With more rows, to pack W costs little beside the product; by the width of blocks, which tells the registers.
_MOST_ROWS = {16: 384}
_MOST_ROWS_ELSE = 128


class _FewRowsLinear(nn.Linear):
    """A linear layer that has another way for few rows, while its weight is the one that it was made with.

    Gives what the plain one gives, float32 [..., out_features], but for the order in which products are added up.
    """

    _guard: PackedWeightGuard
    _most_rows: int

    @classmethod
    def _take_over(cls, plain: nn.Linear, most_rows: int, **own: Any) -> None:
        """`plain` becomes one of this class, and keeps all that it has."""
        vars(plain).update(_guard=guard(plain.weight), _most_rows=most_rows, **own)
        plain.__class__ = cls

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        num_rows = input.numel() // self.in_features
        # Inputs of another length or dtype the stock layer refuses. A gradient flows through the weights alone.
        fits = input.shape[-1] == self.in_features and input.dtype == torch.float32 and input.is_cpu
        fits = fits and 1 <= num_rows <= self._most_rows and self._guard.is_still_of(self)
        if not fits or torch.is_grad_enabled():
            return super().forward(input)
        out = input.new_empty((*input.shape[:-1], self.out_features))
        self._write(input.contiguous(), out)
        bias = self._parameters["bias"]
        return out if bias is None else out.add_(bias)

    def _write(self, x: torch.Tensor, out: torch.Tensor) -> None:
        """x W^T, both contiguous."""
        raise NotImplementedError


class BlockedLinear(_FewRowsLinear):
    """A linear layer that has its weights in blocks of outputs, too."""

    _product: Product

    @classmethod
    def take_over(cls, plain: nn.Linear, width: int, product: Product) -> None:
        """Make `plain` one with blocks of `width` outputs."""
        blocks_BWI = plain.weight.detach().reshape(-1, width, plain.in_features)
        plain.register_buffer("blocks_BIW", blocks_BWI.transpose(1, 2).contiguous(), persistent=False)
        cls._take_over(plain, _MOST_ROWS.get(width, _MOST_ROWS_ELSE), _product=product)

    def _write(self, x: torch.Tensor, out: torch.Tensor) -> None:
        blocks_BIW = self._buffers["blocks_BIW"]  # which go where the weight goes
        assert blocks_BIW is not None
        self._product(x, blocks_BIW, out)


class DottedLinear(_FewRowsLinear):
    """A linear layer that computes a few rows as dot products with the weights as they lie."""

    _dots: DotProducts

    @classmethod
    def take_over(cls, plain: nn.Linear, dots: DotProducts) -> None:
        """Make `plain` one that computes few rows by `dots`."""
        cls._take_over(plain, MOST_DOTS_ROWS, _dots=dots)

    def _write(self, x: torch.Tensor, out: torch.Tensor) -> None:
        self._dots(x, self._guard.weight, out)


def use_kernels_for_small_products(network: nn.Module) -> None:
    """Make a `BlockedLinear` of every linear layer in `network`, where there is a kernel for it.

    One that shares its weight with an embedding becomes a `DottedLinear`. Elsewhere (other devices and dtypes,
    processors and libraries that the kernels are not for, sizes that make no whole registers) nothing is done.
    """
    num_users = Counter(id(weight) for module in network.modules() for weight in module.parameters(recurse=False))
    for layer in network.modules():
        if type(layer) is nn.Linear and is_for_kernels(layer.weight):
            if num_users[id(layer.weight)] == 1:
                _lay_in_blocks(layer)
            elif layer.weight.is_contiguous() and (dots := dot_products(layer.in_features)) is not None:
                DottedLinear.take_over(layer, dots)


def _lay_in_blocks(layer: nn.Linear) -> None:
    for width in block_widths():
        product = product_of_blocks(width) if layer.out_features % width == 0 else None
        if product is not None:
            BlockedLinear.take_over(layer, width, product)
            return
