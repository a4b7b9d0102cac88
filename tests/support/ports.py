"""Ports of this machine: one that is free, and one where nothing listens."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager


def free_port() -> int:
    with closed_address() as address:
        return int(address.rpartition(":")[2])


@contextmanager
def closed_address() -> Iterator[str]:
    """An address that refuses connections, and that no other process gets meanwhile."""
    with socket.socket() as bound:  # and not listening
        bound.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{bound.getsockname()[1]}"
