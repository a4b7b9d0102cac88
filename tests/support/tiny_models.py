"""Four-layer models of each architecture, made without a download."""

from collections.abc import Callable, Sequence
from typing import Any

import torch
import transformers
from transformers import PretrainedConfig

from kvstore import Geometry
from tests.support.reference_attention import visible_rows

#: Architectures on which every test by architecture runs.
TINY_ARCHITECTURES = ("llama", "qwen2", "qwen3", "mistral", "opt", "falcon", "falcon-mq", "gemma3")
#: Further architectures, which differ from those above only inside of a layer; tests of exactness also run on them.
MORE_TINY_ARCHITECTURES = (
    *("mixtral", "qwen3_moe", "olmo2", "olmo3", "granite", "starcoder2", "glm4", "smollm3", "cohere2", "ministral"),
    *("phi3", "phi3-longrope", "gpt_oss", "gemma2"),
)
ALL_TINY_ARCHITECTURES = (*TINY_ARCHITECTURES, *MORE_TINY_ARCHITECTURES)
#: Rows that a query of the tiny models' sliding-window layers sees: no multiple of a chunk, shorter than any prompt.
TINY_WINDOW = 24
#: Window of each layer, for architectures that have windows.
TINY_WINDOWS: dict[str, list[int | None]] = {
    "qwen2": [None, TINY_WINDOW, TINY_WINDOW, TINY_WINDOW],
    **{name: [TINY_WINDOW] * 4 for name in ("mistral", "starcoder2", "phi3")},
    **{name: [TINY_WINDOW, None] * 2 for name in ("gemma3", "olmo3", "cohere2", "ministral", "gpt_oss", "gemma2")},
}
TINY_VOCABULARY = 197


def bytes_of_rows_seen(
    windows: Sequence[int | None], geometry: Geometry, num_stored: int, num_past: int, num_own: int = 1
) -> int:
    """Bytes of a stored prefix's records that hold any row seen by `num_own` queries after `num_past` rows."""
    size_bytes = 0
    for slot in (geometry.slots[index] for index in geometry.kv_slots):
        seen_P = torch.zeros(num_stored, dtype=torch.bool)
        for window in windows[slot.layer_start : slot.layer_end]:
            seen_P |= visible_rows(num_own, num_past, window)[:, :num_stored].any(dim=0)
        size_bytes += int(seen_P.view(-1, slot.num_tokens).any(dim=1).sum()) * slot.record_bytes
    return size_bytes


def tiny_config(architecture: str) -> PretrainedConfig:
    """A four-layer configuration of one of `ALL_TINY_ARCHITECTURES`, for `workers.model.stock_model.random_model`.

    Weights are drawn wide, so that greedy tokens vary and depend on far rows: otherwise a model that ignores its past
    would pass every test of exactness. Raises KeyError on another name.
    """
    return _CONFIGS[architecture]()


_COMMON: dict[str, Any] = {
    "vocab_size": TINY_VOCABULARY,
    "hidden_size": 64,
    "num_hidden_layers": 4,
    "num_attention_heads": 4,
    "max_position_embeddings": 512,
    "bos_token_id": None,
    "eos_token_id": None,
    "tie_word_embeddings": False,
}
_GATED: dict[str, Any] = {
    **_COMMON,
    "intermediate_size": 96,
    "num_key_value_heads": 2,
    "pad_token_id": None,
    "initializer_range": 0.3,
}
_FALCON: dict[str, Any] = {**_COMMON, "alibi": False, "bias": False, "initializer_range": 0.3}
_EVERY_OTHER = ["sliding_attention", "full_attention", "sliding_attention", "full_attention"]
#: LongRoPE parameters of a model that is served at up to 256 positions.
_LONGROPE: dict[str, Any] = {
    "rope_type": "longrope",
    "rope_theta": 10_000.0,
    "short_factor": [1.0 + 0.1 * pair for pair in range(8)],
    "long_factor": [2.0 + pair for pair in range(8)],
    "factor": 2.0,
}

