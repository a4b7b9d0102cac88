"""Each folder of the packages says what it owns, none is crowded, and the layer contracts know all of them."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
#: Packages whose folders are in a layer contract.
PACKAGES = ["kvstore", "workers", "cluster", "benchmarks", "runahead"]
MAX_MODULES = 15
IMPORTED = re.compile(r"^\s*from ([\w.]+) import ", re.MULTILINE)


def folders(package: str) -> list[Path]:
    return sorted(path.parent for path in (ROOT / package).rglob("__init__.py") if path.parent != ROOT / package)


@pytest.mark.parametrize("folder", [folder for package in PACKAGES for folder in folders(package)], ids=str)
def test_a_folder_says_what_it_owns_and_has_room_for_what_it_holds(folder: Path) -> None:
    docstring = ast.get_docstring(ast.parse((folder / "__init__.py").read_text()))
    assert docstring is not None and len(docstring.split()) > 10
    modules = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
    assert 1 < len(modules) <= MAX_MODULES


@pytest.mark.parametrize("package", PACKAGES)
def test_the_layer_contract_knows_every_module_and_folder_of_a_package(package: str) -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each.get("containers") == [package])
    known = {name.strip() for layer in layers for name in layer.split("|")}
    found = {path.parent.name for path in (ROOT / package).glob("*/__init__.py")}
    found |= {path.stem for path in (ROOT / package).glob("*.py")} - {"__init__"}
    assert known == found


def test_no_test_module_imports_another() -> None:
    """Code that several tests use is in modules without tests."""
    texts = {path.name: path.read_text() for path in (ROOT / "tests").rglob("*.py")}
    imports = {(name, module) for name, text in texts.items() for module in IMPORTED.findall(text)}
    assert len(imports) > 1000
    assert [each for each in imports if each[1].rpartition(".")[2].startswith("test_")] == []


def test_modules_of_tests_have_names_of_their_own() -> None:
    """pytest imports test modules by name alone: if two have one name, it collects one and stops with an error."""
    paths = [path for path in (ROOT / "tests").rglob("*.py") if path.name != "conftest.py"]
    assert len(paths) > 300
    by_name: dict[str, list[str]] = {}
    for path in paths:
        by_name.setdefault(path.stem, []).append(str(path.parent.relative_to(ROOT)))
    assert {name: folders for name, folders in by_name.items() if len(folders) > 1} == {}
