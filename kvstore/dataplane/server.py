"""The store's end of the data plane: one session for each connection, which receives and sends messages."""

import json
import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from kvstore.dataplane.answers import Answer, AnswerCallback, Hello, ToolAnswer
from kvstore.dataplane.channel import ChannelClosed, ChannelServer, Connection
from kvstore.dataplane.requests import RunTool, SessionRequest, request_of
from kvstore.errors import StoreClosed

log = logging.getLogger(__name__)


class PlaneSession(Protocol):
    """Session of one connection, with the rights of a worker (`session.Session`) or of a reader."""

    def handle(self, message: SessionRequest) -> None:
        """Handle a message. Any exception ends the connection."""
        ...

    def close(self) -> None: ...

    def has_stalled(self, now_s: float) -> bool:
        """Whether to end the connection because its client makes no progress (`now_s`: `time.monotonic`)."""
        ...


class PlaneServer:
    """Server of sessions. Owns the listening socket, and the session of every connection, which ends with it.

    `descriptor`: of the arena of `arena_bytes`, borrowed. `run_tool`: None if clients may run no tools. `look_s`:
    seconds between checks for stalled sessions; 0 for none.
    """

    def __init__(
        self,
        path: Path,
        descriptor: int,
        arena_bytes: int,
        generation: int,
        open_session: Callable[[AnswerCallback], PlaneSession],
        run_tool: Callable[[dict[str, Any]], Any] | None = None,
        look_s: float = 0.0,
    ) -> None:
        self._descriptor = descriptor
        self._hello = Hello(generation, arena_bytes)
        self._open_session = open_session
        self._run_tool = run_tool
        self._sessions: dict[Connection, PlaneSession] = {}
        self._server = ChannelServer(path, self)
        self._look_s = look_s
        self._closing = threading.Event()
        self._looking = threading.Thread(target=self._look, name="plane-look", daemon=True)

    def start(self) -> None:
        self._server.start()
        if self._look_s:
            self._looking.start()

    def close(self) -> None:
        self._closing.set()
        if self._looking.ident is not None:
            self._looking.join()
        self._server.close()

    def hang_up_stalled(self, now_s: float) -> None:
        for connection, session in list(self._sessions.items()):
            if session.has_stalled(now_s):
                log.warning("closed the connection to process %d, which holds unused records", connection.peer_pid)
                connection.close()

    def _look(self) -> None:
        while not self._closing.wait(self._look_s):
            self.hang_up_stalled(time.monotonic())

    def connected(self, connection: Connection) -> None:
        try:
            self._sessions[connection] = self._open_session(_Sender(connection).send)
        except StoreClosed:  # the client connected while the store was closing
            connection.close()
            return
        (hello,) = self._hello.encode()
        connection.send_descriptor(hello, self._descriptor)

    def received(self, connection: Connection, packet: bytes) -> None:
        session = self._sessions.get(connection)
        if session is None:
            return  # the connection was closed after the client sent this
        message = request_of(packet)
        if not isinstance(message, RunTool):
            session.handle(message)
            return
        if self._run_tool is None:
            raise ValueError("this client may run no tools")
        text = json.dumps(self._run_tool(message.command)).encode()
        for part in ToolAnswer(message.request, text).encode():
            connection.send(part)

    def closed(self, connection: Connection) -> None:
        session = self._sessions.pop(connection, None)
        if session is not None:
            session.close()


class _Sender:
    """Sends a session's answers. Errors of a dead client are ignored: the connection's own thread notices its end."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def send(self, answer: Answer) -> None:
        """See `answers.AnswerCallback`."""
        try:
            for packet in answer.encode():
                self._connection.send(packet)
        except ChannelClosed:
            pass
