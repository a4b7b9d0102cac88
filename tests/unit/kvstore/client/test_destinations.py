"""Destinations of selected parts: record by record, and through stores whose rows lie in every order there is."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest
from store_steps import WAIT_S, judge

from kvstore import (
    HeadRowsDestination,
    KVShape,
    KVStore,
    KVView,
    Layout,
    ProbeDestination,
    RowsMissing,
    SelectedRowsDestination,
    SketchDestination,
    StoreClient,
    StoreIdentity,
)
from kvstore.client.line_targets import SketchTargetMap
from kvstore.disk.files import aligned_buffer
from kvstore.format.layout import K_PLANE, PAGE_BYTES, SKETCHES, RecordKind, RecordSlot
from kvstore.format.payload import fill_payload, key_sketch, kv_rows
from kvstore.format.record import RecordIdentity, read_header, write_header
from kvstore.format.row_order import PrefixRows, RowOrder
from kvstore.tiers.tier import Tier

SHAPE = KVShape(num_layers=3, num_kv_heads=2, head_dim=4, dtype="float32")
PROBE_BYTES = SHAPE.row_bytes // SHAPE.num_kv_heads
LAYOUTS = {
    f"{planes} {layers} {tokens}": Layout(
        tokens_per_record=tokens,
        layers_per_record=layers,
        planes=planes,
        probe_heads=1,
        reorder="tokens",
        tokens_per_extent=64,
    )
    for planes, layers, tokens in (("joint", 1, 16), ("joint", 2, 32), ("apart", 1, 32), ("apart", 2, 16))
}
#: Of 32 tokens a chunk, or 64 in four records: as they are before they are reordered.
SKETCHED = {
    f"{planes} {layers} {tokens} in {kv_records} with {sketch}": Layout(
        tokens_per_record=tokens,
        layers_per_record=layers,
        planes=planes,
        probe_heads=1,
        sketch=sketch,
        kv_records=kv_records,
        tokens_per_extent=128,
    )
    for planes, layers, tokens, kv_records, sketch in (
        ("joint", 1, 16, 1, 2), ("joint", 2, 32, 2, 1), ("apart", 2, 64, 4, 4), ("joint", 3, 64, 2, 16)
    )
}  # fmt: skip
ALL_LAYOUTS = LAYOUTS | SKETCHED
EMPTY = 0xEE


def some_rows(num_tokens: int, seed: int = 1) -> KVView:
    """Numbers that are no EMPTY bytes, [layers, tokens, 2, row_bytes]."""
    width = SHAPE.row_bytes // 4
    return np.random.default_rng(seed).random((SHAPE.num_layers, num_tokens, 2, width), np.float32).view(np.uint8)


def records_of(layout: Layout, slot: RecordSlot, rows: KVView, start: int) -> list[memoryview]:
    """The records of one slot and a chunk that begins with token `start`."""
    size = slot.num_tokens
    return [record_of(layout, slot, rows[:, at : at + size], start + at) for at in range(0, rows.shape[1], size)]


def sketch_room(layout: Layout, num_tokens: int, kind: RecordKind = RecordKind.SKETCH) -> npt.NDArray[np.uint8]:
    num_sketched = len(layout.sketched_layers(SHAPE))
    shape = num_sketched, num_tokens // 16, layout.means_of(kind), SHAPE.num_kv_heads, 4 + SHAPE.head_dim
    return np.full(shape, EMPTY, np.uint8)


def sketch_of(layout: Layout, rows: KVView) -> npt.NDArray[np.uint8]:
    return key_sketch(rows[list(layout.sketched_layers(SHAPE)), :, K_PLANE], layout.sketch, SHAPE)


def slots_of(layout: Layout, kind: RecordKind) -> list[int]:
    return [i for i, slot in enumerate(layout.records(SHAPE)) if slot.kind is kind]


def record_of(
    layout: Layout, slot: RecordSlot, rows: KVView, start: int, offsets: Sequence[int] = (), number: int = 0
) -> memoryview:
    """A record as the store would have it: `rows` in the order in which they lie, of tokens from `start` on."""
    assert rows.shape[1] == slot.num_tokens
    record = aligned_buffer(slot.record_bytes)[: slot.record_bytes]
    payload = record[PAGE_BYTES : PAGE_BYTES + slot.payload_bytes]
    fill_payload(payload, slot, rows, layout, SHAPE)
    identity = RecordIdentity(
        key=bytes(16),
        provenance="exact",
        token_start=start,
        tokens=bytes(4 * rows.shape[1]),
        number=number,
        offsets=np.array(offsets, np.uint16).tobytes(),
    )
    write_header(record[:PAGE_BYTES], identity, slot, payload)
    return record


# -- one record at a time ----------------------------------------------------------------------------------------------


PLACES = {
    "all, side by side": np.arange(5, 21),
    "all, in another order": np.random.default_rng(2).permutation(16),
    "all, backwards": np.arange(16)[::-1],
    "side by side but for the middle": np.r_[np.arange(8), 9, 8, np.arange(10, 16)],
    "some": np.where(np.arange(16) % 3 == 0, np.arange(16) + 3, -1),
    "a block behind unwanted ones": np.r_[np.full(8, -1), np.arange(8)],
    "one by one from -1 on": np.arange(-1, 15),
    "none": np.full(16, -1),
}


@pytest.mark.parametrize("layout", ALL_LAYOUTS.values(), ids=ALL_LAYOUTS.keys())
@pytest.mark.parametrize("of_second_layer", PLACES)
@pytest.mark.parametrize("of_first_layer", PLACES)
def test_wanted_rows_go_to_their_places_and_nothing_else_is_touched(
    layout: Layout, of_first_layer: str, of_second_layer: str
) -> None:
    num_tokens = layout.tokens_per_record
    rows = some_rows(num_tokens)
    row_of = np.full((SHAPE.num_layers, 32 + num_tokens), -1, np.int32)
    row_of[0, 32:48], row_of[1, 32:48] = PLACES[of_first_layer], PLACES[of_second_layer]
    row_of[:2, :32] = 0  # wanted, too, but of other records
    view = np.full((SHAPE.num_layers, 24, 2, SHAPE.row_bytes), EMPTY, np.uint8)
    expected = view.copy()
    for layer in range(2):
        for token in range(32, 32 + num_tokens):
            if row_of[layer, token] >= 0:
                expected[layer, row_of[layer, token]] = rows[layer, token - 32]
    destination = SelectedRowsDestination(view, row_of)
    for index in slots_of(layout, RecordKind.KV):
        for record in records_of(layout, layout.records(SHAPE)[index], rows, 32):
            destination.copy(record)
    assert np.array_equal(view, expected)


#: Of the tokens of a record, in which its rows lie; a shift by one keeps the first and the last apart as they were.
ORDERS = {
    "token order": lambda num_tokens: (),
    "two changed": lambda num_tokens: (0, 2, 1, *range(3, num_tokens)),
    "backwards": lambda num_tokens: tuple(range(num_tokens))[::-1],
    "any": lambda num_tokens: tuple(np.random.default_rng(3).permutation(num_tokens)),
}


@pytest.mark.parametrize(
    ("layout", "order"),
    [(layout, order) for layout in ALL_LAYOUTS for order in (ORDERS if layout in LAYOUTS else ["token order"])],
)
@pytest.mark.parametrize("places", PLACES)
def test_places_that_are_those_of_all_layers_are_filled_likewise_also_from_reordered_records(
    layout: str, order: str, places: str
) -> None:
    of_layout = ALL_LAYOUTS[layout]
    num_tokens = of_layout.tokens_per_record
    rows = some_rows(num_tokens)
    row_of_T = np.full(32 + num_tokens, -1, np.int32)
    row_of_T[32:48] = PLACES[places]
    view = np.full((SHAPE.num_layers, 24, 2, SHAPE.row_bytes), EMPTY, np.uint8)
    expected = view.copy()
    for token in np.flatnonzero(row_of_T >= 0):
        expected[:, row_of_T[token]] = rows[:, token - 32]
    destination = SelectedRowsDestination(view, np.broadcast_to(row_of_T, (SHAPE.num_layers, len(row_of_T))))
    offsets = ORDERS[order](num_tokens)
    for index in slots_of(of_layout, RecordKind.KV):
        slot = of_layout.records(SHAPE)[index]
        if offsets:
            destination.copy(record_of(of_layout, slot, rows[:, list(offsets)], 32, offsets))
        else:
            for record in records_of(of_layout, slot, rows, 32):
                destination.copy(record)
    assert np.array_equal(view, expected)
    destination.check_filled(range(SHAPE.num_layers))


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS.keys())
@pytest.mark.parametrize("token_end", [None, 16 + 40, 16 + 1])
def test_of_a_reordered_record_rows_behind_the_end_are_another_prompts(layout: Layout, token_end: int | None) -> None:
    """Row i of the record is of token 16 + offsets[i]; the prompt has 64 tokens behind the record's first, too."""
    num_tokens = layout.tokens_per_record
    offsets = np.random.default_rng(3).permutation(64)[:num_tokens]
    offsets[0] = 0
    rows = some_rows(num_tokens)
    row_of = np.random.default_rng(4).permutation(80).astype(np.int32)[None].repeat(SHAPE.num_layers, 0)
    row_of[:, 40] = -1
    view = np.full((SHAPE.num_layers, 80, 2, SHAPE.row_bytes), EMPTY, np.uint8)
    keys = np.full((SHAPE.num_layers, 80, PROBE_BYTES), EMPTY, np.uint8)
    expected_view, expected_keys = view.copy(), keys.copy()
    expected_positions = np.full((SHAPE.num_layers, 70), -1)
    for row, offset in enumerate(offsets):
        token = 16 + offset
        if token_end is not None and token >= token_end:
            continue
        if row_of[0, token] >= 0:
            expected_view[:, row_of[0, token]] = rows[:, row]
        if token < 70:
            expected_keys[:, token] = rows[:, row, K_PLANE, :PROBE_BYTES]
            expected_positions[:, token] = 16 // num_tokens + 3
    selected, probe = SelectedRowsDestination(view, row_of), ProbeDestination(keys, 70)
    for slot in layout.records(SHAPE):
        record = record_of(layout, slot, rows, 16, offsets.tolist(), number=3)
        (selected if slot.kind is RecordKind.KV else probe).copy(record, token_end)
    assert np.array_equal(view, expected_view)
    assert np.array_equal(keys, expected_keys)
    assert np.array_equal(probe.positions, expected_positions)


