"""Encoding of messages as packets of at most `MAX_MESSAGE_BYTES`: a byte for the type of message, then numbers. Pure.

Numbers are little-endian. A packet is what the channel carries as a whole; a message is one packet, or, if it is long,
several, each of which is a message itself.
"""

import struct
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Self

from kvstore.dataplane.channel import MAX_MESSAGE_BYTES
from kvstore.errors import StoreError

#: Entries of one packet, so that it stays below MAX_MESSAGE_BYTES.
MAX_ENTRIES = 4096
TEXT_BYTES = MAX_MESSAGE_BYTES // 2
#: How most packets begin: type, and number of a request.
REQUEST = struct.Struct("<cQ")


class MalformedMessage(StoreError):
    """A packet is no message. The connection that it came over is of no more use."""


class _Numbered(NamedTuple):
    request: int


class Signal(_Numbered):
    """A message of a request's number and nothing else."""

    __slots__ = ()

    TAG: ClassVar[bytes]

    def encode(self) -> tuple[bytes]:
        return (REQUEST.pack(self.TAG, self.request),)

    @classmethod
    def decode(cls, packet: bytes) -> Self:
        return cls(REQUEST.unpack(packet)[1])


#: What decoding a packet raises that is no message of its kind, or of no kind.
DECODING_ERRORS = (LookupError, TypeError, ValueError, struct.error, RecursionError)


def malformed(packet: bytes, error: Exception) -> MalformedMessage:
    """For one of DECODING_ERRORS."""
    reason = f"no {error} in it" if isinstance(error, KeyError) else str(error)
    return MalformedMessage(f"{len(packet)} bytes that begin with {packet[:1]!r} are no message: {reason}")


def packed(code: str, numbers: Sequence[float]) -> bytes:
    """Numbers of one kind, as `struct` calls it, one after the other."""
    return struct.pack(f"<{len(numbers)}{code}", *numbers)


def unpacked(code: str, packet: bytes, at: int) -> tuple[Any, ...]:
    """The rest of a packet as numbers. Raises struct.error when it is no whole count of them."""
    return struct.unpack(f"<{(len(packet) - at) // struct.calcsize(code)}{code}", memoryview(packet)[at:])
