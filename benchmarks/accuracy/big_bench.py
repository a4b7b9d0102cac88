"""Questions over long shared prefixes, made from BIG-bench's PyPI source package. The project holds no copy of its
texts.

The package (358 MB, Apache-2.0) is downloaded once. One file of each kind stays in the cache, and every run makes the
questions from these files. The same package makes the same questions on every machine.

*reading* asks about one article, which is the prefix, *news* about several: the choices are the right answer and three
answers to other questions of the same prefix. The other kinds are few-shot: the prefix holds examples, and the question
is one more. Choices are texts or name a question's subject: a small model that is asked for a letter, or for *True* or
*False*, gives the same answer to every question.
"""

import hashlib
import json
import os
import random
import re
import shutil
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.fixtures.source_package import SourcePackage
from benchmarks.fixtures.synthetic_tasks import TextQuestion, Texts
from benchmarks.report.report import BenchError

PACKAGE = SourcePackage(
    name="bigbench", version="1.0.0", sha256="1bb398a5512c6d798cdebe0dfa0ac03f67f6033fa6b39c6ef71df978c7cbc5c2"
)
_TASKS = "bigbench/benchmark_tasks"
_CHOICES = 4
#: Characters of a prefix: SmolLM2 has about 4.4 per token of such text.
_ARTICLE_LETTERS = 30_000
_PREFIX_LETTERS = 17_000
#: Answered questions at the end of an article, which show how short answers should be.
_ANSWERED = 5
_PREFIXES = 5
_QUESTIONS = 300
#: Largest share of examples to ask; the rest are shown in prefixes.
_ASKED_SHARE = 1 / 3

