"""Attention over chosen rows of the prefix and new tokens: ours, one flash call over the same rows, and the chip's
limit. Also runs the phases of scoring rows (`scores.py`) and of decoding coded rows (`decoding.py`).

Ours is the function that the forward pass calls, `workers/attention/partition_attention.py`, with chosen rows already
in place; scoring is excluded. A layer that chooses also computes the log-sum-exp for its choice; with our preset that
is one layer of three, and the mean layer (`ours_us`) is compared. Ours has queries and rows laid out as in a request,
rows before heads. The baseline is `scaled_dot_product_attention` with a lower-right causal bias and everything
contiguous by head, its best layout. Both are timed by kernel, without gaps for the host.

The roofline is arithmetic: the greater of operations over the matrix rate and bytes over the memory rate, both measured
here. 4·N·D operations for each query row and row that it sees; K and V of all rows, queries and outputs once.

Letters: R chosen rows, T new tokens, N query heads, K KV heads, D head dim, S = R + T.
"""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import torch
from torch.nn import functional
from torch.nn.attention.bias import causal_lower_right

from benchmarks.gpu.frame.bench import Bench
from benchmarks.gpu.phases.decoding import decode_rows
from benchmarks.gpu.phases.scores import score_rows
from workers.attention.partition_attention import attention_forward
from workers.device.kv_buffer import torch_dtype
from workers.plan.model_facts import ModelFacts
from workers.selection.sizes import LOOKAHEAD_LAYERS
from workers.selection.sketched import NUM_QUERIES

_ROUNDS = 15
#: Side of the matrix product and bytes of the copy that measure the peaks: on a GPU, and on a CPU, just to run.
_GPU_SIDE, _CPU_SIDE = 8192, 128
_GPU_COPY_BYTES, _CPU_COPY_BYTES = 2**32, 2**20


class _Layer(torch.nn.Module):
    """Stand-in for the calling layer: the attributes that `attention_forward` reads."""

    layer_idx = 0


def measure(bench: Bench) -> None:
    """Add figures `peaks`, `attention`, `scores` and `decoding`."""
    settings, clock = bench.settings, bench.clock
    flops_per_s, bytes_per_s = _peaks(bench)
    bench.figures["peaks"] = {"tflop_s": flops_per_s / 1e12, "memory_gb_s": bytes_per_s / 1e9}
    bench.notes.append(f"roofline: {flops_per_s / 1e12:.3g} TFLOP/s and {bytes_per_s / 1e9:.3g} GB/s, measured here")
    few, half, new = settings.num_chosen, settings.num_prefix // 2, settings.new_tokens
    sizes = [(few, new), (few, 4 * new), (half, new)]
    if clock.is_gpu:
        sizes += [(few, 512), (half, 2048)]
    bench.figures["attention"] = [
        {**attention_row(bench, *size, flops_per_s, bytes_per_s), "is_judged": size == (few, new)}
        for size in dict.fromkeys(sizes)
    ]
    bench.figures["scores"] = score_rows(bench, bytes_per_s)
    bench.figures["decoding"] = decode_rows(bench, bytes_per_s)


def _peaks(bench: Bench) -> tuple[float, float]:
    """Peak rates of the device per second: operations of a large matrix product, bytes moved by a large copy."""
    clock, device = bench.clock, bench.torch_device
    side = _GPU_SIDE if clock.is_gpu else _CPU_SIDE
    size = _GPU_COPY_BYTES if clock.is_gpu else _CPU_COPY_BYTES
    a, b = (torch.randn(side, side, device=device).to(torch_dtype(bench.settings.dtype)) for _ in range(2))
    source = torch.zeros(size, dtype=torch.uint8, device=device)
    target = torch.zeros_like(source)
    product_s = clock.kernel_s(lambda: a @ b, _ROUNDS)
    copy_s = clock.kernel_s(lambda: target.copy_(source), _ROUNDS)
    return 2 * side**3 / product_s, 2 * size / copy_s


def roofline(facts: ModelFacts, num_chosen: int, num_new: int) -> tuple[float, float]:
    """Least operations and bytes of one layer's attention."""
    pairs = num_new * num_chosen + num_new * (num_new + 1) / 2
    heads_dim = facts.num_heads * facts.kv.head_dim
    row_bytes = facts.kv.row_bytes  # of one plane, K or V
    query_bytes = num_new * heads_dim * row_bytes / (facts.kv.num_kv_heads * facts.kv.head_dim)
    return 4.0 * heads_dim * pairs, 2.0 * row_bytes * (num_chosen + num_new) + 2.0 * query_bytes


