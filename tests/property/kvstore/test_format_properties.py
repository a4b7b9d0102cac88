"""Any layout of any model: records tile their extent, and a record is readable only as what was written."""

import dataclasses
import itertools
from typing import Any, cast
from unittest.mock import Mock, patch

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kvstore import KVShape, Layout, RecordCorrupt, StoreIdentity
from kvstore.client import saves
from kvstore.client.saves import Saves
from kvstore.dataplane.answers import StagedFrames
from kvstore.disk.segment import Run
from kvstore.format.layout import MAX_TOKENS_PER_EXTENT, PAGE_BYTES, SKETCHES, RecordKind, RecordSlot, padded_record
from kvstore.format.payload import fill_payload
from kvstore.format.record import RecordIdentity, read_header, token_ids_of, verify, write_header, write_headers
from kvstore.index.extent import Extent
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.placements.stored_prefix import StoredPrefix

shapes = st.builds(
    KVShape,
    num_layers=st.integers(1, 12),
    num_kv_heads=st.integers(1, 4),
    head_dim=st.sampled_from([1, 3, 4, 8, 64, 80]),
    dtype=st.sampled_from(["float32", "float16", "bfloat16"]),
)


@st.composite
def layouts(draw: st.DrawFn, shape: KVShape) -> Layout:
    kv_records = draw(st.integers(1, 8))
    tokens = 16 * kv_records * draw(st.integers(1, 32 // kv_records))
    sketch, fine_sketch = draw(st.sampled_from([(0, 0), (1, 0), (1, 4), (2, 8), (4, 0), (8, 16), (16, 0)]))
    planes = draw(st.sampled_from(["joint", "apart"]))
    heads = st.tuples(st.integers(0, shape.num_layers - 1), st.integers(0, shape.num_kv_heads - 1))
    retrieval = tuple(sorted(draw(st.sets(heads, max_size=6)))) if planes == "joint" else ()
    return Layout(
        tokens_per_record=tokens,
        layers_per_record=draw(st.integers(1, 14)),
        planes=planes,
        probe_heads=draw(st.integers(0, shape.num_kv_heads)),
        sketch=sketch,
        fine_sketch=fine_sketch,
        kv_records=kv_records,
        reorder=draw(st.sampled_from(["none", "tokens"])),
        retrieval_heads=retrieval,
        header=draw(st.sampled_from(["page", "compact"])),
        coded_rows=draw(st.sampled_from(["", "rotated-8"] if shape.head_dim in (8, 64) else [""])),
        tokens_per_extent=tokens * draw(st.integers(1, min(20, MAX_TOKENS_PER_EXTENT // tokens))),
    )


@st.composite
def geometries(draw: st.DrawFn) -> Geometry:
    shape = draw(shapes)
    layout = draw(layouts(shape))
    return Geometry(StoreIdentity(model_fingerprint="any", shape=shape, layout=layout))


@settings(max_examples=150)
@given(geometry=geometries())
def test_records_of_a_chunk_tile_its_unit_and_hold_every_row_once(geometry: Geometry) -> None:
    end, seen, coded, probed, heads = 0, [], [], [], []
    shape, layout = geometry.identity.shape, geometry.identity.layout
    once_more = layout.coded_shape(shape) or shape
    num_ranges = -(-shape.num_layers // layout.layers_per_record)
    for slot in geometry.slots:
        assert slot.offset_bytes == end and end % layout.block_bytes == slot.record_bytes % layout.block_bytes == 0
        assert 0 <= slot.record_bytes - slot.header_bytes - slot.payload_bytes < layout.block_bytes
        needed = 76 + 4 * slot.num_tokens + 2 * slot.num_tokens + 8
        if layout.header == "compact":
            assert 0 <= slot.header_bytes - needed < 64 and slot.header_bytes % 64 == 0
        else:
            assert needed <= slot.header_bytes == PAGE_BYTES
        is_whole = slot.kind in (*SKETCHES, RecordKind.PROBE)
        assert slot.parts == (1 if is_whole else layout.kv_records)
        assert slot.parts * slot.num_tokens == layout.tokens_per_record
        end += slot.parts * slot.record_bytes
        layers, num_rows = range(slot.layer_start, slot.layer_end), slot.num_layers * slot.num_tokens
        if slot.kind is RecordKind.KV:
            assert slot.payload_bytes == num_rows * slot.num_planes * shape.row_bytes
            seen += [(layer, plane) for layer in layers for plane in range(slot.plane_start, slot.plane_end)]
        elif slot.kind is RecordKind.CODED:
            assert slot.payload_bytes == num_rows * slot.num_planes * once_more.row_bytes
            coded += [(layer, plane) for layer in layers for plane in range(slot.plane_start, slot.plane_end)]
        elif slot.kind is RecordKind.PROBE:
            assert slot.payload_bytes == num_rows * layout.probe_heads * once_more.head_bytes
            probed += layers
        elif slot.kind is RecordKind.HEADS:
            of_slot = layout.heads_of(layers)
            assert slot.payload_bytes == len(of_slot) * slot.num_tokens * 2 * once_more.head_bytes > 0
            heads += of_slot
        else:
            num_groups = num_ranges * layout.tokens_per_record // 16 * shape.num_kv_heads
            num_means = layout.sketch if slot.kind is RecordKind.SKETCH else layout.fine_sketch
            assert slot.payload_bytes == num_groups * num_means * (4 + shape.head_dim)
    assert 0 <= geometry.unit_bytes - end < PAGE_BYTES and geometry.unit_bytes % PAGE_BYTES == 0
    assert geometry.unit_bytes == layout.unit_bytes(shape) and (
        layout.header == "compact" or geometry.unit_bytes == end
    )
    assert sorted(seen) == [(layer, plane) for layer in range(shape.num_layers) for plane in (0, 1)]
    assert sorted(coded) == (sorted(seen) if layout.coded_rows else [])
    assert probed == (list(range(shape.num_layers)) if layout.probe_heads else [])
    assert heads == list(layout.retrieval_heads)
    kv_slots = [slot for slot in geometry.slots if slot.kind is RecordKind.KV]
    assert sum(s.parts * s.payload_bytes for s in kv_slots) == layout.tokens_per_record * shape.token_bytes
    assert [slot_index for slot_index, _ in geometry.pieces] == sorted(slot_index for slot_index, _ in geometry.pieces)
    assert len(set(geometry.pieces)) == len(geometry.pieces) == sum(slot.parts for slot in geometry.slots)


@settings(max_examples=120)
@given(geometry=geometries(), position=st.integers(0, 10**6), data=st.data())
def test_an_extent_of_n_chunks_places_every_record_alone_aligned_and_within_its_run(
    geometry: Geometry, position: int, data: st.DataObject
) -> None:
    count = data.draw(st.integers(1, geometry.identity.layout.chunks_per_extent), label="chunks")
    extent = Extent(1, b"", 0, bytes(16 * count), Run(3, position, count))
    stretches = []
    for slot_index, slot in enumerate(geometry.slots):
        numbers = range(count * slot.parts)
        stripe = [geometry.offset_bytes(RecordRef(extent, number, slot_index)) for number in numbers]
        assert stripe == list(range(stripe[0], stripe[0] + len(numbers) * slot.record_bytes, slot.record_bytes))
        stretches += [(start, start + slot.record_bytes) for start in stripe]
    stretches.sort()
    assert all(start % geometry.identity.layout.block_bytes == 0 for start, _ in stretches)
    assert stretches[0][0] == position * geometry.unit_bytes
    assert 0 <= (position + count) * geometry.unit_bytes - stretches[-1][1] < count * PAGE_BYTES
    assert all(end == start for (_, end), (start, _) in itertools.pairwise(stretches))


@settings(max_examples=120)
@given(geometry=geometries(), depth=st.integers(0, 1000), data=st.data())
def test_the_records_of_each_stripe_speak_for_every_token_of_their_extent_once_and_for_its_chunk(
    geometry: Geometry, depth: int, data: st.DataObject
) -> None:
    count, step = data.draw(st.integers(1, 6), label="chunks"), geometry.tokens_per_chunk
    keys = [bytes([chunk]) * 16 for chunk in range(count)]
    extent = Extent(1, b"", depth, b"".join(keys), Run(0, 0, count))
    if geometry.identity.layout.reorder != "none":
        extent.is_reordered, extent.orders = True, orders_of(geometry, count, depth)
    tokens = np.arange(7, 7 + count * step, dtype=np.uint32)
    for slot_index, slot in enumerate(geometry.slots):
        told = list[tuple[int, bytes, int]]()  # position, key, id
        names = set[int]()
        for number in range(count * slot.parts):
            ref = RecordRef(extent, number, slot_index)
            identity = geometry.record_identity(ref, tokens)
            ids = np.frombuffer(identity.tokens, np.uint32).tolist()
            offsets = np.frombuffer(identity.offsets, np.uint16).tolist() or range(len(ids))
            told += [(identity.token_start + at, identity.key, id_) for at, id_ in zip(offsets, ids, strict=True)]
            names.add(ref.key)
        # A record of a reordered extent stands for the whole extent.
        spoken_for = [keys[-1 if extent.is_reordered else at // step] for at in range(count * step)]
        assert sorted(told) == [(depth * step + at, key, 7 + at) for at, key in enumerate(spoken_for)]
        assert extent.is_reordered or told == sorted(told)
        assert len(names) == count * slot.parts


def orders_of(geometry: Geometry, num_chunks: int, seed: int) -> npt.NDArray[np.uint16]:
    """A random order of an extent's rows; like a rewrite's, it is the same for layers of one record."""
    layout, step, draw = geometry.identity.layout, geometry.tokens_per_chunk, np.random.default_rng(seed)
    orders = np.empty((geometry.num_layers, num_chunks * step), np.uint16)
    for start in range(0, geometry.num_layers, layout.layers_per_record):
        orders[start : start + layout.layers_per_record] = draw.permutation(num_chunks * step)
    return orders


def stored_prefix(geometry: Geometry, lengths: list[tuple[int, int, bool]]) -> StoredPrefix:
    """A prefix of extents; `lengths`: the chunks of each, how many of them the prompt has, whether it is reordered."""
    depth, stored, step = 0, list[tuple[Extent, int]](), geometry.tokens_per_chunk
    for number, (num_chunks, num_matched, is_reordered) in enumerate(lengths):
        extent = Extent(number + 1, bytes(16), depth, bytes(16 * num_chunks), Run(0, 0, num_chunks))
        if is_reordered and geometry.identity.layout.reorder != "none":
            extent.is_reordered, extent.orders = True, orders_of(geometry, num_chunks, number)
        stored.append((extent, num_matched))
        depth += num_matched
    return StoredPrefix(geometry, tuple(stored), np.arange(depth * step, dtype=np.uint32), depth * step)


def rows_of(geometry: Geometry, extent: Extent, slot: RecordSlot, number: int) -> list[int]:
    """Tokens whose rows a record has, in its order; some may be another prompt's."""
    offsets = range(number * slot.num_tokens, (number + 1) * slot.num_tokens)
    if extent.orders is not None:
        offsets = extent.orders[slot.layer_start, offsets.start : offsets.stop].tolist()
    return [extent.depth * geometry.tokens_per_chunk + offset for offset in offsets]


@settings(max_examples=150)
@given(geometry=geometries(), data=st.data())
def test_the_records_with_wanted_tokens_and_those_at_positions_are_those_of_a_dictionary_by_token(
    geometry: Geometry, data: st.DataObject
) -> None:
    counts = st.tuples(st.integers(1, 4), st.integers(1, 4), st.booleans())
    chunk_counts = counts.map(lambda drawn: (max(drawn[:2]), min(drawn[:2]), drawn[2]))
    lengths = data.draw(st.lists(chunk_counts, min_size=1, max_size=4), label="extents")
    prefix, step = stored_prefix(geometry, lengths), geometry.tokens_per_chunk
    num_tokens = sum(num_matched for _, num_matched, _ in lengths) * step
    wanted = data.draw(st.lists(st.integers(0, num_tokens - 1), max_size=12), label="wanted")
    is_wanted = np.zeros(num_tokens, np.bool_)
    is_wanted[wanted] = True
    slot_indexes = list(range(len(geometry.slots)))
    starts = [data.draw(st.just(0) | st.integers(0, num_tokens), label="start") for _ in slot_indexes]
    found = prefix.records_with(slot_indexes, is_wanted, starts if any(starts) else ())
    for slot_index, of_slot, start in zip(slot_indexes, found, starts, strict=True):
        slot, home = geometry.slots[slot_index], dict[int, tuple[int, int]]()  # extent and number by token
        told = list[tuple[int, int]]()  # every record that has rows of the prompt
        for extent, num_matched in prefix._stored:
            end = (extent.depth + num_matched) * step
            for number in range(extent.num_chunks * slot.parts):
                mine = [token for token in rows_of(geometry, extent, slot, number) if token < end]
                home |= dict.fromkeys(mine, (extent.id, number))
                if mine or (extent.is_reordered and slot.kind in SKETCHES):
                    told.append((extent.id, number))
        expected = sorted({home[token] for token in wanted if token >= start})
        assert [(ref.extent.id, ref.number) for ref in of_slot] == expected
        assert {ref.slot_index for ref in of_slot} <= {slot_index}
        everything = prefix.records(slot_index)
        assert [(ref.extent.id, ref.number) for ref in everything] == told
        positions = sorted({token // slot.num_tokens for token in wanted})
        for some in filter(None, (positions, positions[:1])):
            at_positions = prefix.records(slot_index, some)
            keys = [ref.key for ref in everything if ref.extent.depth * slot.parts + ref.number in some]
            assert at_positions.keys == keys
        for ref in of_slot:
            identity, mine = prefix.identity(ref), rows_of(geometry, ref.extent, slot, ref.number)
            is_known = np.ones(len(mine), np.bool_) if identity.is_known is None else identity.is_known
            end = (ref.extent.depth + prefix._num_matched[ref.extent.id]) * step
            assert is_known.tolist() == [token < end for token in mine]
            ids = np.frombuffer(identity.tokens, np.uint32)
            assert ids[is_known].tolist() == [token for token in mine if token < end]
            offsets = np.frombuffer(identity.offsets, np.uint16).astype(int)
            assert (identity.token_start + offsets).tolist() == (mine if ref.extent.is_reordered else [])
            assert ref.extent.is_reordered or identity.token_start == mine[0]


#: Tokens of a record, and of its expected identity, shared within one example.
record_tokens = st.shared(st.integers(1, 32).map(lambda chunks: 16 * chunks), key="tokens of a record")
headers = st.sampled_from(["page", "compact"])
ONE_HEAD = KVShape(num_layers=1, num_kv_heads=1, head_dim=1, dtype="float32")


@st.composite
def slots(draw: st.DrawFn) -> RecordSlot:
    layer_start = draw(st.integers(0, 2**32 - 2))
    plane_start = draw(st.integers(0, 1))
    payload_bytes, num_tokens = draw(st.integers(1, 3 * PAGE_BYTES)), draw(record_tokens)
    layout = Layout(tokens_per_record=num_tokens, tokens_per_extent=num_tokens, header=draw(headers))
    header_bytes = layout.records(ONE_HEAD)[0].header_bytes
    return RecordSlot(
        kind=draw(st.sampled_from(RecordKind)),
        layer_start=layer_start,
        layer_end=draw(st.integers(layer_start + 1, 2**32 - 1)),
        plane_start=plane_start,
        plane_end=draw(st.integers(plane_start + 1, 2)),
        num_tokens=num_tokens,
        parts=1,
        offset_bytes=0,
        payload_bytes=payload_bytes,
        record_bytes=padded_record(header_bytes, payload_bytes),
        header_bytes=header_bytes,
    )


@st.composite
def identities(draw: st.DrawFn, some_tokens: st.SearchStrategy[int] = record_tokens) -> RecordIdentity:
    num_tokens = draw(some_tokens)
    random = np.random.default_rng(draw(st.integers(0, 2**32)))
    tokens = random.integers(0, 2**32, num_tokens, np.uint32)
    offsets = random.choice(MAX_TOKENS_PER_EXTENT, num_tokens, replace=False).astype(np.uint16)
    return RecordIdentity(
        key=draw(st.binary(min_size=16, max_size=16)),
        provenance=draw(st.text(max_size=20)),
        token_start=draw(st.integers(0, 2**32 - 1)),
        tokens=tokens.tobytes(),
        generation=draw(st.integers(0, 2**32 - 1)),
        number=draw(st.integers(0, 4095)),
        offsets=draw(st.sampled_from([b"", offsets.tobytes()])),
    )


def written(identity: RecordIdentity, slot: RecordSlot) -> memoryview:
    record = memoryview(bytearray(b"\xcc" * slot.record_bytes))
    payload = record[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
    payload[:] = np.random.default_rng(slot.payload_bytes).bytes(slot.payload_bytes)
    write_header(record[: slot.header_bytes], identity, slot, payload)
    return record


class _Memory:
    """A link's memory of staged frames."""

    def __init__(self, memory_NB: npt.NDArray[np.uint8]) -> None:
        self._memory = memory_NB.data

    def view(self, offset: int, size_bytes: int) -> memoryview:
        assert 0 <= offset <= offset + size_bytes <= len(self._memory)
        return self._memory[offset : offset + size_bytes]


@settings(max_examples=60, deadline=None)
@given(
    geometry=geometries(),
    number=st.integers(0, 2),
    num_chunks=st.integers(1, 4),
    order=st.sampled_from(["by slot", "by chunk", "any"]),
    filled_bytes=st.sampled_from([1, 10**5, 2**23]),
    seed=st.integers(0, 2**32),
)
def test_records_made_as_arrays_have_the_bytes_of_records_made_one_by_one(
    geometry: Geometry, number: int, num_chunks: int, order: str, filled_bytes: int, seed: int
) -> None:
    assume(geometry.unit_bytes * num_chunks < 2**21)
    random, step, shape = np.random.default_rng(seed), geometry.tokens_per_chunk, geometry.identity.shape
    num_all, row = number + num_chunks, 3
    extent = Extent(id=1, parent_key=b"", depth=2, keys=random.bytes(16 * num_all), run=Run(0, 0, num_all))
    extent.generation, extent.provenance = 5, "exact"
    tokens = random.integers(0, 2**32, num_all * step, np.uint32)
    size = shape.num_layers, row + num_chunks * step, 2, shape.num_kv_heads * shape.head_dim
    numbers = random.standard_normal(size, np.float32)
    rows = (numbers.view("<u4") >> 16).astype("<u2") if shape.dtype == "bfloat16" else numbers.astype(shape.dtype)
    view = rows.view(np.uint8)
    pieces = [(chunk, *piece) for chunk in range(num_chunks) for piece in geometry.pieces]
    places = list(range(len(pieces)))
    if order == "by slot":
        places.sort(key=lambda at: (pieces[at][1], pieces[at][0], pieces[at][2]))
    elif order == "any":
        random.shuffle(places)
    offsets, end = [0] * len(pieces), 0
    for at in places:
        offsets[at] = end
        end += geometry.slots[pieces[at][1]].record_bytes + 512 * (order == "any" and int(random.integers(0, 3)))
    memory_NB = np.full(padded_record(PAGE_BYTES, end), 0xCC, np.uint8)
    expected_NB = memory_NB.copy()

    saving = Saves(geometry, cast(Any, None), cast(Any, Mock()))
    with patch.object(saves, "_FILLED_BYTES", filled_bytes):
        saving.fill(cast(Any, _Memory(memory_NB)), row, StagedFrames(1, num_chunks, offsets), view)
    for slot_index, slot in enumerate(geometry.slots):
        mine = np.array([o for o, piece in zip(offsets, pieces, strict=True) if piece[1] == slot_index], np.int64)
        numbers_R = number * slot.parts + np.arange(len(mine))
        identities_R = geometry.record_identities(extent, slot_index, numbers_R, tokens)
        write_headers(memory_NB, mine, slot, identities_R)

    for (chunk, slot_index, part), offset in zip(pieces, offsets, strict=True):
        slot = geometry.slots[slot_index]
        record = expected_NB.data[offset : offset + slot.record_bytes]
        payload = record[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
        first = row + chunk * step + part * slot.num_tokens
        fill_payload(payload, slot, view[:, first : first + slot.num_tokens], geometry.identity.layout, shape)
        ref = RecordRef(extent, (number + chunk) * slot.parts + part, slot_index)
        write_header(record[: slot.header_bytes], geometry.record_identity(ref, tokens), slot, payload)
        record[slot.header_bytes + slot.payload_bytes :] = bytes(len(record) - slot.header_bytes - slot.payload_bytes)
    assert np.array_equal(memory_NB, expected_NB)


@given(st.lists(st.tuples(st.sampled_from([-1, 1, 2, 7]), st.integers(1, 4)), max_size=6), st.integers(0, 9))
def test_ranges_of_evenly_spaced_offsets_cover_each_offset_once(steps: list[tuple[int, int]], start: int) -> None:
    distances = [distance for distance, times in steps for _ in range(times)]
    offsets = (start + np.cumsum([0, *distances])).astype(np.int64)
    ranges = list(saves._strides(offsets))
    assert [first for first, _, _ in ranges] == [0, *(end for _, end, _ in ranges[:-1])]
    assert ranges[-1][1] == len(offsets)
    for first, end, stride in ranges:
        assert np.array_equal(offsets[first:end], offsets[first] + stride * np.arange(end - first))
        assert (end - first > 1) == (stride > 0)


@settings(max_examples=150)
@given(identity=identities(), slot=slots())
def test_a_record_verifies_as_what_it_was_written_and_its_header_says_the_same(
    identity: RecordIdentity, slot: RecordSlot
) -> None:
    record = written(identity, slot)
    assert verify(record, identity, slot) == record[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
    header = read_header(record)
    assert (header.kind, header.layer_start, header.layer_end) == (slot.kind, slot.layer_start, slot.layer_end)
    assert (header.plane_start, header.plane_end) == (slot.plane_start, slot.plane_end)
    assert (header.token_start, header.payload_bytes) == (identity.token_start, slot.payload_bytes)
    assert 4 * header.num_tokens == len(identity.tokens)
    assert (header.number, header.position) == (
        identity.number, identity.token_start // header.num_tokens + identity.number
    )  # fmt: skip
    assert (header.header_bytes, header.record_bytes) == (slot.header_bytes, slot.record_bytes)
    assert (b"" if header.offsets is None else header.offsets.tobytes()) == identity.offsets
    assert token_ids_of(record).tobytes() == identity.tokens


@settings(max_examples=150)
@given(identity=identities(), slot=slots(), data=st.data())
def test_a_record_with_any_bit_flipped_is_corrupt(
    identity: RecordIdentity, slot: RecordSlot, data: st.DataObject
) -> None:
    record = written(identity, slot)
    bit = data.draw(st.integers(0, 8 * (slot.header_bytes + slot.payload_bytes) - 1), label="bit")
    record[bit // 8] ^= 1 << bit % 8
    with pytest.raises(RecordCorrupt):
        verify(record, identity, slot)


@settings(max_examples=150)
@given(written_as=identities(), read_as=identities(st.sampled_from([16, 32, 512])), slot=slots(), fields=st.data())
def test_a_record_read_as_another_is_corrupt_whichever_fields_differ(
    written_as: RecordIdentity, read_as: RecordIdentity, slot: RecordSlot, fields: st.DataObject
) -> None:
    names = [field.name for field in dataclasses.fields(RecordIdentity) if field.name != "is_known"]
    differing = fields.draw(st.lists(st.sampled_from(names), min_size=1, unique=True), label="differing")
    if "tokens" in differing or "offsets" in differing:
        differing += ["tokens", "offsets"]  # as long as each other
    other = dataclasses.replace(written_as, **{name: getattr(read_as, name) for name in differing})
    record = written(written_as, slot)
    if other == written_as:
        assert verify(record, other, slot)
    else:
        with pytest.raises(RecordCorrupt):
            verify(record, other, slot)


@settings(max_examples=100)
@given(identity=identities(), slot=slots(), data=st.data())
def test_a_reader_that_knows_some_tokens_is_served_if_and_only_if_those_agree(
    identity: RecordIdentity, slot: RecordSlot, data: st.DataObject
) -> None:
    record = written(identity, slot)
    num_tokens = len(identity.tokens) // 4
    packed = data.draw(st.binary(min_size=num_tokens // 8, max_size=num_tokens // 8), label="known")
    is_known = np.unpackbits(np.frombuffer(packed, np.uint8)).astype(bool)
    changed = data.draw(st.integers(0, num_tokens - 1), label="changed")
    tokens = np.frombuffer(identity.tokens, np.uint32) * is_known
    ours = dataclasses.replace(identity, tokens=tokens.astype(np.uint32).tobytes(), is_known=is_known)
    assert verify(record, ours, slot) == record[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
    tokens[changed] += 1
    other = dataclasses.replace(ours, tokens=tokens.astype(np.uint32).tobytes())
    if is_known[changed]:
        with pytest.raises(RecordCorrupt, match="other tokens"):
            verify(record, other, slot)
    else:
        assert verify(record, other, slot)
