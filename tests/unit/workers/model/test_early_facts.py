"""Facts and refusals of `load_model` follow from config.json and file headers, before any weight is read."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file

from tests.support.every_case import SOME_TINY_ARCHITECTURES
from tests.support.tiny_models import ALL_TINY_ARCHITECTURES
from workers.errors import WorkerError
from workers.model.early_facts import early_facts
from workers.model.model_directory import WEIGHTS
from workers.model.stock_model import load_model
from workers.plan.config import Shard, WorkerConfig
from workers.plan.model_facts import ModelFacts
from workers.selection.layer_shares import LAYER_SHARES_FILE

TinyModel = Callable[[str], str]


@pytest.fixture
def model(tiny_model: TinyModel, tmp_path: Path) -> Path:
    """A copy of a model that the test may damage."""
    return Path(shutil.copytree(tiny_model("llama"), tmp_path / "llama"))


def edit_config(directory: Path, **changes: Any) -> None:
    path = directory / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def edit_weights(directory: Path, edit: Callable[[dict[str, torch.Tensor]], object]) -> None:
    weights = load_file(directory / WEIGHTS)
    edit(weights)
    save_file(weights, directory / WEIGHTS, metadata={"format": "pt"})


def without_weights(facts: ModelFacts) -> ModelFacts:
    """The facts of a loaded model that depend neither on its weights nor on its tokenizer."""
    known: dict[str, Any] = {"fingerprint": "", "fingerprint_parts": (), "former_fingerprint": ""}
    return replace(facts, **known, eos_token_ids=(), remarks=())


@pytest.mark.parametrize(
    ("architecture", "count"),
    [*((each, 2) for each in ALL_TINY_ARCHITECTURES), *((each, 1) for each in SOME_TINY_ARCHITECTURES)],
)
def test_the_facts_or_the_refusal_are_those_of_the_loaded_model(
    architecture: str, count: int, tiny_model: TinyModel
) -> None:
    directory = tiny_model(architecture)
    worker = WorkerConfig(model=directory, dtype="bfloat16")
    try:
        loaded = load_model(directory, "bfloat16", shard=Shard(0, count)).facts
    except WorkerError as error:
        for with_weights in (True, False):
            with pytest.raises(type(error)) as refused:
                early_facts(worker, count, with_weights=with_weights)
            assert str(refused.value) == str(error)
        return
    for with_weights in (True, False):
        assert early_facts(worker, count, with_weights=with_weights) == without_weights(loaded)


def rename(old: str, new: str) -> Callable[[dict[str, torch.Tensor]], object]:
    return lambda weights: weights.update({new: weights.pop(old)})


NORM, UP = "model.norm.weight", "model.layers.1.mlp.up_proj.weight"


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda weights: weights.pop(UP), f"has no weights for {UP}"),
        (lambda weights: weights.update({UP: torch.zeros(7, 64)}), f"has {UP} of [7, 64], but config.json wants"),
        (lambda weights: weights.update({"model.extra": torch.zeros(4)}), "has no place for: model.extra"),
        (rename(NORM, "model.norm.scale"), f"has no weights for {NORM}"),
        (lambda weights: weights.clear(), "has no weights for"),
    ],
)
def test_weights_that_do_not_fit_are_refused_alike_before_and_when_they_are_loaded(
    edit: Callable[[dict[str, torch.Tensor]], object], said: str, model: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    edit_weights(model, edit)
    with pytest.raises(WorkerError) as early:
        early_facts(WorkerConfig(model=str(model)))
    assert capfd.readouterr().err == "", "only one line is printed, without transformers' report"
    with pytest.raises(WorkerError) as late:
        load_model(str(model), "float32")
    assert str(early.value) == str(late.value)
    assert said in str(early.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"num_hidden_layers": 5},
        {"num_hidden_layers": 3},
        {"hidden_act": "no-such-function"},
        {"hidden_size": 66},
        {"rope_parameters": {"rope_type": "yarn", "rope_theta": 10000.0}},
        {"rope_parameters": {"rope_type": "yarn", "rope_theta": 10000.0, "factor": "4"}},
        {"rms_norm_eps": "small"},
        {"pad_token_id": 999},
        {"max_position_embeddings": 10**12},
    ],
    ids=str,
)
def test_a_configuration_that_makes_no_such_model_is_refused_alike(changes: dict[str, Any], model: Path) -> None:
    edit_config(model, **changes)
    with pytest.raises(WorkerError) as early:
        early_facts(WorkerConfig(model=str(model)))
    with pytest.raises(WorkerError) as late:
        load_model(str(model), "float32")
    assert str(early.value) == str(late.value)
    assert "\n" not in str(early.value)


def test_the_reason_of_a_configuration_that_is_refused_is_in_the_line(model: Path) -> None:
    edit_config(model, rms_norm_eps="small")
    with pytest.raises(WorkerError, match=r"Validation error for field 'rms_norm_eps': .*small"):
        early_facts(WorkerConfig(model=str(model)))


@pytest.mark.parametrize("text", ["[]", "{", '{"cache_implementation": "none"}', '{"max_new_tokens": "a"}'])
def test_how_transformers_would_draw_tokens_is_nothing_to_us(text: str, model: Path) -> None:
    (model / "generation_config.json").write_text(text)
    early_facts(WorkerConfig(model=str(model)))
    load_model(str(model), "float32")


@pytest.mark.parametrize("architecture", ["mixtral", "qwen3_moe"])
def test_experts_in_one_weight_are_served_whole_and_cannot_be_divided(
    architecture: str, tiny_model: TinyModel, tmp_path: Path
) -> None:
    """transformers names the fused weights so, and its own checkpoints and merging tools' may have these names."""
    directory = Path(shutil.copytree(tiny_model(architecture), tmp_path / "fused"))
    network = load_model(str(directory), "float32")._network
    fused = {name: value.detach().clone().contiguous() for name, value in network.state_dict().items()}
    save_file(fused, directory / WEIGHTS, metadata={"format": "pt"})
    whole = load_model(str(directory), "float32").facts
    assert early_facts(WorkerConfig(model=str(directory))) == without_weights(whole)
    for refuse in (
        lambda: early_facts(WorkerConfig(model=str(directory)), 2),
        lambda: load_model(str(directory), "float32", shard=Shard(1, 2)),
    ):
        with pytest.raises(WorkerError, match=r"experts.* cannot be divided among shards: set chain.tensor_parallel"):
            refuse()


@pytest.mark.parametrize("text", ["{", '{"layer_shares": [1, 1]}', '{"layer_shares": [1, 1, 1, 1], "loss_curve": 7}'])
def test_measurements_beside_the_model_that_cannot_be_used_are_refused_alike(text: str, model: Path) -> None:
    (model / LAYER_SHARES_FILE).write_text(text)
    with pytest.raises(WorkerError) as early:
        early_facts(WorkerConfig(model=str(model)))
    with pytest.raises(WorkerError) as late:
        load_model(str(model), "float32")
    assert str(early.value) == str(late.value)


def test_a_model_that_no_gpu_computes_is_refused_on_any_machine(model: Path) -> None:
    for_gpu = {"model": str(model), "device": "cuda"}
    with pytest.raises(WorkerError, match=r"takes float16 or bfloat16, not torch\.float32: set --dtype"):
        early_facts(WorkerConfig(**for_gpu))
    early_facts(WorkerConfig(**for_gpu, dtype="bfloat16"))
    edit_config(model, head_dim=20)
    with pytest.raises(WorkerError, match="multiples of 8, not 20"):
        early_facts(WorkerConfig(**for_gpu, dtype="bfloat16"), with_weights=False)
