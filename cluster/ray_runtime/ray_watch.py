"""Whether the two processes of Ray live that the service cannot do without: its control process (GCS), and the raylet
of this node.

Ray itself says nothing when one of them dies: calls that need it hang, and a minute later it ends this process. So a
connection is kept to each of them, over which nothing is sent. A process that dies closes it, and then refuses the
next one.
"""

import asyncio
import contextlib
import errno
import socket
from collections.abc import Callable
from dataclasses import dataclass

#: Seconds until a connection is made again that a server may end for reasons of its own, as one that says nothing.
_AGAIN_S = 0.1
_CONNECT_TIMEOUT_S = 5.0
#: What this process or host lacks for a connection says nothing of the process at its other end.
_LACKS = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM, errno.EADDRNOTAVAIL})
#: A host that is gone closes nothing: the kernel asks for it, in seconds of quiet, between two questions, and so often.
_KEEP_ALIVE = ((socket.TCP_KEEPIDLE, 5), (socket.TCP_KEEPINTVL, 2), (socket.TCP_KEEPCNT, 3))

GCS, RAYLET = "control process (GCS)", "raylet of this node"
#: Actors go on without a GCS, until Ray ends all that cannot reach it, a minute later.
_WITHOUT_GCS_S = 30.0
#: They end soon after their raylet.
_WITHOUT_RAYLET_S = 3.0


@dataclass(frozen=True, slots=True)
class RayProcess:
    """Where one of Ray's processes listens, and what it is called."""

    name: str
    host: str
    port: int
    #: How long it may be away, as the GCS of a fault-tolerant cluster while it is started again.
    returns_s: float = 0.0


class RayLost(Exception):
    """The service has ended because a process of Ray has: one line."""

    def __init__(self, process: RayProcess, *, has_own_ray: bool) -> None:
        advice = "start it again" if has_own_ray else "look at the cluster (ray status), then start it again"
        super().__init__(f"Ray's {process.name} at {process.host}:{process.port} ended, so the service has: {advice}")
        #: How long requests that run may go on.
        self.drain_s = _WITHOUT_GCS_S if process.name == GCS else _WITHOUT_RAYLET_S


class RayWatch:
    """Owns: a task and a connection for each process, until `stop`. `away` hears when one is away, and all are back."""

    def __init__(self, away: Callable[[bool], None]) -> None:
        self._away = away
        self._num_away = 0
        self._lost: asyncio.Future[RayProcess] = asyncio.get_running_loop().create_future()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, *processes: RayProcess) -> None:
        self._tasks += [asyncio.create_task(self._watch(process)) for process in processes]

    async def lost(self) -> RayProcess:
        """Return when one of them is gone: which it is."""
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
        """Return True when a connection to it has ended, False when none can be made."""
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
