"""Workers on this machine, one per process, driven over pipes, without Ray.

For benches and calibration. The calling process acts as the coordinator: it hosts the rendezvous and starts all workers
of a request at once, one request at a time. On device `cuda` each rank has the GPU with its number.
"""

import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from kvstore import StoreClient, StoreLocation
from workers.errors import WorkerError
from workers.handoff.rendezvous import Rendezvous
from workers.model.model_directory import check_model
from workers.plan.config import EpochSpec, WorkerConfig
from workers.plan.events import RunDone, RunFailed, TokenComputed
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import WorkerPlan

if TYPE_CHECKING:
    from workers.worker import PrefillWorker

#: Makes the worker of a rank in the rank's process, where it must be importable by its name.
MakeWorker = Callable[[WorkerConfig], "PrefillWorker"]

_HOST = "127.0.0.1"
EPOCH = 1
#: Time between sending overlapping requests to the ranks and the first one's begin, in seconds.
_LEAD_S = 0.2
#: Longest wait for an answer (importing torch, loading the model, the next event of a request), in seconds.
_ANSWER_S = 600.0
_END_S = 10.0


class RanksFailed(WorkerError):
    """A rank has ended, does not answer, or has failed. The message is one line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainOutcome:
    """Tokens and final events of one request."""

    #: Tokens of the worker that draws them: the last of a chain.
    tokens: list[int]
    #: `time.perf_counter` of this process when the first token came.
    first_token_at_s: float
    #: Final event of each worker, by position in the chain or among the workers of a baseline.
    done: list[RunDone]


def device_of_rank(device: str, rank: int, num_ranks: int) -> str:
    """Name of a rank's own device. Raises RanksFailed where several ranks would share the GPU that `device` names."""
    if ":" in device and num_ranks > 1:
        raise RanksFailed(f"{num_ranks} ranks would share {device}: take device cuda, a GPU for each rank, or one rank")
    return f"cuda:{rank}" if device == "cuda" else device


