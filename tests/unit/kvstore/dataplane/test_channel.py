"""The channel between real processes: messages, closed ends, and the limits of a bad peer."""

import os
import queue
import select
import socket
import stat
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import kvstore
import kvstore.dataplane.channel
from kvstore.dataplane.channel import (
    MAX_MESSAGE_BYTES,
    MAX_PATH_BYTES,
    ChannelClient,
    ChannelClosed,
    ChannelServer,
    Connection,
    MessageTooLarge,
    socket_path,
)
from kvstore.errors import StoreLocked, StoreNotWritable
from kvstore.format.layout import PAGE_BYTES
from kvstore.tiers.arena import Arena, ArenaMapping

REPOSITORY = Path(kvstore.__file__).parent.parent
#: Seconds that a test waits for an event before it fails.
PATIENCE_S = 60.0

ECHO_SERVER = """
import sys
from pathlib import Path
from kvstore.dataplane.channel import ChannelServer

class Echo:
    def connected(self, connection): pass
    def received(self, connection, message): connection.send(message)
    def closed(self, connection): pass

server = ChannelServer(Path(sys.argv[1]), Echo())
server.start()
print("up", flush=True)
sys.stdin.read()
server.close()
"""

CLIENT = """
import sys, threading
from pathlib import Path
from kvstore.tiers.arena import ArenaMapping
from kvstore.dataplane.channel import ChannelClient

closed = threading.Event()
client = ChannelClient(Path(sys.argv[1]), lambda message, descriptor: on_message(message, descriptor), closed.set)
"""

IDLE_CLIENT = (
    CLIENT
    + """
def on_message(message, descriptor): pass
client.connect(60)
client.send(b"hello")
sys.stdin.read()
"""
)

ARENA_CLIENT = (
    CLIENT
    + """
def on_message(message, descriptor):
    global mapping
    if message == b"arena":
        mapping = ArenaMapping(descriptor)
        mapping.view(4096, 6)[:] = b"client"
        client.send(b"written")
    else:
        client.send(bytes(mapping.view(8192, 5)))
client.connect(60)
closed.wait()
"""
)

READING_CLIENT = (
    CLIENT
    + """
def on_message(message, descriptor):
    view = ArenaMapping(descriptor).view(0, 4096)
    client.send(b"reading")
    while True:
        bytes(view)
client.connect(60)
closed.wait()
"""
)

Spawn = Callable[..., subprocess.Popen[str]]


class Recorder:
    """A handler that echoes every message and records messages, connections and ends."""

    def __init__(self, echo: bool = True) -> None:
        self.echo = echo
        self.connections: queue.Queue[Connection] = queue.Queue()
        self.messages: queue.Queue[bytes] = queue.Queue()
        self.ends: queue.Queue[Connection] = queue.Queue()

    def connected(self, connection: Connection) -> None:
        self.connections.put(connection)

    def received(self, connection: Connection, message: bytes) -> None:
        self.messages.put(message)
        if self.echo:
            connection.send(message)

    def closed(self, connection: Connection) -> None:
        self.ends.put(connection)


class Listener:
    """A client, and the messages and ends that it received."""

    def __init__(self, path: Path) -> None:
        self.messages: queue.Queue[tuple[bytes, int | None]] = queue.Queue()
        self.ends: queue.Queue[None] = queue.Queue()
        self.client = ChannelClient(path, lambda *message: self.messages.put(message), lambda: self.ends.put(None))

    def expect_answer(self) -> None:
        self.client.send(b"hello")
        assert self.next_message() == b"hello"

    def next_message(self) -> bytes:
        message, descriptor = self.messages.get(timeout=PATIENCE_S)
        assert descriptor is None
        return message


@pytest.fixture
def path() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="channel-") as directory:  # tmp_path can be too long for a socket
        yield Path(directory) / "store.sock"


@pytest.fixture
def spawn() -> Iterator[Spawn]:
    processes: list[subprocess.Popen[str]] = []

    def start(code: str, path: Path) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(path)],
            cwd=REPOSITORY,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        processes.append(process)
        return process

    yield start
    for process in processes:
        process.kill()
        process.communicate()


