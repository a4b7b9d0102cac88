"""The scheduler of a worker's compute time: which request's turn is next. Pure, with no clock and no thread.

Two kinds of turns share a worker's time: a layer of one request's prefill, and a layer of the batch. A pass of the
batch has rows of requests that decode and of prefills that it carries (`workers/batching/batcher.py`). While both kinds
are wanted, each gets half of the time, decoding first: tokens continue to flow during a long prefill, and cannot stop
it. The batch also goes first while a prefill that it carries is the next of all prefills, and its pass is as urgent as
the prefills that wait for its end to join it.

A kind that becomes wanted is brought level with the other one: it has saved no time up, and the other kind owes nothing
for the time that it had alone. So neither kind waits for more than one turn of the other one and the length of its own
last turn.

The next prefill is the one that would finish first if all were computed side by side at equal speed (Friedman and
Henderson, "Fairness and efficiency in web server protocols", 2003: the fair sojourn protocol). Requests of one length
are thus computed one after the other, not all at half speed, and a short request overtakes a long one.

The bound: no prefill ends later than it would side by side with the other prefills, except for one layer of another
request, which cannot be interrupted. A prefill that takes C seconds alone ends within n·C seconds, where n counts the
prefills that are present or arrive meanwhile, however long they are. The bound holds as far as the announced sizes are
proportional to seconds. Where they are not, long prefills count more than short ones in the estimated rate, as their
estimates matter more, and errors are forgotten when no request computes.

With a client that sends one short prompt after the other, n grows without end. So a prefill is late once it would have
finished side by side with the prefills that were really present. Late prefills get their equal share of the time: m
late ones among m + k get m of m + k parts, which leaves the k other prefills no less than side by side.
"""

import heapq
from collections.abc import Iterable
from dataclasses import dataclass, field

#: Stands for the number of a request in the batch's turn, which all requests that decode share.
DECODING = -1
#: Decay of the weight of earlier prefills in the estimated seconds per unit, at each further prefill.
_RATE_MEMORY = 0.8


@dataclass(slots=True, eq=False)
class Turn:
    """One contender for compute time: a request's prefill, or the batch."""

    #: Whether requests decode in this turn.
    is_decode: bool
    #: Work of the prefill, in any unit that all prefills of a worker share.
    size: float = 0.0
    #: When it would be finished side by side with all prefills, on the scale of `TurnOrder._shared_s`.
    due_s: float = 0.0
    #: When it becomes late, on the scale of `TurnOrder._present_s`.
    late_s: float = 0.0
    held_s: float = 0.0
    number: int = 0
    #: For the batch: prefills in its present pass with their shares of it, and prefills that wait for its end to join.
    carried: tuple[tuple["Turn", float], ...] = ()
    waiting: tuple["Turn", ...] = ()
    #: For the batch: whether it went before another prefill because of one of these prefills.
    is_for_prefill: bool = False
    #: Number of the request that prefills; `DECODING` for the batch.
    request: int = DECODING

    @property
    def prefills(self) -> tuple["Turn", ...]:
        """Prefills that the batch computes, or computes after its present pass."""
        return (*(prefill for prefill, _ in self.carried), *self.waiting)


