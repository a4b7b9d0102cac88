"""The store's arena, registered with a GPU: the GPU then reads records from where the store has read them.

Registering makes pages stay where they are. It takes the driver some time, a quarter of a second a GiB and more where
pages are touched for the first time, and everything else that calls the driver waits meanwhile. So it is done in the
background, stretch by stretch from the beginning, where the store's frames are, when a worker opens its store. Each
process registers the arena for itself, as it has it mapped.

What is not registered (yet, or because the driver refuses more) is gathered by the processor, and counted
(`StagingCounters.unregistered_bytes`). A copy that crosses from one stretch into the next is made in two: the driver
takes no memory that lies in two registrations. A kernel reads across.
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

#: Some 8 ms of the driver's time each.
STRETCH_BYTES = 32 * 2**20

_log = logging.getLogger(__name__)


class PinnedArena:
    """One arena. Owns: its registration, and the thread that makes it; borrows the mapping. Thread-safe.

    `memory`: all of the arena, which stays mapped until `close`.
    """

    def __init__(self, transfers: Transfers, memory: memoryview, stretch_bytes: int = STRETCH_BYTES) -> None:
        self._transfers = transfers
        self._bytes = torch.frombuffer(memory, dtype=torch.uint8)
        self._stretch_bytes = stretch_bytes
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._register, name="pin-arena", daemon=True)
        #: Whether a kernel reads from here; known before anything is registered.
        self.gathers = False
        #: The first so many bytes are registered.
        self.registered_bytes = 0
        #: Why no more of them are; empty where nothing is wrong.
        self.failure = ""
        #: Copies that may still read.
        self._reading: list[Event] = []

    def start(self) -> None:
        self._thread.start()

    def wait(self) -> None:
        """Return when all is registered, or no more can be."""
        self._thread.join()

    def close(self) -> None:
        """Undo it, after the copies that read the arena."""
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
        """Copy a part of the arena into device memory of its size, uint8, after the events; the event of that.

        None, and nothing is copied, where it is not registered, or no part of this arena.
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
        target_NW: torch.Tensor,
        places: npt.NDArray[np.int64],
    ) -> Event | None:
        """Lines of W words of 8 bytes, from word starts[i] of `memory` to target_NW[places[i]], by a kernel.

        They stay as they are until the event. None, and nothing is copied, where `memory` is not this arena, or not
        registered as far as byte `end`. `target_NW`: int64 [N, W], of the device; places are all different.
        """
        if not self.has(memory, end):
            return None
        sent = self._transfers.pinned(2 * starts.nbytes).view(torch.int64).view(2, len(starts))
        numbers_2N = sent.numpy()
        numbers_2N[0] = starts
        numbers_2N[1] = places

        def copies() -> None:
            numbers = torch.empty(sent.shape, dtype=torch.int64, device=target_NW.device)
            numbers.copy_(sent, non_blocking=True)
            self._transfers.gather(self._bytes.data_ptr(), numbers[0], target_NW, numbers[1])

        with self._lock:  # `close` unregisters after what is submitted under it
            return self._read(copies, ()) if self.has(memory, end) else None

    def has(self, memory: npt.NDArray[np.uint8], end: int) -> bool:
        """Whether `memory` is this arena, and a kernel can read it as far as byte `end`."""
        return self.gathers and memory.ctypes.data == self._bytes.data_ptr() and end <= self.registered_bytes

    def _read(self, copies: Callable[[], None], after: Sequence[Event]) -> Event:
        event = self._transfers.submit(Direction.IN, copies, after)
        self._reading = [each for each in self._reading if not each.is_done()] + [event]
        return event

    def _register(self) -> None:
        size_bytes = len(self._bytes)
        try:
            self.gathers = self._transfers.prepare_gather()
        except Exception as error:  # noqa: BLE001  # whatever a compiler or a driver complains of
            _log.warning("no kernel reads stored rows from the arena, threads gather them, slower: %s", error)
        for start in range(0, size_bytes, self._stretch_bytes):
            if self._closing.is_set():
                return
            end = min(start + self._stretch_bytes, size_bytes)
            try:
                self._transfers.register(self._bytes.data_ptr() + start, end - start)
            except DeviceError as error:
                self.failure = str(error)
                _log.warning("%d of %d MiB of the arena are registered: %s", start >> 20, size_bytes >> 20, error)
                return
            with self._lock:
                self.registered_bytes = end
