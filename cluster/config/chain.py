"""Settings of the chain: the number of workers, where they run, and how lost ones are replaced."""

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainConfig:
    """The workers, and the way requests are spread over them. Raises ValueError on a number that cannot work."""

    #: Number of workers in the chain.
    workers: int = 2
    #: Tensor parallelism: the number of processes (shards) that compute one worker's part together. Each has an equal
    #: share of the heads and MLPs, which must divide evenly, and a store of its own. On GPUs experimental. Settings per
    #: worker (CPUs, resources) apply to each shard. 1: no tensor parallelism.
    tensor_parallel: int = 1
    #: New tokens for each further worker of a prompt; a prompt with fewer than twice this number stays on one worker.
    min_tokens_per_worker: int = 256
    #: File of calibrated costs, from `runahead plan calibrate`. Empty: the file for this model and machine if it
    #: exists, else operation counts.
    cost_model: str = ""
    #: File of searched partitions, from `runahead plan search`. Empty: the file for this model and machine if it
    #: exists, else the planner searches when it plans.
    table: str = ""
    #: Bytes of each worker's prefix cache, in addition to the store's memory: rows of finished requests stay in the
    #: worker, so that an exact request with the same prefix, computed by one worker, need not read them from the store.
    #: 0: no prefix cache. Workers on GPUs and shards have none.
    prefix_cache_bytes: int = 0
    #: Most seconds from the start of the service until every worker has loaded its model.
    start_timeout_s: float = 600.0
    #: Seconds without an answer to a ping after which a worker is killed and replaced; its requests are replayed.
    stopped_after_s: float = 5.0
    #: Action when a lost worker cannot be started again because its node is gone. `wait`: all requests wait for it, up
    #: to `start_timeout_s`. `shrink`: go on with the workers that are left, and grow again when the node returns.
    on_lost_node: Literal["wait", "shrink"] = "wait"
    #: Seconds that a chain with `on_lost_node = "shrink"` waits for a replacement of a lost worker before it shrinks.
    replace_timeout_s: float = 60.0
    #: On several nodes: assumed bytes per second when fetching from another node's store, until the rate is measured.
    #: 0: the bandwidth of the calibrated link, at most 500 MB/s.
    fetch_bytes_per_s: float = 0.0
    #: Address of the Ray cluster; `local` starts a Ray for this service alone. Empty: the value of RAY_ADDRESS, which
    #: Ray sets inside a job, else `local`.
    ray_address: str = ""
    #: Ray namespace of the service's actors; only one service at a time may use it.
    namespace: str = "runahead"
    #: Seconds to wait for a former service to release the namespace and the store directory.
    takeover_timeout_s: float = 30.0
    #: Strategy of Ray's placement groups: `pack` prefers few nodes, `spread` many; `strict_pack` needs one node for all
    #: workers, `strict_spread` one node for each.
    placement: Literal["pack", "spread", "strict_pack", "strict_spread"] = "pack"
    #: GPUs of each worker: 1, or a fraction to share one GPU, where KV goes through host memory. 0: none. Unless set, 1
    #: if `worker.device` is a GPU.
    gpus_per_worker: float = 0.0
    #: Custom Ray resources that each worker takes, such as {"fast_disk": 1}. Empty: none.
    worker_resources: dict[str, float] = field(default_factory=dict)
    #: Labels of the nodes that may run workers, in the syntax of Ray's label selectors: {"zone": "a"}, "!a", "in(a,b)".
    #: Empty: any node.
    node_labels: dict[str, str] = field(default_factory=dict)
    #: `same`: all workers run in one `ray.io/gpu-domain`, which is one NVLink domain. `any`: no such constraint.
    gpu_domain: Literal["any", "same"] = "any"
    #: Seconds to wait for room in the Ray cluster.
    placement_timeout_s: float = 120.0

    @property
    def has_own_ray(self) -> bool:
        """Whether the service starts a Ray of its own."""
        return self.ray_address in ("", "local")

    @property
    def shrinks_after_s(self) -> float | None:
        """Seconds after which the chain shrinks when a worker is lost; None: it waits."""
        return self.replace_timeout_s if self.on_lost_node == "shrink" else None

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise ValueError(f"workers must be at least 1, not {self.workers}")
        for name in (
            "tensor_parallel",
            "min_tokens_per_worker",
            "start_timeout_s",
            "stopped_after_s",
            "replace_timeout_s",
        ):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} must be positive, not {getattr(self, name)}")
        for name in (
            "takeover_timeout_s",
            "placement_timeout_s",
            "gpus_per_worker",
            "fetch_bytes_per_s",
            "prefix_cache_bytes",
        ):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative, not {getattr(self, name)}")
        if self.gpus_per_worker > 1 and self.gpus_per_worker % 1:
            raise ValueError(f"gpus_per_worker above 1 must be a whole number, not {self.gpus_per_worker}")
        for resource, amount in self.worker_resources.items():
            if resource in ("CPU", "GPU", "memory", "object_store_memory") or not amount > 0:
                raise ValueError(
                    f"worker_resources takes custom resources with positive amounts, not {resource}={amount:g}: set "
                    "CPUs with worker.threads, GPUs with chain.gpus_per_worker"
                )
        for key, value in self.node_labels.items():
            if not key or not value:
                raise ValueError(f"node_labels needs a key and a value, not {key!r}={value!r}")
