"""Importance of stored rows on a GPU: column sums of the attention weights, without the matrix.

    sums[h, p] = Σ_t exp(scale · q[h, t] · k[h / group, p] − lse[h, t])

where lse is the log-sum-exp over all prefix rows and the suffix. It must be known before a column can be summed up, so
there are two launches. Each computes the products of queries and keys again instead of writing T × P weights:

1. Each program has a block of queries and a stretch of the keys, and writes their log-sum-exp: [stretches, H, T].
2. Each program has a block of keys, and sums up over all queries; for each query it joins the stretches first.

No two programs add into one place, so equal inputs give equal sums. Computes in float32, base 2.
Letters as in `workers/selection/rows.py`; H requested query heads.

Its benefit: `docs/decisions/0021-attention-and-chain-on-gpus.md` and `docs/benchmarks-gpu.md`.
Tested in Triton's interpreter and compiled for sm_80 and sm_90 by `tests/unit/workers/kernels/test_triton_scores.py`.
"""

import math

import torch
import triton
import triton.language as tl

#: Number of queries and of keys of a block.
_BLOCK_T, _BLOCK_P = 64, 64
#: Number of keys of a stretch: short enough that a few heads with a few queries keep a GPU busy.
_STRETCH_ROWS = 1024
_LOG2_E = math.log2(math.e)
#: Arguments whose values must not make Triton compile further kernels.
_SIZES = ("num_queries", "num_rows", "num_stretches")


def column_sums(
    q_HTD: torch.Tensor, keys_KPD: torch.Tensor, suffix_lse_HT: torch.Tensor, *, group: int, scale: float
) -> torch.Tensor:
    """Attention mass that each prefix row draws from all queries, float32 [H, P].

    Head h reads KV head h // group. Takes float16, bfloat16 or float32, with contiguous head dims. `suffix_lse_HT`:
    log-sum-exp of the queries' scores after the prefix, float32. Scratch memory: H × T × P / 1,024 numbers. Never waits
    for the GPU.
    """
    num_heads, num_queries, head_dim = q_HTD.shape
    num_rows = keys_KPD.shape[1]
    assert num_heads <= group * len(keys_KPD) and suffix_lse_HT.shape == (num_heads, num_queries)
    assert q_HTD.stride(2) == keys_KPD.stride(2) == 1, "head dims are contiguous"
    num_stretches = triton.cdiv(num_rows, _STRETCH_ROWS)
    lse_SHT = q_HTD.new_empty((num_stretches, num_heads, num_queries), dtype=torch.float32)
    sums_HP = q_HTD.new_empty((num_heads, num_rows), dtype=torch.float32)
    shape = (num_queries, num_rows, head_dim, num_stretches)
    strides = (*q_HTD.stride()[:2], *keys_KPD.stride()[:2], *suffix_lse_HT.stride())
    blocks = {"GROUP": group, "BLOCK_T": _BLOCK_T, "BLOCK_P": _BLOCK_P, "BLOCK_D": _block_of(head_dim)}
    stretch_lse[(triton.cdiv(num_queries, _BLOCK_T), num_heads, num_stretches)](
        q_HTD, keys_KPD, lse_SHT, *shape, *strides[:4], scale * _LOG2_E, STRETCH=_STRETCH_ROWS, **blocks
    )
    sum_columns[(triton.cdiv(num_rows, _BLOCK_P), num_heads)](
        q_HTD,
        keys_KPD,
        suffix_lse_HT,
        lse_SHT,
        sums_HP,
        *shape,
        *strides,
        scale * _LOG2_E,
        BLOCK_S=triton.next_power_of_2(num_stretches),
        LOG2_E=_LOG2_E,
        **blocks,
    )
    return sums_HP


def _block_of(head_dim: int) -> int:
    """Head dim, rounded up to a power of 2, and to 16 at least, which matrix units need."""
    return max(16, int(triton.next_power_of_2(head_dim)))


