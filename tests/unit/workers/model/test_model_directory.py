"""A model that cannot be served is refused by its small files and headers, in one line, before a weight is read."""

import json
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file

from tests.support.every_case import SOME_TINY_ARCHITECTURES
from workers.errors import ModelNotFound, UnsupportedModel, WorkerError
from workers.measuring.local_ranks import LocalRanks
from workers.model.model_directory import WEIGHTS, WEIGHTS_INDEX, check_model, weight_files
from workers.model.quantized_weights import BUFFER
from workers.model.stock_model import load_model
from workers.plan.config import WorkerConfig

METHODS: list[dict[str, Any]] = [
    {"quant_method": "gptq", "bits": 4, "group_size": 128},
    {"quant_method": "awq", "bits": 4},
    {"quant_method": "bitsandbytes", "load_in_4bit": True},
    {"load_in_8bit": True},
    {"quant_method": "compressed-tensors", "format": "pack-quantized", "config_groups": {}},
    {"quant_method": "quanto", "weights": "int8"},
    {"quant_method": "torchao", "quant_type": {"default": {"_type": "Int4WeightOnlyConfig"}}},
    {"quant_method": "hqq", "quant_config": {}},
    {"quant_method": "eetq"},
    {"quant_method": "aqlm"},
    {"quant_method": "fbgemm_fp8"},
    {"quant_method": "fp8", "weight_block_size": [128, 128]},
    {"quant_method": "mxfp4"},
    {"quant_method": "of-next-year"},
    {"bits": 4},
]


@pytest.fixture
def model(tiny_model: Callable[[str], str], tmp_path: Path) -> Path:
    """A copy of a model that the test may damage."""
    return Path(shutil.copytree(tiny_model("llama"), tmp_path / "llama"))


def edit_config(directory: Path, **changes: Any) -> None:
    path = directory / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def refusal(directory: Path, error: type[WorkerError]) -> str:
    """The one-line error, equal before and while the model is loaded."""
    with pytest.raises(error) as early:
        check_model(str(directory))
    with pytest.raises(error) as late:
        load_model(str(directory), "float32")
    told = str(early.value)
    assert told == str(late.value)
    assert "\n" not in told
    return told


def shard(directory: Path, parts: int = 2) -> None:
    """Divide the weights into several files with an index."""
    weights = load_file(directory / WEIGHTS)
    names = sorted(weights)
    weight_map = {}
    for number in range(parts):
        own = names[number::parts]
        file = f"model-{number + 1:05}-of-{parts:05}.safetensors"
        save_file({name: weights[name] for name in own}, directory / file, metadata={"format": "pt"})
        weight_map |= dict.fromkeys(own, file)
    (directory / WEIGHTS_INDEX).write_text(json.dumps({"metadata": {}, "weight_map": weight_map}))
    (directory / WEIGHTS).unlink()


def test_what_can_be_served_passes_with_one_file_of_weights_or_several(model: Path) -> None:
    check_model(str(model))
    shard(model)
    check_model(str(model))
    assert [path.name for path in weight_files(str(model))] == [f"model-0000{n}-of-00002.safetensors" for n in (1, 2)]
    assert load_model(str(model), "float32").facts.kv.num_layers == 4


