"""A fetch: records leased to a caller that reads them in place."""

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from kvstore.client.open_requests import RequestHandler
from kvstore.dataplane.answers import Answer, Bounds, FetchStarted, Frames
from kvstore.dataplane.links import StoreLink
from kvstore.dataplane.requests import RecordDamaged, Release
from kvstore.dataplane.silence import Silence
from kvstore.errors import RecordCorrupt, StoreUnreachable
from kvstore.format.record import verify_page, verify_payload
from kvstore.index.geometry import Geometry


class FetchOwner(Protocol):
    """The client's interface for a fetch."""

    geometry: Geometry
    #: Whether the store answers at all.
    silence: Silence

    def end_fetch(self, fetch: "RecordFetch", *, is_link_usable: bool) -> None:
        """Unregister a fetch; its link may serve the next fetch."""
        ...

    def why_unreachable(self, error: StoreUnreachable) -> Exception: ...


class RecordFetch(RequestHandler):
    """Leased records; a `with` block releases them. Made by `StoreClient.fetch`.

    For one thread, which must soon call `wait`: it receives the answer itself, and the store hangs up on a client that
    does not receive.
    """

    def __init__(self, client: FetchOwner, link: StoreLink, request: int, slots: Sequence[int]) -> None:
        self.link = link
        self.request = request
        #: Token at which the prompt leaves a reordered extent early, by the extent's first token: rows of later tokens
        #: belong to another prompt.
        self.token_ends: dict[int, int] = {}
        self._client = client
        #: Requested slots, in the order of their entries, and the number of records of each that the store announced.
        self._slots = slots or client.geometry.kv_slots
        self._counts: Sequence[int] = ()
        self._num_records = -1
        #: Pairs of entry and arena offset.
        self._frames: list[tuple[int, int]] = []
        self._failure: Exception | None = None
        self._is_listening = True

    def lease(self, timeout_s: float) -> None:
        """Wait until the store has leased all records, or has refused. `wait` verifies them later.

        Raises as `PrefixLoad.wait`, except for damage and refusals, which `wait` raises.
        """
        self._pump(self._is_over, time.monotonic() + timeout_s)

    def wait(self, timeout_s: float) -> dict[int, memoryview]:
        """All records, verified, by entry: ordered by slot, then by position. Raises as `PrefixLoad.wait`."""
        deadline_s = time.monotonic() + timeout_s
        self._pump(self._is_over, deadline_s)
        records = self._views() if self._failure is None else {}
        for entry, record in records.items():
            try:
                verify_page(record)
                verify_payload(record)
            except RecordCorrupt:
                self.link.send(RecordDamaged(self.request, entry))  # the store verifies it and ends this fetch
                self._pump(lambda: self._failure is not None, deadline_s)
                break
        self._stop_listening(is_link_usable=True)
        if self._failure is not None:
            raise self._failure
        return records

    def is_leased(self) -> bool:
        """Whether the leases have held until now.

        The store hangs up on a process that was stopped for long before it reuses its frames: data read from the
        records is valid only if this is True afterwards.
        """
        return self.link.is_connected()

    def release(self, importance: float = 1.0) -> None:
        """End the leases: the caller no longer reads the records."""
        if self._is_listening:
            self._stop_listening(is_link_usable=self._is_over())
        try:  # noqa: SIM105  # `suppress` would double the time of this call
            self.link.send(Release(self.request, [entry for entry, _ in self._frames], importance, False, True))
        except StoreUnreachable:
            pass

    def __enter__(self) -> "RecordFetch":
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def on_answer(self, answer: Answer) -> None:
        match answer:
            case FetchStarted():
                self._counts, self._num_records = answer.counts, sum(answer.counts)
                self._frames += answer.entries
            case Frames():
                self._frames += answer.entries
            case Bounds():
                self.token_ends = dict(answer.ends)
            case _:
                raise AssertionError(f"{type(answer).__name__} does not answer a fetch")

    def on_failure(self, error: Exception) -> None:
        if self._failure is None:
            self._failure = error

    def _is_over(self) -> bool:
        return len(self._frames) == self._num_records or self._failure is not None

    def _pump(self, is_over: Callable[[], bool], deadline_s: float) -> None:
        """Receive answers until `is_over`."""
        begun_s, silence = time.monotonic(), self._client.silence
        try:
            while not is_over():
                timeout_s = deadline_s - time.monotonic()
                if timeout_s <= 0:
                    raise TimeoutError("records were not delivered in time; wait again, or release")
                self.link.pump(min(timeout_s, silence.look_s))
                if not is_over():
                    silence.check_waiting(begun_s)
        except StoreUnreachable as error:
            self._stop_listening(is_link_usable=False)
            raise self._client.why_unreachable(error) from error

    def _views(self) -> dict[int, memoryview]:
        slots = self._client.geometry.slots
        if len(self._slots) == 1:  # all of one size
            size_bytes = slots[self._slots[0]].record_bytes
            return {entry: self.link.view(offset, size_bytes) for entry, offset in sorted(self._frames)}
        sizes = list[int]()
        for slot_index, count in zip(self._slots, self._counts, strict=True):
            sizes += [slots[slot_index].record_bytes] * count
        return {entry: self.link.view(offset, sizes[entry]) for entry, offset in sorted(self._frames)}

    def _stop_listening(self, *, is_link_usable: bool) -> None:
        if self._is_listening:
            self._is_listening = False
            self._client.end_fetch(self, is_link_usable=is_link_usable)
