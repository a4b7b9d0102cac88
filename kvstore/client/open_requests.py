"""The open requests of a client: their numbers, and the handler that gets the answers to each."""

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

#: What has one answer.
Question = Stage | Room | Append | Put | Demote | DemotionDone

_CALL_TIMEOUT_S = 60.0


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


class OpenRequests:
    """Answers of all links of one client come here, by any thread. Thread-safe."""

    def __init__(self, silence: Silence | None = None) -> None:
        """`silence`: notified of every answer; None for a store that is never silent."""
        self.silence = silence or Silence(math.inf, lambda: None)
        self._numbers = itertools.count(1)
        #: By request, with the number of the link that it went over.
        self._handlers: dict[int, tuple[int, RequestHandler]] = {}
        self.is_closed = False

    def new_number(self) -> int:
        return next(self._numbers)

    def begin(self, request: int, link_number: int, handler: RequestHandler) -> None:
        """From now on the handler gets the answers. Raises StoreClosed; the request is not open then."""
        self._handlers[request] = (link_number, handler)
        if self.is_closed:  # asked when `close` would find the handler: else a wait might never end
            self.end(request)
            self.check_open()

    def end(self, request: int) -> None:
        """Its handler gets nothing more. Fine for one that has ended."""
        self._handlers.pop(request, None)

    def on_answer(self, answer: Answer) -> None:
        """See `answers.AnswerCallback`. Of a request that has ended, nothing is to be done."""
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
        """Send a message over a link; its answer. Raises StoreUnreachable, StoreClosed."""
        (answer,) = self.ask_all(link_number, link, [message])
        return answer

    def ask_all(self, link_number: int, link: StoreLink, messages: Sequence[Question]) -> list[Answer]:
        """The answers, in the order of the messages, when all are there. Raises as `ask`."""
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
        """The link with this number has come to its end, and with it the requests that went over it."""
        self.silence.on_sign()
        for request, (number, handler) in list(self._handlers.items()):
            if number == link_number:
                self.end(request)
                handler.on_failure(StoreUnreachable("the store ended"))

    def close(self) -> None:
        """Fail what is open, and what begins from now on. On return no handler copies any more."""
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
