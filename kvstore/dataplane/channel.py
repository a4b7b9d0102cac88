"""The channel: short messages between a store and its node's workers, over a Unix socket.

SOCK_SEQPACKET keeps message boundaries and tells of the peer's end: a process that exits or is killed closes its
connection, which is why a connection can own leases. The kernel vouches for the process at the other end (SO_PEERCRED);
only processes of the same user are let in. Nothing here knows what a message means.

Each connection has one thread that receives; any thread may send. A round trip takes some 30 us.
"""

import array
import contextlib
import hashlib
import os
import select
import socket
import stat
import struct
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from kvstore.dataplane.acceptor import BACKLOG, Acceptor
from kvstore.errors import StoreError, StoreLocked, StoreNotWritable

MAX_MESSAGE_BYTES = 64 * 1024
#: A peer that has not read for so long is given up, and its connection closed.
SEND_TIMEOUT_S = 5.0
#: What the kernel's sockaddr_un holds, less the final zero.
MAX_PATH_BYTES = 107
#: Room for a few of the largest messages on their way.
SEND_BUFFER_BYTES = 4 * MAX_MESSAGE_BYTES
#: How long a receiving thread looks for a message before it sleeps.
_SPIN_S = 100e-6
#: How long one `PumpedChannel.pump` waits at most.
_PUMP_S = 1.0
#: Not XDG_RUNTIME_DIR or TMPDIR: all processes of a user on a node must come to the same path, whatever started them.
SOCKET_ROOT = Path("/tmp")


class ChannelClosed(StoreError):
    """The peer is gone, does not read, or was never there. The connection is of no more use."""


class MessageTooLarge(StoreError):
    """A message of more than MAX_MESSAGE_BYTES was to be sent. The connection is as it was."""


class ChannelHandler(Protocol):
    """A server's use of its connections. Every call about one connection comes on that connection's thread.

    An exception out of any of these ends the connection and goes to `threading.excepthook`; but ChannelClosed, because
    the peer died before it was answered, is an end like any other.
    """

    def connected(self, connection: "Connection") -> None: ...

    def received(self, connection: "Connection", message: bytes) -> None: ...

    def closed(self, connection: "Connection") -> None:
        """The last call about a connection, exactly once: the peer ended, in whatever way, or it was closed."""


