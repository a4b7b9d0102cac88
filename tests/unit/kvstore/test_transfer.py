import errno
import itertools
import os
import pickle
import random
import threading
from pathlib import Path

import numpy as np
import pytest

from kvstore import ChunkPlace, ExtentTransfer, KVShape, Layout, RecordCorrupt, StoreLocation
from kvstore.identity import chunk_keys
from kvstore.segment import SegmentFiles, Slot

UNTOUCHED = 0xEE
WAIT_S = 30.0


class Bench:
    """One transfer, one prompt, its KV, and its chunks in shuffled slots: all that a load or save needs."""

    def __init__(
        self, directory: Path, shape: KVShape, layout: Layout, num_chunks: int, kv_of, io_threads: int
    ) -> None:
        (directory / "segments").mkdir()
        self.shape, self.layout, self.path = shape, layout, directory / "segments" / "000000.seg"
        self.extent_bytes = layout.extent_bytes(shape)
        location = StoreLocation(directory=str(directory), shape=shape, layout=layout, provenance="exact")
        # Through a pickle, as a worker gets it.
        self.transfer = ExtentTransfer(pickle.loads(pickle.dumps(location)), io_threads)
        step = layout.tokens_per_record
        self.tokens = [random.Random(5).randrange(2**32) for _ in range(num_chunks * step + 3)]
        self.kv = kv_of(self.tokens, shape)
        positions = random.Random(6).sample(range(num_chunks + 2), num_chunks)
        keys = chunk_keys(b"root", self.tokens, step)
        self.places = [
            ChunkPlace(key, index * step, Slot(0, position))
            for index, (key, position) in enumerate(zip(keys, positions, strict=True))
        ]

    def empty_view(self) -> np.ndarray:
        return np.full_like(self.kv, UNTOUCHED)

    def save(self) -> int:
        return self.transfer.save(self.places, self.tokens, self.kv)

    def load_all(self, places: list[ChunkPlace], view: np.ndarray):
        load = self.transfer.load(places, self.tokens, view)
        for layer in range(self.shape.num_layers):
            load.wait(layer, WAIT_S)
        return load

    def flip(self, chunk_index: int, offset_in_extent: int) -> None:
        offset = self.places[chunk_index].slot.position * self.extent_bytes + offset_in_extent
        with self.path.open("r+b") as file:
            file.seek(offset)
            byte = file.read(1)[0]
            file.seek(offset)
            file.write(bytes([byte ^ 0x10]))


@pytest.fixture
def bench(tmp_path, kv_of):
    benches = []

    def make(layout: Layout | None = None, shape: KVShape | None = None, num_chunks: int = 4, io_threads: int = 2):
        shape = shape or KVShape(num_layers=3, num_kv_heads=2, head_dim=4, dtype="float32")
        layout = layout or Layout(tokens_per_record=16)
        benches.append(Bench(tmp_path, shape, layout, num_chunks, kv_of, io_threads))
        return benches[-1]

    yield make
    for one in benches:
        one.transfer.close()


@pytest.fixture
def gate(monkeypatch):
    """Reads at or behind `gate.from_offset` of an extent stop until `gate.open` is set; it is set at the end."""

    class Gate:
        def __init__(self) -> None:
            self.open, self.from_offset, self.entered = threading.Event(), 0, threading.Semaphore(0)
            self.num_entered = 0

    state, real_read = Gate(), SegmentFiles.read

    def read(self, slot: Slot, offset_bytes: int, buffer: memoryview) -> None:
        if offset_bytes >= state.from_offset:
            state.num_entered += 1
            state.entered.release()
            assert state.open.wait(WAIT_S)
        real_read(self, slot, offset_bytes, buffer)

    monkeypatch.setattr(SegmentFiles, "read", read)
    yield state
    state.open.set()


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
@pytest.mark.parametrize(
    ("tokens", "layers", "planes"), list(itertools.product((16, 64), (1, 2, 5), ("joint", "apart")))
)
def test_what_was_saved_is_loaded_byte_for_byte(bench, tokens: int, layers: int, planes: str, dtype: str) -> None:
    one = bench(
        Layout(tokens_per_record=tokens, layers_per_record=layers, planes=planes),
        KVShape(num_layers=5, num_kv_heads=2, head_dim=6, dtype=dtype),
        num_chunks=3,
    )
    assert one.save() == 3 * one.extent_bytes
    view = one.empty_view()
    load = one.load_all(one.places, view)
    whole = 3 * tokens
    assert np.array_equal(view[:, :whole], one.kv[:, :whole])
    assert (view[:, whole:] == UNTOUCHED).all()
    assert load.bytes_read == 3 * one.extent_bytes
    assert all(load.is_ready(layer) for layer in range(5))