@pytest.fixture
def serve(path: Path) -> Iterator[Callable[..., ChannelServer]]:
    servers: list[ChannelServer] = []

    def start(handler: object, **options: float) -> ChannelServer:
        server = ChannelServer(path, handler, **options)
        servers.append(server)
        server.start()
        return server

    yield start
    for server in servers:
        server.close()


@pytest.fixture
def connect(path: Path) -> Iterator[Callable[[], Listener]]:
    listeners: list[Listener] = []

    def start() -> Listener:
        listener = Listener(path)
        listeners.append(listener)
        listener.client.connect(PATIENCE_S)
        return listener

    yield start
    for listener in listeners:
        listener.client.close()


@pytest.fixture
def arena() -> Iterator[Arena]:
    opened = Arena(4 * PAGE_BYTES)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def echo_process(spawn: Spawn, path: Path) -> subprocess.Popen[str]:
    process = spawn(ECHO_SERVER, path)
    assert process.stdout is not None and process.stdout.readline() == "up\n"
    return process


def raw_connection(path: Path) -> socket.socket:
    """A socket that follows no protocol."""
    sock = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    sock.settimeout(PATIENCE_S)
    sock.connect(str(path))
    return sock


def test_a_client_process_maps_the_arena_and_both_sides_see_each_others_bytes(serve, spawn, path, arena) -> None:
    class Lender(Recorder):
        def connected(self, connection: Connection) -> None:
            connection.send_descriptor(b"arena", arena.descriptor)
            super().connected(connection)

    handler = Lender(echo=False)
    serve(handler)
    process = spawn(ARENA_CLIENT, path)
    assert handler.messages.get(timeout=PATIENCE_S) == b"written"
    assert bytes(arena.view(PAGE_BYTES, 6)) == b"client"
    arena.view(2 * PAGE_BYTES, 5)[:] = b"owner"
    connection = handler.connections.get(timeout=PATIENCE_S)
    assert connection.peer_pid == process.pid
    connection.send(b"look")
    assert handler.messages.get(timeout=PATIENCE_S) == b"owner"


