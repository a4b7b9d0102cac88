"""The reference pages of settings and commands are those that the code writes."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def reference_pages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("reference_pages", ROOT / "scripts" / "reference_pages.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_reference_pages_are_current(reference_pages: ModuleType) -> None:
    stale = [path.name for path, text in reference_pages.renewed().items() if path.read_text() != text]
    assert stale == [], "run: make docs"


def test_settings_have_their_names_defaults_and_meanings(reference_pages: ModuleType) -> None:
    text = (ROOT / "docs" / "settings.md").read_text()
    assert "## [store]" in text and "| `disk_bytes` | 8 GiB |" in text
    assert "| `keepalive_s`, `keepalive_timeout_s` | 20, 10 |" in text
    assert "`shard`" not in text, "the service sets `shard` itself, so it is not documented"
    assert [line for line in text.splitlines() if line.startswith("| `") and line.endswith("|  |")] == []


def test_commands_have_their_options_and_defaults() -> None:
    text = (ROOT / "docs" / "command-line.md").read_text()
    assert "## runahead serve" in text and "## runahead bench layers" in text
    assert "| `--disk-bytes` | 8G |" in text and "[default" not in text
