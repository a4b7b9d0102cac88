import numpy as np
import pytest

from kvstore import KVShape, Layout, RecordCorrupt, StoreIdentity
from kvstore.client.destinations import RowsDestination
from kvstore.disk.files import aligned_buffer
from kvstore.disk.segment import Run
from kvstore.format.layout import PAGE_BYTES, RecordKind
from kvstore.format.payload import fill_payload
from kvstore.format.record import RecordIdentity, verify, write_header
from kvstore.index.extent import Extent, chunk_number, extent_id
from kvstore.index.geometry import Geometry, RecordRef

SHAPE = KVShape(num_layers=3, num_kv_heads=1, head_dim=4, dtype="float32")
LAYOUT = Layout(tokens_per_record=16, layers_per_record=2, planes="apart", reorder="tokens", tokens_per_extent=64)
GEOMETRY = Geometry(StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=LAYOUT))
#: Tokens of an extent of three chunks.
TOKENS = np.arange(5000, 5048, dtype=np.uint32)


def key(number: int) -> bytes:
    return number.to_bytes(16, "big")


def geometry_of(kv_records: int) -> Geometry:
    """Chunks of 64 tokens: sketch | layers 0 and 1: probe, K, V | layer 2: probe, K, V."""
    layout = Layout(layers_per_record=2, planes="apart", probe_heads=1, sketch=2, kv_records=kv_records)
    return Geometry(StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=layout))


def extent_of(
    num_chunks: int = 3, run: Run | None = None, depth: int = 2, orders: np.ndarray | None = None, generation: int = 0
) -> Extent:
    keys = b"".join(key(100 + depth + number) for number in range(num_chunks))
    run = run or Run(0, 5, num_chunks)
    extent = Extent(7, key(99 + depth), depth, keys, run, generation)
    extent.orders, extent.is_reordered = orders, orders is not None
    return extent


def shuffled(num_tokens: int = 48) -> np.ndarray:
    """An order for each record of layers, [3 layers, tokens]; layers 0 and 1 have one, because they share records."""
    first, last = (np.random.default_rng(seed).permutation(num_tokens) for seed in (1, 2))
    return np.stack([first, first, last]).astype(np.uint16)


@pytest.mark.parametrize("kv_records", [1, 4])
def test_an_extent_whose_writing_ended_early_keeps_the_places_of_its_whole_run(kv_records: int) -> None:
    whole, cut, geometry = extent_of(3, Run(0, 1, 3)), extent_of(2, Run(0, 1, 3)), geometry_of(kv_records)
    for slot_index, slot in enumerate(geometry.slots):
        for number in range(2 * slot.parts):
            places = [geometry.offset_bytes(RecordRef(extent, number, slot_index)) for extent in (whole, cut)]
            assert places[0] == places[1]


def test_a_record_in_token_order_speaks_for_its_own_chunk() -> None:
    extent = extent_of(generation=4)
    for number in range(3):
        identity = GEOMETRY.record_identity(RecordRef(extent, number, 1), TOKENS)
        assert identity == RecordIdentity(
            key=key(102 + number),
            provenance="exact",
            token_start=16 * (2 + number),
            tokens=TOKENS[16 * number : 16 * number + 16].tobytes(),
            generation=4,
        )


@pytest.mark.parametrize("kv_records", [1, 2, 4])
def test_the_pieces_of_a_chunk_are_its_records_in_the_order_of_an_extent_of_one(kv_records: int) -> None:
    geometry = geometry_of(kv_records)
    extent, end = extent_of(1, Run(0, 3, 1)), 3 * geometry.unit_bytes
    assert len(geometry.pieces) == 3 + 4 * kv_records
    for slot_index, part in geometry.pieces:
        assert geometry.offset_bytes(RecordRef(extent, part, slot_index)) == end
        end += geometry.slots[slot_index].record_bytes
    assert end == 4 * geometry.unit_bytes
    assert geometry.kv_slots == [2, 3, 5, 6]