def test_a_reader_killed_while_it_reads_leaves_the_arena_as_it_was(serve, spawn, path, arena) -> None:
    class Lender(Recorder):
        def connected(self, connection: Connection) -> None:
            connection.send_descriptor(b"arena", arena.descriptor)

    handler = Lender(echo=False)
    serve(handler)
    content = bytes(range(256)) * (arena.size_bytes // 256)
    arena.view(0, arena.size_bytes)[:] = content
    process = spawn(READING_CLIENT, path)
    assert handler.messages.get(timeout=PATIENCE_S) == b"reading"
    process.kill()
    handler.ends.get(timeout=PATIENCE_S)
    assert bytes(arena.view(0, arena.size_bytes)) == content
    again = ArenaMapping(os.dup(arena.descriptor))
    assert bytes(again.view(0, again.size_bytes)) == content
    again.close()


def test_the_end_of_a_killed_client_is_told_exactly_once(serve, spawn, path) -> None:
    handler = Recorder()
    server = serve(handler)
    process = spawn(IDLE_CLIENT, path)
    assert handler.messages.get(timeout=PATIENCE_S) == b"hello"
    process.kill()
    assert handler.ends.get(timeout=PATIENCE_S) is handler.connections.get(timeout=PATIENCE_S)
    server.close()
    assert handler.ends.empty()


def test_a_client_is_told_exactly_once_that_its_server_was_killed(echo_process, connect) -> None:
    listener = connect()
    listener.client.send(b"hello")
    assert listener.next_message() == b"hello"
    echo_process.kill()
    listener.ends.get(timeout=PATIENCE_S)
    with pytest.raises(ChannelClosed):
        listener.client.send(b"hello?")
    listener.client.close()
    assert listener.ends.empty()


def test_messages_keep_their_boundaries_and_their_order(echo_process, connect) -> None:
    listener = connect()
    messages = [bytes([size_bytes % 251]) * size_bytes for size_bytes in (1, 2, 1, 4096, MAX_MESSAGE_BYTES, 3)]
    for message in messages:
        listener.client.send(message)
    assert [listener.next_message() for _ in messages] == messages


def test_messages_of_many_threads_arrive_whole_and_in_the_order_of_each_thread(echo_process, connect) -> None:
    listener, num_threads, num_messages = connect(), 8, 100

    def send_all(thread: int) -> None:
        for number in range(num_messages):
            listener.client.send(b"%d %d " % (thread, number) + bytes([thread]) * (37 * number))

    threads = [threading.Thread(target=send_all, args=(thread,)) for thread in range(num_threads)]
    for thread in threads:
        thread.start()
    numbers: dict[int, list[int]] = {thread: [] for thread in range(num_threads)}
    for _ in range(num_threads * num_messages):
        thread, number, body = listener.next_message().split(b" ", 2)
        assert body == bytes([int(thread)]) * (37 * int(number))
        numbers[int(thread)].append(int(number))
    for thread in threads:
        thread.join()
    assert all(numbers[thread] == list(range(num_messages)) for thread in range(num_threads))


def test_a_client_that_never_reads_is_given_up_and_blocks_no_other(serve, connect, path) -> None:
    handler = Recorder()
    serve(handler, send_timeout_s=0.2)
    errors: queue.Queue[ChannelClosed] = queue.Queue()
    with raw_connection(path):
        deaf = handler.connections.get(timeout=PATIENCE_S)

        def flood() -> None:
            try:
                while True:
                    deaf.send(bytes(MAX_MESSAGE_BYTES))
            except ChannelClosed as error:
                errors.put(error)

        thread = threading.Thread(target=flood)
        thread.start()
        listener = connect()
        while thread.is_alive():
            listener.client.send(b"still there?")
            assert listener.next_message() == b"still there?"
        thread.join()
        assert "has not read" in str(errors.get_nowait())
        assert handler.ends.get(timeout=PATIENCE_S) is deaf


def test_hanging_up_frees_a_sender_that_waits_for_a_client_that_never_reads(serve, path) -> None:
    handler = Recorder()
    serve(handler, send_timeout_s=10 * PATIENCE_S)
    with raw_connection(path):
        deaf = handler.connections.get(timeout=PATIENCE_S)
        sent: queue.Queue[None] = queue.Queue()

        def flood() -> None:
            with pytest.raises(ChannelClosed):
                while True:
                    deaf.send(bytes(MAX_MESSAGE_BYTES))
                    sent.put(None)

        thread = threading.Thread(target=flood)
        thread.start()
        sent.get(timeout=PATIENCE_S)
        deaf.close()
        assert handler.ends.get(timeout=PATIENCE_S) is deaf
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


def test_a_message_above_the_limit_is_refused_by_name_and_the_connection_goes_on(serve, connect) -> None:
    handler = Recorder()
    serve(handler)
    listener = connect()
    for end in (listener.client, handler.connections.get(timeout=PATIENCE_S)):
        with pytest.raises(MessageTooLarge, match=f"{MAX_MESSAGE_BYTES + 1} bytes, the limit is {MAX_MESSAGE_BYTES}"):
            end.send(bytes(MAX_MESSAGE_BYTES + 1))
    listener.client.send(b"fits")
    assert listener.next_message() == b"fits"


def test_a_peer_that_sends_above_the_limit_is_cut_off(serve, path) -> None:
    handler = Recorder()
    serve(handler)
    with raw_connection(path) as sock:
        sock.send(bytes(MAX_MESSAGE_BYTES + 2))
        handler.ends.get(timeout=PATIENCE_S)
        assert sock.recv(1) == b""
    assert handler.messages.empty()


def test_a_descriptor_that_a_client_sends_is_not_kept(serve, path) -> None:
    handler = Recorder()
    serve(handler)
    read_end, write_end = os.pipe()
    with raw_connection(path) as sock:
        socket.send_fds(sock, [b"take this"], [write_end])
        os.close(write_end)
        assert handler.messages.get(timeout=PATIENCE_S) == b"take this"
        assert select.select([read_end], [], [], PATIENCE_S)[0] == [read_end]
        assert os.read(read_end, 1) == b""
    os.close(read_end)


def test_a_descriptor_goes_with_the_first_message_only(serve, connect, arena) -> None:
    handler = Recorder()
    serve(handler)
    listener = connect()
    connection = handler.connections.get(timeout=PATIENCE_S)
    connection.send(b"first")
    with pytest.raises(AssertionError, match="first message only"):
        connection.send_descriptor(b"second", arena.descriptor)
    assert listener.next_message() == b"first"


def test_the_socket_of_a_killed_server_is_replaced(echo_process, serve, connect, path) -> None:
    echo_process.kill()
    echo_process.wait()
    assert path.is_socket()
    serve(Recorder())
    connect().expect_answer()


def test_the_socket_of_a_live_server_is_left_to_it(echo_process, connect, path) -> None:
    with pytest.raises(StoreLocked, match="another server listens"):
        ChannelServer(path, Recorder()).start()
    connect().expect_answer()


def test_a_file_that_is_no_socket_is_left_alone(path) -> None:
    path.write_text("precious")
    with pytest.raises(StoreNotWritable, match="not a socket"):
        ChannelServer(path, Recorder()).start()
    assert path.read_text() == "precious"


def test_a_directory_that_is_not_there_is_named(path) -> None:
    with pytest.raises(StoreNotWritable, match="nowhere"):
        ChannelServer(path.parent / "nowhere" / "store.sock", Recorder()).start()


def test_the_socket_file_is_for_its_owner_alone_and_goes_with_the_server(serve, path) -> None:
    server = serve(Recorder())
    assert stat.S_IMODE(path.lstat().st_mode) == 0o600
    server.close()
    assert not path.exists()


def test_a_server_that_closes_late_leaves_the_file_of_its_successor(serve, connect, path) -> None:
    first = serve(Recorder())
    path.unlink()
    serve(Recorder())
    first.close()
    connect().expect_answer()


def test_closing_the_server_ends_every_connection_once_before_it_returns(serve, connect) -> None:
    handler = Recorder()
    server = serve(handler)
    listeners = [connect() for _ in range(3)]
    connections = Counter(handler.connections.get(timeout=PATIENCE_S) for _ in listeners)
    server.close()
    assert Counter(handler.ends.queue) == connections
    for listener in listeners:
        listener.ends.get(timeout=PATIENCE_S)
    for connection in connections:
        with pytest.raises(ChannelClosed):
            connection.send(b"anyone?")


def test_a_handler_may_close_its_server(serve, connect) -> None:
    returned = threading.Event()

    class Quitter(Recorder):
        def received(self, connection: Connection, message: bytes) -> None:
            server.close()
            returned.set()

    handler = Quitter()
    server = serve(handler)
    connect().client.send(b"quit")
    assert returned.wait(PATIENCE_S)
    handler.ends.get(timeout=PATIENCE_S)


def test_what_was_sent_before_hanging_up_still_arrives(serve, connect) -> None:
    class Parting(Recorder):
        def connected(self, connection: Connection) -> None:
            connection.send(b"no room, goodbye")
            connection.close()

    serve(Parting())
    listener = connect()
    assert listener.next_message() == b"no room, goodbye"
    listener.ends.get(timeout=PATIENCE_S)


def test_a_handler_that_raises_ends_that_connection_only_and_is_heard_of(serve, connect, monkeypatch) -> None:
    unhandled: queue.Queue[threading.ExceptHookArgs] = queue.Queue()
    monkeypatch.setattr(threading, "excepthook", unhandled.put)

    class Picky(Recorder):
        def received(self, connection: Connection, message: bytes) -> None:
            if message == b"bad":
                raise ValueError("cannot read that")
            super().received(connection, message)

    handler = Picky()
    serve(handler)
    bad, good = connect(), connect()
    bad.client.send(b"bad")
    bad.ends.get(timeout=PATIENCE_S)
    handler.ends.get(timeout=PATIENCE_S)
    assert "cannot read that" in str(unhandled.get(timeout=PATIENCE_S).exc_value)
    good.client.send(b"good")
    assert good.next_message() == b"good"
    assert handler.ends.empty()


def test_answering_a_client_that_died_is_an_end_like_any_other(serve, path, monkeypatch) -> None:
    unhandled: queue.Queue[threading.ExceptHookArgs] = queue.Queue()
    monkeypatch.setattr(threading, "excepthook", unhandled.put)
    client_is_gone = threading.Event()

    class Slow(Recorder):
        def received(self, connection: Connection, message: bytes) -> None:
            assert client_is_gone.wait(PATIENCE_S)
            super().received(connection, message)

    handler = Slow()
    server = serve(handler)
    with raw_connection(path) as sock:
        sock.send(b"question")
    client_is_gone.set()
    connection = handler.ends.get(timeout=PATIENCE_S)
    assert connection.is_closed
    server.close()
    assert handler.ends.empty() and unhandled.empty()


def test_processes_of_another_user_are_hung_up_on_unheard(serve, path, monkeypatch) -> None:
    own_user = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: own_user + 1)
    handler = Recorder()
    server = serve(handler)
    with raw_connection(path) as sock:
        assert sock.recv(1) == b""
    with pytest.raises(ChannelClosed, match="another user"):
        ChannelClient(path, lambda *_: None, lambda: None).connect(PATIENCE_S)
    server.close()
    assert handler.connections.empty() and handler.ends.empty()


