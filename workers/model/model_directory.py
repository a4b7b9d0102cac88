"""Checks of a model's directory, by its small files and the headers of its weights: in seconds, and without torch.

Every loader of a model checks its directory first. A model that cannot be served is refused in one line at once, not
after a service has started and read the weights. A model that transformers would load differently than the model
intends (an unknown quantization, or code and adapters that come with the model) is refused, and these parts are never
ignored.
"""

import os
from collections.abc import Callable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any

from workers.errors import ModelNotFound, UnsupportedModel, no_model_in
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

#: Stock class of each `model_type` that is served.
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
#: Architectures that people ask for and that are not served, with the reason.
_NOT_EXACT = {
    "deepseek_v3": "its rows are latent ones, of another shape (docs/decisions/0033-latent-rows-and-states.md)",
}
#: Entries of gpt-oss that are constants in older transformers, which does not read them.
_GPT_OSS_CONSTANTS = {"swiglu_alpha": 1.702, "swiglu_limit": 7.0}
#: Types of rotary positions that depend only on the position. Other types ("longrope", "dynamic") also rotate a token's
#: key by the length of the prompt, so keys stored with one prompt would be wrong in another.
_ROPE_TYPES = {"default", "linear", "llama3", "yarn"}
#: Types of Phi-3's positions, which depend on the length only beyond a limit; longer prompts are not served
#: (`workers/plan/positions.py`).
_PHI3_ROPE_TYPES = {"longrope", "su"}
_ADAPTER = "adapter_config.json"
#: Other files that transformers reads if they exist. They must be regular: it would wait for a pipe for ever.
_SMALL_FILES = (
    *("generation_config.json", "tokenizer_config.json", "tokenizer.json", "special_tokens_map.json"),
    *("added_tokens.json", "chat_template.json", "chat_template.jinja"),
)
#: Entries that must be sizes, if they exist.
_SIZES = (
    *("num_hidden_layers", "hidden_size", "intermediate_size", "vocab_size", "max_position_embeddings"),
    *("num_attention_heads", "num_key_value_heads", "num_kv_heads", "head_dim"),
)


def check_model(directory: str, *, with_weights: bool = True) -> None:
    """Raise ModelNotFound or UnsupportedModel, in one line, for a model that cannot be served.

    `with_weights`: whether the weights must be on this node; they need not if a service's workers are on other nodes.
    """
    entries = read_entries(directory)
    if entries.get("model_type") is None:
        raise ModelNotFound(f"{directory}/config.json has no model_type: add it")
    refuse_unsupported(entries.get)
    if entries.get("per_layer_config"):  # checked in config.json only: every resolved configuration has this name
        raise UnsupportedModel("layers that differ by per_layer_config are not supported")
    _refuse_foreign_code(directory, entries)
    fp8 = fp8_of(directory, entries)
    for name in _SIZES:
        size = entries.get(name)
        if size is not None and (type(size) is not int or size < 1):
            raise ModelNotFound(f"{directory}/config.json has {name} {size!r}: it must be a whole number above 0")
    for path in (Path(directory) / name for name in _SMALL_FILES):
        if os.path.lexists(path) and not is_file(path):
            raise ModelNotFound(f"{path} is not a regular file: put the file itself there, or remove it")
    if with_weights:
        check_tensors(directory, tensors_of(named_weights(directory, entries)), fp8)


def stored_tensors(directory: str) -> dict[str, StoredTensor]:
    """Headers of a model's weights, by the names of tensors. Raises ModelNotFound."""
    return tensors_of(named_weights(directory, read_entries(directory)))


def read_entries(directory: str) -> dict[str, Any]:
    """Entries of config.json. Raises ModelNotFound."""
    path = Path(directory) / "config.json"
    if not is_file(path):
        raise ModelNotFound(no_model_in(directory))
    return read_json(path)


def stored_fp8(directory: str) -> Fp8 | None:
    """Scaling of the FP8 weights of a model that passes `check_model`; None if its weights are not quantized."""
    return fp8_of(directory, read_entries(directory))


