"""Loads of many records at once, by several threads, into a device whose copies come late."""

import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from kvstore import KVShape, KVStore, Layout, Placement, RecordCorrupt, StoreClient, StoreClosed, StoreConfig
from kvstore.client.line_targets import LineTargets, RowTargetMap
from kvstore.client.prefix_load import PrefixLoad
from kvstore.format.identity import StoreIdentity
from kvstore.format.layout import PAGE_BYTES
from kvstore.format.record_batch import RecordBatch, batches_of
from kvstore.format.thread_team import ThreadTeam
from kvstore.index.geometry import RecordRef
from kvstore.tiers.tier import Tier
from tests.support.every_case import combined
from tests.support.lagging_device import LaggingDevice
from workers.device.batch_lines import BatchLines
from workers.device.load_targets import RowsTarget, StagedTarget, chosen_rows
from workers.device.pinned_arena import PinnedArena
from workers.device.staged_lines import StagedLines
from workers.device.staging import ArenaRegistrar

WAIT_S = 30.0
#: Rows of 24 bytes, which divide no page.
SHAPE = KVShape(num_layers=3, num_kv_heads=3, head_dim=2, dtype="float32")
NUM_TOKENS = 256
TOKENS = list(range(NUM_TOKENS + 1))
LAYOUTS = {
    "three layers": Layout(tokens_per_record=16, layers_per_record=3, tokens_per_extent=64),
    "planes apart": Layout(tokens_per_record=32, planes="apart"),
    "records of a part": Layout(tokens_per_record=64, layers_per_record=2, kv_records=4),
}

OpenStore = Callable[..., tuple[KVStore, StoreClient, Placement]]


def kv_of_prompt() -> np.ndarray:
    """Random K and V of the prompt, uint8 [layers, tokens, 2, row bytes]."""
    size = (SHAPE.num_layers, NUM_TOKENS + 1, 2, SHAPE.row_bytes)
    return np.random.default_rng(1).integers(0, 127, size, dtype=np.uint8)


@pytest.fixture(params=["local", "remote"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenStore]:
    """Function that opens a store with the prompt in memory, a client of it, and a placement of the prompt."""
    opened: list[Any] = []

    def make(layout: Layout, registrar: ArenaRegistrar | None = None) -> tuple[KVStore, StoreClient, Placement]:
        """`registrar`: for a device that reads the store's memory itself."""
        identity = StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=layout)
        config = StoreConfig(directory=str(tmp_path), disk_bytes=2**24, host_bytes=2**22, layout=layout, io_threads=2)
        store = KVStore(config, identity)
        store.open()
        client = store.client() if request.param == "local" else StoreClient.remote(store.serve())
        if registrar is not None:
            client.watch_arena(registrar)
        opened.extend([store, client])
        saving = store.acquire(TOKENS)
        client.save(saving.placement_id, saving.save_start, saving.save_end, kv_of_prompt())
        store.settle(saving.placement_id)
        assert store.drain(WAIT_S)
        placement = store.acquire(TOKENS)
        assert placement.num_stored_tokens == NUM_TOKENS
        view = np.zeros_like(kv_of_prompt())
        client.load_rows(placement.placement_id, NUM_TOKENS, view).wait_all(WAIT_S)
        if registrar is not None:
            arena = registrar._staging.arena
            assert arena is not None
            arena.wait()
        return store, client, placement

    yield make
    for each in reversed(opened):
        each.close()


def a_device(num_threads: int, slab_bytes: int = 8192) -> LaggingDevice:
    return LaggingDevice(num_threads=num_threads, slab_bytes=slab_bytes, num_slabs=4)


def wait_until(condition: Callable[[], bool]) -> None:
    deadline_s = time.monotonic() + WAIT_S
    while not condition():
        assert time.monotonic() < deadline_s
        time.sleep(0.002)


