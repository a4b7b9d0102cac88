"""Malformed and random requests: a grammar from the service's descriptors, and bytes without any."""

import struct
from collections.abc import Callable
from random import Random
from typing import Any

from google.protobuf.descriptor import Descriptor, FieldDescriptor

from protos.runahead.v1 import runahead_pb2 as pb

SERVICE = pb.DESCRIPTOR.services_by_name["RunaheadService"]
_VARINT, _FIXED64, _BYTES, _FIXED32 = 0, 1, 2, 5
_DEEPEST = 4
_INTEGERS = (0, 1, 2, 3, 7, 127, 128, 299, 300, 2**16, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63, 2**64 - 1)
_DOUBLES = (0.0, -0.0, 0.25, 1.0, 2.5, -1.0, 1e-320, 1e300, float("inf"), float("-inf"), float("nan"))
_TEXTS = (
    b"",
    b"a",
    b"\x00",
    b"\xff\xfe",
    b"\xc3",
    "ü€😀".encode(),
    b"x" * 129,
    b"a b",
    b"\n",
    b"user",
    b"system",
    b"\xed\xa0\x80",
)


def method_path(random: Random) -> str:
    """Path of a method; now and then of one that does not exist."""
    if random.random() < 0.02:
        return random.choice(("/runahead.v1.RunaheadService/Nothing", "/nothing/Prefill", "/", "//", "/a/b/c"))
    return f"/{SERVICE.full_name}/{random.choice(SERVICE.methods).name}"


def malformed(random: Random, path: str) -> bytes:
    """A request for a method: by its grammar with extreme values, damaged, or random bytes."""
    method = SERVICE.methods_by_name.get(path.rpartition("/")[2])
    if method is None or random.random() < 0.2:
        return random.randbytes(random.choice((0, 1, 2, 5, 40, 700)))
    raw = message(random, method.input_type, 0)
    return _damaged(random, raw) if random.random() < 0.25 else raw


def message(random: Random, descriptor: Descriptor, depth: int) -> bytes:
    """Fields in any order, left out, repeated, of wrong wire types, and some unknown ones."""
    fields = list(descriptor.fields)
    random.shuffle(fields)
    parts = [_field(random, field, depth) for field in fields if random.random() < 0.6]
    if random.random() < 0.1:
        parts.append(_of_any_type(random, random.choice((15, 99, 2**28, 536870911))))
    if random.random() < 0.05 and fields:
        parts.append(_of_any_type(random, random.choice(fields).number))
    return b"".join(parts)


def _field(random: Random, field: FieldDescriptor, depth: int) -> bytes:
    count = random.choice((1, 1, 2, 40)) if field.is_repeated else random.choice((1, 1, 1, 2))
    return b"".join(_value(random, field, depth) for _ in range(count))


def _value(random: Random, field: FieldDescriptor, depth: int) -> bytes:
    if random.random() < 0.03:
        return _of_any_type(random, field.number)
    if field.message_type is not None:
        inner = message(random, field.message_type, depth + 1) if depth < _DEEPEST else b""
        return _tagged(field.number, _BYTES, _sized(inner))
    if field.type in (FieldDescriptor.TYPE_STRING, FieldDescriptor.TYPE_BYTES):
        return _tagged(field.number, _BYTES, _sized(random.choice(_TEXTS)))
    if field.type == FieldDescriptor.TYPE_DOUBLE:
        return _tagged(field.number, _FIXED64, struct.pack("<d", random.choice(_DOUBLES)))
    if field.type == FieldDescriptor.TYPE_FLOAT:
        return _tagged(field.number, _FIXED32, struct.pack("<I", random.getrandbits(32)))
    if field.is_repeated and random.random() < 0.5:  # packed
        return _tagged(field.number, _BYTES, _sized(b"".join(map(_varint, random.choices(_INTEGERS, k=12)))))
    return _tagged(field.number, _VARINT, _varint(random.choice(_INTEGERS)))


def _of_any_type(random: Random, number: int) -> bytes:
    kinds: tuple[Callable[[], bytes], ...] = (
        lambda: _tagged(number, _VARINT, _varint(random.choice(_INTEGERS))),
        lambda: _tagged(number, _FIXED64, random.randbytes(8)),
        lambda: _tagged(number, _BYTES, _sized(random.randbytes(random.randrange(20)))),
        lambda: _tagged(number, _FIXED32, random.randbytes(4)),
        lambda: _tagged(number, random.choice((3, 4, 6, 7)), b""),
        lambda: _tagged(number, _BYTES, _varint(2**31)),  # announces a length that does not follow
    )
    return random.choice(kinds)()


def _damaged(random: Random, raw: bytes) -> bytes:
    damaged = bytearray(raw)
    for _ in range(random.randint(1, 4)):
        if damaged:
            damaged[random.randrange(len(damaged))] ^= 1 << random.randrange(8)
    return bytes(damaged[: random.randint(0, len(damaged))] if random.random() < 0.5 else damaged)


def _tagged(number: int, wire_type: int, content: bytes) -> bytes:
    return _varint(number << 3 | wire_type) + content


def _sized(content: bytes) -> bytes:
    return _varint(len(content)) + content


def _varint(value: int) -> bytes:
    encoded = bytearray()
    while value > 0x7F:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*encoded, value])


# -- on the port itself ------------------------------------------------------------------------------------------------

_PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"


def port_bytes(random: Random) -> bytes:
    """Bytes of a connection: HTTP/2 frames with random content, other protocols, noise."""
    kind = random.randrange(6)
    if kind == 0:
        return random.randbytes(random.choice((1, 9, 24, 300, 5000)))
    if kind == 1:
        return b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    if kind == 2:
        return b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + random.randbytes(200)  # the first bytes of a TLS hello
    frames = b"".join(_frame(random) for _ in range(random.randint(0, 6)))
    settings = b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"
    return _PREFACE + (settings if random.random() < 0.7 else b"") + frames


def _frame(random: Random) -> bytes:
    payload = random.randbytes(random.choice((0, 1, 4, 5, 8, 50)))
    length = len(payload) if random.random() < 0.8 else random.getrandbits(24)
    stream = random.choice((0, 1, 2, 3, 2**31 - 1, 2**32 - 1))
    kind, flags = random.choice((*range(10), 255)), random.getrandbits(8)
    return length.to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


def metadata(random: Random) -> tuple[tuple[str, Any], ...]:
    """Headers of a call: mostly none, else of any kind that gRPC lets through."""
    if random.random() < 0.9:
        return ()
    return random.choice(
        (
            (("authorization", "Bearer " + "x" * random.choice((0, 40, 4000))),),
            (("authorization", "Basic eDp5"), ("authorization", "Bearer two")),
            (("traceparent", "00-nonsense"),),
            (("x-bin", random.randbytes(100)),),
            tuple((f"x-{number}", "y") for number in range(50)),
        )
    )
