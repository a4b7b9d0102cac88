"""The store as a whole, through clients in this process: which KV is kept and served, and which process may open it."""

import dataclasses
import itertools
import os
import random
import threading
from pathlib import Path

import numpy as np
import pytest
from store_steps import WAIT_S, load_stored, prompt, publish

from kvstore import (
    KVShape,
    KVStore,
    Layout,
    Placement,
    StoreClient,
    StoreClosed,
    StoreConfig,
    StoreIdentity,
    StoreLocked,
    StoreMismatch,
    StoreNotWritable,
    StoreUnreachable,
)
from kvstore.dataplane.requests import Put, Stage

STEP = 16


def num_stored(store: KVStore, tokens, tenant: str = "") -> int:
    placement = store.acquire(tokens, save=False, tenant=tenant)
    store.settle(placement.placement_id)
    return placement.num_stored_tokens


def files_of(directory: Path) -> dict[str, bytes]:
    return {str(path.relative_to(directory)): path.read_bytes() for path in directory.rglob("*") if path.is_file()}


def num_units_used(store: KVStore) -> int:
    return store.inventory.room.num_used


@pytest.fixture
def client_of(request):
    def connect(store: KVStore) -> StoreClient:
        client = store.client()
        request.addfinalizer(client.close)
        return client

    return connect


