"""One request's computation in a worker, from its plan to its last event.

    begin to receive and load -> prefill -> first token -> save the prompt's chunks while decoding -> save the answer's

`Passes` decides whether the request computes alone or in passes with other requests.
"""

import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace

from kvstore import StoreClient, busy_seconds
from workers.device.device import HOST, Device
from workers.device.kv_buffer import torch_dtype
from workers.errors import ChainBroken, DeviceError, WorkerError
from workers.handoff.epoch import Epoch
from workers.kernels.native.parallel_code import wake_threads
from workers.plan.config import WorkerConfig
from workers.plan.events import PromptScored, RunDone, RunFailed, RunTimings, Scores, TokenComputed, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.timeline import Activity
from workers.plan.worker_plan import WorkerPlan
from workers.requests.partition_run import PartitionRun, inbox_of
from workers.requests.passes import Answered, Passes
from workers.requests.sampler import Sampler
from workers.requests.saving_thread import Saved, SavingThread
from workers.sharing.shared_prefixes import SharedPrefixes


@dataclass(frozen=True, slots=True, kw_only=True)
class Lent:
    """Parts of a worker that its requests borrow; the worker owns all of them."""

    config: WorkerConfig
    facts: ModelFacts
    device: Device
    #: None in a shard without an epoch.
    passes: Passes | None
    epoch: Epoch | None
    store: StoreClient | None
    saving: SavingThread
    shared: SharedPrefixes


