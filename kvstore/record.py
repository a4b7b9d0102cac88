"""One record on disk: a header page that says whose bytes these are, then the payload. `docs/format.md` has the bytes.

A record names itself: key, layers, planes, token range, token ids, provenance. A reader states what it expects and gets
the payload only when every field agrees and the checksums hold, so a misplaced, stale, truncated or flipped record is a
miss, never wrong KV. xxh3 guards bytes against accidents; it is no defence against an attacker who can write the disk.
"""

import struct
from dataclasses import dataclass

import xxhash

from kvstore.errors import RecordCorrupt
from kvstore.identity import FORMAT_VERSION, KEY_BYTES
from kvstore.layout import PAGE_BYTES, RecordSlot

_MAGIC = b"RAHD"
#: magic, format version, planes (start, end), key, provenance digest, layers (start, end), first token, token count,
#: payload bytes, payload xxh3-64
_FIXED = struct.Struct(f"<4sHBB{KEY_BYTES}sQIIIIQQ")
_CHECKSUM = struct.Struct("<Q")
_CHECKSUM_OFFSET = PAGE_BYTES - _CHECKSUM.size


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordIdentity:
    """What a record must say of itself: `tokens` are the token ids as little-endian uint32."""

    key: bytes
    provenance: str
    token_start: int
    tokens: bytes

    def header_fields(self, slot: RecordSlot, payload_xxh3: int) -> bytes:
        return _FIXED.pack(
            _MAGIC,
            FORMAT_VERSION,
            slot.plane_start,
            slot.plane_end,
            self.key,
            xxhash.xxh3_64_intdigest(self.provenance.encode()),
            slot.layer_start,
            slot.layer_end,
            self.token_start,
            len(self.tokens) // 4,
            slot.payload_bytes,
            payload_xxh3,
        )


def write_header(page: memoryview, identity: RecordIdentity, slot: RecordSlot, payload: memoryview) -> None:
    """Fill the 4096-byte `page` for `payload` (exactly `slot.payload_bytes` bytes)."""
    assert len(page) == PAGE_BYTES and len(payload) == slot.payload_bytes
    body = identity.header_fields(slot, xxhash.xxh3_64_intdigest(payload)) + identity.tokens
    assert len(body) <= _CHECKSUM_OFFSET, "token ids do not fit the header page"
    page[: len(body)] = body
    page[len(body) : _CHECKSUM_OFFSET] = bytes(_CHECKSUM_OFFSET - len(body))
    _CHECKSUM.pack_into(page, _CHECKSUM_OFFSET, xxhash.xxh3_64_intdigest(page[:_CHECKSUM_OFFSET]))


def verify(record: memoryview, identity: RecordIdentity, slot: RecordSlot) -> memoryview:
    """The payload of `record`, after every check. Raises RecordCorrupt, which says what did not agree."""
    page, payload = record[:PAGE_BYTES], record[PAGE_BYTES : PAGE_BYTES + slot.payload_bytes]
    (header_xxh3,) = _CHECKSUM.unpack_from(page, _CHECKSUM_OFFSET)
    if header_xxh3 != xxhash.xxh3_64_intdigest(page[:_CHECKSUM_OFFSET]):
        raise RecordCorrupt("header checksum does not match")
    *_, payload_xxh3 = _FIXED.unpack_from(page)
    body = bytes(page[: _FIXED.size + len(identity.tokens)])
    if body != identity.header_fields(slot, payload_xxh3) + identity.tokens:
        raise RecordCorrupt("the record is of another prefix, layer range, provenance or format")
    if payload_xxh3 != xxhash.xxh3_64_intdigest(payload):
        raise RecordCorrupt("payload checksum does not match")
    return payload
