"""Fetches whose caller receives the answer itself: links that alternate, either end closing, order of records."""

import signal
import threading

import pytest
from store_processes import CONFTEST, STORE
from store_steps import WAIT_S, assert_nothing_is_leased, prompt, wait_until

from kvstore import KVStore, StoreClient, StoreClosed, StoreLocation, StoreUnreachable
from kvstore.placements.placement import Placement

CHUNKS = 8


@pytest.fixture
def stored(open_store, put) -> tuple[KVStore, Placement]:
    store, tokens = open_store(), prompt(16 * CHUNKS + 1)
    put(store, tokens)
    return store, store.acquire(tokens)


def test_fetches_one_after_the_other_use_one_link_and_those_at_a_time_one_each(stored, client_of) -> None:
    store, placement = stored
    client = client_of(store)
    for _ in range(5):
        with client.fetch(placement.placement_id, [0], [1]) as fetch:
            fetch.wait(WAIT_S)
    assert len(client._links._fetch_links) == 1
    first, second = (client.fetch(placement.placement_id, [slot], [1]) for slot in (0, 1))
    assert len(client._links._fetch_links) == 2
    assert bytes(second.wait(WAIT_S)[0]) != bytes(first.wait(WAIT_S)[0])
    first.release()
    second.release()
    wait_until(lambda: not any(frame.leases for frame in store.tier.frames.of_record.values()))
    assert_nothing_is_leased(store)


def test_entries_follow_the_slots_as_they_were_asked_for(stored, client_of, kv_of, shape) -> None:
    store, placement = stored
    kv = kv_of(prompt(16 * CHUNKS + 1), shape)
    with client_of(store).fetch(placement.placement_id, [1, 0, 1], [5, 2]) as fetch:
        records = fetch.wait(WAIT_S)
        rows = [bytes(records[entry][4096 : 4096 + 16 * 2 * 16]) for entry in range(4)]
    expected = [kv[layer, 16 * chunk : 16 * chunk + 16].tobytes() for layer in (1, 0) for chunk in (2, 5)]
    assert rows == expected and len(records) == 4


def test_records_come_from_disk_and_from_memory_alike(stored, client_of, kv_of, shape) -> None:
    store, placement = stored
    kv, client = kv_of(prompt(16 * CHUNKS + 1), shape), client_of(store)
    store.tier.forget(lambda extent: True)
    for is_cold in (True, False):
        before = store.stats().counters.disk_reads
        with client.fetch(placement.placement_id) as fetch:
            records = fetch.wait(WAIT_S)
            for entry in range(2 * CHUNKS):
                layer, chunk = divmod(entry, CHUNKS)
                rows = bytes(records[entry][4096 : 4096 + 16 * 2 * 16])
                assert rows == kv[layer, 16 * chunk : 16 * chunk + 16].tobytes()
            assert fetch.is_leased()
        assert (store.stats().counters.disk_reads > before) == is_cold


def test_what_a_fetch_that_was_given_up_still_gets_is_no_other_fetchs(stored, client_of, kv_of, shape) -> None:
    store, placement = stored
    kv, client = kv_of(prompt(16 * CHUNKS + 1), shape), client_of(store)
    for chunk in range(CHUNKS):
        client.fetch(placement.placement_id, [0], [0]).release()  # a fetch that no caller waits for
        with client.fetch(placement.placement_id, [1], [chunk]) as fetch:
            (record,) = fetch.wait(WAIT_S).values()
            assert bytes(record[4096 : 4096 + 16 * 2 * 16]) == kv[1, 16 * chunk : 16 * chunk + 16].tobytes()
    wait_until(lambda: not any(frame.leases for frame in store.tier.frames.of_record.values()))


def test_a_wait_that_is_too_short_can_be_repeated(stored, client_of, monkeypatch) -> None:
    store, placement = stored
    client, go, verify = client_of(store), threading.Event(), store.tier._verify
    store.tier.forget(lambda extent: True)
    monkeypatch.setattr(store.tier, "_verify", lambda *of: verify(*of) if go.wait(WAIT_S) else None)
    with client.fetch(placement.placement_id, [0], [1]) as fetch:
        with pytest.raises(TimeoutError, match="in time"):
            fetch.wait(0.01)
        go.set()
        assert len(fetch.wait(WAIT_S)) == 1


def test_closing_the_client_ends_a_wait(stored, client_of) -> None:
    store, placement = stored
    client = client_of(store)
    store.tier.forget(lambda extent: True)
    waiting = threading.Event()
    fetch = client.fetch(placement.placement_id)
    fetch.on_answer = lambda answer: waiting.set()  # the answer never reaches the fetch
    errors = []

    def wait() -> None:
        try:
            fetch.wait(WAIT_S)
        except Exception as error:  # noqa: BLE001
            errors.append(error)

    thread = threading.Thread(target=wait)
    thread.start()
    assert waiting.wait(WAIT_S)
    client.close()
    thread.join(WAIT_S)
    assert not thread.is_alive() and [type(error) for error in errors] == [StoreClosed]
    fetch.release()
    with pytest.raises(StoreClosed):
        client.fetch(placement.placement_id)


def test_an_unknown_placement_fails_the_fetch_and_not_the_link(stored, client_of) -> None:
    store, placement = stored
    client = client_of(store)
    with client.fetch(placement.placement_id + 1) as fetch, pytest.raises(StoreUnreachable, match="not held"):
        fetch.wait(WAIT_S)
    with client.fetch(placement.placement_id, [0], [0]) as fetch:
        assert len(fetch.wait(WAIT_S)) == 1
    assert len(client._links._fetch_links) == 1


def test_a_fetch_meets_the_successor_of_a_store_that_was_killed(start_python, tmp_path, identity) -> None:
    socket, directory = str(tmp_path / "s"), str(tmp_path / "store")
    first = start_python(STORE, socket, CONFTEST, directory)
    _, placement_id = first.stdout.readline().split()
    client = StoreClient.remote(StoreLocation(socket=socket, identity=identity))
    held = client.fetch(int(placement_id), [0], [0])
    assert len(held.wait(WAIT_S)) == 1 and held.is_leased()
    first.send_signal(signal.SIGKILL)
    first.wait()
    assert not held.is_leased()
    held.release()
    with pytest.raises(StoreUnreachable):
        client.fetch(int(placement_id)).wait(WAIT_S)
    second = start_python(STORE, socket, CONFTEST, directory)
    _, placement_id = second.stdout.readline().split()
    with client.fetch(int(placement_id), [0]) as fetch:
        assert len(fetch.wait(WAIT_S)) == 10
    assert len(client._links._fetch_links) == 1
    client.close()
