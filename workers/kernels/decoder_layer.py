"""Decoder layers on a CPU: one call for the part before attention, one for the part after it, or one for whole layers.

    before: norm, then q, k and v as one product, their bias, norms of heads, rotary positions
    after: output projection and residual, norm, gate and up projections as one product, silu, down projection and
           residual

torch's modules make some forty calls for that. In a pass over one token of each of eight requests these calls take as
long as the products, because weights evict everything else from the caches (`docs/decisions/0011`). The parts use the
kernels for norms and products, and give the same numbers bit for bit. The kernels are
`workers/kernels/native/source/decoder_layer.c`.

Where the addresses of all rows that tokens attend to are known before a pass, whole layers are one call, with
attention: by `newest_rows_attention.py` for requests with one token, by `tiled_attention.py` for requests with several.
A call computes as many layers as take some milliseconds, so that it does not delay other requests. A layer takes as
long as reading its weights and its rows of K and V from memory; with many tokens, computing takes longer than reading.

Letters: T tokens, H hidden size, N query heads, K KV heads, D head dim, C columns of the MLP, L layers of a pass.
"""

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from kvstore.native.instruction_sets import instruction_set_of_host
from workers.kernels.block_product import block_width, kernels_of_layers
from workers.kernels.coded_weights import Blocks
from workers.kernels.native.parallel_code import Region
from workers.kernels.native.structs import After, Before, Layers, NewestRows
from workers.kernels.newest_rows_attention import SourcesOfLayers, piece_rows_of, pieces_of
from workers.kernels.tiled_attention import TilesOfLayers

#: Weights and rows that a call of several layers reads, in bytes: some milliseconds, then other requests may run.
_BYTES_OF_CALL = 128 * 2**20
#: Number of tokens for which computing takes as long as reading all weights.
_TOKENS_OF_READING = 16
#: Number of products before and after attention. Each has a counter of the blocks that threads have taken.
_PRODUCTS_BEFORE, _PRODUCTS_AFTER = 1, 3
_TakenInProducts = ctypes.c_int64 * _PRODUCTS_AFTER
_COUNTER_BYTES, _FLOAT_BYTES = 8, 4
#: The head dim is a multiple of this: eight numbers of each half of a head are rotated at a time.
_HEAD_NUMBERS = 16


class LayerWeights(NamedTuple):
    """Weights of a layer, float32 in host memory; None for weights that the layer does not have."""

    input_norm_H: torch.Tensor
    qkv: Blocks  #: from H to (N + 2 K) D
    qkv_bias: torch.Tensor | None
    q_norm_D: torch.Tensor | None
    k_norm_D: torch.Tensor | None
    o: Blocks  #: from N D to H
    attended_norm_H: torch.Tensor
    gate_and_up: Blocks  #: from H to 2 C
    down: Blocks  #: from C to H
    epsilon: float  #: the same for all norms
    num_heads: int
    num_kv_heads: int
    head_dim: int


class DecoderLayer(NamedTuple):
    """A layer with its kernels, made by `decoder_layer`. Owns: the weights. Its inputs are float32 and contiguous."""

    weights: LayerWeights
    before: Region
    after: Region
    whole: Region

    def before_attention(self, hidden_TH: torch.Tensor, cos_TD: torch.Tensor, sin_TD: torch.Tensor) -> torch.Tensor:
        """Compute queries, keys and values, [T, N + 2 K, D]."""
        weights, num_tokens = self.weights, len(hidden_TH)
        num_heads = weights.num_heads + 2 * weights.num_kv_heads
        normed_TH, packed_TH, taken = torch.empty_like(hidden_TH), torch.empty_like(hidden_TH), ctypes.c_int64()
        qkv = hidden_TH.new_empty((num_tokens, num_heads, weights.head_dim))
        operands = Before(
            *(hidden_TH.data_ptr(), weights.input_norm_H.data_ptr(), normed_TH.data_ptr()),
            *(packed_TH.data_ptr(), ctypes.addressof(taken)),
            *(weights.qkv.numbers.data_ptr(), _address(weights.qkv_bias), qkv.data_ptr()),
            *(_address(weights.q_norm_D), _address(weights.k_norm_D), cos_TD.data_ptr(), sin_TD.data_ptr()),
            *(num_tokens, weights.qkv.num_inputs, weights.qkv.form),
            *(weights.num_heads, weights.num_kv_heads, weights.head_dim, weights.epsilon),
        )
        self.before(operands, torch.get_num_threads())
        return qkv

    def after_attention(self, hidden_TH: torch.Tensor, seen: torch.Tensor) -> torch.Tensor:
        """Compute the layer's output [T, H] from its input and from attention's output `seen`, [T, N D]."""
        weights, (num_tokens, size) = self.weights, hidden_TH.shape
        num_columns = weights.down.num_inputs
        most_inputs = max(size, num_columns, weights.o.num_inputs)
        room = hidden_TH.new_empty(num_tokens * (2 * size + 3 * num_columns + most_inputs))
        taken = _TakenInProducts()
        attended = room.data_ptr()
        normed = attended + 4 * num_tokens * size
        gates = normed + 4 * num_tokens * size
        gated = gates + 8 * num_tokens * num_columns
        packed = gated + 4 * num_tokens * num_columns
        out_TH = torch.empty_like(hidden_TH)
        operands = After(
            *(seen.data_ptr(), hidden_TH.data_ptr(), weights.o.numbers.data_ptr(), attended),
            *(weights.attended_norm_H.data_ptr(), normed, packed, weights.gate_and_up.numbers.data_ptr()),
            *(gates, gated, weights.down.numbers.data_ptr(), out_TH.data_ptr()),
            *(ctypes.addressof(taken), num_tokens, weights.o.num_inputs, size, num_columns),
            *(weights.o.form, weights.gate_and_up.form, weights.down.form, weights.epsilon),
        )
        self.after(operands, torch.get_num_threads())
        return out_TH


