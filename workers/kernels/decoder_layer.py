"""What a decoder layer computes before and after its attention, on a CPU: each of them one call of a kernel.

Where the addresses of all that tokens attend to are known before a pass, whole layers are one call, with attention
(`newest_rows_attention.py` of requests with one token, `tiled_attention.py` of others): `DecoderLayers`.

    before: norm, then q, k and v as one product, their bias, norms of heads, rotary positions
    after: output projection and residual, norm, gates and what they are for as one product, silu, down projection and
           residual

Torch and modules take some forty calls for that. In a pass over one token of each of eight requests, through whose
caches all weights pass, these take as long as the products (`docs/decisions/0011`). The parts are those of the kernels
for norms and products, with the same numbers bit for bit; `workers/kernels/native/source/decoder_layer.c`.

Letters: T tokens, H hidden size, N query heads, K KV heads, D head dim, C columns of the MLP.
"""

import copy
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

#: Of weights and rows that a call of several layers reads: some milliseconds, after which others get their turn. To
#: compute so many tokens takes about as long as to read all weights.
_BYTES_OF_CALL, _TOKENS_OF_READING = 128 * 2**20, 16
#: Products before attention are one, those after it three; each counts how many blocks threads have taken.
_PRODUCTS_AFTER = 3
_TakenInProducts = ctypes.c_int64 * _PRODUCTS_AFTER
_COUNTER_BYTES = 8
#: A head has a multiple of so many: eight of either half are rotated at a time.
_HEAD_NUMBERS = 16


class LayerWeights(NamedTuple):
    """Of a layer, float32 in the processor's memory; what a layer does not have is None."""

    input_norm_H: torch.Tensor
    qkv: Blocks  #: from H to (N + 2 K) D
    qkv_bias: torch.Tensor | None
    q_norm_D: torch.Tensor | None
    k_norm_D: torch.Tensor | None
    o: Blocks  #: from N D to H
    attended_norm_H: torch.Tensor
    gate_and_up: Blocks  #: from H to 2 C
    down: Blocks  #: from C to H
    epsilon: float  #: of all norms
    num_heads: int
    num_kv_heads: int
    head_dim: int


