"""Detection of silent stores: when one call gets no answer, all requests go on without the store until it answers.

A stopped process breaks no connection, and a disk that does not answer raises no error: both show only in a call
without an answer. One call without an answer for too long makes the store silent: waiting calls fail at once, and no
request calls it any more. One probe waits without a limit, and any answer of it ends the silence. Placements that the
store grants late, to calls that have failed, must be given back by the callers.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog

from cluster.ports import StoreIsSilent
from cluster.repeated_lines import Kind

_T = TypeVar("_T")
#: Probes within `silent_after_s` while a call is open that may take longer. Each probe must be answered within the rest
#: of that time.
_LOOKS = 4

log = structlog.get_logger()


@dataclass(slots=True)
class SilenceCounts:
    """Counts of the silences of all stores of a service."""

    #: Number of times that a store became silent.
    num_silences: int = 0
    #: Calls that waited for a store until it was found silent; later calls do not wait.
    num_waits: int = 0


class StoreSilence:
    """Silence of one store. Owns: its probes. Used from one event loop.

    `probe`: a cheap call that a store answers when it and its disk work. `silent_after_s`: see `StoreConfig`.
    `changed` is called with True when the store becomes silent, and with False when it answers again.
    """

    def __init__(
        self,
        name: str,
        probe: Callable[[], Awaitable[object]],
        silent_after_s: float,
        counts: SilenceCounts,
        changed: Callable[[bool], None] = lambda is_silent: None,
    ) -> None:
        self._changed = changed
        self._counts = counts
        self._name = name
        self._silent_after_s = silent_after_s
        self._probe = probe
        self._probing: asyncio.Task[None] | None = None
        #: Open calls that may take long, the timer of the next probe during them, and such a probe under way.
        self._long: set[asyncio.Future[Any]] = set()
        self._next_look: asyncio.TimerHandle | None = None
        self._looking: asyncio.Future[object] | None = None
        #: One future for each call that waits for an answer, set when the store becomes silent.
        self._waiting: set[asyncio.Future[None]] = set()

    @property
    def is_silent(self) -> bool:
        return self._probing is not None

    def check(self) -> None:
        """Raises StoreIsSilent while the store is silent."""
        if self.is_silent:
            raise StoreIsSilent(f"{self._name} is silent: it has not answered the last call yet")

    async def answer(self, answer: "asyncio.Future[_T]", limit_s: float, may_take_s: float = 0.0) -> _T:
        """Wait for the answer of a call. The store becomes silent after `limit_s` without one, even if the caller left.

        `may_take_s`: additional time for calls that ask the store to wait; the store is probed meanwhile. Raises the
        error of the call, or StoreIsSilent when the store becomes silent meanwhile. The call is not cancelled.
        """
        loop = asyncio.get_running_loop()
        self._limit(answer, limit_s + may_take_s)
        if may_take_s and not answer.done():
            self._long.add(answer)
            answer.add_done_callback(self._long.discard)
            self._look_later()
        silent = loop.create_future()
        self._waiting.add(silent)
        try:
            await asyncio.wait((answer, silent), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._waiting.discard(silent)
        if not answer.done():
            self._counts.num_waits += 1
            raise StoreIsSilent(f"{self._name} did not answer in time and counts as silent")
        return answer.result()

    def begin(self, reason: str) -> None:
        """Make the store silent; no effect if it is."""
        if self.is_silent:
            return
        self._counts.num_silences += 1
        kind = Kind.of("store silent", self._name)
        log.warning("store silent, going on without it", store=self._name, reason=reason, repeats=kind)
        self._probing = asyncio.get_running_loop().create_task(self._until_it_answers())
        self._changed(True)
        for silent in self._waiting:
            if not silent.done():
                silent.set_result(None)

    def stop(self) -> None:
        if self._next_look is not None:
            self._next_look.cancel()
        if self._looking is not None:
            self._looking.cancel()
        if self._probing is not None:
            self._probing.cancel()

    def _limit(self, answer: "asyncio.Future[_T]", limit_s: float) -> None:
        loop = asyncio.get_running_loop()
        due_s = loop.time() + limit_s
        timer: asyncio.TimerHandle

        def late() -> None:
            nonlocal timer
            if loop.time() - due_s > self._silent_after_s / _LOOKS:  # this process was stopped: answers may be waiting
                timer = loop.call_later(self._silent_after_s / _LOOKS, self.begin, reason)
            else:
                self.begin(reason)

        reason = f"it did not answer within {limit_s:.3g} s"
        timer = loop.call_later(limit_s, late)
        answer.add_done_callback(lambda _: timer.cancel())

    def _look_later(self) -> None:
        if self._next_look is None:
            self._next_look = asyncio.get_running_loop().call_later(self._silent_after_s / _LOOKS, self._look)

    def _look(self) -> None:
        """Probe the store while a call takes long, because the store may have stopped."""
        self._next_look = None
        if not self._long:
            return
        self._look_later()
        if self._looking is None and not self.is_silent:
            self._looking = asyncio.ensure_future(self._probe())
            self._looking.add_done_callback(self._looked)
            self._limit(self._looking, self._silent_after_s * (1 - 1 / _LOOKS))

    def _looked(self, look: "asyncio.Future[object]") -> None:
        self._looking = None
        if not look.cancelled():
            look.exception()  # an error is also an answer

    async def _until_it_answers(self) -> None:
        try:
            await self._probe()
        except Exception as error:  # noqa: BLE001  # an error is also an answer: the next call meets it again
            log.info("store answers a probe with an error", store=self._name, reason=type(error).__name__)
        self._probing = None
        self._changed(False)
        log.warning("store answers again", store=self._name, repeats=Kind.of("store answers again", self._name))
