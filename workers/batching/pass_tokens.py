"""Which tokens of which prefills the next pass takes. Pure, with no clock and no thread.

Every request that decodes has its one row in every pass. Prefills share a budget of tokens: the one that is due first
(`workers/turns/turn_order.py`) takes what it wants, then the others have the rest. So long prompts are cut into chunks,
and short ones overtake them. Those that are late beside such short ones have an equal share before.

The budget is small on a processor, where a row is arithmetic as soon as there are a dozen: a pass must not keep those
waiting that decode, or come next. On a GPU a pass costs about the same for a row as for some hundred.
"""

from collections.abc import Container, Mapping, Sequence

from workers.turns.turn_order import Turn

#: New tokens of prefills in a pass; `docs/decisions/0032-one-pass-for-many-requests.md` has the figures.
TOKENS_ON_PROCESSOR = 256
TOKENS_ON_GPU = 2048
#: A judge wants so many last rows of a prompt in one pass (`workers/selective/token_importance.py`); a chunk of fewer
#: rows is not worth its calls of attention.
LEAST_CHUNK = 8


def chunks_of(
    num_left: Mapping[Turn, int], late: Sequence[Turn], budget: int, whole: Container[Turn] = ()
) -> dict[Turn, int]:
    """By prefill that takes part in the next pass, how many of its tokens do, in the order of `num_left`.

    `num_left`: of each that is under way, in the order of `Baton.in_line`, what it has left, 1 or more. `late`: some of
    them, in the same order. `whole`: those that are not cut, each of `budget` tokens at most. The first in its line is
    taken even where others leave too little.
    """
    chunks = dict.fromkeys(num_left, 0)
    budget_of_late = budget * len(late) // max(1, len(num_left))
    for turns, budget_of_turns in ((late, budget_of_late), (num_left, budget)):
        # What late ones take beyond their share is at no other's expense.
        budget_left = budget_of_turns - min(sum(chunks.values()), budget_of_late)
        for place, turn in enumerate(turns):
            size = num_left[turn] - chunks[turn]
            if turn not in whole:
                size = _chunk_of(size, budget_left)
            elif place and size > budget_left:
                size = 0
            chunks[turn] += size
            budget_left -= size
    return {turn: size for turn, size in chunks.items() if size}


def _chunk_of(num_left: int, budget: int) -> int:
    """Whole chunks only: none that is too small, and none that leaves too small a one."""
    if num_left <= budget:
        return num_left
    size = min(budget, num_left - LEAST_CHUNK)
    return size if size >= LEAST_CHUNK else 0
