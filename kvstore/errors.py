"""Errors of the store, one tree.

StoreLocked, StoreNotWritable, StoreTooSmall and StoreMismatch are for the operator of the service. After the others the
caller recomputes; `RecordCorrupt` never reaches a client.
"""


class StoreError(Exception):
    """Base of every error that the store raises on purpose."""


class StoreLocked(StoreError):
    """Another process owns the store directory."""


class StoreNotWritable(StoreError):
    """The store directory cannot be created, or files in it cannot be written."""


class StoreTooSmall(StoreError):
    """The memory that the store may take does not hold a few of its records."""


class StoreMismatch(StoreError):
    """The directory holds KV of another model, dtype, layout or format version."""


class StoreClosed(StoreError):
    """The store was used before `open()` or after `close()`."""


class StoreUnreachable(StoreError):
    """The store is gone, has been restarted since, or does not know the placement."""


class StoreSilent(StoreUnreachable):
    """The store or its disk has not answered for too long. It may come back by itself, and is not asked for a while."""


class StoreWriteFailed(StoreError):
    """The catalog could not be written (disk full): new chunks are not kept; what was stored before is still served."""

    #: Because the disk, or what a file may have of it, has no room.
    is_full = False


class PeerFailed(StoreError):
    """Another node's store cannot be reached, refuses, hung up, or sent what cannot be. Nothing of it is believed."""


class RowsMissing(StoreError):
    """A load is complete and has not brought all that was asked for. Nothing is known to be wrong on disk."""


class RecordCorrupt(StoreError):
    """A record failed verification on read.

    `chunk_index` is the position, among the chunks of the load, of the first one found bad; others may be bad too.
    """

    def __init__(self, message: str, chunk_index: int = 0) -> None:
        super().__init__(message)
        self.chunk_index = chunk_index

    def __reduce__(self) -> tuple[type["RecordCorrupt"], tuple[str, int]]:
        return RecordCorrupt, (str(self.args[0]), self.chunk_index)