class Rows:
    """Rows of some tokens that are being loaded into a device."""

    def __init__(self, client: StoreClient, placement: Placement, device: LaggingDevice, tokens: np.ndarray) -> None:
        self.tokens = tokens
        row_of_P = np.full(placement.num_stored_tokens, -1, np.int32)
        row_of_P[tokens] = np.arange(len(tokens))
        size = (SHAPE.num_layers, len(tokens), 2, SHAPE.num_kv_heads, SHAPE.head_dim)
        self.kv_LR2KD = device.empty(size, torch.float32)
        row_of = np.broadcast_to(row_of_P, (SHAPE.num_layers, len(row_of_P)))
        layers = range(SHAPE.num_layers)
        self.target: RowsTarget = chosen_rows(self.kv_LR2KD, row_of, layers, device.staging, first_layer=0)
        self.load: PrefixLoad = client.load(placement.placement_id, self.target, tokens=row_of_P >= 0)

    def end(self) -> None:
        self.load.cancel()
        self.target.discard()

    def got(self) -> np.ndarray:
        """Loaded rows, uint8 [layers, rows, 2, row bytes]."""
        return self.kv_LR2KD.cpu().flatten(3).view(torch.uint8).numpy()


def assert_all_is_given_back(store: KVStore, device: LaggingDevice) -> None:
    wait_until(lambda: not any(frame.leases for frame in list(store.tier.frames.of_record.values())))
    staging = device.staging
    assert not staging._filling
    assert len(staging._free) + len(staging._under_way) + staging._num_unmade == 4, "no slab is lost"


def released(store: KVStore, monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[int, int]]:
    """Number of releases by (request, entry): reports to the store that a copy out of an entry is finished."""
    found, release = Counter[tuple[int, int]](), store.tier.release

    def counted(fetch: Any, entries: Any, *rest: Any, **more: Any) -> None:
        found.update((fetch.request, entry) for entry in entries)
        release(fetch, entries, *rest, **more)

    monkeypatch.setattr(store.tier, "release", counted)
    return found


def not_one_by_one(*_: object) -> None:
    raise AssertionError("records come one by one")


def flip(store: KVStore, chunk: int, at: int) -> None:
    """Flip a bit of a chunk's first record in the store's memory."""
    extent, number = list(store.inventory.match(TOKENS[:-1]))[chunk]
    parts = store.geometry.slots[0].parts
    frame = store.tier.frames.of_record[RecordRef(extent, number * parts, 0).key]
    store.tier.arena.view(frame.offset, frame.size_bytes)[at] ^= 4


