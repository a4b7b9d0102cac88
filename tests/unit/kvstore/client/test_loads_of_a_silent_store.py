"""A client waits for a store while it answers anything, and for a silent store once."""

import threading

import pytest

from kvstore.client.open_requests import OpenRequests
from kvstore.dataplane.answers import NO_CHUNK, SILENT, FetchFailed
from kvstore.dataplane.requests import Put
from kvstore.dataplane.silence import Silence
from kvstore.errors import StoreSilent

AFTER_S = 10.0


class Clock:
    def __init__(self) -> None:
        self.now_s = 100.0
        self.num_asked = 0
        self.silence = Silence(AFTER_S, self.ask, self.read)

    def read(self) -> float:
        return self.now_s

    def ask(self) -> None:
        self.num_asked += 1


def test_a_store_that_leaves_a_question_open_counts_as_silent_once_it_has_not_given_a_sign_either() -> None:
    clock = Clock()
    silence, begun_s = clock.silence, clock.now_s
    clock.now_s += 4.9
    silence.check_waiting(begun_s)
    assert clock.num_asked == 0
    clock.now_s += 0.1
    for _ in range(3):
        silence.check_waiting(begun_s)
    assert clock.num_asked == 1, "the store is asked for one sign, however many callers wait"
    clock.now_s += 4.9
    silence.check_waiting(begun_s)
    clock.now_s += 0.1
    with pytest.raises(StoreSilent):
        silence.check_waiting(begun_s)
    with pytest.raises(StoreSilent):
        silence.check_waiting(clock.now_s)  # a new waiter does not wait as long again
    with pytest.raises(StoreSilent):
        silence.check()
    silence.on_sign()
    silence.check()
    silence.check_waiting(begun_s)


def test_a_slow_store_that_gives_signs_is_waited_for_and_one_that_does_not_greet_is_tried_later() -> None:
    clock = Clock()
    silence, begun_s = clock.silence, clock.now_s
    for number in range(1, 20):
        clock.now_s += AFTER_S / 2
        silence.check_waiting(begun_s)
        assert clock.num_asked == number
        silence.on_sign()
    silence.not_connected()
    clock.now_s += AFTER_S - 0.1
    with pytest.raises(StoreSilent):
        silence.check()
    clock.now_s += 0.1
    silence.check()


def test_a_process_that_was_stopped_itself_asks_the_store_before_it_gives_it_up() -> None:
    clock = Clock()
    silence, begun_s = clock.silence, clock.now_s
    silence.check_waiting(begun_s)
    clock.now_s += 100 * AFTER_S
    silence.check_waiting(begun_s)
    assert clock.num_asked == 0, "answers that arrived meanwhile are received first"
    for _ in range(2):
        clock.now_s += AFTER_S / 2
        if clock.num_asked:
            with pytest.raises(StoreSilent):
                silence.check_waiting(begun_s)
        else:
            silence.check_waiting(begun_s)
    assert clock.num_asked == 1


class NoLink:
    generation = arena_bytes = 0

    def send(self, message: object) -> None:
        pass


def test_no_save_to_a_stopped_store_waits_after_the_first() -> None:
    asked = threading.Event()
    requests, num_sent = OpenRequests(Silence(0.05, asked.set)), 0
    with pytest.raises(StoreSilent):
        requests.ask(1, NoLink(), Put(requests.new_number()))  # type: ignore[arg-type]
    assert asked.is_set()

    class Counting(NoLink):
        def send(self, message: object) -> None:
            nonlocal num_sent
            num_sent += 1

    for _ in range(5):
        with pytest.raises(StoreSilent):
            requests.ask(1, Counting(), Put(requests.new_number()))  # type: ignore[arg-type]
    assert num_sent == 0
    requests.on_answer(FetchFailed(0, NO_CHUNK, "the sign that was asked for"))
    requests.silence.check()


def test_a_disk_that_does_not_answer_is_named_as_such_on_the_wire() -> None:
    failed = FetchFailed.decode(*FetchFailed(3, SILENT, "stuck").encode())
    assert (failed.request, failed.chunk_index, failed.text) == (3, SILENT, "stuck")
