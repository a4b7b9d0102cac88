"""A CUDA `workers/device/device.py::Device`: the one module that calls `torch.cuda` for memory, streams and events.

It relies on these facts:

* Streams of torch's pool are non-blocking: they do not wait for the default stream, nor it for them, so only events
  order them (torch's notes on CUDA semantics).
* The caching allocator reuses memory in the order of the stream that allocated it. `record_stream` names further
  streams that use the memory; it is then reused only after those streams have passed its release. KV and evidence,
  which both copies and computing touch, are allocated on a stream that nothing ever runs on, and every other stream is
  recorded. So memory is idle when it is allocated, and copies and computing never wait for each other because of it.
* Memory from `pin_memory=True` is cached, and not reused before the copies from it are done.
* `cudaHostRegister` pins existing memory; torch calls it with flag 1, `cudaHostRegisterPortable`
  (`torch/cuda/_pin_memory_utils.py`). A copy whose host side lies partly in registered memory, or in two
  registrations, may be refused (CUDA driver API, `cuMemcpyHtoDAsync`: entirely registered or not at all):
  `workers/device/pinned_arena.py` cuts copies at the borders.
* A failed runtime call leaves its error with its thread, and the next kernel launch there fails for it: torch calls
  `cudaGetLastError` after each launch, and cannot clear the error. So memory is registered on a thread that launches
  nothing.

`tests/gpu` runs where there is a GPU; an H100 has passed it (`docs/benchmarks-gpu.md`).
"""

import contextlib
import itertools
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import torch
from torch import nn

from workers.device.device import HOST, Device, Graph
from workers.device.staging import Staging
from workers.device.transfers import Direction, Event
from workers.errors import DeviceError
from workers.kernels.gpu.triton_here import why_no_kernel
from workers.plan.config import check_device

#: With two streams, the next copy crosses the bus while rows of the previous one are put at their targets.
_NUM_IN_STREAMS = 2
_PORTABLE = 1
#: Environment variable; 0 turns CUDA graphs off, so that passes of few rows are computed kernel by kernel.
_GRAPHS = "RUNAHEAD_CUDA_GRAPHS"


class CudaEvent:
    """See `workers/device/transfers.py::Event`."""

    def __init__(self, event: torch.cuda.Event, torch_device: torch.device) -> None:
        self.cuda = event
        self._torch_device = torch_device

    def wait(self) -> None:
        self.cuda.synchronize()

    def order(self) -> None:
        torch.cuda.current_stream(self._torch_device).wait_event(self.cuda)

    def is_done(self) -> bool:
        return bool(self.cuda.query())


class CudaTransfers:
    """See `workers/device/transfers.py::Transfers`. Owns: its streams, and a thread that registers memory."""

    def __init__(self, torch_device: torch.device) -> None:
        self._torch_device = torch_device
        self.in_streams = [torch.cuda.Stream(torch_device) for _ in range(_NUM_IN_STREAMS)]
        self._next_in = itertools.cycle(self.in_streams)
        self.out_stream = torch.cuda.Stream(torch_device)
        self._registering = ThreadPoolExecutor(1, thread_name_prefix="pin-memory")

    def pinned(self, num_bytes: int) -> torch.Tensor:
        return torch.empty(num_bytes, dtype=torch.uint8, pin_memory=True)

    def submit(self, direction: Direction, copies: Callable[[], object], after: Sequence[Event] = ()) -> Event:
        stream = next(self._next_in) if direction is Direction.IN else self.out_stream
        with torch.cuda.stream(stream), torch.inference_mode():
            for event in after:
                event.order()  # the current stream is the copying one
            copies()
            return self._record(stream)

    def prepare_gather(self) -> bool:
        if why_no_kernel():
            return False
        from workers.kernels.gpu.triton_gather import BLOCK_WORDS

        # A kernel is loaded when it is first launched.
        pinned = self.pinned(8 * max(BLOCK_WORDS))
        for num_words in BLOCK_WORDS:
            target_W = torch.empty(num_words, dtype=torch.int64, device=self._torch_device)
            zero = torch.zeros(1, dtype=torch.int64, device=self._torch_device)
            first = partial(self.gather, pinned.data_ptr(), zero, target_W, zero, num_words)
            self.submit(Direction.IN, first, [self.computed()]).wait()
        return True

    def gather(
        self, address: int, starts: torch.Tensor, target_W: torch.Tensor, places: torch.Tensor, num_words: int
    ) -> None:
        from workers.kernels.gpu.triton_gather import gather_pieces

        gather_pieces(address, starts, target_W, places, num_words)

    def computed(self) -> Event:
        return self._record(torch.cuda.current_stream(self._torch_device))

    def register(self, address: int, num_bytes: int) -> None:
        self._check(lambda: torch.cuda.cudart().cudaHostRegister(address, num_bytes, _PORTABLE), "registered")

    def unregister(self, address: int) -> None:
        self._check(lambda: torch.cuda.cudart().cudaHostUnregister(address), "unregistered")

    def _record(self, stream: torch.cuda.Stream) -> CudaEvent:
        event = torch.cuda.Event(blocking=True)  # a waiting thread sleeps
        event.record(stream)
        return CudaEvent(event, self._torch_device)

    def _check(self, call: Callable[[], int], what: str) -> None:
        def on_device() -> int:
            with torch.cuda.device(self._torch_device):
                return int(call())

        error = self._registering.submit(on_device).result()
        if error:
            raise DeviceError(f"{self._torch_device}: memory cannot be {what}: CUDA error {error}")


