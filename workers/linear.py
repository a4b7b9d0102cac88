"""Linear layers of few rows on a CPU: the same product, asked the other way round.

`x W^T` of a few dozen rows costs the CPU's BLAS far more than its arithmetic: it repacks all of W for a product that
is over before the packing has paid. `W x^T` repacks the few rows instead. For 20 and 32 rows the layers of SmolLM2-135M
take 60 and 73 ms instead of 126 and 156 (M1, two threads, float32, MKL); `docs/decisions/0011` has the table. A prompt
behind a stored prefix has such few new rows, and so do several requests that decode together.
"""

import torch
from torch import nn
from torch.nn import functional

#: Rows for which the other way round is faster: below, it computes eight all the same; above, packing W pays.
FEW_ROWS = range(8, 56)


class FewRowsLinear(nn.Linear):
    """`nn.Linear` of the same weights, for inference in float32 on a CPU."""

    def forward(self, input: torch.Tensor) -> torch.Tensor:  # the name that nn.Linear gives it
        """[..., in] to [..., out]."""
        num_rows = input.numel() // self.in_features
        if num_rows not in FEW_ROWS:
            return functional.linear(input, self.weight, self.bias)
        out_OT = torch.mm(self.weight, input.reshape(num_rows, self.in_features).t())
        out_TO = out_OT.t().contiguous()
        if self.bias is not None:
            out_TO += self.bias
        return out_TO.reshape(*input.shape[:-1], self.out_features)


def prepare_for_few_rows(network: nn.Module) -> None:
    """Let all linear layers of a network take the faster way. Where that is not known to be faster, do nothing."""
    for module in network.modules():
        if type(module) is nn.Linear and module.weight.dtype == torch.float32 and module.weight.device.type == "cpu":
            module.__class__ = FewRowsLinear
