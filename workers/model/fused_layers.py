"""Decoder layers that compute in few calls on a CPU: joined products, and kernels for what lies between them.

The stock layer of Llama and its kin makes some forty calls of torch and of modules. In a pass over one token of each of
eight requests these take as long as the products (`docs/decisions/0011`). Here a layer is nine: both norms, q, k and v
as one product, positions, the cache, attention, and three products, two of which add the residual; the gate and what it
is for are one of them.

The numbers are the stock layer's, but for the order in which products are added up.
"""

import functools
from typing import Any, NamedTuple

import torch
from torch import nn
from transformers.models.llama.modeling_llama import LlamaDecoderLayer
from transformers.models.mistral.modeling_mistral import MistralDecoderLayer
from transformers.models.qwen2.modeling_qwen2 import Qwen2DecoderLayer
from transformers.models.qwen3.modeling_qwen3 import Qwen3DecoderLayer

from workers.attention.partition_attention import attention_forward
from workers.kernels.coded_weights import Blocks, joined
from workers.kernels.few_rows_product import Product
from workers.kernels.layer_steps import LayerSteps, layer_steps
from workers.kernels.linear import BlockedLinear

#: Layers of the same form: RMS norms before attention and MLP, q, k and v of their own, a gated MLP, and residuals.
_KINDS = (LlamaDecoderLayer, MistralDecoderLayer, Qwen2DecoderLayer, Qwen3DecoderLayer)


class _Parts(NamedTuple):
    """What a layer computes with, all of which its stock modules have, too."""

    linears: tuple[BlockedLinear, ...]
    qkv: Blocks
    qkv_bias: torch.Tensor | None
    gate_and_up: Blocks
    product: Product
    steps: LayerSteps
    most_rows: int
    num_heads: int
    num_kv_heads: int
    head_dim: int
    window: int | None


