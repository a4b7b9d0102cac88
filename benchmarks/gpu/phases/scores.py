"""Judging stored rows on the device: what presets do between reading their evidence and choosing by it.

Sums of columns for the probe heads (IMPRESS, ContiguousKV) and for all heads (H2O), as a request makes them and in
plain torch, so that it shows whether the kernel of its own pays; and the shares of chunks by a sketch (ours). Kernels
alone. The roofline is that of memory: the evidence, read once.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import torch

from benchmarks.gpu.clock import Clock
from benchmarks.gpu.phases.attention import Peaks
from workers.device.kv_buffer import torch_dtype
from workers.plan.model_facts import ModelFacts
from workers.selection.contiguous import CHUNK_TOKENS
from workers.selection.importance import column_sums, column_sums_by_blocks
from workers.selection.impress import PROBE_HEADS, num_probe_kv_heads
from workers.selection.rows import LayerQuery
from workers.selection.sketched import NUM_MEANS, shares_of_chunks

_ROUNDS = 9


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreTimes:
    """One layer's judging."""

    what: str
    prefix_rows: int
    new_tokens: int
    ours_us: float
    #: The same in plain torch; None where that is what is done anyway.
    plain_torch_us: float | None
    #: The greatest difference between the two, as a part of the greatest number.
    difference: float | None
    roofline_us: float

    def as_plain(self) -> dict[str, Any]:
        return asdict(self)


def score_times(
    facts: ModelFacts, num_prefix: int, num_new: int, clock: Clock, device: torch.device, chip: Peaks
) -> list[ScoreTimes]:
    """For one layer that chooses among `num_prefix` rows by `num_new` queries."""
    shape, dtype = facts.kv, torch_dtype(facts.kv.dtype)
    generator = torch.Generator(device).manual_seed(0)

    def drawn(*size: int) -> torch.Tensor:
        return torch.randn(size, generator=generator, device=device)

    q_NTD = drawn(facts.num_heads, num_new, shape.head_dim).to(dtype)
    suffix_lse_NT = drawn(facts.num_heads, num_new)
    query = LayerQuery(0, q_NTD, suffix_lse_NT, shape.head_dim**-0.5, shape.num_kv_heads)
    keys_KPD = drawn(num_prefix, shape.num_kv_heads, shape.head_dim).to(dtype).transpose(0, 1)
    means_KCMD = drawn(shape.num_kv_heads, num_prefix // CHUNK_TOKENS, NUM_MEANS, shape.head_dim)

    def times(what: str, seen: torch.Tensor, work: Callable[[], Any], plain: Callable[[], Any] | None) -> ScoreTimes:
        return ScoreTimes(
            what=what,
            prefix_rows=num_prefix,
            new_tokens=num_new,
            ours_us=clock.kernel_s(work, _ROUNDS) * 1e6,
            plain_torch_us=clock.kernel_s(plain, _ROUNDS) * 1e6 if plain is not None else None,
            difference=None if plain is None else _difference(work(), plain()),
            roofline_us=seen.numel() * seen.element_size() / chip.bytes_per_s * 1e6,
        )

    rows = []
    with torch.inference_mode():
        probe_KPD = keys_KPD[: num_probe_kv_heads(query.heads_per_group)]
        for what, seen, heads in (("probe heads", probe_KPD, slice(PROBE_HEADS)), ("all heads", keys_KPD, slice(None))):
            work, plain = (partial(judge, query, seen, heads) for judge in (column_sums, column_sums_by_blocks))
            rows.append(times(what, seen, work, plain))
        rows.append(times("sketch", means_KCMD, partial(shares_of_chunks, query, means_KCMD), None))
    return rows


def _difference(one: torch.Tensor, other: torch.Tensor) -> float:
    return float((one - other).abs().max() / other.abs().max())
