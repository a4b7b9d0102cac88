"""The link of a client to a session in its own process: no socket, no encoding."""

import queue
import threading

from kvstore.dataplane.answers import Answer, AnswerCallback
from kvstore.dataplane.merged_frames import MergedFrames
from kvstore.dataplane.session import Session
from kvstore.errors import StoreClosed, StoreUnreachable
from kvstore.tiers.arena import Arena


class Mailbox:
    """Passes a session's answers to a client in this process on another thread, so that copies do not delay the disk.

    Owns the thread, from `start` to `close`.
    """

    def __init__(self, on_answer: AnswerCallback) -> None:
        self._on_answer = on_answer
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        #: Callback for the session: the queue's own method, because every answer passes through it.
        self.put: AnswerCallback = self._answers.put

    def start(self) -> None:
        self._thread = threading.Thread(target=self._deliver_all, name="kv-client", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._answers.put(None)
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def _deliver_all(self) -> None:
        merged = MergedFrames(self._on_answer, lambda: not self._answers.empty())
        while (answer := self._answers.get()) is not None:
            merged.put(answer)
            del answer  # otherwise the waiting thread would keep it alive


class LocalLink:
    """A link to a session in this process, without encoding. Owns the session and the mailbox."""

    #: Constant, because the link ends with its store.
    generation = 0

    def __init__(self, session: Session, mailbox: Mailbox, arena: Arena) -> None:
        self.send = session.handle
        self._arena = arena
        self.arena_bytes = arena.size_bytes
        self._session = session
        self._mailbox = mailbox

    def view(self, offset: int, size_bytes: int) -> memoryview:
        """The shared bytes of a frame. Raises StoreUnreachable when the store was closed meanwhile."""
        try:
            return self._arena.view(offset, size_bytes)
        except StoreClosed as error:  # the store has ended, not the client: the caller recomputes
            raise StoreUnreachable("the store was closed") from error

    def close(self) -> None:
        self._session.close()
        self._mailbox.close()

    def is_connected(self) -> bool:
        return True
