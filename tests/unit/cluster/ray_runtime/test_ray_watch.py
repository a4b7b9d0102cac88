"""The loss of a process of Ray is noticed at once; the service waits for a process that may return, and reports it."""

import asyncio
import errno
from collections.abc import AsyncIterator
from typing import Any

import pytest
from waiting import WAIT_S, until

from cluster.ray_runtime.ray_watch import RayProcess, RayWatch


class Listener:
    """A listener like a process of Ray: it speaks first, and may close a connection."""

    def __init__(self) -> None:
        self.num_connections = 0
        self.port = 0
        self._server: asyncio.Server | None = None
        self._writers: list[asyncio.StreamWriter] = []

    async def start(self) -> "Listener":
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def hang_up(self) -> None:
        for writer in self._writers:
            writer.close()
        self._writers.clear()

    def die(self) -> None:
        assert self._server is not None
        self._server.close()
        self.hang_up()

    async def reached(self, num_connections: int) -> None:
        await until(lambda: self.num_connections >= num_connections)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.num_connections += 1
        self._writers.append(writer)
        writer.write(b"settings")


@pytest.fixture
async def listeners() -> AsyncIterator[list[Listener]]:
    listeners = [await Listener().start() for _ in range(2)]
    yield listeners
    for listener in listeners:
        listener.die()


def processes(listeners: list[Listener], returns_s: float = 0.0) -> list[RayProcess]:
    return [RayProcess(name, "127.0.0.1", each.port, returns_s) for name, each in zip("ab", listeners, strict=True)]


async def test_a_process_that_dies_is_missed_and_one_that_only_hangs_up_is_not(listeners: list[Listener]) -> None:
    told = list[bool]()
    watch = RayWatch(told.append)
    watch.start(*processes(listeners))
    lost = asyncio.create_task(watch.lost())
    for listener in listeners:
        await listener.reached(1)
    for number in (2, 3):
        listeners[0].hang_up()
        await listeners[0].reached(number)
    assert not lost.done()
    assert told == []
    listeners[1].die()
    async with asyncio.timeout(WAIT_S):
        assert (await lost).name == "b"
    assert told == [True]
    watch.stop()


async def test_a_process_that_returns_in_time_is_none_that_is_lost(listeners: list[Listener]) -> None:
    told, changed = list[bool](), asyncio.Event()

    def away(is_away: bool) -> None:
        told.append(is_away)
        changed.set()

    watch = RayWatch(away)
    watch.start(*processes(listeners, WAIT_S))
    lost = asyncio.create_task(watch.lost())
    await listeners[0].reached(1)
    for is_away in (True, False):
        changed.clear()
        if is_away:
            listeners[0].die()
        else:
            await listeners[0].start()
        async with asyncio.timeout(WAIT_S):
            await changed.wait()
    assert told == [True, False]
    assert not lost.done()
    lost.cancel()
    watch.stop()


async def test_a_service_that_has_no_files_left_to_connect_with_has_not_lost_its_ray(
    listeners: list[Listener], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients may hold all of the process's file descriptors."""
    told, num_refused, connect = list[bool](), 0, asyncio.open_connection

    async def without_files(*arguments: Any) -> Any:
        nonlocal num_refused
        if num_refused < 3 and listeners[0].num_connections:
            num_refused += 1
            raise OSError(errno.EMFILE, "too many open files")
        return await connect(*arguments)

    monkeypatch.setattr(asyncio, "open_connection", without_files)
    watch = RayWatch(told.append)
    watch.start(processes(listeners)[0])
    lost = asyncio.create_task(watch.lost())
    await listeners[0].reached(1)
    listeners[0].hang_up()
    await listeners[0].reached(2)
    assert (num_refused, told, lost.done()) == (3, [], False)
    lost.cancel()
    watch.stop()
