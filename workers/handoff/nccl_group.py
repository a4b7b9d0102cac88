"""Groups whose rows go over NCCL, from one GPU's memory into another's. Headers and hints stay on gloo.

So everything that keeps two workers in step is what it is between processors: a header is read before its rows are
asked for, a sender that stops early says so in a header, and every wait is bounded. A receive is told to the GPU when
the header of its rows has come, not before: NCCL's kernels occupy a part of the GPU until the other side is there.

* **One communicator an edge**, of two ranks, with its stream. Both directions of a worker go on independently, and a
  broken edge takes no other along. It is made, and used once, when the group is joined: what takes seconds, or fails,
  does so before there is a request. Edges are warmed up in two rounds, whatever the length of the chain.
* **Waiting** is asking: NCCL has no wait with an end that leaves the group usable, so a transfer is polled until it is
  through, late, or given up by others. Late means dead: the communicator is aborted, and the epoch is over.
* **Abort** may take as long as it wants, or for ever, on a thread of its own that holds the last reference to the
  communicator: `destroy_process_group` and the destructor wait for the others. No other thread waits for it.
* **No watchdog**: torch's would end the process when a transfer times out. With TORCH_NCCL_BLOCKING_WAIT set while a
  group is made, none is started (`ProcessGroupNCCL.cpp`); nor is the thread that watches it.
* **Memory**: rows are sent when they are computed (`OutEdge.send`), and NCCL's kernels run on their communicator's
  stream, after the stream that is current for the caller: one that nothing else uses. torch marks a tensor's memory as
  used by that stream (`recordStream` in `pointToPoint`), so it is not handed out again while a kernel works on it,
  even when both workers have given up. Where rows go to must not be in use any more by another stream: see
  `workers/device/device.py::Device.empty`.

What has not been tried: two GPUs. On one, communicators are made and aborted (`tests/gpu/test_nccl_cuda.py`); NCCL
refuses two ranks there. The class runs in tests over a stand-in (`tests/support/nccl.py::FakeNccl`).
"""

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from datetime import timedelta
from typing import Protocol

import torch
import torch.distributed as dist

from workers.errors import ChainBroken
from workers.handoff.edges import Link
from workers.handoff.process_group import GlooGroup
from workers.handoff.rendezvous import RENDEZVOUS_TIMEOUT, meet
from workers.plan.config import EpochSpec

#: Between two looks at a transfer.
_POLL_S = 50e-6
#: Two ranks an edge: the first in the chain, and its successor.
_EDGE_SIZE = 2
#: What the first of an edge sends to warm it up.
_WARM_UP = 1815.0


class Work(Protocol):
    """A transfer that NCCL was told of."""

    def is_completed(self) -> bool:
        """Also when it failed or was aborted. Does not wait."""
        ...

    def wait(self) -> object:
        """Of one that is completed: raises RuntimeError when it failed."""
        ...


class Communicator(Protocol):
    """What an edge needs of `torch.distributed.ProcessGroupNCCL`."""

    def send(self, tensors: list[torch.Tensor], peer: int, tag: int, /) -> Work: ...

    def recv(self, tensors: list[torch.Tensor], peer: int, tag: int, /) -> Work: ...

    def abort(self) -> None:
        """End all transfers. May block."""
        ...


#: Makes the communicator of an edge: the epoch's rendezvous store, the edge's name there, and which of both ranks we
#: are. Blocks until the other is there.
Connect = Callable[[dist.PrefixStore, str, int], Communicator]


class NcclGroup:
    """See `process_group.Group`. Owns: its gloo group and the links to its neighbours."""

    def __init__(
        self, spec: EpochSpec, device: torch.device, handoff_timeout_s: float, connect: Connect | None = None
    ) -> None:
        """`device`: the GPU whose memory the rows are in. `connect`: in place of NCCL."""
        self.spec = spec
        self._headers = GlooGroup(spec)
        self._links = {
            peer: NcclLink(spec, peer, device, handoff_timeout_s, connect or _connect_nccl)
            for peer in (spec.rank - 1, spec.rank + 1)
            if 0 <= peer < spec.world_size
        }

    def join(self) -> None:
        self._headers.join()
        try:
            store = meet(self.spec)
            # Edges from even ranks first, so that all of them are warmed up in two rounds.
            for peer, link in sorted(self._links.items(), key=lambda item: min(self.spec.rank, item[0]) % 2):
                link.open(store, self._headers.link(peer), RENDEZVOUS_TIMEOUT.total_seconds())
        except (RuntimeError, OSError, ChainBroken) as error:
            self.leave()
            raise ChainBroken(f"rank {self.spec.rank} could not join epoch {self.spec.epoch}: {error}") from error

    def link(self, peer: int) -> "NcclLink":
        return self._links[peer]

    def leave(self) -> None:
        for link in self._links.values():
            link.abandon("the epoch has ended")
        self._headers.leave()


