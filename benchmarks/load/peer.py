"""Measurements of `runahead bench load --peer vllm`: equal requests to vLLM and to our service.

Closed loops of equally many clients, on all cores of the machine, one engine after the other. vLLM is stepped in its
own process, so its times include no server and no network; ours are those of gRPC clients. Our service runs first with
one worker that has a thread per core, then with one worker per core; both have equal memory for KV. A machine's speed
changes by the minute, so vLLM's warm rounds run before, between and after our services for documents; vLLM uses no
processor time while it waits. Only one of our services runs at a time, because an idle one uses a few percent of two
cores, mostly for Ray.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from benchmarks.baselines.vllm_process import CACHE_GIB, VllmProcess, running_vllm
from benchmarks.load.answers import Answers
from benchmarks.load.clients import Clients, End, Load, Outcome
from benchmarks.load.machine_speed import MachineSpeed, machine_speed
from benchmarks.load.mix import Ask
from benchmarks.load.peer_asks import PeerAsks
from benchmarks.load.service import Target, bare_service
from benchmarks.report.report import Advance, BenchError
from cluster.client.client import Client

VLLM = "vLLM"
COLD, WARM, SHORT = "documents, cold", "documents, warm", "short prompts"
ALONE, BESIDE = "short alone", "short beside long"
TWINS, BUDGET = "equal prompts", "documents, budget, from disk"
STORED = "equal prompts, stored"

#: Seconds after which a request counts as hung: a prompt of 6K tokens shares two cores with seven others.
_HUNG_AFTER_S = 600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench. The defaults are those of the project's bars. Raises ValueError."""

    #: Python interpreter with vLLM.
    python: Path
    documents: int = 16
    clients: int = 8
    kv_budget: float = 0.25
    #: Model directory; None: the demo's model.
    model: Path | None = None

    def __post_init__(self) -> None:
        if self.documents < 1 or self.clients < 2:
            raise ValueError("a comparison needs at least one document and two clients")


@dataclass(slots=True)
class PeerMeasured:
    """Loops by engine and name. Engines: vLLM, and ours by shape: `1 x 2` is one worker with two threads."""

    loops: dict[str, dict[str, Load]] = field(default_factory=dict)
    #: By engine of ours: bytes of rows that equal requests over a stored prompt held at once / those of one request.
    shared_rows: dict[str, float] = field(default_factory=dict)
    #: Speed of the machine before each loop, by engine.
    speeds: dict[str, list[MachineSpeed]] = field(default_factory=dict)
    #: Number of exact replies that differ from transformers, by engine.
    wrong: dict[str, int] = field(default_factory=dict)
    num_prompts: int = 0
    #: Number of prompts whose exact replies were not all equal, and of those with a near tie between two tokens.
    num_differing: int = 0
    num_ties: int = 0

    @property
    def ours(self) -> list[str]:
        return [engine for engine in self.loops if engine != VLLM]


def shapes() -> list[tuple[int, int]]:
    """Shapes of our service: workers, and threads of each, which together use all cores of this machine."""
    cores = len(os.sched_getaffinity(0))
    return sorted({(1, cores), (cores, 1)})


def beside(load: Load, long: Ask) -> Load:
    """A load without its long request and without requests sent after that request had its first token."""
    (long_s,) = (each.due_s + each.ttft_s for each in load.outcomes if each.ask == long and each.ttft_s is not None)
    return Load([each for each in load.outcomes if each.ask != long and each.due_s < long_s], load.seconds)


def num_steps(asks: PeerAsks) -> int:
    """Number of requests and of starts of engines."""
    of_both = len(asks.of_both) + len(asks.questions)
    of_ours = 2 * len(asks.twins) + len(asks.warm_up) + len(asks.questions)
    of_vllm = of_both + len(shapes()) * len(asks.questions)  # one warm round more than there are services
    return 1 + of_vllm + len(shapes()) * (2 + of_both + of_ours)


def rows_shared(target: Target) -> float:
    """Rows of tokens that requests of the service have so far shared in memory instead of reading them."""
    with Client(target.address, target.credentials) as client:
        return client.stats().service.prefix_rows_shared_bytes / client.model_info().kv_bytes_per_token


def _held(asks: Sequence[Ask], num_shared: float, workers: int) -> float:
    """Rows that requests held at once, in units of the rows that one request holds alone. A request holds all its rows
    except shared ones.

    If all requests of a worker share rows, the worker's prefix cache holds these rows once.
    """
    num_rows = [len(ask.prompt) + ask.max_new_tokens for ask in asks]
    num_cached = max(0.0, num_shared - (len(asks) - workers) * max(len(ask.prompt) for ask in asks))
    return (sum(num_rows) - num_shared + num_cached) / max(num_rows)


def _name(workers: int, threads: int) -> str:
    return f"{workers} x {threads}"


def _add_round(measured: PeerMeasured, engine: str, name: str, run: Callable[[], Load]) -> None:
    """Run a loop of an engine, or one more round of it, after measuring the machine's speed."""
    measured.speeds.setdefault(engine, []).append(machine_speed())
    measured.loops.setdefault(engine, {}).setdefault(name, Load()).append(run())


