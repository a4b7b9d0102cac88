"""Prefixes fetched from another store are the ones that were saved there."""

import re
from pathlib import Path

import pytest
from peer_steps import (
    KEY,
    NUM_TOKENS,
    SHAPE,
    TOKENS,
    assert_idle,
    assert_stored,
    damage_on_disk,
    fetch,
    identity_of,
)
from store_steps import extents_of, judge, num_stored, prompt

from kvstore import KEY_BYTES, KVStore, PeerLocation, StoreNotWritable, prompt_keys
from kvstore.peers import messages as peer_messages
from tests.support.ipv6 import needs_ipv6
from tests.support.record_layouts import LAYOUTS, SWEPT

#: Layouts of sender and receiver, 1 or 5 apart in the list.
NAMES = list(SWEPT)
PAIRS = [(there, NAMES[(at + step) % len(NAMES)]) for step in (1, 5) for at, there in enumerate(NAMES)]


@pytest.mark.parametrize(("there", "here"), PAIRS)
def test_rows_are_the_same_in_both_stores_whatever_their_layouts(
    there: str, here: str, open_store, put, kv_of, tmp_path: Path
) -> None:
    sender = open_store(owner=identity_of(there), directory=tmp_path / "sender", background_bytes_per_s=2**40)
    put(sender, TOKENS)
    if LAYOUTS[there].reorder != "none":
        judge(sender, TOKENS, seed=1)
        assert sender.rewrite_all().new_extents > 0
        assert all(extent.is_reordered for extent in extents_of(sender, TOKENS))
    receiver = open_store(owner=identity_of(here), directory=tmp_path / "receiver")
    report = fetch(receiver, sender.serve_peers("127.0.0.1", KEY))
    assert report.failure == ""
    assert (report.num_tokens, report.num_fetched_tokens) == (NUM_TOKENS, NUM_TOKENS)
    assert_stored(receiver, NUM_TOKENS, kv_of)
    assert_idle(sender)  # its thread counts what it has sent after the receiver has it
    assert_idle(receiver)
    assert report.size_bytes == NUM_TOKENS * SHAPE.token_bytes == sender.stats().counters.peer_sent_bytes


@needs_ipv6
def test_a_store_listens_on_an_ipv6_address_and_names_it_with_brackets(
    sender: KVStore, receiver: KVStore, open_store, tmp_path: Path
) -> None:
    peer = sender.serve_peers("::1", KEY)
    assert str(peer) == f"[::1]:{peer.port}"
    assert fetch(receiver, peer).failure == ""
    other = open_store(directory=tmp_path / "other")
    with pytest.raises(StoreNotWritable, match=re.escape(f"at [::1]:{peer.port}: ")):
        other.serve_peers("::1", KEY, peer.port)


@pytest.mark.parametrize("name", SWEPT)
def test_a_fetch_leaves_on_disk_what_saving_leaves_with_probe_keys_and_sketches(
    name: str, open_store, put, tmp_path: Path, peer: PeerLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_messages, "WINDOW_BYTES", NUM_TOKENS * SHAPE.token_bytes)  # whole extents
    for how in ("saved", "fetched"):
        store = open_store(owner=identity_of(name), directory=tmp_path / how)
        if how == "saved":
            put(store, TOKENS)
        else:
            assert fetch(store, peer).failure == ""
        store.close()
    saved, fetched = (
        {file.name: file.read_bytes() for file in (tmp_path / how / "segments").iterdir()}
        for how in ("saved", "fetched")
    )
    assert saved
    assert saved == fetched


def test_only_what_is_missing_is_fetched(sender: KVStore, receiver: KVStore, peer: PeerLocation, put, kv_of) -> None:
    put(receiver, TOKENS[:80])
    report = fetch(receiver, peer, num_tokens=200)
    assert (report.num_tokens, report.num_fetched_tokens) == (192, 112)
    assert_idle(sender)
    assert sender.stats().counters.peer_sent_bytes == 112 * SHAPE.token_bytes
    assert_stored(receiver, 192, kv_of, TOKENS[:200])


