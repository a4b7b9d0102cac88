"""Attention over past and own rows equals a masked float64 reference, without ever making a mask."""

from typing import Any

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from tests.support.every_case import IS_EVERY
from tests.support.lagging_device import LaggingDevice
from tests.support.reference_attention import reference_attention, visible_rows
from workers.attention.partition_attention import attend, attention_forward, no_mask
from workers.errors import UnsupportedModel
from workers.kernels import capped_attention

SCALE = 0.25
HEAD_DIM = 16

#: (past, own) rows: no past, a single row, a chunk, a long past, many own rows, more rows than a window block.
LENGTHS = [
    (100, 64),
    (100, 65),
    (0, 1),
    (0, 2),
    (0, 203),
    (1, 1),
    (63, 1),
    (5, 7),
    (203, 1),
    (100, 103),
    (300, 20),
    (7, 600),
    (600, 530),
]
#: (query heads, KV heads). Windows are around every length above: one row; below, equal to and above the block, own
#: rows, past and all rows.
HEADS = [(4, 4), (4, 2), (6, 1)]
WINDOWS = [None, 1, 2, 7, 24, 100, 103, 203, 204, 512, 607, 2000]


def random_qkv(
    past: int, own: int, heads: int, kv_heads: int, dtype: torch.dtype = torch.float32
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(past * 1000 + own)
    q = torch.randn(1, heads, own, HEAD_DIM, generator=generator).to(dtype)
    k, v = (torch.randn(1, kv_heads, past + own, HEAD_DIM, generator=generator).to(dtype) for _ in range(2))
    return q, k, v


class LargestOutput(TorchDispatchMode):
    """Records the most elements of any tensor that an operator returned."""

    def __init__(self) -> None:
        super().__init__()
        self.num_elements = 0

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = func(*args, **(kwargs or {}))
        sizes = [leaf.numel() for leaf in tree_leaves(result) if isinstance(leaf, torch.Tensor)]
        self.num_elements = max(self.num_elements, *sizes, 0)
        return result


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(("past", "own"), LENGTHS)
def test_attention_equals_the_masked_float64_reference(past: int, own: int, window: int | None) -> None:
    for heads, kv_heads in HEADS if IS_EVERY else HEADS[(past + own) % 3 :][:1]:
        q, k, v = random_qkv(past, own, heads, kv_heads)
        out = attend(q, k, v, scale=SCALE, window=window)
        expected, _ = reference_attention(q, k, v, visible_rows(own, past, window), scale=SCALE)
        assert out.shape == q.shape
        torch.testing.assert_close(out.double(), expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize(("past", "own"), [(500, 30), (511, 1), (512, 1), (513, 2), (0, 1024), (300, 725), (1030, 513)])
@pytest.mark.parametrize("window", [511, 512, 513, 700])
def test_windows_around_the_length_of_a_query_block_equal_the_reference(past: int, own: int, window: int) -> None:
    q, k, v = random_qkv(past, own, heads=2, kv_heads=1)
    out = attend(q, k, v, scale=SCALE, window=window)
    expected, _ = reference_attention(q, k, v, visible_rows(own, past, window), scale=SCALE)
    torch.testing.assert_close(out.double(), expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize("window", [None, 24])
@pytest.mark.parametrize(("past", "own"), [(0, 60), (70, 1), (64, 50)])
def test_half_precision_stays_near_the_float64_reference(
    past: int, own: int, window: int | None, dtype: torch.dtype
) -> None:
    q, k, v = random_qkv(past, own, heads=4, kv_heads=2, dtype=dtype)
    out = attend(q, k, v, scale=SCALE, window=window)
    expected, _ = reference_attention(q, k, v, visible_rows(own, past, window), scale=SCALE)
    assert out.dtype == dtype
    torch.testing.assert_close(out.double(), expected, rtol=3e-2, atol=3e-2)


def test_a_row_outside_the_window_has_no_influence_and_one_inside_has() -> None:
    q, k, v = random_qkv(40, 10, heads=2, kv_heads=1)
    before = attend(q, k, v, scale=SCALE, window=24)
    moved = v.clone()
    moved[:, :, 40 + 9 - 24] += 100.0  # the last row's window starts just after this row
    after = attend(q, k, moved, scale=SCALE, window=24)
    torch.testing.assert_close(after[:, :, -1], before[:, :, -1], rtol=0, atol=1e-6)
    assert (after[:, :, -2] - before[:, :, -2]).abs().min() > 1e-3


def test_constants_kept_for_one_device_are_not_used_on_another() -> None:
    q, k, v = random_qkv(300, 20, 9, 3)
    expected = attend(q, k, v, scale=SCALE)
    for device in (LaggingDevice(1), LaggingDevice(2)):
        with device.computing():
            out = attend(*(device.put(x) for x in (q, k, v)), scale=SCALE)
        assert torch.equal(out.cpu(), expected)
    assert torch.equal(attend(q, k, v, scale=SCALE), expected)


@pytest.mark.parametrize("window", [None, 24, 700])
def test_uninitialised_rows_after_the_last_are_never_read(window: int | None) -> None:
    q, k, v = random_qkv(90, 30, heads=2, kv_heads=2)
    k_padded, v_padded = (torch.cat([x, torch.full_like(x, float("nan"))], dim=2) for x in (k, v))
    out = attend(q, k_padded[:, :, :120], v_padded[:, :, :120], scale=SCALE, window=window)
    torch.testing.assert_close(out, attend(q, k, v, scale=SCALE, window=window), rtol=0, atol=1e-6)


@pytest.mark.parametrize("window", [None, 24, 600])
def test_no_tensor_of_own_rows_times_all_rows_is_ever_made(window: int | None) -> None:
    past, own = 700, 800
    q, k, v = random_qkv(past, own, heads=4, kv_heads=2)
    with LargestOutput() as largest:
        attend(q, k, v, scale=SCALE, window=window)
    assert 0 < largest.num_elements < own * (past + own)
    with LargestOutput() as largest:
        reference_attention(q, k, v, visible_rows(own, past, window), scale=SCALE)
    assert largest.num_elements >= own * (past + own), "the check must see a mask when there is one"


@pytest.mark.parametrize("window", [None, 24, 600])
@pytest.mark.parametrize("own", [1, 16])
def test_kv_heads_are_never_repeated(own: int, window: int | None) -> None:
    q, k, v = random_qkv(1000, own, heads=8, kv_heads=2)
    with LargestOutput() as largest:
        attend(q, k, v, scale=SCALE, window=window)
    assert 0 < largest.num_elements <= k.numel()


def test_the_interface_returns_rows_before_heads_and_no_weights() -> None:
    q, k, v = random_qkv(20, 10, heads=4, kv_heads=2)
    out, weights = attention_forward(torch.nn.Identity(), q, k, v, None, scaling=SCALE)
    assert weights is None
    assert out.is_contiguous()
    assert torch.equal(out, attend(q, k, v, scale=SCALE).transpose(1, 2))


def test_the_interface_scales_by_the_head_dimension_unless_told_otherwise() -> None:
    q, k, v = random_qkv(20, 10, heads=4, kv_heads=2)
    out, _ = attention_forward(torch.nn.Identity(), q, k, v, None)
    assert torch.equal(out, attend(q, k, v, scale=HEAD_DIM**-0.5).transpose(1, 2))


def test_the_interface_hands_the_window_on() -> None:
    q, k, v = random_qkv(50, 10, heads=4, kv_heads=2)
    out, _ = attention_forward(torch.nn.Identity(), q, k, v, None, scaling=SCALE, sliding_window=24)
    assert torch.equal(out, attend(q, k, v, scale=SCALE, window=24).transpose(1, 2))
    assert not torch.allclose(out, attend(q, k, v, scale=SCALE).transpose(1, 2))


@pytest.mark.parametrize(("own", "window"), [(1, None), (10, None), (10, 24)])
def test_a_sink_takes_its_share_of_the_weights_and_gives_nothing(own: int, window: int | None) -> None:
    q, k, v = random_qkv(50, own, heads=4, kv_heads=2)
    sinks = torch.tensor([-4.0, 0.0, 3.0, 8.0])
    out, _ = attention_forward(torch.nn.Identity(), q, k, v, None, scaling=SCALE, sliding_window=window, s_aux=sinks)
    visible = visible_rows(own, k.shape[2] - own, window)
    right, _ = reference_attention(q, k, v, visible, scale=SCALE, sinks_N=sinks)
    torch.testing.assert_close(out.transpose(1, 2).double(), right, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("block_scores", [1, 700, 2**20])
@pytest.mark.parametrize("window", [None, 2, 24, 55])
@pytest.mark.parametrize(("past", "own"), [(50, 1), (50, 10), (0, 60), (30, 41)])
def test_scores_are_capped_before_they_are_masked(
    past: int, own: int, window: int | None, block_scores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(capped_attention, "_BLOCK_SCORES", block_scores)
    visible, sinks = visible_rows(own, past, window), torch.tensor([-4.0, 0.0, 3.0, 8.0])
    for kv_heads in (1, 2, 4):
        q, k, v = random_qkv(past, own, heads=4, kv_heads=kv_heads)
        q = 8 * q  # some scores are near the cap
        given = {"scaling": SCALE, "sliding_window": window, "softcap": 5.0, "s_aux": sinks}
        out, _ = attention_forward(torch.nn.Identity(), q, k, v, None, **given)
        right, _ = reference_attention(q, k, v, visible, scale=SCALE, sinks_N=sinks, soft_cap=5.0)
        torch.testing.assert_close(out.transpose(1, 2).double(), right, rtol=1e-5, atol=1e-5)
        uncapped, _ = reference_attention(q, k, v, visible, scale=SCALE, sinks_N=sinks)
        assert not torch.allclose(uncapped, right, rtol=1e-2, atol=1e-2)


def test_capped_attention_in_half_precision_stays_near_the_reference() -> None:
    q, k, v = random_qkv(64, 50, heads=4, kv_heads=2, dtype=torch.bfloat16)
    out = attend(q, k, v, scale=SCALE, soft_cap=2.0)
    expected, _ = reference_attention(q, k, v, visible_rows(50, 64), scale=SCALE, soft_cap=2.0)
    assert out.dtype == torch.bfloat16
    torch.testing.assert_close(out.double(), expected, rtol=3e-2, atol=3e-2)


@pytest.mark.parametrize(
    "asked",
    [
        {"attention_mask": torch.zeros(1, 1, 2, 2)},
        {"attention_mask": None, "dropout": 0.1},
    ],
    ids=["mask", "dropout"],
)
def test_the_interface_refuses_what_it_would_silently_get_wrong(asked: dict[str, Any]) -> None:
    q, k, v = random_qkv(0, 2, heads=2, kv_heads=2)
    with pytest.raises(UnsupportedModel, match="Identity"):
        attention_forward(torch.nn.Identity(), q, k, v, **asked)


def test_the_mask_function_makes_no_mask_whatever_it_is_asked() -> None:
    assert no_mask() is None
    assert no_mask(1, 5, 5, kv_offset=3, mask_function=print) is None
