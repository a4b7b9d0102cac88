"""The arena, registered with a device by stretches in the background and released again; and copies out of it."""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
import torch

from kvstore import StoreConfig
from kvstore.format.layout import PAGE_BYTES
from kvstore.tiers.arena import Arena
from kvstore.tiers.frames import Frame
from kvstore.tiers.residency import Residency
from tests.support.lagging_device import LaggingDevice
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device import staging
from workers.device.pinned_arena import PinnedArena
from workers.device.staging import ArenaRegistrar
from workers.engine import Engine
from workers.plan.config import WorkerConfig

TinyModel = Callable[[str], str]
STRETCH_BYTES = 4 * PAGE_BYTES
ARENA_BYTES = 10 * PAGE_BYTES
NUM_PREFIX, NUM_NEW = 256, 5


@pytest.fixture
def device() -> LaggingDevice:
    return LaggingDevice(eagerness=0.0, direct_bytes=1)


@pytest.fixture
def memory() -> Iterator[memoryview]:
    """An open arena filled with random bytes."""
    arena = Arena(ARENA_BYTES)
    arena.open()
    view = arena.view(0, ARENA_BYTES)
    view[:] = np.random.default_rng(1).integers(0, 128, ARENA_BYTES, dtype=np.uint8).tobytes()
    yield view
    arena.close()


@pytest.fixture
def pinned(device: LaggingDevice, memory: memoryview) -> Iterator[PinnedArena]:
    arena = PinnedArena(device.transfers, memory, STRETCH_BYTES)
    arena.start()
    arena.wait()
    yield arena
    arena.close()


def copied(device: LaggingDevice, pinned: PinnedArena, part: memoryview) -> bytes | None:
    target = device.empty((len(part),), torch.uint8)
    event = pinned.copy_from(part, target)
    if event is None:
        return None
    event.wait()
    return target.cpu().numpy().tobytes()


def test_all_of_the_arena_is_registered_in_stretches_and_given_back(
    device: LaggingDevice, pinned: PinnedArena, memory: memoryview
) -> None:
    start = torch.frombuffer(memory, dtype=torch.uint8).data_ptr()
    assert device.transfers.registered == {
        start: STRETCH_BYTES, start + STRETCH_BYTES: STRETCH_BYTES, start + 2 * STRETCH_BYTES: 2 * PAGE_BYTES
    }  # fmt: skip
    assert (pinned.registered_bytes, pinned.failure) == (ARENA_BYTES, "")
    pinned.close()
    assert device.transfers.registered == {}
    assert copied(device, pinned, memory[:1]) is None


@pytest.mark.parametrize(("first", "end"), [(0, 10), (1, 3), (3, 5), (4, 8), (2, 10), (9, 10)])
def test_parts_are_copied_whole_across_the_borders_of_stretches(
    first: int, end: int, device: LaggingDevice, pinned: PinnedArena, memory: memoryview
) -> None:
    part = memory[first * PAGE_BYTES : end * PAGE_BYTES]
    assert copied(device, pinned, part) == bytes(part)


def test_memory_that_is_no_part_of_the_arena_is_not_copied_from(device: LaggingDevice, pinned: PinnedArena) -> None:
    assert copied(device, pinned, memoryview(bytearray(100))) is None


def test_what_the_driver_refuses_to_register_is_said_once_and_not_copied_from(
    device: LaggingDevice, memory: memoryview, caplog: pytest.LogCaptureFixture
) -> None:
    device.transfers.registrable_bytes = STRETCH_BYTES
    arena = PinnedArena(device.transfers, memory, STRETCH_BYTES)
    with caplog.at_level(logging.WARNING):
        arena.start()
        arena.wait()
    assert arena.registered_bytes == STRETCH_BYTES
    assert "registers no more memory" in arena.failure
    assert len(caplog.records) == 1
    assert copied(device, arena, memory[:STRETCH_BYTES]) == bytes(memory[:STRETCH_BYTES])
    assert copied(device, arena, memory[: STRETCH_BYTES + 1]) is None
    arena.close()
    assert device.transfers.registered == {}


