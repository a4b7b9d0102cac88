"""A disk that answers no call and raises no error: callers that would wait for it go on without it."""

import threading
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from store_steps import WAIT_S, KVOf, load_stored, prompt

from kvstore import KVStore, StoreSilent
from kvstore.disk.files import OsFiles

AFTER_S = 1000.0


class StuckFiles(OsFiles):
    """Reads and writes that have begun end when a test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.reads, self.writes = threading.Event(), threading.Event()
        self.reads.set()
        self.writes.set()
        self.num_stuck = threading.Semaphore(0)

    def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        if not self.reads.is_set():
            self.num_stuck.release()
            self.reads.wait(WAIT_S)
        return super().preadv(descriptor, buffers, offset_bytes)

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        if not self.writes.is_set():
            self.num_stuck.release()
            self.writes.wait(WAIT_S)
        return super().pwritev(descriptor, buffers, offset_bytes)


def save(store: KVStore, tokens: list[int], kv_of: KVOf) -> None:
    placement, client = store.acquire(tokens), store.client()
    client.save(placement.placement_id, placement.save_start, placement.save_end, kv_of(tokens, store.identity.shape))
    store.settle(placement.placement_id)
    client.close()


def test_reads_that_do_not_end_fail_all_that_wait_for_them_and_what_comes_later_until_the_disk_answers(
    open_store: Callable[..., KVStore], kv_of: KVOf
) -> None:
    files, tokens = StuckFiles(), prompt(65)
    first = open_store(files=files, silent_after_s=AFTER_S)
    save(first, tokens, kv_of)
    assert first.drain(WAIT_S)
    first.close()
    store = open_store(files=files, silent_after_s=AFTER_S)  # with nothing in memory
    now_s = 0.0
    store._files.reads._clock = lambda: now_s
    files.reads.clear()
    client, placement = store.client(), store.acquire(tokens, save=False)
    kv = kv_of(tokens, store.identity.shape)
    view = np.zeros_like(kv)
    loads = [client.load_rows(placement.placement_id, placement.num_stored_tokens, view) for _ in range(2)]
    assert files.num_stuck.acquire(timeout=WAIT_S)
    now_s += AFTER_S - 1
    store._disk_watch.look()
    assert not any(load.is_complete() for load in loads), "loads wait for a slow disk"
    now_s += 1
    store._disk_watch.look()
    for load in loads:
        with pytest.raises(StoreSilent, match="disk"):
            load.wait_all(WAIT_S)
        load.cancel()
    later = client.load_rows(placement.placement_id, placement.num_stored_tokens, view)
    with pytest.raises(StoreSilent, match="disk"):
        later.wait_all(WAIT_S)
    later.cancel()
    answers = threading.Thread(target=store.when_disk_answers)
    answers.start()
    assert answers.is_alive()

    files.reads.set()
    answers.join(WAIT_S)
    assert not answers.is_alive()
    store._disk_watch.look()
    loaded = load_stored(client, placement, kv)
    assert np.array_equal(loaded, kv[:, : placement.num_stored_tokens])
    store.settle(placement.placement_id)


def test_a_write_that_does_not_end_keeps_no_save_waiting_for_memory(
    open_store: Callable[..., KVStore], kv_of: KVOf
) -> None:
    files = StuckFiles()
    store = open_store(files=files, silent_after_s=AFTER_S)
    now_s = 0.0
    store._files.writes._clock = lambda: now_s
    files.writes.clear()
    save(store, prompt(65), kv_of)
    assert files.num_stuck.acquire(timeout=WAIT_S)
    now_s += AFTER_S
    placement, client = store.acquire(prompt(65, family=1)), store.client()
    assert (placement.save_start, placement.save_end) == (0, 0), "no new chunk is accepted for writing"
    client.close()
    files.writes.set()
    assert store.drain(WAIT_S)
    assert store.acquire(prompt(65), save=False).num_stored_tokens == 64


def test_a_catalog_that_cannot_be_written_stops_saves_as_a_stuck_write_does(
    open_store: Callable[..., KVStore], kv_of: KVOf
) -> None:
    store = open_store(silent_after_s=AFTER_S)
    now_s, is_stuck, goes_on = 0.0, threading.Event(), threading.Event()
    store._files.writes._clock = lambda: now_s
    replace = store.inventory._catalog.replace

    def stuck(*arguments: Any) -> None:
        is_stuck.set()
        goes_on.wait(WAIT_S)
        replace(*arguments)

    store.inventory._catalog.replace = stuck  # type: ignore[method-assign]
    save(store, prompt(65), kv_of)
    assert is_stuck.wait(WAIT_S)
    now_s += AFTER_S
    placement = store.acquire(prompt(65, family=1))
    assert (placement.save_start, placement.save_end) == (0, 0), "no new chunk is accepted for writing"
    goes_on.set()
    assert store.drain(WAIT_S)
    assert store.acquire(prompt(65), save=False).num_stored_tokens == 64
