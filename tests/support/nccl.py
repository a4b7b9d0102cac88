"""A stand-in for NCCL between the threads of a process: transfers come late, out of order, never, or fail."""

import inspect
import random
import re
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import torch
import torch.distributed as dist

from tests.support.lagging_device import LaggingTensor
from workers.device.device import Device
from workers.handoff.nccl_link import Communicator, Work

#: Most polls between the time when rows have crossed and the time when a rank sees it.
_MOST_LATE = 4
#: Probability that a poll lets the rows of an edge cross.
_EAGERNESS = 0.3


class FakeNccl:
    """A fake `nccl_link.Nccl`, with settings for everything that may go wrong.

    * Rows cross only when a caller asks for completion, and then those of any edge, by a seeded draw: late, out of the
      memory's contents at that time. Each rank sees its end of a transfer some polls later, in an order of its own.
      Memory that receives holds garbage until then. An aborted transfer counts as completed, as with NCCL.
    * An error comes late as well: with the completion, after garbage is in place; or, where the sender is not to
      notice, at the sender's next call.
    * It refuses what NCCL refuses or leaves undefined: tensors of the host; calls on a stream that is not the link's
      own; ends of a transfer that differ in size or dtype. `violations` has what was refused.
    """

    def __init__(self, seed: int = 0) -> None:
        self._draw = random.Random(seed)
        self._lock = threading.RLock()
        self._edges: dict[str, _Edge] = {}
        self._here = threading.local()
        self.violations: list[str] = []
        #: Names of edges that, if made from now on, transfer nothing; and the failures of others, by edge name.
        self.stuck: set[str] = set()
        self.failing: dict[str, str] = {}
        #: An abort blocks while this is not set.
        self.abort_returns = _set()
        #: Names of edges, in the order in which their aborts began.
        self.aborted: list[str] = []

    @property
    def edges(self) -> list["_Edge"]:
        return list(self._edges.values())

    @property
    def stream(self) -> object | None:
        """The calling thread's stream; None for the default one."""
        return getattr(self._here, "stream", None)

    def new_stream(self, device: Device) -> Callable[[], AbstractContextManager[object]]:
        return partial(self._on, object())

    def connect(self, store: dist.PrefixStore, name: str, rank: int, num_ranks: int = 2) -> "FakeCommunicator":
        """Block until the other ranks are here. Ranks meet over the store, as NCCL's do: the first leaves a number."""
        with self._lock:
            if rank == 0:
                number = str(len(self._edges))
                self._edges[number] = _Edge(name, name in self.stuck, self.failing.get(name), num_ranks)
                store.set(name, number)
        edge = self._edges[store.get(name).decode()]
        edge.all_here.wait()
        return FakeCommunicator(self, edge, rank)

    def begin(self, edge: "_Edge", rank: int, tensor: torch.Tensor, *, sends: bool) -> "FakeWork":
        edge.begins.wait()
        work = FakeWork(self, edge, rank, tensor, edge.stream_of[rank])
        if edge.failure is not None and edge.has_failed[rank]:
            raise RuntimeError(edge.failure)
        with self._lock:
            if not sends:
                _spoil(tensor)
            (edge.sends if sends else edge.receives)[rank].append(work)
        return work

    def begin_sum(self, edge: "_Edge", rank: int, tensor: torch.Tensor) -> "FakeWork":
        edge.begins.wait()
        work = FakeWork(self, edge, rank, tensor, edge.stream_of[rank])
        with self._lock:
            with torch.inference_mode():
                work.part = tensor.clone()
            _spoil(tensor)
            edge.sums[rank].append(work)
        return work

    def advance(self) -> None:
        """Perhaps let rows of some edge cross, and completions be seen, because a caller has asked."""
        with self._lock:
            edge = self._draw.choice(self.edges)
            if all(edge.sums) and not edge.is_stuck and self._draw.random() < _EAGERNESS:
                self._add_up(edge, [queue.popleft() for queue in edge.sums])
            for sends, receives in zip(edge.sends, reversed(edge.receives), strict=True):
                if sends and receives and not edge.is_stuck and self._draw.random() < _EAGERNESS:
                    self._cross(edge, sends.popleft(), receives.popleft())

    def abort(self, edge: "_Edge", rank: int) -> None:
        with self._lock:
            self.aborted.append(edge.name)
        self.abort_returns.wait()
        edge.begins.set()
        with self._lock:
            for work in edge.receives[rank]:
                _spoil(work.tensor)
            for queue in (edge.sends[rank], edge.receives[rank], edge.sums[rank]):
                while queue:
                    queue.popleft().polls_left = 0

    def refuse(self, reason: str) -> None:
        self.violations.append(reason)
        raise RuntimeError(reason)

    def check_stream(self, stream: object | None) -> None:
        if self.stream is None or self.stream is not stream:
            self.refuse("a call on a stream that is not the link's own")

    def _cross(self, edge: "_Edge", sent: "FakeWork", received: "FakeWork") -> None:
        if (sent.tensor.numel(), sent.tensor.dtype) != (received.tensor.numel(), received.tensor.dtype):
            self.violations.append("two ends of a transfer differ")
        with torch.inference_mode():
            if edge.failure is None:
                received.tensor.copy_(sent.tensor)
            else:
                edge.has_failed[sent.rank] = edge.has_failed[received.rank] = True
                received.failure = edge.failure
                sent.failure = edge.failure if edge.sender_notices else None
        for work in (sent, received):
            work.polls_left = self._draw.randint(0, _MOST_LATE)

    def _add_up(self, edge: "_Edge", works: list["FakeWork"]) -> None:
        if len({(work.tensor.shape, work.tensor.dtype) for work in works}) > 1:
            self.violations.append("the parts of a sum differ")
        parts = [work.part for work in works if work.part is not None]
        with torch.inference_mode():
            total = torch.stack([part.as_subclass(torch.Tensor).float() for part in parts]).sum(0)
            for work in works:
                work.failure = edge.failure
                if edge.failure is None:
                    work.tensor.copy_(total.to(work.tensor.dtype))
                work.polls_left = self._draw.randint(0, _MOST_LATE)

    @contextmanager
    def _on(self, stream: object) -> Iterator[None]:
        before, self._here.stream = self.stream, stream
        try:
            yield
        finally:
            self._here.stream = before


