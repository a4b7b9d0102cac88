"""The scheduler of a worker's compute time: which request's turn is next. Pure, with no clock and no thread.

Two kinds of turns share a worker's time: a layer of a request's prefill, and a layer of the batch, whose passes have
rows of several requests: of those that decode, and of prefills that it carries (`workers/batching/batcher.py`). While
both are wanted each kind gets half of the time, decoding first, so tokens flow beside a long prefill and cannot stop
it. The batch also goes first while a prefill that it carries is next among all of them. Its pass is also due for those
that wait for its end to join it.

A kind that becomes wanted is brought level with the other one: it saved nothing up before, and the other owes nothing
for what it had alone. So neither waits for more than one turn of the other and what its own last one took.

Among prefills, the one goes first that would finish first if all of them were computed side by side at equal speed
(Friedman and Henderson, "Fairness and efficiency in web server protocols", 2003: the fair sojourn protocol). Requests
of one length are thus computed one after the other, not all at half speed, and a short one overtakes a long one.

The bound: no prefill ends later than it would side by side with the others, but for one layer of another, which cannot
be interrupted. Side by side with n - 1 others, what takes C seconds alone takes at most n·C, however long the others
are; n counts all that come in the meantime. It holds as far as the sizes that requests announce are in proportion to
their seconds. Where they are not, long prefills tell the rate more than short ones, whose estimates matter less, and
what is wrong is forgotten when no request computes.

Beside a client that sends one short prompt after the other n grows without end. So a prefill that would be over by now
side by side with those that were really there is late, and those that are late get their equal share of the time: late
m beside k others, m of m + k parts. That leaves the others no less than side by side.
"""

import heapq
from collections.abc import Iterable
from dataclasses import dataclass, field

#: In place of a request's number: those that decode take turns together.
DECODING = -1
#: What of the seconds and sizes of earlier prefills still counts for the rate, at each further one.
_RATE_MEMORY = 0.8


@dataclass(slots=True, eq=False)
class Turn:
    """What is computed in turns: one request's prefill, of a size, or the batch."""

    #: Whether requests decode in it.
    is_decode: bool
    #: In any unit that all prefills of a worker share.
    size: float = 0.0
    #: When it would be finished side by side with the others, on the order's own clock.
    due_s: float = 0.0
    #: When it is late, on the clock of those that are there.
    late_s: float = 0.0
    held_s: float = 0.0
    number: int = 0
    #: If it is the batch: prefills in its present pass and their shares of it, and those that wait for its end to join.
    carried: tuple[tuple["Turn", float], ...] = ()
    waiting: tuple["Turn", ...] = ()
    #: If it is the batch: whether it was let go before another prefill because of one of these.
    is_for_prefill: bool = False
    #: Whose prefill it is.
    request: int = DECODING

    @property
    def prefills(self) -> tuple["Turn", ...]:
        """Prefills that the batch gets on with."""
        return (*(prefill for prefill, _ in self.carried), *self.waiting)


@dataclass(slots=True)
class TurnOrder:
    """Which turns have joined, how much time each kind has had, and which turn is next."""

    #: Seconds that every prefill would have had by now, side by side.
    _shared_s: float = 0.0
    #: When those are due that would still be computed, side by side; some of them are over by now. A heap.
    _due_s: list[float] = field(default_factory=list)
    #: Seconds and sizes of past prefills, the newest counting most.
    _known_s: float = 0.0
    _known_size: float = 0.0
    _num_prefills: int = 0
    #: Seconds that each prefill would have had by now, side by side with those that were there.
    _present_s: float = 0.0
    #: The share of late ones among those that asked last, if another one was to go first, and what they are owed of it.
    _late_share: float = 0.0
    _owed_s: float = 0.0
    #: The turns that ask or compute, and which kinds they are of.
    _wanting: set[Turn] = field(default_factory=set)
    _wanted: set[bool] = field(default_factory=set)
    #: Time that each kind has had, prefill and decoding; what one has alone is given to the other when that is wanted.
    _had_s: list[float] = field(default_factory=lambda: [0.0, 0.0])
    _num_joined: int = 0

    @property
    def has_prefills(self) -> bool:
        return self._num_prefills > 0

    def is_wanted(self, *, is_decode: bool) -> bool:
        """Whether a turn of this kind asks or computes."""
        return is_decode in self._wanted

    def add_prefill(self, size: float, request: int = 0) -> Turn:
        """A prefill begins. Until one has ended, nothing is known of seconds, and the first to come goes first."""
        self._num_joined += 1
        self._num_prefills += 1
        seconds_per_unit = self._known_s / self._known_size if self._known_size else 0.0
        due_s = self._shared_s + size * seconds_per_unit
        heapq.heappush(self._due_s, due_s)
        late_s = self._present_s + size * seconds_per_unit
        return Turn(is_decode=False, size=size, due_s=due_s, late_s=late_s, number=self._num_joined, request=request)

    def abandon(self, turn: Turn) -> None:
        """The prefill of `turn` is not computed to its end: it shares with no other any more."""
        if turn.due_s in self._due_s:
            self._due_s.remove(turn.due_s)
            heapq.heapify(self._due_s)
        self._ended(turn)

    def complete(self, turn: Turn) -> None:
        """The prefill of `turn` is over. Tells what a unit of size takes."""
        if turn.size > 0:
            self._known_s = _RATE_MEMORY * self._known_s + turn.held_s
            self._known_size = _RATE_MEMORY * self._known_size + turn.size
        self._ended(turn)

    def _ended(self, turn: Turn) -> None:
        """Prefills that are still due when all have been computed were shorter than expected: forget them."""
        self.leave(turn)
        self._num_prefills -= 1
        if not self._num_prefills:
            self._due_s.clear()

    def request(self, turn: Turn) -> None:
        """`turn` asks, and wants to compute until it leaves."""
        self._wanting.add(turn)
        self._level()

    def leave(self, turn: Turn) -> None:
        """`turn` does not want to compute any more, for now."""
        self._wanting.discard(turn)
        self._level()

    def carry(self, batch: Turn, carried: tuple[tuple[Turn, float], ...], *, is_decode: bool) -> None:
        """The batch begins a pass with these prefills, and perhaps with requests that decode. None waits for it yet."""
        batch.carried, batch.waiting, batch.is_decode = carried, (), is_decode
        batch.is_for_prefill &= bool(carried)
        self._level()

    def expect(self, batch: Turn, prefill: Turn | None) -> None:
        """This prefill, or a request that decodes, waits for the end of the batch's pass."""
        if prefill is None:
            batch.is_decode = True
        else:
            batch.waiting += (prefill,)
        self._level()

    def _level(self) -> None:
        """Bring a kind that was not wanted until now level with the other one."""
        wanted = {turn.is_decode for turn in self._wanting}
        for kind in wanted - self._wanted:
            self._had_s[kind] = max(self._had_s)
        self._wanted = wanted

    def account(self, turn: Turn, seconds: float) -> None:
        """`turn` has computed for so long."""
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
        """Divide the seconds among those that would be computed side by side, as one after the other gets done."""
        while self._due_s:
            until_next_s = (self._due_s[0] - self._shared_s) * len(self._due_s)
            if until_next_s > seconds:
                self._shared_s += seconds / len(self._due_s)
                return
            seconds -= until_next_s
            self._shared_s = heapq.heappop(self._due_s)

    def next_of(self, turns: list[Turn]) -> Turn:
        """The next of the turns that ask; decoding steps in the order of asking, as they stand in the list."""
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
        """The one that is due first first."""
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
