"""Waits of a request in its prefill: bounded, with the baton lent meanwhile, and timed by their cause."""

import threading
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from workers.errors import RequestCancelled
from workers.plan.timeline import Activity, Timeline
from workers.requests.prefill_waits import PrefillWaits
from workers.turns.baton import Baton
from workers.turns.turn_order import Turn

LAYER = 3


class Rows:
    """Rows that are there after `after` polls; records whether the baton was free at each poll."""

    def __init__(self, baton: Baton, after: int) -> None:
        self._baton, self._after = baton, after
        self.timeouts_s: list[float] = []
        self.is_lent: list[bool] = []

    def is_ready(self, layer: int) -> bool:
        return len(self.timeouts_s) >= self._after

    def wait(self, layer: int, timeout_s: float) -> None:
        self.timeouts_s.append(timeout_s)
        self.is_lent.append(not self._baton.is_taken)
        if len(self.timeouts_s) < self._after:
            raise TimeoutError


@pytest.fixture
def baton() -> Baton:
    return Baton()


@pytest.fixture
def cancelled() -> threading.Event:
    return threading.Event()


@pytest.fixture
def waits(baton: Baton, cancelled: threading.Event) -> Iterator[PrefillWaits]:
    """Waits of a request that computes. Each reading of the timeline's clock is a second later."""
    seconds = count()
    waits = PrefillWaits(7, 1.0, baton, cancelled, Timeline(clock=lambda: float(next(seconds))))
    with waits.in_queue():
        waits.first_turn()
        yield waits


def test_rows_that_are_there_cost_no_wait_and_the_baton_stays(waits: PrefillWaits, baton: Baton) -> None:
    rows = Rows(baton, after=0)
    waits.wait_for(Activity.WAIT_LOAD, rows, LAYER, 5.0)
    assert (rows.timeouts_s, rows.is_lent) == ([0.0], [False])
    assert waits.timings(8.0).load_s == 0.0


def test_the_baton_is_lent_during_a_wait_which_counts_for_what_was_waited_for(
    waits: PrefillWaits, baton: Baton
) -> None:
    rows = Rows(baton, after=3)
    waits.wait_for(Activity.WAIT_HANDOFF, rows, LAYER, 60.0)
    assert rows.is_lent == [True] * 3 and baton.is_taken
    timings = waits.timings(8.0)
    assert (timings.load_s, timings.handoff_s, timings.turn_s, timings.compute_s) == (0.0, 1.0, 0.0, 7.0)


def test_a_wait_ends_with_the_time_that_it_was_given(waits: PrefillWaits, baton: Baton) -> None:
    rows = Rows(baton, after=1_000_000)
    with pytest.raises(TimeoutError):
        waits.wait_for(Activity.WAIT_LOAD, rows, LAYER, 0.01)
    assert max(rows.timeouts_s) <= 0.01 and baton.is_taken


def test_a_request_that_is_aborted_waits_no_longer(
    waits: PrefillWaits, baton: Baton, cancelled: threading.Event
) -> None:
    cancelled.set()
    with pytest.raises(RequestCancelled, match="request 7 was aborted"):
        waits.wait_for(Activity.WAIT_LOAD, Rows(baton, after=1_000_000), LAYER, 60.0)
    assert baton.is_taken, "the request computes until it has ended"


# --- a whole prefix, before the request has joined others -----------------------------------------------------------


class Prefix:
    """A load that is complete after `after` polls."""

    def __init__(self, after: int, then: Callable[[], object] = lambda: None) -> None:
        self._num_left, self._then = after, then

    def is_complete(self) -> bool:
        return not self._num_left

    def wait_all(self, timeout_s: float) -> None:
        if self._num_left:
            self._num_left -= 1
            self._then()
            raise TimeoutError("the prefix is not there")


@pytest.fixture
def queued(baton: Baton, cancelled: threading.Event) -> PrefillWaits:
    """Waits of a request while another one computes. Each reading of the timeline's clock is a second later."""
    seconds = count()
    baton.acquire(Turn(is_decode=True))
    return PrefillWaits(7, 1.0, baton, cancelled, Timeline(clock=lambda: float(next(seconds))))


def test_a_prefix_is_waited_for_while_another_request_computes(queued: PrefillWaits) -> None:
    assert queued.wait_beside_others(Prefix(after=3), 4, 60.0)
    assert queued.timings(8.0).load_s == 1.0


def test_a_request_waits_no_longer_for_a_prefix_when_no_other_computes(queued: PrefillWaits, baton: Baton) -> None:
    assert not queued.wait_beside_others(Prefix(after=1_000_000, then=baton.release), 4, 60.0)


def test_a_request_waits_for_its_prefix_beside_one_that_waits_for_its_own(queued: PrefillWaits, baton: Baton) -> None:
    """Many requests over stored rows all wait at first, and at most one of them shall compute by itself."""
    baton.release()
    turn = baton.add_prefill(1.0)
    assert queued.wait_beside_others(Prefix(after=3), 4, 60.0)
    assert not queued.wait_beside_others(Prefix(after=1_000_000, then=lambda: baton.complete(turn)), 4, 60.0)


def test_a_prefix_that_does_not_come_in_time_is_an_error(queued: PrefillWaits) -> None:
    with pytest.raises(TimeoutError, match="not there"):
        queued.wait_beside_others(Prefix(after=1_000_000), 4, 0.01)


def test_a_request_that_is_aborted_waits_for_no_prefix(queued: PrefillWaits, cancelled: threading.Event) -> None:
    with pytest.raises(RequestCancelled, match="request 7 was aborted"):
        queued.wait_beside_others(Prefix(after=1_000_000, then=cancelled.set), 4, 60.0)
