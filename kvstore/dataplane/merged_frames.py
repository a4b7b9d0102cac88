"""Records that are there go to their load together.

A disk ends reads one by one, and each is an answer. While a client is at one answer others come in, and to take the
records of many costs it little more than those of one: so a client that is slower than the disk is told of many at a
time, and one that waits is told at once.
"""

from collections.abc import Callable

from kvstore.dataplane.answers import Answer, AnswerCallback, Frames

#: More do not go faster together, and the first of them would wait for the last.
MOST_RECORDS = 64


class MergedFrames:
    """Passes answers on in their order, `Frames` of one load that follow each other as one. For one thread.

    `has_more`: whether another answer is there already, and will be `put`, or none will come any more.
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
