"""Leased records that a test reads in place."""

import contextlib
import threading
import time
from collections.abc import Sequence

from kvstore import StoreClient
from kvstore.client.open_requests import RequestHandler
from kvstore.dataplane.answers import Answer, FetchStarted, Frames
from kvstore.dataplane.links import verified_record
from kvstore.dataplane.requests import Fetch, RecordDamaged, Release
from kvstore.errors import RecordCorrupt, StoreUnreachable


class HeldRecords(RequestHandler):
    """A running fetch; a `with` block releases its records. See `requests.Fetch` for the arguments."""

    def __init__(
        self, client: StoreClient, placement_id: int, slots: Sequence[int] = (), records: Sequence[int] = ()
    ) -> None:
        self._client = client
        self._changed = threading.Condition()
        self._frames: list[tuple[int, int]] = []
        self._num_records = -1
        self._failure: Exception | None = None
        number, self.link = client._links.link("read")
        self.request = client._requests.new_number()
        client._requests.begin(self.request, number, self)
        self.link.send(Fetch(self.request, placement_id, tuple(dict.fromkeys(slots)), records))

    def wait(self, timeout_s: float) -> dict[int, memoryview]:
        """All records, verified, by entry. Raises the fetch's failure."""
        until_s, records = time.monotonic() + timeout_s, dict[int, memoryview]()
        self._wait_until_over(until_s)
        for entry, offset in sorted(self._frames):
            try:
                _, records[entry] = verified_record(self.link, offset)
            except RecordCorrupt:
                self._num_records = -1  # the store verifies the record and ends the fetch
                self.link.send(RecordDamaged(self.request, entry))
                self._wait_until_over(until_s)
        return records

    def release(self, importance: float = 1.0) -> None:
        with contextlib.suppress(StoreUnreachable):
            self.link.send(Release(self.request, [entry for entry, _ in self._frames], importance, False, True))
        self._client._requests.end(self.request)

    def __enter__(self) -> "HeldRecords":
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def on_answer(self, answer: Answer) -> None:
        with self._changed:
            if isinstance(answer, FetchStarted):
                self._num_records = sum(answer.counts)
            if isinstance(answer, FetchStarted | Frames):
                self._frames += [(int(entry), int(offset)) for entry, offset in answer.entries]
            self._changed.notify_all()

    def on_failure(self, error: Exception) -> None:
        with self._changed:
            self._failure = self._failure or error
            self._changed.notify_all()

    def _wait_until_over(self, until_s: float) -> None:
        def is_over() -> bool:
            return self._failure is not None or len(self._frames) == self._num_records

        with self._changed:
            assert self._changed.wait_for(is_over, until_s - time.monotonic()), "records were not delivered in time"
            if self._failure is not None:
                raise self._failure
