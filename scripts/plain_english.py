"""Count sentences without a subject and words that readers stumble over; fail if there is one.

`python scripts/plain_english.py --list [PATH...]` prints each with its place. It reads docstrings, comments, help
texts and documents.
"""

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
#: A text that opens with one of these says neither what a thing is nor what it does.
_OPENER = re.compile(r"(Of|What|Which|As|Who|Whose|The same|That)\b")
#: A word, and what to write instead.
INSTEAD = {
    r"beside": "compared with; next to, for places",
    r"anew": "again",
    r"told": "configured, notified, given",
    r"so (?:many|much)": "the number, or how many",
    r"that which": "the noun",
    r"in turn": "one after the other",
    r"the same (?:as before|of|holds|goes)": "the noun",
    r"others(?= (?:are|have|may|do|can|that|which|wait|of)\b)": "others, with their noun: other requests",
    r"\w+, too(?=[.;:)]|$)": "also",
    r"\d+ %": "25%, without a space",
}
_WORD = re.compile(r"\b(?:" + "|".join(INSTEAD) + ")", re.MULTILINE)
#: Generated, or the prose of a test corpus.
_LEFT_OUT = (
    "benchmarks/fixtures/synthetic_prose.py",
    "scripts/plain_english.py",
    "docs/command-line.md",
    "docs/settings.md",
)


class Text(NamedTuple):
    """One docstring, comment, help text or paragraph: `line` counts from 1."""

    kind: str
    path: str
    line: int
    text: str

    @property
    def opener(self) -> str | None:
        found = _OPENER.match(self.text) if self.kind != "paragraph" else None
        return found and found[0]

    @property
    def words(self) -> list[str]:
        return _WORD.findall(re.sub(r"`[^`]*`", "", self.text))


def texts_of_python(source: str, path: str) -> Iterator[Text]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if docstring := ast.get_docstring(node):
                yield Text("docstring", path, node.body[0].lineno, docstring)
        elif isinstance(node, ast.Call):
            for keyword in node.keywords:
                if keyword.arg == "help" and isinstance(keyword.value, ast.Constant | ast.JoinedStr):
                    value = (
                        keyword.value.value
                        if isinstance(keyword.value, ast.Constant)
                        else ast.unparse(keyword.value)[2:]
                    )
                    yield Text("help", path, keyword.value.lineno, str(value))
    yield from _comments(source, path)


def _comments(source: str, path: str) -> Iterator[Text]:
    """Comments, where lines that follow each other are one."""
    first, lines = 0, []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT or re.match(r"#\s*(noqa|type:|fmt:|!)", token.string):
            continue
        line, text = token.start[0], token.string.lstrip("#: ").strip()
        is_whole_line = token.line.lstrip().startswith("#")
        if lines and is_whole_line and line == first + len(lines):
            lines.append(text)
            continue
        if lines:
            yield Text("comment", path, first, " ".join(lines))
        first, lines = (line if is_whole_line else -1), [text]
        if not is_whole_line:
            yield Text("comment", path, line, text)
            lines = []
    if lines:
        yield Text("comment", path, first, " ".join(lines))


def texts_of_document(source: str, path: str) -> Iterator[Text]:
    """Paragraphs and lines of tables and lists, without blocks of code."""
    is_code = False
    for number, line in enumerate(source.splitlines(), 1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code and line.strip():
            yield Text("paragraph", path, number, line)


def texts(paths: list[str]) -> Iterator[Text]:
    for path in paths:
        if path.startswith(_LEFT_OUT) or "_pb2" in path:
            continue
        source = (ROOT / path).read_text()
        yield from texts_of_python(source, path) if path.endswith(".py") else texts_of_document(source, path)


def counted(found: Iterator[Text]) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """For each folder (a document's is "documents"): texts, openers, words."""
    totals, openers, words = Counter[str](), Counter[str](), Counter[str]()
    for text in found:
        room = (
            "help texts"
            if text.kind == "help"
            else "documents"
            if text.path.endswith(".md")
            else text.path.split("/")[0]
        )
        totals[room] += 1
        openers[room] += text.opener is not None
        words[room] += len(text.words)
    return totals, openers, words


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print each, with its place")
    parser.add_argument("paths", nargs="*", help="files or folders; all that are tracked if none is given")
    given = parser.parse_args()
    tracked = subprocess.check_output(["git", "ls-files", "--", *(given.paths or ["."])], cwd=ROOT, text=True)
    found = list(texts([path for path in tracked.splitlines() if path.endswith((".py", ".md"))]))
    if given.list:
        for text in found:
            if text.opener or text.words:
                said = text.words or [f"opens with {text.opener}"]
                print(f"{text.path}:{text.line}: {', '.join(said)}: {' '.join(text.text.split())[:100]}")
    totals, openers, words = counted(iter(found))
    for room in sorted(totals):
        share = openers[room] / totals[room]
        print(f"{room:12} {totals[room]:5} texts {openers[room]:4} openers ({share:.1%}) {words[room]:4} words")
    if not (openers.total() or words.total()):
        return 0
    print("rewrite what the gauge counts: --list shows it", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
