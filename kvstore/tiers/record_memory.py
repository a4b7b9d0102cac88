"""Where a device tier keeps its records: memory of this process, or of a GPU (`workers/device/device_records.py`)."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvstore.format.payload import Completion, Destination
from kvstore.format.record import header_bytes_of


class HeldRecord(Protocol):
    """A verified record in a device tier's memory. Its bytes stay as they are as long as it is referred to."""

    @property
    def page(self) -> memoryview:
        """Its header, in this process's memory."""
        ...

    @property
    def nbytes(self) -> int:
        """Bytes of the record, header and padding included."""
        ...

    def copy_to(self, destination: Destination, token_end: int | None = None) -> Completion | None:
        """See `Destination.copy`."""
        ...

    def write_to(self, frame: memoryview) -> None:
        """Copy it back to memory of its size; return when that is done."""
        ...

    def source_read(self) -> Completion | None:
        """Until when what it was copied from must stay as it is; None when it need not."""
        ...


class RecordMemory(Protocol):
    """The memory of one device tier. Thread-safe."""

    #: Whether rows are to be copied from a record that is held, not from where it came: then each byte comes here once.
    takes_first: bool

    def hold(self, record: memoryview) -> HeldRecord | None:
        """A copy of a record; None when there is no room for it. It goes with its last reference.

        The record may change when this returns or, with `takes_first`, when the completion of the copy's first
        `copy_to` says so.
        """
        ...


class ProcessMemory:
    """Memory of this process, for each record its own."""

    takes_first = False

    def hold(self, record: memoryview) -> "CopiedRecord":
        return CopiedRecord(np.frombuffer(record, np.uint8).copy())


class CopiedRecord:
    """See `HeldRecord`. Owns: the copy."""

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
