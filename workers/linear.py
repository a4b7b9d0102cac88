"""Linear layers of few rows on a CPU: the same product of the same weights, laid out the other way round in memory.

`nn.Linear` keeps W [out, in] row by row. For `x W^T` of a few dozen rows the CPU's BLAS then repacks all of W, which
costs more than the arithmetic. With W column by column, which is W^T row by row, it need not: from 4 to 128 rows the
layers of SmolLM2 take three quarters of the time, and as long as before for one row and for many (float32, MKL;
`docs/decisions/0011` has the tables). A prompt behind a stored prefix has such few new rows, and so do several requests
that decode together.
"""

from collections import Counter

import torch
from torch import nn


def lay_out_for_few_rows(network: nn.Module) -> None:
    """Give the weights of all linear layers the faster layout, one at a time. Values and shapes stay.

    Where that is not known to be faster (other devices and dtypes), nothing is done; nor to a weight that another
    module has, too: an embedding looks up rows.
    """
    num_users = Counter(id(weight) for module in network.modules() for weight in module.parameters(recurse=False))
    for module in network.modules():
        if type(module) is nn.Linear and _is_faster(module.weight) and num_users[id(module.weight)] == 1:
            module.weight.data = module.weight.data.t().contiguous().t()


def _is_faster(weight: torch.Tensor) -> bool:
    return weight.dtype == torch.float32 and weight.device.type == "cpu"
