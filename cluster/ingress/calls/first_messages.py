"""Messages of calls are waited for, for a bounded time, and of few calls of a connection at once.

gRPC keeps no more of a call than a window of some KiB until its message is asked for, and then all of it. So what
a connection can make the server keep is bounded by the calls that are asked at once.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Hashable
from contextlib import asynccontextmanager

from cluster.errors import DeadlineExceeded
from cluster.ingress.calls.freed_memory import FreedMemory

#: Calls of one caller on one connection whose first message is on its way: of methods that ask for no token, and of
#: all other methods. Some clients call before they have what they are to send.
MOST_AT_ONCE, _MOST_WITH_TOKEN = 4, 64
#: The same of a later message, where a method has no bounds of its own for its streams.
_MOST_LATER = 4


async def let_go(messages: AsyncIterator[bytes]) -> None:
    """Read no more of a call: gRPC's iterator, part of a cycle, would keep its last message until it is collected."""
    iterator = aiter(messages)  # an async generator that gRPC makes once
    if isinstance(iterator, AsyncGenerator):
        await iterator.aclose()


class _Line:
    """The calls of one caller on one connection."""

    def __init__(self, most_at_once: int) -> None:
        self.places = asyncio.Semaphore(most_at_once)
        self.num_calls = 0


class FirstMessages:
    """Owns: the lines, each as long as a call is in it. Used from one event loop."""

    def __init__(self) -> None:
        #: Largest message that gRPC takes: as much of one that is cut short may have come.
        self.max_message_bytes = 0
        self._lines: dict[Hashable, _Line] = {}
        self.memory = FreedMemory()

    @property
    def num_waiting(self) -> int:
        return sum(line.num_calls for line in self._lines.values())

    async def next_of(
        self, caller: Hashable, messages: AsyncIterator[bytes], limit_s: float, *, is_open: bool = False
    ) -> bytes | None:
        """A call's first message; None where the call has none. `caller`: with its connection.

        `is_open`: the method asks for no token. Raises DeadlineExceeded when it does not come in time.
        """
        size_bytes = self.max_message_bytes  # of one that is cut short, or that gRPC has refused
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
            raise DeadlineExceeded(f"the call's first message did not come within {limit_s:g} s") from None
        finally:
            self.memory.freed(size_bytes)

    async def later_of(
        self, caller: Hashable, messages: AsyncIterator[bytes], limit_s: float | None, most_bytes: int
    ) -> bytes | None:
        """The next message of a stream; None where there is no more. `limit_s`: None where the method bounds how many
        calls it has, and how long it waits. Raises DeadlineExceeded.

        `most_bytes`: a larger one is refused, and its memory given back.
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
            raise DeadlineExceeded(f"the call's next message did not come within {limit_s:g} s") from None
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