@pytest.mark.parametrize("slot_index", range(4))
def test_a_reordered_record_speaks_for_its_extent_in_the_order_of_its_first_layer(slot_index: int) -> None:
    extent, orders = extent_of(orders=shuffled(), generation=9), shuffled()
    for number in range(3):
        rows = orders[GEOMETRY.slots[slot_index].layer_start, 16 * number : 16 * number + 16]
        assert GEOMETRY.record_identity(RecordRef(extent, number, slot_index), TOKENS) == RecordIdentity(
            key=key(104),
            provenance="exact",
            token_start=32,
            tokens=np.array([5000 + row for row in rows], np.uint32).tobytes(),
            generation=9,
            number=number,
            offsets=rows.tobytes(),
        )


def test_orders_that_were_not_read_from_the_catalog_are_never_taken_for_token_order() -> None:
    extent = extent_of()
    extent.is_reordered = True
    with pytest.raises(AssertionError, match="read the orders first"):
        GEOMETRY.record_identity(RecordRef(extent, 0, 0), TOKENS)


@pytest.mark.parametrize("orders", [None, shuffled()], ids=["token order", "reordered"])
@pytest.mark.parametrize("known", [16, 24, 48])
def test_records_written_by_their_geometry_are_read_by_one_that_knows_only_a_prefix(orders, known: int) -> None:
    extent = extent_of(orders=orders)
    rows = np.random.default_rng(3).integers(0, 256, (3, 48, 2, SHAPE.row_bytes), np.uint8)
    disk = aligned_buffer(3 * GEOMETRY.unit_bytes)
    base, is_known = 5 * GEOMETRY.unit_bytes, np.arange(48) < known
    view = np.zeros((3, 32 + known, 2, SHAPE.row_bytes), np.uint8)
    destination, read = RowsDestination(view, 32 + known), 0
    refs = [RecordRef(extent, number, slot) for slot in range(4) for number in range(3)]
    for ref in refs:
        slot, start = GEOMETRY.slots[ref.slot_index], GEOMETRY.offset_bytes(ref) - base
        record = disk[start : start + slot.record_bytes]
        of_record = slice(16 * ref.number, 16 * ref.number + 16)
        order = np.arange(48)[of_record] if orders is None else orders[slot.layer_start, of_record]
        fill_payload(record[PAGE_BYTES:][: slot.payload_bytes], slot, rows[:, order], LAYOUT, SHAPE)
        identity = GEOMETRY.record_identity(ref, TOKENS)
        write_header(record[:PAGE_BYTES], identity, slot, record[PAGE_BYTES:][: slot.payload_bytes])
    for ref in refs:
        if orders is None and 16 * (ref.number + 1) > known:
            continue
        slot, start = GEOMETRY.slots[ref.slot_index], GEOMETRY.offset_bytes(ref) - base
        record = disk[start : start + slot.record_bytes]
        verify(record, GEOMETRY.record_identity(ref, TOKENS * is_known, is_known), slot)
        destination.copy(record)
        read += 1
        with pytest.raises(RecordCorrupt):
            verify(record, GEOMETRY.record_identity(ref, (TOKENS + 1) * is_known, is_known), slot)
    assert read == (len(refs) if orders is not None else 4 * (known // 16))
    whole = known if orders is not None else known // 16 * 16
    assert np.array_equal(view[:, 32 : 32 + whole], rows[:, :whole])


@pytest.mark.parametrize("kv_records", [2, 4])
@pytest.mark.parametrize("known", [64, 96, 192])
def test_parts_written_by_their_geometry_are_read_by_one_that_knows_only_a_prefix(kv_records: int, known: int) -> None:
    """An extent of chunks 2 to 4, 64 tokens each; a reader gets a part's record if it matched the whole chunk."""
    geometry, extent = geometry_of(kv_records), extent_of()
    layout, tokens = geometry.identity.layout, np.arange(9000, 9192, dtype=np.uint32)
    rows = np.random.default_rng(3).integers(0, 256, (3, 192, 2, SHAPE.row_bytes), np.uint8)
    disk, base = aligned_buffer(3 * geometry.unit_bytes), 5 * geometry.unit_bytes
    refs = [RecordRef(extent, number, i) for i, slot in enumerate(geometry.slots) for number in range(3 * slot.parts)]

    def record_at(ref: RecordRef) -> memoryview:
        start = geometry.offset_bytes(ref) - base
        return disk[start : start + geometry.slots[ref.slot_index].record_bytes]

    for ref in refs:
        slot, record = geometry.slots[ref.slot_index], record_at(ref)
        payload = record[PAGE_BYTES:][: slot.payload_bytes]
        of_record = rows[:, ref.number * slot.num_tokens : (ref.number + 1) * slot.num_tokens]
        fill_payload(payload, slot, of_record, layout, SHAPE)
        write_header(record[:PAGE_BYTES], geometry.record_identity(ref, tokens), slot, payload)
    num_matched, is_known = known // 64, np.arange(192) < known
    view = np.zeros((3, 128 + known, 2, SHAPE.row_bytes), np.uint8)
    destination = RowsDestination(view, 128 + known)
    for ref in refs:
        slot = geometry.slots[ref.slot_index]
        if slot.kind is not RecordKind.KV or ref.number // slot.parts >= num_matched:
            continue
        verify(record_at(ref), geometry.record_identity(ref, tokens * is_known, is_known), slot)
        destination.copy(record_at(ref))
        neighbour = RecordRef(extent, ref.number ^ 1, ref.slot_index)
        for other in (geometry.record_identity(ref, tokens + 1), geometry.record_identity(neighbour, tokens)):
            with pytest.raises(RecordCorrupt):
                verify(record_at(ref), other, slot)
    assert np.array_equal(view[:, 128 : 128 + 64 * num_matched], rows[:, : 64 * num_matched])
    assert not view[:, :128].any() and not view[:, 128 + 64 * num_matched :].any()


def test_record_names_for_caches_are_distinct_over_extents_chunks_and_slots() -> None:
    extents = [Extent(number, b"", 0, b"", Run(0, 0, 4096)) for number in (1, 2, 2**40)]
    numbers, slots = (0, 1, 4095, 65_535), (0, 1, 65_535)
    names = {RecordRef(extent, number, slot).key for extent in extents for number in numbers for slot in slots}
    assert len(names) == len(extents) * len(numbers) * len(slots)


def test_chunk_ids_say_extent_and_chunk_and_nothing_of_one_reaches_the_other() -> None:
    for number, chunk in ((1, 0), (1, 65_535), (2**47 - 1, 65_535), (2**47 - 1, 0)):
        chunk_id = Extent(number, b"", 0, b"", Run(0, 0, 1)).chunk_id(chunk)
        assert (extent_id(chunk_id), chunk_number(chunk_id)) == (number, chunk)
        assert 0 <= chunk_id < 2**64


def test_the_path_of_an_extent_runs_from_the_prompt_start_through_the_chunks_it_hangs_on() -> None:
    first = Extent(1, b"", 0, key(0) + key(1) + key(2), Run(0, 0, 3))
    middle = Extent(2, key(1), 2, key(12) + key(13), Run(0, 3, 2), parent=first, parent_number=1)
    last = Extent(3, key(12), 3, key(23), Run(0, 5, 1), parent=middle, parent_number=0)
    assert first.path() == [key(0), key(1), key(2)]
    assert middle.path() == [key(0), key(1), key(12), key(13)]
    assert last.path() == [key(0), key(1), key(12), key(23)]
    assert [extent.num_chunks for extent in (first, middle, last)] == [3, 2, 1]


def test_slots_of_a_geometry_are_those_of_its_layout() -> None:
    layout = Layout(tokens_per_record=16, layers_per_record=2, probe_heads=1, sketch=2)
    geometry = Geometry(StoreIdentity(model_fingerprint="tiny", shape=SHAPE, layout=layout))
    assert geometry.slots == layout.records(SHAPE)
    assert [slot.kind for slot in geometry.slots] == [
        RecordKind.SKETCH, RecordKind.PROBE, RecordKind.KV, RecordKind.PROBE, RecordKind.KV,
    ]  # fmt: skip
    assert (geometry.tokens_per_chunk, geometry.num_layers) == (16, 3)