def attention_row(
    bench: Bench, num_chosen: int, num_new: int, flops_per_s: float, bytes_per_s: float
) -> dict[str, Any]:
    """Figures of attention in one layer, for one size. The rates are the chip's peaks, for the roofline.

    `is_flash`: whether the baseline took the flash kernel; `difference`: the largest difference between the outputs, as
    a share of the largest output.
    """
    by_head, ours, sdpa = _contenders(bench, num_chosen, num_new)
    with torch.inference_mode():
        expected = sdpa().float()
        apart = [(ours(number).transpose(1, 2).float() - expected).abs().max() for number in (NUM_QUERIES, 0)]
        choosing_s, plain_s, sdpa_s = (
            bench.clock.kernel_s(work, _ROUNDS) for work in (partial(ours, NUM_QUERIES), partial(ours, 0), sdpa)
        )
    ours_s = (choosing_s + (LOOKAHEAD_LAYERS - 1) * plain_s) / LOOKAHEAD_LAYERS
    flops, num_bytes = roofline(bench.facts, num_chosen, num_new)
    roofline_s = max(flops / flops_per_s, num_bytes / bytes_per_s)
    return {
        "chosen_rows": num_chosen,
        "new_tokens": num_new,
        "choosing_us": choosing_s * 1e6,
        "plain_us": plain_s * 1e6,
        "ours_us": ours_s * 1e6,
        "sdpa_us": sdpa_s * 1e6,
        "ratio": ours_s / sdpa_s,
        "roofline_us": roofline_s * 1e6,
        "roofline_share": roofline_s / ours_s,
        "gflop": flops / 1e9,
        "megabytes": num_bytes / 1e6,
        "is_flash": _takes_flash(*by_head),
        "difference": float(torch.stack(apart).max() / expected.abs().max()),
    }


def _contenders(
    bench: Bench, num_chosen: int, num_new: int
) -> tuple[tuple[torch.Tensor, torch.Tensor, torch.Tensor], Callable[[int], torch.Tensor], Callable[[], torch.Tensor]]:
    """Q, K and V by head, and two functions that attend: ours, given a layer's number of judging queries, and SDPA."""
    facts, device = bench.facts, bench.torch_device
    shape, dtype = facts.kv, torch_dtype(facts.kv.dtype)
    generator = torch.Generator(device).manual_seed(0)
    of_rows = (num_chosen + num_new, 2, shape.num_kv_heads, shape.head_dim)
    rows_S2KD = torch.randn(of_rows, generator=generator, device=device).to(dtype)
    q_1TND = torch.randn((1, num_new, facts.num_heads, shape.head_dim), generator=generator, device=device).to(dtype)
    q_1NTD, scale = q_1TND.transpose(1, 2), shape.head_dim**-0.5
    k_1KSD, v_1KSD = (rows_S2KD[:, plane].transpose(0, 1)[None] for plane in (0, 1))
    chosen, suffix = ((k_1KSD[:, :, rows], v_1KSD[:, :, rows]) for rows in (slice(num_chosen), slice(num_chosen, None)))
    by_head = q_1NTD.contiguous(), k_1KSD.contiguous(), v_1KSD.contiguous()
    bias, layer = causal_lower_right(num_new, num_chosen + num_new), _Layer()

    def ours(num_judging: int) -> torch.Tensor:
        # Chosen rows are in place already, directly before those after the prefix: see `StoredRows` of the attention.
        stored: Any = SimpleNamespace(
            is_judged=num_judging > 0,
            num_judging=lambda _, num_own: min(num_own, num_judging),
            choose=lambda *_: None,
            chosen=lambda _: chosen,
            attended=lambda *_: None,
            chosen_and_suffix=lambda *_: (k_1KSD, v_1KSD),
            head_rows=lambda _: (),
        )
        return attention_forward(layer, q_1NTD, *suffix, None, scaling=scale, stored=stored)[0]

    def sdpa() -> torch.Tensor:
        return functional.scaled_dot_product_attention(*by_head, bias, scale=scale, enable_gqa=True)

    return by_head, ours, sdpa


def _takes_flash(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> bool:
    """Whether the lower-right bias goes to the flash kernel (`torch/nn/attention/bias.py`)."""
    if not q.is_cuda:
        return False
    parameters = torch.backends.cuda.SDPAParams(q, k, v, None, 0.0, False, True)
    return torch.backends.cuda.can_use_flash_attention(parameters)
