"""Coded rows decoded in plain torch equal the codecs' own output, bit for bit, on any device."""

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from kvstore.codecs import BlockShape, Codec
from tests.support.lagging_device import LaggingDevice, LaggingTensor
from workers.kernels import device_rows

CODECS = [Codec(bits) for bits in Codec.widths]


def any_bytes(codec: Codec, head_dim: int, *shape: int, seed: int = 0) -> torch.Tensor:
    """Random codes and scales, including negative, infinite and NaN scales."""
    head_bytes = codec.payload_bytes(BlockShape(1, 1, 1, 1, head_dim))
    return torch.from_numpy(np.random.default_rng(seed).integers(0, 256, (*shape, head_bytes), dtype=np.uint8))


def by_codec(codec: Codec, coded: torch.Tensor, head_dim: int) -> torch.Tensor:
    shape = BlockShape(1, coded.shape[:-1].numel(), 1, 1, head_dim)
    rows = codec.decode(coded.contiguous().numpy().reshape(-1), shape)
    return torch.from_numpy(rows).view(*coded.shape[:-1], head_dim)


def assert_same(out: torch.Tensor, expected: torch.Tensor) -> None:
    assert out.dtype == expected.dtype
    torch.testing.assert_close(out, expected, rtol=0, atol=0, equal_nan=True)


@given(
    codec=st.sampled_from(CODECS),
    head_dim=st.sampled_from([8, 16, 64, 128, 256]),
    num_rows=st.integers(0, 40),
    num_heads=st.integers(1, 5),
    planes=st.sampled_from([slice(0, 1), slice(1, 2), slice(0, 2)]),
    dtype=st.sampled_from([torch.float32, torch.float16, torch.bfloat16]),
    seed=st.integers(0, 9),
)
def test_rows_are_what_the_codec_decodes_and_nothing_is_written_between_them(
    codec, head_dim, num_rows, num_heads, planes, dtype, seed
) -> None:
    coded = any_bytes(codec, head_dim, num_rows, 2, num_heads, seed=seed)[:, planes]
    buffer = torch.full((num_rows + 2, 2, num_heads, head_dim), 7.0, dtype=dtype)
    expected = buffer.clone()
    expected[1:-1, planes] = by_codec(codec, coded, head_dim).to(dtype)
    device_rows.decode(codec, coded, buffer[1:-1, planes])
    assert_same(buffer, expected)


def test_heads_may_have_as_many_numbers_as_the_codec_allows() -> None:
    codec = Codec(3)
    coded, out = any_bytes(codec, 4096, 2, 1), torch.empty(2, 1, 4096)
    device_rows.decode(codec, coded, out)
    assert_same(out, by_codec(codec, coded, 4096))


@pytest.mark.parametrize("codec", CODECS, ids=lambda codec: f"{codec.name}-{codec.bits}")
def test_on_a_device_all_stays_there_and_no_thread_waits(codec: Codec) -> None:
    device, coded = LaggingDevice(), any_bytes(codec, 32, 9, 2, 3)
    with device.computing():
        on_device, out = device.put(coded), device.empty((9, 2, 3, 32), torch.float32)
        before = LaggingTensor.num_waits
        device_rows.decode(codec, on_device, out)
        assert LaggingTensor.num_waits == before
    assert_same(out.cpu(), by_codec(codec, coded, 32))


def test_without_triton_a_gpu_decodes_in_plain_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    class OnGpu(torch.Tensor):
        is_cuda = True

    codec = Codec(4)
    coded, out = any_bytes(codec, 16, 5, 2), torch.empty(5, 2, 16)
    monkeypatch.setattr(device_rows, "why_no_kernel", lambda: "no triton")
    device_rows.decode(codec, coded.as_subclass(OnGpu), out)
    assert_same(out, by_codec(codec, coded, 16))