@pytest.mark.parametrize("layout", SKETCHED.values(), ids=SKETCHED.keys())
def test_tokens_behind_those_that_a_destination_is_for_are_left_out(layout: Layout) -> None:
    """Chunks of tokens 64 to 127, and a probe and sketch of those before 88 and 96."""
    step, rows = layout.tokens_per_record, some_rows(64)
    sketch, keys = sketch_room(layout, 128), np.full((SHAPE.num_layers, 128, PROBE_BYTES), EMPTY, np.uint8)
    probe, sketched = ProbeDestination(keys, 88), SketchDestination(sketch, 96)
    for slot in layout.records(SHAPE):
        if slot.kind is not RecordKind.KV:
            for start in range(0, 64, step):
                destination = probe if slot.kind is RecordKind.PROBE else sketched
                destination.copy(record_of(layout, slot, rows[:, start : start + step], 64 + start))
    assert np.array_equal(keys[:, 64:88], rows[:, :24, K_PLANE, :PROBE_BYTES])
    assert (keys[:, 88:] == EMPTY).all()
    assert (probe.positions[:, 64:] == np.arange(64, 88) // step).all()
    assert np.array_equal(sketch[:, 4:6], sketch_of(layout, rows)[:, :2])
    assert (sketch[:, :4] == EMPTY).all() and (sketch[:, 6:] == EMPTY).all()


AnyDestination = ProbeDestination | SketchDestination | SelectedRowsDestination | HeadRowsDestination


def destinations(layout: Layout) -> dict[RecordKind, AnyDestination]:
    view = np.zeros((SHAPE.num_layers, 64, 2, SHAPE.row_bytes), np.uint8)
    return {
        RecordKind.PROBE: ProbeDestination(np.zeros((SHAPE.num_layers, 64, PROBE_BYTES), np.uint8), 64),
        **{kind: SketchDestination(sketch_room(layout, 64, kind), 64, kind) for kind in SKETCHES},
        RecordKind.KV: SelectedRowsDestination(view, np.zeros((SHAPE.num_layers, 64), np.int32)),
        RecordKind.HEADS: HeadRowsDestination(np.zeros((1, 64, 2, PROBE_BYTES), np.uint8), np.zeros(64, np.int32), 0),
    }


@pytest.mark.parametrize(
    "layout",
    [
        replace(layout, fine_sketch=16, planes="joint", retrieval_heads=((0, 1),))
        for layout in SKETCHED.values()
        if layout.sketch < 16
    ],
)
@pytest.mark.parametrize("kind", RecordKind)
def test_a_record_of_another_kind_is_refused(layout: Layout, kind: RecordKind) -> None:
    slot = layout.records(SHAPE)[slots_of(layout, kind)[0]]
    record = record_of(layout, slot, some_rows(slot.num_tokens), 0)
    for taken, destination in destinations(layout).items():
        if taken is kind:
            destination.copy(record)
        else:
            with pytest.raises(ValueError, match=f"{kind.name} record came"):
                destination.copy(record)


@pytest.mark.parametrize("layout", SKETCHED.values(), ids=SKETCHED.keys())
def test_a_sketch_that_no_record_brought_is_found_out(layout: Layout) -> None:
    step, slot = layout.tokens_per_record, layout.records(SHAPE)[0]
    destination = SketchDestination(sketch_room(layout, 128), 128)
    with pytest.raises(RowsMissing, match="the sketch of 128 tokens"):
        destination.check_filled()
    for start in range(64, 128, step):
        for _ in range(2):  # twice does not make up for another
            destination.copy(record_of(layout, slot, some_rows(step), start))
    with pytest.raises(RowsMissing, match="the sketch of 64 tokens"):
        destination.check_filled()
    for start in range(0, 64, step):
        destination.copy(record_of(layout, slot, some_rows(step), start))
    destination.check_filled()
    SketchDestination(sketch_room(layout, 16), 15).check_filled()  # no whole group


@pytest.mark.parametrize("layout", SKETCHED.values(), ids=SKETCHED.keys())
def test_a_sketch_that_there_is_no_room_for_is_refused_and_nothing_is_touched(layout: Layout) -> None:
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
def test_a_sketch_of_reordered_rows_of_which_nobody_told_is_refused(is_placing: bool, is_told_of_another: bool) -> None:
    """It would be taken for that of other tokens."""
    layout = SKETCHED["joint 2 32 in 2 with 1"]
    slot, room, prefix_rows = layout.records(SHAPE)[0], sketch_room(layout, 128), None
    offsets = np.random.default_rng(1).permutation(64)
    if is_told_of_another:
        orders = np.array([offsets, offsets[::-1]], np.uint16)
        prefix_rows = PrefixRows(128, [RowOrder(64, 64, orders)])
    record = record_of(layout, slot, some_rows(32), 0, offsets[32:].tolist(), number=1)
    with pytest.raises(ValueError, match="no order was given of the rows of tokens from 0 on"):
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
        ProbeDestination(np.zeros((3, 63, PROBE_BYTES), np.uint8), 64)
    layout = LAYOUTS["joint 1 16"]
    probe = layout.records(SHAPE)[slots_of(layout, RecordKind.PROBE)[0]]
    for probe_bytes in (1, PROBE_BYTES - 4, SHAPE.row_bytes):
        destination = ProbeDestination(np.zeros((3, 64, probe_bytes), np.uint8), 64)
        with pytest.raises(ValueError, match="probe record"):
            destination.copy(record_of(layout, probe, some_rows(16), 0))


@pytest.mark.parametrize("places", [np.arange(16) + 50, np.arange(16)[::-1] + 50])
def test_a_row_that_the_view_has_not_is_an_error(places: np.ndarray) -> None:
    layout = LAYOUTS["joint 1 16"]
    view = np.zeros((SHAPE.num_layers, 64, 2, SHAPE.row_bytes), np.uint8)
    row_of = np.tile(places.astype(np.int32), (SHAPE.num_layers, 1))
    slot = layout.records(SHAPE)[slots_of(layout, RecordKind.KV)[0]]
    with pytest.raises((ValueError, IndexError)):
        SelectedRowsDestination(view, row_of).copy(record_of(layout, slot, some_rows(16), 0))


@pytest.mark.parametrize("layout", ALL_LAYOUTS.values(), ids=ALL_LAYOUTS.keys())
def test_rows_that_no_record_brought_are_found_out(layout: Layout) -> None:
    """Tokens 0 to 39 are wanted, in another order; of them the records of tokens 0 to 31 come."""
    num_tokens = layout.tokens_per_record // layout.kv_records
    row_of = np.full((SHAPE.num_layers, 64), -1, np.int32)
    row_of[:, :40] = np.random.default_rng(6).permutation(40)
    row_of[2, 32:] = -1
    view = np.full((SHAPE.num_layers, 40, 2, SHAPE.row_bytes), EMPTY, np.uint8)
    destination = SelectedRowsDestination(view, row_of)
    for layer in range(SHAPE.num_layers):
        with pytest.raises(RowsMissing, match=f"of layer {layer}, plane 0"):
            destination.check_filled([layer])
    for index in slots_of(layout, RecordKind.KV):
        slot = layout.records(SHAPE)[index]
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


@pytest.mark.parametrize("layout", ALL_LAYOUTS.values(), ids=ALL_LAYOUTS.keys())
def test_a_view_of_later_layers_takes_theirs_and_refuses_those_before(layout: Layout) -> None:
    """A view of the last range of layers that records hold."""
    slots = layout.records(SHAPE)
    first = slots[-1].layer_start
    rows, num_layers = some_rows(layout.tokens_per_record), SHAPE.num_layers - first
    row_of = np.tile(np.arange(layout.tokens_per_record, dtype=np.int32)[::-1], (num_layers, 1))
    view = np.full((num_layers, layout.tokens_per_record, 2, SHAPE.row_bytes), EMPTY, np.uint8)
    destination = SelectedRowsDestination(view, row_of, first)
    for index in slots_of(layout, RecordKind.KV):
        slot = slots[index]
        for record in records_of(layout, slot, rows, 0):
            if slot.layer_start < first:
                with pytest.raises(ValueError, match=f"layers {slot.layer_start} to .* came where there are"):
                    destination.copy(record)
                assert (view == EMPTY).all()
            else:
                with pytest.raises(RowsMissing, match=f"layer {first},"):
                    destination.check_filled([first])
                destination.copy(record)
    destination.check_filled(range(first, SHAPE.num_layers))
    assert np.array_equal(view, rows[first:, ::-1])


def test_rows_that_come_twice_do_not_make_up_for_others() -> None:
    layout = LAYOUTS["joint 1 16"]
    row_of = np.tile(np.arange(32, dtype=np.int32), (SHAPE.num_layers, 1))
    destination = SelectedRowsDestination(np.zeros((SHAPE.num_layers, 32, 2, SHAPE.row_bytes), np.uint8), row_of)
    slot = layout.records(SHAPE)[slots_of(layout, RecordKind.KV)[0]]
    for _ in range(2):
        destination.copy(record_of(layout, slot, some_rows(16), 0))
    with pytest.raises(RowsMissing, match="16 of 32"):
        destination.check_filled([0])


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS.keys())
def test_probe_keys_that_no_record_brought_are_found_out(layout: Layout) -> None:
    num_tokens = layout.tokens_per_record
    probe = ProbeDestination(np.zeros((SHAPE.num_layers, 40, PROBE_BYTES), np.uint8), 40)
    slot = layout.records(SHAPE)[slots_of(layout, RecordKind.PROBE)[0]]
    for start in range(0, 32, num_tokens):
        probe.copy(record_of(layout, slot, some_rows(num_tokens), start))
    with pytest.raises(RowsMissing, match="8 tokens of layer 0"):
        probe.check_filled([0])
    probe.copy(record_of(layout, slot, some_rows(num_tokens), 32))
    probe.check_filled(range(slot.layer_end))
    with pytest.raises(RowsMissing, match=f"40 tokens of layer {slot.layer_end}"):
        probe.check_filled(range(SHAPE.num_layers))


