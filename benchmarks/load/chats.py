"""Chats of several turns: how many tokens each turn computes, beside those of its new message. Counted, not timed.

A client sends the conversation so far, the service's own answers in it as token ids, and a message of random tokens.
`chat_recomputed` is of the last turn of the chat with the longest messages: prompt tokens that were computed by tokens
of the message. What is above 1 is the end of the conversation that fills no chunk, at most a chunk and the last token
of the answer, which has no KV: it weighs more the shorter messages are. Every answer is compared with stock
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
#: Of each message, a chat for each length.
MESSAGE_TOKENS = (32, 128, 512)
POSITIONS = TURNS * (MESSAGE_TOKENS[-1] + ANSWER_TOKENS)


@dataclass(slots=True)
class Chats:
    """The turns of a chat, by the tokens of its messages."""

    turns: dict[int, list[Outcome]] = field(default_factory=dict)
    #: Turns whose answer is not that of stock transformers, and those compared only up to a tie.
    num_wrong: int = 0
    num_ties: int = 0


def measure_chats(client: Client, vocabulary: int, positions: int, advance: Advance) -> Chats:
    """One chat after the other, nothing else running. Raises BenchError for a model of too few positions."""
    if positions < POSITIONS:
        raise BenchError(f"the chats take {POSITIONS} positions, and the model has {positions}: leave the phase out")
    chats = Chats()
    for num_tokens in MESSAGE_TOKENS:
        conversation: tuple[int, ...] = ()
        chats.turns[num_tokens] = []
        for number in range(TURNS):
            advance(f"chats: turn {number + 1} of {TURNS}, messages of {num_tokens} tokens")
            conversation += tuple(tokens_of(("chat", num_tokens, number), num_tokens, vocabulary))
            turn = ask_once(client, Ask(prompt=conversation, max_new_tokens=ANSWER_TOKENS))
            if turn.end is not End.RIGHT and not turn.token_ids:
                raise BenchError(f"a turn of a chat came to nothing ({turn.end}): {turn.detail}")
            chats.turns[num_tokens].append(turn)
            conversation += turn.token_ids
    return chats


def judge(chats: Chats, model: str, advance: Advance) -> None:
    """Compare every answer with stock transformers. When the service has gone: it takes all of a processor."""
    turns = [turn for chat in chats.turns.values() for turn in chat]
    answers = Answers.of(model, [turn.ask for turn in turns], advance)
    chats.num_wrong = sum(
        len(turn.token_ids) != turn.ask.max_new_tokens or not answers.is_right(turn.ask, turn.token_ids)
        for turn in turns
    )
    chats.num_ties = answers.num_cut_by_ties
