"""Destinations of selected parts, record by record: where rows are copied, which records are refused, missing rows."""

import itertools
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from made_records import (
    EMPTY,
    LAYOUTS_AND_ORDERS,
    empty_rows,
    probe_bytes,
    record_of,
    records_of,
    sketch_of,
    sketch_room,
    slots_of,
    some_rows,
)

from kvstore import (
    HeadRowsDestination,
    KVView,
    Layout,
    ProbeDestination,
    RowsMissing,
    SelectedRowsDestination,
    SketchDestination,
)
from kvstore.client.line_targets import SketchTargetMap
from kvstore.format.layout import K_PLANE, SKETCHES, RecordKind
from kvstore.format.record import read_header
from kvstore.format.row_order import PrefixRows, RowOrder
from tests.support.record_layouts import LAYOUTS, SHAPE, SWEPT

#: Layouts with a sketch that is in token order.
SKETCHED = ["sketch", "parts", "parts of all layers", "heads"]
KV = RecordKind.KV
PLACES = {
    "all, side by side": np.arange(5, 21),
    "all, in another order": np.random.default_rng(2).permutation(16),
    "all, backwards": np.arange(16)[::-1],
    "side by side but for the middle": np.r_[np.arange(8), 9, 8, np.arange(10, 16)],
    "some": np.where(np.arange(16) % 3 == 0, np.arange(16) + 3, -1),
    "a block after unwanted ones": np.r_[np.full(8, -1), np.arange(8)],
    "one by one from -1 on": np.arange(-1, 15),
    "none": np.full(16, -1),
}


@pytest.mark.parametrize("name", SWEPT)
def test_wanted_rows_go_to_their_places_and_nothing_else_is_touched(name: str) -> None:
    layout = LAYOUTS[name]
    num_tokens = layout.tokens_per_record
    rows = some_rows(num_tokens)
    records = [r for slot in slots_of(layout, RecordKind.KV) for r in records_of(layout, slot, rows, 32)]
    for of_layers in itertools.product(PLACES, PLACES):
        row_of = np.full((SHAPE.num_layers, 32 + num_tokens), -1, np.int32)
        row_of[0, 32:48], row_of[1, 32:48] = (PLACES[of_layer] for of_layer in of_layers)
        row_of[:2, :32] = 0  # wanted as well, but in other records
        view, expected = empty_rows(24), empty_rows(24)
        for layer in range(2):
            for token in range(32, 32 + num_tokens):
                if row_of[layer, token] >= 0:
                    expected[layer, row_of[layer, token]] = rows[layer, token - 32]
        destination = SelectedRowsDestination(view, row_of)
        for record in records:
            destination.copy(record)
        assert np.array_equal(view, expected), of_layers


@pytest.mark.parametrize(("name", "order"), LAYOUTS_AND_ORDERS)
@pytest.mark.parametrize("places", PLACES)
def test_places_that_are_those_of_all_layers_are_filled_likewise_also_from_reordered_records(
    name: str, order: str, places: str
) -> None:
    layout = LAYOUTS[name]
    num_tokens = layout.tokens_per_record
    rows = some_rows(num_tokens)
    row_of_T = np.full(32 + num_tokens, -1, np.int32)
    row_of_T[32:48] = PLACES[places]
    view, expected = empty_rows(24), empty_rows(24)
    for token in np.flatnonzero(row_of_T >= 0):
        expected[:, row_of_T[token]] = rows[:, token - 32]
    destination = SelectedRowsDestination(view, np.broadcast_to(row_of_T, (SHAPE.num_layers, len(row_of_T))))
    for slot in slots_of(layout, RecordKind.KV):
        for record in records_of(layout, slot, rows, 32, order):
            destination.copy(record)
    assert np.array_equal(view, expected)
    destination.check_filled(range(SHAPE.num_layers))


