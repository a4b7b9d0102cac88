"""Records that a waiting request will probably use are prefetched to the device tier and kept until it runs."""

import random
import threading
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from device_steps import CHUNK_BYTES, DEVICE_BYTES, RECORD_BYTES, assert_at_rest, keys_of, load, settle, tiers_of
from store_steps import WAIT_S, answered, assert_nothing_is_leased, prompt, wait_until

from kvstore import KVStore, StoreClient
from kvstore.client.expected_records import ExpectedRecords, PrefetchedRecords
from kvstore.format.layout import PAGE_BYTES
from kvstore.tiers.device_tier import EXPECTED_SCORE, DeviceTier

ClientOf = Callable[[KVStore], StoreClient]
CHUNKS = [prompt(17, family) for family in range(8)]


@pytest.fixture
def store(open_store, put) -> KVStore:
    """Eight prompts of a chunk each on disk, empty memory, and a device tier of seven chunks."""
    first = open_store()
    for tokens in CHUNKS:
        put(first, tokens)
    first.close()
    return open_store(device_bytes=DEVICE_BYTES, policy="lfu")


def expect(store: KVStore, client: StoreClient, tokens: Sequence[int], *, num_brought: int = 0) -> ExpectedRecords:
    """Expected records of a waiting prompt, after `num_brought` of them were brought."""
    placement = store.acquire(tokens, save=False)
    expected = client.expect(placement.placement_id)
    assert expected is not None
    answered(client, "read")  # the client has sent the records that it wants
    wait_until(lambda: len(expected._brought) >= num_brought)
    settle(client)
    store.settle(placement.placement_id)
    return expected


def end(client: StoreClient, expected: ExpectedRecords) -> PrefetchedRecords:
    brought = expected.prefetched()
    expected.end()
    settle(client)
    return brought


def test_what_was_used_before_is_brought_and_stays_until_its_turn(store, kv_of, shape, client_of: ClientOf) -> None:
    kv, client = [kv_of(tokens, shape) for tokens in CHUNKS], client_of(store)
    load(store, client, CHUNKS[0], kv[0])
    for _ in range(2):
        for which in range(1, 8):
            load(store, client, CHUNKS[which], kv[which])
    assert tiers_of(store, client, CHUNKS[0]) == (0, 2), "used least"
    expected = expect(store, client, CHUNKS[0], num_brought=2)
    assert tiers_of(store, client, CHUNKS[0]) == (2, 0)
    for _ in range(3):  # records that are used more do not take its room
        for which in range(1, 8):
            load(store, client, CHUNKS[which], kv[which])
    assert load(store, client, CHUNKS[0], kv[0]) == (CHUNK_BYTES, 0, 0)
    assert end(client, expected) == PrefetchedRecords(
        useful=2, wasted=0, bytes_from_disk=0, bytes_from_host=CHUNK_BYTES
    )
    assert_at_rest(store, client)
    for which in range(1, 8):
        load(store, client, CHUNKS[which], kv[which])
    assert tiers_of(store, client, CHUNKS[0]) == (0, 2), "the request has had its turn"


def test_what_is_not_used_in_the_end_is_counted_as_wasted(store, kv_of, shape, client_of: ClientOf) -> None:
    client = client_of(store)
    load(store, client, CHUNKS[0], kv_of(CHUNKS[0], shape))
    store.tier.forget(lambda _: True)
    for key in keys_of(store, CHUNKS[0]):  # as if the record had been evicted meanwhile
        client.device._cache.remove(key)
        del client.device._copies[key]
    expected = expect(store, client, CHUNKS[0], num_brought=2)
    assert end(client, expected) == PrefetchedRecords(
        useful=0, wasted=2, bytes_from_disk=CHUNK_BYTES, bytes_from_host=0
    )
    assert_at_rest(store, client)