# -- through a store ---------------------------------------------------------------------------------------------------


STORES = {f"{name} in token order": (layout, False) for name, layout in ALL_LAYOUTS.items()}
STORES |= {f"{name} reordered": (layout, True) for name, layout in LAYOUTS.items()}

TRUNK = list(range(64 * 4 + 3))
#: Leaves its second extent after 96 tokens, or its first after 64.
BRANCH = [*TRUNK[:96], *range(9000, 9000 + 64), 1]


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, open_store, put) -> KVStore:
    """Holds TRUNK, and BRANCH, which leaves its extent on the way; in memory it holds nothing."""
    layout, is_reordered = STORES[request.param]
    owner = StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=layout)
    settings = {"owner": owner, "reorder_interval_s": 0, "background_bytes_per_s": 2**40}
    store = open_store(**settings)
    put(store, TRUNK)
    if is_reordered:
        judge(store, TRUNK, 1)
        assert store.rewrite_all().nodes == 1
    put(store, BRANCH)
    store.close()
    return open_store(**settings)


def is_reordered(store: KVStore, tokens: Sequence[int]) -> bool:
    return any(extent.is_reordered for extent, _ in store.inventory.match(tokens))


@pytest.mark.parametrize("tokens", [TRUNK, BRANCH], ids=["trunk", "branch"])
def test_chosen_tokens_come_byte_exact_from_the_records_that_the_probe_names(
    store: KVStore, client_of: Callable[[KVStore], StoreClient], kv_of, tokens: list[int]
) -> None:
    client, placement = client_of(store), store.acquire(tokens, save=False)
    num_tokens, kv, layout = placement.num_stored_tokens, kv_of(tokens, SHAPE), store.identity.layout
    assert num_tokens == len(tokens) // max(32, layout.tokens_per_record) * max(32, layout.tokens_per_record)
    keys = np.full((SHAPE.num_layers, num_tokens, PROBE_BYTES), EMPTY, np.uint8)
    probe = ProbeDestination(keys, num_tokens)
    load = client.load(placement.placement_id, probe, slots=slots_of(layout, RecordKind.PROBE))
    for layer in range(SHAPE.num_layers):
        load.wait(layer, WAIT_S)
        assert np.array_equal(keys[layer], kv[layer, :num_tokens, K_PLANE, :PROBE_BYTES])
        assert (probe.positions[layer] >= 0).all()
    load.cancel()
    if not is_reordered(store, tokens):
        assert (probe.positions == np.arange(num_tokens) // layout.tokens_per_record).all()
    draw = np.random.default_rng(5)
    for layer in range(SHAPE.num_layers):
        wanted = np.sort(draw.choice(num_tokens, 9, replace=False))
        row_of = np.full((SHAPE.num_layers, num_tokens), -1, np.int32)
        row_of[layer, wanted] = np.arange(len(wanted))
        view = np.full((SHAPE.num_layers, len(wanted), 2, SHAPE.row_bytes), EMPTY, np.uint8)
        slots = [
            i
            for i, slot in enumerate(store.geometry.slots)
            if slot.kind is RecordKind.KV and slot.layer_start <= layer < slot.layer_end
        ]
        in_record = {i: store.geometry.slots[i].num_tokens for i in slots}
        num_records = sum(len(set(wanted // size)) for size in in_record.values())
        if is_reordered(store, tokens):
            num_records = len(slots) * len(set(probe.positions[layer, wanted].tolist()))
        destination = SelectedRowsDestination(view, row_of)
        load = client.load(placement.placement_id, destination, slots=slots, tokens=row_of[layer] >= 0)
        load.wait(layer, WAIT_S)
        load.wait_all(WAIT_S)
        load.cancel()
        destination.check_filled([layer])
        assert np.array_equal(view[layer], kv[layer, wanted])
        assert (np.delete(view, layer, axis=0) == EMPTY).all()
        count = load.records_from(Tier.DISK) + load.records_from(Tier.HOST)
        if tokens is BRANCH and is_reordered(store, tokens):  # it may have two records of one position
            assert count >= num_records
        else:
            assert count == num_records


@pytest.mark.parametrize("tokens", [TRUNK, BRANCH], ids=["trunk", "branch"])
@pytest.mark.parametrize("store", [f"{name} in token order" for name in SKETCHED], indirect=True)
def test_the_sketch_of_a_prefix_is_that_of_its_keys(
    store: KVStore, client_of: Callable[[KVStore], StoreClient], kv_of, tokens: list[int]
) -> None:
    client, placement, layout = client_of(store), store.acquire(tokens, save=False), store.identity.layout
    num_tokens, kv = placement.num_stored_tokens, kv_of(tokens, SHAPE)
    sketch = sketch_room(layout, num_tokens)
    destination = SketchDestination(sketch, num_tokens)
    with pytest.raises(RowsMissing):
        destination.check_filled()
    load = client.load(placement.placement_id, destination, slots=slots_of(layout, RecordKind.SKETCH))
    load.wait_all(WAIT_S)
    load.cancel()
    destination.check_filled()
    assert np.array_equal(sketch, sketch_of(layout, kv[:, :num_tokens]))


@pytest.mark.parametrize("tokens", [TRUNK, BRANCH], ids=["trunk", "branch"])
@pytest.mark.parametrize("store", [f"{name} in token order" for name in SKETCHED], indirect=True)
def test_single_records_are_fetched_by_their_positions_among_those_of_their_slot(
    store: KVStore, client_of: Callable[[KVStore], StoreClient], kv_of, tokens: list[int]
) -> None:
    client, placement, kv = client_of(store), store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
    for slot_index in store.geometry.kv_slots:
        slot = store.geometry.slots[slot_index]
        last = placement.num_stored_tokens // slot.num_tokens - 1
        for positions in ([0], [last], [1, 0], [0, 2, last], range(last + 1)):
            with client.fetch(placement.placement_id, [slot_index], positions) as fetch:
                records = list(fetch.wait(WAIT_S).values())
                assert [read_header(record).position for record in records] == sorted(set(positions))
                for record in records:
                    header = read_header(record)
                    assert header.token_start == header.position * slot.num_tokens
                    here = slice(header.token_start, header.token_start + slot.num_tokens)
                    layers, planes = slice(slot.layer_start, slot.layer_end), slice(slot.plane_start, slot.plane_end)
                    assert np.array_equal(kv_rows(record, header), kv[layers, here, planes])
        with client.fetch(placement.placement_id, [slot_index], [last + 1, last + 9]) as fetch:
            assert fetch.wait(WAIT_S) == {}


# -- retrieval heads ---------------------------------------------------------------------------------------------------


HEADED = Layout(
    tokens_per_record=32,
    layers_per_record=2,
    kv_records=2,
    tokens_per_extent=64,
    retrieval_heads=((0, 1), (1, 0), (2, 1)),
)


def heads_of(rows: KVView, heads: Sequence[tuple[int, int]]) -> KVView:
    by_head = rows.reshape(*rows.shape[:3], SHAPE.num_kv_heads, -1)
    return np.stack([by_head[layer, :, :, head] for layer, head in heads])


def test_rows_of_retrieval_heads_go_to_their_places_and_what_does_not_come_is_found_out() -> None:
    slots = [slot for slot in HEADED.records(SHAPE) if slot.kind is RecordKind.HEADS]
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
    slot = next(slot for slot in HEADED.records(SHAPE) if slot.kind is RecordKind.HEADS)
    record, row_of = record_of(HEADED, slot, some_rows(16), 0), np.zeros(16, np.int32)
    room = np.zeros((2, 16, 2, SHAPE.head_bytes), np.uint8)
    with pytest.raises(ValueError, match="heads of layers from 0 on came where those from 2 are expected"):
        HeadRowsDestination(room, row_of, 2).copy(record)
    with pytest.raises(ValueError, match="bytes a token"):
        HeadRowsDestination(room[:1], row_of, 0).copy(record)
    with pytest.raises(ValueError, match="no view of rows of heads"):
        HeadRowsDestination(room[0], row_of, 0)
    with pytest.raises(ValueError, match="does not give the rows"):
        HeadRowsDestination(room, row_of[None], 0)
