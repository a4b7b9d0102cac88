"""Host memory that is kept when a request or a read has ended, and given to a later one."""

import gc
import threading
import weakref
from pathlib import Path

import numpy as np
import pytest

from kvstore.copies import host_memory
from kvstore.copies.host_memory import HostMemory

MIB = 2**20


@pytest.fixture
def memory() -> HostMemory:
    """Keeps 64 MiB, and gives memory as it is."""
    memory = HostMemory(64 * MIB)
    memory.is_poisoned = False
    return memory


def test_memory_of_an_ended_request_serves_the_next_one_of_nearly_its_size(memory: HostMemory) -> None:
    first = memory.empty((10 * MIB,))
    address = first.ctypes.data
    del first
    assert memory.counters() == host_memory.Counters(hits=0, misses=1, idle_bytes=10 * MIB)
    second = memory.empty((9 * MIB + 5,))
    assert second.ctypes.data == address and len(second) == 9 * MIB + 5
    assert memory.counters() == host_memory.Counters(hits=1, misses=1)
    third = memory.empty((9 * MIB,))
    assert third.ctypes.data != address, "no two requests have one memory"


def test_memory_that_is_more_than_twice_as_large_waits_for_a_larger_request(memory: HostMemory) -> None:
    memory.empty((20 * MIB,))
    small = memory.empty((8 * MIB,))
    assert memory.counters().hits == 0 and memory.counters().idle_bytes == 20 * MIB
    del small


def test_the_smallest_memory_that_fits_is_taken_first(memory: HostMemory) -> None:
    blocks = [memory.empty((size * MIB,)) for size in (16, 10, 12)]
    addresses = [block.ctypes.data for block in blocks]
    blocks.clear()
    assert memory.empty((9 * MIB,)).ctypes.data == addresses[1]


def test_any_view_keeps_memory_from_being_given_to_another_request(memory: HostMemory) -> None:
    rows = memory.empty((8 * MIB,)).view(np.float32).reshape(2, -1)
    rows[:] = 5
    view = rows[1, 9:][7:].reshape(-1)[1:]
    del rows
    others = [memory.empty((8 * MIB,)) for _ in range(2)]
    for other in others:
        other[:] = 6
    gc.collect()
    assert (view == 5).all() and all((other == 6).all() for other in others)
    assert memory.counters().idle_bytes == 0
    del view
    assert memory.counters().idle_bytes == 8 * MIB


def test_more_than_the_bound_is_freed_and_the_largest_first(memory: HostMemory) -> None:
    blocks = [memory.empty((size * MIB,)) for size in (30, 8, 40, 6)]
    blocks.clear()
    assert memory.counters().idle_bytes == 44 * MIB
    assert sorted(block.size_bytes // MIB for block in memory._idle) == [6, 8, 30]
    memory.empty((66 * MIB,))
    assert memory.counters().idle_bytes == 44 * MIB, "memory larger than the bound is never kept"
    memory.most_bytes = 10 * MIB
    assert memory.counters().idle_bytes == 6 * MIB


def test_a_worker_that_keeps_nothing_frees_memory_with_its_last_view(memory: HostMemory) -> None:
    memory.keep(0.0)
    block, array = memory.lend(8 * MIB, in_file=True)
    freed = weakref.ref(block)
    del block, array
    assert freed() is None and memory.counters().idle_bytes == 0


def test_the_bound_is_a_share_of_the_machine_or_the_control_group(
    memory: HostMemory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = tmp_path / "memory.max"
    monkeypatch.setattr(host_memory, "_CGROUP_LIMIT", limit)
    whole = host_memory.memory_limit()
    limit.write_text("max\n")
    assert host_memory.memory_limit() == whole
    limit.write_text(f"{whole // 4}\n")
    memory.keep(0.5)
    assert memory.most_bytes == whole // 8


def test_idle_memory_is_freed_when_the_machine_has_little_left(
    memory: HostMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.empty((8 * MIB,))
    assert memory.counters().idle_bytes == 8 * MIB
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 64 * MIB - 1)
    assert memory.counters().idle_bytes == 0
    memory.empty((8 * MIB,))
    assert memory.counters() == host_memory.Counters(hits=0, misses=2)


def test_idle_memory_is_freed_before_a_request_is_refused_for_lack_of_memory(
    memory: HostMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.empty((8 * MIB,))
    made, block_of = [], host_memory.Block

    def block(size_bytes: int, *, in_file: bool) -> host_memory.Block:
        made.append(memory._counters.idle_bytes)
        if len(made) == 1:
            raise OSError("no memory")
        return block_of(size_bytes, in_file=in_file)

    monkeypatch.setattr(host_memory, "Block", block)
    assert len(memory.empty((30 * MIB,))) == 30 * MIB
    assert made == [8 * MIB, 0]


@pytest.mark.parametrize("in_file", [False, True])
@pytest.mark.parametrize("size", [40, 8 * MIB])
def test_poisoned_memory_shows_nothing_of_an_earlier_request(memory: HostMemory, in_file: bool, size: int) -> None:
    memory.is_poisoned = True
    for _ in range(2):
        _, array = memory.lend(size, in_file=in_file)
        assert np.isnan(array[:size].view(np.float32)).all() and np.isnan(array[:size].view(np.float16)).all()
        array[:] = 1
        del array
    assert np.isnan(memory.empty((size,)).view(np.float32)).all()


def test_memory_may_come_back_in_many_threads_and_within_calls(memory: HostMemory) -> None:
    def work(number: int) -> None:
        for turn in range(50):
            array = memory.empty(((4 + (number + turn) % 5) * MIB,))
            array[:4096] = number
            assert (array[:4096] == number).all(), "another thread has the memory"
            cycle: list[object] = [array]
            cycle.append(cycle)  # freed by the collector, wherever it runs

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    gc.collect()
    counters = memory.counters()
    assert counters.hits + counters.misses == 200
    assert counters.idle_bytes == sum(block.size_bytes for block in memory._idle) <= memory.most_bytes


def test_readers_keep_small_memory_as_well(memory: HostMemory) -> None:
    small = HostMemory(2**20, least_bytes=0)
    small.is_poisoned = False
    rows = small.empty((4, 25))
    first = rows.ctypes.data
    assert rows.flags.writeable and rows.flags.c_contiguous and rows.dtype == np.uint8
    del rows
    assert small.empty((10, 10)).ctypes.data == first
    assert small.empty((0, 7)).shape == memory.empty((0, 7)).shape == (0, 7)
