"""Promises of a store for every layout: saved KV is served, whole and in parts, whatever happens to its records.

TRUNK is one prompt, whose rows are reordered where a layout allows it; the others leave it on the way and have their
own rest in token order.
"""

import subprocess
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from store_steps import (
    WAIT_S,
    answered,
    assert_nothing_is_leased,
    extents_of,
    judge,
    load_stored,
    publish,
    refs_holding,
)

from kvstore import (
    KVShape,
    KVStore,
    KVView,
    Layout,
    Placement,
    ProbeDestination,
    RecordCorrupt,
    SelectedRowsDestination,
    SketchDestination,
    StoreClient,
    StoreIdentity,
)
from kvstore.client.destinations import RowsDestination
from kvstore.format.layout import K_PLANE, SKETCHES, RecordKind
from kvstore.format.payload import coded_rows, key_sketch, kv_rows
from kvstore.format.record import RecordHeader, read_header
from kvstore.format.record_batch import RecordBatch
from kvstore.format.row_order import PrefixRows
from kvstore.index.geometry import RecordRef
from kvstore.maintenance import tools
from kvstore.maintenance.check import OfflineStore, check_records
from kvstore.tiers.tier import Tier
from tests.support.every_case import combined
from tests.support.held_records import HeldRecords
from tests.support.record_layouts import IN_TOKEN_ORDER, REORDERED, SHAPE, SWEPT, WITH_CODED_ROWS, identity_of

TRUNK = list(range(5 * 64 + 3))
#: Leaves an extent of 128 or 192 tokens on the way, or one of 64 after its last chunk.
BRANCH = [*TRUNK[:64], *range(9000, 9000 + 3 * 64), 1]
#: Leaves an extent of 64 tokens on the way where a chunk is shorter.
LATE_BRANCH = [*TRUNK[:224], *range(7000, 7000 + 64), 1]
PROMPTS = [TRUNK, BRANCH, LATE_BRANCH]
EMPTY = 0xEE
SETTINGS = {"reorder_interval_s": 0, "background_bytes_per_s": 2**40}

Connect = Callable[[KVStore], StoreClient]
in_token_order = pytest.mark.parametrize("identity", IN_TOKEN_ORDER, indirect=True)
reordered = pytest.mark.parametrize("identity", REORDERED, indirect=True)
with_coded_rows = pytest.mark.parametrize("identity", WITH_CODED_ROWS, indirect=True)


def over_layouts_and_clients(name: str, values: Sequence[Any]) -> pytest.MarkDecorator:
    """Cases of each value with each layout and with each kind of client, not of every combination."""
    cases = combined(list(SWEPT), ("local", "remote"), values)
    return pytest.mark.parametrize(("identity", "client_of", name), cases, indirect=["identity", "client_of"])


@pytest.fixture(params=SWEPT)
def identity(request: pytest.FixtureRequest) -> StoreIdentity:
    return identity_of(request.param)


@pytest.fixture
def layout(identity: StoreIdentity) -> Layout:
    return identity.layout


@pytest.fixture
def device_bytes() -> int:
    return 0


def save_reordered(store: KVStore, put, tokens: Sequence[int]) -> None:
    """Save a prompt; its rows are reordered where the layout allows it."""
    assert put(store, tokens) == num_whole(store, tokens) // store.geometry.tokens_per_chunk
    if store.identity.layout.reorder != "none":
        judge(store, tokens, 1)
        store.rewrite_all()
        assert all(extent.is_reordered for extent in extents_of(store, tokens))


def write_prompts(store: KVStore, put) -> None:
    """Save PROMPTS, and close the store."""
    save_reordered(store, put, TRUNK)
    for tokens in (BRANCH, LATE_BRANCH):
        assert put(store, tokens)
    store.close()


@pytest.fixture(scope="module")
def written() -> dict[StoreIdentity, Path]:
    """Closed stores of the prompts, which tests copy and never open."""
    return {}


@pytest.fixture
def store(
    open_store, put, identity: StoreIdentity, device_bytes: int, written: dict[StoreIdentity, Path],
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory,
) -> KVStore:  # fmt: skip
    """A store with the prompts on disk and nothing in memory."""
    if identity not in written:
        directory = tmp_path_factory.mktemp("written") / "store"
        write_prompts(open_store(directory=directory, **SETTINGS), put)
        written[identity] = directory
    subprocess.run(["cp", "-r", written[identity], tmp_path / "store"], check=True)
    return open_store(device_bytes=device_bytes, **SETTINGS)


