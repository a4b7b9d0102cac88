"""Evidence of a GPU in minutes: commands in a fixed order, each with a limit, each result written at once.

`scripts/gpu_evidence.sh` calls it. Results are in one small folder: `summary.txt` has a line for each part, with its
outcome or the reason why it did not run, and each part has a file with its output. Exit status 0: every part ran or
said why not; 1: a part failed or was late.
"""

import argparse
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TINY = "tiny"
#: Seconds in which a part may write its last words after its limit, and that the summary takes at the end.
_LAST_WORDS_S, _END_S = 5.0, 2.0
#: Least seconds for a part of the second half, which runs while time is left.
_WORTH_S = 20.0
#: Factor on the limits of a rehearsal: processors that other tests use as well start Python slowly.
_PATIENCE = 5.0
#: Tests of ranks in processes of their own, and those whose code no GPU has run.
_RANKS = ("test_ranks_cuda.py", "test_nccl_cuda.py")
_NEW = ("test_cuda_device.py", "test_newest_cuda.py", "test_rows_cuda.py")
_VERSIONS = """
import json, platform, subprocess, sys
from importlib import metadata
from pathlib import Path

def said(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=5).stdout.strip()
    except (OSError, subprocess.SubprocessError) as error:
        return f"unknown: {error}"

def version(name):
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "not installed"

import torch
facts = {
    "commit": said("git", "rev-parse", "HEAD"),
    "changed_files": said("git", "status", "--short", "--untracked-files=no").splitlines(),
    "python": platform.python_version(),
    **{name: version(name) for name in ("torch", "transformers", "triton", "numpy", "xxhash", "apsw", "ray")},
    "cuda": str(torch.version.cuda),
    "nccl": list(torch.cuda.nccl.version()) if torch.cuda.is_available() else None,
    "gpus": [torch.cuda.get_device_name(each) for each in range(torch.cuda.device_count())],
    "driver": said("nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"),
    "objects": sorted(str(each) for each in Path().glob("*/**/objects/*.so")),
}
print(json.dumps(facts, indent=1))
if not facts["objects"]:
    sys.exit("no shared objects of the C sources: make kernels where there is a compiler, and copy the checkout then")
"""
_LOAD = """
import sys
from dataclasses import fields
from benchmarks.store import load_path
if "device" not in {each.name for each in fields(load_path.Settings)}:
    sys.exit("not run: bench load-path has no form for devices in this checkout")
sys.exit(load_path.run(load_path.Settings(device=sys.argv[1], quick=True), directory=None, force=True, as_json=False))
"""


@dataclass(frozen=True, slots=True)
class Part:
    """One command. `is_extra`: it runs while time is left, and is cut short by it."""

    name: str
    limit_s: float
    command: Sequence[str]
    is_extra: bool = False


def parts_of(shape: str, out: Path) -> list[Part]:
    """All parts, in order."""
    device = "cpu" if shape == TINY else "cuda"
    short, long = ("1024", "2048") if shape == TINY else ("16384", "65536")

    def reuse(name: str, tokens: str, presets: str, rounds: int, limit_s: float) -> Sequence[str]:
        return [
            *(sys.executable, "-m", "benchmarks.gpu", "--shape", shape, "--device", device, "--phases", "reuse"),
            *("--prefix-tokens", tokens, "--presets", presets, "--rounds", str(rounds)),
            *("--time-budget", str(limit_s - _LAST_WORDS_S), "--out", str(out / name)),
        ]

    def tests(*names: str, options: Sequence[str] = ()) -> Sequence[str]:
        files = [f"tests/gpu/{name}" for name in names if (ROOT / "tests" / "gpu" / name).exists()]
        command = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider"]
        return [*command, *(files or ["tests/gpu"]), *options]

    def hits(what: str) -> Sequence[str]:
        options = ["--shape", shape, "--device", device, "--out", str(out)]
        return [sys.executable, "-m", "benchmarks.gpu.hits", what, *options]

    rest = [f"--ignore=tests/gpu/{name}" for name in (*_RANKS, *_NEW)]
    four = "recompute,attentionstore,runahead,runahead?bits=4"
    parts = [
        Part("versions", 10.0, [sys.executable, "-c", _VERSIONS]),
        Part("links", 90.0, tests(*_RANKS)),
        Part("load", 90.0, [sys.executable, "-c", _LOAD, device]),
        Part("presets-16k", 150.0, reuse("presets-16k", short, four, 3, 150.0)),
        Part("presets-64k", 60.0, reuse("presets-64k", long, "recompute,runahead", 1, 60.0)),
        Part("new-tests", 100.0, tests(*_NEW)),
        Part("profile", 40.0, hits("profile")),
        Part("half-precision", 60.0, tests(options=["-k", "half_precision or bfloat16", "-rP"]), is_extra=True),
        Part("impress-contiguous", 90.0, reuse("others", short, "impress,contiguous", 3, 90.0), is_extra=True),
        Part("together", 60.0, hits("together"), is_extra=True),
        Part("all-tests", 300.0, tests(options=rest), is_extra=True),
    ]
    return [replace(part, limit_s=_PATIENCE * part.limit_s) for part in parts] if shape == TINY else parts