class LocalRanks:
    """Ranks of one epoch. Owns: their processes, the pipes to them, the rendezvous, until the end of the `with` block.

    `make_worker`: None for a `PrefillWorker`. Raises RanksFailed where `config` has no device for each rank.
    """

    def __init__(self, config: WorkerConfig, num_ranks: int, make_worker: MakeWorker | None = None) -> None:
        self._configs = [
            replace(config, device=device_of_rank(config.device, rank, num_ranks)) for rank in range(num_ranks)
        ]
        self._make_worker = make_worker
        self._rendezvous = Rendezvous(_HOST)
        self.num_ranks = num_ranks
        self._ranks: list[_Rank] = []
        self._facts: ModelFacts | None = None

    def __enter__(self) -> Self:
        """Load the model everywhere and form the epoch. Raises RanksFailed, ModelNotFound or UnsupportedModel."""
        check_model(self._configs[0].model)
        try:
            self._rendezvous.start()
            self._ranks += [_Rank(config, self._make_worker) for config in self._configs]
            self._facts = self.call("start", [()] * self.num_ranks)[0]
            self.call("join", [(self._spec(rank),) for rank in range(self.num_ranks)])
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for rank in self._ranks:
            rank.kill()
        self._rendezvous.stop()

    def open_store(self, location: StoreLocation) -> None:
        """Let every rank load from a store that this process serves."""
        self.call("open_store", [(location,)] * self.num_ranks)

    def compute(self, plans: Sequence[WorkerPlan]) -> ChainOutcome:
        """Run a request on the last ranks, one for each plan. Raises RanksFailed when a rank fails."""
        last = range(self.num_ranks - len(plans), self.num_ranks)
        return self.run("compute", last, plans, speaker=last[-1])

    def run(self, method: str, ranks: Sequence[int], plans: Sequence[Any], speaker: int) -> ChainOutcome:
        """Run a request: call a generator method of the worker on each of these ranks. `speaker` is the rank that
        reports the tokens.

        Raises RanksFailed when a rank fails.
        """
        asked = [self._ranks[number] for number in ranks]
        for rank, plan in zip(asked, plans, strict=True):
            rank.ask(method, plan)
        return _outcome(asked, self._ranks[speaker])

    def side_by_side(self, plans: Sequence[WorkerPlan]) -> list[ChainOutcome]:
        """Run requests of one worker each concurrently, the first on rank 0. Raises RanksFailed."""
        for rank, plan in zip(self._ranks, plans, strict=True):
            rank.ask("compute", plan)
        return [_outcome([rank], rank) for rank in self._ranks]

    def overlapping(self, requests: Sequence[Sequence[WorkerPlan]], after_s: float) -> list[float]:
        """Run requests that begin `after_s` seconds apart, each on the last ranks, one for each of its plans. Returns
        the seconds from each request's begin to its first token. Raises RanksFailed."""
        first_s = time.perf_counter() + _LEAD_S
        begins_s = [first_s + number * after_s for number in range(len(requests))]
        for number, rank in enumerate(self._ranks):
            parts = [
                (begin_s, plans[number - self.num_ranks + len(plans)])
                for begin_s, plans in zip(begins_s, requests, strict=True)
                if number >= self.num_ranks - len(plans)
            ]
            rank.ask("compute_together", parts)
        at_s: dict[int, float] = {}
        for rank in self._ranks:
            at_s.update(rank.answer())
        return [at_s[plans[0].request] - begin_s for begin_s, plans in zip(begins_s, requests, strict=True)]

    @property
    def facts(self) -> ModelFacts:
        """Facts of the loaded model."""
        assert self._facts is not None, "start first"
        return self._facts

    def exchange(self, method: str, arguments: tuple[Any, ...], other: str, of_other: tuple[Any, ...]) -> Any:
        """Call `method` on rank 0 and `other` on rank 1 at once; return the answer of rank 0. Raises RanksFailed."""
        self._ranks[1].ask(other, *of_other)
        self._ranks[0].ask(method, *arguments)
        answer = self._ranks[0].answer()
        self._ranks[1].answer()
        return answer

    def call(self, method: str, arguments: Sequence[tuple[Any, ...]]) -> list[Any]:
        """Call a method on each of the first ranks concurrently; `_calls` has the names. Raises RanksFailed."""
        ranks = self._ranks[: len(arguments)]
        for rank, each in zip(ranks, arguments, strict=True):
            rank.ask(method, *each)
        return [rank.answer() for rank in ranks]

    def _spec(self, rank: int) -> EpochSpec:
        return EpochSpec(
            epoch=EPOCH,
            rank=rank,
            world_size=self.num_ranks,
            rendezvous_host=_HOST,
            rendezvous_port=self._rendezvous.port,
            bind_host=_HOST,
        )


def _outcome(ranks: Sequence["_Rank"], speaker: "_Rank") -> ChainOutcome:
    """Receive the events of a request from all ranks until they end; `speaker` is the rank that reports tokens."""
    tokens: list[int] = []
    first_token_at_s = 0.0
    while isinstance(event := speaker.answer(), TokenComputed):
        if not tokens:
            first_token_at_s = time.perf_counter()
        tokens.append(event.token_id)
    done = [_done(event if rank is speaker else rank.answer()) for rank in ranks]
    return ChainOutcome(tokens=tokens, first_token_at_s=first_token_at_s, done=done)


def _done(event: Any) -> RunDone:
    if isinstance(event, RunFailed):
        raise RanksFailed(f"a worker failed: {event.kind}: {event.message}")
    assert isinstance(event, RunDone), event
    return event


