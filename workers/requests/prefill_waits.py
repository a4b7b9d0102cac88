"""Waits of a request's prefill: for its turn to compute, and for rows, while it lends the baton to other requests.

Several shards of one worker make all waits together, in one order.
"""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from typing import Protocol

from workers.errors import NeedsOwnPass, RequestCancelled
from workers.handoff.shard_order import Boundary, ShardOrder, stopped_elsewhere
from workers.plan.events import RunTimings
from workers.plan.timeline import Activity, Timeline
from workers.turns.baton import Baton
from workers.turns.turn_order import Turn

#: Seconds in which a waiting request sees that it was aborted.
_SLICE_S = 0.02


class RowSource(Protocol):
    """Source of past rows: a `PrefixLoad` or an `Inbox`."""

    def is_ready(self, layer: int) -> bool: ...

    def wait(self, layer: int, timeout_s: float) -> None: ...


class WholeLoad(Protocol):
    """Source of all rows of a stored prefix: a `PrefixLoad`."""

    def is_complete(self) -> bool: ...

    def wait_all(self, timeout_s: float) -> None: ...


class PrefillWaits:
    """Waits of one request. Owns: its turn, and the seconds that it has waited. The worker owns the baton.

    `cancelled`: once set, it ends every wait with RequestCancelled.
    """

    def __init__(self, request: int, size: float, baton: Baton, cancelled: threading.Event, timeline: Timeline) -> None:
        self._request = request
        #: Work of the prefill, in the unit of `TurnOrder`.
        self.size = size
        self._baton = baton
        self._cancelled = cancelled
        self._timeline = timeline
        #: The request's turn in line for the baton: its prefill's, later its decoding's.
        self.turn = Turn(is_decode=True)
        #: Seconds for which it may still hold up the other requests of its pass; None where it lends the baton instead.
        self.patience_s: float | None = None
        self._seconds = dict.fromkeys((Activity.WAIT_LOAD, Activity.WAIT_HANDOFF, Activity.WAIT_TURN), 0.0)

    @contextlib.contextmanager
    def in_queue(self) -> Iterator[None]:
        """Stand in line with the prefill inside the block, and with decoding after it."""
        with self._baton.prefill(self.size, self._request) as self.turn:
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
        """Let more urgent turns go first."""
        self._take_turn(layer, self._baton.offer)

    def check(self) -> None:
        """Raise RequestCancelled if the request was aborted."""
        self._check()

    def wait_for(self, activity: Activity, source: RowSource, layer: int, timeout_s: float) -> None:
        """Wait until the source has the layer's rows. Raises the source's errors, TimeoutError and RequestCancelled."""
        if source.is_ready(layer):
            source.wait(layer, 0.0)
            return
        self._lend_while(lambda: self._wait_in_slices(source, layer, timeout_s), activity, layer)

    def wait_within(self, activity: Activity, source: RowSource, layer: int, timeout_s: float) -> None:
        """Wait as `wait_for` does, but between the boundaries of a layer, inside of `together`. Raises NeedsOwnPass
        when the rows come too late for the other requests of the pass.
        """
        if self.patience_s is None or source.is_ready(layer):
            self.wait_for(activity, source, layer, timeout_s)
            return
        started_s = time.monotonic()
        try:
            self._wait_with_baton(activity, source, layer, max(0.0, min(self.patience_s, timeout_s)))
        except TimeoutError as error:
            raise NeedsOwnPass("rows of a stored prefix come too late for the other requests of the pass") from error
        finally:
            self.patience_s -= time.monotonic() - started_s

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Let a layer choose rows and wait for them inside the block. Either all shards continue, or none does."""
        yield

    def wait_beside_others(self, load: WholeLoad, num_layers: int, timeout_s: float) -> bool:
        """Wait for all rows of a load of `num_layers` layers as long as other requests compute. Returns whether all
        rows are in place: False as soon as no other request is there to compute.

        For a request that does not hold the baton. Raises as `wait_for` does.
        """
        started_s, deadline = None, time.monotonic() + timeout_s
        try:
            while not load.is_complete() and time.monotonic() < deadline:
                self.check()
                if not self._baton.is_wanted:
                    return False
                started_s = started_s or self._timeline.clock()
                with contextlib.suppress(TimeoutError):
                    load.wait_all(_SLICE_S)
            load.wait_all(0.0)
            return True
        finally:
            if started_s is not None:
                ended_s = self._timeline.clock()
                self._seconds[Activity.WAIT_LOAD] += ended_s - started_s
                self._timeline.add(Activity.WAIT_LOAD, (0, num_layers), started_s, ended_s)

    def waited_turn(self, layer: int, start_s: float) -> None:
        """Record that other requests computed from `start_s`, on the timeline's clock, until now."""
        ended_s = self._timeline.clock()
        self._seconds[Activity.WAIT_TURN] += ended_s - start_s
        self._timeline.add(Activity.WAIT_TURN, (layer, layer + 1), start_s, ended_s)

    def timings(self, elapsed_s: float) -> RunTimings:
        """Split the seconds since the worker began the prefill into waits and computing."""
        return RunTimings(
            load_s=self._seconds[Activity.WAIT_LOAD],
            handoff_s=self._seconds[Activity.WAIT_HANDOFF],
            turn_s=self._seconds[Activity.WAIT_TURN],
            compute_s=max(0.0, elapsed_s - sum(self._seconds.values())),
        )

    def _lend_while(self, wait: Callable[[], None], activity: Activity, layer: int) -> None:
        started_s = self._timeline.clock()
        self._baton.release()
        try:
            wait()
        finally:
            ended_s = self._timeline.clock()
            self._timeline.add(activity, (layer, layer + 1), started_s, ended_s)
            self._take_turn(layer, lambda: self._baton.acquire(self.turn))
        self._seconds[activity] += ended_s - started_s

    def _wait_with_baton(self, activity: Activity, source: RowSource, layer: int, timeout_s: float) -> None:
        started_s = self._timeline.clock()
        try:
            self._wait_in_slices(source, layer, timeout_s)
        finally:
            ended_s = self._timeline.clock()
            self._timeline.add(activity, (layer, layer + 1), started_s, ended_s)
            self._seconds[activity] += ended_s - started_s

    def _check(self) -> None:
        if self._cancelled.is_set():
            raise RequestCancelled(f"request {self._request} was aborted")

    def _take_turn(self, layer: int, ask: Callable[[], float]) -> None:
        """Ask for the baton, or offer it, by `ask`, which returns the seconds waited."""
        started_s = self._timeline.clock()
        waited_s = ask()
        self._seconds[Activity.WAIT_TURN] += waited_s
        if waited_s:
            self._timeline.add(Activity.WAIT_TURN, (layer, layer + 1), started_s, self._timeline.clock())

    def _wait_in_slices(self, source: RowSource, layer: int, timeout_s: float) -> None:
        """Wait in short slices, so that an abort is seen during the wait for a slow or stopped peer."""
        deadline = time.monotonic() + timeout_s
        while time.monotonic() + _SLICE_S < deadline:
            self._check()
            with contextlib.suppress(TimeoutError):
                return source.wait(layer, _SLICE_S)
        return source.wait(layer, max(0.0, deadline - time.monotonic()))


