"""The passes of a shard that is not the first: of those requests, with those tokens, that the first shard tells.

The first shard (`workers/batching/leading_batcher.py`) chooses tokens, ends requests and orders passes; here the rows
of its passes are computed, so that its sums have all their parts, and so that this shard has the KV of its heads.
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
    """The `Passes` of such a shard. Owns: one thread, from `start` until the epoch of `shards` ends."""

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
        #: By request, the tokens that it came to; None when the epoch ended before.
        self._ends: dict[int, SimpleQueue[tuple[int, ...] | None]] = {}
        self._is_over = False
        self._thread = threading.Thread(target=self._work, name="follow-batch", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def end(self) -> None:
        """Nothing: the end of the epoch ends the loop."""

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
        """Before its prefill: from now on, while it takes part, the run may be decoded. Raises ChainBroken."""
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
        """No token is told here: wait until an expected request is decoded no further. Raises ChainBroken."""
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
        finally:  # an error here leaves the others alone in a sum: the epoch ends for all
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
        with contextlib.suppress(RequestCancelled):  # all of them were aborted, and are ended next
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
