"""What the documents name must exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/format.md", "docs/security.md", "docs/api.md"]
DOCUMENTS += [
    f"docs/{name}.md" for name in ("operations", "metrics", "ray", "usage", "install", "models", "techniques", "vllm")
]
DOCUMENTS += [f"docs/{name}.md" for name in ("chain", "store", "selection", "glossary", "gateway", "README")]
DOCUMENTS += [f"docs/benchmarks{which}.md" for which in ("", "-gpu", "-history", "-sweeps")]
DECISIONS = ROOT / "docs/decisions"
DOCUMENTS += [str(path.relative_to(ROOT)) for path in sorted(DECISIONS.rglob("*.md"))]
WALK = re.compile(r"^\d\. `([\w/]+\.py)::([\w.]+)`", re.MULTILINE)
REFERENCE = re.compile(r"`([\w/]+\.py)::([\w.]+)`")
PATH = re.compile(r"`((?:benchmarks|runahead|cluster|workers|kvstore|protos|tests|docs|scripts|constraints)/[\w./-]+)`")
TARGET = re.compile(r"`make ([a-z-]+)")
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def symbols_of(file: Path) -> set[str]:
    names = set()
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
            if isinstance(node, ast.ClassDef):
                inner = (child for child in node.body if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))
                names |= {f"{node.name}.{child.name}" for child in inner}
    return names


def anchors_of(document: Path) -> set[str]:
    """As GitHub makes them of headings."""
    headings = HEADING.findall(document.read_text())
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


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


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_and_headings_that_a_document_links_to_exist(document: str) -> None:
    text = (ROOT / document).read_text()
    for link, anchor in LINK.findall(text):
        target = (ROOT / document).parent / link if link else ROOT / document
        assert target.exists(), f"{document} links to {link}"
        if anchor:
            assert anchor in anchors_of(target), f"{document} links to {link}#{anchor}"


@pytest.mark.parametrize("record", sorted(DECISIONS.glob("0*.md")), ids=lambda path: path.stem)
def test_a_decision_is_in_the_index_and_at_most_two_pages_long(record: Path) -> None:
    assert f"({record.name})" in (DECISIONS / "README.md").read_text()
    text = record.read_text()
    assert len(text.splitlines()) <= 90
    assert "## Question" in text and "## Decision" in text


def test_packages_with_common_names_are_those_of_this_checkout() -> None:
    import cluster
    import kvstore
    import protos
    import workers

    for package in (cluster, kvstore, workers, protos):
        assert package.__file__ is not None
        assert Path(package.__file__).parent.parent == ROOT
