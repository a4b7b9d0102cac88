"""Attention over (chosen rows of the prefix, new tokens): ours, one flash call over the same rows, and what the chip
allows.

Ours is what the forward pass calls, `workers/attention/partition_attention.py`, with chosen rows that are there
already; scoring is not in it. A layer that chooses also computes the log-sum-exp that its choice is made by; with our
preset that is one layer of three, and the mean layer is what is compared. Queries and rows lie for ours as in a
request, rows before heads. The yardstick is `scaled_dot_product_attention` with a lower-right causal bias, where all
lie contiguous by head, which is as well as they can lie for it. Both are timed by kernel, without gaps of the host.

The roofline is arithmetic: the greater of operations over the matrix rate and bytes over the memory's, both measured
here. 4·N·D operations for each query row and row that it sees; K and V of all rows, queries and outputs once.

Letters: R chosen rows, T new tokens, N query heads, K KV heads, D head dim.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import torch
from torch.nn import functional
from torch.nn.attention.bias import causal_lower_right

from benchmarks.gpu.clock import Clock
from workers.attention.partition_attention import attention_forward
from workers.device.kv_buffer import torch_dtype
from workers.plan.model_facts import ModelFacts
from workers.prefetch.carried import LOOKAHEAD_LAYERS
from workers.selection.sketched import NUM_QUERIES

_ROUNDS = 15
#: Of the product and the copy that tell what the chip can do: on a GPU, and where it only has to run.
_GPU_SIDE, _CPU_SIDE = 8192, 128
_GPU_COPY_BYTES, _CPU_COPY_BYTES = 2**32, 2**20


@dataclass(frozen=True, slots=True, kw_only=True)
class Peaks:
    """What the device does at best, measured: a large matrix product, a large copy (bytes read and written)."""

    flops_per_s: float
    bytes_per_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class AttentionTimes:
    """One shape of attention, one layer."""

    chosen_rows: int
    new_tokens: int
    #: Of a layer that chooses, of one that takes over a choice, and of the mean layer of our preset.
    choosing_us: float
    plain_us: float
    ours_us: float
    sdpa_us: float
    roofline_us: float
    gflop: float
    megabytes: float
    #: Whether the yardstick took the flash kernel.
    is_flash: bool
    #: The greatest difference between the outputs, as a part of the greatest number.
    difference: float

    @property
    def ratio(self) -> float:
        return self.ours_us / self.sdpa_us

    def as_plain(self) -> dict[str, Any]:
        return {**asdict(self), "ratio": self.ratio, "roofline_share": self.roofline_us / self.ours_us}


class _Layer(torch.nn.Module):
    """What `attention_forward` knows of the layer that asks."""

    layer_idx = 0


class _Rows:
    """Chosen rows that are there already, right before those after the prefix: see `StoredRows` of the attention.

    `num_judging`: of the last own rows, those that the layer chooses by; 0 when it takes over a choice.
    """

    def __init__(self, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, num_chosen: int, num_judging: int) -> None:
        self._chosen = k_1KSD[:, :, :num_chosen], v_1KSD[:, :, :num_chosen]
        self._all = k_1KSD, v_1KSD
        self._num_judging = num_judging

    @property
    def is_judged(self) -> bool:
        return self._num_judging > 0

    def num_judging(self, layer: int, num_own: int) -> int:
        return min(num_own, self._num_judging)

    def chosen_and_suffix(self, layer: int, num_suffix: int) -> tuple[torch.Tensor, torch.Tensor]:
        return self._all

    def head_rows(self, layer: int) -> tuple[()]:
        return ()

    def choose(
        self, layer: int, q_NTD: torch.Tensor, suffix_lse_NT: torch.Tensor, scale: float
    ) -> tuple[torch.Tensor, torch.Tensor]:
        return self._chosen

    def attended(self, layer: int, seen_lse_NT: torch.Tensor, suffix_lse_NT: torch.Tensor) -> None:
        pass

    def whole_window(self, layer: int, window: int, num_suffix: int) -> tuple[torch.Tensor, torch.Tensor]:
        raise AssertionError("no shape of this bench has windows")


def peaks(clock: Clock, dtype: torch.dtype, device: torch.device) -> Peaks:
    """Measure them."""
    side = _GPU_SIDE if clock.is_gpu else _CPU_SIDE
    size = _GPU_COPY_BYTES if clock.is_gpu else _CPU_COPY_BYTES
    a, b = (torch.randn(side, side, device=device).to(dtype) for _ in range(2))
    source = torch.zeros(size, dtype=torch.uint8, device=device)
    target = torch.zeros_like(source)
    product_s = clock.kernel_s(lambda: a @ b, _ROUNDS)
    copy_s = clock.kernel_s(lambda: target.copy_(source), _ROUNDS)
    return Peaks(flops_per_s=2 * side**3 / product_s, bytes_per_s=2 * size / copy_s)


def roofline(facts: ModelFacts, num_chosen: int, num_new: int) -> tuple[float, float]:
    """Operations and bytes of one layer's attention, at least."""
    pairs = num_new * num_chosen + num_new * (num_new + 1) / 2
    heads_dim = facts.num_heads * facts.kv.head_dim
    row_bytes = facts.kv.row_bytes  # of K or of V
    query_bytes = num_new * heads_dim * row_bytes / (facts.kv.num_kv_heads * facts.kv.head_dim)
    return 4.0 * heads_dim * pairs, 2.0 * row_bytes * (num_chosen + num_new) + 2.0 * query_bytes


