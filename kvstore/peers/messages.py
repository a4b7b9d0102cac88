"""Messages between stores and their peers: frames of a header and a payload, each with a checksum. Pure.

    frame    header, 48 bytes | payload
    header   magic "RAKV" | version u16 | kind u8 | 0 u8 | layers (start, end) u32 | tokens (start, end) u32
             | payload bytes u64 | xxh3 of the payload u64 | xxh3 of the header up to here u64      all little-endian

    REQUEST  payload: length of the text u32 | JSON text | token ids of the prompt up to the last one wanted, u32 each
    READ     payload: JSON text: a window of layers and tokens of a placement that the store holds; answered by ROWS,
             after which the peer may send another READ
    OFFER    tokens: the tokens that will be sent, at most the requested ones; no payload
    ROWS     payload: uint8 [layers, tokens, 2 planes, row_bytes], in token order
    FAILED   payload: reason for giving up, UTF-8
    DAMAGED  as FAILED: the requested KV is damaged or incomplete
    GONE     as FAILED: the store does not hold the placement

Rows of a prompt are sent window by window of tokens, in each window layer by layer. They do not depend on records: the
two stores may have different layouts and reordered extents. All peers belong to one service, and so to one version.
"""

import json
import struct
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt
import xxhash

from kvstore.errors import PeerFailed
from kvstore.format.identity import StoreIdentity
from kvstore.format.layout import MAX_TOKENS_PER_RECORD
from kvstore.format.provenance import EXACT

_VERSION = 2
_MAGIC = b"RAKV"
_FIELDS = struct.Struct("<4sHBxIIIIQQ")
_CHECKSUM = struct.Struct("<Q")
_LENGTH = struct.Struct("<I")
HEADER_BYTES = _FIELDS.size + _CHECKSUM.size

#: Most bytes of a request: a prompt of two million tokens.
MAX_REQUEST_BYTES = 8 * 2**20
MAX_REASON_BYTES = 1024
#: Most bytes of rows in a window, unless one chunk is larger: each end of a fetch keeps a window in memory.
WINDOW_BYTES = 32 * 2**20


class Kind(IntEnum):
    REQUEST = 1
    OFFER = 2
    ROWS = 3
    FAILED = 4
    READ = 5
    DAMAGED = 6
    GONE = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageHeader:
    """Header of a message. `layers`, `tokens`: ranges [start, end); zeros if the kind has none."""

    kind: Kind
    layers: tuple[int, int] = (0, 0)
    tokens: tuple[int, int] = (0, 0)
    payload_bytes: int = 0
    payload_digest: int = 0

    @classmethod
    def of(
        cls,
        kind: Kind,
        payload: bytes | memoryview,
        layers: tuple[int, int] = (0, 0),
        tokens: tuple[int, int] = (0, 0),
    ) -> "MessageHeader":
        digest = xxhash.xxh3_64_intdigest(payload)
        return cls(kind=kind, layers=layers, tokens=tokens, payload_bytes=len(payload), payload_digest=digest)

    def encode(self) -> bytes:
        fields = _FIELDS.pack(
            _MAGIC, _VERSION, self.kind, *self.layers, *self.tokens, self.payload_bytes, self.payload_digest
        )
        return fields + _CHECKSUM.pack(xxhash.xxh3_64_intdigest(fields))

    @classmethod
    def decode(cls, message: bytes) -> "MessageHeader":
        """Raises PeerFailed for an invalid header or another version."""
        (checksum,) = _CHECKSUM.unpack_from(message, _FIELDS.size)
        magic, version, kind, *ranges, size, digest = _FIELDS.unpack_from(message)
        if magic != _MAGIC or version != _VERSION:
            raise PeerFailed(f"the peer does not speak version {_VERSION} of the stores' protocol")
        if xxhash.xxh3_64_intdigest(message[: _FIELDS.size]) != checksum or kind not in tuple(Kind):
            raise PeerFailed("a message's header is damaged")
        return cls(
            kind=Kind(kind),
            layers=(ranges[0], ranges[1]),
            tokens=(ranges[2], ranges[3]),
            payload_bytes=size,
            payload_digest=digest,
        )

    def check_payload(self, payload: bytes | memoryview) -> None:
        """Raises PeerFailed when the payload's checksum does not match."""
        if xxhash.xxh3_64_intdigest(payload) != self.payload_digest:
            raise PeerFailed("a message's checksum does not match")


@dataclass(frozen=True, slots=True, kw_only=True)
class KVKind:
    """Facts that must be equal for rows of two stores to be interchangeable. Layouts may differ."""

    model_fingerprint: str
    num_layers: int
    num_kv_heads: int
    head_dim: int
    dtype: str
    provenance: str

    @classmethod
    def of(cls, identity: StoreIdentity) -> "KVKind":
        """Kind of the rows that a store sends, only exact ones (`PrefixSender`)."""
        return cls(model_fingerprint=identity.model_fingerprint, provenance=EXACT, **asdict(identity.shape))

    def difference(self, other: "KVKind") -> str:
        """Description of the differences; empty when rows are interchangeable."""
        mine, theirs = asdict(self), asdict(other)
        return ", ".join(f"{name} {mine[name]} and {theirs[name]}" for name in mine if mine[name] != theirs[name])


