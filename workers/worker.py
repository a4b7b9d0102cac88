"""A worker of the chain: one model, one baton, and the two edges to its neighbours. A plain class: no Ray, no gRPC."""

import contextlib
import logging
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import torch

from kvstore import StoreClient, busy_seconds
from kvstore.native.instruction_sets import switch_off
from workers.batching.batcher import BatchedRequest, Batcher
from workers.batching.continuation_scores import scores_of
from workers.batching.prompt_scores import prompt_logprobs_of
from workers.batching.sharded import Sharded
from workers.device.arena_registrar import ArenaRegistrar
from workers.device.by_name import device_of
from workers.device.device import HOST, Device
from workers.device.device_records import DeviceRecords
from workers.device.kv_buffer import torch_dtype
from workers.device.row_coder import row_coder
from workers.errors import ChainBroken, DeviceError, NeedsOwnPass, WorkerError
from workers.handoff.epoch import Epoch
from workers.handoff.process_group import Group
from workers.handoff.shard_order import ShardOrder
from workers.kernels.native.parallel_code import release_threads, wake_threads
from workers.model.stock_model import Model, load_model
from workers.plan.config import EpochSpec, WorkerConfig
from workers.plan.events import PromptScored, RunDone, RunFailed, RunTimings, Scores, TokenComputed, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.plan.timeline import Activity
from workers.plan.worker_plan import WorkerPlan
from workers.requests.partition_run import PartitionRun, inbox_of
from workers.requests.sampler import Choice, Sampler
from workers.requests.saving_thread import SavingThread
from workers.sharing.shared_prefixes import SharedPrefixes
from workers.turns.baton import Baton

_log = logging.getLogger(__name__)
#: Aborts that came before their plan are remembered for this many requests.
_REMEMBERED_ABORTS = 1024
#: How long a thread keeps the interpreter while others want it, seconds, beside a GPU: Python's 5 ms are longer than a
#: layer takes there, and the threads that read and copy have little to do each time. Of the whole process. On an H100
#: a cold request's time to first token is 98 ms with it, 115 without.
_SWITCH_INTERVAL_S = 0.0002


@dataclass(frozen=True, slots=True, kw_only=True)
class _Prefilled:
    """What a worker's prefill came to; its rows are the run's."""

    #: Without what was scored.
    timings: RunTimings
    #: Of the last worker.
    first: Choice | None
    scores: tuple[tuple[float, ...], ...] = ()
    prompt_logprobs: PromptLogprobs | None = None


