"""What can go wrong in the store.

    StoreError
    ├── StoreLocked        another process owns the directory
    ├── StoreNotWritable   the directory cannot be created or opened for writing at start
    ├── StoreTooSmall      the memory that it may take does not hold a few records of the model
    ├── StoreMismatch      written by another model, dtype, layout or format version: refused, never misread
    ├── StoreClosed        used before `open()` or after `close()`
    ├── StoreUnreachable   the store's process is gone, or does not know the placement; recompute
    │   └── StoreSilent    the store, or its disk, has not answered for too long; recompute, and do not ask for a while
    ├── StoreWriteFailed   the catalog could not be written (disk full); the new chunks are not kept
    ├── PeerFailed         another node's store cannot be reached, refused, or sent what cannot be; recompute
    ├── RowsMissing        a load is complete and has not brought what was asked for; recompute
    └── RecordCorrupt      a record on disk is not what the index says; the caller drops the chunk and recomputes

The first four are for the operator of the service. `RecordCorrupt` never reaches a client.
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
    """The store cannot be reached, or has been restarted since. Its KV is recomputed."""


class StoreSilent(StoreUnreachable):
    """The store is there and does not answer, or its disk does not answer it. It may come back by itself."""


class StoreWriteFailed(StoreError):
    """The catalog could not be written. What was stored before is still served."""

    #: Because the disk, or what a file may have of it, has no room.
    is_full = False


class PeerFailed(StoreError):
    """Another node's store cannot be reached, refuses, hung up, or sent what cannot be. Nothing of it is believed."""


class RowsMissing(StoreError):
    """Of what was asked for, some came in no record. Nothing is known to be wrong on disk; it is recomputed."""


class RecordCorrupt(StoreError):
    """A record failed verification on read.

    `chunk_index` is the position, among the chunks of the load, of the first one found bad; others may be bad too.
    """

    def __init__(self, message: str, chunk_index: int = 0) -> None:
        super().__init__(message)
        self.chunk_index = chunk_index

    def __reduce__(self) -> tuple[type["RecordCorrupt"], tuple[str, int]]:
        return RecordCorrupt, (str(self.args[0]), self.chunk_index)
