"""One record on disk: a header that identifies it, then the payload. `docs/format.md` documents the bytes.

A header holds key, generation, kind, layers, planes, token range, token ids, their positions, and provenance. A reader
states the expected fields and gets the payload only if every field agrees and the checksums match, so a misplaced,
stale, truncated or flipped record is a miss, never wrong KV. The store verifies the header of a record that it has
read, because it knows the expected fields; the user of a record verifies both checksums at each use. xxh3 protects
against accidents, not against an attacker that can write to the disk.
"""

import math
import struct
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import xxhash

from kvstore.copies.verified_copies import NO_PARTS, UNIT, copy_verified, digest_units
from kvstore.errors import RecordCorrupt
from kvstore.format.identity import FORMAT_VERSION, KEY_BYTES
from kvstore.format.layout import BLOCK_BYTES, HEADER_STEP_BYTES, PAGE_BYTES, RecordKind, RecordSlot, padded_record

_MAGIC = b"RAHD"
_REORDERED = 1
#: Fixed fields: magic, format version, kind, planes (start, end), flags, length of a compact header, key, provenance
#: digest, generation, layers (start, end), first token, number in a reordered extent, token count, payload bytes,
#: payload xxh3-64.
_FIXED = struct.Struct(f"<4sHBBBBH{KEY_BYTES}sQIIIIIIQQ")
_CHECKSUM = struct.Struct("<Q")
#: Length of the header, in steps of 64 bytes; 0 for a page.
_LENGTH, LENGTH_OFFSET = struct.Struct("<H"), 10
_PAYLOAD_XXH3_OFFSET = _FIXED.size - _CHECKSUM.size
#: Payload bytes and payload xxh3-64, the end of the fixed fields.
_PAYLOAD = struct.Struct("<QQ")
_PAYLOAD_OFFSET = _FIXED.size - _PAYLOAD.size
#: The fixed fields of many headers at once.
HEADER_FIELDS = np.dtype(
    [
        ("magic", "S4"),
        ("version", "<u2"),
        ("kind", "u1"),
        ("plane_start", "u1"),
        ("plane_end", "u1"),
        ("flags", "u1"),
        ("length", "<u2"),
        ("key", "u1", KEY_BYTES),
        ("provenance", "<u8"),
        ("generation", "<u4"),
        ("layer_start", "<u4"),
        ("layer_end", "<u4"),
        ("token_start", "<u4"),
        ("number", "<u4"),
        ("num_tokens", "<u4"),
        ("payload_bytes", "<u8"),
        ("payload_xxh3", "<u8"),
    ]
)
#: Bytes of the header fields that all records of a slot share: kind, planes, flags, length; layers; sizes.
BYTES_OF_SLOT = np.r_[6:12, 40:48, 56:68]


@dataclass(slots=True, kw_only=True)
class RecordIdentity:
    """Expected identity of a record.

    For a record in token order, `key` and `token_start` are the chunk's. A reordered record belongs to its extent:
    `key` is that of the extent's last chunk, `token_start` the extent's first position, `number` the record's index in
    the stripe, and `offsets` (uint16) the position of each row relative to `token_start`. `tokens`: token ids of the
    rows, uint32. `is_known`, if given: mask of the ids that the reader knows, because a reader that has matched only
    the beginning of a reordered extent cannot know the rest.
    """

    key: bytes
    provenance: str
    token_start: int
    tokens: bytes
    generation: int = 0
    number: int = 0
    offsets: bytes = b""
    is_known: npt.NDArray[np.bool_] | None = None

    def header_fields(self, slot: RecordSlot, payload_xxh3: int) -> bytes:
        return _FIXED.pack(
            _MAGIC,
            FORMAT_VERSION,
            slot.kind,
            slot.plane_start,
            slot.plane_end,
            _REORDERED if self.offsets else 0,
            _length_of(slot),
            self.key,
            _digest_of(self.provenance),
            self.generation,
            slot.layer_start,
            slot.layer_end,
            self.token_start,
            self.number,
            len(self.tokens) // 4,
            slot.payload_bytes,
            payload_xxh3,
        )


