"""The rendezvous of an epoch's ranks: a key-value store of torch that the coordinator hosts.

A coordinator of a single rank needs neither the store nor torch.
"""

import socket
import time
from collections.abc import Callable
from datetime import timedelta
from typing import TYPE_CHECKING

from workers.plan.config import EpochSpec

if TYPE_CHECKING:
    import torch.distributed as dist

#: Time for a rank to join an epoch, all steps together: the rendezvous, gloo, each edge over NCCL, the shards' group.
#: The call that has a worker join must wait longer than that.
RENDEZVOUS_TIMEOUT = timedelta(seconds=60)
#: Shortest time for a step, as gloo takes 0 for no timeout.
_SHORTEST_S = 0.01


class JoinTime:
    """Time that is left to join an epoch, counted from construction. `clock` gives seconds."""

    def __init__(
        self, seconds: float = RENDEZVOUS_TIMEOUT.total_seconds(), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._clock = clock
        self._end_s = clock() + seconds

    @property
    def left_s(self) -> float:
        """Seconds for the next step; a positive number even when no time is left."""
        return max(_SHORTEST_S, self._end_s - self._clock())

    @property
    def left(self) -> timedelta:
        return timedelta(seconds=self.left_s)


def get_within(store: "dist.PrefixStore", key: str, allowed: JoinTime) -> bytes:
    """The value of a key, which another rank sets. Raises RuntimeError when it does not in time."""
    store.set_timeout(allowed.left)  # without it each value may take as long as the first one
    value: bytes = store.get(key)
    return value


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


def meet(spec: EpochSpec, allowed: JoinTime) -> "dist.PrefixStore":
    """The epoch's part of the rendezvous store. Raises RuntimeError or OSError when it cannot be reached in time."""
    import torch.distributed as dist

    store = dist.TCPStore(spec.rendezvous_host, spec.rendezvous_port, is_master=False, timeout=allowed.left)
    return dist.PrefixStore(f"epoch-{spec.epoch}", store)
