"""A request over workers whose store fails in every way: it is computed, and the cost is counted."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
import structlog
from run_steps import (
    BAD_CHUNK,
    CHUNK,
    DISK_FAILED,
    FirstWorker,
    LastWorker,
    MortalWorker,
    OneChunk,
    RememberingWorker,
    ended,
    run_of,
)
from tiny_facts import COST, IDENTITY

from cluster.chain.chain import Chain
from cluster.errors import DeadlineExceeded, InternalError, RequestAborted, ServiceError, ServiceUnavailable
from cluster.planning.cost_model import LoadCost
from cluster.planning.planner import Planner
from cluster.ports import ONLY_NODE, StoreLost, WorkerLost
from cluster.requests.counters import ServiceCounters
from cluster.requests.request import Finished, NextToken, RequestEvent
from kvstore import Placement, StoreError
from workers.errors import FailureKind
from workers.plan.events import FinishReason, PromptScored, RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.plan.sampling import SamplingParams
from workers.plan.worker_plan import WorkerPlan


class LostStore(OneChunk):
    """A store whose process is gone, from the start or from `settle` on."""

    def __init__(self, *, only_settle: bool = False) -> None:
        super().__init__()
        self.only_settle = only_settle

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        if not self.only_settle:
            raise StoreLost("the actor died")
        return await super().acquire(token_ids, save=save, tenant=tenant)

    async def important_rows(self, placement: Placement, num_rows: int) -> npt.NDArray[np.int32] | None:
        raise StoreLost("the actor died")

    async def settle(self, placement: Placement) -> None:
        raise StoreLost("the actor died")


async def outcome_of(
    store: OneChunk, workers: Sequence[RememberingWorker], **options: Any
) -> tuple[Finished, ServiceCounters]:
    """Outcome of a request for one new token, which must be right."""
    counters = ServiceCounters()
    run = run_of(store, workers, counters, **options)
    token, finished = await ended(run)
    assert token == NextToken(7)
    assert isinstance(finished, Finished)
    return finished, counters


async def test_a_request_touches_no_store_and_no_worker_before_it_is_started() -> None:
    store = OneChunk()
    worker = RememberingWorker(store)
    run = run_of(store, [worker], ServiceCounters(), deadline_s=0.0, is_started=False)
    await asyncio.sleep(0)
    assert (store.placements, worker.plans) == ([], [])
    run.start()
    with pytest.raises(DeadlineExceeded):
        await ended(run)
    assert worker.plans == [] and store.settled == store.placements


class Cost(NamedTuple):
    """Cost of a request: numbers of new plans, stored tokens used, lookups and saves that failed."""

    replans: int = 0
    cached: int = 0
    without_store: int = 0
    not_stored: int = 0


@pytest.mark.parametrize(
    ("make_store", "of_workers", "cost", "placements"),
    [
        (OneChunk, {"fault": BAD_CHUNK}, Cost(replans=1), [1, 2]),
        (OneChunk, {"fault": DISK_FAILED}, Cost(replans=1, without_store=1), [1]),
        (OneChunk, {"save_error": "KV was not stored: the store ended"}, Cost(cached=CHUNK, not_stored=1), [1]),
        (LostStore, {}, Cost(without_store=1), []),
        (lambda: LostStore(only_settle=True), {}, Cost(cached=CHUNK, not_stored=1), [1]),
    ],
    ids=["a bad chunk", "a failed disk", "nothing can be stored", "no store", "a store that is lost meanwhile"],
)
async def test_a_request_over_two_workers_is_computed_whatever_the_store_does_and_what_it_cost_is_counted(
    make_store: Callable[[], OneChunk], of_workers: dict[str, Any], cost: Cost, placements: list[int]
) -> None:
    store = make_store()
    workers = [RememberingWorker(store, **of_workers) for _ in range(2)]
    finished, counters = await outcome_of(store, workers)
    stats = finished.stats
    assert stats.num_workers == 2
    assert cost == Cost(
        stats.replans, stats.num_cached_tokens, counters.store_unavailable_requests, counters.store_write_errors
    )
    assert store.placements == placements and (isinstance(store, LostStore) or store.settled == placements)
    assert all(bool(worker.aborted) == bool(cost.replans) for worker in workers)


@pytest.mark.parametrize("is_saving", [False, True])
async def test_a_worker_that_met_silence_keeps_other_requests_from_asking_the_store(is_saving: bool) -> None:
    store = OneChunk()
    silent = replace(DISK_FAILED, cause="StoreSilent")
    worker = RememberingWorker(store, save_error="silent", save_error_class="StoreSilent")
    finished, counters = await outcome_of(store, [worker if is_saving else RememberingWorker(store, silent)])
    assert store.num_suspected == 1
    assert (counters.store_unavailable_requests, counters.store_write_errors) == (not is_saving, is_saving)
    assert finished.stats.num_cached_tokens == (CHUNK if is_saving else 0)


async def test_a_request_that_a_store_can_do_nothing_for_asks_none() -> None:
    store = OneChunk()
    await outcome_of(store, [RememberingWorker(store)], keep=False, num_tokens=CHUNK)
    assert store.placements == []
    await outcome_of(store, [RememberingWorker(store)], keep=False)
    assert store.settled == store.placements == [1]


async def test_warnings_about_the_store_are_of_one_kind_only_where_their_reasons_are_of_one_class() -> None:
    store, kinds = OneChunk(), []
    workers = [
        RememberingWorker(store, replace(DISK_FAILED, cause="RowsMissing")),
        RememberingWorker(store, replace(DISK_FAILED, cause="OSError")),
        RememberingWorker(store, save_error="KV was not stored: gone", save_error_class="StoreUnreachable"),
        RememberingWorker(store, save_error="KV was not stored: full", save_error_class="StoreWriteFailed"),
        RememberingWorker(LostStore(only_settle=True)),
    ]
    for worker in workers:
        with structlog.testing.capture_logs() as written:
            await outcome_of(worker.store, [worker])
        kinds += [(each["event"], each["request"], each["repeats"].parts[1]) for each in written]
    assert kinds == [
        ("stored KV unreadable", "r", "RowsMissing"),
        ("stored KV unreadable", "r", "OSError"),
        ("KV not kept", "r", "StoreUnreachable"),
        ("KV not kept", "r", "StoreWriteFailed"),
        ("KV not kept", "r", "StoreLost"),
    ]


async def test_bytes_of_each_tier_are_summed_over_the_workers() -> None:
    store = OneChunk()
    finished, _ = await outcome_of(store, [RememberingWorker(store), RememberingWorker(store)])
    num_workers = finished.stats.num_workers
    assert num_workers == 2
    assert finished.stats.disk_bytes_read == num_workers * 1000 * CHUNK
    assert finished.stats.host_bytes_read == num_workers * CHUNK


@pytest.mark.parametrize("keep", [True, False])
async def test_the_store_is_asked_for_room_only_for_what_is_to_be_kept(keep: bool) -> None:
    store = OneChunk()
    await outcome_of(store, [RememberingWorker(store)], keep=keep)
    assert store.has_saved == [keep]
    assert store.settled == [1]


async def test_the_preset_recompute_does_not_look_into_the_store() -> None:
    store = OneChunk()
    finished, counters = await outcome_of(
        store, [RememberingWorker(store), RememberingWorker(store)], preset="recompute"
    )
    assert store.num_chunks == 1
    assert finished.stats.num_cached_tokens == 0
    assert finished.stats.exact
    assert counters.store_unavailable_requests == 0


async def test_what_the_store_has_recorded_reaches_the_workers_of_a_static_preset_only() -> None:
    for preset, is_told in (("spi", True), ("impress", False)):
        worker = RememberingWorker(OneChunk())
        await outcome_of(worker.store, [worker], preset=preset, kv_budget=0.25)
        (plan,) = worker.plans
        assert plan.selection is not None
        recorded = plan.selection.recorded_LR
        assert recorded is None if not is_told else np.array_equal(recorded, np.arange(CHUNK // 4)[None])


async def test_a_store_that_is_lost_before_it_tells_what_it_recorded_fails_nothing() -> None:
    worker = RememberingWorker(LostStore(only_settle=True))
    finished, _ = await outcome_of(worker.store, [worker], preset="spi", kv_budget=0.25)
    assert worker.plans[0].selection is not None
    assert worker.plans[0].selection.recorded_LR is None
    assert finished.stats.num_cached_tokens == CHUNK


async def test_a_store_that_fails_to_tell_what_it_recorded_keeps_no_placement() -> None:
    class Damaged(OneChunk):
        async def important_rows(self, placement: Placement, num_rows: int) -> npt.NDArray[np.int32] | None:
            raise StoreError("the catalog cannot be read")

    worker = RememberingWorker(Damaged())
    with pytest.raises(InternalError):
        await outcome_of(worker.store, [worker], preset="spi", kv_budget=0.25)
    assert worker.plans == []
    assert worker.store.settled == worker.store.placements == [1]


async def test_a_prefix_that_loads_too_slowly_is_recomputed_by_an_exact_request_only() -> None:
    slow = replace(COST, load=LoadCost(latency_s=10.0, bytes_per_s=1e3))
    for budget, num_loaded in ((None, 0), (0.5, CHUNK)):
        worker = RememberingWorker(OneChunk())
        finished, _ = await outcome_of(
            worker.store, [worker], preset="impress", kv_budget=budget, planner=Planner(slow)
        )
        assert worker.plans[0].partition.num_prefix_tokens == finished.stats.num_cached_tokens == num_loaded
        assert worker.plans[0].num_stored_tokens == CHUNK
        assert finished.stats.num_recomputed_tokens == CHUNK - num_loaded


@dataclass(eq=False)
class SlowWorker(RememberingWorker):
    """A worker that reports ten seconds of computing."""

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        async for event in super().compute(plan):
            is_done = isinstance(event, RunDone)
            yield replace(event, timings=RunTimings(compute_s=10.0)) if is_done else event


async def test_the_planner_learns_from_exact_requests_what_they_took() -> None:
    for budget, is_slower in ((None, True), (0.5, False)):
        planner = Planner(COST)
        for _ in range(5):
            worker = SlowWorker(OneChunk())
            await outcome_of(worker.store, [worker], preset="impress", kv_budget=budget, planner=planner)
        assert (planner.cost.layer.token_s > COST.layer.token_s) == is_slower


async def test_a_request_that_decodes_stored_rows_teaches_nothing_about_computing() -> None:
    coded = replace(IDENTITY, shape=replace(IDENTITY.shape, head_dim=64, dtype="rotated-4"))
    for identity, is_slower in ((coded, False), (IDENTITY, True)):
        planner = Planner(COST)
        for _ in range(5):
            worker = SlowWorker(OneChunk())
            await outcome_of(worker.store, [worker], kv_budget=1.0, planner=planner, identity=identity)
            assert worker.plans[0].partition.num_prefix_tokens == CHUNK
        assert (planner.cost.layer.token_s > COST.layer.token_s) == is_slower


async def events_of(
    worker: MortalWorker, *, num_tokens: int, **options: Any
) -> tuple[list[RequestEvent], ServiceCounters]:
    """All events of a request whose only worker may die."""
    counters = ServiceCounters()
    run = run_of(worker.store, [worker], counters, max_new_tokens=num_tokens, **options)
    return await ended(run), counters


async def test_a_request_that_loses_a_worker_is_replayed_and_no_token_is_sent_twice() -> None:
    worker = MortalWorker(OneChunk(), deaths=[2, 1, 0])
    (*tokens, finished), counters = await events_of(worker, num_tokens=3)
    assert tokens == [NextToken(7), NextToken(8), NextToken(9)]
    assert isinstance(finished, Finished)
    assert (finished.stats.replays, finished.stats.num_generated_tokens, counters.replays) == (3, 3, 3)
    assert worker.num_replaced == 3
    assert {plan.partition for plan in worker.plans} == {worker.plans[0].partition}, "the plan is the same"
    assert {plan.placement_id for plan in worker.plans} == {1}, "the plan loads the same placement"
    assert len({plan.request for plan in worker.plans}) == 4, "workers remember the numbers of aborted requests"
    assert worker.store.settled == [1]


async def test_a_request_that_loses_workers_again_and_again_is_given_up() -> None:
    worker = MortalWorker(OneChunk(), deaths=[1] * 9)
    with pytest.raises(ServiceUnavailable, match="3 replays"):
        await events_of(worker, num_tokens=2)
    assert len(worker.plans) == 4
    assert worker.store.settled == [1]


class ChangingChain(Chain):
    """Forms epochs at once; from the `changes_at`-th call for an epoch on, it has its last worker only."""

    def __init__(self, workers: Sequence[Any], changes_at: int) -> None:
        super().__init__(workers, stopped_after_s=5.0)
        self.num_questions = 0
        self.changes_at = changes_at

    async def usable_epoch(self) -> int:
        self.num_questions += 1
        if self.num_questions >= self.changes_at:
            self.workers, self.nodes = self._all[-1:], (ONLY_NODE,)
        return self.num_questions

    async def rebuild(self, broken_epoch: int) -> None:
        pass


async def test_a_plan_that_does_not_fit_the_chain_any_more_is_no_replay() -> None:
    workers = [RememberingWorker(OneChunk()), RememberingWorker(OneChunk())]
    chain = ChangingChain(workers, changes_at=2)
    finished, counters = await outcome_of(workers[0].store, workers, chain=chain)
    assert [len(worker.plans) for worker in workers] == [0, 1]
    assert (finished.stats.num_workers, finished.stats.replays, counters.replays) == (1, 0, 0)


async def test_a_request_whose_chain_changes_is_given_up_after_as_many_losses_as_any_other() -> None:
    first, last = RememberingWorker(OneChunk()), MortalWorker(OneChunk(), deaths=[0] * 9)
    chain = ChangingChain([first, last], changes_at=5)  # an attempt and three replays have asked by then
    counters = ServiceCounters()
    run = run_of(first.store, [first, last], counters, chain=chain)
    with pytest.raises(ServiceUnavailable, match="3 replays"):
        await ended(run)
    assert len(last.plans) == 4
    assert counters.replays == 3


async def test_a_request_whose_nodes_are_gone_whenever_it_is_planned_is_given_up() -> None:
    worker = RememberingWorker(OneChunk())
    chain = ChangingChain([worker], changes_at=9**9)
    chain.ranks_on = lambda node_ids: range(0)  # type: ignore[method-assign]
    run = run_of(worker.store, [worker], ServiceCounters(), chain=chain)
    with pytest.raises(ServiceUnavailable, match="nodes were lost too often"):
        await ended(run)
    assert worker.store.settled == worker.store.placements


async def test_a_replay_that_would_change_what_was_sent_ends_the_request_in_its_worker_too() -> None:
    worker = MortalWorker(OneChunk(), deaths=[1], first_tokens=[7, 5])
    with pytest.raises(ServiceUnavailable, match="differs at token 0"):
        await events_of(worker, num_tokens=2)
    assert worker.aborted == {worker.plans[-1].request}


async def test_a_worker_whose_words_are_not_understood_is_told_to_stop_and_may_be_lost_by_then() -> None:
    class Garbled(MortalWorker):
        async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
            self.plans.append(plan)
            yield TokenComputed(token_id=7, timings=RunTimings())
            raise ValueError("not an event")

        async def abort(self, request: int) -> None:
            await super().abort(request)
            raise WorkerLost("killed")

    worker = Garbled(OneChunk())
    with pytest.raises(InternalError):
        await events_of(worker, num_tokens=2)
    assert worker.aborted == {worker.plans[0].request}


async def test_a_replay_draws_by_the_same_seed() -> None:
    worker = MortalWorker(OneChunk(), deaths=[2, 1])
    sampling = SamplingParams(temperature=0.8, seed=5)
    await events_of(worker, num_tokens=3, sampling=sampling)
    assert [plan.sampling for plan in worker.plans] == [sampling] * 3
    assert [plan.expected_token_ids for plan in worker.plans] == [(), (7, 8), (7, 8)]


@pytest.mark.parametrize("is_quicker", [True, False])
async def test_a_worker_lost_after_its_part_does_not_cut_the_reply_short(is_quicker: bool) -> None:
    """Neither when the last worker has its first token by then, nor when it is aborted just as it gets it."""
    first = FirstWorker(OneChunk())
    last = LastWorker(first.store, neighbour=first, is_quicker=is_quicker)
    counters = ServiceCounters()
    run = run_of(first.store, [first, last], counters, max_new_tokens=3)
    *tokens, finished = await ended(run)
    assert tokens == [NextToken(7), NextToken(8), NextToken(9)]
    assert isinstance(finished, Finished)
    assert (finished.reason, finished.stats.num_workers) == (FinishReason.LENGTH, 2)
    assert finished.stats.replays == counters.replays == (0 if is_quicker else 1)
    assert first.num_replaced == 1, "the lost worker is replaced in either case"


@dataclass(eq=False)
class ScoringWorker(FirstWorker):
    """Scores its tokens only in its second life; if it is the last of a chain, its neighbour dies first."""

    neighbour: FirstWorker | None = None

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        self.plans.append(plan)
        if self.neighbour is not None:
            self.neighbour.dies.set()
        elif len(self.plans) == 1:
            await self.dies.wait()
            raise WorkerLost("killed")
        start, end = plan.partition.bounds(plan.position)
        tokens = np.arange(start, min(end, len(plan.token_ids) - 1))
        nothing = np.zeros((len(tokens), 0))
        yield PromptScored(logprobs=PromptLogprobs(tokens.astype(np.float32), nothing.astype(np.int32), nothing))
        if plan.is_last:
            yield TokenComputed(token_id=7, timings=RunTimings())
        yield RunDone(timings=RunTimings(), finish_reason=FinishReason.LENGTH if plan.is_last else None)


async def test_a_worker_lost_before_it_told_of_its_tokens_is_run_again_though_the_last_one_has_ended() -> None:
    first = ScoringWorker(OneChunk())
    last = ScoringWorker(first.store, neighbour=first)
    counters = ServiceCounters()
    finished, _ = await outcome_of(first.store, [first, last], num_prompt_logprobs=0)
    assert finished.prompt_logprobs is not None
    assert finished.prompt_logprobs.logprobs_T.tolist() == list(range(98)), "scores of both workers, in order"
    assert finished.stats.replays == 1
    assert [plan.partition.num_prefix_tokens for plan in first.plans] == [0, 0], "nothing is loaded"
    finished, counters = await outcome_of(OneChunk(), [RememberingWorker(OneChunk())])
    assert (finished.prompt_logprobs, counters.replays) == (None, 0)


async def test_a_worker_that_fails_to_tell_of_its_tokens_fails_the_request_though_the_last_one_has_ended() -> None:
    class Failing(FirstWorker):
        async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
            await self.dies.wait()
            yield RunFailed(kind=FailureKind.LOGITS_UNUSABLE, message="the model's logits are not finite")

    first = Failing(OneChunk())
    with pytest.raises(InternalError):
        await outcome_of(first.store, [first, ScoringWorker(first.store, neighbour=first)], num_prompt_logprobs=0)


@dataclass(eq=False)
class WatchedWorker(MortalWorker):
    """The last of a chain decodes until `goes_on`. Counts checks of its health; it is lost when killed."""

    lives: bool = True
    num_asked: int = 0
    kills: int = 0
    goes_on: asyncio.Event = field(default_factory=asyncio.Event)

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        if plan.is_last:
            yield TokenComputed(token_id=7, timings=RunTimings())
            await self.goes_on.wait()
            if self.kills:
                raise WorkerLost("killed")
        yield RunDone(timings=RunTimings(), finish_reason=FinishReason.LENGTH if plan.is_last else None)

    async def is_alive(self, timeout_s: float) -> bool:
        self.num_asked += 1
        return self.lives

    def kill(self) -> None:
        self.kills += 1
        self.goes_on.set()


async def test_a_worker_whose_part_is_over_is_not_killed_when_its_replacement_does_not_answer_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cluster.chain.chain._WATCH_PERIOD_S", 0.0)
    first, last = (WatchedWorker(OneChunk()) for _ in range(2))
    run = run_of(first.store, [first, last], ServiceCounters())
    events = run.events()
    assert await anext(events) == NextToken(7)
    first.lives = False
    last.num_asked = 0
    while last.num_asked < 10:  # noqa: ASYNC110  # the one that decodes is watched on
        await asyncio.sleep(0)
    last.goes_on.set()
    assert [type(event) for event in [each async for each in events]] == [Finished]
    await run.settled()
    assert (first.kills, last.kills) == (0, 0)


async def test_a_worker_that_stops_as_it_decodes_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluster.chain.chain._WATCH_PERIOD_S", 0.0)
    worker = WatchedWorker(OneChunk())
    run = run_of(worker.store, [worker], ServiceCounters())
    events = run.events()
    await anext(events)
    worker.lives = False
    await worker.goes_on.wait()
    assert worker.kills == 1
    await run.end_early(FinishReason.ABORT)
    with pytest.raises(RequestAborted):
        await anext(events)
    await run.settled()


async def test_a_whole_reply_is_none_the_worse_for_a_worker_that_does_not_come_back() -> None:
    first = FirstWorker(OneChunk(), comes_back=False)
    last = LastWorker(first.store, neighbour=first, is_quicker=True)
    run = run_of(first.store, [first, last], ServiceCounters(), max_new_tokens=3)
    assert isinstance((await ended(run))[-1], Finished)
    assert (run.trace.status, first.num_replaced) == ("OK", 1)


@pytest.mark.parametrize(
    ("reason", "error"), [(FinishReason.STOP, ServiceUnavailable), (FinishReason.ABORT, RequestAborted)]
)
async def test_a_worker_lost_while_a_request_ends_early_fails_it_for_what_it_is(
    reason: FinishReason, error: type[ServiceError]
) -> None:
    """A client that gave a stop text has aborted nothing, and may try again."""
    worker = MortalWorker(OneChunk(), deaths=[1])
    run = run_of(worker.store, [worker], ServiceCounters(), max_new_tokens=3)
    with pytest.raises(error):
        async for _ in run.events():
            await run.end_early(reason)
    await run.settled()
