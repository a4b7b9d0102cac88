"""Counts the fields of a message in its bytes, so that a message with too many is refused before it is parsed.

An empty submessage is two bytes on the wire and dozens of bytes once parsed, and the parser holds the GIL: 0.3 s for
8 MiB of empty submessages, or of numbers of one byte.
"""

from dataclasses import dataclass, field

import numpy as np
from google.protobuf.descriptor import Descriptor, FieldDescriptor

#: Wire types of fields.
_VARINT, _FIXED64, _LENGTH, _GROUP, _GROUP_END, _FIXED32 = range(6)
_SKIPPED_BYTES = {_FIXED64: 8, _GROUP: 0, _GROUP_END: 0, _FIXED32: 4}
#: Most bytes of a varint.
_MOST_BYTES = 10
_FIXED_BYTES = {
    **dict.fromkeys((FieldDescriptor.TYPE_FIXED32, FieldDescriptor.TYPE_SFIXED32, FieldDescriptor.TYPE_FLOAT), 4),
    **dict.fromkeys((FieldDescriptor.TYPE_FIXED64, FieldDescriptor.TYPE_SFIXED64, FieldDescriptor.TYPE_DOUBLE), 8),
}
_TEXTS = (FieldDescriptor.TYPE_STRING, FieldDescriptor.TYPE_BYTES)


@dataclass(frozen=True, slots=True)
class _Fields:
    """Fields of a message by number: submessages, and packed numbers with their size in bytes (0: varint)."""

    messages: dict[int, Descriptor] = field(default_factory=dict)
    packed: dict[int, int] = field(default_factory=dict)


#: Fields by the name of a message, of which there are few.
_KNOWN: dict[str, _Fields] = {}


def has_more(raw: bytes, message: Descriptor, most_fields: int, most_numbers: int) -> bool:
    """Whether a message has more than `most_fields` fields or `most_numbers` packed numbers, submessages included.

    Stops at the limit. Strings, bytes and packed numbers count as one field of any length. Returns False for bytes that
    are not a message: the parser refuses them.
    """
    at, end, fields = 0, len(raw), _fields(message)
    outer: list[tuple[int, _Fields]] = []
    num_fields = num_numbers = 0
    try:
        while True:
            while at >= end:
                if not outer:
                    return False
                end, fields = outer.pop()
            num_fields += 1
            if num_fields > most_fields:
                return True
            tag, at = _varint(raw, at)
            if tag & 7 != _LENGTH:
                at = _skip(raw, at, tag & 7)
                continue
            size, at = _varint(raw, at)
            number = tag >> 3
            if number in fields.messages:
                outer.append((end, fields))
                end, fields = min(end, at + size), _fields(fields.messages[number])
                continue
            if number in fields.packed:
                num_numbers += _num_packed(raw[at : at + size], fields.packed[number])
                if num_numbers > most_numbers:
                    return True
            at += size
    except LookupError:  # the bytes end too early, or have an unknown wire type
        return False


def _skip(raw: bytes, at: int, kind: int) -> int:
    """Position after a value. Begin and end of a group have no value: its fields count for the enclosing message."""
    if kind == _VARINT:
        return _varint(raw, at)[1]
    return at + _SKIPPED_BYTES[kind]


def _varint(raw: bytes, at: int) -> tuple[int, int]:
    """The number at a position, and the position after it. Raises IndexError without a valid number."""
    value = 0
    for place in range(_MOST_BYTES):
        byte = raw[at + place]
        value |= (byte & 0x7F) << 7 * place
        if byte < 0x80:
            return value, at + place + 1
    raise IndexError("a varint has at most 10 bytes")


def _num_packed(raw: bytes, size_bytes: int) -> int:
    """Count numbers in packed bytes: they have a fixed size, or each ends with a byte below 0x80."""
    return len(raw) // size_bytes if size_bytes else int(np.count_nonzero(np.frombuffer(raw, np.uint8) < 0x80))


def _fields(message: Descriptor) -> _Fields:
    known = _KNOWN.get(message.full_name)
    if known is None:
        known = _KNOWN[message.full_name] = _Fields()
        for each in message.fields:
            if each.type == FieldDescriptor.TYPE_MESSAGE:
                known.messages[each.number] = each.message_type
            elif each.type not in _TEXTS:  # the parser accepts packed numbers in fields that are not repeated, as well
                known.packed[each.number] = _FIXED_BYTES.get(each.type, 0)
    return known
