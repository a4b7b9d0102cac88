"""Small stand-ins for what a worker meets in production: an edge without a network, attention in its plainest form,
models without a download.

The tests of this package use them; so can the tests of programs that embed it.
"""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import torch
import transformers
from transformers import PretrainedConfig

from kvstore import Geometry

#: Names that `tiny_config` knows. All that is tested by architecture is tested on these.
TINY_ARCHITECTURES = ("llama", "qwen2", "qwen3", "mistral", "opt", "falcon", "falcon-mq", "gemma3")
#: Others that it knows. They differ from those inside of a layer only: exactness is tested on them, too.
MORE_TINY_ARCHITECTURES = (
    *("mixtral", "qwen3_moe", "olmo2", "olmo3", "granite", "starcoder2", "glm4", "smollm3", "cohere2", "ministral"),
    *("phi3", "phi3-longrope", "gpt_oss", "gemma2"),
)
ALL_TINY_ARCHITECTURES = (*TINY_ARCHITECTURES, *MORE_TINY_ARCHITECTURES)
#: Rows that a query of a sliding-window layer of the tiny models sees: no multiple of a chunk, far below any prompt.
TINY_WINDOW = 24
#: By layer, of those that have any.
TINY_WINDOWS: dict[str, list[int | None]] = {
    "qwen2": [None, TINY_WINDOW, TINY_WINDOW, TINY_WINDOW],
    **{name: [TINY_WINDOW] * 4 for name in ("mistral", "starcoder2", "phi3")},
    **{name: [TINY_WINDOW, None] * 2 for name in ("gemma3", "olmo3", "cohere2", "ministral", "gpt_oss", "gemma2")},
}
TINY_VOCABULARY = 197


class LoopbackLink:
    """One end of an edge in memory, as `workers.chain.handoff.Link`: what one end sends, the other receives, in order.

    A send takes a copy and returns; a receive blocks until a message is there. After `sever` both ends raise
    RuntimeError for ever, calls under way included, as gloo does when the peer dies.
    """

    def __init__(self, outgoing: "_Wire", incoming: "_Wire") -> None:
        self._outgoing = outgoing
        self._incoming = incoming

    @classmethod
    def pair(cls) -> tuple["LoopbackLink", "LoopbackLink"]:
        """The two ends of a new edge."""
        one, other = _Wire(), _Wire()
        return cls(one, other), cls(other, one)

    def send(self, tensor: torch.Tensor) -> None:
        self._outgoing.put(tensor.clone())

    def receive(self, tensor: torch.Tensor) -> None:
        """Fill `tensor`. Raises RuntimeError when the next message has another dtype or number of elements."""
        message = self._incoming.take()
        if message.dtype != tensor.dtype or message.numel() != tensor.numel():
            raise RuntimeError(f"a message of {message.numel()} {message.dtype} met a buffer of {tensor.numel()}")
        tensor.copy_(message.view(tensor.shape))

    def sever(self, reason: str = "connection reset by peer") -> None:
        self._outgoing.sever(reason)
        self._incoming.sever(reason)

    @property
    def num_unreceived(self) -> int:
        """Messages that this end has sent and the other has not taken."""
        return self._outgoing.num_waiting


class _Wire:
    """One direction: a queue that can break."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._messages: deque[torch.Tensor] = deque()
        self._severed: str | None = None

    def put(self, message: torch.Tensor) -> None:
        with self._changed:
            self._check()
            self._messages.append(message)
            self._changed.notify_all()

    def take(self) -> torch.Tensor:
        with self._changed:
            self._changed.wait_for(lambda: self._messages or self._severed is not None)
            self._check()
            return self._messages.popleft()

    def sever(self, reason: str) -> None:
        with self._changed:
            self._severed = reason
            self._changed.notify_all()

    @property
    def num_waiting(self) -> int:
        return len(self._messages)

    def _check(self) -> None:
        if self._severed is not None:
            raise RuntimeError(self._severed)


def reference_attention(
    q_1NTD: torch.Tensor,
    k_1KSD: torch.Tensor,
    v_1KSD: torch.Tensor,
    visible_TS: torch.Tensor,
    *,
    scale: float,
    sinks_N: torch.Tensor | None = None,
    soft_cap: float | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Attention as textbooks write it: float64, repeated heads, scores that are capped, a mask, a column for the sink.

    Output [1, N, T, D], log-sum-exp [1, N, T].
    """
    group = q_1NTD.shape[1] // k_1KSD.shape[1]
    q, k, v = (x.to(torch.float64) for x in (q_1NTD, k_1KSD, v_1KSD))
    k, v = k.repeat_interleave(group, dim=1), v.repeat_interleave(group, dim=1)
    scores_1NTS = q @ k.transpose(2, 3) * scale
    if soft_cap is not None:
        scores_1NTS = torch.tanh(scores_1NTS / soft_cap) * soft_cap
    scores_1NTS = scores_1NTS.masked_fill(~visible_TS, float("-inf"))
    if sinks_N is not None:
        sinks_1NT1 = sinks_N.to(torch.float64)[None, :, None, None].expand(*scores_1NTS.shape[:3], 1)
        scores_1NTS = torch.cat([scores_1NTS, sinks_1NT1], dim=-1)
        v = torch.nn.functional.pad(v, (0, 0, 0, 1))
    return scores_1NTS.softmax(dim=-1) @ v, scores_1NTS.logsumexp(dim=-1)


def visible_rows(num_own: int, num_past: int, window: int | None = None) -> torch.Tensor:
    """Which of `num_past + num_own` rows each of the last `num_own` sees: bool [T, S], causal."""
    rows_T1 = torch.arange(num_past, num_past + num_own)[:, None]
    columns_1S = torch.arange(num_past + num_own)[None]
    seen = columns_1S <= rows_T1
    return seen if window is None else seen & (columns_1S > rows_T1 - window)


def bytes_of_rows_seen(
    windows: Sequence[int | None], geometry: Geometry, num_stored: int, num_past: int, num_own: int = 1
) -> int:
    """Bytes of the records of a stored prefix that hold a row which `num_own` queries after `num_past` rows see."""
    size_bytes = 0
    for slot in (geometry.slots[index] for index in geometry.kv_slots):
        seen_P = torch.zeros(num_stored, dtype=torch.bool)
        for window in windows[slot.layer_start : slot.layer_end]:
            seen_P |= visible_rows(num_own, num_past, window)[:, :num_stored].any(dim=0)
        size_bytes += int(seen_P.view(-1, slot.num_tokens).any(dim=1).sum()) * slot.record_bytes
    return size_bytes


def tiny_config(architecture: str) -> PretrainedConfig:
    """A four-layer configuration of one of `ALL_TINY_ARCHITECTURES`, for `workers.model.stock_model.random_model`.

    Weights are drawn wide, so that greedy tokens vary and depend on far rows: a model that ignores its past would pass
    every test of exactness. Raises KeyError on another name.
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
#: Of which positions up to 256 are served.
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
