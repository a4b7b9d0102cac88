"""A worker of several processes (shards), each of which computes its share of the heads (tensor parallelism).

To the chain it is one worker, on the one node of all its shards. It is lost when one shard is lost: the other shards
cannot compute without it, so all of them are replaced.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

from cluster.ports import Node, ShardLocation, WorkerLost, WorkerPort
from kvstore import StoreLocation
from workers.errors import FailureKind, UnsupportedModel
from workers.plan.config import EpochSpec, Shard
from workers.plan.events import RunDone, RunFailed, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import WorkerPlan

#: Failures of a shard that only follow from another shard's failure.
_CONSEQUENCES = (FailureKind.PREDECESSOR_STOPPED, FailureKind.REQUEST_CANCELLED)


class ShardedWorker:
    """A `WorkerPort` of several shards. The processes belong to the shards' ports."""

    def __init__(self, shards: Sequence[WorkerPort]) -> None:
        self._shards = tuple(shards)
        self._facts: list[ModelFacts] = []

    async def start(self) -> ModelFacts:
        """Start all shards; returns facts of the first one. Raises UnsupportedModel if they loaded different models."""
        self._facts = await asyncio.gather(*(shard.start() for shard in self._shards))
        suffixes = [Shard(index, len(self._shards)).suffix for index in range(len(self._shards))]
        wholes = {facts.fingerprint.removesuffix(suffix) for facts, suffix in zip(self._facts, suffixes, strict=True)}
        if len(wholes) > 1:
            raise UnsupportedModel("the shards of a worker loaded different models: do not change the model's files")
        return self._facts[0]

    async def open_store(self, location: StoreLocation) -> None:
        """Connect each shard to the store of its heads."""
        assert isinstance(location, ShardLocation), "shards need stores of shards"
        for facts, each in zip(self._facts, location.of_shards, strict=True):
            fingerprints = (facts.fingerprint, facts.former_fingerprint)
            assert each.identity.model_fingerprint in fingerprints, "the store is of the same shard"
        await asyncio.gather(
            *(shard.open_store(each) for shard, each in zip(self._shards, location.of_shards, strict=True))
        )

    async def join_epoch(self, spec: EpochSpec) -> str:
        """Join all shards to an epoch; `spec` is that of the first shard, whose rank the others follow. Returns the
        link of the first shard."""
        specs = [replace(spec, rank=spec.rank + index) for index in range(len(self._shards))]
        links = await asyncio.gather(*(shard.join_epoch(each) for shard, each in zip(self._shards, specs, strict=True)))
        return links[0]

    async def compute(self, plan: WorkerPlan, *of_others: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        """Yield the events of the first shard, and last one outcome of all shards."""
        plans = (plan, *of_others)
        first, *others = (shard.compute(each) for shard, each in zip(self._shards, plans, strict=True))
        following = [asyncio.create_task(_outcome_of(each)) for each in others]
        try:
            outcomes: list[RunDone | RunFailed] = []
            async for event in first:
                if isinstance(event, RunDone | RunFailed):
                    outcomes.append(event)
                else:
                    yield event
            outcomes += await asyncio.gather(*following)
        finally:
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
        yield _joined(outcomes)

    async def abort(self, request: int) -> None:
        await asyncio.gather(*(shard.abort(request) for shard in self._shards))

    async def forget_prefixes(self) -> None:
        await asyncio.gather(*(shard.forget_prefixes() for shard in self._shards))

    async def is_alive(self, timeout_s: float) -> bool:
        return all(await asyncio.gather(*(shard.is_alive(timeout_s) for shard in self._shards)))

    def kill(self) -> None:
        for shard in self._shards:
            shard.kill()

    async def replace(self) -> None:
        """Replace all shards. Raises WorkerLost, after all have tried, when one could not be replaced."""
        outcomes = await asyncio.gather(*(shard.replace() for shard in self._shards), return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                raise outcome

    async def node(self) -> Node:
        return await self._shards[0].node()


async def _outcome_of(events: AsyncIterator[WorkerEvent]) -> RunDone | RunFailed:
    outcome = None
    async for event in events:
        outcome = event
    if not isinstance(outcome, RunDone | RunFailed):
        raise WorkerLost("a shard ended without an outcome")
    return outcome


def _joined(outcomes: Sequence[RunDone | RunFailed]) -> RunDone | RunFailed:
    """Join the outcomes of all shards: the first one's with the bytes of all, or the failure that caused the others.

    When the first shard is done, all tokens have been reported, so only the loss of another shard counts as failure.
    """
    failed = [each for each in outcomes if isinstance(each, RunFailed)]
    lost = next((each for each in failed if each.kind is FailureKind.CHAIN_BROKEN), None)
    first = outcomes[0]
    if lost is not None or not isinstance(first, RunDone):
        return lost or next((each for each in failed if each.kind not in _CONSEQUENCES), first)
    done = [each for each in outcomes if isinstance(each, RunDone)]
    not_saved = next((each for each in done if each.save_error), first)
    return replace(
        first,
        saved_chunks=min(each.saved_chunks for each in done),
        saved_answer_tokens=min(each.saved_answer_tokens for each in done),
        save_error=not_saved.save_error,
        save_error_class=not_saved.save_error_class,
        bytes_from_disk=sum(each.bytes_from_disk for each in done),
        bytes_from_host=sum(each.bytes_from_host for each in done),
        bytes_from_device=sum(each.bytes_from_device for each in done),
        bytes_sent=sum(each.bytes_sent for each in done),
        messages_sent=sum(each.messages_sent for each in done),
    )
