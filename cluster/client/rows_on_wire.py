"""Messages of rows as bytes: protobuf would copy K and V twice when it writes a message, and four times to read it.

    ReadKvResponse = tag 2, length, KvRows
    KvRows         = layer, token_start, num_tokens, tag 4, length, K, tag 5, length, V, checksum, range_index

Every parser of protobuf reads these messages. K and V begin at multiples of 4 bytes, the size of the largest number in
them, because numbers of varying length are written with more bytes than they need.

Letters: T tokens, H KV heads, B bytes of a head.
"""

import struct
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import xxhash

from protos.runahead.v1 import runahead_pb2 as pb

_VARINT, _FIXED64, _BYTES = 0, 1, 2
_ROWS = 2
#: Numbers and wire types of the fields of KvRows, in their order.
_FIELDS = {1: _VARINT, 2: _VARINT, 3: _VARINT, 4: _BYTES, 5: _BYTES, 6: _FIXED64, 7: _VARINT}
_ALIGNMENT = 4
#: Bytes of a written length: enough for 2 MiB, and with its tag a multiple of the alignment.
_LENGTH_BYTES = 3


class ReceivedRows(NamedTuple):
    """The fields of a received KvRows; K and V are parts of the received bytes."""

    layer: int = 0
    token_start: int = 0
    num_tokens: int = 0
    k: memoryview | bytes = b""
    v: memoryview | bytes = b""
    xxh3: int = 0
    range_index: int = 0


class RowsWriter:
    """Writes the messages of one call. Owns memory for the rows of one message."""

    def __init__(self) -> None:
        self._planes = np.empty(0, np.uint8)

    def message(self, layer: int, token_start: int, rows_T2HB: npt.NDArray[np.uint8], range_index: int) -> bytes:
        """A ReadKvResponse with rows, uint8 [tokens, 2 planes, heads, bytes of a head]."""
        if self._planes.nbytes < rows_T2HB.nbytes:
            self._planes = np.empty(rows_T2HB.nbytes, np.uint8)
        shape = (2, len(rows_T2HB), *rows_T2HB.shape[2:])
        k_and_v = self._planes[: rows_T2HB.nbytes].reshape(shape)
        np.copyto(k_and_v, rows_T2HB.swapaxes(0, 1))
        k, v = k_and_v
        start = b"\x08" + _varint(layer) + b"\x10" + _varint(token_start) + b"\x18"
        num_tokens = _varint(len(rows_T2HB))
        num_tokens = _varint(len(rows_T2HB), len(num_tokens) + -(len(start) + len(num_tokens)) % _ALIGNMENT)
        length = _varint(k.nbytes, _LENGTH_BYTES)
        end = struct.pack("<BQB", 0x31, xxhash.xxh3_64_intdigest(k_and_v.data), 0x38) + _varint(range_index)
        pieces = (start, num_tokens, b"\x22", length, k.data, b"\x2a", length, v.data, end)
        size_bytes = rows_T2HB.nbytes + sum(len(each) for each in pieces if isinstance(each, bytes))
        return b"".join((b"\x12", _varint(size_bytes, _LENGTH_BYTES), *pieces))


def reply_of(raw: bytes) -> pb.ReadKvResponse | ReceivedRows:
    """The rows of a ReadKvResponse, without a copy; else the message. Raises DecodeError for other bytes."""
    rows = _rows_of(raw)
    return pb.ReadKvResponse.FromString(raw) if rows is None else rows


def _rows_of(raw: bytes) -> ReceivedRows | None:
    """The message's rows; None if it has none, or is not written as expected: then protobuf decides."""
    values: dict[int, int | memoryview] = {}
    try:
        tag, at = _number(raw, 0)
        size_bytes, at = _number(raw, at)
        if tag != _ROWS << 3 | _BYTES or at + size_bytes != len(raw):
            return None
        view = memoryview(raw)
        while at < len(raw):
            tag, at = _number(raw, at)
            if _FIELDS.get(tag >> 3) != tag & 7 or tag >> 3 in values:
                return None
            if tag & 7 == _VARINT:
                values[tag >> 3], at = _number(raw, at)
                continue
            size_bytes, at = (8, at) if tag & 7 == _FIXED64 else _number(raw, at)
            value, at = view[at : at + size_bytes], at + size_bytes
            values[tag >> 3] = int.from_bytes(value, "little") if tag & 7 == _FIXED64 else value
    except IndexError:
        return None
    if at != len(raw):
        return None
    known = {ReceivedRows._fields[number - 1]: value for number, value in values.items()}
    return ReceivedRows(**known)  # type: ignore[arg-type]


def _varint(number: int, least_bytes: int = 1) -> bytes:
    """A number of protobuf's wire format, in `least_bytes` or more."""
    digits = bytearray()
    while number > 0x7F or len(digits) < least_bytes - 1:
        digits.append(number & 0x7F | 0x80)
        number >>= 7
    digits.append(number)
    return bytes(digits)


def _number(raw: bytes, at: int) -> tuple[int, int]:
    """The number at `at`, and the place after it. Raises IndexError at the end of the bytes, or after ten of them."""
    number = 0
    for shift in range(0, 70, 7):
        digit = raw[at]
        at += 1
        number |= (digit & 0x7F) << shift
        if digit < 0x80:
            return number, at
    raise IndexError(at)
