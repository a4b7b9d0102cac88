"""What the documents name must exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/format.md", "docs/security.md", "docs/api.md"]
DOCUMENTS += [
    f"docs/{name}.md" for name in ("operations", "metrics", "ray", "usage", "install", "models", "techniques")
]
DOCUMENTS += [f"docs/{name}.md" for name in ("chain", "store", "selection", "glossary", "README")]
WALK = re.compile(r"^\d\. `([\w/]+\.py)::([\w.]+)`", re.MULTILINE)
REFERENCE = re.compile(r"`([\w/]+\.py)::([\w.]+)`")
PATH = re.compile(r"`((?:benchmarks|runahead|cluster|workers|kvstore|protos|tests|docs|scripts|constraints)/[\w./-]+)`")
TARGET = re.compile(r"`make ([a-z-]+)")


def symbols_of(file: Path) -> set[str]:
    names = set()
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
            if isinstance(node, ast.ClassDef):
                inner = (child for child in node.body if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))
                names |= {f"{node.name}.{child.name}" for child in inner}
    return names


def test_a_request_is_walked_in_at_most_eight_hops_and_every_hop_exists() -> None:
    hops = WALK.findall((ROOT / "ARCHITECTURE.md").read_text())
    assert 4 <= len(hops) <= 8
    for path, symbol in hops:
        assert symbol in symbols_of(ROOT / path), f"{path}::{symbol}"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_paths_and_symbols_that_a_document_names_exist(document: str) -> None:
    text = (ROOT / document).read_text()
    for path, symbol in REFERENCE.findall(text):
        assert symbol in symbols_of(ROOT / path), f"{document} names {path}::{symbol}"
    missing = [path for path in PATH.findall(text) if not (ROOT / path).exists()]
    assert missing == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_make_targets_that_a_document_names_exist(document: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(TARGET.findall((ROOT / document).read_text())) <= targets


def test_packages_with_common_names_are_those_of_this_checkout() -> None:
    import cluster
    import kvstore
    import protos
    import workers

    for package in (cluster, kvstore, workers, protos):
        assert package.__file__ is not None
        assert Path(package.__file__).parent.parent == ROOT
