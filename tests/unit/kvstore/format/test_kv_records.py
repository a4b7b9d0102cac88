"""Chunks whose KV lies in several records: what is saved comes back, whole or in parts, and damage is named rightly."""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from store_steps import WAIT_S, answered, assert_nothing_is_leased, extents_of, load_stored

from kvstore import (
    KVShape,
    KVStore,
    Layout,
    RecordCorrupt,
    SelectedRowsDestination,
    SketchDestination,
    StoreClient,
    StoreIdentity,
)
from kvstore.format.layout import PAGE_BYTES, SKETCHES, RecordKind
from kvstore.format.payload import key_sketch
from kvstore.format.record import RecordHeader, read_header
from kvstore.index.geometry import RecordRef
from kvstore.maintenance import tools

SHAPE = KVShape(num_layers=5, num_kv_heads=2, head_dim=4, dtype="bfloat16")
LAYOUTS = {
    "halves": Layout(tokens_per_record=32, layers_per_record=2, sketch=2, kv_records=2, tokens_per_extent=64),
    "quarters": Layout(
        tokens_per_record=64, layers_per_record=3, sketch=4, fine_sketch=16, kv_records=4, tokens_per_extent=192
    ),
    "with heads": Layout(
        tokens_per_record=64, layers_per_record=2, sketch=2, kv_records=4, tokens_per_extent=128,
        retrieval_heads=((0, 1), (2, 0), (3, 0), (3, 1)),
    ),
    "apart with probes": Layout(
        tokens_per_record=64, planes="apart", probe_heads=1, kv_records=4, tokens_per_extent=128
    ),
}  # fmt: skip
#: Of 64 tokens, a whole number of chunks of each layout.
TRUNK = list(range(5 * 64 + 3))
#: The one leaves an extent of 128 or 192 tokens on the way, the other one of 64.
BRANCH = [*TRUNK[:64], *range(9000, 9000 + 3 * 64), 1]
LATE_BRANCH = [*TRUNK[:224], *range(7000, 7000 + 64), 1]
PROMPTS = {"trunk": TRUNK, "branch": BRANCH, "late branch": LATE_BRANCH}
EMPTY = 0xEE

Connect = Callable[[KVStore], StoreClient]
each_prompt = pytest.mark.parametrize("tokens", PROMPTS.values(), ids=PROMPTS.keys())


@pytest.fixture(params=LAYOUTS)
def identity(request: pytest.FixtureRequest) -> StoreIdentity:
    return StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=LAYOUTS[request.param])


@pytest.fixture
def store(open_store, put) -> KVStore:
    """Holds the prompts on disk and nothing in memory."""
    store = open_store()
    for tokens in PROMPTS.values():
        assert put(store, tokens)
    store.close()
    return open_store()


def num_whole(store: KVStore, tokens: Sequence[int]) -> int:
    step = store.geometry.tokens_per_chunk
    return (len(tokens) - 1) // step * step


@each_prompt
def test_what_was_saved_is_loaded_byte_for_byte_from_disk_and_from_memory(
    store: KVStore, client_of: Connect, kv_of, tokens: list[int]
) -> None:
    client, placement, kv = client_of(store), store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
    assert placement.num_stored_tokens == num_whole(store, tokens)
    for _ in range(2):
        assert np.array_equal(load_stored(client, placement, kv), kv[:, : placement.num_stored_tokens])
    counters = store.stats().counters
    num_chunks = placement.num_stored_tokens // store.geometry.tokens_per_chunk
    num_records = num_chunks * sum(store.geometry.slots[i].parts for i in store.geometry.kv_slots)
    assert counters.host_hits == num_records and counters.quarantined_chunks == 0
    answered(client, "read")
    assert_nothing_is_leased(store)