def test_nothing_is_learned_of_what_is_only_expected(store, kv_of, shape, client_of: ClientOf) -> None:
    client = client_of(store)
    load(store, client, CHUNKS[0], kv_of(CHUNKS[0], shape))
    keys = keys_of(store, CHUNKS[0])
    before = {key: (store.tier.residency.policy.score(key), client.device._policy.score(key)) for key in keys}
    for _ in range(3):
        end(client, expect(store, client, CHUNKS[0]))
    assert {key: (store.tier.residency.policy.score(key), client.device._policy.score(key)) for key in keys} == before
    assert {client.device.num_uses(key) for key in keys} == {1}


def test_nothing_is_brought_of_a_prefix_that_no_request_has_used(store, client_of: ClientOf) -> None:
    client = client_of(store)
    assert end(client, expect(store, client, CHUNKS[0])) == PrefetchedRecords()
    assert store.stats().counters.disk_reads == 0
    assert_at_rest(store, client)


def test_an_end_before_anything_has_come_leaves_no_lease(store, kv_of, shape, client_of: ClientOf) -> None:
    client = client_of(store)
    for which in range(8):
        load(store, client, CHUNKS[which], kv_of(CHUNKS[which], shape))
    for which in random.Random(1).choices(range(8), k=40):
        placement = store.acquire(CHUNKS[which], save=False)
        expected = client.expect(placement.placement_id)
        assert expected is not None
        expected.end()
        expected.end()
        store.settle(placement.placement_id)
    settle(client)
    assert_at_rest(store, client)
    assert not client.device._expected
    assert not any(isinstance(handler, ExpectedRecords) for _, handler in client._requests._handlers.values())


