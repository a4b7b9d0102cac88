"""The package that users import: every name is there, and importing a name loads only its own needs."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import runahead

HEAVY = ("torch", "transformers", "ray", "apsw", "sqlite3", "benchmarks")


@pytest.mark.parametrize("name", runahead.__all__)
def test_a_public_name_is_there_and_knows_its_name(name: str) -> None:
    assert getattr(runahead, name).__name__ == name


def test_type_checkers_see_the_names_that_there_are() -> None:
    tree = ast.parse(Path(runahead.__file__).read_text())
    (block,) = [node for node in tree.body if isinstance(node, ast.If)]
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    seen = {(node.module, alias.name) for node in imports for alias in node.names}
    assert seen == {(home, name) for name, home in runahead._HOME_OF.items()}
    assert sorted(name for _, name in seen) == runahead.__all__ == dir(runahead)


def test_another_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Klient'"):
        runahead.Klient  # noqa: B018


@pytest.mark.parametrize("name", ["Client", "AsyncClient", "SamplingParams", "WorkerConfig", "StoreConfig"])
def test_a_light_name_loads_nothing_heavy(name: str) -> None:
    program = f"import sys; from runahead import {name}; print([heavy for heavy in {HEAVY!r} if heavy in sys.modules])"
    result = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=60)
    assert result.stdout.strip() == "[]"
