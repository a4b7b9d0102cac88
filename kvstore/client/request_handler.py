"""Who hears of one request of a client."""

import queue
from collections.abc import Sequence

from kvstore.errors import StoreUnreachable


class RequestHandler:
    """Who hears of one request. What it has not asked for is a mistake of ours."""

    def started(self, counts: Sequence[int], entries: Sequence[tuple[int, int]]) -> None:
        raise AssertionError("nothing was fetched")

    def bounds(self, ends: Sequence[tuple[int, int]]) -> None:
        raise AssertionError("nothing was fetched")

    def announced(self, keys: Sequence[int]) -> None:
        raise AssertionError("nothing was to be announced")

    def frames(self, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        raise AssertionError("nothing was fetched")

    def failed(self, error: Exception) -> None:
        raise NotImplementedError

    def wait_for_copies(self) -> None:
        """Return when nothing is copied from leased records. Behind `failed`."""

    def staged(self, num_chunks: int, offsets: Sequence[int]) -> None:
        raise AssertionError("nothing was staged")

    def room(self, offset: int | None) -> None:
        raise AssertionError("nothing was demoted")

    def accepted(self) -> None:
        raise AssertionError("nothing was put")


class Call(RequestHandler):
    """A question and its one answer."""

    def __init__(self) -> None:
        self._answer: queue.SimpleQueue[tuple[int, Sequence[int]] | Exception] = queue.SimpleQueue()

    def wait(self, timeout_s: float) -> tuple[int, Sequence[int]]:
        try:
            answer = self._answer.get(timeout=timeout_s)
        except queue.Empty:
            raise StoreUnreachable(f"the store did not answer within {timeout_s:.0f} s") from None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def staged(self, num_chunks: int, offsets: Sequence[int]) -> None:
        self._answer.put((num_chunks, offsets))

    def room(self, offset: int | None) -> None:
        self._answer.put((0, ()) if offset is None else (1, (offset,)))

    def accepted(self) -> None:
        self._answer.put((0, ()))

    def failed(self, error: Exception) -> None:
        self._answer.put(error)
