import threading
import time
from collections.abc import Callable

import pytest

from workers.baton import Baton

DEADLINE_S = 20.0


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + DEADLINE_S
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.001)


def start_in_line(baton: Baton, names: list[str], taken: list[str]) -> list[threading.Thread]:
    """Threads that take the baton once each; started so that they ask in the order of `names`."""

    def take(name: str) -> None:
        with baton.held():
            taken.append(name)

    threads = []
    for place, name in enumerate(names, start=1):
        thread = threading.Thread(target=take, args=(name,))
        thread.start()
        threads.append(thread)
        wait_until(lambda place=place: len(baton._line) == place)
    return threads


def join(threads: list[threading.Thread]) -> None:
    for thread in threads:
        thread.join(DEADLINE_S)
        assert not thread.is_alive()


def test_a_free_baton_is_taken_without_waiting() -> None:
    baton = Baton()
    assert baton.acquire() == 0.0
    baton.release()
    assert baton.acquire() == 0.0


def test_an_offer_that_nobody_wants_costs_nothing_and_keeps_the_baton() -> None:
    baton, taken = Baton(), list[str]()
    baton.acquire()
    assert baton.offer() == 0.0
    threads = start_in_line(baton, ["a"], taken)
    assert taken == []
    baton.release()
    join(threads)
    assert taken == ["a"]


def test_waiting_threads_get_the_baton_in_the_order_of_asking() -> None:
    baton, taken = Baton(), list[str]()
    names = [str(number) for number in range(8)]
    baton.acquire()
    threads = start_in_line(baton, names, taken)
    baton.release()
    join(threads)
    assert taken == names


def test_an_offer_lets_everyone_who_waits_go_first_and_then_returns() -> None:
    baton, taken = Baton(), list[str]()
    baton.acquire()
    threads = start_in_line(baton, ["a", "b"], taken)
    assert baton.offer() > 0.0
    taken.append("offerer")
    assert taken == ["a", "b", "offerer"]
    baton.release()
    join(threads)


def test_two_threads_that_offer_at_every_step_take_turns() -> None:
    baton, steps = Baton(), list[int]()
    baton.acquire()

    def compute(number: int) -> None:
        with baton.held():
            for _ in range(50):
                steps.append(number)
                baton.offer()

    threads = []
    for number in (1, 2):
        threads.append(threading.Thread(target=compute, args=(number,)))
        threads[-1].start()
        wait_until(lambda number=number: len(baton._line) == number)
    baton.release()
    join(threads)
    assert steps == [1, 2] * 50


def test_there_are_never_two_holders() -> None:
    baton = Baton()
    holders, most, done = 0, 0, 0

    def step() -> None:
        nonlocal holders, most, done
        holders += 1
        most = max(most, holders)
        time.sleep(0)  # let others run into us
        done += 1
        holders -= 1

    def work(number: int) -> None:
        for round_number in range(100):
            with baton.held():
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
    with pytest.raises(KeyError), baton.held():
        raise KeyError
    assert baton.acquire() == 0.0
