"""Run the kernels' tests on objects that check addresses and undefined behaviour: `make sanitize`.

Debian's clang compiles them, because ziglang has no library for address checks. They lie in a copy of the packages,
where the loader finds them instead of the usual objects. The first error ends the tests, and its report is printed.
Without such a clang, one line says so, and nothing fails.
"""

import itertools
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from kvstore.copies.verified_copies import COPIES
from kvstore.native.build import compile_object
from kvstore.native.instruction_sets import INSTRUCTION_SETS, InstructionSet
from kvstore.native.native_code import COMPILER_OPTIONS
from workers.kernels.native.library import KERNELS

#: Oldest clang with C23 and `__builtin_elementwise_fma`, and an upper bound for the search.
_OLDEST, _NEWEST = 18, 40
_CHECKS = (
    *("-O1", "-g", "-fno-omit-frame-pointer", "-shared-libasan"),
    *("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
)
_TESTS = ("tests/unit/kvstore/copies", "tests/unit/workers/kernels", "--ignore-glob=*triton*")


def main() -> int:
    clang = _clang()
    library = _library(clang) if clang is not None else None
    if clang is None or library is None:
        print(f"kernels are not sanitized: no clang {_OLDEST} or later with its libraries (apt-get install clang-19)")
        return 0
    here = Path(__file__).parent.parent
    with tempfile.TemporaryDirectory() as made:
        copy, reports = Path(made) / "copy", Path(made) / "report"
        for folder in ("kvstore", "workers", "cluster", "runahead", "benchmarks", "protos", "tests", "docs"):
            shutil.copytree(here / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "objects"))
        shutil.copy(here / "pyproject.toml", copy)
        for code, each in itertools.product((COPIES, KERNELS), INSTRUCTION_SETS):
            if each.machine == platform.machine():
                objects = copy / code.within / "objects"
                objects.mkdir(exist_ok=True)
                compile_object(code, each, objects / code.object_name(each), (clang, *_options(each)))
        options = f"detect_leaks=0:log_path={reports}"
        environment = {"LD_PRELOAD": library, "ASAN_OPTIONS": options, "UBSAN_OPTIONS": f"print_stacktrace=1:{options}"}
        tests = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *_TESTS, *sys.argv[1:]]
        done = subprocess.run(tests, cwd=copy, env={**os.environ, "PYTHONPATH": str(copy), **environment}, check=False)
        for report in reports.parent.glob("report.*"):
            print(report.read_text())
    return done.returncode


def _clang() -> str | None:
    names = [*(f"clang-{version}" for version in range(_NEWEST, _OLDEST - 1, -1)), "clang"]
    found = (name for name in names if shutil.which(name) is not None)
    return next((name for name in found if _version(name) >= _OLDEST), None)


def _version(clang: str) -> int:
    version = re.search(r"version (\d+)", _output(clang, "--version"))
    return int(version[1]) if version is not None else 0


def _library(clang: str) -> str | None:
    """Path of the runtime library of the checks, which must be loaded before all other libraries; None if missing."""
    path = _output(clang, f"-print-file-name=libclang_rt.asan-{platform.machine()}.so")
    return path if Path(path).is_file() else None


def _output(clang: str, question: str) -> str:
    return subprocess.run([clang, question], capture_output=True, text=True, check=True).stdout.strip()


def _options(instruction_set: InstructionSet) -> list[str]:
    """The options of ziglang's compilation, with checks and symbols added."""
    kept = [each for each in COMPILER_OPTIONS if each not in ("-s", "-g0", "-O2", "-fno-sanitize=all")]
    of_processor = [f"-march={instruction_set.name}"] if instruction_set.machine == "x86_64" else []
    return [*kept, *of_processor, *_CHECKS]


if __name__ == "__main__":
    sys.exit(main())
