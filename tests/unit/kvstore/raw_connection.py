"""A connection to a store's socket that can send anything, and records everything that it receives."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from store_steps import WAIT_S

from kvstore.dataplane.answers import answer_of
from kvstore.dataplane.channel import ChannelClient
from kvstore.dataplane.requests import Request


class RawConnection:
    def __init__(self, path: Path) -> None:
        self.said: list[bytes] = []
        self.descriptors: list[int] = []
        self.received, self.ended = threading.Semaphore(0), threading.Event()
        self.channel = ChannelClient(path, self._hear, self.ended.set)
        self.channel.connect(WAIT_S)

    def send(self, message: Request) -> None:
        for packet in message.encode():
            self.channel.send(packet)

    def answer(self, number: int = 1):
        """The last of the next `number` packets."""
        for _ in range(number):
            assert self.received.acquire(timeout=WAIT_S)
        return answer_of(self.said[-1])

    def _hear(self, message: bytes, descriptor: int | None) -> None:
        self.said.append(message)
        if descriptor is not None:
            self.descriptors.append(descriptor)
        self.received.release()


@contextmanager
def raw_connection(path: Path) -> Iterator[RawConnection]:
    """A connection after its greeting; closed at the end."""
    raw = RawConnection(path)
    try:
        raw.answer()
        yield raw
    finally:
        raw.channel.close()
