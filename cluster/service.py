"""The life of a service process: check settings, listen, start the workers, serve, drain, end all processes."""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import structlog

from cluster import logs
from cluster.chain.chain import Chain
from cluster.config.service_config import ServiceConfig
from cluster.errors import StartError
from cluster.ingress.access.authentication import Authentication
from cluster.ingress.grpc_server import GrpcServer
from cluster.ingress.servicer import RunaheadServicer
from cluster.ingress.stats_messages import starting_service
from cluster.nodes.node_directories import is_per_node
from cluster.nodes.node_stores import NodeStores, summed
from cluster.nodes.shard_stores import shard_directories, store_of_shard
from cluster.observe import otel_traces
from cluster.observe.metrics import ServiceMetrics, ServiceState
from cluster.observe.metrics_server import MetricsServer
from cluster.observe.otel_traces import OtelTraces, asked_for
from cluster.page.service_page import ServicePage, page_address
from cluster.planning.cost_key import gpu_names
from cluster.planning.files import planner_of
from cluster.planning.planner import Planner
from cluster.ports import StoreLost, WorkerLost
from cluster.private_files import make_private_directory
from cluster.quantities import count_text
from cluster.ray_runtime.cluster import RayCluster
from cluster.ray_runtime.job import job_drain_s, why_shorter
from cluster.ray_runtime.ray_watch import RayLost
from cluster.ray_runtime.stop_signals import StopSignals
from cluster.ray_runtime.takeover import when_free
from cluster.requests.coordinator import Coordinator
from kvstore import StoreError, StoreIdentity, StoreLocked, check_directory, check_store
from workers.errors import WorkerError
from workers.model.model_directory import check_model
from workers.plan.config import Shard
from workers.plan.model_facts import ModelFacts
from workers.presets.registry import preset_of
from workers.text.tokenization import Tokenizer, check_tokenizer, check_tokenizer_files

#: Seconds for replies that are on their way when the last request has ended.
_LAST_REPLIES_S = 1.0
#: Seconds that a scrape waits for the stores; a store without an answer counts as not up.
_SCRAPE_S = 2.0
#: In Windows' subsystem for Linux: there are GPUs, and the driver names none.
_WINDOWS_GPU = Path("/dev/dxg")

_T = TypeVar("_T")

log = structlog.get_logger()


