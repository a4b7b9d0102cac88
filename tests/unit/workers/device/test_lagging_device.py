"""The stand-in for a GPU: its refusals, and its late copies in the order of streams and events."""

import pytest
import torch

from tests.support.lagging_device import LaggingDevice, LaggingTensor
from workers.device.transfers import Direction
from workers.errors import DeviceError
from workers.kernels.packed_weight_guard import is_for_kernels


@pytest.fixture
def device() -> LaggingDevice:
    return LaggingDevice(eagerness=0.0)


def test_memory_of_the_device_holds_poison_until_something_is_copied_there(device: LaggingDevice) -> None:
    assert device.empty((2, 3), torch.float16).cpu().isnan().all()
    assert (device.empty((4,), torch.uint8).cpu() == 0xA5).all()


def test_operations_on_memory_of_both_kinds_are_refused(device: LaggingDevice) -> None:
    ours, theirs = device.put(torch.ones(3)), torch.ones(3)
    with pytest.raises(RuntimeError, match="of the device and one of the processor"):
        ours + theirs
    with pytest.raises(RuntimeError, match="of the device and one of the processor"):
        torch.cat([theirs, ours])
    with pytest.raises(RuntimeError, match="of the device and one of the processor"):
        ours[torch.tensor([0])]
    with pytest.raises(RuntimeError, match="numpy"):
        ours.numpy()
    with pytest.raises(RuntimeError, match="two values for one place"):
        ours.index_copy_(0, device.put(torch.tensor([1, 1])), device.put(torch.ones(2)))
    assert (ours + 1).cpu().tolist() == [2.0, 2.0, 2.0], "a plain number may be used with any device"


def test_the_devices_memory_is_not_the_processors_so_no_kernel_of_the_processor_computes_with_it(
    device: LaggingDevice,
) -> None:
    theirs = torch.ones(16)
    ours = device.put(theirs)
    assert theirs.is_cpu and not ours.is_cpu
    assert is_for_kernels(theirs) and not is_for_kernels(ours)


def test_results_of_device_tensors_are_the_devices_until_they_are_brought_to_the_processor(
    device: LaggingDevice,
) -> None:
    ours = device.put(torch.ones(2, 2))
    with device.computing():
        made = torch.zeros(2, device=ours.device)
        brought = torch.ones(2).to(ours.device)
    for tensor in (ours @ ours, ours[0], made, brought):
        assert isinstance(tensor, LaggingTensor)
        assert tensor.device == device.torch_device
    assert not isinstance(ours.cpu(), LaggingTensor)


def test_waits_of_the_processor_are_counted(device: LaggingDevice) -> None:
    ours, before = device.put(torch.ones(2)), LaggingTensor.num_waits
    ours.sum().mul_(2)
    assert LaggingTensor.num_waits == before
    ours.cpu(), float(ours.sum()), bool(ours[0] > 0)
    assert LaggingTensor.num_waits == before + 3


def test_a_copy_takes_place_when_its_event_is_waited_for_and_reads_what_is_there_then(device: LaggingDevice) -> None:
    host, ours = torch.ones(2), device.empty((2,), torch.float32)
    event = device.transfers.submit(Direction.IN, lambda: ours.copy_(host))
    assert not event.is_done()
    assert ours.cpu().isnan().all()
    host.fill_(3)
    event.order()
    assert event.is_done()
    assert ours.cpu().tolist() == [3.0, 3.0]


def test_a_copy_comes_after_the_events_that_it_was_given_and_those_before_it_on_its_stream(
    device: LaggingDevice,
) -> None:
    done = list[str]()
    first_in = device.transfers.submit(Direction.IN, lambda: done.append("first in"))
    device.transfers.submit(Direction.OUT, lambda: done.append("before it"))
    out = device.transfers.submit(Direction.OUT, lambda: done.append("out"), [first_in])
    device.transfers.submit(Direction.OUT, lambda: done.append("after"))
    out.wait()
    assert done.index("first in") < done.index("out") == 2
    assert device.transfers.num_pending == 1


def test_some_copies_take_place_by_themselves_by_the_seed() -> None:
    def num_pending(seed: int) -> int:
        transfers = LaggingDevice(seed, eagerness=0.4).transfers
        for _ in range(40):
            transfers.submit(Direction.IN, lambda: None)
        return transfers.num_pending

    assert 0 < num_pending(1) < 40
    assert num_pending(1) == num_pending(1)
    assert len({num_pending(seed) for seed in range(8)}) > 1


def test_memory_is_registered_up_to_a_limit(device: LaggingDevice) -> None:
    device.transfers.registrable_bytes = 100
    device.transfers.register(4096, 100)
    with pytest.raises(DeviceError):
        device.transfers.register(8192, 1)
    device.transfers.unregister(4096)
    device.transfers.register(8192, 1)


def test_a_copy_that_crosses_the_end_of_a_registration_is_refused(device: LaggingDevice) -> None:
    host, ours = torch.ones(100), device.empty((100,), torch.float32)
    device.transfers.register(host.data_ptr(), 200)
    ours[:50].copy_(host[:50])
    ours[50:].copy_(host[50:])
    with pytest.raises(RuntimeError, match="in two parts"):
        ours.copy_(host)
    device.transfers.unregister(host.data_ptr())
    ours.copy_(host)
