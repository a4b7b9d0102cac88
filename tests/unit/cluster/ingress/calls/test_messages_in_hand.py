"""Messages in the server's memory are bounded for each caller while a call reads them, waits for them, or cannot send
them; they are freed with the call.
"""

import asyncio
import gc
import struct
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from callers import Principals, refused
from grpc_reflection.v1alpha import reflection_pb2
from rpc_service import ENDLESS_TOKENS, Served, served
from waiting import WAIT_S, until

from cluster.errors import DeadlineExceeded
from cluster.ingress import large_requests, stalled_readers
from cluster.ingress.calls import first_messages
from cluster.ingress.calls.first_messages import FirstMessages
from protos.runahead.v1 import runahead_pb2 as pb

INFO = "/runahead.v1.RunaheadService/GetModelInfo"
REFLECTION = "/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo"
EXHAUSTED, LATE = grpc.StatusCode.RESOURCE_EXHAUSTED, grpc.StatusCode.DEADLINE_EXCEEDED
LARGE = 100_000


def endless(**more: Any) -> bytes:
    """A request that runs until it is aborted, with a field that this release does not know."""
    prompt = pb.Prompt(token_ids=pb.TokenIds(ids=[1] * ENDLESS_TOKENS))
    request = pb.GenerateRequest(prompt=prompt, max_new_tokens=4, **more)
    return request.SerializeToString() + b"\xa2\x1f" + b"\xa0\x8d\x06" + b"x" * LARGE


async def generated(service: Served, request: bytes, metadata: Any = ()) -> Any:
    """The call, after its first token. Raises AioRpcError."""
    method = service.channel().unary_stream("/runahead.v1.RunaheadService/Generate")
    call = method(request, metadata=metadata, timeout=WAIT_S)
    await call.read()
    return call


