"""Messages from the store to a client, one type for each, with their encoding. Pure.

`encode`, `decode` and `request` are as in `kvstore/dataplane/requests.py`. *Entry*: the number of a record in its
fetch, slot by slot. *Frame*: a record's place in the store's arena, as an offset in bytes.
"""

import itertools
import json
import struct
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from kvstore.dataplane.channel import MAX_MESSAGE_BYTES
from kvstore.dataplane.packets import (
    DECODING_ERRORS,
    MAX_ENTRIES,
    REQUEST,
    TEXT_BYTES,
    Signal,
    malformed,
    packed,
    unpacked,
)

#: `chunk_index` of a fetch that failed although no stored chunk is damaged.
NO_CHUNK = -1
#: `chunk_index` of an invalid fetch.
REFUSED = -2
#: `chunk_index` of a fetch that failed because the disk does not answer.
SILENT = -3

_STARTED = struct.Struct("<cQI")
#: Layout for one slot and one entry, the answer to the usual fetch.
_STARTED_ONE = struct.Struct("<cQIIIQ")
_END = struct.Struct("<II")
_PART = struct.Struct("<cQ?")
_FRAMES = struct.Struct("<cQ?")
#: Entry and offset.
_FRAME = struct.Struct("<IQ")
_FAILED = struct.Struct("<cQi")
_STAGED = struct.Struct("<cQI")
_APPENDED = struct.Struct("<cQII")
_ROOM = struct.Struct("<cQq")
#: Most offsets in one StagedFrames.
MAX_STAGED_FRAMES = (MAX_MESSAGE_BYTES - _STAGED.size) // 8


class Hello(NamedTuple):
    """The first message of a connection, sent with a descriptor of the arena.

    `generation`: number of this life of the store.
    """

    generation: int
    arena_bytes: int

    def encode(self) -> tuple[bytes]:
        return (b"h" + json.dumps(self._asdict()).encode(),)

    @classmethod
    def decode(cls, packet: bytes) -> "Hello":
        facts = json.loads(packet[1:])
        if not isinstance(facts, dict):
            raise ValueError("a greeting must be an object")
        return cls(int(facts["generation"]), int(facts["arena_bytes"]))


def _packed_frames(entries: Sequence[tuple[int, int]]) -> bytes:
    return struct.pack("<" + "IQ" * len(entries), *itertools.chain.from_iterable(entries))


class FetchStarted(NamedTuple):
    """Number of records that will come of every requested slot, and the first `entries`, as in Frames.

    Always sent before any Frames.
    """

    request: int
    counts: Sequence[int]
    entries: Sequence[tuple[int, int]]

    def encode(self) -> Iterable[bytes]:
        """One packet with the counts and the first entries; the remaining entries follow as Frames."""
        request, counts, entries = self
        if len(counts) == len(entries) == 1:
            return (_STARTED_ONE.pack(b"f", request, 1, counts[0], *entries[0]),)
        head = _STARTED.pack(b"f", request, len(counts)) + packed("I", counts)
        first = head + _packed_frames(entries[:MAX_ENTRIES])
        if len(entries) <= MAX_ENTRIES:
            return (first,)
        return (first, *Frames(request, entries[MAX_ENTRIES:], False).encode())

    @classmethod
    def decode(cls, packet: bytes) -> "FetchStarted":
        if len(packet) == _STARTED_ONE.size:
            _, request, num_slots, count, entry, offset = _STARTED_ONE.unpack(packet)
            if num_slots == 1:
                return cls(request, (count,), [(entry, offset)])
        _, request, num_slots = _STARTED.unpack_from(packet)
        counts = struct.unpack_from(f"<{num_slots}I", packet, _STARTED.size)
        entries = list(_FRAME.iter_unpack(memoryview(packet)[_STARTED.size + 4 * num_slots :]))
        return cls(request, counts, entries)


class Bounds(NamedTuple):
    """First token of each reordered extent that the prompt leaves early, and the token at which it leaves.

    The records of such an extent also hold rows of another prompt. Sent before all other answers to the request;
    omitted when there are none.
    """

    request: int
    ends: Sequence[tuple[int, int]]

    def encode(self) -> tuple[bytes]:
        return (REQUEST.pack(b"b", self.request) + b"".join([_END.pack(*end) for end in self.ends]),)

    @classmethod
    def decode(cls, packet: bytes) -> "Bounds":
        _, request = REQUEST.unpack_from(packet)
        return cls(request, list(_END.iter_unpack(memoryview(packet)[REQUEST.size :])))


class Announced(NamedTuple):
    """Keys (`RecordRef.key`) of the records of a fetch, one for each entry. The client chooses records by Want.

    `is_last`: whether no more keys follow. A handler gets all keys at once.
    """

    request: int
    keys: Sequence[int]
    is_last: bool = True

    def encode(self) -> Iterable[bytes]:
        request, keys, ends = self
        for at in range(0, max(1, len(keys)), MAX_ENTRIES):
            is_last = ends and at + MAX_ENTRIES >= len(keys)
            yield _PART.pack(b"a", request, is_last) + packed("Q", keys[at : at + MAX_ENTRIES])

    @classmethod
    def decode(cls, packet: bytes) -> "Announced":
        _, request, is_last = _PART.unpack_from(packet)
        return cls(request, unpacked("Q", packet, _PART.size), is_last)


