"""Linear layers of few rows: the same product of weights that lie the other way round."""

import pytest
import torch
from torch import nn
from torch.nn import functional

from workers.linear import lay_out_for_few_rows


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("rows", [1, 2, 8, 33, 100])
def test_the_product_is_that_of_the_stock_layer(rows, bias) -> None:
    torch.manual_seed(rows)
    layer = nn.Linear(48, 80, bias=bias)
    x_1TI = torch.randn(1, rows, 48)
    with torch.inference_mode():
        expected = functional.linear(x_1TI, layer.weight, layer.bias)
        lay_out_for_few_rows(layer)
        out = layer(x_1TI)
    assert out.is_contiguous()
    torch.testing.assert_close(out, expected, rtol=1e-5, atol=1e-5)


def test_rows_of_several_sequences_and_inputs_that_are_not_contiguous() -> None:
    layer = nn.Linear(48, 80)
    x_BTI = torch.randn(3, 48, 4).transpose(1, 2)
    expected = functional.linear(x_BTI, layer.weight, layer.bias)
    lay_out_for_few_rows(layer)
    torch.testing.assert_close(layer(x_BTI), expected, rtol=1e-5, atol=1e-5)


def test_weights_keep_their_values_and_are_no_copies_beside_the_first() -> None:
    layer = nn.Linear(48, 80)
    values, weight = layer.weight.detach().clone(), layer.weight
    lay_out_for_few_rows(layer)
    assert layer.weight is weight
    assert torch.equal(weight, values)
    assert weight.t().is_contiguous()
    assert weight.untyped_storage().nbytes() == values.nbytes


def test_only_plain_layers_of_float32_are_changed() -> None:
    class Other(nn.Linear):
        pass

    network = nn.ModuleList([nn.Linear(4, 8), nn.Linear(4, 8, dtype=torch.bfloat16), Other(4, 8), nn.Embedding(4, 8)])
    lay_out_for_few_rows(network)
    assert [module.weight.is_contiguous() for module in network] == [False, True, True, True]


def test_a_weight_that_an_embedding_has_too_stays_as_it_is() -> None:
    network = nn.ModuleDict({"embedding": nn.Embedding(8, 4), "head": nn.Linear(4, 8, bias=False)})
    network["head"].weight = network["embedding"].weight
    lay_out_for_few_rows(network)
    assert network["embedding"].weight.is_contiguous()
