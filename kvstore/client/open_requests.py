"""The open requests of a client, by number, each with the handler of its answers."""

import itertools
import math
import queue
import time
from collections.abc import Sequence

from kvstore.dataplane.answers import REFUSED, SILENT, Answer, FetchFailed
from kvstore.dataplane.links import StoreLink
from kvstore.dataplane.requests import Append, Demote, DemotionDone, Put, Room, Stage
from kvstore.dataplane.silence import Silence
from kvstore.errors import RecordCorrupt, StoreClosed, StoreSilent, StoreUnreachable

#: A request with exactly one answer.
Question = Stage | Room | Append | Put | Demote | DemotionDone

_CALL_TIMEOUT_S = 60.0


class RequestHandler:
    """Handles the answers to one request. Asserts that each answer fits the request."""

    def on_answer(self, answer: Answer) -> None:
        """Handle an answer, except FetchFailed, which `on_failure` gets as an error."""
        raise NotImplementedError

    def on_failure(self, error: Exception) -> None:
        raise NotImplementedError

    def wait_for_copies(self) -> None:
        """Wait until no copy from leased records is under way. Called after `on_failure`."""


class Call(RequestHandler):
    """A request that waits for its one answer."""

    def __init__(self) -> None:
        self._answer: queue.SimpleQueue[Answer | Exception] = queue.SimpleQueue()

    def wait(self, timeout_s: float, silence: Silence) -> Answer:
        """The answer. Raises StoreUnreachable after `timeout_s`, StoreSilent, or the request's failure."""
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


class OpenRequests:
    """Dispatches the answers from all links of one client to handlers. Thread-safe."""

    def __init__(self, silence: Silence | None = None) -> None:
        """`silence`: notified of every answer; None for a store that is never silent."""
        self.silence = silence or Silence(math.inf, lambda: None)
        self._numbers = itertools.count(1)
        #: Link number and handler, by request.
        self._handlers: dict[int, tuple[int, RequestHandler]] = {}
        self.is_closed = False

    def new_number(self) -> int:
        return next(self._numbers)

    def begin(self, request: int, link_number: int, handler: RequestHandler) -> None:
        """Register the handler of a request's answers. Raises StoreClosed, and registers nothing then."""
        self._handlers[request] = (link_number, handler)
        if self.is_closed:  # checked after registering, when `close` would find the handler: else a wait might not end
            self.end(request)
            self.check_open()

    def end(self, request: int) -> None:
        """Unregister a request's handler. May be called twice."""
        self._handlers.pop(request, None)

    def on_answer(self, answer: Answer) -> None:
        """See `answers.AnswerCallback`. Answers to ended requests are ignored."""
        self.silence.on_sign()
        open_request = self._handlers.get(answer.request)
        if open_request is None:
            return
        _, handler = open_request
        if isinstance(answer, FetchFailed):
            handler.on_failure(_error_of(answer))
        else:
            handler.on_answer(answer)

    def ask(self, link_number: int, link: StoreLink, message: Question) -> Answer:
        """Send a message over a link and wait for its answer. Raises StoreUnreachable, StoreClosed."""
        (answer,) = self.ask_all(link_number, link, [message])
        return answer

    def ask_all(self, link_number: int, link: StoreLink, messages: Sequence[Question]) -> list[Answer]:
        """Send messages and wait for all answers, in the order of the messages. Raises as `ask`."""
        self.silence.check()
        calls = {message.request: Call() for message in messages}
        try:
            for message in messages:
                self.begin(message.request, link_number, calls[message.request])
                link.send(message)
            return [call.wait(_CALL_TIMEOUT_S, self.silence) for call in calls.values()]
        finally:
            for request in calls:
                self.end(request)

    def fail_link(self, link_number: int) -> None:
        """Fail all requests that were sent over a link that has ended."""
        self.silence.on_sign()
        for request, (number, handler) in list(self._handlers.items()):
            if number == link_number:
                self.end(request)
                handler.on_failure(StoreUnreachable("the store ended"))

    def close(self) -> None:
        """Fail open requests and all later ones. On return no handler copies any more."""
        self.is_closed = True
        handlers = [handler for _, handler in list(self._handlers.values())]
        for handler in handlers:
            handler.on_failure(StoreClosed("the client was closed"))
        for handler in handlers:
            handler.wait_for_copies()

    def check_open(self) -> None:
        """Raises StoreClosed after `close`."""
        if self.is_closed:
            raise StoreClosed("the client is closed")


def _error_of(answer: FetchFailed) -> Exception:
    if answer.chunk_index == REFUSED:
        return ValueError(answer.text)
    if answer.chunk_index == SILENT:
        return StoreSilent(answer.text)
    return StoreUnreachable(answer.text) if answer.chunk_index < 0 else RecordCorrupt(answer.text, answer.chunk_index)
