"""Stores that reorder rows under sketches, against KV that is computed again: served rows, and sketches."""

import hashlib
import tempfile
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from kvstore import (
    HeadRowsDestination,
    KVShape,
    KVStore,
    KVView,
    Layout,
    Placement,
    SelectedRowsDestination,
    SketchDestination,
    StoreConfig,
    StoreIdentity,
)
from kvstore.client.line_targets import SketchTargetMap
from kvstore.format.layout import SKETCHES, RecordKind
from kvstore.format.payload import coded_rows, key_sketch, rows_of_heads
from kvstore.format.record import read_header
from kvstore.format.row_order import PrefixRows
from kvstore.maintenance.check import OpenStore, _is_sketch_of, check_records
from kvstore.tiers.tier import Tier

SHAPE = KVShape(num_layers=4, num_kv_heads=2, head_dim=8, dtype="float32")
LAYOUTS = (
    Layout(
        tokens_per_record=32, layers_per_record=3, sketch=2, fine_sketch=8, kv_records=2, reorder="tokens",
        retrieval_heads=((1, 0), (3, 1)), tokens_per_extent=128,
    ),
    Layout(tokens_per_record=16, layers_per_record=1, planes="apart", sketch=4, reorder="tokens", tokens_per_extent=64),
    Layout(tokens_per_record=32, layers_per_record=2, sketch=1, kv_records=2, reorder="tokens", tokens_per_extent=96),
    Layout(
        tokens_per_record=32, layers_per_record=2, sketch=2, kv_records=2, reorder="tokens", coded_rows="rotated-8",
        retrieval_heads=((1, 0), (3, 1)), tokens_per_extent=96,
    ),
)  # fmt: skip
WAIT_S = 30.0
MOST_CHUNKS = 9
#: One symbol per chunk: prompts part often, also inside extents.
prompts = st.lists(st.integers(0, 1), min_size=1, max_size=MOST_CHUNKS).map(tuple)
picks = st.integers(0, 99)
#: Events in a store's life: a method of `Reordered`, and its arguments.
steps = st.one_of(
    st.tuples(st.just("save"), prompts, picks, picks, st.booleans()),
    st.tuples(st.just("judge"), picks, picks),
    st.tuples(st.just("read"), picks, picks, prompts, picks, st.booleans()),
    st.tuples(st.just("read"), picks, picks, prompts, picks, st.booleans()),
    st.tuples(st.just("rewrite")),
    st.tuples(st.just("evict"), st.integers(1, 8)),
    st.tuples(st.just("reopen")),
)


class Lines(SketchTargetMap):
    """Copies sketches to their prefix rows by line numbers, like a copier that gathers lines."""

    def __init__(self, sketch: KVView, num_tokens: int, kind: RecordKind, prefix_rows: PrefixRows | None) -> None:
        super().__init__(len(sketch), num_tokens, sketch[0, 0].nbytes, kind, prefix_rows)
        self._memory = sketch.reshape(self.num_targets, -1)

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        header = read_header(record)
        at = self.targets_of(header, token_end)
        lines = np.frombuffer(record, np.uint8, header.payload_bytes, 4096).reshape(-1, self.line_bytes)
        self._memory[at.targets] = lines if at.lines is None else lines[at.lines]