class Service:
    """The service of this process. Owns: the gRPC server, the Ray cluster's actors, the coordinator."""

    def __init__(self, config: ServiceConfig, progress: Callable[[str], None]) -> None:
        self._config = config = replace(config, store=preset_of(config.worker.preset).with_policy(config.store))
        self._progress = progress
        self._authentication = Authentication.of(config.server)
        name = Path(config.worker.model).name
        self._servicer = RunaheadServicer(name, config.worker.dtype, self._authentication, config.limits)
        self._metrics = ServiceMetrics()
        self._server = GrpcServer(config.server, self._servicer, self._authentication, self._metrics)
        self._page = ServicePage(config, self._servicer, self._authentication, lambda: self._server.is_ready)
        self._metrics_server: MetricsServer | None = None
        self._otel: OtelTraces | None = None
        self._cluster = RayCluster(config)
        self._chain: Chain | None = None
        self._stores: NodeStores | None = None
        self._coordinator: Coordinator | None = None
        self._signals = StopSignals()
        self._is_stopping = False
        self.has_hung = False
        #: Task that updates the readiness of the health service.
        self._renewing: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serve until SIGTERM or SIGINT, and leave no process in any case. Raises StartError, RayLost.

        Afterwards, `has_hung` says whether threads still wait for a Ray that does not answer.
        """
        self._signals.listen()
        starting = asyncio.create_task(self._start())
        stopping = asyncio.create_task(self._signals.stop.wait())
        losing = asyncio.create_task(self._cluster.lost())
        lost: RayLost | None = None
        try:
            await asyncio.wait([starting, stopping, losing], return_when=asyncio.FIRST_COMPLETED)
            if starting.done():
                await starting
                await asyncio.wait([stopping, losing], return_when=asyncio.FIRST_COMPLETED)
            lost = losing.result() if losing.done() else None
            self._progress(_why_stopping(lost, has_started=starting.done()))
        finally:
            self._is_stopping = True
            stopping.cancel()
            losing.cancel()
            await self._stop(starting, lost)
        logs.close()  # counts are written before the last line
        if lost is not None:
            raise lost
        self._progress("stopped")

    @property
    def loading(self) -> str:
        """The number of workers that have loaded the model, until all have; "" before and after."""
        num_loaded, num_all = (0, 0) if self._chain is None else (self._chain.num_loaded, len(self._cluster.workers))
        return f"{num_loaded} of {num_all} workers have the model" if num_loaded < num_all else ""

    async def _start(self) -> None:
        config = self._config
        try:
            # In a foreign cluster, only the workers' nodes need the weights.
            check_model(config.worker.model, with_weights=self._cluster.is_own)
            check_tokenizer(config.worker.model)
            _check_shards(config)
            if self._cluster.is_own:
                check_gpus(config)
            # Directories on other nodes, or with the node's name in them, are checked by the stores themselves.
            if self._cluster.is_own and not is_per_node(config.store.directory):
                for directory in shard_directories(config.store.directory, config.chain.tensor_parallel):
                    with contextlib.suppress(OSError):  # the check below reports the error
                        make_private_directory(Path(directory).expanduser())
                    await self._when_unlocked(partial(asyncio.to_thread, check_directory, directory))
            self._authentication.load()
            self._server.check()
            planner = _planner(config)
            otel_traces.check()
            await self._check_what_is_loaded()
            self._serve_metrics()
            if self._cluster.is_own:
                await asyncio.to_thread(check_tokenizer_files, config.worker.model)
                await self._connect_to_ray()  # forks, so it comes before gRPC: see `RayCluster.connect`
            self._export_traces()
            await self._server.start()
            self._progress(f"listening on {self._server.address}, not ready yet")
            if reason := why_shorter(config.server.drain_s, os.environ):
                self._progress(reason)
            if config.server.exposure:
                log.warning("listening on an unsafe address, as configured", reason=config.server.exposure)
            self._progress(f"planning by {planner.sources}")
            if not self._cluster.is_own:
                await self._connect_to_ray()  # may take minutes until Ray is there; probes are answered meanwhile
                await asyncio.to_thread(check_tokenizer_files, config.worker.model)
            await self._cluster.launch(self._progress)
            self._progress(f"loading {config.worker.model} in {_workers_text(config)}")
            tokenizer = Tokenizer(config.worker.model, config.tokenizer)
            await asyncio.to_thread(tokenizer.load)
            for remark in tokenizer.remarks:
                self._progress(remark)
            self._chain = Chain(
                self._cluster.workers,
                config.chain.stopped_after_s,
                config.chain.shrinks_after_s,
                self._cluster.own_address,
                config.chain.tensor_parallel,
            )
            facts = await self._chain.start()
            for remark in facts.remarks:
                self._progress(remark)
            self._progress(
                f"answers end with {', '.join(tokenizer.names(facts.eos_token_ids)) or 'no token of the model'}"
            )
            self._progress(f"opening the store in {config.store.directory}")
            chain = self._chain
            self._stores = stores = NodeStores(self._cluster.stores.launch, _identity(config, facts), chain.lose_node)
            await self._when_unlocked(lambda: chain.open_stores(stores.location_on))
        except (StoreError, WorkerError, WorkerLost, StoreLost) as error:
            raise StartError(str(error)) from error
        observers = [self._metrics.observe, *([self._otel.observe] if self._otel is not None else [])]
        self._coordinator = Coordinator(config, facts, self._chain, self._stores, planner, observers)
        self._servicer.attach(self._coordinator, tokenizer)
        await self._server.set_ready()
        self._progress(f"ready on {self._server.address}")

    async def _check_what_is_loaded(self) -> None:
        """Check model and stores before anything is started. Raises the errors that workers and stores would raise
        after minutes of loading.
        """
        config, num_shards = self._config, self._config.chain.tensor_parallel
        facts = await asyncio.to_thread(_early_facts, config, with_weights=self._cluster.is_own)
        identity = _identity(config, facts)
        is_here = self._cluster.is_own and not is_per_node(config.store.directory)
        for index in range(num_shards):
            store = store_of_shard(config.store, Shard(index, num_shards))
            await self._when_unlocked(partial(asyncio.to_thread, check_store, store, identity, is_here=is_here))

    async def _connect_to_ray(self) -> None:
        self._progress("starting Ray" if self._cluster.is_own else "connecting to Ray")
        await self._cluster.connect(self._progress, self._ray_is_away)
        self._signals.listen()

    def _ray_is_away(self, is_away: bool) -> None:
        """Set the readiness: the service is not ready while a process of Ray is away, which may come back."""
        if self._coordinator is not None and not self._is_stopping:
            renewing = self._server.set_draining() if is_away else self._server.set_ready()
            self._renewing = asyncio.create_task(renewing)
            log.warning("ray is away, not ready" if is_away else "ray is back, ready again")

    async def _when_unlocked(self, attempt: Callable[[], Awaitable[_T]]) -> _T:
        """Repeat `attempt` until a former service, which may be ending, has released the store directory."""
        return await when_free(attempt, StoreLocked, self._config.chain.takeover_timeout_s, self._progress)

    def _export_traces(self) -> None:
        """Export traces if configured. Uses gRPC, so Ray must be started first: see `RayCluster.connect`.

        Raises StartError.
        """
        if asked := asked_for():
            self._otel = OtelTraces()
            self._progress(f"exporting OpenTelemetry spans: {asked}")

    def _serve_metrics(self) -> None:
        """Start the metrics server if configured. Raises StartError."""
        server = self._config.server
        if server.metrics_port >= 0:
            self._metrics_server = MetricsServer(
                server.metrics_host,
                server.metrics_port,
                self._metrics.registry,
                self._renew_state,
                lambda: self._server.is_ready,
                self._page.begin() if server.page else None,
            )
            self._metrics_server.start()
            self._progress(f"metrics at {self._metrics_server.url}")
            if server.page:
                self._progress(f"page at {page_address(server, self._metrics_server.port)}")

    async def _renew_state(self) -> None:
        config, coordinator, chain = self._config, self._coordinator, self._chain
        if coordinator is not None:
            service = self._servicer.service_stats()
            store = summed([each.store for each in await coordinator.store_stats(_SCRAPE_S) if each.store is not None])
        else:
            name, dtype = Path(config.worker.model).name, config.worker.dtype
            service, store = starting_service(name, dtype, config.chain.workers), None
        self._metrics.state.state = ServiceState(
            service=service,
            preset=config.worker.preset,
            is_ready=self._server.is_ready,
            workers_ready=chain.num_loaded if chain is not None else 0,
            store=store,
            store_silences=self._cluster.stores.silences.num_silences,
            store_silence_waits=self._cluster.stores.silences.num_waits,
        )

    async def _stop(self, starting: asyncio.Task[None], lost: RayLost | None) -> None:
        await self._server.set_draining()
        has_drained = self._coordinator is None or await self._drain(self._coordinator, lost)
        await self._server.stop(_LAST_REPLIES_S if has_drained or lost is not None else 0.0)
        self._servicer.close()
        if not starting.done():
            starting.cancel()
            with contextlib.suppress(asyncio.CancelledError, StartError):
                await starting
        if self._chain is not None:
            self._chain.stop()
        if self._stores is not None:
            self._stores.stop()
        if lost is None:
            self.has_hung = not await self._cluster.stop(at_once=not has_drained)
        else:
            await self._cluster.abandon()
        if self._metrics_server is not None:
            self._metrics_server.stop()
        if self._otel is not None:
            await asyncio.to_thread(self._otel.close)

    async def _drain(self, coordinator: Coordinator, lost: RayLost | None) -> bool:
        """Let running requests end; returns False when a second signal or a lost Ray cut that short."""
        drain_s, most_s = job_drain_s(self._config.server.drain_s, os.environ), None
        if lost is not None:
            drain_s = min(drain_s, lost.drain_s)
            most_s = drain_s + _LAST_REPLIES_S  # by then all clients have their replies
        draining = asyncio.create_task(coordinator.drain(drain_s))
        hurrying = asyncio.create_task(self._signals.stop_at_once.wait())
        await asyncio.wait([draining, hurrying], timeout=most_s, return_when=asyncio.FIRST_COMPLETED)
        hurrying.cancel()
        if draining.done():
            await draining
            return True
        draining.cancel()
        if lost is None:
            self._progress("stopping at once")
        return False


def _early_facts(config: ServiceConfig, *, with_weights: bool) -> ModelFacts:
    """Facts of the model without loading it. Raises WorkerError for a model that no worker could load."""
    from workers.model.early_facts import early_facts  # importing transformers takes seconds; other checks come first

    return early_facts(config.worker, config.chain.tensor_parallel, with_weights=with_weights)


def _why_stopping(lost: RayLost | None, *, has_started: bool) -> str:
    if lost is not None:
        return "stopping: a process of Ray ended; no new requests, running ones may end"
    if has_started:
        return "stopping: no new requests, waiting for running ones; a second signal ends them as well"
    return "stopping: not ready yet, waiting for processes that are being started"


def _identity(config: ServiceConfig, facts: ModelFacts) -> StoreIdentity:
    """Identity of the service's stores. Raises StartError when the preset does not fit the model or the settings."""
    try:
        store = preset_of(config.worker.preset).with_layout(config.store, facts)
        return facts.store_identity(store)
    except ValueError as error:
        raise StartError(str(error)) from error


