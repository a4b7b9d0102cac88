"""Registration of memory with the CUDA device, with a fake runtime library instead of a GPU."""

import contextlib
import threading
from types import SimpleNamespace

import pytest
import torch

from workers.device.cuda import CudaTransfers
from workers.errors import DeviceError


class Runtime:
    """A fake CUDA runtime library, which registers a stretch of memory once. Records the thread of each call."""

    ALREADY_REGISTERED, NOT_REGISTERED = 712, 713

    def __init__(self) -> None:
        self.registered: dict[int, tuple[int, int]] = {}
        self.threads: set[int] = set()

    def cudaHostRegister(self, address: int, num_bytes: int, flags: int) -> int:
        self.threads.add(threading.get_ident())
        if address in self.registered:
            return self.ALREADY_REGISTERED
        self.registered[address] = num_bytes, flags
        return 0

    def cudaHostUnregister(self, address: int) -> int:
        self.threads.add(threading.get_ident())
        return 0 if self.registered.pop(address, None) else self.NOT_REGISTERED


@pytest.fixture
def runtime(monkeypatch: pytest.MonkeyPatch) -> Runtime:
    runtime = Runtime()
    monkeypatch.setattr(torch.cuda, "cudart", lambda: runtime)
    monkeypatch.setattr(torch.cuda, "Stream", lambda device: SimpleNamespace(device=device))
    monkeypatch.setattr(torch.cuda, "device", lambda device: contextlib.nullcontext())
    return runtime


def test_memory_is_registered_for_all_contexts_and_given_back(runtime: Runtime) -> None:
    transfers = CudaTransfers(torch.device("cuda", 0))
    transfers.register(8192, 4096)
    assert runtime.registered == {8192: (4096, 1)}
    transfers.unregister(8192)
    assert runtime.registered == {}


def test_what_the_driver_refuses_is_an_error_in_one_line(runtime: Runtime) -> None:
    transfers = CudaTransfers(torch.device("cuda", 0))
    transfers.register(8192, 4096)
    with pytest.raises(DeviceError, match="cannot be registered: CUDA error 712"):
        transfers.register(8192, 4096)
    transfers.unregister(8192)
    with pytest.raises(DeviceError, match="cannot be unregistered: CUDA error 713"):
        transfers.unregister(8192)


def test_a_refusal_stays_with_a_thread_that_launches_nothing(runtime: Runtime) -> None:
    """The error would make the next launch of a kernel from the same thread fail."""
    transfers = CudaTransfers(torch.device("cuda", 0))
    with pytest.raises(DeviceError):
        transfers.unregister(8192)
    assert threading.get_ident() not in runtime.threads
