"""Threads that divide one task among them."""

import gc
import threading

import pytest
from store_steps import wait_until

from kvstore.format.thread_team import ThreadTeam


@pytest.mark.parametrize("num_threads", [1, 2, 5])
@pytest.mark.parametrize("num_parts", [0, 1, 2, 40])
def test_every_part_is_done_once_however_many_threads_there_are(num_threads: int, num_parts: int) -> None:
    team, done = ThreadTeam(num_threads), list[int]()
    for _ in range(20):
        done.clear()
        assert team.run(lambda part: done.append(part) is None, num_parts)
        assert sorted(done) == list(range(num_parts))


def test_the_threads_work_at_the_same_time() -> None:
    together = threading.Barrier(3, timeout=10.0)
    assert ThreadTeam(3).run(lambda part: together.wait() >= 0, 3)


@pytest.mark.parametrize("num_threads", [1, 3])
def test_after_a_part_that_is_not_good_none_is_begun(num_threads: int) -> None:
    begun = list[int]()
    assert not ThreadTeam(num_threads).run(lambda part: begun.append(part) or part != 5, 1000)
    assert set(range(6)) <= set(begun)
    assert len(begun) <= 5 + num_threads + num_threads, "only parts that other threads had begun by then were run"


@pytest.mark.parametrize("num_threads", [1, 3])
def test_an_error_is_raised_once_every_thread_has_left_and_the_team_works_on(num_threads: int) -> None:
    team, inside, may_leave = ThreadTeam(num_threads), set[int](), threading.Event()

    def do(part: int) -> bool:
        inside.add(part)
        if part == num_threads - 1:
            may_leave.set()
            raise OSError("no such luck")
        assert may_leave.wait(10.0) or num_threads == 1
        inside.discard(part)
        return True

    with pytest.raises(OSError, match="no such luck"):
        team.run(do, num_threads)
    assert inside == {num_threads - 1}, "no other thread is still inside"
    assert team.run(lambda part: True, 10)


def test_the_caller_stays_as_long_as_a_thread_is_at_work() -> None:
    both_are_inside, may_leave = threading.Barrier(2, timeout=10.0), threading.Event()
    left = list[str]()

    def do(part: int) -> bool:
        both_are_inside.wait()
        is_caller = threading.current_thread() is caller
        left.append("caller" if is_caller else "helper") if is_caller or may_leave.wait(10.0) else None
        return True

    caller = threading.Thread(target=lambda: ThreadTeam(2).run(do, 2))
    caller.start()
    wait_until(lambda: left == ["caller"])
    caller.join(0.05)
    assert caller.is_alive()
    may_leave.set()
    caller.join(10.0)
    assert left == ["caller", "helper"]


def test_several_callers_may_have_work_done_at_once() -> None:
    team, done = ThreadTeam(3), [list[int]() for _ in range(4)]
    callers = [
        threading.Thread(target=lambda mine=mine: team.run(lambda part: mine.append(part) is None, 50)) for mine in done
    ]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join(10.0)
    assert [sorted(mine) for mine in done] == [list(range(50))] * 4


def test_its_threads_end_with_it() -> None:
    before = set(threading.enumerate())
    team = ThreadTeam(4)
    assert set(threading.enumerate()) == before, "no thread is started before there is work"
    team.run(lambda part: True, 4)
    threads = set(threading.enumerate()) - before
    assert len(threads) == 3
    del team
    gc.collect()
    wait_until(lambda: not any(thread.is_alive() for thread in threads))
