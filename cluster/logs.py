"""Logs: structured events on stderr; readable on a terminal, one JSON object a line elsewhere.

Lines that a caller, or a broken disk, can bring about again and again are counted: `cluster/repeated_lines.py`.

The servicer and the worker's actor bind `request` (the request's id) to the context once; every event below has it
then. Prompts, tokens, tenants and secrets are never logged.
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
    """Set up the process's logging; called once, by the command line, before gRPC is used, and by each worker and store
    process.

    Events of the standard library's `logging`, ours (the store's) and others' from WARNING on, take the same way. Ours
    are counted, too.
    """
    # Below errors, gRPC's own library writes to stderr what peers say, byte for byte.
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
    """Write what is still counted: for a process that ends without `atexit`."""
    if _repeated is not None:
        _repeated.close()
