"""A model's directory, judged by its small files and the headers of its weights: before torch is imported, in seconds.

Whatever loads a model asks here first. What cannot be served is refused in one line then, and not after a service has
started and read the weights; what transformers would load in another way than it says of itself (weights quantized in
another way than one that is known, code and adapters that come with the model) is refused and never ignored.
"""

import os
from collections.abc import Callable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any

from workers.errors import ModelNotFound, UnsupportedModel
from workers.model.quantized_weights import Fp8, StoredTensor, check_tensors, fp8_of
from workers.model.weight_files import WEIGHTS, WEIGHTS_INDEX, is_file, named_weights, read_json, tensors_of

__all__ = [
    "ARCHITECTURES",
    "WEIGHTS",
    "WEIGHTS_INDEX",
    "check_model",
    "read_entries",
    "refuse_unsupported",
    "stored_fp8",
    "stored_tensors",
    "weight_files",
]

#: By `model_type`: the stock class that computes it.
ARCHITECTURES = {
    "llama": "LlamaForCausalLM",
    "qwen2": "Qwen2ForCausalLM",
    "qwen3": "Qwen3ForCausalLM",
    "mistral": "MistralForCausalLM",
    "opt": "OPTForCausalLM",
    "falcon": "FalconForCausalLM",
    "gemma3_text": "Gemma3ForCausalLM",
    "mixtral": "MixtralForCausalLM",
    "qwen3_moe": "Qwen3MoeForCausalLM",
    "olmo2": "Olmo2ForCausalLM",
    "olmo3": "Olmo3ForCausalLM",
    "granite": "GraniteForCausalLM",
    "starcoder2": "Starcoder2ForCausalLM",
    "glm4": "Glm4ForCausalLM",
    "smollm3": "SmolLM3ForCausalLM",
    "cohere2": "Cohere2ForCausalLM",
    "ministral": "MinistralForCausalLM",
    "phi3": "Phi3ForCausalLM",
    "gpt_oss": "GptOssForCausalLM",
    "gemma2": "Gemma2ForCausalLM",
}
#: What people ask for and is not computed, with the reason.
_NOT_EXACT = {
    "deepseek_v3": "its rows are latent ones, of another shape (docs/decisions/0033-latent-rows-and-states.md)",
}
#: Of gpt-oss, constants in the code of older transformers, which reads no such entry.
_GPT_OSS_CONSTANTS = {"swiglu_alpha": 1.702, "swiglu_limit": 7.0}
#: Rotary positions that depend on nothing but the position. Others ("longrope", "dynamic") rotate a token's key by the
#: length of the prompt as well, so keys stored with one prompt would be wrong in another.
_ROPE_TYPES = {"default", "linear", "llama3", "yarn"}
#: Phi-3's depend on the length from a known one on, and no longer prompts are served (`workers/model/facts.py`).
_PHI3_ROPE_TYPES = {"longrope", "su"}
_ADAPTER = "adapter_config.json"
#: Other files that transformers reads, where they are there: it would wait for a pipe's other end for ever.
_SMALL_FILES = (
    *("generation_config.json", "tokenizer_config.json", "tokenizer.json", "special_tokens_map.json"),
    *("added_tokens.json", "chat_template.json", "chat_template.jinja"),
)
#: Entries that are sizes, where they are there.
_SIZES = (
    *("num_hidden_layers", "hidden_size", "intermediate_size", "vocab_size", "max_position_embeddings"),
    *("num_attention_heads", "num_key_value_heads", "num_kv_heads", "head_dim"),
)


def check_model(directory: str, *, with_weights: bool = True) -> None:
    """Raises ModelNotFound or UnsupportedModel, in one line, for what cannot be served.

    `with_weights`: whether they must be here, too; where a service's workers are on other nodes, they need not.
    """
    entries = read_entries(directory)
    if entries.get("model_type") is None:
        raise ModelNotFound(f"{directory}/config.json names no model_type")
    refuse_unsupported(entries.get)
    if entries.get("per_layer_config"):  # transformers has something of this name in every configuration
        raise UnsupportedModel("layers that differ by per_layer_config are not supported")
    _refuse_foreign_code(directory, entries)
    fp8 = fp8_of(directory, entries)
    for name in _SIZES:
        size = entries.get(name)
        if size is not None and (type(size) is not int or size < 1):
            raise ModelNotFound(f"{directory}/config.json makes no sense: {name} is {size!r}")
    for path in (Path(directory) / name for name in _SMALL_FILES):
        if os.path.lexists(path) and not is_file(path):
            raise ModelNotFound(f"{path} is no file that can be read: put the file itself there, or remove it")
    if with_weights:
        check_tensors(directory, tensors_of(named_weights(directory, entries)), fp8)


