"""What can go wrong in a worker.

    WorkerError
    ├── ModelNotFound       the directory is no Hugging Face model directory
    ├── UnsupportedModel    a model, dtype or device that the chain has not been proven exact for
    ├── DeviceError         no such GPU here, or it refuses memory
    ├── RequestCancelled    the request was aborted; not a fault
    ├── PredecessorStopped  the worker before this one in the chain, or another shard of it, cancelled or failed
    ├── PrefixUnreadable    stored KV failed verification; the request can be planned again without it
    ├── LogitsUnusable      the model's logits are no numbers, so no token follows from them
    └── ChainBroken         a hand-off timed out or broke its protocol; the epoch is dead

Errors cross processes as `RunFailed` events (`workers.plan.events`), by their `FailureKind`, never as pickled
exceptions.
"""

from enum import StrEnum
from typing import ClassVar


class FailureKind(StrEnum):
    """Why a run failed, between processes: a class of `WorkerError`, or what the service itself saw."""

    WORKER_ERROR = "worker_error"
    UNSUPPORTED_MODEL = "unsupported_model"
    DEVICE_ERROR = "device_error"
    REQUEST_CANCELLED = "request_cancelled"
    PREDECESSOR_STOPPED = "predecessor_stopped"
    PREFIX_UNREADABLE = "prefix_unreadable"
    LOGITS_UNUSABLE = "logits_unusable"
    CHAIN_BROKEN = "chain_broken"
    #: The service's: a replay after a lost worker came to another token.
    REPLAY_DIFFERS = "replay_differs"
    #: The service's: an error that was not foreseen.
    INTERNAL_ERROR = "internal_error"


class WorkerError(Exception):
    """Base of every error that a worker raises on purpose."""

    kind: ClassVar[FailureKind] = FailureKind.WORKER_ERROR


class ModelNotFound(WorkerError):
    """No model in the directory, or its files cannot be read."""


class UnsupportedModel(WorkerError):
    """The model is refused rather than run without a proof that its tokens come out right."""

    kind = FailureKind.UNSUPPORTED_MODEL


class DeviceError(WorkerError):
    """The device that was asked for cannot be had, or has no room for what it must hold."""

    kind = FailureKind.DEVICE_ERROR


class RequestCancelled(WorkerError):
    """The request was aborted; raised at the next layer boundary."""

    kind = FailureKind.REQUEST_CANCELLED


class PredecessorStopped(WorkerError):
    """The previous worker of the chain sent a cancel header instead of KV, or another shard of this one gave up."""

    kind = FailureKind.PREDECESSOR_STOPPED


class PrefixUnreadable(WorkerError):
    """Stored KV could not be had. `chunk_index` is the chunk of the plan's load list that failed verification, None
    when the disk, not the data, is at fault."""

    kind = FailureKind.PREFIX_UNREADABLE

    def __init__(self, message: str, chunk_index: int | None = None) -> None:
        super().__init__(message)
        self.chunk_index = chunk_index


class NeedsOwnPass(Exception):
    """A prefill that chooses rows cannot go on in a pass with other requests: it is computed anew, by itself."""


class LogitsUnusable(WorkerError):
    """The logits of a request are not finite; no other request is touched."""

    kind = FailureKind.LOGITS_UNUSABLE


class ChainBroken(WorkerError):
    """A peer of this epoch is dead, stopped or out of step. The group must be dropped and rebuilt."""

    kind = FailureKind.CHAIN_BROKEN
