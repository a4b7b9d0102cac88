"""Facts about this machine and checkout from the standard library, and a scratch directory."""

import os
import platform
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from benchmarks.report.bars import BenchError

_REPOSITORY = Path(__file__).resolve().parents[2]


def machine_basics() -> dict[str, Any]:
    """Facts that the figures of every bench depend on."""
    commit, dirty = commit_of_checkout()
    return {
        "cpu": cpu_model(),
        "cores": len(os.sched_getaffinity(0)),
        "kernel": platform.release(),
        "python": platform.python_version(),
        "commit": commit,
        "dirty": dirty,
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
    }


def commit_of_checkout() -> tuple[str | None, bool | None]:
    """The commit, and whether files differ from it; (None, None) outside a git checkout."""
    with suppress(OSError, subprocess.CalledProcessError):
        return _git("rev-parse", "--short=12", "HEAD"), bool(_git("status", "--porcelain"))
    return None, None


def _git(*arguments: str) -> str:
    command = ["git", "-C", str(_REPOSITORY), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def cpu_model() -> str:
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.machine()


@contextmanager
def scratch_directory(parent: Path | None, needed_bytes: int) -> Iterator[Path]:
    """A directory for the bench's files, removed at the end, also after Ctrl-C. Raises BenchError if it is too
    small.
    """
    parent = Path.cwd() if parent is None else parent.expanduser()
    try:
        parent.mkdir(parents=True, exist_ok=True)
        free_bytes = shutil.disk_usage(parent).free
        if free_bytes < needed_bytes:
            raise BenchError(
                f"{parent} has {free_bytes / 2**30:.1f} GiB free, the bench writes {needed_bytes / 2**30:.1f}; "
                "choose another --directory"
            )
        scratch = Path(tempfile.mkdtemp(prefix=".runahead-bench-", dir=parent))
    except OSError as error:
        raise BenchError(f"cannot write to {parent}: {error.strerror}; choose another --directory") from error
    try:
        yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
