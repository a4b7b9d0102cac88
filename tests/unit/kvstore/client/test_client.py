"""Clients in other processes than the store: loads, saves, the death of either side, and closed connections."""

import signal
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from slow_copies import GatedFiles, Halting, Slow
from store_processes import CONFTEST, STORE, WORKER
from store_steps import WAIT_S, assert_nothing_is_leased, load_stored, prompt, publish, wait_until

from kvstore import KVStore, StoreClient, StoreClosed, StoreLocation, StoreUnreachable
from kvstore.client import saves
from kvstore.dataplane.links import RemoteLink
from tests.support.held_records import HeldRecords

RECORD_BYTES = 8192


@pytest.fixture
def remote(request) -> Callable[[StoreLocation], StoreClient]:
    def connect(location: StoreLocation) -> StoreClient:
        client = StoreClient.remote(location)
        request.addfinalizer(client.close)
        return client

    return connect


def tell(process: subprocess.Popen[str], *words: object) -> str:
    process.stdin.write(" ".join(str(word) for word in words) + "\n")
    process.stdin.flush()
    return process.stdout.readline().strip()


def test_another_process_saves_and_loads_exactly_from_memory_and_from_disk(
    open_store, start_python, kv_of, shape, put
) -> None:
    store, tokens = open_store(), prompt(161)
    worker = start_python(WORKER, store.serve().socket, CONFTEST)
    placement = store.acquire(tokens)
    assert tell(worker, "save", placement.placement_id, 0, 10) == "10"
    publish(store, placement)
    again = store.acquire(tokens)
    assert again.num_stored_tokens == 160
    assert tell(worker, "load", again.placement_id, 0, 160) == f"True 0 {20 * RECORD_BYTES}"
    client, kv = store.client(), kv_of(tokens, shape)
    assert np.array_equal(load_stored(client, again, kv), kv[:, :160])
    client.close()
    store.close()
    store = open_store()
    worker = start_python(WORKER, store.serve().socket, CONFTEST)
    again = store.acquire(tokens)
    assert tell(worker, "load", again.placement_id, 0, 160) == f"True {20 * RECORD_BYTES} 0"
    assert tell(worker, "load", again.placement_id, 0, 160) == f"True 0 {20 * RECORD_BYTES}"
    counters = store.stats().counters
    assert (counters.disk_reads, counters.host_hits, counters.orphaned_leases) == (20, 20, 0)


def test_two_processes_save_parts_of_one_prompt_the_later_one_first(open_store, start_python, kv_of, shape) -> None:
    store, tokens = open_store(), prompt(161)
    workers = [start_python(WORKER, store.serve().socket, CONFTEST) for _ in range(2)]
    placement = store.acquire(tokens)
    assert tell(workers[1], "save", placement.placement_id, 5, 10) == "5"
    assert tell(workers[0], "save", placement.placement_id, 0, 5) == "5"
    publish(store, placement)
    again = store.acquire(tokens)
    assert tell(workers[1], "load", again.placement_id, 0, 160).startswith("True ")
    assert again.num_stored_tokens == 160


def wait_for_end_of_sessions(store: KVStore, left: int = 0) -> None:
    """Wait until the store's thread has noticed that connections ended."""
    while len(store._server._sessions) > left:
        threading.Event().wait(0.001)


def test_a_worker_that_is_killed_with_leases_loses_them_and_no_other_notices(
    open_store, start_python, put, kv_of, shape, remote
) -> None:
    tokens = prompt(161)
    store = open_store()
    put(store, tokens)
    store.close()
    store = open_store(host_bytes=32 * RECORD_BYTES)
    location = store.serve()
    worker, client = start_python(WORKER, location.socket, CONFTEST), remote(location)
    placement, kv = store.acquire(tokens), kv_of(tokens, shape)
    assert tell(worker, "lease", placement.placement_id, 0, 0) == "20"
    with HeldRecords(client, placement.placement_id) as held:
        before = {entry: bytes(view) for entry, view in held.wait(WAIT_S).items()}
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        wait_for_end_of_sessions(store, left=1)
        assert store.stats().counters.orphaned_leases == 20
        assert {entry: bytes(view) for entry, view in held.wait(WAIT_S).items()} == before
    assert np.array_equal(load_stored(client, placement, kv), kv[:, :160])
    client.close()
    wait_for_end_of_sessions(store)
    assert_nothing_is_leased(store)