def decoder_layer(weights: LayerWeights) -> DecoderLayer | None:
    """The layer with its kernels; None where no kernels support these blocks or sizes."""
    products, instruction_set = (weights.qkv, weights.o, weights.gate_and_up, weights.down), instruction_set_of_host()
    kernels, width = kernels_of_layers(instruction_set), block_width()
    if kernels is None or instruction_set is None or width is None:
        return None
    if any(len(blocks.numbers) * width != blocks.num_outputs for blocks in products):
        return None
    sizes = weights.down.num_inputs, weights.qkv.num_inputs
    if weights.head_dim % _HEAD_NUMBERS or any(size % instruction_set.lanes for size in sizes):
        return None
    return DecoderLayer(weights, kernels.before, kernels.after, kernels.layers)


class DecoderLayers:
    """All layers of a model, for passes whose attention needs only addresses of rows. Owns: the kernels' operands."""

    def __init__(self, layers: Sequence[DecoderLayer], scale: float) -> None:
        """`layers`: all of the same size. `scale`: factor of attention scores."""
        self._layers = tuple(layers)
        self.scale = scale
        self._whole = layers[0].whole
        self._befores, self._afters = np.zeros(len(layers), np.dtype(Before)), np.zeros(len(layers), np.dtype(After))
        self._weight_bytes = 0
        for before, after, (weights, *_) in zip(self._befores, self._afters, layers, strict=True):
            before["norm"], after["norm"] = weights.input_norm_H.data_ptr(), weights.attended_norm_H.data_ptr()
            before["qkv_blocks"], before["form"] = weights.qkv.numbers.data_ptr(), weights.qkv.form
            before["bias"] = _address(weights.qkv_bias)
            before["q_norm"], before["k_norm"] = _address(weights.q_norm_D), _address(weights.k_norm_D)
            after["o_blocks"], after["o_form"] = weights.o.numbers.data_ptr(), weights.o.form
            after["gate_blocks"], after["gate_form"] = weights.gate_and_up.numbers.data_ptr(), weights.gate_and_up.form
            after["down_blocks"], after["down_form"] = weights.down.numbers.data_ptr(), weights.down.form
            before["epsilon"] = after["epsilon"] = weights.epsilon
            products = weights.qkv, weights.o, weights.gate_and_up, weights.down
            self._weight_bytes += sum(blocks.numbers.nbytes for blocks in products)
        weights = layers[0].weights
        self._befores["hidden_size"] = self._afters["hidden_size"] = weights.qkv.num_inputs
        self._befores["num_q_heads"], self._befores["num_kv_heads"] = weights.num_heads, weights.num_kv_heads
        self._befores["head_dim"] = weights.head_dim
        self._afters["seen_size"], self._afters["num_columns"] = weights.o.num_inputs, weights.down.num_inputs

    def begin(
        self,
        hidden_TH: torch.Tensor,
        positions_TD: tuple[torch.Tensor, torch.Tensor],
        sources: SourcesOfLayers,
        tiles: TilesOfLayers,
        num_layers: int,
        at_once: int | None = None,
    ) -> "LayersOfPass":
        """Begin the first `num_layers` layers of a pass over T tokens, each of which is in `sources` or in `tiles`.

        `positions_TD`: cosines and sines. Tensors are float32 and contiguous. `at_once`: number of layers in a call;
        None for as many as take some milliseconds.
        """
        weights = self._layers[0].weights
        memory = _Memory(weights, hidden_TH, num_layers, _most_pieces(weights, sources), len(tiles.first_tokens))
        befores_L, afters_L = self._befores_and_afters(hidden_TH, positions_TD, memory)
        operands = befores_L, self._attentions(sources, memory), self._tiles(tiles, memory), afters_L
        kept = hidden_TH, positions_TD, sources, tiles, memory
        at_once = at_once or self._layers_of_call(len(hidden_TH), sources, tiles)
        queries = memory.qkv[:, : weights.num_heads]
        return LayersOfPass(self._whole, operands, memory.outs_2TH, queries, at_once, kept)

    def _layers_of_call(self, num_tokens: int, sources: SourcesOfLayers, tiles: TilesOfLayers) -> int:
        """Number of layers that take some milliseconds."""
        weights = self._layers[0].weights
        rows_of_heads = int((sources.of_all["num_rows"] * sources.of_all["num_heads"]).sum())
        rows_of_heads += int(tiles.of_all["num_rows"].sum()) * weights.num_kv_heads
        read_bytes = self._weight_bytes + rows_of_heads * 2 * weights.head_dim * _FLOAT_BYTES
        # Bytes that could be read in the time that all layers take.
        bytes_of_time = read_bytes * max(1, num_tokens / _TOKENS_OF_READING)
        return max(1, int(_BYTES_OF_CALL * len(self._layers) / bytes_of_time))

    def _befores_and_afters(
        self, hidden_TH: torch.Tensor, positions_TD: tuple[torch.Tensor, torch.Tensor], memory: "_Memory"
    ) -> tuple[npt.NDArray[np.void], npt.NDArray[np.void]]:
        """Operands by layer. Layers alternate between two outputs; the output of one is the input of the next."""
        layers = np.arange(memory.num_layers)
        befores_L, afters_L = self._befores[layers], self._afters[layers]
        befores_L["num_rows"] = afters_L["num_rows"] = len(hidden_TH)
        befores_L["cos"], befores_L["sin"] = (each.data_ptr() for each in positions_TD)
        befores_L["qkv"] = memory.qkv.data_ptr()
        afters_L["out"] = memory.outs_2TH.data_ptr() + layers % 2 * memory.outs_2TH[0].nbytes
        inputs_L = np.concatenate([[hidden_TH.data_ptr()], afters_L["out"]])[: len(layers)]
        befores_L["hidden"] = afters_L["hidden"] = inputs_L
        for name in ("normed", "packed"):
            befores_L[name] = afters_L[name] = memory.at[name]
        for name in ("seen", "attended", "gates", "gated"):
            afters_L[name] = memory.at[name]
        befores_L["taken"] = memory.counters_L
        afters_L["taken"] = memory.counters_L + _PRODUCTS_BEFORE * _COUNTER_BYTES
        return befores_L, afters_L

    def _attentions(self, sources: SourcesOfLayers, memory: "_Memory") -> npt.NDArray[np.void]:
        """Operands by layer for attention of requests with one token."""
        weights, attentions_L = self._layers[0].weights, np.zeros(memory.num_layers, np.dtype(NewestRows))
        group, first = weights.num_heads // weights.num_kv_heads, sources.first[: memory.num_layers + 1]
        attentions_L["sources"] = sources.of_all.ctypes.data + first[:-1] * sources.of_all.itemsize
        attentions_L["num_sources"], attentions_L["tokens"] = np.diff(first), sources.rows_B.ctypes.data
        for name, first_head in (("q", 0), ("k", weights.num_heads), ("v", weights.num_heads + weights.num_kv_heads)):
            attentions_L[name] = memory.qkv.data_ptr() + first_head * weights.head_dim * _FLOAT_BYTES
            attentions_L[f"{name}_row"], attentions_L[f"{name}_head"] = weights.qkv.num_outputs, weights.head_dim
        attentions_L["out"], attentions_L["lse"] = memory.at["seen"], memory.at["lse"]
        attentions_L["out_of_pieces"], attentions_L["lse_of_pieces"] = (
            memory.at["out_of_pieces"],
            memory.lse_of_pieces_L,
        )
        attentions_L["piece_rows"], attentions_L["group"] = piece_rows_of(group), group
        attentions_L["num_kv_heads"], attentions_L["head_dim"] = weights.num_kv_heads, weights.head_dim
        attentions_L["scale"] = self.scale
        return attentions_L

    def _tiles(self, tiles: TilesOfLayers, memory: "_Memory") -> npt.NDArray[np.void]:
        """Operands by layer and request for attention of requests with several tokens."""
        weights, of_tiles = self._layers[0].weights, tiles.of_all[: memory.num_layers].copy()
        row_size, seen_size = weights.qkv.num_outputs, weights.o.num_inputs
        of_tiles["q"] = memory.qkv.data_ptr() + tiles.first_tokens * row_size * _FLOAT_BYTES
        of_tiles["q_row"], of_tiles["q_head"] = row_size, weights.head_dim
        of_tiles["out"] = memory.at["seen"] + tiles.first_tokens * seen_size * _FLOAT_BYTES
        of_tiles["lse"] = memory.at["lse_of_tiles"] + tiles.first_tokens * weights.num_heads * _FLOAT_BYTES
        counters = _PRODUCTS_BEFORE + _PRODUCTS_AFTER + np.arange(len(tiles.first_tokens))
        of_tiles["taken"] = memory.counters_L[:, None] + counters * _COUNTER_BYTES
        of_tiles["num_kv_heads"], of_tiles["head_dim"] = weights.num_kv_heads, weights.head_dim
        of_tiles["group"] = weights.num_heads // weights.num_kv_heads
        of_tiles["is_causal"], of_tiles["scale"] = True, self.scale
        return of_tiles


