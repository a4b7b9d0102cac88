"""Messages from a client to its session in the store, one type for each, with their encoding. Pure.

`encode` returns a message's packets (`kvstore/dataplane/packets.py`), mostly one; `decode` takes one packet, and raises
struct.error or ValueError for a wrong length. `request`: the client's number of a request, which its answers repeat
(`kvstore/dataplane/answers.py`).
"""

import itertools
import json
import struct
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

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
from kvstore.disk.io_engine import Priority

#: Longest prefix, in tokens, for which one message can list the wanted tokens.
MAX_WANTED_TOKENS = 8 * (MAX_MESSAGE_BYTES - 4096)

_PRIORITIES = tuple(Priority)
_FETCH = struct.Struct("<cQQBBHI")
#: Layout for one slot and one record, the usual fetch.
_FETCH_ONE = struct.Struct("<cQQB?HIHI")
_WANT = struct.Struct("<cQII")
_RELEASE = struct.Struct("<cQf??")
_RELEASE_EACH = struct.Struct("<cQ??")
_DAMAGED = struct.Struct("<cQI")
_STAGE = struct.Struct("<cQQII")
_APPEND = struct.Struct("<cQQI")
_DEMOTE = struct.Struct("<cQQI")
_NOTE = struct.Struct("<cQII")
#: Most tokens that one message appends to a prompt.
MAX_APPENDED_TOKENS = TEXT_BYTES // 4
#: Bits of a fetch's last byte of flags.
_IS_ANNOUNCED, _HAS_STARTS = 1, 2


class Fetch(NamedTuple):
    """Lease records of a placement, slot by slot.

    Answered by FetchStarted and Frames, or by Announced, or by FetchFailed. `slots`: indexes of the layout's slots;
    empty for all that hold KV. `records`: positions along the prompt; record i of an extent that begins with chunk c
    has position c * parts + i, where `parts` is the slot's number of records in a chunk; empty for all that hold rows
    of the stored prefix. `is_announced`: send only keys; the client then chooses records by Want.
    """

    request: int
    placement_id: int
    slots: Sequence[int] = ()
    records: Sequence[int] = ()
    priority: Priority = Priority.DEMAND
    is_announced: bool = False

    def encode(self) -> tuple[bytes]:
        request, placement_id, slots, records, priority, is_announced = self
        if len(slots) == len(records) == 1:
            return (_FETCH_ONE.pack(b"F", request, placement_id, priority, is_announced, 1, 1, slots[0], records[0]),)
        head = _FETCH.pack(b"F", request, placement_id, priority, is_announced, len(slots), len(records))
        return (head + packed("H", slots) + packed("I", records),)

    @classmethod
    def decode(cls, packet: bytes) -> "Fetch":
        if len(packet) == _FETCH_ONE.size:
            fields = _FETCH_ONE.unpack(packet)
            _, request, placement_id, priority, is_announced, num_slots, num_records, slot, record = fields
            if num_slots == num_records == 1:
                return cls(request, placement_id, (slot,), (record,), _PRIORITIES[priority], is_announced)
        _, request, placement_id, priority, flags, num_slots, num_records = _FETCH.unpack_from(packet)
        numbers = struct.unpack(f"<{num_slots}H{num_records}I", memoryview(packet)[_FETCH.size :])
        slots, records = numbers[:num_slots], numbers[num_slots:]
        return cls(request, placement_id, slots, records, _PRIORITIES[priority], bool(flags))