Example = tuple[str, Sequence[str], str]
#: A text, and questions about it with their answers.
Passages = tuple[str, list[tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of questions, and the function that makes them from a file of the package."""

    path: str
    texts: Callable[[str, Any], Texts]


def cache_directory() -> Path:
    """The directory that keeps the package's files. A user may also put its archive there by hand."""
    return Path(os.environ.get("XDG_CACHE_HOME", "~/.cache")).expanduser() / "runahead" / "data"


def texts_of(names: Sequence[str], package: SourcePackage = PACKAGE) -> list[Texts]:
    """Texts of each kind. Raises BenchError for an unknown kind, and if the package cannot be downloaded."""
    for name in names:
        if name not in KINDS:
            raise BenchError(f"big-bench has no kind {name!r}, but {', '.join(KINDS)}")
    try:
        files = _files(package, cache_directory())
        return [KINDS[name].texts(name, json.loads((files / KINDS[name].path).read_bytes())) for name in names]
    except OSError as error:
        raise BenchError(f"the files of {package.file_name} could not be saved: {error}") from error


def _files(package: SourcePackage, cache: Path) -> Path:
    """The directory with the files; the first call makes it, atomically."""
    paths = sorted(kind.path for kind in KINDS.values())
    wanted = hashlib.sha256("\n".join(paths).encode()).hexdigest()[:8]
    files = cache / f"{package.name}-{package.version}-{wanted}"
    if files.exists():
        return files
    cache.mkdir(parents=True, exist_ok=True)
    with package.archive(cache) as archive, tempfile.TemporaryDirectory(dir=cache, prefix=f".{files.name}.") as scratch:
        made = Path(scratch) / "files"
        _extract(archive, paths, made)
        try:
            made.rename(files)
        except OSError:
            if not files.exists():  # another process was first
                raise
    return files


def _extract(archive: Path, paths: Sequence[str], to: Path) -> None:
    missing = set(paths)
    with tarfile.open(archive) as tar:
        for member in tar:
            path = member.name.partition(f"/{_TASKS}/")[2]
            if path in missing and (source := tar.extractfile(member)) is not None:
                (to / path).parent.mkdir(parents=True, exist_ok=True)
                with (to / path).open("wb") as file:
                    shutil.copyfileobj(source, file)
                missing.remove(path)
                if not missing:
                    return
    raise BenchError(f"{archive} has no {', '.join(sorted(missing))}")


def _article(squad: Any) -> Iterator[Passages]:
    """Long articles, each cut to the length of a prefix."""
    for article in squad["data"]:
        if sum(len(paragraph["context"]) for paragraph in article["paragraphs"]) >= _ARTICLE_LETTERS:
            yield next(_fitting(article["paragraphs"], _ARTICLE_LETTERS, f"{article['title'].replace('_', ' ')}\n\n"))


def _articles(squad: Any) -> Iterator[Passages]:
    """Short articles, joined up to the length of a prefix."""
    paragraphs = [paragraph for article in squad["data"] for paragraph in article["paragraphs"]]
    yield from _fitting(paragraphs, _PREFIX_LETTERS)


def _fitting(paragraphs: Sequence[Any], most_letters: int, text: str = "") -> Iterator[Passages]:
    """SQuAD's paragraphs in groups that fit, the first one after the text. Drops the last, partial group."""
    answered: list[tuple[str, str]] = []
    for paragraph in paragraphs:
        if len(text) + len(paragraph["context"]) > most_letters:
            yield text, answered
            text, answered = "", []
        text += paragraph["context"].strip() + "\n\n"
        answered += [(one["question"].strip(), one["answers"][0]["text"].strip()) for one in paragraph["qas"]]


def _reading(passages_of: Callable[[Any], Iterator[Passages]]) -> Callable[[str, Any], Texts]:
    """Make texts of a few passages, each followed by a few answered questions, and of further questions to ask."""

    def texts(name: str, squad: Any) -> Texts:
        draw = random.Random(30)
        prefixes: list[str] = []
        questions: list[TextQuestion] = []
        passages = list(passages_of(squad))
        for passage, asked in passages[:: max(1, len(passages) // _PREFIXES)][:_PREFIXES]:
            text, answers = passage, sorted({answer for _, answer in asked})
            draw.shuffle(asked)
            for question, answer in asked[:_ANSWERED]:
                text += f"Question: {question}\nAnswer: {answer}\n\n"
            for question, answer in asked[_ANSWERED:][: _QUESTIONS // _PREFIXES]:
                likes = sorted((other for other in answers if other != answer), key=lambda o: abs(len(o) - len(answer)))
                choices = [f" {one}" for one in (*draw.sample(likes[: 4 * _CHOICES], _CHOICES - 1), answer)]
                draw.shuffle(choices)
                questions.append(TextQuestion(len(prefixes), f"Question: {question}\nAnswer:", choices, f" {answer}"))
            prefixes.append(text)
        return Texts(name, prefixes, questions)

    return texts


def _few_shot(examples_of: Callable[[Any], Iterator[Example]]) -> Callable[[str, Any], Texts]:
    """Make prefixes of examples, and questions from other examples. An example may be in several prefixes."""

    def texts(name: str, task: Any) -> Texts:
        draw = random.Random(31)
        examples = list({example[0]: example for example in examples_of(task)}.values())
        draw.shuffle(examples)
        num_asked = min(_QUESTIONS, round(len(examples) * _ASKED_SHARE))
        shown = examples[num_asked:]
        prefixes = []
        for _ in range(_PREFIXES):
            text = ""
            for question, _, answer in draw.sample(shown, len(shown)):
                text += f"{question}{answer}\n\n"
                if len(text) >= _PREFIX_LETTERS:
                    break
            prefixes.append(text)
        questions = [
            TextQuestion(number * _PREFIXES // num_asked, *example)
            for number, example in enumerate(examples[:num_asked])
        ]
        return Texts(name, prefixes, questions)

    return texts


def _claims(task: Any) -> Iterator[Example]:
    """The first claim that follows from each passage, and the first that contradicts it."""
    by_passage: dict[str, dict[str, str]] = {}
    for one in task["examples"]:
        passage, _, claim = one["input"].partition("\nClaim: ")
        by_passage.setdefault(passage, {}).setdefault(_right(one), claim)
    of_both = [(passage, claims) for passage, claims in by_passage.items() if {"True", "False"} <= set(claims)]
    for passage, claims in of_both[::9]:
        choices = sorted((f" {claims['True']}", f" {claims['False']}"))
        yield f"Passage: {passage}\nIt follows that:", choices, f" {claims['True']}"


def _intents(task: Any) -> Iterator[Example]:
    for one in task["examples"]:
        choices = [f" {choice.replace('_', ' ')}" for choice in one["target_scores"]]
        yield f"{one['input'].strip()}\nIntent:", choices, f" {_right(one).replace('_', ' ')}"


def _times(task: Any) -> Iterator[Example]:
    """Subjects of questions, from the examples whose subject the package marks as right."""
    for one in task["examples"]:
        text, _, category = one["input"].partition("\nCategory: ")
        if one["target"] == ["Yes."]:
            yield f"{text.strip()}\nAsks for:", [f" {word}" for word in _TIMES.values()], f" {_TIMES[category]}"


def _tests(task: Any) -> Iterator[Example]:
    """Science questions without their last option, which lacks its last letter in the package."""
    return _with_options(task, slice(-1))


def _paragraphs(task: Any) -> Iterator[Example]:
    return _with_options(task, slice(None))


def _with_options(task: Any, part: slice) -> Iterator[Example]:
    """Examples whose answer is the letter of one option in this part. The choices are the options' texts."""
    for one in task["examples"]:
        text, *options = re.split(r"\([A-H]\)", re.sub(r"Sent \d+: ", " ", one["input"]))
        letter = one["target"][0].strip().rstrip(".")
        choices = [f" {option.strip().rstrip('.')}" for option in options[part]]
        right = _LETTERS.find(letter) if len(letter) == 1 else -1
        if 0 <= right < len(choices) == len(set(choices)) and len(choices) > 1 and " " not in choices:
            yield f"{text.strip()}\nAnswer:", choices, choices[right]


def _right(example: Any) -> str:
    scores = example["target_scores"]
    return str(max(scores, key=scores.get))


_LETTERS = "ABCDEFGH"
#: Words of one token each for the package's categories.
_TIMES = {
    "Event Duration.": "duration",
    "Event Ordering.": "order",
    "Frequency.": "frequency",
    "Transient v. Stationary.": "change",
    "Absolute Timepoint.": "date",
}
_INSTRUCTIONS = "natural_instructions/subtask"
#: Kinds that a model of 135M parameters answers better than chance.
KINDS = {
    "reading": Kind("squad_shifts/squaddev_v1.1.json", _reading(_article)),
    "news": Kind("squad_shifts/nyt_v1.0.json", _reading(_articles)),
    "claims": Kind("vitaminc_fact_verification/task.json", _few_shot(_claims)),
    "intents": Kind("intent_recognition/task.json", _few_shot(_intents)),
    "times": Kind(f"{_INSTRUCTIONS}019_mctaco_temporal_reasoning_category/task.json", _few_shot(_times)),
    "tests": Kind(f"{_INSTRUCTIONS}047_misc_answering_science_questions/task.json", _few_shot(_tests)),
    "paragraphs": Kind(f"{_INSTRUCTIONS}058_multirc_question_answering/task.json", _few_shot(_paragraphs)),
}
