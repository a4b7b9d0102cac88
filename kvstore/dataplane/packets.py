"""Encoding of messages as packets of at most `MAX_MESSAGE_BYTES`: a byte for the message's type, then numbers. Pure.

Numbers are little-endian. The channel carries a packet as a whole. A message is one packet, or, if it is long, several,
each of which is itself a message.
"""

import struct
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Self

from kvstore.dataplane.channel import MAX_MESSAGE_BYTES
from kvstore.errors import StoreError

#: Most entries in one packet, so that it stays below MAX_MESSAGE_BYTES.
MAX_ENTRIES = 4096
TEXT_BYTES = MAX_MESSAGE_BYTES // 2
#: Beginning of most packets: type, and number of a request.
REQUEST = struct.Struct("<cQ")


class MalformedMessage(StoreError):
    """A packet is not a valid message. Its connection is unusable."""


class _Numbered(NamedTuple):
    request: int


class Signal(_Numbered):
    """A message with only a request's number."""

    __slots__ = ()

    TAG: ClassVar[bytes]

    def encode(self) -> tuple[bytes]:
        return (REQUEST.pack(self.TAG, self.request),)

    @classmethod
    def decode(cls, packet: bytes) -> Self:
        return cls(REQUEST.unpack(packet)[1])


#: Errors that decoding an invalid packet may raise.
DECODING_ERRORS = (LookupError, TypeError, ValueError, struct.error, RecursionError)


def malformed(packet: bytes, error: Exception) -> MalformedMessage:
    """The error for an invalid packet, from one of DECODING_ERRORS."""
    reason = f"no {error} in it" if isinstance(error, KeyError) else str(error)
    return MalformedMessage(f"{len(packet)} bytes that begin with {packet[:1]!r} are not a message: {reason}")


def packed(code: str, numbers: Sequence[float]) -> bytes:
    """Numbers of one type, a `struct` code, as bytes."""
    return struct.pack(f"<{len(numbers)}{code}", *numbers)


def unpacked(code: str, packet: bytes, at: int) -> tuple[Any, ...]:
    """The rest of a packet, from byte `at` on, as numbers. Raises struct.error for an incomplete number."""
    return struct.unpack(f"<{(len(packet) - at) // struct.calcsize(code)}{code}", memoryview(packet)[at:])
