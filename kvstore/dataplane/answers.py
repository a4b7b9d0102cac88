"""Messages from the store to a client: one type a message, with its encoding. Pure.

`encode`, `decode` and `request` are as in `kvstore/dataplane/requests.py`. *Entry*: the number of a record in its
fetch, slot by slot. *Frame*: where a record lies in the store's arena, as an offset in bytes.
"""

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

#: In place of the number of a chunk that cannot be had: nothing is wrong with what is stored.
NO_CHUNK = -1
#: Nor with the store: the client has asked for what cannot be.
REFUSED = -2
#: In its place: the disk does not answer.
SILENT = -3

_STARTED = struct.Struct("<cQI")
#: One slot and one entry: the answer to the usual fetch.
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
#: Offsets that one StagedFrames has room for.
MAX_STAGED_FRAMES = (MAX_MESSAGE_BYTES - _STAGED.size) // 8


class Hello(NamedTuple):
    """The first message of a connection; a descriptor of the arena comes with it.

    `generation`: tells one life of the store from the next.
    """

    generation: int
    arena_bytes: int

    def encode(self) -> tuple[bytes]:
        return (b"h" + json.dumps(self._asdict()).encode(),)

    @classmethod
    def decode(cls, packet: bytes) -> "Hello":
        facts = json.loads(packet[1:])
        if not isinstance(facts, dict):
            raise ValueError("a greeting is an object")
        return cls(int(facts["generation"]), int(facts["arena_bytes"]))


class FetchStarted(NamedTuple):
    """So many records will come of every slot that was asked for; of them, `entries` are here (as in Frames).

    Always before any Frames.
    """

    request: int
    counts: Sequence[int]
    entries: Sequence[tuple[int, int]]

    def encode(self) -> Iterable[bytes]:
        """The counts with the first entries in one packet; what does not fit goes as Frames."""
        request, counts, entries = self
        if len(counts) == len(entries) == 1:
            return (_STARTED_ONE.pack(b"f", request, 1, counts[0], *entries[0]),)
        head = _STARTED.pack(b"f", request, len(counts)) + packed("I", counts)
        first = head + b"".join([_FRAME.pack(*entry) for entry in entries[:MAX_ENTRIES]])
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
    """First token of each reordered extent that the prompt leaves on the way, and the token where it leaves.

    Their records hold rows of another prompt, too. Before everything else about the request; not sent when there are
    none.
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
    """The records of a fetch by their keys (`RecordRef.key`), one per entry. Which of them come: see Want.

    `is_last`: no more keys follow. A handler gets them all at once.
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
    """Leased records, headers verified: (entry, arena offset). To be released, each once.

    Their user checks both checksums, see `record.verify_page`, `verify_payload` and RecordDamaged.
    """

    request: int
    entries: Sequence[tuple[int, int]]
    from_disk: bool

    def encode(self) -> Iterable[bytes]:
        request, entries, from_disk = self
        for at in range(0, len(entries), MAX_ENTRIES):
            part = [_FRAME.pack(*entry) for entry in entries[at : at + MAX_ENTRIES]]
            yield _FRAMES.pack(b"d", request, from_disk) + b"".join(part)

    @classmethod
    def decode(cls, packet: bytes) -> "Frames":
        _, request, from_disk = _FRAMES.unpack_from(packet)
        return cls(request, list(_FRAME.iter_unpack(memoryview(packet)[_FRAMES.size :])), from_disk)


class FetchFailed(NamedTuple):
    """A record cannot be had. `chunk_index`: of the prompt, or NO_CHUNK, REFUSED, SILENT. `text`: why, shortened."""

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
    """Frames to be filled: arena offsets, [chunk][piece] (`Geometry.pieces_of` what was asked for), none of what was
    staged early. No chunks: none are stored there.
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
    """Chunks [chunk_start, chunk_end) of what was appended may be saved besides."""

    request: int
    chunk_start: int
    chunk_end: int

    def encode(self) -> tuple[bytes]:
        return (_APPENDED.pack(b"g", *self),)

    @classmethod
    def decode(cls, packet: bytes) -> "Appended":
        return cls(*_APPENDED.unpack(packet)[1:])


class DemotionRoom(NamedTuple):
    """Where a demoted record may be put, as an arena offset; None when it is not wanted."""

    request: int
    offset: int | None

    def encode(self) -> tuple[bytes]:
        return (_ROOM.pack(b"r", self.request, -1 if self.offset is None else self.offset),)

    @classmethod
    def decode(cls, packet: bytes) -> "DemotionRoom":
        _, request, offset = _ROOM.unpack(packet)
        return cls(request, None if offset < 0 else offset)


class Accepted(Signal):
    """The store has taken over what was staged, or looked at what was demoted, under this request."""

    TAG = b"w"


class ToolAnswer(NamedTuple):
    """Answer of a tool, as JSON text, in parts where it is long. `is_last`: no more of it follows."""

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


#: What a session sends about one of its client's requests.
Answer = FetchStarted | Bounds | Announced | Frames | FetchFailed | StagedFrames | Appended | DemotionRoom | Accepted

#: Takes a session's answers. Called from I/O threads and from the session's own calls; must not block.
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
