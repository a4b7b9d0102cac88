"""Snapshots of the service for the page: collected once a second at most, however many viewers ask."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from cluster.page.status import PageState, status_document
from cluster.repeated_lines import Kind

_FRESH_S = 1.0
_COLLECT_TIMEOUT_S = 4.0

log = structlog.get_logger()


class Snapshots:
    """Owns: the latest document and what it was made of. `collect` runs in `loop`; any other thread may ask.

    The event loop collects references; documents are made in the thread that asks.
    """

    def __init__(
        self,
        collect: Callable[[], Coroutine[Any, Any, PageState]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self._collect = collect
        self._clock = clock
        self._lock = threading.Lock()
        self._collected_s = float("-inf")
        self._state: PageState | None = None
        self._document: bytes | None = None

    def document(self) -> bytes | None:
        """The status of the service as JSON; None where it could not be had, which holds for a second as well."""
        with self._lock:
            self._renew()
            if self._document is None and self._state is not None:
                self._document = status_document(self._state)
            return self._document

    def state(self) -> PageState | None:
        with self._lock:
            self._renew()
            return self._state

    def _renew(self) -> None:
        """Collect, unless that was done within the last second. The lock is held."""
        if self._clock() - self._collected_s < _FRESH_S:
            return
        assert self.loop is not None, "the service has started"
        collecting = self._collect()
        self._state = self._document = None
        try:
            waiting = asyncio.run_coroutine_threadsafe(collecting, self.loop)
        except RuntimeError:  # the service has stopped
            collecting.close()
        else:
            try:
                self._state = waiting.result(_COLLECT_TIMEOUT_S)
            except Exception as error:  # noqa: BLE001  # whatever it is, a viewer learns only that there is none
                waiting.cancel()
                kind = Kind.of_error(error, "the page could not be collected")
                log.error("the page could not be collected", reason=f"{type(error).__name__}: {error}", repeats=kind)
        self._collected_s = self._clock()
