import dataclasses
import pickle
import random
import struct

import numpy as np
import pytest
import xxhash

from kvstore import KVShape, Layout, RecordCorrupt
from kvstore.disk.files import aligned_buffer
from kvstore.format.identity import token_bytes
from kvstore.format.layout import PAGE_BYTES, RecordKind, RecordSlot
from kvstore.format.record import (
    RecordIdentity,
    header_bytes_of,
    read_header,
    token_ids_of,
    verify,
    verify_page,
    write_header,
)

SHAPE = KVShape(num_layers=3, num_kv_heads=1, head_dim=4, dtype="float32")
LAYOUT = Layout(tokens_per_record=16, probe_heads=1)
PROBE, SLOT, _, NEXT_LAYER = LAYOUT.records(SHAPE)[:4]
COMPACT_PROBE, COMPACT = dataclasses.replace(LAYOUT, header="compact").records(SHAPE)[:2]
IDENTITY = RecordIdentity(key=bytes(range(16)), provenance="exact", token_start=32, tokens=token_bytes(range(16)))
#: Rows 0..15 of a reordered extent of 64 tokens, whose ids are 500 + offset.
OFFSETS = np.array([40, 3, 63, 0, 17, 18, 19, 5, 62, 33, 9, 1, 48, 2, 50, 31], np.uint16)
REORDERED = dataclasses.replace(
    IDENTITY, generation=3, number=2, tokens=token_bytes(500 + OFFSETS.astype(int)), offsets=OFFSETS.tobytes()
)
FIXED_BYTES = 76
EACH_HEADER = pytest.mark.parametrize("slot", [SLOT, COMPACT], ids=["page", "compact"])
BOTH = pytest.mark.parametrize("identity", [IDENTITY, REORDERED], ids=["token order", "reordered"])


