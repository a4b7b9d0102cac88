"""Waits for the messages of calls, for a bounded time, and for few calls of a connection at once.

Until a call's message is requested, gRPC buffers only a window of some KiB of it; then the whole message. So the memory
that a connection can occupy is bounded by the number of calls whose messages are requested at once.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Hashable
from contextlib import asynccontextmanager

from cluster.errors import DeadlineExceeded
from cluster.ingress.calls.freed_memory import FreedMemory

#: Most calls of one caller on one connection whose first message is awaited at once, for methods that need no token and
#: for all other methods. Some clients open calls before they have a message to send.
MOST_AT_ONCE, _MOST_WITH_TOKEN = 4, 64
#: Most calls whose later message is awaited at once, for methods without bounds of their own.
_MOST_LATER = 4


async def let_go(messages: AsyncIterator[bytes]) -> None:
    """Stop reading a call. Otherwise gRPC's iterator, part of a cycle, would keep the last message until collected."""
    iterator = aiter(messages)  # the one async generator that gRPC makes
    if isinstance(iterator, AsyncGenerator):
        await iterator.aclose()


class _Line:
    """Queue of one caller's calls on one connection."""

    def __init__(self, most_at_once: int) -> None:
        self.places = asyncio.Semaphore(most_at_once)
        self.num_calls = 0


class FirstMessages:
    """Owns: the queues, each while a call is in it. Used from one event loop."""

    def __init__(self) -> None:
        #: Largest message that gRPC accepts; an incomplete message may have taken as many bytes.
        self.max_message_bytes = 0
        self._lines: dict[Hashable, _Line] = {}
        self.memory = FreedMemory()

    @property
    def num_waiting(self) -> int:
        return sum(line.num_calls for line in self._lines.values())

    async def next_of(
        self, caller: Hashable, messages: AsyncIterator[bytes], limit_s: float, *, is_open: bool = False
    ) -> bytes | None:
        """Wait for a call's first message; None when the call has none. `caller` identifies caller and connection.

        `is_open`: the method needs no token. Raises DeadlineExceeded when the message does not arrive in time.
        """
        size_bytes = self.max_message_bytes  # for an incomplete message, or one that gRPC has refused
        try:
            async with (
                asyncio.timeout(limit_s),
                self._place((caller, is_open), MOST_AT_ONCE if is_open else _MOST_WITH_TOKEN),
            ):
                async for raw in messages:
                    size_bytes = len(raw)
                    return raw
                return None
        except TimeoutError:
            raise DeadlineExceeded(f"the call's first message did not arrive within {limit_s:g} s") from None
        finally:
            self.memory.freed(size_bytes)

    async def later_of(
        self, caller: Hashable, messages: AsyncIterator[bytes], limit_s: float | None, most_bytes: int
    ) -> bytes | None:
        """Wait for the next message of a stream; None at the end. Raises DeadlineExceeded.

        `limit_s`: None when the method itself bounds its calls and its waits. `most_bytes`: the caller refuses a larger
        message, whose memory is returned to the system.
        """
        size_bytes = self.max_message_bytes
        most_at_once = _MOST_WITH_TOKEN if limit_s is None else _MOST_LATER
        try:
            async with asyncio.timeout(limit_s), self._place(("later", caller, limit_s), most_at_once):
                async for raw in messages:
                    size_bytes = len(raw) if len(raw) > most_bytes else 0
                    return raw
                size_bytes = 0
                return None
        except TimeoutError:
            raise DeadlineExceeded(f"the call's next message did not arrive within {limit_s:g} s") from None
        finally:
            self.memory.freed(size_bytes)

    def close(self) -> None:
        self.memory.close()

    @asynccontextmanager
    async def _place(self, caller: Hashable, most_at_once: int) -> AsyncIterator[None]:
        line = self._lines.setdefault(caller, _Line(most_at_once))
        line.num_calls += 1
        try:
            async with line.places:
                yield
        finally:
            line.num_calls -= 1
            if not line.num_calls:
                del self._lines[caller]