def num_whole(store: KVStore, tokens: Sequence[int]) -> int:
    step = store.geometry.tokens_per_chunk
    return (len(tokens) - 1) // step * step


def assert_served(store: KVStore, client: StoreClient, kv_of, tokens: Sequence[int]) -> None:
    """Assert that every row and sketch of a prompt is served, and that every record of the store is sound."""
    placement, kv = store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
    assert placement.num_stored_tokens == num_whole(store, tokens)
    assert np.array_equal(load_stored(client, placement, kv), kv[:, : placement.num_stored_tokens])
    assert_sketches_are_those_of(store, client, placement, kv)
    assert_coded_rows_are_those_of(store, client, placement, kv)
    store.settle(placement.placement_id)
    assert tools.verify_catalog(store)["faults"] == tools.verify_records(store)["faults"] == []


def as_kept_once_more(layout: Layout, kv: KVView) -> KVView:
    """Rows as the copies in probe keys and retrieval heads have them."""
    coded_shape = layout.coded_shape(SHAPE)
    return kv if coded_shape is None else coded_rows(kv, SHAPE, coded_shape)


def assert_coded_rows_are_those_of(store: KVStore, client: StoreClient, placement: Placement, kv: KVView) -> None:
    layout, num_tokens = store.identity.layout, placement.num_stored_tokens
    if not layout.coded_rows:
        return
    right = as_kept_once_more(layout, kv)[:, :num_tokens]
    view = np.full(right.shape, EMPTY, np.uint8)
    destination = RowsDestination(view, num_tokens, RecordKind.CODED)
    load = client.load(placement.placement_id, destination, slots=store.geometry.budgeted_slots)
    load.wait_all(WAIT_S)
    load.cancel()
    assert np.array_equal(view, right)


def assert_sketches_are_those_of(store: KVStore, client: StoreClient, placement: Placement, kv: KVView) -> None:
    """Check sketches of groups of 16 rows as they lie; a group with another prompt's rows has no sketch."""
    layout, num_tokens = store.identity.layout, placement.num_stored_tokens
    sketched, num_groups = list(layout.sketched_layers(SHAPE)), num_tokens // 16
    prefix_rows = PrefixRows(num_tokens, placement.row_orders) if placement.row_orders else None
    groups_SGT = np.broadcast_to(np.arange(num_groups * 16).reshape(-1, 16), (len(sketched), num_groups, 16))
    if prefix_rows is not None:
        num_groups = prefix_rows.num_groups
        groups_SGT = np.array([prefix_rows.groups(at) for at in range(len(sketched))])
    for slot_index, slot in enumerate(store.geometry.slots):
        if slot.kind not in SKETCHES:
            continue
        num_means = layout.means_of(slot.kind)
        size = len(sketched), num_groups, num_means, SHAPE.num_kv_heads, 4 + SHAPE.head_dim
        sketch = np.full(size, EMPTY, np.uint8)
        destination = SketchDestination(sketch, num_tokens, slot.kind, prefix_rows)
        load = client.load(placement.placement_id, destination, slots=[slot_index])
        load.wait_all(WAIT_S)
        load.cancel()
        destination.check_filled()
        for at, layer in enumerate(sketched):
            is_whole_G = (groups_SGT[at] >= 0).all(axis=1)
            keys = kv[layer, groups_SGT[at][is_whole_G].reshape(-1), K_PLANE][None]
            assert np.array_equal(sketch[at, is_whole_G], key_sketch(keys, num_means, SHAPE)[0])


# -- whole prefixes ----------------------------------------------------------------------------------------------------


def test_what_was_saved_is_loaded_byte_for_byte_from_disk_and_from_memory(
    store: KVStore, client_of: Connect, kv_of
) -> None:
    client, num_records = client_of(store), 0
    for tokens in PROMPTS:
        store.tier.forget(lambda extent: True)
        placement, kv = store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
        assert placement.num_stored_tokens == num_whole(store, tokens)
        for _ in range(2):
            assert np.array_equal(load_stored(client, placement, kv), kv[:, : placement.num_stored_tokens])
        num_records += sum(len(refs_holding(store, tokens, None, slot)) for slot in store.geometry.kv_slots)
    counters = store.stats().counters
    assert counters.disk_reads == counters.host_hits == num_records
    assert counters.quarantined_chunks == 0
    answered(client, "read")
    assert_nothing_is_leased(store)