class CudaGraph:
    """See `workers/device/device.py::Graph`."""

    def __init__(self, pool: Any) -> None:
        self._graph = torch.cuda.CUDAGraph()
        self._pool = pool

    def begin(self) -> None:
        # Other threads, which copy, may make calls that are forbidden on a captured stream.
        self._graph.capture_begin(pool=self._pool, capture_error_mode="thread_local")

    def end(self) -> None:
        self._graph.capture_end()

    def replay(self) -> None:
        self._graph.replay()


class CudaGraphs:
    """See `workers/device/device.py::Graphs`. Owns: the memory that its graphs share, and the stream that captures
    them. Graphs are replayed on the computing stream.
    """

    #: Up to 256 new tokens of one request, above which the GPU takes longer than Python; up to 32 decoding requests.
    shapes = (*((1, tokens) for tokens in (1, 16, 32, 64, 128, 256)), *((number, 1) for number in (2, 4, 8, 16, 32)))

    def __init__(self, torch_device: torch.device) -> None:
        self._torch_device = torch_device
        self._stream = torch.cuda.Stream(torch_device)
        self._pool = torch.cuda.graph_pool_handle()

    @contextlib.contextmanager
    def capturing(self) -> Iterator[None]:
        try:
            torch.cuda.synchronize(self._torch_device)
            with torch.cuda.device(self._torch_device), torch.cuda.stream(self._stream):
                yield
            self._stream.synchronize()
        except Exception as error:
            # In some releases of torch a failed capture keeps freed memory from being reused.
            raise DeviceError(
                f"passes of few rows cannot be captured as CUDA graphs, set {_GRAPHS}=0 to turn graphs off: {error}"
            ) from error

    def new(self) -> Graph:
        return CudaGraph(self._pool)


class CudaDevice(Device):
    """One GPU, named cuda or cuda:N. Raises DeviceError where it does not exist."""

    def __init__(self, name: str) -> None:
        if not torch.cuda.is_available():
            raise DeviceError(f"device {name}: torch {torch.__version__} finds no CUDA device; use --device cpu")
        index = torch.device(name).index or 0
        if index >= torch.cuda.device_count():
            raise DeviceError(f"device {name}: there are {torch.cuda.device_count()} CUDA devices, numbered from 0")
        super().__init__(name, torch.device("cuda", index))
        self._memory_stream = torch.cuda.Stream(self.torch_device)
        self.transfers: CudaTransfers = CudaTransfers(self.torch_device)
        self.staging: Staging = Staging(self.empty, self.transfers)

    def graphs(self) -> CudaGraphs | None:
        return CudaGraphs(self.torch_device) if os.environ.get(_GRAPHS) != "0" else None

    @contextlib.contextmanager
    def computing(self) -> Iterator[None]:
        with torch.cuda.device(self.torch_device), self._has_room("what a request computes"):
            yield

    def adopt(self, network: nn.Module) -> None:
        with self._has_room("the model's weights"):
            network.to(self.torch_device)

    def empty(self, size: Sequence[int], dtype: torch.dtype) -> torch.Tensor:
        computing = torch.cuda.current_stream(self.torch_device)
        with torch.cuda.stream(self._memory_stream), self._has_room(f"{tuple(size)} of {dtype}"):
            tensor = torch.empty(tuple(size), dtype=dtype, device=self.torch_device)
        for stream in (computing, *self.transfers.in_streams, self.transfers.out_stream):
            tensor.record_stream(stream)
        return tensor

    def put(self, tensor: torch.Tensor) -> torch.Tensor:
        return tensor.pin_memory().to(self.torch_device, non_blocking=True)

    @contextlib.contextmanager
    def _has_room(self, what: str) -> Iterator[None]:
        try:
            yield
        except torch.OutOfMemoryError as error:
            free_bytes, all_bytes = torch.cuda.mem_get_info(self.torch_device)
            raise DeviceError(
                f"{self.name} has no room for {what}: {free_bytes >> 20} of {all_bytes >> 20} MiB are free; "
                "lower device_bytes of the store, or send shorter prompts"
            ) from error


def device_of(name: str) -> Device:
    """The device with this name: see `check_device`. Raises DeviceError where it is not available."""
    check_device(name)
    return HOST if name == "cpu" else CudaDevice(name)