class Frames(NamedTuple):
    """Leased records, (entry, arena offset), with verified headers. The client must release each once.

    The client verifies both checksums, see `record.verify_page`, `verify_payload` and RecordDamaged.
    """

    request: int
    entries: Sequence[tuple[int, int]]
    from_disk: bool

    def encode(self) -> Iterable[bytes]:
        request, entries, from_disk = self
        for at in range(0, len(entries), MAX_ENTRIES):
            yield _FRAMES.pack(b"d", request, from_disk) + _packed_frames(entries[at : at + MAX_ENTRIES])

    @classmethod
    def decode(cls, packet: bytes) -> "Frames":
        _, request, from_disk = _FRAMES.unpack_from(packet)
        return cls(request, list(_FRAME.iter_unpack(memoryview(packet)[_FRAMES.size :])), from_disk)


class FetchFailed(NamedTuple):
    """A fetch failed. `chunk_index`: chunk of the prompt, or NO_CHUNK, REFUSED, SILENT. `text`: reason, shortened."""

    request: int
    chunk_index: int
    text: str

    def encode(self) -> tuple[bytes]:
        return (_FAILED.pack(b"x", self.request, self.chunk_index) + self.text.encode()[:TEXT_BYTES],)

    @classmethod
    def decode(cls, packet: bytes) -> "FetchFailed":
        _, request, chunk_index = _FAILED.unpack_from(packet)
        return cls(request, chunk_index, packet[_FAILED.size :].decode(errors="replace"))


class StagedFrames(NamedTuple):
    """Frames to fill: arena offsets [chunk][piece] (`Geometry.pieces_of` the requested slots).

    An early Stage gets no offsets. `num_chunks` 0: the chunks will not be stored.
    """

    request: int
    num_chunks: int
    offsets: Sequence[int]

    def encode(self) -> tuple[bytes]:
        return (_STAGED.pack(b"s", self.request, self.num_chunks) + packed("Q", self.offsets),)

    @classmethod
    def decode(cls, packet: bytes) -> "StagedFrames":
        _, request, num_chunks = _STAGED.unpack_from(packet)
        return cls(request, num_chunks, unpacked("Q", packet, _STAGED.size))


class Appended(NamedTuple):
    """Appended chunks [chunk_start, chunk_end) may also be saved."""

    request: int
    chunk_start: int
    chunk_end: int

    def encode(self) -> tuple[bytes]:
        return (_APPENDED.pack(b"g", *self),)

    @classmethod
    def decode(cls, packet: bytes) -> "Appended":
        return cls(*_APPENDED.unpack(packet)[1:])


class DemotionRoom(NamedTuple):
    """Arena offset for a demoted record; None when the store refuses it."""

    request: int
    offset: int | None

    def encode(self) -> tuple[bytes]:
        return (_ROOM.pack(b"r", self.request, -1 if self.offset is None else self.offset),)

    @classmethod
    def decode(cls, packet: bytes) -> "DemotionRoom":
        _, request, offset = _ROOM.unpack(packet)
        return cls(request, None if offset < 0 else offset)


class Accepted(Signal):
    """The store has taken over the staged chunks, or checked the demoted record, of this request."""

    TAG = b"w"


class ToolAnswer(NamedTuple):
    """Answer of a tool, as JSON text, in parts if it is long. `is_last`: whether no more parts follow."""

    request: int
    text: bytes
    is_last: bool = True

    def encode(self) -> Iterable[bytes]:
        request, text, ends = self
        for at in range(0, max(1, len(text)), TEXT_BYTES):
            is_last = ends and at + TEXT_BYTES >= len(text)
            yield _PART.pack(b"t", request, is_last) + text[at : at + TEXT_BYTES]

    @classmethod
    def decode(cls, packet: bytes) -> "ToolAnswer":
        _, request, is_last = _PART.unpack_from(packet)
        return cls(request, packet[_PART.size :], is_last)


#: A session's answer to one of its client's requests.
Answer = FetchStarted | Bounds | Announced | Frames | FetchFailed | StagedFrames | Appended | DemotionRoom | Accepted

#: Receives a session's answers. Called from I/O threads and from the session's own calls; must not block.
AnswerCallback = Callable[[Answer], None]

_DECODERS: dict[bytes, Callable[[bytes], Answer | Hello | ToolAnswer]] = {
    b"h": Hello.decode,
    b"f": FetchStarted.decode,
    b"b": Bounds.decode,
    b"a": Announced.decode,
    b"d": Frames.decode,
    b"x": FetchFailed.decode,
    b"s": StagedFrames.decode,
    b"g": Appended.decode,
    b"r": DemotionRoom.decode,
    b"w": Accepted.decode,
    b"t": ToolAnswer.decode,
}


def answer_of(packet: bytes) -> Answer | Hello | ToolAnswer:
    """The message of a packet from the store. Raises MalformedMessage."""
    try:
        return _DECODERS[packet[:1]](packet)
    except DECODING_ERRORS as error:
        raise malformed(packet, error) from error
