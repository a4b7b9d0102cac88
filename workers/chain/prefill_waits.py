"""How a request's prefill waits: for its turn to compute, and for rows, with the baton lent to others meanwhile."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from typing import Protocol

from workers.chain.baton import Baton
from workers.chain.turn_order import Turn
from workers.errors import RequestCancelled
from workers.plan.events import RunTimings
from workers.plan.timeline import Activity, Timeline

#: How long a waiting request may take to see that it was aborted.
_SLICE_S = 0.02


class RowSource(Protocol):
    """Where past rows come from: a `PrefixLoad` or an `Inbox`."""

    def is_ready(self, layer: int) -> bool: ...

    def wait(self, layer: int, timeout_s: float) -> None: ...


class PrefillWaits:
    """Owns: the request's turn, and the seconds that it has waited. The baton is the worker's.

    `size`: of the prefill, as the order of turns wants it. `cancelled`: ends every wait with RequestCancelled.
    """

    def __init__(self, request: int, size: float, baton: Baton, cancelled: threading.Event, timeline: Timeline) -> None:
        self._request = request
        self._size = size
        self._baton = baton
        self._cancelled = cancelled
        self._timeline = timeline
        #: Where the request stands in line for the baton: with its prefill, later with its decoding.
        self.turn = Turn(is_decode=True)
        self._seconds = dict.fromkeys((Activity.WAIT_LOAD, Activity.WAIT_HANDOFF, Activity.WAIT_TURN), 0.0)

    @contextlib.contextmanager
    def in_queue(self) -> Iterator[None]:
        """Stand in line with the prefill; after it, with decoding."""
        with self._baton.prefill(self._size) as self.turn:
            yield
        self.turn = Turn(is_decode=True)

    @property
    def is_another_computing(self) -> bool:
        """Whether the request would have to wait for its turn now."""
        return self._baton.is_taken

    def first_turn(self) -> None:
        """Wait in line for the baton; the caller begins the forward pass, and releases it afterwards."""
        self._take_turn(0, lambda: self._baton.acquire(self.turn))

    def offer(self, layer: int) -> None:
        """Let the turns that are next go first."""
        self._take_turn(layer, self._baton.offer)

    def check(self) -> None:
        """Raises RequestCancelled."""
        if self._cancelled.is_set():
            raise RequestCancelled(f"request {self._request} was aborted")

    def wait_for(self, activity: Activity, source: RowSource, layer: int, timeout_s: float) -> None:
        """Return when the source has the layer's rows. Raises what it raises, TimeoutError and RequestCancelled."""
        if source.is_ready(layer):
            source.wait(layer, 0.0)
            return
        started_s = self._timeline.clock()
        self._baton.release()
        try:
            self._wait_in_slices(source, layer, timeout_s)
        finally:
            ended_s = self._timeline.clock()
            self._timeline.add(activity, (layer, layer + 1), started_s, ended_s)
            self._take_turn(layer, lambda: self._baton.acquire(self.turn))
        self._seconds[activity] += ended_s - started_s

    def timings(self, elapsed_s: float) -> RunTimings:
        """Split the seconds since the worker began on the prefill."""
        return RunTimings(
            load_s=self._seconds[Activity.WAIT_LOAD],
            handoff_s=self._seconds[Activity.WAIT_HANDOFF],
            turn_s=self._seconds[Activity.WAIT_TURN],
            compute_s=max(0.0, elapsed_s - sum(self._seconds.values())),
        )

    def _take_turn(self, layer: int, ask: Callable[[], float]) -> None:
        """Ask for the baton, or offer it: what that took is returned by `ask`, in seconds."""
        started_s = self._timeline.clock()
        waited_s = ask()
        self._seconds[Activity.WAIT_TURN] += waited_s
        if waited_s:
            self._timeline.add(Activity.WAIT_TURN, (layer, layer + 1), started_s, self._timeline.clock())

    def _wait_in_slices(self, source: RowSource, layer: int, timeout_s: float) -> None:
        """Bounded slices, so that an abort is seen while we wait for a slow or stopped peer."""
        deadline = time.monotonic() + timeout_s
        while time.monotonic() + _SLICE_S < deadline:
            self.check()
            with contextlib.suppress(TimeoutError):
                return source.wait(layer, _SLICE_S)
        return source.wait(layer, max(0.0, deadline - time.monotonic()))