def test_loads_beside_expectations_get_exact_rows_and_all_comes_to_rest(
    store, kv_of, shape, client_of: ClientOf
) -> None:
    kv, client = [kv_of(tokens, shape) for tokens in CHUNKS], client_of(store)
    failures: list[BaseException] = []

    def wait_and_load(seed: int) -> None:
        draw = random.Random(seed)
        try:
            for _ in range(40):
                which = draw.randrange(8)
                placement = store.acquire(CHUNKS[which], save=False)
                expected = client.expect(placement.placement_id)
                assert expected is not None
                if draw.random() < 0.3:
                    store.tier.forget(lambda _: True)  # the next records come from disk
                view = np.zeros_like(kv[which])
                loading = client.load_rows(placement.placement_id, 16, view)
                for layer in range(len(view)):
                    loading.wait(layer, WAIT_S)
                expected.end()
                expected.prefetched()
                loading.cancel()
                store.settle(placement.placement_id)
                assert np.array_equal(view[:, :16], kv[which][:, :16])
        except BaseException as error:  # noqa: BLE001  # told to the thread that asserts
            failures.append(error)

    threads = [threading.Thread(target=wait_and_load, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT_S)
    assert not failures
    settle(client)
    assert_nothing_is_leased(store)
    settle(client)  # records that no request wanted were brought, and released
    assert_at_rest(store, client)
    assert not client.device._expected


def test_a_client_that_is_closed_while_records_are_brought_ends(store, kv_of, shape, client_of: ClientOf) -> None:
    client = client_of(store)
    for _ in range(2):
        for which in range(8):
            load(store, client, CHUNKS[which], kv_of(CHUNKS[which], shape))
    for which in range(8):
        assert client.expect(store.acquire(CHUNKS[which], save=False).placement_id) is not None
    client.close()
    assert_nothing_is_leased(store)


def test_a_record_with_a_flipped_byte_is_not_brought(store, kv_of, shape, client_of: ClientOf) -> None:
    client = client_of(store)
    for _ in range(2):
        for which in range(1, 8):
            load(store, client, CHUNKS[which], kv_of(CHUNKS[which], shape))
    load(store, client, CHUNKS[0], kv_of(CHUNKS[0], shape))
    (damaged, *_) = keys_of(store, CHUNKS[0])
    store.tier.arena.view(store.tier.frames.of_record[damaged].offset + PAGE_BYTES, 1)[0] ^= 1
    expected = expect(store, client, CHUNKS[0])
    wait_until(lambda: store.stats().counters.quarantined_chunks == 1)
    assert damaged not in client.device
    assert client.device.failed_brings == 1
    end(client, expected)
    assert_at_rest(store, client)


def test_a_copy_that_fails_is_counted_and_leaves_no_lease(
    store, kv_of, shape, client_of: ClientOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = client_of(store)
    load(store, client, CHUNKS[0], kv_of(CHUNKS[0], shape))
    store.tier.forget(lambda _: True)
    for key in keys_of(store, CHUNKS[0]):
        client.device._cache.remove(key)
        del client.device._copies[key]

    def refused(record: memoryview) -> None:
        raise MemoryError("no room at all")

    monkeypatch.setattr(client.device.memory, "hold", refused)
    expected = expect(store, client, CHUNKS[0])
    wait_until(lambda: client.device.failed_brings == 1)
    assert end(client, expected) == PrefetchedRecords()
    assert_nothing_is_leased(store)
    monkeypatch.undo()
    assert load(store, client, CHUNKS[0], kv_of(CHUNKS[0], shape))[0] == 0


def test_without_a_device_tier_nothing_is_expected(open_store, put) -> None:
    store = open_store()
    put(store, CHUNKS[0])
    with_client = store.client()
    placement = store.acquire(CHUNKS[0], save=False)
    assert with_client.expect(placement.placement_id) is None


def test_a_store_that_ends_meanwhile_is_no_trouble(store, kv_of, shape) -> None:
    client = StoreClient.remote(store.serve())
    load(store, client, CHUNKS[0], kv_of(CHUNKS[0], shape))
    expected = client.expect(store.acquire(CHUNKS[0], save=False).placement_id)
    assert expected is not None
    store.close()
    expected.end()
    assert client.expect(7) is None
    client.close()


# -- the tier alone ----------------------------------------------------------------------------------------------------


def record(fill: int) -> memoryview:
    return memoryview(bytes([fill]) * RECORD_BYTES)


def use(tier: DeviceTier, key: int) -> None:
    if tier.get(1, key) is None and (copy := tier.copy_for_admission(1, key, record(key))) is not None:
        tier.admit(1, key, copy)


def bring(tier: DeviceTier, key: int) -> bool:
    copy = tier.copy_expected(1, key, record(key))
    return copy is not None and tier.admit_expected(1, key, copy)


def test_half_as_often_as_the_most_used_record_is_often_enough() -> None:
    tier = DeviceTier(8 * RECORD_BYTES, "lfu")
    tier.enter(1)
    for key, times in enumerate((4, 2, 1, 0)):
        for _ in range(times):
            use(tier, key)
    assert tier.expect(1, range(4)) == {0, 1}
    assert tier.expect(1, [2, 3]) == {2}
    assert tier.expect(1, []) == frozenset()
    assert tier.expect(2, range(4)) == frozenset(), "records of another generation are unknown"


@pytest.mark.parametrize("policy", ["lru", "lfu", "contiguous"])
def test_expected_records_give_way_to_none_and_not_to_each_other(policy: str) -> None:
    tier, draw = DeviceTier(8 * RECORD_BYTES, policy), random.Random(2)  # seven chunks, and one on its way out
    tier.enter(1)
    waiting: list[frozenset[int]] = []
    for _ in range(600):
        key = draw.randrange(20)
        kept = {key for expected in waiting for key in expected if key in tier}
        step = draw.random()
        if step < 0.6:
            use(tier, key)
        elif step < 0.8:
            waiting.append(tier.expect(1, range(key, min(key + 4, 20))))
            for one in waiting[-1]:
                bring(tier, one)
        elif waiting:
            tier.end_expected(1, waiting.pop(draw.randrange(len(waiting))))
            kept = set()
        assert all(key in tier for key in kept)
        assert tier.used_bytes <= 8 * RECORD_BYTES
        for evicted in tier.take_evicted():
            assert evicted.record.record.tobytes() == bytes(record(evicted.key))
            tier.finish_eviction(evicted)
    for expected in waiting:
        tier.end_expected(1, expected)
    assert not tier._expected
    assert all(score < EXPECTED_SCORE for _, score, _ in tier._cache._residents.values())