class DecoderLayer(NamedTuple):
    """Made by `decoder_layer`. Owns: the weights. All that is given to it is float32 and contiguous."""

    weights: LayerWeights
    before: Region
    after: Region
    whole: Region

    def before_attention(self, hidden_TH: torch.Tensor, cos_TD: torch.Tensor, sin_TD: torch.Tensor) -> torch.Tensor:
        """Queries, keys and values, [T, N + 2 K, D]."""
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
        """The layer's output [T, H], of its input and of what attention gives, [T, N D]."""
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
    """None where there are no kernels for blocks like these, or for these sizes."""
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
    """All layers of a model, for passes in which attention needs nothing but addresses. Owns: their operands."""

    def __init__(self, layers: Sequence[DecoderLayer], scale: float) -> None:
        """`layers`: of one size. `scale`: of the scores of attention."""
        self._layers = tuple(layers)
        self._scale = scale
        self._whole = layers[0].whole
        self._befores, self._afters = np.zeros(len(layers), np.dtype(Before)), np.zeros(len(layers), np.dtype(After))
        self._num_bytes = 0
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
            self._num_bytes += sum(blocks.numbers.nbytes for blocks in products)
        weights = layers[0].weights
        self._befores["hidden_size"] = self._afters["hidden_size"] = weights.qkv.num_inputs
        self._befores["num_q_heads"], self._befores["num_kv_heads"] = weights.num_heads, weights.num_kv_heads
        self._befores["head_dim"] = weights.head_dim
        self._afters["seen_size"], self._afters["num_columns"] = weights.o.num_inputs, weights.down.num_inputs

    def __deepcopy__(self, memo: dict[int, object]) -> "DecoderLayers":
        return DecoderLayers([copy.deepcopy(layer, memo) for layer in self._layers], self._scale)

    def begin(
        self,
        hidden_TH: torch.Tensor,
        cos_TD: torch.Tensor,
        sin_TD: torch.Tensor,
        sources: SourcesOfLayers,
        tiles: TilesOfLayers,
        at_once: int | None = None,
    ) -> "LayersOfPass":
        """A pass over T tokens, each in one of `sources` and `tiles`. Tensors are float32 and contiguous.

        Without the last layer where there are tiles: it goes on with few of their tokens. `at_once`: layers of a call;
        None for as many as take some milliseconds.
        """
        weights, num_layers = self._layers[0].weights, len(self._layers) - bool(tiles.of_all.size)
        memory = _Memory(weights, hidden_TH, num_layers, sources, len(tiles.first_tokens))
        befores, afters = self._befores_and_afters(num_layers, hidden_TH, cos_TD, sin_TD, memory)
        attentions = self._attentions(num_layers, sources, memory)
        of_tiles = self._tiles(num_layers, tiles, memory)
        queries = memory.qkv[:, : weights.num_heads]
        at_once = at_once or self._at_once(len(hidden_TH), sources, tiles)
        kept = hidden_TH, cos_TD, sin_TD, sources, tiles, memory
        return LayersOfPass(self._whole, befores, attentions, of_tiles, afters, memory.outs_2TH, queries, at_once, kept)

    def _befores_and_afters(
        self, num_layers: int, hidden_TH: torch.Tensor, cos_TD: torch.Tensor, sin_TD: torch.Tensor, memory: "_Memory"
    ) -> tuple[npt.NDArray[np.void], npt.NDArray[np.void]]:
        """Operands by layer. Layers write by turns to one of two outputs, which is the next layer's input."""
        befores, afters = self._befores[:num_layers].copy(), self._afters[:num_layers].copy()
        befores["num_rows"] = afters["num_rows"] = len(hidden_TH)
        befores["cos"], befores["sin"], befores["qkv"] = cos_TD.data_ptr(), sin_TD.data_ptr(), memory.qkv.data_ptr()
        afters["out"] = memory.outs_2TH.data_ptr() + np.arange(num_layers) % 2 * memory.outs_2TH[0].nbytes
        befores["hidden"] = afters["hidden"] = np.concatenate([[hidden_TH.data_ptr()], afters["out"]])[:num_layers]
        for name in ("normed", "packed"):
            befores[name] = afters[name] = memory.at[name]
        for name in ("seen", "attended", "gates", "gated"):
            afters[name] = memory.at[name]
        befores["taken"] = memory.taken_at
        afters["taken"] = memory.taken_at + _COUNTER_BYTES
        return befores, afters

    def _at_once(self, num_tokens: int, sources: SourcesOfLayers, tiles: TilesOfLayers) -> int:
        """How many layers take some milliseconds."""
        weights = self._layers[0].weights
        num_rows = int((sources.of_all["num_rows"] * sources.of_all["num_heads"]).sum())
        num_rows += int(tiles.of_all["num_rows"].sum()) * weights.num_kv_heads
        num_bytes = (self._num_bytes + 2 * weights.head_dim * 4 * num_rows) * max(1, num_tokens / _TOKENS_OF_READING)
        return max(1, int(_BYTES_OF_CALL * len(self._layers) / num_bytes))

    def _attentions(self, num_layers: int, sources: SourcesOfLayers, memory: "_Memory") -> npt.NDArray[np.void]:
        """Operands by layer: attention of requests with one token."""
        weights, attentions = self._layers[0].weights, np.zeros(num_layers, np.dtype(NewestRows))
        group, first = weights.num_heads // weights.num_kv_heads, sources.first[: num_layers + 1]
        attentions["sources"] = sources.of_all.ctypes.data + first[:-1] * sources.of_all.itemsize
        attentions["num_sources"], attentions["tokens"] = np.diff(first), sources.rows_B.ctypes.data
        attentions["q"], attentions["k"] = memory.qkv.data_ptr(), memory.qkv[0, weights.num_heads :].data_ptr()
        attentions["v"] = attentions["k"] + 4 * weights.num_kv_heads * weights.head_dim
        for name in ("q", "k", "v"):
            attentions[f"{name}_row"], attentions[f"{name}_head"] = weights.qkv.num_outputs, weights.head_dim
        attentions["out"], attentions["lse"] = memory.at["seen"], memory.at["lse"]
        attentions["out_of_pieces"] = memory.at["out_of_pieces"]
        steps = np.arange(num_layers) * 4 * memory.lse_of_pieces.stride(0)
        attentions["lse_of_pieces"] = memory.lse_of_pieces.data_ptr() + steps
        attentions["piece_rows"], attentions["group"] = piece_rows_of(group), group
        attentions["num_kv_heads"], attentions["head_dim"] = weights.num_kv_heads, weights.head_dim
        attentions["scale"] = self._scale
        return attentions

    def _tiles(self, num_layers: int, tiles: TilesOfLayers, memory: "_Memory") -> npt.NDArray[np.void]:
        """Operands by layer and request: attention of requests with several tokens."""
        weights, of_tiles, first_tokens = self._layers[0].weights, tiles.of_all[:num_layers].copy(), tiles.first_tokens
        of_tiles["q"] = memory.qkv.data_ptr() + 4 * weights.qkv.num_outputs * first_tokens
        of_tiles["q_row"], of_tiles["q_head"] = weights.qkv.num_outputs, weights.head_dim
        of_tiles["out"] = memory.at["seen"] + 4 * weights.o.num_inputs * first_tokens
        of_tiles["lse"] = memory.at["lse_of_tiles"] + 4 * weights.num_heads * first_tokens
        counters = 1 + _PRODUCTS_AFTER + np.arange(len(first_tokens))
        of_tiles["taken"] = memory.taken_at[:, None] + _COUNTER_BYTES * counters
        of_tiles["num_kv_heads"], of_tiles["head_dim"] = weights.num_kv_heads, weights.head_dim
        of_tiles["group"] = weights.num_heads // weights.num_kv_heads
        of_tiles["is_causal"], of_tiles["scale"] = True, self._scale
        return of_tiles