class _Memory:
    """Scratch memory that the layers of a pass share. Owns: all of it.

    `at`: addresses of float32 numbers, by name. `counters_L`, int64 [L]: address of each layer's counters, one for each
    product, then one for each request with several tokens. `lse_of_pieces_L`, int64 [L]: address of each layer's
    log-sum-exps of pieces, which must be -inf at the beginning.
    """

    def __init__(
        self, weights: LayerWeights, hidden_TH: torch.Tensor, num_layers: int, num_pieces: int, num_tiles: int
    ) -> None:
        (num_tokens, size), num_columns, seen_size = hidden_TH.shape, weights.down.num_inputs, weights.o.num_inputs
        sizes = {
            "normed": num_tokens * size,
            "attended": num_tokens * size,
            "packed": num_tokens * max(size, seen_size, num_columns),
            "seen": num_tokens * seen_size,
            "gates": num_tokens * 2 * num_columns,
            "gated": num_tokens * num_columns,
            "out_of_pieces": num_pieces * seen_size,
            "lse": num_tokens * weights.num_heads,
            "lse_of_tiles": num_tokens * weights.num_heads,
        }
        self.num_layers = num_layers
        self._room = hidden_TH.new_empty(sum(sizes.values()))
        starts = self._room.data_ptr() + np.cumsum([0, *sizes.values()]) * _FLOAT_BYTES
        self.at = dict(zip(sizes, starts.tolist(), strict=False))
        self.qkv = hidden_TH.new_empty((num_tokens, weights.num_heads + 2 * weights.num_kv_heads, weights.head_dim))
        self.outs_2TH = hidden_TH.new_empty((2, num_tokens, size))
        self._lse_of_pieces = np.full((num_layers, num_pieces * weights.num_heads), -np.inf, np.float32)
        self._counters = np.zeros((num_layers, _PRODUCTS_BEFORE + _PRODUCTS_AFTER + num_tiles), np.int64)
        self.lse_of_pieces_L, self.counters_L = (
            each.ctypes.data + np.arange(num_layers) * each.strides[0] for each in (self._lse_of_pieces, self._counters)
        )