@triton.jit(do_not_specialize=_SIZES)
def stretch_lse(
    q_ptr,
    k_ptr,
    lse_ptr,
    num_queries,
    num_rows,
    head_dim,
    num_stretches,
    q_stride_h,
    q_stride_t,
    k_stride_h,
    k_stride_p,
    scale,
    STRETCH: tl.constexpr,
    GROUP: tl.constexpr,
    BLOCK_T: tl.constexpr,
    BLOCK_P: tl.constexpr,
    BLOCK_D: tl.constexpr,
):
    """Log-sum-exp, of base 2, of a block of queries of one head over one stretch of keys. `scale` includes log2(e)."""
    head, stretch = tl.program_id(1), tl.program_id(2)
    rows_t = tl.program_id(0) * BLOCK_T + tl.arange(0, BLOCK_T)
    dims = tl.arange(0, BLOCK_D)
    q = tl.load(
        q_ptr + head * q_stride_h + rows_t[:, None].to(tl.int64) * q_stride_t + dims[None, :],
        mask=(rows_t[:, None] < num_queries) & (dims[None, :] < head_dim),
        other=0.0,
    )
    greatest = tl.full((BLOCK_T,), float("-inf"), tl.float32)
    total = tl.zeros((BLOCK_T,), tl.float32)
    for start in range(0, STRETCH, BLOCK_P):
        rows_p = stretch * STRETCH + start + tl.arange(0, BLOCK_P)
        k = tl.load(
            k_ptr + (head // GROUP) * k_stride_h + rows_p[:, None].to(tl.int64) * k_stride_p + dims[None, :],
            mask=(rows_p[:, None] < num_rows) & (dims[None, :] < head_dim),
            other=0.0,
        )
        scores = tl.dot(q, tl.trans(k), input_precision="ieee") * scale
        scores = tl.where(rows_p[None, :] < num_rows, scores, float("-inf"))
        # The first block of a stretch has rows, so from there on `above` is finite.
        above = tl.maximum(greatest, tl.max(scores, 1))
        total = total * tl.exp2(greatest - above) + tl.sum(tl.exp2(scores - above[:, None]), 1)
        greatest = above
    out = (stretch * tl.num_programs(1) + head) * num_queries + rows_t
    tl.store(lse_ptr + out, greatest + tl.log2(total), mask=rows_t < num_queries)


@triton.jit(do_not_specialize=_SIZES)
def sum_columns(
    q_ptr,
    k_ptr,
    suffix_ptr,
    lse_ptr,
    sums_ptr,
    num_queries,
    num_rows,
    head_dim,
    num_stretches,
    q_stride_h,
    q_stride_t,
    k_stride_h,
    k_stride_p,
    suffix_stride_h,
    suffix_stride_t,
    scale,
    LOG2_E: tl.constexpr,
    BLOCK_S: tl.constexpr,
    GROUP: tl.constexpr,
    BLOCK_T: tl.constexpr,
    BLOCK_P: tl.constexpr,
    BLOCK_D: tl.constexpr,
):
    """Column sums of a block of keys over one head's queries."""
    head = tl.program_id(1)
    rows_p = tl.program_id(0) * BLOCK_P + tl.arange(0, BLOCK_P)
    dims, stretches = tl.arange(0, BLOCK_D), tl.arange(0, BLOCK_S)
    k = tl.load(
        k_ptr + (head // GROUP) * k_stride_h + rows_p[:, None].to(tl.int64) * k_stride_p + dims[None, :],
        mask=(rows_p[:, None] < num_rows) & (dims[None, :] < head_dim),
        other=0.0,
    )
    sums = tl.zeros((BLOCK_P,), tl.float32)
    for start in range(0, num_queries, BLOCK_T):
        rows_t = start + tl.arange(0, BLOCK_T)
        is_query = rows_t < num_queries
        suffix = tl.load(suffix_ptr + head * suffix_stride_h + rows_t * suffix_stride_t, mask=is_query, other=0.0)
        suffix = suffix * LOG2_E
        parts = tl.load(
            lse_ptr + (stretches[:, None] * tl.num_programs(1) + head) * num_queries + rows_t[None, :],
            mask=(stretches[:, None] < num_stretches) & is_query[None, :],
            other=float("-inf"),
        )
        greatest = tl.maximum(tl.max(parts, 0), suffix)
        lse = greatest + tl.log2(tl.sum(tl.exp2(parts - greatest[None, :]), 0) + tl.exp2(suffix - greatest))
        q = tl.load(
            q_ptr + head * q_stride_h + rows_t[:, None].to(tl.int64) * q_stride_t + dims[None, :],
            mask=is_query[:, None] & (dims[None, :] < head_dim),
            other=0.0,
        )
        scores = tl.dot(q, tl.trans(k), input_precision="ieee") * scale
        weights = tl.where(is_query[:, None], tl.exp2(scores - lse[:, None]), 0.0)
        sums += tl.sum(weights, 0)
    tl.store(sums_ptr + head * num_rows + rows_p, sums, mask=rows_p < num_rows)
