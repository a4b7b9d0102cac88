"""The loop of a worker's first shard: which requests each pass takes, with which tokens, it tells the others before.

They make the same passes (`workers/batching/following_batcher.py`), and all vote at layer boundaries. Prefills keep
passes of their own (`docs/decisions/0034-shards-of-a-worker.md`).
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from workers.batching.batcher import BatchedRequest, Batcher
from workers.batching.token_batch import unwanted
from workers.errors import ChainBroken
from workers.handoff.shard_order import Boundary, ShardOrder, Told
from workers.model.stock_model import Model
from workers.requests.partition_run import PartitionRun


class LeadingBatcher(Batcher):
    """As its base, for requests that decode, in one epoch: a pass that fails ends the epoch, and so does its end."""

    def __init__(self, model: Model, shards: ShardOrder) -> None:
        super().__init__(model, shards.baton)
        self._model = model
        self._shards = shards
        #: Held while the others are told of a pass, or of a request's end: after that no pass has the request.
        self._telling = threading.Lock()

    @contextmanager
    def telling_end(self, run: PartitionRun, generated: Sequence[int]) -> Iterator[None]:
        """Inside, the request's tokens are computed into `generated`; at its end the others end, too."""
        try:
            yield
        finally:
            with self._telling:
                run.cancelled.set()
                self._shards.tell(Told.END, run.plan.request, *generated)

    def _work(self) -> None:
        try:
            with self._model.adding_up(self._shards.add_up):
                super()._work()
        finally:
            self._shards.leave()

    def _take_part(self) -> list[BatchedRequest]:
        requests = super()._take_part()
        if not requests:
            self._shards.tell(Told.PASS)
        return requests

    def _at_boundary(self, layer: int) -> None:
        self._tell_aborted(self._requests)
        agreed, _ = self._shards.offer(self._turn, gives_up=not self._batch.is_wanted)
        if agreed == Boundary.GIVE_UP:
            raise unwanted()

    def _pass(self, tokens_of: Sequence[tuple[BatchedRequest, int]]) -> None:
        with self._telling:
            tokens_of = [each for each in tokens_of if not each[0].run.cancelled.is_set()]
            newest = {each.run.plan.request: each.token_id for each, _ in tokens_of if each.token_id is not None}
            assert len(newest) == len(tokens_of), "the others know no token of a prefill"
            if newest:
                self._shards.tell(Told.PASS, *newest, *newest.values())
        if newest:
            super()._pass(tokens_of)

    def _failed(self, tokens_of: Sequence[tuple[BatchedRequest, int]], error: Exception) -> None:
        """The shards are out of step: none of them computes any more."""
        self._shards.leave()
        for request, _ in tokens_of:
            request.end(ChainBroken(f"a shard cannot decode: {error}"))
