"""What `runahead bench reuse` asks: documents that every Python carries with it, and questions of one length.

Some questions are measured. Others are asked before, so that reordering stores have learned from them.
"""

from collections.abc import Sequence
from pydoc_data import topics

from benchmarks.bars import BenchError
from benchmarks.preset_engines import COMMON_TOKENS
from workers.text.tokenization import Tokenizer

#: Of every question.
QUESTION_TOKENS = 32
_QUESTION = (
    "\n\nRead the text above once more before you answer the question.\n\n"
    "Question: What does {topic} mean in Python, and where in the text above is that said?\nAnswer:"
)
_MEASURED = (
    "a metaclass", "__getattr__", "a descriptor", "__slots__", "the except clause", "a format specifier",
    "a generator", "an augmented assignment", "the global statement", "a slice", "operator precedence", "a lambda",
)  # fmt: skip
_OTHERS = ("a coroutine", "the with statement", "a decorator", "a class variable", "an import hook", "a tuple")
_CHARACTERS_PER_TOKEN = 12


def documents(tokenizer: Tokenizer, num_documents: int, num_tokens: int) -> list[list[int]]:
    """Disjoint parts of the Python Language Reference, of whole records. Raises BenchError when it is too short."""
    length = num_tokens // COMMON_TOKENS * COMMON_TOKENS
    wanted = num_documents * length
    names = sorted(topics.topics, key=lambda name: -len(topics.topics[name]))
    text = "\n\n".join(topics.topics[name] for name in names)
    tokens = tokenizer.encode_text(text[: _CHARACTERS_PER_TOKEN * wanted])
    if not 0 < wanted <= len(tokens):
        raise BenchError(
            f"{num_documents} documents of {num_tokens} tokens cannot be had: a document has at least {COMMON_TOKENS} "
            f"tokens, and the text {len(tokens)}"
        )
    return [tokens[start : start + length] for start in range(0, wanted, length)]


def measured_questions(tokenizer: Tokenizer) -> list[list[int]]:
    return _questions(tokenizer, _MEASURED)


def other_questions(tokenizer: Tokenizer) -> list[list[int]]:
    """None of which is measured."""
    return _questions(tokenizer, _OTHERS)


def _questions(tokenizer: Tokenizer, about: Sequence[str]) -> list[list[int]]:
    questions = [tokenizer.encode_text(_QUESTION.format(topic=topic))[-QUESTION_TOKENS:] for topic in about]
    assert all(len(question) == QUESTION_TOKENS for question in questions), "a question that is too short"
    return questions
