"""A link whose rows go over NCCL, from one GPU's memory to another's. Headers and hints stay on gloo.

A receive is submitted to the GPU only when the header of its rows has arrived, because NCCL's kernels occupy a part of
the GPU until the other side joins.

* **One communicator per edge**, of two ranks, with its own stream. The two edges of a worker proceed independently, and
  a broken edge breaks no other. A communicator is made, and used once, when the group is joined, so that slow steps and
  failures come before the first request. Edges are warmed up in two rounds, whatever the length of the chain.
* **Waiting** is polling: NCCL has no wait with a timeout that leaves the group usable, so a transfer is polled until it
  is complete, late, or abandoned by another thread. Late means dead: the communicator is aborted, the epoch is over.
* **Abort** may take any time, or never return. It runs on a thread of its own that holds the last reference to the
  communicator, because `destroy_process_group` and the destructor wait for other ranks. No thread waits for it.
* **No watchdog**: torch's watchdog would end the process when a transfer times out. While TORCH_NCCL_BLOCKING_WAIT is
  set, a new group starts neither the watchdog (`ProcessGroupNCCL.cpp`) nor the thread that monitors it.
* **Memory**: rows are sent when they are computed (`OutEdge.send`). NCCL's kernels run on the communicator's stream,
  after the caller's current stream, which nothing else uses. torch marks a tensor's memory as used by that stream
  (`recordStream` in `pointToPoint`), so it is not reused while a kernel works on it, even when both workers have given
  up. The memory that receives rows must not be in use by another stream: see `workers/device/device.py::Device.empty`.

Two GPUs have not been tried. On one GPU, communicators are made and aborted (`tests/gpu/test_nccl_cuda.py`). NCCL
refuses two ranks on one GPU that name one host; ranks that name two hosts (NCCL_HOSTID) are joined through sockets,
which tests use (`tests/gpu/test_ranks_cuda.py`). Elsewhere tests run the class over a stand-in
(`tests/support/nccl.py::FakeNccl`).
"""

import contextlib
import os
import platform
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Protocol

import torch
import torch.distributed as dist

from workers.device.device import Device
from workers.errors import ChainBroken
from workers.handoff.edges import Link
from workers.handoff.link_choice import Place
from workers.plan.config import EpochSpec, LinkKind

#: Time between two polls of a transfer, in seconds.
_POLL_S = 50e-6
#: Number of ranks of an edge: a worker and its successor.
_EDGE_SIZE = 2
#: Number that the first rank of an edge sends to warm it up.
_WARM_UP = 1815.0
#: Identity of the running kernel.
_KERNEL = Path("/proc/sys/kernel/random/boot_id")


class Work(Protocol):
    """A transfer that was submitted to NCCL."""

    def is_completed(self) -> bool:
        """Whether the transfer has ended: succeeded, failed or aborted. Does not block."""
        ...

    def wait(self) -> object:
        """Raise RuntimeError when a completed transfer has failed."""
        ...


class Communicator(Protocol):
    """The methods of `torch.distributed.ProcessGroupNCCL` that edges and the shards of a worker use."""

    def send(self, tensors: list[torch.Tensor], peer: int, tag: int, /) -> Work: ...

    def recv(self, tensors: list[torch.Tensor], peer: int, tag: int, /) -> Work: ...

    def allreduce(self, tensors: list[torch.Tensor], opts: dist.AllreduceOptions, /) -> Work:
        """Replace the tensor by its sum over the ranks."""
        ...

    def abort(self) -> None:
        """End all transfers. May block."""
        ...


#: Makes work of the calling thread, inside the context, run on one stream.
OnStream = Callable[[], contextlib.AbstractContextManager[object]]


class Nccl(Protocol):
    """The parts of the library that a link needs."""

    def new_stream(self, device: Device) -> OnStream:
        """A new stream of the device."""
        ...

    def connect(self, store: dist.PrefixStore, name: str, rank: int, num_ranks: int) -> Communicator:
        """A communicator, from the epoch's rendezvous store, the communicator's name there, and our rank of its ranks.

        Blocks until the other ranks join.
        """
        ...


