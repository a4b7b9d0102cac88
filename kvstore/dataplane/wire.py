"""The messages between a store and its clients, as bytes. One byte says which; numbers are little-endian.

to the store    fetch  fetch tokens  want  release  damaged  cancel  promote  stage  put  demote  demoted  note  tool
to the client   hello  started  bounds  announced  frames  failed  staged  room  accepted  told
"""

import itertools
import json
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kvstore.dataplane.channel import MAX_MESSAGE_BYTES

FETCH, RELEASE, CANCEL, PROMOTE, STAGE, PUT, TOOL = b"F", b"R", b"C", b"P", b"S", b"W", b"T"
WANT, DEMOTE, DEMOTED, DAMAGED, NOTE = b"A", b"D", b"E", b"X", b"N"
#: `release` with an importance for every entry.
RELEASE_EACH = b"Q"
FETCH_TOKENS = b"K"
BOUNDS = b"b"
HELLO, STARTED, FRAMES, FAILED, STAGED, ACCEPTED, TOLD = b"h", b"f", b"d", b"x", b"s", b"w", b"t"
ANNOUNCED, ROOM = b"a", b"r"

_FETCH = struct.Struct("<QQBBHI")
#: One slot and one record: the usual fetch.
_FETCH_ONE = struct.Struct("<QQBBHIHI")
_RELEASE = struct.Struct("<QfBB")
_RELEASE_EACH = struct.Struct("<QBB")
_NOTE = struct.Struct("<QII")
_WANT = struct.Struct("<QII")
_DEMOTE = struct.Struct("<QQI")
_DAMAGED = struct.Struct("<QI")
_STARTED = struct.Struct("<QI")
#: One slot and one entry: the answer to the usual fetch.
_STARTED_ONE = struct.Struct("<QIIIQ")
_ANNOUNCED = struct.Struct("<QB")
_ROOM = struct.Struct("<Qq")
_REQUEST = struct.Struct("<Q")
_STAGE = struct.Struct("<QQII")
_FRAMES = struct.Struct("<QB")
_BOUND = struct.Struct("<II")
_FAILED = struct.Struct("<Qi")
_STAGED = struct.Struct("<QI")
_TOLD = struct.Struct("<QB")
#: Entry and offset.
_FRAME = struct.Struct("<IQ")
#: Entries of one message, so that it stays below MAX_MESSAGE_BYTES.
_MAX_ENTRIES = 4096
_TEXT_BYTES = MAX_MESSAGE_BYTES // 2
#: Tokens of a prefix of which one message can say whether each is wanted.
MAX_WANTED_TOKENS = 8 * (MAX_MESSAGE_BYTES - 4096)


class FetchMessage(NamedTuple):
    """Records that a client wants; see `Session.fetch`."""

    request: int
    placement_id: int
    priority: int
    slots: Sequence[int]
    records: Sequence[int]
    is_announced: bool = False

    def encode(self) -> bytes:
        request, placement_id, priority, slots, records, is_announced = self
        if len(slots) == len(records) == 1:
            return FETCH + _FETCH_ONE.pack(request, placement_id, priority, is_announced, 1, 1, slots[0], records[0])
        head = _FETCH.pack(request, placement_id, priority, is_announced, len(slots), len(records))
        return FETCH + head + _packed("H", slots) + _packed("I", records)

    @classmethod
    def decode(cls, message: bytes) -> "FetchMessage":
        if len(message) == 1 + _FETCH_ONE.size:
            request, placement_id, priority, is_announced, *counts, slot, record = _FETCH_ONE.unpack_from(message, 1)
            if counts == [1, 1]:
                return cls(request, placement_id, priority, (slot,), (record,), bool(is_announced))
        request, placement_id, priority, is_announced, num_slots, num_records = _FETCH.unpack_from(message, 1)
        at = 1 + _FETCH.size
        slots = struct.unpack_from(f"<{num_slots}H", message, at)
        records = struct.unpack_from(f"<{num_records}I", message, at + 2 * num_slots)
        return cls(request, placement_id, priority, slots, records, bool(is_announced))


