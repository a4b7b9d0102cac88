"""Copies between host memory and a device's own: their direction, and the events that put them in order.

Every module of this folder knows these; they know none of it.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Protocol

import torch


class Event(Protocol):
    """A point on one of a device's streams."""

    def wait(self) -> None:
        """Return when all that lies before it is done: only the calling thread waits."""
        ...

    def order(self) -> None:
        """What the calling thread has computed from now on comes after it. Returns at once."""
        ...

    def is_done(self) -> bool: ...


class Direction(Enum):
    """Of copies: which stream, or streams, they go on."""

    IN = "in"
    OUT = "out"


class Transfers(Protocol):
    """Copies between host memory and a device's own. Thread-safe."""

    def pinned(self, num_bytes: int) -> torch.Tensor:
        """Host memory that copies can begin and end in without the processor: uint8 [num_bytes]."""
        ...

    def submit(self, direction: Direction, copies: Callable[[], object], after: Sequence[Event] = ()) -> Event:
        """Have `copies` done after the events: tensor operations that return before they are done. Returns at once.

        Two submissions of one direction may take place in either order, or together: `after` gives them an order.
        The memory that `copies` reads and writes stays as it is until the event.
        """
        ...

    def prepare_gather(self) -> bool:
        """Whether there is a kernel for `gather`; it is compiled when this returns."""
        ...

    def gather(self, address: int, starts: torch.Tensor, target_NW: torch.Tensor, places: torch.Tensor) -> None:
        """Lines of W words of 8 bytes, from `address` + 8 * starts[i] to target_NW[places[i]]; called by `copies`.

        `address`: of memory that is registered as far as the lines go. `starts`, `places`: int64 [n] in the device's
        memory, places all different; `target_NW`: int64 [N, W].
        """
        ...

    def computed(self) -> Event:
        """All that has been computed until now."""
        ...

    def register(self, address: int, num_bytes: int) -> None:
        """Make a stretch of this process's memory like `pinned` memory. Raises DeviceError."""
        ...

    def unregister(self, address: int) -> None:
        """Undo `register`, when no copy from there is under way. Raises DeviceError."""
        ...