def test_a_directory_is_judged_without_torch(model: Path) -> None:
    code = (
        f"import sys, workers.model.model_directory as m; m.check_model({str(model)!r}); print('torch' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


# --- quantized weights --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", METHODS, ids=lambda how: str(how.get("quant_method", [*how])))
@pytest.mark.parametrize("place", ["quantization_config", "compression_config", "quantization", "in text_config"])
def test_quantized_weights_are_refused_by_method_and_place(how: dict[str, Any], place: str, model: Path) -> None:
    edit_config(model, **({"text_config": {"quantization_config": how}} if place == "in text_config" else {place: how}))
    told = refusal(model, UnsupportedModel)
    assert "text_config.quantization_config of config.json" in told or f"{place} of config.json" in told
    assert str(how.get("quant_method", "")) in told
    assert "quantized" in told


@pytest.mark.parametrize("nothing", [None, False, {}], ids=str)
@pytest.mark.parametrize("place", ["quantization_config", "compression_config", "quantization"])
def test_an_entry_that_tells_of_no_quantization_is_none(place: str, nothing: Any, model: Path) -> None:
    before = load_model(str(model), "float32").facts.fingerprint
    edit_config(model, **{place: nothing})
    check_model(str(model))
    assert load_model(str(model), "float32").facts.fingerprint == before


@pytest.mark.parametrize(
    "name", ["quantize_config.json", "quant_config.json", "hf_quant_config.json", "quanto_qmap.json"]
)
def test_a_file_of_quantization_beside_the_configuration_is_refused_by_name(name: str, model: Path) -> None:
    (model / name).write_text('{"bits": 4}')
    assert name in refusal(model, UnsupportedModel)


@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.uint8, torch.int8, torch.int32])
def test_weights_that_are_no_float_are_refused_by_name_though_nothing_else_tells_of_it(
    dtype: torch.dtype, model: Path
) -> None:
    weights = load_file(model / WEIGHTS)
    name = "model.layers.1.mlp.up_proj.weight"
    weights[name] = weights[name].to(dtype)
    save_file(weights, model / WEIGHTS, metadata={"format": "pt"})
    told = refusal(model, UnsupportedModel)
    assert name in told and "quantized" in told


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int32])
@pytest.mark.parametrize(
    "name",
    [
        *("model.layers.0.self_attn.bias", "transformer.h.0.attn.bias", "h.0.attn.masked_bias"),
        *("transformer.h.0.self_attention.masked_bias", "model.embeddings.position_ids", "position_ids"),
    ],
)
def test_masks_and_positions_beside_the_weights_are_of_any_dtype(name: str, dtype: torch.dtype, model: Path) -> None:
    weights = load_file(model / WEIGHTS)
    save_file(weights | {name: torch.ones(4, dtype=dtype)}, model / WEIGHTS, metadata={"format": "pt"})
    check_model(str(model))
    load_model(str(model), "float32")


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_no_weight_is_taken_for_a_mask_or_positions(architecture: str, tiny_model: Callable[[str], str]) -> None:
    assert [name for name in load_file(Path(tiny_model(architecture)) / WEIGHTS) if BUFFER.search(name)] == []


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int32, torch.float8_e4m3fn])
@pytest.mark.parametrize("name", ["self_attn.q_proj.bias", "self_attn.q_proj.qweight", "self_attn.o_proj.weight"])
def test_a_weight_or_bias_of_attention_is_no_mask(name: str, dtype: torch.dtype, model: Path) -> None:
    weights = load_file(model / WEIGHTS) | {f"model.layers.0.{name}": torch.ones(4).to(dtype)}
    save_file(weights, model / WEIGHTS, metadata={"format": "pt"})
    assert f"model.layers.0.{name} is " in refusal(model, UnsupportedModel)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float16, torch.bfloat16])
def test_weights_of_any_float_are_served(dtype: torch.dtype, model: Path) -> None:
    weights = {name: value.to(dtype) for name, value in load_file(model / WEIGHTS).items()}
    save_file(weights, model / WEIGHTS, metadata={"format": "pt"})
    check_model(str(model))
    load_model(str(model), "float32")


# --- misleading files of other models -----------------------------------------------------------------------------


@pytest.mark.parametrize("named", ["modeling_own.OwnForCausalLM", "elsewhere--modeling.OwnForCausalLM"])
def test_code_of_the_models_own_is_not_replaced_by_the_stock_class(named: str, model: Path) -> None:
    edit_config(model, auto_map={"AutoConfig": "configuration_own.OwnConfig", "AutoModelForCausalLM": named})
    assert named in refusal(model, UnsupportedModel)


def test_a_stock_model_that_still_has_its_first_code_is_served(model: Path) -> None:
    edit_config(model, auto_map={"AutoModelForCausalLM": "modeling_llama.LlamaForCausalLM"})
    check_model(str(model))
    load_model(str(model), "float32")


