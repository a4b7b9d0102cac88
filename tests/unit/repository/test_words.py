"""Words that a newcomer would have to decode do not return, and the glossary has each word once."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
#: Folders of everything that people read: product, benches, chart, tests, and present documents.
READ = ("kvstore", "workers", "cluster", "runahead", "benchmarks", "scripts", "helm", "docs", "tests")
KINDS = ("*.py", "*.md", "*.yaml", "*.tpl", "*.txt")
#: Decisions and the change log use the names of their time; the task's texts are meant to be ordinary prose.
LEFT_OUT = (
    "docs/decisions/",
    "CHANGELOG.md",
    "benchmarks/fixtures/synthetic_prose.py",
    "tests/unit/repository/test_words.py",
)
#: A word, or a part of a name, and what to write instead.
INSTEAD = {
    r"whoever|nobody|somebody|anybody|everybody": "the actor by name: the client, the worker, the store",
    r"heard": "what is called with what: on_answer, on_failure",
    r"wish|wishes|wished": "prefetch, read ahead",
    r"tidy|tidied": "what is done: release, delete, reorder",
    r"behind_\w+|\w+_and_behind": "suffix, after, before",
    r"\w*Placing": "a target: what a line goes to",
    r"ExtentRow": "CatalogEntry: a row is K and V of a token in a layer",
}


def words_in(text: str) -> list[str]:
    return [word for pattern in INSTEAD for word in re.findall(rf"\b(?:{pattern})\b", text)]


def test_private_words_do_not_come_back() -> None:
    paths = [path for folder in READ for kind in KINDS for path in (ROOT / folder).rglob(kind)]
    paths = [path for path in [*paths, *ROOT.glob("*.md")] if not str(path.relative_to(ROOT)).startswith(LEFT_OUT)]
    assert len(paths) > 300
    found = {str(path.relative_to(ROOT)): words_in(path.read_text()) for path in paths}
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize("text", ["nobody waits", "def heard(", "see `wishes`", "behind_lse", "class RowPlacing("])
def test_a_private_word_is_found(text: str) -> None:
    assert words_in(text)
    assert not words_in("the client waits; an overheard name; replacing; a service behind a load balancer")


def test_the_glossary_has_a_word_once() -> None:
    rows = (ROOT / "docs/glossary.md").read_text().splitlines()[6:]
    words = [word.strip() for row in rows for word in row.split("|")[1].split(",")]
    assert len(words) > 60
    assert sorted(words) == sorted(set(words))
    assert all(row.count("|") == 3 for row in rows), "each word has one line and one meaning"
