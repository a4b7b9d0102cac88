"""A decoder loop of ours, for models whose layers have kernels on a CPU: embedding, layers, final norm.

These are Llama, Mistral, Qwen2 and Qwen3 in float32; all other models run in transformers' own loop. The weights stay
in the stock modules, and results are equal except for the order in which products are added up. A pass computes a layer
in one of three ways, which `DecoderLoop.run` chooses:

    together     one call of a kernel computes several layers with their attention. The addresses of all rows that the
                 tokens attend to must be known before the pass (`RowsOfPass`), so no layer chooses rows or waits
    by itself    one call before attention, attention (`attention_forward`), and one call after it
    stock        transformers' layer, if kernels do not support its form, or its weights have changed

If a request has several tokens in a pass, the last layer is computed by itself: after it has computed the keys and
values of all rows, it continues with only the few rows that give logits.

Letters: T tokens, H hidden size, N query heads, K KV heads, D head dim, W wanted rows.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import torch
from torch import nn
from transformers import LlamaModel, MistralModel, Qwen2Model, Qwen3Model

from workers.attention import flash
from workers.attention.partition_attention import attention_forward
from workers.kernels.coded_weights import joined
from workers.kernels.decoder_layer import DecoderLayer, DecoderLayers, LayerWeights, decoder_layer
from workers.kernels.linear import BlockedLinear
from workers.kernels.newest_rows_attention import SourcesOfLayers
from workers.kernels.norm import FewRowsNorm
from workers.kernels.packed_weight_guard import PackedWeightGuard, guard
from workers.kernels.tiled_attention import TilesOfLayers, attention_in_tiles
from workers.model.chain_cache import ChainCache

#: Models of one form: RMS norms before attention and MLP, separate q, k and v, a gated MLP, and residuals.
_MODELS = (LlamaModel, MistralModel, Qwen2Model, Qwen3Model)


class RowsOfPass(Protocol):
    """Addresses of the rows that the layers of a pass attend to, and places for the rows of its tokens.

    Next: workers/batching/pass_rows.py::PassRows
    """

    @property
    def sources(self) -> SourcesOfLayers:
        """Rows of requests with one token."""
        ...

    @property
    def tiles(self) -> TilesOfLayers:
        """Rows of requests with several tokens."""
        ...

    @property
    def boundary(self) -> Callable[[int, int], object]:
        """Callback before layers that are computed together: (first layer, number). May end the pass with an error."""
        ...

    @property
    def judge(self) -> Callable[[int, torch.Tensor, float], object] | None:
        """Callback after each layer: (layer, its queries, scale of its scores); or None."""
        ...


class LoopLayer(NamedTuple):
    """A stock layer, and its kernels if it has any."""

    stock: Any
    kernels: DecoderLayer | None = None
    #: Guards of the weights that the kernels have packed, with the modules that must still have these weights.
    guards: tuple[tuple[PackedWeightGuard, nn.Module], ...] = ()
    window: int | None = None

    def has_kernels(self) -> bool:
        """Whether kernels compute what the stock layer does: the layer has some, and its weights have not changed."""
        return self.kernels is not None and all(guard.is_still_of(module) for guard, module in self.guards)


class _Pass(NamedTuple):
    """Arguments of all layers of a pass. `wanted_W`: rows with which the last layer continues; None for all."""

    positions: tuple[torch.Tensor, torch.Tensor]  #: cosines and sines, [1, T, D]
    cache: ChainCache
    extra: Mapping[str, Any]  #: arguments of `attention_forward`
    wanted_W: torch.Tensor | None


class DecoderLoop:
    """The loop of one model. Owns: its kernels' weights, and operands."""

    def __init__(self, model: Any, layers: Sequence[LoopLayer]) -> None:
        self._model = model
        self.layers = tuple(layers)
        self._together = _all_together(layers)
        self._head_dim = next(layer.kernels.weights.head_dim for layer in layers if layer.kernels is not None)

    def run(
        self,
        tokens_1T: torch.Tensor,
        positions_1T: torch.Tensor,
        cache: ChainCache,
        extra: Mapping[str, Any],
        wanted_W: torch.Tensor | None = None,
        rows: RowsOfPass | None = None,
    ) -> torch.Tensor:
        """Hidden states after the final norm, [1, T, H], in inference mode.

        `wanted_W`: int64, rows that the caller needs, None for all; the other rows are undefined. `rows`: rows that
        layers attend to, if they are known. Errors of `cache`, attention and `rows` end the pass.
        """
        hidden_1TH = self._model.embed_tokens(tokens_1T)
        positions = self._model.rotary_emb(hidden_1TH, position_ids=positions_1T)
        given, num_done = _Pass(positions, cache, extra, wanted_W), 0
        fits = self._fits(hidden_1TH, *positions)
        # Layers are computed together with their attention only if attention of newest rows is the kernel's.
        is_attended_by_kernel = flash.kernel_of_sources(*positions) is not None
        have_kernels = fits and is_attended_by_kernel and all(layer.has_kernels() for layer in self.layers)
        if rows is not None and self._together is not None and have_kernels:
            num_done, hidden_1TH = self._compute_together(self._together, hidden_1TH, positions, rows)
        for layer in self.layers[num_done:]:
            if fits and layer.has_kernels():
                hidden_1TH = self._compute(layer, hidden_1TH, given)
            else:
                hidden_1TH = layer.stock(
                    hidden_1TH, position_embeddings=positions, past_key_values=cache, use_cache=True, **extra
                )
        normed_1TH: torch.Tensor = self._model.norm(hidden_1TH)
        return normed_1TH

    def _fits(self, hidden_1TH: torch.Tensor, *positions_1TD: torch.Tensor) -> bool:
        """Whether kernels support these tensors: some models rotate only a part of each head."""
        is_plain = (each.dtype is torch.float32 and each.is_cpu and each.is_contiguous() for each in positions_1TD)
        return hidden_1TH.is_contiguous() and all(is_plain) and positions_1TD[0].shape[-1] == self._head_dim

    def _compute_together(
        self,
        kernels: DecoderLayers,
        hidden_1TH: torch.Tensor,
        positions_1TD: tuple[torch.Tensor, torch.Tensor],
        rows: RowsOfPass,
    ) -> tuple[int, torch.Tensor]:
        """Compute the first layers together. Returns their number and the hidden states after them."""
        num_layers = len(self.layers) - bool(len(rows.tiles.first_tokens))
        at_once = None if rows.judge is None else 1
        cos_TD, sin_TD = (each[0] for each in positions_1TD)
        hidden_TH = hidden_1TH[0]
        of_pass = kernels.begin(hidden_TH, (cos_TD, sin_TD), rows.sources, rows.tiles, num_layers, at_once)
        while layers := of_pass.next_layers:
            rows.boundary(layers.start, len(layers))
            hidden_TH = of_pass.compute()
            if rows.judge is not None:
                rows.judge(layers.start, of_pass.queries, kernels.scale)
        return num_layers, hidden_TH[None]

    def _compute(self, layer: LoopLayer, hidden_1TH: torch.Tensor, given: _Pass) -> torch.Tensor:
        kernels, attention, hidden_TH = layer.kernels, layer.stock.self_attn, hidden_1TH[0]
        assert kernels is not None
        cos_1TD, sin_1TD = given.positions
        heads = kernels.before_attention(hidden_TH, cos_1TD[0], sin_1TD[0]).transpose(0, 1)[None]
        first_key, first_value = kernels.weights.num_heads, kernels.weights.num_heads + kernels.weights.num_kv_heads
        k_1KSD, v_1KSD = given.cache.update(
            heads[:, first_key:first_value], heads[:, first_value:], attention.layer_idx
        )
        scaling: Mapping[str, Any] = {"scaling": attention.scaling, "sliding_window": layer.window}
        seen_1TND, _ = attention_forward(
            attention, heads[:, :first_key], k_1KSD, v_1KSD, None, **scaling, **given.extra
        )
        if given.wanted_W is None or layer is not self.layers[-1]:
            return kernels.after_attention(hidden_TH, seen_1TND)[None]
        out_TH = torch.zeros_like(hidden_TH)
        if len(given.wanted_W):
            of_wanted = hidden_TH[given.wanted_W], seen_1TND[0, given.wanted_W]
            out_TH[given.wanted_W] = kernels.after_attention(*of_wanted)
        return out_TH[None]