@pytest.mark.parametrize("cap", [None, 0.0])
@pytest.mark.parametrize("architecture", ["llama", "gemma3"])
def test_logits_of_attention_that_are_capped_at_nothing_are_not_capped(
    architecture: str, cap: float | None, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    directory = Path(shutil.copytree(tiny_model(architecture), tmp_path / "model"))
    edit_config(directory, attn_logit_softcapping=cap)
    check_model(str(directory))
    load_model(str(directory), "float32")


def test_an_adapter_is_not_left_out_silently(model: Path) -> None:
    (model / "adapter_config.json").write_text("{}")
    assert "adapter" in refusal(model, UnsupportedModel)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"model_type": "no-such-model"}, "'no-such-model' is none of llama"),
        ({"model_type": ["llama"]}, "is none of llama"),
        ({"model_type": "deepseek_v3"}, "latent"),
        ({"rope_scaling": {"type": "dynamic", "factor": 2.0}, "rope_parameters": None}, "dynamic"),
        ({"rope_scaling": {"rope_type": None, "type": "linear", "factor": 2.0}}, "rope_type is null"),
        ({"rope_parameters": {"rope_type": None, "rope_theta": 10000.0}}, "rope_type is null"),
        ({"attn_logit_softcapping": 50.0}, "soft-capped"),
        ({"model_type": "gemma2", "attn_logit_softcapping": 0.0}, "must be null or above 0, not 0.0"),
        ({"model_type": "gemma2", "attn_logit_softcapping": "50"}, "must be null or above 0, not '50'"),
        ({"model_type": "gpt_oss", "swiglu_limit": 5.0}, "swiglu_limit 5.0"),
        ({"per_layer_config": {"1": {"intermediate_size": 64}}}, "per_layer_config"),
    ],
)
def test_an_architecture_or_a_variant_that_is_not_supported_is_refused(
    changes: dict[str, Any], said: str, model: Path
) -> None:
    edit_config(model, **changes)
    assert said in refusal(model, UnsupportedModel)


@pytest.mark.parametrize("text", ["{", "", "{}", "[]", "7", '{"model_type": null}', "[" * 100_000], ids=lambda t: t[:7])
def test_a_configuration_that_cannot_be_read_is_refused(text: str, model: Path) -> None:
    (model / "config.json").write_text(text)
    assert str(model / "config.json") in refusal(model, ModelNotFound)


