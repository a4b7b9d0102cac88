"""How a request's prefill waits: for its turn to compute, and for rows, with the baton lent to others meanwhile.

Where several shards compute it, all wait for all, in one order.
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

#: How long a waiting request may take to see that it was aborted.
_SLICE_S = 0.02


class RowSource(Protocol):
    """Where past rows come from: a `PrefixLoad` or an `Inbox`."""

    def is_ready(self, layer: int) -> bool: ...

    def wait(self, layer: int, timeout_s: float) -> None: ...


class WholeLoad(Protocol):
    """Where all rows of a stored prefix come from: a `PrefixLoad`."""

    def is_complete(self) -> bool: ...

    def wait_all(self, timeout_s: float) -> None: ...


class PrefillWaits:
    """Owns: the request's turn, and the seconds that it has waited. The baton is the worker's.

    `cancelled`: ends every wait with RequestCancelled.
    """

    def __init__(self, request: int, size: float, baton: Baton, cancelled: threading.Event, timeline: Timeline) -> None:
        self._request = request
        #: Of the prefill, as the order of turns wants it.
        self.size = size
        self._baton = baton
        self._cancelled = cancelled
        self._timeline = timeline
        #: Where the request stands in line for the baton: with its prefill, later with its decoding.
        self.turn = Turn(is_decode=True)
        #: In a pass with other requests, how long it may still hold them up; None where it lends the baton instead.
        self.patience_s: float | None = None
        self._seconds = dict.fromkeys((Activity.WAIT_LOAD, Activity.WAIT_HANDOFF, Activity.WAIT_TURN), 0.0)

    @contextlib.contextmanager
    def in_queue(self) -> Iterator[None]:
        """Stand in line with the prefill; after it, with decoding."""
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
        """Let the turns that are next go first."""
        self._take_turn(layer, self._baton.offer)

    def check(self) -> None:
        """Raises RequestCancelled."""
        self._check()

    def wait_for(self, activity: Activity, source: RowSource, layer: int, timeout_s: float) -> None:
        """Return when the source has the layer's rows. Raises what it raises, TimeoutError and RequestCancelled."""
        if source.is_ready(layer):
            source.wait(layer, 0.0)
            return
        self._lend_while(lambda: self._wait_in_slices(source, layer, timeout_s), activity, layer)

    def wait_within(self, activity: Activity, source: RowSource, layer: int, timeout_s: float) -> None:
        """As `wait_for`, between the boundaries of a layer: inside of `together`. Raises NeedsOwnPass, too."""
        if self.patience_s is None or source.is_ready(layer):
            self.wait_for(activity, source, layer, timeout_s)
            return
        started_s = time.monotonic()
        try:
            self._wait_with_baton(activity, source, layer, max(0.0, min(self.patience_s, timeout_s)))
        except TimeoutError as error:
            raise NeedsOwnPass("the rows of a stored prefix come too late for the others of the pass") from error
        finally:
            self.patience_s -= time.monotonic() - started_s

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Inside, a layer chooses rows and waits for them. Shards go on when all of them are through, or none does."""
        yield

    def wait_beside_others(self, load: WholeLoad, num_layers: int, timeout_s: float) -> bool:
        """Return True when all that is loaded of so many layers is there; False, before that, when no other request is
        there to compute.

        For one that does not hold the baton. Raises as `wait_for`.
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
        """From `start_s` of the timeline's clock up to now others were computed."""
        ended_s = self._timeline.clock()
        self._seconds[Activity.WAIT_TURN] += ended_s - start_s
        self._timeline.add(Activity.WAIT_TURN, (layer, layer + 1), start_s, ended_s)

    def timings(self, elapsed_s: float) -> RunTimings:
        """Split the seconds since the worker began on the prefill."""
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
            self._check()
            with contextlib.suppress(TimeoutError):
                return source.wait(layer, _SLICE_S)
        return source.wait(layer, max(0.0, deadline - time.monotonic()))


class ShardedWaits(PrefillWaits):
    """As its base, but what lends the baton or ends the request at a boundary does so in all shards at once.

    All shards make the same calls. That a request is cancelled is seen when its rows are waited for and when the baton
    is offered.
    """

    def __init__(
        self, request: int, size: float, order: ShardOrder, cancelled: threading.Event, timeline: Timeline
    ) -> None:
        super().__init__(request, size, order.baton, cancelled, timeline)
        self._order = order

    def check(self) -> None:
        """Nothing: a shard does not stop by itself."""

    def offer(self, layer: int) -> None:
        """Let the turns that are next go first. Raises RequestCancelled, PredecessorStopped for another shard's."""
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
        """Return when the sources of all shards have the layer's rows. Raises what this one's raises, else
        PredecessorStopped when another one's does."""
        failure: Exception | None = None

        def wait(rows_come: Callable[[], None]) -> None:
            """Keeps what is raised until the others know."""
            nonlocal failure
            try:
                self._check()
                rows_come()
            except Exception as error:  # noqa: BLE001  # whatever it is, the others must not wait for this shard
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
        """Keeps the baton: what a shard chooses, and so how often it waits, is its own."""
        self._wait_with_baton(activity, source, layer, timeout_s)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Raises PredecessorStopped when another shard failed inside."""
        with self._order.voting(self._request):
            yield
