"""Scoring of stored rows on the device: the presets' work between reading their evidence and choosing by it.

Measured are column sums for the probe heads (IMPRESS, ContiguousKV) and for all heads (H2O), as a request makes them
and in plain torch, which shows whether the custom kernel pays; and shares of chunks by a sketch (ours). Kernels alone.
The roofline is that of memory: the evidence, read once.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import torch

from benchmarks.gpu.frame.bench import Bench
from workers.device.kv_buffer import torch_dtype
from workers.selection.contiguous import CHUNK_TOKENS
from workers.selection.importance import column_sums, column_sums_by_blocks
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery
from workers.selection.sizes import NUM_MEANS, PROBE_HEADS, num_probe_kv_heads
from workers.selection.sketched import shares_of_chunks

_ROUNDS = 9
_Judge = Callable[[], torch.Tensor]


def score_rows(bench: Bench, memory_bytes_per_s: float) -> list[dict[str, Any]]:
    """Figures for one layer that chooses among all rows of the prefix by the new tokens' queries.

    `plain_torch_us` is None if a request uses plain torch anyway; `difference`: the largest difference between the two,
    as a share of the largest number.
    """
    facts, clock, device = bench.facts, bench.clock, bench.torch_device
    num_rows, num_new = bench.settings.num_prefix, bench.settings.new_tokens
    shape, dtype = facts.kv, torch_dtype(facts.kv.dtype)
    drawn = partial(torch.randn, generator=torch.Generator(device).manual_seed(0), device=device)
    q_NTD = drawn((facts.num_heads, num_new, shape.head_dim)).to(dtype)
    suffix_lse_NT = drawn((facts.num_heads, num_new))
    query = LayerQuery(0, q_NTD, suffix_lse_NT, shape.head_dim**-0.5, shape.num_kv_heads)
    keys_KPD = drawn((num_rows, shape.num_kv_heads, shape.head_dim)).to(dtype).transpose(0, 1)
    means_KCMD = drawn((shape.num_kv_heads, num_rows // CHUNK_TOKENS, NUM_MEANS, shape.head_dim))
    sketch = LayerEvidence(Evidence.SKETCH, means_KCMD=means_KCMD)

    def row(what: str, seen: torch.Tensor, work: Callable[[], Any], plain: _Judge | None) -> dict[str, Any]:
        return {
            "what": what,
            "prefix_rows": num_rows,
            "new_tokens": num_new,
            "ours_us": clock.kernel_s(work, _ROUNDS) * 1e6,
            "plain_torch_us": None if plain is None else clock.kernel_s(plain, _ROUNDS) * 1e6,
            "difference": None if plain is None else float((work() - plain()).abs().max() / plain().abs().max()),
            "roofline_us": seen.nbytes / memory_bytes_per_s * 1e6,
        }

    def of_heads(what: str, seen_KPD: torch.Tensor, heads: slice) -> dict[str, Any]:
        ours, plain = (partial(judge, query, seen_KPD, heads) for judge in (column_sums, column_sums_by_blocks))
        return row(what, seen_KPD, ours, plain)

    with torch.inference_mode():
        return [
            of_heads("probe heads", keys_KPD[: num_probe_kv_heads(query.heads_per_group)], slice(PROBE_HEADS)),
            of_heads("all heads", keys_KPD, slice(None)),
            row("sketch", means_KCMD, partial(shares_of_chunks, query, sketch), None),
        ]