@pytest.mark.parametrize("num_sent", [1, 2, 3])
def test_an_extent_that_ended_early_is_served_whole_chunks_and_goes_on_behind_them(
    open_store, put, kv_of, client_of: Connect, num_sent: int
) -> None:
    store = open_store()
    step, kv = store.geometry.tokens_per_chunk, kv_of(TRUNK, SHAPE)
    placement = store.acquire(TRUNK)
    client = client_of(store)
    assert client.save(placement.placement_id, 0, num_sent, kv) == num_sent
    store.settle(placement.placement_id)
    assert store.drain(WAIT_S)
    again = store.acquire(TRUNK)
    assert (again.num_stored_tokens, again.save_start) == (step * num_sent, num_sent)
    assert np.array_equal(load_stored(client, again, kv), kv[:, : step * num_sent])
    store.settle(again.placement_id)
    assert put(store, TRUNK) == 320 // step - num_sent
    assert tools.verify_records(store)["faults"] == tools.verify_catalog(store)["faults"] == []
    assert np.array_equal(load_stored(client, store.acquire(TRUNK), kv), kv[:, :320])


def test_a_prefix_saved_in_many_small_messages_is_the_same(open_store, kv_of, monkeypatch) -> None:
    """Room for a chunk and a half at a time."""
    store = open_store()
    monkeypatch.setattr("kvstore.dataplane.session._STAGE_BYTES", store.geometry.unit_bytes * 3 // 2)
    placement, client, kv = store.acquire(TRUNK), store.client(), kv_of(TRUNK, SHAPE)
    assert client.save(placement.placement_id, 0, placement.save_end, kv) == placement.save_end
    store.settle(placement.placement_id)
    assert store.drain(WAIT_S)
    assert np.array_equal(load_stored(client, store.acquire(TRUNK), kv), kv[:, :320])
    assert tools.verify_records(store)["faults"] == []
    client.close()


# -- parts of a prefix -------------------------------------------------------------------------------------------------


class Watched(SelectedRowsDestination):
    """Notes which records come."""

    def __init__(self, view: npt.NDArray[np.uint8], row_of: npt.NDArray[np.int32]) -> None:
        super().__init__(view, row_of)
        self.headers: list[RecordHeader] = []

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        self.headers.append(read_header(record))
        super().copy(record, token_end)


def wanted_tokens(num_tokens: int) -> dict[str, npt.NDArray[np.intp]]:
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


@each_prompt
def test_wanted_rows_come_from_those_records_alone_that_hold_them(
    store: KVStore, client_of: Connect, kv_of, tokens: list[int]
) -> None:
    client, placement, kv = client_of(store), store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
    num_tokens = placement.num_stored_tokens
    for name, wanted in wanted_tokens(num_tokens).items():
        row_of = np.full((SHAPE.num_layers, num_tokens), -1, np.int32)
        row_of[:, wanted] = np.arange(len(wanted))
        view = np.full((SHAPE.num_layers, len(wanted), 2, SHAPE.row_bytes), EMPTY, np.uint8)
        destination = Watched(view, row_of)
        load = client.load(placement.placement_id, destination, tokens=row_of[0] >= 0)
        load.wait_all(WAIT_S)
        load.cancel()
        destination.check_filled(range(SHAPE.num_layers))
        assert np.array_equal(view, kv[:, wanted]), name
        expected = {
            (slot.layer_start, slot.plane_start, int(token) // slot.num_tokens * slot.num_tokens)
            for slot in (store.geometry.slots[i] for i in store.geometry.kv_slots)
            for token in wanted
        }
        came = [(header.layer_start, header.plane_start, header.token_start) for header in destination.headers]
        assert len(came) == len(set(came)) and set(came) == expected, name
    answered(client, "read")
    assert_nothing_is_leased(store)


def test_slots_of_several_record_lengths_are_asked_for_by_tokens_at_once(
    store: KVStore, client_of: Connect, kv_of
) -> None:
    """A sketch or probe has one record a chunk, KV has several: each by its own."""
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


def ref_of(store: KVStore, tokens: Sequence[int], token: int, slot_index: int) -> RecordRef:
    """The record of a slot that holds a token of a prompt."""
    slot, step = store.geometry.slots[slot_index], store.geometry.tokens_per_chunk
    extent, number = store.inventory.match(tokens)[token // step]
    return RecordRef(extent, number * slot.parts + token % step // slot.num_tokens, slot_index)


def flip_on_disk(store: KVStore, ref: RecordRef, at: int) -> None:
    path = Path(store.directory) / "segments" / f"{ref.extent.run.segment:06d}.seg"
    with path.open("r+b") as file:
        file.seek(store.geometry.offset_bytes(ref) + at)
        (byte,) = file.read(1)
        file.seek(-1, 1)
        file.write(bytes([byte ^ 4]))


@pytest.mark.parametrize("token", [0, 100, 222])
@pytest.mark.parametrize("where", ["on disk", "in memory"])
@pytest.mark.parametrize(("part", "at"), [("header", 44), ("payload", PAGE_BYTES + 77)])
def test_damage_to_one_record_of_a_chunk_is_told_of_that_chunk_and_its_extent_goes(
    store: KVStore, client_of: Connect, kv_of, token: int, where: str, part: str, at: int
) -> None:
    client, placement, kv = client_of(store), store.acquire(TRUNK, save=False), kv_of(TRUNK, SHAPE)
    step = store.geometry.tokens_per_chunk
    ref = ref_of(store, TRUNK, token, store.geometry.kv_slots[-1])
    if where == "on disk":
        flip_on_disk(store, ref, at)
    else:
        load_stored(client, placement, kv)
        frame = store.tier._frames[ref.key]
        store.tier.arena.view(frame.offset, frame.size_bytes)[at] ^= 4
    with pytest.raises(RecordCorrupt, match=f"chunk {token // step}: {part} checksum") as caught:
        load_stored(client, placement, kv)
    assert caught.value.chunk_index == token // step
    store.settle(placement.placement_id)
    (bad,) = store.inventory.quarantined()
    assert bad.run == ref.extent.run
    again = store.acquire(TRUNK, save=False)
    assert again.num_stored_tokens == ref.extent.depth * step
    assert np.array_equal(load_stored(client, again, kv), kv[:, : ref.extent.depth * step])


def test_records_of_one_chunk_that_changed_places_are_refused(store: KVStore, client_of: Connect, kv_of) -> None:
    slot_index = store.geometry.kv_slots[0]
    size = store.geometry.slots[slot_index].record_bytes
    refs = [ref_of(store, TRUNK, token, slot_index) for token in (64, 95)]
    assert refs[0].number // 4 == refs[1].number // 4 and refs[0].number != refs[1].number
    segment = Path(store.directory) / "segments" / "000000.seg"
    content = bytearray(segment.read_bytes())
    here, there = (slice(at, at + size) for at in (store.geometry.offset_bytes(ref) for ref in refs))
    content[here], content[there] = content[there], content[here]
    with segment.open("r+b") as file:
        file.write(content)
    client, placement = client_of(store), store.acquire(TRUNK, save=False)
    with pytest.raises(RecordCorrupt, match=f"chunk {64 // store.geometry.tokens_per_chunk}: .* of another prefix"):
        load_stored(client, placement, kv_of(TRUNK, SHAPE))


def test_verify_finds_a_flipped_byte_in_every_record_of_a_chunk_and_nothing_else(store: KVStore) -> None:
    assert tools.verify_catalog(store)["faults"] == tools.verify_records(store)["faults"] == []
    assert tools.verify_records(store, is_fast=True)["faults"] == []
    extent, number = store.inventory.match(TRUNK)[1]
    for index, (slot_index, part) in enumerate(store.geometry.pieces):
        slot = store.geometry.slots[slot_index]
        ref = RecordRef(extent, number * slot.parts + part, slot_index)
        at = (90, PAGE_BYTES, PAGE_BYTES + slot.payload_bytes - 1)[index % 3]
        flip_on_disk(store, ref, at)
        (fault,) = tools.verify_records(store)["faults"]
        assert (fault["extent"], fault["num_records"]) == (extent.id, 1)
        assert fault["first_record"].endswith(f"chunk 1: segment 0, byte {store.geometry.offset_bytes(ref)}")
        assert len(tools.verify_records(store, is_fast=True)["faults"]) == (at < PAGE_BYTES)
        flip_on_disk(store, ref, at)
    assert tools.verify_records(store)["faults"] == []


# -- the rewriter ------------------------------------------------------------------------------------------------------


def save_in_pieces(store: KVStore, put, tokens: Sequence[int], step: int) -> None:
    for end in range(step, len(tokens) - 1 + step, step):
        put(store, tokens[:end])


def assert_sound(store: KVStore, client: StoreClient, kv_of, tokens: Sequence[int]) -> None:
    """Every row of a prompt, its sketch, and every record of the store."""
    placement, kv = store.acquire(tokens, save=False), kv_of(tokens, SHAPE)
    num_tokens, layout = placement.num_stored_tokens, store.identity.layout
    assert num_tokens == num_whole(store, tokens)
    assert np.array_equal(load_stored(client, placement, kv), kv[:, :num_tokens])
    for slot, kind in enumerate(kind for kind in SKETCHES if layout.means_of(kind)):
        expected = key_sketch(kv[list(layout.sketched_layers(SHAPE)), :num_tokens, 0], layout.means_of(kind), SHAPE)
        destination = SketchDestination(np.zeros_like(expected), num_tokens, kind)
        load = client.load(placement.placement_id, destination, slots=[slot])
        load.wait_all(WAIT_S)
        load.cancel()
        destination.check_filled()
        assert np.array_equal(destination._sketch, expected)
    store.settle(placement.placement_id)
    assert tools.verify_catalog(store)["faults"] == tools.verify_records(store)["faults"] == []


def test_a_prompt_stored_piece_by_piece_is_merged_and_served_with_its_sketch(
    open_store, put, kv_of, client_of: Connect
) -> None:
    settings = {"reorder_interval_s": 0, "background_bytes_per_s": 2**40}
    store = open_store(**settings)
    step, layout = store.geometry.tokens_per_chunk, store.identity.layout
    save_in_pieces(store, put, TRUNK, step)
    assert len(extents_of(store, TRUNK)) == 320 // step
    report = store.rewrite_all()
    assert report.nodes == 1 and report.skipped_nodes == 0
    extents = extents_of(store, TRUNK)
    assert len(extents) == -(-320 // layout.tokens_per_extent)
    assert [extent.generation for extent in extents] == [1] * len(extents)
    assert not any(extent.is_reordered for extent in extents)
    num_bytes = sum(slot.parts * slot.record_bytes for slot in store.geometry.slots) * 320 // step
    assert report.bytes_written == num_bytes
    assert_sound(store, client_of(store), kv_of, TRUNK)
    assert store.rewrite_all().nodes == 0
    store.close()
    store = open_store(**settings)
    assert_sound(store, client_of(store), kv_of, TRUNK)
    assert store.stats().counters.quarantined_chunks == 0


def test_pieces_before_and_behind_a_fork_are_merged_by_themselves(open_store, put, kv_of, client_of: Connect) -> None:
    store = open_store(reorder_interval_s=0, background_bytes_per_s=2**40)
    for tokens in (TRUNK, BRANCH):
        save_in_pieces(store, put, tokens, store.geometry.tokens_per_chunk)
    before = len(store.inventory.extents())
    assert store.rewrite_all().new_extents
    assert len(store.inventory.extents()) < before
    client = client_of(store)
    for tokens in (TRUNK, BRANCH):
        assert_sound(store, client, kv_of, tokens)
    used = sum(extent.run.count for extent in store.inventory.extents())
    assert store.inventory.room.num_used == used


def test_a_damaged_part_is_found_by_the_rewriter_and_nothing_of_it_is_copied(
    open_store, put, kv_of, client_of: Connect
) -> None:
    store = open_store(reorder_interval_s=0, background_bytes_per_s=2**40)
    step = store.geometry.tokens_per_chunk
    save_in_pieces(store, put, TRUNK, step)
    ref = ref_of(store, TRUNK, 150, store.geometry.kv_slots[-1])
    flip_on_disk(store, ref, PAGE_BYTES + 3)
    report = store.rewrite_all()
    assert (report.nodes, report.skipped_nodes) == (0, 1)
    (bad,) = store.inventory.quarantined()
    assert bad.run == ref.extent.run
    assert_sound(store, client_of(store), kv_of, TRUNK[: 150 // step * step + 1])
