"""Linear layers of few rows: the same product, another way."""

import pytest
import torch
from torch import nn
from torch.nn import functional

from workers.linear import FEW_ROWS, FewRowsLinear, prepare_for_few_rows


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("rows", [1, 2, *FEW_ROWS[::7], FEW_ROWS[-1], FEW_ROWS.stop, 100])
def test_the_product_is_that_of_the_stock_layer(rows, bias) -> None:
    torch.manual_seed(rows)
    layer = nn.Linear(48, 80, bias=bias)
    x_1TI = torch.randn(1, rows, 48)
    with torch.inference_mode():
        expected = functional.linear(x_1TI, layer.weight, layer.bias)
        prepare_for_few_rows(layer)
        assert type(layer) is FewRowsLinear
        out = layer(x_1TI)
    assert out.is_contiguous()
    torch.testing.assert_close(out, expected, rtol=1e-5, atol=1e-5)


def test_rows_of_several_sequences_and_inputs_that_are_not_contiguous() -> None:
    layer = nn.Linear(48, 80)
    x_BTI = torch.randn(3, 48, 4).transpose(1, 2)
    expected = functional.linear(x_BTI, layer.weight, layer.bias)
    prepare_for_few_rows(layer)
    torch.testing.assert_close(layer(x_BTI), expected, rtol=1e-5, atol=1e-5)


def test_only_plain_layers_of_float32_are_changed() -> None:
    class Other(nn.Linear):
        pass

    network = nn.ModuleList([nn.Linear(4, 4), nn.Linear(4, 4, dtype=torch.bfloat16), Other(4, 4), nn.LayerNorm(4)])
    prepare_for_few_rows(network)
    assert [type(module) for module in network] == [FewRowsLinear, nn.Linear, Other, nn.LayerNorm]