def check_gpus(config: ServiceConfig) -> None:
    """Raises StartError for workers that would wait in vain for GPUs of this machine."""
    chain, num_gpus = config.chain, len(gpu_names())
    if config.worker.device == "cpu" or _WINDOWS_GPU.exists():
        return
    if not num_gpus:
        raise StartError(
            f"worker.device is {config.worker.device}, and no NVIDIA driver here shows a GPU: take --device cpu, or "
            "see runahead doctor"
        )
    if chain.workers * chain.gpus_per_worker > num_gpus:
        each = f"{chain.gpus_per_worker:g} GPU" + "s" * (chain.gpus_per_worker > 1)
        raise StartError(
            f"{count_text(chain.workers, 'worker')} with {each} each, and this machine has "
            f"{count_text(num_gpus, 'GPU')}: give fewer --workers, or a smaller --gpus-per-worker"
        )


def _check_shards(config: ServiceConfig) -> None:
    """Raises StartError for a preset that shards cannot compute with."""
    preset = config.worker.preset
    if config.chain.tensor_parallel > 1 and preset_of(preset).is_static:
        raise StartError(
            f"worker.preset: {preset} chooses rows once for all heads, but with chain.tensor_parallel each shard "
            "chooses for its own heads: set another preset"
        )


def _workers_text(config: ServiceConfig) -> str:
    workers, num_shards = count_text(config.chain.workers, "worker"), config.chain.tensor_parallel
    return workers if num_shards == 1 else f"{workers} of {num_shards} shards"


def _planner(config: ServiceConfig) -> Planner:
    worker, chain = config.worker, config.chain
    return planner_of(
        worker.model,
        threads=worker.threads,
        dtype=worker.dtype,
        device=worker.device,
        tensor_parallel=chain.tensor_parallel,
        cost_path=chain.cost_model,
        table_path=chain.table,
        min_tokens_per_worker=chain.min_tokens_per_worker,
    )
