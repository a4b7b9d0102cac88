"""Whose turn it is to compute in a worker: pure, with no clock and no thread of its own.

Two kinds of turns share a worker's time: a layer of somebody's prefill, and a decoding step. While both are wanted each
kind gets half of the time, decoding first, so tokens flow beside a long prefill and cannot stop it.

Among prefills, the one goes first that would finish first if all of them were computed side by side at equal speed
(Friedman and Henderson, "Fairness and efficiency in web server protocols", 2003: the fair sojourn protocol). Requests
of one length are thus computed one after the other, not all at half speed, and a short one overtakes a long one.

The bound: with n prefills in a worker, one that takes C seconds alone is computed within n·C plus one layer of
another, however long the others are (a layer cannot be interrupted). It holds as far as the sizes that requests
announce are in proportion to their seconds; a wrong size delays others by no more than its error.
"""

from dataclasses import dataclass, field

#: Weight of the newest request in the running mean of seconds per unit of size.
_RATE_WEIGHT = 0.2


@dataclass(slots=True, eq=False)
class Turn:
    """One request's place in the order: a prefill of a size, or one request's decoding."""

    is_decode: bool
    #: In any unit that all prefills of a worker share.
    size: float = 0.0
    #: When it would be finished side by side with the others, on the order's own clock.
    due_s: float = 0.0
    held_s: float = 0.0
    number: int = 0


@dataclass(slots=True)
class TurnOrder:
    """Who joined, how much time each kind has had, and who is next."""

    #: Seconds that every prefill would have had by now, side by side.
    _shared_s: float = 0.0
    _num_prefills: int = 0
    _seconds_per_unit: float | None = None
    #: Time that each kind has had, prefill and decoding; one that was not wanted for a while saves nothing up.
    _had_s: list[float] = field(default_factory=lambda: [0.0, 0.0])
    _num_joined: int = 0

    def prefill(self, size: float) -> Turn:
        """A prefill begins. Until one has ended, nothing is known of seconds, and the first to come goes first."""
        self._num_prefills += 1
        self._num_joined += 1
        due_s = self._shared_s + size * (self._seconds_per_unit or 0.0)
        return Turn(is_decode=False, size=size, due_s=due_s, number=self._num_joined)

    def ended(self, turn: Turn) -> None:
        """The prefill of `turn` is over, or given up."""
        self._num_prefills -= 1

    def learn(self, turn: Turn) -> None:
        """The prefill of `turn` was computed to its end: what a unit of size takes."""
        if turn.size > 0:
            rate, known = turn.held_s / turn.size, self._seconds_per_unit
            self._seconds_per_unit = rate if known is None else known + _RATE_WEIGHT * (rate - known)

    def wanted(self, turn: Turn) -> None:
        """`turn` asks while nobody of its kind asks or computes."""
        self._had_s[turn.is_decode] = max(self._had_s)

    def held(self, turn: Turn, seconds: float) -> None:
        """`turn` has computed for so long."""
        turn.held_s += seconds
        self._had_s[turn.is_decode] += seconds
        if not turn.is_decode:
            self._shared_s += seconds / max(1, self._num_prefills)

    def first(self, turns: list[Turn]) -> Turn:
        """Who of those that ask is next; decoding steps in the order of asking, as they stand in the list."""
        decoding = [turn for turn in turns if turn.is_decode]
        prefills = [turn for turn in turns if not turn.is_decode]
        if decoding and (not prefills or self._had_s[True] <= self._had_s[False]):
            return decoding[0]
        return min(prefills, key=lambda turn: (turn.due_s, turn.number))
