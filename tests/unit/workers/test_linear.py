"""Linear layers of few rows: the same product from weights that lie in blocks."""

import pytest
import torch
from torch import nn
from torch.nn import functional

from workers import linear
from workers.linear import BlockedLinear, keep_blocks_for_few_rows
from workers.machine_code import registers_of_host

needs_kernel = pytest.mark.skipif(registers_of_host() is None, reason="no llvmlite, or not for this processor")


def blocked(out_features: int, *, bias: bool = False) -> nn.Linear:
    network = nn.Sequential(nn.Linear(40, out_features, bias=bias))
    keep_blocks_for_few_rows(network)
    layer = network[0]
    assert isinstance(layer, BlockedLinear)
    return layer


@needs_kernel
@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("out_features", [48, 96, 32, 160])
@pytest.mark.parametrize("rows", [1, 2, 8, 33, 128, 129])
def test_the_product_is_that_of_the_stock_layer(rows, out_features, bias) -> None:
    torch.manual_seed(rows)
    layer, x_1TI = blocked(out_features, bias=bias), torch.randn(1, rows, 40)
    with torch.inference_mode():
        out = layer(x_1TI)
        expected = functional.linear(x_1TI, layer.weight, layer.bias)
    assert out.is_contiguous()
    torch.testing.assert_close(out, expected, rtol=1e-5, atol=1e-5)


@needs_kernel
@pytest.mark.parametrize(("rows", "takes_blocks"), [(1, False), (2, True), (128, True), (129, False)])
def test_few_rows_take_the_blocks_and_others_the_weights(rows, takes_blocks) -> None:
    layer = blocked(96)
    layer.blocks_BIW.zero_()
    with torch.inference_mode():
        assert bool((layer(torch.randn(rows, 40)) == 0).all()) == takes_blocks


@needs_kernel
def test_a_gradient_flows_through_the_weights() -> None:
    layer, x_TI = blocked(96), torch.randn(8, 40, requires_grad=True)
    layer(x_TI).sum().backward()
    torch.testing.assert_close(x_TI.grad, layer.weight.detach().sum(dim=0).expand(8, 40))


@needs_kernel
def test_rows_of_several_sequences_and_inputs_that_are_not_contiguous() -> None:
    layer, x_BTI = blocked(96), torch.randn(3, 40, 4).transpose(1, 2)
    with torch.inference_mode():
        torch.testing.assert_close(layer(x_BTI), functional.linear(x_BTI, layer.weight), rtol=1e-5, atol=1e-5)
        assert layer(torch.randn(0, 40)).shape == (0, 96)


@needs_kernel
@pytest.mark.parametrize("x", [torch.randn(40, 41), torch.randn(8, 40, dtype=torch.float64)])
def test_what_does_not_fit_is_refused_as_by_the_stock_layer(x) -> None:
    with torch.inference_mode(), pytest.raises(RuntimeError):
        blocked(96)(x)


@needs_kernel
def test_a_model_that_is_brought_elsewhere_computes_with_its_weights() -> None:
    layer, x_TI = blocked(96).to(torch.float64), torch.randn(8, 40, dtype=torch.float64)
    with torch.inference_mode():
        torch.testing.assert_close(layer(x_TI), functional.linear(x_TI, layer.weight))
        with pytest.raises(RuntimeError):
            layer(torch.randn(8, 40))


@needs_kernel
def test_the_weights_stay_where_they_are_and_blocks_are_not_saved() -> None:
    plain = nn.Linear(40, 96)
    network = nn.Sequential(plain)
    keep_blocks_for_few_rows(network)
    assert network[0].weight is plain.weight and network[0].bias is plain.bias
    assert set(network.state_dict()) == {"0.weight", "0.bias"}


@needs_kernel
def test_only_plain_layers_of_float32_and_whole_blocks_are_changed() -> None:
    class Other(nn.Linear):
        pass

    kept = [nn.Linear(4, 96, dtype=torch.bfloat16), Other(4, 96), nn.Linear(4, 50), nn.Embedding(96, 4)]
    network = nn.ModuleList([nn.Linear(4, 96), *kept])
    keep_blocks_for_few_rows(network)
    assert isinstance(network[0], BlockedLinear)
    assert all(network[number] is layer for number, layer in enumerate(kept, 1))


def test_a_layer_that_shares_its_weight_with_an_embedding_stays_as_it_is() -> None:
    network = nn.ModuleDict({"embedding": nn.Embedding(96, 4), "head": nn.Linear(4, 96, bias=False)})
    network["head"].weight = network["embedding"].weight
    keep_blocks_for_few_rows(network)
    assert type(network["head"]) is nn.Linear


def test_without_a_kernel_nothing_is_changed(monkeypatch) -> None:
    monkeypatch.setattr(linear, "product_of_blocks", lambda width: None)
    network = nn.Sequential(nn.Linear(4, 96))
    keep_blocks_for_few_rows(network)
    assert type(network[0]) is nn.Linear
