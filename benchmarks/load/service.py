"""The service that `bench load` measures: one of its own, with or without two tenants, or a running one."""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil  # type: ignore[import-untyped]
from rich.console import Console

from benchmarks.load.mix import Mix
from benchmarks.report.report import BenchError
from cluster.client.credentials import Credentials
from cluster.ingress.access.bearer_tokens import new_token, token_line
from cluster.local_service import LocalService, serving

#: Small memory for the store, so that it fills early and later growth is not the cache's.
_HOST_BYTES = 64 * 2**20
_DISK_BYTES = 2 * 2**30


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """Address of a service, and credentials for it."""

    address: str
    credentials: Credentials | None = None
    #: Credentials of another principal; None if there is none.
    stranger: Credentials | None = None
    #: Id of the serving process; None for a service that the bench did not start.
    pid: int | None = None


@contextmanager
def own_service(model: Path, scratch: Path, workers: int, max_running: int) -> Iterator[Target]:
    """A service with two principals in its tokens file; it spreads every prompt of some length over all workers."""
    tokens = {name: new_token() for name in ("bench", "stranger")}
    file = scratch / "tokens"
    file.touch(mode=0o600)
    file.write_text("".join(f"{token_line(name, token)}\n" for name, token in tokens.items()))
    environment = {
        "RUNAHEAD_CHAIN__MIN_TOKENS_PER_WORKER": "32",
        "RUNAHEAD_STORE__HOST_BYTES": str(_HOST_BYTES),
        "RUNAHEAD_STORE__DISK_BYTES": str(_DISK_BYTES),
        "RUNAHEAD_SERVER__TOKENS_FILE": str(file),
        "RUNAHEAD_SERVER__MAX_RUNNING_REQUESTS": str(max_running),
    }
    with _serving(model, scratch / "store", workers, environment) as service:
        yield Target(
            address=service.address,
            credentials=Credentials(token=tokens["bench"]),
            stranger=Credentials(token=tokens["stranger"]),
            pid=service.pid,
        )


@contextmanager
def bare_service(
    model: Path, store: Path, workers: int, threads: int, max_running: int, host_bytes: int
) -> Iterator[Target]:
    """A service with default settings except for the arguments, over the existing store.

    `host_bytes`: memory of the store, and of all workers' prefix caches together.
    """
    environment = {
        "RUNAHEAD_WORKER__THREADS": str(threads),
        "RUNAHEAD_STORE__HOST_BYTES": str(host_bytes),
        "RUNAHEAD_STORE__DISK_BYTES": str(2 * host_bytes),
        "RUNAHEAD_CHAIN__PREFIX_CACHE_BYTES": str(host_bytes // workers),
        "RUNAHEAD_SERVER__MAX_RUNNING_REQUESTS": str(max_running),
    }
    with _serving(model, store, workers, environment) as service:
        yield Target(address=service.address, pid=service.pid)


def _serving(
    model: Path, store: Path, workers: int, environment: Mapping[str, str]
) -> AbstractContextManager[LocalService]:
    return serving(model, store, workers, Console(stderr=True), "Starting the service", environment=environment)


def resident_bytes(pid: int) -> dict[str, int]:
    """Resident memory of a process and its descendants, in bytes by command. Shared pages are divided among the
    processes that share them (PSS).
    """
    root = psutil.Process(pid)
    found: dict[str, int] = {}
    for process in (root, *root.children(recursive=True)):
        try:
            name, size_bytes = _name_of(process), process.memory_full_info().pss
        except psutil.Error:
            continue
        found[name] = found.get(name, 0) + size_bytes
    return found


def _name_of(process: psutil.Process) -> str:
    command: list[str] = process.cmdline()
    if not command:
        return str(process.name())
    title = command[0]
    # Ray appends an actor's current activity to its class.
    return title.partition(" ")[0].partition(".")[0] if title.startswith("ray::") else Path(title).name


def check_lengths(mix: Mix, positions: int) -> None:
    """Raise BenchError if the requests do not fit the model."""
    if mix.longest > positions:
        raise BenchError(
            f"requests take {mix.longest} positions, but the model has {positions}: use shorter prefixes, "
            "suffixes or outputs"
        )
