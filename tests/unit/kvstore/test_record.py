import dataclasses
import pickle
import random

import pytest
import xxhash

from kvstore import KVShape, Layout, RecordCorrupt
from kvstore.identity import token_bytes
from kvstore.layout import PAGE_BYTES, RecordSlot
from kvstore.record import RecordIdentity, verify, write_header
from kvstore.segment import aligned_buffer

SHAPE = KVShape(num_layers=3, num_kv_heads=1, head_dim=4, dtype="float32")
SLOT, NEXT_LAYER = Layout(tokens_per_record=16).records(SHAPE)[:2]
IDENTITY = RecordIdentity(key=bytes(range(16)), provenance="exact", token_start=32, tokens=token_bytes(range(16)))
FIXED_BYTES, TOKEN_BYTES = 64, 64


def encode(identity: RecordIdentity = IDENTITY, slot: RecordSlot = SLOT) -> memoryview:
    record = aligned_buffer(slot.record_bytes)[: slot.record_bytes]
    payload = record[PAGE_BYTES : PAGE_BYTES + slot.payload_bytes]
    payload[:] = random.Random(9).randbytes(slot.payload_bytes)
    write_header(record[:PAGE_BYTES], identity, slot, payload)
    return record


def flip(record: memoryview, bit: int) -> None:
    record[bit // 8] ^= 1 << bit % 8


def sampled_bits(start: int, end: int, count: int) -> list[int]:
    """`count` different bits of the bytes [start, end), the same in every run."""
    return random.Random(start).sample(range(8 * start, 8 * end), count)


@pytest.mark.parametrize(
    ("part", "start", "end", "count"),
    [
        ("fixed fields", 0, FIXED_BYTES, 120),
        ("tokens", FIXED_BYTES, FIXED_BYTES + TOKEN_BYTES, 80),
        ("rest of the header page", FIXED_BYTES + TOKEN_BYTES, PAGE_BYTES - 8, 40),
        ("checksum", PAGE_BYTES - 8, PAGE_BYTES, 64),
        ("payload", PAGE_BYTES, PAGE_BYTES + SLOT.payload_bytes, 120),
    ],
)
def test_any_flipped_bit_is_detected(part: str, start: int, end: int, count: int) -> None:
    record = encode()
    pristine = bytes(record)
    for bit in sampled_bits(start, end, count):
        flip(record, bit)
        with pytest.raises(RecordCorrupt):
            verify(record, IDENTITY, SLOT)
        flip(record, bit)
    assert bytes(record) == pristine
    assert bytes(verify(record, IDENTITY, SLOT)) == random.Random(9).randbytes(SLOT.payload_bytes), part


def test_a_flipped_bit_in_the_padding_never_changes_the_payload() -> None:
    record = encode()
    payload = bytes(verify(record, IDENTITY, SLOT))
    assert SLOT.record_bytes > PAGE_BYTES + SLOT.payload_bytes
    for bit in sampled_bits(PAGE_BYTES + SLOT.payload_bytes, SLOT.record_bytes, 60):
        flip(record, bit)
        try:
            read = bytes(verify(record, IDENTITY, SLOT))
        except RecordCorrupt:
            read = payload
        assert read == payload
        flip(record, bit)


@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_field_is_detected_even_when_the_header_checksum_is_made_to_match(bit: int) -> None:
    for position in range(FIXED_BYTES + TOKEN_BYTES):
        record = encode()
        flip(record, 8 * position + bit)
        from_header = bytes(record[:FIXED_BYTES])
        resealed = reseal(record)
        assert bytes(resealed[:FIXED_BYTES]) == from_header
        with pytest.raises(RecordCorrupt):
            verify(resealed, IDENTITY, SLOT)


def reseal(record: memoryview) -> memoryview:
    record[PAGE_BYTES - 8 : PAGE_BYTES] = xxhash.xxh3_64_intdigest(record[: PAGE_BYTES - 8]).to_bytes(8, "little")
    return record


@pytest.mark.parametrize(
    "other",
    [
        dataclasses.replace(IDENTITY, key=bytes(16)),
        dataclasses.replace(IDENTITY, provenance="streaming budget=0.5"),
        dataclasses.replace(IDENTITY, provenance=""),
        dataclasses.replace(IDENTITY, token_start=16),
        dataclasses.replace(IDENTITY, token_start=48),
        dataclasses.replace(IDENTITY, tokens=token_bytes([*range(15), 99])),
        dataclasses.replace(IDENTITY, tokens=token_bytes(range(15))),
        dataclasses.replace(IDENTITY, tokens=token_bytes(range(17))),
    ],
)
def test_a_record_of_another_key_provenance_or_token_range_is_refused_both_ways(other: RecordIdentity) -> None:
    with pytest.raises(RecordCorrupt, match="another prefix"):
        verify(encode(other), IDENTITY, SLOT)
    with pytest.raises(RecordCorrupt, match="another prefix"):
        verify(encode(IDENTITY), other, SLOT)


@pytest.mark.parametrize(
    "other",
    [
        NEXT_LAYER,
        dataclasses.replace(SLOT, layer_start=0, layer_end=2),
        dataclasses.replace(SLOT, plane_start=1),
        dataclasses.replace(SLOT, plane_end=1),
        dataclasses.replace(SLOT, payload_bytes=SLOT.payload_bytes - 16),
    ],
)
def test_a_record_of_another_layer_plane_or_size_is_refused_both_ways(other: RecordSlot) -> None:
    with pytest.raises(RecordCorrupt, match="another prefix, layer range"):
        verify(encode(slot=other), IDENTITY, SLOT)
    with pytest.raises(RecordCorrupt, match="another prefix, layer range"):
        verify(encode(slot=SLOT), IDENTITY, other)


def test_a_record_of_another_format_version_is_refused(monkeypatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("kvstore.record.FORMAT_VERSION", 2)
        record = encode()
    with pytest.raises(RecordCorrupt, match="format"):
        verify(record, IDENTITY, SLOT)


def test_the_payload_of_one_record_under_the_header_of_another_is_refused() -> None:
    record = encode()
    record[PAGE_BYTES : PAGE_BYTES + SLOT.payload_bytes] = bytes(SLOT.payload_bytes)
    with pytest.raises(RecordCorrupt, match="payload checksum"):
        verify(record, IDENTITY, SLOT)


@pytest.mark.parametrize("fill", [0x00, 0xFF, 0xA5])
def test_a_page_that_was_never_a_record_is_refused(fill: int) -> None:
    record = aligned_buffer(SLOT.record_bytes)[: SLOT.record_bytes]
    record[:] = bytes([fill]) * SLOT.record_bytes
    with pytest.raises(RecordCorrupt, match="header checksum"):
        verify(record, IDENTITY, SLOT)


def test_a_header_page_has_room_for_the_most_tokens_that_a_layout_allows() -> None:
    slot = Layout(tokens_per_record=512).records(SHAPE)[0]
    identity = dataclasses.replace(IDENTITY, tokens=token_bytes(range(512)))
    assert len(verify(encode(identity, slot), identity, slot)) == slot.payload_bytes


def test_a_header_written_over_an_old_one_leaves_nothing_of_it() -> None:
    record = encode()
    record[:PAGE_BYTES] = b"\xee" * PAGE_BYTES
    write_header(record[:PAGE_BYTES], IDENTITY, SLOT, record[PAGE_BYTES : PAGE_BYTES + SLOT.payload_bytes])
    assert bytes(record) == bytes(encode())


def test_a_corrupt_record_error_keeps_its_message_and_chunk_over_a_pickle() -> None:
    error = pickle.loads(pickle.dumps(RecordCorrupt("flipped", 5)))
    assert (type(error), str(error), error.chunk_index) == (RecordCorrupt, "flipped", 5)