def test_connecting_where_no_store_listens_says_so(path) -> None:
    client = ChannelClient(path, lambda *_: None, lambda: None)
    with pytest.raises(ChannelClosed, match="not connected"):
        client.send(b"hello")
    with pytest.raises(ChannelClosed, match="no store answers"):
        client.connect(PATIENCE_S)
    client.close()


def test_a_server_too_busy_to_accept_is_waited_for_only_so_long(path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
        listener.bind(str(path))
        listener.listen(0)
        with raw_connection(path), pytest.raises(ChannelClosed, match="no store answers"):
            ChannelClient(path, lambda *_: None, lambda: None).connect(0.01)


def test_a_path_too_long_for_a_socket_is_refused_by_its_length() -> None:
    path = Path("/tmp") / ("x" * (MAX_PATH_BYTES - len("/tmp/") + 1))
    with pytest.raises(ValueError, match=f"{MAX_PATH_BYTES + 1} bytes, the limit is {MAX_PATH_BYTES}"):
        ChannelServer(path, Recorder())
    with pytest.raises(ValueError, match="the limit is"):
        ChannelClient(path, lambda *_: None, lambda: None)


def test_every_name_of_a_store_directory_leads_to_one_short_private_path(tmp_path, path, monkeypatch) -> None:
    monkeypatch.setattr(kvstore.dataplane.channel, "SOCKET_ROOT", path.parent)
    store = tmp_path / ("deep" * 40)
    store.mkdir()
    (tmp_path / "link").symlink_to(store)
    monkeypatch.chdir(tmp_path)
    expected = socket_path(store)
    assert socket_path(tmp_path / "link") == expected == socket_path(Path(store.name))
    assert socket_path(tmp_path) != expected
    assert len(os.fsencode(expected)) <= MAX_PATH_BYTES
    assert stat.S_IMODE(expected.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("intrusion", ["open", "symlink", "file", "other owner"])
def test_a_socket_directory_that_is_not_ours_alone_is_refused(intrusion, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(kvstore.dataplane.channel, "SOCKET_ROOT", tmp_path)
    user = os.geteuid() + (intrusion == "other owner")
    monkeypatch.setattr(os, "geteuid", lambda: user)
    private, elsewhere = tmp_path / f"runahead-{user}", tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o700)
    if intrusion == "symlink":
        private.symlink_to(elsewhere)
    elif intrusion == "file":
        private.touch(mode=0o600)
    else:
        private.mkdir(mode=0o700)
        private.chmod(0o755 if intrusion == "open" else 0o700)
    with pytest.raises(StoreNotWritable, match="mode 0700"):
        socket_path(tmp_path / "store")
