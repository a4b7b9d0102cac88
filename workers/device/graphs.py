"""Recorded kernels: what a device computes in between two points of a program, replayed without the program.

A GPU that computes few rows waits for Python: of a 7B model, a layer is some forty launches, and each takes the
processor longer than the GPU. Replaying a recording of them is one launch (CUDA's programming guide, "CUDA graphs").
"""

import contextlib
from typing import Protocol


class Graph(Protocol):
    """What is computed from `begin` to `end`: nothing then, and all of it at each `replay`, in the same memory.

    `begin` and `end` take place inside of `Graphs.recording`. Its inputs are tensors that exist before `begin`; what it
    makes is there after a replay, until the next one of any graph of the same `Graphs`.
    """

    def begin(self) -> None: ...

    def end(self) -> None: ...

    def replay(self) -> None: ...


class Graphs(Protocol):
    """Makes graphs that share memory: no two of them are replayed, or recorded, at once."""

    def recording(self) -> contextlib.AbstractContextManager[None]:
        """What the calling thread records, and what it computes to warm up, takes place inside."""
        ...

    def new(self) -> Graph: ...