class PrefillWorker:
    """Runs its slice of each request and, as the last of a chain, decodes. Several threads may call it.

    A shard does so for its heads, together with the others of its epoch, from which it has a baton and a batcher. All
    must get the plan; the first one tells the tokens.

    Owns: the model, the batcher, the epoch's group and edges, the client of the store, one saving thread; on a GPU the
    registration of the store's arena.
    """

    def __init__(
        self,
        config: WorkerConfig,
        device: Device | None = None,
        model: Model | None = None,
        prefix_cache_bytes: int = 0,
    ) -> None:
        """`device`: in place of the one that the configuration names. `model`: in place of that directory's; workers of
        one process can share it, and its device. `prefix_cache_bytes`: see `workers/sharing/shared_prefixes.py`.
        """
        self.config = config
        self._given_model = model
        self._device = device
        self._baton = Baton()
        self._model: Model | None = None
        self._batcher: Batcher | None = None
        self._epoch: Epoch | None = None
        #: Of a shard, in place of baton and batcher.
        self._sharded: Sharded | None = None
        self._store: StoreClient | None = None
        self._registrar: ArenaRegistrar | None = None
        self._lock = threading.Lock()
        self._runs: dict[int, PartitionRun] = {}
        self._aborted: OrderedDict[int, None] = OrderedDict()
        self._saving = SavingThread()
        self.shared = SharedPrefixes(prefix_cache_bytes)

    def start(self) -> ModelFacts:
        """Load the model. Raises DeviceError, ModelNotFound or UnsupportedModel."""
        torch.set_num_threads(self.config.threads)
        if self.config.cpu_kernels == "off":
            switch_off()
        self._model = self._given_model or self._load()
        release_threads()
        if self._model.device.transfers is not None:
            sys.setswitchinterval(_SWITCH_INTERVAL_S)
        if self.config.shard.is_whole:
            self._batcher = Batcher(self._model, self._baton)
            self._batcher.start()
        return self._model.facts

    def _load(self) -> Model:
        config = self.config
        return load_model(config.model, config.dtype, self._device or device_of(config.device), config.shard)

    @property
    def model(self) -> Model:
        assert self._model is not None, "start first"
        return self._model

    @property
    def store(self) -> StoreClient:
        assert self._store is not None, "open_store first"
        return self._store

    @property
    def group(self) -> Group:
        assert self._epoch is not None, "join_epoch first"
        return self._epoch.group

    def open_store(self, client: StoreClient) -> None:
        """Load and save through `client`, which is this worker's from now on; after `start`.

        Raises DeviceError when the device has no room for its tier.
        """
        coder = row_coder(self.model.facts.kv, client.identity)
        if coder is not None:
            coder.compile(self.model.device)
            client.code_rows_by(partial(coder.encode_rows, most_threads=1))
        if self._store is not None:
            self._store.close()
        self._store = client
        device, geometry = self.model.device, client.geometry
        if device.staging is not None:
            device.staging.reserve()
            if client.device_bytes:
                record_bytes = geometry.slots[geometry.kv_slots[0]].record_bytes
                block_bytes = client.identity.layout.block_bytes
                client.keep_records_in(DeviceRecords(device, client.device_bytes, record_bytes, block_bytes))
            if self._registrar is None:
                self._registrar = ArenaRegistrar(device.staging)
            client.watch_arena(self._registrar)

    def join_epoch(self, spec: EpochSpec) -> None:
        """Leave the present epoch and enter a new one. For a worker that was started.

        Raises ChainBroken when the others do not come.
        """
        shard = self.config.shard
        assert (spec.shard, spec.num_shards) == (shard.index, shard.count), f"rank {spec.rank} is not {shard}"
        self.leave_epoch()
        epoch = Epoch(spec, self.model.device.torch_device, self.config.handoff_timeout_s)
        epoch.join()
        if epoch.shards is not None:
            self._sharded = Sharded(self.model, epoch.shards)
            self._sharded.start()
        self._epoch = epoch

    def leave_epoch(self) -> None:
        """Drop the group without waiting for its members; requests that depend on it fail with ChainBroken."""
        epoch, self._epoch = self._epoch, None
        if epoch is not None:
            epoch.leave()
        sharded, self._sharded = self._sharded, None
        if sharded is not None:
            sharded.end()

    def abort(self, request: int) -> None:
        """Stop a request at its next layer boundary. Unknown, finished and future requests are fine."""
        with self._lock:
            self._aborted[request] = None
            while len(self._aborted) > _REMEMBERED_ABORTS:
                self._aborted.popitem(last=False)
            run = self._runs.get(request)
        if run is not None:
            run.cancelled.set()

    def forget_prefixes(self) -> None:
        """Stored rows were deleted: hold none of requests that have ended, or have begun before now."""
        self.shared.forget()

    def close(self) -> None:
        """Stop all requests and give everything back."""
        with self._lock:
            runs = list(self._runs.values())
        for run in runs:
            run.cancelled.set()
        self.leave_epoch()
        if self._batcher is not None:
            self._batcher.close()
        self._saving.close()
        if self._store is not None:
            self._store.close()
        if self._registrar is not None:
            self._registrar.close()

    def compute(self, plan: WorkerPlan) -> Iterator[WorkerEvent]:
        """Do this worker's part: `TokenComputed` events on the last worker, then one `RunDone` or `RunFailed`.

        Blocks its thread. Closing the iterator early stops the request at its next layer boundary.
        Next: workers/requests/partition_run.py::PartitionRun.exchange
        """
        assert self._model is not None, "start first"
        # Those of workers further down the chain would be awake in the way of the first one's.
        if plan.is_first and self.model.device is HOST and not self._baton.is_taken:
            wake_threads()
        run = sharded = None
        try:
            sharded = self._sharded_for(plan)
            with sharded.order.beginning(plan.request) if sharded is not None else contextlib.nullcontext():
                run = self._begun(plan, self._model, sharded)
            yield from self._compute(run, self._model, sharded)
        except WorkerError as error:
            if isinstance(error, ChainBroken) and sharded is not None:
                sharded.order.leave()  # so that the others do not wait for this one
            yield RunFailed.of(error)
        except Exception:
            if sharded is not None:
                sharded.order.leave()  # there was no vote about it: the others would wait for this one in a sum
            raise
        finally:
            if sharded is not None:
                sharded.forget(plan.request)
            if run is not None:
                self._end_run(run)

    def score(self, plan: WorkerPlan, continuations: Sequence[Sequence[int]]) -> Scores:
        """Log-probabilities of each continuation's tokens after the plan's prompt, as natural logarithms.

        One prefill serves all. For a plan of one worker. Raises a WorkerError.
        """
        assert self._model is not None, "start first"
        assert plan.is_first and plan.is_last, "scores come from a chain of one"
        if not self.config.shard.is_whole:
            raise WorkerError("with tensor parallelism continuations are scored by their plan's request")
        run = self._new_run(plan, self._model)
        try:
            self._begin(run)
            started = time.perf_counter()
            with run.waits.in_queue(), self._baton.held(run.waits.turn):
                first = self._model.forward(
                    torch.tensor(run.own_tokens), run.cache, logits=1, stored=run.prefix.selective
                )
                assert first is not None
                run.end_prefill()
                timings = run.waits.timings(time.perf_counter() - started)
                scores = scores_of(run, self._model, first, continuations)
            return Scores(
                log_probs=scores,
                timings=timings,
                bytes_read=run.prefix.bytes_from_disk + run.prefix.bytes_from_host + run.prefix.bytes_from_device,
                selection=run.prefix.selection,
            )
        finally:
            release_threads()
            self._end_run(run)

    def _sharded_for(self, plan: WorkerPlan) -> Sharded | None:
        """By what a shard computes the plan. Raises ChainBroken or WorkerError."""
        if self.config.shard.is_whole:
            return None
        epoch, sharded = self._epoch, self._sharded
        if epoch is None or sharded is None or epoch.number != plan.epoch:
            raise ChainBroken(f"the plan is of epoch {plan.epoch}, which this worker is not in")
        return sharded

    def _begun(self, plan: WorkerPlan, model: Model, sharded: Sharded | None) -> PartitionRun:
        """A run that receives and loads. One that cannot be begun leaves its edges in step. Raises a WorkerError."""
        try:
            run = self._new_run(plan, model, sharded.order if sharded is not None else None)
        except DeviceError:
            self._decline(plan, model)
            raise
        try:
            self._begin(run)
            if sharded is not None:
                sharded.expect(run)
        except WorkerError:
            self._end_run(run)
            raise
        return run

    def _new_run(self, plan: WorkerPlan, model: Model, shards: ShardOrder | None = None) -> PartitionRun:
        run = PartitionRun(
            plan,
            model.facts,
            self._baton if shards is None else shards.baton,
            load_timeout_s=self.config.load_timeout_s,
            handoff_timeout_s=self.config.handoff_timeout_s,
            device=model.device,
            shards=shards,
            shared=self.shared if shards is None else None,  # shards wait for each other's rows
        )
        with self._lock:
            self._runs[plan.request] = run
            if plan.request in self._aborted:
                run.cancelled.set()
        return run

    def _decline(self, plan: WorkerPlan, model: Model) -> None:
        """A plan that there is no room for: its neighbours' edges stay in step, and other requests go on.

        What the predecessor sends is received layer by layer into memory that is dropped.
        """
        epoch = self._epoch
        if epoch is None or epoch.number != plan.epoch:
            return
        if epoch.in_edge is not None and not plan.is_first:
            shape, device = model.facts.kv, model.device
            num_rows = plan.partition.bounds(plan.position)[0] - plan.partition.num_prefix_tokens
            size, dtype = (num_rows, 2, shape.num_kv_heads, shape.head_dim), torch_dtype(shape.dtype)
            epoch.in_edge.expect(inbox_of(plan, shape, lambda _: device.empty(size, dtype)))
        if epoch.out_edge is not None and not plan.is_last:
            epoch.out_edge.cancel(plan.request)

    def _end_run(self, run: PartitionRun) -> None:
        run.stop()
        with self._lock:
            del self._runs[run.plan.request]

    def _begin(self, run: PartitionRun) -> None:
        epoch = self._epoch
        if run.plan.partition.num_workers > 1 and (epoch is None or epoch.number != run.plan.epoch):
            raise ChainBroken(f"the plan is of epoch {run.plan.epoch}, which this worker is not in")
        in_edge, out_edge = (epoch.in_edge, epoch.out_edge) if epoch is not None else (None, None)
        run.begin(self._store, in_edge, out_edge)

    def _compute(self, run: PartitionRun, model: Model, sharded: Sharded | None) -> Iterator[WorkerEvent]:
        plan, sampler = run.plan, None
        order = sharded.order if sharded is not None else None
        batcher = sharded.batcher if sharded is not None else self._batcher
        if plan.is_last and batcher is not None:
            sampler = Sampler(
                plan.sampling,
                plan.num_top_logprobs,
                plan.token_ids,
                model.facts.vocab_size,
                plan.expected_token_ids,
            )
        self._saving.save_early(run, self._store)
        started_s, batched, prefilled, finish_reason = time.perf_counter(), None, None, None
        with sharded.telling_end(run, sampler) if sharded is not None else contextlib.nullcontext():
            if batcher is not None and sampler is not None and self._shares_passes(run):
                release_threads()  # the batcher's thread has its own
                batched = batcher.prefill(run, sampler)
                prefilled = _prefilled_in(batched, started_s)
            if prefilled is None:
                batched = None
                prefilled = self._prefill(run, model, sampler, started_s, order)
            first, timings = prefilled.first, prefilled.timings
            if prefilled.prompt_logprobs is not None and (order is None or order.is_first):
                yield PromptScored(logprobs=prefilled.prompt_logprobs)
            if first is not None:
                yield TokenComputed(
                    token_id=first.token_id, timings=timings, logprobs=first.logprobs, scores=prefilled.scores
                )
            else:
                run.finish_sending()
            saving = self._saving.save_prompt(run, self._store)
            try:
                if first is not None and sampler is not None and batcher is not None:
                    with run.timeline.during(Activity.DECODE):
                        batched = batched or batcher.decode(run, sampler, first.token_id)
                        finish_reason = yield from batched.following()
            finally:
                # Also when we are closed early: the rows must stay until then.
                saved = saving.result()
        generated: Sequence[int] | None = None
        if sampler is not None:
            generated = sampler.token_ids
        elif plan.is_last and sharded is not None:
            with run.timeline.during(Activity.DECODE):
                generated = sharded.follow(run)
        if generated is not None:
            saved = self._saving.save_answer(run, self._store, generated, saved)
        yield RunDone(
            timings=timings,
            saved_chunks=saved.num_chunks,
            saved_answer_tokens=saved.num_answer_tokens,
            save_error=saved.error,
            save_error_class=saved.error_class,
            bytes_from_disk=run.prefix.bytes_from_disk,
            bytes_from_host=run.prefix.bytes_from_host,
            bytes_from_device=run.prefix.bytes_from_device,
            bytes_shared=run.prefix.bytes_shared,
            copied_tokens=run.prefix.num_copied,
            bytes_sent=run.bytes_sent,
            rows_sent=run.rows_sent,
            selection=run.prefix.selection,
            finish_reason=finish_reason,
            read_seconds=busy_seconds(span for span, *_ in run.prefix.spans),
            timeline=run.report_timeline() if run.plan.is_traced else None,
        )

    def _shares_passes(self, run: PartitionRun) -> bool:
        """Whether the prefill is computed in passes with others; then its rows are in place, or chosen there."""
        if self._batcher is None or not run.plan.shares_passes:
            return False
        if run.prefix.selective is not None:
            # On a GPU the choice would keep a pass waiting: not measured, so it has a pass of its own.
            fits = len(run.tokens_left) <= self._batcher.budget and self.model.device.transfers is None
            return fits and run.waits.is_another_computing
        return run.prefix.wait_beside_others()

    def _prefill(
        self,
        run: PartitionRun,
        model: Model,
        sampler: Sampler | None,
        started_s: float,
        shards: ShardOrder | None = None,
    ) -> _Prefilled:
        """The forward over this worker's slice, by itself; the last worker has a sampler, for the first token."""
        scores = tuple[tuple[float, ...], ...]()
        num_top, own_tokens, prompt_logprobs = run.plan.num_prompt_logprobs, torch.tensor(run.tokens_left), None
        wants_logits = sampler is not None or (run.plan.is_last and bool(run.plan.continuations))
        with run.waits.in_queue(), model.adding_up(shards.add_up) if shards is not None else contextlib.nullcontext():
            run.begin_prefill()
            try:
                if num_top is not None:
                    hidden_TH = model.hidden_rows(own_tokens, run.cache, judge=run.token_importance)
                    logits = model.logits_of(hidden_TH[-1:]).cpu() if wants_logits else None
                else:
                    logits = model.forward(
                        own_tokens,
                        run.cache,
                        logits=int(wants_logits),
                        stored=run.prefix.selective,
                        judge=run.token_importance,
                    )
                run.end_prefill()
                with run.waits.together():
                    first = sampler.choose(logits[-1]) if sampler is not None and logits is not None else None
                timings = run.waits.timings(time.perf_counter() - started_s)
                if logits is not None and run.plan.continuations:
                    scores = scores_of(run, model, logits[-1:], run.plan.continuations)
                if num_top is not None:
                    prompt_logprobs = prompt_logprobs_of(run, model, hidden_TH, num_top)
            finally:
                run.baton.release()
                release_threads()
        return _Prefilled(timings=timings, first=first, scores=scores, prompt_logprobs=prompt_logprobs)


def _prefilled_in(batched: BatchedRequest, started_s: float) -> _Prefilled | None:
    """A prefill in passes with other requests, when its first token is there. Raises a WorkerError.

    None where it must be computed by itself after all.
    """
    try:
        first = batched.first()
    except NeedsOwnPass as error:
        _log.info("request %d is computed anew, in a pass of its own: %s", batched.run.plan.request, error)
        batched.run.waits.patience_s = None
        batched.run.prefix.choose_anew()
        return None
    timings = batched.run.waits.timings(time.perf_counter() - started_s)
    return _Prefilled(timings=timings, first=Choice(first.token_id, first.logprobs))