class FetchTokens(NamedTuple):
    """Fetch the records of each slot that hold a wanted token in the slot's layers.

    `is_wanted_T`: bool [stored tokens of the placement]; another length is refused. `starts`: first wanted token of
    each slot; empty for 0.
    """

    request: int
    placement_id: int
    slots: Sequence[int]
    is_wanted_T: npt.NDArray[np.bool_]
    starts: Sequence[int] = ()
    priority: Priority = Priority.DEMAND
    is_announced: bool = False

    def encode(self) -> tuple[bytes]:
        """Raises ValueError for a prefix of more than MAX_WANTED_TOKENS."""
        request, placement_id, slots, is_wanted_T, starts, priority, is_announced = self
        assert len(starts) in (0, len(slots)), f"{len(starts)} starts for {len(slots)} slots"
        if len(is_wanted_T) > MAX_WANTED_TOKENS:
            raise ValueError(
                f"parts can be fetched of prefixes of at most {MAX_WANTED_TOKENS} tokens, not {len(is_wanted_T)}"
            )
        flags = _IS_ANNOUNCED * is_announced | _HAS_STARTS * bool(starts)
        head = _FETCH.pack(b"K", request, placement_id, priority, flags, len(slots), len(is_wanted_T))
        bits = np.packbits(is_wanted_T, bitorder="little").tobytes()
        return (head + packed("H", slots) + packed("I", starts) + bits,)

    @classmethod
    def decode(cls, packet: bytes) -> "FetchTokens":
        _, request, placement_id, priority, flags, num_slots, num_tokens = _FETCH.unpack_from(packet)
        num_starts = num_slots if flags & _HAS_STARTS else 0
        numbers = struct.unpack_from(f"<{num_slots}H{num_starts}I", packet, _FETCH.size)
        bits = np.frombuffer(packet, np.uint8, offset=_FETCH.size + 2 * num_slots + 4 * num_starts)
        _check_bits(bits, num_tokens, "tokens")
        is_wanted_T = np.unpackbits(bits, count=num_tokens, bitorder="little").view(np.bool_)
        slots, starts, is_announced = numbers[:num_slots], numbers[num_slots:], bool(flags & _IS_ANNOUNCED)
        return cls(request, placement_id, slots, is_wanted_T, starts, _PRIORITIES[priority], is_announced)


