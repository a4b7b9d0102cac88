"""The link of a client to a session in its own process: no socket, no encoding."""

import queue
import threading

from kvstore.dataplane.answers import Answer, AnswerCallback
from kvstore.dataplane.merged_frames import MergedFrames
from kvstore.dataplane.session import Session
from kvstore.errors import StoreClosed, StoreUnreachable
from kvstore.tiers.arena import Arena


class Mailbox:
    """Passes a session's answers to a client in this process on another thread: copies must not hold up the disk.

    That thread is its own, which `start` begins and `close` ends, or, when pumped, the one that calls `pump`.
    """

    def __init__(self, on_answer: AnswerCallback, *, is_pumped: bool = False) -> None:
        self._on_answer = on_answer
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        self._is_pumped = is_pumped
        self._thread: threading.Thread | None = None
        #: For the session; without a call in between, since every answer takes this way.
        self.put: AnswerCallback = self._answers.put

    def start(self) -> None:
        """Begin to pass answers to the client."""
        if not self._is_pumped:
            self._thread = threading.Thread(target=self._tell_all, name="kv-client", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._answers.put(None)
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def pump(self, timeout_s: float) -> None:
        """Raises StoreUnreachable after `close`."""
        try:
            answer = self._answers.get(timeout=timeout_s)
        except queue.Empty:
            return
        if answer is None:
            raise StoreUnreachable("the link was closed")
        self._on_answer(answer)

    def _tell_all(self) -> None:
        merged = MergedFrames(self._on_answer, lambda: not self._answers.empty())
        while (answer := self._answers.get()) is not None:
            merged.put(answer)
            del answer  # or a thread that waits would hold it


class LocalLink:
    """A session in this process: it gets the messages as they are. Owns: the session and the mailbox."""

    #: It ends with its store.
    generation = 0

    def __init__(self, session: Session, mailbox: Mailbox, arena: Arena) -> None:
        self.send = session.handle
        self._arena = arena
        self.arena_bytes = arena.size_bytes
        self.pump = mailbox.pump
        self._session = session
        self._mailbox = mailbox

    def view(self, offset: int, size_bytes: int) -> memoryview:
        """The bytes of a frame, shared. Raises StoreUnreachable when the store was closed meanwhile."""
        try:
            return self._arena.view(offset, size_bytes)
        except StoreClosed as error:  # the store's end, not the client's: what it asked for is recomputed
            raise StoreUnreachable("the store was closed") from error

    def close(self) -> None:
        self._session.close()
        self._mailbox.close()

    def is_connected(self) -> bool:
        return True
