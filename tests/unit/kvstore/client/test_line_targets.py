"""Numbers of lines and of their targets, for copiers that do not write slices of host memory."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_records import (
    EMPTY,
    ORDERS,
    empty_rows,
    probe_bytes,
    record_of,
    records_of,
    sketch_room,
    slots_of,
    some_places,
    some_rows,
)

from kvstore import (
    HeadRowsDestination,
    Layout,
    ProbeDestination,
    SelectedRowsDestination,
    SketchDestination,
)
from kvstore.client.destinations import HostLines
from kvstore.client.line_targets import HeadTargetMap, LineTargetMap, ProbeTargetMap, RowTargetMap, SketchTargetMap
from kvstore.format.layout import SKETCHES, RecordKind, RecordSlot
from kvstore.format.record import read_header
from kvstore.format.record_batch import batches_of
from kvstore.format.thread_team import ThreadTeam
from tests.support.every_case import combined, examples
from tests.support.record_layouts import LAYOUTS, SHAPE

NUM_TOKENS, NUM_ROWS = 128, 100


def put(target_map: LineTargetMap, record: memoryview, memory: np.ndarray, token_end: int | None = None) -> None:
    """Put a record's lines where they are to go."""
    header = read_header(record)
    at = target_map.targets_of(header, token_end)
    assert at.layers == range(header.layer_start, header.layer_end)
    assert len(set(at.targets.tolist())) == len(at.targets)
    payload = np.frombuffer(record, np.uint8, header.payload_bytes, header.header_bytes).reshape(
        -1, target_map.line_bytes
    )
    lines = memory.reshape(target_map.num_targets, target_map.line_bytes)
    lines[at.targets] = payload if at.lines is None else payload[at.lines]


def destinations(layout: Layout, slot: RecordSlot, row_of: np.ndarray) -> tuple[HostLines, LineTargetMap, np.ndarray]:
    """For a slot's records: a destination in host memory, a map with the same targets, and memory for these."""
    num_heads = len(layout.heads_of(range(slot.layer_start, slot.layer_end)))
    shape, num_layers = layout.coded_shape(SHAPE) or SHAPE, SHAPE.num_layers
    if slot.kind is RecordKind.PROBE:
        keys = np.full((num_layers, 110, probe_bytes(layout)), EMPTY, np.uint8)
        return ProbeDestination(keys, 110), ProbeTargetMap(num_layers, 110, keys.shape[2]), keys.copy()
    if slot.kind in SKETCHES:
        room = sketch_room(layout, 112, slot.kind)
        of_sketch = SketchTargetMap(len(room), 112, room[0, 0].nbytes, slot.kind)
        return SketchDestination(room, 112, slot.kind), of_sketch, room.copy()
    if slot.kind is RecordKind.HEADS:
        view = np.full((num_heads, NUM_ROWS, 2, shape.head_bytes), EMPTY, np.uint8)
        of_heads = HeadTargetMap(row_of[0], num_heads, NUM_ROWS, shape.head_bytes, slot.layer_start)
        return HeadRowsDestination(view, row_of[0], slot.layer_start), of_heads, view.copy()
    row_bytes = SHAPE.row_bytes if slot.kind is RecordKind.KV else shape.row_bytes
    view = np.full((num_layers, NUM_ROWS, 2, row_bytes), EMPTY, np.uint8)
    of_rows = RowTargetMap(row_of, NUM_ROWS, row_bytes, num_layers=num_layers, kind=slot.kind)
    return SelectedRowsDestination(view, row_of, kind=slot.kind), of_rows, view.copy()


@pytest.mark.parametrize(
    ("name", "order"), [("apart", "token order"), ("coded beside exact", "token order"), ("heads", "token order"),
                        ("parts of all layers", "token order"), ("tokens of two layers reordered", "any")],
)  # fmt: skip
@pytest.mark.parametrize("token_end", [None, 99])
@pytest.mark.parametrize("is_alike", [False, True], ids=["each layer its own", "all layers alike"])
def test_a_device_that_goes_by_numbers_gets_the_memory_that_the_host_has(
    name: str, order: str, token_end: int | None, is_alike: bool
) -> None:
    layout = LAYOUTS[name]
    for share, slot in itertools.product((0.0, 0.4, 1.0), layout.records(SHAPE)):
        row_of = some_places(np.random.default_rng(5), share, NUM_TOKENS, NUM_ROWS)
        row_of = np.broadcast_to(row_of[0], row_of.shape) if is_alike else row_of
        destination, target_map, memory = destinations(layout, slot, row_of)
        for record in records_of(layout, slot, some_rows(64), 64, "token order" if slot.kind in SKETCHES else order):
            destination.copy(record, token_end)
            put(target_map, record, memory, token_end)
        assert np.array_equal(memory, destination.lines.reshape(memory.shape)), (slot, share)
        assert np.array_equal(target_map._is_here, destination._is_here)
        if isinstance(destination, ProbeDestination) and isinstance(target_map, ProbeTargetMap):
            assert np.array_equal(target_map.positions, destination.positions)


