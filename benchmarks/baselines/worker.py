"""A worker that runs the baselines next to the chain, with the same model, store and epoch: for benches and tests."""

import time
from collections.abc import Iterator

from benchmarks.baselines.all_gather import AllGatherRun
from benchmarks.baselines.plan import GatherPlan
from workers.errors import ChainBroken, UnsupportedModel, WorkerError
from workers.handoff.process_group import GlooGroup, GlooLink
from workers.model.stock_model import Model
from workers.plan.events import RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent
from workers.worker import PrefillWorker


class BaselineWorker(PrefillWorker):
    """A `PrefillWorker` that can also do its part in an all-gather."""

    def gather(self, plan: GatherPlan) -> Iterator[WorkerEvent]:
        """Do this worker's part of a prefill: yields the first token where the plan gives it, then `RunDone` or
        `RunFailed`.

        One request at a time: it keeps the baton while it waits. The timings' `handoff_s` is the time blocked on the
        gather. A worker that fails leaves the epoch, because the other workers are out of step with it for good: they
        wait up to `handoff_timeout_s` and then fail. Raises UnsupportedModel on a GPU.
        """
        assert self._model is not None, "start first"
        if self._model.device.transfers is not None:
            raise UnsupportedModel("baselines gather KV in the processor's memory: run them with device cpu")
        run = AllGatherRun(
            plan,
            self._model.facts,
            load_timeout_s=self.config.load_timeout_s,
            gather_timeout_s=self.config.handoff_timeout_s,
        )
        try:
            with self._baton.prefill(0.0) as turn, self._baton.held(turn):
                run.begin(self._store, self._links(plan))
                token, timings = _prefill(run, self._model)
            if token is not None:
                yield TokenComputed(token_id=token, timings=timings)
            run.finish_sending()
            yield _done(run, timings)
        except WorkerError as error:
            self.leave_epoch()
            yield RunFailed.of(error)
        finally:
            run.stop()

    def _links(self, plan: GatherPlan) -> list[GlooLink | None]:
        """Links to the workers of the plan by position, None for this one."""
        if len(plan.ranks) == 1:
            return [None]
        epoch = self._epoch
        if epoch is None or epoch.group.spec.epoch != plan.epoch:
            raise ChainBroken(f"the plan is for epoch {plan.epoch}, which this worker has not joined")
        assert isinstance(epoch.group, GlooGroup), "baselines run on processors"
        own, group = epoch.group.spec.rank, epoch.group
        assert plan.ranks[plan.position] == own, f"the plan of rank {plan.ranks[plan.position]} came to rank {own}"
        return [None if rank == own else group.link(rank) for rank in plan.ranks]


def _prefill(run: AllGatherRun, model: Model) -> tuple[int | None, RunTimings]:
    """Run the forward pass over the own share. Returns the first token, if it is computed here, and the timings."""
    started = time.perf_counter()
    logits = model.forward(run.own_tokens, run.cache, logits=int(run.plan.gives_token), positions=run.own_positions)
    token = int(logits.argmax()) if logits is not None else None
    return token, run.timings(time.perf_counter() - started)


def _done(run: AllGatherRun, timings: RunTimings) -> RunDone:
    load = run.load
    return RunDone(
        timings=timings,
        bytes_from_disk=load.bytes_from_disk if load is not None else 0,
        bytes_from_host=load.bytes_from_host if load is not None else 0,
        bytes_from_device=load.bytes_from_device if load is not None else 0,
        bytes_sent=run.bytes_sent,
        rows_sent=run.rows_sent,
    )
