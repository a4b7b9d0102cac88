"""The baton: a lock on a worker's compute, which goes from one forward pass to the next at layer boundaries.

A stock forward pass cannot yield. So every prefill in flight has a thread, decoding has one, and only the thread that
holds the baton computes. The holder offers the baton at each layer boundary and lends it while it waits for KV: a
prefill fills the gaps that another one's hand-off waits leave, worker 0 begins the next request while worker p - 1
still computes this one, and decoding continues during prefills. A thread that passes the baton on also releases its
torch threads (`workers/kernels/native/parallel_code.py::release_threads`). `workers/turns/turn_order.py::TurnOrder`
chooses the next turn.
"""

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

from workers.kernels.native.parallel_code import release_threads
from workers.turns.turn_order import Turn, TurnOrder


class Baton:
    """A lock whose holder can offer it to others, and whose next holder a scheduler chooses.

    `on_granted` is called with each turn that gets the lock, in the order in which turns get it. It must not wait.
    """

    def __init__(
        self, clock: Callable[[], float] = time.perf_counter, on_granted: Callable[[Turn], None] | None = None
    ) -> None:
        self._clock = clock
        self._on_granted = on_granted
        self._mutex = threading.Lock()
        self._order = TurnOrder()
        self._holder: Turn | None = None
        self._since_s = 0.0
        #: Turns that wait for the baton, in the order in which they asked.
        self._asking: dict[Turn, threading.Event] = {}

    @contextmanager
    def prefill(self, size: float, request: int = 0) -> Iterator[Turn]:
        """A prefill's turn, while the request computes; `size` in a unit that all prefills of this worker share."""
        turn = self.add_prefill(size, request)
        try:
            yield turn
        except BaseException:
            self.abandon(turn)
            raise
        self.complete(turn)

    def add_prefill(self, size: float, request: int = 0) -> Turn:
        """Join the turns with a prefill, which the caller ends by `complete` or `abandon`. `size` as in `prefill`."""
        with self._mutex:
            self._account()  # until now the holder shared with one prefill less
            return self._order.add_prefill(size, request)

    def complete(self, turn: Turn) -> None:
        with self._mutex:
            self._account()  # for a prefill that took one pass of the batch, nothing has been counted yet
            self._order.complete(turn)

    def abandon(self, turn: Turn) -> None:
        with self._mutex:
            self._order.abandon(turn)

    def in_line(self, prefills: Iterable[Turn]) -> tuple[list[Turn], list[Turn]]:
        """All these prefills, the one that is due first in front; and the late ones among them, in the same order."""
        with self._mutex:
            turns = self._order.in_line(prefills)
            return turns, [turn for turn in turns if self._order.is_late(turn)]

    def carry(self, carried: Mapping[Turn, int], *, is_decode: bool) -> None:
        """Begin a pass of the batch, which holds the baton. `carried`: tokens of each prefill, the next one first."""
        total = sum(carried.values())
        with self._mutex:
            self._account()
            assert self._holder is not None, "only the holder computes"
            shares = tuple((turn, size / total) for turn, size in carried.items())
            self._order.carry(self._holder, shares, is_decode=is_decode)

    def expect(self, batch: Turn, prefill: Turn | None = None) -> None:
        """Make the batch's pass as urgent as this prefill, or a decoding request (None), that waits for its end."""
        with self._mutex:
            self._account()
            self._order.expect(batch, prefill)

    @property
    def is_taken(self) -> bool:
        """Whether a thread computes, so that another one would have to wait."""
        return self._holder is not None

    @property
    def is_wanted(self) -> bool:
        """Whether a request computes, or will compute: one that waits for rows has lent the baton."""
        return self._holder is not None or bool(self._asking) or self._order.has_prefills

    def acquire(self, turn: Turn) -> float:
        """Wait in line for the baton; returns the seconds waited."""
        with self._mutex:
            if not self._order.is_wanted(is_decode=turn.is_decode):
                self._account()  # until now the holder had all of the time
            self._order.request(turn)
            if self._holder is None:
                self._hand_to(turn)
                return 0.0
            granted = self._asking[turn] = threading.Event()
        return self._wait(granted)

    def release(self) -> None:
        if self._asking:
            release_threads()
        with self._mutex:
            self._account()
            assert self._holder is not None, "only a holder gives the baton away"
            self._order.leave(self._holder)
            self._holder = None
            if self._asking:
                self._pass_to(self._order.next_of(list(self._asking)))

    def offer(self) -> float:
        """Let more urgent turns go first. Returns the seconds that this took; 0 when the holder keeps the baton."""
        if not self._asking:
            return 0.0
        with self._mutex:
            self._account()
            turn = self._holder
            assert turn is not None, "only a holder offers"
            following = self._order.next_of([*self._asking, turn])
            if following is turn:
                return 0.0
            release_threads()
            granted = self._asking[turn] = threading.Event()
            self._pass_to(following)
        return self._wait(granted)

    def would_pass(self, turn: Turn) -> bool:
        """Whether another turn would take the baton now if `turn`, its holder, offered it."""
        if not self._asking:
            return False
        with self._mutex:
            self._account()
            return self._order.next_of([*self._asking, turn]) is not turn

    def give_way(self, turn: Turn) -> float:
        """Let another turn go first, after `would_pass`. Returns the seconds that this took."""
        release_threads()
        with self._mutex:
            self._account()
            following = self._order.next_of(list(self._asking))
            granted = self._asking[turn] = threading.Event()
            self._pass_to(following)
        return self._wait(granted)

    @contextmanager
    def held(self, turn: Turn) -> Iterator[None]:
        self.acquire(turn)
        try:
            yield
        finally:
            self.release()

    def _wait(self, granted: threading.Event) -> float:
        started_s = self._clock()
        granted.wait()
        return self._clock() - started_s

    def _pass_to(self, turn: Turn) -> None:
        self._hand_to(turn)
        self._asking.pop(turn).set()  # the baton is never free in between

    def _hand_to(self, turn: Turn) -> None:
        self._holder, self._since_s = turn, self._clock()
        if self._on_granted is not None:
            self._on_granted(turn)

    def _account(self) -> None:
        """Credit the holder with its time until now. Called before anything changes in the order of turns."""
        if self._holder is not None:
            now_s = self._clock()
            self._order.account(self._holder, now_s - self._since_s)
            self._since_s = now_s
