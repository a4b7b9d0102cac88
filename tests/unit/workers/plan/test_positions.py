"""A model's number of positions follows from its rotary parameters, as vLLM derives it, and a remark states it."""

import copy
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM

from kvstore import StoreConfig
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers import Engine, WorkerConfig
from workers.errors import UnsupportedModel
from workers.model.chain_cache import ChainCache
from workers.model.stock_model import load_model
from workers.plan.positions import Positions, positions_of

#: Positions of a model before its rotary scaling.
ORIGINAL = 128
YARN = {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": ORIGINAL, "rope_theta": 10_000.0}
LINEAR = {"rope_type": "linear", "factor": 4.0, "rope_theta": 10_000.0}
LLAMA3 = YARN | {"rope_type": "llama3", "low_freq_factor": 1.0, "high_freq_factor": 4.0}
DEFAULT = {"rope_type": "default", "rope_theta": 10_000.0}


def of(told: int, rope: dict[str, Any] | None, architecture: str = "llama") -> Any:
    config = copy.deepcopy(tiny_config(architecture))
    config.max_position_embeddings, config.rope_parameters = told, rope
    return config


@pytest.mark.parametrize(
    ("told", "rope", "count"),
    [
        (128, None, 128),
        (128, DEFAULT, 128),
        (128, DEFAULT | {"factor": 4.0}, 128),
        (128, YARN, 512),
        (160, YARN, 512),  # as Qwen3's 40,960 over 32,768
        (512, YARN, 512),  # as gpt-oss and OLMo 3, whose entry includes the factor
        (1024, YARN, 512),
        (128, YARN | {"factor": 2.5}, 320),
        (512, YARN | {"factor": None}, 512),  # transformers then uses the factor that leads to this entry
        (128, LINEAR, 512),
        (512, LLAMA3, 512),
        (128, {"full_attention": YARN, "sliding_attention": DEFAULT}, 512),
    ],
)
def test_positions_follow_from_the_rotary_parameters(told: int, rope: dict[str, Any] | None, count: int) -> None:
    found = positions_of(of(told, rope))
    assert found.count == count
    assert (f"positions: {count}," in found.remark and f"is {told}" in found.remark) == (count != told)


def test_gemma_3_has_the_factor_in_its_positions() -> None:
    rope = {"full_attention": LINEAR, "sliding_attention": DEFAULT}
    assert positions_of(of(512, rope, "gemma3")).count == 512


def test_longrope_is_served_with_its_short_factors_and_no_further() -> None:
    found = positions_of(tiny_config("phi3-longrope"))
    assert found.count == 256
    assert "LongRoPE's short factors for all prompts" in found.remark
    config = copy.deepcopy(tiny_config("phi3-longrope"))
    config.max_position_embeddings = 200
    assert positions_of(config) == Positions(200), "no prompt is longer than this"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"factor": "4"}, "factor of yarn positions must be a number above 0, not '4'"),
        ({"factor": True}, "not True"),
        ({"factor": 0}, "not 0"),
        ({"factor": float("inf")}, "not inf"),
        ({"factor": 1e-9}, "makes no sense"),
        ({"factor": 1e30}, "makes no sense"),
        ({"original_max_position_embeddings": "64"}, "must be a number of positions, not '64'"),
        ({"original_max_position_embeddings": 0}, "not 0"),
    ],
)
def test_rotary_parameters_that_make_no_sense_are_refused_in_one_line(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(UnsupportedModel) as refused:
        positions_of(of(128, YARN | changes))
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("rope", [YARN, LINEAR], ids=lambda rope: rope["rope_type"])
def test_positions_beyond_the_unscaled_ones_are_those_of_plain_transformers_computed_and_stored(
    rope: dict[str, Any], tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    """`rope_scaling` is added as a model's authors advise; `max_position_embeddings` stays."""
    directory = Path(shutil.copytree(tiny_model("llama"), tmp_path / "model"))
    entries = json.loads((directory / "config.json").read_text())
    entries |= {"max_position_embeddings": ORIGINAL, "rope_parameters": None}
    told = {name: value for name, value in rope.items() if name not in ("rope_type", "rope_theta")}
    (directory / "config.json").write_text(json.dumps(entries | {"rope_scaling": told | {"type": rope["rope_type"]}}))
    prompt = [2 + number * 7 % (TINY_VOCABULARY - 2) for number in range(3 * ORIGINAL)]

    stock = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32)
    with torch.inference_mode():
        wanted = stock(torch.tensor([prompt])).logits[0]
    model = load_model(str(directory), "float32")
    assert model.facts.max_positions == 4 * ORIGINAL
    assert any(f"positions: {4 * ORIGINAL}," in remark for remark in model.facts.remarks)
    rows = _Rows()  # the cache keeps no reference to the rows
    found = model.forward(torch.tensor(prompt), ChainCache(rows, 4), logits=len(prompt))
    assert found is not None
    beyond = slice(ORIGINAL, None)
    assert float((found[beyond] - wanted[beyond]).abs().max()) <= 1e-4 * float(wanted.abs().max())

    store = StoreConfig(directory=str(tmp_path / "store"), disk_bytes=2**26, host_bytes=2**23)
    with Engine(WorkerConfig(model=str(directory), threads=1), store) as engine:
        answers = []
        for _ in range(2):
            answers.append(list(engine.generate(prompt, max_new_tokens=3, stop_token_ids=())))
            assert engine.store is not None and engine.last_reply is not None
            engine.store.drain(10.0)
        assert answers[0][0] == int(wanted[-1].argmax())
        assert answers[0] == answers[1] and engine.last_reply.num_cached_tokens >= 2 * ORIGINAL
        with pytest.raises(ValueError, match=f"exceed the model's {4 * ORIGINAL} positions"):
            next(engine.generate([2] * (4 * ORIGINAL), max_new_tokens=2))


class _Rows:
    """A `LayerExchange` without a past."""

    num_past = 0

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return k_1KTD, v_1KTD


def test_longrope_prompts_up_to_the_limit_have_the_short_factors_and_longer_ones_are_refused(
    tiny_model: Callable[[str], str],
) -> None:
    """A request that decodes up to the last position also has no key rotated by the long factors."""
    with Engine(WorkerConfig(model=tiny_model("phi3-longrope"), threads=1)) as engine:
        assert len(list(engine.generate([2] * 250, max_new_tokens=7, stop_token_ids=()))) == 7
        network = engine._worker.model._network
        rotary = network.model.rotary_emb
        assert torch.equal(rotary.inv_freq, rotary.original_inv_freq)
        with pytest.raises(ValueError, match="exceed the model's 256 positions"):
            next(engine.generate([2] * 250, max_new_tokens=8))
