"""What `runahead bench accuracy` asks, as tokens: data sets from files, or the project's own tasks."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.preset_engines import COMMON_TOKENS
from benchmarks.report import BenchError
from benchmarks.synthetic_tasks import TextQuestion, Texts
from workers.text.tokenization import Tokenizer

#: SmolLM2-135M, float32: room for a token's K and V with headers, padding and probe keys, so that nothing is evicted.
_STORED_TOKEN_BYTES = 80_000
_LEAST_BYTES_PER_PRESET = 2 * 2**30


@dataclass(frozen=True, slots=True)
class Question:
    """One line of the data, as tokens: what follows the stored prefix, and the choices behind it."""

    prefix: int
    tokens: tuple[int, ...]
    choices: tuple[tuple[int, ...], ...]
    answer: int


@dataclass(frozen=True, slots=True)
class Task:
    """A data set as tokens. `prefixes`: what is stored, whole records for every preset."""

    name: str
    prefixes: tuple[tuple[int, ...], ...]
    questions: tuple[Question, ...]

    @property
    def num_steps(self) -> int:
        """Prefixes to store and questions to ask."""
        return len({question.prefix for question in self.questions}) + len(self.questions)

    @property
    def stored_bytes(self) -> int:
        """Room for all prefixes in the store of one preset."""
        return max(_LEAST_BYTES_PER_PRESET, _STORED_TOKEN_BYTES * sum(map(len, self.prefixes)))


def read(path: Path, tokenizer: Tokenizer, num_questions: int | None) -> Task:
    """Raises BenchError, in one line, for a file that is not of the shape."""
    prefixes_path = path.with_suffix(".prefixes.json")
    try:
        prefixes = json.loads(prefixes_path.read_text())
        lines = [json.loads(line) for line in path.read_text().split("\n") if line.strip()]
        questions = [
            TextQuestion(
                int(line["prefix_id"]), str(line["question"]), [str(c) for c in line["choices"]], str(line["answer"])
            )
            for line in lines
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BenchError(f"{path} is not of the shape that `bench accuracy --help` describes: {error!r}") from error
    if not questions:
        raise BenchError(f"{path} has no questions")
    if num_questions is not None and num_questions < len(questions):
        questions = [questions[i * len(questions) // num_questions] for i in range(num_questions)]
    return tokenized(Texts(path.stem, prefixes, questions), tokenizer)


def tokenized(texts: Texts, tokenizer: Tokenizer) -> Task:
    """Raises BenchError for questions that cannot follow their prefixes, and for answers that are no choices."""
    name, prefixes = texts.name, texts.prefixes
    stored = []
    for prefix in prefixes:
        tokens = tokenizer.encode_text(prefix)
        stored.append(tuple(tokens[: len(tokens) // COMMON_TOKENS * COMMON_TOKENS]))
    questions = []
    for number, question, choices, answer in texts.questions:
        prompt = tokenizer.encode_text(prefixes[number] + question)
        start = len(stored[number])
        if tuple(prompt[:start]) != stored[number]:
            raise BenchError(f"{name}: a question changes the tokens of its prefix; end prefixes with a line break")
        tails = _tails(tokenizer, prefixes[number], question, choices, prompt)
        if answer not in choices or not all(tails):
            raise BenchError(f"{name}: {answer!r} is none of the choices {list(choices)}, or one of them is empty")
        questions.append(Question(number, tuple(prompt[start:]), tails, list(choices).index(answer)))
    return Task(name, tuple(stored), tuple(questions))


def _tails(
    tokenizer: Tokenizer, prefix: str, question: str, choices: Sequence[str], prompt: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """The tokens of each choice behind `prompt`, the tokens of prefix and question.

    Where a question has the same tokens behind its prefix and alone, what follows it is encoded without the prefix,
    which is a hundred times as long.
    """
    alone = tokenizer.encode_text(question)
    if alone and tuple(prompt[-len(alone) :]) == tuple(alone):
        prefix, prompt = "", alone
    return tuple(tuple(tokenizer.encode_text(prefix + question + choice)[len(prompt) :]) for choice in choices)
