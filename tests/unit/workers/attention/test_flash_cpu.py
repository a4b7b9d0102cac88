"""torch's flash-attention operator on the CPU, with the schema and the semantics that attention relies on."""

import pytest
import torch

from kvstore import KVShape
from tests.support.reference_attention import reference_attention, visible_rows
from workers.attention.flash_cpu import flash, flash_single_row
from workers.device.kv_buffer import KVBuffer

SCALE = 0.3


def random_qkv(
    num_own: int, num_rows: int, heads: int, kv_heads: int, head_dim: int = 16, seed: int = 0
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(seed)
    shapes = [(1, heads, num_own, head_dim), (1, kv_heads, num_rows, head_dim), (1, kv_heads, num_rows, head_dim)]
    q, k, v = (torch.randn(shape, generator=generator) for shape in shapes)
    return q, k, v


def all_visible(num_own: int, num_rows: int) -> torch.Tensor:
    return torch.ones(num_own, num_rows, dtype=torch.bool)


def test_the_operator_of_this_torch_has_the_schema_that_we_call() -> None:
    schema = str(torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default._schema)
    assert schema == (
        "aten::_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, "
        "float dropout_p=0., bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) "
        "-> (Tensor output, Tensor logsumexp)"
    )


@pytest.mark.parametrize(("num_own", "num_rows"), [(1, 1), (1, 40), (7, 3), (33, 129), (200, 520)])
@pytest.mark.parametrize(("heads", "kv_heads"), [(4, 4), (4, 2), (6, 1)])
def test_the_log_sum_exp_and_output_are_those_of_float64(
    num_own: int, num_rows: int, heads: int, kv_heads: int
) -> None:
    q, k, v = random_qkv(num_own, num_rows, heads, kv_heads)
    out, lse = flash(q, k, v, scale=SCALE, causal=False)
    expected_out, expected_lse = reference_attention(q, k, v, all_visible(num_own, num_rows), scale=SCALE)
    assert lse.dtype == torch.float32
    assert lse.shape == (1, heads, num_own)
    torch.testing.assert_close(lse.double(), expected_lse, rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(out.double(), expected_out, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("num_rows", [1, 2, 31, 64, 300])
def test_causal_attention_on_a_square_lets_row_t_see_rows_up_to_t(num_rows: int) -> None:
    q, k, v = random_qkv(num_rows, num_rows, heads=4, kv_heads=2)
    out, lse = flash(q, k, v, scale=SCALE, causal=True)
    expected_out, expected_lse = reference_attention(q, k, v, visible_rows(num_rows, 0), scale=SCALE)
    torch.testing.assert_close(lse.double(), expected_lse, rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(out.double(), expected_out, rtol=1e-5, atol=1e-5)


def test_the_operators_own_causal_mode_aligns_at_the_upper_left() -> None:
    q, k, v = random_qkv(3, 9, heads=2, kv_heads=2)
    out, _ = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(q, k, v, 0.0, True, scale=SCALE)
    upper_left = torch.ones(3, 9, dtype=torch.bool).tril()
    expected, _ = reference_attention(q, k, v, upper_left, scale=SCALE)
    torch.testing.assert_close(out.double(), expected, rtol=1e-5, atol=1e-5)


def test_causal_attention_off_the_square_is_refused() -> None:
    q, k, v = random_qkv(3, 9, heads=2, kv_heads=2)
    with pytest.raises(AssertionError, match="square"):
        flash(q, k, v, scale=SCALE, causal=True)


def test_query_head_n_reads_kv_head_n_over_the_group_size() -> None:
    q, k, v = random_qkv(5, 12, heads=6, kv_heads=2)
    out, lse = flash(q, k, v, scale=SCALE, causal=False)
    for head in range(6):
        own = slice(head // 3, head // 3 + 1)
        single_out, single_lse = flash(q[:, head : head + 1], k[:, own], v[:, own], scale=SCALE, causal=False)
        torch.testing.assert_close(out[:, head : head + 1], single_out, rtol=0, atol=1e-6)
        torch.testing.assert_close(lse[:, head : head + 1], single_lse, rtol=0, atol=1e-6)


@pytest.mark.parametrize("causal", [False, True])
def test_views_of_a_kv_buffer_give_what_contiguous_copies_give(causal: bool) -> None:
    buffer = KVBuffer(KVShape(num_layers=2, num_kv_heads=2, head_dim=16, dtype="float32"), 90)
    q, k, v = random_qkv(70, 70, heads=4, kv_heads=2)
    buffer.rows_LC2KD.fill_(float("nan"))
    buffer.write(1, 0, k, v)
    strided_k, strided_v = buffer.read(1, 70)
    assert not strided_k.is_contiguous()
    strided = flash(q, strided_k, strided_v, scale=SCALE, causal=causal)
    contiguous = flash(q, k, v, scale=SCALE, causal=causal)
    assert all(torch.equal(a, b) for a, b in zip(strided, contiguous, strict=True))


def test_a_query_that_is_a_transposed_projection_needs_no_copy() -> None:
    q, k, v = random_qkv(20, 30, heads=4, kv_heads=2)
    q_strided = q.transpose(1, 2).contiguous().transpose(1, 2)
    assert not q_strided.is_contiguous()
    strided = flash(q_strided, k, v, scale=SCALE, causal=False)
    contiguous = flash(q, k, v, scale=SCALE, causal=False)
    assert all(torch.equal(a, b) for a, b in zip(strided, contiguous, strict=True))


@pytest.mark.parametrize(("heads", "kv_heads"), [(1, 1), (4, 4), (4, 2), (9, 3), (6, 1)])
@pytest.mark.parametrize("num_rows", [1, 2, 65, 700])
def test_a_single_row_folded_over_its_group_equals_the_general_path(heads: int, kv_heads: int, num_rows: int) -> None:
    q, k, v = random_qkv(1, num_rows, heads, kv_heads)
    folded_out, folded_lse = flash_single_row(q, k, v, scale=SCALE)
    out, lse = flash(q, k, v, scale=SCALE, causal=False)
    assert folded_out.shape == out.shape
    assert folded_lse.shape == lse.shape
    torch.testing.assert_close(folded_out, out, rtol=1e-5, atol=1e-6)
    torch.testing.assert_close(folded_lse, lse, rtol=1e-5, atol=1e-6)


def test_a_single_row_of_a_non_contiguous_query_is_folded_the_same() -> None:
    q_1T, k, v = random_qkv(5, 30, heads=4, kv_heads=2)
    q = q_1T.transpose(1, 2).contiguous().transpose(1, 2)[:, :, 4:]
    folded, _ = flash_single_row(q, k, v, scale=SCALE)
    expected, _ = reference_attention(q, k, v, all_visible(1, 30), scale=SCALE)
    torch.testing.assert_close(folded.double(), expected, rtol=1e-5, atol=1e-5)


def test_scores_too_large_to_exponentiate_stay_finite() -> None:
    q, k, v = random_qkv(4, 50, heads=2, kv_heads=2)
    out, lse = flash(q * 100, k * 100, v, scale=1.0, causal=False)
    expected_out, expected_lse = reference_attention(q * 100, k * 100, v, all_visible(4, 50), scale=1.0)
    torch.testing.assert_close(lse.double(), expected_lse, rtol=1e-5, atol=1e-3)
    torch.testing.assert_close(out.double(), expected_out, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_half_precision_keeps_its_dtype_and_a_float32_log_sum_exp(dtype: torch.dtype) -> None:
    q, k, v = (x.to(dtype) for x in random_qkv(9, 40, heads=4, kv_heads=2))
    out, lse = flash(q, k, v, scale=SCALE, causal=False)
    expected_out, expected_lse = reference_attention(q, k, v, all_visible(9, 40), scale=SCALE)
    assert out.dtype == dtype
    assert lse.dtype == torch.float32
    torch.testing.assert_close(lse.double(), expected_lse, rtol=2e-2, atol=2e-2)
    torch.testing.assert_close(out.double(), expected_out, rtol=3e-2, atol=3e-2)
