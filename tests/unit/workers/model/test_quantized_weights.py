"""FP8 weights compute as their dequantised twins and as plain transformers; weights that would go wrong are refused."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import AutoModelForCausalLM

from kvstore import StoreConfig
from tests.support.tiny_models import TINY_VOCABULARY
from workers.engine import Engine
from workers.errors import ModelNotFound, UnsupportedModel, WorkerError
from workers.model import quantized_weights
from workers.model.early_facts import early_facts
from workers.model.model_directory import WEIGHTS, WEIGHTS_INDEX, check_model
from workers.model.stock_model import fingerprint_in, load_model, windows_of
from workers.plan.config import WorkerConfig

TinyModel = Callable[[str], str]
Weights = dict[str, torch.Tensor]
BLOCK = [32, 16]
NAME = "model.layers.1.mlp.up_proj.weight"


def as_fp8(weight_RC: torch.Tensor, block: list[int] | None) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Stored numbers, their scale, and the dequantised weight, by the format's formula."""
    rows, columns = weight_RC.shape
    b, c = block or (rows, columns)
    blocks = weight_RC.reshape(rows // b, b, columns // c, c)
    scale = blocks.abs().amax((1, 3), keepdim=True) / torch.finfo(torch.float8_e4m3fn).max
    stored = (blocks / scale).to(torch.float8_e4m3fn)
    scale_of_blocks = scale[:, 0, :, 0] if block else scale.reshape(())
    return stored.reshape(rows, columns), scale_of_blocks, (stored.float() * scale).reshape(rows, columns)


def quantize(directory: Path, twin: Path, block: list[int] | None) -> None:
    """Write the layers' weights as FP8, as transformers stores them, and their dequantised float32 values to `twin`."""
    weights, dequantised = load_file(directory / WEIGHTS), load_file(directory / WEIGHTS)
    for name in [name for name in weights if name.endswith("_proj.weight")]:
        weights[name], weights[f"{name}_scale_inv"], dequantised[name] = as_fp8(weights[name], block)
    shutil.copytree(directory, twin)
    save_file(dequantised, twin / WEIGHTS, metadata={"format": "pt"})
    save_file(weights, directory / WEIGHTS, metadata={"format": "pt"})
    how = {"quant_method": "fp8", "activation_scheme": "dynamic", "weight_block_size": block}
    edit_config(directory, quantization_config=how | {"modules_to_not_convert": ["lm_head"]})


def edit_config(directory: Path, **changes: Any) -> None:
    path = directory / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def edit_weights(directory: Path, edit: Callable[[Weights], object]) -> None:
    weights = load_file(directory / WEIGHTS)
    edit(weights)
    save_file({name: value.clone() for name, value in weights.items()}, directory / WEIGHTS, metadata={"format": "pt"})


@pytest.fixture
def fp8(tiny_model: TinyModel, tmp_path: Path) -> Path:
    """A model with FP8 weights in blocks, which the test may damage, next to its dequantised twin."""
    return made(tiny_model, tmp_path, BLOCK)


def made(tiny_model: TinyModel, tmp_path: Path, block: list[int] | None, architecture: str = "llama") -> Path:
    directory = Path(shutil.copytree(tiny_model(architecture), tmp_path / "fp8"))
    quantize(directory, tmp_path / "twin", block)
    return directory


def refusal(directory: Path, error: type[WorkerError] = UnsupportedModel) -> str:
    """The one-line error, equal before and while the model is loaded."""
    with pytest.raises(error) as early:
        check_model(str(directory))
    with pytest.raises(error) as late:
        load_model(str(directory), "float32")
    told = str(early.value)
    assert told == str(late.value) and "\n" not in told
    return told


# --- served -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("architecture", "block", "dtype"),
    [
        *(("llama", block, dtype) for block in (BLOCK, None) for dtype in (torch.float32, torch.bfloat16)),
        *((architecture, BLOCK, torch.float32) for architecture in ("qwen3", "gemma3", "opt")),
    ],
    ids=str,
)
def test_fp8_weights_are_the_numbers_of_the_formula_and_of_plain_transformers(
    architecture: str, block: list[int] | None, dtype: torch.dtype, tiny_model: TinyModel, tmp_path: Path
) -> None:
    directory = made(tiny_model, tmp_path, block, architecture)
    ours = load_model(str(directory), str(dtype).removeprefix("torch."))._network.state_dict()
    plain = AutoModelForCausalLM.from_pretrained(directory, dtype=dtype).state_dict()
    formula = load_file(tmp_path / "twin" / WEIGHTS)
    assert ours.keys() == plain.keys() >= formula.keys()
    for name, weight in ours.items():
        assert weight.dtype == dtype and torch.equal(weight, plain[name].to(dtype)), name
        assert name not in formula or torch.equal(weight, formula[name].to(dtype)), name


