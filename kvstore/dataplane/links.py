"""Links from a client to its session: the interface, and the link to a store in another process.

The link to a session in this process is in `kvstore/dataplane/local_link.py`.
"""

import json
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from kvstore.dataplane.answers import Announced, AnswerCallback, Hello, ToolAnswer, answer_of
from kvstore.dataplane.channel import ChannelClient, ChannelClosed
from kvstore.dataplane.merged_frames import MergedFrames
from kvstore.dataplane.requests import Request, RunTool, SessionRequest
from kvstore.errors import StoreSilent, StoreUnreachable
from kvstore.format.layout import PAGE_BYTES
from kvstore.format.record import RecordHeader, read_header, verify_page, verify_payload
from kvstore.tiers.arena import ArenaMapping


class StoreLink(Protocol):
    """A connection to a session. It passes answers to the callback that it was created with."""

    #: Number of the store's present life.
    generation: int
    arena_bytes: int

    def send(self, message: SessionRequest) -> None:
        """Raises StoreUnreachable when the store is gone, ValueError for a FetchTokens that does not fit a message."""
        ...

    def view(self, offset: int, size_bytes: int) -> memoryview:
        """The shared bytes of a frame. Raises StoreUnreachable when the store was closed meanwhile."""
        ...

    def is_connected(self) -> bool: ...

    def close(self) -> None: ...


class RemoteLink:
    """A link to a session in the store's process. Owns the connection and the mapping of the arena.

    Answers come on the link's own thread.
    """

    def __init__(self, socket: Path, on_answer: AnswerCallback, on_lost: Callable[[], None]) -> None:
        self._channel = ChannelClient(socket, self._received, self._closed)
        self._on_answer = MergedFrames(on_answer, self._channel.has_message).put
        self._on_lost = on_lost
        self._has_greeted = threading.Event()
        self._arena: ArenaMapping | None = None
        self._is_lost = False
        #: Keys of incomplete announcements, by request.
        self._announced: dict[int, list[int]] = {}
        #: Parts of answers to tools, by request; None at the link's end.
        self._tool_answers: dict[int, queue.SimpleQueue[ToolAnswer | None]] = {}
        self.generation = 0
        self.arena_bytes = 0

    def connect(self, timeout_s: float) -> None:
        """Raises StoreUnreachable."""
        try:
            self._channel.connect(timeout_s)
        except ChannelClosed as error:
            raise StoreUnreachable(str(error)) from error
        has_greeted = self._has_greeted.wait(timeout_s)
        if not has_greeted or self._is_lost:
            self._channel.close()
            silent_or_gone = StoreUnreachable if has_greeted else StoreSilent
            raise silent_or_gone(f"the store at {self._channel.path} does not answer")

    def send(self, message: Request) -> None:
        """See `StoreLink.send`."""
        try:
            for packet in message.encode():
                self._channel.send(packet)
        except ChannelClosed as error:
            raise StoreUnreachable(str(error)) from error

    def tool(self, request: int, command: dict[str, Any], timeout_s: float) -> Any:
        """Run a tool in the store's process. Raises StoreUnreachable, TimeoutError."""
        parts: queue.SimpleQueue[ToolAnswer | None] = queue.SimpleQueue()
        self._tool_answers[request], text, is_last = parts, b"", False
        self.send(RunTool(request, command))
        while not is_last:
            try:
                part = parts.get(timeout=timeout_s)
            except queue.Empty:
                raise TimeoutError(f"the store did not answer within {timeout_s:.0f} s") from None
            if part is None:
                raise StoreUnreachable("the store ended before it answered")
            text, is_last = text + part.text, part.is_last
        del self._tool_answers[request]
        return json.loads(text)

    def view(self, offset: int, size_bytes: int) -> memoryview:
        assert self._arena is not None, "connect first"
        return self._arena.view(offset, size_bytes)

    def is_connected(self) -> bool:
        """Whether the store has not hung up. Its earlier messages may not have been received yet."""
        return self._channel.is_connected()

    def close(self) -> None:
        self._channel.close()
        if self._arena is not None:
            self._arena.close()

    def _received(self, packet: bytes, descriptor: int | None) -> None:
        message = answer_of(packet)
        if isinstance(message, Announced):
            self._receive_announced(message)
        elif isinstance(message, ToolAnswer):
            self._tool_answers[message.request].put(message)
        elif isinstance(message, Hello):
            assert descriptor is not None, "the arena comes with the first message"
            self._arena = ArenaMapping(descriptor)
            self.generation, self.arena_bytes = message
            self._has_greeted.set()
        else:
            self._on_answer(message)

    def _receive_announced(self, part: Announced) -> None:
        keys = self._announced.setdefault(part.request, [])
        keys += part.keys
        if part.is_last:
            self._on_answer(Announced(part.request, self._announced.pop(part.request)))

    def _closed(self) -> None:
        self._is_lost = True
        self._has_greeted.set()
        for answer in list(self._tool_answers.values()):
            answer.put(None)
        self._on_lost()


def verified_record(link: StoreLink, offset: int) -> tuple[RecordHeader, memoryview]:
    """The header and the bytes of the leased record at an offset, verified. Raises RecordCorrupt.

    No field of the header is used before it is verified, not even its own length and the record's.
    """
    page = link.view(offset, min(PAGE_BYTES, link.arena_bytes - offset))  # no header is longer
    verify_page(page)
    header = read_header(page)
    record = link.view(offset, header.record_bytes)
    verify_payload(record)
    return header, record
