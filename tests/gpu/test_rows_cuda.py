"""Coded rows on a GPU equal the codec's numbers, and presets that read them agree with an engine on the processor."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
import torch

from kvstore import KVShape, StoreConfig
from kvstore.codecs import BlockShape, Codec
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.device.cuda import CudaDevice
from workers.device.row_coder import RowCoder
from workers.engine import Engine
from workers.kernels import device_rows
from workers.kernels.gpu.triton_here import why_no_kernel
from workers.model.stock_model import random_model
from workers.plan.config import WorkerConfig

BY_HEAD = [Codec(bits) for bits in (2, 3, 4, 8)]
PRESETS = ("attentionstore", "h2o-lru", "impress", "spec", "contiguous", "runahead", "runahead-ro")
ANSWERS = [[3, 5, 7], [11]]
WAIT_S = 30.0

each_codec = pytest.mark.parametrize("codec", BY_HEAD, ids=lambda codec: f"{codec.name}-{codec.bits}")


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX, QUESTION = draw(256, 1), draw(21, 2)


def any_bytes(codec: Codec, head_dim: int, *shape: int) -> torch.Tensor:
    """Random codes and scales, including negative, infinite and NaN scales."""
    head_bytes = codec.payload_bytes(BlockShape(1, 1, 1, 1, head_dim))
    return torch.from_numpy(np.random.default_rng(head_dim).integers(0, 256, (*shape, head_bytes), dtype=np.uint8))


def by_codec(codec: Codec, coded: torch.Tensor, head_dim: int) -> torch.Tensor:
    rows = codec.decode(coded.numpy().reshape(-1), BlockShape(1, coded.shape[:-1].numel(), 1, 1, head_dim))
    return torch.from_numpy(rows).view(*coded.shape[:-1], head_dim)


def assert_same(out: torch.Tensor, expected: torch.Tensor) -> None:
    torch.testing.assert_close(out.cpu(), expected, rtol=0, atol=0, equal_nan=True)


def test_there_is_a_kernel_on_this_gpu() -> None:
    assert why_no_kernel() == ""


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("head_dim", [8, 64, 128, 256, 4096])
@each_codec
def test_rows_are_what_the_codec_decodes_and_nothing_is_written_between_them(codec, head_dim, dtype) -> None:
    coded = any_bytes(codec, head_dim, 301, 2, 3)
    expected = torch.full((303, 2, 3, head_dim), 7.0, dtype=dtype)
    expected[1:-1] = by_codec(codec, coded, head_dim).to(dtype)
    for decode in (device_rows.decode, device_rows.decode_by_torch):
        for planes in (slice(0, 2), slice(0, 1), slice(1, 2)):
            out, right = torch.full_like(expected, 7.0, device="cuda"), torch.full_like(expected, 7.0)
            right[:, planes] = expected[:, planes]
            decode(codec, coded.cuda()[:, planes], out[1:-1, planes])
            assert_same(out, right)


@each_codec
def test_no_thread_waits_for_rows_once_the_store_is_open(codec: Codec) -> None:
    computed = KVShape(num_layers=1, num_kv_heads=3, head_dim=128, dtype="bfloat16")
    stored = KVShape(num_layers=1, num_kv_heads=3, head_dim=128, dtype=f"{codec.name}-{codec.bits}")
    coder, coded = RowCoder(computed, stored), any_bytes(codec, 128, 100, 2, 3).cuda()
    coder.compile(CudaDevice("cuda"))
    out = torch.empty(100, 2, 3, 128, dtype=torch.bfloat16, device="cuda")
    torch.cuda.synchronize()
    torch.cuda.set_sync_debug_mode("error")
    try:
        coder.decode(coded[1:], out[1:])
    finally:
        torch.cuda.set_sync_debug_mode("default")


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("llama")
    random_model(tiny_config("llama"), str(path))
    return str(path)


@contextmanager
def open_engine(model: str, store: Path, device: str, preset: str, **settings: int) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**25, reorder_interval_s=0, **settings)
    with Engine(WorkerConfig(model=model, device=device, dtype="float16", preset=preset), config) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(WAIT_S)
        yield engine


@pytest.mark.parametrize("bits", [4, 8])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("device_bytes", [0, 2**20])
def test_answers_are_about_those_of_the_processor(
    preset: str, bits: int, device_bytes: int, model: str, tmp_path: Path
) -> None:
    """The GPU reads all that the processor saved; rounding may change a choice between near rows."""
    scores = []
    for device in ("cpu", "cuda"):
        settings = {"device_bytes": device_bytes} if device == "cuda" else {}
        with open_engine(model, tmp_path, device, f"{preset}?bits={bits}", **settings) as engine:
            for _ in range(2):
                scores.append(engine.score([*PREFIX, *QUESTION], ANSWERS, kv_budget=1.0))
    of_processor, *others = scores
    assert of_processor.bytes_read > 0
    for other in others:
        assert other.bytes_read > 0
        for one, right in zip(other.log_probs, of_processor.log_probs, strict=True):
            assert one == pytest.approx(right, abs=0.3)


@pytest.mark.parametrize("bits", [4, 8])
@pytest.mark.parametrize("preset", PRESETS[1:])
def test_a_part_of_the_rows_is_chosen_as_large_as_on_the_processor(
    preset: str, bits: int, model: str, tmp_path: Path
) -> None:
    counts = []
    for device in ("cpu", "cuda"):
        with open_engine(model, tmp_path / device, device, f"{preset}?bits={bits}") as engine:
            scores = engine.score([*PREFIX, *QUESTION], ANSWERS, kv_budget=0.2)
            assert scores.selection is not None
            counts.append(scores.selection.rows_attended)
    assert counts[0] == counts[1]
