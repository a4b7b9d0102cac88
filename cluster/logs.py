"""Logs: structured events on stderr, readable on a terminal and one JSON object per line elsewhere.

Lines that a caller or a broken disk can cause again and again are counted (`cluster/repeated_lines.py`).

The servicer and the worker's actor bind `request` (the request's id) to the context, so that all later events of the
request have it. Prompts, tokens, tenants and secrets are never logged.
"""

import atexit
import logging
import os
import sys

import structlog

from cluster.repeated_lines import RepeatedLines

LOG_FORMATS = ("auto", "json", "text")
LOG_LEVELS = ("debug", "info", "warning", "error")
_repeated: RepeatedLines | None = None


def configure(level: str = "info", log_format: str = "auto") -> None:
    """Set up the process's logging. Call it once, before gRPC is used: in the command line, and in each worker and
    store process.

    Events of the standard library's `logging` from WARNING on, of the store and of other libraries, are written in the
    same format. Those of our packages are also counted when they repeat.
    """
    # Below the level of errors, gRPC's library writes bytes from peers to stderr unchanged.
    os.environ.setdefault("GRPC_VERBOSITY", "ERROR")
    is_text = log_format == "text" or (log_format == "auto" and sys.stderr.isatty())
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer() if is_text else structlog.processors.JSONRenderer()
    )
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    global _repeated
    _repeated = repeated = RepeatedLines()
    atexit.register(repeated.close)
    structlog.configure(
        processors=[repeated, *shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    handler.addFilter(repeated.is_written)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def close() -> None:
    """Write the remaining counts, in a process that ends without `atexit`."""
    if _repeated is not None:
        _repeated.close()
