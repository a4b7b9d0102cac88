"""Ways from a client to a session: in the store's process, or in another one of its node."""

import json
import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from kvstore.dataplane import wire
from kvstore.dataplane.channel import ChannelClient, ChannelClosed, PumpedChannel
from kvstore.dataplane.session import Session, SessionEvents
from kvstore.disk.io_engine import Priority
from kvstore.errors import StoreUnreachable
from kvstore.tiers.arena import Arena, ArenaMapping


class StoreLink(Protocol):
    """A way to a session. Raises StoreUnreachable when the store is gone."""

    #: Tells one life of the store from the next.
    generation: int
    arena_bytes: int

    def fetch(
        self,
        request: int,
        placement_id: int,
        slots: Sequence[int],
        records: Sequence[int],
        priority: Priority,
        *,
        is_announced: bool = False,
    ) -> None: ...

    def fetch_tokens(
        self,
        request: int,
        placement_id: int,
        slots: Sequence[int],
        is_wanted_T: npt.NDArray[np.bool_],
        priority: Priority,
        *,
        starts: Sequence[int] = (),
        is_announced: bool = False,
    ) -> None:
        """Raises ValueError for more tokens than the link can speak of."""
        ...

    def want(
        self, request: int, start: int, is_wanted: Sequence[bool], importance: float | Sequence[float] = 1.0
    ) -> None: ...

    def release(
        self,
        request: int,
        entries: Sequence[int],
        importance: float | Sequence[float],
        *,
        is_moved: bool = False,
        is_last: bool = False,
    ) -> None: ...

    def damaged(self, request: int, entry: int) -> None: ...

    def cancel(self, request: int) -> None: ...

    def promote(self, request: int) -> None: ...

    def stage(self, request: int, placement_id: int, chunk_start: int, wanted: int) -> None: ...

    def put(self, request: int) -> None: ...

    def demote(self, request: int, key: int, size_bytes: int) -> None: ...

    def demoted(self, request: int) -> None: ...

    def note_importance(
        self, placement_id: int, num_tokens: int, start: int, importance: npt.NDArray[np.float16]
    ) -> None: ...

    def view(self, offset: int, size_bytes: int) -> memoryview: ...

    def is_connected(self) -> bool: ...

    def pump(self, timeout_s: float) -> None:
        """Of a pumped link: tell the client one piece of news, or none when there was none for so long."""
        ...

    def close(self) -> None: ...


