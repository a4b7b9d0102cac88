"""Measurements of `runahead bench hand-over`: vLLM over KV read from a service, and vLLM alone."""

import socket
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from benchmarks.baselines.vllm_process import BLOCK_TOKENS, Reply, VllmProcess, running_vllm
from benchmarks.fixtures.prompts import documents
from benchmarks.handover.overlap import Overlap, overlap_of
from benchmarks.report.report import Advance, BenchError
from cluster.client import Client
from cluster.local_service import serving
from workers.model.reference import TIE_MARGIN, Reference, ReferenceAnswer
from workers.text.tokenization import Tokenizer

WORKERS = 2
NEW_TOKENS = 16
COLD, WARM, DISK = "cold", "warm", "from disk"
#: Prompts sent together; one more request, a copy of the last prompt, is cancelled.
AT_ONCE = 5
_SHORTEST_TOKENS = 80
_STEP_TOKENS = 37


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench. Raises ValueError."""

    python: Path
    #: Number of prompts whose tokens are compared with transformers.
    prompts: int = 50
    #: Tokens of a timed prompt.
    tokens: int = 4096
    rounds: int = 5
    load: str = "asynchronous"

    def __post_init__(self) -> None:
        if self.tokens < 2 * BLOCK_TOKENS:
            raise ValueError(f"a timed prompt has at least {2 * BLOCK_TOKENS} tokens, not {self.tokens}")

    @property
    def num_steps(self) -> int:
        return 7 + 5 * self.rounds


@dataclass(slots=True)
class Measured:
    """Measurements of a run. Replies by phase, each with its prompt's length and the reference's answer."""

    compared: dict[str, list[tuple[int, Reply, ReferenceAnswer]]] = field(default_factory=dict)
    #: Times to first token in seconds, by what was asked.
    ttft_s: dict[str, list[float]] = field(default_factory=dict)
    overlaps: list[Overlap] = field(default_factory=list)
    counters: Mapping[str, float] = field(default_factory=dict)
    num_cancelled: int = 0

    def num_equal(self, phase: str) -> int:
        return sum(is_equal(reply, wanted) for _, reply, wanted in self.compared[phase])

    def most_computed(self) -> int:
        """Most tokens that vLLM computed of a prompt that the service held."""
        held = [*self.compared[WARM], *self.compared[DISK]]
        return max(num_tokens - reply.cached_tokens for num_tokens, reply, _ in held)

    def median_s(self, name: str) -> float:
        return statistics.median(self.ttft_s[name])


def is_equal(reply: Reply, wanted: ReferenceAnswer) -> bool:
    """Whether the tokens are the reference's, up to the first step where its two best tokens are a near tie."""
    for given, token, margin in zip(reply.tokens, wanted.token_ids, wanted.margins, strict=False):
        if given != token:
            return margin < TIE_MARGIN
    return len(reply.tokens) == len(wanted.token_ids)


