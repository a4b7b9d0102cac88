"""The inventory by itself: room, readers, and replacing extents by rewritten ones."""

from store_steps import prompt

from kvstore import KVStore
from kvstore.index.extent import Extent

UNIT_BYTES = 16384


def num_units_used(store: KVStore) -> int:
    return store.inventory.room.num_used


def extents_of(store: KVStore, tokens) -> list[Extent]:
    return list(dict.fromkeys(extent for extent, _ in store.inventory.match(tokens)))


def rewrite(store: KVStore, old: list[Extent]) -> Extent:
    keys = b"".join(extent.keys for extent in old)
    new = store.inventory.reserve_rewrite(old[0], old[0].parent_key, keys, old[0].depth)
    assert new is not None
    return new


def test_rewritten_extents_take_the_place_of_the_old_ones_whose_readers_keep_their_room(open_store, put) -> None:
    store, tokens = open_store(), prompt(16 * 12)
    put(store, tokens[:64])
    put(store, tokens[:128])
    put(store, tokens)
    put(store, [*tokens[:80], *prompt(16, family=1)])  # child of a chunk in the middle extent
    old = extents_of(store, tokens)[:2]
    reader = store.acquire(tokens, save=False)
    new = rewrite(store, old)
    assert store.inventory.publish_rewritten(old, [new])
    assert num_units_used(store) == 13 + 8, "the reader still keeps the old extents"
    store.settle(reader.placement_id)
    assert num_units_used(store) == 13
    for _ in range(2):
        assert len(store.inventory.match(tokens)) == 12
        assert len(store.inventory.match([*tokens[:80], *prompt(16, family=1)])) == 6
        first = extents_of(store, tokens)[0]
        assert (first.num_chunks, first.num_children, first.generation) == (8, 2, 1)
        store.close()
        store = open_store()
    assert store.evict(10**9) == 13 * UNIT_BYTES
    assert num_units_used(store) == 0


def test_an_extent_that_was_evicted_meanwhile_is_not_rewritten(open_store, put) -> None:
    store, tokens = open_store(), prompt(64)
    put(store, tokens)
    old = extents_of(store, tokens)
    new = rewrite(store, old)
    store.evict(10**9)
    assert not store.inventory.publish_rewritten(old, [new])
    store.inventory.free([new])
    assert num_units_used(store) == 0
    assert store.inventory.match(tokens) == []


def test_extents_on_hold_are_not_evicted_and_their_room_goes_with_the_last_holder(open_store, put) -> None:
    store, tokens = open_store(), prompt(64)
    put(store, tokens)
    held = extents_of(store, tokens)
    store.inventory.hold(held)
    assert store.evict(1) == 0
    assert store.delete_tenant("") == 1
    assert num_units_used(store) == 4
    store.inventory.let_go(held)
    assert num_units_used(store) == 0


def test_the_nodes_are_runs_that_no_stored_prefix_leaves_in_the_middle(open_store, put) -> None:
    store, tokens = open_store(), prompt(96)
    put(store, tokens)
    put(store, [*tokens[:32], *prompt(32, family=1)])
    nodes = {(node.depth, len(node.chunks), node.num_branches) for node in store.inventory.nodes()}
    assert nodes == {(0, 2, 2), (2, 4, 0), (2, 2, 0)}
