"""Configuration of one worker, and its place in an epoch."""

import re
from dataclasses import dataclass, field
from enum import StrEnum

#: Rounds that an idle thread of a worker with several threads spins: some 12 ms, from one product to the next.
_SPINS = 900_000


def check_device(name: str) -> None:
    """Raise ValueError for a name that is no device."""
    if not re.fullmatch(r"cpu|cuda(:\d+)?", name):
        raise ValueError(f"device must be cpu, cuda or cuda:N, not {name!r}")


def usual_dtype(device: str) -> str:
    """The dtype of workers on a device when none is chosen: attention on GPUs takes no float32."""
    return "float32" if device == "cpu" else "bfloat16"


class LinkKind(StrEnum):
    """The carrier of rows of KV from a worker to its successor."""

    #: From and to the processor's memory.
    GLOO = "gloo"
    #: From one GPU to another one.
    NCCL = "nccl"
    #: From one GPU to another one, or to another part of it, through pinned host memory and gloo.
    HOST = "host"


#: Choices of the link between workers on GPUs.
HANDOFF_LINKS = ("auto", LinkKind.NCCL, LinkKind.HOST)


@dataclass(frozen=True, slots=True)
class Shard:
    """Part `index` of a model whose heads and MLPs are divided into `count` equal parts. Raises ValueError."""

    index: int = 0
    count: int = 1

    def __post_init__(self) -> None:
        if not 0 <= self.index < self.count:
            raise ValueError(f"there is no shard {self.index} of {self.count}")

    @property
    def is_whole(self) -> bool:
        return self.count == 1

    @property
    def suffix(self) -> str:
        """Last part of the fingerprint of the shard's KV."""
        return f"-shard-{self.index}-of-{self.count}"

    def __str__(self) -> str:
        return f"{self.index} of {self.count}"


WHOLE = Shard()


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerConfig:
    """Configuration of one worker. Raises ValueError on a count or time that cannot work."""

    #: Directory of the model: Hugging Face's files, safetensors.
    model: str
    #: Device on which the worker computes and keeps KV: cpu, cuda or cuda:N.
    device: str = "cpu"
    #: Dtype of weights and KV: float32, bfloat16 or float16. Unless set, bfloat16 in a service whose `device` is a GPU.
    dtype: str = "float32"
    #: Intra-op threads of torch. Two workers that share cores must not share threads.
    threads: int = 1
    #: `auto`: native kernels where there is a shared object for the processor, else torch. `off`: torch only. The
    #: choice holds for the whole process.
    cpu_kernels: str = "auto"
    #: Most memory that the worker keeps of ended requests for the KV of later ones, which need not touch fresh pages
    #: then, as a share of the memory that its machine or control group has. Freed while less than that is available.
    kept_memory_share: float = 0.03
    #: Longest wait for the predecessor's rows of one layer, in seconds, before the epoch is declared dead.
    handoff_timeout_s: float = 120.0
    #: Link between workers on GPUs. `nccl`: from GPU to GPU. `host`: through pinned host memory and gloo. `auto`: NCCL
    #: where it can join the two devices, else host: on one GPU, on parts of GPUs, without NCCL. The log says which and
    #: why.
    handoff_link: str = "auto"
    #: Longest wait for one layer of stored KV, in seconds.
    load_timeout_s: float = 60.0
    #: Preset that chooses the rows of a stored prefix that a request with a budget loads: a name of
    #: `workers/presets/preset.py`.
    preset: str = "runahead"
    #: Part of the model's heads and MLPs in this process; several processes compute a worker's part together.
    shard: Shard = WHOLE
    #: Environment variables of the worker's process: they extend or replace those of `process_environment`.
    environment: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.dtype not in ("float32", "bfloat16", "float16"):
            raise ValueError(f"dtype must be float32, bfloat16 or float16, not {self.dtype!r}")
        check_device(self.device)
        if self.cpu_kernels not in ("auto", "off"):
            raise ValueError(f"cpu_kernels must be auto or off, not {self.cpu_kernels!r}")
        if self.handoff_link not in HANDOFF_LINKS:
            raise ValueError(f"handoff_link must be auto, nccl or host, not {self.handoff_link!r}")
        if self.threads < 1:
            raise ValueError(f"threads must be at least 1, not {self.threads}")
        if not (self.handoff_timeout_s > 0 and self.load_timeout_s > 0):
            raise ValueError("timeouts must be positive: handoff_timeout_s and load_timeout_s")
        if not 0 <= self.kept_memory_share <= 1:
            raise ValueError(f"kept_memory_share must be between 0 and 1, not {self.kept_memory_share}")

    @property
    def process_environment(self) -> dict[str, str]:
        """Environment variables that the worker's process needs before torch is imported.

        OpenMP threads that spin without a limit starve other processes, so they sleep while they wait. But waking a
        thread takes longer than many a product of few rows. So the threads of a worker that has several spin for a
        while before they sleep, which also bridges the choice of rows between two products (`docs/decisions/0011`).
        """
        return {
            "OMP_NUM_THREADS": str(self.threads),
            "OMP_WAIT_POLICY": "passive",
            "GOMP_SPINCOUNT": "0" if self.threads == 1 else str(_SPINS),
            "TOKENIZERS_PARALLELISM": "false",
            **self.environment,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class EpochSpec:
    """One life of a process group: this rank's place in it, and the address where its members meet."""

    epoch: int
    rank: int
    world_size: int
    rendezvous_host: str
    rendezvous_port: int
    #: Address that this rank's sockets bind to.
    bind_host: str
    #: Ranks that compute one worker's part together. Ranks of the first worker come first, then those of the next one.
    num_shards: int = 1

    def __post_init__(self) -> None:
        if self.world_size % self.num_shards:
            raise ValueError(f"{self.world_size} ranks are no whole number of workers of {self.num_shards} shards")

    @property
    def num_workers(self) -> int:
        return self.world_size // self.num_shards

    @property
    def position(self) -> int:
        """Position in the chain of the worker that this rank belongs to."""
        return self.rank // self.num_shards

    @property
    def shard(self) -> int:
        return self.rank % self.num_shards
