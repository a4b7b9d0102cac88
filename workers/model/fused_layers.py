"""Decoder layers that compute in few calls on a CPU: one before attention, one after it.

The layers are transformers' own, of Llama and its kin, with another `forward`: the numbers are the same but for the
order in which products are added up. The kernels are those of `workers/kernels/decoder_layer.py`.
"""

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import torch
from torch import nn
from transformers.models.llama.modeling_llama import LlamaDecoderLayer
from transformers.models.mistral.modeling_mistral import MistralDecoderLayer
from transformers.models.qwen2.modeling_qwen2 import Qwen2DecoderLayer
from transformers.models.qwen3.modeling_qwen3 import Qwen3DecoderLayer

from workers.attention import flash
from workers.attention.partition_attention import attention_forward
from workers.kernels.coded_weights import joined
from workers.kernels.decoder_layer import DecoderLayer, DecoderLayers, LayersOfPass, LayerWeights, decoder_layer
from workers.kernels.linear import BlockedLinear
from workers.kernels.newest_rows_attention import SourcesOfLayers
from workers.kernels.norm import FewRowsNorm
from workers.kernels.packed_weight_guard import PackedWeightGuard, guard
from workers.kernels.tiled_attention import TilesOfLayers, attention_in_tiles

#: Layers of the same form: RMS norms before attention and MLP, q, k and v of their own, a gated MLP, and residuals.
_KINDS = (LlamaDecoderLayer, MistralDecoderLayer, Qwen2DecoderLayer, Qwen3DecoderLayer)


class _Parts(NamedTuple):
    """What a layer computes with, all of which its stock modules have, too."""

    layer: DecoderLayer
    guards: tuple[tuple[PackedWeightGuard, nn.Module], ...]
    window: int | None
    is_last: bool


class RowsOfPass(Protocol):
    """Where the rows are that the layers of a pass attend to, and where those of its tokens go.

    Next: workers/batching/pass_rows.py::PassRows
    """

    @property
    def sources(self) -> SourcesOfLayers:
        """Of requests with one token."""
        ...

    @property
    def tiles(self) -> TilesOfLayers:
        """Of requests with more of them."""
        ...

    @property
    def boundary(self) -> Callable[[int, int], object]:
        """Called before layers that go together: the first one, and how many. May end the pass with an error."""
        ...

    @property
    def judge(self) -> Callable[[int, torch.Tensor, float], object] | None:
        """To be called with each layer that is computed, its queries and the scale of its scores, or None."""
        ...


@dataclass(slots=True)
class LayersTogether:
    """How far a pass is whose layers are computed with attention, some at a time."""

    rows: RowsOfPass
    #: Once the first layer has begun it; None where each layer goes its own way.
    of_pass: LayersOfPass | None = None


class _AllLayers(NamedTuple):
    """Of a model all of whose layers attend to all rows."""

    layers: DecoderLayers
    guards: tuple[tuple[PackedWeightGuard, nn.Module], ...]


class FusedLayer(nn.Module):
    """A decoder layer of few calls. What it is not for takes the stock layer's way. See `fuse_layers`."""

    self_attn: Any
    _parts: _Parts
    _all: _AllLayers | None = None

    def forward(
        self,
        hidden_states: torch.Tensor,
        attention_mask: torch.Tensor | None = None,
        position_ids: torch.Tensor | None = None,
        past_key_values: Any = None,
        use_cache: bool | None = False,
        position_embeddings: tuple[torch.Tensor, torch.Tensor] | None = None,
        wanted_rows: torch.Tensor | None = None,
        together: LayersTogether | None = None,
        **kwargs: Any,
    ) -> torch.Tensor:
        """[1, T, hidden size] in and out.

        `wanted_rows`: int64 [W], those of the model's output that are looked at; None for all. The last layer gives 0
        for others, after it has given their keys and values. `together`: of all layers of a pass that takes it.
        """
        if together is not None:
            computed = self._compute_with_others(hidden_states, position_embeddings, together)
            if computed is not None:
                return computed
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
        weights, hidden_TH = parts.layer.weights, hidden_states[0]
        qkv = parts.layer.before_attention(hidden_TH, position_embeddings[0][0], position_embeddings[1][0])
        heads = qkv.transpose(0, 1)[None]
        first_value = weights.num_heads + weights.num_kv_heads
        k, v = past_key_values.update(
            heads[:, weights.num_heads : first_value], heads[:, first_value:], attention.layer_idx
        )
        seen, _ = attention_forward(
            attention,
            heads[:, : weights.num_heads],
            k,
            v,
            None,
            scaling=attention.scaling,
            sliding_window=parts.window,
            **kwargs,
        )
        if wanted_rows is None or not parts.is_last:
            return parts.layer.after_attention(hidden_TH, seen)[None]
        out_TH = torch.zeros_like(hidden_TH)
        if len(wanted_rows):
            out_TH[wanted_rows] = parts.layer.after_attention(hidden_TH[wanted_rows], seen[0, wanted_rows])
        return out_TH[None]

    def _compute_with_others(
        self,
        hidden_1TH: torch.Tensor,
        positions: tuple[torch.Tensor, torch.Tensor] | None,
        together: LayersTogether,
    ) -> torch.Tensor | None:
        """What this layer gives, or what is right for one that was computed with an earlier one; None where it goes its
        own way."""
        layer, rows = self.self_attn.layer_idx, together.rows
        if layer == 0 and self._all is not None and self._fits(hidden_1TH, positions):
            assert positions is not None
            is_unchanged = all(each.is_still_of(module) for each, module in self._all.guards)
            # Where attention of newest rows is not the kernel's, no layer has it in it.
            if is_unchanged and flash.kernel_of_sources(*positions) is not None:
                cos_TD, sin_TD = (each[0] for each in positions)
                at_once = None if rows.judge is None else 1
                together.of_pass = self._all.layers.begin(
                    hidden_1TH[0], cos_TD, sin_TD, rows.sources, rows.tiles, at_once
                )
        of_pass = together.of_pass
        if of_pass is None or layer >= of_pass.num_layers:
            return None
        if layer < of_pass.num_done:
            return hidden_1TH
        rows.boundary(layer, len(of_pass.next_layers))
        computed_TH = of_pass.compute()
        if rows.judge is not None:
            rows.judge(layer, of_pass.queries, self.self_attn.scaling)
        return computed_TH[None]

    def _fits(self, hidden_states: torch.Tensor, position_embeddings: tuple[torch.Tensor, torch.Tensor] | None) -> bool:
        parts = self._parts
        num_batch, num_tokens, _ = hidden_states.shape
        return (
            num_batch == 1
            and num_tokens > 0
            and position_embeddings is not None
            and position_embeddings[0].shape == (1, num_tokens, parts.layer.weights.head_dim)
            and all(_is_plain(each) for each in (hidden_states, *position_embeddings))
            and not torch.is_grad_enabled()
            and all(each.is_still_of(module) for each, module in parts.guards)
        )