class NcclLink:
    """The edge to one neighbour, as `handoff.Link`. Owns: its communicator, and a stream.

    Rows (tensors of floating point) are in device memory and contiguous; other messages are the processor's and go over
    gloo. For one thread, but for `abandon`.
    """

    def __init__(
        self, spec: EpochSpec, peer: int, device: torch.device, handoff_timeout_s: float, connect: Connect
    ) -> None:
        self._peer = peer
        self._name = f"edge-{min(spec.rank, peer)}"
        #: Of the two.
        self._rank = int(spec.rank > peer)
        self._device = device
        self._timeout_s = handoff_timeout_s
        self._connect = connect
        self._headers: Link | None = None
        self._communicator: Communicator | None = None
        self._stream = torch.cuda.Stream(device) if device.type == "cuda" else None  # type: ignore[no-untyped-call]
        self._lock = threading.Lock()
        #: Why nothing goes here any more.
        self._abandoned: str | None = None

    def open(self, store: dist.PrefixStore, headers: Link, timeout_s: float) -> None:
        """Make the communicator and send or receive once. Raises ChainBroken, within `timeout_s` seconds."""
        self._headers = headers
        opened: Future[None] = Future()
        threading.Thread(target=self._open, args=(store, timeout_s, opened), name=self._name, daemon=True).start()
        try:
            opened.result(timeout_s)
        except TimeoutError:
            self.abandon(f"rank {self._peer} did not come within {timeout_s:.0f} s")
            self._check()
        except Exception as error:
            raise ChainBroken(f"no NCCL to rank {self._peer}: {error}") from error

    def send(self, tensor: torch.Tensor) -> None:
        """Return when the rows have left and may change. Raises ChainBroken."""
        headers, communicator = self._opened()
        if tensor.is_floating_point():
            self._transfer(communicator.send, tensor, self._timeout_s)
        else:
            headers.send(tensor)

    def receive(self, tensor: torch.Tensor) -> None:
        """Return when the rows are in place: what the device is told to do from then on sees them.

        Raises ChainBroken.
        """
        headers, communicator = self._opened()
        if tensor.is_floating_point():
            self._transfer(communicator.recv, tensor, self._timeout_s)
        else:
            headers.receive(tensor)

    def abandon(self, reason: str) -> None:
        """End what is under way, without waiting for that. The first reason counts."""
        with self._lock:
            if self._abandoned is not None:
                return
            self._abandoned = reason
            communicator, self._communicator = self._communicator, None
        if communicator is not None:
            _end(communicator, self._name)

    def _open(self, store: dist.PrefixStore, timeout_s: float, opened: "Future[None]") -> None:
        try:
            self._make_and_warm_up(store, timeout_s)
        except BaseException as error:  # noqa: BLE001  # `open` raises it
            opened.set_exception(error)
        else:
            opened.set_result(None)

    def _make_and_warm_up(self, store: dist.PrefixStore, timeout_s: float) -> None:
        communicator = self._connect(store, self._name, self._rank)
        with self._lock:
            if self._abandoned is None:
                self._communicator = communicator
        if self._abandoned is not None:
            _end(communicator, self._name)
            self._check()
        with self._on_stream():
            mark = torch.full((1,), 0.0 if self._rank else _WARM_UP, device=self._device)
            self._transfer(communicator.recv if self._rank else communicator.send, mark, timeout_s)
            if float(mark) != _WARM_UP:
                raise ChainBroken(f"received {float(mark)}, not {_WARM_UP}")

    def _transfer(
        self, begin: Callable[[list[torch.Tensor], int, int], Work], tensor: torch.Tensor, timeout_s: float
    ) -> None:
        with self._unbroken(), self._on_stream():
            work = begin([tensor], 1 - self._rank, 0)
            deadline = time.monotonic() + timeout_s
            while not work.is_completed():
                if time.monotonic() > deadline:
                    self.abandon(f"rank {self._peer} is late: rows were not through within {timeout_s:g} s")
                self._check()
                time.sleep(_POLL_S)
            self._check()  # one that was aborted is completed, too
            work.wait()

    def _opened(self) -> tuple[Link, Communicator]:
        with self._lock:
            self._check()
            assert self._headers is not None and self._communicator is not None, "open first"
            return self._headers, self._communicator

    def _on_stream(self) -> contextlib.AbstractContextManager[object]:
        return torch.cuda.stream(self._stream) if self._stream is not None else contextlib.nullcontext()

    def _check(self) -> None:
        if self._abandoned is not None:
            raise ChainBroken(self._abandoned)

    @contextlib.contextmanager
    def _unbroken(self) -> Iterator[None]:
        try:
            yield
        except (RuntimeError, OSError) as error:
            self.abandon(f"rank {self._peer} is gone: {error}")
            raise ChainBroken(f"rank {self._peer} is gone: {error}") from error


def _end(communicator: Communicator, name: str) -> None:
    """Abort on a thread that lets go of the communicator when that is done, if ever."""
    threading.Thread(target=communicator.abort, name=f"abort-{name}", daemon=True).start()


def _connect_nccl(store: dist.PrefixStore, name: str, rank: int) -> Communicator:
    options = dist.ProcessGroupNCCL.Options(is_high_priority_stream=True)
    options._timeout = timedelta(days=1)  # of an abort: see `_end`
    with _without_watchdog():
        communicator: Communicator = dist.ProcessGroupNCCL(dist.PrefixStore(name, store), rank, _EDGE_SIZE, options)
        return communicator


@contextlib.contextmanager
def _without_watchdog() -> Iterator[None]:
    """torch reads this when a group is made, and then never again."""
    name = "TORCH_NCCL_BLOCKING_WAIT"
    before = os.environ.get(name)
    os.environ[name] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before
