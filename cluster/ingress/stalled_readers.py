"""Readers that do not read their replies: their calls are ended after a while, so that no call holds memory for ever.

    a reply ── handed to gRPC ── accepted: there was room on the connection ──> the next one
                   └── for `max_stall_s` there was none ──> the stream is closed on our side; its status waits

gRPC sends a status after the replies before it, so a reader that reads on gets those replies, and then the status.
Until it does, or leaves, gRPC keeps the last reply; a caller with too many such streams gets no further stream. A
method with one reply is treated as a stream of it. Large replies that wait for room are also bounded in bytes for each
caller.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import grpc

from cluster.errors import QueueFull, ReaderStalled
from cluster.tenant_shares import Amounts, TenantShares

#: Most ended streams of one caller whose status it has not read.
_MOST_ENDING = 32
_RETRY_S = 5.0
#: Bytes of replies that gRPC holds because their connections have no room: the limit of all callers, and the bytes that
#: are guaranteed to each. gRPC needs about three times as much memory. Replies up to `_SMALL_BYTES` do not count.
_MOST_BYTES, _GUARANTEED_BYTES = 2**27, 2**24
_SMALL_BYTES = 2**16
#: Seconds that a large reply counts after its stream was ended: gRPC accepts the status at once, and does not report
#: when it frees the reply.
_COUNTED_S = 600.0
#: Least bytes of a reply whose memory is returned to the system. Messages with KV rows are smaller, and follow quickly.
_LARGE_BYTES = 5 * 2**18

Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time


@dataclass(slots=True)
class _Given:
    """One reply on its way to the caller: the task of its call, its caller, and the bytes that it counts."""

    call: "asyncio.Task[Any]"
    context: Context
    caller: str
    size_bytes: int
    on_stall: Callable[[ReaderStalled], None]
    has_stalled: bool = False


class StalledReaders:
    """Owns: the bytes of large replies on their way, and the statuses of ended streams. Used from one event loop."""

    def __init__(self, max_stall_s: float, freed: Callable[[int], None] = lambda size_bytes: None) -> None:
        """`freed` is called with the bytes of each large reply that gRPC no longer holds."""
        self._freed = freed
        self._max_stall_s = max_stall_s
        self.bytes = TenantShares(_MOST_BYTES, _GUARANTEED_BYTES)
        #: Stalled replies that still count, each with the time until which it does; the oldest first.
        self._counted: deque[tuple[float, _Given]] = deque()
        self._num_ending = Amounts[str]()
        self._ending: set[asyncio.Task[None]] = set()

    def check(self, caller: str) -> None:
        """Raises QueueFull when the caller may not have another stream."""
        if self._num_ending[caller] >= _MOST_ENDING:
            raise QueueFull(
                f"{self._num_ending[caller]} of your streams have ended because they were not read, and their statuses "
                "are still unread: cancel them",
                _RETRY_S,
            )

    @contextlib.contextmanager
    def giving(
        self, context: Context, caller: str, on_stall: Callable[[ReaderStalled], None], size_bytes: int = 0
    ) -> Iterator[None]:
        """Context in which the call's task hands gRPC a reply of `size_bytes`. When that takes too long, the task is
        cancelled and `on_stall` called. Raises QueueFull when too many bytes wait for this caller.
        """
        task = asyncio.current_task()
        assert task is not None, "a call runs in a task"
        given = _Given(task, context, caller, size_bytes if size_bytes > _SMALL_BYTES else 0, on_stall)
        while self._counted and self._counted[0][0] <= asyncio.get_running_loop().time():
            self._give_back(self._counted.popleft()[1])
        if given.size_bytes and not self.bytes.may_take(caller, given.size_bytes):
            raise QueueFull(
                f"{self.bytes.of(caller)} bytes of your replies wait to be read: read them or cancel the calls",
                _RETRY_S,
            )
        self.bytes.take(caller, given.size_bytes)
        end = asyncio.get_running_loop().call_later(self._max_stall_s, self._end, given)
        try:
            yield
        finally:
            end.cancel()
            if not given.has_stalled:  # else gRPC still holds it
                self._give_back(given)

    def _end(self, given: _Given) -> None:
        error = ReaderStalled(self._max_stall_s)
        given.on_stall(error)
        telling = asyncio.create_task(_tell(given.context, error))
        self._ending.add(telling)
        self._num_ending[given.caller] += 1
        given.has_stalled = True
        telling.add_done_callback(lambda task: self._has_ended(task, given))
        given.call.cancel()

    def _has_ended(self, telling: "asyncio.Task[None]", given: _Given) -> None:
        self._ending.discard(telling)
        if given.size_bytes:
            self._counted.append((asyncio.get_running_loop().time() + _COUNTED_S, given))
        self._num_ending[given.caller] -= 1

    def _give_back(self, given: _Given) -> None:
        self.bytes.give_back(given.caller, given.size_bytes)
        if given.size_bytes > _LARGE_BYTES:
            self._freed(given.size_bytes)


async def _tell(context: Context, error: ReaderStalled) -> None:
    """Send the status; returns when the reader has it, or is gone."""
    with contextlib.suppress(grpc.aio.BaseError):  # `abort` raises in any case
        await context.abort(getattr(grpc.StatusCode, error.status), str(error))
