"""What a shard computes by in one epoch, in place of a worker's baton and batcher."""

import contextlib

from workers.batching.following_batcher import FollowingBatcher
from workers.batching.leading_batcher import LeadingBatcher
from workers.handoff.shard_order import ShardOrder
from workers.model.stock_model import Model
from workers.requests.partition_run import PartitionRun
from workers.requests.sampler import Sampler


class Sharded:
    """Owns: the batcher of the epoch, of the first shard or of one that follows. The order is the epoch's."""

    def __init__(self, model: Model, order: ShardOrder) -> None:
        self.order = order
        #: None in a shard that follows.
        self.batcher = LeadingBatcher(model, order) if order.is_first else None
        self._following = FollowingBatcher(model, order) if not order.is_first else None

    def start(self) -> None:
        if self.batcher is not None:
            self.batcher.start()
        if self._following is not None:
            self._following.start()

    def end(self) -> None:
        """When the epoch has ended, with which the batcher of a shard that follows ends. Waits for nothing."""
        if self.batcher is not None:
            self.batcher.end()

    def expect(self, run: PartitionRun) -> None:
        """Before the prefill of a run, until `forget`. Raises ChainBroken when the epoch has ended."""
        if self._following is not None:
            self._following.expect(run)

    def forget(self, request: int) -> None:
        if self._following is not None:
            self._following.forget(request)

    def telling_end(self, run: PartitionRun, sampler: Sampler | None) -> contextlib.AbstractContextManager[None]:
        """Inside, the run is computed. A shard that chooses tokens tells the others when it has ended, with which."""
        if sampler is None or self.batcher is None:
            return contextlib.nullcontext()
        return self.batcher.telling_end(run, sampler.token_ids)

    def follow(self, run: PartitionRun) -> tuple[int, ...]:
        """In the last worker's shards that follow: the tokens, when the run has ended. Raises ChainBroken."""
        assert self._following is not None, "the first shard leads"
        return self._following.follow(run.plan.request)
