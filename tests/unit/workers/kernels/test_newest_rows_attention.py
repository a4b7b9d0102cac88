"""Attention of several requests' newest rows: right for every shape, equal for any other requests and any threads."""

import numpy as np
import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kvstore.native.instruction_sets import X86_64_V3, X86_64_V4
from workers.kernels import newest_rows_attention
from workers.kernels.native.parallel_code import has_kernels
from workers.kernels.newest_rows_attention import SOURCE, attention_of_newest_rows, kernel_for, over_rows
from workers.kernels.tiled_attention import Part

pytestmark = pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)

Rows = tuple[torch.Tensor, torch.Tensor]


def rows_of(num_rows: int, num_kv_heads: int, head_dim: int) -> Rows:
    """Random K and V laid out as in a buffer: those of a token are adjacent."""
    rows_S2KD = torch.randn(num_rows, 2, num_kv_heads, head_dim)
    return tuple(rows_S2KD.permute(1, 2, 0, 3)[:, None])


def exact(q_BN1D: torch.Tensor, rows: list[Rows], scale: float) -> Part:
    """Attention in float64, one request and one head after the other."""
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
        st.sampled_from([16, 17, 31, 32, 33, 47, 48, 255, 256, 511, 512, 513, 1100]), min_size=1, max_size=5
    ),
    num_kv_heads=st.integers(1, 3),
    group=st.sampled_from([1, 3, 4, 13, 71]),
    head_dim=st.sampled_from([16, 64, 96]),
    instruction_set=st.sampled_from([None, X86_64_V3]),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 9),
)
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_shape_gives_attention(
    nums_rows, num_kv_heads, group, head_dim, instruction_set, num_threads, seed, threads
) -> None:
    threads(num_threads)
    torch.manual_seed(seed)
    rows = [rows_of(num_rows, num_kv_heads, head_dim) for num_rows in nums_rows]
    q_BN1D = torch.randn(len(rows), num_kv_heads * group, 1, head_dim)
    attend = attention_of_newest_rows(head_dim, instruction_set)
    assert attend is not None
    with torch.inference_mode():
        out, lse = over_rows(attend)(q_BN1D, rows, 0.3)
    expected_out, expected_lse = exact(q_BN1D, rows, 0.3)
    torch.testing.assert_close(out, expected_out, rtol=1e-5, atol=2e-5)
    torch.testing.assert_close(lse, expected_lse, rtol=1e-5, atol=2e-5)


@given(
    nums_rows=st.lists(st.sampled_from([16, 31, 32, 40, 513, 800]), min_size=1, max_size=4),
    nums_of_head=st.lists(st.sampled_from([0, 16, 31, 33, 600]), min_size=4, max_size=4),
    num_kv_heads=st.integers(1, 3),
    group=st.sampled_from([1, 3]),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 9),
)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_newest_rows_are_put_in_place_and_heads_attend_to_further_rows(
    nums_rows, nums_of_head, num_kv_heads, group, num_threads, seed, threads
) -> None:
    """The requests are some rows of a pass; one KV head of each sees rows that other heads do not see."""
    threads(num_threads)
    torch.manual_seed(seed)
    head_dim, num_pass = 32, 2 * len(nums_rows) + 3
    taken = 1 + 2 * np.random.default_rng(seed).permutation(len(nums_rows) + 1)[: len(nums_rows)]
    q_1NRD, k_1KRD, v_1KRD = (
        torch.randn(1, heads, num_pass, head_dim) for heads in (num_kv_heads * group, *[num_kv_heads] * 2)
    )
    buffers = [torch.randn(number + 3, 2, num_kv_heads, head_dim) for number in nums_rows]
    sources, expected = [], []
    for number, (rows_S2KD, num_rows, num_of_head) in enumerate(zip(buffers, nums_rows, nums_of_head, strict=False)):
        k_KSD, v_KSD = rows_S2KD.permute(1, 2, 0, 3)
        strides = *k_KSD.stride()[:2], *v_KSD.stride()[:2]
        sources.append((k_KSD.data_ptr(), v_KSD.data_ptr(), num_rows, *strides, number, 0, num_kv_heads, 1))
        head, of_head_S2D = seed % num_kv_heads, torch.randn(num_of_head, 2, head_dim)
        buffers.append(of_head_S2D)
        if num_of_head:
            at = [of_head_S2D[:, plane].data_ptr() for plane in (0, 1)]
            sources.append((*at, num_of_head, 0, 2 * head_dim, 0, 2 * head_dim, number, head, 1, 0))
        token = slice(taken[number], taken[number] + 1)
        k_KSD, v_KSD = (
            torch.cat([each[:, : num_rows - 1], newest[0, :, token]], 1)
            for each, newest in ((k_KSD, k_1KRD), (v_KSD, v_1KRD))
        )
        expected.append([])
        for query_head in range(num_kv_heads * group):
            kv_head = query_head // group
            k_SD, v_SD = k_KSD[kv_head], v_KSD[kv_head]
            if kv_head == head:
                k_SD, v_SD = torch.cat([k_SD, of_head_S2D[:, 0]]), torch.cat([v_SD, of_head_S2D[:, 1]])
            q_BN1D = q_1NRD[0, query_head, token][None, None]
            expected[-1].append(exact(q_BN1D, [(k_SD[None, None], v_SD[None, None])], 0.3))
    out_RND = torch.full((num_pass, num_kv_heads * group, head_dim), 7.0)
    in_pass = [each[0].transpose(0, 1) for each in (q_1NRD, k_1KRD, v_1KRD)]
    kept = [rows_S2KD.clone() for rows_S2KD in buffers[: len(nums_rows)]]
    with torch.inference_mode():
        lse_BN = attention_of_newest_rows(head_dim)(*in_pass, np.array(sources, SOURCE), taken, 0.3, out_RND)
    for number, token in enumerate(taken):
        out_ND = torch.cat([out[0, 0] for out, _ in expected[number]])
        torch.testing.assert_close(out_RND[token], out_ND, rtol=1e-5, atol=2e-5)
        lse_N = torch.cat([lse[0, 0] for _, lse in expected[number]])
        torch.testing.assert_close(lse_BN[number], lse_N, rtol=1e-5, atol=2e-5)
        newest = nums_rows[number] - 1
        kept[number][newest] = torch.stack([k_1KRD[0, :, token], v_1KRD[0, :, token]])
        assert torch.equal(buffers[number], kept[number]), "one row is written, and no other"
    others = np.setdiff1d(np.arange(num_pass), taken)
    assert (out_RND[others] == 7.0).all(), "the kernel leaves the outputs of other rows alone"


