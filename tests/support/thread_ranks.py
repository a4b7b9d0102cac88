"""Ranks as threads of one process, each on a lagging device of its own, for code that drives ranks on several GPUs."""

import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

import pytest

from tests.support.lagging_device import LaggingDevice
from tests.support.nccl import FakeNccl
from workers.device.device import Device
from workers.handoff.device_group import DeviceGroup
from workers.handoff.process_group import Group
from workers.measuring import local_ranks
from workers.measuring.local_ranks import MakeWorker
from workers.plan.config import EpochSpec, WorkerConfig
from workers.worker import PrefillWorker


class ThreadRank:
    """A rank's thread, with the methods of its process that `LocalRanks` uses."""

    def __init__(self, pipe: Connection, config: WorkerConfig, make_worker: MakeWorker | None) -> None:
        self._worker = (make_worker or PrefillWorker)(config)
        self._pipe = pipe
        self._thread = threading.Thread(target=self._run, daemon=True, name=f"rank-{config.device}")
        self._thread.start()

    def _run(self) -> None:
        with contextlib.suppress(OSError):  # the pipe is closed in the middle of a request
            local_ranks.answer_calls(self._pipe, self._worker)

    def kill(self) -> None:
        self._worker.close()
        self._pipe.close()

    def join(self, timeout_s: float) -> None:
        """Do nothing: the thread ends when the caller has closed its end of the pipe."""


@contextmanager
def ranks_on_devices(nccl: FakeNccl | None) -> Iterator[list[str]]:
    """Context in which `cuda:N` is a lagging device, ranks are threads, and groups of devices use `nccl` (None: the
    link that they choose). Yields the names of devices that were made.

    At the end, asserts that nothing was done that NCCL refuses.
    """
    made: list[str] = []

    def device_of(name: str) -> Device:
        made.append(name)
        return LaggingDevice(len(made))

    def group_of(spec: EpochSpec, device: Device, handoff_timeout_s: float, handoff_link: str) -> Group:
        assert nccl is not None
        return DeviceGroup(spec, device, handoff_timeout_s, "nccl", nccl)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("workers.worker.device_of", device_of)
        patch.setattr(local_ranks, "_begun", ThreadRank)
        if nccl is not None:
            patch.setattr("workers.handoff.epoch.group_of", group_of)
        yield made
    assert nccl is None or not nccl.violations, nccl.violations