def _most_pieces(weights: LayerWeights, sources: SourcesOfLayers) -> int:
    """Number of pieces of the layer that has most."""
    pieces_S = pieces_of(sources.of_all, piece_rows_of(weights.num_heads // weights.num_kv_heads))
    pieces_before = np.concatenate([[0], pieces_S.cumsum()])[sources.first]
    return int(np.diff(pieces_before).max(initial=0))


@dataclass(slots=True)
class LayersOfPass:
    """Progress of a pass through the layers, made by `DecoderLayers.begin`. Owns: the operands' memory, `_kept`."""

    _whole: Region
    #: By layer: before attention, attention of requests with one token, attention of those with several, after it.
    _operands: tuple[npt.NDArray[np.void], npt.NDArray[np.void], npt.NDArray[np.void], npt.NDArray[np.void]]
    _outs_2TH: torch.Tensor
    #: Queries of the layer that was computed last, [T, N, D].
    queries: torch.Tensor
    #: Number of layers in a call.
    _at_once: int
    _kept: tuple[object, ...]
    #: Number of layers computed so far.
    num_done: int = 0

    @property
    def num_layers(self) -> int:
        return len(self._operands[0])

    @property
    def next_layers(self) -> range:
        """The layers of the next call."""
        return range(self.num_done, min(self.num_done + self._at_once, self.num_layers))

    def compute(self) -> torch.Tensor:
        """Compute the next layers and return their output, [T, H], which is valid until the next call."""
        layers, num_tiles = self.next_layers, self._operands[2].shape[1]
        of_layers = (each[layers.start :].ctypes.data for each in self._operands)
        self._whole(Layers(*of_layers, len(layers), num_tiles), torch.get_num_threads())
        self.num_done = layers.stop
        return self._outs_2TH[(layers.stop - 1) % 2]


def _address(tensor: torch.Tensor | None) -> int:
    return 0 if tensor is None else tensor.data_ptr()
