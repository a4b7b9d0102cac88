"""What the coordinator tells a worker, and what a worker tells back. Plain values that pickle small."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from kvstore import ChunkPlace, Placement
from workers.partition import Partition


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerPlan:
    """One worker's part in one request."""

    #: Number of the request, unique within the service's life; also what hand-off headers carry.
    request: int
    epoch: int
    token_ids: tuple[int, ...]
    partition: Partition
    #: Which slice of the partition is this worker's, from 0.
    position: int
    #: Stored chunks that cover [0, partition.num_prefix_tokens).
    load: tuple[ChunkPlace, ...] = ()
    #: Chunks that this worker writes: it is the first of the chain that has all their rows.
    save: tuple[ChunkPlace, ...] = ()
    #: Tokens to generate on the last worker; the first of them is the prefill's result.
    max_new_tokens: int = 1
    stop_token_ids: tuple[int, ...] = ()

    @property
    def is_first(self) -> bool:
        return self.position == 0

    @property
    def is_last(self) -> bool:
        return self.position == self.partition.num_workers - 1


def plan_workers(
    *,
    request: int,
    epoch: int,
    token_ids: Sequence[int],
    partition: Partition,
    placement: Placement | None,
    max_new_tokens: int,
    stop_token_ids: Sequence[int] = (),
) -> list[WorkerPlan]:
    """The plans of one request, one per worker of the chain, in order.

    Every worker loads the whole stored prefix. A chunk is saved by the first worker that has all of its rows, so the
    chain writes in parallel and the last worker, which decodes, writes least. Raises ValueError unless the partition's
    prefix is exactly what is stored: rows that nobody loads would be read as they lie in memory.
    """
    stored = placement.stored if placement is not None else ()
    if (placement.num_stored_tokens if placement is not None else 0) != partition.num_prefix_tokens:
        raise ValueError(f"the partition leaves {partition.num_prefix_tokens} tokens to the store, which has others")
    chunk_tokens = placement.location.layout.tokens_per_record if placement is not None else 0
    reserved = placement.reserved if placement is not None else ()
    plans = []
    for position in range(partition.num_workers):
        start, end = partition.bounds(position)
        lowest = 0 if position == 0 else start
        is_last = position == partition.num_workers - 1
        plans.append(
            WorkerPlan(
                request=request,
                epoch=epoch,
                token_ids=tuple(token_ids),
                partition=partition,
                position=position,
                load=stored,
                save=tuple(place for place in reserved if lowest < place.token_start + chunk_tokens <= end),
                max_new_tokens=max_new_tokens if is_last else 0,
                stop_token_ids=tuple(stop_token_ids) if is_last else (),
            )
        )
    return plans


@dataclass(frozen=True, slots=True, kw_only=True)
class RunTimings:
    """Seconds of one worker's prefill: blocked on the store, on the predecessor, on its turn; and computing."""

    load_s: float = 0.0
    handoff_s: float = 0.0
    turn_s: float = 0.0
    compute_s: float = 0.0


class FinishReason(StrEnum):
    """Why generation ended: an end-of-sequence token (or a stop string, found by the ingress), or the token limit."""

    STOP = "stop"
    LENGTH = "length"
    ABORT = "abort"


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenComputed:
    """The next greedy token. The first one of a run carries the timings of the prefill."""

    token_id: int
    timings: RunTimings | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RunDone:
    """The worker has finished its part; `saved` are keys of chunks that are durable but not yet committed."""

    timings: RunTimings
    saved: tuple[bytes, ...] = ()
    #: Why chunks of the plan were not saved; empty when all were.
    save_error: str = ""
    bytes_read: int = 0
    bytes_written: int = 0
    bytes_sent: int = 0
    rows_sent: int = 0
    finish_reason: FinishReason | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RunFailed:
    """The worker has given up; `error` is the class name of a `WorkerError`."""

    error: str
    message: str
    #: For PrefixUnreadable: which chunk of the load list is bad; None when no chunk is to blame.
    chunk_index: int | None = None


WorkerEvent = TokenComputed | RunDone | RunFailed


@dataclass(frozen=True, slots=True, kw_only=True)
class EpochSpec:
    """One life of a process group: who is in it and where its members meet."""

    epoch: int
    rank: int
    world_size: int
    rendezvous_host: str
    rendezvous_port: int
    #: Address that this rank's sockets bind to.
    bind_host: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerConfig:
    """Configuration of one worker. Raises ValueError on a count or time that cannot work."""

    model: str
    dtype: str = "float32"
    #: Intra-op threads of torch. Two workers that share cores must not share threads.
    threads: int = 1
    #: How long a worker waits for its predecessor's rows of one layer before the epoch is declared dead.
    handoff_timeout_s: float = 120.0
    #: How long a worker waits for one layer of stored KV.
    load_timeout_s: float = 60.0
    #: Threads that read stored KV.
    io_threads: int = 8
    #: Environment that must be set before torch is imported: OpenMP threads that spin starve their neighbours.
    environment: dict[str, str] = field(
        default_factory=lambda: {"OMP_WAIT_POLICY": "passive", "GOMP_SPINCOUNT": "0", "TOKENIZERS_PARALLELISM": "false"}
    )

    def __post_init__(self) -> None:
        if self.dtype not in ("float32", "bfloat16", "float16"):
            raise ValueError(f"dtype must be float32, bfloat16 or float16, not {self.dtype!r}")
        if self.threads < 1:
            raise ValueError(f"threads must be at least 1, not {self.threads}")
        if self.io_threads < 1:
            raise ValueError(f"io_threads must be at least 1, not {self.io_threads}")
        if self.handoff_timeout_s <= 0 or self.load_timeout_s <= 0:
            raise ValueError("timeouts must be positive")
