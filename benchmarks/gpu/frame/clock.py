"""How long a device computes: by its own events where it has a stream, by the processor's clock where it has none.

The one module of the bench that calls `torch.cuda`.

* `kernel_s`: the kernels alone. Launches are queued after a kernel that sleeps, so no gap between them is counted in
  which the device waits for its host.
* `elapsed`: from mark to mark on the computing stream, as a forward pass meets it: waiting for the host counts.
* `busy_share`: the part of a stretch of wall-clock time in which at least one kernel ran, by the profiler (CUPTI).
  Copies do not count: they are not what the device is for.
"""

import itertools
import statistics
import subprocess
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import torch

#: Calls of `kernel_s` that are not counted.
WARM_UPS = 3
#: Of the sleeping kernel: some milliseconds at any clock rate, enough to queue what is measured.
_SLEEP_CYCLES = 10_000_000


class Clock:
    """That of the processor, which computes when it is told to."""

    #: Whether its figures are those of a GPU.
    is_gpu = False

    def mark(self) -> Any:
        """A point in what the device has to do."""
        return time.perf_counter()

    def elapsed(self, marks: list[Any]) -> list[float]:
        """Seconds from each mark to the next one. Waits for the last."""
        return [end_s - start_s for start_s, end_s in itertools.pairwise(marks)]

    def kernel_s(self, work: Callable[[], object], rounds: int) -> float:
        """Of one call, the median of so many."""
        for _ in range(WARM_UPS):
            work()
        seconds = []
        for _ in range(rounds):
            self._keep_busy()
            marks = [self.mark()]
            work()
            marks.append(self.mark())
            seconds += self.elapsed(marks)
        return statistics.median(seconds)

    def busy_share(self, work: Callable[[], object]) -> float | None:
        """While `work` runs, which ends when the device is done; None where no profiler tells."""
        work()
        return None

    def name(self) -> dict[str, str]:
        """What the device and its driver are called."""
        return {"device": "cpu"}

    def _keep_busy(self) -> None:
        """Give the device something to do while launches are queued."""


class CudaClock(Clock):
    """That of a GPU and its current stream."""

    is_gpu = True

    def __init__(self, device: torch.device) -> None:
        self._device = device

    def mark(self) -> torch.cuda.Event:
        event = torch.cuda.Event(enable_timing=True)  # type: ignore[no-untyped-call]
        event.record(torch.cuda.current_stream(self._device))
        return event

    def elapsed(self, marks: list[torch.cuda.Event]) -> list[float]:
        marks[-1].synchronize()
        return [start.elapsed_time(end) / 1e3 for start, end in itertools.pairwise(marks)]

    def busy_share(self, work: Callable[[], object]) -> float | None:
        torch.cuda.synchronize(self._device)
        activities = [torch.profiler.ProfilerActivity.CUDA]
        with torch.profiler.profile(activities=activities, acc_events=True) as profile:
            started_s = time.perf_counter()
            work()
            torch.cuda.synchronize(self._device)
            elapsed_s = time.perf_counter() - started_s
        kernels = [
            (event.time_range.start, event.time_range.end)
            for event in profile.events() or ()
            if event.device_type.name == "CUDA" and not event.name.startswith(("Memcpy", "Memset"))
        ]
        return covered(kernels) / 1e6 / elapsed_s if kernels else None

    def name(self) -> dict[str, str]:
        properties = torch.cuda.get_device_properties(self._device)
        command, driver = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader", "--id=0"], "unknown"
        with suppress(OSError, subprocess.CalledProcessError):
            driver = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        device = f"{properties.name}, {properties.total_memory / 2**30:.0f} GiB"
        return {"device": device, "driver": driver, "cuda": str(torch.version.cuda)}

    def _keep_busy(self) -> None:
        torch.cuda._sleep(_SLEEP_CYCLES)  # type: ignore[no-untyped-call]


def clock_of(device: torch.device) -> Clock:
    """The clock of a torch device."""
    return CudaClock(device) if device.type == "cuda" else Clock()


def covered(spans: Iterable[tuple[float, float]]) -> float:
    """The length of the union of spans, each from start to end."""
    length, until = 0.0, float("-inf")
    for start, end in sorted(spans):
        length += max(0.0, end - max(start, until))
        until = max(until, end)
    return length