@pytest.mark.parametrize("num_put", [0, 1, 3])
def test_a_worker_that_is_killed_half_way_through_a_save_leaves_no_frame_and_no_room_taken(
    open_store, start_python, kv_of, shape, num_put: int
) -> None:
    tokens = prompt(161)
    store = open_store(host_bytes=16 * RECORD_BYTES)  # a stage takes one chunk
    worker = start_python(WORKER, store.serve().socket, CONFTEST)
    placement = store.acquire(tokens)
    if num_put:
        assert tell(worker, "save", placement.placement_id, 0, num_put) == str(num_put)
    assert tell(worker, "stage", placement.placement_id, num_put, 10) == "1"
    worker.send_signal(signal.SIGKILL)
    worker.wait()
    wait_for_end_of_sessions(store)
    assert store.drain(WAIT_S)
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes, (
        "staged frames are free before a placement is settled"
    )
    publish(store, placement)
    assert store.inventory.room.num_used == sum(e.run.count for e in store.inventory.extents())
    again = store.acquire(tokens)
    assert (again.num_stored_tokens, again.save_start, again.save_end) == (16 * num_put, num_put, 10)
    client, kv = store.client(), kv_of(tokens, shape)
    assert np.array_equal(load_stored(client, again, kv), kv[:, : 16 * num_put])


def test_a_client_meets_the_successor_of_a_store_that_was_killed(
    start_python, tmp_path, kv_of, shape, identity, remote
) -> None:
    socket, directory, tokens = str(tmp_path / "s"), str(tmp_path / "store"), prompt(161)
    kv = kv_of(tokens, shape)
    first = start_python(STORE, socket, CONFTEST, directory)
    generation, placement_id = first.stdout.readline().split()
    client = remote(StoreLocation(socket=socket, identity=identity))
    slow = Slow()
    load = client.load(int(placement_id), slow)
    load.wait(1, WAIT_S)
    assert client._links._links["read"][1].generation == int(generation)
    first.send_signal(signal.SIGKILL)
    first.wait()
    with pytest.raises(StoreUnreachable):
        client.load_rows(int(placement_id), 160, np.zeros_like(kv)).wait(0, WAIT_S)
    with pytest.raises(StoreUnreachable):
        client.save(int(placement_id), 0, 10, kv)
    slow.finish.set()
    load.cancel()

    second = start_python(STORE, socket, CONFTEST, directory)
    new_generation, new_placement_id = second.stdout.readline().split()
    assert new_generation != generation
    old = client.load_rows(int(placement_id), 160, np.zeros_like(kv))
    with pytest.raises(StoreUnreachable, match="not held"):
        old.wait(0, WAIT_S)
    old.cancel()
    assert client.save(int(placement_id), 0, 10, kv) == 0
    view = np.zeros_like(kv)
    new = client.load_rows(int(new_placement_id), 160, view)
    new.wait_all(WAIT_S)
    assert np.array_equal(view[:, :160], kv[:, :160])
    assert client._links._links["read"][1].generation == int(new_generation)
    new.cancel()


def test_a_store_that_is_killed_in_the_middle_of_a_load_fails_it(start_python, tmp_path, identity, remote) -> None:
    socket = str(tmp_path / "s")
    store = start_python(STORE, socket, CONFTEST, str(tmp_path / "store"))
    _, placement_id = store.stdout.readline().split()
    client, halting = remote(StoreLocation(socket=socket, identity=identity)), Halting()

    load = client.load(int(placement_id), halting)
    assert halting.entered.wait(WAIT_S)
    store.send_signal(signal.SIGKILL)
    store.wait()
    halting.go.set()
    with pytest.raises(StoreUnreachable):
        load.wait(0, WAIT_S)
    load.cancel()


def test_a_client_that_was_hung_up_on_while_it_copied_reports_no_layer_ready(
    open_store, put, kv_of, shape, remote
) -> None:
    tokens, others = prompt(17), [prompt(33, family) for family in range(1, 9)]
    store = open_store()
    for text in (tokens, *others):
        put(store, text)
    store.close()
    store = open_store(host_bytes=4 * RECORD_BYTES)
    client, halting = remote(store.serve()), Halting()

    load = client.load(store.acquire(tokens).placement_id, halting)
    assert halting.entered.wait(WAIT_S)
    (connection,) = store._server._sessions
    connection.close()  # a send after its timeout
    wait_for_end_of_sessions(store)
    other = store.client()
    for text in others:  # every frame is overwritten
        kv = kv_of(text, shape)
        assert np.array_equal(load_stored(other, store.acquire(text), kv), kv[:, :32])
    halting.go.set()
    for layer in range(2):
        with pytest.raises(StoreUnreachable):
            load.wait(layer, WAIT_S)
    load.cancel()
    assert_nothing_is_leased(store)


def test_the_late_end_of_a_replaced_link_fails_nothing_that_goes_over_its_successor(
    open_store, put, kv_of, shape, monkeypatch
) -> None:
    store, tokens = open_store(), prompt(65)
    put(store, tokens)
    location, lost = store.serve(), list[Callable[[], None]]()

    def connect(on_answer, on_lost):
        lost.append(on_lost)
        link = RemoteLink(Path(location.socket), on_answer, on_lost if len(lost) > 1 else lambda: None)
        link.connect(WAIT_S)
        return link

    client = StoreClient(location.identity, connect)
    placement, kv = store.acquire(tokens), kv_of(tokens, shape)
    assert np.array_equal(load_stored(client, placement, kv), kv[:, :64])
    client._links._links["read"][1].close()
    halting = Halting()

    load = client.load(placement.placement_id, halting)  # over a new link
    assert halting.entered.wait(WAIT_S)
    lost[0]()
    halting.go.set()
    load.wait_all(WAIT_S)
    load.cancel()
    client.close()


