"""Native code: compiled from C sources and structs, found in three places, and never loaded for other sources."""

import ctypes
import shutil
import subprocess
from importlib import metadata, util
from pathlib import Path
from types import SimpleNamespace

import pytest

from kvstore.native import build as building
from kvstore.native import native_code
from kvstore.native.build import build
from kvstore.native.instruction_sets import INSTRUCTION_SETS, instruction_set_of_host
from kvstore.native.native_code import NativeCode, cache_folder, loaded

HOST = instruction_set_of_host()
pytestmark = pytest.mark.skipif(
    HOST is None or util.find_spec("ziglang") is None, reason="no compiler (ziglang), or an unknown processor"
)

C = """
#include "layouts.h"
struct pair { long first; float second; };
CHECK_LAYOUT_pair
#define EXPORT __attribute__((visibility("default")))
EXPORT const char runahead_native_digest[] = RUNAHEAD_NATIVE_DIGEST;
EXPORT double sum(const struct pair *pair) { return (double)pair->first + (double)pair->second; }
"""
STRUCTS = """
import ctypes
class Pair(ctypes.Structure):
    c_name = "pair"
    _fields_ = [("first", ctypes.c_int64), ("second", ctypes.c_float)]
"""


class Pair(ctypes.Structure):
    _fields_ = (("first", ctypes.c_int64), ("second", ctypes.c_float))


def code_in(folder: Path) -> NativeCode:
    (folder / "source").mkdir(parents=True)
    (folder / "source" / "pair.c").write_text(C)
    (folder / "structs.py").write_text(STRUCTS)
    return NativeCode(folder, "some/pairs")


@pytest.fixture
def code(tmp_path, monkeypatch) -> NativeCode:
    """A folder of its own, without an installed package of its name."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return code_in(tmp_path / "pairs")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory) -> Path:
    """The shared object of these sources; compiling takes a second."""
    folder = tmp_path_factory.mktemp("compiled")
    return built(code_in(folder / "pairs"), folder)


def built(code: NativeCode, into: Path) -> Path:
    (path,) = build(code, [HOST], into)
    return path


def placed(compiled: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(compiled, folder / compiled.name))


def sum_of(library: ctypes.CDLL | None, first: int, second: float) -> float:
    assert library is not None
    library.sum.restype = ctypes.c_double
    return float(library.sum(ctypes.byref(Pair(first, second))))


def load(code: NativeCode) -> ctypes.CDLL | None:
    return loaded.__wrapped__(code, HOST)


def test_what_was_compiled_is_loaded_and_computes(code, compiled) -> None:
    placed(compiled, code.folder / "objects")
    assert sum_of(load(code), 3, 0.5) == 3.5


def test_an_object_beside_the_module_comes_before_an_installed_one_and_that_before_a_cached_one(
    code, compiled, tmp_path, monkeypatch
) -> None:
    installed = tmp_path / "site-packages"
    monkeypatch.setattr(native_code, "_installed", lambda _: installed)
    places = [code.folder / "objects", installed / "some/pairs/objects", cache_folder(code)]
    paths = [placed(compiled, place) for place in places]
    for path in paths:
        library = load(code)
        assert library is not None and library._name == str(path)
        path.unlink()
    assert load(code) is None


@pytest.mark.parametrize("is_editable", [True, False])
def test_an_installed_distribution_has_its_objects_where_its_code_is(is_editable, tmp_path, monkeypatch) -> None:
    direct_url = '{"url": "file:///some/check%20out", "dir_info": {"editable": true}}' if is_editable else None
    found = SimpleNamespace(read_text=lambda _: direct_url, locate_file=lambda name: tmp_path / name)
    monkeypatch.setattr(metadata, "distribution", lambda _: found)
    assert native_code._installed("any") == (Path("/some/check out") if is_editable else tmp_path)


def test_without_an_object_one_line_says_what_to_do(code, caplog) -> None:
    assert load(code) is None
    (line,) = caplog.messages
    assert "some/pairs" in line and "make kernels" in line


@pytest.mark.parametrize("changed", ["source/pair.c", "structs.py"])
def test_an_object_of_other_sources_or_structs_is_not_loaded(changed, code, compiled, caplog) -> None:
    path = placed(compiled, code.folder / "objects")
    (code.folder / changed).write_text((code.folder / changed).read_text() + "\n")
    assert load(code) is None
    path.rename(path.with_name(code.object_name(HOST)))
    assert load(code) is None and "its sources differ" in caplog.text


@pytest.mark.parametrize("damage", [b"", b"no object", None])
def test_a_damaged_object_is_no_object(damage, code, compiled, caplog) -> None:
    path = placed(compiled, code.folder / "objects")
    path.write_bytes(path.read_bytes()[:64] if damage is None else damage)
    assert load(code) is None and str(path) in caplog.text


def test_only_what_is_missing_is_compiled_and_objects_of_other_sources_go(code, compiled) -> None:
    objects = code.folder / "objects"
    path = placed(compiled, objects)
    written = path.stat().st_mtime_ns
    assert built(code, objects).stat().st_mtime_ns == written
    (code.source / "pair.c").write_text(C + "// changed\n")
    newer = built(code, objects)
    assert list(objects.iterdir()) == [newer] and newer != path


@pytest.mark.parametrize(
    "fields", ['("second", ctypes.c_float), ("first", ctypes.c_int64)', '("first", ctypes.c_int32)']
)
def test_a_struct_that_lies_otherwise_in_c_cannot_be_compiled(fields, code, capfd) -> None:
    (code.folder / "structs.py").write_text(STRUCTS.replace(STRUCTS[STRUCTS.index("[(") :], f"[{fields}]\n"))
    with pytest.raises(subprocess.CalledProcessError):
        built(code, code.folder / "objects")
    assert list((code.folder / "objects").iterdir()) == [] and "static assertion failed" in capfd.readouterr().err


def test_every_instruction_set_can_be_compiled_for_on_any_machine(code) -> None:
    paths = build(code, INSTRUCTION_SETS, code.folder / "objects")
    assert [path.name.partition(".")[0] for path in paths] == [each.name for each in INSTRUCTION_SETS]


def test_without_a_compiler_the_command_says_so(monkeypatch, capsys, code) -> None:
    monkeypatch.setattr(building.importlib.util, "find_spec", lambda _: None)
    assert building.main([str(code.folder)]) == building.NO_COMPILER
    assert "pip install ziglang" in capsys.readouterr().err
