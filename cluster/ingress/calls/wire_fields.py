"""Counts the fields of a message in its bytes: one with too many is refused before they become objects.

Two bytes on the wire are an empty message, which takes dozens of bytes once it is parsed, and its share of the time for
which the parser holds the GIL: 0.3 s for 8 MiB of them, or of numbers of one byte.
"""

from dataclasses import dataclass, field

import numpy as np
from google.protobuf.descriptor import Descriptor, FieldDescriptor

#: Kinds of fields on the wire.
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
    """Fields of a message by number: messages, and of packed numbers how many bytes each has; 0: it varies."""

    messages: dict[int, Descriptor] = field(default_factory=dict)
    packed: dict[int, int] = field(default_factory=dict)


#: By a message's name: messages are few.
_KNOWN: dict[str, _Fields] = {}


def has_more(raw: bytes, message: Descriptor, most_fields: int, most_numbers: int) -> bool:
    """Whether a message has more fields, or packed numbers, than it may, those of its messages included.

    Looks at no more than those fields. Texts, bytes and packed numbers are one field, whatever their length. Bytes that
    are no message have none: they are for the parser to refuse.
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
    except LookupError:  # the bytes end too early, or there is no such kind
        return False


def _skip(raw: bytes, at: int, kind: int) -> int:
    """The place after a value. A group's begin and end have none: its fields count as those of what it is in."""
    if kind == _VARINT:
        return _varint(raw, at)[1]
    return at + _SKIPPED_BYTES[kind]


def _varint(raw: bytes, at: int) -> tuple[int, int]:
    """The number at a place, and the place after it. Raises IndexError where there is none."""
    value = 0
    for place in range(_MOST_BYTES):
        byte = raw[at + place]
        value |= (byte & 0x7F) << 7 * place
        if byte < 0x80:
            return value, at + place + 1
    raise IndexError("no number is so long")


def _num_packed(raw: bytes, size_bytes: int) -> int:
    """Numbers in packed bytes: all have one size, or each ends with a byte below 0x80."""
    return len(raw) // size_bytes if size_bytes else int(np.count_nonzero(np.frombuffer(raw, np.uint8) < 0x80))


def _fields(message: Descriptor) -> _Fields:
    known = _KNOWN.get(message.full_name)
    if known is None:
        known = _KNOWN[message.full_name] = _Fields()
        for each in message.fields:
            if each.type == FieldDescriptor.TYPE_MESSAGE:
                known.messages[each.number] = each.message_type
            elif each.type not in _TEXTS:  # one that is not repeated may also come packed
                known.packed[each.number] = _FIXED_BYTES.get(each.type, 0)
    return known
