"""The demo with Gemma-3-270m: weights that pip may have fetched, and a model without a template for chats."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console
from typer.testing import CliRunner

from cluster import local_service
from cluster.cli.app import app
from cluster.cli.demo import _prompt
from cluster.errors import StartError

CONSOLE = Console(quiet=True)


def test_without_the_packages_one_line_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_service, "_GEMMA", "no_such_package")
    result = CliRunner().invoke(app, ["demo", "--gemma", "--json"])
    assert isinstance(result.exception, StartError)
    told = str(result.exception)
    assert "make demo-gemma" in told and "terms" in told and "\n" not in told


def test_parts_that_do_not_make_the_file_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def assemble(path: Path) -> Path:
        assert path == tmp_path / "runahead" / "models" / "gemma-3-270m-q4_k_m.gguf"
        raise ValueError("sha256 did not match")

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(local_service, "import_module", lambda _: SimpleNamespace(assemble=assemble))
    with pytest.raises(StartError, match="sha256"):
        local_service.gemma_model(CONSOLE)


def test_a_model_without_a_template_is_asked_in_plain_text() -> None:
    plain, chat = (_prompt("A text.", "What is it about?", is_chat=is_chat) for is_chat in (False, True))
    (message,) = chat.chat.messages
    assert plain.text == f"{message.content}\nAnswer:"
    assert message.content.startswith("A text.") and message.content.endswith("What is it about?")
