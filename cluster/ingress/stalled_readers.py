"""Readers of streams that take nothing: what a stream holds is free after a while, whatever its reader does.

    a reply ── handed to gRPC ── accepted: there was room on the connection ──> the next one
                   └── for `max_stall_s` there was none ──> the stream is closed on our side; its status waits

gRPC sends a status after the replies before it, so a reader that goes on gets them, and then the status. Until it does,
or leaves, gRPC keeps the last reply; a caller with too many such streams gets no other one.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import grpc

from cluster.errors import QueueFull, ReaderStalled

#: Streams of one caller that were ended, and whose status it has not taken.
_MOST_ENDING = 32
_RETRY_S = 5.0

Context = Any  # grpc.aio.ServicerContext, generic in the stubs and not at run time


class StalledReaders:
    """Owns: the statuses of ended streams that are on their way. Used from one event loop."""

    def __init__(self, max_stall_s: float) -> None:
        self._max_stall_s = max_stall_s
        self._num_ending: Counter[str] = Counter()
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def num_ending(self) -> int:
        return len(self._ending)

    def check(self, caller: str) -> None:
        """Whether the caller may have another stream. Raises QueueFull."""
        if self._num_ending[caller] >= _MOST_ENDING:
            raise QueueFull(
                f"{self._num_ending[caller]} of your streams have ended because nothing was taken of them, and "
                "their ends were not taken either: cancel them",
                _RETRY_S,
            )

    @contextlib.contextmanager
    def giving(self, context: Context, caller: str, on_stall: Callable[[ReaderStalled], None]) -> Iterator[None]:
        """Inside, a reply is handed to gRPC by the task that runs the call, which is cancelled when that takes too
        long. `on_stall` hears of it then."""
        task = asyncio.current_task()
        assert task is not None, "a call runs in a task"
        end = asyncio.get_running_loop().call_later(self._max_stall_s, self._end, task, context, caller, on_stall)
        try:
            yield
        finally:
            end.cancel()

    def _end(
        self, call: "asyncio.Task[Any]", context: Context, caller: str, on_stall: Callable[[ReaderStalled], None]
    ) -> None:
        error = ReaderStalled(self._max_stall_s)
        on_stall(error)
        telling = asyncio.create_task(_tell(context, error))
        self._ending.add(telling)
        self._num_ending[caller] += 1
        telling.add_done_callback(lambda task: self._has_ended(task, caller))
        call.cancel()

    def _has_ended(self, telling: "asyncio.Task[None]", caller: str) -> None:
        self._ending.discard(telling)
        self._num_ending[caller] -= 1
        if not self._num_ending[caller]:
            del self._num_ending[caller]


async def _tell(context: Context, error: ReaderStalled) -> None:
    """Return when the reader has the status, or is gone."""
    with contextlib.suppress(grpc.aio.BaseError):  # `abort` raises in any case
        await context.abort(getattr(grpc.StatusCode, error.status), str(error))
