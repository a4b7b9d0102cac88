import dataclasses
import itertools
import os
import random
import signal
import time
from pathlib import Path

import numpy as np
import pytest

from kvstore import (
    ExtentTransfer,
    KVShape,
    KVStore,
    Layout,
    RecordCorrupt,
    StoreClosed,
    StoreConfig,
    StoreIdentity,
    StoreLocked,
    StoreMismatch,
    StoreNotWritable,
)
from kvstore.segment import Slot

STEP = 16
WAIT_S = 30.0


def prompt(num_tokens: int, family: int = 0) -> list[int]:
    return [100_000 * family + position for position in range(num_tokens)]


def keys(places) -> list[bytes]:
    return [place.key for place in places]


def slots(places) -> list[Slot]:
    return [place.slot for place in places]


def files_of(directory: Path) -> dict[str, bytes]:
    return {str(path.relative_to(directory)): path.read_bytes() for path in directory.rglob("*") if path.is_file()}


def load_stored(transfer: ExtentTransfer, placement, tokens: list[int], like: np.ndarray) -> np.ndarray:
    view = np.zeros_like(like)
    load = transfer.load(placement.stored, tokens, view)
    for layer in range(len(view)):
        load.wait(layer, WAIT_S)
    return view[:, : placement.num_stored_tokens]


def save_and_commit(store: KVStore, transfer: ExtentTransfer, tokens: list[int], kv_of) -> int:
    placement = store.acquire(tokens)
    transfer.save(placement.reserved, tokens, kv_of(tokens, store.identity.shape))
    return store.commit(placement, keys(placement.reserved))


def test_what_was_committed_is_there_byte_for_byte_after_a_reopen(open_store, open_transfer, kv_of, shape) -> None:
    tokens, store = prompt(100), open_store()
    assert save_and_commit(store, open_transfer(store), tokens, kv_of) == 6
    store.close()
    store = open_store()
    placement = store.acquire(tokens)
    assert placement.num_stored_tokens == 96
    assert [place.token_start for place in placement.stored] == [0, 16, 32, 48, 64, 80]
    kv = kv_of(tokens, shape)
    assert np.array_equal(load_stored(open_transfer(store), placement, tokens, kv), kv[:, :96])
    assert store.stats().num_chunks == 6


def test_bytes_that_were_saved_but_not_committed_are_a_miss_and_their_slots_are_free(
    open_store, open_transfer, kv_of, shape
) -> None:
    store, tokens = open_store(), prompt(64)
    placement = store.acquire(tokens)
    open_transfer(store).save(placement.reserved, tokens, kv_of(tokens, shape))
    store.close()
    store = open_store()
    again = store.acquire(tokens)
    assert again.num_stored_tokens == 0
    assert slots(again.reserved) == slots(placement.reserved)
    assert store.stats().num_chunks == 0


@pytest.mark.parametrize(("num_tokens", "from_store"), [(0, 0), (1, 0), (15, 0), (16, 0), (17, 16), (32, 16), (33, 32)])
def test_at_most_all_but_one_token_come_from_the_store(open_store, put, num_tokens: int, from_store: int) -> None:
    store = open_store()
    put(store, prompt(64))
    placement = store.acquire(prompt(num_tokens))
    assert placement.num_stored_tokens == from_store
    assert len(placement.stored) == from_store // STEP
    # The chunk that was held back is stored already: it is not reserved again.
    assert placement.reserved == ()
    assert store.stats().disk_bytes_used == 4 * store.identity.layout.extent_bytes(store.identity.shape)


def test_a_longer_prompt_reserves_only_what_comes_behind_the_stored_prefix(open_store, put) -> None:
    store = open_store()
    assert put(store, prompt(40)) == 2
    placement = store.acquire(prompt(90))
    assert [place.token_start for place in placement.stored] == [0, 16]
    assert [place.token_start for place in placement.reserved] == [32, 48, 64]
    assert keys(placement.stored + placement.reserved) == list(placement.keys)
    assert not set(slots(placement.stored)) & set(slots(placement.reserved))


