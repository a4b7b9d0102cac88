"""Messages of one caller do not delay other callers: each is bounded before it is parsed, whatever the method."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import grpc
import pytest
import structlog
from callers import Principals
from google.protobuf.descriptor import FieldDescriptor
from grpc_health.v1 import health_pb2
from grpc_reflection.v1alpha import reflection_pb2
from rpc_service import Served, served
from tiny_facts import FACTS
from waiting import WAIT_S, until

import cluster.ingress.large_requests
from cluster.config.limits import LimitsConfig
from cluster.ingress.calls import first_messages, health
from cluster.ingress.large_requests import SHORT_BYTES, LargeRequests
from cluster.ingress.rpc_guard import _MOST_LATER_BYTES
from kvstore.quoting import MOST_QUOTED
from protos.runahead.v1 import runahead_pb2 as pb

OURS = pb.DESCRIPTOR.services_by_name["RunaheadService"]
SERVICES = (
    OURS,
    health_pb2.DESCRIPTOR.services_by_name["Health"],
    reflection_pb2.DESCRIPTOR.services_by_name["ServerReflection"],
)
PATHS = {f"/{service.full_name}/{method.name}": method for service in SERVICES for method in service.methods}
MODEL_INFO = "/runahead.v1.RunaheadService/GetModelInfo"
WRITE_KV = "/runahead.v1.RunaheadService/WriteKv"
OWN_CONNECTION = (("grpc.use_local_subchannel_pool", 1), ("grpc.max_send_message_length", -1))
INVALID, EXHAUSTED = grpc.StatusCode.INVALID_ARGUMENT, grpc.StatusCode.RESOURCE_EXHAUSTED


@pytest.fixture
async def service() -> AsyncIterator[Served]:
    async with served() as running:
        yield running


def length_of(size: int) -> bytes:
    """A message's length as a varint."""
    digits = []
    while size > 127:
        digits.append(size & 127 | 128)
        size >>= 7
    return bytes([*digits, size])


def field(number: int, raw: bytes) -> bytes:
    return length_of(number << 3 | 2) + length_of(len(raw)) + raw


def own_channel(service: Served, **options: int) -> grpc.aio.Channel:
    """A channel with a connection of its own."""
    channel = grpc.aio.insecure_channel(service.address, options=[*OWN_CONNECTION, *options.items()])
    service._channels.append(channel)
    return channel


async def refused(service: Served, path: str, *messages: bytes) -> tuple[grpc.StatusCode, str]:
    """The status and the details of a call that the service ends, on a connection of its own.

    A blocking call: an asynchronous one that is refused while it sends may end with INTERNAL, of gRPC's client.
    """

    def call() -> tuple[grpc.StatusCode, str]:
        with grpc.insecure_channel(service.address, options=OWN_CONNECTION) as channel:
            with pytest.raises(grpc.RpcError) as caught:
                list(channel.stream_stream(path)(iter(messages), timeout=WAIT_S))
            return caught.value.code(), caught.value.details() or ""

    return await asyncio.to_thread(call)


