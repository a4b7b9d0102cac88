"""Whether a store answers the service: the first silence makes all requests go on without it, until it answers again.

A stopped process breaks no connection, and a disk that does not answer raises no error: both show only in a question
that stays open. One question that stays open for too long makes the store silent: calls that wait for it end at once,
and no request asks it any more; one probe waits for as long as it takes. Its answer, whatever it is, ends the
silence; what the store answers late to the others is the caller's to give back.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog

from cluster.ports import StoreIsSilent
from cluster.repeated_lines import Kind

_T = TypeVar("_T")
#: While calls are open that may take long, the store is probed so often within the time after which it is silent. A
#: probe has what is left of that time.
_LOOKS = 4

log = structlog.get_logger()


@dataclass(slots=True)
class SilenceCounts:
    """Counts of the silences of all stores of a service."""

    #: Times that a store fell silent.
    num_silences: int = 0
    #: Calls that waited for a store until it was known to be silent; later ones do not wait.
    num_waits: int = 0


class StoreSilence:
    """Owns: the probe, while the store is silent, and looks at it. Used from one event loop.

    `probe`: a light question that a store answers when it, and its disk, answer at all. `silent_after_s`: see
    `StoreConfig`. `changed` is called when the store is silent, and when it answers again.
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
        #: Open answers of calls that may take long, the timer of the next look, and the look under way.
        self._long: set[asyncio.Future[Any]] = set()
        self._next_look: asyncio.TimerHandle | None = None
        self._looking: asyncio.Future[object] | None = None
        #: One for each call that waits for an answer: done when the store is silent.
        self._waiting: set[asyncio.Future[None]] = set()

    @property
    def is_silent(self) -> bool:
        return self._probing is not None

    def check(self) -> None:
        """Raises StoreIsSilent while the store is silent."""
        if self.is_silent:
            raise StoreIsSilent(f"{self._name} is silent: it has not answered since it was asked last")

    async def answer(self, answer: "asyncio.Future[_T]", limit_s: float, may_take_s: float = 0.0) -> _T:
        """Return the store's answer; it is silent when that takes longer than `limit_s`, also when its caller has left.

        `may_take_s`: what the store may take besides, as it is asked to wait; it is probed meanwhile.
        Raises what the answer raises, StoreIsSilent when the store is silent meanwhile. The question is not withdrawn.
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
            raise StoreIsSilent(f"{self._name} did not answer, and is silent")
        return answer.result()

    def begin(self, reason: str) -> None:
        """The store is silent; fine for one that is known to be."""
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
            if loop.time() - due_s > self._silent_after_s / _LOOKS:  # this process was stopped: answers may have come
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
        """Something takes long, and may: probe the store, which may have stopped."""
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
            look.exception()  # also an answer

    async def _until_it_answers(self) -> None:
        try:
            await self._probe()
        except Exception as error:  # noqa: BLE001  # also an answer: the next question finds out what it means
            log.info("store answers a probe with an error", store=self._name, reason=type(error).__name__)
        self._probing = None
        self._changed(False)
        log.warning("store answers again", store=self._name, repeats=Kind.of("store answers again", self._name))