def decoder_loop(network: nn.Module) -> DecoderLoop | None:
    """The loop of a network whose products and norms have kernels; None if none of its layers has a known form.

    Linear modules of a layer with kernels then share the kernels' weights. The loop does not call hooks of modules, so
    a shard, which adds up its parts in hooks, must not have a loop.
    """
    model: Any = network.base_model
    if type(model) not in _MODELS:
        return None
    layers = [_with_kernels(layer) for layer in model.layers]
    return DecoderLoop(model, layers) if any(layer.kernels is not None for layer in layers) else None


def _all_together(layers: Sequence[LoopLayer]) -> DecoderLayers | None:
    """Kernels for all layers together; None if a layer has no kernels or has a window, or heads are too large for
    tiles.
    """
    kernels = [layer.kernels for layer in layers if layer.kernels is not None and layer.window is None]
    if len(kernels) < len(layers) or attention_in_tiles(kernels[0].weights.head_dim) is None:
        return None
    return DecoderLayers(kernels, layers[0].stock.self_attn.scaling)


def _with_kernels(layer: Any) -> LoopLayer:
    """The layer, with kernels if its form is known and its products have kernels whose weights can be joined."""
    attention, mlp = layer.self_attn, layer.mlp
    qkv, gate_and_up = (attention.q_proj, attention.k_proj, attention.v_proj), (mlp.gate_proj, mlp.up_proj)
    others = attention.o_proj, mlp.down_proj
    head_norms = getattr(attention, "q_norm", None), getattr(attention, "k_norm", None)
    norms = [norm for norm in (layer.input_layernorm, layer.post_attention_layernorm, *head_norms) if norm is not None]
    linears = (*qkv, *gate_and_up, *others)
    if not all(type(linear) is BlockedLinear for linear in linears):
        return LoopLayer(layer)
    if not all(isinstance(norm, FewRowsNorm) for norm in norms) or len({norm.variance_epsilon for norm in norms}) > 1:
        return LoopLayer(layer)
    if attention.config.hidden_act != "silu" or any(each.bias is not None for each in (*gate_and_up, *others)):
        return LoopLayer(layer)
    joined_qkv, joined_gates = (joined([linear._blocks for linear in each]) for each in (qkv, gate_and_up))
    if joined_qkv is None or joined_gates is None:
        return LoopLayer(layer)
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
        return LoopLayer(layer)
    for together, each in ((joined_qkv, qkv), (joined_gates, gate_and_up)):
        first = 0
        for linear in each:  # its weights become a view of the joined ones
            numbers = together.numbers[first : first + len(linear._blocks.numbers)]
            linear._blocks = linear._blocks._replace(numbers=numbers)
            first += len(numbers)
    guards = [(guard(module.weight), module) for module in (*linears, *norms)]
    guards += [(guard(linear.bias, "bias"), linear) for linear in qkv if linear.bias is not None]
    is_mistral = attention.config.model_type == "mistral"
    window = attention.config.sliding_window if is_mistral else getattr(attention, "sliding_window", None)
    return LoopLayer(layer, kernels, tuple(guards), window)
