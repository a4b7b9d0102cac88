"""Workers for a bench, of a chain or of a baseline: one `BaselineWorker` a process, driven over pipes, without Ray.

The bench's process plays the coordinator: it hosts the rendezvous and lets all workers of a request begin at once. One
request at a time.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self
from unittest import mock

from benchmarks.report import BenchError
from kvstore import StoreClient, StoreLocation
from workers.baselines.plan import GatherPlan
from workers.plan import EpochSpec, RunDone, RunFailed, TokenComputed, WorkerConfig, WorkerEvent, WorkerPlan
from workers.process_group import Rendezvous

_HOST = "127.0.0.1"
EPOCH = 1
#: For importing torch, for loading the model, and between two events of a request.
_ANSWER_S = 600.0
_END_S = 10.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainOutcome:
    """What the workers of one request said."""

    #: Of the worker that has them: the last of a chain.
    tokens: list[int]
    #: `time.perf_counter` here, when the first of them came.
    first_token_at_s: float
    #: By position in the chain, or among the workers of a baseline.
    done: list[RunDone]


class ChainRanks:
    """Ranks of one epoch. Owns: their processes, the pipes to them, the rendezvous. Gone after the `with` block."""

    def __init__(self, config: WorkerConfig, num_ranks: int) -> None:
        self._config = config
        self._rendezvous = Rendezvous(_HOST)
        self._num_ranks = num_ranks
        self._ranks: list[_Rank] = []

    def __enter__(self) -> Self:
        """Load the model everywhere and form the epoch. Raises BenchError."""
        try:
            self._rendezvous.start()
            self._ranks += [_Rank(self._config) for _ in range(self._num_ranks)]
            self._call("start", [()] * self._num_ranks)
            self._call("join", [(self._spec(rank),) for rank in range(self._num_ranks)])
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
        self._call("open_store", [(location,)] * self._num_ranks)

    def compute(self, plans: Sequence[WorkerPlan]) -> ChainOutcome:
        """Run a request on the last ranks, as many as it has plans. Raises BenchError when one of them fails."""
        ranks = self._ranks[-len(plans) :]
        for rank, plan in zip(ranks, plans, strict=True):
            rank.ask("compute", plan)
        return _outcome(ranks, ranks[-1])

    def gather(self, plans: Sequence[GatherPlan]) -> ChainOutcome:
        """Run the prefill of a baseline on the ranks that its plans name. Raises BenchError when one of them fails."""
        ranks = [self._ranks[plan.ranks[plan.position]] for plan in plans]
        for rank, plan in zip(ranks, plans, strict=True):
            rank.ask("gather", plan)
        return _outcome(ranks, next(rank for rank, plan in zip(ranks, plans, strict=True) if plan.gives_token))

    def _call(self, method: str, arguments: Sequence[tuple[Any, ...]]) -> None:
        for rank, each in zip(self._ranks, arguments, strict=True):
            rank.ask(method, *each)
        for rank in self._ranks:
            rank.answer()

    def _spec(self, rank: int) -> EpochSpec:
        return EpochSpec(
            epoch=EPOCH,
            rank=rank,
            world_size=self._num_ranks,
            rendezvous_host=_HOST,
            rendezvous_port=self._rendezvous.port,
            bind_host=_HOST,
        )


def _outcome(ranks: Sequence["_Rank"], speaker: "_Rank") -> ChainOutcome:
    """Listen to all ranks of a request to their end; `speaker` is the one that tells tokens."""
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
        raise BenchError(f"a worker gave up: {event.error}: {event.message}")
    assert isinstance(event, RunDone), event
    return event


class _Rank:
    """One rank, from outside. Owns: its process and our end of the pipe."""

    def __init__(self, config: WorkerConfig) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, config), daemon=True)
        # Must be there before torch is imported.
        with mock.patch.dict(os.environ, {**config.environment, "OMP_NUM_THREADS": str(config.threads)}):
            self._process.start()
        theirs.close()

    def ask(self, method: str, *arguments: Any) -> None:
        try:
            self._pipe.send((method, arguments))
        except OSError as error:
            raise BenchError("a worker's process has ended") from error

    def answer(self) -> Any:
        """The next answer: one for a call, one for every event of a request. Raises BenchError."""
        try:
            if not self._pipe.poll(_ANSWER_S):
                raise BenchError(f"a worker did not answer within {_ANSWER_S:.0f} s")
            value, error = self._pipe.recv()
        except (EOFError, OSError) as lost:
            raise BenchError("a worker's process has ended") from lost
        if error is not None:
            raise BenchError(f"in a worker: {error}")
        return value

    def kill(self) -> None:
        self._process.kill()
        self._process.join(_END_S)
        self._pipe.close()


# --- in the rank's process ----------------------------------------------------------------------------------------


def _serve(pipe: Connection, config: WorkerConfig) -> None:
    """Answer calls until the bench goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is the bench's, which ends us
    import transformers

    from workers.baselines.worker import BaselineWorker

    transformers.utils.logging.disable_progress_bar()
    worker = BaselineWorker(config)
    requests: dict[str, Callable[..., Iterator[WorkerEvent]]] = {"compute": worker.compute, "gather": worker.gather}
    calls: dict[str, Callable[..., Any]] = {
        "start": worker.start,
        "join": worker.join_epoch,
        "open_store": lambda location: worker.open_store(StoreClient.remote(location)),
    }
    while True:
        try:
            method, arguments = pipe.recv()
        except (EOFError, OSError):
            os._exit(0)  # without the destructors of groups whose peers are gone
        try:
            if method in requests:
                for event in requests[method](*arguments):
                    pipe.send((event, None))
            else:
                pipe.send((calls[method](*arguments), None))
        except Exception as error:  # noqa: BLE001 - whatever it is, the bench must hear of it
            pipe.send((None, f"{type(error).__name__}: {error}"))
