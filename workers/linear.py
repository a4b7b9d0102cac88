"""Linear layers of few rows on a CPU: the same product, from weights that lie in memory block by block.

`nn.Linear` keeps W [out, in] row by row. For `x W^T` of a few dozen rows the CPU's BLAS packs all of W anew into blocks
as wide as its registers, which costs as much as the arithmetic. From a second copy of W that lies in such blocks a
kernel of ours (`workers/compiled_product.py`) packs nothing, and hides most of the time that the weights take from
memory: with 20 rows the linear layers of SmolLM2 take half of the time (float32; `docs/decisions/0011` has the tables).
A prompt behind a stored prefix has such few new rows, and so do several requests that decode together. One row, and
many, go through W itself.
"""

from collections import Counter
from collections.abc import Callable

import torch
from torch import nn

from workers.compiled_product import Product, product_of_blocks
from workers.device import HOST

#: Outputs of a block, the best first: three registers of AVX-512, or two.
_WIDTHS = (48, 32)
#: With more rows, to pack W costs little beside the product.
_MOST_ROWS = 128


class BlockedLinear(nn.Linear):
    """A linear layer that has its weights in blocks of `width` outputs, too. Shares those of `plain`.

    Gives what `plain` gives, float32 [..., out_features], but for the order in which products are added up.
    """

    blocks_BIW: torch.Tensor

    def __init__(self, plain: nn.Linear, width: int, product: Product) -> None:
        nn.Module.__init__(self)  # nn.Linear would make weights
        self.in_features, self.out_features = plain.in_features, plain.out_features
        self.weight, self.bias = plain.weight, plain.bias
        self._product = product
        self._is_moved = False
        blocks_BWI = plain.weight.detach().reshape(-1, width, plain.in_features)
        self.register_buffer("blocks_BIW", blocks_BWI.transpose(1, 2).contiguous(), persistent=False)

    def _apply(self, fn: Callable[[torch.Tensor], torch.Tensor], recurse: bool = True) -> "BlockedLinear":
        """Brings a module elsewhere: then its blocks are nothing for the kernel."""
        super()._apply(fn, recurse)  # type: ignore[no-untyped-call]
        self._is_moved = not self.blocks_BIW.is_cpu or self.blocks_BIW.dtype != torch.float32
        return self

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        num_rows = input.numel() // self.in_features
        # A gradient flows through the weights alone; and the stock layer refuses what fits neither.
        fits = input.shape[-1] == self.in_features and input.dtype == torch.float32 and input.is_cpu
        if not fits or not 2 <= num_rows <= _MOST_ROWS or self._is_moved or torch.is_grad_enabled():
            return super().forward(input)
        out = input.new_empty((*input.shape[:-1], self.out_features))
        self._product(input.contiguous(), self.blocks_BIW, out)
        return out if self.bias is None else out.add_(self.bias)


def keep_blocks_for_few_rows(network: nn.Module) -> None:
    """Put a `BlockedLinear` in the place of every linear layer in `network`, where there is a kernel for it.

    Elsewhere (other devices and dtypes, processors and libraries that the kernel is not for, outputs that make no whole
    blocks) nothing is done; nor to a layer that shares its weight with an embedding: of its logits one row is asked
    for, or two.
    """
    num_users = Counter(id(weight) for module in network.modules() for weight in module.parameters(recurse=False))
    for parent in network.modules():
        for name, layer in parent.named_children():
            if type(layer) is nn.Linear and num_users[id(layer.weight)] == 1 and (width := _width_of(layer.weight)):
                product = product_of_blocks(width)
                if product is not None:
                    setattr(parent, name, BlockedLinear(layer, width, product))


def _width_of(weight: torch.Tensor) -> int:
    """Of its blocks; 0 where it stays as it is."""
    if weight.dtype != torch.float32 or weight.device != HOST.torch_device:
        return 0
    return next((width for width in _WIDTHS if len(weight) % width == 0), 0)
