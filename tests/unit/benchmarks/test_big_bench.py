"""Questions made of BIG-bench's source package, with a small archive of the same form in its place."""

import hashlib
import io
import json
import re
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from benchmarks.accuracy import big_bench
from benchmarks.accuracy.big_bench import KINDS, texts_of
from benchmarks.fixtures.source_package import SourcePackage
from benchmarks.fixtures.synthetic_tasks import Texts
from benchmarks.report.report import BenchError

#: Words for made-up sentences, none of them from the package.
WORDS = ["river", "stone", "maple", "copper", "lantern", "harbour", "willow", "silver", "meadow", "bridge"]


def sentence(number: int) -> str:
    return " ".join(WORDS[(number * step + step) % len(WORDS)] for step in range(1, 9)).capitalize() + f" {number}."


def scored(number: int, choices: list[str]) -> dict[str, int]:
    return {choice: int(place == number % len(choices)) for place, choice in enumerate(choices)}


def article(number: int, num_paragraphs: int = 60) -> dict[str, Any]:
    paragraphs = []
    for part in range(num_paragraphs * number, num_paragraphs * (number + 1)):
        context = f"Part {part}. " + " ".join(sentence(10 * part + line) for line in range(10))
        answer = {"answer_start": 0, "text": f"{WORDS[part % 10]} {part}"}
        paragraphs.append({"context": context, "qas": [{"question": f"What is {part}?", "answers": [answer]}]})
    return {"title": f"Article_{number}", "paragraphs": paragraphs}


def examples(make: Any) -> dict[str, Any]:
    return {"examples": [make(number) for number in range(1000)]}


def scored_example(choices: list[str]) -> Any:
    return lambda number: {"input": sentence(number), "target_scores": scored(number, choices)}


def lettered(number: int) -> dict[str, Any]:
    options = " ".join(f"({letter}) {WORDS[place]}" for place, letter in enumerate("ABCD"))
    return {"input": f"Question: {sentence(number)} {options}.", "target": [f"{'ABCD'[number % 4]}."]}


def claim(number: int) -> dict[str, Any]:
    """One of two claims about a passage: the first follows from it, the second contradicts it."""
    text = f"{sentence(number // 2)}\nClaim: {WORDS[number % 2]} is {number // 2 % 7}."
    return {"input": text, "target_scores": scored(number % 2, ["True", "False", "Neither"])}


def timed(number: int) -> dict[str, Any]:
    category = ("Event Duration.", "Event Ordering.", "Frequency.")[number % 3]
    return {"input": f"{sentence(number)} \nCategory: {category}", "target": ["No." if number % 5 == 0 else "Yes."]}


CONTENTS: dict[str, Any] = {
    "reading": {"data": [article(number) for number in range(6)]},
    "news": {"data": [article(number, num_paragraphs=8) for number in range(40)]},
    "claims": {"examples": [claim(number) for number in range(8000)]},
    "intents": examples(scored_example(["play_music", "get_weather", "rate_book"])),
    "times": examples(timed),
    "tests": examples(lettered),
    "paragraphs": examples(lettered),
}


@pytest.fixture(scope="module")
def package_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    archive = tmp_path_factory.mktemp("sdist") / "bigbench-1.0.0.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        for name, kind in KINDS.items():
            content = json.dumps(CONTENTS[name]).encode()
            member = tarfile.TarInfo(f"bigbench-1.0.0/bigbench/benchmark_tasks/{kind.path}")
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return archive


