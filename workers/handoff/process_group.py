"""Process groups over gloo: a rank's membership in an epoch, and how two neighbours talk.

An epoch is one life of a group. Groups are built directly on a rendezvous store, not through torch's global default
group, so a dead group is dropped unawaited (gloo's `abort` does not free a blocked receive, and destroying a group is
collective) and the next epoch starts beside it under its own key prefix.

Between processors everything goes over gloo. Between GPUs rows go over NCCL (`workers/handoff/nccl_group.py`), headers
and hints over gloo still, so all that `workers/handoff/edges.py` promises is the same.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Protocol

import torch
import torch.distributed as dist

from workers.errors import ChainBroken
from workers.handoff.edges import Link
from workers.handoff.rendezvous import RENDEZVOUS_TIMEOUT, meet
from workers.plan.config import EpochSpec

#: The callers bound their waits (`inbox.Inbox.wait`); this only keeps gloo from closing an idle group.
_NEVER = timedelta(days=365)
#: gloo takes a wait of 0 for one without end.
_SHORTEST_S = 0.001
_HEADER_TAG, _ROWS_TAG, _GATHER_TAG = 0, 1, 2


class Group(Protocol):
    """One rank's membership in one epoch."""

    @property
    def spec(self) -> EpochSpec: ...

    def join(self) -> None:
        """Meet the other ranks. Raises ChainBroken when they do not come within a minute."""
        ...

    def link(self, peer: int) -> Link:
        """The edge to a neighbour in the chain, in both directions."""
        ...

    def leave(self) -> None:
        """Drop the group without waiting for other ranks. A thread that is in a link, or enters it, errs or stays."""
        ...


class GlooGroup:
    """This rank's membership in one epoch. Owns: connections to the other ranks, closed when the group is dropped."""

    def __init__(self, spec: EpochSpec) -> None:
        self.spec = spec
        self._group: dist.ProcessGroupGloo | None = None

    def join(self) -> None:
        """Meet all other ranks. Raises ChainBroken when they do not come within a minute."""
        spec = self.spec
        try:
            options = dist.ProcessGroupGloo._Options()
            options._timeout = RENDEZVOUS_TIMEOUT
            options._devices = [dist.ProcessGroupGloo.create_device(hostname=spec.bind_host)]
            self._group = dist.ProcessGroupGloo(meet(spec), spec.rank, spec.world_size, options)
        except (RuntimeError, OSError) as error:
            raise ChainBroken(f"rank {spec.rank} could not join epoch {spec.epoch}: {error}") from error

    def link(self, peer: int) -> "GlooLink":
        assert self._group is not None, "join first"
        return GlooLink(self._group, peer)

    def leave(self) -> None:
        """Drop the group without waiting for other ranks."""
        self._group = None


class GlooLink:
    """The edge to one peer. CPU tensors, contiguous; headers and rows travel under different tags."""

    def __init__(self, group: dist.ProcessGroupGloo, peer: int) -> None:
        self._group = group
        self._peer = peer

    def send(self, tensor: torch.Tensor) -> None:
        self._group.send([tensor], self._peer, _tag(tensor)).wait(_NEVER)

    def receive(self, tensor: torch.Tensor) -> None:
        self._group.recv([tensor], self._peer, _tag(tensor)).wait(_NEVER)

    def start_send(self, tensor: torch.Tensor) -> "GlooTransfer":
        """Send beside what the edges send; the tensor stays as it is until the transfer is over. Raises ChainBroken."""
        return GlooTransfer(self._group.send, tensor, self._peer)

    def start_receive(self, tensor: torch.Tensor) -> "GlooTransfer":
        """Receive what the peer's `start_send` sends, in order: as many bytes. Raises ChainBroken."""
        return GlooTransfer(self._group.recv, tensor, self._peer)


class GlooTransfer:
    """One message under way, to or from `peer`. Raises ChainBroken when it cannot be begun.

    Keeps its tensor's memory until gloo has let go of it, also when no thread waits for its end.
    """

    def __init__(
        self, begin: Callable[[list[torch.Tensor], int, int], dist.Work], tensor: torch.Tensor, peer: int
    ) -> None:
        self._peer = peer
        with self._unbroken():
            self._work = begin([tensor], peer, _GATHER_TAG)
        self._tensor = tensor  # after the work: it goes last

    def wait(self, timeout_s: float) -> None:
        """Return when it is through. Raises ChainBroken after `timeout_s` seconds: gloo then closes the connections of
        the group, so its epoch is dead."""
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