@pytest.mark.parametrize("block", [BLOCK, None], ids=["by blocks", "per tensor"])
def test_answers_of_fp8_weights_are_those_of_plain_transformers_cold_and_stored(
    block: list[int] | None, tiny_model: TinyModel, tmp_path: Path
) -> None:
    directory = made(tiny_model, tmp_path, block)
    prompt = torch.randint(2, TINY_VOCABULARY, (1, 203), generator=torch.Generator().manual_seed(1))
    plain = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32).eval()
    expected = plain.generate(
        prompt, attention_mask=torch.ones_like(prompt), max_new_tokens=8, do_sample=False, pad_token_id=0
    )
    store = StoreConfig(directory=str(tmp_path / "store"), disk_bytes=2**26, host_bytes=2**22, io_threads=2)
    with Engine(WorkerConfig(model=str(directory), preset="attentionstore"), store) as engine:
        for num_cached in (0, 192):
            assert list(engine.generate(prompt[0].tolist(), 8)) == expected[0, 203:].tolist()
            assert engine.last_reply is not None and engine.last_reply.num_cached_tokens == num_cached


def test_one_line_says_what_dequantising_costs(fp8: Path, caplog: pytest.LogCaptureFixture) -> None:
    facts = load_model(str(fp8), "float32").facts
    stored, loaded = (
        (fp8 / WEIGHTS).stat().st_size,
        sum(w.nbytes for w in load_file(fp8.parent / "twin" / WEIGHTS).values()),
    )
    (remark,) = facts.remarks
    assert f"{stored / 2**20:.1f} MiB on disk are {loaded / 2**20:.1f} MiB" in remark and stored < loaded
    assert [record.getMessage() for record in caplog.records if record.name.startswith("workers")] == [
        f"{fp8}: {remark}"
    ]
    assert load_model(str(fp8.parent / "twin"), "float32").facts.remarks == ()


def test_the_store_tells_fp8_weights_from_their_dequantised_twin_and_from_others(fp8: Path) -> None:
    of_fp8 = fingerprint_in(str(fp8))
    assert of_fp8 == fingerprint_in(str(fp8)) and of_fp8.value == load_model(str(fp8), "float32").facts.fingerprint
    assert of_fp8.value != fingerprint_in(str(fp8.parent / "twin")).value
    edit_weights(fp8, lambda weights: weights[NAME + "_scale_inv"].mul_(2))
    assert of_fp8.value != fingerprint_in(str(fp8)).value


@pytest.mark.parametrize("block", [None, BLOCK], ids=str)
def test_facts_of_fp8_weights_are_told_before_they_are_dequantised(
    block: list[int] | None, tiny_model: TinyModel, tmp_path: Path
) -> None:
    directory = str(made(tiny_model, tmp_path, block))
    loaded = load_model(directory, "float32").facts
    early = early_facts(WorkerConfig(model=directory))
    assert (early.kv, early.row_cost, early.windows) == (loaded.kv, loaded.row_cost, loaded.windows)


def test_windows_of_an_fp8_model_are_told_without_its_weights(fp8: Path) -> None:
    (fp8 / WEIGHTS).unlink()
    assert windows_of(str(fp8)) == (None,) * 4


def test_a_weight_and_its_scale_may_be_in_two_files(fp8: Path) -> None:
    weights = load_file(fp8 / WEIGHTS)
    parts = {name: f"{'scales' if name.endswith('_inv') else 'weights'}.safetensors" for name in weights}
    for file in set(parts.values()):
        own = {name: weights[name] for name in weights if parts[name] == file}
        save_file(own, fp8 / file, metadata={"format": "pt"})
    (fp8 / WEIGHTS_INDEX).write_text(json.dumps({"metadata": {}, "weight_map": parts}))
    before = load_model(str(fp8), "float32")._network.state_dict()
    (fp8 / WEIGHTS).unlink()
    after = load_model(str(fp8), "float32")._network.state_dict()
    assert all(torch.equal(before[name], after[name]) for name in before)


# --- refused ------------------------------------------------------------------------------------------------------

