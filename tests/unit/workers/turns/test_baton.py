"""The baton of a worker: one holder at a time, and the order of turns among threads that compute."""

import threading
import time
from collections.abc import Callable

import pytest

from workers.errors import ChainBroken
from workers.handoff.shard_order import FollowingBaton
from workers.turns.baton import Baton
from workers.turns.turn_order import Turn

DEADLINE_S = 20.0


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + DEADLINE_S
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.001)


def take(baton: Baton, turn: Turn, name: str, taken: list[str]) -> None:
    with baton.held(turn):
        taken.append(name)


def start_in_line(baton: Baton, names: list[str], taken: list[str]) -> list[threading.Thread]:
    """Start threads that take the baton once each and ask in the order of `names`."""

    threads = []
    for place, name in enumerate(names, start=1):
        thread = threading.Thread(target=take, args=(baton, decoding(), name, taken))
        thread.start()
        threads.append(thread)
        wait_until(lambda place=place: len(baton._asking) == place)
    return threads


def decoding() -> Turn:
    return Turn(is_decode=True)


def join(threads: list[threading.Thread]) -> None:
    for thread in threads:
        thread.join(DEADLINE_S)
        assert not thread.is_alive()


def test_a_free_baton_is_taken_without_waiting() -> None:
    baton = Baton()
    assert baton.acquire(decoding()) == 0.0
    baton.release()
    assert baton.acquire(decoding()) == 0.0


def test_an_offer_that_no_run_wants_costs_nothing_and_keeps_the_baton() -> None:
    baton, taken = Baton(), list[str]()
    baton.acquire(decoding())
    assert baton.offer() == 0.0
    threads = start_in_line(baton, ["a"], taken)
    assert taken == []
    baton.release()
    join(threads)
    assert taken == ["a"]


def test_waiting_threads_get_the_baton_in_the_order_of_asking() -> None:
    baton, taken = Baton(), list[str]()
    names = [str(number) for number in range(8)]
    baton.acquire(decoding())
    threads = start_in_line(baton, names, taken)
    baton.release()
    join(threads)
    assert taken == names


def test_an_offer_lets_those_go_first_whose_turn_it_is_and_then_returns() -> None:
    baton, taken = Baton(), list[str]()
    with baton.prefill(1.0) as first, baton.prefill(1.0) as second, baton.prefill(1.0) as offerer:
        baton.acquire(offerer)
        asking = {"first": first, "second": second}
        threads = [threading.Thread(target=take, args=(baton, turn, name, taken)) for name, turn in asking.items()]
        for thread in threads:
            thread.start()
        wait_until(lambda: len(baton._asking) == 2)
        assert baton.offer() > 0.0
        taken.append("offerer")
        assert taken == ["first", "second", "offerer"]
        baton.release()
        join(threads)


def steps_of(baton: Baton, turns: list[Turn], num_steps: int) -> list[int]:
    """Number of the turn of each step, for threads that offer at every step; the first turn asks first."""
    steps = list[int]()
    baton.acquire(decoding())

    def compute(number: int) -> None:
        with baton.held(turns[number]):
            for _ in range(num_steps):
                steps.append(number)
                baton.offer()

    threads = []
    for number in range(len(turns)):
        threads.append(threading.Thread(target=compute, args=(number,)))
        threads[-1].start()
        wait_until(lambda number=number: len(baton._asking) == number + 1)
    baton.release()
    join(threads)
    return steps


def test_prefills_of_one_length_are_computed_one_after_the_other() -> None:
    baton = Baton()
    with baton.prefill(10.0) as first, baton.prefill(10.0) as second:
        assert steps_of(baton, [first, second], 50) == [0] * 50 + [1] * 50


