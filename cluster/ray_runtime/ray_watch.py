"""Watch over the two processes of Ray that the service needs: its control process (GCS) and the raylet of this node.

Ray does not report when one of them dies: calls that need it hang, and a minute later Ray ends this process. So the
watch keeps an idle connection to each of them. A process that dies closes it, and then a new connection is refused.
"""

import asyncio
import contextlib
import errno
import socket
from collections.abc import Callable
from dataclasses import dataclass

#: Seconds until a connection is made again, which a server may close because it is idle.
_AGAIN_S = 0.1
_CONNECT_TIMEOUT_S = 5.0
#: Errors of this process or host, which do not mean that the other process is gone.
_LACKS = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM, errno.EADDRNOTAVAIL})
#: Keep-alive of the kernel, because a host that is gone closes nothing: seconds of quiet, seconds between probes,
#: probes.
_KEEP_ALIVE = ((socket.TCP_KEEPIDLE, 5), (socket.TCP_KEEPINTVL, 2), (socket.TCP_KEEPCNT, 3))

GCS, RAYLET = "control process (GCS)", "raylet of this node"
#: Seconds that requests may continue without a GCS; Ray ends actors that cannot reach it after a minute.
_WITHOUT_GCS_S = 30.0
#: Seconds that requests may continue without a raylet; actors end soon after it.
_WITHOUT_RAYLET_S = 3.0


@dataclass(frozen=True, slots=True)
class RayProcess:
    """Name and address of one of Ray's processes."""

    name: str
    host: str
    port: int
    #: Seconds that it may be away, for the GCS of a fault-tolerant cluster, which is restarted.
    returns_s: float = 0.0


class RayLost(Exception):
    """The service ends because a process of Ray has ended; the message is one line."""

    def __init__(self, process: RayProcess, *, has_own_ray: bool) -> None:
        advice = "start it again" if has_own_ray else "check the cluster (ray status), then start it again"
        place = f"{process.host}:{process.port}"
        super().__init__(f"Ray's {process.name} at {place} ended, and the service with it: {advice}")
        #: Seconds that running requests may continue.
        self.drain_s = _WITHOUT_GCS_S if process.name == GCS else _WITHOUT_RAYLET_S


class RayWatch:
    """Owns: a task and a connection for each process, until `stop`.

    `away` is called with True when a process is away, and with False when all are back.
    """

    def __init__(self, away: Callable[[bool], None]) -> None:
        self._away = away
        self._num_away = 0
        self._lost: asyncio.Future[RayProcess] = asyncio.get_running_loop().create_future()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, *processes: RayProcess) -> None:
        self._tasks += [asyncio.create_task(self._watch(process)) for process in processes]

    async def lost(self) -> RayProcess:
        """Wait until a process is gone; returns it."""
        return await asyncio.shield(self._lost)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _watch(self, process: RayProcess) -> None:
        loop = asyncio.get_running_loop()
        while True:
            if not await self._connection_ended(process):
                gone_at_s = loop.time() + process.returns_s
                self._note_away(1)
                while not await self._is_there(process):
                    if loop.time() >= gone_at_s:
                        if not self._lost.done():
                            self._lost.set_result(process)
                        return
                    await asyncio.sleep(_AGAIN_S)
                self._note_away(-1)
            await asyncio.sleep(_AGAIN_S)

    def _note_away(self, change: int) -> None:
        was_away = self._num_away > 0
        self._num_away += change
        if (self._num_away > 0) != was_away:
            self._away(not was_away)

    async def _is_there(self, process: RayProcess) -> bool:
        writer = await _connected(process)
        if writer is None:
            return False
        writer[1].close()
        return True

    async def _connection_ended(self, process: RayProcess) -> bool:
        """Connect and wait: returns True when the connection has ended, False when none can be made."""
        connection = await _connected(process)
        if connection is None:
            return False
        reader, writer = connection
        try:
            with contextlib.suppress(OSError):
                while await reader.read(4096):
                    pass
        finally:
            writer.close()
        return True


async def _connected(process: RayProcess) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
    while True:
        try:
            async with asyncio.timeout(_CONNECT_TIMEOUT_S):
                reader, writer = await asyncio.open_connection(process.host, process.port)
            break
        except OSError as error:  # TimeoutError among them
            if error.errno not in _LACKS:
                return None
        await asyncio.sleep(_AGAIN_S)
    connected: socket.socket = writer.get_extra_info("socket")
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in _KEEP_ALIVE:
        connected.setsockopt(socket.IPPROTO_TCP, option, value)
    return reader, writer
