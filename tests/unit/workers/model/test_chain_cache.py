"""The cache that transformers sees, and the mask that it must not build over the cache."""

from collections.abc import Callable

import pytest
import torch
from transformers import AutoConfig
from transformers.masking_utils import create_causal_mask, create_sliding_window_causal_mask

from tests.support.tiny_models import TINY_ARCHITECTURES, TINY_VOCABULARY
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import ATTENTION_NAME, load_model


class PastRows:
    """A `LayerExchange` of `num_past` zero rows that records the rows it is given."""

    def __init__(self, num_past: int) -> None:
        self.num_past = num_past
        self.given: list[tuple[int, int]] = []

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        self.given.append((layer, k_1KTD.shape[2]))
        past = torch.zeros(1, k_1KTD.shape[1], self.num_past, k_1KTD.shape[3])
        return torch.cat([past, k_1KTD], dim=2), torch.cat([past, v_1KTD], dim=2)


def test_the_cache_announces_its_past_before_the_first_update() -> None:
    rows = PastRows(90)
    cache = ChainCache(rows, num_layers=3)
    assert len(cache.layers) == 3
    for layer in range(3):
        assert cache.get_seq_length(layer) == 90
        assert cache.get_mask_sizes(7, layer) == (97, 0)


def test_the_cache_grows_as_its_request_says() -> None:
    rows = PastRows(90)
    cache = ChainCache(rows, num_layers=2)
    rows.num_past = 101
    assert cache.get_seq_length() == 101


def test_an_update_passes_the_rows_of_a_layer_through_the_exchange() -> None:
    rows = PastRows(4)
    cache = ChainCache(rows, num_layers=2)
    k, v = cache.update(torch.ones(1, 2, 3, 8), torch.ones(1, 2, 3, 8), 1)
    assert rows.given == [(1, 3)]
    assert k.shape == v.shape == (1, 2, 7, 8)
    assert not k[:, :, :4].any()
    assert k[:, :, 4:].all()


@pytest.mark.parametrize("architecture", TINY_ARCHITECTURES)
def test_the_first_tokens_of_a_forward_reach_every_layer_once(
    architecture: str, tiny_model: Callable[[str], str]
) -> None:
    rows = PastRows(40)
    model = load_model(tiny_model(architecture), "float32")
    logits = model.forward(torch.arange(2, 12), ChainCache(rows, num_layers=4), logits=1)
    assert rows.given == [(layer, 10) for layer in range(4)]
    assert logits is not None
    assert logits.shape == (1, TINY_VOCABULARY)


@pytest.mark.parametrize("architecture", TINY_ARCHITECTURES)
def test_a_forward_for_kv_only_returns_no_logits(architecture: str, tiny_model: Callable[[str], str]) -> None:
    rows = PastRows(0)
    model = load_model(tiny_model(architecture), "float32")
    assert model.forward(torch.arange(2, 12), ChainCache(rows, num_layers=4), logits=0) is None
    assert rows.given == [(layer, 10) for layer in range(4)]


@pytest.mark.parametrize("num_own", [1, 2, 30])
@pytest.mark.parametrize("num_past", [0, 1, 100])
def test_transformers_builds_no_mask_for_our_attention(
    num_own: int, num_past: int, tiny_model: Callable[[str], str]
) -> None:
    directory = tiny_model("mistral")
    load_model(directory, "float32")  # registers our attention
    config = AutoConfig.from_pretrained(directory)
    for build in (create_causal_mask, create_sliding_window_causal_mask):
        masks = {}
        rows = PastRows(num_past)
        for attention in (ATTENTION_NAME, "eager"):
            config._attn_implementation = attention
            masks[attention] = build(
                config=config,
                inputs_embeds=torch.zeros(1, num_own, 64),
                attention_mask=None,
                past_key_values=ChainCache(rows, num_layers=4),
                position_ids=torch.arange(num_past, num_past + num_own)[None],
            )
        assert masks[ATTENTION_NAME] is None
        assert masks["eager"].shape == (1, 1, num_own, num_past + num_own), "the check itself can fail"


@pytest.mark.parametrize("architecture", ["llama", "mistral", "opt", "falcon", "gemma3"])
def test_every_layer_of_a_loaded_model_uses_our_attention(architecture: str, tiny_model: Callable[[str], str]) -> None:
    network = load_model(tiny_model(architecture), "float32")._network
    assert network.config._attn_implementation == ATTENTION_NAME
    if architecture == "falcon":
        assert {type(layer.self_attention).__name__ for layer in network.transformer.h} == {"FalconChainAttention"}