class Connection:
    """One end of a connection. Owns: its socket, which the receiving thread closes; `close` only hangs up.

    Thread-safe: senders take turns, so no message is split and none goes to a descriptor that was closed and reused.
    """

    def __init__(self, sock: socket.socket, send_timeout_s: float = SEND_TIMEOUT_S) -> None:
        self._socket = sock
        self.peer_pid, self._peer_uid = _peer(sock)
        self._send_timeout_s = send_timeout_s
        self._sending = threading.Lock()
        self._has_sent = False
        self._hung_up = False
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        _set_timeout(sock, socket.SO_SNDTIMEO, send_timeout_s)

    @property
    def is_own_user(self) -> bool:
        return self._peer_uid == os.geteuid()

    @property
    def is_closed(self) -> bool:
        """Whether a send found the peer gone, or the receiving thread came to its end."""
        return self._hung_up

    def is_hung_up(self) -> bool:
        """Whether either end has hung up, or died; what the peer sent before may still wait to be received."""
        with self._sending:
            if self._hung_up:
                return True
            return self._has(select.POLLRDHUP)

    def has_message(self) -> bool:
        """Whether `receive` would not wait; for the thread that is in it."""
        return self._has(select.POLLIN)

    def _has(self, event: int) -> bool:
        poll = select.poll()
        poll.register(self._socket, event)
        return bool(poll.poll(0))

    def send(self, message: bytes) -> None:
        """Queue one message of 1..MAX_MESSAGE_BYTES for the peer, waiting for room at most the send timeout.

        Raises MessageTooLarge, or ChannelClosed, also for a peer that does not read: the connection is then closed.
        """
        _check_size(message)
        with self._sending:
            self._check_open()
            try:
                self._socket.send(message, socket.MSG_NOSIGNAL)
            except OSError as error:
                raise self._send_failed(error) from error
            self._has_sent = True

    def send_descriptor(self, message: bytes, descriptor: int) -> None:
        """`send`, with a copy of a file descriptor; only as the first message of a connection. `descriptor` is lent."""
        _check_size(message)
        with self._sending:
            self._check_open()
            assert not self._has_sent, "a descriptor goes with the first message only"
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))
            try:
                self._socket.sendmsg([message], [rights], socket.MSG_NOSIGNAL)
            except OSError as error:
                raise self._send_failed(error) from error
            self._has_sent = True

    def close(self) -> None:
        """Hang up: the receiving thread of either side comes to its end. What was sent still arrives."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def receive_first(self) -> tuple[bytes, int | None] | None:
        """The first message and the descriptor that came with it, now the caller's; None at the connection's end."""
        try:
            message, descriptors, _, _ = socket.recv_fds(
                self._socket, MAX_MESSAGE_BYTES + 1, 1, socket.MSG_CMSG_CLOEXEC
            )
        except OSError:
            return None
        if not 0 < len(message) <= MAX_MESSAGE_BYTES:
            for descriptor in descriptors:
                os.close(descriptor)
            return None
        return message, descriptors[0] if descriptors else None

    def receive(self) -> Iterator[bytes]:
        """Messages until the connection's end; one thread only. A message above the limit ends it too."""
        view = memoryview(bytearray(MAX_MESSAGE_BYTES + 1))
        while True:
            try:
                size_bytes = self._socket.recv_into(view)
            except OSError:  # ECONNRESET: the peer died with messages unread
                return
            if not 0 < size_bytes <= MAX_MESSAGE_BYTES:
                return
            yield bytes(view[:size_bytes])

    def receive_one(self, view: memoryview) -> bytes | None:
        """The next message, through the caller's memory of MAX_MESSAGE_BYTES + 1; None after the receive timeout.

        Raises ChannelClosed at the connection's end.
        """
        try:
            size_bytes = self._spin(view) or self._socket.recv_into(view)
        except BlockingIOError:
            return None
        except OSError:
            size_bytes = 0
        if not 0 < size_bytes <= MAX_MESSAGE_BYTES:
            raise ChannelClosed(f"the connection to process {self.peer_pid} is closed")
        return bytes(view[:size_bytes])

    def _spin(self, view: memoryview) -> int:
        """Look for a message for a moment before sleeping: to be woken takes longer than most answers. 0: none came."""
        receive, end_s = self._socket.recv_into, time.perf_counter() + _SPIN_S
        while True:
            try:
                return receive(view, 0, socket.MSG_DONTWAIT)
            except BlockingIOError:
                if time.perf_counter() > end_s:
                    return 0

    def set_receive_timeout(self, timeout_s: float) -> None:
        """Bound `receive_one`, which waits for ever without it."""
        with contextlib.suppress(OSError):  # closed: what is received next says so
            _set_timeout(self._socket, socket.SO_RCVTIMEO, timeout_s)

    def release(self) -> None:
        """Close the socket; for the receiving thread, at its end."""
        self.close()  # wakes a sender that waits for room, which holds the lock
        with self._sending:
            self._hung_up = True
            self._socket.close()

    def _check_open(self) -> None:
        if self._hung_up:
            raise ChannelClosed(f"the connection to process {self.peer_pid} is closed")

    def _send_failed(self, error: OSError) -> ChannelClosed:
        self._hung_up = True  # the next senders need not wait as long again
        self.close()
        if isinstance(error, BlockingIOError):
            return ChannelClosed(f"process {self.peer_pid} has not read for {self._send_timeout_s:g} s")
        return ChannelClosed(f"the connection to process {self.peer_pid} is closed: {error.strerror}")


class ChannelServer:
    """Owns: the listening socket and its file, one accepting thread, one thread and socket per connection."""

    def __init__(self, path: Path, handler: ChannelHandler, send_timeout_s: float = SEND_TIMEOUT_S) -> None:
        _check_path(path)
        self.path = path
        self._handler = handler
        self._send_timeout_s = send_timeout_s
        self._file_identity: tuple[int, int] | None = None
        self._acceptor: Acceptor | None = None
        self._lock = threading.Lock()
        self._threads: dict[Connection, threading.Thread] = {}

    def start(self) -> None:
        """Listen. The file of a dead server is replaced; two servers must not start on one path at the same time.

        Raises StoreLocked when a live server listens there, StoreNotWritable when the file cannot be made.
        """
        assert self._acceptor is None, "started twice"
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            _remove_stale(self.path)
            os.fchmod(listener.fileno(), 0o600)  # what bind makes the file with, so that it never is more open
            listener.bind(os.fspath(self.path))
            self.path.chmod(0o600)
            status = self.path.lstat()
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            raise StoreNotWritable(f"no socket can be made at {self.path}: {error.strerror}") from error
        except BaseException:
            listener.close()
            raise
        self._file_identity = (status.st_dev, status.st_ino)
        self._acceptor = Acceptor(listener, "channel-accept", self._accept)
        self._acceptor.start()

    def close(self) -> None:
        """Hang up on all clients and remove the file. On return, `closed` was called for every connection.

        From a handler it does not wait for the handler's own thread.
        """
        if self._acceptor is None:
            return
        self._acceptor.close()
        with self._lock:
            threads = dict(self._threads)
        for connection in threads:
            connection.close()
        for thread in threads.values():
            if thread is not threading.current_thread():
                thread.join()
        with contextlib.suppress(OSError):
            status = self.path.lstat()
            if (status.st_dev, status.st_ino) == self._file_identity:
                self.path.unlink()

    def _accept(self, sock: socket.socket, _address: Any) -> None:
        connection = Connection(sock, self._send_timeout_s)
        if not connection.is_own_user:
            connection.release()
            return
        thread = threading.Thread(target=self._serve, args=(connection,), name="channel-connection", daemon=True)
        with self._lock:
            try:
                thread.start()
            except RuntimeError:  # no thread to be had
                connection.release()
                return
            self._threads[connection] = thread

    def _serve(self, connection: Connection) -> None:
        try:
            self._handler.connected(connection)
            for message in connection.receive():
                self._handler.received(connection, message)
        except ChannelClosed:
            if not connection.is_closed:  # then it came from another connection
                raise
        finally:
            connection.release()
            try:
                self._handler.closed(connection)
            finally:
                with self._lock:
                    del self._threads[connection]