class RequestComputation:
    """One request's computation. Owns: the request's run. For one thread, except `cancelled`, which any thread may set
    to end the request at its next layer boundary.
    """

    def __init__(self, plan: WorkerPlan, lent: Lent) -> None:
        self.plan = plan
        self.cancelled = threading.Event()
        #: None until the run has memory for its rows.
        self.run: PartitionRun | None = None
        self._lent = lent

    def events(self) -> Iterator[WorkerEvent]:
        """`TokenComputed` events on the last worker, then one `RunDone` or `RunFailed`.

        Next: workers/requests/partition_run.py::PartitionRun.exchange
        """
        try:
            passes = self._passes()
            # Awake threads of later workers of the chain would only slow the first worker down.
            if self.plan.is_first and self._lent.device is HOST and not passes.baton.is_taken:
                wake_threads()
            with passes.taking_part(self.plan.request):
                yield from self._computed(self._begun(passes), passes)
        except WorkerError as error:
            yield RunFailed.of(error)
        finally:
            self._stop()

    def scores(self) -> Scores:
        """Log-probabilities of the plan's continuations. Draws no token and saves nothing. Raises a WorkerError."""
        try:
            passes = self._passes()
            run = self._begun(passes)
            run.token_importance = None  # only requests that generate teach the store
            prefilled, prefix = passes.prefill(run, None), run.prefix
            return Scores(
                log_probs=prefilled.scores,
                timings=prefilled.timings,
                bytes_read=prefix.bytes_from_disk + prefix.bytes_from_host + prefix.bytes_from_device,
                selection=prefix.selection,
            )
        finally:
            self._stop()

    def _passes(self) -> Passes:
        """The worker's passes. Raises ChainBroken if other processes take part and this worker is not in the plan's
        epoch.
        """
        plan, lent = self.plan, self._lent
        is_alone = plan.partition.num_workers == 1 and lent.config.shard.is_whole
        if not is_alone and (lent.epoch is None or lent.epoch.number != plan.epoch):
            raise ChainBroken(f"the plan is for epoch {plan.epoch}, which this worker has not joined")
        assert lent.passes is not None, "start first"
        return lent.passes

    def _begun(self, passes: Passes) -> PartitionRun:
        """A run that has begun to receive and load. On failure its edges stay in step. Raises a WorkerError."""
        lent = self._lent
        with passes.beginning(self.plan.request):
            try:
                run = self.run = PartitionRun(
                    self.plan,
                    lent.facts,
                    passes.baton,
                    lent.config,
                    device=lent.device,
                    shards=passes.shards,
                    shared=lent.shared,
                    cancelled=self.cancelled,
                )
            except DeviceError:
                self._decline()
                raise
            try:
                in_edge, out_edge = (
                    (lent.epoch.in_edge, lent.epoch.out_edge) if lent.epoch is not None else (None, None)
                )
                run.begin(lent.store, in_edge, out_edge)
                passes.expect(run)
            except WorkerError:
                self._stop()
                raise
        return run

    def _decline(self) -> None:
        """Decline a plan for lack of memory, so that its neighbours' edges stay in step and other requests continue.

        Rows from the predecessor are received layer by layer into memory that is dropped.
        """
        plan, epoch = self.plan, self._lent.epoch
        if epoch is None or epoch.number != plan.epoch:
            return
        if epoch.in_edge is not None and not plan.is_first:
            shape, device = self._lent.facts.kv, self._lent.device
            num_rows = plan.partition.bounds(plan.position)[0] - plan.partition.num_prefix_tokens
            size, dtype = (num_rows, 2, shape.num_kv_heads, shape.head_dim), torch_dtype(shape.dtype)
            epoch.in_edge.expect(inbox_of(plan, shape, lambda _: device.empty(size, dtype)))
        if epoch.out_edge is not None and not plan.is_last:
            epoch.out_edge.cancel(plan.request)

    def _stop(self) -> None:
        run, self.run = self.run, None
        if run is not None:
            run.stop()

    def _computed(self, run: PartitionRun, passes: Passes) -> Iterator[WorkerEvent]:
        plan, saving, store = self.plan, self._lent.saving, self._lent.store
        answered: Answered | None = None
        sampler = Sampler.of(plan, self._lent.facts.vocab_size) if plan.is_last and passes.leads else None
        saving.save_early(run, store)
        with passes.answering(run, sampler):
            prefilled = passes.prefill(run, sampler)
            if prefilled.prompt_logprobs is not None and passes.leads:
                yield PromptScored(logprobs=prefilled.prompt_logprobs)
            if (first := prefilled.first) is not None:
                yield TokenComputed(
                    token_id=first.token_id,
                    timings=prefilled.timings,
                    logprobs=first.logprobs,
                    scores=prefilled.scores,
                )
            run.finish_sending()
            saved_prompt = saving.save_prompt(run, store)
            try:
                if plan.is_last:
                    with run.timeline.during(Activity.DECODE):
                        answered = yield from passes.decode(run, sampler, prefilled)
            finally:
                # Also when the iterator is closed early: the rows must stay until they are saved.
                saved = saved_prompt.result()
        if answered is not None:
            saved = saving.save_answer(run, store, answered.token_ids, saved)
        yield _done(run, prefilled.timings, saved, answered)


def _done(run: PartitionRun, timings: RunTimings, saved: Saved, answered: Answered | None) -> RunDone:
    prefix, sent = run.prefix, run.outbox
    done = RunDone(
        timings=timings,
        saved_chunks=saved.num_chunks,
        saved_answer_tokens=saved.num_answer_tokens,
        save_error=saved.error,
        save_error_class=saved.error_class,
        bytes_from_disk=prefix.bytes_from_disk,
        bytes_from_host=prefix.bytes_from_host,
        bytes_from_device=prefix.bytes_from_device,
        bytes_shared=prefix.bytes_shared,
        copied_tokens=prefix.num_copied,
        selection=prefix.selection,
        finish_reason=answered.finish_reason if answered is not None else None,
        read_seconds=busy_seconds(span for span, *_ in prefix.spans),
        timeline=run.report_timeline() if run.plan.is_traced else None,
    )
    if sent is None:
        return done
    return replace(
        done,
        link=sent.link,
        bytes_sent=sent.bytes_sent,
        rows_sent=sent.rows_sent,
        messages_sent=sent.messages_sent,
    )
