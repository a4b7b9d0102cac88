"""Process groups over gloo: a rank's membership in an epoch, and the links between neighbours.

An epoch is one life of a group. Groups are built directly on a rendezvous store, not through torch's global default
group. So a dead group can be dropped without waiting (gloo's `abort` does not free a blocked receive, and destroying a
group is collective), and the next epoch starts under a key prefix of its own while the old group still exists.

Between processors all messages go over gloo. Between GPUs rows go over NCCL or through host memory
(`workers/handoff/device_group.py`); headers and hints stay on gloo, so every guarantee of `workers/handoff/edges.py`
holds for both.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Protocol

import torch
import torch.distributed as dist

from workers.errors import ChainBroken
from workers.handoff.edges import Link
from workers.handoff.link_choice import LinkChoice
from workers.handoff.rendezvous import JoinTime, meet
from workers.plan.config import EpochSpec, LinkKind

#: Timeout of gloo's own waits, so long that gloo never closes an idle group; callers bound theirs (`inbox.Inbox.wait`).
_NEVER = timedelta(days=365)
#: Shortest timeout, in seconds, as gloo takes 0 for no timeout.
_SHORTEST_S = 0.001
_HEADER_TAG, _ROWS_TAG, _GATHER_TAG = 0, 1, 2


class Group(Protocol):
    """One rank's membership in one epoch."""

    @property
    def spec(self) -> EpochSpec: ...

    def join(self, allowed: JoinTime | None = None) -> None:
        """Connect to the other ranks. Raises ChainBroken when they do not join in time (None: a minute)."""
        ...

    def link(self, peer: int) -> Link:
        """The link to a neighbour in the chain, in both directions."""
        ...

    def choice(self, peer: int) -> LinkChoice:
        """The kind of that link, and why it was chosen."""
        ...

    def leave(self) -> None:
        """Leave the group without waiting for other ranks. Threads that use a link get an error, or stay blocked."""
        ...


class GlooGroup:
    """This rank's membership in one epoch. Owns: connections to the other ranks, closed when the group is freed."""

    def __init__(self, spec: EpochSpec) -> None:
        self.spec = spec
        self._group: dist.ProcessGroupGloo | None = None

    def join(self, allowed: JoinTime | None = None) -> None:
        """Connect to all other ranks. Raises ChainBroken when they do not join in time."""
        spec, allowed = self.spec, allowed or JoinTime()
        try:
            options = dist.ProcessGroupGloo._Options()
            options._devices = [dist.ProcessGroupGloo.create_device(hostname=spec.bind_host)]
            store = meet(spec, allowed)
            options._timeout = allowed.left
            self._group = dist.ProcessGroupGloo(store, spec.rank, spec.world_size, options)
        except (RuntimeError, OSError) as error:
            raise ChainBroken(f"rank {spec.rank} could not join epoch {spec.epoch}: {error}") from error

    def link(self, peer: int) -> "GlooLink":
        assert self._group is not None, "join first"
        return GlooLink(self._group, peer)

    def choice(self, peer: int) -> LinkChoice:
        return LinkChoice(LinkKind.GLOO, "rows are in the processor's memory")

    def leave(self) -> None:
        """Leave the group without waiting for other ranks."""
        self._group = None


class GlooLink:
    """The link to one peer, for contiguous CPU tensors. Headers and rows have different tags."""

    kind = LinkKind.GLOO

    def __init__(self, group: dist.ProcessGroupGloo, peer: int) -> None:
        self._group = group
        self._peer = peer

    def send(self, tensor: torch.Tensor) -> None:
        self._group.send([tensor], self._peer, _tag(tensor)).wait(_NEVER)

    def receive(self, tensor: torch.Tensor) -> None:
        self._group.recv([tensor], self._peer, _tag(tensor)).wait(_NEVER)

    def start_send(self, tensor: torch.Tensor) -> "GlooTransfer":
        """Send independently of the edges; the tensor must not change until the transfer ends. Raises ChainBroken."""
        return GlooTransfer(self._group.send, tensor, self._peer)

    def start_receive(self, tensor: torch.Tensor) -> "GlooTransfer":
        """Receive the tensor of the peer's next `start_send`, of equal size. Raises ChainBroken."""
        return GlooTransfer(self._group.recv, tensor, self._peer)


class GlooTransfer:
    """One message in flight, to or from `peer`. Raises ChainBroken when the transfer cannot begin.

    Keeps its tensor's memory until gloo has released it, even when no thread waits for the transfer.
    """

    def __init__(
        self, begin: Callable[[list[torch.Tensor], int, int], dist.Work], tensor: torch.Tensor, peer: int
    ) -> None:
        self._peer = peer
        with self._unbroken():
            self._work = begin([tensor], peer, _GATHER_TAG)
        self._tensor = tensor  # assigned after the work, so that it is freed after it

    def wait(self, timeout_s: float) -> None:
        """Wait until the transfer is complete. Raises ChainBroken after `timeout_s` seconds: gloo then closes the
        connections of the group, so the epoch is dead."""
        with self._unbroken():
            self._work.wait(timedelta(seconds=max(timeout_s, _SHORTEST_S)))

    @contextmanager
    def _unbroken(self) -> Iterator[None]:
        try:
            yield
        except (RuntimeError, OSError) as error:
            raise ChainBroken(f"rank {self._peer} is gone or late: {error}") from error


def _tag(tensor: torch.Tensor) -> int:
    return _HEADER_TAG if tensor.dtype == torch.int64 else _ROWS_TAG
