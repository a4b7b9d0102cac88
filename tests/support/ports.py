"""Ports of this machine: a free port, and an address where no process listens."""

import contextlib
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager

_PORTS = range(20_000, 32_000)


def free_port() -> int:
    """A free port outside the ranges that Ray's workers and, by default, the kernel take for connections."""
    while True:
        port = secrets.choice(_PORTS)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def closed_address() -> Iterator[str]:
    """An address that refuses connections; no other process gets it meanwhile."""
    with socket.socket() as bound:  # bound, and not listening
        bound.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{bound.getsockname()[1]}"
