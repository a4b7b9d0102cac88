"""The scheduler of a pass: it divides the budget of tokens among prefills. Pure, with no clock and no thread.

Every decoding request has its one row in every pass. Prefills share a budget of tokens in the order in which they are
due (`workers/turns/turn_order.py`): the first takes as much as it wants, the next ones take the rest. So long prompts
are cut into chunks, and short prompts overtake them. Prefills that short ones have made late get an equal share first.

The budget is small on a processor, where more than a dozen rows are bound by arithmetic, so that a pass delays
decoding and the next prefill little. On a GPU a pass of some hundred rows costs about as much as one of a single row.
"""

from collections.abc import Container, Mapping, Sequence

from workers.turns.turn_order import Turn

#: Budget of a pass, in new tokens of prefills; `docs/decisions/0032-one-pass-for-many-requests.md` has the figures.
TOKENS_ON_PROCESSOR = 256
TOKENS_ON_GPU = 2048
#: Smallest chunk, in tokens. A judge needs this many last rows of a prompt in one pass
#: (`workers/selective/token_importance.py`), and a smaller chunk is not worth its calls of attention.
LEAST_CHUNK = 8


def chunks_of(
    num_left: Mapping[Turn, int], late: Sequence[Turn], budget: int, whole: Container[Turn] = ()
) -> dict[Turn, int]:
    """By prefill that takes part in the next pass, its number of tokens, in the order of `num_left`.

    `num_left`: by running prefill, in the order of `Baton.in_line`, the number of tokens left, 1 or more. `late`: some
    of these prefills, in the same order. `whole`: prefills that are not cut, each of `budget` tokens at most. The first
    prefill in line is taken whole even where the budget left is too small.
    """
    chunks = dict.fromkeys(num_left, 0)
    budget_of_late = budget * len(late) // max(1, len(num_left))
    for turns, budget_of_turns in ((late, budget_of_late), (num_left, budget)):
        # Tokens that late prefills took beyond their share do not reduce the budget of the other prefills.
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
    """Size of the next chunk; 0 where the chunk, or the rest after it, would be smaller than `LEAST_CHUNK`."""
    if num_left <= budget:
        return num_left
    size = min(budget, num_left - LEAST_CHUNK)
    return size if size >= LEAST_CHUNK else 0