def test_a_request_comes_out_the_same_among_any_others_and_on_any_number_of_threads(threads) -> None:
    rows = [rows_of(num_rows, 2, 64) for num_rows in (700, 20, 1600, 530, 16)]
    q_BN1D = torch.randn(5, 6, 1, 64)
    attend = over_rows(attention_of_newest_rows(64))
    alone = [attend(q_BN1D[number : number + 1], rows[number : number + 1], 0.125) for number in range(5)]
    for num_threads in (1, 2, 3, 7):
        threads(num_threads)
        for chosen in ([0, 1, 2, 3, 4], [2, 0], [4, 3, 1]):
            out, lse = attend(q_BN1D[chosen], [rows[number] for number in chosen], 0.125)
            for at, number in enumerate(chosen):
                assert torch.equal(out[at], alone[number][0][0]) and torch.equal(lse[at], alone[number][1][0])


def test_only_the_given_rows_are_read() -> None:
    """Rows after the given ones, and rows of other heads, are not read."""
    k_1KSD, v_1KSD = rows_of(900, 3, 64)
    k_1KSD[:, :, 620:], v_1KSD[:, :, 620:] = torch.nan, torch.nan
    k_1KSD[:, 2], v_1KSD[:, 2] = torch.nan, torch.nan
    seen = [(k_1KSD[:, :2, 7:620], v_1KSD[:, :2, 7:620])]
    q_BN1D = torch.randn(1, 4, 1, 64)
    out, lse = over_rows(attention_of_newest_rows(64))(q_BN1D, seen, 0.125)
    torch.testing.assert_close((out, lse), exact(q_BN1D, seen, 0.125), rtol=1e-5, atol=2e-5)


def test_scores_far_apart_are_no_overflow() -> None:
    k_1KSD, v_1KSD = rows_of(1100, 1, 64)
    k_1KSD *= 1e3
    q_BN1D = torch.randn(1, 3, 1, 64)
    out, lse = over_rows(attention_of_newest_rows(64))(q_BN1D, [(k_1KSD, v_1KSD)], 1.0)
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
    assert attention_of_newest_rows(8, X86_64_V3) is not None
    assert attention_of_newest_rows(8, X86_64_V4) is None
    assert attention_of_newest_rows(12, X86_64_V3) is None


def test_without_registers_there_is_no_kernel(monkeypatch) -> None:
    monkeypatch.setattr(newest_rows_attention, "instruction_set_of_host", lambda: None)
    monkeypatch.setattr(
        newest_rows_attention, "attention_of_newest_rows", newest_rows_attention.attention_of_newest_rows.__wrapped__
    )
    assert newest_rows_attention.attention_of_newest_rows(64) is None


def test_where_it_cannot_be_compiled_there_is_none(monkeypatch) -> None:
    monkeypatch.setattr(newest_rows_attention, "kernels_of_layers", lambda _: None)
    assert newest_rows_attention.attention_of_newest_rows.__wrapped__(64) is None
