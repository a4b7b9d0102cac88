"""Calls that end outside our methods, because the client left for example: one counted log line, no tracebacks."""

import asyncio
import logging

import grpc
import structlog

from cluster.repeated_lines import Kind

#: Logger to which grpc.aio writes errors of calls outside our methods.
_LOGGER = logging.getLogger("grpc._cython.cygrpc")

log = structlog.get_logger()


class LeftCalls(logging.Filter):
    """Drops gRPC's log lines about calls whose client left or sent invalid data. Used from one event loop."""

    def __init__(self) -> None:
        super().__init__()
        self.num_cut = 0

    def start(self) -> None:
        _LOGGER.addFilter(self)

    def stop(self) -> None:
        _LOGGER.removeFilter(self)

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, asyncio.CancelledError | grpc.aio.BaseError):
            return True
        self.num_cut += 1
        name = type(error).__name__
        log.info("call cut short", reason=name, repeats=Kind.of("call cut short", name))
        return False
