"""Settings of the chain: its workers, where they run, and what happens when one is lost."""

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainConfig:
    """The workers and how requests are spread over them. Raises ValueError on a number that cannot work."""

    #: Workers of the chain.
    workers: int = 2
    #: Tensor parallelism: so many processes compute a worker's part together, each for its share of heads and MLPs,
    #: which must divide evenly, with a store of its own. On processors only. What is said of each worker (CPUs, GPUs,
    #: resources) is of each of them.
    tensor_parallel: int = 1
    #: A prompt is split over one more worker for each so many new tokens; below twice that it stays on one.
    min_tokens_per_worker: int = 256
    #: Calibrated costs (`runahead plan calibrate`). Empty: the file of this model and machine if there is one, else
    #: operation counts.
    cost_model: str = ""
    #: Searched partitions (`runahead plan search`). Empty: as above, else the planner searches by itself.
    table: str = ""
    #: Memory of each worker for rows of prompts whose requests have ended: exact requests that begin alike, and that
    #: one worker computes, need not read them. Beside the store's memory. 0: none; none on GPUs and of shards.
    prefix_cache_bytes: int = 0
    #: Longest time from start until every worker has loaded its model.
    start_timeout_s: float = 600.0
    #: A worker that answers no ping for so long is stopped or dead: it is killed, replaced, and its requests are
    #: replayed.
    stopped_after_s: float = 5.0
    #: When a lost worker cannot be begun again, because its node is gone: `wait` for it, as all requests do then, up to
    #: `start_timeout_s`; or `shrink` to the workers that are there, and grow again when it comes back.
    on_lost_node: Literal["wait", "shrink"] = "wait"
    #: How long a chain that may shrink waits for a lost worker's replacement.
    replace_timeout_s: float = 60.0
    #: On several nodes: what comes from another node's store in a second, until that is measured. 0: as much as the
    #: calibrated link brings, at most 500 MB.
    fetch_bytes_per_s: float = 0.0
    #: Ray cluster to use; empty or `local` starts one of our own. `resolve` puts RAY_ADDRESS, which Ray sets inside a
    #: job, in the place of an empty one.
    ray_address: str = ""
    #: Ray namespace of the service's actors; one service at a time.
    namespace: str = "runahead"
    #: How long to wait for a former service to let go of the namespace, and of the store directory.
    takeover_timeout_s: float = 30.0
    #: Workers on few nodes or on many, as placement groups of Ray have it.
    placement: Literal["pack", "spread", "strict_pack", "strict_spread"] = "pack"
    #: GPUs of each worker: 1, or a share of one.
    gpus_per_worker: float = 0.0
    #: Custom Ray resources of each worker: {"fast_disk": 1}.
    worker_resources: dict[str, float] = field(default_factory=dict)
    #: Labels of the nodes that may run workers, as Ray's label selectors have them: {"zone": "a"}, "!a", "in(a,b)".
    node_labels: dict[str, str] = field(default_factory=dict)
    #: `same`: all workers in one `ray.io/gpu-domain`, that is within one NVLink domain.
    gpu_domain: Literal["any", "same"] = "any"
    #: How long to wait for room in the cluster.
    placement_timeout_s: float = 120.0

    @property
    def has_own_ray(self) -> bool:
        """Whether the service starts a Ray for itself alone."""
        return self.ray_address in ("", "local")

    @property
    def shrinks_after_s(self) -> float | None:
        """None: it waits."""
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
            raise ValueError(f"gpus_per_worker must be whole above 1, not {self.gpus_per_worker}")
        for resource, amount in self.worker_resources.items():
            if resource in ("CPU", "GPU", "memory", "object_store_memory") or not amount > 0:
                raise ValueError(
                    f"worker_resources are custom resources with positive amounts, not {resource}={amount:g}: CPUs are "
                    "worker.threads, GPUs chain.gpus_per_worker"
                )
        for key, value in self.node_labels.items():
            if not key or not value:
                raise ValueError(f"node_labels have a key and a value, not {key!r}={value!r}")