class _ClientChannel:
    """A worker's end. Owns: one connection, from `connect` to `close`.

    `on_message(message, descriptor)` gets messages in order; a descriptor comes with the first one or not at all, and
    is the callee's to close.
    """

    def __init__(
        self, path: Path, on_message: Callable[[bytes, int | None], None], send_timeout_s: float = SEND_TIMEOUT_S
    ) -> None:
        _check_path(path)
        self.path = path
        self._on_message = on_message
        self._send_timeout_s = send_timeout_s
        self._connection: Connection | None = None

    def connect(self, timeout_s: float) -> None:
        """Connect, waiting at most `timeout_s` for a server that is busy accepting others.

        Raises ChannelClosed when no server listens, or one of another user; a new try is the caller's to make.
        """
        assert self._connection is None, "connected twice"
        self._connection = _connect(self.path, timeout_s, self._send_timeout_s)

    def send(self, message: bytes) -> None:
        """Raises ChannelClosed or MessageTooLarge, as `Connection.send`."""
        if self._connection is None:
            raise ChannelClosed(f"not connected to {self.path}")
        self._connection.send(message)

    def is_connected(self) -> bool:
        """Whether the peer has not hung up. What it sent before may not have been received yet."""
        return self._connection is not None and not self._connection.is_hung_up()


class PumpedChannel(_ClientChannel):
    """A worker's end without a thread: the thread that waits for an answer receives it.

    What is not received within the server's send timeout, once the socket's buffer is full, costs the connection: for
    questions whose answers are waited for.
    """

    def __init__(self, path: Path, on_message: Callable[[bytes, int | None], None]) -> None:
        super().__init__(path, on_message)
        self._receiving = threading.Lock()
        self._buffer = memoryview(bytearray(MAX_MESSAGE_BYTES + 1))
        self._has_received = False
        self._timeout_s = -1.0

    def pump(self, timeout_s: float) -> None:
        """Receive one message and call `on_message`; return without one after `timeout_s`, a second at most.

        Only the first message, which the server sends unasked, is waited for as long as `timeout_s` says. One thread
        at a time. Raises ChannelClosed at the connection's end, and when the first message has not come.
        """
        assert self._connection is not None, "connect first"
        timeout_s = max(timeout_s, 1e-3)
        if self._has_received:
            timeout_s = min(timeout_s, _PUMP_S)
        with self._receiving:
            if timeout_s != self._timeout_s:
                self._connection.set_receive_timeout(timeout_s)
                self._timeout_s = timeout_s
            if not self._has_received:
                first = self._connection.receive_first()
                if first is None:
                    raise ChannelClosed(f"the connection to process {self._connection.peer_pid} is closed")
                self._has_received = True
                self._on_message(*first)
                return
            message = self._connection.receive_one(self._buffer)
        if message is not None:
            self._on_message(message, None)

    def close(self) -> None:
        """Hang up; a thread in `pump` gets ChannelClosed."""
        if self._connection is None:
            return
        self._connection.close()
        with self._receiving:
            self._connection.release()


