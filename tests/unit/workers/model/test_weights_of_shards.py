"""Shards of a model together give its results. They are threads here, and processes in `tests/distributed`."""

import copy
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import pytest
import torch
import transformers
from transformers import AutoModelForCausalLM, PretrainedConfig, PreTrainedModel

from tests.support.every_case import SOME_TINY_ARCHITECTURES
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.errors import ChainBroken, UnsupportedModel
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.model_directory import weight_files
from workers.model.shards import SumOverShards, read_shard, shard_config, sum_over_shards
from workers.model.stock_model import Model, load_model
from workers.plan.config import Shard, WorkerConfig

#: Architectures that transformers can divide without gathering heads.
DIVISIBLE = [
    name for name in SOME_TINY_ARCHITECTURES if name not in ("opt", "falcon", "falcon-mq", "gpt_oss", "olmo2", "olmo3")
]
_SHAPE: dict[str, Any] = {
    "vocab_size": TINY_VOCABULARY,
    "hidden_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "intermediate_size": 96,
    "pad_token_id": None,
    "initializer_range": 0.3,
}
#: Configurations whose weights are arranged otherwise than Llama's: fused, in experts, with biases.
OTHERS: dict[str, Callable[[], PretrainedConfig]] = {
    "phi3": lambda: transformers.Phi3Config(**_SHAPE),
    "mixtral": lambda: transformers.MixtralConfig(**_SHAPE, num_local_experts=4, num_experts_per_tok=2),
    "starcoder2": lambda: transformers.Starcoder2Config(**_SHAPE, use_bias=True),
}
TOKEN_IDS = torch.arange(2, 42)


class _Rows:
    """Records the rows of a forward pass without a past."""

    num_past = 0

    def __init__(self) -> None:
        self.keys: list[torch.Tensor] = []

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        self.keys.append(k_1KTD)
        return k_1KTD, v_1KTD


def _adders(count: int) -> list[SumOverShards]:
    """For each of `count` threads, a function that adds up the tensors of all threads."""
    barrier, parts = threading.Barrier(count, timeout=30), [torch.empty(0)] * count

    def adder(index: int) -> SumOverShards:
        def add_up(part: torch.Tensor) -> None:
            parts[index] = part.clone()
            barrier.wait()
            total = torch.stack(parts).sum(dim=0)
            barrier.wait()
            part.copy_(total)

        return add_up

    return [adder(index) for index in range(count)]


def _at_once(calls: list[Callable[[], Any]]) -> list[Any]:
    """Run calls at once and return their results; raise the error of the first call to fail, which ends the rest."""
    with ThreadPoolExecutor(len(calls)) as pool:
        futures = [pool.submit(call) for call in calls]
        for future in as_completed(futures):
            future.result()
        return [future.result() for future in futures]


def _assert_as_exact(found: torch.Tensor, whole: torch.Tensor, exact: torch.Tensor) -> None:
    """Assert that shards are as close to float64 as the whole model is, up to chance."""
    errors = [float((each - exact).abs().max()) for each in (found, whole)]
    assert errors[0] <= max(3 * errors[1], 1e-6 * float(exact.abs().max()))


def _assert_near(logits: torch.Tensor, wanted: torch.Tensor) -> None:
    assert float((logits - wanted).abs().max()) <= 1e-5 * float(wanted.abs().max())


@pytest.mark.parametrize("architecture", DIVISIBLE)
def test_shards_compute_the_logits_of_the_whole_model_each_over_its_own_heads(
    architecture: str, tiny_model: Callable[[str], str]
) -> None:
    directory = tiny_model(architecture)
    whole = load_model(directory, "float32")
    shards = [load_model(directory, "float32", shard=Shard(index, 2)) for index in range(2)]
    rows, whole_rows = [_Rows(), _Rows()], _Rows()

    def forward(model: Model, into: _Rows, add_up: SumOverShards) -> torch.Tensor:
        with model.adding_up(add_up):
            logits = model.forward(TOKEN_IDS, ChainCache(into, model.facts.kv.num_layers), logits=len(TOKEN_IDS))
        assert logits is not None
        return logits

    found = _at_once([lambda each=each: forward(*each) for each in zip(shards, rows, _adders(2), strict=True)])
    wanted = forward(whole, whole_rows, lambda _: pytest.fail("a whole model has no parts"))
    with torch.inference_mode():
        stock = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float64, experts_implementation="eager")
        exact = stock(TOKEN_IDS[None], use_cache=True)
    _assert_as_exact(found[0], wanted, exact.logits[0])
    assert torch.equal(found[0], found[1])
    assert shards[0].facts.num_heads == whole.facts.num_heads // 2
    for layer in range(whole.facts.kv.num_layers):
        keys, exact_keys = (
            torch.cat([each.keys[layer] for each in rows], dim=1),
            exact.past_key_values.layers[layer].keys,
        )
        last = slice(-exact_keys.shape[2], None)  # inside its window, which is all that the stock cache keeps
        _assert_as_exact(keys[:, :, last], whole_rows.keys[layer][:, :, last], exact_keys)


