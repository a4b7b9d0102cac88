"""The gauge of the project's English finds openers and words where they stand, and nothing else."""

import pytest

from scripts.plain_english import texts_of_document, texts_of_python

SOURCE = '''"""What a module holds."""
import typer
#: Of the workers,
#: those that are told.
LIMIT = 1  # as many as there are
ASKED = typer.Option(help="That prompts share.")


def release() -> None:
    """Release the pages; a folder beside the store, too."""
'''


def test_openers_and_words_are_found_with_their_lines() -> None:
    found = {(text.kind, text.line, text.opener, tuple(text.words)) for text in texts_of_python(SOURCE, "x.py")}
    assert found == {
        ("docstring", 1, "What", ()),
        ("comment", 3, "Of", ("told",)),
        ("comment", 5, None, ()),
        ("help", 6, "That", ()),
        ("docstring", 10, None, ("beside", "store, too")),
    }


@pytest.mark.parametrize(
    ("line", "words"),
    [("the store is told", ["told"]), ("25 % of it", ["25 %"]), ("`so many` and 25%", []), ("What is read", [])],
)
def test_a_document_has_words_and_no_openers(line: str, words: list[str]) -> None:
    (text,) = texts_of_document(f"```\nso many\n```\n{line}\n", "x.md")
    assert (text.line, text.opener, text.words) == (4, None, words)