def test_chunks_stored_behind_an_older_prefix_are_found_after_a_reopen(open_store, put) -> None:
    store = open_store()
    parting = [*prompt(32), *prompt(48, family=1)]
    assert [put(store, tokens) for tokens in (prompt(32), prompt(64), parting, prompt(96))] == [2, 2, 3, 2]
    store.close()
    store = open_store()
    assert store.acquire(prompt(97), reserve=False).num_stored_tokens == 96
    assert store.acquire([*parting, 1], reserve=False).num_stored_tokens == 80
    assert store.stats().num_chunks == 9


def test_a_prompt_that_parts_from_a_stored_one_matches_up_to_the_chunk_where_it_parts(open_store, put) -> None:
    store = open_store()
    put(store, prompt(96))
    tokens = prompt(96)
    tokens[50] += 1
    placement = store.acquire(tokens)
    assert placement.num_stored_tokens == 48
    assert [place.token_start for place in placement.reserved] == [48, 64, 80]


def test_of_two_equal_requests_at_once_only_the_first_reserves(open_store) -> None:
    store = open_store()
    first, second = store.acquire(prompt(80)), store.acquire(prompt(80))
    assert (len(first.reserved), len(second.reserved)) == (5, 0)
    assert store.stats().skipped_busy_chunks == 5
    assert store.commit(second, keys(first.reserved)) == 0
    assert store.commit(first, keys(first.reserved)) == 5
    assert store.acquire(prompt(81)).num_stored_tokens == 80


def test_requests_that_share_a_beginning_do_not_both_reserve_it(open_store) -> None:
    store = open_store()
    first = store.acquire(prompt(48))
    longer = store.acquire(prompt(96))
    assert (len(first.reserved), len(longer.reserved)) == (3, 0)
    store.commit(first, keys(first.reserved))
    store.release(longer)
    assert len(store.acquire(prompt(96)).reserved) == 3


def test_a_chunk_is_free_for_the_next_request_once_its_holder_released_it(open_store) -> None:
    store = open_store()
    first = store.acquire(prompt(80))
    store.release(first)
    assert store.stats().disk_bytes_used == 0
    second = store.acquire(prompt(80))
    assert slots(second.reserved) == slots(first.reserved)
    assert store.stats().skipped_busy_chunks == 0


def test_a_lookup_without_reserving_takes_no_slot(open_store, put) -> None:
    store = open_store()
    put(store, prompt(32))
    used = store.stats().disk_bytes_used
    placement = store.acquire(prompt(160), reserve=False)
    assert (placement.num_stored_tokens, placement.reserved) == (32, ())
    assert store.stats().disk_bytes_used == used
    assert len(store.acquire(prompt(160)).reserved) == 8


def test_a_full_store_keeps_serving_and_counts_what_it_did_not_store(open_store, put, extent_bytes) -> None:
    store = open_store(extents=5.9)
    assert put(store, prompt(48)) == 3
    placement = store.acquire(prompt(64, family=1))
    assert [place.token_start for place in placement.reserved] == [0, 16]
    assert store.stats().skipped_full_chunks == 2
    assert store.stats().disk_bytes_used == 5 * extent_bytes
    assert store.acquire(prompt(40, family=2)).reserved == ()
    assert store.stats().skipped_full_chunks == 4
    assert store.commit(placement, keys(placement.reserved)) == 2
    assert store.acquire(prompt(49)).num_stored_tokens == 48
    assert store.acquire(prompt(64, family=1)).num_stored_tokens == 32


@pytest.mark.parametrize("extents", [0, 0.99])
def test_a_store_without_room_for_one_extent_works_and_stores_nothing(open_store, put, extents: float) -> None:
    store = open_store(extents=extents)
    assert put(store, prompt(64)) == 0
    assert store.stats().disk_bytes_used == 0
    assert store.stats().skipped_full_chunks == 4


def test_the_segment_files_never_take_more_disk_than_allowed(open_store, open_transfer, kv_of, extent_bytes) -> None:
    draw, store, families = random.Random(4), open_store(extents=7.5), itertools.count()
    transfer, peak = open_transfer(store), 0
    for round_number in range(60):
        tokens = prompt(16 * draw.randint(1, 5) + 1, next(families))
        if round_number % 20 == 19:  # over a restart too
            store.close()
            store = open_store(extents=7.5)
        placement = store.acquire(tokens)
        transfer.save(placement.reserved, tokens, kv_of(tokens, store.identity.shape))
        store.commit(placement, keys(placement.reserved) if draw.random() < 0.3 else [])
        if round_number % 15 == 14:
            stored = store.acquire(tokens)
            if stored.stored:
                store.quarantine(stored, 0, "test")
        on_disk = sum(path.stat().st_blocks * 512 for path in (store.directory / "segments").iterdir())
        assert store.stats().disk_bytes_used <= 7 * extent_bytes
        assert on_disk <= store.config.disk_bytes
        peak = max(peak, on_disk)
    assert peak == 7 * extent_bytes


