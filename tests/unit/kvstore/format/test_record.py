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
    """Renew the header's checksum, as an attack or a bug in a writer would."""
    end = slot.header_bytes
    record[end - 8 : end] = xxhash.xxh3_64_intdigest(record[: end - 8]).to_bytes(8, "little")
    return record


def knowing(identity: RecordIdentity, is_known: np.ndarray) -> RecordIdentity:
    """Identity that a reader expects if it knows only some of the tokens; it has zeros for the rest."""
    tokens = np.frombuffer(identity.tokens, np.uint32) * is_known
    return dataclasses.replace(identity, tokens=tokens.astype(np.uint32).tobytes(), is_known=is_known)


@EACH_HEADER
def test_a_header_whose_length_says_anything_else_is_not_sound(slot: RecordSlot) -> None:
    """A reader that knows no slot takes the length from the header."""
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


@pytest.mark.parametrize("fill", [0x00, 0xFF, 0xA5])
def test_a_page_that_was_never_a_record_is_refused(fill: int) -> None:
    record = memoryview(bytes([fill]) * SLOT.record_bytes)
    with pytest.raises(RecordCorrupt, match="header checksum"):
        verify(record, IDENTITY, SLOT)


def test_a_record_whose_rows_are_in_another_order_is_refused_even_when_all_its_tokens_are_equal() -> None:
    same = dataclasses.replace(REORDERED, tokens=token_bytes([7] * 16))
    swapped = OFFSETS.copy()
    swapped[[3, 8]] = swapped[[8, 3]]
    other = dataclasses.replace(same, offsets=swapped.tobytes())
    assert verify(encode(same), same, SLOT)
    with pytest.raises(RecordCorrupt, match="another order"):
        verify(encode(same), other, SLOT)


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
@EACH_HEADER
def test_a_header_written_over_an_old_one_leaves_nothing_of_it(identity: RecordIdentity, slot: RecordSlot) -> None:
    record, end = encode(identity, slot), slot.header_bytes
    record[:end] = b"\xee" * end
    write_header(record[:end], identity, slot, record[end : end + slot.payload_bytes])
    assert bytes(record) == bytes(encode(identity, slot))


def test_a_corrupt_record_error_keeps_its_message_and_chunk_over_a_pickle() -> None:
    error = pickle.loads(pickle.dumps(RecordCorrupt("flipped", 5)))
    assert (type(error), str(error), error.chunk_index) == (RecordCorrupt, "flipped", 5)
