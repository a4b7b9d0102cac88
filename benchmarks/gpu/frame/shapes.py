"""Shapes of published models: their widths, with random weights that are made on the device and never downloaded.

Rotary models get enough positions for every measured prefix: the trained number of positions means nothing to random
weights and does not affect time. OPT's 2,048 positions are learned, and bound its prefix.
"""

from typing import Any

from transformers import LlamaConfig, OPTConfig, PretrainedConfig, Qwen2Config

from benchmarks.report.bars import BenchError

TINY = "tiny"
_COMMON: dict[str, Any] = {"bos_token_id": None, "eos_token_id": None, "pad_token_id": None}
_ROTARY: dict[str, Any] = {**_COMMON, "max_position_embeddings": 131_072, "tie_word_embeddings": False}
_QWEN: dict[str, Any] = {
    **_ROTARY,
    "vocab_size": 152_064,
    "use_sliding_window": False,
    "rms_norm_eps": 1e-6,
    "rope_parameters": {"rope_type": "default", "rope_theta": 1e6},
}
_ATTENTION = ("hidden_size", "num_hidden_layers", "num_attention_heads")
_GATED = (*_ATTENTION, "num_key_value_heads", "intermediate_size")
#: Kind of model and its widths, by name.
_SHAPES: dict[str, tuple[type[PretrainedConfig], dict[str, Any]]] = {
    "qwen2.5-7b": (Qwen2Config, {**_QWEN, **dict(zip(_GATED, (3584, 28, 28, 4, 18_944), strict=True))}),
    "qwen2.5-14b": (Qwen2Config, {**_QWEN, **dict(zip(_GATED, (5120, 48, 40, 8, 13_824), strict=True))}),
    "llama-2-7b": (
        LlamaConfig,
        {**_ROTARY, "vocab_size": 32_000, **dict(zip(_GATED, (4096, 32, 32, 32, 11_008), strict=True))},
    ),
    "opt-6.7b": (
        OPTConfig,
        {
            **{**_COMMON, "pad_token_id": 1},
            **{"vocab_size": 50_272, "ffn_dim": 16_384, "max_position_embeddings": 2048},
            **{"word_embed_proj_dim": 4096, "do_layer_norm_before": True},
            **dict(zip(_ATTENTION, (4096, 32, 32), strict=True)),
        },
    ),
    # Two periods of layers and grouped heads, for tests.
    TINY: (Qwen2Config, {**_QWEN, "vocab_size": 256, **dict(zip(_GATED, (64, 18, 8, 2, 96), strict=True))}),
}
SHAPES = tuple(_SHAPES)


def config_of(shape: str) -> PretrainedConfig:
    """Configuration of a shape. Raises BenchError for an unknown name."""
    if shape not in _SHAPES:
        raise BenchError(f"shape {shape!r} is none of {', '.join(SHAPES)}")
    kind, widths = _SHAPES[shape]
    return kind(**widths)
