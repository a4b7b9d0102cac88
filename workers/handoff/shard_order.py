"""The order in which the shards of a worker compute, which the first shard decides.

Shards make the same sums in the same order, so the baton of each must go to the same turns, for the same layers. The
first shard schedules its baton freely and announces each turn to the other shards, whose batons follow. A shard may
have to wait until an announced turn is ready there. This cannot deadlock: the turn depends on nothing that depends on
the waiting shard.

At a layer boundary all shards agree whether the holder keeps the baton, lends it or gives up, by the largest of:

    0 go on | 1 rows that a shard waits for are missing, so all lend the baton | 2 a shard gives up, so all give up

The first shard sends the other shards three kinds of messages, each a number with its arguments:

    TURN, request (or DECODING)                    the baton goes to this turn
    PASS, requests ..., their newest tokens ...    these requests are decoded in one pass now; none: no pass follows
    END, request, generated tokens ...             the answer is complete
"""

import contextlib
import threading
import time
from collections import deque
from collections.abc import Iterator
from enum import IntEnum
from queue import SimpleQueue

from workers.errors import ChainBroken, PredecessorStopped, WorkerError
from workers.handoff.rendezvous import JoinTime
from workers.handoff.shard_group import ShardGroup
from workers.plan.config import EpochSpec
from workers.turns.baton import Baton
from workers.turns.turn_order import Turn


class Told(IntEnum):
    """Kind of a message from the first shard."""

    TURN = 0
    PASS = 1
    END = 2


class Boundary(IntEnum):
    """Vote of a shard at a layer boundary; the largest vote wins."""

    GO_ON = 0
    LEND = 1
    GIVE_UP = 2


class FollowingBaton(Baton):
    """A baton that goes to the turns that the first shard announces, in that order."""

    def __init__(self) -> None:
        super().__init__()
        self._changed = threading.Condition()
        self._told: deque[int] = deque()
        self._is_held = self._has_ended = False

    def give_to(self, request: int) -> None:
        with self._changed:
            self._told.append(request)
            self._changed.notify_all()

    def end(self) -> None:
        """Raise ChainBroken in all threads that wait for the baton, now or later."""
        with self._changed:
            self._has_ended = True
            self._changed.notify_all()

    @contextlib.contextmanager
    def prefill(self, size: float, request: int = 0) -> Iterator[Turn]:
        yield Turn(is_decode=False, size=size, request=request)

    @property
    def is_taken(self) -> bool:
        return self._is_held

    def acquire(self, turn: Turn) -> float:
        """Wait until the turn is announced; return the seconds waited. Raises ChainBroken when the epoch has ended."""
        started_s = time.perf_counter()
        with self._changed:
            self._changed.wait_for(lambda: self._has_ended or self._is_next(turn))
            if self._has_ended:
                raise ChainBroken("the first shard has left the epoch")
            self._told.popleft()
            self._is_held = True
        return time.perf_counter() - started_s

    def release(self) -> None:
        with self._changed:
            self._is_held = False
            self._changed.notify_all()

    def would_pass(self, turn: Turn) -> bool:
        return False

    def give_way(self, turn: Turn) -> float:
        self.release()
        return self.acquire(turn)

    def _is_next(self, turn: Turn) -> bool:
        return not self._is_held and bool(self._told) and self._told[0] == turn.request


