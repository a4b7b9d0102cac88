"""Calls that end below our methods, as those of clients that leave: one line that is counted, no traceback each."""

import asyncio
import logging

import grpc
import structlog

from cluster.repeated_lines import Kind

#: Where grpc.aio writes what a call comes to outside of our methods.
_LOGGER = logging.getLogger("grpc._cython.cygrpc")

log = structlog.get_logger()


class LeftCalls(logging.Filter):
    """Drops the library's lines about calls whose client has gone, or sent what gRPC refuses. For one event loop."""

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
