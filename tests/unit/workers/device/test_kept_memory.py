"""KV of requests on a processor in memory that earlier requests have written."""

import gc
from collections.abc import Iterator

import pytest
import torch

from kvstore.copies.host_memory import Counters, HostMemory
from workers.device.device import HOST, HOST_MEMORY
from workers.sharing.mapped_rows import FileRows, MappedRows

MIB = 2**20
ROW_BYTES = 4096


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[HostMemory]:
    """The memory of this process, which keeps 64 MiB for the test."""
    monkeypatch.setattr(HOST_MEMORY, "most_bytes", 64 * MIB)
    monkeypatch.setattr(HOST_MEMORY, "is_poisoned", False)
    HOST_MEMORY._free_idle()
    monkeypatch.setattr(HOST_MEMORY, "_counters", Counters())
    yield HOST_MEMORY
    HOST_MEMORY._free_idle()


def mapped(num_rows: int = 2048) -> MappedRows:
    return MappedRows(2, num_rows, ROW_BYTES)


def test_a_file_of_rows_that_one_request_mapped_serves_the_next_one(kept: HostMemory) -> None:
    first = mapped()
    first.tensor.fill_(7)
    view = first.tensor[5:]
    del first
    assert kept.counters().idle_bytes == 0, "a view keeps the rows"
    del view
    assert kept.counters().idle_bytes == 16 * MIB
    second = mapped(2000)
    assert kept.counters().hits == 1
    second.tensor.fill_(8)
    assert len(second.tensor) == 2 * 2000 * ROW_BYTES


def test_rows_that_another_request_mapped_are_never_written_by_a_third_one(kept: HostMemory) -> None:
    owner, borrower = mapped(), mapped()
    owner.tensor.fill_(7)
    borrower.borrow([FileRows(owner.file, 0, 512)])
    rows = borrower.tensor.view(2, -1, ROW_BYTES)[:, :512]
    del owner, borrower
    gc.collect()
    assert kept.counters().idle_bytes == 0
    for _ in range(3):
        mapped().tensor.fill_(9)
    assert (rows == 7).all()
    del rows
    assert kept.counters().idle_bytes == 16 * MIB, "the third one's alone is kept"


def test_a_request_that_borrows_nothing_keeps_its_file_for_the_next_one(kept: HostMemory) -> None:
    mapped().borrow([])
    assert kept.counters().idle_bytes == 16 * MIB


def test_rows_of_an_ended_request_that_stay_cached_free_the_rest_of_a_larger_file(kept: HostMemory) -> None:
    mapped().tensor.fill_(7)
    cached = mapped(1100)
    assert kept.counters().hits == 1
    cached.trim(50)
    assert cached.file.held_bytes == 2 * 50 * ROW_BYTES


def test_rows_that_fill_their_layers_free_the_rest_of_a_larger_file(kept: HostMemory) -> None:
    mapped().tensor.fill_(7)
    cached = mapped(1100)
    cached.trim(1100)
    assert cached.file.held_bytes == 2 * 1100 * ROW_BYTES


def test_kv_of_the_processor_comes_from_kept_memory(kept: HostMemory) -> None:
    HOST.empty((2, 2**21), torch.float32)
    assert HOST.empty((2, 2**21), torch.float32).shape == (2, 2**21)
    assert kept.counters() == Counters(hits=1, misses=1, idle_bytes=16 * MIB)