def _is_plain(tensor: torch.Tensor) -> bool:
    return tensor.dtype is torch.float32 and tensor.is_cpu and tensor.is_contiguous()


def fuse_layers(network: nn.Module) -> None:
    """Make a `FusedLayer` of every layer in `network` of a known form whose products are kernels' of blocks.

    Hooks of the modules inside of it are not called. So not of shards, whose parts hooks add up in between.
    """
    for layer in network.modules():
        parts = _parts_of(layer) if type(layer) in _KINDS else None
        if parts is not None:
            vars(layer).update(_parts=parts)
            layer.__class__ = _fused(type(layer))  # type: ignore[arg-type]
    layers = [layer for layer in network.modules() if isinstance(layer, FusedLayer)]
    together = _all_of(layers)
    for layer in layers:
        vars(layer).update(_all=together)


def _all_of(layers: Sequence[FusedLayer]) -> _AllLayers | None:
    """None where the model has others, too, some see a window of their rows, or heads are too large for tiles."""
    parts, attentions = [layer._parts for layer in layers], [layer.self_attn for layer in layers]
    numbers = [attention.layer_idx for attention in attentions]
    if not layers or numbers != [*range(attentions[0].config.num_hidden_layers)]:
        return None
    if any(each.window is not None for each in parts) or len({attention.scaling for attention in attentions}) > 1:
        return None
    if attention_in_tiles(attentions[0].head_dim) is None:
        return None
    kernels = DecoderLayers([each.layer for each in parts], attentions[0].scaling)
    return _AllLayers(kernels, tuple(guard for each in parts for guard in each.guards))


@functools.cache
def _fused(kind: type[nn.Module]) -> type[nn.Module]:
    return type(kind.__name__, (FusedLayer, kind), {"__module__": kind.__module__, "__doc__": kind.__doc__})


def _parts_of(layer: Any) -> _Parts | None:
    attention, mlp = layer.self_attn, layer.mlp
    qkv, gate_and_up = (attention.q_proj, attention.k_proj, attention.v_proj), (mlp.gate_proj, mlp.up_proj)
    others = attention.o_proj, mlp.down_proj
    head_norms = getattr(attention, "q_norm", None), getattr(attention, "k_norm", None)
    norms = [norm for norm in (layer.input_layernorm, layer.post_attention_layernorm, *head_norms) if norm is not None]
    linears = (*qkv, *gate_and_up, *others)
    if not all(type(linear) is BlockedLinear for linear in linears):
        return None
    if not all(isinstance(norm, FewRowsNorm) for norm in norms) or len({norm.variance_epsilon for norm in norms}) > 1:
        return None
    if attention.config.hidden_act != "silu" or any(each.bias is not None for each in (*gate_and_up, *others)):
        return None
    joined_qkv, joined_gates = (joined([linear._blocks for linear in each]) for each in (qkv, gate_and_up))
    if joined_qkv is None or joined_gates is None:
        return None
    biases = [linear.bias for linear in qkv]
    weights = LayerWeights(
        layer.input_layernorm.weight.detach(),
        joined_qkv,
        None if biases[0] is None else torch.cat([bias.detach() for bias in biases]),
        None if head_norms[0] is None else head_norms[0].weight.detach(),
        None if head_norms[1] is None else head_norms[1].weight.detach(),
        attention.o_proj._blocks,
        layer.post_attention_layernorm.weight.detach(),
        joined_gates,
        mlp.down_proj._blocks,
        norms[0].variance_epsilon,
        attention.q_proj.out_features // attention.head_dim,
        attention.k_proj.out_features // attention.head_dim,
        attention.head_dim,
    )
    kernels = decoder_layer(weights)
    if kernels is None:
        return None
    for together, each in ((joined_qkv, qkv), (joined_gates, gate_and_up)):
        first = 0
        for linear in each:  # the same memory
            numbers = together.numbers[first : first + len(linear._blocks.numbers)]
            linear._blocks = linear._blocks._replace(numbers=numbers)
            first += len(numbers)
    is_mistral = type(layer) is MistralDecoderLayer
    window = attention.config.sliding_window if is_mistral else getattr(attention, "sliding_window", None)
    guards = [(guard(module.weight), module) for module in (*linears, *norms)]
    guards += [(guard(linear.bias, "bias"), linear) for linear in qkv if linear.bias is not None]
    is_last = attention.layer_idx == attention.config.num_hidden_layers - 1
    return _Parts(kernels, tuple(guards), window, is_last)
