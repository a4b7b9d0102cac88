"""The embedded engine: one worker and one store in this process. It runs the service's code without Ray or gRPC.

with Engine(WorkerConfig(model="/models/smollm2"), StoreConfig(directory="/tmp/kv")) as engine:
    for token_id in engine.generate(token_ids, max_new_tokens=32): ...
    print(engine.last_reply)
"""

import itertools
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from types import TracebackType

from kvstore import FileLayer, KVStore, Placement, StoreConfig, Tier, kept_identity
from workers.device.device import Device
from workers.errors import FailureKind, PrefixUnreadable, WorkerError
from workers.model.stock_model import Model
from workers.plan.config import WorkerConfig
from workers.plan.events import (
    FinishReason,
    RunDone,
    RunFailed,
    RunTimings,
    Scores,
    SelectionReport,
    TokenComputed,
    WorkerEvent,
)
from workers.plan.loss_curve import MaxLoss
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import Partition
from workers.plan.sampling import GREEDY, SamplingParams, TokenLogprobs, check_logprobs
from workers.plan.worker_plan import Asked, SelectionPlan, WorkerPlan, plan_workers
from workers.presets.registry import preset_of
from workers.worker import PrefillWorker


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineReply:
    """Counters, timings and outcome of one request."""

    num_prompt_tokens: int
    num_cached_tokens: int
    num_stored_chunks: int
    bytes_from_disk: int
    bytes_from_host: int
    bytes_from_device: int
    #: Bytes of the stored prefix that were not read, because a concurrent request had them in memory.
    bytes_shared: int = 0
    #: Tokens after the stored prefix whose rows were copied from another request instead of computed.
    num_copied_tokens: int = 0
    timings: RunTimings
    #: Report of importance-informed loading; None where all rows were attended to.
    selection: SelectionReport | None
    finish_reason: FinishReason | None
    #: Log-probabilities of each generated token; empty unless the request asked for them.
    logprobs: tuple[TokenLogprobs, ...] = ()
    #: Generated tokens whose KV is in the stored chunks.
    num_stored_answer_tokens: int = 0
    #: By tier, the time during which at least one read of stored KV was in flight, in seconds.
    read_seconds: dict[Tier, float] = field(default_factory=dict)
    #: Codec of the stored rows that were attended to; empty where they are stored as computed.
    row_codec: str = ""
    #: Budget of the request, or the one that its `max_loss` stands for; None for an exact request.
    kv_budget: float | None = None

    @property
    def exact(self) -> bool:
        """Whether the tokens are those of full attention over the whole prompt."""
        return self.selection is None and not self.row_codec