@pytest.mark.parametrize(
    ("name", "token_end", "is_alike", "share"), combined(list(LAYOUTS), [None, 99], [False, True], [0.0, 0.4, 1.0])
)
def test_a_batch_of_records_leaves_the_memory_that_they_leave_one_by_one(
    name: str, token_end: int | None, is_alike: bool, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three threads copy a record at a time."""
    monkeypatch.setattr("kvstore.format.record_batch._COPIED_BYTES", 1)
    layout = LAYOUTS[name]
    order = "token order" if layout.reorder == "none" else "any"
    for slot in layout.records(SHAPE):
        row_of = some_places(np.random.default_rng(7), share, NUM_TOKENS, NUM_ROWS)
        row_of = np.broadcast_to(row_of[0], row_of.shape) if is_alike else row_of
        (one, *_), (many, *_) = (destinations(layout, slot, row_of) for _ in range(2))
        records = records_of(layout, slot, some_rows(64), 64, "token order" if slot.kind in SKETCHES else order)
        token_ends = {} if token_end is None else {read_header(record).token_start: token_end for record in records}
        arena, offsets = np.concatenate([np.frombuffer(record, np.uint8) for record in records]), [0]
        for record in records:
            one.copy(record, token_end)
            offsets.append(offsets[-1] + len(record))
        many.team = ThreadTeam(3)
        batches, damaged = batches_of(arena.data, list(enumerate(offsets[:-1])), token_ends)
        for batch in batches:
            many.copy_batch(batch)
            assert batch.is_verified
        assert damaged == []
        assert np.array_equal(one.lines, many.lines), (slot, share)
        assert np.array_equal(one._is_here, many._is_here)
        if isinstance(one, ProbeDestination) and isinstance(many, ProbeDestination):
            assert np.array_equal(one.positions, many.positions)


@settings(max_examples=examples(120), deadline=None)
@given(data=st.data())
def test_messages_with_records_of_many_slots_leave_the_memory_that_these_leave_one_by_one(
    data: st.DataObject,
) -> None:
    name = data.draw(st.sampled_from(list(LAYOUTS)), "layout")
    layout, kind = LAYOUTS[name], RecordKind.KV
    order = data.draw(st.sampled_from(["token order"] if layout.reorder == "none" else list(ORDERS)), "order")
    token_end = data.draw(st.sampled_from([None, 99]), "token end")
    row_of = some_places(np.random.default_rng(data.draw(st.integers(0, 9))), 0.6, NUM_TOKENS, NUM_ROWS)
    row_of = np.broadcast_to(row_of[0], row_of.shape) if data.draw(st.booleans(), "alike") else row_of
    slots = slots_of(layout, kind)
    (one, *_), (many, *_) = (destinations(layout, slots[0], row_of) for _ in range(2))
    written = [record for slot in slots for record in records_of(layout, slot, some_rows(64), 64, order)]
    chosen = data.draw(st.lists(st.sampled_from(range(len(written))), unique=True, min_size=1), "records")
    records = [written[number] for number in (sorted(chosen) if data.draw(st.booleans(), "in order") else chosen)]
    token_ends = {} if token_end is None else {read_header(record).token_start: token_end for record in records}
    ends = np.cumsum([0, *(len(record) for record in records)]).tolist()
    arena = np.concatenate([np.frombuffer(record, np.uint8) for record in records])
    for record in records:
        one.copy(record, token_end)
    message_size = data.draw(st.integers(1, len(records)), "records of a message")
    entries = list(enumerate(ends[:-1]))
    for first in range(0, len(entries), message_size):
        batches, damaged = batches_of(arena.data, entries[first : first + message_size], token_ends)
        assert damaged == []
        for batch in batches:
            many.copy_batch(batch)
    assert np.array_equal(one.lines, many.lines) and np.array_equal(one._is_here, many._is_here)


def test_places_count_from_the_first_layer_of_the_memory_and_rows_from_that_of_their_tokens() -> None:
    """Memory of layers 0 to 2; rows are wanted of layer 1 alone."""
    layout = LAYOUTS["plain"]
    (slot,) = (slot for slot in slots_of(layout, RecordKind.KV) if slot.layer_start == 1)
    row_of = np.arange(16, dtype=np.int32)[None]
    target_map = RowTargetMap(row_of, 20, SHAPE.row_bytes, num_layers=3, row_layer=1)
    rows, memory = some_rows(16), empty_rows(20)
    put(target_map, record_of(layout, slot, rows, 0), memory)
    assert np.array_equal(memory[1, :16], rows[1])
    assert (memory[[0, 2]] == EMPTY).all() and (memory[1, 16:] == EMPTY).all()
    target_map.check_filled([1])


def test_rows_that_the_memory_has_not_are_refused() -> None:
    with pytest.raises(ValueError, match="among 16"):
        RowTargetMap(np.full((1, 64), 16, np.int32), 16, SHAPE.row_bytes, num_layers=1)