class _Memory:
    """Memory that the layers of a pass write to, one after the other. Owns: all of it.

    `at`: addresses by name, of float32 numbers. `taken_at`: int64 [layers], where a layer's counters are: one for the
    product before attention, three for those after it, one for each request with several tokens.
    """

    def __init__(
        self,
        weights: LayerWeights,
        hidden_TH: torch.Tensor,
        num_layers: int,
        sources: SourcesOfLayers,
        num_tiles: int,
    ) -> None:
        (num_tokens, size), num_columns, size_seen = hidden_TH.shape, weights.down.num_inputs, weights.o.num_inputs
        num_pieces = _most_pieces(sources, weights.num_heads // weights.num_kv_heads)
        sizes = {
            "normed": num_tokens * size,
            "attended": num_tokens * size,
            "packed": num_tokens * max(size, size_seen, num_columns),
            "seen": num_tokens * size_seen,
            "gates": num_tokens * 2 * num_columns,
            "gated": num_tokens * num_columns,
            "out_of_pieces": num_pieces * size_seen,
            "lse": num_tokens * weights.num_heads,
            "lse_of_tiles": num_tokens * weights.num_heads,
        }
        self._room = hidden_TH.new_empty(sum(sizes.values()))
        starts = self._room.data_ptr() + 4 * np.cumsum([0, *sizes.values()])
        self.at = dict(zip(sizes, starts.tolist(), strict=False))
        self.qkv = hidden_TH.new_empty((num_tokens, weights.num_heads + 2 * weights.num_kv_heads, weights.head_dim))
        self.outs_2TH = hidden_TH.new_empty((2, num_tokens, size))
        self.lse_of_pieces = hidden_TH.new_full((num_layers, num_pieces * weights.num_heads), -torch.inf)
        self._taken = np.zeros((num_layers, 1 + _PRODUCTS_AFTER + num_tiles), np.int64)
        self.taken_at = self._taken.ctypes.data + np.arange(num_layers) * self._taken.strides[0]


def _most_pieces(sources: SourcesOfLayers, group: int) -> int:
    """Pieces of the layer that has most of them."""
    pieces_S = pieces_of(sources.of_all, piece_rows_of(group))
    pieces_before = np.concatenate([[0], pieces_S.cumsum()])[sources.first]
    return int(np.diff(pieces_before).max(initial=0))


@dataclass(slots=True)
class LayersOfPass:
    """How far the layers of a pass are, made by `DecoderLayers.begin`. Owns: what the operands point to, `_kept`."""

    _whole: Region
    _befores: npt.NDArray[np.void]
    _attentions: npt.NDArray[np.void]
    _tiles: npt.NDArray[np.void]
    _afters: npt.NDArray[np.void]
    _outs_2TH: torch.Tensor
    #: Of the layer that was computed last, [T, N, D].
    queries: torch.Tensor
    #: Layers of a call.
    _at_once: int
    _kept: tuple[object, ...]
    #: Layers that are computed.
    num_done: int = 0

    @property
    def num_layers(self) -> int:
        return len(self._befores)

    @property
    def next_layers(self) -> range:
        """Those of the next call."""
        return range(self.num_done, min(self.num_done + self._at_once, self.num_layers))

    def compute(self) -> torch.Tensor:
        """The next layers' output, [T, H], which is to be read before the next call."""
        layers = self.next_layers
        operands = Layers(
            *(
                each[layers.start :].ctypes.data
                for each in (self._befores, self._attentions, self._tiles, self._afters)
            ),
            *(len(layers), self._tiles.shape[1]),
        )
        self._whole(operands, torch.get_num_threads())
        self.num_done = layers.stop
        return self._outs_2TH[(layers.stop - 1) % 2]


def _address(tensor: torch.Tensor | None) -> int:
    return 0 if tensor is None else tensor.data_ptr()
