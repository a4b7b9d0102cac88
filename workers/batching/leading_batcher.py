"""The loop of a worker's first shard, which announces the requests and tokens of each pass to the other shards.

They make the same passes (`workers/batching/following_batcher.py`), and all shards vote at layer boundaries. Prefills
keep passes of their own (`docs/decisions/0034-shards-of-a-worker.md`).
"""

import contextlib
import threading
import time
from collections.abc import Iterator, Sequence

from workers.batching.batched_request import BatchedRequest
from workers.batching.batcher import Batcher
from workers.batching.lone_pass import prefill_alone
from workers.batching.token_batch import unwanted
from workers.errors import ChainBroken
from workers.handoff.shard_order import Boundary, ShardOrder, Told
from workers.model.stock_model import Model
from workers.requests.partition_run import PartitionRun
from workers.requests.passes import Prefilled
from workers.requests.sampler import Sampler


class LeadingBatcher(Batcher):
    """A `Batcher` that lives for one epoch and batches decoding only. A failed pass, or the end of the loop, ends the
    epoch.
    """

    def __init__(self, model: Model, shards: ShardOrder) -> None:
        super().__init__(model, shards.baton)
        self.shards = self._shards = shards
        #: Held while a pass, or the end of a request, is announced: no later pass has an ended request.
        self._telling = threading.Lock()

    def taking_part(self, request: int) -> contextlib.AbstractContextManager[None]:
        return self._shards.taking_part()

    def beginning(self, request: int) -> contextlib.AbstractContextManager[None]:
        return self._shards.beginning(request)

    @contextlib.contextmanager
    def answering(self, run: PartitionRun, sampler: Sampler | None) -> Iterator[None]:
        """Context in which a request is computed. At its end, other shards are sent its tokens if it has a sampler."""
        try:
            yield
        finally:
            if sampler is not None:
                with self._telling:
                    run.cancelled.set()
                    self._shards.tell(Told.END, run.plan.request, *sampler.token_ids)

    def prefill(self, run: PartitionRun, sampler: Sampler | None) -> Prefilled:
        """Prefill in a pass of its own: the other shards are not sent the tokens of batched prefills."""
        with self._model.adding_up(self._shards.add_up):
            return prefill_alone(self._model, run, sampler, time.perf_counter())

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
            assert len(newest) == len(tokens_of), "the other shards are not sent the tokens of prefills"
            if newest:
                self._shards.tell(Told.PASS, *newest, *newest.values())
        if newest:
            super()._pass(tokens_of)

    def _failed(self, tokens_of: Sequence[tuple[BatchedRequest, int]], error: Exception) -> None:
        """End the epoch and these requests, as the shards are out of step."""
        self._shards.leave()
        for request, _ in tokens_of:
            request.end(ChainBroken(f"a pass over the shards failed: {error}"))