@contextlib.contextmanager
def environment(variables: Mapping[str, str]) -> Iterator[None]:
    """Context in which new child processes get these environment variables. Restores the old values at the end."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


class _Rank:
    """Handle of one rank in the calling process. Owns: the rank's process and our end of the pipe."""

    def __init__(self, config: WorkerConfig, make_worker: MakeWorker | None) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        self._process = _begun(theirs, config, make_worker)

    def ask(self, method: str, *arguments: Any) -> None:
        try:
            self._pipe.send((method, arguments))
        except OSError as error:
            raise RanksFailed("a worker's process has ended") from error

    def answer(self) -> Any:
        """Wait for the next answer: one for a call, one for every event of a request. Raises RanksFailed."""
        try:
            if not self._pipe.poll(_ANSWER_S):
                raise RanksFailed(f"a worker did not answer within {_ANSWER_S:.0f} s")
            value, error = self._pipe.recv()
        except (EOFError, OSError) as lost:
            raise RanksFailed("a worker's process has ended") from lost
        if error is not None:
            raise RanksFailed(f"a worker raised {error}")
        return value

    def kill(self) -> None:
        self._process.kill()
        self._process.join(_END_S)
        self._pipe.close()


def _begun(pipe: Connection, config: WorkerConfig, make_worker: MakeWorker | None) -> SpawnProcess:
    """Start a rank's process, which gets the pipe."""
    process = multiprocessing.get_context("spawn").Process(target=_serve, args=(pipe, config, make_worker), daemon=True)
    # These variables must be set before torch is imported.
    with environment(config.process_environment):
        process.start()
    pipe.close()
    return process


# --- in the rank's process ----------------------------------------------------------------------------------------


def _serve(pipe: Connection, config: WorkerConfig, make_worker: MakeWorker | None) -> None:
    """Run a rank: make its worker, and answer calls."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C also reaches the caller, which ends this process
    import transformers

    from workers.worker import PrefillWorker

    transformers.utils.logging.disable_progress_bar()
    answer_calls(pipe, (make_worker or PrefillWorker)(config))
    os._exit(0)  # skip the destructors of process groups, which would wait for ranks that are gone


def answer_calls(pipe: Connection, worker: "PrefillWorker") -> None:
    """Answer calls until the caller closes the pipe."""
    calls = _calls(worker)
    while True:
        try:
            method, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            if method in calls:
                pipe.send((calls[method](*arguments), None))
            else:
                for event in getattr(worker, method)(*arguments):
                    pipe.send((event, None))
        except Exception as error:  # noqa: BLE001 - the caller must get any error
            pipe.send((None, f"{type(error).__name__}: {error}"))


def _calls(worker: "PrefillWorker") -> dict[str, Callable[..., Any]]:
    """Calls that a rank answers, in addition to requests, by name."""
    from workers.measuring.probe import WorkerProbe

    probe = WorkerProbe(worker)
    return {
        "start": worker.start,
        "join": worker.join_epoch,
        "open_store": lambda location: worker.open_store(StoreClient.remote(location)),
        "compute_together": lambda parts: _compute_together(worker, parts),
        "apply": lambda function, *arguments: function(*arguments),
        "forward": probe.forward,
        "send": probe.send,
        "receive": probe.receive,
        "save": probe.save,
        "load": probe.load,
    }


def _compute_together(worker: "PrefillWorker", parts: Sequence[tuple[float, WorkerPlan]]) -> dict[int, float]:
    """Run requests that begin at given times, each in a thread; return the time of each request's first token.

    Times are `time.perf_counter`, which all processes of a machine share on Linux. Raises RanksFailed.
    """

    def compute(begin_s: float, plan: WorkerPlan) -> dict[int, float]:
        time.sleep(max(0.0, begin_s - time.perf_counter()))
        first_at_s: dict[int, float] = {}
        for event in worker.compute(plan):
            if isinstance(event, TokenComputed):
                first_at_s.setdefault(plan.request, time.perf_counter())
        _done(event)
        return first_at_s

    at_s: dict[int, float] = {}
    with ThreadPoolExecutor(max(1, len(parts))) as pool:
        for each in pool.map(compute, *zip(*parts, strict=True)) if parts else ():
            at_s.update(each)
    return at_s