@dataclass(slots=True, kw_only=True)
class RecordIdentities:
    """Identities of many records of one extent and slot, in token order: as `RecordIdentity`, R records of T tokens."""

    #: uint8 [R, KEY_BYTES].
    keys_RB: npt.NDArray[np.uint8]
    provenance: str
    #: int64 [R].
    token_starts_R: npt.NDArray[np.int64]
    #: Token ids, uint32 [R, T].
    tokens_RT: npt.NDArray[np.uint32]
    generation: int = 0


class RecordHeader(NamedTuple):
    """The fields of a verified record's header that a reader of rows needs."""

    kind: RecordKind
    plane_start: int
    plane_end: int
    layer_start: int
    layer_end: int
    token_start: int
    #: Index in a reordered extent; 0 in token order.
    number: int
    num_tokens: int
    payload_bytes: int
    #: Position of each row relative to `token_start`; None when rows are in token order.
    offsets: npt.NDArray[np.uint16] | None
    #: Bytes before the payload.
    header_bytes: int = PAGE_BYTES

    @property
    def record_bytes(self) -> int:
        """Bytes of header, payload and padding."""
        return padded_record(self.header_bytes, self.payload_bytes)

    @property
    def position(self) -> int:
        """The record's index along the prompt, as in `requests.Fetch`."""
        return self.token_start // self.num_tokens + self.number

    @property
    def tokens(self) -> slice | npt.NDArray[np.int64]:
        """Index of the rows' tokens, in the order of the rows."""
        if self.offsets is None:
            return slice(self.token_start, self.token_start + self.num_tokens)
        return np.add(self.offsets, self.token_start, dtype=np.int64)

    def cut_at(self, token_end: int) -> "RecordHeader":
        """A copy of a reordered record's header without the `offsets` of tokens from `token_end` on."""
        if self.offsets is None:
            return self
        return self._replace(offsets=self.offsets[self.offsets < token_end - self.token_start])


def write_header(page: memoryview, identity: RecordIdentity, slot: RecordSlot, payload: memoryview) -> None:
    """Fill `page`, exactly `slot.header_bytes` bytes, for `payload`, exactly `slot.payload_bytes` bytes."""
    assert len(page) == slot.header_bytes and len(payload) == slot.payload_bytes
    body_end = slot.header_bytes - _CHECKSUM.size
    fields = identity.header_fields(slot, xxhash.xxh3_64_intdigest(payload))
    body = fields + identity.tokens + identity.offsets
    assert len(body) <= body_end, "token ids do not fit the header"
    page[: len(body)] = body
    page[len(body) : body_end] = bytes(body_end - len(body))
    _CHECKSUM.pack_into(page, body_end, xxhash.xxh3_64_intdigest(page[:body_end]))


def write_headers(
    memory_NB: npt.NDArray[np.uint8], offsets_R: npt.NDArray[np.int64], slot: RecordSlot, identities: RecordIdentities
) -> None:
    """Write the headers and the padding of records of a slot, whose payloads are in place, as `write_header` does.

    `offsets_R`: offset of each record in `memory_NB`, whole blocks (`BLOCK_BYTES`).
    """
    num_records, num_tokens = identities.tokens_RT.shape
    assert num_tokens == slot.num_tokens and len(offsets_R) == num_records
    pages_RB = np.zeros((num_records, slot.header_bytes), np.uint8)
    fields_R = pages_RB[:, : _FIXED.size].view(HEADER_FIELDS)[:, 0]
    fields_R["magic"], fields_R["version"] = _MAGIC, FORMAT_VERSION
    for name in ("kind", "plane_start", "plane_end", "layer_start", "layer_end", "num_tokens", "payload_bytes"):
        fields_R[name] = getattr(slot, name)
    fields_R["length"] = _length_of(slot)
    fields_R["key"] = identities.keys_RB
    fields_R["provenance"], fields_R["generation"] = _digest_of(identities.provenance), identities.generation
    fields_R["token_start"] = identities.token_starts_R
    payload_at, payload_end = slot.header_bytes, slot.header_bytes + slot.payload_bytes
    fields_R["payload_xxh3"] = _digests(memory_NB, offsets_R + payload_at, slot.payload_bytes)
    tokens_end, body_end = _FIXED.size + 4 * num_tokens, slot.header_bytes - _CHECKSUM.size
    assert tokens_end <= body_end, "token ids do not fit the header"
    pages_RB[:, _FIXED.size : tokens_end] = identities.tokens_RT.astype("<u4").view(np.uint8)
    digests_R = _digests(pages_RB.reshape(-1), np.arange(num_records) * slot.header_bytes, body_end)
    pages_RB.view("<u8")[:, -1] = digests_R
    _put(memory_NB, offsets_R, pages_RB)
    if payload_end < slot.record_bytes:
        padding_RB = np.zeros((num_records, slot.record_bytes - payload_end), np.uint8)
        _put(memory_NB, offsets_R + payload_end, padding_RB)