@pytest.mark.parametrize("chosen", [(), (2,), (0, 3), (3, 1)])
def test_only_the_token_ranges_asked_for_are_touched(bench, chosen: tuple[int, ...]) -> None:
    one = bench()
    one.save()
    view = one.empty_view()
    load = one.load_all([one.places[index] for index in chosen], view)
    for index in range(4):
        rows = slice(16 * index, 16 * index + 16)
        expected = one.kv[:, rows] if index in chosen else np.full_like(one.kv[:, rows], UNTOUCHED)
        assert np.array_equal(view[:, rows], expected)
    assert load.bytes_read == len(chosen) * one.extent_bytes


def test_a_save_touches_no_other_slot_and_not_the_view(bench) -> None:
    one = bench()
    one.save()
    before, kv = one.path.read_bytes(), one.kv.copy()
    one.transfer.save(one.places[1:2], one.tokens, 255 - one.kv)
    after = one.path.read_bytes()
    changed = {i // one.extent_bytes for i, (a, b) in enumerate(zip(before, after, strict=True)) if a != b}
    assert changed == {one.places[1].slot.position}
    assert np.array_equal(one.kv, kv)
    one.transfer.save(one.places[1:2], one.tokens, one.kv)
    assert one.path.read_bytes() == before


def test_every_segment_that_was_written_is_synced_before_save_returns(bench, monkeypatch) -> None:
    one, events = bench(), []
    real_write, real_sync = SegmentFiles.write, SegmentFiles.sync
    monkeypatch.setattr(
        SegmentFiles, "write", lambda self, slot, buffer: (events.append(slot.segment), real_write(self, slot, buffer))
    )
    monkeypatch.setattr(
        SegmentFiles, "sync", lambda self, segment: (events.append(f"sync {segment}"), real_sync(self, segment))
    )
    spread = [
        ChunkPlace(p.key, p.token_start, Slot(segment, 0)) for p, segment in zip(one.places, (2, 0), strict=False)
    ]
    one.transfer.save(spread, one.tokens, one.kv)
    assert events == [2, 0, "sync 0", "sync 2"]


@pytest.mark.parametrize("planes", ["joint", "apart"])
@pytest.mark.parametrize("chunk_index", [0, 2, 3])
@pytest.mark.parametrize("record", [0, 1, -1])
@pytest.mark.parametrize("where", ["header", "payload"])
def test_a_corrupt_record_names_its_chunk_and_its_rows_stay_untouched(
    bench, planes: str, chunk_index: int, record: int, where: str
) -> None:
    one = bench(Layout(tokens_per_record=16, planes=planes))
    one.save()
    slot = one.layout.records(one.shape)[record]
    one.flip(chunk_index, slot.offset_bytes + (70 if where == "header" else 4096 + slot.payload_bytes // 2))
    view = one.empty_view()
    load = one.transfer.load(one.places, one.tokens, view)
    with pytest.raises(RecordCorrupt, match=f"chunk at token {16 * chunk_index}: {where} checksum") as raised:
        load.wait(slot.layer_start, WAIT_S)
    assert raised.value.chunk_index == chunk_index
    load.cancel()
    rows = view[:, 16 * chunk_index : 16 * chunk_index + 16]
    bad = rows[slot.layer_start : slot.layer_end, :, slot.plane_start : slot.plane_end]
    assert (bad == UNTOUCHED).all()
    # Whatever else was read before the failure is right: rows are those of the prompt or untouched.
    assert np.array_equal(np.where(view == UNTOUCHED, one.kv, view), one.kv)


def test_the_chunk_index_counts_the_chunks_of_the_load_not_of_the_prompt(bench) -> None:
    one = bench()
    one.save()
    one.flip(3, 5000)
    with pytest.raises(RecordCorrupt) as raised:
        one.load_all([one.places[3]], one.empty_view())
    assert raised.value.chunk_index == 0


def test_extents_in_each_others_slots_are_refused(bench) -> None:
    one = bench()
    one.save()
    first, second = one.places[:2]
    swapped = [
        ChunkPlace(first.key, first.token_start, second.slot),
        ChunkPlace(second.key, second.token_start, first.slot),
    ]
    for place in swapped:
        view = one.empty_view()
        load = one.transfer.load([place], one.tokens, view)
        with pytest.raises(RecordCorrupt, match="another prefix"):
            load.wait(2, WAIT_S)
        load.cancel()
        assert (view == UNTOUCHED).all()


def test_records_of_other_tokens_or_another_provenance_are_refused(bench, kv_of) -> None:
    one = bench()
    one.save()
    tokens = list(one.tokens)
    tokens[20] ^= 1
    with pytest.raises(RecordCorrupt, match="another prefix") as raised:
        one.transfer.load(one.places, tokens, one.empty_view()).wait(2, WAIT_S)
    assert raised.value.chunk_index == 1
    location = one.transfer.location
    approximate = StoreLocation(
        directory=location.directory, shape=location.shape, layout=location.layout, provenance="streaming 0.5"
    )
    other = ExtentTransfer(approximate, 1)
    try:
        with pytest.raises(RecordCorrupt, match="provenance"):
            other.load(one.places, one.tokens, one.empty_view()).wait(2, WAIT_S)
    finally:
        other.close()


@pytest.mark.parametrize("cut_bytes", [1, 512, 4096, 5000, 8192])
def test_a_truncated_segment_is_a_corrupt_record(bench, cut_bytes: int) -> None:
    one = bench()
    one.save()
    last = max(range(4), key=lambda index: one.places[index].slot)
    os.truncate(one.path, one.path.stat().st_size - cut_bytes)
    view = one.empty_view()
    load = one.transfer.load(one.places, one.tokens, view)
    with pytest.raises(RecordCorrupt, match="ends before byte") as raised:
        load.wait(2, WAIT_S)
    assert raised.value.chunk_index == last
    load.cancel()
    assert (view[2, 16 * last : 16 * last + 16] == UNTOUCHED).all()


def test_a_missing_segment_is_a_corrupt_record(bench) -> None:
    one = bench()
    with pytest.raises(RecordCorrupt, match="ends before byte"):
        one.load_all(one.places, one.empty_view())


def test_a_failed_read_is_raised_as_it_was(bench, monkeypatch) -> None:
    one = bench()
    one.save()

    def fail(self, slot: Slot, offset_bytes: int, buffer: memoryview) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(SegmentFiles, "read", fail)
    load = one.transfer.load(one.places, one.tokens, one.empty_view())
    with pytest.raises(OSError, match="Input/output error") as raised:
        load.wait(0, WAIT_S)
    assert raised.value.errno == errno.EIO
    assert load.is_ready(2)


def test_the_first_layer_is_ready_while_the_others_are_still_blocked(bench, gate) -> None:
    one = bench()
    one.save()
    gate.from_offset = one.layout.records(one.shape)[1].offset_bytes
    view = one.empty_view()
    load = one.transfer.load(one.places, one.tokens, view)
    load.wait(0, WAIT_S)
    assert np.array_equal(view[0, :64], one.kv[0, :64])
    assert (view[1:] == UNTOUCHED).all()
    assert [load.is_ready(layer) for layer in range(3)] == [True, False, False]
    gate.open.set()
    load.wait(2, WAIT_S)
    assert np.array_equal(view[2, :64], one.kv[2, :64])


def test_waiting_for_a_blocked_layer_times_out_and_can_be_tried_again(bench, gate) -> None:
    one = bench()
    one.save()
    load = one.transfer.load(one.places, one.tokens, one.empty_view())
    with pytest.raises(TimeoutError, match="layer 1 of the prefix was not read"):
        load.wait(1, 0.02)
    gate.open.set()
    load.wait(1, WAIT_S)
    assert load.is_ready(1)


def test_cancel_returns_when_running_reads_are_over_and_nothing_writes_afterwards(bench, gate) -> None:
    one = bench(io_threads=2)
    one.save()
    view = one.empty_view()
    load = one.transfer.load(one.places, one.tokens, view)
    for _ in range(2):
        assert gate.entered.acquire(timeout=WAIT_S)
    canceller = threading.Thread(target=load.cancel)
    canceller.start()
    canceller.join(0.05)
    assert canceller.is_alive(), "two threads still hold the view"
    gate.open.set()
    canceller.join(WAIT_S)
    assert not canceller.is_alive()
    at_return = view.copy()
    one.transfer.close()
    assert np.array_equal(view, at_return)
    # Two reads were under way when it was cancelled: 12 records in all, 10 of them never read.
    assert gate.num_entered == 2
    assert load.bytes_read <= 2 * one.layout.records(one.shape)[0].record_bytes


def test_cancelling_a_finished_load_changes_nothing(bench) -> None:
    one = bench()
    one.save()
    view = one.empty_view()
    load = one.load_all(one.places, view)
    load.cancel()
    load.cancel()
    assert np.array_equal(view[:, :64], one.kv[:, :64])


def test_loads_at_the_same_time_do_not_mix(bench, kv_of) -> None:
    one = bench(num_chunks=8, io_threads=4)
    one.save()
    views = [one.empty_view() for _ in range(6)]
    loads = [one.transfer.load(one.places[index:], one.tokens, view) for index, view in enumerate(views)]
    for load in loads:
        for layer in range(3):
            load.wait(layer, WAIT_S)
    for index, view in enumerate(views):
        assert np.array_equal(view[:, 16 * index : 128], one.kv[:, 16 * index : 128])
        assert (view[:, : 16 * index] == UNTOUCHED).all()


def test_without_direct_io_the_transfer_says_so_and_the_bytes_are_the_same(bench, monkeypatch) -> None:
    one, real_open = bench(), os.open

    def open_without_direct(path, flags, *arguments, **options):
        if flags & os.O_DIRECT:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        return real_open(path, flags, *arguments, **options)

    monkeypatch.setattr(os, "open", open_without_direct)
    assert one.transfer.direct_io is None
    one.save()
    assert one.transfer.direct_io is False
    view = one.empty_view()
    one.load_all(one.places, view)
    assert np.array_equal(view[:, :64], one.kv[:, :64])
