"""The passes of a shard that is not the first: of those requests, with those tokens, that the first shard tells.

The first shard (`workers/batching/leading_batcher.py`) chooses tokens, ends requests and orders passes; here the rows
of its passes are computed, so that its sums have all their parts, and so that this shard has the KV of its heads.
"""

import contextlib
import threading
from collections.abc import Sequence
from queue import SimpleQueue

from workers.batching.token_batch import BatchPart, TokenBatch, unwanted
from workers.errors import ChainBroken, RequestCancelled
from workers.handoff.shard_order import Boundary, ShardOrder, Told
from workers.model.stock_model import Model
from workers.requests.partition_run import PartitionRun
from workers.turns.turn_order import Turn


class FollowingBatcher:
    """Owns: one thread, from `start` until the epoch of `shards` ends."""

    def __init__(self, model: Model, shards: ShardOrder) -> None:
        self._model = model
        self._shards = shards
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

    def expect(self, run: PartitionRun) -> None:
        """Before its prefill: from now on, until `forget`, the run may be decoded. Raises ChainBroken."""
        with self._lock:
            if self._is_over:
                raise ChainBroken("the epoch has ended")
            self._runs[run.plan.request], self._ends[run.plan.request] = run, SimpleQueue()

    def forget(self, request: int) -> None:
        with self._lock:
            self._runs.pop(request, None)
            self._ends.pop(request, None)

    def follow(self, request: int) -> tuple[int, ...]:
        """Wait until an expected request is decoded no further; the tokens that it came to. Raises ChainBroken."""
        tokens = self._ends[request].get()
        if tokens is None:
            raise ChainBroken("the epoch has ended")
        return tokens

    def _work(self) -> None:
        try:
            with contextlib.suppress(ChainBroken), self._model.adding_up(self._shards.add_up):
                while (told := self._shards.decoding.get()) is not None:
                    kind, *values = told
                    if kind == Told.PASS:
                        self._pass(values[: len(values) // 2], values[len(values) // 2 :])
                    else:
                        self._end(values[0], values[1:])
        finally:  # an error here leaves the others alone in a sum: the epoch ends for all
            self._shards.leave()
            with self._lock:
                self._is_over = True
                for end in self._ends.values():
                    end.put(None)

    def _pass(self, requests: Sequence[int], token_ids: Sequence[int]) -> None:
        if not self._has_baton:
            self._shards.baton.acquire(self._turn)
            self._has_baton = True
        if not requests:
            self._shards.baton.release()
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
        agreed, _ = self._shards.offer(self._turn, gives_up=False)
        if agreed == Boundary.GIVE_UP:
            raise unwanted()