def _set() -> threading.Event:
    event = threading.Event()
    event.set()
    return event


@dataclass(eq=False)
class _Edge:
    """A connection of two ranks, or of a worker's shards. Owns: transfers and sums that a rank has begun and that have
    not ended.
    """

    name: str
    is_stuck: bool
    failure: str | None
    num_ranks: int
    #: Whether the sender of rows that fail sees the failure with their completion, or at its next call.
    sender_notices: bool = True
    #: A send, a receive or a sum blocks while this is not set, until an abort.
    begins: threading.Event = field(default_factory=_set)
    #: By rank of a pair: whether an error is known.
    has_failed: list[bool] = field(default_factory=lambda: [False, False])

    def __post_init__(self) -> None:
        self.all_here = threading.Barrier(self.num_ranks)
        #: By rank: its sends and receives, to and from the other one of a pair, and its parts of sums.
        self.sends, self.receives, self.sums = (
            tuple(deque["FakeWork"]() for _ in range(self.num_ranks)) for _ in range(3)
        )
        #: By rank: the stream of the first call.
        self.stream_of: list[object | None] = [None] * self.num_ranks


class FakeCommunicator:
    """One rank's end of an edge, see `nccl_link.Communicator`."""

    def __init__(self, nccl: FakeNccl, edge: _Edge, rank: int) -> None:
        self._nccl = nccl
        self._edge = edge
        self._rank = rank

    def send(self, tensors: list[torch.Tensor], peer: int, tag: int, /) -> "FakeWork":
        return self._begin(tensors, peer, sends=True)

    def recv(self, tensors: list[torch.Tensor], peer: int, tag: int, /) -> "FakeWork":
        return self._begin(tensors, peer, sends=False)

    def allreduce(self, tensors: list[torch.Tensor], opts: dist.AllreduceOptions, /) -> "FakeWork":
        (tensor,) = tensors
        if opts.reduceOp != dist.ReduceOp.SUM or not tensor.is_contiguous():
            self._nccl.refuse(f"{opts.reduceOp}, strides {tensor.stride()}")
        self._check(tensor)
        return self._nccl.begin_sum(self._edge, self._rank, tensor)

    def abort(self) -> None:
        self._nccl.abort(self._edge, self._rank)

    def _begin(self, tensors: list[torch.Tensor], peer: int, *, sends: bool) -> "FakeWork":
        (tensor,) = tensors
        if peer != 1 - self._rank or not tensor.is_contiguous():
            self._nccl.refuse(f"rank {peer}, strides {tensor.stride()}")
        self._check(tensor)
        return self._nccl.begin(self._edge, self._rank, tensor, sends=sends)

    def _check(self, tensor: torch.Tensor) -> None:
        """Refuse tensors of the host, and calls on a stream of another communicator."""
        if not isinstance(tensor, LaggingTensor):
            self._nccl.refuse("a tensor of the host")
        stream = self._nccl.stream
        known = [stream for edge in self._nccl.edges for stream in edge.stream_of if edge is not self._edge]
        if self._edge.stream_of[self._rank] is None and stream not in [*known, *self._edge.stream_of]:
            self._edge.stream_of[self._rank] = stream
        self._nccl.check_stream(self._edge.stream_of[self._rank])