@pytest.mark.parametrize(
    ("layout", "num_threads", "share", "is_registered"),
    combined(list(LAYOUTS), (1, 4), (0.02, 0.5, 1.0), (True, False)),
)
def test_chosen_rows_come_as_they_are_stored_and_each_lease_ends_once(
    layout: str,
    num_threads: int,
    share: float,
    is_registered: bool,
    open_store: OpenStore,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    device = a_device(num_threads)
    registrar = ArenaRegistrar(device.staging) if is_registered else None
    store, client, placement = open_store(LAYOUTS[layout], registrar)
    releases = released(store, monkeypatch)
    monkeypatch.setattr(StagedTarget, "copy", not_one_by_one)
    draw = np.random.default_rng(3)
    for _ in range(3):
        tokens = np.sort(draw.permutation(NUM_TOKENS)[: max(1, int(share * NUM_TOKENS))])
        rows = Rows(client, placement, device, tokens)
        for layer in range(SHAPE.num_layers):
            rows.load.wait(layer, WAIT_S)
            rows.target.check_filled([layer])
            rows.target.order(layer)
        assert np.array_equal(rows.got(), kv_of_prompt()[:, tokens])
        request, num_records = rows.load._request, rows.load.records_from(Tier.HOST)
        rows.end()
        wait_until(lambda request=request, count=num_records: (request, count - 1) in releases)
        assert sum(of == request for of, _ in releases) == num_records
    client.close()
    assert set(releases.values()) == {1}
    assert_all_is_given_back(store, device)
    assert (device.staging.counters.direct_bytes > 0) == is_registered == (device.staging.counters.copies == 0)
    if registrar is not None:
        registrar.close()


def test_records_that_fit_into_no_slab_together_with_others_are_taken_slab_by_slab(open_store: OpenStore) -> None:
    store, client, placement = open_store(LAYOUTS["three layers"])
    line_bytes, lines_of_record = SHAPE.row_bytes, 3 * 16 * 2
    device = a_device(4, slab_bytes=16 + (lines_of_record + 1) * (line_bytes + 8))
    rows = Rows(client, placement, device, np.arange(NUM_TOKENS))
    rows.load.wait_all(WAIT_S)
    for layer in range(SHAPE.num_layers):
        rows.target.order(layer)
    assert np.array_equal(rows.got(), kv_of_prompt()[:, :NUM_TOKENS])
    assert device.staging.counters.copies == NUM_TOKENS // 16
    rows.end()
    assert_all_is_given_back(store, device)


def test_records_that_are_larger_than_a_slab_are_taken_in_parts(open_store: OpenStore) -> None:
    store, client, placement = open_store(LAYOUTS["three layers"])
    device = a_device(4, slab_bytes=16 + 7 * (SHAPE.row_bytes + 8))
    tokens = np.arange(0, NUM_TOKENS, 3)
    rows = Rows(client, placement, device, tokens)
    rows.load.wait_all(WAIT_S)
    for layer in range(SHAPE.num_layers):
        rows.target.order(layer)
    assert np.array_equal(rows.got(), kv_of_prompt()[:, tokens])
    rows.end()
    flip(store, 9, PAGE_BYTES + 77)
    damaged = Rows(client, placement, device, tokens)
    with pytest.raises(RecordCorrupt, match="payload checksum"):
        damaged.load.wait_all(WAIT_S)
    damaged.end()
    assert_all_is_given_back(store, device)


@pytest.mark.parametrize("is_another", [True, False])
def test_an_arena_that_goes_before_its_records_are_read_is_not_read_and_rows_come_all_the_same(
    is_another: bool, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`is_another`: the store has restarted with a new arena at another address; otherwise it is gone."""
    device = a_device(2)
    registrar = ArenaRegistrar(device.staging)
    _, client, placement = open_store(LAYOUTS["three layers"], registrar)
    arena, pieces = device.staging.arena, BatchLines.pieces
    assert arena is not None
    other = PinnedArena(device.transfers, memoryview(bytearray(2**16)))
    other.start()
    other.wait()

    def swap_before(lines: BatchLines) -> Any:
        device.staging.arena = other if is_another else None
        arena.close()
        return pieces(lines)

    monkeypatch.setattr(BatchLines, "pieces", swap_before)
    rows = Rows(client, placement, device, np.arange(NUM_TOKENS))
    rows.load.wait_all(WAIT_S)
    for layer in range(SHAPE.num_layers):
        rows.target.order(layer)
    assert np.array_equal(rows.got(), kv_of_prompt()[:, :NUM_TOKENS])
    assert device.staging.counters.direct_bytes == 0
    rows.end()
    other.close()
    device.staging.arena = None


def test_an_arena_that_goes_while_records_are_verified_waits_for_the_device_that_reads_it(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = LaggingDevice(eagerness=0.0)
    registrar = ArenaRegistrar(device.staging)
    _, client, placement = open_store(LAYOUTS["three layers"], registrar)
    arena, verify_all, unregistered = device.staging.arena, BatchLines.verify_all, list[int]()
    assert arena is not None
    unregister = device.transfers.unregister

    def verify_and_close(lines: BatchLines, team: ThreadTeam) -> bool:
        if not unregistered:
            assert device.transfers.num_pending == 1, "the device reads while the processor verifies"
            arena.close()
        return verify_all(lines, team)

    def idle_unregister(address: int) -> None:
        assert not device.transfers.num_pending
        unregistered.append(address)
        unregister(address)

    monkeypatch.setattr(BatchLines, "verify_all", verify_and_close)
    monkeypatch.setattr(device.transfers, "unregister", idle_unregister)
    rows = Rows(client, placement, device, np.arange(NUM_TOKENS))
    rows.load.wait_all(WAIT_S)
    for layer in range(SHAPE.num_layers):
        rows.target.order(layer)
    assert unregistered and np.array_equal(rows.got(), kv_of_prompt()[:, :NUM_TOKENS])
    rows.end()
    device.staging.arena = None


def test_a_layer_takes_one_copy_of_numbers_one_kernel_and_as_many_calls_however_many_records_it_has(
    open_store: OpenStore,
) -> None:
    """4 or 16 records of one slot, of 16 tokens each."""
    device = LaggingDevice(eagerness=0.0, num_threads=1)
    registrar = ArenaRegistrar(device.staging)
    store, _, _ = open_store(LAYOUTS["three layers"], registrar)
    offsets = [
        store.tier.frames.of_record[RecordRef(extent, number, 0).key].offset
        for extent, number in store.inventory.match(TOKENS[:-1])
    ]
    pinned, counted = device.staging.arena, []
    assert pinned is not None
    for num_records in (4, 16):
        num_rows = 16 * num_records
        target_map = RowTargetMap(
            np.broadcast_to(np.arange(num_rows, dtype=np.int32), (SHAPE.num_layers, num_rows)),
            num_rows,
            SHAPE.row_bytes,
            num_layers=SHAPE.num_layers,
        )
        memory = device.empty((SHAPE.num_layers * num_rows * 2, SHAPE.row_bytes), torch.uint8)
        target = StagedTarget(target_map, memory, device.staging)
        (batch,), _ = batches_of(pinned._bytes.numpy().data, list(enumerate(offsets[:num_records])), {})
        before = replace(device.staging.counters)
        calls = calls_of(lambda target=target, batch=batch: target.copy_batch(batch))  # type: ignore[misc]
        assert device.staging.counters.reads - before.reads == 1
        assert device.staging.counters.copies == before.copies
        of_numbers = device.staging.counters.index_bytes - before.index_bytes
        assert of_numbers == 16 * SHAPE.num_layers * num_records, "16 rows of a record are one piece of each layer"
        assert device.transfers.num_pending == 1, "one submission, and no wait"
        target.discard()
        got = memory.cpu().numpy().reshape(SHAPE.num_layers, num_rows, 2, -1)
        assert np.array_equal(got, kv_of_prompt()[:, :num_rows])
        counted.append(calls)
    assert abs(counted[1] - counted[0]) <= 5 and max(counted) <= 100 * SHAPE.num_layers + 20
    registrar.close()


def calls_of(work: Callable[[], object]) -> int:
    """Interpreter calls of this thread."""
    number = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return number


@pytest.mark.parametrize("num_threads", [1, 4])
@pytest.mark.parametrize(("part", "at"), [("header", 44), ("payload", PAGE_BYTES + 77)])
@pytest.mark.parametrize("is_registered", [True, False])
def test_a_damaged_record_among_many_fails_the_load_is_quarantined_and_no_layer_is_ready(
    part: str, at: int, num_threads: int, is_registered: bool, open_store: OpenStore
) -> None:
    device = a_device(num_threads)
    registrar = ArenaRegistrar(device.staging) if is_registered else None
    store, client, placement = open_store(LAYOUTS["three layers"], registrar)
    flip(store, 9, at)
    rows = Rows(client, placement, device, np.arange(NUM_TOKENS))
    with pytest.raises(RecordCorrupt, match=f"{part} checksum") as caught:
        rows.load.wait(0, WAIT_S)
    assert caught.value.chunk_index == 9
    for layer in range(SHAPE.num_layers):
        with pytest.raises(RecordCorrupt):
            rows.load.wait(layer, WAIT_S)
    assert store.stats().counters.quarantined_chunks > 0
    rows.target.order(0)
    if is_registered:
        assert not device.transfers.num_pending, "no kernel reads records whose leases have ended"
    else:
        damaged = rows.got()[:, 9 * 16 : 10 * 16]
        nothing = torch.full((SHAPE.row_bytes // 4,), torch.nan).view(torch.uint8).numpy()
        assert (damaged == nothing).all(), "no row of the damaged record was copied"
    rows.end()
    assert_all_is_given_back(store, device)
    before = store.acquire(TOKENS)
    assert before.num_stored_tokens == 128, "its extent is a miss afterwards"
    sound = Rows(client, before, device, np.arange(16))
    sound.load.wait_all(WAIT_S)
    sound.target.order(0)
    assert np.array_equal(sound.got()[0], kv_of_prompt()[0, :16]), "the threads go on working"
    sound.end()
    if registrar is not None:
        registrar.close()


@pytest.mark.parametrize("num_threads", [1, 4])
def test_a_load_that_is_cancelled_in_the_middle_ends_when_no_thread_reads_the_store_any_more(
    num_threads: int, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, client, placement = open_store(LAYOUTS["three layers"])
    device, releases = a_device(num_threads), released(store, monkeypatch)
    is_inside, may_leave, verify = threading.Event(), threading.Event(), RecordBatch.verify

    def slow(batch: RecordBatch, first: int, end: int) -> bool:
        is_inside.set()
        assert may_leave.wait(WAIT_S)
        return verify(batch, first, end)

    monkeypatch.setattr(RecordBatch, "verify", slow)
    rows = Rows(client, placement, device, np.arange(NUM_TOKENS))
    assert is_inside.wait(WAIT_S)
    cancelling = threading.Thread(target=rows.end)
    cancelling.start()
    with pytest.raises(StoreClosed, match="cancelled"):
        rows.load.wait(0, WAIT_S)
    with store.tier.lock:
        assert any(frame.leases for frame in store.tier.frames.of_record.values()), "leased while read"
    assert cancelling.is_alive(), "it waits for the threads"
    may_leave.set()
    cancelling.join(WAIT_S)
    assert not cancelling.is_alive()
    client.close()  # which ends the session, after all earlier messages have been handled
    assert max(releases.values(), default=1) == 1, "no lease ended twice"
    assert_all_is_given_back(store, device)


def test_an_error_of_a_thread_fails_the_load_and_gives_all_back(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, client, placement = open_store(LAYOUTS["three layers"])
    device = a_device(4)

    def broken(*_: object) -> bool:
        raise MemoryError("no room for a checksum")

    with monkeypatch.context() as patch:
        patch.setattr(RecordBatch, "verify", broken)
        rows = Rows(client, placement, device, np.arange(NUM_TOKENS))
        with pytest.raises(MemoryError, match="no room"):
            rows.load.wait_all(WAIT_S)
        rows.end()
    assert_all_is_given_back(store, device)


def test_lines_that_were_gathered_before_a_damaged_batch_still_go_on_their_way(open_store: OpenStore) -> None:
    store, _, _ = open_store(LAYOUTS["three layers"])
    flip(store, 1, PAGE_BYTES)
    extents = store.inventory.match(TOKENS[:-1])
    frames = [store.tier.frames.of_record[RecordRef(extent, number, 0).key].offset for extent, number in extents]
    device, num_layers = a_device(4), SHAPE.num_layers
    memory = device.empty((num_layers * NUM_TOKENS * 2 + 1, SHAPE.row_bytes), torch.uint8)
    lines, mine = StagedLines(device.staging, memory), np.full((1, SHAPE.row_bytes), 7, np.uint8)
    row_of = np.broadcast_to(np.arange(NUM_TOKENS, dtype=np.int32), (num_layers, NUM_TOKENS))
    arena = store.tier.arena.view(0, store.tier.arena.size_bytes)
    (batch,), _ = batches_of(arena, list(enumerate(frames)), {})
    target_map = RowTargetMap(row_of, NUM_TOKENS, SHAPE.row_bytes, num_layers=num_layers)
    lines.gather(mine, LineTargets(None, np.array([len(memory) - 1]), range(1)))
    assert not lines.gather_batch(BatchLines(batch, target_map))
    assert batch.damaged == [1]
    assert list(device.staging._filling) == [lines], "a load that needs its slab can have it sent"
    others = [StagedLines(device.staging, device.empty((1, SHAPE.row_bytes), torch.uint8)) for _ in range(4)]
    for other in others:  # more than there are slabs, so the first slab is dropped
        other.gather(mine, LineTargets(None, np.array([0]), range(1)))
    lines.flush()
    lines.order(0)
    assert np.array_equal(memory.cpu().numpy()[-1:], mine)
    for each in (lines, *others):
        each.discard()
    assert_all_is_given_back(store, device)


def test_a_batch_that_is_damaged_leaves_what_a_slab_held_before(open_store: OpenStore) -> None:
    store, client, placement = open_store(LAYOUTS["three layers"])
    device = a_device(4, slab_bytes=2**20)
    target = device.empty((4, SHAPE.row_bytes), torch.uint8)
    other = StagedLines(device.staging, target)
    mine = np.arange(2 * SHAPE.row_bytes, dtype=np.uint8).reshape(2, -1)
    other.gather(mine, LineTargets(None, np.array([1, 3]), range(1)))
    flip(store, 3, PAGE_BYTES)
    rows = Rows(client, placement, device, np.arange(NUM_TOKENS))
    with pytest.raises(RecordCorrupt):
        rows.load.wait_all(WAIT_S)
    rows.end()
    assert list(device.staging._filling) == [other]
    other.flush()
    other.order(0)
    assert np.array_equal(target.cpu().numpy()[[1, 3]], mine)
