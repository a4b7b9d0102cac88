"""Readers that take nothing of their replies: what a call holds is free after a while, whatever its reader does.

    a reply ── handed to gRPC ── accepted: there was room on the connection ──> the next one
                   └── for `max_stall_s` there was none ──> the stream is closed on our side; its status waits

gRPC sends a status after the replies before it, so a reader that goes on gets them, and then the status. Until it does,
or leaves, gRPC keeps the last reply; a caller with too many such streams gets no other one. A method of one reply has
that as its stream. Large replies that wait for room are bounded in bytes for each caller as well.
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

#: Streams of one caller that were ended, and whose status it has not taken.
_MOST_ENDING = 32
_RETRY_S = 5.0
#: Replies that were handed to gRPC and have not found room on their connections: those of all callers, and what each
#: may have in any case. gRPC needs about three times as much memory for them. Small ones do not count.
_MOST_BYTES, _GUARANTEED_BYTES = 2**27, 2**24
_SMALL_BYTES = 2**16
#: How long a large reply counts after its stream was ended. gRPC takes the status behind it at once, and does not say
#: when it has let go of the reply.
_COUNTED_S = 600.0
#: Replies whose memory is worth giving back; a message of rows of KV is smaller, and soon followed by the next.
_LARGE_BYTES = 5 * 2**18

Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time


@dataclass(slots=True)
class _Given:
    """One reply on its way to the caller: whose, what runs its call, and what it takes of the caller's bytes."""

    call: "asyncio.Task[Any]"
    context: Context
    caller: str
    size_bytes: int
    on_stall: Callable[[ReaderStalled], None]
    has_stalled: bool = False


class StalledReaders:
    """Owns: the bytes of large replies on their way, and the statuses of ended streams. Used from one event loop."""

    def __init__(self, max_stall_s: float, freed: Callable[[int], None] = lambda size_bytes: None) -> None:
        """`freed` hears of the bytes of each large reply that gRPC does not have any more."""
        self._freed = freed
        self._max_stall_s = max_stall_s
        self.bytes = TenantShares(_MOST_BYTES, _GUARANTEED_BYTES)
        #: Replies not taken in time that still count, and until when; the oldest first.
        self._counted: deque[tuple[float, _Given]] = deque()
        self._num_ending = Amounts[str]()
        self._ending: set[asyncio.Task[None]] = set()

    def check(self, caller: str) -> None:
        """Whether the caller may have another stream. Raises QueueFull."""
        if self._num_ending[caller] >= _MOST_ENDING:
            raise QueueFull(
                f"{self._num_ending[caller]} of your streams have ended because nothing was taken of them, and "
                "their ends were not taken either: cancel them",
                _RETRY_S,
            )

    @contextlib.contextmanager
    def giving(
        self, context: Context, caller: str, on_stall: Callable[[ReaderStalled], None], size_bytes: int = 0
    ) -> Iterator[None]:
        """Inside, a reply of so many bytes is handed to gRPC by the task that runs the call, which is cancelled when
        that takes too long. `on_stall` hears of it then. Raises QueueFull where too much waits for this caller.
        """
        task = asyncio.current_task()
        assert task is not None, "a call runs in a task"
        given = _Given(task, context, caller, size_bytes if size_bytes > _SMALL_BYTES else 0, on_stall)
        while self._counted and self._counted[0][0] <= asyncio.get_running_loop().time():
            self._give_back(self._counted.popleft()[1])
        if given.size_bytes and not self.bytes.may_take(caller, given.size_bytes):
            raise QueueFull(
                f"{self.bytes.of(caller)} bytes of replies of yours wait to be taken: read them or cancel the calls",
                _RETRY_S,
            )
        self.bytes.take(caller, given.size_bytes)
        end = asyncio.get_running_loop().call_later(self._max_stall_s, self._end, given)
        try:
            yield
        finally:
            end.cancel()
            if not given.has_stalled:  # else gRPC has it still
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
    """Return when the reader has the status, or is gone."""
    with contextlib.suppress(grpc.aio.BaseError):  # `abort` raises in any case
        await context.abort(getattr(grpc.StatusCode, error.status), str(error))