class ChannelClient(_ClientChannel):
    """A worker's end with a thread that receives and calls back.

    `on_closed()` is the last call, exactly once if `connect` returned. Exceptions out of `on_message` are treated as
    those of a `ChannelHandler`.
    """

    def __init__(
        self,
        path: Path,
        on_message: Callable[[bytes, int | None], None],
        on_closed: Callable[[], None],
        send_timeout_s: float = SEND_TIMEOUT_S,
    ) -> None:
        super().__init__(path, on_message, send_timeout_s)
        self._on_closed = on_closed
        self._receiver: threading.Thread | None = None

    def connect(self, timeout_s: float) -> None:
        super().connect(timeout_s)
        self._receiver = threading.Thread(
            target=self._receive, args=(self._connection,), name="channel-receiver", daemon=True
        )
        self._receiver.start()

    def has_message(self) -> bool:
        """Whether one has come that was not received yet, or the peer has hung up."""
        return self._connection is not None and self._connection.has_message()

    def close(self) -> None:
        """Hang up. On return `on_closed` was called, unless this is the receiving thread."""
        if self._connection is None or self._receiver is None:
            return
        self._connection.close()
        if self._receiver is not threading.current_thread():
            self._receiver.join()

    def _receive(self, connection: Connection) -> None:
        try:
            first = connection.receive_first()
            if first is not None:
                self._on_message(*first)
                for message in connection.receive():
                    self._on_message(message, None)
        except ChannelClosed:
            if not connection.is_closed:  # then it came from another connection
                raise
        finally:
            connection.release()
            self._on_closed()


def socket_path(directory: Path) -> Path:
    """Where the store of `directory` listens: the same for every process of a user on a node, and always short.

    Makes the private directory that the socket lies in, and raises StoreNotWritable when it is not ours alone: in a
    shared /tmp, another user could have made it first.
    """
    private = SOCKET_ROOT / f"runahead-{os.geteuid()}"
    try:
        with contextlib.suppress(FileExistsError):
            private.mkdir(mode=0o700)
        status = private.lstat()
    except OSError as error:
        raise StoreNotWritable(f"{private} cannot be made: {error.strerror}") from error
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.geteuid() or stat.S_IMODE(status.st_mode) & 0o077:
        raise StoreNotWritable(f"{private} must be a directory of this user with mode 0700")
    digest = hashlib.blake2b(os.fsencode(directory.expanduser().resolve()), digest_size=16).hexdigest()
    return private / f"{digest}.sock"


def _connect(path: Path, timeout_s: float, send_timeout_s: float) -> Connection:
    sock = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    try:
        _set_timeout(sock, socket.SO_SNDTIMEO, timeout_s)
        sock.connect(os.fspath(path))
        connection = Connection(sock, send_timeout_s)
    except OSError as error:
        sock.close()
        raise ChannelClosed(f"no store answers at {path}: {error.strerror}") from error
    if not connection.is_own_user:
        connection.release()
        raise ChannelClosed(f"the server at {path} runs as another user")
    return connection


def _check_path(path: Path) -> None:
    size_bytes = len(os.fsencode(path))
    if size_bytes > MAX_PATH_BYTES:
        raise ValueError(f"socket path of {size_bytes} bytes, the limit is {MAX_PATH_BYTES}: {path}")


def _check_size(message: bytes) -> None:
    assert message, "an empty message reads as the connection's end"
    if len(message) > MAX_MESSAGE_BYTES:
        raise MessageTooLarge(f"message of {len(message)} bytes, the limit is {MAX_MESSAGE_BYTES}")


def _remove_stale(path: Path) -> None:
    """Remove a dead server's socket. Raises StoreLocked, StoreNotWritable for what is no socket, OSError."""
    try:
        status = path.lstat()
    except FileNotFoundError:
        return
    if not stat.S_ISSOCK(status.st_mode):
        raise StoreNotWritable(f"{path} is in the way: it is not a socket")
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as probe:
        probe.setblocking(False)
        try:
            probe.connect(os.fspath(path))
        except ConnectionRefusedError:
            path.unlink()
            return
        except BlockingIOError:  # it listens, and its backlog is full
            pass
    raise StoreLocked(f"another server listens at {path}")


def _peer(sock: socket.socket) -> tuple[int, int]:
    """Process and user at the other end, as of when it connected or listened."""
    credentials = sock.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    pid, uid, _ = struct.unpack("3i", credentials)
    return pid, uid


def _set_timeout(sock: socket.socket, option: int, timeout_s: float) -> None:
    """Set one of the kernel's timeouts; that of sending is also that of `connect`. Python's own would cost a poll."""
    seconds, fraction = divmod(timeout_s, 1)
    # Zero would mean to wait for ever.
    sock.setsockopt(socket.SOL_SOCKET, option, struct.pack("ll", int(seconds), int(fraction * 1e6) or 1))