def test_close_publishes_what_was_accepted_without_a_settle(open_store, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(100)
    client, placement = store.client(), store.acquire(prompt(100))
    assert client.save(placement.placement_id, 0, 6, kv_of(tokens, shape)) == 6
    store.close()
    client.close()
    assert num_stored(open_store(), tokens) == 96


def test_only_the_first_of_two_equal_requests_saves_and_the_other_is_counted(
    open_store, kv_of, shape, client_of
) -> None:
    store, tokens = open_store(), prompt(80)
    first, second = store.acquire(tokens), store.acquire(tokens)
    assert (first.save_end, second.save_start, second.save_end) == (5, 0, 0)
    assert store.stats().counters.skipped_busy_chunks == 5
    kv, client = kv_of(tokens, shape), client_of(store)
    assert client.save(second.placement_id, 0, 5, kv) == 0
    assert client.save(first.placement_id, 0, 5, kv) == 5


def test_a_settled_or_foreign_placement_loads_and_saves_nothing(open_store, put, kv_of, shape, client_of) -> None:
    store, tokens = open_store(), prompt(33)
    put(store, tokens[:16])
    placement = store.acquire(tokens)
    store.settle(placement.placement_id)
    client, kv = client_of(store), kv_of(tokens, shape)
    for placement_id in (placement.placement_id, 12345):
        assert client.save(placement_id, 1, 2, kv) == 0
        load = client.load_rows(placement_id, 16, np.zeros_like(kv))
        with pytest.raises(StoreUnreachable, match="not held"):
            load.wait(0, WAIT_S)
        load.cancel()
    assert num_units_used(store) == 1


@pytest.mark.parametrize(("missing", "num_kept"), [(0, 0), (1, 5), (2, 11)])
def test_nothing_after_a_missing_part_is_published_and_its_room_comes_back(
    open_store, kv_of, shape, client_of, missing: int, num_kept: int
) -> None:
    store, tokens = open_store(), prompt(16 * 15 + 1)
    kv, placement = kv_of(tokens, shape), store.acquire(tokens)
    for worker, (start, end) in enumerate([(0, 5), (5, 11), (11, 15)]):
        if worker != missing:
            client_of(store).save(placement.placement_id, start, end, kv)
    assert store.drain(WAIT_S)
    publish(store, placement)
    assert num_units_used(store) == sum(e.run.count for e in store.inventory.extents()) == num_kept
    again = store.acquire(tokens)
    assert (again.num_stored_tokens, again.save_start, again.save_end) == (16 * num_kept, num_kept, 15)
    num_sent = 15 - [5, 6, 4][missing]
    assert store.stats().counters.skipped_failed_chunks == num_sent - num_kept
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes


def test_a_save_with_a_view_that_is_too_short_gives_back_frames_and_publishes_no_hole(
    open_store, kv_of, shape, client_of
) -> None:
    store, tokens = open_store(host_bytes=16 * 8192), prompt(65)  # a stage takes one chunk: two records of eight
    kv, placement, client = kv_of(tokens, shape), store.acquire(tokens), client_of(store)
    with pytest.raises(ValueError):
        client.save(placement.placement_id, 0, 4, kv[:, :10])
    assert store.tier.used_bytes == 0, "staged frames are free again"
    client.save(placement.placement_id, 1, 4, kv)
    publish(store, placement)
    assert (num_stored(store, tokens), num_units_used(store)) == (0, 0)
    assert store.stats().counters.quarantined_chunks == 0


class Halting(threading.Thread):
    """Stops the writer's thread until `go`."""

    def __init__(self, store: KVStore) -> None:
        super().__init__()
        self.go, self.halted = threading.Event(), threading.Event()
        store._writer._queue.put(lambda: (self.halted.set(), self.go.wait(WAIT_S)))
        assert self.halted.wait(WAIT_S)


def test_a_request_waits_for_chunks_that_are_on_their_way_to_disk(open_store, kv_of, shape, client_of) -> None:
    store, tokens = open_store(write_wait_s=WAIT_S), prompt(97)
    placement = store.acquire(tokens)
    halting = Halting(store)
    client_of(store).save(placement.placement_id, 0, 6, kv_of(tokens, shape))
    store.settle(placement.placement_id)
    found: list[Placement] = []
    second = threading.Thread(target=lambda: found.append(store.acquire(tokens)))
    second.start()
    halting.go.set()
    second.join(WAIT_S)
    assert found[0].num_stored_tokens == 96


def test_a_request_does_not_wait_for_chunks_that_are_still_computed(open_store, kv_of, shape, client_of) -> None:
    store, tokens = open_store(write_wait_s=10_000.0), prompt(97)
    placement = store.acquire(tokens)
    halting = Halting(store)
    client_of(store).save(placement.placement_id, 0, 2, kv_of(tokens, shape))
    assert store.acquire(tokens).num_stored_tokens == 0
    assert store.stats().counters.skipped_busy_chunks == 6
    halting.go.set()


def test_a_request_that_waited_in_vain_computes_and_saves_nothing_of_its_own(
    open_store, kv_of, shape, client_of
) -> None:
    store, tokens = open_store(write_wait_s=0.0), prompt(97)
    placement = store.acquire(tokens)
    halting = Halting(store)
    client_of(store).save(placement.placement_id, 0, 6, kv_of(tokens, shape))
    store.settle(placement.placement_id)
    second = store.acquire(tokens)
    assert (second.num_stored_tokens, second.save_end) == (0, 0)
    assert store.stats().counters.skipped_busy_chunks == 6
    halting.go.set()


def test_a_worker_that_saves_while_its_request_is_settled_leaves_no_room_taken(
    open_store, kv_of, shape, client_of, monkeypatch
) -> None:
    store, tokens = open_store(), prompt(65)
    placement, begin = store.acquire(tokens), store._writer.begin

    def settle_first(pending):
        store.settle(placement.placement_id)
        assert store.drain(WAIT_S)  # the writer ended the placement before it knew of this extent
        return begin(pending)

    monkeypatch.setattr(store._writer, "begin", settle_first)
    client = store.client()
    session = client._links.link("save")[1]
    session.send(Stage(99, placement.placement_id, 0, 4))
    client.close()  # the worker dies before it has put anything
    assert store.drain(WAIT_S)
    assert num_units_used(store) == 0
    assert store.tier.used_bytes == 0
    assert store.acquire(tokens).save_end == 4, "the chunks are not claimed any more"


def test_chunks_that_come_after_their_extent_was_ended_are_dropped_and_counted(
    open_store, kv_of, shape, client_of
) -> None:
    store, tokens = open_store(host_bytes=16 * 8192), prompt(65)  # a stage takes one chunk
    placement, client, kv = store.acquire(tokens), client_of(store), kv_of(tokens, shape)
    link = client._links.link("save")[1]
    for request, chunk in ((101, 0), (102, 1)):
        staged = client._requests.ask(0, link, Stage(request, placement.placement_id, chunk, 4))
        assert staged.num_chunks == 1
        client._saves.fill(link, chunk, staged, kv)
        if chunk == 0:
            link.send(Put(request))
    store.settle(placement.placement_id)
    link.send(Put(102))
    assert store.drain(WAIT_S)
    assert num_stored(store, tokens) == 16
    assert store.stats().counters.skipped_failed_chunks == 1
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes


def test_the_bytes_of_a_deleted_tenant_are_gone_from_the_segments(open_store, put, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(16)
    put(store, tokens, tenant="alice")
    segment = store.directory / "segments" / "000000.seg"
    needle = kv_of(tokens, shape)[1].tobytes()[:256]
    assert needle in segment.read_bytes()
    store.delete_tenant("alice")
    assert needle not in segment.read_bytes()


def test_counters_say_what_was_looked_up_and_hit(open_store, put) -> None:
    store = open_store()
    put(store, prompt(50))
    store.acquire(prompt(40), save=False)
    store.acquire(prompt(10, family=1))
    counters = store.stats().counters
    assert (counters.lookups, counters.lookup_tokens, counters.hit_tokens) == (3, 100, 32)
    assert (counters.committed_chunks, counters.written_bytes, store.stats().num_chunks) == (3, 3 * 16384, 3)


def test_readers_and_writers_and_evictions_at_once_serve_only_right_bytes(open_store, prompts, kv_of, shape) -> None:
    store = open_store(disk_bytes=2**20, host_bytes=16 * 8192, write_wait_s=0.01)
    failures: list[BaseException] = []
    num_hits = [0]

    def work(seed: int) -> None:
        client, draw = store.client(), random.Random(seed)
        try:
            for tokens in itertools.islice(prompts(seed % 2, STEP), 40):
                placement, kv = store.acquire(tokens), kv_of(tokens, shape)
                if placement.num_stored_tokens:
                    rows = load_stored(client, placement, kv)
                    assert np.array_equal(rows, kv[:, : placement.num_stored_tokens])
                    num_hits[0] += 1
                end = draw.randint(placement.save_start, placement.save_end)
                client.save(placement.placement_id, placement.save_start, end, kv)
                store.settle(placement.placement_id)
                if draw.random() < 0.2:
                    store.evict(4 * 16384)
        except BaseException as error:  # noqa: BLE001  # the main thread reports it
            failures.append(error)
        finally:
            client.close()

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert failures == []
    assert store.drain(WAIT_S)
    assert num_hits[0] > 0 and store.stats().counters.evicted_extents > 0
    assert num_units_used(store) == sum(extent.run.count for extent in store.inventory.extents())
    assert not any(extent.num_readers for extent in store.inventory.extents())
    assert not store.placements._claims and not store.placements._held and not store._writer._open
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes
    assert store.stats().counters.quarantined_chunks == 0


def test_a_second_owner_in_this_process_is_refused_and_the_first_goes_on(open_store, put) -> None:
    store = open_store()
    with pytest.raises(StoreLocked, match=f"in use by process {os.getpid()}$"):
        open_store()
    assert put(store, prompt(32)) == 2


def test_a_directory_owned_by_another_process_is_refused_by_its_pid_until_that_is_killed(
    open_store, start_python, tmp_path
) -> None:
    owner = start_python(
        "import sys; from pathlib import Path; from kvstore.disk.directory_lock import DirectoryLock;"
        "lock = DirectoryLock(Path(sys.argv[1])); lock.acquire(); print('locked', flush=True); sys.stdin.read()",
        str(tmp_path / "store"),
    )
    assert owner.stdout.readline() == "locked\n"
    with pytest.raises(StoreLocked, match=f"store directory {tmp_path}/store is in use by process {owner.pid}$"):
        open_store()
    owner.kill()
    owner.wait()
    assert open_store().stats().num_chunks == 0


def test_a_directory_below_a_regular_file_is_not_writable(open_store, tmp_path) -> None:
    (tmp_path / "file").write_text("no directory")
    for directory in (tmp_path / "file", tmp_path / "file" / "store"):
        with pytest.raises(StoreNotWritable, match=f"store directory {directory} is not writable"):
            open_store(directory=directory)
    assert (tmp_path / "file").read_text() == "no directory"


def test_a_directory_whose_segments_are_a_file_is_not_writable_and_not_left_locked(open_store, tmp_path) -> None:
    (tmp_path / "store").mkdir()
    (tmp_path / "store" / "segments").write_text("")
    with pytest.raises(StoreNotWritable):
        open_store()
    (tmp_path / "store" / "segments").unlink()
    assert open_store().stats().num_chunks == 0


@pytest.mark.parametrize(
    "change",
    [
        {"model_fingerprint": "another"},
        {"format_version": 99},
        {"shape": KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="bfloat16")},
        {"shape": KVShape(num_layers=4, num_kv_heads=1, head_dim=4, dtype="float32")},
        {"layout": Layout(tokens_per_record=32, tokens_per_extent=64)},
        {"layout": Layout(tokens_per_record=16, tokens_per_extent=64, planes="apart")},
        {"layout": Layout(tokens_per_record=16, tokens_per_extent=64, layers_per_record=2)},
    ],
)
def test_a_store_of_another_identity_is_refused_and_its_files_are_unchanged(
    open_store, put, identity: StoreIdentity, change: dict[str, object]
) -> None:
    store = open_store()
    put(store, prompt(64))
    store.close()
    before = files_of(store.directory)
    with pytest.raises(StoreMismatch, match=r"holds other KV|has format version 2, this"):
        open_store(owner=dataclasses.replace(identity, **change))
    assert files_of(store.directory) == before
    assert num_stored(open_store(), prompt(65)) == 64


def test_a_store_that_is_not_open_refuses_every_use(open_store, identity) -> None:
    store = open_store()
    placement = store.acquire(prompt(64))
    store.close()
    store.close()
    never_opened = KVStore(StoreConfig(directory=str(store.directory), layout=identity.layout), identity)
    never_opened.close()
    for closed in (store, never_opened):
        for use in (
            lambda s: s.acquire(prompt(64)),
            lambda s: s.settle(placement.placement_id),
            lambda s: s.serve(),
            lambda s: s.evict(1),
            lambda s: s.delete_tenant(""),
            lambda s: s.client().load_rows(1, 1, np.zeros((2, 1, 2, 16), np.uint8)),
        ):
            with pytest.raises(StoreClosed, match="is not open"):
                use(closed)


def test_placement_ids_of_two_lives_are_far_apart(open_store) -> None:
    ids = []
    for _ in range(3):
        store = open_store()
        ids.append(store.acquire(prompt(64)).placement_id)
        store.close()
    assert min(abs(a - b) for a, b in itertools.combinations(ids, 2)) > 1000


def test_every_file_and_directory_of_a_store_is_for_its_owner_only(open_store, put) -> None:
    store = open_store()
    put(store, prompt(64))
    modes = {path.name: path.stat().st_mode & 0o077 for path in [store.directory, *store.directory.rglob("*")]}
    assert set(modes.values()) == {0}, modes