class Engine:
    """Prefill and decoding in this process. Owns: one worker, one store (or none).

    `worker.preset` decides the layout of the store, its cache policy, and which rows of a stored prefix are loaded
    when a request has a `kv_budget`. Raises ValueError when there is no such preset. `files` replaces the operating
    system's files. `device` replaces the device that `worker.device` names. `model` replaces the model in
    `worker.model`; engines may share a model and its device.
    """

    def __init__(
        self,
        worker: WorkerConfig,
        store: StoreConfig | None = None,
        *,
        files: FileLayer | None = None,
        device: Device | None = None,
        model: Model | None = None,
    ) -> None:
        self._preset = preset_of(worker.preset)
        self._files = files
        self._worker = PrefillWorker(worker, device, model)
        self._store_config = store
        self._store: KVStore | None = None
        self._facts: ModelFacts | None = None
        self._requests = itertools.count(1)
        self.last_reply: EngineReply | None = None

    def start(self) -> ModelFacts:
        """Load the model and open the store. Raises a `WorkerError` or `StoreError`."""
        self._facts = self._worker.start()
        if self._store_config is not None and self._preset.uses_store:
            config = self._preset.with_layout(self._preset.with_policy(self._store_config), self._facts)
            identity = kept_identity(config.directory, self._facts.store_identity(config))
            store = KVStore(config, identity, files=self._files)
            store.open()
            self._store = store
            self._worker.open_store(store.client())
        return self._facts

    def close(self) -> None:
        self._worker.close()
        if self._store is not None:
            self._store.close()

    def __enter__(self) -> "Engine":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    @property
    def facts(self) -> ModelFacts:
        assert self._facts is not None, "start first"
        return self._facts

    @property
    def store(self) -> KVStore | None:
        return self._store

    def generate(
        self,
        token_ids: Sequence[int],
        max_new_tokens: int = 1,
        *,
        stop_token_ids: Sequence[int] | None = None,
        kv_budget: float | None = None,
        max_loss: str | None = None,
        keep: bool = True,
        sampling: SamplingParams = GREEDY,
        logprobs: int | None = None,
    ) -> Generator[int, None, EngineReply]:
        """Generate token ids after the prompt. The generator returns its `EngineReply`, also kept as `last_reply`.

        Tokens are computed ahead of the caller until the iterator is closed; several iterators share forward passes.
        `sampling`: greedy by default. `logprobs`: the reply has the log-probability of each token and of this number
        of best tokens at its place.
        `kv_budget`: how much of the stored prefix each layer attends to: a share up to 1, or a number of tokens above
        that; None for all of it, which is exact. `max_loss`: instead of a budget, how much accuracy the answer may
        lose: "none", "small" or "any"; the budget follows from the model's loss curve.
        KV that is computed over a selection is not stored. Whole chunks of a finished answer are stored like chunks of
        the prompt. A stored chunk that fails verification is dropped and computed again. With `keep=False` nothing is
        stored. Raises ValueError on an unusable prompt, LossNotMeasured (a ValueError) when the model has no loss
        curve, a `WorkerError` otherwise.
        """
        self.facts.check_prompt(token_ids, max_new_tokens)
        kv_budget = self._budget_of(kv_budget, max_loss)
        check_logprobs(logprobs)
        asked = Asked(
            max_new_tokens=max_new_tokens,
            stop_token_ids=self.facts.eos_token_ids if stop_token_ids is None else stop_token_ids,
            sampling=sampling.seeded(),
            num_top_logprobs=logprobs,
            is_exact=kv_budget is None,
        )
        use_store = True
        while True:
            placement = self._store.acquire(token_ids, save=keep) if self._store and use_store else None
            try:
                plan = self._plan(token_ids, placement, asked, kv_budget)
                return (yield from self._run(plan, kv_budget))
            except PrefixUnreadable as error:
                use_store = error.chunk_index is not None  # the bad chunk is dropped already, the other chunks are good

    def _budget_of(self, kv_budget: float | None, max_loss: str | None) -> float | None:
        """The request's budget, or the one that `max_loss` stands for. Raises ValueError."""
        allowed = None if max_loss is None else MaxLoss(max_loss)
        row_codec = self._store.identity.row_codec if self._store is not None else ""
        budget = self._preset.budget_of(kv_budget, allowed, self.facts, row_codec)
        self._preset.check_budget(budget, self.facts)
        return budget

    def _run(self, plan: WorkerPlan, kv_budget: float | None) -> Generator[int, None, EngineReply]:
        done: RunDone | None = None
        logprobs: list[TokenLogprobs] = []
        try:
            for event in self._worker.compute(plan):
                done = _done(event) or done
                if isinstance(event, TokenComputed):
                    logprobs += [event.logprobs] if event.logprobs is not None else []
                    yield event.token_id
        finally:
            if self._store is not None and plan.placement_id is not None:
                self._store.settle(plan.placement_id)
        assert done is not None, "a run ends with RunDone or RunFailed"
        reply = self.last_reply = EngineReply(
            num_prompt_tokens=len(plan.token_ids),
            num_cached_tokens=plan.partition.num_prefix_tokens,
            num_stored_chunks=done.saved_chunks,
            num_stored_answer_tokens=done.saved_answer_tokens,
            bytes_from_disk=done.bytes_from_disk,
            bytes_from_host=done.bytes_from_host,
            bytes_from_device=done.bytes_from_device,
            bytes_shared=done.bytes_shared,
            num_copied_tokens=done.copied_tokens,
            timings=done.timings,
            selection=done.selection,
            finish_reason=done.finish_reason,
            logprobs=tuple(logprobs),
            read_seconds=done.read_seconds,
            row_codec="" if plan.is_exact or self._store is None else self._store.identity.row_codec,
            kv_budget=kv_budget,
        )
        return reply

    def score(
        self,
        token_ids: Sequence[int],
        continuations: Sequence[Sequence[int]],
        *,
        kv_budget: float | None = None,
        max_loss: str | None = None,
    ) -> Scores:
        """Log-probabilities of continuations of a prompt. Nothing is stored. Raises what `generate` raises."""
        self.facts.check_prompt(token_ids, max_new_tokens=1)
        self.facts.check_continuations(len(token_ids), continuations)
        kv_budget = self._budget_of(kv_budget, max_loss)
        placement = self._store.acquire(token_ids, save=False) if self._store else None
        try:
            asked = Asked(max_new_tokens=1, continuations=continuations, is_exact=kv_budget is None)
            plan = self._plan(token_ids, placement, asked, kv_budget)
            return self._worker.score(plan)
        finally:
            if self._store is not None and placement is not None:
                self._store.settle(placement.placement_id)

    def _plan(
        self,
        token_ids: Sequence[int],
        placement: Placement | None,
        asked: Asked,
        kv_budget: float | None,
    ) -> WorkerPlan:
        cached = placement.num_stored_tokens if placement is not None else 0
        if kv_budget is None and self._store is not None and not self._store.identity.has_exact_rows:
            cached = 0
        (plan,) = plan_workers(
            request=next(self._requests),
            epoch=0,
            token_ids=token_ids,
            partition=Partition((cached, len(token_ids))),
            placements=[placement],
            asked=asked,
            selection=self._select(placement, kv_budget),
        )
        return plan

    def _select(self, placement: Placement | None, kv_budget: float | None) -> SelectionPlan | None:
        cached = placement.num_stored_tokens if placement is not None else 0
        plan = self._preset.select(cached, kv_budget, self.facts)
        if plan is None or placement is None or not self._preset.is_static:
            return plan
        assert self._store is not None
        return replace(plan, recorded_LR=self._store.important_rows(placement.placement_id, plan.num_rows))


def _done(event: WorkerEvent) -> RunDone | None:
    """Return the event if it ends the run; None if the run goes on. Raises the error of a run that failed."""
    if isinstance(event, RunFailed):
        if event.kind is FailureKind.PREFIX_UNREADABLE:
            raise PrefixUnreadable(event.message, event.chunk_index)
        raise WorkerError(event.message)
    return event if isinstance(event, RunDone) else None
