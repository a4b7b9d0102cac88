"""Placement of a chain's workers: a Ray placement group with one bundle per worker."""

import asyncio
from collections.abc import Callable

import ray
from ray._private.state import available_resources_per_node
from ray.util.placement_group import (
    PlacementGroup,
    placement_group,
    placement_group_table,
    remove_placement_group,
)
from ray.util.scheduling_strategies import PlacementGroupSchedulingStrategy

from cluster.config.service_config import ServiceConfig
from cluster.errors import StartError, first_line
from cluster.ports import Node
from cluster.ray_runtime.bundles import (
    GPU_DOMAIN_LABEL,
    RayNode,
    neighbours_together,
    no_room,
    present_room,
    wanted_room,
    worker_bundle,
)

_NODE_LABEL = "ray.io/node-id"
#: Seconds after which the reason for the wait is reported; a cluster with room places a chain at once.
_SILENT_S = 3.0


class ChainBundles:
    """Owns: the placement group, from `ask` to `release`. When a node dies, Ray places its bundles elsewhere."""

    def __init__(self, config: ServiceConfig) -> None:
        self._config = config
        self._group: PlacementGroup | None = None
        #: Bundles by rank.
        self._bundles: list[int] = []

    def ask(self) -> None:
        """Ask Ray for the group. Blocks; any thread. Raises StartError."""
        self._group = self._placement_group()

    async def placed(self, tell: Callable[[str], None]) -> None:
        """Wait for room; `tell` is called when that takes long. Call `ask` first.

        Raises StartError with what is missing.
        """
        assert self._group is not None, "ask first"
        group = self._group
        timeout_s = self._config.chain.placement_timeout_s
        ready = asyncio.ensure_future(group.ready())
        done, _ = await asyncio.wait([ready], timeout=min(_SILENT_S, timeout_s))
        if not done:
            room = present_room(self._config, live_nodes())
            tell(f"waiting for room in the Ray cluster: needed {wanted_room(self._config)}; available {room}")
            done, _ = await asyncio.wait([ready], timeout=max(0.0, timeout_s - _SILENT_S))
        if not done:
            ready.cancel()
            raise StartError(no_room(self._config, live_nodes()))
        await ready
        self._bundles = neighbours_together(self._nodes_of_bundles())

    def scheduling(self, rank: int) -> PlacementGroupSchedulingStrategy:
        assert self._group is not None, "ask first"
        return PlacementGroupSchedulingStrategy(
            placement_group=self._group, placement_group_bundle_index=self._bundles[rank]
        )

    def nodes(self) -> list[Node]:
        return [node_of(node_id) for node_id in dict.fromkeys(self._nodes_of_bundles())]

    def release(self) -> None:
        if self._group is not None:
            remove_placement_group(self._group)
            self._group = None

    def _placement_group(self) -> PlacementGroup:
        chain = self._config.chain
        strategy = chain.placement.upper()
        is_one_domain = chain.gpu_domain == "same"
        domain = {_NODE_LABEL: strategy, GPU_DOMAIN_LABEL: "STRICT_PACK"}  # one domain, and the strategy inside it
        try:
            return placement_group(
                [worker_bundle(self._config)] * chain.workers,
                # Names of groups must be unique, even while a former group is being removed.
                name=f"runahead-chain-{ray.get_runtime_context().get_job_id()}",
                bundle_label_selector=[dict(chain.node_labels)] * chain.workers if chain.node_labels else None,
                # Ray accepts only one of the two.
                strategy=None if is_one_domain else strategy,
                **({"topology_strategy": domain} if is_one_domain else {}),
            )
        except (ValueError, TypeError) as error:
            raise StartError(f"Ray refuses the chain's placement: {first_line(error)}") from error

    def _nodes_of_bundles(self) -> list[str]:
        nodes: dict[int, str] = placement_group_table(self._group)["bundles_to_node_id"]
        return [nodes[bundle] for bundle in range(self._config.chain.workers)]


def node_of(node_id: str) -> Node:
    """A node of the Ray cluster; its name is that of `ray start --node-name`, else its address."""
    known = {node["NodeID"]: node for node in ray.nodes()}
    return Node(node_id, known[node_id]["NodeName"], known[node_id]["NodeManagerAddress"])


def live_nodes() -> list[RayNode]:
    free = available_resources_per_node()
    return [
        RayNode(
            node_id=node["NodeID"],
            name=node["NodeName"],
            total=node["Resources"],
            free=free.get(node["NodeID"], {}),
            labels=node["Labels"],
        )
        for node in sorted(ray.nodes(), key=lambda node: str(node["NodeName"]))
        if node["Alive"]
    ]
