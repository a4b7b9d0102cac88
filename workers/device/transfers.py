"""Interface of copies between host and device memory: their direction, and the events that order them.

Every module of this folder may import this one; it imports none of them.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Protocol

import torch


class Event(Protocol):
    """A point on one of a device's streams."""

    def wait(self) -> None:
        """Block the calling thread until all work before the event is done."""
        ...

    def order(self) -> None:
        """Order the calling thread's later kernels after the event. Does not block."""
        ...

    def is_done(self) -> bool: ...


class Direction(Enum):
    """Direction of copies, which selects their streams."""

    IN = "in"
    OUT = "out"


class Transfers(Protocol):
    """Copies between host memory and a device's own. Thread-safe."""

    def pinned(self, num_bytes: int) -> torch.Tensor:
        """Pinned host memory, which the device copies from and to without the processor: uint8 [num_bytes]."""
        ...

    def submit(self, direction: Direction, copies: Callable[[], object], after: Sequence[Event] = ()) -> Event:
        """Submit `copies`, asynchronous tensor operations, to run after the events `after`. Does not block.

        Returns the event after the copies. Two submissions of one direction may run in either order, or together,
        unless `after` orders them. The caller leaves the memory that `copies` reads and writes alone until the event.
        """
        ...

    def prepare_gather(self) -> bool:
        """Compile the kernel of `gather`; return whether there is one."""
        ...

    def gather(
        self, address: int, starts: torch.Tensor, target_W: torch.Tensor, places: torch.Tensor, num_words: int
    ) -> None:
        """Copy pieces of `num_words` words of 8 bytes from `address` + 8 * starts[i] to target_W[places[i] :].

        For use in `copies`. `address`: begin of host memory that is registered as far as the pieces reach. `starts`,
        `places`: int64 [n] in the device's memory; no two pieces overlap at their places. `target_W`: int64.
        """
        ...

    def computed(self) -> Event:
        """The event after all kernels that the calling thread has launched so far."""
        ...

    def register(self, address: int, num_bytes: int) -> None:
        """Pin existing memory of this process, like `pinned` memory. Raises DeviceError."""
        ...

    def unregister(self, address: int) -> None:
        """Undo `register`; no copy from there may be in flight. Raises DeviceError."""
        ...