class ShardOrder:
    """The order of one epoch in one shard. Owns: the group, the baton, and a thread that sends or receives messages
    until `leave`.

    After the group has ended, calls raise ChainBroken.
    """

    def __init__(self, spec: EpochSpec, group: ShardGroup) -> None:
        self._group = group
        self.is_first = spec.shard == 0
        self._following = None if self.is_first else FollowingBaton()
        self.baton = self._following or Baton(on_granted=lambda turn: self.tell(Told.TURN, turn.request))
        #: PASS and END messages received from the first shard; None after the last one.
        self.decoding: SimpleQueue[list[int] | None] = SimpleQueue()
        self._to_tell: SimpleQueue[list[int] | None] = SimpleQueue()
        work, name = (self._tell, "tell-shards") if self.is_first else (self._hear, "hear-first-shard")
        self._thread = threading.Thread(target=work, name=f"{name}-{spec.epoch}", daemon=True)
        self.add_up = self._group.add_up

    def join(self, allowed: JoinTime | None = None) -> None:
        """Connect to the other shards. Raises ChainBroken when they do not join in time (None: a minute)."""
        self._group.join(allowed)
        self._thread.start()

    def leave(self) -> None:
        """Leave the group without waiting for other shards. All waits of this epoch end with ChainBroken eventually."""
        self._group.leave()
        self._to_tell.put(None)
        self._end_following()

    def tell(self, kind: Told, *values: int) -> None:
        """Send a message from the first shard to the other shards, in the order of calls. Does not block."""
        self._to_tell.put([kind, *values])

    def agree(self, request: int, own: Boundary, *, passes: bool = False) -> tuple[Boundary, bool]:
        """Vote at a boundary: returns what the shards do, and whether the first shard's baton has another turn first.

        The holders of the baton call this in all shards. Raises ChainBroken when they hold it for different requests.
        """
        boundary, wants_to_pass, last, first = self._group.largest([own, passes, request, -request])
        if last != -first:
            self.leave()
            raise ChainBroken(f"shards are out of step: they compute requests {-first} and {last}")
        return Boundary(boundary), bool(wants_to_pass)

    def offer(self, turn: Turn, *, gives_up: bool) -> tuple[Boundary, float]:
        """Let turns that are next go first; return the agreed vote, and the seconds until the baton came back."""
        own = Boundary.GIVE_UP if gives_up else Boundary.GO_ON
        agreed, passes = self.agree(turn.request, own, passes=self.baton.would_pass(turn))
        if agreed == Boundary.GIVE_UP or not passes:
            return agreed, 0.0
        return agreed, self.baton.give_way(turn)

    @contextlib.contextmanager
    def voting(self, request: int) -> Iterator[None]:
        """Context for work of the baton's holder that may fail in this shard only. Afterwards all shards go on, or
        none does: the shards that succeeded raise PredecessorStopped.
        """
        try:
            yield
        except WorkerError:
            with contextlib.suppress(ChainBroken):
                self.agree(request, Boundary.GIVE_UP)
            raise
        if self.agree(request, Boundary.GO_ON)[0] == Boundary.GIVE_UP:
            raise stopped_elsewhere(request)

    @contextlib.contextmanager
    def taking_part(self) -> Iterator[None]:
        """Context in which a request is computed. An error that the shards did not vote about ends the epoch, because
        the other shards would wait for this one.
        """
        try:
            yield
        except Exception as error:
            if isinstance(error, ChainBroken) or not isinstance(error, WorkerError):
                self.leave()
            raise

    @contextlib.contextmanager
    def beginning(self, request: int) -> Iterator[None]:
        """Context in which this shard begins a request, before it has a turn to vote in. Raises like `voting`."""
        failure = None
        try:
            yield
        except WorkerError as error:
            failure = error
        with self.baton.held(Turn(is_decode=False, request=request)), self.voting(request):
            if failure is not None:
                raise failure

    def _tell(self) -> None:
        with contextlib.suppress(ChainBroken):  # computing threads raise it as well
            while (message := self._to_tell.get()) is not None:
                self._group.tell(message)

    def _hear(self) -> None:
        with contextlib.suppress(ChainBroken):
            while True:
                kind, *values = self._group.hear()
                if kind == Told.TURN and self._following is not None:
                    self._following.give_to(*values)
                else:
                    self.decoding.put([kind, *values])
        self._end_following()

    def _end_following(self) -> None:
        if self._following is not None:
            self._following.end()
            self.decoding.put(None)


def stopped_elsewhere(request: int) -> PredecessorStopped:
    return PredecessorStopped(f"another shard of this worker stopped request {request}")
