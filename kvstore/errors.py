"""Errors of the store, one tree.

StoreLocked, StoreNotWritable, StoreTooSmall and StoreMismatch are for the operator of the service. After any other
error the caller recomputes; `RecordCorrupt` never reaches a client.
"""


class StoreError(Exception):
    """Base of every error that the store raises on purpose."""


class StoreLocked(StoreError):
    """Another process owns the store directory."""


class StoreNotWritable(StoreError):
    """The store directory cannot be created, or files in it cannot be written."""


class StoreTooSmall(StoreError):
    """The store's memory limit is too small for a few of its records."""


class StoreMismatch(StoreError):
    """The directory holds KV of another model, dtype, layout or format version."""


class StoreClosed(StoreError):
    """The store was used before `open()` or after `close()`."""


class StoreUnreachable(StoreError):
    """The store is gone, has been restarted, or does not know the placement."""


class StoreSilent(StoreUnreachable):
    """The store or its disk has not answered for too long. Requests skip it for a while; it may recover by itself."""


class StoreWriteFailed(StoreError):
    """The catalog could not be written (disk full): new chunks are dropped, stored chunks are still served."""

    #: Whether the cause is a full disk, a full quota, or the limit of a file's size.
    is_full = False


class PeerFailed(StoreError):
    """Another node's store is unreachable, refused, hung up, or sent an invalid message. Its data is discarded."""


class RowsMissing(StoreError):
    """A load has ended without all requested rows. This is no sign of damage on disk."""


class RecordCorrupt(StoreError):
    """A record failed verification on read.

    `chunk_index`: the position, among the chunks of the load, of the first one found bad; later chunks may also be bad.
    """

    def __init__(self, message: str, chunk_index: int = 0) -> None:
        super().__init__(message)
        self.chunk_index = chunk_index

    def __reduce__(self) -> tuple[type["RecordCorrupt"], tuple[str, int]]:
        return RecordCorrupt, (str(self.args[0]), self.chunk_index)