class ShardedWaits(PrefillWaits):
    """Waits of a request in one of several shards: all of them lend the baton, or end the request, at one boundary.

    All shards make the same calls. They see that a request is cancelled when they wait for its rows and when they offer
    the baton.
    """

    def __init__(
        self, request: int, size: float, order: ShardOrder, cancelled: threading.Event, timeline: Timeline
    ) -> None:
        super().__init__(request, size, order.baton, cancelled, timeline)
        self._order = order

    def check(self) -> None:
        """Do nothing: a shard does not stop alone."""

    def offer(self, layer: int) -> None:
        """Let more urgent turns go first. Raises RequestCancelled, or PredecessorStopped if another shard ends."""
        agreed = Boundary.GO_ON

        def ask() -> float:
            nonlocal agreed
            agreed, waited_s = self._order.offer(self.turn, gives_up=self._cancelled.is_set())
            return waited_s

        self._take_turn(layer, ask)
        if agreed == Boundary.GIVE_UP:
            self._check()
            raise stopped_elsewhere(self._request)

    def wait_for(self, activity: Activity, source: RowSource, layer: int, timeout_s: float) -> None:
        """Wait until the sources of all shards have the layer's rows. Raises the errors of this shard's source, or
        PredecessorStopped when another shard's source fails.
        """
        failure: Exception | None = None

        def wait(rows_come: Callable[[], None]) -> None:
            """Keep an error until the other shards know of it."""
            nonlocal failure
            try:
                self._check()
                rows_come()
            except Exception as error:  # noqa: BLE001  # after any error, the other shards must not wait for this one
                failure = error

        while True:
            is_ready = source.is_ready(layer)
            if failure is None and is_ready:
                wait(lambda: source.wait(layer, 0.0))
            own = Boundary.GIVE_UP if failure is not None else Boundary.GO_ON if is_ready else Boundary.LEND
            agreed, _ = self._order.agree(self._request, own)
            if agreed == Boundary.GO_ON:
                return
            if agreed == Boundary.GIVE_UP:
                raise failure or stopped_elsewhere(self._request)
            self._lend_while(lambda: wait(lambda: self._wait_in_slices(source, layer, timeout_s)), activity, layer)

    def wait_within(self, activity: Activity, source: RowSource, layer: int, timeout_s: float) -> None:
        """Wait with the baton: each shard chooses rows, and so waits, by itself."""
        self._wait_with_baton(activity, source, layer, timeout_s)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Let shards vote at the end of the block. Raises PredecessorStopped when another shard failed inside."""
        with self._order.voting(self._request):
            yield