class FakeWork:
    """One transfer, see `nccl_link.Work`."""

    def __init__(self, nccl: FakeNccl, edge: _Edge, rank: int, tensor: torch.Tensor, stream: object | None) -> None:
        self._nccl = nccl
        self._edge = edge
        self._stream = stream
        self.rank = rank
        self.tensor = tensor
        #: Our part of a sum.
        self.part: torch.Tensor | None = None
        #: Polls until the rank sees the end; None while the rows have not crossed.
        self.polls_left: int | None = None
        self.failure: str | None = None

    def is_completed(self) -> bool:
        self._nccl.advance()
        if self.polls_left is not None and self.polls_left > 0:
            self.polls_left -= 1
            return False
        return self.polls_left is not None

    def wait(self) -> bool:
        self._nccl.check_stream(self._stream)
        if self.polls_left != 0:
            self._nccl.refuse("a thread waits for NCCL, which may take for ever")
        if self.failure is not None:
            raise RuntimeError(self.failure)
        return True


def _spoil(tensor: torch.Tensor) -> None:
    with torch.inference_mode():
        tensor.fill_(torch.nan)


# -- signatures of torch -----------------------------------------------------------------------------------------------

#: Names of torch's parameters, in order, by class and method. A link gives as many, by place.
SIGNATURES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("ProcessGroupNCCL", "__init__"): ("store", "rank", "size", "options"),
    ("ProcessGroupNCCL", "abort"): (),
    ("ProcessGroupNCCL.Options", "__init__"): ("is_high_priority_stream",),
    ("ProcessGroup", "send"): ("tensors", "dstRank", "tag"),
    ("ProcessGroup", "recv"): ("tensors", "srcRank", "tag"),
    ("ProcessGroup", "allreduce"): ("tensors", "opts"),
    ("Work", "is_completed"): (),
    ("Work", "wait"): ("timeout",),
}
#: Our interface of each of these methods, and the stand-in.
OF_OURS: Mapping[tuple[str, str], tuple[Callable[..., Any], Callable[..., Any]]] = {
    ("ProcessGroupNCCL", "abort"): (Communicator.abort, FakeCommunicator.abort),
    ("ProcessGroup", "send"): (Communicator.send, FakeCommunicator.send),
    ("ProcessGroup", "recv"): (Communicator.recv, FakeCommunicator.recv),
    ("ProcessGroup", "allreduce"): (Communicator.allreduce, FakeCommunicator.allreduce),
    ("Work", "is_completed"): (Work.is_completed, FakeWork.is_completed),
    ("Work", "wait"): (Work.wait, FakeWork.wait),
}


def parameters_of_ours(method: Callable[..., Any]) -> list[tuple[str, Any]]:
    """Names and kinds of a method's parameters after `self`."""
    return [(each.name, each.kind) for each in list(inspect.signature(method).parameters.values())[1:]]


def differences_at_run_time(communicator: type, options: type | None = None) -> list[str]:
    """Differences between `SIGNATURES` and the methods of torch's process group `communicator`, which is
    `dist.ProcessGroupNCCL` where torch has it, as their docstrings state them. `options`: class of its options.

    A missing method is a difference as well.
    """
    owners = {"ProcessGroupNCCL": communicator, "ProcessGroup": communicator, "Work": dist.Work}
    if options is not None:
        owners["ProcessGroupNCCL.Options"] = options
    found = []
    for (owner, method), expected in SIGNATURES.items():
        if owner in owners:
            text = getattr(owners[owner], method, None).__doc__ or ""
            known = [
                _parameters_in(line) for line in re.findall(rf"^(?:\d+\. )?{method}\((.*)\) ->", text, re.MULTILINE)
            ]
            if expected not in known:
                found.append(f"{owner}.{method} takes {known or 'nothing that is known'}, not {expected}")
    return found


def _parameters_in(signature: str) -> tuple[str, ...]:
    """Names of the parameters in a docstring's signature, without `self`."""
    return tuple(re.findall(r"(?:^|, )(\w+): ", signature))[1:]
