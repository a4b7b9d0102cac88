"""Linear layers of few rows on a CPU: the same product, from weights that lie in memory block by block.

`nn.Linear` keeps W [out, in] row by row. For `x W^T` of a few dozen rows the CPU's BLAS packs all of W anew into blocks
as wide as its registers, which costs as much as the arithmetic. From a second copy of W that lies in such blocks, each
of them one matrix of a batched product, it packs nothing: with 20 rows the linear layers of SmolLM2 take three quarters
of the time (float32, MKL; `docs/decisions/0011` has the tables). A prompt behind a stored prefix has such few new rows,
and so do several requests that decode together. One row, and many, go through W itself.
"""

from collections import Counter

import torch
from torch import nn

#: Other libraries take a batched product apart.
_HAS_MKL: bool = torch.backends.mkl.is_available()  # type: ignore[no-untyped-call]
#: Outputs of a block: what kernels for AVX-512 take at a time, or two thirds of it.
_WIDTHS = (48, 32)
#: With more rows, to pack W costs little beside the product, and to bring the outputs into their order as much.
_MOST_ROWS = 128


class BlockedLinear(nn.Linear):
    """A linear layer that has its weights in blocks of `width` outputs, too. Shares those of `plain`.

    Gives what `plain` gives, float32 [..., out_features], but for the order in which products are added up.
    """

    blocks_BIW: torch.Tensor

    def __init__(self, plain: nn.Linear, width: int) -> None:
        nn.Module.__init__(self)  # nn.Linear would make weights
        self.in_features, self.out_features = plain.in_features, plain.out_features
        self.weight, self.bias = plain.weight, plain.bias
        blocks_BWI = plain.weight.detach().reshape(-1, width, plain.in_features)
        self.register_buffer("blocks_BIW", blocks_BWI.transpose(1, 2).contiguous(), persistent=False)

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        num_rows = input.numel() // self.in_features
        if not 2 <= num_rows <= _MOST_ROWS:
            return super().forward(input)
        blocks_BIW = self.blocks_BIW
        x_BRI = input.reshape(num_rows, self.in_features).expand(blocks_BIW.shape[0], -1, -1)
        out = torch.bmm(x_BRI, blocks_BIW).transpose(0, 1).reshape(*input.shape[:-1], self.out_features)
        return out if self.bias is None else out + self.bias


def keep_blocks_for_few_rows(network: nn.Module) -> None:
    """Put a `BlockedLinear` in the place of every linear layer in `network`, where that is known to be faster.

    Elsewhere (other devices, dtypes and libraries, outputs that make no whole blocks) nothing is done; nor to a layer
    that shares its weight with an embedding: of its logits one row is asked for, or two.
    """
    num_users = Counter(id(weight) for module in network.modules() for weight in module.parameters(recurse=False))
    for parent in network.modules():
        for name, layer in parent.named_children():
            if type(layer) is nn.Linear and num_users[id(layer.weight)] == 1 and (width := _width_of(layer.weight)):
                setattr(parent, name, BlockedLinear(layer, width))


def _width_of(weight: torch.Tensor) -> int:
    """Of its blocks; 0 where it stays as it is."""
    if weight.dtype != torch.float32 or weight.device.type != "cpu" or not _HAS_MKL:
        return 0
    return next((width for width in _WIDTHS if len(weight) % width == 0), 0)
