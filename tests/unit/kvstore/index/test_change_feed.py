"""The change feed of a store: the chunks that its readers see come and go."""

import threading
from dataclasses import dataclass, field

import pytest
from store_steps import extents_of, prompt, wait_until

from kvstore import KEY_BYTES, KVStore, StoreChanges, StoreClosed, prompt_keys
from kvstore.errors import StoreWriteFailed
from kvstore.index.extent import Extent


def unpacked(keys: bytes) -> list[bytes]:
    return [keys[at : at + KEY_BYTES] for at in range(0, len(keys), KEY_BYTES)]


@dataclass
class Reader:
    """A copy of a store's keys, kept as the serving process does."""

    sequence: int = 0
    keys: set[bytes] = field(default_factory=set)

    def look(self, store: KVStore, wait_s: float = 0.0) -> StoreChanges:
        changes = store.changes(self.sequence, wait_s)
        if changes.is_snapshot:
            self.keys = set()
        self.keys -= set(unpacked(changes.removed))
        self.keys |= set(unpacked(changes.added))
        self.sequence = changes.sequence
        return changes


def keys_of(store: KVStore) -> set[bytes]:
    return {extent.key(number) for node in store.inventory.nodes() for extent, number in node.chunks}


def test_the_keys_of_a_prompt_are_those_under_which_a_store_has_it(open_store, put, identity) -> None:
    store, tokens = open_store(), prompt(100)
    put(store, tokens, tenant="ann")
    keys = prompt_keys(identity, tokens, "ann")
    assert len(keys) == 6 * KEY_BYTES
    assert b"".join(extent.keys for extent in extents_of_tenant(store, tokens, "ann")) == keys
    assert keys_of(store) == set(unpacked(keys))
    assert prompt_keys(identity, tokens[:47], "ann") == keys[: 2 * KEY_BYTES]
    assert not set(unpacked(keys)) & set(unpacked(prompt_keys(identity, tokens)))


def extents_of_tenant(store: KVStore, tokens: list[int], tenant: str) -> list[Extent]:
    return list(dict.fromkeys(extent for extent, _ in store.inventory.match(tokens, tenant)))


def test_a_reader_begins_with_a_snapshot_and_is_told_what_comes_and_goes(open_store, put, identity) -> None:
    store, reader = open_store(), Reader()
    put(store, prompt(64))
    assert reader.look(store).is_snapshot
    assert reader.keys == set(unpacked(prompt_keys(identity, prompt(64))))
    put(store, prompt(48, family=1))
    changes = reader.look(store)
    assert (changes.is_snapshot, changes.added, changes.removed) == (
        False, prompt_keys(identity, prompt(48, family=1)), b"",
    )  # fmt: skip
    assert store.evict(10**9) > 0
    changes = reader.look(store)
    assert (changes.is_snapshot, changes.added, len(changes.removed)) == (False, b"", 7 * KEY_BYTES)
    assert reader.keys == keys_of(store) == set()


def test_a_reader_for_one_tenant_is_told_of_its_chunks_alone_and_numbers_go_on_for_all(
    open_store, put, identity
) -> None:
    store = open_store()
    put(store, prompt(64), tenant="ann")
    put(store, prompt(48), tenant="bob")
    ann, bob, both = (store.changes(0, 0.0, tenant) for tenant in ("ann", "bob", None))
    assert ann.added == prompt_keys(identity, prompt(64), "ann")
    assert bob.added == prompt_keys(identity, prompt(48), "bob")
    assert set(unpacked(both.added)) == set(unpacked(ann.added + bob.added))
    assert ann.sequence == bob.sequence == both.sequence
    put(store, prompt(32, family=1), tenant="bob")
    store.delete_tenant("ann")
    later = [store.changes(ann.sequence, 0.0, tenant) for tenant in ("ann", "bob", "eve")]
    assert [(each.is_snapshot, each.added, set(unpacked(each.removed))) for each in later] == [
        (False, b"", set(unpacked(ann.added))),
        (False, prompt_keys(identity, prompt(32, family=1), "bob"), set()),
        (False, b"", set()),
    ]


def test_what_came_and_went_between_two_looks_is_told_as_gone(open_store, put) -> None:
    store, reader = open_store(), Reader()
    reader.look(store)
    put(store, prompt(64))
    store.delete_tenant("")
    changes = reader.look(store)
    assert (changes.added, len(changes.removed)) == (b"", 4 * KEY_BYTES)


def test_quarantine_takes_chunks_and_all_after_them_out(open_store, put) -> None:
    store, reader = open_store(), Reader()
    put(store, prompt(64))
    put(store, prompt(128))
    reader.look(store)
    store.inventory.quarantine(extents_of(store, prompt(128))[0], "a test says so")
    changes = reader.look(store)
    assert len(changes.removed) == 8 * KEY_BYTES
    assert reader.keys == keys_of(store) == set()


def test_rewriting_extents_is_no_change(open_store, put) -> None:
    store, reader = open_store(), Reader()
    put(store, prompt(16))
    put(store, prompt(64))
    before = reader.look(store)
    assert store.rewrite_all().new_extents > 0
    after = reader.look(store)
    assert (after.sequence, after.added, after.removed) == (before.sequence, b"", b"")
    assert reader.keys == keys_of(store)


def test_extents_that_could_not_be_evicted_are_there_again(open_store, put, monkeypatch) -> None:
    store, reader = open_store(), Reader()
    put(store, prompt(64))
    reader.look(store)

    def refuse(transaction: object) -> None:
        raise StoreWriteFailed("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store.inventory, "_commit", refuse)
        assert store.evict(10**9) == 0
    reader.look(store)
    assert reader.keys == keys_of(store)
    assert len(reader.keys) == 4


def test_a_reader_of_another_life_of_the_store_gets_a_snapshot(open_store, put) -> None:
    store, reader = open_store(), Reader()
    put(store, prompt(64))
    generation = reader.look(store).generation
    store.close()
    store = open_store()
    changes = reader.look(store)
    assert changes.is_snapshot
    assert changes.generation == store.generation != generation
    assert reader.keys == keys_of(store)
    assert len(reader.keys) == 4


def test_a_reader_that_waits_is_told_of_a_change_when_it_comes(open_store, put) -> None:
    store, reader = open_store(), Reader()
    reader.look(store)
    told = list[StoreChanges]()
    waiting = threading.Thread(target=lambda: told.append(reader.look(store, wait_s=30.0)))
    waiting.start()
    put(store, prompt(64))
    waiting.join()
    assert len(told[0].added) == 4 * KEY_BYTES


def test_a_reader_that_waits_in_vain_is_told_nothing(open_store) -> None:
    store, reader = open_store(), Reader()
    before = reader.look(store)
    after = reader.look(store, wait_s=0.01)
    assert (after.sequence, after.is_snapshot, after.added, after.removed) == (before.sequence, False, b"", b"")


def test_a_reader_that_waits_does_not_outlast_the_store(open_store) -> None:
    store, reader = open_store(), Reader()
    reader.look(store)
    waiting = threading.Thread(target=lambda: reader.look(store, wait_s=30.0))
    waiting.start()
    wait_until(lambda: len(store.inventory._fed._waiters) == 1)
    store.close()
    waiting.join()
    with pytest.raises(StoreClosed):
        reader.look(store)
