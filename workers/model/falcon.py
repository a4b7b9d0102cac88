"""Falcon's attention, which is outside transformers' attention interface: its modules come from a table of its own.

This module adds an entry to that table. It differs from the stock attention in two ways: attention goes through the
cache's kernel, and the newer decoder's KV heads are not repeated (the stock module repeats them before it caches them).
"""

from typing import Any

import torch
from transformers.models.falcon import modeling_falcon

from workers.attention.partition_attention import Kernel, attend

NAME = "runahead"


class FalconChainAttention(modeling_falcon.FalconAttention):  # type: ignore[misc]  # transformers is untyped here
    """Falcon's attention over a `ChainCache`, without mask and repeated heads. Rotary positions only, no ALiBi."""

    def forward(
        self,
        hidden_states: torch.Tensor,
        alibi: torch.Tensor | None,
        attention_mask: torch.Tensor | None,
        position_ids: torch.Tensor | None = None,
        layer_past: Any = None,
        use_cache: bool = False,
        output_attentions: bool = False,
        position_embeddings: tuple[torch.Tensor, torch.Tensor] | None = None,
        **_: Any,
    ) -> tuple[torch.Tensor, None]:
        assert alibi is None and attention_mask is None and position_embeddings is not None
        q_BTND, k_BTKD, v_BTKD = self._split_heads(self.query_key_value(hidden_states))
        if self.new_decoder_architecture:
            group = self.num_heads // self.num_kv_heads
            k_BTKD, v_BTKD = k_BTKD[:, :, ::group], v_BTKD[:, :, ::group]
        query, key, value = (x.transpose(1, 2) for x in (q_BTND, k_BTKD, v_BTKD))
        query, key = modeling_falcon.apply_rotary_pos_emb(query, key, *position_embeddings)
        kernel: Kernel = attend
        if layer_past is not None:
            key, value = layer_past.update(key, value, self.layer_idx)
            kernel = layer_past.kernel
        out_1NTD = kernel(query, key, value, scale=self.inv_norm_factor, window=None)
        out_1TH = out_1NTD.transpose(1, 2).reshape(*hidden_states.shape[:2], self.num_heads * self.head_dim)
        return self.dense(out_1TH), None


def register() -> None:
    modeling_falcon.FALCON_ATTENTION_CLASSES[NAME] = FalconChainAttention
