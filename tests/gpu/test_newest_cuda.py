"""Attention of several requests' newest rows in one call on a GPU, against float64 on the processor."""

from collections.abc import Sequence

import pytest
import torch

from workers.attention import flash
from workers.device.cuda import CudaDevice

TOLERANCES = {torch.float16: 2e-3, torch.bfloat16: 1.5e-2}


def random_rows(
    numbers: Sequence[int], kv_heads: int, head_dim: int, dtype: torch.dtype
) -> list[tuple[torch.Tensor, torch.Tensor]]:
    """K and V laid out as in a request's buffer: K and V of a row adjacent, after rows that must not be read."""
    generator = torch.Generator().manual_seed(sum(numbers))
    rows = []
    for number in numbers:
        rows_C2KD = torch.randn(number + 9, 2, kv_heads, head_dim, generator=generator).to(dtype).cuda()
        k_KCD, v_KCD = rows_C2KD.permute(1, 2, 0, 3).unbind()
        rows.append((k_KCD[None, :, 5 : 5 + number], v_KCD[None, :, 5 : 5 + number]))
    return rows


@pytest.mark.parametrize("dtype", list(TOLERANCES))
@pytest.mark.parametrize(
    ("heads", "kv_heads", "head_dim"), [(28, 4, 128), (9, 3, 64), (8, 8, 80), (8, 1, 256), (4, 2, 16)]
)
@pytest.mark.parametrize("numbers", [(1, 1), (64, 65, 63), (1, 5000, 17, 1500), (700,) * 16, (9000, 2)])
def test_each_request_gets_the_attention_over_its_own_rows(numbers, heads, kv_heads, head_dim, dtype) -> None:
    rows = random_rows(numbers, kv_heads, head_dim, dtype)
    q_BN1D = torch.randn(len(numbers), heads, 1, head_dim, generator=torch.Generator().manual_seed(1)).to(dtype).cuda()
    attend = flash.kernel_of_newest_rows(q_BN1D, rows)
    assert attend is not None
    out_BN1D, lse_BN1 = attend(q_BN1D, rows, head_dim**-0.5)
    assert out_BN1D.dtype is dtype and lse_BN1.dtype is torch.float32
    for (k_1KSD, v_1KSD), q_N1D, out_N1D, lse_N1 in zip(rows, q_BN1D, out_BN1D, lse_BN1, strict=True):
        k_NSD, v_NSD = (each[0].cpu().double().repeat_interleave(heads // kv_heads, 0) for each in (k_1KSD, v_1KSD))
        scores_N1S = q_N1D.cpu().double() @ k_NSD.transpose(1, 2) * head_dim**-0.5
        torch.testing.assert_close(lse_N1.cpu().double(), scores_N1S.logsumexp(2), rtol=0, atol=TOLERANCES[dtype])
        expected = scores_N1S.softmax(2) @ v_NSD
        torch.testing.assert_close(out_N1D.cpu().double(), expected, rtol=0, atol=TOLERANCES[dtype])


def test_one_request_and_rows_that_lie_otherwise_have_no_kernel() -> None:
    rows = random_rows((70, 80), 2, 64, torch.bfloat16)
    q_BN1D = torch.zeros(2, 4, 1, 64, dtype=torch.bfloat16, device="cuda")
    assert flash.kernel_of_newest_rows(q_BN1D[:1], rows[:1]) is None
    (k_1KSD, v_1KSD), other = rows
    assert flash.kernel_of_newest_rows(q_BN1D, [(k_1KSD.contiguous(), v_1KSD.contiguous()), other]) is None


def test_no_thread_waits() -> None:
    CudaDevice("cuda")
    rows = random_rows((70, 3000), 4, 128, torch.bfloat16)
    q_BN1D = torch.zeros(2, 28, 1, 128, dtype=torch.bfloat16, device="cuda")
    attend = flash.kernel_of_newest_rows(q_BN1D, rows)
    assert attend is not None
    attend(q_BN1D, rows, 0.1)
    torch.cuda.synchronize()
    before = torch.cuda.get_sync_debug_mode()
    torch.cuda.set_sync_debug_mode("error")
    try:
        attend(q_BN1D, rows, 0.1)
    finally:
        torch.cuda.set_sync_debug_mode(before)
