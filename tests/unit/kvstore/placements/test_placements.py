"""Placements by themselves: claims, reservations, publication, and the extents that they keep."""

import pytest
from store_steps import prompt

from kvstore import KVStore
from kvstore.index.extent import Extent

UNIT_BYTES = 16384


def num_units_used(store: KVStore) -> int:
    return store.inventory.room.num_used


def extents_of(store: KVStore, tokens) -> list[Extent]:
    return list(dict.fromkeys(extent for extent, _ in store.inventory.match(tokens)))


def test_room_is_reserved_within_what_may_be_saved_and_nowhere_else(open_store) -> None:
    store = open_store()
    placement = store.acquire(prompt(100))
    held = store.placements.held(placement.placement_id)
    assert store.placements.reserve(held, 6, 1) is None
    pending = store.placements.reserve(held, 5, 10)
    assert (pending.num_chunks, num_units_used(store)) == (1, 1)
    store.placements.give_up(pending)
    assert num_units_used(store) == 0
    store.settle(placement.placement_id)
    assert store.placements.reserve(held, 0, 1) is None


@pytest.mark.parametrize("num_whole", [1, 3])
def test_an_extent_that_ended_early_keeps_its_room_as_laid_out_and_serves_its_whole_chunks(
    open_store, num_whole: int
) -> None:
    store, tokens = open_store(), prompt(65)
    placement = store.acquire(tokens)
    held = store.placements.held(placement.placement_id)
    pending = store.placements.reserve(held, 0, 4)
    assert store.placements.complete(pending, num_whole) == [pending.extent]
    store.settle(placement.placement_id)
    for _ in range(2):
        (extent,) = extents_of(store, tokens)
        assert (extent.num_chunks, extent.run.count, num_units_used(store)) == (num_whole, 4, 4)
        store.close()
        store = open_store()


def test_claims_of_a_request_end_when_nothing_of_it_is_on_its_way_any_more(open_store) -> None:
    store, tokens = open_store(write_wait_s=0.0), prompt(65)
    placement = store.acquire(tokens)
    held = store.placements.held(placement.placement_id)
    pending = store.placements.reserve(held, 0, 4)
    store.placements.settle(placement.placement_id)
    assert store.acquire(tokens).save_end == 0
    store.placements.give_up(pending)
    assert store.acquire(tokens).save_end == 4
    assert num_units_used(store) == 0


def test_an_extent_published_for_a_settled_request_has_no_reader(open_store) -> None:
    store, tokens = open_store(), prompt(65)
    placement = store.acquire(tokens)
    held = store.placements.held(placement.placement_id)
    pending = store.placements.reserve(held, 0, 4)
    store.placements.settle(placement.placement_id)
    assert store.placements.complete(pending, 4) == [pending.extent]
    assert pending.extent.num_readers == 0
    assert store.evict(1) == 4 * UNIT_BYTES
    assert num_units_used(store) == 0


def test_what_was_published_for_a_request_stays_until_that_is_settled(open_store) -> None:
    store, tokens = open_store(), prompt(65)
    placement = store.acquire(tokens)
    held = store.placements.held(placement.placement_id)
    store.placements.complete(store.placements.reserve(held, 0, 4), 4)
    assert store.evict(1) == 0
    store.settle(placement.placement_id)
    assert store.evict(1) == 4 * UNIT_BYTES
