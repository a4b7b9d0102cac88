"""One request from admission to its last token: look up, plan, run, store. The readable story of the service.

The run goes on by itself in a task: a client that leaves stops it at the next layer boundary, and what workers had
finished and written by then is still committed.

A request that loses a worker is replayed: the same plan over the same placement in the next epoch. The plan, with the
seed of what is drawn, decides all but the last bits, and where these decide, what was sent already does
(`WorkerPlan.expected_token_ids`). So the tokens are those that were sent, which is checked, and those that would have
followed. A request whose nodes are gone is looked up and planned anew on others, under the same check.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace

import structlog

from cluster.chain.chain import Chain
from cluster.errors import DeadlineExceeded, InternalError, RequestAborted, ServiceError, ServiceUnavailable
from cluster.planning.planner import ChainPlan, Planner
from cluster.ports import Node, StoreLost, WorkerLost, WorkerPort
from cluster.repeated_lines import Kind
from cluster.requests.admission import Ticket
from cluster.requests.counters import ServiceCounters
from cluster.requests.lookup import PrefixLookup, PrefixLookupResult
from cluster.requests.request import Finished, NextToken, RequestEvent, RequestStats, TokenRequest, TtftSplit
from cluster.requests.request_trace import RequestTrace, WorkerRun
from cluster.requests.routing import Route
from workers.errors import ChainBroken, PredecessorStopped, PrefixUnreadable, RequestCancelled
from workers.plan.events import FinishReason, RunDone, RunFailed, RunTimings, TokenComputed
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import SelectionPlan, WorkerPlan, plan_workers
from workers.presets.preset import Preset

#: What requests are told that a stopping service does not take, or does not finish.
SHUTTING_DOWN = "the service is shutting down"
_MAX_REPLANS = 8
_MAX_REPLAYS = 3
#: Of one request: as many as its replans and replays may need, and some for chains that change before a plan is run.
_MAX_PLANS = 1 + _MAX_REPLANS + _MAX_REPLAYS + 8

log = structlog.get_logger()


class RequestRun:
    """Owns: the request's task, its ticket, what it found in the stores, its events until consumed."""

    def __init__(
        self,
        numbers: Iterator[int],
        request: TokenRequest,
        *,
        facts: ModelFacts,
        chain: Chain,
        lookup: PrefixLookup,
        ticket: Ticket,
        counters: ServiceCounters,
        planner: Planner,
        preset: Preset,
        is_traced: bool = False,
    ) -> None:
        """`is_traced`: whether workers tell what they did when."""
        self._numbers = numbers
        #: What workers know the present attempt by. A new one each time: they remember the aborted ones.
        self.number = next(numbers)
        self.request = request
        self._facts = facts
        self._chain = chain
        self._lookup = lookup
        self._ticket = ticket
        self._counters = counters
        self._planner = planner
        self._preset = preset
        self._events: asyncio.Queue[RequestEvent | ServiceError] = asyncio.Queue()
        self._early_end: FinishReason | None = None
        self._ending = asyncio.Event()
        #: That work on it now.
        self._workers: Sequence[WorkerPort] = ()
        self._is_queued = True
        self._is_traced = is_traced
        self.trace = RequestTrace.of(request)
        self.trace.phase("accept", request.arrived_s)
        self._submitted_s = time.monotonic()
        self._queue_s = self._lookup_s = self._fetch_s = 0.0
        self._num_fetched_tokens = self._fetched_bytes = 0
        self._ttft: TtftSplit | None = None
        #: Sent to the client; and how many of them the present attempt has come to.
        self._token_ids: list[int] = []
        self._num_computed = 0
        self._decode_rows = 0
        self._num_plans = self._num_replans = self._num_replays = self._epoch = 0
        self._nodes: tuple[Node, ...] = ()
        self._use_store = preset.uses_store
        self._has_write_error = False
        self._task: asyncio.Task[None] | None = None
        #: Until the reply is whole.
        self._expiry: asyncio.TimerHandle | None = None
        self._stopping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to wait for the turn, and then to run; from now on the deadline counts. Once, in the event loop."""
        assert self._task is None, "a request runs once"
        self._task = asyncio.create_task(self._drive(), name=f"request-{self.number}")
        self._task.add_done_callback(self._ended)
        if self.request.deadline_s is not None:
            left_s = self.request.deadline_s - time.monotonic()
            self._expiry = asyncio.get_running_loop().call_later(left_s, self._expire)

    async def events(self) -> AsyncIterator[RequestEvent]:
        """Tokens, then `Finished`. Raises the ServiceError that ended the request instead."""
        while True:
            event = await self._events.get()
            if isinstance(event, ServiceError):
                raise event
            yield event
            if isinstance(event, Finished):
                return

    async def end_early(self, reason: FinishReason) -> None:
        """Stop at the next layer boundary. `Finished` follows if there is a first token, RequestAborted otherwise."""
        if self._early_end is None:
            self._early_end = reason
            self._ending.set()
            if self._is_queued:
                self._started.cancel()
            else:
                await self._abort(self._workers)

    def _expire(self) -> None:
        """The client hears of it now; workers, ticket and placements follow as with any early end."""
        self._fail(DeadlineExceeded())
        self._stopping = asyncio.create_task(self.end_early(FinishReason.ABORT))

    async def turn_away(self) -> None:
        """The service stops: the client hears so and may ask again. What has ended, or is about to, is left to it."""
        if self._early_end is None and self.trace.stats is None:
            self._fail(ServiceUnavailable(SHUTTING_DOWN))
            await self.end_early(FinishReason.ABORT)

    async def settled(self) -> None:
        """Return when nothing of the request is left in workers or store."""
        await asyncio.wait([self._started])

    @property
    def _started(self) -> asyncio.Task[None]:
        assert self._task is not None, "start first"
        return self._task

    async def _drive(self) -> None:
        try:
            async with self._ticket:
                self._is_queued = False
                self._queue_s = time.monotonic() - self._submitted_s
                self.trace.phase("queue", self._submitted_s)
                while not await self._attempt():
                    self._begin_anew()
        except ServiceError as error:
            self._fail(error)
        except Exception as error:
            kind = Kind.of_error(error, "request failed")
            log.exception("request failed", request=self.request.request_id, repeats=kind)
            self._fail(InternalError())

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Also of a task that was cancelled before its first step, when nothing of `_drive` has run."""
        self._ticket.leave()
        self._stop_expiry()
        if task.cancelled():
            self._fail(RequestAborted("the request was aborted while it waited"))
        self.trace.ended_s = time.monotonic()

    def _stop_expiry(self) -> None:
        if self._expiry is not None:
            self._expiry.cancel()

    def _fail(self, error: ServiceError) -> None:
        self.trace.failed(error.status)
        self._events.put_nowait(error)

    async def _attempt(self) -> bool:
        """Look up, plan and run once; False when all of that must be done anew: stored KV turned out bad, or the nodes
        that were looked up are gone."""
        await self._chain.usable_epoch()
        found = await self._look_up()
        try:
            planning_s = time.monotonic()
            selection = await self._select(found)
            is_alone = not any(self._chain.load_per_rank)
            plan = self._plan(found, selection)
            self.trace.phase("plan", planning_s)
            ended = await self._run_until_it_ends(plan, found, selection)
            if ended is None:
                return False
            plan, outcomes = ended
            self._note_write_errors(outcomes)
            if is_alone and selection is None:
                self._teach(plan, outcomes)
        finally:
            await self._settle(found)
        is_over = self._conclude(plan, outcomes, found)
        if any(_is_loss(outcome) for outcome in outcomes):  # of a worker whose part was over
            with contextlib.suppress(ServiceUnavailable):  # the next one tries again; this one has what it wanted
                await self._chain.rebuild(self._epoch)
        return is_over

    async def _run_until_it_ends(
        self, plan: ChainPlan | None, found: PrefixLookupResult, selection: SelectionPlan | None
    ) -> tuple[ChainPlan, list[RunDone | RunFailed]] | None:
        """Run a plan, and again after each loss of a worker; None when no worker is left that could run one."""
        while plan is not None:
            outcomes = await self._run(plan, found, selection)
            if outcomes is not None:
                return plan, outcomes
            self._begin_anew()
            if not self._fits(plan, found):
                plan = self._plan(found, selection)
        return None

    async def _run(
        self, plan: ChainPlan, found: PrefixLookupResult, selection: SelectionPlan | None
    ) -> list[RunDone | RunFailed] | None:
        """Run a plan in the present epoch; None when a worker was lost, or the chain has changed: then the plan, or
        another one that fits the workers that are left, is to be run in the next.

        Raises ServiceUnavailable when there is no next one, or when workers are lost again and again.
        """
        self._epoch = epoch = await self._chain.usable_epoch()
        if not self._fits(plan, found):
            return None
        plans = plan_workers(
            request=self.number,
            epoch=epoch,
            token_ids=self.request.token_ids,
            partition=plan.partition,
            placements=found.by_worker(self._chain.node_ids[plan.ranks.start : plan.ranks.stop]),
            max_new_tokens=self.request.max_new_tokens,
            stop_token_ids=self.request.stop_token_ids,
            sampling=self.request.sampling,
            num_top_logprobs=self.request.num_top_logprobs,
            expected_token_ids=self._token_ids,
            selection=selection,
            request_id=self.request.request_id,
            is_traced=self._is_traced,
        )
        self._nodes = tuple(dict.fromkeys(self._chain.nodes[plan.ranks.start : plan.ranks.stop]))
        running_s = time.monotonic()
        with self._chain.busy(plan.ranks):
            outcomes = await self._run_workers(plan, plans)
        self._note_runs(plan, outcomes, running_s)
        loss = next((outcome for outcome in outcomes if _is_loss(outcome)), None)
        if not isinstance(loss, RunFailed) or isinstance(outcomes[-1], RunDone):
            return outcomes
        log.warning("worker lost", request=self.request.request_id, reason=loss.message, replays=self._num_replays)
        await self._chain.rebuild(epoch)
        if self._early_end is not None:
            return outcomes
        if self._num_replays >= _MAX_REPLAYS:
            raise ServiceUnavailable(f"{loss.message}; {_MAX_REPLAYS} replays did not get through")
        self._num_replays += 1
        self._counters.replays += 1
        return None

    def _note_runs(self, plan: ChainPlan, outcomes: Sequence[RunDone | RunFailed], running_s: float) -> None:
        self.trace.phase("run", running_s)
        for position, (rank, outcome) in enumerate(zip(plan.ranks, outcomes, strict=True)):
            if isinstance(outcome, RunDone):
                start, end = plan.partition.bounds(position)
                self.trace.workers.append(WorkerRun(rank=rank, token_start=start, token_end=end, done=outcome))

    def _begin_anew(self) -> None:
        """Under a new number: workers remember the aborted ones."""
        self.number = next(self._numbers)
        self._num_computed = 0

    def _plan(self, found: PrefixLookupResult, selection: SelectionPlan | None) -> ChainPlan | None:
        """Among the workers of the nodes that were looked up; None when there are none (any more).

        Another plan's tokens may differ with their last bits from those of the one before. Raises ServiceUnavailable
        after many.
        """
        if self._num_plans >= _MAX_PLANS:
            raise ServiceUnavailable("workers and their nodes come and go: ask again")
        self._num_plans += 1
        window = self._chain.ranks_on(found.node_ids)
        if not window:
            return None
        plan = self._planner.plan(
            found.num_stored_tokens,
            len(self.request.token_ids),
            load_per_rank=self._chain.load_per_rank[window.start : window.stop],
            attended=selection.num_rows if selection is not None else None,
            tokens_per_chunk=found.tokens_per_chunk,
        )
        return replace(plan, first_rank=window.start + plan.first_rank)

    def _fits(self, plan: ChainPlan, found: PrefixLookupResult) -> bool:
        """Whether its ranks are there, on nodes that were looked up."""
        node_ids = self._chain.node_ids
        return plan.ranks.stop <= len(node_ids) and all(node_ids[rank] in found.placements for rank in plan.ranks)

    def _teach(self, plan: ChainPlan, outcomes: Sequence[RunDone | RunFailed]) -> None:
        """Tell the planner what its cost model should have said."""
        timings = [outcome.timings for outcome in outcomes if isinstance(outcome, RunDone)]
        if len(timings) == len(outcomes):
            self._planner.learn(plan.partition, timings)

    async def _select(self, found: PrefixLookupResult) -> SelectionPlan | None:
        """What of the stored prefix is attended to; None for all."""
        selection = self._preset.select(
            found.num_stored_tokens,
            self.request.kv_budget,
            self._facts,
            recall_guard=self.request.recall_guard,
        )
        held = next((each for each in reversed(list(found.placements.values())) if each is not None), None)
        if selection is None or held is None or not self._preset.is_static:
            return selection
        try:
            recorded_LR = await held.store.important_rows(held.placement, selection.num_rows)
        except StoreLost:
            return selection  # the workers find that out, too, and the request is planned again
        return replace(selection, recorded_LR=recorded_LR)

    async def _look_up(self) -> PrefixLookupResult:
        """Where it may run, the stored prefix, and room for the rest; without stores all is recomputed."""
        if not self._use_store:
            return self._lookup.nothing()
        started_s = time.monotonic()
        try:
            route = await self._lookup.route(self.request)
            if route.fetching:
                self._note_lookup(started_s)
                await self._fetch(route)
                started_s = time.monotonic()
            return await self._lookup.acquire(self.request, route)
        finally:
            self._note_lookup(started_s)

    def _note_lookup(self, started_s: float) -> None:
        self._lookup_s += time.monotonic() - started_s
        self.trace.phase("lookup", started_s)

    async def _fetch(self, route: Route) -> None:
        """Have the stores of the route's nodes get what they lack, as far as that works."""
        started_s = time.monotonic()
        num_tokens, size_bytes = await self._lookup.fetch(self.request, route, self._ending)
        self._num_fetched_tokens += num_tokens
        self._fetched_bytes += size_bytes
        self._fetch_s += time.monotonic() - started_s
        self.trace.phase("fetch", started_s)

    async def _run_workers(self, plan: ChainPlan, plans: Sequence[WorkerPlan]) -> list[RunDone | RunFailed]:
        """Run all slices at once, first to last; one that fails before the first token stops the others at their next
        layer."""
        if self._early_end is not None:
            raise self._without_end()
        self._workers = self._chain.workers[plan.ranks.start : plan.ranks.stop]
        runs = [self._run_worker(*each) for each in zip(plan.ranks, self._workers, plans, strict=True)]
        try:
            return list(await asyncio.gather(*runs))
        finally:
            self._workers = ()

    async def _run_worker(self, rank: int, worker: WorkerPort, plan: WorkerPlan) -> RunDone | RunFailed:
        with self._chain.watched(worker, rank):
            outcome = await self._outcome_of(rank, worker, plan)
        if isinstance(outcome, RunDone) and outcome.finish_reason is FinishReason.ABORT and self._early_end is None:
            outcome = RunFailed(error=RequestCancelled.__name__, message=f"worker {rank} stopped, and no client asked")
        # A worker with a first token has all that the others had for it: it is to go on without them.
        if isinstance(outcome, RunFailed) and not (plan.is_first and plan.is_last) and not self._num_computed:
            await self._abort(self._workers)
        return outcome

    async def _outcome_of(self, rank: int, worker: WorkerPort, plan: WorkerPlan) -> RunDone | RunFailed:
        """What its part came to. One that is not listened to any more is told to stop: it would not notice."""
        outcome: RunDone | RunFailed = RunFailed(error=ChainBroken.__name__, message="the worker ended without a word")
        try:
            async for event in worker.compute(plan):
                if isinstance(event, TokenComputed):
                    self._token(event)
                else:
                    outcome = event
        except ServiceError as error:
            outcome = RunFailed(error=type(error).__name__, message=str(error))
            await self._abort([worker])
        except WorkerLost as error:
            outcome = RunFailed(error=ChainBroken.__name__, message=f"worker {rank} was lost: {error}")
        except Exception as error:
            kind = Kind.of_error(error, "worker failed")
            log.exception("worker failed", request=self.request.request_id, rank=rank, repeats=kind)
            outcome = RunFailed(error=InternalError.__name__, message=f"worker {rank} failed: {type(error).__name__}")
            await self._abort([worker])
        return outcome

    def _token(self, event: TokenComputed) -> None:
        """Send it on, unless an attempt before this one has sent it."""
        self._counters.computed(event)
        if event.timings is not None and self._ttft is None:
            self._ttft = self._split(event.timings)
        at, self._num_computed = self._num_computed, self._num_computed + 1
        if at == len(self._token_ids):
            self._token_ids.append(event.token_id)
            self._decode_rows += event.batch_rows
            self.trace.token_s.append(time.monotonic())
            self._events.put_nowait(NextToken(event.token_id, event.logprobs))
        elif event.token_id != self._token_ids[at]:
            raise ServiceUnavailable(f"a worker was lost, and its replay differs at token {at}: ask again")

    def _split(self, timings: RunTimings) -> TtftSplit:
        return TtftSplit(
            total_s=time.monotonic() - self.request.arrived_s,
            queue_s=self._queue_s + timings.turn_s,
            lookup_s=self._lookup_s,
            fetch_s=self._fetch_s,
            load_s=timings.load_s,
            compute_s=timings.compute_s,
            handoff_s=timings.handoff_s,
        )

    def _conclude(self, plan: ChainPlan, outcomes: Sequence[RunDone | RunFailed], found: PrefixLookupResult) -> bool:
        """Emit the end of the request, or make a new attempt possible and return False."""
        last = outcomes[-1]
        if isinstance(last, RunDone):
            self._finish(plan, outcomes, last, found)
            return True
        return self._after_failure([each for each in outcomes if isinstance(each, RunFailed)], found)

    def _after_failure(self, failures: Sequence[RunFailed], found: PrefixLookupResult) -> bool:
        unreadable = next((failure for failure in failures if failure.error == PrefixUnreadable.__name__), None)
        if self._early_end is not None:
            raise self._without_end()
        if unreadable is not None and found.tokens_per_chunk is not None and self._num_replans < _MAX_REPLANS:
            self._num_replans += 1
            self._distrust(unreadable)
            return False
        unavailable = next((failure for failure in failures if failure.error == ServiceUnavailable.__name__), None)
        if unavailable is not None:
            raise ServiceUnavailable(unavailable.message)
        known = (PredecessorStopped.__name__, RequestCancelled.__name__)
        reason = next((f for f in failures if f.error not in known), failures[0])
        log.error(
            "request failed",
            request=self.request.request_id,
            error=reason.error,
            reason=reason.message,
            repeats=Kind.of("request failed", reason.error, reason.cause),
        )
        raise InternalError

    def _without_end(self) -> ServiceError:
        """What became of a request that was ended early and whose workers did not come to that end."""
        if self._early_end is FinishReason.ABORT:
            return RequestAborted("the request was aborted")
        return ServiceUnavailable("a worker was lost as the request came to a stop text: ask again")

    def _distrust(self, unreadable: RunFailed) -> None:
        """The store has dropped a bad chunk by itself; when store or disk failed, do without it for this request."""
        kind = Kind.of("stored KV unreadable", unreadable.cause)
        log.warning("stored KV unreadable", request=self.request.request_id, reason=unreadable.message, repeats=kind)
        if unreadable.chunk_index is None:
            self._use_store = False
            self._counters.store_unavailable_requests += 1

    def _finish(
        self,
        plan: ChainPlan,
        outcomes: Sequence[RunDone | RunFailed],
        last: RunDone,
        found: PrefixLookupResult,
    ) -> None:
        done = [outcome for outcome in outcomes if isinstance(outcome, RunDone)]
        assert self._ttft is not None and last.finish_reason is not None
        stats = RequestStats(
            num_prompt_tokens=len(self.request.token_ids),
            num_cached_tokens=plan.partition.num_prefix_tokens,
            num_recomputed_tokens=found.num_stored_tokens - plan.partition.num_prefix_tokens,
            num_generated_tokens=len(self._token_ids),
            partition_cuts=plan.partition.cuts,
            ttft=self._ttft,
            disk_bytes_read=sum(outcome.bytes_from_disk for outcome in done),
            host_bytes_read=sum(outcome.bytes_from_host for outcome in done),
            device_bytes_read=sum(outcome.bytes_from_device for outcome in done),
            handoff_bytes=sum(outcome.bytes_sent for outcome in done),
            replans=self._num_replans,
            replays=self._num_replays,
            decode_rows=self._decode_rows,
            nodes=self._nodes,
            num_fetched_tokens=self._num_fetched_tokens,
            fetched_bytes=self._fetched_bytes,
            selection=last.selection,
        )
        self._stop_expiry()
        self._counters.finished(stats)
        self.trace.stats = stats
        self._events.put_nowait(Finished(self._early_end or last.finish_reason, stats))

    async def _settle(self, found: PrefixLookupResult) -> None:
        if found.tokens_per_chunk is not None:
            settling_s = time.monotonic()
            for error in await self._lookup.settle(found):
                self._note_write_error(str(error) or type(error).__name__, type(error).__name__)
            self.trace.phase("settle", settling_s)

    def _note_write_errors(self, outcomes: Sequence[RunDone | RunFailed]) -> None:
        for outcome in outcomes:
            if isinstance(outcome, RunDone) and outcome.save_error:
                self._note_write_error(outcome.save_error, outcome.save_error_class)
                return

    def _note_write_error(self, reason: str, error_class: str) -> None:
        kind = Kind.of("KV not kept", error_class)
        log.warning("KV not kept", request=self.request.request_id, reason=reason, repeats=kind)
        self._counters.store_write_errors += 0 if self._has_write_error else 1
        self._has_write_error = True

    async def _abort(self, workers: Sequence[WorkerPort]) -> None:
        """Best effort: a lost worker needs no abort."""
        await asyncio.gather(*(worker.abort(self.number) for worker in workers), return_exceptions=True)


def _is_loss(outcome: RunDone | RunFailed) -> bool:
    return isinstance(outcome, RunFailed) and outcome.error == ChainBroken.__name__