def test_chunks_behind_a_gap_are_not_published_and_their_slots_come_back(open_store, extent_bytes) -> None:
    store = open_store()
    placement = store.acquire(prompt(80))
    saved = [place.key for place in placement.reserved if place.token_start != 32]
    assert store.commit(placement, saved) == 2
    assert store.stats().disk_bytes_used == 2 * extent_bytes
    assert store.stats().committed_chunks == 2
    again = store.acquire(prompt(80))
    assert again.num_stored_tokens == 32
    assert slots(again.reserved) == slots(placement.reserved[2:])


def test_a_gap_at_the_first_reserved_chunk_publishes_nothing(open_store, put) -> None:
    store = open_store()
    put(store, prompt(32))
    placement = store.acquire(prompt(80))
    assert store.commit(placement, keys(placement.reserved[1:])) == 0
    assert store.acquire(prompt(80)).num_stored_tokens == 32


def test_keys_that_were_never_reserved_publish_nothing(open_store) -> None:
    store = open_store()
    other = store.acquire(prompt(32, family=1))
    placement = store.acquire(prompt(32))
    assert store.commit(placement, keys(other.reserved)) == 0
    assert store.stats().num_chunks == 0


def test_quarantine_drops_the_chunk_and_all_behind_it_and_keeps_what_is_before_or_beside(open_store, put) -> None:
    store = open_store()
    put(store, prompt(96))
    beside = prompt(96)
    beside[40:] = [7] * 56
    put(store, beside)
    placement = store.acquire(prompt(97))
    store.quarantine(placement, 3, "payload checksum")
    assert store.acquire(prompt(97), reserve=False).num_stored_tokens == 48
    assert store.acquire([*beside, 1], reserve=False).num_stored_tokens == 96
    assert store.stats().quarantined_chunks == 1
    # 6 + 4 stored, of which three are dropped.
    assert store.stats().num_chunks == 7


def test_a_quarantined_slot_stays_out_of_use_over_reopens_and_counts_as_disk(open_store, put, extent_bytes) -> None:
    store = open_store(extents=8)
    put(store, prompt(96))
    placement = store.acquire(prompt(97))
    bad = placement.stored[2].slot
    store.quarantine(placement, 2, "header checksum")
    assert store.stats().disk_bytes_used == 6 * extent_bytes  # the reader may still be at the chunks behind it
    store.release(placement)
    for _ in range(3):
        assert store.stats().disk_bytes_used == 3 * extent_bytes
        filling = store.acquire(prompt(160, family=1))
        assert len(filling.reserved) == 5
        assert bad not in slots(filling.reserved)
        assert store.stats().disk_bytes_used == 8 * extent_bytes
        store.close()
        store = open_store(extents=8)
        assert store.acquire(prompt(97), reserve=False).num_stored_tokens == 32


def test_a_quarantined_chunk_can_be_stored_again_elsewhere(open_store, put) -> None:
    store = open_store()
    put(store, prompt(48))
    placement = store.acquire(prompt(49))
    store.quarantine(placement, 1, "payload checksum")
    assert put(store, prompt(48)) == 2
    again = store.acquire(prompt(49))
    assert again.num_stored_tokens == 48
    assert placement.stored[1].slot not in slots(again.stored)


def test_the_same_chunk_quarantined_by_two_readers_counts_once(open_store, put) -> None:
    store = open_store()
    put(store, prompt(48))
    readers = [store.acquire(prompt(49)) for _ in range(2)]
    for reader in readers:
        store.quarantine(reader, 1, "payload checksum")
    assert store.stats().quarantined_chunks == 1
    assert store.stats().num_chunks == 1


def test_chunks_whose_parent_was_quarantined_meanwhile_are_given_back(open_store, put, extent_bytes) -> None:
    store = open_store()
    put(store, prompt(32))
    placement = store.acquire(prompt(80))
    store.quarantine(placement, 1, "header checksum")
    assert store.commit(placement, keys(placement.reserved)) == 0
    assert store.stats().num_chunks == 1
    # One stored, one quarantined.
    assert store.stats().disk_bytes_used == 2 * extent_bytes