class Reordered:
    """A store, and the prompts saved in it."""

    def __init__(self, layout: Layout, device_units: int, directory: str) -> None:
        self.identity = StoreIdentity(model_fingerprint="reordered", shape=SHAPE, layout=layout)
        self.step = layout.tokens_per_record
        unit_bytes = layout.unit_bytes(SHAPE)
        self.config = StoreConfig(
            directory=directory,
            disk_bytes=40 * unit_bytes + 200_000,
            host_bytes=8 * unit_bytes,
            device_bytes=device_units * unit_bytes,
            io_threads=1,
            reorder_interval_s=0,
            background_bytes_per_s=2**40,
            write_wait_s=0.0,
            layout=layout,
        )
        self.saved = list[tuple[int, ...]]()
        #: Placements of running requests: what was found must be served, whatever happens meanwhile.
        self.held = list[tuple[Placement, tuple[int, ...]]]()
        self.open()

    def open(self) -> None:
        self.store = KVStore(self.config, self.identity)
        self.store.open()
        self.client = self.store.client()

    def close(self) -> None:
        self.client.close()
        self.store.close()

    # -- the model -------------------------------------------------------------------------------------------------

    def tokens_of(self, symbols: tuple[int, ...]) -> list[int]:
        return [1000 * symbol + at for symbol in symbols for at in range(self.step)] + [7]

    def kv_of(self, symbols: tuple[int, ...]) -> KVView:
        """Numbers that depend on all symbols up to their chunk's."""
        chunks = []
        for number in range(len(symbols)):
            seed = int.from_bytes(hashlib.blake2b(bytes(symbols[: number + 1]), digest_size=8).digest())
            size = (SHAPE.num_layers, self.step, 2, SHAPE.row_bytes // 4)
            chunks.append(np.random.default_rng(seed).standard_normal(size, np.float32))
        return np.concatenate(chunks, axis=1).view(np.uint8)

    # -- requests --------------------------------------------------------------------------------------------------

    def save(self, symbols: tuple[int, ...], which: int, seed: int, teaches: bool) -> None:
        if self.saved and which % 4:  # leaves a stored prompt on the way
            stored = self.saved[which % len(self.saved)]
            symbols = (stored[: 1 + seed % len(stored)] + symbols)[:MOST_CHUNKS]
        tokens = self.tokens_of(symbols)
        placement = self.store.acquire(tokens)
        if teaches:
            self.teach(placement, placement.save_end * self.step or placement.num_stored_tokens, seed)
        self.client.save(placement.placement_id, placement.save_start, placement.save_end, self.kv_of(symbols))
        self.store.settle(placement.placement_id)
        assert self.store.drain(WAIT_S)
        self.saved.append(symbols)

    def teach(self, placement: Placement, num_tokens: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        importance = draw.random((SHAPE.num_layers, max(num_tokens, placement.num_stored_tokens)), np.float32)
        importance[:, draw.random(importance.shape[1]) < 0.1] += 5
        if importance.size:
            self.client.note_importance(placement.placement_id, 0, importance)

    def judge(self, which: int, seed: int) -> None:
        placement = self.store.acquire(self.tokens_of(self.saved[which % len(self.saved)]), save=False)
        self.teach(placement, 0, seed)
        self.store.settle(placement.placement_id)
        self.rewrite()

    def read(self, which: int, end: int, more: tuple[int, ...], seed: int, waits: bool) -> None:
        """Read a prompt that extends a stored one, leaves it, or ends within it; at once, or later."""
        stored = self.saved[which % len(self.saved)]
        symbols = stored[: 1 + end % len(stored)] + (more if end % 3 else ())
        self.held.append((self.store.acquire(self.tokens_of(symbols), save=False), symbols))
        if not waits:
            self.read_and_settle(seed)

    def read_and_settle(self, seed: int) -> None:
        while self.held:
            placement, symbols = self.held.pop()
            if placement.num_stored_tokens:
                self.compare_all(placement, symbols)
                self.compare_sketches(placement, symbols)
                self.compare_some(placement, symbols, seed)
            self.store.settle(placement.placement_id)

    def compare_all(self, placement: Placement, symbols: tuple[int, ...]) -> None:
        kv, num_tokens = self.kv_of(symbols), placement.num_stored_tokens
        view = np.zeros_like(kv)
        load = self.client.load_rows(placement.placement_id, num_tokens, view)
        load.wait_all(WAIT_S)
        load.cancel()
        assert np.array_equal(view[:, :num_tokens], kv[:, :num_tokens])

    def compare_sketches(self, placement: Placement, symbols: tuple[int, ...]) -> None:
        layout, num_tokens = self.identity.layout, placement.num_stored_tokens
        prefix_rows = PrefixRows(num_tokens, placement.row_orders) if placement.row_orders else None
        sketched, num_groups = list(layout.sketched_layers(SHAPE)), num_tokens // 16
        groups_SCT = np.broadcast_to(np.arange(num_tokens).reshape(-1, 16), (len(sketched), num_groups, 16))
        if prefix_rows is not None:
            num_groups, groups_SCT = (
                prefix_rows.num_groups,
                np.array([prefix_rows.groups(at) for at in range(len(sketched))]),
            )
        keys = self.kv_of(symbols)[sketched, :, 0]
        for slot_index, slot in enumerate(self.store.geometry.slots):
            if slot.kind not in SKETCHES:
                continue
            num_means = layout.means_of(slot.kind)
            room = np.zeros((len(sketched), num_groups, num_means, SHAPE.num_kv_heads, 4 + SHAPE.head_dim), np.uint8)
            lines = room.copy()
            destinations = (
                SketchDestination(room, num_tokens, slot.kind, prefix_rows),
                Lines(lines, num_tokens, slot.kind, prefix_rows),
            )
            for destination in destinations:
                load = self.client.load(placement.placement_id, destination, slots=[slot_index])
                load.wait_all(WAIT_S)
                load.cancel()
                destination.check_filled()
            assert np.array_equal(room, lines)
            for at in range(len(sketched)):
                is_whole_C = (groups_SCT[at] >= 0).all(axis=1)
                rows = keys[at, groups_SCT[at][is_whole_C].reshape(-1)][None]
                assert _is_sketch_of(room[at, is_whole_C], key_sketch(rows, num_means, SHAPE)[0])

    def compare_some(self, placement: Placement, symbols: tuple[int, ...], seed: int) -> None:
        """Chosen tokens come from the records that the orders name, also rows of retrieval heads."""
        geometry, num_tokens, kv = self.store.geometry, placement.num_stored_tokens, self.kv_of(symbols)
        draw = np.random.default_rng(seed)
        tokens = np.sort(draw.choice(num_tokens, draw.integers(1, min(num_tokens, 40) + 1), replace=False))
        row_of = np.full((SHAPE.num_layers, num_tokens), -1, np.int32)
        row_of[:, tokens] = np.arange(len(tokens))
        prefix_rows = PrefixRows(num_tokens, placement.row_orders) if placement.row_orders else None
        coded, kind = self.identity.coded_shape, self.identity.layout.row_kind
        shape, kv = (SHAPE, kv) if coded is None else (coded, coded_rows(kv, SHAPE, coded))
        for slot_index in geometry.row_slots:
            slot = geometry.slots[slot_index]
            if slot.kind is RecordKind.HEADS:
                heads = self.identity.layout.heads_of(range(slot.layer_start, slot.layer_end))
                view = np.zeros((len(heads), len(tokens), 2, shape.head_bytes), np.uint8)
                destination = HeadRowsDestination(view, row_of[0], slot.layer_start)
            else:
                view = np.zeros((SHAPE.num_layers, len(tokens), 2, shape.row_bytes), np.uint8)
                destination = SelectedRowsDestination(view, row_of, kind=kind)
            load = self.client.load(placement.placement_id, destination, slots=[slot_index], tokens=row_of[0] >= 0)
            load.wait_all(WAIT_S)
            load.cancel()
            if slot.kind is RecordKind.HEADS:
                assert np.array_equal(view, rows_of_heads(kv, heads, shape)[:, tokens])
            else:
                part = slice(slot.layer_start, slot.layer_end), slice(None), slice(slot.plane_start, slot.plane_end)
                assert np.array_equal(view[part], kv[:, tokens][part])
            homes = tokens // slot.num_tokens
            if prefix_rows is not None:
                number = slot.layer_start // self.identity.layout.layers_per_record
                homes = prefix_rows.row_of_tokens(number)[tokens] // slot.num_tokens
            num_records = sum(load.records_from(tier) for tier in Tier)
            assert num_records == len(set(homes.tolist()))

    # -- maintenance -----------------------------------------------------------------------------------------------

    def rewrite(self) -> None:
        """Rewrite until nothing changes: each pass may merge pieces that the last one cut, at most once a chunk."""
        passes = (self.store.rewrite_all().rewritten_extents for _ in range(MOST_CHUNKS + 1))
        assert 0 in passes, "rewriting does not come to an end"

    def evict(self, num_units: int) -> None:
        self.store.evict(num_units * self.identity.layout.unit_bytes(SHAPE))

    def reopen(self) -> None:
        self.read_and_settle(1)
        self.close()
        self.open()

    # -- invariants ------------------------------------------------------------------------------------------------

    def check(self) -> None:
        counters = self.store.stats().counters
        assert counters.quarantined_chunks == counters.corrupt_demotions == counters.write_errors == 0
        longest = self.identity.layout.chunks_per_extent
        assert all(extent.num_chunks <= longest for extent in self.store.inventory.extents())

    def end(self) -> None:
        self.read_and_settle(1)
        for which in range(len(self.saved)):
            self.read(which, -1, (), which, waits=False)
        assert check_records(OpenStore(self.store), max_bytes=2**30).faults == []


@settings(max_examples=30)
@given(
    layout=st.sampled_from(LAYOUTS),
    device_units=st.sampled_from([0, 0, 3]),
    first=prompts,
    steps=st.lists(steps, min_size=4, max_size=14),
)
def test_what_is_reordered_under_sketches_is_served_and_told_as_it_was_saved(
    layout: Layout, device_units: int, first: tuple[int, ...], steps: list[tuple[Any, ...]]
) -> None:
    with tempfile.TemporaryDirectory(prefix="kvstore-reordered-") as directory:
        reordered = Reordered(layout, device_units, directory)
        try:
            for name, *arguments in (("save", first, 0, 0, True), *steps):
                getattr(reordered, name)(*arguments)
                reordered.check()
            reordered.end()
        finally:
            reordered.close()