@pytest.mark.parametrize("name", OTHERS)
def test_fused_weights_experts_and_biases_are_divided_so_that_the_parts_of_four_add_up(
    name: str, tmp_path: Path
) -> None:
    torch.manual_seed(3)
    config = OTHERS[name]()
    whole = AutoModelForCausalLM.from_config(config, dtype=torch.float32).eval()
    for each, weight in whole.named_parameters():
        if each.endswith("bias"):
            torch.nn.init.normal_(weight)
    whole.save_pretrained(tmp_path)

    def load(index: int, add_up: SumOverShards) -> PreTrainedModel:
        """Load one after the other: transformers does not support loading on several threads."""
        shard = Shard(index, 4)
        network, loading = type(whole).from_pretrained(
            None,
            config=shard_config(config, shard),
            state_dict=read_shard(weight_files(str(tmp_path)), config, shard),
            output_loading_info=True,
        )
        assert not any(loading[f"{what}_keys"] for what in ("missing", "unexpected", "mismatched"))
        sum_over_shards(network, add_up)
        return network

    def logits(network: PreTrainedModel) -> torch.Tensor:
        with torch.inference_mode():
            found: torch.Tensor = network(input_ids=TOKEN_IDS[None]).logits
        return found

    shards = [load(index, add_up) for index, add_up in enumerate(_adders(4))]
    wanted = logits(whole)
    for found in _at_once([lambda each=each: logits(each) for each in shards]):
        _assert_near(found, wanted)


def test_a_shard_reads_its_part_of_the_weights_and_its_kv_is_no_others(tiny_model: Callable[[str], str]) -> None:
    directory = tiny_model("llama")
    config = tiny_config("llama")
    sizes = [
        sum(weight.numel() for name, weight in read_shard(files, config, shard).items() if "_proj" in name)
        for files in [weight_files(directory)]
        for shard in (Shard(), Shard(0, 2), Shard(1, 2))
    ]
    assert sizes[1] == sizes[2] == sizes[0] / 2
    facts = [load_model(directory, "float32", shard=shard).facts for shard in (Shard(), Shard(0, 2), Shard(1, 2))]
    assert [each.kv.num_kv_heads for each in facts] == [2, 1, 1]
    assert len({each.fingerprint for each in facts}) == 3


def test_a_shard_outside_of_an_epoch_computes_nothing(tiny_model: Callable[[str], str]) -> None:
    shard = load_model(tiny_model("llama"), "float32", shard=Shard(1, 2))
    rows = _Rows()
    with pytest.raises(ChainBroken, match="has joined no epoch"):
        shard.forward(TOKEN_IDS, ChainCache(rows, 4), logits=1)


def _quantized() -> PretrainedConfig:
    config = copy.deepcopy(tiny_config("llama"))
    config.quantization_config = {"quant_method": "fp8"}
    return config


@pytest.mark.parametrize(
    ("config", "count", "why"),
    [
        (lambda: tiny_config("falcon"), 2, "no plan"),
        (lambda: tiny_config("opt"), 2, "no plan"),
        (lambda: tiny_config("gpt_oss"), 2, "no plan"),
        (lambda: tiny_config("olmo2"), 2, "norms that span all heads"),
        (lambda: tiny_config("olmo3"), 2, "norms that span all heads"),
        (lambda: tiny_config("llama"), 3, "num_attention_heads of 4 cannot be divided among 3"),
        (lambda: tiny_config("llama"), 4, "num_key_value_heads of 2 cannot be divided among 4"),
        (_quantized, 2, "quantized"),
    ],
)
def test_what_cannot_be_divided_is_refused_in_one_line(
    config: Callable[[], PretrainedConfig], count: int, why: str
) -> None:
    with pytest.raises(UnsupportedModel, match=why) as refused:
        shard_config(config(), Shard(0, count))
    assert "\n" not in str(refused.value)


def test_shards_are_of_a_number_on_any_device() -> None:
    with pytest.raises(ValueError, match="no shard 2 of 2"):
        Shard(2, 2)
    assert not WorkerConfig(model="any", device="cuda", shard=Shard(0, 2)).shard.is_whole
