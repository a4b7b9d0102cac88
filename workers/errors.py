"""What can go wrong in a worker.

    WorkerError
    ├── ModelNotFound       the directory is no Hugging Face model directory
    ├── UnsupportedModel    a model, dtype or device that the chain has not been proven exact for
    ├── DeviceError         no such GPU here, or it refuses memory
    ├── RequestCancelled    the request was aborted; not a fault
    ├── PredecessorStopped  the worker before this one in the chain cancelled or failed
    ├── PrefixUnreadable    stored KV failed verification; the request can be planned again without it
    ├── LogitsUnusable      the model's logits are no numbers, so no token follows from them
    └── ChainBroken         a hand-off timed out or broke its protocol; the epoch is dead

Errors cross processes as `RunFailed` events (`workers.plan.events`), by the names above, never as pickled
exceptions.
"""


class WorkerError(Exception):
    """Base of every error that a worker raises on purpose."""


class ModelNotFound(WorkerError):
    """No model in the directory, or its files cannot be read."""


class UnsupportedModel(WorkerError):
    """The model is refused rather than run without a proof that its tokens come out right."""


class DeviceError(WorkerError):
    """The device that was asked for cannot be had, or has no room for what it must hold."""


class RequestCancelled(WorkerError):
    """The request was aborted; raised at the next layer boundary."""


class PredecessorStopped(WorkerError):
    """The previous worker of the chain sent a cancel header instead of KV."""


class PrefixUnreadable(WorkerError):
    """Stored KV could not be had. `chunk_index` is the chunk of the plan's load list that failed verification, None
    when the disk, not the data, is at fault."""

    def __init__(self, message: str, chunk_index: int | None = None) -> None:
        super().__init__(message)
        self.chunk_index = chunk_index


class LogitsUnusable(WorkerError):
    """The logits of a request are not finite; no other request is touched."""


class ChainBroken(WorkerError):
    """A peer of this epoch is dead, stopped or out of step. The group must be dropped and rebuilt."""
