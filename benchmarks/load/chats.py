"""Chats of several turns: number of tokens computed in each turn, compared with those of its new message. Counted, not
timed.

A client sends the conversation so far, with the service's own answers as token ids, and a message of random tokens.
`chat_recomputed` is measured on the last turn of the chat with the longest messages: computed prompt tokens, divided by
the message's tokens. It exceeds 1 by the end of the conversation that fills no chunk (at most a chunk) and by the last
token of the answer, which has no KV; shorter messages are affected more. Every answer is compared with stock
transformers over the whole conversation.
"""

from dataclasses import dataclass, field

from benchmarks.load.answers import Answers
from benchmarks.load.clients import End, Outcome, ask_once
from benchmarks.load.mix import Ask, tokens_of
from benchmarks.report.report import Advance, BenchError
from cluster.client import Client

TURNS = 5
ANSWER_TOKENS = 96
#: Tokens of each message; one chat per length.
MESSAGE_TOKENS = (32, 128, 512)
POSITIONS = TURNS * (MESSAGE_TOKENS[-1] + ANSWER_TOKENS)


@dataclass(slots=True)
class Chats:
    """Turns of each chat, by tokens of its messages."""

    turns: dict[int, list[Outcome]] = field(default_factory=dict)
    #: Turns whose answer differs from stock transformers, and turns that are compared only up to a near tie.
    num_wrong: int = 0
    num_ties: int = 0


def measure_chats(client: Client, vocabulary: int, positions: int, advance: Advance) -> Chats:
    """Run one chat after the other, with nothing else running. Raises BenchError for a model with too few positions."""
    if positions < POSITIONS:
        raise BenchError(f"chats take {POSITIONS} positions, but the model has {positions}: omit phase chat")
    chats = Chats()
    for num_tokens in MESSAGE_TOKENS:
        conversation: tuple[int, ...] = ()
        chats.turns[num_tokens] = []
        for number in range(TURNS):
            advance(f"chats: turn {number + 1} of {TURNS}, messages of {num_tokens} tokens")
            conversation += tuple(tokens_of(("chat", num_tokens, number), num_tokens, vocabulary))
            turn = ask_once(client, Ask(prompt=conversation, max_new_tokens=ANSWER_TOKENS))
            if turn.end is not End.RIGHT and not turn.token_ids:
                raise BenchError(f"a turn of a chat failed ({turn.end}): {turn.detail}")
            chats.turns[num_tokens].append(turn)
            conversation += turn.token_ids
    return chats


def judge(chats: Chats, model: str, advance: Advance) -> None:
    """Compare every answer with stock transformers. Call it after the service has ended: it takes a whole processor."""
    turns = [turn for chat in chats.turns.values() for turn in chat]
    answers = Answers.of(model, [turn.ask for turn in turns], advance)
    chats.num_wrong = sum(
        len(turn.token_ids) != turn.ask.max_new_tokens or not answers.is_right(turn.ask, turn.token_ids)
        for turn in turns
    )
    chats.num_ties = answers.num_cut_by_ties
