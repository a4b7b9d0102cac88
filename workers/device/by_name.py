"""The device that a configuration names."""

from workers.device.cuda import CudaDevice
from workers.device.device import HOST, Device
from workers.plan.config import check_device


def device_of(name: str) -> Device:
    """The device with this name: see `check_device`. Raises DeviceError where it is not available."""
    check_device(name)
    if name == "cpu":
        return HOST
    return CudaDevice(name)
