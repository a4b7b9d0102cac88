"""The channel: short messages between a store and the workers of its node, over a Unix socket.

SOCK_SEQPACKET keeps message boundaries and reports the peer's end: a process that exits or is killed closes its
connection, which is why a connection can own leases. The kernel identifies the peer process (SO_PEERCRED); only
processes of the same user are accepted. The channel does not interpret messages.

Each connection has one receiving thread; any thread may send. A round trip takes some 30 us.
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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from kvstore.dataplane.acceptor import BACKLOG, Acceptor
from kvstore.errors import StoreError, StoreLocked, StoreNotWritable

MAX_MESSAGE_BYTES = 64 * 1024
#: Seconds without a read by the peer, after which its connection is closed.
SEND_TIMEOUT_S = 5.0
#: Longest path that the kernel's sockaddr_un holds, without the final zero.
MAX_PATH_BYTES = 107
#: Bytes of the send buffer: room for a few of the largest messages.
SEND_BUFFER_BYTES = 4 * MAX_MESSAGE_BYTES
#: Not XDG_RUNTIME_DIR or TMPDIR: all processes of a user on a node must find the same path, however they were started.
SOCKET_ROOT = Path("/tmp")


class ChannelClosed(StoreError):
    """The peer is gone, does not read, or was never there. The connection is unusable."""


class MessageTooLarge(StoreError):
    """A message of more than MAX_MESSAGE_BYTES was refused. The connection stays usable."""


class ChannelHandler(Protocol):
    """Callbacks of a server. All calls about one connection come on that connection's thread.

    An exception from a callback ends the connection and goes to `threading.excepthook`, except ChannelClosed of this
    connection, which is a normal end: the peer died before it was answered.
    """

    def connected(self, connection: "Connection") -> None: ...

    def received(self, connection: "Connection", message: bytes) -> None: ...

    def closed(self, connection: "Connection") -> None:
        """The last call about a connection, made exactly once, whichever side ended it."""


class Connection:
    """One end of a connection. Owns its socket, which the receiving thread closes; `close` only hangs up.

    Thread-safe: senders take turns, so no message is split, and none goes to a descriptor that was closed and reused.
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
        """Whether a send found the peer gone, or the receiving thread has ended."""
        return self._hung_up

    def is_hung_up(self) -> bool:
        """Whether either end has hung up or died. Earlier messages of the peer may still wait to be received."""
        with self._sending:
            if self._hung_up:
                return True
            return self._has(select.POLLRDHUP)

    def has_message(self) -> bool:
        """Whether `receive` would return at once; for the thread that calls it."""
        return self._has(select.POLLIN)

    def _has(self, event: int) -> bool:
        poll = select.poll()
        poll.register(self._socket, event)
        return bool(poll.poll(0))

    def send(self, message: bytes) -> None:
        """Send one message of 1..MAX_MESSAGE_BYTES; wait for buffer room for at most the send timeout.

        Raises MessageTooLarge; ChannelClosed when the peer is gone or does not read: the connection is then closed.
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
        """Send a connection's first message with a copy of a file descriptor, which is borrowed. Raises as `send`."""
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
        """Hang up: the receiving threads of both sides end. Messages that were sent still arrive."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def receive_first(self) -> tuple[bytes, int | None] | None:
        """The first message and its descriptor, which the caller then owns; None at the connection's end."""
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
        """Messages until the connection's end, for one thread only. A message above the size limit also ends it."""
        view = memoryview(bytearray(MAX_MESSAGE_BYTES + 1))
        while True:
            try:
                size_bytes = self._socket.recv_into(view)
            except OSError:  # ECONNRESET: the peer died with messages unread
                return
            if not 0 < size_bytes <= MAX_MESSAGE_BYTES:
                return
            yield bytes(view[:size_bytes])

    def release(self) -> None:
        """Close the socket. Called by the receiving thread at its end."""
        self.close()  # wakes a sender that waits for room and holds the lock
        with self._sending:
            self._hung_up = True
            self._socket.close()

    def _check_open(self) -> None:
        if self._hung_up:
            raise ChannelClosed(f"the connection to process {self.peer_pid} is closed")

    def _send_failed(self, error: OSError) -> ChannelClosed:
        self._hung_up = True  # so that the next senders fail at once
        self.close()
        if isinstance(error, BlockingIOError):
            return ChannelClosed(f"process {self.peer_pid} has not read for {self._send_timeout_s:g} s")
        return ChannelClosed(f"the connection to process {self.peer_pid} is closed: {error.strerror}")