def _digests(memory_NB: npt.NDArray[np.uint8], offsets_R: npt.NDArray[np.int64], size: int) -> npt.NDArray[np.uint64]:
    """xxh3-64 of `size` bytes from each offset on."""
    units = np.zeros(len(offsets_R), UNIT)
    units["offset"], units["size"] = offsets_R, size
    digest_units(memory_NB, units)
    digests: npt.NDArray[np.uint64] = units["digest"]
    return digests


def _put(memory_NB: npt.NDArray[np.uint8], offsets_R: npt.NDArray[np.int64], bytes_RB: npt.NDArray[np.uint8]) -> None:
    """Copy each row of bytes to its offset; all offsets have one remainder by `BLOCK_BYTES`."""
    num_rows, row_bytes = bytes_RB.shape
    unit = math.gcd(int(offsets_R[0]), row_bytes, BLOCK_BYTES)
    units_RU = offsets_R[:, None] // unit + np.arange(row_bytes // unit)
    memory_NB.reshape(-1, unit)[units_RU] = bytes_RB.reshape(num_rows, -1, unit)


def _length_of(slot: RecordSlot) -> int:
    return 0 if slot.header_bytes == PAGE_BYTES else slot.header_bytes // HEADER_STEP_BYTES


def verify(record: memoryview, identity: RecordIdentity, slot: RecordSlot) -> memoryview:
    """The payload of `record`, after all checks. Raises RecordCorrupt, which names the failed check."""
    verify_header(record, identity, slot)
    return verify_payload(record)


def verify_page(page: memoryview, header_bytes: int = 0) -> None:
    """Raises RecordCorrupt for a header that was changed after it was written, whatever its fields are.

    `page`: begins with the header, and may be longer. `header_bytes`: length of the header; 0 to read it from the
    header, where a damaged length exceeds `page` or fails the checksum.
    """
    if not is_page_sound(page, header_bytes):
        raise RecordCorrupt("header checksum does not match")


def is_page_sound(page: memoryview, header_bytes: int = 0) -> bool:
    """Whether `verify_page` accepts a header."""
    header_bytes = header_bytes or header_bytes_of(page)
    if header_bytes > len(page):
        return False
    body_end = header_bytes - _CHECKSUM.size
    (header_xxh3,) = _CHECKSUM.unpack_from(page, body_end)
    return bool(header_xxh3 == xxhash.xxh3_64_intdigest(page[:body_end]))


