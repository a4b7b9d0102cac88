"""Errors of the service: what it says when it does not do what was asked. Each leaf has its gRPC status.

ServiceError
├── InvalidRequest       INVALID_ARGUMENT     the request can never work; change it
├── LossUnknown          FAILED_PRECONDITION  what the request may lose was never measured of the model
├── PrefixMissing        FAILED_PRECONDITION  rows were written of tokens after some that are not stored
├── RequestExists        ALREADY_EXISTS       the request id stands for a request of other content
├── LeaseSpent           FAILED_PRECONDITION  a handle was renewed for as long as it may be: take a new one
├── HandleNotFound       NOT_FOUND            the handle has ended, or never was the caller's: prefill again
├── TraceNotFound        NOT_FOUND            no trace of such a request of the caller is kept
├── KvDamaged            DATA_LOSS            stored KV failed its checks; nothing of it is sent: prefill again
├── Unauthenticated      UNAUTHENTICATED      no valid token or certificate; does not say what was wrong
├── QueueFull            RESOURCE_EXHAUSTED   try later; says about when
│   └── LeasesFull       RESOURCE_EXHAUSTED   too many handles, or too much under them
├── RequestAborted       ABORTED              a client called `Abort`
├── DeadlineExceeded     DEADLINE_EXCEEDED    the call's own deadline passed
│   ├── ReaderStalled    DEADLINE_EXCEEDED    the reader of a stream took nothing for too long
│   └── DeadlineTooSoon  DEADLINE_EXCEEDED    it will pass before there is a first token: nothing was computed
├── ServiceUnavailable   UNAVAILABLE          starting, draining, or workers were lost: retry as it is
└── InternalError        INTERNAL             a bug; the details are in the service's log, not in the reply
StartError               (exit status)        the service cannot start; one line, with what to do
CallFailed               (a client's)          what a client is told of any of these, or of a lost connection
"""

from typing import ClassVar

#: Trailer of RESOURCE_EXHAUSTED: milliseconds after which to try again. gRPC clients whose retry policy has the status
#: heed it by themselves (gRFC A6).
RETRY_TRAILER = "grpc-retry-pushback-ms"


class ServiceError(Exception):
    """Base of the errors that a client sees."""

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
        super().__init__("authentication failed: a valid bearer token or client certificate is needed")
        #: What the operator should know of it, and the client not.
        self.for_log = for_log


class QueueFull(ServiceError):
    status = "RESOURCE_EXHAUSTED"

    def __init__(self, message: str, retry_after_s: float) -> None:
        super().__init__(message)
        #: An estimate of when there will be room.
        self.retry_after_s = retry_after_s


class LeasesFull(QueueFull):
    """Too many handles, or too much under them: when one ends by itself, there may be room."""


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
        super().__init__("stored KV is damaged and was taken out of service, and the handle has ended; prefill again")


class RequestAborted(ServiceError):
    status = "ABORTED"


class DeadlineExceeded(ServiceError):
    status = "DEADLINE_EXCEEDED"

    def __init__(self, message: str = "the deadline of the call has passed") -> None:
        super().__init__(message)


class ReaderStalled(DeadlineExceeded):
    def __init__(self, stall_s: float) -> None:
        super().__init__(f"nothing of the stream was taken for {stall_s:g} s: call again, and read on from there")


class DeadlineTooSoon(DeadlineExceeded):
    def __init__(self, least_s: float, left_s: float) -> None:
        super().__init__(
            f"the first token takes more than {least_s:.2f} s, as requests with half as much to compute did, and the "
            f"call's deadline comes in {left_s:.2f} s: nothing was computed"
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
    """The service refused or could not be reached: gRPC status name and its one line."""

    def __init__(
        self, status: str, message: str, retry_after_s: float | None = None, *, is_final: bool = False
    ) -> None:
        super().__init__(f"{status}: {message}")
        self.status = status
        #: With RESOURCE_EXHAUSTED: when the service thinks that there will be room.
        self.retry_after_s = retry_after_s
        #: The service asks that the call is not made again.
        self.is_final = is_final


def first_line(error: BaseException) -> str:
    return str(error).strip().split("\n", 1)[0]
