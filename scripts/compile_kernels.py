"""Compiles the kernels of workers/kernels/source, C, to the LLVM IR beside them, which is committed: `make kernels`.

llvmlite makes machine code of the IR where a model is loaded, so only developers need a C compiler. The compiler here
is clang as it comes with the package ziglang, of the LLVM of the oldest llvmlite that we support: newer ones read its
IR. Code for AVX-512 and AVX2 differs by the width of registers alone. What is said of a processor is left out, so the
code becomes that of the processor which runs it.

The first line of a file has the digests of what it was made of and of the code below it (`stale`).
"""

import hashlib
import importlib.metadata
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "workers" / "kernels" / "source"
#: By registers: what the processor is, LANES and SUMS as in `machine_code.Registers`.
_KINDS = {
    "avx512": ("-mcpu=x86_64_v4", "-DLANES=16", "-DSUMS=24"),
    "avx2": ("-mcpu=x86_64_v3", "-DLANES=8", "-DSUMS=12"),
}
_CLANG = (
    *("-target", "x86_64-linux-gnu", "-std=c23", "-ffreestanding", "-O2", "-S", "-emit-llvm", "-g0"),
    # Sums are added up in the order, and rounded as often, as they are written.
    *("-ffp-contract=off", "-fno-math-errno", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-fno-strict-aliasing", "-fno-stack-protector", "-fno-sanitize=all"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-psabi", "-Wno-unused-command-line-argument"),
)
#: Lines that tell of the file, the compiler and the processor.
_NOT_CODE = re.compile(r"; ModuleID|; Function Attrs|source_filename|target |attributes |!llvm\.(module\.flags|ident)")
_NOT_CODE_NUMBERED = re.compile(r'!\d+ = !\{(i32 \d, !"|!"clang)')


def kernels() -> list[tuple[Path, str]]:
    """Each source with each kind of registers."""
    return [(source, kind) for source in sorted(SOURCE.glob("*.c")) for kind in _KINDS]


def stale() -> list[str]:
    """Files of IR that were not made of the present sources, or were written to since."""
    names = []
    for source, kind in kernels():
        path = _ir_path(source, kind)
        header, _, code = path.read_text().partition("\n") if path.exists() else ("", "", "")
        if not header.endswith(_digests(source, kind, code)):
            names.append(path.name)
    made = {_ir_path(source, kind) for source, kind in kernels()}
    return names + [path.name for path in sorted(SOURCE.glob("*.ll")) if path not in made]


def _ir_path(source: Path, kind: str) -> Path:
    return source.with_suffix(f".{kind}.ll")


def _digests(source: Path, kind: str, code: str) -> str:
    texts = [*(path.read_text() for path in sorted(SOURCE.glob("*.h"))), source.read_text(), *_KINDS[kind], *_CLANG]
    return f"sources {_digest(chr(0).join(texts))}, code {_digest(code)}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _compiled(source: Path, kind: str) -> str:
    """The IR, with its header. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as directory:
        out = Path(directory) / "out.ll"
        command = [sys.executable, "-m", "ziglang", "cc", *_CLANG, *_KINDS[kind], source.name, "-o", str(out)]
        subprocess.run(command, cwd=SOURCE, check=True)
        lines = out.read_text().splitlines()
    kept = [line for line in lines if not _NOT_CODE.match(line) and not _NOT_CODE_NUMBERED.match(line)]
    # Numbers of attributes, which are gone.
    code = "\n".join(line if line.startswith("!") else re.sub(r" #\d+", "", line) for line in kept)
    code = re.sub(r"\n{3,}", "\n\n", code).strip() + "\n"
    compiler = f"ziglang {importlib.metadata.version('ziglang')}"
    return f"; Made by `make kernels`, not by hand: {compiler}, {_digests(source, kind, code)}\n{code}"


def main() -> None:
    for path in SOURCE.glob("*.ll"):
        path.unlink()
    for source, kind in kernels():
        _ir_path(source, kind).write_text(_compiled(source, kind))
        print(_ir_path(source, kind).name)


if __name__ == "__main__":
    main()