class PeerBench:
    """Runs all loops. Owns the stores below `scratch`."""

    def __init__(self, settings: Settings, model: Path, asks: PeerAsks, scratch: Path, advance: Advance) -> None:
        self._settings = settings
        self._model = model
        self._asks = asks
        self._scratch = scratch
        self._advance = advance

    def measure(self) -> PeerMeasured:
        """Run all loops on vLLM and on our service. Raises BenchError."""
        measured, asks, clients = PeerMeasured(), self._asks, self._settings.clients
        with self._vllm() as vllm:

            def theirs(name: str, asked: Sequence[Ask], clients: int = clients) -> None:
                loop = partial(self._vllm_loop, vllm, name, asked, clients, forget=name != WARM)
                _add_round(measured, VLLM, name, loop)

            theirs(COLD, asks.questions)
            for workers, threads in shapes():
                theirs(WARM, asks.questions)
                self._measure_documents(measured, workers, threads)
            theirs(WARM, asks.questions)
            for workers, threads in shapes():
                self._measure_restarted(measured, workers, threads)
            theirs(SHORT, asks.shorts)
            theirs(ALONE, asks.alone, clients - 1)
            theirs(BESIDE, asks.beside)
        self._judge(measured)
        return measured

    # -- vLLM ------------------------------------------------------------------------------------------------------

    @contextmanager
    def _vllm(self) -> Iterator[VllmProcess]:
        self._advance("vLLM starts")
        most = max(len(ask.prompt) + ask.max_new_tokens for ask in self._asks.of_both)
        with running_vllm(self._settings.python, self._model, most, self._scratch, None, shares_cores=False) as engine:
            for ask in self._asks.warm_up:
                self._vllm_loop(engine, "warming up", [ask], 1)
            yield engine

    def _vllm_loop(
        self, engine: VllmProcess, name: str, asks: Sequence[Ask], clients: int, *, forget: bool = True
    ) -> Load:
        engine.ask([], 1, forget=forget)
        began_s = time.monotonic()
        replies = engine.ask(
            [ask.prompt for ask in asks],
            asks[0].max_new_tokens,
            clients=clients,
            ignore_eos=True,
            forget=False,
            ended=self._ended(VLLM, name, len(asks)),
        )
        seconds = time.monotonic() - began_s
        outcomes = [
            Outcome(
                ask=ask,
                end=End.RIGHT,
                token_ids=reply.tokens,
                due_s=reply.due_s,
                ttft_s=reply.ttft_s,
                total_s=reply.total_s,
                cached_tokens=reply.cached_tokens,
            )
            for ask, reply in zip(asks, replies, strict=True)
            if reply is not None
        ]
        return Load(outcomes, seconds)

    # -- ours ------------------------------------------------------------------------------------------------------

    def _measure_documents(self, measured: PeerMeasured, workers: int, threads: int) -> None:
        with self._service(measured, workers, threads) as (_, run):
            for name in (COLD, WARM):
                run(name, self._asks.questions)

    def _measure_restarted(self, measured: PeerMeasured, workers: int, threads: int) -> None:
        """Measure over the documents' store after a restart: it is on disk, and memory is empty."""
        asks, clients = self._asks, self._settings.clients
        with self._service(measured, workers, threads) as (target, run):
            run(BUDGET, [replace(ask, kv_budget=self._settings.kv_budget) for ask in asks.questions])
            run(SHORT, asks.shorts)
            run(TWINS, asks.twins, len(asks.twins))
            before = rows_shared(target)
            run(STORED, asks.twins, len(asks.twins))
            num_shared = rows_shared(target) - before
            measured.shared_rows[_name(workers, threads)] = _held(asks.twins, num_shared, workers)
            run(ALONE, asks.alone, clients - 1)
            run(BESIDE, asks.beside)

    @contextmanager
    def _service(
        self, measured: PeerMeasured, workers: int, threads: int
    ) -> Iterator[tuple[Target, Callable[..., None]]]:
        """A service, and a function that runs a loop on it: from the loop's name, requests and number of clients."""
        engine, clients = _name(workers, threads), self._settings.clients
        self._advance(f"{engine}: the service starts")
        store = self._scratch / f"store-{workers}x{threads}"
        with bare_service(self._model, store, workers, threads, clients, CACHE_GIB * 2**30) as target:

            def run(name: str, asked: Sequence[Ask], num_clients: int = clients) -> None:
                loop = partial(self._our_loop, target, engine, name, asked, num_clients)
                _add_round(measured, engine, name, loop)

            self._our_loop(target, engine, "warming up", self._asks.warm_up, 1)
            yield target, run

    def _our_loop(self, target: Target, engine: str, name: str, asks: Sequence[Ask], num_clients: int) -> Load:
        """Run a closed loop on our service. Replies are compared with the other engine's afterwards."""
        clients = Clients(target.address, target.credentials, None, num_clients, hung_after_s=_HUNG_AFTER_S)
        load = clients.closed_loop(asks, self._ended(engine, name, len(asks)))
        for outcome in load.outcomes:
            if outcome.end is not End.RIGHT:
                raise BenchError(f"{name}: a request to our service failed ({outcome.end}): {outcome.detail}")
        return load

    def _ended(self, engine: str, name: str, num_asks: int) -> Callable[[int], None]:
        return lambda number: self._advance(f"{engine}: {name}: {number} of {num_asks}")

    # -- both ------------------------------------------------------------------------------------------------------

    def _judge(self, measured: PeerMeasured) -> None:
        """Count wrong replies. Only prompts with differing replies need transformers, which takes all cores."""
        replies: dict[tuple[int, ...], list[tuple[str, Outcome]]] = {}
        for engine, loops in measured.loops.items():
            measured.wrong[engine] = 0
            for each in (each for loop in loops.values() for each in loop.outcomes if not each.ask.kv_budget):
                replies.setdefault(each.ask.prompt, []).append((engine, each))
        measured.num_prompts = len(replies)
        differing = [each for each in replies.values() if len({answered.token_ids for _, answered in each}) > 1]
        measured.num_differing = len(differing)
        if not differing:
            return
        answers = Answers.of(str(self._model), [each[0][1].ask for each in differing], self._advance)
        measured.num_ties = answers.num_cut_by_ties
        for engine, answered in (pair for each in differing for pair in each):
            measured.wrong[engine] += not answers.is_right(answered.ask, answered.token_ids)
