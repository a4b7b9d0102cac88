"""A worker that runs the baselines next to the chain, with the same model, store and epoch: for benches and tests."""

import time
from collections.abc import Iterator

from benchmarks.baselines.all_gather import AllGatherRun, GatherLink
from benchmarks.baselines.mesh import Mesh
from benchmarks.baselines.plan import GatherPlan
from workers.errors import ChainBroken, WorkerError
from workers.handoff.process_group import GlooGroup
from workers.model.stock_model import Model
from workers.plan.config import EpochSpec
from workers.plan.events import RunDone, RunFailed, RunTimings, TokenComputed, WorkerEvent
from workers.worker import PrefillWorker


class BaselineWorker(PrefillWorker):
    """A `PrefillWorker` that can also do its part in an all-gather. Owns: on a GPU, links to all ranks of its epoch."""

    _mesh: Mesh | None = None

    def join_epoch(self, spec: EpochSpec) -> str:
        link = super().join_epoch(spec)
        if self.model.device.transfers is not None and spec.num_shards == 1:  # baselines take no shards
            self._mesh = Mesh(spec, self.model.device, self.config)
            self._mesh.join()
        return link

    def leave_epoch(self) -> None:
        super().leave_epoch()
        mesh, self._mesh = self._mesh, None
        if mesh is not None:
            mesh.leave()

    def gather(self, plan: GatherPlan) -> Iterator[WorkerEvent]:
        """Do this worker's part of a prefill: yields the first token where the plan gives it, then `RunDone` or
        `RunFailed`.

        One request at a time: it keeps the baton while it waits. The timings' `handoff_s` is the time blocked on the
        gather. A worker that fails leaves the epoch, because the other workers are out of step with it for good: they
        wait up to `handoff_timeout_s` and then fail.
        """
        run = AllGatherRun(
            plan,
            self.model.facts,
            self.model.device,
            load_timeout_s=self.config.load_timeout_s,
            gather_timeout_s=self.config.handoff_timeout_s,
        )
        try:
            with self._baton.prefill(0.0) as turn, self._baton.held(turn):
                run.begin(self._store, self._links(plan))
                token, timings = _prefill(run, self.model)
            if token is not None:
                yield TokenComputed(token_id=token, timings=timings)
            run.finish_sending()
            yield _done(run, timings)
        except WorkerError as error:
            self.leave_epoch()
            yield RunFailed.of(error)
        finally:
            run.stop()

    def _links(self, plan: GatherPlan) -> list[GatherLink | None]:
        """Links to the workers of the plan by position, None for this one."""
        if len(plan.ranks) == 1:
            return [None]
        epoch = self._epoch
        if epoch is None or epoch.group.spec.epoch != plan.epoch:
            raise ChainBroken(f"the plan is for epoch {plan.epoch}, which this worker has not joined")
        own, group = epoch.group.spec.rank, self._mesh or epoch.group
        assert isinstance(group, Mesh | GlooGroup), "in a chain of GPUs neighbours alone have links"
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
