"""Loaded models: logits of the stock model, facts of their configuration, refusals, and fingerprints."""

import json
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import AutoModelForCausalLM, FalconConfig, Gemma3TextConfig, GPT2Config, PreTrainedModel
from transformers.models.llama.modeling_llama import LlamaAttention

from kvstore import KVShape
from kvstore.native.instruction_sets import instruction_set_of_host
from tests.support.every_case import SOME_TINY_ARCHITECTURES
from tests.support.tiny_models import ALL_TINY_ARCHITECTURES, TINY_VOCABULARY, TINY_WINDOWS, tiny_config
from workers.errors import ModelNotFound, UnsupportedModel, WorkerError
from workers.kernels.linear import BlockedLinear, DottedLinear
from workers.kernels.native.parallel_code import has_kernels, openmp_of_torch
from workers.kernels.norm import FewRowsNorm
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import load_model, random_model, random_model_in_memory, versions

TinyModel = Callable[[str], str]


@pytest.fixture
def copy_of(tiny_model: TinyModel, tmp_path: Path) -> Callable[[str], Path]:
    """Function that copies a tiny model, which the test may damage."""

    def copy(architecture: str) -> Path:
        return Path(shutil.copytree(tiny_model(architecture), tmp_path / architecture))

    return copy


def edit_config(directory: Path, **changes: Any) -> None:
    path = directory / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def assert_refused(directory: Path | str, error: type[WorkerError], *said: str) -> None:
    with pytest.raises(error) as caught:
        load_model(str(directory), "float32")
    message = str(caught.value)
    assert "\n" not in message
    assert all(part in message for part in said), message


def random_prompt(num_tokens: int) -> torch.Tensor:
    return torch.randint(2, TINY_VOCABULARY, (1, num_tokens), generator=torch.Generator().manual_seed(1))


class OwnRows:
    """A `LayerExchange` without a past."""

    num_past = 0

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        return k_1KTD, v_1KTD


@pytest.mark.parametrize("architecture", [*ALL_TINY_ARCHITECTURES, "gemma3 with a soft cap"])
def test_logits_of_hidden_rows_are_those_of_the_stock_model(
    architecture: str, tiny_model: TinyModel, tmp_path: Path
) -> None:
    directory = tmp_path / "capped"
    if " " in architecture:
        capped = tiny_config("gemma3").to_dict() | {"final_logit_softcapping": 3.0}
        random_model(Gemma3TextConfig(**capped), str(directory))
    else:
        directory = Path(tiny_model(architecture))
    model, prompt = load_model(str(directory), "float32"), random_prompt(40)
    network = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32, attn_implementation="eager")
    network = network.eval()
    with torch.inference_mode():
        expected_TV = network(prompt).logits[0]
    assert (expected_TV.abs().max() <= 3) == (" " in architecture)
    rows = OwnRows()
    hidden_TH = model.hidden_rows(prompt[0], ChainCache(rows, model.facts.kv.num_layers))
    torch.testing.assert_close(model.logits_of(hidden_TH), expected_TV, rtol=1e-4, atol=1e-4)
    torch.testing.assert_close(model.logits_of(hidden_TH[17:18]), expected_TV[17:18], rtol=1e-4, atol=1e-4)


# --- the tiny models can show a mistake ---------------------------------------------------------------------------


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_a_tiny_model_says_various_things(architecture: str, stock_model: Callable[[str], PreTrainedModel]) -> None:
    prompt = random_prompt(203)
    with torch.inference_mode():
        tokens = stock_model(architecture).generate(
            prompt, attention_mask=torch.ones_like(prompt), max_new_tokens=8, do_sample=False, pad_token_id=0
        )
    assert len(set(tokens[0, 203:].tolist())) > 1


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_a_tiny_models_answer_depends_on_an_early_token(
    architecture: str, stock_model: Callable[[str], PreTrainedModel]
) -> None:
    prompt = random_prompt(203)
    # Four layers with windows of 24 rows see 92 rows back; every other tiny model has a layer without a window.
    early = 120 if None not in TINY_WINDOWS.get(architecture, [None]) else 3
    changed = prompt.clone()
    changed[0, early] = prompt[0, early] % (TINY_VOCABULARY - 2) + 2
    with torch.inference_mode():
        before, after = (stock_model(architecture)(tokens).logits[0, -1] for tokens in (prompt, changed))
    assert changed[0, early] != prompt[0, early]
    assert (after - before).abs().max() > 1e-2


