"""Errors of a worker.

    WorkerError
    ├── ModelNotFound       the directory is no Hugging Face model directory
    ├── UnsupportedModel    the chain has not been proven exact for this model, dtype or device
    ├── DeviceError         there is no such GPU, or it has no room
    ├── RequestCancelled    the request was aborted; not a fault
    ├── PredecessorStopped  the previous worker of the chain, or another shard of this worker, cancelled or failed
    ├── PrefixUnreadable    stored KV failed verification; the request can be planned again without it
    ├── LogitsUnusable      the model's logits are not finite, so no token follows from them
    └── ChainBroken         a hand-off timed out or broke its protocol; the epoch is dead

Errors cross processes as `RunFailed` events (`workers.plan.events`), by their `FailureKind`, never as pickled
exceptions.
"""

import re
from enum import StrEnum
from pathlib import Path
from typing import ClassVar


class FailureKind(StrEnum):
    """Kind of a run's failure, as sent between processes: a class of `WorkerError`, or a failure the service found."""

    WORKER_ERROR = "worker_error"
    UNSUPPORTED_MODEL = "unsupported_model"
    DEVICE_ERROR = "device_error"
    REQUEST_CANCELLED = "request_cancelled"
    PREDECESSOR_STOPPED = "predecessor_stopped"
    PREFIX_UNREADABLE = "prefix_unreadable"
    LOGITS_UNUSABLE = "logits_unusable"
    CHAIN_BROKEN = "chain_broken"
    #: Set by the service: a replay after a lost worker gave a different token.
    REPLAY_DIFFERS = "replay_differs"
    #: Set by the service: an unexpected error.
    INTERNAL_ERROR = "internal_error"


class WorkerError(Exception):
    """Base of every error that a worker raises on purpose."""

    kind: ClassVar[FailureKind] = FailureKind.WORKER_ERROR


class ModelNotFound(WorkerError):
    """The directory has no model, or its files cannot be read."""


class UnsupportedModel(WorkerError):
    """The model is refused, because nothing proves that its tokens would come out right."""

    kind = FailureKind.UNSUPPORTED_MODEL


class DeviceError(WorkerError):
    """The configured device is not available, or has no room for what it must hold."""

    kind = FailureKind.DEVICE_ERROR


class RequestCancelled(WorkerError):
    """The request was aborted; raised at the next layer boundary."""

    kind = FailureKind.REQUEST_CANCELLED


class PredecessorStopped(WorkerError):
    """The previous worker of the chain sent a cancel header instead of KV, or another shard of this worker gave up."""

    kind = FailureKind.PREDECESSOR_STOPPED


class PrefixUnreadable(WorkerError):
    """Stored KV could not be read. `chunk_index` is the chunk of the plan's load list that failed verification; None
    when the disk, not the data, is at fault."""

    kind = FailureKind.PREFIX_UNREADABLE

    def __init__(self, message: str, chunk_index: int | None = None) -> None:
        super().__init__(message)
        self.chunk_index = chunk_index


class NeedsOwnPass(Exception):
    """A prefill that chooses rows cannot go on in a pass with other requests: it is computed again, by itself."""


class LogitsUnusable(WorkerError):
    """The logits of a request are not finite; other requests are not affected."""

    kind = FailureKind.LOGITS_UNUSABLE


class ChainBroken(WorkerError):
    """A peer of this epoch is dead, stopped or out of step. The group must be dropped and rebuilt."""

    kind = FailureKind.CHAIN_BROKEN


def no_model_in(directory: str | Path) -> str:
    """The refusal of a directory without a model; of a name of the Hugging Face Hub, with the download's command."""
    name = re.fullmatch(r"[A-Za-z0-9][\w.-]*/([A-Za-z0-9][\w.-]*)", str(directory))
    if name is None or Path(directory).exists():
        return f"{directory} is not a model directory: it has no config.json"
    return (
        f"there is no directory {directory}; from the Hugging Face Hub: hf download {directory} --local-dir {name[1]}, "
        f"then give {name[1]}"
    )
