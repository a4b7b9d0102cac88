"""Memory of a device tier: that of this process, or of a GPU (`workers/device/device_records.py`)."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvstore.format.payload import Completion, Destination
from kvstore.format.record import header_bytes_of


class HeldRecord(Protocol):
    """A verified record in a device tier's memory. Its bytes do not change while it is referenced."""

    @property
    def page(self) -> memoryview:
        """The record's header, in this process's memory."""
        ...

    @property
    def nbytes(self) -> int:
        """Bytes of the record, with header and padding."""
        ...

    def copy_to(self, destination: Destination, token_end: int | None = None) -> Completion | None:
        """See `Destination.copy`."""
        ...

    def write_to(self, frame: memoryview) -> None:
        """Copy the record to host memory of its size; return when the copy is complete."""
        ...

    def source_read(self) -> Completion | None:
        """Completion until which the copy's source must not change; None when it may change now."""
        ...


class RecordMemory(Protocol):
    """The memory of one device tier. Thread-safe."""

    #: Whether rows are copied from held records instead of their source, so that each byte is transferred once.
    takes_first: bool

    def hold(self, record: memoryview) -> HeldRecord | None:
        """A copy of a record, freed with its last reference; None when there is no room.

        The source may change when this returns or, with `takes_first`, after the completion of the copy's first
        `copy_to`.
        """
        ...


class ProcessMemory:
    """Memory of this process, allocated for each record."""

    takes_first = False

    def hold(self, record: memoryview) -> "CopiedRecord":
        return CopiedRecord(np.frombuffer(record, np.uint8).copy())


class CopiedRecord:
    """A `HeldRecord` in this process's memory. Owns the copy."""

    def __init__(self, record: npt.NDArray[np.uint8]) -> None:
        self.record = record

    @property
    def page(self) -> memoryview:
        return self.record.data[: header_bytes_of(self.record.data)]

    @property
    def nbytes(self) -> int:
        return self.record.nbytes

    def copy_to(self, destination: Destination, token_end: int | None = None) -> Completion | None:
        if token_end is None:
            return destination.copy(self.record.data)
        return destination.copy(self.record.data, token_end)

    def write_to(self, frame: memoryview) -> None:
        frame[:] = self.record.data

    def source_read(self) -> Completion | None:
        return None