_YARN: dict[str, Any] = {
    "rope_type": "yarn",
    "rope_theta": 10_000.0,
    "factor": 8.0,
    "original_max_position_embeddings": _COMMON["max_position_embeddings"] // 8,
    "truncate": False,
}

_CONFIGS: dict[str, Callable[[], PretrainedConfig]] = {
    "llama": lambda: transformers.LlamaConfig(**_GATED),
    "qwen2": lambda: transformers.Qwen2Config(
        **_GATED, use_sliding_window=True, sliding_window=TINY_WINDOW, max_window_layers=1
    ),
    "qwen3": lambda: transformers.Qwen3Config(**_GATED, head_dim=16),
    "mistral": lambda: transformers.MistralConfig(**_GATED, sliding_window=TINY_WINDOW),
    "opt": lambda: transformers.OPTConfig(**_COMMON, ffn_dim=96, word_embed_proj_dim=64, pad_token_id=1, init_std=0.3),
    "falcon": lambda: transformers.FalconConfig(**_FALCON, new_decoder_architecture=True, num_kv_heads=2),
    "falcon-mq": lambda: transformers.FalconConfig(**_FALCON, new_decoder_architecture=False, multi_query=True),
    "gemma3": lambda: transformers.Gemma3TextConfig(
        **_GATED,
        head_dim=16,
        sliding_window=TINY_WINDOW,
        layer_types=_EVERY_OTHER,
    ),
    "gemma2": lambda: transformers.Gemma2Config(
        **_GATED,
        head_dim=16,
        query_pre_attn_scalar=16,
        sliding_window=TINY_WINDOW,
        layer_types=_EVERY_OTHER,
        attn_logit_softcapping=4.0,
        final_logit_softcapping=30.0,
    ),
    "mixtral": lambda: transformers.MixtralConfig(**_GATED, num_local_experts=4, num_experts_per_tok=2),
    "qwen3_moe": lambda: transformers.Qwen3MoeConfig(
        **_GATED, head_dim=16, num_experts=6, num_experts_per_tok=2, moe_intermediate_size=48, norm_topk_prob=True
    ),
    "olmo2": lambda: transformers.Olmo2Config(**_GATED),
    "olmo3": lambda: transformers.Olmo3Config(**_GATED, sliding_window=TINY_WINDOW, layer_types=_EVERY_OTHER),
    "granite": lambda: transformers.GraniteConfig(
        **_GATED, attention_multiplier=0.3, embedding_multiplier=2.0, residual_multiplier=0.8, logits_scaling=0.5
    ),
    "starcoder2": lambda: transformers.Starcoder2Config(**_GATED, sliding_window=TINY_WINDOW),
    "glm4": lambda: transformers.Glm4Config(**_GATED, head_dim=16),
    "smollm3": lambda: transformers.SmolLM3Config(**_GATED),
    "cohere2": lambda: transformers.Cohere2Config(
        **_GATED, sliding_window=TINY_WINDOW, layer_types=_EVERY_OTHER, logit_scale=2.0
    ),
    "ministral": lambda: transformers.MinistralConfig(
        **_GATED, head_dim=16, sliding_window=TINY_WINDOW, layer_types=_EVERY_OTHER
    ),
    "gpt_oss": lambda: transformers.GptOssConfig(
        **_GATED,
        head_dim=16,
        sliding_window=TINY_WINDOW,
        num_local_experts=4,
        num_experts_per_tok=2,
        rope_parameters=_YARN,
    ),
    "phi3": lambda: transformers.Phi3Config(**_GATED, sliding_window=TINY_WINDOW),
    "phi3-longrope": lambda: transformers.Phi3Config(
        **_GATED, rope_parameters=_LONGROPE, original_max_position_embeddings=256
    ),
}
