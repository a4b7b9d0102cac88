"""Resources that a chain needs in a Ray cluster, names of its actors, and errors when there is no room. Pure."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cluster.config.service_config import ServiceConfig
from workers.plan.config import WHOLE, Shard

GPU_DOMAIN_LABEL = "ray.io/gpu-domain"
_ACTOR_PREFIX = "runahead-"
#: Most nodes that one line of text lists.
_LISTED_NODES = 8


@dataclass(frozen=True, slots=True)
class RayNode:
    """A live node of a Ray cluster: its total and free resources, and its labels."""

    node_id: str
    name: str
    total: Mapping[str, float]
    free: Mapping[str, float]
    labels: Mapping[str, str]


def worker_name(rank: int, shard: Shard = WHOLE) -> str:
    return f"{_ACTOR_PREFIX}worker-{rank}{_shard_suffix(shard)}"


def store_name(node: str, shard: Shard = WHOLE) -> str:
    return f"{_ACTOR_PREFIX}store-{node}{_shard_suffix(shard)}"


def _shard_suffix(shard: Shard) -> str:
    return "" if shard.is_whole else f"-shard-{shard.index}"


def is_actor_of_a_service(name: str) -> bool:
    return name.startswith(_ACTOR_PREFIX)


def node_names(names: Mapping[str, str]) -> dict[str, str]:
    """Unique names of nodes, by node id, made from the `names` in Ray, which are addresses by default."""
    counts = Counter(names.values())
    return {node_id: name if counts[name] == 1 else f"{name}-{node_id[:8]}" for node_id, name in names.items()}


def worker_bundle(config: ServiceConfig) -> dict[str, float]:
    """Resources of one worker with all of its shards, which a bundle keeps on one node, in Ray's terms."""
    chain = config.chain
    each = {"CPU": float(config.worker.threads), "GPU": float(chain.gpus_per_worker), **chain.worker_resources}
    return {resource: chain.tensor_parallel * amount for resource, amount in each.items() if amount}


def neighbours_together(node_ids: Sequence[str]) -> list[int]:
    """Bundles in the order of the chain: bundles of one node are neighbours, nodes keep their order.

    `node_ids`: node of each bundle.
    """
    seen = list(dict.fromkeys(node_ids))
    return sorted(range(len(node_ids)), key=lambda bundle: seen.index(node_ids[bundle]))


def wanted_room(config: ServiceConfig) -> str:
    chain = config.chain
    each = ", ".join(f"{resource} {amount:g}" for resource, amount in worker_bundle(config).items())
    parts = [f"{chain.workers} x ({each})"]
    if chain.tensor_parallel > 1:
        parts.append(f"each for {chain.tensor_parallel} shards on one node")
    if chain.node_labels:
        parts.append("on nodes with " + ", ".join(f"{key}={value}" for key, value in chain.node_labels.items()))
    parts.append(f"placement {chain.placement}")
    if chain.gpu_domain == "same":
        parts.append(f"all with the same {GPU_DOMAIN_LABEL}")
    return ", ".join(parts)


def present_room(config: ServiceConfig, nodes: Sequence[RayNode]) -> str:
    labels = [*config.chain.node_labels, *([GPU_DOMAIN_LABEL] if config.chain.gpu_domain == "same" else [])]
    listed = [_node_room(node, list(worker_bundle(config)), labels) for node in nodes[:_LISTED_NODES]]
    if len(nodes) > _LISTED_NODES:
        listed.append(f"and {len(nodes) - _LISTED_NODES} more nodes")
    return "; ".join(listed)


def no_room(config: ServiceConfig, nodes: Sequence[RayNode]) -> str:
    return (
        f"the Ray cluster had no room for the chain within {config.chain.placement_timeout_s:g} s "
        f"(chain.placement_timeout_s): needed {wanted_room(config)}; available {present_room(config, nodes)}; "
        "change chain.workers, chain.tensor_parallel, worker.threads, chain.worker_resources, chain.gpus_per_worker, "
        "chain.node_labels or chain.placement, or add nodes"
    )


def _node_room(node: RayNode, resources: Sequence[str], labels: Sequence[str]) -> str:
    parts = [
        f"{resource} {node.free.get(resource, 0.0):g} free of {node.total[resource]:g}"
        if resource in node.total
        else f"no {resource}"
        for resource in resources
    ]
    parts += [f"{key}={node.labels[key]}" if key in node.labels else f"no label {key}" for key in labels]
    return f"{node.name}: " + ", ".join(parts)
