"""The first message of each call is waited for, for a bounded time, and of few calls of a connection at once.

gRPC keeps no more of a call than a window of some KiB until its message is asked for, and then all of it. So what
a connection can make the server keep is bounded by the calls that are asked at once.
"""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from cluster.errors import DeadlineExceeded
from cluster.ingress.calls.freed_memory import FreedMemory

#: Calls of one caller on one connection whose first message is on its way: of methods that ask for no token, and of
#: all other methods. Some clients call before they have what they are to send.
MOST_AT_ONCE, _MOST_WITH_TOKEN = 4, 64


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
        self._memory = FreedMemory()

    @property
    def num_waiting(self) -> int:
        """Calls whose first message has not come."""
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
            self._memory.freed(size_bytes)

    def close(self) -> None:
        """No call comes any more."""
        self._memory.close()

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
