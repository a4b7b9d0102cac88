"""A stand-in for a GPU on a machine without one: it exposes code that works only by luck.

* **Copies come late.** A submitted copy takes place when a thread waits for its event or orders computing after it;
  before that, only as far as a seeded draw allows, in the order of streams and events. Memory is poisoned before it
  is used. So code that forgets to wait reads poison, and code that frees memory too early copies later contents.
* **Memory is separate.** Tensors of the device and of the processor differ in type, and operations that a GPU refuses
  raise: mixing both kinds, numpy's view of a device tensor, two values for one place, a copy across two
  registrations. Operations that make the processor wait are counted.

Computing takes place at once, so a copy out of memory that was not computed yet is not found.
"""

import contextlib
import ctypes
import itertools
import random
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import nn
from torch.overrides import TorchFunctionMode

from tests.support.recorded_graphs import RecordedGraphs
from workers.device.device import Device
from workers.device.staging import Staging
from workers.device.transfers import Direction, Event
from workers.errors import DeviceError

#: Device of this stand-in's tensors; tensors of the processor have no index.
_PLACE = torch.device("cpu", 0)
_POISON_BYTE = 0xA5
#: Operations that make the processor wait for a number.
_READS = frozenset(["__bool__", "__float__", "__int__", "__index__", "item", "tolist"])
#: Operations that take tensors of both kinds: copies between them, and those that do not look at numbers.
_TAKES_BOTH = frozenset(["copy_", "set_", "data_ptr", "__get__", "__set__", "__repr__"])
_REFUSED = frozenset(["numpy", "__array__", "pin_memory"])


#: Transfers of all devices, because memory is registered for the whole process.
_ALL: "weakref.WeakSet[LaggingTransfers]" = weakref.WeakSet()