@pytest.mark.parametrize("name", ["tokens reordered", "tokens of two layers reordered"])
@pytest.mark.parametrize("token_end", [None, 16 + 40, 16 + 1])
def test_rows_after_the_end_of_a_reordered_record_are_another_prompts(name: str, token_end: int | None) -> None:
    """Row i of the record is of token 16 + offsets[i]; the prompt has 64 more tokens from the record's first on."""
    layout = LAYOUTS[name]
    num_tokens = layout.tokens_per_record
    offsets = np.random.default_rng(3).permutation(64)[:num_tokens]
    offsets[0] = 0
    rows = some_rows(num_tokens)
    row_of = np.random.default_rng(4).permutation(80).astype(np.int32)[None].repeat(SHAPE.num_layers, 0)
    row_of[:, 40] = -1
    view = empty_rows(80)
    keys = np.full((SHAPE.num_layers, 80, probe_bytes(layout)), EMPTY, np.uint8)
    expected_view, expected_keys = view.copy(), keys.copy()
    expected_positions = np.full((SHAPE.num_layers, 70), -1)
    for row, offset in enumerate(offsets):
        token = 16 + offset
        if token_end is not None and token >= token_end:
            continue
        if row_of[0, token] >= 0:
            expected_view[:, row_of[0, token]] = rows[:, row]
        if token < 70:
            expected_keys[:, token] = rows[:, row, K_PLANE, : probe_bytes(layout)]
            expected_positions[:, token] = 16 // num_tokens + 3
    selected, probe = SelectedRowsDestination(view, row_of), ProbeDestination(keys, 70)
    for slot in layout.records(SHAPE):
        record = record_of(layout, slot, rows, 16, offsets.tolist(), number=3)
        (selected if slot.kind is RecordKind.KV else probe).copy(record, token_end)
    assert np.array_equal(view, expected_view)
    assert np.array_equal(keys, expected_keys)
    assert np.array_equal(probe.positions, expected_positions)


