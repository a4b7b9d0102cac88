"""Merges answers with records of the same load.

A disk completes reads one by one, and each completion is an answer. Handling the records of many answers costs a client
little more than those of one, so a client that is slower than the disk gets many at a time, and a client that waits
gets each at once.
"""

from collections.abc import Callable

from kvstore.dataplane.answers import Answer, AnswerCallback, Frames

#: Most records in a merged answer: more are no faster, and the first would wait for the last.
MOST_RECORDS = 64


class MergedFrames:
    """Passes answers on in order, with consecutive `Frames` of one load as one. For one thread.

    `has_more`: whether another answer waits and will be `put`, or no more answers will come.
    """

    def __init__(self, on_answer: AnswerCallback, has_more: Callable[[], bool]) -> None:
        self._on_answer = on_answer
        self._has_more = has_more
        self._held: Frames | None = None

    def put(self, answer: Answer) -> None:
        held, self._held = self._held, None
        if held is not None:
            if isinstance(answer, Frames) and (answer.request, answer.from_disk) == (held.request, held.from_disk):
                answer = Frames(held.request, [*held.entries, *answer.entries], held.from_disk)
            else:
                self._on_answer(held)
        if isinstance(answer, Frames) and len(answer.entries) < MOST_RECORDS and self._has_more():
            self._held = answer
        else:
            self._on_answer(answer)
