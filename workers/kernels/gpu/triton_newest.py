"""Attention of the newest row of each of several requests on a GPU, in two launches.

Each request has one query per head and its own rows, anywhere in the device's memory. There are two launches:

1. Each program has a request, a KV head with the query heads that read it, and a stretch of the request's rows, and
   writes their output and log-sum-exp: [stretches, B, N, D] and [stretches, B, N]. A request with fewer rows has
   shorter stretches, or empty ones.
2. Each program has a request's head and joins its stretches.

So even few requests fill a GPU (flash-decoding: Dao et al. 2023), and a pass over many requests costs the processor one
call per layer. Computes in float32, base 2; weights are rounded to the dtype of V before they are multiplied, as flash
does.

Letters as in `workers/attention/flash.py`; B requests. Tested on a GPU by `tests/gpu/test_newest_cuda.py`.
"""

import math
from collections.abc import Sequence

import torch
import triton
import triton.language as tl

#: Number of rows that are multiplied at once, and least number of query heads, which tensor cores need.
_BLOCK_S, _LEAST_HEADS = 64, 16
#: Number of programs that keep a large GPU busy, and most stretches of a request.
_PROGRAMS, _MOST_STRETCHES = 264, 32
_LOG2_E = math.log2(math.e)


def attend(
    q_BN1D: torch.Tensor, rows: Sequence[tuple[torch.Tensor, torch.Tensor]], scale: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """See `workers/kernels/newest_rows_attention.py::AttendNewest`. Never waits for the GPU.

    `rows`: K and V of each request, [1, K, S, D], in the dtype of the queries, with S ≥ 1 and contiguous numbers of a
    head. The strides of heads and rows are equal for all requests (see `flash_cuda.py`).
    """
    q_BN1D = q_BN1D.contiguous()
    num_requests, num_heads, _, head_dim = q_BN1D.shape
    num_kv_heads = rows[0][0].shape[1]
    strides = rows[0][0].stride()[1:3]
    about = [[k.data_ptr() for k, _ in rows], [v.data_ptr() for _, v in rows], [k.shape[2] for k, _ in rows]]
    about_3B = torch.tensor(about, dtype=torch.int64).to(q_BN1D.device, non_blocking=True)
    stretches = triton.next_power_of_2(triton.cdiv(_PROGRAMS, num_requests * num_kv_heads))
    longest = triton.next_power_of_2(triton.cdiv(max(about[2]), _BLOCK_S))
    stretches = max(1, min(stretches, longest, _MOST_STRETCHES))
    out_SBND = q_BN1D.new_empty((stretches, num_requests, num_heads, head_dim), dtype=torch.float32)
    lse_SBN = q_BN1D.new_empty((stretches, num_requests, num_heads), dtype=torch.float32)
    out_BN1D, lse_BN1 = torch.empty_like(q_BN1D), lse_SBN.new_empty((num_requests, num_heads, 1))
    group, block_d = num_heads // num_kv_heads, max(16, triton.next_power_of_2(head_dim))
    attend_stretches[(num_requests * num_kv_heads, stretches)](
        about_3B,
        q_BN1D,
        out_SBND,
        lse_SBN,
        num_requests,
        num_kv_heads,
        *strides,
        scale * _LOG2_E,
        GROUP=group,
        HEAD_DIM=head_dim,
        STRETCHES=stretches,
        BLOCK_H=max(_LEAST_HEADS, triton.next_power_of_2(group)),
        BLOCK_S=_BLOCK_S,
        BLOCK_D=block_d,
    )
    join_stretches[(num_requests * num_heads,)](
        out_SBND,
        lse_SBN,
        out_BN1D,
        lse_BN1,
        num_requests * num_heads,
        HEAD_DIM=head_dim,
        STRETCHES=stretches,
        BLOCK_D=block_d,
        LOG2_E=_LOG2_E,
    )
    return out_BN1D, lse_BN1


# Requests come and go, so no further kernel is compiled for another number of them.
@triton.jit(do_not_specialize=("num_requests",))
def attend_stretches(
    about_ptr,
    q_ptr,
    out_ptr,
    lse_ptr,
    num_requests,
    num_kv_heads,
    head_stride,
    row_stride,
    scale,
    GROUP: tl.constexpr,
    HEAD_DIM: tl.constexpr,
    STRETCHES: tl.constexpr,
    BLOCK_H: tl.constexpr,
    BLOCK_S: tl.constexpr,
    BLOCK_D: tl.constexpr,
):
    """Output and log-sum-exp of one stretch of a request for one KV head.

    `about_ptr`: int64 [3, B]: the address of K, the address of V, and the number of rows of each request.
    """
    request, kv_head = tl.program_id(0) // num_kv_heads, tl.program_id(0) % num_kv_heads
    stretch = tl.program_id(1)
    pointer = tl.pointer_type(q_ptr.dtype.element_ty)
    k_ptr = tl.load(about_ptr + request).to(pointer) + kv_head * head_stride
    v_ptr = tl.load(about_ptr + num_requests + request).to(pointer) + kv_head * head_stride
    num_rows = tl.load(about_ptr + 2 * num_requests + request).to(tl.int32)
    length = tl.cdiv(tl.cdiv(num_rows, BLOCK_S), STRETCHES) * BLOCK_S
    start = stretch * length
    end = tl.minimum(num_rows, start + length)
    heads, dims = tl.arange(0, BLOCK_H), tl.arange(0, BLOCK_D)
    is_head, is_dim = heads < GROUP, dims < HEAD_DIM
    of_query = (request * num_kv_heads + kv_head) * GROUP + heads
    of_number = of_query[:, None] * HEAD_DIM + dims[None, :]
    is_number = is_head[:, None] & is_dim[None, :]
    q_hd = tl.load(q_ptr + of_number, mask=is_number, other=0)
    greatest_h = tl.full((BLOCK_H,), float("-inf"), tl.float32)
    total_h = tl.zeros((BLOCK_H,), tl.float32)
    out_hd = tl.zeros((BLOCK_H, BLOCK_D), tl.float32)
    for first in range(start, end, BLOCK_S):
        rows = first + tl.arange(0, BLOCK_S)
        at = rows.to(tl.int64) * row_stride
        k_ds = tl.load(k_ptr + at[None, :] + dims[:, None], mask=(rows < end)[None, :] & is_dim[:, None], other=0)
        scores_hs = tl.where((rows < end)[None, :], tl.dot(q_hd, k_ds) * scale, float("-inf"))
        greater_h = tl.maximum(greatest_h, tl.max(scores_hs, 1))
        weights_hs = tl.exp2(scores_hs - greater_h[:, None])
        shrink_h = tl.exp2(greatest_h - greater_h)
        v_sd = tl.load(v_ptr + at[:, None] + dims[None, :], mask=(rows < end)[:, None] & is_dim[None, :], other=0)
        out_hd = out_hd * shrink_h[:, None] + tl.dot(weights_hs.to(v_sd.dtype), v_sd)
        total_h = total_h * shrink_h + tl.sum(weights_hs, 1)
        greatest_h = greater_h
    is_empty_h = total_h == 0
    out_hd = out_hd / tl.where(is_empty_h, 1.0, total_h)[:, None]
    lse_h = tl.where(is_empty_h, float("-inf"), greatest_h + tl.log2(total_h))
    num_queries = num_requests * num_kv_heads * GROUP
    tl.store(out_ptr + stretch * num_queries * HEAD_DIM + of_number, out_hd, mask=is_number)
    tl.store(lse_ptr + stretch * num_queries + of_query, lse_h, mask=is_head)


@triton.jit(do_not_specialize=("num_queries",))
def join_stretches(
    part_ptr,
    part_lse_ptr,
    out_ptr,
    lse_ptr,
    num_queries,
    HEAD_DIM: tl.constexpr,
    STRETCHES: tl.constexpr,
    BLOCK_D: tl.constexpr,
    LOG2_E: tl.constexpr,
):
    """Join the stretches of one query, whose log-sum-exps are of base 2, to a natural one. The first is never empty."""
    query, stretches, dims = tl.program_id(0), tl.arange(0, STRETCHES), tl.arange(0, BLOCK_D)
    lse_s = tl.load(part_lse_ptr + stretches * num_queries + query)
    greatest = tl.max(lse_s, 0)
    weights_s = tl.exp2(lse_s - greatest)
    total = tl.sum(weights_s, 0)
    of_part = (stretches * num_queries + query)[:, None] * HEAD_DIM + dims[None, :]
    part_sd = tl.load(part_ptr + of_part, mask=(dims < HEAD_DIM)[None, :], other=0)
    out_d = tl.sum(part_sd * weights_s[:, None], 0) / total
    tl.store(out_ptr + query * HEAD_DIM + dims, out_d.to(out_ptr.dtype.element_ty), mask=dims < HEAD_DIM)
    tl.store(lse_ptr + query, (greatest + tl.log2(total)) / LOG2_E)