def test_a_tiny_mistral_forgets_what_no_chain_of_windows_reaches(stock_model: Callable[[str], PreTrainedModel]) -> None:
    prompt = random_prompt(203)
    changed = prompt.clone()
    changed[0, 203 - 4 * 23 - 2] = 2 + (int(prompt[0, 203 - 4 * 23 - 2]) - 1) % (TINY_VOCABULARY - 2)
    with torch.inference_mode():
        before, after = (stock_model("mistral")(tokens).logits[0, -1] for tokens in (prompt, changed))
    assert not torch.equal(changed, prompt)
    assert (after - before).abs().max() < 1e-4


# --- facts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("architecture", "model_type", "kv_heads"),
    [
        ("llama", "llama", 2),
        ("qwen2", "qwen2", 2),
        ("qwen3", "qwen3", 2),
        ("mistral", "mistral", 2),
        ("opt", "opt", 4),
        ("falcon", "falcon", 2),
        ("falcon-mq", "falcon", 1),
        ("gemma3", "gemma3_text", 2),
    ],
)
def test_the_facts_of_a_model_are_those_of_its_configuration(
    architecture: str, model_type: str, kv_heads: int, tiny_model: TinyModel
) -> None:
    facts = load_model(tiny_model(architecture), "float32").facts
    assert facts.name == architecture
    assert facts.architecture == model_type
    assert facts.kv == KVShape(num_layers=4, num_kv_heads=kv_heads, head_dim=16, dtype="float32")
    assert facts.vocab_size == TINY_VOCABULARY
    assert facts.max_positions == 512
    assert facts.eos_token_ids == ()
    assert facts.row_cost.attention == 4 * 4 * 16 * 4
    assert facts.row_cost.linear > 2 * 4 * 4 * 64 * 64


def test_the_dtype_asked_for_is_the_dtype_of_the_kv(tiny_model: TinyModel) -> None:
    model = load_model(tiny_model("llama"), "bfloat16")
    assert model.facts.kv.dtype == "bfloat16"
    assert model._network.dtype == torch.bfloat16


@pytest.mark.parametrize(("eos", "expected"), [(5, (5,)), ([5, 9], (5, 9)), (None, ())])
def test_end_of_sequence_tokens_come_as_one_several_or_none(
    eos: Any, expected: tuple[int, ...], tmp_path: Path
) -> None:
    config = tiny_config("llama")
    config.eos_token_id = eos
    random_model(config, str(tmp_path))
    assert load_model(str(tmp_path), "float32").facts.eos_token_ids == expected


def test_a_model_is_loaded_for_inference(tiny_model: TinyModel) -> None:
    assert not load_model(tiny_model("opt"), "float32")._network.training


def test_the_same_seed_writes_the_same_model_and_another_seed_another(tmp_path: Path) -> None:
    for name, seed in [("a", 1), ("b", 1), ("c", 2)]:
        random_model(tiny_config("llama"), str(tmp_path / name), seed=seed)
    prints = [load_model(str(tmp_path / name), "float32").facts.fingerprint for name in ("a", "b", "c")]
    assert prints[0] == prints[1] != prints[2]


def test_the_versions_of_the_libraries_are_known() -> None:
    assert versions()["torch"] == torch.__version__
    assert set(versions()) == {"torch", "transformers"}


# --- refusals -----------------------------------------------------------------------------------------------------


def test_an_unknown_architecture_is_refused_by_name(tmp_path: Path) -> None:
    random_model(GPT2Config(vocab_size=50, n_embd=32, n_layer=1, n_head=2, n_positions=64), str(tmp_path))
    assert_refused(tmp_path, UnsupportedModel, "'gpt2'", "llama, qwen2")


def test_falcon_with_alibi_is_refused(tmp_path: Path) -> None:
    config = FalconConfig(vocab_size=50, hidden_size=32, num_hidden_layers=1, num_attention_heads=2, alibi=True)
    random_model(config, str(tmp_path))
    assert_refused(tmp_path, UnsupportedModel, "ALiBi")


def test_soft_capped_attention_is_refused(copy_of: Callable[[str], Path]) -> None:
    directory = copy_of("gemma3")
    edit_config(directory, attn_logit_softcapping=50.0)
    assert_refused(directory, UnsupportedModel, "soft-capped")


def test_bidirectional_attention_is_refused(copy_of: Callable[[str], Path]) -> None:
    directory = copy_of("gemma3")
    edit_config(directory, use_bidirectional_attention=True)
    assert_refused(directory, UnsupportedModel, "bidirectional")


def test_a_directory_without_a_configuration_is_no_model(tmp_path: Path) -> None:
    assert_refused(tmp_path, ModelNotFound, str(tmp_path), "no config.json")


