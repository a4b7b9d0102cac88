"""The CUDA device's streams, events and memory, and an engine on it compared with one on the processor."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import numpy as np
import pytest
import torch

from benchmarks.gpu.phases.records import RecordLoads, StoredRecords
from kvstore import KVShape, StoreConfig
from kvstore.client.line_targets import LineTargets
from tests.support.tiny_models import ALL_TINY_ARCHITECTURES, TINY_VOCABULARY, tiny_config
from workers.device.cuda import CudaDevice
from workers.device.pinned_arena import PinnedArena
from workers.device.staged_lines import StagedLines
from workers.device.transfers import Direction
from workers.engine import Engine
from workers.errors import DeviceError
from workers.model.stock_model import random_model
from workers.plan.config import WorkerConfig
from workers.presets.preset import PRESETS

NUM_NEW = 6
SELECTIVE = tuple(name for name, preset in PRESETS.items() if preset.selector is not None)


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX, QUESTION = draw(256, 1), draw(21, 2)


@pytest.fixture(scope="module")
def device() -> CudaDevice:
    return CudaDevice("cuda")


@pytest.fixture(scope="module")
def tiny_model(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    def directory(architecture: str) -> str:
        path = tmp_path_factory.mktemp(architecture)
        random_model(tiny_config(architecture), str(path))
        return str(path)

    return directory


@contextmanager
def open_engine(model: str, store: Path, device: str, dtype: str, preset: str, **settings: int) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**25, io_threads=2, **settings)
    worker = WorkerConfig(model=model, device=device, dtype=dtype, preset=preset)
    with Engine(worker, config) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(30)
        yield engine


def test_a_device_that_is_not_there_is_refused_in_one_line() -> None:
    with pytest.raises(DeviceError, match="there are"):
        CudaDevice("cuda:99")


def test_computing_that_is_ordered_after_a_copy_sees_it_and_no_thread_waits(device: CudaDevice) -> None:
    host = device.transfers.pinned(64 * 2**20)
    for value in range(1, 9):
        host.fill_(value)
        target = device.empty(host.shape, torch.uint8)
        event = device.transfers.submit(Direction.IN, lambda target=target: target.copy_(host, non_blocking=True))
        event.order()
        total = target.sum(dtype=torch.int64)
        assert int(total) == value * len(host)
        event.wait()  # the copy must end before the host memory changes


def test_a_copy_out_comes_after_what_computed_its_rows(device: CudaDevice) -> None:
    rows = device.empty((4096, 4096), torch.float32)
    rows.fill_(1.0)
    for _ in range(50):
        rows.mul_(1.01)
    host = device.transfers.pinned(rows.nbytes).view(torch.float32).view(rows.shape)
    computed = device.transfers.computed()
    device.transfers.submit(Direction.OUT, lambda: host.copy_(rows, non_blocking=True), [computed]).wait()
    assert torch.allclose(host, torch.full((), 1.01**50), rtol=1e-4)


@pytest.mark.parametrize("line_bytes", [64, 1024])
def test_lines_lie_in_their_places(device: CudaDevice, line_bytes: int) -> None:
    num_lines, num_targets = 30_000, 50_000
    target = device.empty((num_targets, line_bytes), torch.uint8)
    lines, draw_ = StagedLines(device.staging, target), np.random.default_rng(1)
    record = draw_.integers(0, 256, (num_lines, line_bytes), dtype=np.uint8)
    places = draw_.permutation(num_targets)[:num_lines]
    lines.gather(record, LineTargets(None, places, range(1)))
    lines.flush()
    lines.order(0)
    got = target.cpu().numpy()
    lines.discard()
    assert np.array_equal(got[places], record)


@pytest.mark.parametrize("line_bytes", [8, 272, 1024, 8200])
def test_lines_are_read_from_registered_memory(device: CudaDevice, line_bytes: int) -> None:
    num_lines, draw_ = 3_000, np.random.default_rng(1)
    memory = draw_.integers(0, 256, (2 * num_lines + 1) * line_bytes, dtype=np.uint8)
    arena = PinnedArena(device.transfers, memory.data)
    arena.start()
    arena.wait()
    try:
        starts = draw_.permutation(2 * num_lines)[:num_lines] * (line_bytes // 8) + 1
        places = draw_.permutation(num_lines)
        num_words = line_bytes // 8
        target = device.empty((num_lines, num_words), torch.int64)
        event = arena.gather(memory, memory.nbytes, starts, target.flatten(), places * num_words, num_words)
        assert event is not None
        event.wait()
        got = target.cpu().view(torch.uint8).numpy()
        assert np.array_equal(got[places], memory[8 * starts[:, None] + np.arange(line_bytes)])
    finally:
        arena.close()


@pytest.mark.parametrize("row_heads", [4, 3])
def test_rows_that_several_threads_verify_and_gather_lie_in_their_places(device: CudaDevice, row_heads: int) -> None:
    shape = KVShape(num_layers=10, num_kv_heads=row_heads, head_dim=128, dtype="bfloat16")
    with closing(StoredRecords(shape, 16_384, 4_096)) as records:
        loads = RecordLoads(records, device)
        for _ in range(3):
            loads.run()
        for index, _ in records.slots:
            got = loads.memory[index].cpu().flatten(3).view(torch.uint8).numpy()
            assert np.array_equal(got, records.rows(index))


def test_registered_memory_is_copied_from_and_can_be_given_back(device: CudaDevice) -> None:
    memory = torch.empty(8 * 2**20, dtype=torch.uint8).random_()
    start = -memory.data_ptr() % 4096
    part = memory[start : start + 4 * 2**20]
    device.transfers.register(part.data_ptr(), part.nbytes)
    try:
        target = device.empty(part.shape, torch.uint8)
        event = device.transfers.submit(Direction.IN, lambda: target.copy_(part, non_blocking=True))
        event.wait()
        assert torch.equal(target.cpu(), part)
    finally:
        device.transfers.unregister(part.data_ptr())
    with pytest.raises(DeviceError, match="unregistered"):
        device.transfers.unregister(part.data_ptr())
    assert int(torch.ones(3, device="cuda").sum()) == 3, "a refusal does not affect the next kernel"


def tokens_of(engine: Engine, prompt: Sequence[int], kv_budget: float | None) -> list[int]:
    return list(engine.generate(prompt, NUM_NEW, stop_token_ids=(), kv_budget=kv_budget))


@pytest.mark.parametrize(
    "architecture",
    [name for name in ALL_TINY_ARCHITECTURES if name != "phi3-longrope"],  # it has no more positions than the prefix
)
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_what_is_loaded_gives_the_logits_of_what_was_computed(
    architecture: str, dtype: str, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    """Logits agree up to rounding: the rows are equal, but attention is computed in other parts."""
    with open_engine(tiny_model(architecture), tmp_path, "cuda", dtype, "attentionstore") as engine:
        (loaded,) = engine.score(PREFIX + QUESTION, [[3, 5, 7]]).log_probs
        assert engine.store is not None
        assert engine.store.delete_tenant("") > 0
        (computed,) = engine.score(PREFIX + QUESTION, [[3, 5, 7]]).log_probs
    assert loaded == pytest.approx(computed, abs=0.3)


@pytest.mark.parametrize("preset", SELECTIVE)
@pytest.mark.parametrize("device_bytes", [0, 2**20])
def test_a_budget_of_everything_gives_the_tokens_of_the_whole_prefix(
    preset: str, device_bytes: int, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    settings = {"device_bytes": device_bytes}
    with open_engine(tiny_model("llama"), tmp_path, "cuda", "bfloat16", preset, **settings) as engine:
        expected = tokens_of(engine, PREFIX + QUESTION, None)
        for _ in range(3):
            assert tokens_of(engine, PREFIX + QUESTION, 1.0) == expected
            assert len(tokens_of(engine, PREFIX + QUESTION, 0.1)) == NUM_NEW
