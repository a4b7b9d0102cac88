"""The shared objects of this folder are complete and compiled from the present sources."""

import ctypes
import re
from importlib import util

import pytest

from kvstore.native.build import build
from kvstore.native.instruction_sets import AARCH64, INSTRUCTION_SETS, X86_64_V3, instruction_set_of_host
from tests.support.every_case import IS_EVERY
from workers.kernels.native import parallel_code, structs
from workers.kernels.native.library import KERNELS, function

needs_compiler = pytest.mark.skipif(util.find_spec("ziglang") is None, reason="no compiler (ziglang)")


@needs_compiler
def test_the_objects_were_made_of_the_present_sources() -> None:
    host = instruction_set_of_host()
    if host is None:
        pytest.skip("no kernel is for this processor")
    objects = KERNELS.folder / "objects"
    sets = [each for each in INSTRUCTION_SETS if each.machine == host.machine]
    missing = [name for name in map(KERNELS.object_name, sets) if not (objects / name).exists()]
    assert missing == [], "run `make kernels`"


@needs_compiler
@pytest.mark.skipif(not IS_EVERY, reason="compiling takes seconds: make test-all runs it")
def test_they_can_be_compiled_for_arm(tmp_path) -> None:
    (path,) = build(KERNELS, [AARCH64], tmp_path)
    assert path.stat().st_size > 10_000


def test_the_compiler_checks_the_layout_of_every_struct() -> None:
    checked = re.findall(r"^CHECK_LAYOUT_(\w+)$", "\n".join(path.read_text() for path in KERNELS.files()), re.M)
    ours = [each.c_name for each in vars(structs).values() if isinstance(each, type(ctypes.Structure))]
    assert sorted(checked) == sorted(ours) and len(ours) == len(set(ours)) > 5


def test_without_an_object_there_are_no_kernels(monkeypatch, tmp_path) -> None:
    for module in ("library", "parallel_code"):
        monkeypatch.setattr(f"workers.kernels.native.{module}.kernels", lambda _: None)
    assert parallel_code.regions(["product"], X86_64_V3) == () and not parallel_code.has_kernels()
    assert function("norm", X86_64_V3, ctypes.c_void_p) is None
