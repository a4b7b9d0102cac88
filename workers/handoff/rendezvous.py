"""The rendezvous of an epoch's ranks: a key-value store of torch that the coordinator hosts.

A coordinator of a single rank needs neither the store nor torch.
"""

import socket
from datetime import timedelta
from typing import TYPE_CHECKING

from workers.plan.config import EpochSpec

if TYPE_CHECKING:
    import torch.distributed as dist

RENDEZVOUS_TIMEOUT = timedelta(seconds=60)


def prepare() -> None:
    """Import torch, which takes seconds, before a request waits for it."""
    import torch.distributed  # noqa: F401


class Rendezvous:
    """The coordinator's key-value store, in which ranks find each other. Owns: one listening socket."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.port = 0
        self._store: dist.TCPStore | None = None

    def start(self) -> None:
        """Listen on a free port of `host` only, which is an IPv4 or IPv6 address."""
        import torch.distributed as dist

        family, _, _, _, address = socket.getaddrinfo(self.host, 0, type=socket.SOCK_STREAM)[0]
        listener = socket.create_server(address, family=family)
        self.port = listener.getsockname()[1]
        self._store = dist.TCPStore(
            self.host,
            self.port,
            is_master=True,
            wait_for_workers=False,
            timeout=RENDEZVOUS_TIMEOUT,
            master_listen_fd=listener.detach(),
            use_libuv=True,
        )

    def stop(self) -> None:
        self._store = None


def meet(spec: EpochSpec) -> "dist.PrefixStore":
    """The epoch's part of the rendezvous store. Raises RuntimeError or OSError when it cannot be reached."""
    import torch.distributed as dist

    store = dist.TCPStore(spec.rendezvous_host, spec.rendezvous_port, is_master=False, timeout=RENDEZVOUS_TIMEOUT)
    return dist.PrefixStore(f"epoch-{spec.epoch}", store)
