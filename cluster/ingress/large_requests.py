"""Requests of many bytes are parsed, checked and digested one at a time in a thread, so that the event loop goes on.

    bytes ── more than any request may have ──> refused unparsed
       ├── up to SHORT_BYTES ──> at once, in the event loop
       └── others ──> a line, tenants by turns, then the one thread

Protobuf holds the GIL while it parses: about 10 ms for 8 MB of text, 0.3 s for as many bytes of empty chat messages.
The event loop has its turn between two requests.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cluster.config.limits import LimitsConfig
from cluster.errors import InvalidRequest, QueueFull, ServiceUnavailable
from cluster.requests.admission import Admission

#: Bytes up to which a request is short: it takes less than a millisecond.
SHORT_BYTES = 2**16
#: Of all requests that wait for the thread or are in it; a single one may have more.
_MOST_WAITING_BYTES = 2**28
_RETRY_AFTER_S = 1.0

_T = TypeVar("_T")


class LargeRequests:
    """Owns: the thread, and the line before it. Used from one event loop.

    A call that is cancelled before its turn costs nothing.
    """

    def __init__(self, limits: LimitsConfig) -> None:
        self._limits = limits
        self._max_positions: int | None = None
        self._line = Admission(1, sys.maxsize)  # bytes bound it
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="large-requests")
        self._waiting_bytes = 0

    def attach(self, max_positions: int) -> None:
        """The model's positions: before they are known, no large request is parsed."""
        self._max_positions = max_positions

    async def parsed(self, tenant: str, raw: bytes, parse: Callable[[bytes], _T]) -> _T:
        """Raises what `parse` raises; InvalidRequest where no request has so many bytes; ServiceUnavailable before
        `attach`; QueueFull."""
        if self._max_positions is None:
            raise ServiceUnavailable("the service is still starting")
        most_bytes = self._limits.most_request_bytes(self._max_positions)
        if len(raw) > most_bytes:
            raise InvalidRequest(f"the request has {len(raw)} bytes, and this service takes {most_bytes}")
        return await self.run(tenant, len(raw), lambda: parse(raw))

    async def run(self, tenant: str, size_bytes: int, work: Callable[[], _T]) -> _T:
        """What `work` on a request of so many bytes returns or raises. Raises QueueFull where too many bytes wait."""
        if size_bytes <= SHORT_BYTES:
            return work()
        if self._waiting_bytes and self._waiting_bytes + size_bytes > _MOST_WAITING_BYTES:
            raise QueueFull("too many large requests wait; try again later", _RETRY_AFTER_S)
        self._waiting_bytes += size_bytes
        try:
            async with self._line.join(tenant):
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting_bytes -= size_bytes

    def close(self) -> None:
        """What has begun goes on to its end; no request waits for it."""
        self._thread.shutdown(wait=False, cancel_futures=True)
