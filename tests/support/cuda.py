"""Stand-ins for parts that only a GPU has, so that the code around them runs and is tested on the CPU."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import torch

from tests.support.reference_attention import reference_attention
from workers.attention import flash
from workers.kernels.tiled_attention import Part


@contextmanager
def emulated_flash() -> Iterator[list[tuple[int, int]]]:
    """Route attention as on a GPU, on CPU tensors of any dtype. Yields (T, S) of every call so far.

    torch's own operator is called, with its own schema. In place of the CUDA kernel, float64 arithmetic does what the
    kernel is documented to do, and refuses what the kernel refuses, except for dtypes. Not for several threads at once.
    """
    calls: list[tuple[int, int]] = []

    def forward(
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        cum_seq_q: torch.Tensor | None,
        cum_seq_k: torch.Tensor | None,
        max_q: int,
        max_k: int,
        dropout_p: float,
        is_causal: bool,
        return_debug_mask: bool,
        *,
        scale: float | None = None,
        window_size_left: int | None = None,
        window_size_right: int | None = None,
        **extra: object,
    ) -> tuple[torch.Tensor, ...]:
        assert cum_seq_q is None and cum_seq_k is None and not dropout_p and not return_debug_mask
        assert (max_q, max_k) == (query.shape[1], key.shape[1]) and scale is not None
        calls.append((max_q, max_k))
        out_BNTD, lse = _attention(
            query, key, value, scale, is_causal, _given(window_size_left), _given(window_size_right)
        )
        # The kernel returns `empty_like(query)`: rows before heads where the query has that order.
        out = torch.empty_like(query).copy_(out_BNTD.transpose(1, 2))
        nothing = torch.empty(0)
        return out, lse, nothing, nothing, nothing

    library: Any = torch.library.Library("aten", "IMPL")  # type: ignore[no-untyped-call]
    library.impl("_flash_attention_forward", forward, "CPU")
    try:
        with mock.patch.object(flash, "_is_on_gpu", lambda _: True):
            yield calls
    finally:
        library._destroy()


def _given(window: int | None) -> int:
    """Window of one side as the operator takes it: -1 stands for no limit."""
    return -1 if window is None else window


def _attention(
    q_BTND: torch.Tensor,
    k_BSKD: torch.Tensor,
    v_BSKD: torch.Tensor,
    scale: float,
    is_causal: bool,
    left: int,
    right: int,
) -> Part:
    for tensor in (q_BTND, k_BSKD, v_BSKD):
        assert tensor.stride(-1) == 1, "the kernel reads contiguous last dimensions only"
    num_own, num_rows, head_dim = q_BTND.shape[1], k_BSKD.shape[1], q_BTND.shape[3]
    assert head_dim % 8 == 0 and head_dim <= 256 and q_BTND.shape[2] % k_BSKD.shape[2] == 0
    if num_rows == 0:  # the kernel is not launched
        return torch.zeros_like(q_BTND).transpose(1, 2), torch.full(q_BTND.transpose(1, 2).shape[:3], torch.inf)
    right = 0 if is_causal and num_own > 1 else right
    rows_T1 = torch.arange(num_rows - num_own, num_rows)[:, None]
    columns_1S = torch.arange(num_rows)[None]
    visible_TS = torch.ones(num_own, num_rows, dtype=torch.bool)
    if right >= 0:
        visible_TS &= columns_1S <= rows_T1 + right
    if left >= 0:
        visible_TS &= columns_1S >= rows_T1 - left
    q, k, v = (x.transpose(1, 2) for x in (q_BTND, k_BSKD, v_BSKD))
    out, lse = reference_attention(q, k, v, visible_TS, scale=scale)
    return out.to(q_BTND.dtype), lse.float()
