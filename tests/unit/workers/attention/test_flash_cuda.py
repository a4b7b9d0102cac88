"""Attention on a GPU, checked without one: the operator's schema, its arguments, and the code around it."""

from collections.abc import Callable, Iterator

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import AutoModelForCausalLM

from kvstore import KVShape
from tests.support.cuda import emulated_flash
from tests.support.reference_attention import reference_attention, visible_rows
from workers.attention import flash, flash_cuda
from workers.attention.log_sum_exp import merge
from workers.attention.partition_attention import attend, attention_forward
from workers.device.device import Device
from workers.device.kv_buffer import HeadKV, KVBuffer
from workers.errors import UnsupportedModel
from workers.model.stock_model import load_model

SCALE = 0.25
HEAD_DIM = 16
AMPERE = (8, 0)


@pytest.fixture
def calls() -> Iterator[list[tuple[int, int]]]:
    """List of (T, S), one for each call of the operator."""
    with emulated_flash() as calls:
        yield calls


def random_qkv(
    own: int, rows: int, heads: int, kv_heads: int, dtype: torch.dtype = torch.float32, batch: int = 1
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(own * 1000 + rows)
    q = torch.randn(batch, heads, own, HEAD_DIM, generator=generator).to(dtype)
    k, v = (torch.randn(batch, kv_heads, rows, HEAD_DIM, generator=generator).to(dtype) for _ in range(2))
    return q, k, v


def test_this_torch_has_the_operator_that_we_call_and_refuses_nothing_that_models_have() -> None:
    for dtype in (torch.float16, torch.bfloat16):
        for head_dim in (64, 80, 96, 128, 256):
            flash_cuda.check(dtype, head_dim, AMPERE)


@pytest.mark.parametrize(
    ("dtype", "head_dim", "capability", "reason"),
    [
        (torch.float32, 64, AMPERE, "float16 or bfloat16"),
        (torch.float16, 288, AMPERE, "up to 256"),
        (torch.float16, 60, AMPERE, "multiples of 8"),
        (torch.bfloat16, 64, (7, 5), r"8\.0 or above"),
    ],
)
def test_what_the_operator_cannot_do_is_refused(dtype, head_dim, capability, reason) -> None:
    with pytest.raises(UnsupportedModel, match=reason):
        flash_cuda.check(dtype, head_dim, capability)


def test_a_model_that_the_gpu_cannot_attend_for_is_refused_before_its_weights_are_read(
    tiny_model: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda device: AMPERE)
    monkeypatch.setattr(AutoModelForCausalLM, "from_pretrained", None)
    gpu = Device("cuda", torch.device("cuda", 0))
    with pytest.raises(UnsupportedModel, match="set --dtype"):
        load_model(tiny_model("llama"), "float32", gpu)


def test_another_operator_than_the_one_we_know_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flash_cuda, "_SCHEMA", "aten::_flash_attention_forward(Tensor queries")
    with pytest.raises(UnsupportedModel, match=r"operator of torch .* differs"):
        flash_cuda.check(torch.float16, 64, AMPERE)


@pytest.mark.parametrize(("own", "rows"), [(1, 1), (1, 300), (7, 7), (33, 129)])
def test_shapes_and_dtypes_are_those_that_torch_itself_derives_for_its_operator(own: int, rows: int) -> None:
    q, k, v = (x.to("meta") for x in random_qkv(own, rows, 28, 4, torch.bfloat16))
    out, lse = flash_cuda.flash(q, k, v, scale=SCALE, causal=True)
    assert (out.shape, out.dtype) == (q.shape, torch.bfloat16)
    assert (lse.shape, lse.dtype) == ((1, 28, own), torch.float32)


