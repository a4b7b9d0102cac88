"""Where a worker computes and keeps a request's KV: the processor and its memory, or a GPU with memory of its own.

A GPU computes in the order in which it is told to, on one stream, and copies on streams of their own. Streams are put
in order by events, on the device; a thread of the processor waits for an event only where it needs what lies before it
(or wants to use memory again that is being copied from), and never for all that the device has to do.

    computing   the caller's stream: decoding coded rows, the model, attention, scores of sketches and keys
    IN          host memory to device memory, and to its places there: rows, evidence, records of the device tier
    OUT         device memory to host memory: rows that are saved, records that leave the device tier

The processor itself is the device without streams: rows are put where they belong at once (`transfers` is None).
`workers/device/cuda.py` is CUDA; `tests/support/lagging_device.py` is a stand-in for tests, whose copies come late.
"""

import contextlib
import math
import mmap
from collections.abc import Sequence
from typing import Protocol

import torch
from torch import nn

from workers.device.staging import Staging
from workers.device.transfers import Transfers

#: From so many bytes on, memory is worth huge pages. Smaller memory `malloc` keeps for the next caller.
_LEAST_HUGE_BYTES = 2**22


class Graph(Protocol):
    """Captured kernels: what a device computes between two points of a program, replayed without the program.

    A GPU that computes few rows waits for Python: of a 7B model, a layer is some forty launches, and each takes the
    processor longer than the GPU. Replaying them is one launch (CUDA's programming guide, "CUDA graphs").

    From `begin` to `end` nothing is computed, and all of it at each `replay`, in the same memory. `begin` and `end`
    take place inside of `Graphs.capturing`. Its inputs are tensors that exist before `begin`; what it makes is there
    after a replay, until the next one of any graph of the same `Graphs`.
    """

    def begin(self) -> None: ...

    def end(self) -> None: ...

    def replay(self) -> None: ...


class Graphs(Protocol):
    """Makes graphs that share memory: no two of them are replayed, or captured, at once."""

    @property
    def shapes(self) -> Sequence[tuple[int, int]]:
        """(requests, new tokens of each) of forward passes that are worth a graph, the smaller ones first."""
        ...

    def capturing(self) -> contextlib.AbstractContextManager[None]:
        """What the calling thread captures, and what it computes to warm up, takes place inside.

        Raises DeviceError where that fails; the device may have lost memory then.
        """
        ...

    def new(self) -> Graph: ...


class Device:
    """The processor. Others derive from it."""

    def __init__(self, name: str = "cpu", torch_device: torch.device | None = None) -> None:
        self.name = name
        #: Of all tensors that take part in computing.
        self.torch_device = torch_device or torch.device("cpu")
        #: None: its memory is the processor's.
        self.transfers: Transfers | None = None
        #: Where rows from the store are gathered for a copy; with `transfers`.
        self.staging: Staging | None = None

    def graphs(self) -> Graphs | None:
        """What captures passes of few rows; None where the overhead of launches is negligible."""
        return None

    def computing(self) -> contextlib.AbstractContextManager[None]:
        """The device is the calling thread's own inside."""
        return contextlib.nullcontext()

    def adopt(self, network: nn.Module) -> None:
        """Move a network's weights to the device's memory."""

    def empty(self, size: Sequence[int], dtype: torch.dtype) -> torch.Tensor:
        """Memory of the device that copies fill and computing reads and writes. It holds anything.

        Its last holder must have waited for the copies into it.
        """
        num_bytes = math.prod(size) * dtype.itemsize
        if num_bytes < _LEAST_HUGE_BYTES:
            return torch.empty(tuple(size), dtype=dtype)
        return _in_huge_pages(num_bytes).view(dtype).view(tuple(size))

    def put(self, tensor: torch.Tensor) -> torch.Tensor:
        """The same numbers in the device's memory, for what the caller computes next: small things, token ids, indexes.

        Waits for nothing. `tensor` may be changed at once.
        """
        return tensor


def _in_huge_pages(num_bytes: int) -> torch.Tensor:
    """uint8 [num_bytes], 0, of the kernel's huge pages where it has some: to fill 70 MiB of small ones for the first
    time takes 27 ms, of huge ones 6 (two cores of Zen 5).
    """
    memory = mmap.mmap(-1, num_bytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with contextlib.suppress(AttributeError, OSError):  # not Linux, or a kernel without them
        memory.madvise(mmap.MADV_HUGEPAGE)
    return torch.frombuffer(memory, dtype=torch.uint8)


#: The processor.
HOST = Device()