class Mailbox:
    """A session's news, told to a client in this process on another thread: copies must not hold up the disk.

    That thread is its own, which `start` begins and `close` ends, or, when pumped, whoever calls `pump`. The other
    methods are those of SessionEvents.
    """

    def __init__(self, events: SessionEvents, *, is_pumped: bool = False) -> None:
        self._events = events
        self._news: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._is_pumped = is_pumped
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to tell the client."""
        if not self._is_pumped:
            self._thread = threading.Thread(target=self._tell, name="kv-client", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._news.put(None)
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def pump(self, timeout_s: float) -> None:
        """Raises StoreUnreachable after `close`."""
        try:
            news = self._news.get(timeout=timeout_s)
        except queue.Empty:
            return
        if news is None:
            raise StoreUnreachable("the link was closed")
        news()

    def started(self, request: int, counts: Sequence[int], entries: Sequence[tuple[int, int]]) -> None:
        self._news.put(lambda: self._events.started(request, counts, entries))

    def bounds(self, request: int, ends: Sequence[tuple[int, int]]) -> None:
        self._news.put(lambda: self._events.bounds(request, ends))

    def announced(self, request: int, keys: Sequence[int]) -> None:
        self._news.put(lambda: self._events.announced(request, keys))

    def frames(self, request: int, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        self._news.put(lambda: self._events.frames(request, entries, from_disk))

    def fetch_failed(self, request: int, chunk_index: int, message: str) -> None:
        self._news.put(lambda: self._events.fetch_failed(request, chunk_index, message))

    def staged(self, request: int, num_chunks: int, offsets: Sequence[int]) -> None:
        self._news.put(lambda: self._events.staged(request, num_chunks, offsets))

    def room(self, request: int, offset: int | None) -> None:
        self._news.put(lambda: self._events.room(request, offset))

    def accepted(self, request: int) -> None:
        self._news.put(lambda: self._events.accepted(request))

    def _tell(self) -> None:
        while (news := self._news.get()) is not None:
            news()


class LocalLink:
    """A session in this process. Owns: the session and the mailbox."""

    #: It ends with its store.
    generation = 0

    def __init__(self, session: Session, mailbox: Mailbox, arena: Arena) -> None:
        self.fetch = session.fetch
        self.fetch_tokens = session.fetch_tokens
        self.want = session.want
        self.release = session.release
        self.damaged = session.damaged
        self.cancel = session.cancel
        self.promote = session.promote
        self.stage = session.stage
        self.put = session.put
        self.demote = session.demote
        self.demoted = session.demoted
        self.note_importance = session.note_importance
        self.view = arena.view
        self.arena_bytes = arena.size_bytes
        self.pump = mailbox.pump
        self._session = session
        self._mailbox = mailbox

    def close(self) -> None:
        self._session.close()
        self._mailbox.close()

    def is_connected(self) -> bool:
        return True


class RemoteLink:
    """A session in the store's process. Owns: the connection and the mapping of the arena.

    Its news come on a thread of its own, or, when pumped, on the one that calls `pump`: a thread less to wake. Whoever
    pumps it hears of its end; `on_lost` is not called then.
    """

    def __init__(
        self, socket: Path, events: SessionEvents, on_lost: Callable[[], None], *, is_pumped: bool = False
    ) -> None:
        self._events = events
        self._on_lost = on_lost
        self._hello = threading.Event()
        self._arena: ArenaMapping | None = None
        self._is_lost = False
        #: Keys of fetches whose announcement has not been heard to its end.
        self._announced: dict[int, list[int]] = {}
        #: Parts of an answer to a tool, by request.
        self._told: dict[int, list[bytes]] = {}
        self._answers: dict[int, queue.SimpleQueue[bytes | None]] = {}
        self._pumped = PumpedChannel(socket, self._received) if is_pumped else None
        self._channel = self._pumped or ChannelClient(socket, self._received, self._closed)
        self.generation = 0
        self.arena_bytes = 0

    def connect(self, timeout_s: float) -> None:
        """Raises StoreUnreachable."""
        try:
            self._channel.connect(timeout_s)
            if self._pumped is not None:
                self._pumped.pump(timeout_s)
        except ChannelClosed as error:
            raise StoreUnreachable(str(error)) from error
        if not self._hello.wait(timeout_s) or self._is_lost:
            self._channel.close()
            raise StoreUnreachable(f"the store at {self._channel.path} does not answer")

    def fetch(
        self,
        request: int,
        placement_id: int,
        slots: Sequence[int],
        records: Sequence[int],
        priority: Priority,
        *,
        is_announced: bool = False,
    ) -> None:
        message = wire.FetchMessage(request, placement_id, priority, slots, records, is_announced)
        self._send(message.encode())

    def fetch_tokens(
        self,
        request: int,
        placement_id: int,
        slots: Sequence[int],
        is_wanted_T: npt.NDArray[np.bool_],
        priority: Priority,
        *,
        starts: Sequence[int] = (),
        is_announced: bool = False,
    ) -> None:
        message = wire.FetchTokensMessage(request, placement_id, priority, slots, is_wanted_T, is_announced, starts)
        self._send(message.encode())

    def want(
        self, request: int, start: int, is_wanted: Sequence[bool], importance: float | Sequence[float] = 1.0
    ) -> None:
        assert start == 0, "all entries are spoken of at once"
        for message in wire.want(request, is_wanted, importance):
            self._send(message)

    def release(
        self,
        request: int,
        entries: Sequence[int],
        importance: float | Sequence[float],
        *,
        is_moved: bool = False,
        is_last: bool = False,
    ) -> None:
        for message in wire.release(request, entries, importance, is_moved=is_moved, is_last=is_last):
            self._send(message)
        if is_last and not entries:
            self.cancel(request)

    def damaged(self, request: int, entry: int) -> None:
        self._send(wire.damaged(request, entry))

    def cancel(self, request: int) -> None:
        self._send(wire.of_request(wire.CANCEL, request))

    def promote(self, request: int) -> None:
        self._send(wire.of_request(wire.PROMOTE, request))

    def stage(self, request: int, placement_id: int, chunk_start: int, wanted: int) -> None:
        self._send(wire.stage(request, placement_id, chunk_start, wanted))

    def put(self, request: int) -> None:
        self._send(wire.of_request(wire.PUT, request))

    def demote(self, request: int, key: int, size_bytes: int) -> None:
        self._send(wire.demote(request, key, size_bytes))

    def demoted(self, request: int) -> None:
        self._send(wire.of_request(wire.DEMOTED, request))

    def note_importance(
        self, placement_id: int, num_tokens: int, start: int, importance: npt.NDArray[np.float16]
    ) -> None:
        for message in wire.note(placement_id, num_tokens, start, importance):
            self._send(message)

    def tool(self, request: int, command: dict[str, Any], timeout_s: float) -> Any:
        """Run one of the store's tools there. Raises StoreUnreachable, TimeoutError."""
        answer: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers[request], self._told[request] = answer, []
        self._send(wire.tool(request, command))
        try:
            text = answer.get(timeout=timeout_s)
        except queue.Empty:
            raise TimeoutError(f"the store did not answer within {timeout_s:.0f} s") from None
        if text is None:
            raise StoreUnreachable("the store ended before it answered")
        return json.loads(text)

    def view(self, offset: int, size_bytes: int) -> memoryview:
        assert self._arena is not None, "connect first"
        return self._arena.view(offset, size_bytes)

    def is_connected(self) -> bool:
        """Whether the store has not hung up; what it sent before may still be on its way."""
        return self._channel.is_connected()

    def pump(self, timeout_s: float) -> None:
        """Raises StoreUnreachable."""
        assert self._pumped is not None, "its news come on a thread of its own"
        try:
            self._pumped.pump(timeout_s)
        except ChannelClosed as error:
            raise StoreUnreachable(str(error)) from error

    def close(self) -> None:
        self._channel.close()
        if self._arena is not None:
            self._arena.close()

    def _send(self, message: bytes) -> None:
        try:
            self._channel.send(message)
        except ChannelClosed as error:
            raise StoreUnreachable(str(error)) from error

    def _received(self, message: bytes, descriptor: int | None) -> None:
        kind = message[:1]
        if kind == wire.STARTED:
            self._events.started(wire.request_of(message), *wire.started_of(message))
        elif kind == wire.FRAMES:
            self._events.frames(wire.request_of(message), *wire.frames_of(message))
        elif kind == wire.ANNOUNCED:
            self._hear_announced(message)
        elif kind == wire.BOUNDS:
            self._events.bounds(wire.request_of(message), wire.bounds_of(message))
        elif kind == wire.FAILED:
            self._events.fetch_failed(wire.request_of(message), *wire.failed_of(message))
        elif kind == wire.STAGED:
            self._events.staged(wire.request_of(message), *wire.staged_of(message))
        elif kind == wire.ROOM:
            self._events.room(wire.request_of(message), wire.room_of(message))
        elif kind == wire.ACCEPTED:
            self._events.accepted(wire.request_of(message))
        elif kind == wire.TOLD:
            self._hear(message)
        elif kind == wire.HELLO:
            assert descriptor is not None, "the arena comes with the first message"
            self._arena = ArenaMapping(descriptor)
            facts = wire.hello_of(message)
            self.generation, self.arena_bytes = facts["generation"], facts["arena_bytes"]
            self._hello.set()

    def _hear_announced(self, message: bytes) -> None:
        request = wire.request_of(message)
        keys, is_last = wire.announced_of(message)
        heard = self._announced.setdefault(request, [])
        heard += keys
        if is_last:
            self._events.announced(request, self._announced.pop(request))

    def _hear(self, message: bytes) -> None:
        request = wire.request_of(message)
        part, is_last = wire.told_of(message)
        self._told[request].append(part)
        if is_last:
            self._answers.pop(request).put(b"".join(self._told.pop(request)))

    def _closed(self) -> None:
        self._is_lost = True
        self._hello.set()
        for answer in list(self._answers.values()):
            answer.put(None)
        self._on_lost()