class Bench:
    """Runs the measurements. Owns the store below `scratch`."""

    def __init__(self, settings: Settings, model: Path, scratch: Path, advance: Advance) -> None:
        self._settings = settings
        self._model = model
        self._scratch = scratch
        self._advance = advance
        tokenizer = Tokenizer(str(model))
        tokenizer.load()
        lengths = [_SHORTEST_TOKENS + _STEP_TOKENS * number for number in range(settings.prompts)]
        (text,) = documents(tokenizer, 1, max(lengths) + settings.prompts + BLOCK_TOKENS)
        #: Prompts with different beginnings, so that each is cold once.
        self._prompts = [text[number : number + length] for number, length in enumerate(lengths)]
        self._timed = documents(tokenizer, 2 * settings.rounds + 1, settings.tokens)
        #: Prompts that this process reads while they are computed.
        self._flowing = self._timed[settings.rounds : 2 * settings.rounds]
        self._port = _free_port()

    def measure(self) -> Measured:
        measured = Measured()
        self._advance("transformers' tokens")
        reference = Reference(str(self._model))
        wanted = [reference.generate(prompt, NEW_TOKENS) for prompt in self._prompts]
        del reference
        connector = {"address": f"127.0.0.1:{self._port}", "load": self._settings.load}
        with self._vllm_after_service(connector) as (engine, restart):
            for phase in (COLD, WARM):
                self._compare(engine, phase, wanted, measured)
            self._time_with_service(engine, measured)
            self._read_while_computed(measured)
            restart()
            self._compare(engine, DISK, wanted, measured)
            measured.counters = engine.counters
        self._time_alone(measured)
        return measured

    def _compare(self, engine: VllmProcess, phase: str, wanted: Sequence[ReferenceAnswer], measured: Measured) -> None:
        """Ask each prompt once, several at a time, with one request that is cancelled."""
        self._advance(f"{len(self._prompts)} prompts, {phase}")
        replies: list[tuple[int, Reply, ReferenceAnswer]] = []
        for first in range(0, len(self._prompts), AT_ONCE):
            prompts = self._prompts[first : first + AT_ONCE]
            asked = [*prompts, prompts[-1]]
            answers = engine.ask(asked, NEW_TOKENS, cancelled=[len(prompts)], clients=len(asked))
            measured.num_cancelled += 1
            for prompt, reply, expected in zip(prompts, answers, wanted[first:], strict=False):
                if reply is None:
                    raise BenchError("vLLM did not answer a prompt, which was not cancelled")
                replies.append((len(prompt), reply, expected))
        measured.compared[phase] = replies

    def _time_with_service(self, engine: VllmProcess, measured: Measured) -> None:
        engine.ask([self._timed[-1]], 1)  # warms up this length
        for prompt in self._timed[: self._settings.rounds]:
            for name, forget in ((COLD, True), (WARM, True), ("vLLM's own cache", False)):
                self._advance(f"a prompt of {len(prompt)} tokens, {name}")
                self._take(engine, name, prompt, measured, forget=forget)

    def _read_while_computed(self, measured: Measured) -> None:
        with Client(f"127.0.0.1:{self._port}") as client:
            for prompt in self._flowing:
                self._advance(f"a prompt of {len(prompt)} tokens, read while it is computed")
                measured.overlaps.append(overlap_of(client, prompt))

    def _time_alone(self, measured: Measured) -> None:
        with self._vllm(None) as engine:
            engine.ask([self._timed[-1]], 1)
            for prompt in self._timed[: self._settings.rounds]:
                self._advance(f"a prompt of {len(prompt)} tokens, vLLM alone")
                self._take(engine, "vLLM alone", prompt, measured, forget=True)

    @staticmethod
    def _take(engine: VllmProcess, name: str, prompt: Sequence[int], measured: Measured, *, forget: bool) -> None:
        (reply,) = engine.ask([prompt], 1, forget=forget)
        assert reply is not None, "it was not cancelled"
        measured.ttft_s.setdefault(name, []).append(reply.ttft_s)

    # -- processes -------------------------------------------------------------------------------------------------

    @contextmanager
    def _vllm_after_service(self, connector: Mapping[str, str]) -> Iterator[tuple[VllmProcess, Callable[[], None]]]:
        """The engine, and a function that restarts its service over the same store, with nothing in memory."""
        service = self._service()
        service.__enter__()
        try:
            with self._vllm(connector) as engine:

                def restart() -> None:
                    nonlocal service
                    self._advance("the service restarts")
                    service.__exit__(None, None, None)
                    service = self._service()
                    service.__enter__()

                yield engine, restart
        finally:
            service.__exit__(None, None, None)

    @contextmanager
    def _service(self) -> Iterator[None]:
        options = ("--port", str(self._port))
        store, console = self._scratch / "store", Console(stderr=True)
        with serving(self._model, store, WORKERS, console, "Starting the service", options=options):
            yield

    @contextmanager
    def _vllm(self, connector: Mapping[str, str] | None) -> Iterator[VllmProcess]:
        self._advance("vLLM starts")
        most = max(self._settings.tokens, *map(len, self._prompts)) + NEW_TOKENS
        with running_vllm(self._settings.python, self._model, most, self._scratch, connector) as engine:
            yield engine


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port
