"""The store's arena, registered with a GPU, which then reads records directly from it.

Registering pins the pages. It takes the driver a quarter of a second per GiB, more where pages are touched for the
first time, and every other call of the driver waits meanwhile. So a background thread registers the arena when a worker
opens its store, one stretch after the other from the beginning, where the store's frames are. Each process registers
its own mapping of the arena.

The processor gathers rows from memory that is not registered (yet, or because the driver refuses more), and counts them
(`StagingCounters.unregistered_bytes`). A copy that crosses from one stretch into the next is cut in two, because the
driver accepts no memory that lies in two registrations. A kernel reads across stretches.
"""

import itertools
import logging
import threading
from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt
import torch

from workers.device.transfers import Direction, Event, Transfers
from workers.errors import DeviceError

#: Size of a stretch, in bytes: registering one takes some 8 ms.
STRETCH_BYTES = 32 * 2**20

_log = logging.getLogger(__name__)


class PinnedArena:
    """The registration of one arena. Owns: the registration, and its thread; borrows the mapping. Thread-safe.

    `memory`: the whole arena, which stays mapped until `close`.
    """

    def __init__(self, transfers: Transfers, memory: memoryview, stretch_bytes: int = STRETCH_BYTES) -> None:
        self._transfers = transfers
        self._bytes = torch.frombuffer(memory, dtype=torch.uint8)
        self._stretch_bytes = stretch_bytes
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._register, name="pin-arena", daemon=True)
        #: Whether a kernel reads from the arena; set before anything is registered.
        self.gathers = False
        #: Number of bytes registered, from the beginning of the arena.
        self.registered_bytes = 0
        #: Error that stopped the registration; empty where there is none.
        self.failure = ""
        #: Events of copies that may still read the arena.
        self._reading: list[Event] = []

    def start(self) -> None:
        self._thread.start()

    def wait(self) -> None:
        """Block until the registration is complete, or has failed."""
        self._thread.join()

    def close(self) -> None:
        """Unregister the arena, after the copies that read it."""
        self._closing.set()
        self._thread.join()
        with self._lock:
            end, self.registered_bytes = self.registered_bytes, 0
            reading, self._reading = self._reading, []
        for event in reading:
            event.wait()
        for start in range(0, end, self._stretch_bytes):
            self._transfers.unregister(self._bytes.data_ptr() + start)

    def copy_from(self, part: memoryview, into: torch.Tensor, after: Sequence[Event] = ()) -> Event | None:
        """Copy a part of the arena into device memory of its size, uint8, after the events `after`.

        Returns the event after the copy. Returns None, and copies nothing, where `part` is not registered or lies
        outside this arena.
        """
        start = torch.frombuffer(part, dtype=torch.uint8).data_ptr() - self._bytes.data_ptr()
        with self._lock:
            if not 0 <= start <= self.registered_bytes - len(part):
                return None
            end, next_stretch = start + len(part), (start // self._stretch_bytes + 1) * self._stretch_bytes
            borders = [start, *range(next_stretch, end, self._stretch_bytes), end]

            def copies() -> None:
                for first, stop in itertools.pairwise(borders):
                    into[first - start : stop - start].copy_(self._bytes[first:stop], non_blocking=True)

            return self._read(copies, after)

    def gather(
        self,
        memory: npt.NDArray[np.uint8],
        end: int,
        starts: npt.NDArray[np.int64],
        target_W: torch.Tensor,
        places: npt.NDArray[np.int64],
        num_words: int,
    ) -> Event | None:
        """Copy pieces of `num_words` words of 8 bytes with a kernel, from word starts[i] of `memory` to
        target_W[places[i] :].

        `target_W`: int64 of the device; no two pieces overlap there. Returns the event until which the pieces must not
        change. Returns None, and copies nothing, where `memory` is not this arena, or is not registered up to byte
        `end`.
        """
        if not self.has(memory, end):
            return None
        sent = self._transfers.pinned(2 * starts.nbytes).view(torch.int64).view(2, len(starts))
        numbers_2N = sent.numpy()
        numbers_2N[0] = starts
        numbers_2N[1] = places

        def copies() -> None:
            numbers = torch.empty(sent.shape, dtype=torch.int64, device=target_W.device)
            numbers.copy_(sent, non_blocking=True)
            self._transfers.gather(self._bytes.data_ptr(), numbers[0], target_W, numbers[1], num_words)

        with self._lock:  # `close` waits for copies that are submitted under the lock
            return self._read(copies, ()) if self.has(memory, end) else None

    def has(self, memory: npt.NDArray[np.uint8], end: int) -> bool:
        """Whether `memory` is this arena, and a kernel can read it up to byte `end`."""
        return self.gathers and memory.ctypes.data == self._bytes.data_ptr() and end <= self.registered_bytes

    def _read(self, copies: Callable[[], None], after: Sequence[Event]) -> Event:
        event = self._transfers.submit(Direction.IN, copies, after)
        self._reading = [each for each in self._reading if not each.is_done()] + [event]
        return event

    def _register(self) -> None:
        size_bytes = len(self._bytes)
        try:
            self.gathers = self._transfers.prepare_gather()
        except Exception as error:  # noqa: BLE001  # any error of a compiler or driver
            _log.warning("no GPU kernel to read stored rows, slower threads gather them; check Triton: %s", error)
        for start in range(0, size_bytes, self._stretch_bytes):
            if self._closing.is_set():
                return
            end = min(start + self._stretch_bytes, size_bytes)
            try:
                self._transfers.register(self._bytes.data_ptr() + start, end - start)
            except DeviceError as error:
                self.failure = str(error)
                _log.warning(
                    "the driver registered only %d of %d MiB of the store's memory, the rest is read more slowly; "
                    "a smaller host tier may fit: %s",
                    start >> 20,
                    size_bytes >> 20,
                    error,
                )
                return
            with self._lock:
                self.registered_bytes = end