@pytest.fixture
def package(package_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SourcePackage:
    """A package whose archive is already in the cache, so nothing is downloaded."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    big_bench.cache_directory().mkdir(parents=True)
    (big_bench.cache_directory() / package_file.name).write_bytes(package_file.read_bytes())
    digest = hashlib.sha256(package_file.read_bytes()).hexdigest()
    return SourcePackage(name="bigbench", version="1.0.0", sha256=digest)


def test_every_kind_has_questions_over_long_prefixes_and_the_same_every_time(package: SourcePackage) -> None:
    first, second = texts_of(list(KINDS), package), texts_of(list(KINDS), package)
    assert [texts.name for texts in first] == list(KINDS)
    assert first == second
    for texts in first:
        assert len(set(texts.prefixes)) == len(texts.prefixes) == 5
        assert all(15_000 < len(prefix) < 32_000 and prefix.endswith("\n\n") for prefix in texts.prefixes)
        assert {question.prefix for question in texts.questions} == set(range(5))
        for question in texts.questions:
            assert question.answer in question.choices
            assert len(set(question.choices)) == len(question.choices) > 1
            assert all(choice.startswith(" ") for choice in question.choices)
            assert question.question.endswith((":", "?", "."))


def of_kind(name: str, package: SourcePackage) -> Texts:
    (texts,) = texts_of([name], package)
    return texts


def test_a_question_is_no_example_of_its_prefix(package: SourcePackage) -> None:
    for name in set(KINDS) - {"reading", "news"}:
        texts = of_kind(name, package)
        assert len(texts.questions) >= 100
        for question in texts.questions:
            assert not any(question.question in prefix for prefix in texts.prefixes)


RIGHT: dict[str, Callable[[int], str]] = {
    "claims": lambda number: f"river is {number % 7}.",
    "intents": lambda number: ("play music", "get weather", "rate book")[number % 3],
    "times": lambda number: ("duration", "order", "frequency")[number % 3],
    "tests": lambda number: WORDS[number % 4],
    "paragraphs": lambda number: WORDS[number % 4],
}


@pytest.mark.parametrize("name", RIGHT)
def test_answers_are_what_the_package_says(package: SourcePackage, name: str) -> None:
    numbers = set()
    for question in of_kind(name, package).questions:
        number = int(re.findall(r" (\d+)\.", question.question)[0])
        numbers.add(number)
        assert question.answer == f" {RIGHT[name](number)}"
    if name == "times":  # questions marked as off-topic are left out
        assert all(number % 5 for number in numbers)
    if name in ("tests", "paragraphs"):  # the last option of each test is damaged
        assert {number % 4 for number in numbers} == {"tests": {0, 1, 2}, "paragraphs": {0, 1, 2, 3}}[name]


@pytest.mark.parametrize("name", ["reading", "news"])
def test_all_choices_about_articles_are_answers_about_the_prefix(package: SourcePackage, name: str) -> None:
    texts = of_kind(name, package)
    for question in texts.questions:
        part = question.question.removeprefix("Question: What is ").removesuffix("?\nAnswer:")
        assert question.answer == f" {WORDS[int(part) % 10]} {part}"
        assert len(question.choices) == 4
        assert all(f"Part {choice.split()[1]}. " in texts.prefixes[question.prefix] for choice in question.choices)
    for prefix in texts.prefixes:
        parts = [int(part) for part in re.findall(r"Part (\d+)\.", prefix)]
        assert parts == list(range(parts[0], parts[-1] + 1))
        num_articles = len({part // {"reading": 60, "news": 8}[name] for part in parts})
        assert num_articles == 1 if name == "reading" else num_articles >= 4
        assert prefix.startswith("Article ") == (name == "reading")


def test_the_package_is_opened_once(package: SourcePackage) -> None:
    texts = texts_of(["tests"], package)
    (big_bench.cache_directory() / package.file_name).unlink()
    assert texts_of(["tests"], package) == texts
    (kept,) = big_bench.cache_directory().iterdir()
    assert {str(path.relative_to(kept)) for path in kept.rglob("*.json")} == {kind.path for kind in KINDS.values()}


def test_half_a_cache_is_none(package: SourcePackage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(big_bench.shutil, "copyfileobj", fail)
        with pytest.raises(BenchError, match=r"could not be saved.*No space left"):
            texts_of(["tests"], package)
    assert [path.name for path in big_bench.cache_directory().iterdir()] == [package.file_name]
    assert texts_of(["tests"], package)


def test_a_kind_that_there_is_not_is_refused_before_anything_is_downloaded() -> None:
    with pytest.raises(BenchError, match="no kind 'riddles', but reading, news, claims"):
        texts_of(["riddles"], SourcePackage(name="none", version="0", sha256=""))
