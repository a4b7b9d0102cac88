"""Questions over long shared prefixes, made from BIG-bench as its PyPI source package has it. Nothing of it is kept here.

`python -m benchmarks.accuracy.big_bench --out DIR` downloads the package (358 MB, Apache-2.0) once and writes, for each
kind of question, `NAME.jsonl` and `NAME.prefixes.json` in the shape that `runahead bench accuracy --data` reads. The
same package makes the same files, everywhere.

*reading* asks about an article that is the prefix: the right answer among three other answers of the same article. The
others are few-shot: examples are the prefix, and the question is one more of them. *tests* and *paragraphs* are answered
by a letter.
"""

import argparse
import json
import random
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks.fixtures.synthetic_tasks import TextQuestion, Texts

_PACKAGE = "bigbench==1.0.0"
_TASKS = "bigbench/benchmark_tasks"
_CHOICES = 4
#: Letters of a prefix: SmolLM2 has about 4.4 a token of such text.
_READING_LETTERS = 30_000
_FEW_SHOT_LETTERS = 17_000
_PREFIXES = 5
_QUESTIONS = 300
_LETTERS = ("A", "B", "C", "D", "E", "F", "G", "H")

Example = tuple[str, Sequence[str], str]


def main() -> None:
    """The module as a command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="where the files go")
    parser.add_argument("--archive", type=Path, help="the package's source archive, if it is here already")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        archive = options.archive or _download(Path(scratch))
        for texts in compose(archive):
            write(texts, options.out)
            print(f"{texts.name}: {len(texts.prefixes)} prefixes, {len(texts.questions)} questions", file=sys.stderr)


def write(texts: Texts, out: Path) -> None:
    """Two files, as `tasks.read` takes them."""
    (out / f"{texts.name}.prefixes.json").write_text(json.dumps(texts.prefixes))
    lines = (
        json.dumps({"prefix_id": one.prefix, "question": one.question, "choices": one.choices, "answer": one.answer})
        for one in texts.questions
    )
    (out / f"{texts.name}.jsonl").write_text("".join(f"{line}\n" for line in lines))


def compose(archive: Path) -> Iterator[Texts]:
    """All kinds of questions, from the package's source archive."""
    with tarfile.open(archive) as tar:
        members = {member.name.partition("/")[2]: member for member in tar}

        def task(path: str) -> Any:
            file = tar.extractfile(members[f"{_TASKS}/{path}"])
            assert file is not None, path
            return json.load(file)

        yield _reading(task("squad_shifts/squaddev_v1.1.json"))
        for name, path, examples_of in _FEW_SHOT:
            yield _few_shot(name, list(examples_of(task(path))))


def _download(scratch: Path) -> Path:
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--no-binary", ":all:", _PACKAGE, "-d", scratch]
    subprocess.run(command, check=True, stdout=sys.stderr)
    return next(scratch.glob("bigbench-*.tar.gz"))


def _reading(squad: Any) -> Texts:
    """Of every third article, so many paragraphs as fit, and questions about these."""
    draw = random.Random(30)
    prefixes: list[str] = []
    questions: list[TextQuestion] = []
    articles = [article for article in squad["data"] if _letters_of(article) >= _READING_LETTERS]
    for article in articles[:: max(1, len(articles) // _PREFIXES)][:_PREFIXES]:
        text, asked = f"{article['title'].replace('_', ' ')}\n\n", list[tuple[str, str]]()
        for paragraph in article["paragraphs"]:
            if len(text) + len(paragraph["context"]) > _READING_LETTERS:
                break
            text += paragraph["context"].strip() + "\n\n"
            asked += [(one["question"].strip(), one["answers"][0]["text"].strip()) for one in paragraph["qas"]]
        answers = sorted({answer for _, answer in asked})
        for question, answer in draw.sample(asked, min(len(asked), _QUESTIONS // _PREFIXES)):
            likes = sorted((other for other in answers if other != answer), key=lambda o: abs(len(o) - len(answer)))
            choices = [f" {one}" for one in (*draw.sample(likes[: 4 * _CHOICES], _CHOICES - 1), answer)]
            draw.shuffle(choices)
            questions.append(TextQuestion(len(prefixes), f"Question: {question}\nAnswer:", choices, f" {answer}"))
        prefixes.append(text)
    return Texts("reading", prefixes, questions)


def _letters_of(article: Any) -> int:
    return sum(len(paragraph["context"]) for paragraph in article["paragraphs"])


def _few_shot(name: str, examples: list[Example]) -> Texts:
    """Prefixes of other examples each, and questions that are in none."""
    draw = random.Random(31)
    draw.shuffle(examples)
    prefixes: list[str] = []
    while len(prefixes) < _PREFIXES:
        text = ""
        while len(text) < _FEW_SHOT_LETTERS and len(examples) > 60:
            question, _, answer = examples.pop()
            text += f"{question}{answer}\n\n"
        if len(text) < _FEW_SHOT_LETTERS // 2:
            break  # few examples make few prefixes
        prefixes.append(text)
    questions = [
        TextQuestion(draw.randrange(len(prefixes)), question, choices, answer)
        for question, choices, answer in examples[:_QUESTIONS]
    ]
    return Texts(name, prefixes, sorted(questions, key=lambda one: one.prefix))


def _claims(task: Any) -> Iterator[Example]:
    for one in task["examples"][::9]:
        answer = _right(one)
        yield f"Passage: {one['input']}\nTrue, False, or Neither?", [" True", " False", " Neither"], f" {answer}"


def _inferences(task: Any) -> Iterator[Example]:
    for one in task["examples"]:
        choices = [f" {choice}" for choice in one["target_scores"]]
        yield one["input"].replace("The answer is: ", "The answer is:").strip(), choices, f" {_right(one)}"


def _social(task: Any) -> Iterator[Example]:
    for one in task["examples"]:
        choices = [f" {choice}" for choice in one["target_scores"]]
        if len(set(choices)) == len(choices):
            yield f"{one['input'].strip()}\nAnswer:", choices, f" {_right(one)}"


def _tests(task: Any) -> Iterator[Example]:
    return _by_letter(task, "({})")


def _paragraphs(task: Any) -> Iterator[Example]:
    return _by_letter(task, "({})")


def _by_letter(task: Any, option: str) -> Iterator[Example]:
    """Those with one right letter."""
    for one in task["examples"]:
        answer = one["target"][0].strip().rstrip(".")
        text = re.sub(r"Sent \d+: ", " ", one["input"]).strip()
        choices = [letter for letter in _LETTERS if option.format(letter) in text]
        if answer in choices and len(choices) > 1:
            yield f"{text}\nAnswer:", [f" {letter}" for letter in choices], f" {answer}"


def _right(example: Any) -> str:
    scores = example["target_scores"]
    return str(max(scores, key=scores.get))


_FEW_SHOT: tuple[tuple[str, str, Callable[[Any], Iterator[Example]]], ...] = (
    ("claims", "vitaminc_fact_verification/task.json", _claims),
    ("inferences", "presuppositions_as_nli/task.json", _inferences),
    ("social", "social_iqa/task.json", _social),
    ("tests", "natural_instructions/subtask047_misc_answering_science_questions/task.json", _tests),
    ("paragraphs", "natural_instructions/subtask058_multirc_question_answering/task.json", _paragraphs),
)

if __name__ == "__main__":
    main()