@pytest.mark.parametrize("window", [None, 1, 7, 24, 100, 203, 2000])
@pytest.mark.parametrize(("past", "own"), [(0, 1), (0, 40), (1, 1), (203, 1), (5, 7), (100, 103), (5000, 9)])
@pytest.mark.parametrize(("heads", "kv_heads"), [(4, 4), (28, 4), (6, 1)])
def test_attention_over_past_and_own_rows_is_one_call(past, own, window, heads, kv_heads, calls) -> None:
    q, k, v = random_qkv(own, past + own, heads, kv_heads)
    out, lse = flash.causal(q, k, v, scale=SCALE, window=window)
    expected = reference_attention(q, k, v, visible_rows(own, past, window), scale=SCALE)
    torch.testing.assert_close(out.double(), expected[0], rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(lse.double(), expected[1], rtol=1e-5, atol=1e-5)
    assert calls == [(own, past + own)]


def test_rows_of_a_kv_buffer_and_a_transposed_projection_are_read_where_they_lie(calls) -> None:
    buffer = KVBuffer(KVShape(num_layers=2, num_kv_heads=2, head_dim=HEAD_DIM, dtype="float32"), 90)
    q, k, v = random_qkv(20, 70, heads=4, kv_heads=2)
    buffer.rows_LC2KD.fill_(float("nan"))
    buffer.write(1, 0, k, v)
    q_strided = q.transpose(1, 2).contiguous().transpose(1, 2)
    out, _ = flash.causal(q_strided, *buffer.read(1, 70), scale=SCALE)
    torch.testing.assert_close(out, flash.causal(q, k, v, scale=SCALE)[0])
    assert out.transpose(1, 2).is_contiguous(), "the output projection reads this without a copy"
    rows, _ = attention_forward(torch.nn.Identity(), q_strided, *buffer.read(1, 70), None, scaling=SCALE)
    assert torch.equal(rows, out.transpose(1, 2))


def test_no_rows_and_queries_that_see_nothing_are_refused(calls) -> None:
    q, k, v = random_qkv(5, 3, 4, 2)
    with pytest.raises(AssertionError, match="no rows"):
        flash.over_all(q, k[:, :, :0], v[:, :, :0], scale=SCALE)
    with pytest.raises(AssertionError, match="sees nothing"):
        flash.causal(q, k, v, scale=SCALE)
    assert calls == []


class Chosen:
    """Some rows of a prefix, as `attention.StoredRows`, chosen by the last `num_judging` rows."""

    def __init__(self, kv: KVBuffer, k: torch.Tensor, v: torch.Tensor, num_judging: int, is_judged: bool) -> None:
        self.kv, self.k, self.v = kv, k, v
        self._num_judging, self.is_judged = num_judging, is_judged
        self.told: list[torch.Tensor] = []

    def num_judging(self, layer: int, num_own: int) -> int:
        return min(self._num_judging, num_own)

    def choose(
        self, layer: int, q_NTD: torch.Tensor, suffix_lse_NJ: torch.Tensor, scale: float, soft_cap: float | None
    ) -> None:
        self.told = [suffix_lse_NJ]

    def chosen(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
        region_R2KD = self.kv.reserve_selected(layer, self.k.shape[2])
        region_R2KD[:, 0], region_R2KD[:, 1] = self.k[0].transpose(0, 1), self.v[0].transpose(0, 1)
        return self.kv.selected(layer)

    def attended(self, layer: int, seen_lse_NJ: torch.Tensor, suffix_lse_NJ: torch.Tensor) -> None:
        self.told += [seen_lse_NJ, suffix_lse_NJ]

    def chosen_and_suffix(self, layer: int, num_suffix: int) -> tuple[torch.Tensor, torch.Tensor]:
        return self.kv.read(layer, NUM_PREFIX + num_suffix)

    def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
        return ()

    def whole_window(self, layer: int, window: int, num_suffix: int) -> tuple[torch.Tensor, torch.Tensor]:
        raise AssertionError("no windows here")


class Layer(torch.nn.Module):
    layer_idx = 1


NUM_PREFIX, ROOM = 64, 32


@pytest.mark.parametrize(("own", "received"), [(1, 0), (5, 0), (21, 0), (21, 30)])
@pytest.mark.parametrize("chosen_rows", [0, 1, 32])
@pytest.mark.parametrize(("num_judging", "is_judged"), [(0, False), (8, True), (8, False), (1000, False)])
def test_chosen_rows_and_the_suffix_are_attended_to_in_one_pass(
    own, received, chosen_rows, num_judging, is_judged, monkeypatch
) -> None:
    shape = KVShape(num_layers=2, num_kv_heads=2, head_dim=HEAD_DIM, dtype="float32")
    q, k, v = random_qkv(own, chosen_rows + received + own, 14, 2)
    num_suffix = received + own
    kv = KVBuffer(shape, NUM_PREFIX + num_suffix, num_prefix=NUM_PREFIX, selected_room=ROOM)
    kv.rows_LC2KD.fill_(float("nan"))
    kv.write(1, NUM_PREFIX, k[:, :, chosen_rows:], v[:, :, chosen_rows:])
    stored = Chosen(kv, k[:, :, :chosen_rows], v[:, :, :chosen_rows], num_judging, is_judged)
    rows = kv.suffix(1, NUM_PREFIX + num_suffix)
    with monkeypatch.context() as patch:
        patch.setattr(flash, "takes_past_in_one_call", lambda q_BNTD: False)
        merged, _ = attention_forward(Layer(), q, *rows, None, scaling=SCALE, stored=stored)
    merged_told, stored.told = stored.told, []
    with emulated_flash() as calls:
        together, _ = attention_forward(Layer(), q, *rows, None, scaling=SCALE, stored=stored)
    judging = min(num_judging, own)
    hears = is_judged and chosen_rows > 0
    assert calls == [*[(judging, num_suffix)] * (judging > 0), (own, chosen_rows + num_suffix)]
    expected, _ = reference_attention(q, k, v, visible_rows(own, chosen_rows + received), scale=SCALE)
    for out in (merged, together):
        torch.testing.assert_close(out.transpose(1, 2).double(), expected, rtol=1e-5, atol=1e-5)
    assert len(stored.told) == (3 if hears else 1)
    for one, other in zip(stored.told, merged_told, strict=False):
        assert one.shape == (14, judging)
        torch.testing.assert_close(one, other[:, own - judging :], rtol=1e-5, atol=1e-5)


def test_several_continuations_of_one_past_need_two_calls(calls) -> None:
    q, k, v = random_qkv(4, 4, 4, 2, batch=3)
    _, past_k, past_v = random_qkv(1, 50, 4, 2)

    class Past:
        def past(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
            return past_k, past_v

        def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
            return ()

    out, _ = attention_forward(Layer(), q, k, v, None, scaling=SCALE, past=Past())
    assert calls == [(4, 4), (12, 50)]
    for row in range(3):
        rows_k, rows_v = (torch.cat([x, y[row : row + 1]], dim=2) for x, y in ((past_k, k), (past_v, v)))
        expected, _ = reference_attention(q[row : row + 1], rows_k, rows_v, visible_rows(4, 50), scale=SCALE)
        torch.testing.assert_close(out[row : row + 1].transpose(1, 2).double(), expected, rtol=1e-5, atol=1e-5)


@settings(max_examples=60)
@given(
    own=st.integers(1, 40),
    past=st.integers(0, 200),
    group=st.integers(1, 7),
    kv_heads=st.integers(1, 4),
    window=st.none() | st.integers(1, 300),
    dtype=st.sampled_from([torch.float32, torch.bfloat16, torch.float16]),
)
def test_the_cpus_way_and_the_gpus_way_agree_with_float64_on_all_shapes(
    own: int, past: int, group: int, kv_heads: int, window: int | None, dtype: torch.dtype
) -> None:
    q, k, v = random_qkv(own, past + own, group * kv_heads, kv_heads, dtype)
    expected, _ = reference_attention(q, k, v, visible_rows(own, past, window), scale=SCALE)
    tolerance = 1e-5 if dtype is torch.float32 else 2e-2
    by_pieces = attend(q, k, v, scale=SCALE, window=window)
    with emulated_flash():
        in_one_call = attend(q, k, v, scale=SCALE, window=window)
    for out in (by_pieces, in_one_call):
        assert out.dtype == dtype
        torch.testing.assert_close(out.double(), expected, rtol=tolerance, atol=tolerance)


def random_part(rows: int, seed: int, size: float, dtype: torch.dtype) -> tuple[torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(1, 2, rows, 8, generator=generator).to(dtype), size * torch.randn(
        1, 2, rows, generator=generator
    )


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("size", [1.0, 1000.0])
def test_parts_are_merged_in_float32_however_far_apart_their_scores_are(size: float, dtype: torch.dtype) -> None:
    (out_a, lse_a), (out_b, lse_b) = (random_part(50, seed, size, dtype) for seed in (1, 2))
    out, lse = merge((out_a, lse_a), (out_b, lse_b))
    share_a = torch.sigmoid(lse_a.double() - lse_b.double()).unsqueeze(-1)
    expected = (share_a * out_a.double() + (1 - share_a) * out_b.double()).to(dtype)
    assert out.dtype == dtype
    torch.testing.assert_close(out, expected, rtol=max(1e-4, torch.finfo(dtype).eps), atol=1e-5)
    torch.testing.assert_close(lse.double(), torch.logaddexp(lse_a.double(), lse_b.double()))


def test_a_part_that_sees_no_row_counts_for_nothing() -> None:
    out_a, lse_a = random_part(3, 1, 1.0, torch.float16)
    nothing = torch.zeros_like(out_a), torch.full_like(lse_a, -torch.inf)
    for out, lse in (merge((out_a, lse_a), nothing), merge(nothing, (out_a, lse_a))):
        assert torch.equal(out, out_a)
        assert torch.equal(lse, lse_a)