class NcclRanks:
    """This rank's membership in a communicator. Owns: the communicator, and a stream.

    Transfers are made by one thread at a time; `abandon` may be called by any.
    """

    def __init__(self, name: str, rank: int, num_ranks: int, others: str, device: Device, nccl: Nccl) -> None:
        """`name`: of the communicator in the epoch. `others`: name of the other ranks in errors."""
        self._name = name
        self._rank = rank
        self._num_ranks = num_ranks
        self._others = others
        self._nccl = nccl
        self._communicator: Communicator | None = None
        self._on_stream = nccl.new_stream(device)
        self._lock = threading.Lock()
        #: Reason why the membership has ended; None while it has not.
        self._abandoned: str | None = None

    def open(self, store: dist.PrefixStore, timeout_s: float, warm_up: Callable[[], None]) -> None:
        """Make the communicator, and call `warm_up`, which uses it once. Raises ChainBroken after at most `timeout_s`
        seconds.
        """
        opened: Future[None] = Future()

        def make() -> None:
            try:
                self._make(store)
                warm_up()
            except BaseException as error:  # noqa: BLE001  # `open` raises it
                opened.set_exception(error)
            else:
                opened.set_result(None)

        threading.Thread(target=make, name=self._name, daemon=True).start()
        try:
            opened.result(timeout_s)
        except TimeoutError:
            self.abandon(f"{self._others} did not join over NCCL within {timeout_s:.0f} s")
            self.check()
        except Exception as error:
            raise ChainBroken(f"no NCCL connection to {self._others}: {error}") from error

    def run(self, begin: Callable[[Communicator], Work], what: str, timeout_s: float) -> None:
        """Submit a transfer, and return when it is complete. Raises ChainBroken when it fails or is late."""
        with self._lock:
            self.check()
            communicator = self._communicator
            assert communicator is not None, "open first"
        with self._unbroken(), self._on_stream():
            work = begin(communicator)
            deadline_s = time.monotonic() + timeout_s
            while not work.is_completed():
                if time.monotonic() > deadline_s:
                    self.abandon(f"{self._others} is late: {what} within {timeout_s:g} s")
                self.check()
                time.sleep(_POLL_S)
            self.check()  # an aborted transfer also counts as completed
            work.wait()

    def abandon(self, reason: str) -> None:
        """End the membership and abort its transfers, without waiting. Threads that use it raise the first reason."""
        with self._lock:
            if self._abandoned is not None:
                return
            self._abandoned = reason
            communicator, self._communicator = self._communicator, None
        if communicator is not None:
            _end(communicator, self._name)

    def check(self) -> None:
        """Raise ChainBroken after `abandon`."""
        if self._abandoned is not None:
            raise ChainBroken(self._abandoned)

    def _make(self, store: dist.PrefixStore) -> None:
        communicator = self._nccl.connect(store, self._name, self._rank, self._num_ranks)
        with self._lock:
            if self._abandoned is None:
                self._communicator = communicator
        if self._abandoned is not None:
            _end(communicator, self._name)
            self.check()

    @contextlib.contextmanager
    def _unbroken(self) -> Iterator[None]:
        try:
            yield
        except (RuntimeError, OSError) as error:
            self.abandon(f"{self._others} is gone: {error}")
            raise ChainBroken(f"{self._others} is gone: {error}") from error


