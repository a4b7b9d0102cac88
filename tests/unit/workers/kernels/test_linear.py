"""Linear layers that use kernels give the product of their weights in blocks."""

import copy

import pytest
import torch
from torch import nn
from torch.nn import functional

from workers.kernels import linear
from workers.kernels.coded_weights import Form
from workers.kernels.few_rows_dots import MOST_ROWS
from workers.kernels.linear import BlockedLinear, DottedLinear, use_kernels_for_products
from workers.kernels.native.parallel_code import has_kernels

needs_kernel = pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)


def dotted(out_features: int = 90, *, bias: bool = False) -> nn.Linear:
    """A linear layer of 64 inputs that shares the weight of an embedding."""
    network = nn.ModuleDict(
        {"embedding": nn.Embedding(out_features, 64), "head": nn.Linear(64, out_features, bias=bias)}
    )
    network["head"].weight = network["embedding"].weight
    use_kernels_for_products(network)
    layer = network["head"]
    assert isinstance(layer, DottedLinear) and layer.weight is network["embedding"].weight
    return layer


def blocked(out_features: int, *, bias: bool = False) -> nn.Linear:
    network = nn.Sequential(nn.Linear(40, out_features, bias=bias))
    use_kernels_for_products(network)
    layer = network[0]
    assert isinstance(layer, BlockedLinear)
    return layer


def assert_as_stock(layer: nn.Linear, x: torch.Tensor) -> None:
    with torch.inference_mode():
        out, expected = layer(x), functional.linear(x, layer.weight, layer.bias)
    assert out.is_contiguous()
    torch.testing.assert_close(out, expected, rtol=1e-5, atol=1e-5)


@needs_kernel
@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("out_features", [64, 96, 32, 160])
@pytest.mark.parametrize("rows", [1, 2, 8, 33, 128, 129, 384, 385])
def test_the_product_is_that_of_the_stock_layer(rows, out_features, bias) -> None:
    torch.manual_seed(rows)
    assert_as_stock(blocked(out_features, bias=bias), torch.randn(1, rows, 40))


@needs_kernel
@pytest.mark.parametrize("rows", [1, 2, 129, 1000])
def test_any_number_of_rows_takes_the_blocks(rows) -> None:
    layer = blocked(96)
    layer._blocks.numbers.zero_()
    with torch.inference_mode():
        assert (layer(torch.randn(rows, 40)) == 0).all()


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
    layer = blocked(96)
    with torch.inference_mode(), pytest.raises(RuntimeError):
        layer(x)


@needs_kernel
@pytest.mark.parametrize("made", [blocked, dotted])
def test_a_model_that_is_brought_elsewhere_computes_with_its_weights(made) -> None:
    layer = made(96).to(torch.float64)
    x_TI = torch.randn(3, layer.in_features, dtype=torch.float64)
    with torch.inference_mode():
        torch.testing.assert_close(layer(x_TI), functional.linear(x_TI, layer.weight))
        with pytest.raises(RuntimeError):
            layer(x_TI.float())


@needs_kernel
@pytest.mark.parametrize("made", [blocked, dotted])
@pytest.mark.parametrize("change", ["replaced", "loaded", "loaded in its place", "written to"])
def test_a_layer_computes_with_the_weight_that_it_has_now(made, change) -> None:
    layer = made(96)
    other = torch.randn_like(layer.weight)
    if change == "replaced":
        layer.weight = nn.Parameter(other)
    elif change == "written to":
        with torch.no_grad():
            layer.weight.add_(other)
    else:
        layer.load_state_dict({"weight": other}, assign=change == "loaded in its place")
    assert_as_stock(layer, torch.randn(3, layer.in_features))


@needs_kernel
@pytest.mark.parametrize("made", [blocked, dotted])
def test_a_weight_of_another_dtype_is_not_read_as_float32(made) -> None:
    layer = made(96)
    layer.weight.data = layer.weight.data.to(torch.bfloat16)
    with torch.inference_mode(), pytest.raises(RuntimeError):
        layer(torch.randn(3, layer.in_features))


@needs_kernel
@pytest.mark.parametrize("made", [blocked, dotted])
def test_a_model_that_was_rounded_and_brought_back_computes_with_rounded_weights(made) -> None:
    layer = made(96).to(torch.bfloat16).to(torch.float32)
    assert_as_stock(layer, torch.randn(3, layer.in_features))