class Parsed:
    """Sizes in bytes, and threads, of messages that were parsed or checked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.by_thread: list[tuple[str, int]] = []
        original = LargeRequests.run

        async def noting(large: LargeRequests, tenant: str, size_bytes: int, work: Any) -> Any:
            def noted() -> Any:
                self.by_thread.append((threading.current_thread().name, size_bytes))
                return work()

            return await original(large, tenant, size_bytes, noted)

        monkeypatch.setattr(LargeRequests, "run", noting)

    @property
    def in_the_loop(self) -> int:
        """Size in bytes of the largest message that the event loop worked on."""
        main = threading.main_thread().name
        return max((size for name, size in self.by_thread if name == main), default=0)


#: First messages of 10 MB of token ids, of 400,000 empty ranges, and of 10 MB of text in place of a name.
WRITES = {
    "token ids": field(1, field(1, field(1, b"\x01" * 10_000_000))),
    "ranges": field(1, field(2, field(13, b"") * 400_000)),
    "provenance": field(1, field(2, field(2, b"p" * 10_000_000))),
}


@pytest.mark.parametrize("what", WRITES)
async def test_a_first_message_of_a_stream_is_bounded_on_the_wire(
    service: Served, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    parsed = Parsed(monkeypatch)
    begun: list[str] = []
    monkeypatch.setattr(cluster.ingress.large_requests, "check_fields", lambda *_: begun.append("parsed"))
    status, says = await refused(service, WRITE_KV, WRITES[what])
    most = FACTS.max_positions * 6 + 2**20
    size = len(WRITES[what])
    if size > most:
        assert (status, says) == (INVALID, f"the request has {size} bytes, and this service takes {most} at most")
        assert parsed.by_thread == [] == begun
    else:
        assert begun == ["parsed"]
    assert parsed.in_the_loop <= SHORT_BYTES


async def test_fields_are_counted_before_they_are_parsed(service: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    chat = field(2, field(2, field(1, b"") * 2_000_000))
    ids = field(2, field(3, field(1, b"\x01" * 9_000_000)))
    write = field(1, field(2, field(13, b"") * 400_000))
    parses: list[int] = []
    original = LargeRequests.parsed

    async def noting(large: LargeRequests, tenant: str, raw: bytes, parse: Any, *rest: Any) -> Any:
        def noted(raw: bytes) -> Any:
            parses.append(len(raw))
            return parse(raw)

        return await original(large, tenant, raw, noted, *rest)

    monkeypatch.setattr(LargeRequests, "parsed", noting)
    prefill = "/runahead.v1.RunaheadService/Prefill"
    for path, raw in ((prefill, chat), (prefill, ids), (WRITE_KV, write)):
        status, says = await refused(service, path, raw)
        assert status is INVALID and "numbers, such as token ids, which is more than the model's positions" in says
    assert parses == []


@pytest.mark.parametrize("path", PATHS)
async def test_every_method_has_a_bound_of_its_own_before_anything_is_parsed(
    service: Served, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """The message has seven million empty fields of number 6, which are ranges in ReadKv."""
    parsed = Parsed(monkeypatch)
    status, says = await refused(service, path, field(6, b"") * 7_000_000)
    assert status is INVALID and "bytes, and this service takes" in says
    assert parsed.by_thread == []


async def test_another_caller_is_answered_while_a_first_message_is_looked_at(
    service: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_reached, may_go_on = threading.Event(), threading.Event()

    def holding(*_: Any) -> None:
        is_reached.set()
        assert may_go_on.wait(WAIT_S)

    monkeypatch.setattr(cluster.ingress.large_requests, "check_fields", holding)
    attacks = [asyncio.create_task(refused(service, WRITE_KV, WRITES["ranges"])) for _ in range(3)]
    assert await asyncio.to_thread(is_reached.wait, WAIT_S)
    for _ in range(10):
        await own_channel(service).unary_unary(MODEL_INFO)(b"", timeout=WAIT_S)
    assert not any(attack.done() for attack in attacks)
    may_go_on.set()
    assert {status for status, _ in await asyncio.gather(*attacks)} == {INVALID}


async def test_a_later_message_of_a_stream_is_bounded_too(service: Served) -> None:
    reflected = reflection_pb2.ServerReflectionRequest(list_services="").SerializeToString()
    path = "/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo"
    call = own_channel(service).stream_stream(path)(timeout=WAIT_S)
    for message in (reflected, b"\x0a" * (_MOST_LATER_BYTES + 1)):
        await call.write(message)
    assert await call.read() != grpc.aio.EOF
    with pytest.raises(grpc.aio.AioRpcError, match="this service takes") as caught:
        await call.read()
    assert caught.value.code() is INVALID
    call = own_channel(service).stream_stream(path)(timeout=WAIT_S)
    for message in (reflected, b"\x0a\x00" * SHORT_BYTES):
        await call.write(message)
    assert await call.read() != grpc.aio.EOF
    with pytest.raises(grpc.aio.AioRpcError, match="more than 64 fields") as caught:
        await call.read()


async def test_many_ranges_or_layers_are_counted_before_they_are_looked_at(service: Served) -> None:
    path = "/runahead.v1.RunaheadService/ReadKv"
    ranges = pb.ReadKvRequest(ranges=[pb.KvRange()] * 30_000).SerializeToString()
    assert await refused(service, path, ranges) == (INVALID, "a call must have 1 to 256 ranges, not 30000")


LONG = 10_000


def with_text(message: Any, text: str, depth: int = 3) -> list[Any]:
    """Copies of a message, each with `text` in one text field of the message or of the messages within it."""
    made = []
    for each in message.DESCRIPTOR.fields:
        if each.type in (FieldDescriptor.TYPE_STRING, FieldDescriptor.TYPE_BYTES):
            one = type(message)()
            value = text if each.type == FieldDescriptor.TYPE_STRING else text.encode()
            if each.is_repeated:
                getattr(one, each.name).append(value)
            else:
                setattr(one, each.name, value)
            made.append(one)
        elif each.message_type is not None and depth:
            inner = type(message)()
            prototype = getattr(inner, each.name).add() if each.is_repeated else getattr(inner, each.name)
            for variant in with_text(type(prototype)(), text, depth - 1):
                one = type(message)()
                if each.is_repeated:
                    getattr(one, each.name).append(variant)
                else:
                    getattr(one, each.name).CopyFrom(variant)
                made.append(one)
    return made


TOKENS = pb.TokenIds(ids=[1, 2, 3])
#: Valid requests, except for the text that a test puts into them.
RIGHT = {
    "Prefill": pb.PrefillRequest(prompt=pb.Prompt(token_ids=TOKENS)),
    "PrefillKv": pb.PrefillKvRequest(prefill=pb.PrefillRequest(prompt=pb.Prompt(token_ids=TOKENS), lease_s=1)),
    "Generate": pb.GenerateRequest(prompt=pb.Prompt(token_ids=TOKENS), max_new_tokens=1),
    "Lookup": pb.LookupRequest(prompt=pb.Prompt(token_ids=TOKENS)),
    "RenewLease": pb.RenewLeaseRequest(lease_s=1),
    "WriteKv": pb.WriteKvRequest(
        start=pb.WriteKvStart(
            token_ids=TOKENS,
            layout=pb.KvLayout(
                model_fingerprint=FACTS.fingerprint,
                num_layers=FACTS.kv.num_layers,
                num_kv_heads=FACTS.kv.num_kv_heads,
                head_dim=FACTS.kv.head_dim,
                dtype=FACTS.kv.dtype,
                byte_order="little",
                rope_applied=FACTS.is_rotary,
                token_end=3,
            ),
            engine="vllm",
        )
    ),
}


@pytest.mark.parametrize("letter", ["x", "ü", "\U0001f600"])
async def test_no_error_quotes_much_of_what_a_caller_sent(service: Served, letter: str) -> None:
    channel, num_errors = service.channel(), 0
    for method in OURS.methods:
        request = getattr(pb, method.input_type.name)
        for changed in with_text(request(), letter * LONG):
            message = request()
            message.MergeFrom(RIGHT.get(method.name, request()))
            message.MergeFrom(changed)
            with structlog.testing.capture_logs() as logs:
                call = channel.unary_stream(f"/{OURS.full_name}/{method.name}")(
                    message.SerializeToString(), timeout=WAIT_S
                )
                try:
                    await asyncio.wait_for(call.read(), WAIT_S)
                except grpc.aio.AioRpcError as error:
                    num_errors += 1
                    assert letter * (MOST_QUOTED + 1) not in (error.details() or "")
                    assert error.code() is not grpc.StatusCode.INTERNAL
                call.cancel()
            assert letter * (MOST_QUOTED + 1) not in str(logs)
    assert num_errors > 25


async def test_an_error_fits_the_trailers_of_its_reply_in_one_line(
    service: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def burst(_: str) -> list[int]:
        raise ValueError("\U0001f600\n" * LONG)

    monkeypatch.setattr(service.tokenizer, "encode_text", burst)
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        await service.stub().prefill(prompt=pb.Prompt(text="x"))
    details = caught.value.details() or ""
    assert caught.value.code() is INVALID
    assert "\n" not in details and 1000 < len(details.encode()) <= 2048


# -- before a token -----------------------------------------------------------------------------------------------


@pytest.fixture
async def guarded(tmp_path: Path) -> AsyncIterator[Served]:
    """A server that asks for a token."""
    tokens_file = Principals(tmp_path, "mine").file
    async with served(LimitsConfig(max_prompt_text_bytes=2**20), tokens_file=tokens_file) as running:
        yield running


@pytest.mark.parametrize("path", PATHS)
async def test_without_a_token_no_method_takes_a_large_message(guarded: Served, path: str) -> None:
    most = LimitsConfig(max_prompt_text_bytes=2**20).message_bytes(0)
    status, says = await refused(guarded, path, b"\x0a" * (most + 1))
    if "Health" in path:
        assert (status, f"larger than max ({most + 1} vs. {most})" in says) == (EXHAUSTED, True)
        assert await refused(guarded, path, b"\x0a" * 1025) == (
            INVALID,
            "the request has 1025 bytes, and this service takes 1024 at most",
        )
    else:
        assert status is grpc.StatusCode.UNAUTHENTICATED


async def test_few_messages_of_a_connection_come_at_once_and_others_are_answered(
    guarded: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluster.ingress.rpc_guard._HEALTH_MESSAGE_S", 1.0)
    asked: list[int] = []
    original = first_messages.FirstMessages.next_of

    async def noting(self: Any, caller: Any, messages: AsyncIterator[bytes], limit_s: float, *, is_open: bool) -> Any:
        class Noting(AsyncIterator[bytes]):
            async def __anext__(self) -> bytes:
                asked.append(+1)
                try:
                    return await anext(aiter(messages))
                finally:
                    asked.append(-1)

        return await original(self, caller, Noting(), limit_s, is_open=is_open)

    monkeypatch.setattr(first_messages.FirstMessages, "next_of", noting)
    silent, other = own_channel(guarded), own_channel(guarded)
    calls = [silent.stream_stream("/grpc.health.v1.Health/Check")(timeout=WAIT_S) for _ in range(50)]
    reads = [asyncio.create_task(call.read()) for call in calls]
    await until(lambda: len(asked) >= 2)
    reply = await other.unary_unary("/grpc.health.v1.Health/Check")(b"", timeout=WAIT_S)
    assert health_pb2.HealthCheckResponse.FromString(reply).status == health_pb2.HealthCheckResponse.SERVING
    assert not any(read.done() for read in reads), "the short call was answered first"
    ends = await asyncio.gather(*reads, return_exceptions=True)
    assert {end.code() for end in ends if isinstance(end, grpc.aio.AioRpcError)} == {grpc.StatusCode.DEADLINE_EXCEEDED}
    at_once = [sum(asked[: at + 1]) for at in range(len(asked))]
    assert max(at_once) <= 9, "the ninth message is the other connection's"
    assert at_once[-1] == 0


@pytest.mark.parametrize("path", [path for path in PATHS if "Health" not in path])
async def test_a_call_that_sends_nothing_ends(path: str) -> None:
    async with served(first_message_s=0.05) as service:
        call = service.channel().stream_stream(path)(timeout=WAIT_S)
        with pytest.raises(grpc.aio.AioRpcError) as caught:
            await call.read()
    assert caught.value.code() is grpc.StatusCode.DEADLINE_EXCEEDED
    assert "first message did not arrive within 0.05 s" in str(caught.value.details())


async def test_calls_that_watch_the_health_are_few_and_hear_of_each_change(guarded: Served) -> None:
    channel = own_channel(guarded)
    watch = channel.unary_stream("/grpc.health.v1.Health/Watch")
    request = health_pb2.HealthCheckRequest(service="runahead.v1.RunaheadService").SerializeToString()
    calls = [watch(request, timeout=WAIT_S) for _ in range(health.MOST_WATCHING)]
    for call in calls:
        assert await call.read() == health_pb2.HealthCheckResponse(status=1).SerializeToString()
    with pytest.raises(grpc.aio.AioRpcError, match="too many calls watch") as caught:
        await watch(request, timeout=WAIT_S).read()
    assert caught.value.code() is EXHAUSTED
    assert await own_channel(guarded).unary_stream("/grpc.health.v1.Health/Watch")(b"", timeout=WAIT_S).read()
    calls.pop().cancel()
    await guarded.server.set_draining()
    for call in calls:
        assert await call.read() == health_pb2.HealthCheckResponse(status=2).SerializeToString()
    unknown = health_pb2.HealthCheckRequest(service="no such").SerializeToString()
    assert await own_channel(guarded).unary_stream("/grpc.health.v1.Health/Watch")(unknown, timeout=WAIT_S).read()
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        await channel.unary_unary("/grpc.health.v1.Health/Check")(unknown, timeout=WAIT_S)
    assert caught.value.code() is grpc.StatusCode.NOT_FOUND


async def test_connections_and_the_calls_of_one_are_bounded() -> None:
    async with served(max_connection_calls=2, max_connections=3) as service:
        channel = own_channel(service)
        calls = [channel.stream_stream(WRITE_KV)(timeout=WAIT_S) for _ in range(2)]
        await until(lambda: service.server.first_messages.num_waiting == 2)
        assert await not_served(channel), "the call waits for a place on its own connection, or is refused"
        others = [own_channel(service) for _ in range(2)]
        for other in others:
            await other.unary_unary(MODEL_INFO)(b"", timeout=WAIT_S)
        calls[0].cancel()
        while await not_served(channel):
            pass
        assert await not_served(own_channel(service)), "it would be the fourth connection"


async def not_served(channel: grpc.aio.Channel) -> bool:
    try:
        await channel.unary_unary(MODEL_INFO)(b"", timeout=0.5)
    except grpc.aio.AioRpcError as error:
        assert error.code() in (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED)
        return True
    return False


async def test_compressed_messages_are_refused_before_they_grow(service: Served) -> None:
    for compression in (grpc.Compression.Gzip, grpc.Compression.Deflate):
        channel = grpc.aio.insecure_channel(service.address, compression=compression)
        with pytest.raises(grpc.aio.AioRpcError, match="is disabled") as caught:
            await channel.unary_unary("/runahead.v1.RunaheadService/Prefill")(b"\x0a" * 2**20, timeout=WAIT_S)
        assert caught.value.code() is grpc.StatusCode.UNIMPLEMENTED
        await channel.close()
