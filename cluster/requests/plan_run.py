"""One run of a plan on all of its workers at once, in one epoch, under a number of its own."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from cluster.chain.chain import Chain
from cluster.planning.planner import ChainPlan
from cluster.ports import WorkerLost, WorkerPort
from cluster.repeated_lines import Kind
from cluster.requests.early_end import EarlyEnd
from cluster.requests.reply import ReplayDiffers
from cluster.requests.request_trace import WorkerRun
from workers.errors import FailureKind
from workers.plan.events import FinishReason, PromptScored, RunDone, RunFailed, TokenComputed
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.plan.worker_plan import WorkerPlan

log = structlog.get_logger()


class PlanRun:
    """Runs each worker's plan and collects the outcomes, first worker to last."""

    def __init__(
        self,
        chain: Chain,
        plan: ChainPlan,
        worker_plans: Sequence[WorkerPlan],
        early_end: EarlyEnd,
        take_token: Callable[[int, TokenComputed], None],
        of_other_shards: Sequence[Sequence[WorkerPlan]] = (),
    ) -> None:
        """`worker_plans`: for each worker, the plan of its first shard; `of_other_shards`: plans by shard and worker.

        `take_token` gets each token and its position in the reply; when it raises ReplayDiffers, the worker is stopped.
        """
        self.plan = plan
        #: Outcome of each worker, once all of them have ended.
        self.outcomes: list[RunDone | RunFailed] = []
        self._chain = chain
        self._worker_plans = worker_plans
        self._of_other_shards = of_other_shards
        self._early_end = early_end
        self._take_token = take_token
        #: Workers that `abort` stops; empty once all have ended.
        self._workers: Sequence[WorkerPort] = ()
        self._num_tokens = 0
        #: Log-probabilities of each worker's slice of the prompt, by the worker's position.
        self._prompt_logprobs: dict[int, PromptLogprobs] = {}

    @property
    def epoch(self) -> int:
        return self._worker_plans[0].epoch

    @property
    def last_done(self) -> RunDone | None:
        """The outcome of the last worker, which generates; None when it failed."""
        last = self.outcomes[-1]
        return last if isinstance(last, RunDone) else None

    @property
    def prompt_logprobs(self) -> PromptLogprobs | None:
        """Log-probabilities of the whole prompt; None where none were asked for, or a slice's are missing."""
        parts = [self._prompt_logprobs.get(plan.position) for plan in self._worker_plans]
        received = [part for part in parts if part is not None]
        return PromptLogprobs.joined(received) if len(received) == len(parts) else None

    @property
    def has_all(self) -> bool:
        """Whether everything that the request asks for has arrived, even if workers were lost."""
        is_scored = self._worker_plans[0].num_prompt_logprobs is not None
        return self.last_done is not None and (not is_scored or self.prompt_logprobs is not None)

    @property
    def failures(self) -> list[RunFailed]:
        return [outcome for outcome in self.outcomes if isinstance(outcome, RunFailed)]

    @property
    def loss(self) -> RunFailed | None:
        """The first failure caused by a lost worker, if any."""
        return next((failure for failure in self.failures if failure.kind is FailureKind.CHAIN_BROKEN), None)

    async def run(self) -> None:
        """Run all slices at once; a worker that fails before the first token stops the others at their next layer."""
        ranks = self.plan.ranks
        workers = self._workers = self._chain.workers[ranks.start : ranks.stop]
        try:
            with self._chain.busy(ranks):
                runs = [self._run_worker(*each) for each in zip(ranks, workers, self._worker_plans, strict=True)]
                self.outcomes = list(await asyncio.gather(*runs))
        finally:
            self._workers = ()

    async def abort(self) -> None:
        await self._abort(self._workers)

    def worker_runs(self) -> list[WorkerRun]:
        runs = []
        for position, (rank, outcome) in enumerate(zip(self.plan.ranks, self.outcomes, strict=True)):
            if isinstance(outcome, RunDone):
                start, end = self.plan.partition.bounds(position)
                runs.append(WorkerRun(rank=rank, token_start=start, token_end=end, done=outcome))
        return runs

    async def _run_worker(self, rank: int, worker: WorkerPort, plan: WorkerPlan) -> RunDone | RunFailed:
        with self._chain.watched(worker, rank):
            outcome = await self._outcome_of(rank, worker, plan)
        is_stopped = isinstance(outcome, RunDone) and outcome.finish_reason is FinishReason.ABORT
        if is_stopped and self._early_end.reason is None:
            outcome = RunFailed(
                kind=FailureKind.REQUEST_CANCELLED, message=f"worker {rank} stopped although no client asked for it"
            )
        # After the first token the last worker needs nothing more of its predecessors, and goes on without them.
        if isinstance(outcome, RunFailed) and not (plan.is_first and plan.is_last) and not self._num_tokens:
            await self.abort()
        return outcome

    async def _outcome_of(self, rank: int, worker: WorkerPort, plan: WorkerPlan) -> RunDone | RunFailed:
        """Run a worker's part and return its outcome. A worker whose events are no longer read is stopped."""
        outcome: RunDone | RunFailed = RunFailed(
            kind=FailureKind.CHAIN_BROKEN, message=f"worker {rank} ended without an outcome"
        )
        try:
            of_others = [plans[plan.position] for plans in self._of_other_shards]
            async for event in worker.compute(plan, *of_others):
                if isinstance(event, TokenComputed):
                    position, self._num_tokens = self._num_tokens, self._num_tokens + 1
                    self._take_token(position, event)
                elif isinstance(event, PromptScored):
                    self._prompt_logprobs[plan.position] = event.logprobs
                else:
                    outcome = event
        except ReplayDiffers as error:
            outcome = RunFailed(kind=FailureKind.REPLAY_DIFFERS, message=str(error))
            await self._abort([worker])
        except WorkerLost as error:
            outcome = RunFailed(kind=FailureKind.CHAIN_BROKEN, message=f"worker {rank} was lost: {error}")
        except Exception as error:
            kind = Kind.of_error(error, "worker failed")
            log.exception("worker failed", request=plan.request_id, rank=rank, repeats=kind)
            outcome = RunFailed(
                kind=FailureKind.INTERNAL_ERROR, message=f"worker {rank} failed: {type(error).__name__}"
            )
            await self._abort([worker])
        return outcome

    async def _abort(self, workers: Sequence[WorkerPort]) -> None:
        number = self._worker_plans[0].request
        await asyncio.gather(*(worker.abort(number) for worker in workers), return_exceptions=True)
