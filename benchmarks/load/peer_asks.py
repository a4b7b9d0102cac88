"""Requests of `bench load --peer`: questions about documents, short prompts, equal prompts at once, a long one with
short ones.

All texts are from the Python Language Reference. No two prompts begin alike unless they are meant to.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from benchmarks.fixtures.prompts import documents, measured_questions
from benchmarks.load.mix import Ask
from workers.text.tokenization import Tokenizer

_SEED = 5
#: Tokens of a document; with its question 1,504.
_DOCUMENT_TOKENS = 1472
_QUESTIONS, _ANSWER_TOKENS = 4, 16
_SHORT_TOKENS, _SHORT_ANSWER_TOKENS = range(100, 201), 32
#: Number and tokens of equal prompts: whole chunks and one token, since requests compute tokens that fill no chunk.
_TWINS, _TWIN_TOKENS = 8, 3009
_LONG_TOKENS = 6144


@dataclass(frozen=True, slots=True, kw_only=True)
class PeerAsks:
    """The requests of each loop, in order."""

    #: Untimed requests before all others.
    warm_up: Sequence[Ask]
    questions: Sequence[Ask]
    shorts: Sequence[Ask]
    twins: Sequence[Ask]
    #: Further short prompts: without, and with a long prompt ahead of them.
    alone: Sequence[Ask]
    beside: Sequence[Ask]

    @property
    def of_both(self) -> list[Ask]:
        """Requests that both engines get, once each."""
        return [*self.warm_up, *self.questions, *self.shorts, *self.alone, *self.beside]

    @classmethod
    def of(cls, tokenizer: Tokenizer, num_documents: int) -> "PeerAsks":
        """Make, for each document, four questions, two short prompts, and four more in each mix. Raises BenchError if
        the text is too short for that.
        """
        num_shorts, num_mixed = 2 * num_documents, 4 * num_documents
        lengths = Random(_SEED).choices(_SHORT_TOKENS, k=num_shorts + 2 * num_mixed + 1)
        num_tokens = (num_documents + 1) * _DOCUMENT_TOKENS + _TWIN_TOKENS + _LONG_TOKENS + sum(lengths)
        text = iter(documents(tokenizer, 1, num_tokens + 64)[0])
        texts = [tuple(islice(text, _DOCUMENT_TOKENS)) for _ in range(num_documents + 1)]
        shorts = [Ask(prompt=tuple(islice(text, each)), max_new_tokens=_SHORT_ANSWER_TOKENS) for each in lengths]
        twin = Ask(prompt=tuple(islice(text, _TWIN_TOKENS)), max_new_tokens=_ANSWER_TOKENS)
        long = Ask(prompt=tuple(islice(text, _LONG_TOKENS)), max_new_tokens=_SHORT_ANSWER_TOKENS)
        of_documents = [
            Ask(prompt=(*document, *question), max_new_tokens=_ANSWER_TOKENS)
            for document in texts[1:]
            for question in measured_questions(tokenizer)[:_QUESTIONS]
        ]
        Random(_SEED).shuffle(of_documents)
        return cls(
            warm_up=[Ask(prompt=texts[0], max_new_tokens=_ANSWER_TOKENS), shorts[0]],
            questions=of_documents,
            shorts=shorts[1 : 1 + num_shorts],
            twins=[twin] * _TWINS,
            alone=shorts[1 + num_shorts : 1 + num_shorts + num_mixed],
            beside=[long, *shorts[1 + num_shorts + num_mixed :]],
        )
