"""Readers: processes of the store's user that only read rows of single placements in the store's memory.

A reader maps the arena read-only, through a separate socket. It reads placements whose secrets it presents
(`requests.Admit`). It saves and demotes nothing, and reports only uses of records to the cache policies. Records that
it fetches stay stored until the fetch or the connection ends, even if the placement is settled meanwhile. The store
hangs up on a reader that holds records and releases none for `STALL_S`, and on one that has not ended a fetch `STALL_S`
after its placement was settled.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kvstore.counters import StoreCounters
from kvstore.dataplane.answers import NO_CHUNK, AnswerCallback, FetchFailed
from kvstore.dataplane.requests import (
    Admit,
    Cancel,
    Fetch,
    FetchTokens,
    Promote,
    RecordDamaged,
    Release,
    SessionRequest,
)
from kvstore.dataplane.session import Session
from kvstore.placements.held import NOT_HELD, Placements

_KEY_BYTES = 32
_SECRET_BYTES = 16
#: Admitted placements of a connection from which on ended ones are removed.
_MOST_ADMITTED = 64
#: Most seconds without progress; a window of rows may take as long: `cluster/client/local_rows.py`.
STALL_S = 60.0


@dataclass(slots=True)
class _OpenFetch:
    """One fetch of a reader, and its progress at the last check."""

    #: The fetch's own placement, and the granted one.
    placement_id: int
    granted_id: int
    num_releases: int = 0
    #: Number of leases, number of releases, and whether the granted placement is held; and the time of this state.
    seen: tuple[int, int, bool] = (0, 0, True)
    since_s: float = 0.0


class PlacementSecrets:
    """Secrets of placements, which readers must present; made by the store, valid for one life of it."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(_KEY_BYTES)

    def of(self, placement_id: int) -> bytes:
        number = placement_id.to_bytes(8, "little")
        return hashlib.blake2b(number, key=self._key, digest_size=_SECRET_BYTES).digest()


class Reader:
    """The store's side of one reader. Owns its session, and a placement for each of its fetches. For one thread."""

    def __init__(
        self,
        session: Session,
        placements: Placements,
        placement_secrets: PlacementSecrets,
        counters: StoreCounters,
        send: AnswerCallback,
    ) -> None:
        self._session = session
        self._placements = placements
        self._secrets = placement_secrets
        self._counters = counters
        self._send = send
        self._admitted: set[int] = set()
        #: Open fetches, by request.
        self._fetching: dict[int, _OpenFetch] = {}

    def handle(self, message: SessionRequest) -> None:
        """Handle a message. Raises ValueError for one that a reader may not send."""
        handler = _HANDLERS.get(type(message))
        if handler is None:
            raise ValueError(f"a reader may not send {type(message).__name__}")
        handler(self, message)

    def has_stalled(self, now_s: float) -> bool:
        """Whether a fetch has made no progress for too long. Called from time to time, on one thread."""
        return any(self._is_stuck(request, fetch, now_s) for request, fetch in list(self._fetching.items()))

    def close(self) -> None:
        """End all leases and settle the fetches' placements."""
        self._session.close()
        for request in list(self._fetching):
            self._end(request)

    def _admit(self, message: Admit) -> None:
        if len(self._admitted) >= _MOST_ADMITTED:
            self._admitted = {each for each in self._admitted if self._placements.held(each) is not None}
        if hmac.compare_digest(message.secret, self._secrets.of(message.placement_id)):
            self._admitted.add(message.placement_id)

    def _fetch(self, message: Fetch | FetchTokens) -> None:
        request, placement_id = message.request, message.placement_id
        if message.is_announced or request in self._fetching:
            raise ValueError("a reader's fetch must have a new number and must not be announced")
        own = self._placements.hold_again(placement_id) if placement_id in self._admitted else None
        if own is None:
            self._counters.reader_refusals += 1
            self._send(FetchFailed(request, NO_CHUNK, NOT_HELD))
            return
        self._counters.reader_fetches += 1
        self._fetching[request] = _OpenFetch(own.placement_id, placement_id)
        self._session.handle(message._replace(placement_id=own.placement_id))

    def _release(self, message: Release) -> None:
        if fetch := self._fetching.get(message.request):
            fetch.num_releases += 1
        self._session.handle(message._replace(importance=1.0, is_moved=False))
        if message.is_last:
            self._end(message.request)

    def _cancel(self, message: Cancel) -> None:
        self._session.handle(message)
        self._end(message.request)

    def _pass_on(self, message: RecordDamaged | Promote) -> None:
        self._session.handle(message)

    def _is_stuck(self, request: int, fetch: _OpenFetch, now_s: float) -> bool:
        is_granted = self._placements.held(fetch.granted_id) is not None
        num_leases = self._session.num_leases(request)
        # After the granted placement has ended, progress no longer extends the time.
        seen = (num_leases, fetch.num_releases, True) if is_granted else (0, 0, False)
        if seen != fetch.seen:
            fetch.seen, fetch.since_s = seen, now_s
        return (num_leases > 0 or not is_granted) and now_s - fetch.since_s > STALL_S

    def _end(self, request: int) -> None:
        fetch = self._fetching.pop(request, None)
        if fetch is not None:
            self._placements.settle(fetch.placement_id)


_HANDLERS: dict[type[SessionRequest], Callable[[Reader, Any], None]] = {
    Admit: Reader._admit,
    Fetch: Reader._fetch,
    FetchTokens: Reader._fetch,
    Release: Reader._release,
    Cancel: Reader._cancel,
    Promote: Reader._pass_on,
    RecordDamaged: Reader._pass_on,
}