@needs_kernel
def test_a_copy_of_a_layer_is_one_of_its_own() -> None:
    layer = blocked(96)
    other = copy.deepcopy(layer)
    with torch.no_grad():
        layer.weight.zero_()
    assert_as_stock(other, torch.randn(3, 40))
    assert_as_stock(layer, torch.randn(3, 40))


@needs_kernel
def test_a_layer_keeps_what_it_has_and_blocks_are_not_saved() -> None:
    network, seen = nn.Sequential(nn.Linear(40, 96)).eval(), []
    plain, weight, bias = network[0], network[0].weight, network[0].bias
    plain.register_forward_hook(lambda *_: seen.append("hook"))
    use_kernels_for_products(network)
    assert network[0] is plain and isinstance(plain, BlockedLinear)
    assert plain.weight is weight and plain.bias is bias and not plain.training
    assert set(network.state_dict()) == {"0.weight", "0.bias"}
    with torch.inference_mode():
        network(torch.randn(3, 40))
    assert seen == ["hook"]


@needs_kernel
def test_only_plain_layers_of_float32_and_whole_blocks_are_changed() -> None:
    class Other(nn.Linear):
        pass

    kept = [nn.Linear(4, 96, dtype=torch.bfloat16), Other(4, 96), nn.Linear(4, 50), nn.Embedding(96, 4)]
    network = nn.ModuleList([nn.Linear(4, 96), *kept])
    with torch.inference_mode():
        network.append(nn.Linear(4, 96))  # a later write to its weight would not be noticed
    kinds = [type(layer) for layer in network]
    use_kernels_for_products(network)
    assert [type(layer) for layer in network] == [BlockedLinear, *kinds[1:]]


@needs_kernel
@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("rows", [1, 2, 3, 7, 32, 33, 128])
def test_a_layer_that_shares_its_weight_with_an_embedding_gives_what_the_stock_layer_does(rows, bias) -> None:
    torch.manual_seed(rows)
    assert_as_stock(dotted(bias=bias), torch.randn(1, rows, 64))


@needs_kernel
@pytest.mark.parametrize("rows", [1, 3, 200])
def test_a_shared_weight_of_few_bits_lies_in_blocks_of_them(rows) -> None:
    network = nn.ModuleDict({"embedding": nn.Embedding(96, 64), "head": nn.Linear(64, 96, bias=False)})
    network["head"].weight = network["embedding"].weight
    network["embedding"].weight.data = network["embedding"].weight.data.bfloat16().float()
    use_kernels_for_products(network)
    assert isinstance(network["head"], BlockedLinear) and network["head"]._blocks.form is Form.BFLOAT16
    assert_as_stock(network["head"], torch.randn(1, rows, 64))


@needs_kernel
def test_only_few_rows_are_dot_products_of_the_kernel(monkeypatch) -> None:
    layer, taken = dotted(), []
    monkeypatch.setattr(layer, "_write", lambda x, out: taken.append(len(x)))
    most_rows = MOST_ROWS
    with torch.inference_mode():
        for rows in (0, 1, most_rows, most_rows + 1):
            assert layer(torch.randn(rows, 64)).shape == (rows, 90)
    assert taken == [1, most_rows]


@pytest.mark.parametrize("weight_OI", [torch.randn(96, 4), torch.randn(64, 96).T], ids=["no instruction_set", "turned"])
def test_a_shared_weight_that_the_kernel_is_not_for_stays_as_it_is(weight_OI) -> None:
    num_outputs, num_inputs = weight_OI.shape
    network = nn.ModuleDict(
        {"embedding": nn.Embedding(num_outputs, num_inputs), "head": nn.Linear(num_inputs, num_outputs, bias=False)}
    )
    network["head"].weight = network["embedding"].weight = nn.Parameter(weight_OI)
    use_kernels_for_products(network)
    assert type(network["head"]) is nn.Linear


def test_without_a_kernel_nothing_is_changed(monkeypatch) -> None:
    monkeypatch.setattr(linear, "product_of_blocks", lambda: None)
    monkeypatch.setattr(linear, "dot_products", lambda num_inputs: None)
    network = nn.ModuleList([nn.Linear(4, 96), nn.Embedding(96, 64), nn.Linear(64, 96)])
    network[2].weight = network[1].weight
    use_kernels_for_products(network)
    assert type(network[0]) is nn.Linear and type(network[2]) is nn.Linear
