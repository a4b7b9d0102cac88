"""Measurements of `runahead bench load`: a service, right answers, and phase after phase."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.load import chats as load_chats
from benchmarks.load import phases as load_phases
from benchmarks.load import trace as load_trace
from benchmarks.load.answers import Answers
from benchmarks.load.chats import Chats
from benchmarks.load.clients import Clients, Load
from benchmarks.load.mix import Ask, Mix, distinct, drawn
from benchmarks.load.phases import Cancels, Idle, Tenants
from benchmarks.load.service import Target, check_lengths, own_service, resident_bytes
from benchmarks.report.report import Advance, BenchError
from cluster.client import Client
from workers.plan.model_facts import ModelFacts

PHASES = ("load", "overhead", "cancel", "tenants", "chat")
#: Memory of a closed loop is measured after 1/10 of its requests and at their end, when nothing runs.
_EARLY = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench. The defaults are those of the project's bars. Raises ValueError."""

    mix: Mix = field(default_factory=Mix)
    clients: int = 64
    #: Arrivals per second of an open loop; None: closed loop.
    rate: float | None = None
    #: JSONL file whose requests replace the mix's, in an open loop.
    trace: Path | None = None
    trace_speed: float = 1.0
    trace_block_tokens: int = load_trace.TRACE_BLOCK_TOKENS
    phases: Sequence[str] = PHASES
    workers: int = 2
    #: Model directory; None: a tiny model with random weights.
    model: Path | None = None
    #: Address of a running service of the same model.
    address: str = ""
    max_running: int = 8
    #: Requests of the overhead phase, and tokens of their stored prefix.
    idle_rounds: int = 60
    idle_tokens: int = 512
    cancel_rounds: int = 24
    #: Tokens of a cancelled prompt; None: nearly all positions of the model, at most 4,000.
    cancel_tokens: int | None = None
    tenant_prompts: int = 20

    def __post_init__(self) -> None:
        if not self.phases or not set(self.phases) <= set(PHASES):
            raise ValueError(f"phases are some of {', '.join(PHASES)}, not {', '.join(self.phases) or 'none'}")
        if self.address and self.model is None:
            raise ValueError("--address needs --model, the directory of the served model: replies are checked")

    @property
    def is_open(self) -> bool:
        return self.rate is not None or self.trace is not None


@dataclass(slots=True, kw_only=True)
class Measured:
    """Measurements of the bench; None for phases that did not run."""

    load: Load | None = None
    distinct_prompts: int = 0
    ties: int = 0
    #: Number of requests of a trace that were shortened.
    cut: int = 0
    #: Resident bytes by command, after `early_requests` requests and at the end.
    early_requests: int = 0
    early_bytes: Mapping[str, int] | None = None
    late_bytes: Mapping[str, int] | None = None
    idle: Sequence[Idle] | None = None
    cancels: Cancels | None = None
    tenants: Tenants | None = None
    chats: Chats | None = None


class Bench:
    """Runs the phases. Owns nothing; the service runs while it measures."""

    def __init__(self, settings: Settings, model: Path, facts: ModelFacts, scratch: Path, advance: Advance) -> None:
        self._settings = settings
        self._model = model
        self._facts = facts
        self._scratch = scratch
        self._advance = advance
        self._measured = Measured()

    def measure(self) -> Measured:
        """Run the phases. Raises BenchError."""
        settings, phases = self._settings, self._settings.phases
        asks = self._asks() if "load" in phases else []
        answers = Answers.of(str(self._model), distinct(asks), self._advance)
        self._measured.distinct_prompts, self._measured.ties = len(answers.known), answers.num_cut_by_ties
        with ExitStack() as stack:
            target = self._target(stack)
            client = stack.enter_context(Client(target.address, target.credentials))
            client.wait_ready(60)
            if "overhead" in phases:  # first, before any other request
                self._measured.idle = load_phases.measure_overhead(
                    client, self._facts.vocab_size, settings.idle_tokens, settings.idle_rounds, self._advance
                )
            if "load" in phases:
                self._load(target, asks, answers)
            if "cancel" in phases:
                self._measured.cancels = self._cancels(client)
            if "tenants" in phases:
                self._measured.tenants = self._tenants(target)
            if "chat" in phases:
                self._measured.chats = load_chats.measure_chats(
                    client, self._facts.vocab_size, self._facts.max_positions, self._advance
                )
        if self._measured.chats is not None:
            load_chats.judge(self._measured.chats, str(self._model), self._advance)
        return self._measured

    def _asks(self) -> list[Ask]:
        settings = self._settings
        if settings.trace is None:
            check_lengths(settings.mix, self._facts.max_positions)
            return drawn(settings.mix, self._facts.vocab_size, rate=settings.rate)
        try:
            entries = load_trace.read(settings.trace, settings.mix.requests)
        except load_trace.TraceError as error:
            raise BenchError(str(error)) from error
        asks, self._measured.cut = load_trace.asks_of(
            entries,
            self._facts.vocab_size,
            positions=self._facts.max_positions,
            block_tokens=settings.trace_block_tokens,
            speed=settings.trace_speed,
        )
        return asks

    def _target(self, stack: ExitStack) -> Target:
        settings = self._settings
        if settings.address:
            return Target(address=settings.address)
        self._advance("starting the service")
        return stack.enter_context(own_service(self._model, self._scratch, settings.workers, settings.max_running))

    def _load(self, target: Target, asks: Sequence[Ask], answers: Answers) -> None:
        settings, measured = self._settings, self._measured
        clients = Clients(target.address, target.credentials, answers, settings.clients)
        if settings.is_open:
            measured.load = clients.open_loop(asks, lambda number: self._loaded(number, len(asks)))
            return
        early = measured.early_requests = max(1, len(asks) // _EARLY)
        measured.load = clients.closed_loop(asks[:early], lambda number: self._loaded(number, len(asks)))
        if target.pid is not None:
            measured.early_bytes = resident_bytes(target.pid)
        measured.load.append(clients.closed_loop(asks[early:], lambda number: self._loaded(early + number, len(asks))))
        if target.pid is not None:
            measured.late_bytes = resident_bytes(target.pid)

    def _loaded(self, number: int, requests: int) -> None:
        self._advance(f"load: {number} of {requests} requests")

    def _cancels(self, client: Client) -> Cancels:
        settings = self._settings
        tokens = settings.cancel_tokens or min(4000, self._facts.max_positions - 1)
        return load_phases.measure_cancels(
            client, self._facts.vocab_size, tokens, self._facts.kv.num_layers, settings.cancel_rounds, self._advance
        )

    def _tenants(self, target: Target) -> Tenants:
        if target.stranger is None:
            raise BenchError("phase tenants needs a service with two principals: omit --address")
        return load_phases.measure_tenants(
            target.address,
            target.credentials,
            target.stranger,
            self._facts.vocab_size,
            self._settings.tenant_prompts,
            self._advance,
        )