def stored_tensors(directory: str) -> dict[str, StoredTensor]:
    """Read the headers of a model's weights, by the tensors' names. Raises ModelNotFound."""
    return tensors_of(named_weights(directory, read_entries(directory)))


def read_entries(directory: str) -> dict[str, Any]:
    """What config.json says. Raises ModelNotFound."""
    path = Path(directory) / "config.json"
    if not is_file(path):
        raise ModelNotFound(f"{directory} is no model directory: it has no config.json")
    return read_json(path)


def stored_fp8(directory: str) -> Fp8 | None:
    """How the FP8 weights of a model that passes `check_model` are scaled; None where they are numbers as they are."""
    return fp8_of(directory, read_entries(directory))


def weight_files(directory: str) -> list[Path]:
    """The files whose weights are loaded, by name: what else lies in the directory does not matter.

    Raises ModelNotFound when there are none.
    """
    return sorted(named_weights(directory, read_entries(directory)))


def refuse_unsupported(entry: Callable[[str], Any]) -> None:
    """`entry`: what the configuration has under a name, None for nothing. Raises UnsupportedModel."""
    if entry("model_type") not in list(ARCHITECTURES):  # it may be anything
        because = next((f": {why}" for name, why in _NOT_EXACT.items() if name == entry("model_type")), "")
        raise UnsupportedModel(f"architecture {entry('model_type')!r} is none of {', '.join(ARCHITECTURES)}{because}")
    if entry("alibi"):
        raise UnsupportedModel("Falcon with ALiBi positions is not supported; rotary Falcon models are")
    _refuse_soft_cap(entry("model_type"), entry("attn_logit_softcapping"))
    if entry("use_bidirectional_attention"):
        raise UnsupportedModel("bidirectional attention has no prefix to reuse")
    rope_types = _rope_types(entry)
    if None in rope_types:
        raise UnsupportedModel(
            "rope_type is null in config.json, which transformers cannot load: name it, or remove it"
        )
    known_rope = _ROPE_TYPES | (_PHI3_ROPE_TYPES if entry("model_type") == "phi3" else set())
    unknown_rope = {str(each) for each in rope_types} - known_rope
    if unknown_rope:
        raise UnsupportedModel(f"positions of type {', '.join(sorted(unknown_rope))} depend on the prompt's length")
    for name, value in _GPT_OSS_CONSTANTS.items() if entry("model_type") == "gpt_oss" else ():
        if entry(name) not in (None, value):
            raise UnsupportedModel(f"gpt-oss with {name} {entry(name)!r:.20} is not supported: it is always {value}")
    if entry("model_type") == "opt" and entry("_remove_final_layer_norm"):
        raise UnsupportedModel("this OPT variant is not supported")


def _refuse_soft_cap(architecture: Any, soft_cap: Any) -> None:
    """Where transformers' attention caps no scores, or what it would cap them to makes no sense."""
    if architecture == "gemma2":
        is_number = type(soft_cap) in (int, float) and isfinite(soft_cap) and soft_cap > 0
        if soft_cap is not None and not is_number:  # transformers divides by it
            raise UnsupportedModel(f"attn_logit_softcapping must be null or above 0, not {soft_cap!r:.20}")
    elif soft_cap:  # 0.0 says that there is none
        raise UnsupportedModel(f"attention with soft-capped logits is not supported in {architecture}")


def _rope_types(entry: Callable[[str], Any]) -> list[Any]:
    """The kinds of rotary positions in use, as transformers looks for them.

    A configuration has one set of parameters, or one per type of layer. `rope_scaling`, and `type` in it, are what
    transformers calls them in older configurations.
    """
    types = []
    for parameters in (entry("rope_parameters"), entry("rope_scaling")):
        if isinstance(parameters, Mapping):
            per_layer_type = [value for value in parameters.values() if isinstance(value, Mapping)]
            for each in per_layer_type or [parameters]:
                types.append(each.get("rope_type", each.get("type", "default")))
    return types


def _refuse_foreign_code(directory: str, entries: Mapping[str, Any]) -> None:
    """Code that comes with a model is not run; it may be replaced by the stock class of the same name alone."""
    auto_map = entries.get("auto_map")
    own = auto_map.get("AutoModelForCausalLM") if isinstance(auto_map, Mapping) else None
    stock = ARCHITECTURES[str(entries["model_type"])]
    if own is not None and str(own).rpartition(".")[2] != stock:
        raise UnsupportedModel(f"{directory} needs its own code, {own!r} of its auto_map, which is not run")
    if (Path(directory) / _ADAPTER).exists():
        raise UnsupportedModel(f"{directory} has an adapter ({_ADAPTER}), which is not used: merge it into the weights")
