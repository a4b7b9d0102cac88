"""One attempt at a request: look up the stored prefix, plan, run the plan on the workers, settle.

A request that loses a worker is replayed: the same plan over the same placements in the next epoch. The plan and the
seed determine all but the last bits of the logits, and where those bits would change a token, the tokens that were
already sent are forced (`WorkerPlan.expected_token_ids`). So a replay repeats the tokens that were sent, which is
checked, and continues them. A request whose nodes are gone, or whose stored KV turned out bad, is attempted again under
the same check.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import structlog

from cluster.chain.chain import Chain
from cluster.errors import InternalError, ServiceUnavailable
from cluster.nodes.node_stores import NodePlacement
from cluster.planning.planner import ChainPlan, Planner
from cluster.ports import StoreLost, by_shard
from cluster.repeated_lines import Kind
from cluster.requests.admission import Ticket
from cluster.requests.counters import ServiceCounters
from cluster.requests.early_end import EarlyEnd, check_deadline
from cluster.requests.lookup import PrefixLookup, PrefixLookupResult
from cluster.requests.plan_run import PlanRun
from cluster.requests.reply import Reply
from cluster.requests.request import Finished, TokenRequest
from cluster.requests.request_trace import RequestTrace
from cluster.requests.routing import Route
from cluster.requests.single_flight import Flight, SingleFlight
from cluster.requests.tally import Tally
from kvstore import Placement, StoreError, StoreSilent
from workers.errors import FailureKind
from workers.plan.events import RunDone, RunFailed, TokenComputed
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import Asked, SelectionPlan, WorkerPlan, plan_workers
from workers.presets.preset import Preset

_MAX_REPLANS = 8
_MAX_REPLAYS = 3
#: Most plans of one request: all that replans and replays may need, and some for chains that change before a run.
_MAX_PLANS = 1 + _MAX_REPLANS + _MAX_REPLAYS + 8

log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestBackend:
    """The service's parts that a request uses; it owns none of them."""

    chain: Chain
    lookup: PrefixLookup
    planner: Planner
    preset: Preset
    facts: ModelFacts
    counters: ServiceCounters
    flights: SingleFlight
    #: Numbers that identify runs of plans in the workers. Each run takes a new one: workers remember aborted numbers.
    run_numbers: Iterator[int]
    #: Whether workers report the times of their steps.
    is_traced: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptOutcome:
    """Outcome of an attempt. The request is attempted again where it has not finished."""

    finished: Finished | None = None
    #: Epoch in which a worker was lost although the request finished; the caller rebuilds it. None: no worker was lost.
    broken_epoch: int | None = None
    #: Whether the next attempt may use the stores.
    may_use_store: bool = True


@dataclass(frozen=True, slots=True)
class Course:
    """State of one request that all attempts at it share."""

    reply: Reply
    tally: Tally
    trace: RequestTrace
    early_end: EarlyEnd
    #: A running ticket, except while the request stands aside for another one's tokens.
    ticket: Ticket


