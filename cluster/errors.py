"""Errors of the service; each leaf has its gRPC status.

ServiceError
├── InvalidRequest       INVALID_ARGUMENT     the request can never work: change it
├── LossUnknown          FAILED_PRECONDITION  the loss that the request allows was never measured for the model
├── PrefixMissing        FAILED_PRECONDITION  rows were written for tokens after a prefix that is not stored
├── RequestExists        ALREADY_EXISTS       the request id belongs to a request of other content
├── LeaseSpent           FAILED_PRECONDITION  the handle cannot be renewed further: take a new one
├── HandleNotFound       NOT_FOUND            the handle has ended, or is not the caller's: prefill again
├── TraceNotFound        NOT_FOUND            no trace of this request of the caller is kept
├── KvDamaged            DATA_LOSS            stored KV failed its checks, and none of it is sent: prefill again
├── Unauthenticated      UNAUTHENTICATED      no valid token or certificate; does not say what was wrong
├── QueueFull            RESOURCE_EXHAUSTED   try again later; estimates when
│   └── LeasesFull       RESOURCE_EXHAUSTED   too many handles, or too much KV under them
├── RequestAborted       ABORTED              a client called `Abort`
├── DeadlineExceeded     DEADLINE_EXCEEDED    the call's own deadline passed
│   ├── ReaderStalled    DEADLINE_EXCEEDED    a stream was not read for too long
│   └── DeadlineTooSoon  DEADLINE_EXCEEDED    it would pass before the first token: nothing was computed
├── ServiceUnavailable   UNAVAILABLE          starting, draining, or workers were lost: retry unchanged
└── InternalError        INTERNAL             a bug; the details are in the service's log, not in the reply
StartError               (exit status)        the service cannot start; one line, with what to do
CallFailed               (in clients)         a client's error for any of these, or for a lost connection
"""

from typing import ClassVar

#: Trailer of RESOURCE_EXHAUSTED: milliseconds after which to try again. gRPC clients whose retry policy includes the
#: status obey it by themselves (gRFC A6).
RETRY_TRAILER = "grpc-retry-pushback-ms"


class ServiceError(Exception):
    """Base of the errors that clients get."""

    status: ClassVar[str] = "INTERNAL"


class InvalidRequest(ServiceError):
    status = "INVALID_ARGUMENT"


class LossUnknown(ServiceError):
    status = "FAILED_PRECONDITION"


class PrefixMissing(ServiceError):
    status = "FAILED_PRECONDITION"


class RequestExists(ServiceError):
    status = "ALREADY_EXISTS"


class TraceNotFound(ServiceError):
    status = "NOT_FOUND"


class Unauthenticated(ServiceError):
    status = "UNAUTHENTICATED"

    def __init__(self, for_log: str = "") -> None:
        super().__init__("authentication failed: give a valid bearer token or client certificate")
        #: Reason for the operator, which the client must not see.
        self.for_log = for_log


class QueueFull(ServiceError):
    status = "RESOURCE_EXHAUSTED"

    def __init__(self, message: str, retry_after_s: float) -> None:
        super().__init__(message)
        #: Estimated seconds until there is room.
        self.retry_after_s = retry_after_s


class LeasesFull(QueueFull):
    """Too many handles, or too much KV under them; `retry_after_s` is when the next handle expires."""


class LeaseSpent(ServiceError):
    status = "FAILED_PRECONDITION"

    def __init__(self, max_total_s: float) -> None:
        super().__init__(
            f"a handle lives for {max_total_s:g} seconds at most, renewals included: look the prompt up for a new one"
        )


class HandleNotFound(ServiceError):
    status = "NOT_FOUND"

    def __init__(self) -> None:
        super().__init__("there is no such handle: it has ended, or the service was restarted; prefill again")


class KvDamaged(ServiceError):
    status = "DATA_LOSS"

    def __init__(self) -> None:
        super().__init__("stored KV is damaged and was dropped, and the handle has ended: prefill again")


class RequestAborted(ServiceError):
    status = "ABORTED"


class DeadlineExceeded(ServiceError):
    status = "DEADLINE_EXCEEDED"

    def __init__(self, message: str = "the deadline of the call has passed") -> None:
        super().__init__(message)


class ReaderStalled(DeadlineExceeded):
    def __init__(self, stall_s: float) -> None:
        super().__init__(f"the stream was not read for {stall_s:g} s: call again, and continue where it ended")


class DeadlineTooSoon(DeadlineExceeded):
    def __init__(self, least_s: float, left_s: float) -> None:
        super().__init__(
            f"the first token takes more than {least_s:.2f} s, which requests of half the work took, and the call's "
            f"deadline is in {left_s:.2f} s: nothing was computed; allow more time"
        )


class ServiceUnavailable(ServiceError):
    status = "UNAVAILABLE"


class InternalError(ServiceError):
    status = "INTERNAL"

    def __init__(self, message: str = "internal error; the service's log has the details") -> None:
        super().__init__(message)


class StartError(Exception):
    """The service cannot start: bad configuration, port, model or store directory."""


class CallFailed(Exception):
    """A call was refused, or did not reach the service. The message is the status and its one line."""

    def __init__(
        self, status: str, message: str, retry_after_s: float | None = None, *, is_final: bool = False
    ) -> None:
        super().__init__(f"{status}: {message}")
        self.status = status
        #: With RESOURCE_EXHAUSTED: the service's estimate of the seconds until there is room.
        self.retry_after_s = retry_after_s
        #: Whether the service asks not to repeat the call.
        self.is_final = is_final


def first_line(error: BaseException) -> str:
    return str(error).strip().split("\n", 1)[0]
