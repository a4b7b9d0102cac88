"""Ports of this machine: one that is free, and one where nothing listens."""

import contextlib
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager

_PORTS = range(20_000, 32_000)


def free_port() -> int:
    """A port that neither Ray's workers take nor, by default, the kernel for a connection of a test that runs now."""
    while True:
        port = secrets.choice(_PORTS)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def closed_address() -> Iterator[str]:
    """An address that refuses connections, and that no other process gets meanwhile."""
    with socket.socket() as bound:  # and not listening
        bound.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{bound.getsockname()[1]}"