def encode(identity: RecordIdentity = IDENTITY, slot: RecordSlot = SLOT) -> memoryview:
    record = aligned_buffer(slot.record_bytes)[: slot.record_bytes]
    payload = record[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
    payload[:] = random.Random(9).randbytes(slot.payload_bytes)
    write_header(record[: slot.header_bytes], identity, slot, payload)
    return record


def flip(record: memoryview, bit: int) -> None:
    record[bit // 8] ^= 1 << bit % 8


def reseal(record: memoryview, slot: RecordSlot = SLOT) -> memoryview:
    """Make the header's checksum hold again, as an attack or a bug in a writer would."""
    end = slot.header_bytes
    record[end - 8 : end] = xxhash.xxh3_64_intdigest(record[: end - 8]).to_bytes(8, "little")
    return record


def knowing(identity: RecordIdentity, is_known: np.ndarray) -> RecordIdentity:
    """What a reader that knows only some of the tokens expects; it has the others as zeros."""
    tokens = np.frombuffer(identity.tokens, np.uint32) * is_known
    return dataclasses.replace(identity, tokens=tokens.astype(np.uint32).tobytes(), is_known=is_known)


@BOTH
@EACH_HEADER
@pytest.mark.parametrize(
    ("start", "end", "count"),
    [
        ("", "fixed", 8 * FIXED_BYTES),
        ("fixed", "tokens", 80),
        ("tokens", "offsets", 80),
        ("offsets", "body", 40),
        ("body", "header", 64),
        ("header", "payload", 120),
    ],
)
def test_any_flipped_bit_is_detected(
    identity: RecordIdentity, slot: RecordSlot, start: str, end: str, count: int
) -> None:
    ends = {"": 0, "fixed": FIXED_BYTES, "tokens": FIXED_BYTES + 64, "offsets": FIXED_BYTES + 96}
    ends |= {"body": slot.header_bytes - 8, "header": slot.header_bytes}
    ends["payload"] = slot.header_bytes + slot.payload_bytes
    record = encode(identity, slot)
    pristine, bits = bytes(record), range(8 * ends[start], 8 * ends[end])
    for bit in random.Random(bits.start).sample(bits, count):
        flip(record, bit)
        with pytest.raises(RecordCorrupt):
            verify(record, identity, slot)
        flip(record, bit)
    assert bytes(record) == pristine
    assert bytes(verify(record, identity, slot)) == random.Random(9).randbytes(slot.payload_bytes)


@EACH_HEADER
def test_a_header_whose_length_says_anything_else_is_not_sound(slot: RecordSlot) -> None:
    """A reader that knows no slot asks the header how long it is."""
    record = encode(slot=slot)
    verify_page(record)
    assert header_bytes_of(record) == slot.header_bytes
    (true,) = struct.unpack_from("<H", record, 10)
    for steps in {*range(200), 2**15, 2**16 - 1} - {true}:
        struct.pack_into("<H", record, 10, steps)
        with pytest.raises(RecordCorrupt, match="header checksum"):
            verify_page(record)
        with pytest.raises(RecordCorrupt, match="another prefix"):
            verify(reseal(memoryview(bytearray(record)), slot), IDENTITY, slot)


def test_a_record_of_the_other_kind_of_header_is_refused() -> None:
    for written, read in ((SLOT, COMPACT), (COMPACT, SLOT)):
        record = memoryview(bytearray(encode(slot=written)) + bytes(PAGE_BYTES))
        with pytest.raises(RecordCorrupt, match="header checksum"):
            verify(record, IDENTITY, read)


@EACH_HEADER
def test_a_flipped_bit_in_the_padding_never_changes_the_payload(slot: RecordSlot) -> None:
    record = encode(slot=slot)
    payload = bytes(verify(record, IDENTITY, slot))
    padding = range(8 * (slot.header_bytes + slot.payload_bytes), 8 * slot.record_bytes)
    for bit in random.Random(4).sample(padding, 60):
        flip(record, bit)
        assert bytes(verify(record, IDENTITY, slot)) == payload
        flip(record, bit)


@BOTH
@EACH_HEADER
@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_field_is_detected_even_when_the_header_checksum_is_made_to_match(
    identity: RecordIdentity, slot: RecordSlot, bit: int
) -> None:
    end = FIXED_BYTES + len(identity.tokens) + len(identity.offsets)
    pristine = encode(identity, slot)
    for position in range(end):
        record = memoryview(bytearray(pristine))
        flip(record, 8 * position + bit)
        with pytest.raises(RecordCorrupt):
            verify(reseal(record, slot), identity, slot)
    assert verify(reseal(memoryview(bytearray(pristine)), slot), identity, slot)


@pytest.mark.parametrize(
    "other",
    [
        dataclasses.replace(IDENTITY, key=bytes(16)),
        dataclasses.replace(IDENTITY, provenance="impress budget=0.5"),
        dataclasses.replace(IDENTITY, provenance=""),
        dataclasses.replace(IDENTITY, token_start=16),
        dataclasses.replace(IDENTITY, token_start=48),
        dataclasses.replace(IDENTITY, generation=1),
        dataclasses.replace(IDENTITY, number=1),
        dataclasses.replace(IDENTITY, tokens=token_bytes(range(15))),
        dataclasses.replace(IDENTITY, tokens=token_bytes(range(17))),
        dataclasses.replace(IDENTITY, offsets=np.arange(16, dtype=np.uint16).tobytes()),
        REORDERED,
    ],
)
def test_a_record_of_another_prefix_generation_or_number_is_refused_both_ways(other: RecordIdentity) -> None:
    with pytest.raises(RecordCorrupt, match="another prefix, layer range, generation"):
        verify(encode(other), IDENTITY, SLOT)
    with pytest.raises(RecordCorrupt, match="another prefix, layer range, generation"):
        verify(encode(IDENTITY), other, SLOT)


@pytest.mark.parametrize("place", [0, 7, 15])
def test_a_record_with_one_other_token_is_refused_both_ways(place: int) -> None:
    other = dataclasses.replace(IDENTITY, tokens=token_bytes([99 if i == place else i for i in range(16)]))
    with pytest.raises(RecordCorrupt, match="other tokens"):
        verify(encode(other), IDENTITY, SLOT)
    with pytest.raises(RecordCorrupt, match="other tokens"):
        verify(encode(IDENTITY), other, SLOT)


@pytest.mark.parametrize(
    "other",
    [
        NEXT_LAYER,
        dataclasses.replace(SLOT, kind=RecordKind.PROBE),
        dataclasses.replace(SLOT, kind=RecordKind.SKETCH),
        dataclasses.replace(SLOT, layer_start=0, layer_end=2),
        dataclasses.replace(SLOT, plane_start=1),
        dataclasses.replace(SLOT, plane_end=1),
        dataclasses.replace(SLOT, payload_bytes=SLOT.payload_bytes - 16),
    ],
)
def test_a_record_of_another_kind_layer_plane_or_size_is_refused_both_ways(other: RecordSlot) -> None:
    with pytest.raises(RecordCorrupt, match="another prefix, layer range"):
        verify(encode(slot=other), IDENTITY, SLOT)
    with pytest.raises(RecordCorrupt, match="another prefix, layer range"):
        verify(encode(slot=SLOT), IDENTITY, other)


def test_a_record_of_another_format_version_is_refused(monkeypatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("kvstore.format.record.FORMAT_VERSION", 1)
        record = encode()
    with pytest.raises(RecordCorrupt, match="format"):
        verify(record, IDENTITY, SLOT)


def test_a_record_as_version_1_wrote_it_is_refused() -> None:
    record = encode()
    payload = record[PAGE_BYTES : PAGE_BYTES + SLOT.payload_bytes]
    checksums = (xxhash.xxh3_64_intdigest(b"exact"), xxhash.xxh3_64_intdigest(payload))
    fixed = struct.pack(
        "<4sHBB16sQIIIIQQ", b"RAHD", 1, 0, 2, bytes(range(16)), checksums[0], 0, 1, 32, 16, len(payload), checksums[1]
    )
    page = fixed + token_bytes(range(16))
    record[: PAGE_BYTES - 8] = page + bytes(PAGE_BYTES - 8 - len(page))
    with pytest.raises(RecordCorrupt, match="format"):
        verify(reseal(record), IDENTITY, SLOT)


def test_the_payload_of_one_record_under_the_header_of_another_is_refused() -> None:
    record = encode()
    record[PAGE_BYTES : PAGE_BYTES + SLOT.payload_bytes] = bytes(SLOT.payload_bytes)
    with pytest.raises(RecordCorrupt, match="payload checksum"):
        verify(record, IDENTITY, SLOT)


@pytest.mark.parametrize("fill", [0x00, 0xFF, 0xA5])
def test_a_page_that_was_never_a_record_is_refused(fill: int) -> None:
    record = memoryview(bytes([fill]) * SLOT.record_bytes)
    with pytest.raises(RecordCorrupt, match="header checksum"):
        verify(record, IDENTITY, SLOT)


@pytest.mark.parametrize(
    "changed",
    [{"generation": 2}, {"generation": 4}, {"number": 1}, {"token_start": 96}, {"key": bytes(16)}, {"offsets": b""}],
)
def test_a_reordered_record_of_another_life_or_place_of_its_extent_is_refused_both_ways(changed) -> None:
    other = dataclasses.replace(REORDERED, **changed)
    with pytest.raises(RecordCorrupt, match="generation"):
        verify(encode(other), REORDERED, SLOT)
    with pytest.raises(RecordCorrupt, match="generation"):
        verify(encode(REORDERED), other, SLOT)


def test_a_record_whose_rows_are_in_another_order_is_refused_even_when_all_its_tokens_are_equal() -> None:
    same = dataclasses.replace(REORDERED, tokens=token_bytes([7] * 16))
    swapped = OFFSETS.copy()
    swapped[[3, 8]] = swapped[[8, 3]]
    other = dataclasses.replace(same, offsets=swapped.tobytes())
    assert verify(encode(same), same, SLOT)
    with pytest.raises(RecordCorrupt, match="another order"):
        verify(encode(same), other, SLOT)


@pytest.mark.parametrize("known_tokens", [0, 1, 16, 32, 63, 64])
def test_a_reader_that_knows_the_beginning_of_an_extent_gets_a_reordered_record_and_its_tokens_are_compared(
    known_tokens: int,
) -> None:
    is_known = known_tokens > OFFSETS
    ours = knowing(REORDERED, is_known)
    record = encode(REORDERED)
    assert verify(record, ours, SLOT) == record[PAGE_BYTES : PAGE_BYTES + SLOT.payload_bytes]
    for row in range(16):
        tokens = np.frombuffer(ours.tokens, np.uint32).copy()
        tokens[row] += 1
        other = dataclasses.replace(ours, tokens=tokens.tobytes())
        if is_known[row]:
            with pytest.raises(RecordCorrupt, match="other tokens"):
                verify(record, other, SLOT)
        else:
            assert verify(record, other, SLOT)


def test_knowing_no_token_loosens_no_other_check() -> None:
    ours = knowing(REORDERED, np.zeros(16, bool))
    record = encode(REORDERED)
    for changed in ({"generation": 4}, {"number": 0}, {"key": bytes(16)}, {"provenance": "spi"}):
        with pytest.raises(RecordCorrupt, match="another prefix"):
            verify(record, dataclasses.replace(ours, **changed), SLOT)
    with pytest.raises(RecordCorrupt, match="another order"):
        verify(record, dataclasses.replace(ours, offsets=OFFSETS[::-1].tobytes()), SLOT)


def test_a_partly_known_record_with_a_flipped_unknown_token_fails_by_its_checksum() -> None:
    ours, record = knowing(REORDERED, np.zeros(16, bool)), encode(REORDERED)
    record[FIXED_BYTES] ^= 1
    with pytest.raises(RecordCorrupt, match="header checksum"):
        verify(record, ours, SLOT)


@BOTH
@pytest.mark.parametrize(
    "slot",
    [
        SLOT,
        NEXT_LAYER,
        PROBE,
        *Layout(planes="apart", sketch=2, kv_records=4).records(SHAPE)[:3],
        COMPACT,
        COMPACT_PROBE,
    ],
)
def test_a_header_reads_back_as_what_was_written(identity: RecordIdentity, slot: RecordSlot) -> None:
    record = encode(identity, slot)
    header = read_header(record)
    assert (header.kind, header.plane_start, header.plane_end) == (slot.kind, slot.plane_start, slot.plane_end)
    assert (header.layer_start, header.layer_end) == (slot.layer_start, slot.layer_end)
    assert (header.token_start, header.num_tokens, header.payload_bytes) == (32, 16, slot.payload_bytes)
    assert (header.number, header.position) == (identity.number, 32 // 16 + identity.number)
    if identity is IDENTITY:
        assert header.offsets is None
    else:
        assert header.offsets is not None
        assert header.offsets.tolist() == OFFSETS.tolist()
    assert (header.header_bytes, header.record_bytes) == (slot.header_bytes, slot.record_bytes)
    assert token_ids_of(record).tobytes() == identity.tokens


@pytest.mark.parametrize("is_reordered", [False, True])
@pytest.mark.parametrize("header", ["page", "compact"])
def test_a_header_has_room_for_the_most_tokens_that_a_layout_allows(header: str, is_reordered: bool) -> None:
    slot = Layout(tokens_per_record=512, header=header).records(SHAPE)[0]
    identity = dataclasses.replace(IDENTITY, tokens=token_bytes(range(2**32 - 512, 2**32)))
    if is_reordered:
        offsets = np.arange(2**16 - 512, 2**16)[::-1].astype(np.uint16)
        identity = dataclasses.replace(identity, offsets=offsets.tobytes(), generation=2**32 - 1)
    record = encode(identity, slot)
    assert len(verify(record, identity, slot)) == slot.payload_bytes
    assert token_ids_of(record).tolist() == list(range(2**32 - 512, 2**32))
    offsets_read = read_header(record).offsets
    assert (offsets_read is not None) == is_reordered
    assert offsets_read is None or offsets_read.tolist() == list(range(2**16 - 1, 2**16 - 513, -1))


@BOTH
@EACH_HEADER
def test_a_header_written_over_an_old_one_leaves_nothing_of_it(identity: RecordIdentity, slot: RecordSlot) -> None:
    record, end = encode(identity, slot), slot.header_bytes
    record[:end] = b"\xee" * end
    write_header(record[:end], identity, slot, record[end : end + slot.payload_bytes])
    assert bytes(record) == bytes(encode(identity, slot))


def test_a_corrupt_record_error_keeps_its_message_and_chunk_over_a_pickle() -> None:
    error = pickle.loads(pickle.dumps(RecordCorrupt("flipped", 5)))
    assert (type(error), str(error), error.chunk_index) == (RecordCorrupt, "flipped", 5)