@pytest.mark.parametrize(
    "changes",
    [
        {"hidden_size": "abc"},
        {"num_hidden_layers": 0},
        {"num_attention_heads": 4.5},
        {"vocab_size": True},
        {"head_dim": []},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_size_that_is_none_is_refused_by_name(changes: dict[str, Any], model: Path) -> None:
    edit_config(model, **changes)
    assert f"{next(iter(changes))} {next(iter(changes.values()))!r}: it must be" in refusal(model, ModelNotFound)


# --- weights that are not there -----------------------------------------------------------------------------------


def test_a_directory_without_weights_says_which_are_looked_for_and_what_is_there(model: Path) -> None:
    (model / WEIGHTS).rename(model / "pytorch_model.bin")
    told = refusal(model, ModelNotFound)
    assert f"no {WEIGHTS} and no {WEIGHTS_INDEX}" in told
    assert told.endswith("pytorch_model.bin is not loaded")


def test_weights_need_not_be_where_no_worker_is(model: Path) -> None:
    (model / WEIGHTS).unlink()
    check_model(str(model), with_weights=False)


def test_a_file_that_the_index_names_and_that_is_missing_is_named(model: Path) -> None:
    shard(model)
    (model / "model-00002-of-00002.safetensors").unlink()
    assert "lacks 1 of 2 files of weights: model-00002-of-00002.safetensors" in refusal(model, ModelNotFound)


def test_a_weight_that_the_index_names_and_its_file_lacks_is_named(model: Path) -> None:
    shard(model)
    index = json.loads((model / WEIGHTS_INDEX).read_text())
    index["weight_map"]["model.layers.9.weight"] = "model-00001-of-00002.safetensors"
    (model / WEIGHTS_INDEX).write_text(json.dumps(index))
    assert "model.layers.9.weight" in refusal(model, ModelNotFound)


@pytest.mark.parametrize("text", ["{", "{}", '{"weight_map": {}}', '{"weight_map": []}', "[]"])
def test_an_index_that_names_nothing_is_refused(text: str, model: Path) -> None:
    shard(model)
    (model / WEIGHTS_INDEX).write_text(text)
    assert WEIGHTS_INDEX in refusal(model, ModelNotFound)


def damages(data: bytes) -> dict[str, bytes]:
    def with_header(header: Any) -> bytes:
        text = json.dumps(header).encode()
        return struct.pack("<Q", len(text)) + text + data[:64]

    return {
        "cut short": data[:-1],
        "cut in the header": data[:20],
        "with more after it": data + b"\0",
        "empty": b"",
        "garbage": b"\xff" * 64,
        "no header": bytes(8) + data,
        "header is no JSON": struct.pack("<Q", 8) + b"{" * 16,
        "header is a list": with_header([]),
        "tensor is a number": with_header({"a": 7}),
        "no offsets": with_header({"a": {"dtype": "F32", "shape": [1]}}),
        "short offsets": with_header({"a": {"dtype": "F32", "shape": [1], "data_offsets": [0]}}),
        "offsets are text": with_header({"a": {"dtype": "F32", "shape": [1], "data_offsets": [0, "x"]}}),
        "a page that says error": b"<!DOCTYPE html><html>404</html>",
        "a pointer to the weights": b"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n",
    }


@pytest.mark.parametrize("damage", damages(bytes(64)))
def test_damaged_weights_are_refused_by_their_header(damage: str, model: Path) -> None:
    path = model / WEIGHTS
    path.write_bytes(damages(path.read_bytes())[damage])
    assert str(path) in refusal(model, ModelNotFound)


# --- files that count as weights ----------------------------------------------------------------------------------


def edit_index(directory: Path, **changes: Any) -> None:
    path = directory / WEIGHTS_INDEX
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def clutter(directory: Path) -> None:
    """Write files that may lie next to weights and are not loaded."""
    (directory / "gone.safetensors").symlink_to(directory / "nothing")
    (directory / "folder.safetensors").mkdir()
    (directory / "empty.safetensors").touch()
    (directory / "consolidated.safetensors").write_bytes(b"\xff" * 64)
    (directory / "adapter_model.safetensors").write_bytes(b"{}")
    os.mkfifo(directory / "pipe.safetensors")


@pytest.mark.parametrize("parts", [1, 2])
def test_what_lies_beside_the_weights_is_not_looked_at(parts: int, model: Path) -> None:
    if parts > 1:
        shard(model, parts)
        (model / WEIGHTS).symlink_to(model / "nothing")  # transformers then takes the index
    before = load_model(str(model), "float32").facts.fingerprint
    clutter(model)
    check_model(str(model))
    assert load_model(str(model), "float32").facts.fingerprint == before


def test_weights_may_be_links_to_files_elsewhere(model: Path, tmp_path: Path) -> None:
    """The files are links, as in the cache of huggingface_hub."""
    shard(model)
    (tmp_path / "blobs").mkdir()
    for path in model.glob("*.safetensors"):
        target = path.rename(tmp_path / "blobs" / path.name)
        path.symlink_to(Path("..") / "blobs" / target.name)
    check_model(str(model))
    load_model(str(model), "float32")


@pytest.mark.parametrize("what", ["link", "folder", "pipe"])
def test_weights_that_are_no_file_are_refused_by_name(what: str, model: Path) -> None:
    (model / WEIGHTS).unlink()
    if what == "link":
        (model / WEIGHTS).symlink_to(model / "nothing")
    elif what == "folder":
        (model / WEIGHTS).mkdir()
    else:
        os.mkfifo(model / WEIGHTS)
    told = refusal(model, ModelNotFound)
    assert f"{WEIGHTS} is {'a link to nothing' if what == 'link' else 'no regular file'}" in told


@pytest.mark.parametrize("name", ["generation_config.json", "tokenizer_config.json", "chat_template.jinja"])
def test_a_small_file_that_is_a_pipe_is_refused_and_not_waited_for(name: str, model: Path) -> None:
    (model / name).unlink(missing_ok=True)
    os.mkfifo(model / name)
    assert f"{model / name} is not a regular file" in refusal(model, ModelNotFound)


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("../model-00002-of-00002.safetensors", "outside of the directory"),
        ("/etc/weights.safetensors", "outside of the directory"),
        ("a/../../x.safetensors", "outside of the directory"),
        ("model-00002-of-00002.bin", "not a .safetensors file"),
        (7, "names 7 for weights"),
        (None, "names None for weights"),
        ("x" * 300 + ".safetensors", "lacks 1 of 3 files"),
        ("a\0b.safetensors", "lacks 1 of 3 files"),
        ("folder.safetensors", "it exists, but is not a regular file"),
    ],
    ids=str,
)
def test_an_index_names_files_inside_of_the_directory(file: Any, said: str, model: Path) -> None:
    shard(model)
    (model / "folder.safetensors").mkdir()
    weight_map = json.loads((model / WEIGHTS_INDEX).read_text())["weight_map"]
    edit_index(model, weight_map=weight_map | {"model.norm.weight": file})
    told = refusal(model, ModelNotFound)
    assert said in told
    assert len(told) < 200 + 3 * len(str(model))