class ChannelServer:
    """Server of channels. Owns the listening socket, its file, an accepting thread, and a thread per connection."""

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
        """Listen. Replaces a dead server's file; two servers must not start on one path at the same time.

        Raises StoreLocked when a live server listens there, StoreNotWritable when the file cannot be created.
        """
        assert self._acceptor is None, "started twice"
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            _remove_stale(self.path)
            os.fchmod(listener.fileno(), 0o600)  # `bind` creates the file with this mode, so it is never more open
            listener.bind(os.fspath(self.path))
            self.path.chmod(0o600)
            status = self.path.lstat()
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            raise StoreNotWritable(f"the socket {self.path} cannot be created: {error.strerror}") from error
        except BaseException:
            listener.close()
            raise
        self._file_identity = (status.st_dev, status.st_ino)
        self._acceptor = Acceptor(listener, "channel-accept", self._accept)
        self._acceptor.start()

    def close(self) -> None:
        """Hang up on all clients and remove the file. On return `closed` was called for every connection.

        When a handler calls it, it does not wait for the handler's own thread.
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
            except RuntimeError:  # the process cannot start another thread
                connection.release()
                return
            self._threads[connection] = thread

    def _serve(self, connection: Connection) -> None:
        try:
            self._handler.connected(connection)
            for message in connection.receive():
                self._handler.received(connection, message)
        except ChannelClosed:
            if not connection.is_closed:  # the error came from another connection
                raise
        finally:
            connection.release()
            try:
                self._handler.closed(connection)
            finally:
                with self._lock:
                    del self._threads[connection]


class ChannelClient:
    """A worker's end of a channel. Owns one connection, from `connect` to `close`, and its receiving thread.

    `on_message(message, descriptor)` gets messages in order. Only the first may have a descriptor, which the callee
    then owns. `on_closed()` is the last call, made exactly once if `connect` returned. Exceptions from `on_message` are
    treated like those of a `ChannelHandler`.
    """

    def __init__(
        self,
        path: Path,
        on_message: Callable[[bytes, int | None], None],
        on_closed: Callable[[], None],
        send_timeout_s: float = SEND_TIMEOUT_S,
    ) -> None:
        _check_path(path)
        self.path = path
        self._on_message = on_message
        self._on_closed = on_closed
        self._send_timeout_s = send_timeout_s
        self._connection: Connection | None = None
        self._receiver: threading.Thread | None = None

    def connect(self, timeout_s: float) -> None:
        """Connect; wait at most `timeout_s` for a server that is busy accepting other connections.

        Raises ChannelClosed when no server listens, or one of another user. The caller may try again.
        """
        assert self._connection is None, "connected twice"
        self._connection = _connect(self.path, timeout_s, self._send_timeout_s)
        self._receiver = threading.Thread(
            target=self._receive, args=(self._connection,), name="channel-receiver", daemon=True
        )
        self._receiver.start()

    def send(self, message: bytes) -> None:
        """Raises ChannelClosed or MessageTooLarge, as `Connection.send`."""
        if self._connection is None:
            raise ChannelClosed(f"not connected to {self.path}")
        self._connection.send(message)

    def is_connected(self) -> bool:
        """Whether the peer has not hung up. Its earlier messages may not have been received yet."""
        return self._connection is not None and not self._connection.is_hung_up()

    def has_message(self) -> bool:
        """Whether a message waits to be received, or the peer has hung up."""
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
            if not connection.is_closed:  # the error came from another connection
                raise
        finally:
            connection.release()
            self._on_closed()


def socket_path(directory: Path) -> Path:
    """Path of the socket of the store in `directory`: short, and equal for all processes of a user on a node.

    Creates the private directory of the socket. Raises StoreNotWritable when the directory is not private to this user:
    in a shared /tmp, another user could have made it first.
    """
    private = SOCKET_ROOT / f"runahead-{os.geteuid()}"
    try:
        with contextlib.suppress(FileExistsError):
            private.mkdir(mode=0o700)
        status = private.lstat()
    except OSError as error:
        raise StoreNotWritable(f"{private} cannot be created: {error.strerror}") from error
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
    """Remove a dead server's socket. Raises StoreLocked, StoreNotWritable for a file of another kind, OSError."""
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
    """Process and user at the other end, at the time when it connected or listened."""
    credentials = sock.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    pid, uid, _ = struct.unpack("3i", credentials)
    return pid, uid


def _set_timeout(sock: socket.socket, option: int, timeout_s: float) -> None:
    """Set a timeout of the kernel; SO_SNDTIMEO also limits `connect`. Python's own timeouts would cost a poll."""
    seconds, fraction = divmod(timeout_s, 1)
    # Zero would mean to wait for ever.
    sock.setsockopt(socket.SOL_SOCKET, option, struct.pack("ll", int(seconds), int(fraction * 1e6) or 1))
