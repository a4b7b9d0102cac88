"""Files, names, links and commands that the documents mention exist."""

import ast
import itertools
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DOCUMENTS = ["README.md", "SECURITY.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
DOCUMENTS += ["helm/runahead/README.md"]
DOCUMENTS += [str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").glob("*.md"))]
DECISIONS = ROOT / "docs/decisions"
DOCUMENTS += [str(path.relative_to(ROOT)) for path in sorted(DECISIONS.rglob("*.md"))]
WALK = re.compile(r"^## (The walk of .*)\n((?:(?!## ).*\n)*)", re.MULTILINE)
HOP = re.compile(r"^\d[.)] (.*)$", re.MULTILINE)
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
    """Anchors that GitHub makes of a document's headings."""
    headings = HEADING.findall(document.read_text())
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def walks_in(text: str) -> dict[str, list[str]]:
    """Headings of the hops of each walk."""
    return {name: HOP.findall(walk) for name, walk in WALK.findall(text)}


def faults_of(hops: list[str]) -> list[str]:
    """Faults of a walk: it must have 2 to 8 hops, each headed by files of one room, not that of the hop before."""
    rooms = [{path.rpartition("/")[0] for path, _ in REFERENCE.findall(hop)} for hop in hops]
    faults = [] if 2 <= len(hops) <= 8 else [f"{len(hops)} hops"]
    faults += [f"not of one room: {hop}" for hop, of_hop in zip(hops, rooms, strict=True) if len(of_hop) != 1]
    pairs = zip(hops[1:], itertools.pairwise(rooms), strict=True)
    return faults + [f"a stay in one room: {hop}" for hop, (last, own) in pairs if last == own]


def test_walks_have_at_most_eight_hops_each_in_a_room_of_its_own() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text()
    walks = walks_in(text)
    assert len(walks) == 4
    assert {name: faults_of(hops) for name, hops in walks.items() if faults_of(hops)} == {}
    assert len(text.splitlines()) < 300


@pytest.mark.parametrize(
    ("hops", "fault"),
    [
        (["`a/b.py::f`", "`c/d.py::g`"] * 4, None),
        (["`a/b.py::f`", "`c/d.py::g`"] * 4 + ["`a/b.py::f`"], "9 hops"),
        (["`a/b.py::f`", "`c/d.py::g` and `a/b.py::f`"], "not of one room: `c/d.py::g` and `a/b.py::f`"),
        (["`a/b.py::f`", "the store"], "not of one room: the store"),
        (["`a/b.py::f`", "`a/c.py::g`"], "a stay in one room: `a/c.py::g`"),
    ],
)
def test_a_walk_that_is_too_long_or_hops_in_several_rooms_is_found(hops: list[str], fault: str | None) -> None:
    lines = "".join(f"{number}) {hop}\n   It calls the next.\n" for number, hop in enumerate(hops, start=1))
    walks = walks_in(f"## The walk of one\n\n{lines}\n## Else\n\n1. `a/b.py::f`\n")
    assert walks == {"The walk of one": hops}
    assert faults_of(walks["The walk of one"]) == ([] if fault is None else [fault])


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
