"""Questions over long shared prefixes, made from BIG-bench as its PyPI source package has it: nothing of it is here.

The package (358 MB, Apache-2.0) is downloaded once; a file for each kind stays in the cache, and the questions are made
of these anew each time. The same package makes the same questions, everywhere.

*reading* asks about an article that is the prefix, *news* about several that are: the right answer among three other
answers of the same prefix. The others are few-shot: examples are the prefix, and the question is one more of them.
Answers are texts, or name what a question is about: asked for a letter, or for *True* and *False*, a small model gives
one and the same.
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
#: Letters of a prefix: SmolLM2 has about 4.4 a token of such text.
_ARTICLE_LETTERS = 30_000
_PREFIX_LETTERS = 17_000
#: Questions at the end of an article, with their answers: as short as answers are wanted.
_ANSWERED = 5
_PREFIXES = 5
_QUESTIONS = 300
#: At most; the others are shown.
_ASKED_SHARE = 1 / 3

Example = tuple[str, Sequence[str], str]
#: A text, and the questions about it with their answers.
Passages = tuple[str, list[tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of questions, and how they are made of a file of the package."""

    path: str
    texts: Callable[[str, Any], Texts]


def cache_directory() -> Path:
    """Where the package's files stay, and where its archive may be put by hand."""
    return Path(os.environ.get("XDG_CACHE_HOME", "~/.cache")).expanduser() / "runahead" / "data"


def texts_of(names: Sequence[str], package: SourcePackage = PACKAGE) -> list[Texts]:
    """Of each kind. Raises BenchError for an unknown one, and where the package cannot be had."""
    for name in names:
        if name not in KINDS:
            raise BenchError(f"big-bench has no kind {name!r}, but {', '.join(KINDS)}")
    try:
        files = _files(package, cache_directory())
        return [KINDS[name].texts(name, json.loads((files / KINDS[name].path).read_bytes())) for name in names]
    except OSError as error:
        raise BenchError(f"the files of {package.file_name} could not be kept: {error}") from error


def _files(package: SourcePackage, cache: Path) -> Path:
    """The directory that has them, made at the first time: whole or not at all."""
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
    """Long articles, each as far as it fits."""
    for article in squad["data"]:
        if sum(len(paragraph["context"]) for paragraph in article["paragraphs"]) >= _ARTICLE_LETTERS:
            yield next(_fitting(article["paragraphs"], _ARTICLE_LETTERS, f"{article['title'].replace('_', ' ')}\n\n"))


def _articles(squad: Any) -> Iterator[Passages]:
    """Short articles, one after the other, as many as fit."""
    paragraphs = [paragraph for article in squad["data"] for paragraph in article["paragraphs"]]
    yield from _fitting(paragraphs, _PREFIX_LETTERS)


def _fitting(paragraphs: Sequence[Any], most_letters: int, text: str = "") -> Iterator[Passages]:
    """Paragraphs as SQuAD has them, as many as fit after the text, then the next ones, and so on; without the rest."""
    answered: list[tuple[str, str]] = []
    for paragraph in paragraphs:
        if len(text) + len(paragraph["context"]) > most_letters:
            yield text, answered
            text, answered = "", []
        text += paragraph["context"].strip() + "\n\n"
        answered += [(one["question"].strip(), one["answers"][0]["text"].strip()) for one in paragraph["qas"]]


def _reading(passages_of: Callable[[Any], Iterator[Passages]]) -> Callable[[str, Any], Texts]:
    """Some passages, a few questions with their answers after each, and questions that are asked."""

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
    """Prefixes of examples, and questions that are none of them. An example may be in several prefixes."""

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
    """What follows from a passage, and what contradicts it: its first of each."""
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
    """What a question is about, of those that the package says are about it."""
    for one in task["examples"]:
        text, _, category = one["input"].partition("\nCategory: ")
        if one["target"] == ["Yes."]:
            yield f"{text.strip()}\nAsks for:", [f" {word}" for word in _TIMES.values()], f" {_TIMES[category]}"


def _tests(task: Any) -> Iterator[Example]:
    """Without the last option, which lacks its last letter in the package."""
    return _with_options(task, slice(-1))


def _paragraphs(task: Any) -> Iterator[Example]:
    return _with_options(task, slice(None))


def _with_options(task: Any, part: slice) -> Iterator[Example]:
    """Those with one right letter, which stands for an option in this part of them: choices are the options' texts."""
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
#: Those that a model of 135M parameters answers better than chance does.
KINDS = {
    "reading": Kind("squad_shifts/squaddev_v1.1.json", _reading(_article)),
    "news": Kind("squad_shifts/nyt_v1.0.json", _reading(_articles)),
    "claims": Kind("vitaminc_fact_verification/task.json", _few_shot(_claims)),
    "intents": Kind("intent_recognition/task.json", _few_shot(_intents)),
    "times": Kind(f"{_INSTRUCTIONS}019_mctaco_temporal_reasoning_category/task.json", _few_shot(_times)),
    "tests": Kind(f"{_INSTRUCTIONS}047_misc_answering_science_questions/task.json", _few_shot(_tests)),
    "paragraphs": Kind(f"{_INSTRUCTIONS}058_multirc_question_answering/task.json", _few_shot(_paragraphs)),
}
