"""The device where a worker computes and keeps a request's KV: the processor, or a GPU with memory of its own.

A GPU computes in submission order, on one stream, and copies on separate streams. Events order the streams on the
device. A thread of the processor waits for an event only where it needs the results before it, or wants to reuse
memory that is being copied from; it never waits for all work of the device.

    computing   the caller's stream: decoding coded rows, the model, attention, scores of sketches and keys
    IN          host memory to device memory, and to its places there: rows, evidence, records of the device tier
    OUT         device memory to host memory: rows that are saved, records that leave the device tier

The processor is the device without streams: rows are put in place at once (`transfers` is None).
`workers/device/cuda.py` is CUDA; `tests/support/lagging_device.py` is a stand-in for tests, whose copies come late.
"""

import contextlib
import math
from collections.abc import Sequence
from typing import Protocol

import torch
from torch import nn

from kvstore.copies.host_memory import LEAST_BYTES, POISON_BYTE, HostMemory
from workers.device.staging import Staging
from workers.device.transfers import Transfers

#: Memory of this process for requests' KV.
HOST_MEMORY = HostMemory()


class Graph(Protocol):
    """Captured kernels of a part of a program, replayed without the program.

    A GPU that computes few rows waits for Python: a layer of a 7B model is some forty launches, and each takes the
    processor longer than the GPU. Replaying them is one launch (CUDA's programming guide, "CUDA graphs").

    Work between `begin` and `end` is captured, not computed; each `replay` computes it in the same memory. `begin` and
    `end` are called inside `Graphs.capturing`. Inputs are tensors that exist before `begin`; outputs are valid after a
    replay, until the next replay of any graph of the same `Graphs`.
    """

    def begin(self) -> None: ...

    def end(self) -> None: ...

    def replay(self) -> None: ...


class Graphs(Protocol):
    """Factory of graphs that share memory: only one of them may be captured or replayed at a time."""

    @property
    def shapes(self) -> Sequence[tuple[int, int]]:
        """(requests, new tokens of each) of forward passes that are worth a graph, smaller ones first."""
        ...

    def capturing(self) -> contextlib.AbstractContextManager[None]:
        """Context in which the calling thread warms up and captures.

        Raises DeviceError when a capture fails; the device may have lost memory then.
        """
        ...

    def new(self) -> Graph: ...


class Device:
    """The processor, and the base class of other devices."""

    def __init__(self, name: str = "cpu", torch_device: torch.device | None = None) -> None:
        self.name = name
        #: Device of every tensor that takes part in computing.
        self.torch_device = torch_device or torch.device("cpu")
        #: Copies to and from the device's own memory; None where its memory is the processor's.
        self.transfers: Transfers | None = None
        #: Staging buffers for rows from the store; set if and only if `transfers` is.
        self.staging: Staging | None = None

    def graphs(self) -> Graphs | None:
        """Graphs for passes of few rows; None where the overhead of launches is negligible."""
        return None

    def computing(self) -> contextlib.AbstractContextManager[None]:
        """Context in which the calling thread computes on this device."""
        return contextlib.nullcontext()

    def adopt(self, network: nn.Module) -> None:
        """Move a network's weights to the device's memory."""

    def empty(self, size: Sequence[int], dtype: torch.dtype) -> torch.Tensor:
        """Uninitialised memory of the device, for copies into it and for computing. It may hold rows of ended requests.

        The caller waits for the copies into it before it releases the memory.
        """
        num_bytes = math.prod(size) * dtype.itemsize
        if num_bytes >= LEAST_BYTES:
            memory = torch.from_numpy(HOST_MEMORY.empty((num_bytes,)))
        else:  # aligned as kernels like it
            memory = torch.empty(num_bytes, dtype=torch.uint8)
            if HOST_MEMORY.is_poisoned:
                memory.fill_(POISON_BYTE)
        return memory.view(dtype).view(tuple(size))

    def put(self, tensor: torch.Tensor) -> torch.Tensor:
        """Copy of a small tensor, such as token ids or indexes, in the device's memory, for the caller's next kernels.

        Does not block. `tensor` may be changed at once.
        """
        return tensor


#: The processor.
HOST = Device()