def test_the_arena_is_given_back_after_the_copies_that_read_it(
    device: LaggingDevice, pinned: PinnedArena, memory: memoryview, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = device.empty((PAGE_BYTES,), torch.uint8)
    pinned.copy_from(memory[:PAGE_BYTES], target)
    unregister = device.transfers.unregister
    pending = []

    def noted(address: int) -> None:
        pending.append(device.transfers.num_pending)
        unregister(address)

    monkeypatch.setattr(device.transfers, "unregister", noted)
    pinned.close()
    assert pending == [0, 0, 0]


def test_registering_is_done_in_the_background_and_ends_when_the_arena_goes(
    device: LaggingDevice, memory: memoryview, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered, go_on, register = threading.Event(), threading.Event(), device.transfers.register

    def slow(address: int, num_bytes: int) -> None:
        entered.set()
        assert go_on.wait(30)
        register(address, num_bytes)

    monkeypatch.setattr(device.transfers, "register", slow)
    monkeypatch.setattr(staging, "STRETCH_BYTES", STRETCH_BYTES)
    registrar = ArenaRegistrar(device.staging)
    registrar.opened(memory)
    assert entered.wait(30)
    arena = device.staging.arena
    assert arena is not None and arena.registered_bytes == 0
    assert copied(device, arena, memory[:PAGE_BYTES]) is None
    closing = threading.Thread(target=registrar.close)
    closing.start()
    while not arena._closing.is_set():
        pass
    go_on.set()
    closing.join(30)
    assert not closing.is_alive()
    assert device.transfers.registered == {}, "including the stretch that was being registered"


def test_another_arena_takes_the_place_of_one_whose_store_has_died(device: LaggingDevice, memory: memoryview) -> None:
    registrar, other = ArenaRegistrar(device.staging), Arena(ARENA_BYTES)
    other.open()
    for view in (memory, other.view(0, ARENA_BYTES)):
        registrar.opened(view)
        assert device.staging.arena is not None
        device.staging.arena.wait()
        assert copied(device, device.staging.arena, view[:PAGE_BYTES]) == bytes(view[:PAGE_BYTES])
    assert copied(device, device.staging.arena, memory[:PAGE_BYTES]) is None
    registrar.close()
    assert device.transfers.registered == {}
    other.close()


# -- under an engine ---------------------------------------------------------------------------------------------------


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX = draw(NUM_PREFIX, 1)


@contextmanager
def open_engine(
    model: str, store: Path, preset: str, device: LaggingDevice | None, **settings: int
) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, io_threads=2, **{"host_bytes": 2**25} | settings)
    with Engine(WorkerConfig(model=model, preset=preset), config, device=device) as engine:
        if device is not None and device.staging.arena is not None:
            device.staging.arena.wait()
        yield engine


def ask(engine: Engine, seed: int, kv_budget: float | None) -> list[int]:
    return list(engine.generate(PREFIX + draw(21, seed), NUM_NEW, stop_token_ids=(), kv_budget=kv_budget, keep=False))


def fill(model: str, store: Path, preset: str) -> None:
    with open_engine(model, store, preset, None) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None and engine.store.drain(30)


@pytest.mark.parametrize("preset", ["attentionstore", "runahead", "impress", "contiguous"])
@pytest.mark.parametrize("device_bytes", [0, 2**18])
def test_records_are_read_from_where_they_lie_and_their_frames_stay_as_they_are_until_then(
    preset: str, device_bytes: int, tiny_model: TinyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record's memory is overwritten as soon as its lease has ended, so a read after the lease would be seen."""
    fill(tiny_model("llama"), tmp_path, preset)
    budgets = (None, 0.3) if preset != "attentionstore" else (None,)
    with open_engine(tiny_model("llama"), tmp_path, preset, None) as engine:
        expected = [ask(engine, 2, budget) for budget in budgets]
    device, end_lease, num_overwritten = LaggingDevice(1, 0.0, direct_bytes=1), Residency.end_lease, [0]

    def end_and_overwrite(residency: Residency, frame: Frame, importance: float | None) -> None:
        end_lease(residency, frame, importance)
        if not frame.leases:
            if frame.key in residency.cache:
                residency.cache.remove(frame.key)
                residency._frames.drop(frame)
            arena = residency._frames.arena
            arena.view(frame.offset, frame.size_bytes)[:] = bytes([0x77]) * frame.size_bytes
            num_overwritten[0] += 1

    monkeypatch.setattr(Residency, "end_lease", end_and_overwrite)
    monkeypatch.setattr(Residency, "end_used", lambda *_: False)  # each lease ends by itself
    with open_engine(tiny_model("llama"), tmp_path, preset, device, device_bytes=device_bytes) as engine:
        assert [ask(engine, 2, budget) for budget in budgets] == expected
        assert num_overwritten[0] > 0
        assert engine.store is not None
        assert engine.store.stats().counters.quarantined_chunks == 0
    counters = device.staging.counters
    assert counters.direct_bytes > 0
    assert counters.unregistered_bytes == 0
    assert device.transfers.registered == {}


def test_without_registration_records_are_gathered_and_counted_with_the_same_tokens(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    fill(tiny_model("llama"), tmp_path, "attentionstore")
    with open_engine(tiny_model("llama"), tmp_path, "attentionstore", None) as engine:
        expected = ask(engine, 2, None)
    device = LaggingDevice(1, 0.0, direct_bytes=1)
    device.transfers.registrable_bytes = 0
    with open_engine(tiny_model("llama"), tmp_path, "attentionstore", device) as engine:
        assert ask(engine, 2, None) == expected
    counters = device.staging.counters
    assert counters.direct_bytes == 0
    assert counters.unregistered_bytes == counters.line_bytes > 0


def test_where_there_is_no_kernel_records_are_gathered_and_that_is_not_counted_as_a_fault(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    fill(tiny_model("llama"), tmp_path, "attentionstore")
    device = LaggingDevice(gathers=False)
    with open_engine(tiny_model("llama"), tmp_path, "attentionstore", device) as engine:
        ask(engine, 2, None)
    counters = device.staging.counters
    assert counters.line_bytes > 0 == counters.direct_bytes == counters.unregistered_bytes
