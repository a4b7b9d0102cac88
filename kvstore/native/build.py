"""Compiles native code to shared objects, one for each instruction set: `python -m kvstore.native.build FOLDER...`.

The compiler is clang from the package ziglang, which cross-compiles on any machine and links against an old glibc. It
is needed only to make an environment or a wheel. An object is first written under another name and then renamed, so no
process ever maps an incomplete one.
"""

import argparse
import ctypes
import importlib.util
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType

from kvstore.native.instruction_sets import INSTRUCTION_SETS, InstructionSet
from kvstore.native.native_code import COMPILER_OPTIONS, DIGEST_SYMBOL, NativeCode, cache_folder

_COMPILER = (sys.executable, "-m", "ziglang", "cc")
_LAYOUTS = "layouts.h"
#: Exit status of the command without a compiler; no failure if torch may compute instead.
NO_COMPILER = 3


def build(code: NativeCode, instruction_sets: Iterable[InstructionSet], into: Path) -> list[Path]:
    """Compile the objects that `into` lacks, and remove objects of other sources.

    Raises CalledProcessError if the sources cannot be compiled.
    """
    into.mkdir(parents=True, exist_ok=True)
    kept = {code.object_name(each): each for each in instruction_sets}
    for name, instruction_set in kept.items():
        if not (into / name).exists():
            compile_object(code, instruction_set, into / name)
    for path in into.glob("*.so"):
        if path.name not in {code.object_name(each) for each in INSTRUCTION_SETS}:
            path.unlink()
    return [into / name for name in kept]


def compile_object(
    code: NativeCode, instruction_set: InstructionSet, path: Path, compiler: Sequence[str] | None = None
) -> None:
    """Write a shared object to `path`. `compiler`: command to use instead of ziglang's, with all options for the set.

    Raises CalledProcessError if the sources cannot be compiled.
    """
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".") as made:
        (Path(made) / _LAYOUTS).write_text(layouts(_structs(code)))
        out = Path(made) / path.name
        definitions = {
            "LANES": instruction_set.lanes,
            "SUMS": instruction_set.sums,
            DIGEST_SYMBOL.upper(): f'"{code.digest(instruction_set)}"',
        }
        command = [
            *(compiler or (*_COMPILER, *instruction_set.options, *COMPILER_OPTIONS)),
            f"-I{made}",
            *(f"-D{name}={value}" for name, value in definitions.items()),
            *(str(source) for source in code.files() if source.suffix == ".c"),
            *("-lm", "-o", str(out)),
        ]
        subprocess.run(command, check=True)
        out.replace(path)


def _structs(code: NativeCode) -> ModuleType:
    """The module `structs.py`, loaded without its package, whose dependencies may be missing."""
    spec = importlib.util.spec_from_file_location("structs", code.folder / "structs.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def layouts(structs: ModuleType) -> str:
    """A header with `CHECK_LAYOUT_name` for each `ctypes.Structure`: asserts its size and its fields' offsets."""
    return "#pragma once\n" + "".join(f"{line}\n" for line in _checks(structs))


def _checks(structs: ModuleType) -> Iterator[str]:
    for kind in vars(structs).values():
        if isinstance(kind, type) and issubclass(kind, ctypes.Structure) and kind is not ctypes.Structure:
            name = kind.c_name
            checks = [f"static_assert(sizeof(struct {name}) == {ctypes.sizeof(kind)});"]
            for field in kind._fields_:
                offset = getattr(kind, field[0]).offset
                checks.append(f"static_assert(__builtin_offsetof(struct {name}, {field[0]}) == {offset});")
            yield f"#define CHECK_LAYOUT_{name} " + " ".join(checks)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m kvstore.native.build", description="Compile native code.")
    parser.add_argument("folders", nargs="+", type=Path, help="folders with source/ and structs.py")
    parser.add_argument("--all", action="store_true", help="compile for every instruction set, as a wheel needs")
    parser.add_argument("--cache", action="store_true", help="write to the user's cache instead of the folders")
    options = parser.parse_args(arguments)
    if importlib.util.find_spec("ziglang") is None:
        print("no compiler, so torch computes alone: pip install ziglang==0.15.2", file=sys.stderr)  # noqa: T201
        return NO_COMPILER
    chosen = [each for each in INSTRUCTION_SETS if options.all or each.machine == platform.machine()]
    for folder in options.folders:
        code = NativeCode(folder.resolve(), str(folder))
        into = cache_folder(code) if options.cache else code.folder / "objects"
        for path in build(code, chosen, into):
            print(path)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
