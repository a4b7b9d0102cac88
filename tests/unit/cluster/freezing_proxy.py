"""A TCP proxy that a test can freeze: it still accepts bytes, and forwards none."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

#: Head of an HTTP/2 ping that is not an acknowledgement.
_PING = b"\x00\x00\x08\x06\x00\x00\x00\x00\x00"


@dataclass
class FreezingProxy:
    """Forwards `address` to `host` and `port`. Connections made after a `freeze` are not frozen."""

    host: str
    port: int
    address: str = ""
    num_connections: int = 0
    #: Pings that clients sent, and pings that the server sent.
    num_pings: int = 0
    num_server_pings: int = 0
    _frozen: asyncio.Event = field(default_factory=asyncio.Event)
    _connections: set["asyncio.Task[None]"] = field(default_factory=set)

    def freeze(self) -> None:
        self._frozen.set()
        self._frozen = asyncio.Event()

    async def lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        self.num_connections += 1
        frozen = self._frozen
        try:
            there = await asyncio.open_connection(self.host, self.port)
            await asyncio.gather(
                self._copy(reader, there[1], frozen, is_clients=True),
                self._copy(there[0], writer, frozen, is_clients=False),
            )
        except asyncio.CancelledError:
            pass  # by `close`
        finally:
            self._connections.discard(task)
            writer.close()

    async def close(self) -> None:
        for task in tuple(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _copy(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, frozen: asyncio.Event, *, is_clients: bool
    ) -> None:
        try:
            while data := await reader.read(2**16):
                if is_clients:
                    self.num_pings += data.count(_PING)
                else:
                    self.num_server_pings += data.count(_PING)
                if not frozen.is_set():
                    writer.write(data)
                    await writer.drain()
        except ConnectionError:
            pass
        if not frozen.is_set():
            writer.close()


@asynccontextmanager
async def freezing_proxy(address: str) -> AsyncIterator[FreezingProxy]:
    host, _, port = address.rpartition(":")
    proxy = FreezingProxy(host, int(port))
    server = await asyncio.start_server(proxy.lead, "127.0.0.1", 0)
    proxy.address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        server.close()
        await proxy.close()