def test_files_of_one_name_in_two_folders_are_refused(model: Path) -> None:
    shard(model)
    weight_map = json.loads((model / WEIGHTS_INDEX).read_text())["weight_map"]
    (model / "sub").mkdir()
    first, second = sorted(set(weight_map.values()))
    (model / second).rename(model / "sub" / first)
    edit_index(
        model, weight_map={name: f"sub/{first}" if file == second else file for name, file in weight_map.items()}
    )
    assert "of the same name in two folders" in refusal(model, ModelNotFound)


@pytest.mark.parametrize("metadata", ["absent", None, [], "pt"])
def test_an_index_without_metadata_is_refused_with_what_to_add(metadata: Any, model: Path) -> None:
    shard(model)
    content = json.loads((model / WEIGHTS_INDEX).read_text())
    del content["metadata"]
    (model / WEIGHTS_INDEX).write_text(
        json.dumps(content if metadata == "absent" else content | {"metadata": metadata})
    )
    assert 'add "metadata": {}' in refusal(model, ModelNotFound)


def test_a_weight_in_two_files_is_refused_and_the_index_says_which_one_is_right(model: Path) -> None:
    """transformers loads the last one of both files, whatever the index says."""
    shard(model)
    name = "model.layers.1.mlp.up_proj.weight"
    owner = json.loads((model / WEIGHTS_INDEX).read_text())["weight_map"][name]
    other = model / next(path.name for path in model.glob("model-*.safetensors") if path.name != owner)
    save_file(load_file(other) | {name: torch.zeros(96, 64)}, other, metadata={"format": "pt"})
    told = refusal(model, ModelNotFound)
    assert name in told and f"the index names that in {owner}: remove it from the other file" in told


@pytest.mark.parametrize("where", ["index", "header"])
def test_a_name_that_is_there_twice_is_refused(where: str, model: Path) -> None:
    if where == "index":
        shard(model)
        text = (model / WEIGHTS_INDEX).read_text()
        entry = '"model.norm.weight": "model-00002-of-00002.safetensors"'
        (model / WEIGHTS_INDEX).write_text(text.replace('"weight_map": {', f'"weight_map": {{{entry}, {entry}, '))
    else:
        tensor = '"model.norm.weight":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}'
        header = f"{{{tensor},{tensor}}}".encode()
        (model / WEIGHTS).write_bytes(struct.pack("<Q", len(header)) + header + bytes(4))
    assert "'model.norm.weight' is there twice" in refusal(model, ModelNotFound)


@pytest.mark.parametrize(
    "tensors",
    [
        {"a": [1, 0, 4], "b": [1, 0, 4]},
        {"a": [1, 0, 4], "b": [1, 8, 12]},
        {"a": [3, 0, 4]},
        {"a": [-1, 0, 4]},
    ],
    ids=["on one another", "with a gap", "too short", "negative"],
)
def test_tensors_that_do_not_lie_side_by_side_are_refused(tensors: dict[str, list[int]], model: Path) -> None:
    told = {name: {"dtype": "F32", "shape": [size], "data_offsets": at} for name, (size, *at) in tensors.items()}
    header = json.dumps(told).encode()
    end = max(at[-1] for at in tensors.values())
    (model / WEIGHTS).write_bytes(struct.pack("<Q", len(header)) + header + bytes(end))
    assert f"{model / WEIGHTS} is no safetensors file" in refusal(model, ModelNotFound)


def test_workers_of_a_bench_are_not_started_for_a_model_that_cannot_be_served(model: Path) -> None:
    edit_config(model, quantization_config=METHODS[0])
    ranks = LocalRanks(WorkerConfig(model=str(model)), 1)
    with pytest.raises(UnsupportedModel, match="gptq"), ranks:
        pass
    assert not ranks._ranks