def test_a_directory_that_does_not_exist_is_no_model(tmp_path: Path) -> None:
    assert_refused(tmp_path / "nowhere", ModelNotFound, "nowhere", "no config.json")


@pytest.mark.parametrize("text", ["{", "", "{}", "[]"], ids=["cut", "empty", "{}", "list"])
def test_a_configuration_that_cannot_be_read_is_no_model(text: str, copy_of: Callable[[str], Path]) -> None:
    directory = copy_of("llama")
    (directory / "config.json").write_text(text)
    assert_refused(directory, ModelNotFound, str(directory))


def test_a_model_without_weights_is_not_found(copy_of: Callable[[str], Path]) -> None:
    directory = copy_of("llama")
    (directory / "model.safetensors").unlink()
    assert_refused(directory, ModelNotFound, str(directory))


def test_pickled_weights_are_not_loaded(copy_of: Callable[[str], Path]) -> None:
    directory = copy_of("llama")
    torch.save(load_file(directory / "model.safetensors"), directory / "pytorch_model.bin")
    (directory / "model.safetensors").unlink()
    assert_refused(directory, ModelNotFound, str(directory))


def test_weights_of_another_shape_are_refused_in_one_line(copy_of: Callable[[str], Path]) -> None:
    directory = copy_of("llama")
    edit_config(directory, intermediate_size=130)
    assert_refused(directory, ModelNotFound, str(directory), "mlp.down_proj.weight of [64, ", "wants [64, 130]")


# --- fingerprint --------------------------------------------------------------------------------------------------


def fingerprint(directory: Path | str) -> str:
    return load_model(str(directory), "float32").facts.fingerprint


def test_a_copy_of_a_model_has_its_fingerprint(copy_of: Callable[[str], Path], tiny_model: TinyModel) -> None:
    assert fingerprint(copy_of("llama")) == fingerprint(tiny_model("llama"))


def test_one_changed_weight_changes_the_fingerprint(copy_of: Callable[[str], Path], tiny_model: TinyModel) -> None:
    directory = copy_of("llama")
    weights = load_file(directory / "model.safetensors")
    weights["model.layers.3.self_attn.v_proj.weight"][0, 0] += 1e-3
    save_file(weights, directory / "model.safetensors", metadata={"format": "pt"})
    assert fingerprint(directory) != fingerprint(tiny_model("llama"))


def test_another_rope_theta_changes_the_fingerprint(copy_of: Callable[[str], Path], tiny_model: TinyModel) -> None:
    directory = copy_of("llama")
    parameters = json.loads((directory / "config.json").read_text())["rope_parameters"]
    edit_config(directory, rope_parameters=parameters | {"rope_theta": 20_000.0})
    assert fingerprint(directory) != fingerprint(tiny_model("llama"))


def test_what_says_nothing_about_the_kv_keeps_the_fingerprint(
    copy_of: Callable[[str], Path], tiny_model: TinyModel
) -> None:
    directory = copy_of("llama")
    edit_config(directory, transformers_version="5.17.0", _name_or_path="/elsewhere", use_cache=False)
    assert fingerprint(directory) == fingerprint(tiny_model("llama"))


def test_a_missing_weight_is_refused_and_not_made_up(copy_of: Callable[[str], Path]) -> None:
    # transformers would draw it at random: another weight in every worker, under one fingerprint.
    directory = copy_of("llama")
    weights = load_file(directory / "model.safetensors")
    del weights["model.layers.2.self_attn.k_proj.weight"]
    save_file(weights, directory / "model.safetensors", metadata={"format": "pt"})
    assert_refused(directory, ModelNotFound, str(directory), "model.layers.2.self_attn.k_proj.weight")