def attention_times(
    facts: ModelFacts, sizes: Sequence[tuple[int, int]], clock: Clock, device: torch.device, chip: Peaks
) -> list[AttentionTimes]:
    """For each (chosen rows, new tokens)."""
    return [_times(facts, num_chosen, num_new, clock, device, chip) for num_chosen, num_new in sizes]


def _times(
    facts: ModelFacts, num_chosen: int, num_new: int, clock: Clock, device: torch.device, chip: Peaks
) -> AttentionTimes:
    shape, dtype = facts.kv, torch_dtype(facts.kv.dtype)
    generator = torch.Generator(device).manual_seed(0)
    of_rows = (num_chosen + num_new, 2, shape.num_kv_heads, shape.head_dim)
    rows_S2KD = torch.randn(of_rows, generator=generator, device=device).to(dtype)
    q_1TND = torch.randn((1, num_new, facts.num_heads, shape.head_dim), generator=generator, device=device).to(dtype)
    q_1NTD = q_1TND.transpose(1, 2)
    scale = shape.head_dim**-0.5
    k_1KSD, v_1KSD = (rows_S2KD[:, plane].transpose(0, 1)[None] for plane in (0, 1))
    suffix = k_1KSD[:, :, num_chosen:], v_1KSD[:, :, num_chosen:]
    by_head = q_1NTD.contiguous(), k_1KSD.contiguous(), v_1KSD.contiguous()
    bias = causal_lower_right(num_new, num_chosen + num_new)
    layer = _Layer()

    def ours(num_judging: int) -> torch.Tensor:
        stored = _Rows(k_1KSD, v_1KSD, num_chosen, num_judging)
        out_1TND, _ = attention_forward(layer, q_1NTD, *suffix, None, scaling=scale, stored=stored)
        return out_1TND

    def sdpa() -> torch.Tensor:
        return functional.scaled_dot_product_attention(*by_head, bias, scale=scale, enable_gqa=True)

    with torch.inference_mode():
        expected = sdpa().float()
        difference = max(
            float((ours(number).transpose(1, 2).float() - expected).abs().max()) for number in (NUM_QUERIES, 0)
        )
        is_flash = _takes_flash(*by_head)
        choosing_s, plain_s = (clock.kernel_s(partial(ours, number), _ROUNDS) for number in (NUM_QUERIES, 0))
        sdpa_s = clock.kernel_s(sdpa, _ROUNDS)
    flops, num_bytes = roofline(facts, num_chosen, num_new)
    return AttentionTimes(
        chosen_rows=num_chosen,
        new_tokens=num_new,
        choosing_us=choosing_s * 1e6,
        plain_us=plain_s * 1e6,
        ours_us=(choosing_s + (LOOKAHEAD_LAYERS - 1) * plain_s) / LOOKAHEAD_LAYERS * 1e6,
        sdpa_us=sdpa_s * 1e6,
        roofline_us=max(flops / chip.flops_per_s, num_bytes / chip.bytes_per_s) * 1e6,
        gflop=flops / 1e9,
        megabytes=num_bytes / 1e6,
        is_flash=is_flash,
        difference=difference / float(expected.abs().max()),
    )


def _takes_flash(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> bool:
    """Whether the lower-right bias is handed to the flash kernel (`torch/nn/attention/bias.py`)."""
    if not q.is_cuda:
        return False
    parameters = torch.backends.cuda.SDPAParams(q, k, v, None, 0.0, False, True)
    return torch.backends.cuda.can_use_flash_attention(parameters)