SCALE = NAME + "_scale_inv"
SPOILED: dict[str, tuple[Callable[[Weights], object], str]] = {
    "no scale": (lambda w: w.pop(SCALE), f"{NAME} is F8_E4M3 and has no weight_scale_inv"),
    "a scale of another name": (lambda w: w.update({NAME + "_scale": w.pop(SCALE)}), "has no weight_scale_inv"),
    # transformers infers larger blocks from these shapes, and computes with them.
    "a scale of larger blocks": (lambda w: w.update({SCALE: w[SCALE][:1]}), "one for each whole block of [32, 16]"),
    "a scale per row": (lambda w: w.update({SCALE: torch.ones(96, 1)}), "its scale, of [96, 1], is not"),
    "a scale that is no float": (lambda w: w.update({SCALE: w[SCALE].to(torch.uint8)}), "its scale is U8"),
    "a scale of no weight": (lambda w: w.update({NAME: w[NAME].float()}), f"{SCALE} scales no weight"),
    "another FP8": (lambda w: w.update({NAME: w[NAME].float().to(torch.float8_e5m2)}), f"{NAME} is F8_E5M2"),
    "packed numbers": (lambda w: w.update({NAME: w[NAME].view(torch.int8)}), f"{NAME} is I8"),
    "a bias": (lambda w: w.update({"a.bias": torch.ones(4).to(torch.float8_e4m3fn)}), "a.bias is F8_E4M3"),
}


@pytest.mark.parametrize("how", SPOILED)
def test_fp8_weights_that_transformers_would_scale_wrong_are_refused_by_name(how: str, fp8: Path) -> None:
    edit, said = SPOILED[how]
    edit_weights(fp8, edit)
    assert said in refusal(fp8)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"weight_block_size": [64, 16]}, "one for each whole block of [64, 16]"),
        ({"weight_block_size": None}, "is not one number for all"),
        ({"weight_block_size": [0, 16]}, "weight_block_size is [0, 16]"),
        ({"weight_block_size": "32"}, "weight_block_size is '32'"),
        ({"quant_method": "mxfp8"}, "'mxfp8'"),
        ({"quant_method": None, "format": "fp8"}, "'fp8' in quantization_config"),
        ({"load_in_8bit": True}, "bitsandbytes"),
    ],
    ids=str,
)
def test_fp8_weights_that_are_not_what_their_configuration_says_are_refused(
    changes: dict[str, Any], said: str, fp8: Path
) -> None:
    how = json.loads((fp8 / "config.json").read_text())["quantization_config"]
    edit_config(fp8, quantization_config=how | changes)
    assert said in refusal(fp8)


def test_a_block_that_is_cut_by_the_weights_edge_is_refused(fp8: Path) -> None:
    """With 96 rows and blocks of 64, transformers makes two blocks of 48."""
    how = json.loads((fp8 / "config.json").read_text())["quantization_config"]
    edit_config(fp8, quantization_config=how | {"weight_block_size": [64, 16]})
    edit_weights(fp8, lambda weights: [weights.update({n: s[::2]}) for n, s in weights.items() if n.endswith("_inv")])
    assert "of [96, 64] and its scale, of [2, 4]" in refusal(fp8)


def test_fp8_weights_beside_another_tools_notes_are_refused(fp8: Path) -> None:
    (fp8 / "hf_quant_config.json").write_text("{}")
    assert "hf_quant_config.json" in refusal(fp8)


def test_fp8_weights_are_refused_before_they_are_read_where_accelerate_is_not(
    fp8: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quantized_weights.importlib.util, "find_spec", lambda _name: None)
    assert "accelerate: install it" in refusal(fp8)


@pytest.mark.parametrize(
    "name", ["model.layers.0.self_attn.q_proj.bias", "model.layers.0.mlp.up_proj.weight_scale", "model.layers.4.x"]
)
def test_weights_without_a_place_are_refused_and_not_left_out(name: str, tiny_model: TinyModel, tmp_path: Path) -> None:
    directory = Path(shutil.copytree(tiny_model("llama"), tmp_path / "llama"))
    edit_weights(directory, lambda weights: weights.update({name: torch.ones(64)}))
    with pytest.raises(ModelNotFound, match="no place for: " + name):
        load_model(str(directory), "float32")


def test_weights_of_other_names_are_refused_and_not_drawn_at_random(fp8: Path) -> None:
    def rename(weights: Weights) -> None:
        for each in (NAME, SCALE):
            weights[each.replace("up_proj", "up")] = weights.pop(each)

    edit_weights(fp8, rename)
    with pytest.raises(ModelNotFound, match=f"no weights for {NAME}"):
        load_model(str(fp8), "float32")