def test_a_short_prefill_overtakes_a_long_one_at_its_next_layer() -> None:
    ticks = iter(range(10_000))
    baton = Baton(lambda: float(next(ticks)))
    with baton.prefill(1.0) as turn, baton.held(turn):
        pass  # from here on the time for a unit of size is known
    with baton.prefill(1000.0) as long, baton.prefill(1.0) as short:
        assert steps_of(baton, [long, short], 5) == [1] * 5 + [0] * 5


def test_prefills_of_one_pass_of_the_batch_tell_the_rate_by_which_short_ones_overtake() -> None:
    times_s = iter(range(100))
    baton, batch = Baton(clock=lambda: float(next(times_s))), Turn(is_decode=True)
    with baton.held(batch):
        for _ in range(3):
            turn = baton.add_prefill(10.0)
            baton.carry({turn: 10}, is_decode=False)
            baton.complete(turn)
        long, short = (baton.add_prefill(size) for size in (1000.0, 10.0))
        assert baton.in_line([long, short])[0] == [short, long]
        baton.carry({}, is_decode=True)


def test_decoding_and_a_prefill_share_the_time() -> None:
    ticks = iter(range(10_000))
    baton = Baton(lambda: float(next(ticks)))
    with baton.prefill(10.0) as prefill:
        steps = steps_of(baton, [prefill, decoding()], 20)
    assert all(abs(steps[:n].count(0) - steps[:n].count(1)) <= 2 for n in range(1, 40))


def test_there_are_never_two_holders() -> None:
    baton = Baton()
    holders, most, done = 0, 0, 0

    def step() -> None:
        nonlocal holders, most, done
        holders += 1
        most = max(most, holders)
        time.sleep(0)  # let other threads run
        done += 1
        holders -= 1

    def work(number: int) -> None:
        for round_number in range(100):
            with baton.prefill(number + 1.0) as turn, baton.held(turn):
                step()
                if (number + round_number) % 3 == 0:
                    baton.offer()
                    step()

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    join(threads)
    offers = sum((number + round_number) % 3 == 0 for number in range(8) for round_number in range(100))
    assert most == 1
    assert done == 800 + offers


def test_the_baton_comes_back_when_its_holder_raises() -> None:
    baton = Baton()
    with pytest.raises(KeyError), baton.prefill(1.0) as turn, baton.held(turn):
        raise KeyError
    assert baton.acquire(decoding()) == 0.0


def test_an_offer_would_pass_only_where_another_turn_is_next_and_giving_way_lets_it_go_first() -> None:
    granted = list[int]()
    baton = Baton(on_granted=lambda turn: granted.append(turn.request))
    with baton.prefill(1.0, request=1) as short, baton.prefill(2.0, request=2) as long:
        baton.acquire(long)
        assert not baton.would_pass(long)
        thread = threading.Thread(target=take, args=(baton, short, "short", []))
        thread.start()
        wait_until(lambda: len(baton._asking) == 1)
        assert baton.would_pass(long)
        assert baton.give_way(long) > 0.0
        baton.release()
        join([thread])
    assert granted == [2, 1, 2]


def test_a_following_baton_goes_to_the_turns_that_are_told_whichever_ask_first() -> None:
    baton, taken = FollowingBaton(), list[str]()
    turns = {name: Turn(is_decode=False, request=number) for number, name in enumerate("abc")}
    threads = [threading.Thread(target=take, args=(baton, turn, name, taken)) for name, turn in turns.items()]
    for thread in threads:
        thread.start()
    assert not baton.is_taken
    for request in (2, 0, 1):
        baton.give_to(request)
    join(threads)
    assert taken == ["c", "a", "b"]


def test_turns_that_a_following_baton_is_not_told_any_more_end_with_the_epoch() -> None:
    baton = FollowingBaton()
    ends = list[Exception]()

    def ask() -> None:
        try:
            baton.acquire(decoding())
        except ChainBroken as error:
            ends.append(error)

    thread = threading.Thread(target=ask)
    thread.start()
    baton.end()
    join([thread])
    assert len(ends) == 1
    with pytest.raises(ChainBroken):
        baton.acquire(decoding())