@over_layouts_and_clients("dtype", ["float16", "bfloat16", "rotated-4", "rotated-5"])
def test_numbers_of_any_width_are_served_as_they_were_saved(
    open_store, put, kv_of, identity: StoreIdentity, client_of: Connect, dtype: str
) -> None:
    shape = KVShape(num_layers=5, num_kv_heads=2, head_dim=8, dtype=dtype)
    layout = replace(identity.layout, coded_rows="") if shape.codec is not None else identity.layout
    owner = StoreIdentity(model_fingerprint="tiny", shape=shape, layout=layout)
    store, kv = open_store(owner=owner), kv_of(TRUNK, shape)
    save_reordered(store, put, TRUNK)
    assert tools.verify_records(store)["faults"] == []
    store.close()
    store = open_store(owner=owner)
    assert np.array_equal(load_stored(client_of(store), store.acquire(TRUNK), kv), kv[:, :320])


def test_disk_space_is_counted_by_units_and_all_of_it_is_given_back(open_store, put, layout: Layout) -> None:
    write_prompts(open_store(**SETTINGS), put)  # a copy may have holes in other places
    store = open_store(**SETTINGS)
    unit_bytes, room = layout.unit_bytes(SHAPE), store.inventory.room
    extents = store.inventory.extents()
    assert room.num_used == sum(extent.run.count for extent in extents)
    for tokens in PROMPTS:
        assert len(store.inventory.match(tokens)) == num_whole(store, tokens) // layout.tokens_per_record
    usage = tools.du(store)
    assert usage["extent_bytes"] == room.num_used * unit_bytes
    assert usage["physical_bytes"] - usage["accounted_bytes"] <= 8192, "bytes of the file system's own tree"
    before = room.num_used
    new = [*range(500_000, 500_000 + 128), 1]
    assert put(store, new) == 128 // layout.tokens_per_record == room.num_used - before
    assert store.evict(2**40)
    assert room.num_used == 0 and store.inventory.extents() == []