async def test_calls_of_one_tenant_have_so_many_bytes_of_requests_whether_they_run_or_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(large_requests, "_MOST_BYTES", 5 * LARGE // 2)
    monkeypatch.setattr(large_requests, "_GUARANTEED_BYTES", LARGE // 2)
    principals, request = Principals(tmp_path, "ann", "bob"), endless(request_id="same")
    async with served(tokens_file=principals.file) as service:

        def asked(name: str) -> Any:
            return generated(service, request, principals.metadata(name))

        calls = [await asked("ann") for _ in range(2)]
        assert (await refused(asked("ann")))[0] is EXHAUSTED
        others = await asked("bob")
        assert (await refused(asked("bob")))[0] is EXHAUSTED
        calls.pop().cancel()
        in_hand = service.servicer.large_requests._in_hand
        await until(lambda: in_hand.of("ann") < 2 * LARGE)
        others.cancel()
        await until(lambda: not in_hand.of("bob"))
        calls.append(await asked("ann"))
        for call in calls:
            call.cancel()
        await until(lambda: not in_hand.total)
        assert in_hand.num_tenants == 0


async def test_the_bytes_of_a_request_are_gone_while_it_runs() -> None:
    """gRPC's iterator keeps the last message, and forms a cycle with its call."""
    async with served() as service:
        request = endless()
        call = await generated(service, request)
        keepers = [
            each
            for each in gc.get_objects()
            if "message_receiver" in type(each).__name__
            for held in gc.get_referents(each)
            if isinstance(held, bytes) and len(held) == len(request)
        ]
        assert not keepers
        call.cancel()


async def test_few_later_messages_of_a_connection_come_at_once_and_streams_without_one_end() -> None:
    ask = reflection_pb2.ServerReflectionRequest(list_services="").SerializeToString()
    async with served(first_message_s=0.5) as service:
        channel, receiver = service.channel(), service.server.first_messages
        calls = [channel.stream_stream(REFLECTION)(timeout=WAIT_S) for _ in range(3 * first_messages._MOST_LATER)]
        for call in calls:
            await call.write(ask)
            assert await call.read()
        await until(lambda: receiver.num_waiting)
        (line,) = receiver._lines.values()
        assert line.places.locked(), "all places for later messages are taken"
        ends = await asyncio.gather(*(refused(call.read()) for call in calls))
        assert {status for status, _ in ends} == {LATE}
        assert not receiver._lines
        asked_in_time = channel.stream_stream(REFLECTION)(timeout=WAIT_S)
        for _ in range(3):
            await asked_in_time.write(ask)
            assert await asked_in_time.read()
        await asked_in_time.done_writing()
        assert await asked_in_time.code() is grpc.StatusCode.OK


async def test_a_later_message_that_is_refused_gives_its_memory_back(monkeypatch: pytest.MonkeyPatch) -> None:
    freed: list[int] = []
    messages = FirstMessages()
    messages.max_message_bytes = 9999
    monkeypatch.setattr(messages.memory, "freed", freed.append)

    async def come(*sizes: int) -> AsyncIterator[bytes]:
        for size in sizes:
            yield b"x" * size
        await asyncio.Event().wait()

    stream = come(10, 11)
    assert len(await messages.later_of("a", stream, 0.01, 10) or b"") == 10
    assert len(await messages.later_of("a", stream, 0.01, 10) or b"") == 11
    with pytest.raises(DeadlineExceeded, match="next message did not arrive"):
        await messages.later_of("a", stream, 0.01, 10)
    assert freed == [0, 11, 9999]


# -- replies ------------------------------------------------------------------------------------------------------


class WithoutRoom:
    """An HTTP/2 connection with no window for replies."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self._stream = -1
        #: Streams that the server has ended.
        self.ended: set[int] = set()
        self._reading = asyncio.create_task(self._read(reader))
        self._send(4, 0, 0, struct.pack(">HI", 4, 0), b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")

    @classmethod
    async def to(cls, service: Served) -> "WithoutRoom":
        host, _, port = service.address.rpartition(":")
        return cls(*await asyncio.open_connection(host, int(port)))

    def call(self, path: str) -> int:
        """Begin a call with an empty message; returns the stream's number."""
        self._stream += 2
        names = {":method": "POST", ":scheme": "http", ":path": path, ":authority": "x", "te": "trailers"}
        names["content-type"] = "application/grpc"
        head = b"".join(
            b"\0" + bytes([len(name)]) + name.encode() + bytes([len(value)]) + value.encode()
            for name, value in names.items()
        )
        self._send(1, 4, self._stream, head)
        self._send(0, 1, self._stream, bytes(5))
        return self._stream

    async def close(self) -> None:
        self._writer.close()
        await asyncio.wait([self._reading])

    def _send(self, kind: int, flags: int, stream: int, payload: bytes, before: bytes = b"") -> None:
        size = struct.pack(">I", len(payload))[1:]
        self._writer.write(before + size + bytes([kind, flags]) + struct.pack(">I", stream) + payload)

    async def _read(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                head = await reader.readexactly(9)
                await reader.readexactly(int.from_bytes(head[:3], "big"))
                if head[3] in (0, 1) and head[4] & 1:
                    self.ended.add(int.from_bytes(head[5:], "big"))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass


@pytest.fixture
def long_replies(monkeypatch: pytest.MonkeyPatch) -> None:
    async def long_info(*_: Any) -> pb.GetModelInfoResponse:
        return pb.GetModelInfoResponse(model="x" * LARGE)

    monkeypatch.setattr("cluster.ingress.servicer.RunaheadServicer.GetModelInfo", long_info)


@pytest.mark.usefixtures("long_replies")
async def test_one_reply_that_is_not_taken_ends_as_a_stream_does() -> None:
    async with served(max_stall_s=0.1) as service:
        connection = await WithoutRoom.to(service)
        connection.call(INFO)
        refused = service.metrics.registry.get_sample_value
        name, labels = "runahead_requests_refused_total", {"cause": "reader_stalled"}
        await until(lambda: refused(name, labels))
        assert await service.stub()._stub.GetModelInfo(pb.GetModelInfoRequest()), "another caller's reply is sent"
        await connection.close()


@pytest.mark.usefixtures("long_replies")
async def test_replies_that_wait_to_be_taken_are_bounded_in_bytes_for_each_caller(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stalled_readers, "_MOST_BYTES", 5 * LARGE // 2)
    monkeypatch.setattr(stalled_readers, "_GUARANTEED_BYTES", 3 * LARGE // 2)
    async with served() as service:
        connection = await WithoutRoom.to(service)
        for _ in range(10):
            connection.call(INFO)
        await until(lambda: len(connection.ended) == 8)  # two replies wait for room
        for _ in range(3):
            assert await service.stub()._stub.GetModelInfo(pb.GetModelInfoRequest()), "another caller's are sent"
        await connection.close()
        counted, labels = service.metrics.registry.get_sample_value, {"method": "GetModelInfo", "status": "CANCELLED"}
        await until(lambda: counted("runahead_rpcs_total", labels) == 2)
