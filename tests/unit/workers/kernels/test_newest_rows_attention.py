"""Attention of the newest row of several requests: right for every shape, the same among any others and threads."""

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from workers.kernels import newest_rows_attention, parallel_code
from workers.kernels.few_rows_attention import Part
from workers.kernels.machine_code import AVX2, AVX512, registers_of_host
from workers.kernels.newest_rows_attention import attention_of_newest_rows, kernel_for

pytestmark = pytest.mark.skipif(
    registers_of_host() is None or parallel_code.openmp_of_torch() is None,
    reason="no llvmlite, no libgomp of torch's, or not for this processor",
)

Rows = tuple[torch.Tensor, torch.Tensor]


def rows_of(num_rows: int, num_kv_heads: int, head_dim: int) -> Rows:
    """K and V as a buffer has them: a token's side by side."""
    rows_S2KD = torch.randn(num_rows, 2, num_kv_heads, head_dim)
    return tuple(rows_S2KD.permute(1, 2, 0, 3)[:, None])


def exact(q_BN1D: torch.Tensor, rows: list[Rows], scale: float) -> Part:
    """In float64, one request and one head after the other."""
    outs, lses = [], []
    for q_N1D, (k_1KSD, v_1KSD) in zip(q_BN1D.double(), rows, strict=True):
        group = len(q_N1D) // k_1KSD.shape[1]
        k_NSD, v_NSD = (each[0].double().repeat_interleave(group, 0) for each in (k_1KSD, v_1KSD))
        scores_N1S = q_N1D @ k_NSD.transpose(1, 2) * scale
        outs.append(scores_N1S.softmax(2) @ v_NSD)
        lses.append(scores_N1S.logsumexp(2))
    return torch.stack(outs).float(), torch.stack(lses).float()


@given(
    nums_rows=st.lists(
        st.sampled_from([16, 17, 40, 255, 256, 300, 511, 512, 513, 767, 768, 1100]), min_size=1, max_size=5
    ),
    num_kv_heads=st.integers(1, 3),
    group=st.sampled_from([1, 3, 4, 13]),
    head_dim=st.sampled_from([16, 64, 96]),
    registers=st.sampled_from([None, AVX2]),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 9),
)
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_shape_gives_attention(
    nums_rows, num_kv_heads, group, head_dim, registers, num_threads, seed, threads
) -> None:
    threads(num_threads)
    torch.manual_seed(seed)
    rows = [rows_of(num_rows, num_kv_heads, head_dim) for num_rows in nums_rows]
    q_BN1D = torch.randn(len(rows), num_kv_heads * group, 1, head_dim)
    attend = attention_of_newest_rows(head_dim, registers)
    assert attend is not None
    with torch.inference_mode():
        out, lse = attend(q_BN1D, rows, 0.3)
    expected_out, expected_lse = exact(q_BN1D, rows, 0.3)
    torch.testing.assert_close(out, expected_out, rtol=1e-5, atol=2e-5)
    torch.testing.assert_close(lse, expected_lse, rtol=1e-5, atol=2e-5)


def test_a_request_comes_out_the_same_among_any_others_and_on_any_number_of_threads(threads) -> None:
    rows = [rows_of(num_rows, 2, 64) for num_rows in (700, 20, 1600, 530, 16)]
    q_BN1D = torch.randn(5, 6, 1, 64)
    attend = attention_of_newest_rows(64)
    alone = [attend(q_BN1D[number : number + 1], rows[number : number + 1], 0.125) for number in range(5)]
    for num_threads in (1, 2, 3, 7):
        threads(num_threads)
        for chosen in ([0, 1, 2, 3, 4], [2, 0], [4, 3, 1]):
            out, lse = attend(q_BN1D[chosen], [rows[number] for number in chosen], 0.125)
            for at, number in enumerate(chosen):
                assert torch.equal(out[at], alone[number][0][0]) and torch.equal(lse[at], alone[number][1][0])


def test_only_the_given_rows_are_read() -> None:
    """Not those after them, nor other heads'."""
    k_1KSD, v_1KSD = rows_of(900, 3, 64)
    k_1KSD[:, :, 620:], v_1KSD[:, :, 620:] = torch.nan, torch.nan
    k_1KSD[:, 2], v_1KSD[:, 2] = torch.nan, torch.nan
    seen = [(k_1KSD[:, :2, 7:620], v_1KSD[:, :2, 7:620])]
    q_BN1D = torch.randn(1, 4, 1, 64)
    out, lse = attention_of_newest_rows(64)(q_BN1D, seen, 0.125)
    torch.testing.assert_close((out, lse), exact(q_BN1D, seen, 0.125), rtol=1e-5, atol=2e-5)


def test_scores_far_apart_are_no_overflow() -> None:
    k_1KSD, v_1KSD = rows_of(1100, 1, 64)
    k_1KSD *= 1e3
    q_BN1D = torch.randn(1, 3, 1, 64)
    out, lse = attention_of_newest_rows(64)(q_BN1D, [(k_1KSD, v_1KSD)], 1.0)
    torch.testing.assert_close((out, lse), exact(q_BN1D, [(k_1KSD, v_1KSD)], 1.0), rtol=1e-4, atol=1e-4)


def test_it_is_for_float32_of_the_processor_and_some_rows_only() -> None:
    q_BN1D, rows = torch.randn(2, 4, 1, 64), [rows_of(40, 2, 64), rows_of(90, 2, 64)]
    with torch.inference_mode():
        assert kernel_for(q_BN1D, rows) is not None
        assert kernel_for(q_BN1D, [rows[0], rows_of(15, 2, 64)]) is None
        assert kernel_for(q_BN1D.double(), rows) is None
        assert kernel_for(q_BN1D, [rows[0], tuple(each.half() for each in rows[1])]) is None
        assert kernel_for(q_BN1D, [rows[0], tuple(each.transpose(2, 3) for each in rows_of(64, 2, 64))]) is None
        assert kernel_for(torch.randn(1, 2, 1, 20), [rows_of(40, 2, 20)]) is None
    assert kernel_for(q_BN1D, rows) is None, "gradients do not flow through it"


def test_a_head_takes_whole_registers() -> None:
    assert attention_of_newest_rows(8, AVX2) is not None
    assert attention_of_newest_rows(8, AVX512) is None
    assert attention_of_newest_rows(12, AVX2) is None


def test_without_registers_there_is_no_kernel(monkeypatch) -> None:
    monkeypatch.setattr(newest_rows_attention, "registers_of_host", lambda: None)
    monkeypatch.setattr(
        newest_rows_attention, "attention_of_newest_rows", newest_rows_attention.attention_of_newest_rows.__wrapped__
    )
    assert newest_rows_attention.attention_of_newest_rows(64) is None


@pytest.mark.parametrize("lacking", ["regions", "openmp_of_torch"])
def test_where_it_cannot_be_compiled_there_is_none(monkeypatch, lacking) -> None:
    monkeypatch.setattr(newest_rows_attention, lacking, lambda *_: ())
    assert newest_rows_attention._kernel.__wrapped__(registers_of_host()) is None