@dataclass(slots=True)
class TurnOrder:
    """Scheduler over the turns of one worker: keeps the time that each kind has had, and chooses the next turn."""

    #: Seconds that every prefill would have had by now, side by side.
    _shared_s: float = 0.0
    #: Heap of the due times of prefills that would still be computed side by side; some of them have really ended.
    _due_s: list[float] = field(default_factory=list)
    #: Seconds and sizes of past prefills, weighted so that the newest count most.
    _known_s: float = 0.0
    _known_size: float = 0.0
    _num_prefills: int = 0
    #: Seconds that each prefill would have had by now, side by side with the prefills that were really present.
    _present_s: float = 0.0
    #: Share of late prefills among those that asked last, 0 unless a prefill in time is due before them; and the
    #: seconds that late prefills are owed.
    _late_share: float = 0.0
    _owed_s: float = 0.0
    #: Turns that ask or compute, and their kinds (whether they decode).
    _wanting: set[Turn] = field(default_factory=set)
    _wanted: set[bool] = field(default_factory=set)
    #: Seconds that each kind has had, prefill and decoding; a kind that becomes wanted is raised to the other's.
    _had_s: list[float] = field(default_factory=lambda: [0.0, 0.0])
    _num_joined: int = 0

    @property
    def has_prefills(self) -> bool:
        return self._num_prefills > 0

    def is_wanted(self, *, is_decode: bool) -> bool:
        """Whether a turn of this kind asks or computes."""
        return is_decode in self._wanted

    def add_prefill(self, size: float, request: int = 0) -> Turn:
        """Join with a prefill of this size. Until one has ended, no rate is known, and the first to come goes first."""
        self._num_joined += 1
        self._num_prefills += 1
        seconds_per_unit = self._known_s / self._known_size if self._known_size else 0.0
        due_s = self._shared_s + size * seconds_per_unit
        heapq.heappush(self._due_s, due_s)
        late_s = self._present_s + size * seconds_per_unit
        return Turn(is_decode=False, size=size, due_s=due_s, late_s=late_s, number=self._num_joined, request=request)

    def abandon(self, turn: Turn) -> None:
        """Leave with a prefill that is not computed to its end: it no longer shares the time."""
        if turn.due_s in self._due_s:
            self._due_s.remove(turn.due_s)
            heapq.heapify(self._due_s)
        self._ended(turn)

    def complete(self, turn: Turn) -> None:
        """Leave with a prefill that has ended, and learn from it how long a unit of size takes."""
        if turn.size > 0:
            self._known_s = _RATE_MEMORY * self._known_s + turn.held_s
            self._known_size = _RATE_MEMORY * self._known_size + turn.size
        self._ended(turn)

    def _ended(self, turn: Turn) -> None:
        """Remove the turn. With the last prefill, drop the due times that are left: they were overestimated."""
        self.leave(turn)
        self._num_prefills -= 1
        if not self._num_prefills:
            self._due_s.clear()

    def request(self, turn: Turn) -> None:
        """Count `turn` among the turns that want to compute, until it leaves."""
        self._wanting.add(turn)
        self._level()

    def leave(self, turn: Turn) -> None:
        """Count `turn` no longer among the turns that want to compute, for now."""
        self._wanting.discard(turn)
        self._level()

    def carry(self, batch: Turn, carried: tuple[tuple[Turn, float], ...], *, is_decode: bool) -> None:
        """Begin a pass of the batch with these prefills, and with requests that decode if `is_decode`.

        No prefill waits for its end yet.
        """
        batch.carried, batch.waiting, batch.is_decode = carried, (), is_decode
        batch.is_for_prefill &= bool(carried)
        self._level()

    def expect(self, batch: Turn, prefill: Turn | None) -> None:
        """Count this prefill, or a request that decodes (None), among those that wait for the end of the pass."""
        if prefill is None:
            batch.is_decode = True
        else:
            batch.waiting += (prefill,)
        self._level()

    def _level(self) -> None:
        """Bring a kind that becomes wanted level with the other one."""
        wanted = {turn.is_decode for turn in self._wanting}
        for kind in wanted - self._wanted:
            self._had_s[kind] = max(self._had_s)
        self._wanted = wanted

    def account(self, turn: Turn, seconds: float) -> None:
        """Credit `turn` with seconds of computing, and the prefills that it carries with their shares."""
        prefills = turn.carried or (() if turn.is_decode else ((turn, 1.0),))
        self._had_s[turn.is_decode and not turn.is_for_prefill] += seconds
        for prefill, share in prefills:
            prefill.held_s += seconds * share
        if prefills:
            if self._late_share:
                late_share = sum(share for prefill, share in prefills if self.is_late(prefill))
                self._owed_s += seconds * (self._late_share - late_share)
            self._present_s += seconds / max(1, self._num_prefills)
            self._share(seconds)

    def _share(self, seconds: float) -> None:
        """Divide the seconds among prefills that would be computed side by side, as one after the other ends."""
        while self._due_s:
            until_next_s = (self._due_s[0] - self._shared_s) * len(self._due_s)
            if until_next_s > seconds:
                self._shared_s += seconds / len(self._due_s)
                return
            seconds -= until_next_s
            self._shared_s = heapq.heappop(self._due_s)

    def next_of(self, turns: list[Turn]) -> Turn:
        """Choose the next of the turns that ask. Decoding turns go in their order in the list."""
        decoding = [turn for turn in turns if turn.is_decode]
        alone = [turn for turn in turns if not turn.is_decode and not turn.carried]
        if not alone:
            self._late_share = self._owed_s = 0.0
        if decoding and (not alone or self._had_s[True] <= self._had_s[False]):
            decoding[0].is_for_prefill = False
            return decoding[0]
        batches = {min(turn.prefills, key=_due): turn for turn in turns if turn.prefills}
        prefill = self._next_prefill([*alone, *batches])
        following = batches.get(prefill, prefill)
        following.is_for_prefill = bool(alone) and prefill in batches
        return following

    def in_line(self, prefills: Iterable[Turn]) -> list[Turn]:
        """The prefills by due time, the earliest first."""
        return sorted(prefills, key=_due)

    def is_late(self, prefill: Turn) -> bool:
        return self._present_s >= prefill.late_s

    def _next_prefill(self, prefills: list[Turn]) -> Turn:
        following = min(prefills, key=_due)
        late = [] if self.is_late(following) else [turn for turn in prefills if self.is_late(turn)]
        self._late_share = len(late) / len(prefills)
        if not late:
            self._owed_s = 0.0  # a debt is not saved up
        return min(late, key=_due) if self._owed_s > 0.0 else following


def _due(turn: Turn) -> tuple[float, int]:
    return turn.due_s, turn.number
