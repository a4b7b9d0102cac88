"""A worker of the chain: one model, one baton, and the two edges to its neighbours. A plain class: no Ray, no gRPC."""

import contextlib
import sys
import threading
from collections import OrderedDict
from collections.abc import Iterator
from functools import partial

import torch

from kvstore import StoreClient
from kvstore.native.instruction_sets import switch_off
from workers.batching.batcher import Batcher
from workers.batching.following_batcher import FollowingBatcher
from workers.batching.leading_batcher import LeadingBatcher
from workers.device.cuda import device_of
from workers.device.device import HOST_MEMORY, Device
from workers.device.device_records import DeviceRecords
from workers.device.row_coder import row_coder
from workers.device.staging import ArenaRegistrar
from workers.errors import WorkerError
from workers.handoff.epoch import Epoch
from workers.handoff.process_group import Group
from workers.kernels.native.parallel_code import release_threads
from workers.model.stock_model import Model, load_model
from workers.plan.config import EpochSpec, WorkerConfig
from workers.plan.events import Scores, WorkerEvent
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import WorkerPlan
from workers.requests.computation import Lent, RequestComputation
from workers.requests.saving_thread import SavingThread
from workers.sharing.shared_prefixes import SharedPrefixes
from workers.turns.baton import Baton

#: Number of requests whose aborts are remembered, as an abort may arrive before its plan.
_REMEMBERED_ABORTS = 1024
#: Interpreter switch interval of the whole process when it drives a GPU, in seconds. Python's 5 ms are longer than a
#: layer takes on a GPU, and the threads that read and copy need the interpreter only briefly each time. On an H100 a
#: cold request's time to first token is 98 ms with this interval, 115 ms without.
_SWITCH_INTERVAL_S = 0.0002


class PrefillWorker:
    """The life of a worker's process: its model, store and epoch, and the requests in progress. Thread-safe.

    Each request is computed by a `RequestComputation`. A shard computes its own heads, together with the other shards
    of its epoch, which gives it a baton and a batcher. Every shard must get the plan; the first one reports the tokens.

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
        """`device` and `model` replace those that the configuration names; workers of one process can share a model and
        its device. `prefix_cache_bytes`: see `workers/sharing/shared_prefixes.py`.
        """
        self.config = config
        self._given_model = model
        self._device = device
        self._baton = Baton()
        self._model: Model | None = None
        #: None between the epochs of a shard, which gets them from its epoch.
        self._passes: Batcher | FollowingBatcher | None = None
        self._epoch: Epoch | None = None
        self._store: StoreClient | None = None
        self._registrar: ArenaRegistrar | None = None
        self._lock = threading.Lock()
        self._requests: dict[int, RequestComputation] = {}
        self._aborted: OrderedDict[int, None] = OrderedDict()
        self._saving = SavingThread()
        self.shared = SharedPrefixes(prefix_cache_bytes)

    def start(self) -> ModelFacts:
        """Load the model. Raises DeviceError, ModelNotFound or UnsupportedModel."""
        torch.set_num_threads(self.config.threads)
        if self.config.cpu_kernels == "off":
            switch_off()
        HOST_MEMORY.keep(self.config.kept_memory_share)
        self._model = self._given_model or self._load()
        release_threads()
        if self._model.device.transfers is not None:
            sys.setswitchinterval(_SWITCH_INTERVAL_S)
        if self.config.shard.is_whole:
            self._passes = Batcher(self._model, self._baton)
            self._passes.start()
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
        """Load and save through `client`, which this worker owns from now on. Call after `start`.

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

    def join_epoch(self, spec: EpochSpec) -> str:
        """Leave the current epoch and join a new one. Call after `start`.

        Returns the link to the successor and why it was chosen, for logs; empty on the last worker. Raises ChainBroken
        when the other ranks do not join in time.
        """
        shard = self.config.shard
        assert (spec.shard, spec.num_shards) == (shard.index, shard.count), f"rank {spec.rank} is not {shard}"
        self.leave_epoch()
        epoch = Epoch(spec, self.model.device, self.config.handoff_timeout_s, self.config.handoff_link)
        epoch.join()
        if epoch.shards is not None:
            batcher = LeadingBatcher if epoch.shards.is_first else FollowingBatcher
            self._passes = batcher(self.model, epoch.shards)
            self._passes.start()
        self._epoch = epoch
        return f"{epoch.link.kind}: {epoch.link.reason}" if epoch.link is not None else ""

    def leave_epoch(self) -> None:
        """Leave the process group without waiting for its ranks; requests that depend on it fail with ChainBroken."""
        epoch, self._epoch = self._epoch, None
        if epoch is not None:
            epoch.leave()
        if not self.config.shard.is_whole:
            passes, self._passes = self._passes, None
            if passes is not None:
                passes.end()

    def abort(self, request: int) -> None:
        """Stop a request at its next layer boundary. The request may be unknown, finished, or not yet planned."""
        with self._lock:
            self._aborted[request] = None
            while len(self._aborted) > _REMEMBERED_ABORTS:
                self._aborted.popitem(last=False)
            computation = self._requests.get(request)
        if computation is not None:
            computation.cancelled.set()

    def forget_prefixes(self) -> None:
        """Drop the prefix cache after stored rows were deleted; rows of requests in progress do not enter it later."""
        self.shared.forget()

    def close(self) -> None:
        """Stop all requests and release everything."""
        with self._lock:
            requests = list(self._requests.values())
        for request in requests:
            request.cancelled.set()
        self.leave_epoch()
        if isinstance(self._passes, Batcher):
            self._passes.close()
        self._saving.close()
        if self._store is not None:
            self._store.close()
        if self._registrar is not None:
            self._registrar.close()

    def compute(self, plan: WorkerPlan) -> Iterator[WorkerEvent]:
        """Compute this worker's part of a plan: `TokenComputed` on the last worker, then one `RunDone` or `RunFailed`.

        Blocks its thread. Closing the iterator early stops the request at its next layer boundary.
        Next: workers/requests/computation.py::RequestComputation.events
        """
        with self._request(plan) as request:
            yield from request.events()

    def score(self, plan: WorkerPlan) -> Scores:
        """Log-probabilities of the plan's continuations after its prompt, as natural logarithms.

        One prefill serves all continuations. The plan has one worker. Raises a WorkerError.
        """
        assert plan.is_first and plan.is_last, "scores come from a chain of one"
        if not self.config.shard.is_whole:
            raise WorkerError("a shard does not score by itself: put the continuations into a request's plan")
        with self._request(plan) as request:
            return request.scores()

    @contextlib.contextmanager
    def _request(self, plan: WorkerPlan) -> Iterator[RequestComputation]:
        """The request of a plan, which can be aborted inside the block."""
        model = self.model
        lent = Lent(
            config=self.config,
            facts=model.facts,
            device=model.device,
            passes=self._passes,
            epoch=self._epoch,
            store=self._store,
            saving=self._saving,
            shared=self.shared,
        )
        request = RequestComputation(plan, lent)
        with self._lock:
            self._requests[plan.request] = request
            if plan.request in self._aborted:
                request.cancelled.set()
        try:
            yield request
        finally:
            with self._lock:
                del self._requests[plan.request]
