"""Authentication admits the right callers, over a real gRPC server on loopback."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from callers import Principals, refused
from grpc_health.v1 import health_pb2
from grpc_reflection.v1alpha import reflection_pb2, reflection_pb2_grpc
from rpc_service import ENDLESS_TOKENS, Caller, Served, served
from waiting import until

UNAUTHENTICATED = grpc.StatusCode.UNAUTHENTICATED


@pytest.fixture
def principals(tmp_path: Path) -> Principals:
    return Principals(tmp_path, "alice", "bob")


@pytest.fixture
async def service(principals: Principals) -> AsyncIterator[Served]:
    async with served(tokens_file=principals.file) as running:
        yield running


@pytest.fixture
def alice(service: Served, principals: Principals) -> Caller:
    return service.stub(principals.tokens["alice"])


@pytest.fixture
def bob(service: Served, principals: Principals) -> Caller:
    return service.stub(principals.tokens["bob"])


async def test_without_a_tokens_file_every_caller_has_no_name() -> None:
    async with served() as service:
        await service.stub().prefill()
        await service.stub("some token that was not asked for").prefill()
        assert service.store.tenants == ["", ""]


async def test_a_token_makes_its_principal_the_tenant_of_what_is_stored(
    service: Served, alice: Caller, bob: Caller
) -> None:
    await alice.prefill()
    async for _ in bob.generate():
        pass
    assert service.store.tenants == ["alice", "bob"]


@pytest.mark.parametrize(
    "metadata",
    [
        (),
        (("authorization", ""),),
        (("authorization", "Bearer"),),
        (("authorization", "Bearer "),),
        (("authorization", "ALICE"),),
        (("authorization", "Basic ALICE"),),
        (("authorization", "Bearer SHORT"),),
        (("authorization", "Bearer ALICEx"),),
        (("authorization", "Bearer ALICE BOB"),),
        (("authorization", "Bearer ALICE"), ("authorization", "Bearer BOB")),
        (("authorization", "Bearer alice"),),
        (("authorization-bin", b"Bearer ALICE"),),
        (("x-tenant", "alice"),),
    ],
)
async def test_whatever_is_wrong_with_a_token_the_answer_is_the_same(
    service: Served, principals: Principals, metadata: tuple[tuple[str, Any], ...]
) -> None:
    caller, (alice, bob) = service.stub(), principals.tokens.values()
    for name, token in (("ALICE", alice), ("BOB", bob), ("SHORT", alice[:-1])):
        metadata = tuple(
            (
                key,
                value.replace(name, token) if isinstance(value, str) else value.replace(name.encode(), token.encode()),
            )
            for key, value in metadata
        )
    caller.metadata = metadata
    for call in (caller.prefill(), caller.generate().read(), caller.abort("r"), caller.delete_data()):
        assert await refused(call) == (
            UNAUTHENTICATED,
            "authentication failed: give a valid bearer token or client certificate",
        )
    assert service.store.tenants == service.store.deleted == []


async def test_the_scheme_of_a_token_may_be_written_in_any_case(service: Served, principals: Principals) -> None:
    caller = service.stub()
    caller.metadata = (("authorization", f"bEARER  {principals.tokens['alice']}"),)
    await caller.prefill()
    assert service.store.tenants == ["alice"]


async def test_health_needs_no_token_and_says_that_the_service_is_there(service: Served) -> None:
    reply = await service.stub().health.Check(health_pb2.HealthCheckRequest(), timeout=20)
    assert reply.status == health_pb2.HealthCheckResponse.SERVING


async def test_reflection_and_methods_that_do_not_exist_need_a_token(service: Served, alice: Caller) -> None:
    channel = service.channel()
    request = reflection_pb2.ServerReflectionRequest(list_services="")
    unknown = channel.unary_unary("/runahead.v1.RunaheadService/NoSuch")

    def listing(metadata: Any) -> Any:
        stub = reflection_pb2_grpc.ServerReflectionStub(channel)
        return stub.ServerReflectionInfo(iter([request]), metadata=metadata, timeout=20).read()

    assert (await refused(listing(())))[0] is (await refused(unknown(b"", timeout=20)))[0] is UNAUTHENTICATED
    names = {each.name for each in (await listing(alice.metadata)).list_services_response.service}
    assert {"runahead.v1.RunaheadService", "grpc.health.v1.Health"} <= names
    assert (await refused(unknown(b"", metadata=alice.metadata, timeout=20)))[0] is grpc.StatusCode.UNIMPLEMENTED


async def test_a_caller_that_is_not_let_in_is_told_before_a_large_request_has_arrived(service: Served) -> None:
    assert (await refused(service.stub().prefill(num_tokens=8_000_000)))[0] is UNAUTHENTICATED


async def test_a_request_id_is_its_tenants_own(service: Served, alice: Caller, bob: Caller) -> None:
    streams = [caller.generate(ENDLESS_TOKENS, request_id="same") for caller in (alice, bob)]
    for stream in streams:
        assert list((await stream.read()).tokens.token_ids) == [7]
    assert (await refused(alice.prefill(request_id="same")))[0] is grpc.StatusCode.ALREADY_EXISTS

    await bob.abort("same", "no such request")
    assert (await refused(streams[1].read()))[0] is grpc.StatusCode.ABORTED
    assert set(service.coordinator._live) == {("alice", "same")}
    await alice.abort("same")
    assert (await refused(streams[0].read()))[0] is grpc.StatusCode.ABORTED
    await alice.abort("same")  # a connection that has ended


async def test_only_the_data_of_the_caller_is_deleted(service: Served, bob: Caller) -> None:
    assert (await bob.delete_data()).extents == 3
    assert service.store.deleted == ["bob"]
    assert service.worker.num_forgotten == 1, "workers forget its rows"


async def test_what_a_tenant_may_have_waiting_is_its_own_and_says_when_to_come_back(principals: Principals) -> None:
    limits = {"max_running_requests": 2, "max_running_per_tenant": 1, "max_queued_per_tenant": 1}
    async with served(tokens_file=principals.file, **limits) as service:
        alice, bob = (service.stub(token) for token in principals.tokens.values())
        running = alice.generate(ENDLESS_TOKENS, request_id="first")
        await running.read()
        waiting = alice.generate(ENDLESS_TOKENS, request_id="second")
        await until(lambda: service.coordinator.admission.num_queued)
        with pytest.raises(grpc.aio.AioRpcError, match="1 of your requests run and 1 wait") as caught:
            await alice.prefill()
        assert caught.value.code() is grpc.StatusCode.RESOURCE_EXHAUSTED
        assert 100 <= int(dict(caught.value.trailing_metadata())["grpc-retry-pushback-ms"]) <= 60_000
        await bob.prefill()
        await alice.abort("first", "second")
        for stream in (running, waiting):
            assert (await refused(stream.read()))[0] is grpc.StatusCode.ABORTED