class Want(NamedTuple):
    """Choose announced records, from entry `start` on, to be delivered. The client uses its own copies of the rest.

    `importance`: importance of the use of each own copy, float32, NaN if not used; empty for 1.0 each. Without entries
    no packet is sent.
    """

    request: int
    is_wanted: Sequence[bool]
    importance: Sequence[float] = ()
    start: int = 0

    def encode(self) -> Iterable[bytes]:
        request, is_wanted, importance, start = self
        each, most = iter(importance), MAX_ENTRIES if importance else 8 * TEXT_BYTES
        for at in range(0, len(is_wanted), most):
            part = is_wanted[at : at + most]
            bits = int("".join("1" if one else "0" for one in reversed(part)), 2)
            uses = packed("f", list(itertools.islice(each, part.count(False)))) if importance else b""
            yield _WANT.pack(b"A", request, start + at, len(part)) + bits.to_bytes(-(-len(part) // 8), "little") + uses

    @classmethod
    def decode(cls, packet: bytes) -> "Want":
        _, request, start, count = _WANT.unpack_from(packet)
        end = _WANT.size + -(-count // 8)
        bits = packet[_WANT.size : end]
        _check_bits(bits, count, "entries")
        is_wanted = [bool(bits[i >> 3] >> (i & 7) & 1) for i in range(count)]
        importance = unpacked("f", packet, end)
        if importance and len(importance) != is_wanted.count(False):
            raise ValueError(f"{len(importance)} numbers of importance for {is_wanted.count(False)} entries")
        return cls(request, is_wanted, importance, start)


class Release(NamedTuple):
    """End the leases of records, after the copies from them are finished.

    `importance`: importance of their use, for all entries or for each, float32, NaN if not used. `is_moved`: whether
    the client's device tier has taken them. `is_last`: whether the client wants no more of this fetch.
    """

    request: int
    entries: Sequence[int]
    importance: float | Sequence[float] = 1.0
    is_moved: bool = False
    is_last: bool = False

    def encode(self) -> Iterable[bytes]:
        request, entries, importance, is_moved, is_last = self
        if is_last and not entries:
            return Cancel(request).encode()
        packets = []
        for at in range(0, len(entries), MAX_ENTRIES):
            part = entries[at : at + MAX_ENTRIES]
            ends = is_last and at + MAX_ENTRIES >= len(entries)
            if isinstance(importance, (int, float)):
                packets.append(_RELEASE.pack(b"R", request, importance, is_moved, ends) + packed("I", part))
            else:
                each = packed("f", importance[at : at + len(part)])
                packets.append(_RELEASE_EACH.pack(b"Q", request, is_moved, ends) + packed("I", part) + each)
        return packets

    @classmethod
    def decode(cls, packet: bytes) -> "Release":
        _, request, importance, is_moved, is_last = _RELEASE.unpack_from(packet)
        return cls(request, unpacked("I", packet, _RELEASE.size), importance, is_moved, is_last)

    @classmethod
    def decode_each(cls, packet: bytes) -> "Release":
        """Decode a packet with an importance for every entry."""
        _, request, is_moved, is_last = _RELEASE_EACH.unpack_from(packet)
        count, rest = divmod(len(packet) - _RELEASE_EACH.size, 8)
        if rest:
            raise ValueError("an entry has no importance")
        numbers = struct.unpack_from(f"<{count}I{count}f", packet, _RELEASE_EACH.size)
        return cls(request, numbers[:count], numbers[count:], is_moved, is_last)


class RecordDamaged(NamedTuple):
    """Report that a delivered record's checksums do not match for the client. Answered by FetchFailed."""

    request: int
    entry: int

    def encode(self) -> tuple[bytes]:
        return (_DAMAGED.pack(b"X", *self),)

    @classmethod
    def decode(cls, packet: bytes) -> "RecordDamaged":
        return cls(*_DAMAGED.unpack(packet)[1:])


class Cancel(Signal):
    """End a fetch and its leases, or give up staged chunks."""

    TAG = b"C"


class Promote(Signal):
    """Raise a prefetch to demand priority."""

    TAG = b"P"


class Stage(NamedTuple):
    """Request room on disk and frames for up to `num_chunks` chunks of a placement, in order, from `chunk_start`.

    Answered by StagedFrames. `is_early`: reserve only room on disk, before all rows are computed; request frames by
    Room, and see Fill.
    """

    request: int
    placement_id: int
    chunk_start: int
    num_chunks: int
    is_early: bool = False

    def encode(self) -> tuple[bytes]:
        return (_STAGE.pack(b"L" if self.is_early else b"S", *self[:4]),)

    @classmethod
    def decode(cls, packet: bytes) -> "Stage":
        tag, request, placement_id, chunk_start, num_chunks = _STAGE.unpack(packet)
        return cls(request, placement_id, chunk_start, num_chunks, tag == b"L")


class Room(NamedTuple):
    """Request frames for all records of these slots, of chunks that were staged early.

    Answered by StagedFrames, with no chunks when memory is short or nothing is staged. `is_early`: not all rows are
    computed, so the store does not wait for memory, and gives none that other requests need.
    """

    request: int
    slots: Sequence[int]
    is_early: bool = False

    def encode(self) -> tuple[bytes]:
        return (REQUEST.pack(b"V" if self.is_early else b"U", self.request) + packed("H", self.slots),)

    @classmethod
    def decode(cls, packet: bytes) -> "Room":
        tag, request = REQUEST.unpack_from(packet)
        return cls(request, unpacked("H", packet, REQUEST.size), tag == b"V")


class Fill(NamedTuple):
    """Report that the payloads of all staged records of these slots are written: readers may read them. No answer."""

    request: int
    slots: Sequence[int]

    def encode(self) -> tuple[bytes]:
        return (REQUEST.pack(b"I", self.request) + packed("H", self.slots),)

    @classmethod
    def decode(cls, packet: bytes) -> "Fill":
        _, request = REQUEST.unpack_from(packet)
        return cls(request, unpacked("H", packet, REQUEST.size))


class Append(NamedTuple):
    """Extend the prompt of a placement by tokens from position `first_token` on: see `Placements.append`.

    Answered by Appended. `token_ids`: uint32, at most MAX_APPENDED_TOKENS.
    """

    request: int
    placement_id: int
    first_token: int
    token_ids: npt.NDArray[np.uint32]

    def encode(self) -> tuple[bytes]:
        request, placement_id, first_token, token_ids = self
        assert len(token_ids) <= MAX_APPENDED_TOKENS, f"{len(token_ids)} tokens in one message"
        return (_APPEND.pack(b"G", request, placement_id, first_token) + token_ids.astype("<u4", copy=False).tobytes(),)

    @classmethod
    def decode(cls, packet: bytes) -> "Append":
        _, request, placement_id, first_token = _APPEND.unpack_from(packet)
        return cls(request, placement_id, first_token, np.frombuffer(packet, "<u4", offset=_APPEND.size))


class Put(Signal):
    """Report that all staged payloads are written. Answered by Accepted."""

    TAG = b"W"


class Demote(NamedTuple):
    """Offer a record, by key (`RecordRef.key`), that the device tier has evicted. Answered by DemotionRoom."""

    request: int
    key: int
    size_bytes: int

    def encode(self) -> tuple[bytes]:
        return (_DEMOTE.pack(b"D", *self),)

    @classmethod
    def decode(cls, packet: bytes) -> "Demote":
        return cls(*_DEMOTE.unpack(packet)[1:])


class DemotionDone(Signal):
    """Report that a demoted record's bytes are written to the offset of DemotionRoom. Answered by Accepted."""

    TAG = b"E"


class ImportanceNote(NamedTuple):
    """A part of a sample of importance for the background reorder: see `ImportanceSamples.add`. No answer.

    `importance`: float16 [values], layer by layer, from value `start` of [layers, `num_tokens`] on; NaN for a token
    that was not judged.
    """

    placement_id: int
    num_tokens: int
    start: int
    importance: npt.NDArray[np.float16]

    def encode(self) -> Iterable[bytes]:
        placement_id, num_tokens, start, importance = self
        most = TEXT_BYTES // importance.itemsize
        for at in range(0, max(1, len(importance)), most):
            part = importance[at : at + most].astype("<f2", copy=False)
            yield _NOTE.pack(b"N", placement_id, num_tokens, start + at) + part.tobytes()

    @classmethod
    def decode(cls, packet: bytes) -> "ImportanceNote":
        _, placement_id, num_tokens, start = _NOTE.unpack_from(packet)
        return cls(placement_id, num_tokens, start, np.frombuffer(packet, "<f2", offset=_NOTE.size))


class Admit(NamedTuple):
    """Present the secret of a placement, as a reader (`kvstore/dataplane/readers.py`).

    No answer: to a reader, a placement that it may not read looks like one that is not held.
    """

    placement_id: int
    secret: bytes

    def encode(self) -> tuple[bytes]:
        return (REQUEST.pack(b"M", self.placement_id) + self.secret,)

    @classmethod
    def decode(cls, packet: bytes) -> "Admit":
        return cls(REQUEST.unpack_from(packet)[1], packet[REQUEST.size :])


class RunTool(NamedTuple):
    """Run one of the store's tools. `command`: values of JSON. Answered by ToolAnswer."""

    request: int
    command: dict[str, Any]

    def encode(self) -> tuple[bytes]:
        return (REQUEST.pack(b"T", self.request) + json.dumps(self.command).encode(),)

    @classmethod
    def decode(cls, packet: bytes) -> "RunTool":
        _, request = REQUEST.unpack_from(packet)
        command = json.loads(packet[REQUEST.size :])
        if not isinstance(command, dict):
            raise ValueError("a tool's command must be an object")
        return cls(request, command)


#: A message that a session handles.
SessionRequest = (
    Fetch
    | FetchTokens
    | Want
    | Release
    | RecordDamaged
    | Cancel
    | Promote
    | Stage
    | Room
    | Fill
    | Append
    | Put
    | Demote
    | DemotionDone
    | ImportanceNote
    | Admit
)
Request = SessionRequest | RunTool

_DECODERS: dict[bytes, Callable[[bytes], Request]] = {
    b"F": Fetch.decode,
    b"K": FetchTokens.decode,
    b"A": Want.decode,
    b"R": Release.decode,
    b"Q": Release.decode_each,
    b"X": RecordDamaged.decode,
    b"C": Cancel.decode,
    b"P": Promote.decode,
    b"S": Stage.decode,
    b"L": Stage.decode,
    b"U": Room.decode,
    b"V": Room.decode,
    b"I": Fill.decode,
    b"G": Append.decode,
    b"W": Put.decode,
    b"D": Demote.decode,
    b"E": DemotionDone.decode,
    b"N": ImportanceNote.decode,
    b"M": Admit.decode,
    b"T": RunTool.decode,
}


def request_of(packet: bytes) -> Request:
    """The message of a packet to the store. Raises MalformedMessage."""
    try:
        return _DECODERS[packet[:1]](packet)
    except DECODING_ERRORS as error:
        raise malformed(packet, error) from error


def _check_bits(bits: bytes | npt.NDArray[np.uint8], count: int, what: str) -> None:
    if len(bits) != -(-count // 8):
        raise ValueError(f"{len(bits)} bytes are not one bit for each of {count} {what}")