def run_all(
    parts: Sequence[Part], total_s: float, out: Path, environment: Mapping[str, str], say: Callable[[str], object]
) -> int:
    """Run the parts within `total_s` seconds; number of parts that failed or were late. Writes each result at once."""
    end_s, num_bad = time.monotonic() + total_s - _END_S, 0
    summary = out / "summary.txt"
    summary.write_text("")
    for number, part in enumerate(parts, 1):
        left_s = end_s - time.monotonic()
        if left_s < (_WORTH_S if part.is_extra else 1.0):
            outcome, took_s = f"not run: {max(0.0, left_s):.0f} s were left", 0.0
        else:
            outcome, took_s = _run(part, min(part.limit_s, left_s), out / f"{number:02}-{part.name}.txt", environment)
        num_bad += outcome.startswith(("failed", "late"))
        with summary.open("a") as file:
            file.write(f"{part.name}: {outcome} ({took_s:.0f} of {part.limit_s:.0f} s)\n")
        say(f"{part.name}: {outcome} ({took_s:.0f} s)")
    return num_bad


def _run(part: Part, limit_s: float, file: Path, environment: Mapping[str, str]) -> tuple[str, float]:
    """Outcome of a part in words, and its seconds. Ends the part and all of its processes at the limit."""
    started_s = time.monotonic()
    with file.open("w") as output:
        process = subprocess.Popen(
            part.command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
        is_late = False
        try:
            process.wait(limit_s)
        except subprocess.TimeoutExpired:
            is_late = True
            _signal(process, signal.SIGINT)  # a bench shows what it has measured
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(_LAST_WORDS_S)
        finally:
            _signal(process, signal.SIGKILL)
            process.wait()
    took_s = time.monotonic() - started_s
    return (f"late: ended after {limit_s:.0f} s" if is_late else _outcome(process.returncode, file.read_text())), took_s


def _signal(process: "subprocess.Popen[bytes]", number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, number)


def _outcome(status: int, text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    last = lines[-1] if lines else ""
    counted = re.search(r"(\d+ (?:passed|failed|skipped|deselected|error).*) in [\d.]+s", last)
    if counted and status in (0, 5) and "passed" not in counted[1]:
        reasons = [line.partition(": ")[2] for line in lines if line.startswith("SKIPPED")]
        return f"not run: {reasons[0] if reasons else 'there is no such test'}"
    if counted:
        return f"{'ok' if status == 0 else 'failed'}: {counted[1]}"
    if status and last.startswith("not run: "):
        return last
    return "ok" if status == 0 else f"failed: exit status {status}: {last[:200]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=9.0, help="time for all parts (default: %(default)s)")
    parser.add_argument("--shape", default="qwen2.5-7b", help=f"shape of the model; {TINY}: a rehearsal on processors")
    parser.add_argument(
        "--out", type=Path, default=Path("gpu-evidence"), help="folder of results (default: %(default)s)"
    )
    parser.add_argument("--parts", default="", help="names of parts, separated by commas (default: all)")
    options = parser.parse_args()
    out = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    parts = parts_of(options.shape, out)
    asked = [name for name in options.parts.split(",") if name]
    if unknown := set(asked) - {part.name for part in parts}:
        sys.stderr.write(f"error: --parts: {', '.join(sorted(unknown))}: none of {', '.join(p.name for p in parts)}\n")
        return 2
    chosen = [part for part in parts if not asked or part.name in asked]

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    return int(run_all(chosen, options.minutes * 60.0, out, os.environ, say) > 0)


if __name__ == "__main__":
    sys.exit(main())
