"""The store's end of the data plane: one session per connection, messages to calls and back."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kvstore.dataplane import wire
from kvstore.dataplane.channel import ChannelClosed, ChannelServer, Connection
from kvstore.dataplane.session import Session, SessionEvents
from kvstore.disk.io_engine import Priority
from kvstore.errors import StoreClosed
from kvstore.tiers.arena import Arena

_PRIORITIES = tuple(Priority)


def _release(session: Session, done: wire.Released) -> None:
    session.release(done.request, done.entries, done.importance, is_moved=done.is_moved, is_last=done.is_last)


#: What has one answer, or none.
_CALLS: dict[bytes, Callable[[Session, bytes], None]] = {
    wire.RELEASE: lambda session, message: _release(session, wire.released(message)),
    wire.RELEASE_EACH: lambda session, message: _release(session, wire.released_each(message)),
    wire.WANT: lambda session, message: session.want(*wire.wanted(message)),
    wire.DAMAGED: lambda session, message: session.damaged(*wire.damaged_of(message)),
    wire.CANCEL: lambda session, message: session.cancel(wire.request_of(message)),
    wire.PROMOTE: lambda session, message: session.promote(wire.request_of(message)),
    wire.STAGE: lambda session, message: session.stage(*wire.stage_of(message)),
    wire.PUT: lambda session, message: session.put(wire.request_of(message)),
    wire.DEMOTE: lambda session, message: session.demote(*wire.demote_of(message)),
    wire.DEMOTED: lambda session, message: session.demoted(wire.request_of(message)),
    wire.NOTE: lambda session, message: session.note_importance(*wire.note_of(message)),
}


class PlaneServer:
    """Owns: the listening socket, and the session of every connection, which ends with it."""

    def __init__(
        self,
        path: Path,
        arena: Arena,
        generation: int,
        open_session: Callable[[SessionEvents], Session],
        run_tool: Callable[[dict[str, Any]], Any],
    ) -> None:
        self._arena = arena
        self._generation = generation
        self._open_session = open_session
        self._run_tool = run_tool
        self._sessions: dict[Connection, Session] = {}
        self._server = ChannelServer(path, self)

    def start(self) -> None:
        self._server.start()

    def close(self) -> None:
        self._server.close()

    def connected(self, connection: Connection) -> None:
        try:
            self._sessions[connection] = self._open_session(_Events(connection))
        except StoreClosed:  # who comes while the store is being closed has come too late
            connection.close()
            return
        facts = {"generation": self._generation, "arena_bytes": self._arena.size_bytes}
        connection.send_descriptor(wire.hello(facts), self._arena.descriptor)

    def received(self, connection: Connection, message: bytes) -> None:
        session, kind = self._sessions.get(connection), message[:1]
        if session is None:
            return  # it was hung up on; this had been sent before
        if kind == wire.FETCH:
            fetch = wire.FetchMessage.decode(message)
            session.fetch(
                fetch.request,
                fetch.placement_id,
                fetch.slots,
                fetch.records,
                _PRIORITIES[fetch.priority],
                is_announced=fetch.is_announced,
            )
        elif kind == wire.FETCH_TOKENS:
            wanted = wire.FetchTokensMessage.decode(message)
            session.fetch_tokens(
                wanted.request,
                wanted.placement_id,
                wanted.slots,
                wanted.is_wanted_T,
                _PRIORITIES[wanted.priority],
                starts=wanted.starts,
                is_announced=wanted.is_announced,
            )
        elif kind in _CALLS:
            _CALLS[kind](session, message)
        elif kind == wire.TOOL:
            for part in wire.told(wire.request_of(message), self._run_tool(wire.tool_of(message))):
                connection.send(part)
        else:
            raise ValueError(f"a message of unknown kind {kind!r}")

    def closed(self, connection: Connection) -> None:
        session = self._sessions.pop(connection, None)
        if session is not None:
            session.close()


class _Events:
    """A session's news as messages. A client that is gone needs none: its end is seen by its own thread."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def started(self, request: int, counts: Sequence[int], entries: Sequence[tuple[int, int]]) -> None:
        for message in wire.started(request, counts, entries):
            self._send(message)

    def bounds(self, request: int, ends: Sequence[tuple[int, int]]) -> None:
        self._send(wire.bounds(request, ends))

    def announced(self, request: int, keys: Sequence[int]) -> None:
        for message in wire.announced(request, keys):
            self._send(message)

    def frames(self, request: int, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        for message in wire.frames(request, entries, from_disk):
            self._send(message)

    def fetch_failed(self, request: int, chunk_index: int, message: str) -> None:
        self._send(wire.failed(request, chunk_index, message))

    def staged(self, request: int, num_chunks: int, offsets: Sequence[int]) -> None:
        self._send(wire.staged(request, num_chunks, offsets))

    def room(self, request: int, offset: int | None) -> None:
        self._send(wire.room(request, offset))

    def accepted(self, request: int) -> None:
        self._send(wire.of_request(wire.ACCEPTED, request))

    def _send(self, message: bytes) -> None:
        try:  # noqa: SIM105  # `suppress` takes as long as the rest
            self._connection.send(message)
        except ChannelClosed:
            pass
