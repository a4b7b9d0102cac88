"""The passes of every shard but the first, which announces their requests and tokens.

The first shard (`workers/batching/leading_batcher.py`) chooses tokens, ends requests and orders passes. The other
shards compute the rows of these passes: each adds its part to the sums, and keeps the KV of its heads.
"""

import contextlib
import threading
import time
from collections.abc import Generator, Iterator, Sequence
from queue import SimpleQueue

from workers.batching.lone_pass import prefill_alone
from workers.batching.token_batch import BatchPart, TokenBatch, unwanted
from workers.errors import ChainBroken, RequestCancelled
from workers.handoff.shard_order import Boundary, ShardOrder, Told
from workers.model.stock_model import Model
from workers.plan.events import TokenComputed
from workers.requests.partition_run import PartitionRun
from workers.requests.passes import Answered, Prefilled
from workers.requests.sampler import Sampler
from workers.turns.turn_order import Turn


class FollowingBatcher:
    """The `Passes` of a shard that follows the first. Owns: one thread, from `start` until its epoch ends."""

    leads = False

    def __init__(self, model: Model, shards: ShardOrder) -> None:
        self._model = model
        self.shards = shards
        self.baton = shards.baton
        self._batch = TokenBatch(model, self._at_boundary)
        self._turn = Turn(is_decode=True)
        self._has_baton = False
        self._lock = threading.Lock()
        self._runs: dict[int, PartitionRun] = {}
        #: By request, the tokens of its whole answer; None when the epoch ended first.
        self._ends: dict[int, SimpleQueue[tuple[int, ...] | None]] = {}
        self._is_over = False
        self._thread = threading.Thread(target=self._work, name="follow-batch", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def end(self) -> None:
        """Nothing to do: the end of the epoch ends the loop."""

    @contextlib.contextmanager
    def taking_part(self, request: int) -> Iterator[None]:
        try:
            with self.shards.taking_part():
                yield
        finally:
            with self._lock:
                self._runs.pop(request, None)
                self._ends.pop(request, None)

    def beginning(self, request: int) -> contextlib.AbstractContextManager[None]:
        return self.shards.beginning(request)

    def expect(self, run: PartitionRun) -> None:
        """Register a run before its prefill: passes can decode it until `taking_part` ends. Raises ChainBroken."""
        with self._lock:
            if self._is_over:
                raise ChainBroken("the epoch has ended")
            self._runs[run.plan.request], self._ends[run.plan.request] = run, SimpleQueue()

    def answering(self, run: PartitionRun, sampler: Sampler | None) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()

    def prefill(self, run: PartitionRun, sampler: Sampler | None) -> Prefilled:
        with self._model.adding_up(self.shards.add_up):
            return prefill_alone(self._model, run, sampler, time.perf_counter())

    def decode(
        self, run: PartitionRun, sampler: Sampler | None, prefilled: Prefilled
    ) -> Generator[TokenComputed, None, Answered]:
        """Wait until the answer of an expected request is complete, and yield no tokens. Raises ChainBroken."""
        yield from ()
        token_ids = self._ends[run.plan.request].get()
        if token_ids is None:
            raise ChainBroken("the epoch has ended")
        return Answered(token_ids, None)

    def _work(self) -> None:
        try:
            with contextlib.suppress(ChainBroken), self._model.adding_up(self.shards.add_up):
                while (told := self.shards.decoding.get()) is not None:
                    kind, *values = told
                    if kind == Told.PASS:
                        self._pass(values[: len(values) // 2], values[len(values) // 2 :])
                    else:
                        self._end(values[0], values[1:])
        finally:  # after an error the other shards would wait for this one in a sum: end the epoch for all
            self.shards.leave()
            with self._lock:
                self._is_over = True
                for end in self._ends.values():
                    end.put(None)

    def _pass(self, requests: Sequence[int], token_ids: Sequence[int]) -> None:
        if not self._has_baton:
            self.shards.baton.acquire(self._turn)
            self._has_baton = True
        if not requests:
            self.shards.baton.release()
            self._has_baton = False
            return
        runs = [self._runs[request] for request in requests]
        parts = [BatchPart(run, (token,), wants_logits=False) for run, token in zip(runs, token_ids, strict=True)]
        with contextlib.suppress(RequestCancelled):  # all requests were aborted, and the first shard ends them next
            self._batch.forward(parts)
            for run in runs:
                run.kv.advance(1)

    def _end(self, request: int, tokens: Sequence[int]) -> None:
        with self._lock:
            if request in self._ends:
                self._ends[request].put(tuple(tokens))

    def _at_boundary(self, layer: int) -> None:
        agreed, _ = self.shards.offer(self._turn, gives_up=False)
        if agreed == Boundary.GIVE_UP:
            raise unwanted()
