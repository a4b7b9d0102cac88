"""Destinations of selected parts: record by record, and through stores whose rows lie in every order there is."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from store_steps import WAIT_S, judge

from kvstore import (
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
from kvstore.files import aligned_buffer
from kvstore.layout import K_PLANE, PAGE_BYTES, RecordKind, RecordSlot
from kvstore.payload import fill_payload, key_sketch
from kvstore.record import RecordIdentity, write_header

SHAPE = KVShape(num_layers=3, num_kv_heads=2, head_dim=4, dtype="float32")
PROBE_BYTES = SHAPE.row_bytes // SHAPE.num_kv_heads
LAYOUTS = {
    f"{planes} {layers} {tokens}": Layout(
        tokens_per_record=tokens,
        layers_per_record=layers,
        planes=planes,
        probe_heads=1,
        sketch=True,
        reorder="tokens",
        tokens_per_extent=64,
    )
    for planes, layers, tokens in (("joint", 1, 16), ("joint", 2, 32), ("apart", 1, 32), ("apart", 2, 16))
}
EMPTY = 0xEE


def some_rows(num_tokens: int, seed: int = 1) -> KVView:
    """Numbers that are no EMPTY bytes, [layers, tokens, 2, row_bytes]."""
    width = SHAPE.row_bytes // 4
    return np.random.default_rng(seed).random((SHAPE.num_layers, num_tokens, 2, width), np.float32).view(np.uint8)


def slots_of(layout: Layout, kind: RecordKind) -> list[int]:
    return [i for i, slot in enumerate(layout.records(SHAPE)) if slot.kind is kind]


def record_of(
    layout: Layout, slot: RecordSlot, rows: KVView, start: int, offsets: Sequence[int] = (), number: int = 0
) -> memoryview:
    """A record as the store would have it: `rows` in the order in which they lie, of tokens from `start` on."""
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


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS.keys())
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
        destination.copy(record_of(layout, layout.records(SHAPE)[index], rows, 32))
    assert np.array_equal(view, expected)


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
        if slot.kind is not RecordKind.SKETCH:
            record = record_of(layout, slot, rows, 16, offsets.tolist(), number=3)
            (selected if slot.kind is RecordKind.KV else probe).copy(record, token_end)
    assert np.array_equal(view, expected_view)
    assert np.array_equal(keys, expected_keys)
    assert np.array_equal(probe.positions, expected_positions)


def test_tokens_behind_those_that_a_destination_is_for_are_left_out() -> None:
    layout, rows = LAYOUTS["joint 2 32"], some_rows(32)
    sketch = np.full((SHAPE.num_layers, 4, 2, SHAPE.row_bytes), EMPTY, np.uint8)
    keys = np.full((SHAPE.num_layers, 64, PROBE_BYTES), EMPTY, np.uint8)
    probe, sketched = ProbeDestination(keys, 40), SketchDestination(sketch, 48)
    for slot in layout.records(SHAPE):
        if slot.kind is not RecordKind.KV:
            for start in (32, 64):
                destination = probe if slot.kind is RecordKind.PROBE else sketched
                destination.copy(record_of(layout, slot, rows, start))
    assert np.array_equal(keys[:, 32:40], rows[:, :8, K_PLANE, :PROBE_BYTES])
    assert (keys[:, 40:] == EMPTY).all() and (probe.positions[:, 32:] == 1).all()
    assert np.array_equal(sketch[:, 2], key_sketch(rows[:, :16, K_PLANE], SHAPE)[:, 0])
    assert (sketch[:, 3] == EMPTY).all()


def destinations() -> dict[RecordKind, ProbeDestination | SketchDestination | SelectedRowsDestination]:
    view = np.zeros((SHAPE.num_layers, 64, 2, SHAPE.row_bytes), np.uint8)
    return {
        RecordKind.PROBE: ProbeDestination(np.zeros((SHAPE.num_layers, 64, PROBE_BYTES), np.uint8), 64),
        RecordKind.SKETCH: SketchDestination(view[:, :4].copy(), 64),
        RecordKind.KV: SelectedRowsDestination(view, np.zeros((SHAPE.num_layers, 64), np.int32)),
    }


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS.keys())
@pytest.mark.parametrize("kind", RecordKind)
def test_a_record_of_another_kind_is_refused(layout: Layout, kind: RecordKind) -> None:
    slot = layout.records(SHAPE)[slots_of(layout, kind)[0]]
    record = record_of(layout, slot, some_rows(layout.tokens_per_record), 0)
    for taken, destination in destinations().items():
        if taken is kind:
            destination.copy(record)
        else:
            with pytest.raises(ValueError, match=f"{kind.name} record came"):
                destination.copy(record)


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
    with pytest.raises(ValueError):
        SketchDestination(np.zeros((3, 3, 2, SHAPE.row_bytes), np.uint8), 64)
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


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS.keys())
def test_rows_that_no_record_brought_are_found_out(layout: Layout) -> None:
    """Tokens 0 to 39 are wanted, in another order; of them the records of tokens 0 to 31 come."""
    num_tokens = layout.tokens_per_record
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


@pytest.fixture(params=LAYOUTS)
def identity(request: pytest.FixtureRequest) -> StoreIdentity:
    return StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=LAYOUTS[request.param])


TRUNK = list(range(64 * 4 + 3))
BRANCH = [*TRUNK[:96], *range(9000, 9000 + 64), 1]


@pytest.fixture(params=["in token order", "reordered"])
def store(request: pytest.FixtureRequest, open_store, put) -> KVStore:
    """Holds TRUNK, and BRANCH, which leaves its extent on the way; in memory it holds nothing."""
    store = open_store(reorder_interval_s=0, background_bytes_per_s=2**40)
    put(store, TRUNK)
    if request.param == "reordered":
        judge(store, TRUNK, 1)
        assert store.rewrite_all().nodes == 1
    put(store, BRANCH)
    store.close()
    return open_store(reorder_interval_s=0, background_bytes_per_s=2**40)


def is_reordered(store: KVStore, tokens: Sequence[int]) -> bool:
    return any(extent.is_reordered for extent, _ in store.inventory.match(tokens))


@pytest.mark.parametrize("tokens", [TRUNK, BRANCH], ids=["trunk", "branch"])
def test_chosen_tokens_come_byte_exact_from_the_records_that_the_probe_names(
    store: KVStore, client_of: Callable[[KVStore], StoreClient], kv_of, tokens: list[int]
) -> None:
    client, placement = client_of(store), store.acquire(tokens, save=False)
    num_tokens, kv, layout = placement.num_stored_tokens, kv_of(tokens, SHAPE), store.identity.layout
    assert num_tokens == len(tokens) // 32 * 32
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
        records = sorted(set(probe.positions[layer, wanted].tolist()))
        destination = SelectedRowsDestination(view, row_of)
        load = client.load(placement.placement_id, destination, slots=slots, tokens=row_of[layer] >= 0)
        load.wait(layer, WAIT_S)
        load.wait_all(WAIT_S)
        load.cancel()
        destination.check_filled([layer])
        assert np.array_equal(view[layer], kv[layer, wanted])
        assert (np.delete(view, layer, axis=0) == EMPTY).all()
        count = load.records_from_disk + load.records_from_host
        if tokens is BRANCH and is_reordered(store, tokens):  # it may have two records of one position
            assert count >= len(slots) * len(records)
        else:
            assert count == len(slots) * len(records)


def test_sketches_come_by_chunks_of_16_tokens_and_not_from_reordered_extents(
    store: KVStore, client_of: Callable[[KVStore], StoreClient], kv_of
) -> None:
    client, placement = client_of(store), store.acquire(TRUNK, save=False)
    num_tokens, kv = placement.num_stored_tokens, kv_of(TRUNK, SHAPE)
    sketch = np.zeros((SHAPE.num_layers, num_tokens // 16, 2, SHAPE.row_bytes), np.uint8)
    destination = SketchDestination(sketch, num_tokens)
    load = client.load(placement.placement_id, destination, slots=slots_of(store.identity.layout, RecordKind.SKETCH))
    try:
        if is_reordered(store, TRUNK):
            with pytest.raises(ValueError, match="sketch of a reordered extent"):
                load.wait_all(WAIT_S)
        else:
            load.wait_all(WAIT_S)
            assert np.array_equal(sketch, key_sketch(kv[:, :num_tokens, K_PLANE], SHAPE))
    finally:
        load.cancel()
