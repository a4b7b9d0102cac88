"""Loads a stock network with our attention by transformers, and reports what is wrong with its weights.

The same call loads weights, or checks them on the device `meta`, where tensors have shapes and no numbers: it refuses
wrong names, wrong shapes, and experts that cannot be divided. The check takes a second, or ten for a model of 20,000
weights, such as one with 128 experts in a layer, and no memory for weights.
"""

from collections.abc import Mapping
from typing import Any

import torch
from huggingface_hub.errors import StrictDataclassError
from safetensors import SafetensorError
from transformers import (
    MODEL_FOR_CAUSAL_LM_MAPPING,
    AttentionInterface,
    AutoModelForCausalLM,
    GenerationConfig,
    PretrainedConfig,
    PreTrainedModel,
)
from transformers.masking_utils import AttentionMaskInterface

from workers.attention.partition_attention import attention_forward, no_mask
from workers.errors import ModelNotFound
from workers.model import falcon
from workers.model.quantized_weights import BUFFER

ATTENTION_NAME = "runahead"
#: Errors of transformers when files are missing, damaged or contradict each other.
UNREADABLE = (
    *(OSError, ValueError, RuntimeError, LookupError, TypeError, AttributeError, ArithmeticError, ImportError),
    *(SafetensorError, StrictDataclassError),
    AssertionError,  # raised by torch for a padding token beyond the vocabulary
)
#: Longest line of an error of transformers, in characters.
_LONGEST_LINE = 300


def register_attention() -> None:
    AttentionInterface.register(ATTENTION_NAME, attention_forward)
    AttentionMaskInterface.register(ATTENTION_NAME, no_mask)
    falcon.register()


def stock_network(
    directory: str,
    config: PretrainedConfig,
    dtype: torch.dtype,
    weights: Mapping[str, torch.Tensor] | None = None,
    *,
    is_outline: bool = False,
) -> PreTrainedModel:
    """The network of a configuration with the weights in a directory, or with `weights` in their place.

    `is_outline`: the weights are on the device `meta`, and the network stays there. Raises ModelNotFound, in one line.
    """
    register_attention()
    stock: Any = AutoModelForCausalLM
    source: dict[str, Any] = {"pretrained_model_name_or_path": directory}
    if weights is not None:  # only the class of an architecture accepts weights from memory
        stock = MODEL_FOR_CAUSAL_LM_MAPPING[type(config)]
        source = {"pretrained_model_name_or_path": None, "state_dict": weights}
    try:
        network, loading = stock.from_pretrained(
            **source,
            output_loading_info=True,
            config=config,
            generation_config=GenerationConfig(),  # for `generate`, which is not called, so its file is not read
            dtype=dtype,
            attn_implementation=ATTENTION_NAME,
            local_files_only=True,
            trust_remote_code=False,
            use_safetensors=True,
            ignore_mismatched_sizes=True,  # they are named below
            **({"device_map": "meta"} if is_outline else {}),
        )
    except UNREADABLE as error:
        raise ModelNotFound(f"{directory} cannot be loaded: {first_line(error)}") from error
    _check_loaded(directory, loading)
    loaded: PreTrainedModel = network
    return loaded


def empty_network(directory: str, config: PretrainedConfig) -> PreTrainedModel:
    """The network of a configuration on the device `meta`. Raises ModelNotFound for a configuration without one."""
    try:
        with torch.device("meta"):
            network: PreTrainedModel = AutoModelForCausalLM.from_config(config)
    except UNREADABLE as error:
        raise ModelNotFound(f"{directory}/config.json describes no known model: {first_line(error)}") from error
    return network


def _check_loaded(directory: str, loading: Mapping[str, Any]) -> None:
    """Raise ModelNotFound for weights of wrong shapes, missing weights, and weights without a place."""
    if mismatched := sorted(loading["mismatched_keys"]):
        name, stored, wanted = mismatched[0]
        raise ModelNotFound(f"{directory} has {name} of {[*stored]}, but config.json wants {[*wanted]}")
    if loading["missing_keys"]:
        # transformers would fill them with random numbers, different in every worker.
        raise ModelNotFound(f"{directory} has no weights for {', '.join(sorted(loading['missing_keys'])[:3])}")
    if left_out := sorted(name for name in loading["unexpected_keys"] if not BUFFER.search(name)):
        raise ModelNotFound(f"{directory} has weights that config.json has no place for: {', '.join(left_out[:3])}")


def first_line(error: Exception) -> str:
    """First line of an error's text, with the next line if the first one only announces it."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    line = " ".join(lines[:2]) if lines[0].endswith(":") else lines[0]
    return line if len(line) <= _LONGEST_LINE else f"{line[: _LONGEST_LINE - 3]}..."