@over_layouts_and_clients("num_sent", [1, 2, 3, 5])
def test_an_extent_that_ended_early_is_served_whole_chunks_and_goes_on_after_them(
    open_store, put, kv_of, client_of: Connect, num_sent: int
) -> None:
    store = open_store()
    step, kv = store.geometry.tokens_per_chunk, kv_of(TRUNK, SHAPE)
    placement = store.acquire(TRUNK)
    client = client_of(store)
    assert client.save(placement.placement_id, 0, num_sent, kv) == num_sent
    publish(store, placement)
    again = store.acquire(TRUNK)
    assert (again.num_stored_tokens, again.save_start, again.save_end) == (step * num_sent, num_sent, 320 // step)
    assert np.array_equal(load_stored(client, again, kv), kv[:, : step * num_sent])
    store.settle(again.placement_id)
    assert put(store, TRUNK) == 320 // step - num_sent
    assert_served(store, client, kv_of, TRUNK)


def test_a_prefix_saved_in_many_small_messages_is_the_same(open_store, kv_of, monkeypatch) -> None:
    """The arena has room for a chunk and a half at a time."""
    store = open_store()
    monkeypatch.setattr("kvstore.dataplane.session._STAGE_BYTES", store.geometry.unit_bytes * 3 // 2)
    placement, client, kv = store.acquire(TRUNK), store.client(), kv_of(TRUNK, SHAPE)
    assert client.save(placement.placement_id, 0, placement.save_end, kv) == placement.save_end
    publish(store, placement)
    assert_served(store, client, kv_of, TRUNK)


# -- parts of a prefix -------------------------------------------------------------------------------------------------


class Watched(SelectedRowsDestination):
    """A destination that records which records arrive."""

    def __init__(self, view: KVView, row_of: npt.NDArray[np.int32]) -> None:
        super().__init__(view, row_of)
        self.headers: list[RecordHeader] = []

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        header = read_header(record)
        self.headers.append(
            header._replace(offsets=None if header.offsets is None else header.offsets.copy())  # offsets are lent
        )
        super().copy(record, token_end)

    def copy_batch(self, batch: RecordBatch) -> None:
        self.headers += [batch.header(number) for number in range(len(batch))]
        super().copy_batch(batch)


def some_tokens(num_tokens: int) -> dict[str, npt.NDArray[np.intp]]:
    draw = np.random.default_rng(num_tokens)
    return {
        "none": np.zeros(0, np.intp),
        "the first": np.array([0]),
        "the last": np.array([num_tokens - 1]),
        "one record of 16": np.arange(48, 64),
        "over a border of records": np.array([31, 32]),
        "some": np.sort(draw.choice(num_tokens, 9, replace=False)),
        "many": np.sort(draw.choice(num_tokens, num_tokens * 2 // 3, replace=False)),
        "all": np.arange(num_tokens),
    }


@over_layouts_and_clients("device_bytes", [0, 2**22])
def test_wanted_rows_come_exact_from_those_records_alone_that_hold_them(
    store: KVStore, client_of: Connect, kv_of
) -> None:
    for tokens in PROMPTS:
        store.tier.forget(lambda extent: True)
        client, placement, kv = client_of(store), store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
        num_tokens = placement.num_stored_tokens
        for name, wanted in some_tokens(num_tokens).items():
            row_of = np.full((SHAPE.num_layers, num_tokens), -1, np.int32)
            row_of[:, wanted] = np.arange(len(wanted))
            expected = {
                (
                    slot.layer_start,
                    slot.plane_start,
                    ref.extent.depth * slot.parts + ref.number,
                    ref.extent.is_reordered,
                )
                for index in store.geometry.kv_slots
                for slot in [store.geometry.slots[index]]
                for ref in refs_holding(store, tokens, row_of[0] >= 0, index)
            }
            store.tier.forget(lambda extent: True)
            for is_again in (False, True):
                view = np.full((SHAPE.num_layers, len(wanted), 2, SHAPE.row_bytes), EMPTY, np.uint8)
                destination = Watched(view, row_of)
                load = client.load(placement.placement_id, destination, tokens=row_of[0] >= 0)
                load.wait_all(WAIT_S)
                load.cancel()
                destination.check_filled(range(SHAPE.num_layers))
                assert np.array_equal(view, kv[:, wanted]), name
                came = [(h.layer_start, h.plane_start, h.position, h.offsets is not None) for h in destination.headers]
                assert len(came) == len(set(came)) and set(came) == expected, name
                assert sum(load.records_from(tier) for tier in Tier) == len(expected)
                if is_again or not store.config.device_bytes:
                    assert load.records_from(Tier.DISK) == (0 if is_again else len(expected))
            answered(client, "read")
            assert_nothing_is_leased(store)


def covers(store: KVStore, slot_index: int, layer: int) -> bool:
    slot = store.geometry.slots[slot_index]
    return slot.layer_start <= layer < slot.layer_end


def test_rows_of_one_layer_come_from_its_records_and_nothing_else_is_written(
    store: KVStore, client_of: Connect, kv_of
) -> None:
    client, placement, kv = client_of(store), store.acquire(TRUNK, save=False), kv_of(TRUNK, SHAPE)
    num_tokens = placement.num_stored_tokens
    wanted = np.sort(np.random.default_rng(5).choice(num_tokens, 9, replace=False))
    for layer in range(SHAPE.num_layers):
        row_of = np.full((SHAPE.num_layers, num_tokens), -1, np.int32)
        row_of[layer, wanted] = np.arange(len(wanted))
        view = np.full((SHAPE.num_layers, len(wanted), 2, SHAPE.row_bytes), EMPTY, np.uint8)
        slots = [i for i in store.geometry.kv_slots if covers(store, i, layer)]
        destination = Watched(view, row_of)
        load = client.load(placement.placement_id, destination, slots=slots, tokens=row_of[layer] >= 0)
        load.wait_all(WAIT_S)
        load.cancel()
        destination.check_filled([layer])
        assert np.array_equal(view[layer], kv[layer, wanted])
        assert (np.delete(view, layer, axis=0) == EMPTY).all()
        assert all(header.layer_start <= layer < header.layer_end for header in destination.headers)


@over_layouts_and_clients("first_rows", [(0, 129, 200), (256, 256, 256), (256, 0, 255)])
def test_each_layer_gets_the_records_with_a_row_from_its_first_row_on(
    store: KVStore, client_of: Connect, kv_of, first_rows: tuple[int, ...]
) -> None:
    """A layer with a window sees no earlier rows. A load of no record at all is complete at once."""
    for tokens in PROMPTS:
        store.tier.forget(lambda extent: True)
        client, placement, kv = client_of(store), store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
        num_stored, num_tokens, expected = placement.num_stored_tokens, 256, 0
        for index in store.geometry.kv_slots:
            slot = store.geometry.slots[index]
            first = min(first_rows[slot.layer_start : slot.layer_end])
            is_wanted = (np.arange(num_stored) >= first) & (np.arange(num_stored) < num_tokens)
            expected += len(refs_holding(store, tokens, is_wanted, index))
        view = np.full((SHAPE.num_layers, num_tokens, 2, SHAPE.row_bytes), EMPTY, np.uint8)
        destination = RowsDestination(view, num_tokens)
        load = client.load_first(
            placement.placement_id, num_tokens, destination, num_stored=num_stored, first_rows=first_rows
        )
        load.wait_all(WAIT_S)
        load.cancel()
        assert load.records_from(Tier.DISK) == expected
        for layer, first in enumerate(first_rows):
            assert np.array_equal(view[layer, first:], kv[layer, first:num_tokens])
        answered(client, "read")
        assert_nothing_is_leased(store)


def test_sketches_and_probe_keys_are_those_of_the_rows_and_probes_say_where_these_lie(
    store: KVStore, client_of: Connect, kv_of
) -> None:
    for tokens in PROMPTS:
        store.tier.forget(lambda extent: True)
        client, placement, kv = client_of(store), store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
        num_tokens, layout = placement.num_stored_tokens, store.identity.layout
        assert_sketches_are_those_of(store, client, placement, kv)
        slots = [i for i, slot in enumerate(store.geometry.slots) if slot.kind is RecordKind.PROBE]
        if not slots:
            continue
        once_more = as_kept_once_more(layout, kv)
        probe_bytes = layout.probe_heads * once_more.shape[-1] // SHAPE.num_kv_heads
        keys = np.full((SHAPE.num_layers, num_tokens, probe_bytes), EMPTY, np.uint8)
        probe = ProbeDestination(keys, num_tokens)
        load = client.load(placement.placement_id, probe, slots=slots)
        for layer in range(SHAPE.num_layers):
            load.wait(layer, WAIT_S)
            assert np.array_equal(keys[layer], once_more[layer, :num_tokens, K_PLANE, :probe_bytes])
        load.cancel()
        for index in slots:
            slot = store.geometry.slots[index]
            for token in range(0, num_tokens, 7):
                (ref,) = refs_holding(store, tokens, np.arange(num_tokens) == token, index)
                position = ref.extent.depth + ref.number
                assert (probe.positions[slot.layer_start : slot.layer_end, token] == position).all()


@in_token_order
def test_single_records_are_fetched_by_their_positions_among_those_of_their_slot(
    store: KVStore, client_of: Connect, kv_of
) -> None:
    for tokens in PROMPTS:
        store.tier.forget(lambda extent: True)
        client, placement, kv = client_of(store), store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
        for slot_index in store.geometry.kv_slots:
            slot = store.geometry.slots[slot_index]
            last = placement.num_stored_tokens // slot.num_tokens - 1
            for positions in ([0], [last], [1, 0], [0, 2, last], range(last + 1)):
                with HeldRecords(client, placement.placement_id, [slot_index], positions) as fetch:
                    records = list(fetch.wait(WAIT_S).values())
                    assert [read_header(record).position for record in records] == sorted(set(positions))
                    for record in records:
                        header = read_header(record)
                        assert header.token_start == header.position * slot.num_tokens
                        here = slice(header.token_start, header.token_start + slot.num_tokens)
                        layers, planes = (
                            slice(slot.layer_start, slot.layer_end),
                            slice(slot.plane_start, slot.plane_end),
                        )
                        assert np.array_equal(kv_rows(record, header), kv[layers, here, planes])
            with HeldRecords(client, placement.placement_id, [slot_index], [last + 1, last + 9]) as fetch:
                assert fetch.wait(WAIT_S) == {}


@in_token_order
def test_slots_of_several_record_lengths_are_asked_for_by_tokens_at_once(store: KVStore, client_of: Connect) -> None:
    """A sketch or probe has one record a chunk, KV has several: each is found by its own length."""
    came = list[tuple[RecordKind, int, int, int]]()

    class Noting:
        def copy(self, record: memoryview, token_end: int | None = None) -> None:
            header = read_header(record)
            came.append((header.kind, header.layer_start, header.plane_start, header.token_start))

    client, placement = client_of(store), store.acquire(TRUNK, save=False)
    is_wanted = np.zeros(placement.num_stored_tokens, np.bool_)
    is_wanted[[70, 71, 200]] = True
    load = client.load(placement.placement_id, Noting(), slots=range(len(store.geometry.slots)), tokens=is_wanted)
    load.wait_all(WAIT_S)
    load.cancel()
    expected = {
        (slot.kind, slot.layer_start, slot.plane_start, token // slot.num_tokens * slot.num_tokens)
        for slot in store.geometry.slots
        for token in (70, 200)
    }
    assert len(came) == len(expected) and set(came) == expected


# -- damage ------------------------------------------------------------------------------------------------------------


def ref_of(store: KVStore, token: int, slot_index: int) -> RecordRef:
    """The record of a slot that holds a token of TRUNK."""
    (ref,) = refs_holding(store, TRUNK, np.arange(320) == token, slot_index)
    return ref


def flip_on_disk(store: KVStore, ref: RecordRef, at: int) -> None:
    path = Path(store.directory) / "segments" / f"{ref.extent.run.segment:06d}.seg"
    with path.open("r+b") as file:
        file.seek(store.geometry.offset_bytes(ref) + at)
        (byte,) = file.read(1)
        file.seek(-1, 1)
        file.write(bytes([byte ^ 4]))


@over_layouts_and_clients(
    "damage",
    [
        (0, "on disk", "payload"),
        (100, "in memory", "payload"),
        (100, "on disk", "header"),
        (222, "in memory", "header"),
    ],
)
def test_damage_to_one_record_is_reported_with_its_chunk_and_its_extent_is_dropped(
    store: KVStore, client_of: Connect, kv_of, damage: tuple[int, str, str]
) -> None:
    token, where, part = damage
    client, placement, kv = client_of(store), store.acquire(TRUNK, save=False), kv_of(TRUNK, SHAPE)
    step, ref = store.geometry.tokens_per_chunk, ref_of(store, token, store.geometry.kv_slots[-1])
    at = 44 if part == "header" else store.geometry.slots[ref.slot_index].header_bytes + 77
    if where == "on disk":
        flip_on_disk(store, ref, at)
    else:
        load_stored(client, placement, kv)
        frame = store.tier.frames.of_record[ref.key]
        store.tier.arena.view(frame.offset, frame.size_bytes)[at] ^= 4
    chunk = ref.extent.depth if ref.extent.is_reordered else token // step  # a reordered record has rows of all chunks
    with pytest.raises(RecordCorrupt, match=f"chunk {chunk}: {part} checksum") as caught:
        load_stored(client, placement, kv)
    assert caught.value.chunk_index == chunk
    store.settle(placement.placement_id)
    (bad,) = store.inventory.quarantined()
    assert bad.run == ref.extent.run
    again = store.acquire(TRUNK, save=False)
    assert again.num_stored_tokens == ref.extent.depth * step
    assert np.array_equal(load_stored(client, again, kv), kv[:, : ref.extent.depth * step])


@in_token_order
def test_records_of_one_slot_that_changed_places_are_refused(store: KVStore, client_of: Connect, kv_of) -> None:
    """Also for two parts of one chunk."""
    slot_index = store.geometry.kv_slots[0]
    size = store.geometry.slots[slot_index].record_bytes
    refs = [ref_of(store, token, slot_index) for token in (64, 127)]
    segment = Path(store.directory) / "segments" / "000000.seg"
    content = bytearray(segment.read_bytes())
    here, there = (slice(at, at + size) for at in (store.geometry.offset_bytes(ref) for ref in refs))
    content[here], content[there] = content[there], content[here]
    with segment.open("r+b") as file:
        file.write(content)
    client, placement = client_of(store), store.acquire(TRUNK, save=False)
    with pytest.raises(RecordCorrupt, match=f"chunk {64 // store.geometry.tokens_per_chunk}: .* of another prefix"):
        load_stored(client, placement, kv_of(TRUNK, SHAPE))


def test_verify_finds_a_flipped_byte_in_every_record_of_a_chunk_and_nothing_else(open_store, put) -> None:
    store, tokens = open_store(**SETTINGS), TRUNK[: 3 * 64 + 1]
    save_reordered(store, put, tokens)
    assert tools.verify_catalog(store)["faults"] == tools.verify_records(store)["faults"] == []
    assert tools.verify_records(store, is_fast=True)["faults"] == []
    extent, number = store.inventory.match(tokens)[1]
    for slot_index, part in store.geometry.pieces:
        slot = store.geometry.slots[slot_index]
        ref = RecordRef(extent, number * slot.parts + part, slot_index)
        for at in (90, slot.header_bytes, slot.header_bytes + slot.payload_bytes - 1):
            flip_on_disk(store, ref, at)
            (fault,) = tools.verify_records(store)["faults"]
            assert (fault["extent"], fault["num_records"]) == (extent.id, 1)
            assert ("header checksum" if at < slot.header_bytes else "payload checksum") in fault["reason"]
            assert fault["first_record"].endswith(f"chunk 1: segment 0, byte {store.geometry.offset_bytes(ref)}")
            assert len(tools.verify_records(store, is_fast=True)["faults"]) == (at < slot.header_bytes)
            flip_on_disk(store, ref, at)
    assert tools.verify_records(store)["faults"] == []
    store.close()
    for slot_index, part in store.geometry.pieces:
        slot = store.geometry.slots[slot_index]
        ref = RecordRef(extent, number * slot.parts + part, slot_index)
        flip_on_disk(store, ref, slot.header_bytes)
        with OfflineStore(Path(store.directory)) as offline:
            (found,) = check_records(offline, max_bytes=2**40).faults
        assert (found.extent, found.num_records) == (extent.id, 1) and "payload checksum" in found.reason
        flip_on_disk(store, ref, slot.header_bytes)


# -- the rewriter ------------------------------------------------------------------------------------------------------


def save_in_pieces(store: KVStore, put, tokens: Sequence[int], step: int) -> None:
    for end in range(step, len(tokens) - 1 + step, step):
        put(store, tokens[:end])


def test_a_prompt_stored_piece_by_piece_is_merged_and_served_also_after_a_restart(
    open_store, put, kv_of, client_of: Connect, layout: Layout
) -> None:
    store = open_store(**SETTINGS)
    save_in_pieces(store, put, TRUNK, store.geometry.tokens_per_chunk)
    pieces = extents_of(store, TRUNK)
    assert len(pieces) == 320 // layout.tokens_per_record
    if layout.reorder != "none":
        judge(store, TRUNK, 1)
    report = store.rewrite_all()
    assert report.nodes == 1 and report.skipped_nodes == 0
    of_chunk = sum(slot.parts * slot.record_bytes for slot in layout.records(SHAPE))
    assert report.bytes_written == 320 // layout.tokens_per_record * of_chunk
    extents = extents_of(store, TRUNK)
    assert len(extents) < len(pieces) and all(piece.is_retired for piece in pieces)
    if layout.reorder == "none":
        assert len(extents) == -(-320 // layout.tokens_per_extent)
    assert {extent.generation for extent in extents} == {1}
    assert {extent.is_reordered for extent in extents} == {layout.reorder != "none"}
    assert store.inventory.room.num_used == 320 // layout.tokens_per_record
    assert_served(store, client_of(store), kv_of, TRUNK)
    assert store.rewrite_all().nodes == 0, "a second pass changes nothing"
    store.close()
    store = open_store(**SETTINGS)
    assert_served(store, client_of(store), kv_of, TRUNK)
    assert store.stats().counters.quarantined_chunks == 0


def test_the_next_pass_cuts_and_merges_where_prompts_part_and_all_are_served(
    open_store, put, kv_of, client_of: Connect, layout: Layout
) -> None:
    """Each part is reordered by itself, and merged with pieces of the same part alone."""
    store = open_store(**SETTINGS)
    for number, tokens in enumerate((TRUNK, BRANCH)):
        save_in_pieces(store, put, tokens, store.geometry.tokens_per_chunk)
        if layout.reorder != "none":
            judge(store, tokens, number)
        before = len(store.inventory.extents())
        assert store.rewrite_all().new_extents
        assert len(store.inventory.extents()) < before
    shared = [extent for extent in extents_of(store, TRUNK) if extent in extents_of(store, BRANCH)]
    num_shared = sum(extent.num_chunks for extent in shared) * layout.tokens_per_record
    assert num_shared == (layout.tokens_per_extent if layout.sketch else 64), "readers of sketches need whole extents"
    assert all(extent.is_reordered == (layout.reorder != "none") for extent in store.inventory.extents())
    for again in range(2):
        client = client_of(store)
        for tokens in (TRUNK, BRANCH):
            assert_served(store, client, kv_of, tokens)
        assert store.inventory.room.num_used == sum(extent.run.count for extent in store.inventory.extents())
        if not again:
            store.close()
            store = open_store(**SETTINGS)


def test_a_damaged_record_is_found_by_the_rewriter_and_nothing_of_it_is_copied(
    open_store, put, kv_of, client_of: Connect, layout: Layout
) -> None:
    store = open_store(**SETTINGS)
    step = store.geometry.tokens_per_chunk
    save_in_pieces(store, put, TRUNK, step)
    ref = ref_of(store, 150, store.geometry.kv_slots[-1])
    flip_on_disk(store, ref, store.geometry.slots[ref.slot_index].header_bytes + 3)
    report = store.rewrite_all()
    assert (report.nodes, report.skipped_nodes) == (0, 1)
    (bad,) = store.inventory.quarantined()
    assert bad.run == ref.extent.run
    assert_served(store, client_of(store), kv_of, TRUNK[: 150 // step * step + 1])


# -- coded rows in addition to exact ones ------------------------------------------------------------------------------


@with_coded_rows
def test_exact_rows_and_coded_ones_come_each_from_their_own_records_and_nowhere_else(
    store: KVStore, client_of: Connect, kv_of
) -> None:
    client, geometry = client_of(store), store.geometry
    assert not set(geometry.kv_slots) & set(geometry.budgeted_slots)
    for tokens in PROMPTS:
        placement, kv = store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
        for slots, kind in ((geometry.kv_slots, RecordKind.KV), (geometry.budgeted_slots, RecordKind.CODED)):
            store.tier.forget(lambda extent: True)
            assert {geometry.slots[slot].kind for slot in slots} == {kind}
            before = store.stats().counters.disk_read_bytes
            if kind is RecordKind.KV:
                assert np.array_equal(load_stored(client, placement, kv), kv[:, : placement.num_stored_tokens])
            else:
                assert_coded_rows_are_those_of(store, client, placement, kv)
            size = sum(
                len(refs_holding(store, tokens, None, slot)) * geometry.slots[slot].record_bytes for slot in slots
            )
            assert store.stats().counters.disk_read_bytes - before == size
        store.settle(placement.placement_id)


@with_coded_rows
def test_a_reader_of_exact_rows_takes_no_coded_ones_and_the_other_way_round(store: KVStore, client_of: Connect) -> None:
    client, geometry, num_tokens = client_of(store), store.geometry, 320
    row_of = np.zeros((SHAPE.num_layers, num_tokens), np.int32)
    for slots, told in ((geometry.budgeted_slots, RecordKind.KV), (geometry.kv_slots, RecordKind.CODED)):
        row_bytes = SHAPE.row_bytes if told is RecordKind.KV else geometry.identity.coded_shape.row_bytes
        view = np.full((SHAPE.num_layers, num_tokens, 2, row_bytes), EMPTY, np.uint8)
        for destination in (RowsDestination(view, num_tokens, told), SelectedRowsDestination(view, row_of, 0, told)):
            load = client.load(store.acquire(TRUNK, save=False).placement_id, destination, slots=slots)
            with pytest.raises(ValueError, match=f"record came instead of a {told.name} record"):
                load.wait_all(WAIT_S)
            load.cancel()
            assert (view == EMPTY).all()


@with_coded_rows
@pytest.mark.parametrize("finder", ["reader", "rewriter"])
def test_a_damaged_coded_record_is_found_by_its_reader_and_by_the_rewriter(
    open_store, put, kv_of, client_of: Connect, finder: str
) -> None:
    store = open_store(**SETTINGS)
    step = store.geometry.tokens_per_chunk
    save_in_pieces(store, put, TRUNK, step)
    ref = ref_of(store, 150, store.geometry.budgeted_slots[-1])
    flip_on_disk(store, ref, store.geometry.slots[ref.slot_index].header_bytes + 3)
    if finder == "rewriter":
        report = store.rewrite_all()
        assert (report.nodes, report.skipped_nodes) == (0, 1)
    else:
        store.tier.forget(lambda extent: True)
        placement = store.acquire(TRUNK, save=False)
        with pytest.raises(RecordCorrupt, match="payload checksum"):
            assert_coded_rows_are_those_of(store, client_of(store), placement, kv_of(TRUNK, SHAPE))
        store.settle(placement.placement_id)
    (bad,) = store.inventory.quarantined()
    assert bad.run == ref.extent.run
    assert_served(store, client_of(store), kv_of, TRUNK[: 150 // step * step + 1])


@reordered
def test_a_prompt_that_parts_inside_a_reordered_extent_finds_what_it_shares_and_saves_the_rest(
    store: KVStore, client_of: Connect, kv_of
) -> None:
    tokens = [*TRUNK[:128], *range(6000, 6000 + 3 * 64), 1]
    placement, client, kv = store.acquire(tokens), client_of(store), kv_of(tokens, SHAPE)
    assert placement.num_stored_tokens == 128
    assert client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
    publish(store, placement)
    for each in (TRUNK, tokens):
        assert_served(store, client, kv_of, each)