def weight_files(directory: str) -> list[Path]:
    """The files whose weights are loaded, sorted by name; other files in the directory do not matter.

    Raises ModelNotFound when there are none.
    """
    return sorted(named_weights(directory, read_entries(directory)))


def refuse_unsupported(entry: Callable[[str], Any]) -> None:
    """Raise UnsupportedModel for a configuration that is not served. `entry`: its value under a name, None for none."""
    if entry("model_type") not in list(ARCHITECTURES):  # the value may be of any type
        because = next((f": {why}" for name, why in _NOT_EXACT.items() if name == entry("model_type")), "")
        raise UnsupportedModel(f"architecture {entry('model_type')!r} is none of {', '.join(ARCHITECTURES)}{because}")
    if entry("alibi"):
        raise UnsupportedModel("Falcon with ALiBi positions is not supported; rotary Falcon models are")
    _refuse_soft_cap(entry("model_type"), entry("attn_logit_softcapping"))
    if entry("use_bidirectional_attention"):
        raise UnsupportedModel("bidirectional attention is not supported: it has no prefix to reuse")
    rope_types = _rope_types(entry)
    if None in rope_types:
        raise UnsupportedModel(
            "rope_type is null in config.json, which transformers cannot load: name it, or remove it"
        )
    known_rope = _ROPE_TYPES | (_PHI3_ROPE_TYPES if entry("model_type") == "phi3" else set())
    unknown_rope = {str(each) for each in rope_types} - known_rope
    if unknown_rope:
        raise UnsupportedModel(
            f"positions of type {', '.join(sorted(unknown_rope))} are not supported: they depend on the prompt's length"
        )
    for name, value in _GPT_OSS_CONSTANTS.items() if entry("model_type") == "gpt_oss" else ():
        if entry(name) not in (None, value):
            raise UnsupportedModel(f"gpt-oss with {name} {entry(name)!r:.20} is not supported: it is always {value}")
    if entry("model_type") == "opt" and entry("_remove_final_layer_norm"):
        raise UnsupportedModel("this OPT variant is not supported")


def _refuse_soft_cap(architecture: Any, soft_cap: Any) -> None:
    """Raise UnsupportedModel for an invalid soft cap, or one that transformers' attention does not apply."""
    if architecture == "gemma2":
        is_number = type(soft_cap) in (int, float) and isfinite(soft_cap) and soft_cap > 0
        if soft_cap is not None and not is_number:  # transformers divides by it
            raise UnsupportedModel(f"attn_logit_softcapping must be null or above 0, not {soft_cap!r:.20}")
    elif soft_cap:  # 0.0 stands for none
        raise UnsupportedModel(f"attention with soft-capped logits is not supported in {architecture}")


def _rope_types(entry: Callable[[str], Any]) -> list[Any]:
    """Types of the rotary positions in use, found where transformers looks for them.

    A configuration has one set of parameters, or one per type of layer. Older configurations call the parameters
    `rope_scaling`, and the type in them `type`.
    """
    types = []
    for parameters in (entry("rope_parameters"), entry("rope_scaling")):
        if isinstance(parameters, Mapping):
            per_layer_type = [value for value in parameters.values() if isinstance(value, Mapping)]
            for each in per_layer_type or [parameters]:
                types.append(each.get("rope_type", each.get("type", "default")))
    return types


def _refuse_foreign_code(directory: str, entries: Mapping[str, Any]) -> None:
    """Raise UnsupportedModel for a model with code of its own, unless a stock class of the same name replaces it; and
    for one with an adapter. Code that comes with a model is never run.
    """
    auto_map = entries.get("auto_map")
    own = auto_map.get("AutoModelForCausalLM") if isinstance(auto_map, Mapping) else None
    stock = ARCHITECTURES[str(entries["model_type"])]
    if own is not None and str(own).rpartition(".")[2] != stock:
        raise UnsupportedModel(f"{directory} needs its own code, {own!r} in its auto_map, which is not run")
    if (Path(directory) / _ADAPTER).exists():
        raise UnsupportedModel(f"{directory} has an adapter ({_ADAPTER}), which is not used: merge it into the weights")
