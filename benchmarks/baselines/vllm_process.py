"""vLLM as a child process in the engines' environment, where `vllm_engine.py` runs."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.report.bars import BenchError

ROOT = Path(__file__).resolve().parents[2]
#: The environment that `make engines` creates.
ENGINES_PYTHON = ROOT / ".venv-engines" / "bin" / "python"
BLOCK_TOKENS = 64
CACHE_GIB = 2
#: Settings for vLLM: memory for its cache, loopback only, no usage report, one process.
_ENVIRONMENT = {
    "VLLM_CPU_KVCACHE_SPACE": str(CACHE_GIB),
    "VLLM_HOST_IP": "127.0.0.1",
    "GLOO_SOCKET_IFNAME": "lo",
    "VLLM_NO_USAGE_STATS": "1",
    "VLLM_ENABLE_V1_MULTIPROCESSING": "0",
    "VLLM_LOGGING_LEVEL": "WARNING",
    "HF_HUB_OFFLINE": "1",
    "PYTHONPATH": str(ROOT),
}
#: Threads sleep while they wait, because a service uses the same cores.
_SHARES_CORES = {"OMP_WAIT_POLICY": "passive", "GOMP_SPINCOUNT": "0"}
#: Variables that are set for this process and must not reach a child with threads of its own.
_NOT_INHERITED = ("OMP_NUM_THREADS", *_SHARES_CORES)
_END_S = 60.0


@dataclass(frozen=True, slots=True)
class Reply:
    """vLLM's reply to a prompt. `cached_tokens`: tokens of the prompt that it did not compute. `due_s`: when the prompt
    was asked, from the first prompt of the call on; the other times count from then.
    """

    tokens: tuple[int, ...]
    ttft_s: float
    cached_tokens: int
    due_s: float = 0.0
    total_s: float = 0.0


class VllmProcess:
    """A running engine. Its calls raise BenchError if it ends before it has answered."""

    def __init__(self, process: "subprocess.Popen[str]", log: Path) -> None:
        self._process = process
        self._log = log
        #: Counters of the connector since the engine's start.
        self.counters: Mapping[str, float] = {}

    def wait_ready(self) -> None:
        self._line()

    def ask(
        self,
        prompts: Sequence[Sequence[int]],
        max_new_tokens: int,
        *,
        cancelled: Sequence[int] = (),
        clients: int = 1,
        ignore_eos: bool = False,
        forget: bool = True,
        ended: Callable[[int], None] = lambda _: None,
    ) -> list[Reply | None]:
        """Replies by prompt; None for cancelled ones. `clients`: number of prompts in flight, each followed by the
        next. `forget`: clear vLLM's own prefix cache first. Calls `ended` with the number of finished prompts.
        """
        command = {
            "prompts": [list(prompt) for prompt in prompts],
            "max_new_tokens": max_new_tokens,
            "cancelled": list(cancelled),
            "clients": clients,
            "ignore_eos": ignore_eos,
            "reset": forget,
        }
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(command) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._ended() from None
        while "ended" in (answer := self._line()):
            ended(answer["ended"])
        self.counters = answer["counters"]
        return [Reply(tuple(reply.pop("tokens")), **reply) if reply else None for reply in answer["replies"]]

    def _line(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._ended()
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _ended(self) -> BenchError:
        said = [line for line in self._log.read_text(errors="replace").splitlines() if "Error: " in line]
        return BenchError(f"vLLM ended early: {said[0].strip() if said else 'without an error message'}")


@contextmanager
def running_vllm(
    python: Path,
    model: Path,
    max_tokens: int,
    scratch: Path,
    connector: Mapping[str, Any] | None,
    *,
    shares_cores: bool = True,
) -> Iterator[VllmProcess]:
    """An engine that is ready; it ends with the block. `connector`: its extra configuration, None for vLLM alone.

    `shares_cores`: a service runs on the same cores. Otherwise vLLM's threads wait as they do by default.
    """
    settings = {
        "model": str(model),
        "max_tokens": max_tokens,
        "block_size": BLOCK_TOKENS,
        "connector": None if connector is None else dict(connector),
    }
    command = [str(python), "-m", "benchmarks.baselines.vllm_engine", json.dumps(settings)]
    inherited = {name: value for name, value in os.environ.items() if name not in _NOT_INHERITED}
    log = scratch / "vllm.log"
    with log.open("a") as errors:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=inherited | _ENVIRONMENT | (_SHARES_CORES if shares_cores else {}),
            cwd=scratch,
        )
        with process:
            try:
                engine = VllmProcess(process, log)
                engine.wait_ready()
                yield engine
            except BaseException:  # otherwise it would first answer its requests in flight
                process.kill()
                raise
            finally:
                _end(process)


def _end(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    process.stdin.close()
    try:
        process.wait(_END_S)
    except subprocess.TimeoutExpired:
        process.kill()
