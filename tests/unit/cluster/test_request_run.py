"""A request over two workers whose stored prefix turns out bad: planned anew, under a number no worker has aborted."""

import itertools
from collections.abc import AsyncIterator, Sequence
from typing import Any

from cluster.admission import Admission
from cluster.chain import Chain
from cluster.counters import ServiceCounters
from cluster.request import Finished, NextToken, TokenRequest
from cluster.request_run import RequestRun
from kvstore import ChunkPlace, KVShape, Layout, Placement, StoreLocation
from kvstore.segment import Slot
from workers.model_facts import ModelFacts
from workers.partition import RowCost
from workers.plan import FinishReason, RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent, WorkerPlan

SHAPE = KVShape(num_layers=1, num_kv_heads=1, head_dim=8, dtype="float32")
FACTS = ModelFacts(
    name="tiny",
    architecture="llama",
    fingerprint="f",
    kv=SHAPE,
    vocab_size=100,
    max_positions=1000,
    eos_token_ids=(),
    row_cost=RowCost(linear=1.0, attention=0.0),
)
LOCATION = StoreLocation(directory="/kv", shape=SHAPE, layout=Layout(), provenance="exact")


class OneBadChunk:
    """A store whose only chunk cannot be verified; it is gone once it is quarantined."""

    def __init__(self) -> None:
        self.places = (ChunkPlace(b"k" * 16, 0, Slot(0, 0)),)

    async def acquire(self, token_ids: Sequence[int], *, reserve: bool) -> Placement:
        return Placement(
            placement_id=1,
            location=LOCATION,
            num_stored_tokens=64 * len(self.places),
            stored=self.places,
            reserved=(),
            keys=(b"k" * 16,),
        )

    async def commit(self, placement: Placement, saved: Sequence[bytes]) -> int:
        return 0

    async def quarantine(self, placement: Placement, chunk_index: int, reason: str) -> None:
        self.places = ()


class RememberingWorker:
    """Like a real one, refuses a request that it was told to abort, and a prefix that it cannot read."""

    def __init__(self) -> None:
        self.aborted: set[int] = set()

    async def abort(self, request: int) -> None:
        self.aborted.add(request)

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        if plan.request in self.aborted:
            yield RunFailed(error="RequestCancelled", message="aborted")
        elif plan.load:
            yield RunFailed(error="PrefixUnreadable", message="payload checksum does not match", chunk_index=0)
        else:
            if plan.is_last:
                yield TokenComputed(token_id=7, timings=RunTimings())
            yield RunDone(timings=RunTimings(), finish_reason=FinishReason.LENGTH if plan.is_last else None)


async def test_a_bad_chunk_under_a_chain_of_workers_is_recomputed_and_the_request_succeeds() -> None:
    workers: list[Any] = [RememberingWorker(), RememberingWorker()]
    chain = Chain(workers)
    chain.epoch = 1
    store: Any = OneBadChunk()
    request = TokenRequest(
        request_id="r", token_ids=tuple(range(99)), max_new_tokens=1, stop_token_ids=(), keep=True, arrived_s=0.0
    )
    run = RequestRun(
        itertools.count(1),
        request,
        facts=FACTS,
        chain=chain,
        store=store,
        admission=Admission(1, 1),
        counters=ServiceCounters(),
        min_tokens_per_worker=16,
    )
    token, finished = [event async for event in run.events()]
    assert token == NextToken(7)
    assert isinstance(finished, Finished)
    assert (finished.stats.replans, finished.stats.num_cached_tokens, finished.stats.num_workers) == (1, 0, 2)
    assert all(worker.aborted for worker in workers)