def test_no_peer_is_asked_for_what_is_here(receiver: KVStore, put) -> None:
    put(receiver, TOKENS)
    nowhere = PeerLocation(host="127.0.0.1", port=1)
    for num_tokens in (0, 15, 100, NUM_TOKENS, 10**6):
        report = fetch(receiver, nowhere, num_tokens=num_tokens)
        assert (report.num_tokens, report.failure) == (min(num_tokens, NUM_TOKENS) // 16 * 16, "")
    assert receiver.stats().counters.fetches == 0
    with pytest.raises(ValueError, match="must not be negative, not -1"):
        fetch(receiver, nowhere, num_tokens=-1)


def test_a_peer_that_has_less_gives_what_it_has(sender: KVStore, receiver: KVStore, peer: PeerLocation, kv_of) -> None:
    longer = prompt(64 * 9)
    report = fetch(receiver, peer, longer)
    assert (report.num_tokens, report.failure) == (NUM_TOKENS, "")
    assert_stored(receiver, NUM_TOKENS, kv_of, longer)
    assert fetch(receiver, peer, longer).num_fetched_tokens == 0
    assert fetch(receiver, peer, prompt(64, family=3)).num_tokens == 0
    assert receiver.stats().counters.fetch_failures == 0
    assert_idle(receiver)


def test_a_tenant_gets_what_is_its_own_and_nothing_else(
    sender: KVStore, receiver: KVStore, peer: PeerLocation, put, kv_of
) -> None:
    put(sender, TOKENS[:64], tenant="ann")
    assert fetch(receiver, peer, tenant="unknown").num_tokens == 0
    assert fetch(receiver, peer, tenant="ann").num_tokens == 64
    assert_stored(receiver, 64, kv_of, tenant="ann")
    assert num_stored(receiver, TOKENS) == 0
    assert {extent.tenant for extent in receiver.inventory.extents()} == {"ann"}


def test_a_follower_of_the_changes_is_told_of_what_was_fetched(receiver: KVStore, peer: PeerLocation) -> None:
    after = receiver.changes(0, 0.0).sequence
    fetch(receiver, peer)
    added = receiver.changes(after, 0.0).added
    assert {added[at : at + KEY_BYTES] for at in range(0, len(added), KEY_BYTES)} == {
        extent.key(number) for node in receiver.inventory.nodes() for extent, number in node.chunks
    }
    assert added[:KEY_BYTES] == prompt_keys(receiver.identity, TOKENS)[:KEY_BYTES]


# -- room and damage ---------------------------------------------------------------------------------------------------


def test_a_store_without_room_keeps_what_it_has_room_for(
    sender: KVStore, peer: PeerLocation, open_store, kv_of, tmp_path: Path
) -> None:
    unit_bytes = sender.geometry.unit_bytes
    receiver = open_store(
        disk_bytes=400_000 + 8 * unit_bytes, owner=identity_of("sketch"), directory=tmp_path / "receiver"
    )
    report = fetch(receiver, peer)
    assert 0 < report.num_tokens < NUM_TOKENS
    assert "it is full or cannot write" in report.failure
    assert_stored(receiver, report.num_tokens, kv_of)
    assert_idle(receiver)


def test_nothing_is_fetched_while_the_disk_refuses_to_write(receiver: KVStore, peer: PeerLocation) -> None:
    receiver._writer._pause(OSError("no room"))
    report = fetch(receiver, peer)
    assert report.num_tokens == 0
    assert "storing is paused after a failed write" in report.failure
    assert_idle(receiver)


@pytest.mark.parametrize("num_good", [0, 1, 3, 5])
def test_what_came_and_could_not_be_written_is_said(
    num_good: int, receiver: KVStore, peer: PeerLocation, kv_of, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync, num_synced = receiver._files.sync, 0

    def fail_later(segment: int) -> None:
        nonlocal num_synced
        num_synced += 1
        if num_synced > num_good:
            raise OSError(28, "No space left on device")
        sync(segment)

    monkeypatch.setattr(receiver._files, "sync", fail_later)
    report = fetch(receiver, peer)
    assert report.num_tokens == 64 * num_good
    assert report.failure
    assert receiver.stats().counters.fetch_failures == 1
    assert_stored(receiver, 64 * num_good, kv_of)
    assert_idle(receiver)


def test_damage_at_the_peer_ends_the_fetch_and_is_quarantined_there(
    sender: KVStore, receiver: KVStore, open_store, kv_of, tmp_path: Path
) -> None:
    assert len(extents_of(sender, TOKENS)) == 3
    damage_on_disk(sender, 1)
    sender = open_store(owner=identity_of("sketch"), directory=tmp_path / "sender")
    report = fetch(receiver, sender.serve_peers("127.0.0.1", KEY))
    assert "the peer gave up: " in report.failure
    assert report.num_tokens == 128, "the first extent was complete"
    assert_stored(receiver, 128, kv_of)
    counters = sender.stats().counters
    assert (counters.quarantined_chunks, counters.peer_failures) == (8, 1)
    assert_idle(sender)