def test_a_corrupt_extent_is_found_quarantined_and_recomputed(open_store, open_transfer, kv_of, shape, extent_bytes):
    store, tokens = open_store(), prompt(81)
    transfer = open_transfer(store)
    save_and_commit(store, transfer, tokens, kv_of)
    placement = store.acquire(tokens)
    path = store.directory / "segments" / "000000.seg"
    raw = bytearray(path.read_bytes())
    raw[placement.stored[3].slot.position * extent_bytes + 4096] ^= 1
    path.write_bytes(raw)
    kv = kv_of(tokens, shape)
    with pytest.raises(RecordCorrupt) as raised:
        load_stored(transfer, placement, tokens, kv)
    store.quarantine(placement, raised.value.chunk_index, str(raised.value))
    assert store.acquire(tokens, reserve=False).num_stored_tokens == 48
    assert save_and_commit(store, transfer, tokens, kv_of) == 2
    again = store.acquire(tokens)
    assert again.num_stored_tokens == 80
    assert np.array_equal(load_stored(transfer, again, tokens, kv), kv[:, :80])


def test_different_salts_share_nothing(open_store, put) -> None:
    store = open_store()
    assert [put(store, prompt(64), salt) for salt in (b"", b"alice", b"bob")] == [4, 4, 4]
    placements = [store.acquire(prompt(65), salt=salt) for salt in (b"", b"alice", b"bob")]
    assert [placement.num_stored_tokens for placement in placements] == [64, 64, 64]
    assert len({slot for placement in placements for slot in slots(placement.stored)}) == 12
    assert len({key for placement in placements for key in placement.keys}) == 12
    assert store.acquire(prompt(65), salt=b"eve").num_stored_tokens == 0


def test_counters_say_what_was_looked_up_and_hit(open_store, put) -> None:
    store = open_store()
    put(store, prompt(50))
    store.acquire(prompt(40), reserve=False)
    store.acquire(prompt(10, family=1))
    stats = store.stats()
    assert (stats.lookups, stats.lookup_tokens, stats.hit_tokens) == (3, 100, 32)
    assert (stats.num_chunks, stats.committed_chunks, stats.tokens_per_chunk) == (3, 3, STEP)
    assert stats.disk_bytes_limit == store.config.disk_bytes


def test_a_second_owner_in_this_process_is_refused_and_the_first_goes_on(open_store, put) -> None:
    store = open_store()
    with pytest.raises(StoreLocked, match=f"in use by process {os.getpid()}$"):
        open_store()
    assert put(store, prompt(32)) == 2


def test_a_directory_owned_by_another_process_is_refused_by_its_pid_until_that_is_killed(
    open_store, start_python, tmp_path
) -> None:
    owner = start_python(
        "import sys; from pathlib import Path; from kvstore.directory_lock import DirectoryLock;"
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
        {"format_version": 2},
        {"shape": KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="bfloat16")},
        {"shape": KVShape(num_layers=4, num_kv_heads=1, head_dim=4, dtype="float32")},
        {"layout": Layout(tokens_per_record=32)},
        {"layout": Layout(tokens_per_record=16, planes="apart")},
        {"layout": Layout(tokens_per_record=16, layers_per_record=2)},
    ],
)
def test_a_store_of_another_identity_is_refused_and_its_files_are_unchanged(
    open_store, open_transfer, kv_of, identity: StoreIdentity, change: dict[str, object]
) -> None:
    store = open_store()
    save_and_commit(store, open_transfer(store), prompt(64), kv_of)
    store.close()
    before = files_of(store.directory)
    assert set(before) == {"catalog.sqlite", "lock", "segments/000000.seg"}
    with pytest.raises(StoreMismatch, match="holds other KV"):
        open_store(owner=dataclasses.replace(identity, **change))
    assert files_of(store.directory) == before
    assert open_store().acquire(prompt(64)).num_stored_tokens == 48


def test_a_refused_store_does_not_stay_locked(open_store, identity) -> None:
    open_store().close()
    for _ in range(2):
        with pytest.raises(StoreMismatch):
            open_store(owner=dataclasses.replace(identity, model_fingerprint="another"))
    open_store()


