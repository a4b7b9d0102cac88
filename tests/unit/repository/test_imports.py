"""Imports that the layer contracts cannot check: circles of modules and of folders, and parts of one library.

Imports of types and imports inside functions count as well.
"""

import ast
import graphlib
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
#: Packages that may have no circles.
PACKAGES = ["kvstore", "workers", "cluster", "benchmarks", "runahead"]
#: Parts of torch, and the modules that may use them.
PARTS = {
    "torch.cuda": ["workers.attention.", "workers.device.", "workers.handoff.nccl_link"],
    "torch.distributed": ["workers.handoff.", "tests.support.nccl"],
}


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(source: str, modules: set[str]) -> set[str]:
    """Modules that a source imports, anywhere in its text."""
    imported = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            imported |= (names & modules) or {node.module}
    return imported & modules


def room_of(path: Path) -> str:
    """The folder of a module; a module of the package itself is a room of its own, as in the contract."""
    folder = path.parent.relative_to(ROOT).parts
    return name_of(path) if len(folder) == 1 else ".".join(folder)


def circle_in(sources: dict[str, str], room: Mapping[str, str] | None = None) -> list[str]:
    """Modules, or their rooms, each of which imports the one before it; empty if there is no circle."""
    room = room or {name: name for name in sources}
    graph: dict[str, set[str]] = defaultdict(set)
    for name, source in sources.items():
        graph[room[name]] |= {room[each] for each in imports_of(source, set(sources))} - {room[name]}
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_module_imports_one_that_imports_it(package: str) -> None:
    circle = circle_in({name_of(path): path.read_text() for path in (ROOT / package).rglob("*.py")})
    assert not circle, "imported by the next one each: " + " -> ".join(circle)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_folder_imports_one_that_imports_it(package: str) -> None:
    paths = {name_of(path): path for path in (ROOT / package).rglob("*.py")}
    rooms = {name: room_of(path) for name, path in paths.items()}
    circle = circle_in({name: path.read_text() for name, path in paths.items()}, rooms)
    assert not circle, "imported by the next one each: " + " -> ".join(circle)


def test_a_circle_of_folders_is_found_where_modules_have_none() -> None:
    sources = {"a.up.top": "import a.down.low", "a.down.low": "", "a.down.high": "import a.up.base", "a.up.base": ""}
    assert circle_in(sources) == []
    assert set(circle_in(sources, {name: name.rpartition(".")[0] for name in sources})) == {"a.up", "a.down"}


@pytest.mark.parametrize(
    "source",
    [
        "import a.first",
        "from a import first",
        "from a.first import Noun",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from a.first import Noun",
        "def call():\n    from a.first import Noun",
    ],
)
def test_a_circle_is_found_however_a_module_is_imported(source: str) -> None:
    assert set(circle_in({"a.first": "from a.second import call", "a.second": source})) == {"a.first", "a.second"}


def uses_of(source: str, part: str) -> list[int]:
    """Lines of a source that import a part of torch, or name it in code."""
    module, name = part.split(".")
    lines = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            is_used = any(f"{alias.name}.".startswith(f"{part}.") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}." for alias in node.names]
            is_used = any(each.startswith(f"{part}.") for each in names)
        else:
            is_used = isinstance(node, ast.Attribute) and ast.unparse(node) == f"{module}.{name}"
        if is_used:
            lines.append(node.lineno)
    return lines


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_torch_is_used_in_its_folders_alone(part: str) -> None:
    paths = [path for package in ("kvstore", "workers", "cluster") for path in (ROOT / package).rglob("*.py")]
    uses = {name_of(path): uses_of(path.read_text(), part) for path in paths}
    assert {name for name, lines in uses.items() if lines and not name.startswith(tuple(PARTS[part]))} == set()


@pytest.mark.parametrize(
    "source",
    [
        "import torch.cuda",
        "import torch.cuda.amp as amp",
        "from torch import cuda",
        "from torch.cuda import Event",
        "import torch\ntorch.cuda.is_available()",
    ],
)
def test_a_use_of_a_part_is_found_however_it_is_written(source: str) -> None:
    assert uses_of(source, "torch.cuda")
    assert not uses_of(source, "torch.distributed")
