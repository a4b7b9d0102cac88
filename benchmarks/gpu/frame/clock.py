"""Clocks of a device's computing: its own events where it has a stream, the processor's clock elsewhere.

This is the only module of the bench that calls `torch.cuda`.

* `kernel_s`: time of the kernels alone. Launches are queued after a sleeping kernel, so gaps in which the device waits
  for its host are not counted.
* `elapsed`: from mark to mark on the computing stream, as in a forward pass: waiting for the host counts.
* `busy_share`: share of wall-clock time in which a kernel ran, by the profiler (CUPTI). Copies do not count.
"""

import itertools
import statistics
import subprocess
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import torch

#: Uncounted calls at the start of `kernel_s`.
WARM_UPS = 3
#: Clock cycles of the sleeping kernel: some milliseconds at any clock rate, enough to queue the measured work.
_SLEEP_CYCLES = 10_000_000


class Clock:
    """Clock of the processor, which computes synchronously."""

    #: Whether the figures are those of a GPU.
    is_gpu = False

    def mark(self) -> Any:
        """A point in the device's work."""
        return time.perf_counter()

    def elapsed(self, marks: list[Any]) -> list[float]:
        """Seconds from each mark to the next one. Waits for the last mark."""
        return [end_s - start_s for start_s, end_s in itertools.pairwise(marks)]

    def kernel_s(self, work: Callable[[], object], rounds: int) -> float:
        """Seconds of one call: the median over `rounds` calls."""
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
        """Share of time with a kernel running during `work`, which ends with the device idle; None without a
        profiler.
        """
        work()
        return None

    def name(self) -> dict[str, str]:
        """Names of the device and its driver."""
        return {"device": "cpu"}

    def _keep_busy(self) -> None:
        """Keep the device busy while launches are queued."""


class CudaClock(Clock):
    """Clock of a GPU and its current stream."""

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
    """Length of the union of the spans, each from start to end."""
    length, until = 0.0, float("-inf")
    for start, end in sorted(spans):
        length += max(0.0, end - max(start, until))
        until = max(until, end)
    return length
