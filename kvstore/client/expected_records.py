"""Look-ahead: records that a queued request will probably use are copied to the device tier before its turn.

While other requests compute, a queued request knows its prefix but not yet which parts of it it will choose. The best
guess is the records that earlier requests of this prefix used most (`DeviceTier.expect`). They are kept in the device
tier, or copied there from memory or disk, as room permits, until the request has had its turn. The idea is
CachedAttention's look-ahead over its queue (Gao et al., 2024), applied to parts of prefixes. The choice does not
depend on it: a record that was not prefetched is loaded as usual.
"""

import contextlib
import math
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from kvstore.client.open_requests import RequestHandler
from kvstore.dataplane.answers import Announced, Answer, Bounds, Frames
from kvstore.dataplane.links import StoreLink, verified_record
from kvstore.dataplane.requests import Cancel, RecordDamaged, Release, Want
from kvstore.errors import RecordCorrupt, StoreUnreachable
from kvstore.tiers.device_tier import DeviceTier

#: Importance of a record that was not used: cache policies ignore it.
NOT_USED = math.nan
#: Records copied before the background thread's other tasks run.
_RECORDS_AT_A_TIME = 16


class PrefetchedRecords(NamedTuple):
    """Records copied for one queued request: number used, number unused, and bytes read, by tier."""

    useful: int = 0
    wasted: int = 0
    bytes_from_disk: int = 0
    bytes_from_host: int = 0


class ExpectationOwner(Protocol):
    """The client's interface for `ExpectedRecords`."""

    def end_request(self, request: int) -> None: ...

    def run_in_background(self, task: Callable[[], None]) -> None:
        """Run a task soon in the background thread, in order."""
        ...

    def demote(self) -> None:
        """Offer records evicted from the device tier to the host tier. In the background thread."""
        ...


class _LeasedRecord(NamedTuple):
    """A leased record, not yet copied."""

    entry: int
    offset: int
    from_disk: bool


class ExpectedRecords(RequestHandler):
    """Records kept in the device tier, or copied there, for one queued request, until `end`. Thread-safe.

    Made by `StoreClient.expect`. The background thread copies records a few at a time, and runs its other tasks in
    between. A failure here fails no request: the request's own load meets the same failure.
    """

    def __init__(self, client: ExpectationOwner, link: StoreLink, request: int, device: DeviceTier) -> None:
        self._client = client
        self._link = link
        self._request = request
        self._device = device
        self._keys: Sequence[int] = ()
        self._expected: frozenset[int] = frozenset()
        #: Held while tasks are queued, so that they run in the order of the changes.
        self._changed = threading.Condition()
        self._arrived = deque[_LeasedRecord]()
        self._is_scheduled = self._is_copying = False
        #: Whether `end` was called; whether a copy failed. After either no more records are copied.
        self._is_over = self._has_failed = False
        self._bytes_from_disk = self._bytes_from_host = 0
        #: Number of uses of each copied record at the time of its copy.
        self._brought: dict[int, int] = {}

    def on_answer(self, answer: Answer) -> None:
        match answer:
            case Announced():
                self._ask_for_expected(answer.keys)
            case Frames():
                _, entries, from_disk = answer
                with self._changed:
                    if self._is_over or self._has_failed:
                        return  # `_release_all`, which is queued, ends the leases
                    self._arrived.extend(_LeasedRecord(entry, offset, from_disk) for entry, offset in entries)
                    self._schedule()
            case Bounds():  # records are kept whole, so the prompt's bounds do not matter
                pass
            case _:
                raise AssertionError(f"{type(answer).__name__} does not answer an expectation")

    def on_failure(self, error: Exception) -> None:
        """Copy no more and end the leases. The request's own load reports the error."""
        with self._changed:
            if not (self._is_over or self._has_failed):
                self._has_failed = True
                self._client.run_in_background(self._release_all)

    def wait_for_copies(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: not self._is_copying)

    def prefetched(self) -> PrefetchedRecords:
        """Counts so far. Records that were not used yet count as wasted."""
        with self._changed:
            brought, sizes = dict(self._brought), (self._bytes_from_disk, self._bytes_from_host)
        num_useful = sum(self._device.num_uses(key) > before for key, before in brought.items())
        return PrefetchedRecords(num_useful, len(brought) - num_useful, *sizes)

    def end(self) -> None:
        """End the expectation: the request has had its turn or was cancelled. Does not block; may be called twice."""
        with self._changed:
            if not self._is_over:
                self._is_over = True
                self._client.run_in_background(self._settle)

    def _ask_for_expected(self, keys: Sequence[int]) -> None:
        with self._changed:
            if self._is_over:
                return
            self._keys = keys
            self._expected = self._device.expect(self._link.generation, keys)
        is_wanted = [key in self._expected and key not in self._device for key in keys]
        with contextlib.suppress(StoreUnreachable):
            self._link.send(Want(self._request, is_wanted, [NOT_USED] * is_wanted.count(False)))

    # -- in the background -----------------------------------------------------------------------------------------

    def _settle(self) -> None:
        self._device.end_expected(self._link.generation, self._expected)
        self._release_all()

    def _release_all(self) -> None:
        """End all leases. No copy is under way, because copies run in this thread."""
        self._client.end_request(self._request)
        with contextlib.suppress(StoreUnreachable):
            self._link.send(Cancel(self._request))

    def _schedule(self) -> None:
        if self._arrived and not self._is_scheduled:
            self._is_scheduled = True
            self._client.run_in_background(self._bring_some)

    def _bring_some(self) -> None:
        """Copy a few records. Evicted records are demoted in between, because little memory holds them."""
        for _ in range(_RECORDS_AT_A_TIME):
            with self._changed:
                if not self._arrived or self._is_over or self._has_failed:
                    break
                arrived, self._is_copying = self._arrived.popleft(), True
            try:
                self._bring(arrived)
            except Exception as error:  # noqa: BLE001  # no caller waits for it, so every failure is only counted
                self._device.failed_brings += 1
                self.on_failure(error)
            finally:
                with self._changed:
                    self._is_copying = False
                    self._changed.notify_all()
            if self._device.is_demotion_due:
                self._client.demote()
        self._client.demote()
        with self._changed:
            self._is_scheduled = False
            if not (self._is_over or self._has_failed):
                self._schedule()

    def _bring(self, arrived: _LeasedRecord) -> None:
        try:
            _, record = verified_record(self._link, arrived.offset)
        except RecordCorrupt:
            self._device.failed_brings += 1
            self._link.send(RecordDamaged(self._request, arrived.entry))  # the store verifies it
            return
        generation, key = self._link.generation, self._keys[arrived.entry]
        held = self._device.copy_expected(generation, key, record)
        if held is not None and (source_read := held.source_read()) is not None:
            source_read.wait()
        # A process that was stopped for long may have lost its lease while it copied: the copy is then arbitrary bytes.
        is_kept = held is not None and self._link.is_connected() and self._device.admit_expected(generation, key, held)
        self._link.send(Release(self._request, [arrived.entry], NOT_USED, is_kept))
        with self._changed:
            if is_kept:
                self._brought[key] = self._device.num_uses(key)
            if arrived.from_disk:
                self._bytes_from_disk += len(record)
            else:
                self._bytes_from_host += len(record)
