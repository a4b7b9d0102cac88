"""Callbacks of one outstanding client request."""

import queue

from kvstore.dataplane.answers import Answer
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

    def wait(self, timeout_s: float) -> Answer:
        """Raises StoreUnreachable after `timeout_s`, and whatever the request failed with."""
        try:
            answer = self._answer.get(timeout=timeout_s)
        except queue.Empty:
            raise StoreUnreachable(f"the store did not answer within {timeout_s:.0f} s") from None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def on_answer(self, answer: Answer) -> None:
        self._answer.put(answer)

    def on_failure(self, error: Exception) -> None:
        self._answer.put(error)