def test_a_client_that_is_closed_while_it_copies_reports_no_layer_ready_and_copies_no_strangers_record(
    open_store, put, kv_of, shape
) -> None:
    tokens, others = prompt(17), [prompt(33, family) for family in range(1, 9)]
    store = open_store()
    for text in (tokens, *others):
        put(store, text)
    store.close()
    store = open_store(host_bytes=6 * RECORD_BYTES)
    client, halting = store.client(), Halting()

    load = client.load(store.acquire(tokens).placement_id, halting)
    assert halting.entered.wait(WAIT_S)
    closing = threading.Thread(target=client.close)
    closing.start()
    other = store.client()
    for text in others:
        kv = kv_of(text, shape)
        assert np.array_equal(load_stored(other, store.acquire(text), kv), kv[:, :32])
    halting.go.set()
    closing.join(WAIT_S)
    assert not closing.is_alive()
    assert halting.before == halting.after
    with pytest.raises(StoreClosed):
        load.wait(0, WAIT_S)
    assert_nothing_is_leased(store)


def test_a_closed_client_refuses_every_use(open_store, put) -> None:
    store = open_store()
    put(store, prompt(33))
    placement = store.acquire(prompt(33))
    for client in (store.client(), StoreClient.remote(store.serve())):
        client.close()
        client.close()
        for use in (client.load_rows, client.save):
            with pytest.raises(StoreClosed):
                use(placement.placement_id, 1, np.zeros((2, 33, 2, 16), np.uint8)) if use == client.load_rows else use(
                    placement.placement_id, 0, 1, np.zeros((2, 33, 2, 16), np.uint8)
                )


def test_a_store_that_no_process_serves_is_unreachable(open_store, identity, tmp_path) -> None:
    client = StoreClient.remote(StoreLocation(socket=str(tmp_path / "nowhere"), identity=identity))
    with pytest.raises(StoreUnreachable):
        client.load_rows(1, 1, np.zeros((2, 1, 2, 16), np.uint8))
    assert not client._requests._handlers
    client.close()


def test_a_store_that_closes_while_a_remote_client_waits_fails_its_load(open_store, put, remote) -> None:
    store = open_store()
    put(store, prompt(65))
    store.close()
    gate = GatedFiles()
    gate.open_gate.clear()
    store = open_store(files=gate)
    client = remote(store.serve())
    load = client.load_rows(store.acquire(prompt(65)).placement_id, 64, np.zeros((2, 65, 2, 16), np.uint8))
    assert gate.arrived.acquire(timeout=WAIT_S)
    closing = threading.Thread(target=store.close)
    closing.start()
    with pytest.raises(StoreUnreachable):
        load.wait(0, WAIT_S)
    gate.open_gate.set()
    closing.join(WAIT_S)
    assert not closing.is_alive()
    load.cancel()


@pytest.mark.parametrize("is_local", [True, False])
def test_a_client_that_is_closed_while_it_saves_writes_to_no_memory_that_others_have_by_now(
    open_store, kv_of, shape, remote, is_local: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, tokens = open_store(), prompt(16 * 4 + 1)
    client = store.client() if is_local else remote(store.serve())
    placement, kv = store.acquire(tokens), kv_of(tokens, shape)
    writing, waiting, go, order = threading.Event(), threading.Event(), threading.Event(), list[str]()
    fill = saves.fill_payloads
    (_, link), wait_for = client._links.link("save"), client._saves._filled.wait_for
    close_link = link.close

    def fill_slowly(*arguments) -> None:
        writing.set()
        assert go.wait(WAIT_S)
        fill(*arguments)
        order.append("written")

    def tell_and_wait(predicate: Callable[[], bool]) -> bool:
        waiting.set()
        return wait_for(predicate)

    def hang_up() -> None:
        order.append("hung up")
        close_link()

    def save() -> None:
        with pytest.raises(StoreClosed):
            client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
        order.append("refused")

    monkeypatch.setattr(saves, "fill_payloads", fill_slowly)
    monkeypatch.setattr(client._saves._filled, "wait_for", tell_and_wait)
    monkeypatch.setattr(link, "close", hang_up)
    threads = [threading.Thread(target=work, daemon=True) for work in (save, client.close)]
    threads[0].start()
    assert writing.wait(WAIT_S)
    threads[1].start()
    assert waiting.wait(WAIT_S)
    go.set()
    for thread in threads:
        thread.join(WAIT_S)
    assert len(client.geometry.slots) > 1
    assert order[0] == "written"
    assert order.count("written") == 1, "the save stops at the next range of layers"
    assert set(order[1:]) == {"hung up", "refused"}
    store.settle(placement.placement_id)
    wait_until(lambda: store.tier.used_bytes == store.tier.residency.cache.used_bytes)  # the store has noticed
    assert_nothing_is_leased(store)
