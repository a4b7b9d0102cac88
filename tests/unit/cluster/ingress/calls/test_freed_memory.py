"""After large messages, complete or not, memory is returned to the system once for many of them."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from waiting import until

from cluster.errors import DeadlineExceeded
from cluster.ingress.calls import freed_memory
from cluster.ingress.calls.first_messages import FirstMessages
from cluster.ingress.calls.freed_memory import FreedMemory


@pytest.fixture
def trims(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    noted: list[str] = []
    monkeypatch.setattr(freed_memory, "_PAUSE_S", 0.01)
    monkeypatch.setattr(freed_memory, "_trim_of_libc", lambda: lambda: noted.append("trim"))
    return noted


async def until_trimmed(trims: list[str], times: int) -> None:
    await until(lambda: len(trims) >= times)
    await asyncio.sleep(0.03)
    assert len(trims) == times


async def test_many_messages_are_one_trim_and_few_bytes_are_none(trims: list[str]) -> None:
    memory = FreedMemory()
    for _ in range(1000):
        memory.freed(10)
    memory.freed(2**20)
    await until_trimmed(trims, 0)
    for _ in range(50):
        memory.freed(2**20)
    await until_trimmed(trims, 1)
    memory.freed(2**26)
    await until_trimmed(trims, 2)


async def test_a_message_that_never_came_whole_counts_as_the_largest(trims: list[str]) -> None:
    messages = FirstMessages()
    messages.max_message_bytes = 2**25

    class Silent(AsyncIterator[bytes]):
        async def __anext__(self) -> bytes:
            await asyncio.Event().wait()
            return b""

    with pytest.raises(DeadlineExceeded):
        await messages.next_of("caller", Silent(), 0.01)
    await until_trimmed(trims, 1)
    assert messages.num_waiting == 0


def test_the_allocator_is_called_as_it_is() -> None:
    freed_memory._trim_of_libc()()
