"""What the service says when it does not do what was asked. Each leaf has its gRPC status.

ServiceError
├── InvalidRequest       INVALID_ARGUMENT     the request can never work; change it
├── RequestExists        ALREADY_EXISTS       the request id is in use by a live request
├── QueueFull            RESOURCE_EXHAUSTED   try later
├── RequestAborted       ABORTED              somebody called `Abort`
├── ServiceUnavailable   UNAVAILABLE          starting, draining, or a worker was lost: retry as it is
└── InternalError        INTERNAL             a bug; the details are in the service's log, not in the reply
StartError               (exit status)        the service cannot start; one line, with what to do
"""

from typing import ClassVar


class ServiceError(Exception):
    """Base of the errors that a client sees."""

    status: ClassVar[str] = "INTERNAL"


class InvalidRequest(ServiceError):
    status = "INVALID_ARGUMENT"


class RequestExists(ServiceError):
    status = "ALREADY_EXISTS"


class QueueFull(ServiceError):
    status = "RESOURCE_EXHAUSTED"


class RequestAborted(ServiceError):
    status = "ABORTED"


class ServiceUnavailable(ServiceError):
    status = "UNAVAILABLE"


class InternalError(ServiceError):
    status = "INTERNAL"


class StartError(Exception):
    """The service cannot start: bad configuration, port, model or store directory."""
