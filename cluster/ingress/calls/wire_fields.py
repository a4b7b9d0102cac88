"""Fields of a message counted in its bytes, so that one with too many is refused before they become objects.

Two bytes on the wire are an empty message, which takes dozens of bytes once it is parsed, and its share of the time for
which the parser holds the GIL: 0.3 s for 8 MiB of them.
"""

from google.protobuf.descriptor import Descriptor, FieldDescriptor

#: A varint has at most so many bytes.
_MOST_BYTES = 10
_Nested = dict[int, Descriptor]

#: By a message's name, what it has as fields: messages are few.
_NESTED: dict[str, _Nested] = {}


def has_more_fields(raw: bytes, message: Descriptor, most: int) -> bool:
    """Whether a message has more than so many fields, those of its messages included; looks at no more than those.

    Texts, bytes and packed numbers are one field, whatever their length. Bytes that are no message have none: they are
    for the parser to refuse.
    """
    at, end, nested = 0, len(raw), _nested(message)
    outer: list[tuple[int, _Nested]] = []
    num_fields = 0
    try:
        while True:
            while at >= end:
                if not outer:
                    return False
                end, nested = outer.pop()
            num_fields += 1
            if num_fields > most:
                return True
            tag, at = _varint(raw, at)
            match tag & 7:
                case 0:
                    _, at = _varint(raw, at)
                case 1:
                    at += 8
                case 2:
                    size, at = _varint(raw, at)
                    inner = nested.get(tag >> 3)
                    if inner is None:
                        at += size
                    else:
                        outer.append((end, nested))
                        end, nested = min(end, at + size), _nested(inner)
                case 5:
                    at += 4
                case 3 | 4:  # a group's begin and end: its fields count as those of what it is in
                    pass
                case _:
                    return False
    except IndexError:
        return False


def _varint(raw: bytes, at: int) -> tuple[int, int]:
    """The number at a place, and the place after it. Raises IndexError where there is none."""
    value = 0
    for place in range(_MOST_BYTES):
        byte = raw[at + place]
        value |= (byte & 0x7F) << 7 * place
        if byte < 0x80:
            return value, at + place + 1
    raise IndexError("no number is so long")


def _nested(message: Descriptor) -> _Nested:
    """The messages that a message has as fields, by number."""
    known = _NESTED.get(message.full_name)
    if known is None:
        known = _NESTED[message.full_name] = {
            field.number: field.message_type for field in message.fields if field.type == FieldDescriptor.TYPE_MESSAGE
        }
    return known
