"""Requests get the answers that are theirs, and a thread does the work after loads; no store, no socket."""

import threading

import pytest

from kvstore import RecordCorrupt, StoreClosed, StoreUnreachable
from kvstore.client.background import BackgroundThread
from kvstore.client.open_requests import OpenRequests, RequestHandler
from kvstore.dataplane.answers import NO_CHUNK, REFUSED, Accepted, Answer, DemotionRoom, FetchFailed, Frames
from kvstore.dataplane.requests import Demote, Put


class Noting(RequestHandler):
    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.errors: list[Exception] = []

    def on_answer(self, answer: Answer) -> None:
        self.answers.append(answer)

    def on_failure(self, error: Exception) -> None:
        self.errors.append(error)


class Answering:
    """A link to a store that answers at once."""

    def __init__(self, requests: OpenRequests) -> None:
        self.requests = requests

    def send(self, message) -> None:
        answer = Accepted(message.request) if isinstance(message, Put) else DemotionRoom(message.request, message.key)
        self.requests.on_answer(answer)


def test_an_answer_goes_to_its_request_and_to_none_that_has_ended() -> None:
    requests, one, other = OpenRequests(), Noting(), Noting()
    requests.begin(1, 5, one)
    requests.begin(2, 5, other)
    for _ in range(2):
        requests.on_answer(Frames(1, [(0, 4096)], True))
        requests.end(1)
    requests.on_answer(Accepted(3))
    assert (one.answers, other.answers) == ([Frames(1, [(0, 4096)], True)], [])


@pytest.mark.parametrize(
    ("chunk_index", "expected"), [(7, RecordCorrupt), (NO_CHUNK, StoreUnreachable), (REFUSED, ValueError)]
)
def test_a_failed_fetch_is_the_error_that_its_chunk_says(chunk_index: int, expected: type[Exception]) -> None:
    requests, handler = OpenRequests(), Noting()
    requests.begin(1, 5, handler)
    requests.on_answer(FetchFailed(1, chunk_index, "because"))
    (error,) = handler.errors
    assert type(error) is expected and "because" in str(error) and not handler.answers


def test_the_end_of_a_link_fails_what_went_over_it_and_closing_fails_the_rest() -> None:
    requests, one, other, late = OpenRequests(), Noting(), Noting(), Noting()
    requests.begin(1, 5, one)
    requests.begin(2, 6, other)
    requests.fail_link(5)
    assert [type(error) for error in one.errors] == [StoreUnreachable] and not other.errors
    requests.close()
    assert [type(error) for error in other.errors] == [StoreClosed] and len(one.errors) == 1
    with pytest.raises(StoreClosed):
        requests.begin(3, 6, late)
    requests.on_answer(Accepted(3))
    assert not late.answers


def test_questions_have_their_answers_in_their_own_order_and_leave_nothing_open() -> None:
    requests = OpenRequests()
    link = Answering(requests)
    asked = [Demote(4, 40, 1), Demote(3, 30, 1)]
    assert requests.ask_all(5, link, asked) == [DemotionRoom(4, 40), DemotionRoom(3, 30)]  # type: ignore[arg-type]
    assert requests.ask(5, link, Put(7)) == Accepted(7)  # type: ignore[arg-type]
    assert not requests._handlers


def test_background_work_is_done_in_order_and_none_after_the_end() -> None:
    background, done = BackgroundThread(), list[int]()
    for number in range(3):
        background.run(lambda n=number: done.append(n))  # type: ignore[misc]
    background.close()
    before = threading.active_count()
    background.run(lambda: done.append(3))
    assert done == [0, 1, 2] and threading.active_count() == before
    never_used = BackgroundThread()
    never_used.close()
    never_used.run(lambda: done.append(4))
    assert done == [0, 1, 2] and threading.active_count() == before