def test_a_store_that_is_not_open_refuses_every_use(open_store, identity) -> None:
    store = open_store()
    placement = store.acquire(prompt(64))
    store.close()
    store.close()
    never_opened = KVStore(StoreConfig(directory=str(store.directory)), identity)
    never_opened.close()
    for closed in (store, never_opened):
        for use in (
            lambda s: s.acquire(prompt(64)),
            lambda s: s.commit(placement, []),
            lambda s: s.release(placement),
            lambda s: s.quarantine(placement, 0, "reason"),
        ):
            with pytest.raises(StoreClosed, match="is not open"):
                use(closed)


def test_rows_whose_parent_is_gone_are_dropped_at_the_next_start(open_store, put, extent_bytes) -> None:
    store = open_store()
    put(store, prompt(80))
    placement = store.acquire(prompt(81))
    store._catalog.delete([placement.keys[2]])
    store.close()
    for _ in range(2):
        store = open_store()
        assert store.stats().num_chunks == 2
        assert store.stats().disk_bytes_used == 2 * extent_bytes
        assert store.acquire(prompt(81), reserve=False).num_stored_tokens == 32
        store.close()
    assert put(open_store(), prompt(80)) == 3


def test_the_directories_of_a_new_store_are_for_their_owner_only(open_store) -> None:
    store = open_store()
    assert store.directory.stat().st_mode & 0o777 == 0o700
    assert (store.directory / "segments").stat().st_mode & 0o777 == 0o700
    assert (store.directory / "lock").stat().st_mode & 0o777 == 0o600


#: Stores prompts for ever and writes a line for each that is committed; every fourth is saved and then given up, so
#: that slots with old bytes in them are used again.
WRITER = """
import importlib.util, sys
from kvstore import ExtentTransfer, KVShape, KVStore, Layout, StoreConfig, StoreIdentity
directory, conftest, seed = sys.argv[1:]
spec = importlib.util.spec_from_file_location("model", conftest)
model = importlib.util.module_from_spec(spec)
spec.loader.exec_module(model)
shape = KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32")
identity = StoreIdentity(model_fingerprint="tiny", shape=shape, layout=Layout(tokens_per_record=16))
store = KVStore(StoreConfig(directory=directory, disk_bytes=2**30), identity)
store.open()
transfer = ExtentTransfer(store.location(), 1)
print("ready", flush=True)
for number, tokens in enumerate(model.branching_prompts(int(seed), 16)):
    placement = store.acquire(tokens)
    transfer.save(placement.reserved, tokens, model.prefix_kv(tokens, shape))
    store.commit(placement, [place.key for place in placement.reserved] if number % 4 != 3 else [])
    print(number, flush=True)
"""


def test_after_a_kill_at_any_moment_every_stored_chunk_is_byte_exact_and_no_commit_is_lost(
    open_store, open_transfer, start_python, prompts, kv_of, shape, tmp_path
) -> None:
    moments, seen, num_checked = random.Random(8), [], 0
    conftest = Path(__file__).parent / "conftest.py"
    for seed in range(8):
        writer = start_python(WRITER, str(tmp_path / "store"), str(conftest), str(seed))
        assert writer.stdout.readline() == "ready\n"
        time.sleep(moments.uniform(0.0, 0.1))
        writer.send_signal(signal.SIGKILL)
        output, _ = writer.communicate()
        assert writer.returncode == -signal.SIGKILL
        num_done = output.count("\n")
        # Prompts that were finished, and the two that may have been under way or finished without a word.
        tried = list(itertools.islice(prompts(seed, STEP), num_done + 2))
        committed = [tokens for number, tokens in enumerate(tried[:num_done]) if number % 4 != 3]
        seen += tried
        store = open_store(extents=100_000)
        transfer = open_transfer(store)
        for tokens in seen if seed == 7 else tried:
            placement = store.acquire(tokens, reserve=False)
            kv = kv_of(tokens, shape)
            assert np.array_equal(load_stored(transfer, placement, tokens, kv), kv[:, : placement.num_stored_tokens]), (
                f"seed {seed}"
            )
            num_checked += len(placement.stored)
            if tokens in committed:
                assert placement.num_stored_tokens == (len(tokens) - 1) // STEP * STEP
        store.close()
    assert num_checked > 0