class LaggingTensor(torch.Tensor):
    """A tensor in the memory of a lagging device."""

    #: Number of times that the processor has waited for numbers.
    num_waits = 0

    @classmethod
    def __torch_function__(
        cls, func: Callable[..., Any], types: Any, args: Sequence[Any] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        name, kwargs = func.__name__, kwargs or {}
        if func == torch.Tensor.device.__get__:
            return _PLACE
        if func == torch.Tensor.is_cpu.__get__:  # type: ignore[attr-defined]
            return False
        if name in _REFUSED:
            raise RuntimeError(f"{name} of a tensor that is in the device's memory")
        if name == "cpu":
            LaggingTensor.num_waits += 1
            return args[0].as_subclass(torch.Tensor).clone()
        LaggingTensor.num_waits += name in _READS
        if name == "copy_":
            _check_registration(args[1])
        if name == "index_copy_":
            _check_different(args[2])
        if name not in _TAKES_BOTH:
            _check_apart(name, [*args, *kwargs.values()])
        return super().__torch_function__(func, types, args, kwargs)  # type: ignore[no-untyped-call]


class _Computing(TorchFunctionMode):
    """Mode in which tensors made on the device, or moved there, are the device's."""

    def __torch_function__(
        self, func: Callable[..., Any], types: Any, args: Sequence[Any] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        kwargs = kwargs or {}
        result = func(*args, **kwargs)
        is_meant = any(isinstance(each, torch.device) and each == _PLACE for each in [*args, *kwargs.values()])
        if is_meant and isinstance(result, torch.Tensor) and not isinstance(result, LaggingTensor):
            return result.clone().as_subclass(LaggingTensor)
        return result


class LaggingDevice(Device):
    """A device whose copies lag, as the module describes.

    `eagerness`: probability that a submission lets another copy take place; 0 for never. Staging slabs are few and
    small, so that they are reused often; several threads fill them. `gathers`: whether the device reads lines from
    registered memory itself.
    """

    def __init__(
        self,
        seed: int = 0,
        eagerness: float = 0.3,
        *,
        num_slabs: int = 3,
        slab_bytes: int = 64 * 2**10,
        direct_bytes: int = 2**20,
        num_threads: int = 3,
        gathers: bool = True,
    ) -> None:
        super().__init__("lagging", _PLACE)
        self.transfers: LaggingTransfers = LaggingTransfers(self, seed, eagerness, gathers=gathers)
        self.staging: Staging = Staging(
            self.empty,
            self.transfers,
            num_slabs=num_slabs,
            slab_bytes=slab_bytes,
            direct_bytes=direct_bytes,
            num_threads=num_threads,
        )

    def graphs(self) -> RecordedGraphs:
        return RecordedGraphs()

    @contextlib.contextmanager
    def computing(self) -> Iterator[None]:
        with _Computing():
            yield

    def adopt(self, network: nn.Module) -> None:
        for module in network.modules():
            for name, weight in module._parameters.items():
                if weight is not None:
                    module._parameters[name] = nn.Parameter(_ours(weight.data), requires_grad=False)
            for name, buffer in module._buffers.items():
                if buffer is not None:
                    module._buffers[name] = _ours(buffer)

    def empty(self, size: Sequence[int], dtype: torch.dtype) -> torch.Tensor:
        tensor = torch.empty(tuple(size), dtype=dtype)
        tensor.fill_(torch.nan if dtype.is_floating_point else _POISON_BYTE)
        return _ours(tensor)

    def put(self, tensor: torch.Tensor) -> torch.Tensor:
        return _ours(tensor.clone())


@dataclass(slots=True, eq=False)
class _Submission:
    copies: Callable[[], object]
    after: Sequence[Event]


class LaggingTransfers:
    """Transfers that lag, see `workers/device/transfers.py::Transfers`. Owns: submissions that have not taken place."""

    def __init__(self, device: LaggingDevice, seed: int, eagerness: float, *, gathers: bool) -> None:
        self._device = device
        self._gathers = gathers
        self._eagerness = eagerness
        self._draw = random.Random(seed)
        self._lock = threading.RLock()
        self._streams: list[deque[_Submission]] = [deque() for _ in range(3)]
        self._num_in = 0
        #: Registered stretches: address → bytes.
        self.registered: dict[int, int] = {}
        _ALL.add(self)
        #: Most bytes that may be registered in all; None for no limit.
        self.registrable_bytes: int | None = None

    def pinned(self, num_bytes: int) -> torch.Tensor:
        return torch.full((num_bytes,), _POISON_BYTE, dtype=torch.uint8)

    def submit(self, direction: Direction, copies: Callable[[], object], after: Sequence[Event] = ()) -> Event:
        with self._lock:
            stream = self._streams[2]
            if direction is Direction.IN:
                stream = self._streams[self._num_in % 2]
                self._num_in += 1
            submission = _Submission(copies, tuple(after))
            stream.append(submission)
            while self._draw.random() < self._eagerness:
                self._advance(self._draw.choice(self._streams))
            return LaggingEvent(self, stream, submission)

    def prepare_gather(self) -> bool:
        return self._gathers

    def gather(
        self, address: int, starts: torch.Tensor, target_W: torch.Tensor, places: torch.Tensor, num_words: int
    ) -> None:
        in_order = sorted(places.as_subclass(torch.Tensor).tolist())
        if any(later - one < num_words for one, later in itertools.pairwise(in_order)):
            raise RuntimeError("two pieces overlap: a GPU leaves open which of them is there in the end")
        for start, place in zip(*(each.as_subclass(torch.Tensor).tolist() for each in (starts, places)), strict=True):
            at, num_bytes = address + 8 * start, 8 * num_words
            if not self._is_registered(at, num_bytes):
                raise RuntimeError("a kernel reads memory of the processor that is not registered")
            line = torch.frombuffer((ctypes.c_char * num_bytes).from_address(at), dtype=torch.int64)
            target_W[place : place + num_words].copy_(line.clone())

    def _is_registered(self, start: int, num_bytes: int) -> bool:
        """Whether registered stretches, one after the other, cover these bytes."""
        end = start + num_bytes
        for address in sorted(self.registered):
            if address <= start < address + self.registered[address]:
                start = address + self.registered[address]
        return start >= end

    def computed(self) -> Event:
        return LaggingEvent(self, deque(), None)

    def register(self, address: int, num_bytes: int) -> None:
        if self.registrable_bytes is not None and sum(self.registered.values()) + num_bytes > self.registrable_bytes:
            raise DeviceError("this stand-in registers no more memory")
        self.registered[address] = num_bytes

    def unregister(self, address: int) -> None:
        del self.registered[address]

    @property
    def num_pending(self) -> int:
        """Number of submissions that have not taken place."""
        return sum(map(len, self._streams))

    def finish(self) -> None:
        """Carry out all submissions."""
        with self._lock:
            while any(self._streams):
                for stream in self._streams:
                    self._advance(stream)

    def advance_to(self, stream: deque[_Submission], submission: _Submission) -> None:
        """Carry out a submission and everything that it has to follow."""
        with self._lock:
            while submission in stream:
                self._advance(stream)

    def _advance(self, stream: deque[_Submission]) -> None:
        if stream:
            for event in stream[0].after:
                event.wait()
            with self._device.computing(), torch.inference_mode():
                stream[0].copies()
            done = stream.popleft()
            done.copies, done.after = _nothing, ()  # a kept event holds no memory


class LaggingEvent:
    """The end of a submission, see `workers/device/transfers.py::Event`."""

    def __init__(self, transfers: LaggingTransfers, stream: deque[_Submission], submission: _Submission | None) -> None:
        self._transfers = transfers
        self._stream = stream
        self._submission = submission

    def wait(self) -> None:
        if self._submission is not None:
            self._transfers.advance_to(self._stream, self._submission)
            self._submission = None

    def order(self) -> None:
        self.wait()

    def is_done(self) -> bool:
        return self._submission is None or self._submission not in self._stream


def _nothing() -> None:
    pass


def _ours(tensor: torch.Tensor) -> torch.Tensor:
    return tensor.as_subclass(LaggingTensor)


def _check_registration(source: torch.Tensor) -> None:
    if isinstance(source, LaggingTensor) or not source.numel():
        return
    start = source.data_ptr()
    end = start + source.nbytes
    for transfers in list(_ALL):
        for address, num_bytes in list(transfers.registered.items()):
            if address < end and start < address + num_bytes and not address <= start <= end <= address + num_bytes:
                raise RuntimeError("a copy from memory that is registered in part, or in two parts")


def _check_different(index: torch.Tensor) -> None:
    places = index.as_subclass(torch.Tensor).tolist()
    if len(set(places)) < len(places):
        raise RuntimeError("two values for one place: a GPU leaves open which of them is there in the end")


def _check_apart(name: str, values: Sequence[Any]) -> None:
    for value in values:
        if isinstance(value, (list, tuple)):
            _check_apart(name, value)
        elif isinstance(value, torch.Tensor) and not isinstance(value, LaggingTensor) and value.dim():
            raise RuntimeError(f"{name} of a tensor of the device and one of the processor, {tuple(value.shape)}")