class Attempt:
    """One attempt. Owns: the placements of its lookup, which it settles whatever happens."""

    def __init__(self, request: TokenRequest, backend: RequestBackend, course: Course, *, uses_store: bool) -> None:
        self._request = request
        self._backend = backend
        self._reply, self._tally, self._trace = course.reply, course.tally, course.trace
        self._early_end, self._ticket = course.early_end, course.ticket
        self._uses_store = uses_store
        #: Flight of this request, while other requests may wait for its tokens.
        self._flight: Flight | None = None
        #: The latest run of a plan.
        self._plan_run: PlanRun | None = None

    @property
    def num_loaded_tokens(self) -> int:
        """Prompt tokens whose KV comes from the store; 0 before there is a plan."""
        return 0 if self._plan_run is None else self._plan_run.plan.partition.num_prefix_tokens

    async def run(self) -> AttemptOutcome:
        """Make the attempt; call it once. Raises the ServiceError that ends the request."""
        await self._backend.chain.usable_epoch()
        try:
            prefix = await self._look_up()
            try:
                run = await self._plan_and_run(prefix)
            finally:
                await self._settle(prefix)
        finally:
            self._end_flight()
        if run is None:  # the nodes of the lookup are gone
            return AttemptOutcome(may_use_store=self._uses_store)
        return self._conclude(run, prefix)

    async def abort(self) -> None:
        """Stop the workers at their next layer boundary; the early end has the reason."""
        if self._plan_run is not None:
            await self._plan_run.abort()

    # -- lookup ----------------------------------------------------------------------------------------------------

    async def _look_up(self) -> PrefixLookupResult:
        """Look up the nodes, the stored prefix, and room for the rest; without stores all tokens are computed."""
        lookup = self._backend.lookup
        if not self._uses_store or not lookup.is_of_use(self._request):
            return lookup.nothing()
        awaited = await self._take_off()
        started_s = time.monotonic()
        try:
            route = await lookup.route(self._request)
            if route.fetching:
                self._trace.phase("lookup", started_s)
                await self._fetch(route)
                started_s = time.monotonic()
            prefix = await lookup.acquire(self._request, route)
        finally:
            self._trace.phase("lookup", started_s)
        from_others = range(awaited.start, min(awaited.stop, prefix.num_stored_tokens))
        self._backend.counters.computed_for_others_tokens += len(from_others)
        self._looked_up(prefix)
        return prefix

    async def _take_off(self) -> range:
        """Wait for flights that compute tokens of this request, then begin a flight of its own.

        Returns the tokens that the last awaited flight computed.
        """
        request, flights = self._request, self._backend.flights
        if not request.is_exact or not self._backend.lookup.can_use_stored(request):
            return range(0)
        started_s, place_s = time.monotonic(), self._ticket.started_s
        awaited = await flights.wait(request, self._early_end, self._ticket)
        if self._ticket.started_s != place_s:  # the request stood aside
            self._trace.phase("wait", started_s)
        if request.keep:
            self._flight = flights.begin(request)
        return awaited

    def _looked_up(self, prefix: PrefixLookupResult) -> None:
        node_id, held = list(prefix.placements.items())[-1]
        if self._flight is None or held is None or held.placement.save_start == held.placement.save_end:
            self._end_flight()
            return
        placement, step = held.placement, held.placement.tokens_per_chunk
        self._flight.looked_up(node_id, placement.save_start * step, placement.save_end * step)

    def _end_flight(self) -> None:
        flight, self._flight = self._flight, None
        if flight is not None:
            self._backend.flights.end(flight)

    async def _fetch(self, route: Route) -> None:
        """Fetch the prefix to the route's stores. The request keeps its slot, which bounds the number of fetches."""
        started_s = time.monotonic()
        num_tokens, size_bytes = await self._backend.lookup.fetches.fetch(
            self._request, route, self._early_end.is_asked
        )
        self._tally.num_fetched_tokens += num_tokens
        self._tally.fetched_bytes += size_bytes
        self._trace.phase("fetch", started_s)

    # -- plan ------------------------------------------------------------------------------------------------------

    async def _select(self, prefix: PrefixLookupResult) -> SelectionPlan | None:
        preset = self._backend.preset
        selection = preset.select(prefix.num_stored_tokens, self._request.kv_budget, self._backend.facts)
        held = next((each for each in reversed(list(prefix.placements.values())) if each is not None), None)
        if selection is None or held is None or not preset.is_static:
            return selection
        try:
            recorded_LR = await held.store.important_rows(held.placement, selection.num_rows)
        except StoreLost:
            return selection  # the workers notice the loss as well, and the request is planned again
        return replace(selection, recorded_LR=recorded_LR)

    def _plan(self, prefix: PrefixLookupResult, selection: SelectionPlan | None) -> ChainPlan | None:
        """Plan over the workers of the looked-up nodes; None when none of those workers are left.

        Logits of different plans may differ in their last bits. Raises ServiceUnavailable after `_MAX_PLANS` plans,
        DeadlineTooSoon for a request that no plan can answer in time.
        """
        if self._tally.num_plans >= _MAX_PLANS:
            raise ServiceUnavailable("workers or their nodes were lost too often during the request: ask again")
        self._tally.num_plans += 1
        window = self._backend.chain.ranks_on(prefix.node_ids)
        if not window:
            return None
        attended = selection.num_rows if selection is not None else None
        plan = self._backend.planner.plan(
            prefix.num_stored_tokens,
            len(self._request.token_ids),
            load_per_rank=self._backend.chain.load_per_rank[window.start : window.stop],
            attended=attended,
            tokens_per_chunk=prefix.tokens_per_chunk,
        )
        if not self._reply.token_ids:
            check_deadline(self._request, self._backend.planner, plan.partition, attended)
        return replace(plan, first_rank=window.start + plan.first_rank)

    def _fits(self, plan: ChainPlan, prefix: PrefixLookupResult) -> bool:
        node_ids = self._backend.chain.node_ids
        return plan.ranks.stop <= len(node_ids) and all(node_ids[rank] in prefix.placements for rank in plan.ranks)

    # -- run -------------------------------------------------------------------------------------------------------

    async def _plan_and_run(self, prefix: PrefixLookupResult) -> PlanRun | None:
        """Plan and run until a run has ended, well or not; None when no worker is left that could run a plan."""
        planning_s = time.monotonic()
        selection = await self._select(prefix)
        is_alone = not any(self._backend.chain.load_per_rank)
        plan = self._plan(prefix, selection)
        self._trace.phase("plan", planning_s)
        run = None
        while plan is not None and run is None:
            run = await self._run_plan(plan, prefix, selection)
            if run is None and not self._fits(plan, prefix):
                plan = self._plan(prefix, selection)
        if run is not None:
            await self._note_silence(run.outcomes, prefix)
            self._note_write_errors(run.outcomes)
            if selection is None and not self._has_decoded(run):
                self._teach(run, is_alone=is_alone)
        return run

    async def _run_plan(
        self, plan: ChainPlan, prefix: PrefixLookupResult, selection: SelectionPlan | None
    ) -> PlanRun | None:
        """Run a plan in the current epoch; None when a worker was lost or the chain has changed.

        After None, the caller runs the plan again in the next epoch, or makes another one that fits the workers that
        are left. Raises ServiceUnavailable when there is no next epoch, or after `_MAX_REPLAYS` replays.
        """
        chain = self._backend.chain
        epoch = await chain.usable_epoch()
        if not self._fits(plan, prefix):
            return None
        self._early_end.raise_if_asked()
        worker_plans, *of_others = self._plans_by_shard(plan, epoch, prefix, selection)
        await self._flow(worker_plans, prefix.placements[self._backend.chain.node_ids[plan.ranks.stop - 1]])
        run = self._plan_run = PlanRun(chain, plan, worker_plans, self._early_end, self._take_token, of_others)
        self._tally.nodes = tuple(dict.fromkeys(chain.nodes[plan.ranks.start : plan.ranks.stop]))
        running_s = time.monotonic()
        await run.run()
        self._trace.phase("run", running_s)
        self._trace.workers += run.worker_runs()
        loss = run.loss
        if loss is None or run.has_all:
            return run
        num_replays = self._tally.num_replays
        kind = Kind.of("worker lost", loss.cause)
        log.warning(
            "worker lost", request=self._request.request_id, reason=loss.message, replays=num_replays, repeats=kind
        )
        await chain.rebuild(epoch)
        if self._early_end.reason is not None:
            return run
        if num_replays >= _MAX_REPLAYS:
            raise ServiceUnavailable(f"{loss.message}, and {_MAX_REPLAYS} replays failed as well: ask again")
        self._tally.num_replays += 1
        self._backend.counters.replays += 1
        return None

    def _plans_by_shard(
        self, plan: ChainPlan, epoch: int, prefix: PrefixLookupResult, selection: SelectionPlan | None
    ) -> list[list[WorkerPlan]]:
        """Plans by shard and worker. Plans of shards differ in the placements, which are in the shards' own stores."""
        number, chain = next(self._backend.run_numbers), self._backend.chain
        placements = prefix.by_worker(chain.node_ids[plan.ranks.start : plan.ranks.stop])
        return [
            self._worker_plans(
                plan, epoch, number, [None if each is None else by_shard(each)[shard] for each in placements], selection
            )
            for shard in range(chain.num_shards)
        ]

    def _worker_plans(
        self,
        plan: ChainPlan,
        epoch: int,
        number: int,
        placements: Sequence[Placement | None],
        selection: SelectionPlan | None,
    ) -> list[WorkerPlan]:
        request = self._request
        asked = Asked(
            max_new_tokens=request.max_new_tokens,
            stop_token_ids=request.stop_token_ids,
            sampling=request.sampling,
            num_top_logprobs=request.num_top_logprobs,
            num_prompt_logprobs=request.num_prompt_logprobs,
            continuations=request.continuations,
            expected_token_ids=self._reply.token_ids,
            is_exact=request.is_exact,
            flows=request.on_flow is not None,
        )
        plans = plan_workers(
            request=number,
            epoch=epoch,
            token_ids=request.token_ids,
            partition=plan.partition,
            placements=placements,
            asked=asked,
            selection=selection,
        )
        return [replace(each, request_id=request.request_id, is_traced=self._backend.is_traced) for each in plans]

    async def _flow(self, worker_plans: Sequence[WorkerPlan], last: NodePlacement | None) -> None:
        """Let clients read the KV that the workers are about to save while it is computed.

        `last`: the placement in the store to which the workers save.
        """
        if self._request.on_flow is None or last is None:
            return
        own = [plan for plan in worker_plans if plan.placement_id == last.placement.placement_id and plan.flows]
        saves = [plan.save for plan in own if plan.save[0] < plan.save[1]]
        try:
            flowing = await self._backend.lookup.stores.flow(last, saves)
        except (StoreLost, StoreError) as error:  # the workers meet the same error and report it
            kind = Kind.of("KV does not flow", type(error).__name__)
            log.info("KV does not flow", request=self._request.request_id, reason=str(error), repeats=kind)
            return
        self._request.on_flow(flowing)

    def _take_token(self, position: int, event: TokenComputed) -> None:
        self._backend.counters.computed(event)
        self._tally.computed(event, is_new=position == len(self._reply.token_ids))
        if self._flight is not None:
            self._flight.is_computed.set()
        self._reply.token(position, event)

    def _has_decoded(self, run: PlanRun) -> bool:
        """Whether the run decoded coded rows: their time counts as computing, and the cost model does not know it."""
        return bool(self._backend.lookup.row_codec(self._request)) and run.plan.partition.num_prefix_tokens > 0

    def _teach(self, run: PlanRun, *, is_alone: bool) -> None:
        """Teach the planner the measured times: its cost model if the request ran alone, else its least times."""
        done = [outcome for outcome in run.outcomes if isinstance(outcome, RunDone)]
        # Copied rows were neither loaded nor computed.
        if len(done) == len(run.outcomes) and not any(outcome.copied_tokens for outcome in done):
            learn = self._backend.planner.learn if is_alone else self._backend.planner.learn_among_others
            learn(run.plan.partition, [outcome.timings for outcome in done])

    # -- settle ----------------------------------------------------------------------------------------------------

    async def _settle(self, prefix: PrefixLookupResult) -> None:
        if prefix.tokens_per_chunk is not None:
            settling_s = time.monotonic()
            for error in await self._backend.lookup.settle(prefix):
                self._note_write_error(str(error) or type(error).__name__, type(error).__name__)
            self._trace.phase("settle", settling_s)

    async def _note_silence(self, outcomes: Sequence[RunDone | RunFailed], prefix: PrefixLookupResult) -> None:
        """Report stores that gave a worker no answer, so that no other request waits for them."""
        causes = [each.cause if isinstance(each, RunFailed) else each.save_error_class for each in outcomes]
        if StoreSilent.__name__ in causes:
            held = [each for each in prefix.placements.values() if each is not None]
            await asyncio.gather(*(each.store.suspect("a worker got no answer from it") for each in held))

    def _note_write_errors(self, outcomes: Sequence[RunDone | RunFailed]) -> None:
        for outcome in outcomes:
            if isinstance(outcome, RunDone) and outcome.save_error:
                self._note_write_error(outcome.save_error, outcome.save_error_class)
                return

    def _note_write_error(self, reason: str, error_class: str) -> None:
        kind = Kind.of("KV not kept", error_class)
        log.warning("KV not kept", request=self._request.request_id, reason=reason, repeats=kind)
        self._backend.counters.store_write_errors += 0 if self._tally.has_write_error else 1
        self._tally.has_write_error = True

    def _conclude(self, run: PlanRun, prefix: PrefixLookupResult) -> AttemptOutcome:
        """Outcome after a run: the end of the request, or a new attempt. Raises the ServiceError that ends it."""
        broken_epoch = run.epoch if run.loss is not None else None
        last = run.last_done
        if last is None or not (run.has_all or self._early_end.reason):
            may_use_store = self._after_failure(run.failures, prefix)
            return AttemptOutcome(broken_epoch=broken_epoch, may_use_store=may_use_store)
        assert last.finish_reason is not None
        row_codec = self._backend.lookup.row_codec(self._request)
        stats = self._tally.stats(run, last, prefix, len(self._reply.token_ids), row_codec)
        finished = Finished(self._early_end.reason or last.finish_reason, stats, run.prompt_logprobs)
        return AttemptOutcome(finished=finished, broken_epoch=broken_epoch)

    def _after_failure(self, failures: Sequence[RunFailed], prefix: PrefixLookupResult) -> bool:
        """Whether a new attempt may use the stores. Raises a ServiceError where no attempt would help."""
        unreadable = next((failure for failure in failures if failure.kind is FailureKind.PREFIX_UNREADABLE), None)
        self._early_end.raise_if_asked()
        may_look_up = prefix.tokens_per_chunk is not None and self._tally.num_replans < _MAX_REPLANS
        if unreadable is not None and may_look_up:
            self._tally.num_replans += 1
            return self._trusts_store_after(unreadable)
        differing = next((failure for failure in failures if failure.kind is FailureKind.REPLAY_DIFFERS), None)
        if differing is not None:
            raise ServiceUnavailable(differing.message)
        consequences = (FailureKind.PREDECESSOR_STOPPED, FailureKind.REQUEST_CANCELLED)
        reason = next((failure for failure in failures if failure.kind not in consequences), failures[0])
        log.error(
            "request failed",
            request=self._request.request_id,
            kind=reason.kind,
            reason=reason.message,
            repeats=Kind.of("request failed", reason.kind, reason.cause),
        )
        raise InternalError

    def _trusts_store_after(self, unreadable: RunFailed) -> bool:
        """Whether to use the store again: yes after a bad chunk, which it has dropped; no after other failures."""
        kind = Kind.of("stored KV unreadable", unreadable.cause)
        log.warning("stored KV unreadable", request=self._request.request_id, reason=unreadable.message, repeats=kind)
        is_bad_chunk = unreadable.chunk_index is not None
        self._backend.counters.store_unavailable_requests += 0 if is_bad_chunk else 1
        return is_bad_chunk
