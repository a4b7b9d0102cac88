"""Answers that wait one after another are merged; none is lost, and none changes its place."""

from collections import deque

from hypothesis import given
from hypothesis import strategies as st

from kvstore.dataplane.answers import Answer, Bounds, Frames
from kvstore.dataplane.merged_frames import MOST_RECORDS, MergedFrames

frames = st.builds(
    Frames, st.integers(1, 2), st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), max_size=40), st.booleans()
)
bounds = st.builds(Bounds, st.integers(1, 2), st.just(()))


def passed_on(answers: list[Answer], pauses: set[int]) -> list[Answer]:
    """Answers that a client gets if it catches up with the store before each answer whose number is in `pauses`."""
    waiting, told, number = deque[Answer](), list[Answer](), 0
    merged = MergedFrames(told.append, lambda: bool(waiting))
    for number, answer in enumerate(answers):
        if number in pauses:
            while waiting:
                merged.put(waiting.popleft())
        waiting.append(answer)
    while waiting:
        merged.put(waiting.popleft())
    return told


def records(answers: list[Answer]) -> list[tuple[object, ...]]:
    """Each record, and each other answer, with its request."""
    found: list[tuple[object, ...]] = []
    for answer in answers:
        if isinstance(answer, Frames):
            found += [(answer.request, answer.from_disk, *entry) for entry in answer.entries]
        else:
            found.append((answer.request, "bounds"))
    return found


@given(st.lists(st.one_of(frames, frames, bounds), max_size=12), st.sets(st.integers(0, 11)))
def test_all_records_come_once_in_their_order(answers: list[Answer], pauses: set[int]) -> None:
    assert records(passed_on(answers, pauses)) == records(answers)


@given(st.lists(frames, max_size=12))
def test_no_more_are_told_together_than_go_faster_together(answers: list[Answer]) -> None:
    longest = max((len(answer.entries) for answer in answers if isinstance(answer, Frames)), default=0)
    for told in passed_on(answers, set()):
        assert isinstance(told, Frames)
        assert len(told.entries) < MOST_RECORDS + longest


def test_what_waits_is_told_together_and_what_does_not_at_once() -> None:
    one, two, three = (Frames(1, [(entry, entry)], True) for entry in range(3))
    assert passed_on([one, two, three], set()) == [Frames(1, [(0, 0), (1, 1), (2, 2)], True)]
    assert passed_on([one, two, three], {0, 1, 2}) == [one, two, three]
    assert passed_on([one, two._replace(request=2), three], set()) == [one, two._replace(request=2), three]
    assert passed_on([one, two._replace(from_disk=False), three], set()) == [one, two._replace(from_disk=False), three]