class FetchTokensMessage(NamedTuple):
    """Tokens that a client wants; see `Session.fetch_tokens`. A bit for each token of the stored prefix.

    `starts`: none, or one for each slot.
    """

    request: int
    placement_id: int
    priority: int
    slots: Sequence[int]
    is_wanted_T: npt.NDArray[np.bool_]
    is_announced: bool = False
    starts: Sequence[int] = ()

    def encode(self) -> bytes:
        """Raises ValueError for a prefix of more than MAX_WANTED_TOKENS."""
        request, placement_id, priority, slots, is_wanted_T, is_announced, starts = self
        assert len(starts) in (0, len(slots)), f"{len(starts)} starts of {len(slots)} slots"
        if len(is_wanted_T) > MAX_WANTED_TOKENS:
            raise ValueError(f"parts of prefixes of up to {MAX_WANTED_TOKENS} tokens only, not {len(is_wanted_T)}")
        flags = is_announced | bool(starts) << 1
        head = _FETCH.pack(request, placement_id, priority, flags, len(slots), len(is_wanted_T))
        bits = np.packbits(is_wanted_T, bitorder="little").tobytes()
        return FETCH_TOKENS + head + _packed("H", slots) + _packed("I", starts) + bits

    @classmethod
    def decode(cls, message: bytes) -> "FetchTokensMessage":
        """Raises ValueError when it does not say of every token whether it is wanted."""
        request, placement_id, priority, flags, num_slots, num_tokens = _FETCH.unpack_from(message, 1)
        at, num_starts = 1 + _FETCH.size, num_slots if flags & 2 else 0
        slots = struct.unpack_from(f"<{num_slots}H", message, at)
        starts = struct.unpack_from(f"<{num_starts}I", message, at + 2 * num_slots)
        bits = np.frombuffer(message, np.uint8, offset=min(at + 2 * num_slots + 4 * num_starts, len(message)))
        if len(bits) != -(-num_tokens // 8):
            raise ValueError(f"{len(bits)} bytes do not say of {num_tokens} tokens whether they are wanted")
        is_wanted_T = np.unpackbits(bits, count=num_tokens, bitorder="little").view(np.bool_)
        return cls(request, placement_id, priority, slots, is_wanted_T, bool(flags & 1), starts)


def want(request: int, is_wanted: Sequence[bool], importance: float | Sequence[float] = 1.0) -> Iterator[bytes]:
    """Which of the announced entries are to be delivered: a bit each, in as many messages as that takes.

    `importance`: of each that is not, when they differ; float32 behind the bits.
    """
    each = None if isinstance(importance, (int, float)) else iter(importance)
    most = 8 * _TEXT_BYTES if each is None else _MAX_ENTRIES
    for at in range(0, len(is_wanted), most):
        part = is_wanted[at : at + most]
        bits = int("".join("1" if one else "0" for one in reversed(part)), 2)
        uses = b"" if each is None else _packed("f", list(itertools.islice(each, part.count(False))))
        yield WANT + _WANT.pack(request, at, len(part)) + bits.to_bytes(-(-len(part) // 8), "little") + uses


def wanted(message: bytes) -> tuple[int, int, list[bool], float | tuple[float, ...]]:
    """The request, the first entry that the message speaks of, of each from there whether it is wanted, and how
    important those are that are not: one value for all, or each its own.
    """
    request, start, count = _WANT.unpack_from(message, 1)
    num_bytes = -(-count // 8)
    bits = message[1 + _WANT.size : 1 + _WANT.size + num_bytes]
    if len(bits) != num_bytes:
        raise ValueError(f"{len(bits)} bytes do not say of {count} entries whether they are wanted")
    is_wanted = [bool(bits[i >> 3] >> (i & 7) & 1) for i in range(count)]
    if len(message) == 1 + _WANT.size + num_bytes:
        return request, start, is_wanted, 1.0
    importance = _unpacked("f", message, 1 + _WANT.size + num_bytes)
    if len(importance) != is_wanted.count(False):
        raise ValueError(f"{len(importance)} numbers do not say how important {is_wanted.count(False)} entries are")
    return request, start, is_wanted, importance


def release(
    request: int,
    entries: Sequence[int],
    importance: float | Sequence[float],
    *,
    is_moved: bool = False,
    is_last: bool = False,
) -> Iterator[bytes]:
    """`importance`: of all entries, or of each. `is_moved`: the client keeps copies of its own. `is_last`: the request
    ends with it.
    """
    for at in range(0, len(entries), _MAX_ENTRIES):
        part = entries[at : at + _MAX_ENTRIES]
        ends = is_last and at + _MAX_ENTRIES >= len(entries)
        if isinstance(importance, (int, float)):
            yield RELEASE + _RELEASE.pack(request, importance, is_moved, ends) + _packed("I", part)
        else:
            each = _packed("f", importance[at : at + len(part)])
            yield RELEASE_EACH + _RELEASE_EACH.pack(request, is_moved, ends) + _packed("I", part) + each


class Released(NamedTuple):
    """What a `release` says."""

    request: int
    entries: tuple[int, ...]
    importance: float | tuple[float, ...]
    is_moved: bool
    is_last: bool


def released(message: bytes) -> Released:
    request, importance, is_moved, is_last = _RELEASE.unpack_from(message, 1)
    return Released(request, _unpacked("I", message, 1 + _RELEASE.size), importance, bool(is_moved), bool(is_last))


def released_each(message: bytes) -> Released:
    request, is_moved, is_last = _RELEASE_EACH.unpack_from(message, 1)
    words = _unpacked("I", message, 1 + _RELEASE_EACH.size)
    count, rest = divmod(len(words), 2)
    if rest:
        raise ValueError("an entry without its importance")
    importance = struct.unpack_from(f"<{count}f", message, 1 + _RELEASE_EACH.size + 4 * count)
    return Released(request, words[:count], importance, bool(is_moved), bool(is_last))


def damaged(request: int, entry: int) -> bytes:
    return DAMAGED + _DAMAGED.pack(request, entry)


def damaged_of(message: bytes) -> tuple[int, int]:
    return _DAMAGED.unpack_from(message, 1)


def of_request(kind: bytes, request: int) -> bytes:
    """A message that is nothing but its kind and the request."""
    return kind + _REQUEST.pack(request)


def request_of(message: bytes) -> int:
    """The request of any message but `hello` and `note`."""
    (request,) = _REQUEST.unpack_from(message, 1)
    return int(request)


def stage(request: int, placement_id: int, chunk_start: int, wanted: int) -> bytes:
    return STAGE + _STAGE.pack(request, placement_id, chunk_start, wanted)


def stage_of(message: bytes) -> tuple[int, int, int, int]:
    request, placement_id, chunk_start, wanted = _STAGE.unpack_from(message, 1)
    return request, placement_id, chunk_start, wanted


def demote(request: int, key: int, size_bytes: int) -> bytes:
    return DEMOTE + _DEMOTE.pack(request, key, size_bytes)


def demote_of(message: bytes) -> tuple[int, int, int]:
    return _DEMOTE.unpack_from(message, 1)


def note(placement_id: int, num_tokens: int, start: int, importance: npt.NDArray[np.float16]) -> Iterator[bytes]:
    """Part of a sample of importance, see `ImportanceSamples.add`, in as many messages as that takes."""
    most = _TEXT_BYTES // importance.itemsize
    for at in range(0, max(1, len(importance)), most):
        part = importance[at : at + most].astype("<f2", copy=False)
        yield NOTE + _NOTE.pack(placement_id, num_tokens, start + at) + part.tobytes()


def note_of(message: bytes) -> tuple[int, int, int, npt.NDArray[np.float16]]:
    placement_id, num_tokens, start = _NOTE.unpack_from(message, 1)
    return placement_id, num_tokens, start, np.frombuffer(message, "<f2", offset=1 + _NOTE.size)


def room(request: int, offset: int | None) -> bytes:
    return ROOM + _ROOM.pack(request, -1 if offset is None else offset)


def room_of(message: bytes) -> int | None:
    _, offset = _ROOM.unpack_from(message, 1)
    return None if offset < 0 else offset


def started(request: int, counts: Sequence[int], entries: Sequence[tuple[int, int]]) -> Iterable[bytes]:
    """The counts with the first entries in one message, then what did not fit."""
    if len(counts) == len(entries) == 1:
        return (STARTED + _STARTED_ONE.pack(request, 1, counts[0], *entries[0]),)
    head = STARTED + _STARTED.pack(request, len(counts)) + _packed("I", counts)
    first = head + b"".join([_FRAME.pack(*entry) for entry in entries[:_MAX_ENTRIES]])
    return (first, *frames(request, entries[_MAX_ENTRIES:], False))


def started_of(message: bytes) -> tuple[tuple[int, ...], list[tuple[int, int]]]:
    if len(message) == 1 + _STARTED_ONE.size:
        _, num_slots, count, entry, offset = _STARTED_ONE.unpack_from(message, 1)
        if num_slots == 1:
            return (count,), [(entry, offset)]
    _, num_slots = _STARTED.unpack_from(message, 1)
    at = 1 + _STARTED.size
    counts = struct.unpack_from(f"<{num_slots}I", message, at)
    return counts, list(_FRAME.iter_unpack(memoryview(message)[at + 4 * num_slots :]))


def bounds(request: int, ends: Sequence[tuple[int, int]]) -> bytes:
    return BOUNDS + _REQUEST.pack(request) + b"".join([_BOUND.pack(*end) for end in ends])


def bounds_of(message: bytes) -> list[tuple[int, int]]:
    return list(_BOUND.iter_unpack(memoryview(message)[1 + _REQUEST.size :]))


def announced(request: int, keys: Sequence[int]) -> Iterator[bytes]:
    """The keys of all records of a fetch, in parts; the last one says so."""
    for at in range(0, max(1, len(keys)), _MAX_ENTRIES):
        is_last = at + _MAX_ENTRIES >= len(keys)
        yield ANNOUNCED + _ANNOUNCED.pack(request, is_last) + _packed("Q", keys[at : at + _MAX_ENTRIES])


def announced_of(message: bytes) -> tuple[tuple[int, ...], bool]:
    _, is_last = _ANNOUNCED.unpack_from(message, 1)
    return _unpacked("Q", message, 1 + _ANNOUNCED.size), bool(is_last)


def frames(request: int, entries: Sequence[tuple[int, int]], from_disk: bool) -> Iterator[bytes]:
    for at in range(0, len(entries), _MAX_ENTRIES):
        part = [_FRAME.pack(*entry) for entry in entries[at : at + _MAX_ENTRIES]]
        yield FRAMES + _FRAMES.pack(request, from_disk) + b"".join(part)


def frames_of(message: bytes) -> tuple[list[tuple[int, int]], bool]:
    _, from_disk = _FRAMES.unpack_from(message, 1)
    return list(_FRAME.iter_unpack(memoryview(message)[1 + _FRAMES.size :])), bool(from_disk)


def failed(request: int, chunk_index: int, text: str) -> bytes:
    return FAILED + _FAILED.pack(request, chunk_index) + text.encode()[:_TEXT_BYTES]


def failed_of(message: bytes) -> tuple[int, str]:
    _, chunk_index = _FAILED.unpack_from(message, 1)
    return chunk_index, message[1 + _FAILED.size :].decode(errors="replace")


def staged(request: int, num_chunks: int, offsets: Sequence[int]) -> bytes:
    return STAGED + _STAGED.pack(request, num_chunks) + _packed("Q", offsets)


def staged_of(message: bytes) -> tuple[int, tuple[int, ...]]:
    _, num_chunks = _STAGED.unpack_from(message, 1)
    return num_chunks, _unpacked("Q", message, 1 + _STAGED.size)


#: Offsets that one `staged` message holds.
MAX_STAGED_FRAMES = (MAX_MESSAGE_BYTES - 1 - _STAGED.size) // 8


def tool(request: int, command: dict[str, Any]) -> bytes:
    return TOOL + _REQUEST.pack(request) + json.dumps(command).encode()


def tool_of(message: bytes) -> dict[str, Any]:
    command: dict[str, Any] = json.loads(message[1 + _REQUEST.size :])
    return command


def told(request: int, answer: Any) -> Iterator[bytes]:
    """An answer of any length, in parts; the last one says so."""
    text = json.dumps(answer).encode()
    for at in range(0, max(1, len(text)), _TEXT_BYTES):
        is_last = at + _TEXT_BYTES >= len(text)
        yield TOLD + _TOLD.pack(request, is_last) + text[at : at + _TEXT_BYTES]


def told_of(message: bytes) -> tuple[bytes, bool]:
    _, is_last = _TOLD.unpack_from(message, 1)
    return message[1 + _TOLD.size :], bool(is_last)


def hello(facts: dict[str, Any]) -> bytes:
    return HELLO + json.dumps(facts).encode()


def hello_of(message: bytes) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(message[1:])
    return facts


def _packed(code: str, numbers: Sequence[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}{code}", *numbers)


def _unpacked(code: str, message: bytes, at: int) -> tuple[Any, ...]:
    """The rest of a message as numbers. Raises struct.error when it is no whole count of them."""
    return struct.unpack(f"<{(len(message) - at) // struct.calcsize(code)}{code}", memoryview(message)[at:])