class FusedLayer(nn.Module):
    """A decoder layer of few calls. What it is not for takes the stock layer's way. See `fuse_layers`."""

    self_attn: Any
    mlp: Any
    input_layernorm: nn.Module
    post_attention_layernorm: nn.Module
    _parts: _Parts

    def forward(
        self,
        hidden_states: torch.Tensor,
        attention_mask: torch.Tensor | None = None,
        position_ids: torch.Tensor | None = None,
        past_key_values: Any = None,
        use_cache: bool | None = False,
        position_embeddings: tuple[torch.Tensor, torch.Tensor] | None = None,
        **kwargs: Any,
    ) -> torch.Tensor:
        """[1, T, hidden size] in and out."""
        if attention_mask is not None or past_key_values is None or not self._fits(hidden_states, position_embeddings):
            stock: torch.Tensor = super().forward(
                hidden_states,
                attention_mask=attention_mask,
                position_ids=position_ids,
                past_key_values=past_key_values,
                use_cache=use_cache,
                position_embeddings=position_embeddings,
                **kwargs,
            )
            return stock
        assert position_embeddings is not None
        parts, attention = self._parts, self.self_attn
        q, k, v = self._heads(self.input_layernorm.forward(hidden_states), *position_embeddings)
        k, v = past_key_values.update(k, v, attention.layer_idx)
        seen, _ = attention_forward(
            attention, q, k, v, None, scaling=attention.scaling, sliding_window=parts.window, **kwargs
        )
        attended = torch.empty_like(hidden_states)
        parts.product(seen, attention.o_proj._blocks, attended, hidden_states)
        normed = self.post_attention_layernorm.forward(attended)
        gates = self._product(normed, parts.gate_and_up)
        gated = gates.new_empty((*gates.shape[:-1], gates.shape[-1] // 2))
        parts.steps.gate(gates, gated)
        out = torch.empty_like(hidden_states)
        parts.product(gated, self.mlp.down_proj._blocks, out, attended)
        return out

    def _fits(self, hidden_states: torch.Tensor, position_embeddings: tuple[torch.Tensor, torch.Tensor] | None) -> bool:
        parts = self._parts
        num_batch, num_tokens, _ = hidden_states.shape
        return (
            num_batch == 1
            and 0 < num_tokens <= parts.most_rows
            and position_embeddings is not None
            and position_embeddings[0].shape == (1, num_tokens, parts.head_dim)
            and all(
                each.dtype is torch.float32 and each.is_contiguous() for each in (hidden_states, *position_embeddings)
            )
            and not torch.is_grad_enabled()
            and all(linear.is_as_packed() for linear in parts.linears)
        )

    def _heads(self, normed_1TH: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Queries, keys and values, [1, heads, T, D]."""
        parts, attention = self._parts, self.self_attn
        qkv = self._product(normed_1TH, parts.qkv)
        if parts.qkv_bias is not None:
            qkv.add_(parts.qkv_bias)
        heads_THD = qkv.view(normed_1TH.shape[1], -1, parts.head_dim)
        num_rotated = parts.num_heads + parts.num_kv_heads
        q, k = heads_THD[:, : parts.num_heads], heads_THD[:, parts.num_heads : num_rotated]
        if hasattr(attention, "q_norm"):
            q, k = (norm.forward(each.contiguous()) for norm, each in ((attention.q_norm, q), (attention.k_norm, k)))
            parts.steps.rotate(q, cos, sin)
            parts.steps.rotate(k, cos, sin)
        else:
            parts.steps.rotate(heads_THD[:, :num_rotated], cos, sin)
        return tuple(each.transpose(0, 1)[None] for each in (q, k, heads_THD[:, num_rotated:]))

    def _product(self, x: torch.Tensor, blocks: Blocks) -> torch.Tensor:
        out = x.new_empty((*x.shape[:-1], blocks.num_outputs))
        self._parts.product(x, blocks, out)
        return out


def _is_plain(tensor: torch.Tensor) -> bool:
    return tensor.dtype is torch.float32 and tensor.is_cpu and tensor.is_contiguous()


def fuse_layers(network: nn.Module) -> None:
    """Make a `FusedLayer` of every layer in `network` of a known form whose products are kernels' of blocks.

    Not of shards: what their modules give is added up in between.
    """
    for layer in network.modules():
        parts = _parts_of(layer) if type(layer) in _KINDS else None
        if parts is not None:
            vars(layer).update(_parts=parts)
            layer.__class__ = _fused(type(layer))  # type: ignore[arg-type]


@functools.cache
def _fused(kind: type[nn.Module]) -> type[nn.Module]:
    return type(kind.__name__, (FusedLayer, kind), {"__module__": kind.__module__, "__doc__": kind.__doc__})


def _parts_of(layer: Any) -> _Parts | None:
    attention, mlp = layer.self_attn, layer.mlp
    joined_linears = (attention.q_proj, attention.k_proj, attention.v_proj), (mlp.gate_proj, mlp.up_proj)
    others = attention.o_proj, mlp.down_proj
    linears = (*joined_linears[0], *joined_linears[1], *others)
    is_silu = layer.self_attn.config.hidden_act == "silu"
    if not is_silu or not all(type(linear) is BlockedLinear for linear in linears):
        return None
    if any(linear.bias is not None for linear in (*joined_linears[1], *others)):
        return None
    steps = layer_steps(attention.head_dim, mlp.gate_proj.out_features)
    qkv, gate_and_up = (joined([linear._blocks for linear in each]) for each in joined_linears)
    if steps is None or qkv is None or gate_and_up is None:
        return None
    for together, each in zip((qkv, gate_and_up), joined_linears, strict=True):
        first = 0
        for linear in each:  # the same memory
            numbers = together.numbers[first : first + len(linear._blocks.numbers)]
            linear._blocks = linear._blocks._replace(numbers=numbers)
            first += len(numbers)
    is_mistral = type(layer) is MistralDecoderLayer
    biases = [linear.bias for linear in joined_linears[0]]
    return _Parts(
        linears,
        qkv,
        None if biases[0] is None else torch.cat([bias.detach() for bias in biases]),
        gate_and_up,
        attention.o_proj._product,
        steps,
        attention.o_proj._most_rows,
        attention.q_proj.out_features // attention.head_dim,
        attention.k_proj.out_features // attention.head_dim,
        attention.head_dim,
        attention.config.sliding_window if is_mistral else getattr(attention, "sliding_window", None),
    )