@dataclass(frozen=True, slots=True, kw_only=True)
class RowsRequest:
    """Request for rows [token_start, token_end) of a tenant's prompt, whole chunks, `window_tokens` at a time."""

    kv: KVKind
    tenant: str
    token_start: int
    token_end: int
    tokens_per_chunk: int
    window_tokens: int
    #: Prompt up to the last wanted token, uint32 [token_end].
    token_ids: npt.NDArray[np.uint32]

    def encode(self) -> bytes:
        fields = {name: getattr(self, name) for name in _NUMBERS}
        text = json.dumps({"kv": asdict(self.kv), "tenant": self.tenant, **fields}).encode()
        return _LENGTH.pack(len(text)) + text + self.token_ids.astype("<u4").tobytes()

    @classmethod
    def decode(cls, payload: bytes) -> "RowsRequest":
        """Raises PeerFailed for an invalid request."""
        try:
            (length,) = _LENGTH.unpack_from(payload)
            text: dict[str, Any] = json.loads(payload[_LENGTH.size : _LENGTH.size + length])
            token_ids = np.frombuffer(payload, "<u4", offset=_LENGTH.size + length)
            numbers = {name: _natural(text[name]) for name in _NUMBERS}
            request = cls(
                kv=KVKind(**text["kv"]), tenant=_text(text["tenant"]), token_ids=token_ids.astype(np.uint32), **numbers
            )
        except (ValueError, KeyError, TypeError, RecursionError, struct.error) as error:
            raise PeerFailed(f"the request cannot be read: {error}") from error
        request._check()
        return request

    def _check(self) -> None:
        if not self.token_start < self.token_end == len(self.token_ids):
            raise PeerFailed(
                f"rows {self.token_start} to {self.token_end} of {len(self.token_ids)} tokens are an invalid range"
            )
        if not 0 < self.tokens_per_chunk <= MAX_TOKENS_PER_RECORD or not self.window_tokens > 0:
            raise PeerFailed("a chunk or a window has no tokens, or too many")


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldRowsRequest:
    """Request for rows of a held placement: at most `WINDOW_BYTES`, unless one chunk is larger."""

    kv: KVKind
    placement_id: int
    #: Ranges [start, end).
    layers: tuple[int, int]
    tokens: tuple[int, int]

    def encode(self) -> bytes:
        numbers = self.placement_id, *self.layers, *self.tokens
        return json.dumps({"kv": asdict(self.kv), **dict(zip(_HELD_NUMBERS, numbers, strict=True))}).encode()

    @classmethod
    def decode(cls, payload: bytes) -> "HeldRowsRequest":
        """Raises PeerFailed for an invalid request."""
        try:
            text: dict[str, Any] = json.loads(payload)
            placement_id, *ranges = [_natural(text[name]) for name in _HELD_NUMBERS]
            kv = KVKind(**text["kv"])
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise PeerFailed(f"the request cannot be read: {error}") from error
        request = cls(kv=kv, placement_id=placement_id, layers=(ranges[0], ranges[1]), tokens=(ranges[2], ranges[3]))
        if request.layers[0] >= request.layers[1] or request.tokens[0] >= request.tokens[1]:
            raise PeerFailed(f"layers {request.layers} of tokens {request.tokens} are an invalid range")
        return request


_HELD_NUMBERS = ("placement_id", "layer_start", "layer_end", "token_start", "token_end")
_NUMBERS = ("token_start", "token_end", "tokens_per_chunk", "window_tokens")


def window_tokens(identity: StoreIdentity) -> int:
    """Tokens in a window that a store requests."""
    return identity.layout.tokens_within(WINDOW_BYTES // identity.shape.token_bytes)


def max_window_tokens(identity: StoreIdentity, num_layers: int) -> int:
    """Most tokens in a window that a store accepts: at least one chunk of any layout."""
    return max(MAX_TOKENS_PER_RECORD, WINDOW_BYTES // (num_layers * 2 * identity.shape.row_bytes))


def windows(token_start: int, token_end: int, num_tokens: int) -> Iterator[tuple[int, int]]:
    """Split [token_start, token_end) into windows of `num_tokens`; the last one may be shorter."""
    for start in range(token_start, token_end, num_tokens):
        yield start, min(start + num_tokens, token_end)


def _natural(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is no count")
    return value


def _text(value: Any) -> str:
    if type(value) is not str:
        raise ValueError(f"{value!r} is no text")
    return value
