"""The loop of layers with kernels gives the stock model's numbers; models without kernels take the stock path."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM, LlamaConfig

from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.kernels.coded_weights import Form
from workers.kernels.decoder_layer import DecoderLayer
from workers.kernels.native.parallel_code import has_kernels
from workers.model import decoder_loop
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import Model, load_model, random_model
from workers.plan.config import Shard

pytestmark = pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)
TinyModel = Callable[[str], str]


class OwnRows:
    """A `LayerExchange` without a past."""

    num_past = 0

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        return k_1KTD, v_1KTD


def layers_of(model: Model) -> list[Any]:
    return list(model._network.model.layers)


def have_kernels(model: Model) -> list[bool]:
    """Whether kernels compute each layer; empty for a model without a loop."""
    return [] if model._loop is None else [layer.has_kernels() for layer in model._loop.layers]


def logits(model: Model, num_tokens: int) -> torch.Tensor:
    rows = OwnRows()
    ids = torch.arange(num_tokens) * 7 % TINY_VOCABULARY
    all_logits = model.forward(ids, ChainCache(rows, model.facts.kv.num_layers), logits=num_tokens)
    assert all_logits is not None
    return all_logits


def assert_as_stock(model: Model, directory: str, num_tokens: int) -> None:
    network = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32).eval()
    network.load_state_dict(model._network.state_dict())
    with torch.inference_mode():
        expected = network(torch.arange(num_tokens)[None] * 7 % TINY_VOCABULARY).logits[0]
    torch.testing.assert_close(logits(model, num_tokens), expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("num_tokens", [1, 5, 203])
@pytest.mark.parametrize("architecture", ["llama", "mistral", "qwen2", "qwen3"])
def test_layers_with_kernels_give_what_the_stock_layers_do(
    architecture: str, num_tokens: int, tiny_model: TinyModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = load_model(tiny_model(architecture), "float32")
    assert all(have_kernels(model)) and len(have_kernels(model)) == model.facts.kv.num_layers
    for layer in layers_of(model):  # no layer takes the stock path
        monkeypatch.setattr(layer, "forward", None)
    assert_as_stock(model, tiny_model(architecture), num_tokens)


@pytest.mark.parametrize("num_logits", [0, 1, 3])
def test_the_last_layer_goes_on_with_the_rows_that_logits_are_made_of(
    num_logits: int, tiny_model: TinyModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = load_model(tiny_model("llama"), "float32")
    expected, ids, rows = logits(model, 9)[9 - num_logits :], torch.arange(9) * 7 % TINY_VOCABULARY, OwnRows()
    after, computed = DecoderLayer.after_attention, []

    def counted(self: DecoderLayer, hidden_TH: torch.Tensor, seen: torch.Tensor) -> torch.Tensor:
        computed.append(len(hidden_TH))
        return after(self, hidden_TH, seen)

    monkeypatch.setattr(DecoderLayer, "after_attention", counted)
    of_last = model.forward(ids, ChainCache(rows, model.facts.kv.num_layers), logits=num_logits)
    num_layers = model.facts.kv.num_layers
    assert computed == [9] * (num_layers - 1) + [num_logits] * (num_logits > 0)
    if of_last is not None:
        torch.testing.assert_close(of_last, expected, rtol=1e-4, atol=1e-4)


def test_joined_products_are_the_linear_layers_memory(tiny_model: TinyModel) -> None:
    model = load_model(tiny_model("llama"), "float32")
    assert model._loop is not None
    for layer, kernels, *_ in model._loop.layers:
        assert kernels is not None
        for joined, linears in (
            (kernels.weights.qkv, (layer.self_attn.q_proj, layer.self_attn.k_proj, layer.self_attn.v_proj)),
            (kernels.weights.gate_and_up, (layer.mlp.gate_proj, layer.mlp.up_proj)),
        ):
            assert torch.equal(joined.numbers, torch.cat([linear._blocks.numbers for linear in linears]))
            addresses = {linear._blocks.numbers.untyped_storage().data_ptr() for linear in linears}
            assert addresses == {joined.numbers.untyped_storage().data_ptr()}


@pytest.mark.parametrize(
    "name", ["self_attn.k_proj.weight", "self_attn.v_proj.bias", "mlp.down_proj.weight", "input_layernorm.weight"]
)
def test_a_layer_computes_with_the_weights_that_it_has_now(name: str, tiny_model: TinyModel) -> None:
    model = load_model(tiny_model("qwen2"), "float32")
    with torch.no_grad():
        layers_of(model)[2].get_parameter(name).add_(1.5)
    assert have_kernels(model) == [True, True, False, True]
    assert_as_stock(model, tiny_model("qwen2"), 9)


def test_a_copy_of_a_model_computes_with_weights_of_its_own(tiny_model: TinyModel) -> None:
    model = load_model(tiny_model("llama"), "float32")
    before, other = logits(model, 9), Model(copy.deepcopy(model._network), model.facts)
    with torch.no_grad():
        layers_of(model)[2].mlp.down_proj.weight.zero_()
    torch.testing.assert_close(logits(other, 9), before, rtol=1e-4, atol=1e-4)
    assert_as_stock(model, tiny_model("llama"), 9)


def test_a_gradient_goes_the_stock_way(tiny_model: TinyModel) -> None:
    model = load_model(tiny_model("llama"), "float32")
    embedded_1TH = torch.randn(1, 5, 64, requires_grad=True)
    rows = OwnRows()
    cache = ChainCache(rows, model.facts.kv.num_layers)
    with torch.enable_grad():
        model._network(inputs_embeds=embedded_1TH, past_key_values=cache, use_cache=True).logits.sum().backward()
    assert embedded_1TH.grad is not None and embedded_1TH.grad.abs().sum() > 0


@pytest.mark.parametrize("changed", [{"attention_bias": True}, {"mlp_bias": True}, {"hidden_act": "gelu"}])
def test_layers_of_another_form_stay_as_they_are(changed: dict[str, Any], tmp_path: Path) -> None:
    random_model(LlamaConfig(**{**tiny_config("llama").to_dict(), **changed}), str(tmp_path))
    model = load_model(str(tmp_path), "float32")
    assert not any(have_kernels(model))
    assert_as_stock(model, str(tmp_path), 9)


def test_products_of_different_forms_are_not_joined(tmp_path: Path) -> None:
    random_model(tiny_config("llama"), str(tmp_path))
    network = AutoModelForCausalLM.from_pretrained(tmp_path, dtype=torch.float32)
    weight = network.model.layers[1].mlp.up_proj.weight
    weight.data = weight.data.bfloat16().float()
    network.save_pretrained(tmp_path)
    model = load_model(str(tmp_path), "float32")
    assert model._network.model.layers[1].mlp.up_proj._blocks.form is Form.BFLOAT16
    assert have_kernels(model) == [True, False, True, True]
    assert_as_stock(model, str(tmp_path), 9)


def test_layers_of_a_shard_stay_as_they_are(tiny_model: TinyModel) -> None:
    model = load_model(tiny_model("llama"), "float32", shard=Shard(0, 2))
    assert not any(have_kernels(model))


def test_without_a_kernel_layers_stay_as_they_are(tiny_model: TinyModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoder_loop, "decoder_layer", lambda _: None)
    model = load_model(tiny_model("llama"), "float32")
    assert not any(have_kernels(model))
