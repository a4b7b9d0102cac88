"""Linear layers of few rows on a CPU: the same product, from weights that lie in memory block by block.

`nn.Linear` keeps W [out, in] row by row. For `x W^T` of a few dozen rows the CPU's BLAS packs all of W anew into blocks
as wide as its registers, which costs as much as the arithmetic. From a second copy of W that lies in such blocks a
kernel of ours (`workers/compiled_product.py`) packs nothing, and hides most of the time that the weights take from
memory: with 20 rows the linear layers of SmolLM2 take half of the time (float32; `docs/decisions/0011` has the tables).
A prompt behind a stored prefix has such few new rows, and so do requests that decode. Many go through W itself.

A layer whose weight an embedding has, too, keeps no second copy: of its logits one row is asked for, or a few of
requests that decode together. These are dot products with W as it lies (`workers/compiled_dots.py`).
"""

from collections import Counter
from collections.abc import Callable

import torch
from torch import nn

from workers.compiled_dots import DotProducts, dot_products
from workers.compiled_product import Product, block_widths, product_of_blocks
from workers.device import HOST

#: With more rows, to pack W costs little beside the product.
_MOST_ROWS = 128


class _FewRowsLinear(nn.Linear):
    """A linear layer that has another way for few rows. Shares the weights of `plain`.

    Gives what `plain` gives, float32 [..., out_features], but for the order in which products are added up.
    """

    def __init__(self, plain: nn.Linear, most_rows: int) -> None:
        nn.Module.__init__(self)  # nn.Linear would make weights
        self.in_features, self.out_features = plain.in_features, plain.out_features
        self.weight, self.bias = plain.weight, plain.bias
        self._most_rows = most_rows
        self._is_moved = False

    def _apply(self, fn: Callable[[torch.Tensor], torch.Tensor], recurse: bool = True) -> "_FewRowsLinear":
        """Brings a module elsewhere: then its weights are nothing for the kernel."""
        super()._apply(fn, recurse)  # type: ignore[no-untyped-call]
        self._is_moved = not self.weight.is_cpu or self.weight.dtype != torch.float32
        return self

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        num_rows = input.numel() // self.in_features
        # A gradient flows through the weights alone; and the stock layer refuses what fits neither.
        fits = input.shape[-1] == self.in_features and input.dtype == torch.float32 and input.is_cpu
        if not fits or not 1 <= num_rows <= self._most_rows or self._is_moved or torch.is_grad_enabled():
            return super().forward(input)
        out = input.new_empty((*input.shape[:-1], self.out_features))
        self._write(input.contiguous(), out)
        return out if self.bias is None else out.add_(self.bias)

    def _write(self, x: torch.Tensor, out: torch.Tensor) -> None:
        """x W^T, both contiguous."""
        raise NotImplementedError


class BlockedLinear(_FewRowsLinear):
    """A linear layer that has its weights in blocks of `width` outputs, too: those that it was made with."""

    blocks_BIW: torch.Tensor

    def __init__(self, plain: nn.Linear, width: int, product: Product) -> None:
        super().__init__(plain, _MOST_ROWS)
        self._product = product
        blocks_BWI = plain.weight.detach().reshape(-1, width, plain.in_features)
        self.register_buffer("blocks_BIW", blocks_BWI.transpose(1, 2).contiguous(), persistent=False)

    def _write(self, x: torch.Tensor, out: torch.Tensor) -> None:
        self._product(x, self.blocks_BIW, out)


class DottedLinear(_FewRowsLinear):
    """A linear layer that computes a few rows as dot products with the weights as they lie."""

    def __init__(self, plain: nn.Linear, dots: DotProducts) -> None:
        super().__init__(plain, dots.most_rows)
        self._dots = dots

    def _write(self, x: torch.Tensor, out: torch.Tensor) -> None:
        self._dots.write(x, self.weight, out)


def use_kernels_for_small_products(network: nn.Module) -> None:
    """Put a `BlockedLinear` in the place of every linear layer in `network`, where there is a kernel for it.

    Of a layer that shares its weight with an embedding it is a `DottedLinear`. Elsewhere (other devices and dtypes,
    processors and libraries that the kernels are not for, sizes that make no whole registers) nothing is done.
    """
    num_users = Counter(id(weight) for module in network.modules() for weight in module.parameters(recurse=False))
    for parent in network.modules():
        for name, layer in parent.named_children():
            if type(layer) is nn.Linear and _is_for_kernels(layer.weight):
                other = _blocked(layer) if num_users[id(layer.weight)] == 1 else _dotted(layer)
                if other is not None:
                    setattr(parent, name, other)


def _is_for_kernels(weight: torch.Tensor) -> bool:
    return weight.dtype == torch.float32 and weight.device == HOST.torch_device


def _blocked(layer: nn.Linear) -> BlockedLinear | None:
    for width in block_widths():
        product = product_of_blocks(width) if layer.out_features % width == 0 else None
        if product is not None:
            return BlockedLinear(layer, width, product)
    return None


def _dotted(layer: nn.Linear) -> DottedLinear | None:
    dots = dot_products(layer.in_features) if layer.weight.is_contiguous() else None
    return DottedLinear(layer, dots) if dots is not None else None