class NcclLink:
    """The `Link` to one neighbour. Owns: its membership in the edge's communicator.

    Rows (floating-point tensors) are contiguous in device memory; other messages are in host memory and go over gloo.
    Not thread-safe, except for `abandon`.
    """

    kind = LinkKind.NCCL

    def __init__(self, spec: EpochSpec, peer: int, device: Device, handoff_timeout_s: float, nccl: Nccl) -> None:
        #: Our rank on this edge: 0 for the first worker, 1 for its successor.
        self._rank = int(spec.rank > peer)
        self._ranks = NcclRanks(f"edge-{min(spec.rank, peer)}", self._rank, _EDGE_SIZE, f"rank {peer}", device, nccl)
        self._device = device
        self._timeout_s = handoff_timeout_s
        self._headers: Link | None = None

    def open(self, store: dist.PrefixStore, headers: Link, timeout_s: float) -> None:
        """Make the communicator and send or receive once. Raises ChainBroken after at most `timeout_s` seconds."""
        self._headers = headers
        self._ranks.open(store, timeout_s, lambda: self._warm_up(timeout_s))

    def send(self, tensor: torch.Tensor) -> None:
        """Send, and return when the tensor may change. Raises ChainBroken."""
        if tensor.is_floating_point():
            self._transfer(tensor, self._timeout_s, sends=True)
        else:
            self._gloo.send(tensor)

    def receive(self, tensor: torch.Tensor) -> None:
        """Receive, and return when the tensor is in place for all work submitted to the device from then on.

        Raises ChainBroken.
        """
        if tensor.is_floating_point():
            self._transfer(tensor, self._timeout_s, sends=False)
        else:
            self._gloo.receive(tensor)

    def abandon(self, reason: str) -> None:
        """Close the link and abort its transfers, without waiting. Threads that use it raise the first reason."""
        self._ranks.abandon(reason)

    @property
    def _gloo(self) -> Link:
        self._ranks.check()
        assert self._headers is not None, "open first"
        return self._headers

    def _transfer(self, tensor: torch.Tensor, timeout_s: float, *, sends: bool) -> None:
        def begin(communicator: Communicator) -> Work:
            return (communicator.send if sends else communicator.recv)([tensor], 1 - self._rank, 0)

        self._ranks.run(begin, "rows were not transferred", timeout_s)

    def _warm_up(self, timeout_s: float) -> None:
        mark = in_place(self._device, torch.tensor([0.0 if self._rank else _WARM_UP]))
        self._transfer(mark, timeout_s, sends=not self._rank)
        if float(mark) != _WARM_UP:
            raise ChainBroken(f"received {float(mark)}, not {_WARM_UP}")


def in_place(device: Device, tensor: torch.Tensor) -> torch.Tensor:
    """Copy of a tensor in the device's memory, for any stream."""
    copy = device.put(tensor)
    if device.transfers is not None:
        device.transfers.computed().wait()
    return copy


def _end(communicator: Communicator, name: str) -> None:
    """Abort on a thread that holds the last reference to the communicator, as an abort may never return."""
    threading.Thread(target=communicator.abort, name=f"abort-{name}", daemon=True).start()


class _TorchNccl:
    """NCCL as torch wraps it."""

    def new_stream(self, device: Device) -> OnStream:
        return partial(torch.cuda.stream, torch.cuda.Stream(device.torch_device))  # type: ignore[no-untyped-call]

    def connect(self, store: dist.PrefixStore, name: str, rank: int, num_ranks: int) -> Communicator:
        options = dist.ProcessGroupNCCL.Options(is_high_priority_stream=True)
        options._timeout = timedelta(days=1)  # timeout of an abort: see `_end`
        with _without_watchdog():
            communicator: Communicator = dist.ProcessGroupNCCL(dist.PrefixStore(name, store), rank, num_ranks, options)
            return communicator


TORCH_NCCL = _TorchNccl()


def nccl_place(device: torch.device, wanted: str) -> Place:
    """The place of a rank on `device`. `wanted`: its `handoff_link`."""
    host = _KERNEL.read_text().strip() if _KERNEL.exists() else platform.node()
    if device.type != "cuda":
        return Place(wanted=wanted, host=host, unfit=f"NCCL joins CUDA devices only, not {device}")
    facts = torch.cuda.get_device_properties(device)
    unfit = ""
    if not dist.is_nccl_available():
        unfit = f"torch {torch.__version__} has no NCCL"
    elif " MIG " in f" {facts.name} ":
        unfit = f"{facts.name} is a part of a GPU, which NCCL does not join"
    numbers = [getattr(facts, name, None) for name in ("pci_domain_id", "pci_bus_id", "pci_device_id")]
    bus_id = ":".join(f"{number:02x}" for number in numbers) if None not in numbers else ""
    return Place(wanted=wanted, host=host, bus_id=bus_id, uuid=str(getattr(facts, "uuid", "")), unfit=unfit)


@contextlib.contextmanager
def _without_watchdog() -> Iterator[None]:
    """Make groups without a watchdog inside the block. torch reads the variable only when it makes a group."""
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
