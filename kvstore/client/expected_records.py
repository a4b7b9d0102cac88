"""Look-ahead: records that a queued request will probably use are copied to the device tier before its turn.

While others compute, a request in line knows its prefix but not yet what of it it will choose. What requests of the
same prefix have mostly used so far is the best guess there is (`DeviceTier.expect`). Those records are kept in the
device tier, or brought there from memory or disk, as room permits, until the request has had its turn; the idea is that
of CachedAttention's look-ahead over its queue (Gao et al., 2024), for parts of prefixes. What is chosen does not depend
on it: a record that is not here when it is wanted comes as ever.
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

#: In place of the importance of a use: there was none, and no policy learns anything.
NOT_USED = math.nan
#: So many records are copied before others have their turn.
_RECORDS_AT_A_TIME = 16


class PrefetchedRecords(NamedTuple):
    """Records that were brought for one waiting request: how many it has used, how many not; bytes of all that were
    looked at, by where they were.
    """

    useful: int = 0
    wasted: int = 0
    bytes_from_disk: int = 0
    bytes_from_host: int = 0


class ExpectationOwner(Protocol):
    """The client, as an expectation needs it."""

    def end_request(self, request: int) -> None: ...

    def run_in_background(self, task: Callable[[], None]) -> None:
        """Do it soon in the one background thread, in order."""
        ...

    def demote(self) -> None:
        """Offer the host tier what has left the device tier. In that thread."""
        ...


class _LeasedRecord(NamedTuple):
    """A leased record."""

    entry: int
    offset: int
    from_disk: bool


class ExpectedRecords(RequestHandler):
    """Records kept in the device tier, or copied there, for one queued request, until `end`. Made by
    `StoreClient.expect`. Thread-safe.

    Records are copied in the thread that comes after loads, a few at a time: what others wait for there goes on in
    between. Whatever fails with it fails no request: that will see for itself.
    """

    def __init__(self, client: ExpectationOwner, link: StoreLink, request: int, device: DeviceTier) -> None:
        self._client = client
        self._link = link
        self._request = request
        self._device = device
        self._keys: Sequence[int] = ()
        self._expected: frozenset[int] = frozenset()
        #: Held while work is given to the thread, so that it gets it in the order of the changes.
        self._changed = threading.Condition()
        self._arrived = deque[_LeasedRecord]()
        self._is_scheduled = self._is_copying = False
        #: `end` was called; something went wrong. After either nothing more is brought.
        self._is_over = self._has_failed = False
        self._bytes_from_disk = self._bytes_from_host = 0
        #: Records that were brought, and how often each had been used by then.
        self._brought: dict[int, int] = {}

    def on_answer(self, answer: Answer) -> None:
        match answer:
            case Announced():
                self._ask_for_expected(answer.keys)
            case Frames():
                _, entries, from_disk = answer
                with self._changed:
                    if self._is_over or self._has_failed:
                        return  # what follows releases
                    self._arrived.extend(_LeasedRecord(entry, offset, from_disk) for entry, offset in entries)
                    self._schedule()
            case Bounds():  # records are kept whole, whichever prompt asks
                pass
            case _:
                raise AssertionError(f"{type(answer).__name__} does not answer an expectation")

    def on_failure(self, error: Exception) -> None:
        """Nothing more is copied, and leases end. The request's own load finds out what is wrong."""
        with self._changed:
            if not (self._is_over or self._has_failed):
                self._has_failed = True
                self._client.run_in_background(self._release_all)

    def wait_for_copies(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: not self._is_copying)

    def prefetched(self) -> PrefetchedRecords:
        """So far. What was not used yet counts as wasted."""
        with self._changed:
            brought, sizes = dict(self._brought), (self._bytes_from_disk, self._bytes_from_host)
        num_useful = sum(self._device.num_uses(key) > before for key, before in brought.items())
        return PrefetchedRecords(num_useful, len(brought) - num_useful, *sizes)

    def end(self) -> None:
        """The request has had its turn, or does not want it any more. Waits for nothing; again, it changes nothing."""
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
        """Leases end. Nothing is copied now: that is done in this thread."""
        self._client.end_request(self._request)
        with contextlib.suppress(StoreUnreachable):
            self._link.send(Cancel(self._request))

    def _schedule(self) -> None:
        if self._arrived and not self._is_scheduled:
            self._is_scheduled = True
            self._client.run_in_background(self._bring_some)

    def _bring_some(self) -> None:
        """Bring a few; what has to make room goes to the store's memory in between, for which there is little room."""
        for _ in range(_RECORDS_AT_A_TIME):
            with self._changed:
                if not self._arrived or self._is_over or self._has_failed:
                    break
                arrived, self._is_copying = self._arrived.popleft(), True
            try:
                self._bring(arrived)
            except Exception as error:  # noqa: BLE001  # no caller waits for it, so it is counted, whatever went wrong
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
            self._link.send(RecordDamaged(self._request, arrived.entry))  # the store looks at it
            return
        generation, key = self._link.generation, self._keys[arrived.entry]
        held = self._device.copy_expected(generation, key, record)
        if held is not None and (source_read := held.source_read()) is not None:
            source_read.wait()
        # A process that was stopped for long may have lost its lease while it copied: then it is a copy of anything.
        is_kept = held is not None and self._link.is_connected() and self._device.admit_expected(generation, key, held)
        self._link.send(Release(self._request, [arrived.entry], NOT_USED, is_kept))
        with self._changed:
            if is_kept:
                self._brought[key] = self._device.num_uses(key)
            if arrived.from_disk:
                self._bytes_from_disk += len(record)
            else:
                self._bytes_from_host += len(record)