@pytest.mark.parametrize("damage", ["cut short", "empty", "garbage header"])
def test_broken_weights_are_refused_in_one_line(damage: str, copy_of: Callable[[str], Path]) -> None:
    directory = copy_of("llama")
    path = directory / "model.safetensors"
    data = path.read_bytes()
    path.write_bytes({"cut short": data[: len(data) // 2], "empty": b"", "garbage header": b"\xff" * 64}[damage])
    assert_refused(directory, ModelNotFound, str(directory))


@pytest.mark.parametrize(
    "change",
    [
        {"hidden_size": "abc"},
        {"num_attention_heads": 5},
        {"num_hidden_layers": None},
        {"hidden_act": "nope"},
        {"rope_parameters": {"rope_type": "nope"}},
    ],
)
def test_a_configuration_that_makes_no_sense_is_refused_in_one_line(
    change: dict[str, Any], copy_of: Callable[[str], Path]
) -> None:
    directory = copy_of("llama")
    config = json.loads((directory / "config.json").read_text())
    (directory / "config.json").write_text(json.dumps(config | change))
    assert_refused(directory, WorkerError)


@pytest.mark.parametrize("rope_type", ["longrope", "dynamic"])
def test_positions_that_depend_on_the_length_of_the_prompt_are_refused(
    rope_type: str, copy_of: Callable[[str], Path]
) -> None:
    directory = copy_of("llama")
    config = json.loads((directory / "config.json").read_text())
    factors = {"short_factor": [1.0] * 8, "long_factor": [4.0] * 8} if rope_type == "longrope" else {}
    rope = {"rope_type": rope_type, "rope_theta": 1e4, "factor": 8.0, "original_max_position_embeddings": 64, **factors}
    (directory / "config.json").write_text(json.dumps(config | {"rope_parameters": rope}))
    assert_refused(directory, UnsupportedModel, rope_type)


def test_phi3_with_longrope_is_served_up_to_where_keys_are_rotated_anew(tiny_model: TinyModel) -> None:
    directory = tiny_model("phi3-longrope")
    facts, prompt = load_model(directory, "float32").facts, random_prompt(257)
    assert facts.max_positions == 256
    with pytest.raises(ValueError, match="256 positions"):
        facts.check_prompt(prompt[0].tolist(), 1)
    network = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32).eval()
    with torch.inference_mode():
        keys = [network(prompt[:, :end]).past_key_values.layers[0].keys[0, :, 7] for end in (100, 256, 257)]
    torch.testing.assert_close(keys[0], keys[1], rtol=1e-5, atol=1e-5)
    assert (keys[2] - keys[0]).abs().max() > 1e-2, "no stored key may be rotated so"


def test_a_token_costs_only_the_experts_that_it_is_routed_to(tiny_model: TinyModel) -> None:
    model = load_model(tiny_model("mixtral"), "float32")
    unused = sum(weight.numel() / 2 for name, weight in model._network.named_parameters() if ".experts." in name)
    others = sum(weight.numel() for name, weight in model._network.named_parameters() if "embed" not in name)
    assert unused > 0
    assert model.facts.row_cost.linear == 2 * (others - unused)


# --- models without weights on disk -------------------------------------------------------------------------------


def test_a_random_model_in_memory_has_the_facts_of_one_that_was_written(tmp_path: Path) -> None:
    written, kept = tmp_path / "written", tmp_path / "kept"
    random_model(tiny_config("llama"), str(written))
    loaded = load_model(str(written), "bfloat16").facts
    made = random_model_in_memory(tiny_config("llama"), str(kept), "bfloat16").facts
    assert replace(made, name="", fingerprint="") == replace(loaded, name="", fingerprint="")
    assert not list(kept.glob("*.safetensors"))


def test_random_models_of_other_seeds_have_other_fingerprints(tmp_path: Path) -> None:
    config = tiny_config("llama")
    prints = [
        random_model_in_memory(config, str(tmp_path), "float32", seed=seed).facts.fingerprint for seed in (1, 1, 2)
    ]
    assert prints[0] == prints[1] != prints[2]


@pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)
def test_a_model_on_the_processor_has_kernels(tiny_model: TinyModel) -> None:
    kinds = Counter(type(module) for module in load_model(tiny_model("llama"), "float32")._network.modules())
    num_layers = tiny_config("llama").num_hidden_layers
    norms = sum(number for kind, number in kinds.items() if issubclass(kind, FewRowsNorm))
    assert (kinds[BlockedLinear], norms) == (7 * num_layers, 2 * num_layers + 1)
    assert kinds[LlamaAttention] == num_layers


def test_a_head_that_is_the_embedding_gives_the_stock_model_s_logits(tmp_path: Path) -> None:
    config = tiny_config("llama")
    config.tie_word_embeddings = True
    random_model(config, str(tmp_path))
    network = load_model(str(tmp_path), "float32")._network
    stock = AutoModelForCausalLM.from_pretrained(tmp_path, dtype=torch.float32).eval()
    if instruction_set_of_host() is not None and openmp_of_torch() is not None:
        assert isinstance(network.lm_head, DottedLinear)
    hidden_1TH = torch.randn(1, 2, config.hidden_size)
    with torch.inference_mode():
        torch.testing.assert_close(network.lm_head(hidden_1TH), stock.lm_head(hidden_1TH), rtol=1e-5, atol=1e-5)
