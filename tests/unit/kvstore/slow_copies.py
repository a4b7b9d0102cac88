"""Destinations and files that wait until a test lets them go on."""

import threading
from collections.abc import Sequence

from store_steps import WAIT_S

from kvstore.disk.files import OsFiles


class Halting:
    """A destination that waits in each copy, like a process stopped between the store's answer and its copy.

    `before`, `after`: each record when the copy began, and when it went on.
    """

    def __init__(self) -> None:
        self.entered, self.go = threading.Event(), threading.Event()
        self.before: list[bytes] = []
        self.after: list[bytes] = []

    def copy(self, record: memoryview) -> None:
        self.before.append(bytes(record))
        self.entered.set()
        assert self.go.wait(WAIT_S)
        self.after.append(bytes(record))


class Slow:
    """A destination whose copies last until `finish`, and read the record only then, as on a CUDA stream."""

    def __init__(self) -> None:
        self.finish = threading.Event()
        self.seen: list[tuple[memoryview, bytes]] = []

    def copy(self, record: memoryview) -> "Slow":
        self.seen.append((record, bytes(record)))
        return self

    def wait(self) -> None:
        assert self.finish.wait(WAIT_S)

    def is_untouched(self) -> bool:
        return all(bytes(record) == before for record, before in self.seen)


class GatedFiles(OsFiles):
    """Reads wait while the gate is closed; `arrived` counts them."""

    def __init__(self) -> None:
        super().__init__()
        self.open_gate = threading.Event()
        self.open_gate.set()
        self.arrived = threading.Semaphore(0)
        self.failure: OSError | None = None

    def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        if not self.open_gate.is_set():
            self.arrived.release()
            assert self.open_gate.wait(WAIT_S)
        if self.failure is not None:
            raise self.failure
        return super().preadv(descriptor, buffers, offset_bytes)
