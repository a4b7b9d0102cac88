"""A stand-in for NCCL between the threads of a process: transfers come late, never, or fail."""

import random
import threading
from collections import deque
from dataclasses import dataclass, field

import torch
import torch.distributed as dist


class FakeNccl:
    """A fake NCCL whose `connect` is a `nccl_group.Connect`, with settings for everything that may go wrong.

    Rows cross only when a caller asks for completion, and then only if a seeded draw allows: late, out of the memory's
    contents at that time. As with NCCL, an aborted transfer counts as completed and leaves garbage in its target.
    """

    def __init__(self, seed: int = 0) -> None:
        self._draw = random.Random(seed)
        self._lock = threading.Lock()
        self._edges: dict[str, _Edge] = {}
        #: Names of edges that, if made from now on, transfer nothing; and the failures of others, by edge name.
        self.stuck: set[str] = set()
        self.failing: dict[str, str] = {}
        #: An abort blocks while this is not set.
        self.abort_returns = threading.Event()
        self.abort_returns.set()
        #: Names of edges, in the order in which their aborts began.
        self.aborted: list[str] = []

    def connect(self, store: dist.PrefixStore, name: str, rank: int) -> "FakeCommunicator":
        """Block until the other rank is here. Ranks meet over the store, as NCCL's do: the first leaves a number."""
        with self._lock:
            if rank == 0:
                number = str(len(self._edges))
                self._edges[number] = _Edge(name, name in self.stuck, self.failing.get(name))
                store.set(name, number)
        edge = self._edges[store.get(name).decode()]
        edge.both.wait()
        return FakeCommunicator(self, edge, rank)

    def advance(self, edge: "_Edge") -> None:
        """Perhaps let rows cross, in one direction or both, because a caller has asked."""
        with self._lock:
            for sends, receives in zip(edge.sends, reversed(edge.receives), strict=True):
                if sends and receives and not edge.is_stuck and self._draw.random() < 0.3:
                    sent, received = sends.popleft(), receives.popleft()
                    if edge.failure is None:
                        received.tensor.copy_(sent.tensor)
                    for work in (sent, received):
                        work.failure, work.is_done = edge.failure, True

    def abort(self, edge: "_Edge", rank: int) -> None:
        with self._lock:
            self.aborted.append(edge.name)
        self.abort_returns.wait()
        with self._lock:
            for work in edge.receives[rank]:
                work.tensor.fill_(torch.nan)
            for queue in (edge.sends[rank], edge.receives[rank]):
                while queue:
                    queue.popleft().is_done = True


@dataclass(eq=False)
class _Edge:
    """A connection of two ranks. Owns: transfers that either rank has begun and that have not ended."""

    name: str
    is_stuck: bool
    failure: str | None
    both: threading.Barrier = field(default_factory=lambda: threading.Barrier(2))
    sends: tuple[deque["FakeWork"], deque["FakeWork"]] = field(default_factory=lambda: (deque(), deque()))
    receives: tuple[deque["FakeWork"], deque["FakeWork"]] = field(default_factory=lambda: (deque(), deque()))


class FakeCommunicator:
    """One rank's end of an edge, see `nccl_group.Communicator`."""

    def __init__(self, nccl: FakeNccl, edge: _Edge, rank: int) -> None:
        self._nccl = nccl
        self._edge = edge
        self._rank = rank

    def send(self, tensors: list[torch.Tensor], peer: int, tag: int, /) -> "FakeWork":
        return self._begin(self._edge.sends, tensors, peer)

    def recv(self, tensors: list[torch.Tensor], peer: int, tag: int, /) -> "FakeWork":
        return self._begin(self._edge.receives, tensors, peer)

    def abort(self) -> None:
        self._nccl.abort(self._edge, self._rank)

    def _begin(
        self, queues: tuple[deque["FakeWork"], deque["FakeWork"]], tensors: list[torch.Tensor], peer: int
    ) -> "FakeWork":
        (tensor,) = tensors
        assert peer == 1 - self._rank and tensor.is_contiguous()
        work = FakeWork(self._nccl, self._edge, tensor)
        queues[self._rank].append(work)
        return work


class FakeWork:
    """One transfer, see `nccl_group.Work`."""

    def __init__(self, nccl: FakeNccl, edge: _Edge, tensor: torch.Tensor) -> None:
        self._nccl = nccl
        self._edge = edge
        self.tensor = tensor
        self.is_done = False
        self.failure: str | None = None

    def is_completed(self) -> bool:
        self._nccl.advance(self._edge)
        return self.is_done

    def wait(self) -> bool:
        assert self.is_done, "a thread must not wait for NCCL, which may take for ever"
        if self.failure is not None:
            raise RuntimeError(self.failure)
        return True
