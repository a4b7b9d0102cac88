"""Commands of `runahead` in the documents' shell blocks: command and options exist."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from cluster.cli.app import app

ROOT = Path(__file__).parents[3]
DOCUMENTS = ["README.md", "helm/runahead/README.md", *(str(path.relative_to(ROOT)) for path in ROOT.glob("docs/*.md"))]
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
#: Characters that end a command in a shell.
ENDS = re.compile(r"[;&|<>()]+")


def commands_in(document: str) -> list[str]:
    lines = [line for block in BLOCK.findall((ROOT / document).read_text()) for line in _logical_lines(block)]
    return [line for line in lines if re.search(r"(^|[\s/])runahead\s+[a-z]", line) and "helm " not in line]


def _logical_lines(block: str) -> list[str]:
    return block.replace("\\\n", " ").splitlines()


DOCUMENTED = [(document, line) for document in DOCUMENTS for line in commands_in(document)]


def test_documents_have_commands() -> None:
    assert {"README.md", "docs/operations.md", "docs/security.md"} <= {document for document, _ in DOCUMENTED}
    assert len(DOCUMENTED) > 20


@pytest.mark.parametrize(("document", "line"), DOCUMENTED)
def test_a_documented_command_is_one_with_these_options(document: str, line: str) -> None:
    lexer = shlex.shlex(line, posix=True, punctuation_chars=";&|<>()")
    lexer.whitespace_split = True
    words = list(lexer)
    start = next(at for at, word in enumerate(words) if word.rpartition("/")[2] == "runahead")
    end = next((at for at in range(start, len(words)) if ENDS.fullmatch(words[at])), len(words))
    command: Any = typer.main.get_command(app)
    for word in words[start + 1 : end]:
        if hasattr(command, "commands"):
            assert word in command.commands, f"{document}: {line}"
            command = command.commands[word]
        elif word.startswith("-") and len(word) > 1:
            known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
            assert word.partition("=")[0] in known, f"{document}: {line}"
    assert not hasattr(command, "commands"), f"{document}: {line}"
