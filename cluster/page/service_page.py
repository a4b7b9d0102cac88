"""The page of a service: collects its state, and puts access, documents and files together."""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path

from cluster.addresses import host_port, is_loopback
from cluster.config.server import ServerConfig
from cluster.config.service_config import ServiceConfig
from cluster.errors import ServiceUnavailable
from cluster.ingress.access.authentication import Authentication
from cluster.ingress.servicer import RunaheadServicer
from cluster.ingress.stats_messages import starting_service, stats_response
from cluster.nodes.node_stores import summed
from cluster.observe.metrics_server import Page
from cluster.page.access import PageAccess
from cluster.page.certificates import tls_of
from cluster.page.site import Site
from cluster.page.snapshots import Snapshots
from cluster.page.status import MOST_REQUESTS, LiveRequest, PageState, tenant_shares
from cluster.requests.request_run import RequestRun
from protos.runahead.v1 import runahead_pb2 as pb

#: How long the page waits for a store, which counts as silent then.
_STORE_TIMEOUT_S = 2.0
_LIFE_BYTES = 8


class ServicePage:
    """Collects in the service's event loop; answers in the threads of the metrics' server."""

    def __init__(
        self,
        config: ServiceConfig,
        servicer: RunaheadServicer,
        authentication: Authentication,
        is_ready: Callable[[], bool],
    ) -> None:
        self._config = config
        self._servicer = servicer
        self._is_ready = is_ready
        self._life = secrets.token_hex(_LIFE_BYTES)
        self._snapshots = Snapshots(self.state)
        self._site = Site(PageAccess(config.server, authentication.principal_of_token), self._snapshots)

    def begin(self) -> Page:
        """Collect in the running event loop from now on. Raises StartError where the TLS files are of no use."""
        self._snapshots.loop = asyncio.get_running_loop()
        return self._site.page(tls_of(self._config.server))

    async def state(self) -> PageState:
        """The service as it is now; a store that does not answer is not there."""
        config = self._config
        try:
            coordinator, _ = self._servicer.running()
        except ServiceUnavailable:
            name, dtype = Path(config.worker.model).name, config.worker.dtype
            starting = pb.GetStatsResponse(service=starting_service(name, dtype, config.chain.workers))
            return PageState(config=config, life=self._life, is_ready=False, stats=starting)
        stores = await coordinator.store_stats(_STORE_TIMEOUT_S)
        store = summed([each.store for each in stores if each.store is not None])
        leases = coordinator.handles.leases.by_tenant()
        disk_bytes = store.tenant_bytes if store is not None else {}
        chain = coordinator.chain
        nodes = [node.name for node in chain.nodes]
        return PageState(
            config=config,
            life=self._life,
            is_ready=self._is_ready(),
            stats=stats_response(self._servicer.service_stats(), stores, coordinator.first_token_times),
            is_draining=coordinator.load().is_draining,
            num_loaded=chain.num_loaded,
            workers=list(zip(nodes, chain.load_per_rank, strict=True)),
            live=[_live(run) for run in coordinator.oldest_runs(MOST_REQUESTS)],
            traces=coordinator.latest_traces(MOST_REQUESTS),
            tenants=tenant_shares(coordinator.admission.by_tenant(), leases, disk_bytes),
        )


def page_address(config: ServerConfig, port: int) -> str:
    """Where a browser finds the page, and what it asks for."""
    host = config.metrics_host
    if is_loopback(host):
        url = f"http://{host_port(host, port)}/"
        return f"{url}, with an operator's token" if config.has_tenants else url
    local = f"http://{host_port('::1' if ':' in host else '127.0.0.1', port)}/ on this host"
    return f"{local}, by https elsewhere, with an operator's token" if config.operators else local


def _live(run: RequestRun) -> LiveRequest:
    request = run.request
    return LiveRequest(
        request_id=request.request_id,
        tenant=request.tenant,
        is_waiting=run.is_waiting,
        arrived_s=request.arrived_s,
        num_prompt_tokens=len(request.token_ids),
        num_generated_tokens=run.num_generated_tokens,
        kv_budget=request.kv_budget,
    )