@pytest.mark.parametrize("name", ["sketch", "parts"])
def test_tokens_after_those_that_a_destination_is_for_are_left_out(name: str) -> None:
    """Records are of tokens 64 to 127; the probe destination ends at token 88, the sketch destination at token 96."""
    layout = LAYOUTS[name]
    step, rows, width = layout.tokens_per_record, some_rows(64), probe_bytes(layout)
    sketch, keys = sketch_room(layout, 128), np.full((SHAPE.num_layers, 128, width), EMPTY, np.uint8)
    probe, sketched = ProbeDestination(keys, 88), SketchDestination(sketch, 96)
    for kind, destination in ((RecordKind.PROBE, probe), (RecordKind.SKETCH, sketched)):
        for slot in slots_of(layout, kind):
            for record in records_of(layout, slot, rows, 64):
                destination.copy(record)
    assert np.array_equal(keys[:, 64:88], rows[:, :24, K_PLANE, :width])
    assert (keys[:, 88:] == EMPTY).all()
    assert (probe.positions[:, 64:] == np.arange(64, 88) // step).all()
    assert np.array_equal(sketch[:, 4:6], sketch_of(layout, rows)[:, :2])
    assert (sketch[:, :4] == EMPTY).all() and (sketch[:, 6:] == EMPTY).all()


AnyDestination = ProbeDestination | SketchDestination | SelectedRowsDestination | HeadRowsDestination


#: One record of every kind.
OF_ALL_KINDS = replace(LAYOUTS["parts reordered"], probe_heads=1, coded_rows="rotated-8")


def destinations(layout: Layout) -> dict[RecordKind, AnyDestination]:
    coded, row_of = layout.coded_shape(SHAPE), np.zeros((SHAPE.num_layers, 64), np.int32)
    assert coded is not None
    room, coded_room = (np.zeros((SHAPE.num_layers, 64, 2, shape.row_bytes), np.uint8) for shape in (SHAPE, coded))
    heads = np.zeros((1, 64, 2, coded.head_bytes), np.uint8)
    return {
        RecordKind.PROBE: ProbeDestination(np.zeros((SHAPE.num_layers, 64, probe_bytes(layout)), np.uint8), 64),
        **{kind: SketchDestination(sketch_room(layout, 64, kind), 64, kind) for kind in SKETCHES},
        RecordKind.KV: SelectedRowsDestination(room, row_of),
        RecordKind.CODED: SelectedRowsDestination(coded_room, row_of, kind=RecordKind.CODED),
        RecordKind.HEADS: HeadRowsDestination(heads, np.zeros(64, np.int32), 0),
    }


@pytest.mark.parametrize("kind", RecordKind)
def test_a_record_of_another_kind_is_refused(kind: RecordKind) -> None:
    slot = slots_of(OF_ALL_KINDS, kind)[0]
    record = record_of(OF_ALL_KINDS, slot, some_rows(slot.num_tokens), 0)
    for taken, destination in destinations(OF_ALL_KINDS).items():
        if taken is kind:
            destination.copy(record)
        else:
            with pytest.raises(ValueError, match=f"{kind.name} record came"):
                destination.copy(record)


@pytest.mark.parametrize("name", SKETCHED)
def test_a_sketch_that_no_record_brought_is_found_out(name: str) -> None:
    layout = LAYOUTS[name]
    step, slot = layout.tokens_per_record, layout.records(SHAPE)[0]
    destination = SketchDestination(sketch_room(layout, 128), 128)
    with pytest.raises(RowsMissing, match="the sketch of 128 tokens"):
        destination.check_filled()
    for start in range(64, 128, step):
        for _ in range(2):  # a row copied twice does not replace a missing one
            destination.copy(record_of(layout, slot, some_rows(step), start))
    with pytest.raises(RowsMissing, match="the sketch of 64 tokens"):
        destination.check_filled()
    for start in range(0, 64, step):
        destination.copy(record_of(layout, slot, some_rows(step), start))
    destination.check_filled()
    SketchDestination(sketch_room(layout, 16), 15).check_filled()  # no whole group


@pytest.mark.parametrize("name", SKETCHED)
def test_a_sketch_that_there_is_no_room_for_is_refused_and_nothing_is_touched(name: str) -> None:
    layout = LAYOUTS[name]
    slot, room = layout.records(SHAPE)[0], sketch_room(layout, 128)
    record = record_of(layout, slot, some_rows(layout.tokens_per_record), 64)
    for axis in (0, 2, 3, 4):
        other = np.concatenate([room, room], axis=axis)
        with pytest.raises(ValueError):
            SketchDestination(other, 128).copy(record)
        assert (other == EMPTY).all()
    for wrong in (room.astype(np.int8), room[:, :7], room[..., 0], room[None]):
        with pytest.raises(ValueError, match="sketches of 128 tokens do not fit"):
            SketchDestination(wrong, 128)


@pytest.mark.parametrize("is_placing", [False, True])
@pytest.mark.parametrize("is_told_of_another", [False, True])
def test_a_sketch_of_reordered_rows_whose_order_was_not_given_is_refused(
    is_placing: bool, is_told_of_another: bool
) -> None:
    """Its rows would be taken for other tokens'."""
    layout = LAYOUTS["parts reordered"]
    slot, room, prefix_rows = layout.records(SHAPE)[0], sketch_room(layout, 128), None
    offsets = np.random.default_rng(1).permutation(64)
    if is_told_of_another:
        orders = np.array([offsets, offsets[::-1]], np.uint16)
        prefix_rows = PrefixRows(128, [RowOrder(64, 64, orders)])
    record = record_of(layout, slot, some_rows(32), 0, offsets[32:].tolist(), number=1)
    with pytest.raises(ValueError, match="the order of the rows of tokens from 0 on is unknown"):
        if is_placing:
            line_bytes = room[0, 0].nbytes
            SketchTargetMap(len(room), 128, line_bytes, RecordKind.SKETCH, prefix_rows).targets_of(read_header(record))
        else:
            SketchDestination(room, 128, prefix_rows=prefix_rows).copy(record)
    assert (room == EMPTY).all()
    if prefix_rows is None:
        return
    told = record_of(layout, slot, some_rows(32), 64, offsets[32:].tolist(), number=1)
    SketchDestination(room, 128, prefix_rows=prefix_rows).copy(told)
    assert np.array_equal(room[:, 6:8], sketch_of(layout, some_rows(32)))
    assert (room[:, :6] == EMPTY).all()


def test_memory_that_does_not_fit_is_refused() -> None:
    rows, row_of = np.zeros((3, 8, 2, SHAPE.row_bytes), np.uint8), np.zeros((3, 64), np.int32)
    for view, places in (
        (rows.astype(np.int8), row_of),
        (rows[:, :, :1], row_of),
        (rows[:2], row_of),
        (rows, row_of.astype(np.int64)),
        (rows, row_of[0]),
    ):
        with pytest.raises(ValueError):
            SelectedRowsDestination(view, places)
    with pytest.raises(ValueError):
        ProbeDestination(np.zeros((3, 63, SHAPE.head_bytes), np.uint8), 64)
    layout = LAYOUTS["tokens of two layers reordered"]
    probe = slots_of(layout, RecordKind.PROBE)[0]
    for width in (1, SHAPE.head_bytes - 4, SHAPE.row_bytes):
        destination = ProbeDestination(np.zeros((3, 64, width), np.uint8), 64)
        with pytest.raises(ValueError, match="probe record"):
            destination.copy(record_of(layout, probe, some_rows(16), 0))


@pytest.mark.parametrize("places", [np.arange(16) + 50, np.arange(16)[::-1] + 50])
def test_a_row_that_the_view_has_not_is_an_error(places: np.ndarray) -> None:
    layout = LAYOUTS["plain"]
    view = np.zeros((SHAPE.num_layers, 64, 2, SHAPE.row_bytes), np.uint8)
    row_of = np.tile(places.astype(np.int32), (SHAPE.num_layers, 1))
    slot = slots_of(layout, RecordKind.KV)[0]
    with pytest.raises((ValueError, IndexError)):
        SelectedRowsDestination(view, row_of).copy(record_of(layout, slot, some_rows(16), 0))


@pytest.mark.parametrize("name", [name for name, each in SWEPT.items() if slots_of(each, KV)[0].num_tokens <= 32])
def test_rows_that_no_record_brought_are_found_out(name: str) -> None:
    """Tokens 0 to 39 are wanted, in another order; only the records of tokens 0 to 31 arrive."""
    layout = LAYOUTS[name]
    num_tokens = layout.tokens_per_record // layout.kv_records
    row_of = np.full((SHAPE.num_layers, 64), -1, np.int32)
    row_of[:, :40] = np.random.default_rng(6).permutation(40)
    row_of[2, 32:] = -1
    destination = SelectedRowsDestination(empty_rows(40), row_of)
    for layer in range(SHAPE.num_layers):
        with pytest.raises(RowsMissing, match=f"of layer {layer}, plane 0"):
            destination.check_filled([layer])
    for slot in slots_of(layout, RecordKind.KV):
        if slot.plane_start == 0:
            for start in range(0, 32, num_tokens):
                destination.copy(record_of(layout, slot, some_rows(num_tokens), start))
    planes = [0] if layout.planes == "apart" else [0, 1]
    destination.check_filled([2], planes)
    destination.check_filled([], [0, 1])
    with pytest.raises(RowsMissing, match="brought 8 of 40 wanted rows of layer 1, plane 0"):
        destination.check_filled([2, 1], planes)
    if layout.planes == "apart":
        with pytest.raises(RowsMissing, match="brought 32 of 32 wanted rows of layer 2, plane 1"):
            destination.check_filled([2])


@pytest.mark.parametrize("name", SWEPT)
def test_a_view_of_later_layers_takes_theirs_and_refuses_those_before(name: str) -> None:
    """A view of the last range of layers that records hold."""
    layout = LAYOUTS[name]
    slots = slots_of(layout, RecordKind.KV)
    first = slots[-1].layer_start
    rows, num_layers = some_rows(layout.tokens_per_record), SHAPE.num_layers - first
    row_of = np.tile(np.arange(layout.tokens_per_record, dtype=np.int32)[::-1], (num_layers, 1))
    view = np.full((num_layers, layout.tokens_per_record, 2, SHAPE.row_bytes), EMPTY, np.uint8)
    destination = SelectedRowsDestination(view, row_of, first)
    for slot in slots:
        for record in records_of(layout, slot, rows, 0):
            if slot.layer_start < first:
                with pytest.raises(ValueError, match=f"layers {slot.layer_start} to .* does not fit a destination"):
                    destination.copy(record)
                assert (view == EMPTY).all()
            else:
                with pytest.raises(RowsMissing, match=f"layer {first},"):
                    destination.check_filled([first])
                destination.copy(record)
    destination.check_filled(range(first, SHAPE.num_layers))
    assert np.array_equal(view, rows[first:, ::-1])


def test_rows_that_come_twice_do_not_make_up_for_others() -> None:
    layout = LAYOUTS["plain"]
    row_of = np.tile(np.arange(32, dtype=np.int32), (SHAPE.num_layers, 1))
    destination = SelectedRowsDestination(np.zeros((SHAPE.num_layers, 32, 2, SHAPE.row_bytes), np.uint8), row_of)
    slot = slots_of(layout, RecordKind.KV)[0]
    for _ in range(2):
        destination.copy(record_of(layout, slot, some_rows(16), 0))
    with pytest.raises(RowsMissing, match="16 of 32"):
        destination.check_filled([0])


@pytest.mark.parametrize("name", ["layers packed", "apart", "sketch", "parts"])
def test_probe_keys_that_no_record_brought_are_found_out(name: str) -> None:
    layout = LAYOUTS[name]
    num_tokens = layout.tokens_per_record
    probe = ProbeDestination(np.zeros((SHAPE.num_layers, 40, probe_bytes(layout)), np.uint8), 40)
    slot = slots_of(layout, RecordKind.PROBE)[0]
    for start in range(0, 32, num_tokens):
        probe.copy(record_of(layout, slot, some_rows(num_tokens), start))
    with pytest.raises(RowsMissing, match="8 tokens of layer 0"):
        probe.check_filled([0])
    probe.copy(record_of(layout, slot, some_rows(num_tokens), 32))
    probe.check_filled(range(slot.layer_end))
    with pytest.raises(RowsMissing, match=f"40 tokens of layer {slot.layer_end}"):
        probe.check_filled(range(SHAPE.num_layers))


# -- retrieval heads ---------------------------------------------------------------------------------------------------


HEADED = LAYOUTS["heads"]


def heads_of(rows: KVView, heads: Sequence[tuple[int, int]]) -> KVView:
    by_head = rows.reshape(*rows.shape[:3], SHAPE.num_kv_heads, -1)
    return np.stack([by_head[layer, :, :, head] for layer, head in heads])


def test_rows_of_retrieval_heads_go_to_their_places_and_what_does_not_come_is_found_out() -> None:
    slots = slots_of(HEADED, RecordKind.HEADS)
    assert [(slot.layer_start, slot.layer_end) for slot in slots] == [(0, 2), (2, 3)]
    rows = some_rows(64)
    for slot, heads in zip(slots, [[(0, 1), (1, 0)], [(2, 1)]], strict=True):
        row_of = np.full(60, -1, np.int32)
        wanted = np.array([3, 16, 17, 40, 59])
        row_of[wanted] = [4, 0, 1, 2, 3]
        view = np.full((len(heads), 5, 2, SHAPE.head_bytes), EMPTY, np.uint8)
        destination = HeadRowsDestination(view, row_of, slot.layer_start)
        made = records_of(HEADED, slot, rows, 0)
        assert len(made) == 4
        for record in made[:3]:
            destination.copy(record, 64)
        with pytest.raises(RowsMissing, match="1 of 5 wanted rows of retrieval heads"):
            destination.check_filled()
        destination.copy(made[3], 59)
        with pytest.raises(RowsMissing):
            destination.check_filled()
        destination.copy(made[3])
        destination.check_filled()
        assert np.array_equal(view[:, row_of[wanted]], heads_of(rows, heads)[:, wanted])


def test_heads_of_other_layers_or_of_another_number_are_refused() -> None:
    slot = slots_of(HEADED, RecordKind.HEADS)[0]
    record, row_of = record_of(HEADED, slot, some_rows(16), 0), np.zeros(16, np.int32)
    room = np.zeros((2, 16, 2, SHAPE.head_bytes), np.uint8)
    with pytest.raises(ValueError, match="heads of layers from 0 on, not of those from 2 on"):
        HeadRowsDestination(room, row_of, 2).copy(record)
    with pytest.raises(ValueError, match="bytes a token"):
        HeadRowsDestination(room[:1], row_of, 0).copy(record)
    with pytest.raises(ValueError, match="not a view of rows of heads"):
        HeadRowsDestination(room[0], row_of, 0)
    with pytest.raises(ValueError, match="does not give the rows"):
        HeadRowsDestination(room, row_of[None], 0)
