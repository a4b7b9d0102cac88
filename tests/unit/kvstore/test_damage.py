"""Records damaged between the disk and their user: found where they are used, reported to the store, not served."""

import numpy as np
import pytest
from store_steps import WAIT_S, assert_nothing_is_leased, prompt, wait_until

from kvstore import RecordCorrupt, StoreUnreachable
from kvstore.client.destinations import RowsDestination
from kvstore.dataplane.requests import Cancel, RecordDamaged
from kvstore.format.record import verify_page
from kvstore.index.geometry import RecordRef
from tests.support.held_records import HeldRecords

CHUNKS = 8


@pytest.fixture
def stored(open_store, put):
    store, tokens = open_store(), prompt(16 * CHUNKS + 1)
    put(store, tokens)
    return store, store.acquire(tokens)


def flip(store, chunk: int, slot: int = 0, at: int = 4096 + 77) -> None:
    """Flip a bit of a record in the store's memory."""
    extent, number = next(place for i, place in enumerate(store.inventory.match(prompt(16 * CHUNKS))) if i == chunk)
    frame = store.tier.frames.of_record[RecordRef(extent, number, slot).key]
    store.tier.arena.view(frame.offset, frame.size_bytes)[at] ^= 4


class OneByOne:
    """Takes no batches of records."""

    def __init__(self, rows: RowsDestination) -> None:
        self.copy = rows.copy


def use(client, placement, how: str, shape) -> None:
    view = np.zeros((shape.num_layers, 16 * CHUNKS, 2, shape.row_bytes), np.uint8)
    rows = RowsDestination(view, 16 * CHUNKS)
    load = client.load(placement.placement_id, rows if how == "together" else OneByOne(rows))
    try:
        for layer in range(shape.num_layers):
            load.wait(layer, WAIT_S)
    finally:
        load.cancel()


@pytest.mark.parametrize("how", ["together", "one by one"])
@pytest.mark.parametrize(("part", "at"), [("header", 44), ("payload", 4096 + 77)])
def test_a_record_damaged_in_memory_is_found_by_its_user_and_quarantined(
    stored, client_of, shape, part, at, how
) -> None:
    store, placement = stored
    client = client_of(store)
    use(client, placement, how, shape)
    flip(store, 5, at=at)
    with pytest.raises(RecordCorrupt, match=f"{part} checksum") as caught:
        use(client, placement, how, shape)
    assert caught.value.chunk_index == 5
    assert store.stats().counters.quarantined_chunks == 4, "its extent"
    assert store.acquire(prompt(16 * CHUNKS + 1)).num_stored_tokens == 64
    wait_until(lambda: not any(frame.leases for frame in store.tier.frames.of_record.values()))
    assert_nothing_is_leased(store)
    assert not any(frame.is_leaving for frame in store.tier.frames.of_record.values()), "the damaged frame is not kept"


@pytest.mark.parametrize("how", ["together", "one by one"])
def test_what_is_intact_in_the_store_is_not_quarantined_on_a_clients_word(
    stored,
    client_of,
    shape,
    how,
    monkeypatch,
) -> None:
    store, placement = stored
    client = client_of(store)

    def damaged(record: memoryview) -> memoryview:
        raise RecordCorrupt("as seen from here")

    with monkeypatch.context() as patch:
        patch.setattr("kvstore.dataplane.links.verify_payload", damaged)
        patch.setattr("kvstore.format.record_batch.copy_verified", lambda *arrays: np.zeros(len(arrays[2]), np.bool_))
        with pytest.raises(StoreUnreachable, match="arrived damaged"):
            use(client, placement, how, shape)
    assert store.stats().counters.quarantined_chunks == 0
    assert store.stats().counters.misdelivered_records > 0
    use(client, placement, how, shape)
    wait_until(lambda: not any(frame.leases for frame in store.tier.frames.of_record.values()))
    assert_nothing_is_leased(store)


def test_a_report_about_what_is_not_leased_changes_nothing(stored, client_of, shape) -> None:
    store, placement = stored
    client = client_of(store)
    use(client, placement, "together", shape)
    flip(store, 2)
    link = client._links.link("read")[1]
    link.send(RecordDamaged(12345, 0))
    with HeldRecords(client, placement.placement_id, [1], [7]) as fetch:
        fetch.wait(WAIT_S)
        fetch.link.send(RecordDamaged(fetch.request, 99))
        fetch.link.send(RecordDamaged(fetch.request, 0))  # intact
    assert store.stats().counters.quarantined_chunks == 0


def test_a_sound_record_whose_lease_ends_while_it_is_looked_at_is_not_taken_for_damaged(stored, monkeypatch) -> None:
    """The store must look at it before its memory is reused: a client may disconnect, or cancel, at any moment."""
    store, placement = stored
    client, tier = store.client(), store.tier
    fetch = HeldRecords(client, placement.placement_id, [1], [7])
    fetch.wait(WAIT_S)
    session = fetch.link._session
    overwritten = []

    def after_the_lease(page: memoryview) -> None:
        session.handle(Cancel(fetch.request))
        tier.forget(lambda extent: True)
        while frames := tier.allocate([len(page)], 0):  # takes all free memory, for other records
            tier.arena.view(frames[0].offset, len(page))[:] = bytes(len(page))
            overwritten.extend(frames)
        verify_page(page)

    with monkeypatch.context() as patch:
        patch.setattr("kvstore.tiers.host_tier.verify_page", after_the_lease)
        session.handle(RecordDamaged(fetch.request, 0))
    assert overwritten
    assert store.stats().counters.quarantined_chunks == 0
    assert store.acquire(prompt(16 * CHUNKS + 1)).num_stored_tokens == 16 * CHUNKS
    tier.free(overwritten)
    assert_nothing_is_leased(store)
