"""The only calls of torch's CUDA flash-attention operator, which is private but does all that we need in one call.

`scaled_dot_product_attention` calls `aten._flash_attention_forward` on a GPU when it takes its flash kernel. Called
directly, the operator returns the log-sum-exp with the output, takes fewer KV heads than query heads without repeating
them, reads any strides whose last dimension is contiguous, and supports windows. Its causal mode aligns queries and
keys at the *lower right*, so adjacent past and own rows need one launch and no merge; only
`scaled_dot_product_attention` itself refuses such shapes. With few queries the operator splits long rows over the GPU;
with one query it folds the query heads of a KV head into rows.

It does not support float32; head dims above 256 or not a multiple of 8; GPUs before Ampere; or zero key rows (it would
return a log-sum-exp of +inf). Sources: `docs/decisions/0021-attention-and-chain-on-gpus.md`. Pinned by
`tests/unit/workers/attention/test_flash_cuda.py` (schema, arguments, shapes) and `tests/gpu/test_attention_cuda.py`
(numbers).
"""

from collections.abc import Sequence

import torch

from workers.errors import UnsupportedModel
from workers.kernels.gpu.triton_here import why_no_kernel
from workers.kernels.newest_rows_attention import AttendNewest
from workers.kernels.tiled_attention import Part

_DTYPES = (torch.float16, torch.bfloat16)
_GREATEST_HEAD_DIM = 256
_LEAST_CAPABILITY = (8, 0)
#: Beginning of the operator's schema, with all arguments that we pass; later versions may take further ones.
_SCHEMA = (
    "aten::_flash_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q, Tensor? cum_seq_k, "
    "SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, bool return_debug_mask, *, float? scale=None, "
    "SymInt? window_size_left=None, SymInt? window_size_right=None"
)


def check(dtype: torch.dtype, head_dim: int, capability: tuple[int, int]) -> None:
    """Raise UnsupportedModel when the operator does not support this dtype and head dim on this GPU.

    `capability`: the GPU's, from `torch.cuda.get_device_capability`.
    """
    check_model(dtype, head_dim)
    if capability < _LEAST_CAPABILITY:
        raise UnsupportedModel(
            f"attention needs a GPU of compute capability 8.0 or above, not {capability}: use --device cpu"
        )
    schema = str(torch.ops.aten._flash_attention_forward.default._schema)
    if not schema.startswith(_SCHEMA):
        raise UnsupportedModel(
            f"the flash-attention operator of torch {torch.__version__} differs, install a supported torch: {schema}"
        )


def check_model(dtype: torch.dtype, head_dim: int) -> None:
    """Raise UnsupportedModel when the operator does not support this dtype and head dim on any GPU."""
    if dtype not in _DTYPES:
        raise UnsupportedModel(f"attention on a GPU takes float16 or bfloat16, not {dtype}: set --dtype")
    if head_dim % 8 or head_dim > _GREATEST_HEAD_DIM:
        raise UnsupportedModel(
            f"attention on a GPU takes head dims up to {_GREATEST_HEAD_DIM} that are multiples of 8, not {head_dim}"
        )


def kernel_of_newest_rows(q: torch.Tensor, rows: Sequence[tuple[torch.Tensor, torch.Tensor]]) -> AttendNewest | None:
    """Kernel for the newest rows of several requests; None for one request, for mixed strides, and without Triton."""
    strides = rows[0][0].stride()[1:]
    is_alike = all(each.stride()[1:] == strides and each.dtype is q.dtype for of_one in rows for each in of_one)
    if len(rows) == 1 or not is_alike or strides[2] != 1 or q.dtype not in _DTYPES or why_no_kernel():
        return None
    from workers.kernels.gpu import triton_newest

    return triton_newest.attend


def flash(
    q_BNTD: torch.Tensor,
    k_BKSD: torch.Tensor,
    v_BKSD: torch.Tensor,
    *,
    scale: float,
    causal: bool,
    window: int | None = None,
) -> Part:
    """Attention of `q` over all rows of `k`, `v`; with `causal`, query row t is at key row S − T + t and sees the rows
    up to there, with `window` only the last `window` of them.

    N is a multiple of K, 0 < S, and T ≤ S where causal. Returns the output [B, N, T, D] in the dtype and memory order
    (rows before heads, or heads before rows) of `q`, and the log-sum-exp float32 [B, N, T]. One launch, or two where
    few queries see many rows; never waits for the GPU.
    """
    num_own, num_rows = q_BNTD.shape[2], k_BKSD.shape[2]
    assert num_rows > 0, "attention over no rows has no value"
    assert not causal or num_own <= num_rows, "a causal query that sees nothing has no value"
    assert causal or window is None, "a window is causal"
    left, right = (None, None) if window is None else (window - 1, 0)
    out_BTND, lse_BNT, *_ = torch.ops.aten._flash_attention_forward(
        q_BNTD.transpose(1, 2),
        k_BKSD.transpose(1, 2),
        v_BKSD.transpose(1, 2),
        None,
        None,
        num_own,
        num_rows,
        0.0,
        causal,
        False,
        scale=scale,
        window_size_left=left,
        window_size_right=right,
    )
    assert lse_BNT.shape == q_BNTD.shape[:3], f"a log-sum-exp of shape {tuple(lse_BNT.shape)}"
    return out_BTND.transpose(1, 2), lse_BNT
