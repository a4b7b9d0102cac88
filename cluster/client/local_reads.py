"""Choice of the way in which a client reads stored KV: from the store's memory on the same host, else over gRPC.

`cluster/client/local_rows.py`, which imports the store's code, is imported at the first read.
"""

import threading
from collections.abc import Generator
from typing import TYPE_CHECKING, Literal, get_args

from cluster.client.calls import Unary, locate_kv
from cluster.client.values import KvBlock, NotLocal
from cluster.errors import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb

if TYPE_CHECKING:
    from cluster.client.local_rows import StoreReaders

#: `auto`: from memory if possible, else over gRPC. `required`: from memory, or the call fails. `never`: over gRPC.
LocalMode = Literal["auto", "never", "required"]


def checked_mode(mode: LocalMode) -> LocalMode:
    """Return the mode. Raises ValueError for an unknown one."""
    if mode not in get_args(LocalMode):
        raise ValueError(f"local must be one of {', '.join(get_args(LocalMode))}, not {mode!r}")
    return mode


def not_located(error: CallFailed) -> Exception:
    """Error of a failed `LocateKv`: NotLocal if the service is too old to know it, else the failure itself."""
    return NotLocal("the service does not know LocateKv") if error.status == "UNIMPLEMENTED" else error


class LocalReads:
    """Decides for one client whether to read from memory. Owns: its `StoreReaders`, until `close`. Thread-safe."""

    def __init__(self, mode: LocalMode) -> None:
        self._mode = checked_mode(mode)
        self._lock = threading.Lock()
        self._readers: StoreReaders | None = None
        #: Bytes of K and V that were read from a store's memory, and over gRPC.
        self.local_bytes = self.remote_bytes = 0
        #: Reason for which the last read went over gRPC; empty before the first one.
        self.why_remote = ""

    def close(self) -> None:
        with self._lock:
            if self._readers is not None:
                self._readers.close()

    def locating(self, request: pb.ReadKvRequest, timeout_s: float | None) -> Unary[pb.LocateKvResponse]:
        """The `LocateKv` call to make first. Raises NotLocal for requests that must go over gRPC."""
        if self._mode == "never":
            raise NotLocal("the client reads over gRPC only")
        if request.row_codec:
            raise NotLocal("the service codes the rows")
        if request.ranges:
            raise NotLocal("several ranges are read in one call")
        return locate_kv(request.handle_id, self._opened().host_id, timeout_s)

    def blocks(
        self, located: pb.LocateKvResponse, request: pb.ReadKvRequest, timeout_s: float | None
    ) -> Generator[KvBlock, None, None]:
        """Yield the rows. Raises NotLocal before the first block, CallFailed after it."""
        if not located.HasField("local"):
            raise NotLocal(located.reason or "the service does not say where the rows are")
        return self._opened().blocks(located, request, timeout_s)

    def go_remote(self, why: NotLocal) -> None:
        """Note that a read goes over gRPC. Raises CallFailed where the mode forbids it."""
        self.why_remote = str(why)
        if self._mode == "required":
            message = f"local is 'required', and rows cannot be read from the store's memory: {why}"
            raise CallFailed("FAILED_PRECONDITION", message) from None

    def count(self, block: KvBlock) -> KvBlock:
        size_bytes = block.k.nbytes + block.v.nbytes
        with self._lock:
            if block.is_local:
                self.local_bytes += size_bytes
            else:
                self.remote_bytes += size_bytes
        return block

    def _opened(self) -> "StoreReaders":
        from cluster.client.local_rows import StoreReaders

        with self._lock:
            if self._readers is None:
                self._readers = StoreReaders()
            return self._readers
