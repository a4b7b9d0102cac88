"""What a decoder layer computes before and after its attention, on a CPU: each of them one call of a kernel.

    before: norm, then q, k and v as one product, their bias, norms of heads, rotary positions
    after: output projection and residual, norm, gates and what they are for as one product, silu, down projection and
           residual

Torch and modules take some forty calls for that. In a pass over one token of each of eight requests, through whose
caches all weights pass, these take as long as the products (`docs/decisions/0011`). The parts are those of the kernels
for norms and products, with the same numbers bit for bit; `workers/kernels/source/decoder_layer.c`.

Letters: T tokens, H hidden size, N query heads, K KV heads, D head dim, C columns of the MLP.
"""

import ctypes
import struct
from typing import NamedTuple

import torch

from workers.kernels.coded_weights import Blocks
from workers.kernels.few_rows_product import block_width, kernels_around_attention
from workers.kernels.machine_code import registers_of_host
from workers.kernels.parallel_code import Region

#: As `struct before` and `struct after` in the kernel's source.
_BEFORE = struct.Struct("@PPPPPPPPPPPPqqqqqqf")
_AFTER = struct.Struct("@PPPPPPPPPPPPPqqqqqqqf")
#: How many blocks threads have taken in each of the products after attention.
_TakenInProducts = ctypes.c_int64 * 3
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

    def before_attention(self, hidden_TH: torch.Tensor, cos_TD: torch.Tensor, sin_TD: torch.Tensor) -> torch.Tensor:
        """Queries, keys and values, [T, N + 2 K, D]."""
        weights, num_tokens = self.weights, len(hidden_TH)
        num_heads = weights.num_heads + 2 * weights.num_kv_heads
        normed_TH, packed_TH, taken = torch.empty_like(hidden_TH), torch.empty_like(hidden_TH), ctypes.c_int64()
        qkv = hidden_TH.new_empty((num_tokens, num_heads, weights.head_dim))
        operands = _BEFORE.pack(
            *(hidden_TH.data_ptr(), weights.input_norm_H.data_ptr(), normed_TH.data_ptr()),
            *(packed_TH.data_ptr(), ctypes.addressof(taken)),
            *(weights.qkv.numbers.data_ptr(), _address(weights.qkv_bias), qkv.data_ptr()),
            *(_address(weights.q_norm_D), _address(weights.k_norm_D), cos_TD.data_ptr(), sin_TD.data_ptr()),
            *(num_tokens, weights.qkv.num_inputs, weights.qkv.form),
            *(weights.num_heads, weights.num_kv_heads, weights.head_dim, weights.epsilon),
        )
        self.before.run(self.before.function, operands, torch.get_num_threads(), 0)
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
        operands = _AFTER.pack(
            *(seen.data_ptr(), hidden_TH.data_ptr(), weights.o.numbers.data_ptr(), attended),
            *(weights.attended_norm_H.data_ptr(), normed, packed, weights.gate_and_up.numbers.data_ptr()),
            *(gates, gated, weights.down.numbers.data_ptr(), out_TH.data_ptr()),
            *(ctypes.addressof(taken), num_tokens, weights.o.num_inputs, size, num_columns),
            *(weights.o.form, weights.gate_and_up.form, weights.down.form, weights.epsilon),
        )
        self.after.run(self.after.function, operands, torch.get_num_threads(), 0)
        return out_TH


def decoder_layer(weights: LayerWeights) -> DecoderLayer | None:
    """None where there are no kernels for blocks like these, or for these sizes."""
    products, registers = (weights.qkv, weights.o, weights.gate_and_up, weights.down), registers_of_host()
    kernels, width = kernels_around_attention(), block_width()
    if kernels is None or registers is None or width is None:
        return None
    if any(len(blocks.numbers) * width != blocks.num_outputs for blocks in products):
        return None
    sizes = weights.down.num_inputs, weights.qkv.num_inputs
    if weights.head_dim % _HEAD_NUMBERS or any(size % registers.lanes for size in sizes):
        return None
    return DecoderLayer(weights, *kernels)


def _address(tensor: torch.Tensor | None) -> int:
    return 0 if tensor is None else tensor.data_ptr()
