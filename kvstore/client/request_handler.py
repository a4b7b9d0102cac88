"""Callbacks of one outstanding client request."""

import queue
import time

from kvstore.dataplane.answers import Answer
from kvstore.dataplane.silence import Silence
from kvstore.errors import StoreUnreachable


class RequestHandler:
    """Gets the answers to one request. Asserts that each is an answer to what was asked."""

    def on_answer(self, answer: Answer) -> None:
        """Any answer but FetchFailed, which `on_failure` gets as an error."""
        raise NotImplementedError

    def on_failure(self, error: Exception) -> None:
        raise NotImplementedError

    def wait_for_copies(self) -> None:
        """Return when nothing is copied from leased records. After `on_failure`."""


class Call(RequestHandler):
    """A question and its one answer."""

    def __init__(self) -> None:
        self._answer: queue.SimpleQueue[Answer | Exception] = queue.SimpleQueue()

    def wait(self, timeout_s: float, silence: Silence) -> Answer:
        """Raises StoreUnreachable after `timeout_s`, StoreSilent, and whatever the request failed with."""
        begun_s = time.monotonic()
        while True:
            left_s = begun_s + timeout_s - time.monotonic()
            try:
                answer = self._answer.get(timeout=max(0.0, min(left_s, silence.look_s)))
                break
            except queue.Empty:
                if left_s <= 0:
                    raise StoreUnreachable(f"the store did not answer within {timeout_s:.0f} s") from None
                silence.check_waiting(begun_s)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def on_answer(self, answer: Answer) -> None:
        self._answer.put(answer)

    def on_failure(self, error: Exception) -> None:
        self._answer.put(error)