def are_pages_sound(pages_RB: npt.NDArray[np.uint8]) -> npt.NDArray[np.bool_]:
    """Result of `is_page_sound` for each header, bool [R]. `pages_RB`: C order, B a multiple of 64."""
    num_pages, page_bytes = pages_RB.shape
    ends_R = header_bytes_of_pages(pages_RB) - _CHECKSUM.size
    is_whole_R = ends_R < page_bytes
    ends_R = np.minimum(ends_R, page_bytes - _CHECKSUM.size)
    headers = np.zeros(num_pages, UNIT)
    headers["offset"], headers["size"] = np.arange(num_pages) * page_bytes, ends_R
    headers["digest"] = pages_RB.view("<u8")[np.arange(num_pages), ends_R // _CHECKSUM.size]
    pages_NB = pages_RB.reshape(-1)
    is_sound_R: npt.NDArray[np.bool_] = is_whole_R & copy_verified(pages_NB, pages_NB, headers, NO_PARTS)
    return is_sound_R


def header_bytes_of(page: memoryview) -> int:
    """Length of a header, as its own field has it. Not verified."""
    (steps,) = _LENGTH.unpack_from(page, LENGTH_OFFSET)
    return HEADER_STEP_BYTES * steps or PAGE_BYTES


def header_bytes_of_pages(pages_RB: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
    """The `header_bytes_of` each of many headers, int64 [R]. `pages_RB`: C order."""
    steps_R = pages_RB.view("<u2")[:, LENGTH_OFFSET // _LENGTH.size].astype(np.int64)
    steps_R[steps_R == 0] = PAGE_BYTES // HEADER_STEP_BYTES
    return HEADER_STEP_BYTES * steps_R


def verify_header(record: memoryview, identity: RecordIdentity, slot: RecordSlot) -> None:
    """Raises RecordCorrupt unless the header is that of the expected record."""
    verify_page(record, slot.header_bytes)
    page = bytes(record[: slot.header_bytes])
    (payload_xxh3,) = _CHECKSUM.unpack_from(page, _PAYLOAD_XXH3_OFFSET)
    if page[: _FIXED.size] != identity.header_fields(slot, payload_xxh3):
        raise RecordCorrupt("the record is of another prefix, layer range, generation, provenance or format")
    tokens_end = _FIXED.size + len(identity.tokens)
    if not _has_tokens(page[_FIXED.size : tokens_end], identity):
        raise RecordCorrupt("the record holds other tokens")
    if page[tokens_end : tokens_end + len(identity.offsets)] != identity.offsets:
        raise RecordCorrupt("the record holds its rows in another order")


def verify_payload(record: memoryview) -> memoryview:
    """The payload of a record whose header is verified. Raises RecordCorrupt if its checksum does not match.

    Call it just before the use of the payload, whose bytes are then in the processor's cache.
    """
    payload_bytes, payload_xxh3 = _PAYLOAD.unpack_from(record, _PAYLOAD_OFFSET)
    start = header_bytes_of(record)
    payload = record[start : start + payload_bytes]
    if payload_xxh3 != xxhash.xxh3_64_intdigest(payload):
        raise RecordCorrupt("payload checksum does not match")
    return payload


def read_header(record: memoryview) -> RecordHeader:
    """The header of a verified record. Verifies nothing."""
    kind, first_plane, end_plane, flags = struct.unpack_from("<BBBB", record, 6)
    layer_start, layer_end, token_start, number, num_tokens, payload_bytes = struct.unpack_from("<IIIIIQ", record, 40)
    offsets = None
    if flags & _REORDERED:
        offsets = np.frombuffer(record, np.uint16, num_tokens, _FIXED.size + 4 * num_tokens)
    return RecordHeader(
        RecordKind(kind),
        first_plane,
        end_plane,
        layer_start,
        layer_end,
        token_start,
        number,
        num_tokens,
        payload_bytes,
        offsets,
        header_bytes_of(record),
    )


def offsets_of(pages_RB: npt.NDArray[np.uint8], num_tokens: int) -> npt.NDArray[np.uint16]:
    """The `RecordHeader.offsets` of many reordered records of `num_tokens` tokens, uint16 [R, T]."""
    start = _FIXED.size + 4 * num_tokens
    offsets: npt.NDArray[np.uint16] = pages_RB[:, start : start + 2 * num_tokens].copy().view("<u2")
    return offsets


def token_ids_of(record: memoryview) -> npt.NDArray[np.uint32]:
    """Token ids in a verified record's header, in the order of its rows."""
    (num_tokens,) = struct.unpack_from("<I", record, 56)
    return np.frombuffer(record, np.uint32, num_tokens, _FIXED.size)


@cache
def _digest_of(provenance: str) -> int:
    return xxhash.xxh3_64_intdigest(provenance.encode())


def _has_tokens(stored: bytes, identity: RecordIdentity) -> bool:
    if identity.is_known is None:
        return stored == identity.tokens
    theirs, ours = np.frombuffer(stored, np.uint32), np.frombuffer(identity.tokens, np.uint32)
    return bool(np.array_equal(theirs[identity.is_known], ours[identity.is_known]))
