"""A disk that answers, however slowly, is not stuck; one that leaves a call without an answer is."""

from kvstore.disk.calls_under_way import CallsUnderWay

LIMIT_S = 10.0


class Clock:
    def __init__(self) -> None:
        self.now_s = 100.0
        self.calls = CallsUnderWay(self.read)

    def read(self) -> float:
        return self.now_s


def test_many_reads_that_a_slow_disk_answers_one_after_the_other_are_not_stuck() -> None:
    clock = Clock()
    numbers = [clock.calls.begin() for _ in range(128)]
    for number in numbers[: int(2 * LIMIT_S)]:
        clock.now_s += 1.0
        assert clock.calls.longest_s() < LIMIT_S
        clock.calls.end(number)
    assert clock.calls.longest_s() < LIMIT_S
    clock.now_s += LIMIT_S
    assert clock.calls.longest_s() == LIMIT_S, "no call has been answered since"


def test_a_call_that_others_overtake_is_waited_for_three_times_as_long_and_one_alone_is_not() -> None:
    clock = Clock()
    clock.calls.begin()
    for _ in range(30):
        assert clock.calls.longest_s() < LIMIT_S
        clock.now_s += 1.0
        clock.calls.end(clock.calls.begin())
    assert clock.calls.longest_s() == LIMIT_S

    alone = Clock()
    alone.calls.end(alone.calls.begin())
    alone.now_s += 2 * LIMIT_S
    assert alone.calls.longest_s() == 0.0
    with alone.calls.one_more():
        alone.now_s += LIMIT_S
        assert alone.calls.longest_s() == LIMIT_S
    alone.calls.wait_until_none_takes(LIMIT_S)
