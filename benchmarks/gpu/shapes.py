"""Shapes of published models: their widths, with random weights that are made on the device and never downloaded.

Rotary models are given positions for every prefix that is measured: those that a shape was trained for mean nothing to
random weights, and change no time. OPT's are learned, 2,048 of them, and bound its prefix.
"""

from collections.abc import Callable
from typing import Any

from transformers import LlamaConfig, OPTConfig, PretrainedConfig, Qwen2Config

from benchmarks.report.bars import BenchError

_POSITIONS = 131_072
_COMMON: dict[str, Any] = {"bos_token_id": None, "eos_token_id": None, "pad_token_id": None}
_ROTARY: dict[str, Any] = {**_COMMON, "max_position_embeddings": _POSITIONS, "tie_word_embeddings": False}


def _qwen(hidden: int, intermediate: int, layers: int, heads: int, kv_heads: int, vocabulary: int) -> PretrainedConfig:
    return Qwen2Config(
        **_ROTARY,
        vocab_size=vocabulary,
        hidden_size=hidden,
        intermediate_size=intermediate,
        num_hidden_layers=layers,
        num_attention_heads=heads,
        num_key_value_heads=kv_heads,
        use_sliding_window=False,
        rms_norm_eps=1e-6,
        rope_parameters={"rope_type": "default", "rope_theta": 1e6},
    )


def _llama() -> PretrainedConfig:
    return LlamaConfig(
        **_ROTARY,
        vocab_size=32_000,
        hidden_size=4096,
        intermediate_size=11_008,
        num_hidden_layers=32,
        num_attention_heads=32,
        num_key_value_heads=32,
    )


def _opt() -> PretrainedConfig:
    return OPTConfig(
        **{**_COMMON, "pad_token_id": 1},
        vocab_size=50_272,
        hidden_size=4096,
        ffn_dim=16_384,
        num_hidden_layers=32,
        num_attention_heads=32,
        max_position_embeddings=2048,
        word_embed_proj_dim=4096,
        do_layer_norm_before=True,
    )


_SHAPES: dict[str, Callable[[], PretrainedConfig]] = {
    "qwen2.5-7b": lambda: _qwen(3584, 18_944, 28, 28, 4, 152_064),
    "qwen2.5-14b": lambda: _qwen(5120, 13_824, 48, 40, 8, 152_064),
    "llama-2-7b": _llama,
    "opt-6.7b": _opt,
    # Two periods of layers and grouped heads, for tests.
    "tiny": lambda: _qwen(64, 96, 18, 8, 2, 256),
}
SHAPES = tuple(_SHAPES)
TINY = "tiny"


def config_of(shape: str) -> PretrainedConfig:
    """Raises BenchError for a name that is none of `SHAPES`."""
    if shape not in _SHAPES:
        raise BenchError(f"shape {shape!r} is none of {', '.join(SHAPES)}")
    return _SHAPES[shape]()
