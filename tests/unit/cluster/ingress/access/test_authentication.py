"""Which callers are let in, over a real gRPC server on loopback."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import grpc
import pytest
from grpc_health.v1 import health_pb2
from grpc_reflection.v1alpha import reflection_pb2, reflection_pb2_grpc
from rpc_service import ENDLESS_TOKENS, Served, served

from cluster.ingress.access.bearer_tokens import new_token, token_line

ALICE, BOB = new_token(), new_token()


@pytest.fixture
def tokens_file(tmp_path: Path) -> str:
    file = tmp_path / "tokens"
    file.write_text(f"{token_line('alice', ALICE)}\n{token_line('bob', BOB)}\n")
    file.chmod(0o600)
    return str(file)


@pytest.fixture
async def service(tokens_file: str) -> AsyncIterator[Served]:
    async with served(tokens_file=tokens_file) as running:
        yield running


async def status_of(call: Callable[[], object]) -> grpc.aio.AioRpcError:
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        await call()  # type: ignore[misc]
    return caught.value


async def test_without_a_tokens_file_every_caller_has_no_name() -> None:
    async with served() as service:
        await service.stub().prefill()
        await service.stub("some token that was not asked for").prefill()
        assert service.store.tenants == ["", ""]


async def test_a_token_makes_its_principal_the_tenant_of_what_is_stored(service: Served) -> None:
    await service.stub(ALICE).prefill()
    async for _ in service.stub(BOB).generate():
        pass
    assert service.store.tenants == ["alice", "bob"]


@pytest.mark.parametrize(
    "metadata",
    [
        (),
        (("authorization", ""),),
        (("authorization", "Bearer"),),
        (("authorization", "Bearer "),),
        (("authorization", ALICE),),
        (("authorization", f"Basic {ALICE}"),),
        (("authorization", f"Bearer {ALICE[:-1]}"),),
        (("authorization", f"Bearer {ALICE}x"),),
        (("authorization", f"Bearer {ALICE} {BOB}"),),
        (("authorization", f"Bearer {ALICE}"), ("authorization", f"Bearer {BOB}")),
        (("authorization", "Bearer alice"),),
        (("authorization-bin", f"Bearer {ALICE}".encode()),),
        (("x-tenant", "alice"),),
    ],
)
async def test_whatever_is_wrong_with_a_token_the_answer_is_the_same(
    service: Served, metadata: tuple[tuple[str, str], ...]
) -> None:
    caller = service.stub()
    caller.metadata = metadata
    for call in (caller.prefill, lambda: caller.generate().read(), lambda: caller.abort("r"), caller.delete_data):
        error = await status_of(call)
        assert error.code() is grpc.StatusCode.UNAUTHENTICATED
        assert error.details() == "authentication failed: a valid bearer token or client certificate is needed"
    assert service.store.tenants == service.store.deleted == []


async def test_the_scheme_of_a_token_may_be_written_in_any_case(service: Served) -> None:
    caller = service.stub()
    caller.metadata = (("authorization", f"bEARER  {ALICE}"),)
    await caller.prefill()
    assert service.store.tenants == ["alice"]


async def test_health_needs_no_token_and_says_that_the_service_is_there(service: Served) -> None:
    reply = await service.stub().health.Check(health_pb2.HealthCheckRequest(), timeout=20)
    assert reply.status == health_pb2.HealthCheckResponse.SERVING


async def test_reflection_and_methods_that_do_not_exist_need_a_token(service: Served) -> None:
    channel = service.channel()
    reflection = reflection_pb2_grpc.ServerReflectionStub(channel)
    request = reflection_pb2.ServerReflectionRequest(list_services="")
    unknown = channel.unary_unary("/runahead.v1.RunaheadService/NoSuch")
    for metadata, codes in (
        ((), (grpc.StatusCode.UNAUTHENTICATED, grpc.StatusCode.UNAUTHENTICATED)),
        (service.stub(ALICE).metadata, (None, grpc.StatusCode.UNIMPLEMENTED)),
    ):
        listing = reflection.ServerReflectionInfo(iter([request]), metadata=metadata, timeout=20)
        if codes[0] is None:
            assert (await listing.read()).list_services_response.service
        else:
            assert (await status_of(listing.read)).code() is codes[0]
        error = await status_of(lambda metadata=metadata: unknown(b"", metadata=metadata, timeout=20))
        assert error.code() is codes[1]


async def test_a_caller_that_is_not_let_in_is_told_before_a_large_request_has_arrived(service: Served) -> None:
    caller = service.stub()
    error = await status_of(lambda: caller.prefill(num_tokens=8_000_000))
    assert error.code() is grpc.StatusCode.UNAUTHENTICATED


async def test_a_request_id_is_its_tenants_own(service: Served) -> None:
    alice, bob = service.stub(ALICE), service.stub(BOB)
    streams = [caller.generate(ENDLESS_TOKENS, request_id="same") for caller in (alice, bob)]
    for stream in streams:
        assert list((await stream.read()).tokens.token_ids) == [7]
    assert (await status_of(lambda: alice.prefill(request_id="same"))).code() is grpc.StatusCode.ALREADY_EXISTS

    await service.stub(BOB).abort("same", "no such request")
    assert (await status_of(streams[1].read)).code() is grpc.StatusCode.ABORTED
    assert set(service.coordinator._live) == {("alice", "same")}
    await alice.abort("same")
    assert (await status_of(streams[0].read)).code() is grpc.StatusCode.ABORTED


async def test_only_the_data_of_the_caller_is_deleted(service: Served) -> None:
    assert (await service.stub(BOB).delete_data()).extents == 3
    assert service.store.deleted == ["bob"]
    assert service.worker.num_forgotten == 1, "workers hold no rows of it"


async def test_what_a_tenant_may_have_waiting_is_its_own_and_says_when_to_come_back(tokens_file: str) -> None:
    limits = {"max_running_requests": 2, "max_running_per_tenant": 1, "max_queued_per_tenant": 1}
    async with served(tokens_file=tokens_file, **limits) as service:
        alice, bob = service.stub(ALICE), service.stub(BOB)
        running = alice.generate(ENDLESS_TOKENS, request_id="first")
        await running.read()
        waiting = alice.generate(ENDLESS_TOKENS, request_id="second")
        while not service.coordinator.admission.num_queued:
            await alice.abort()
        error = await status_of(alice.prefill)
        assert error.code() is grpc.StatusCode.RESOURCE_EXHAUSTED
        assert "1 of your requests run and 1 wait" in (error.details() or "")
        trailers = dict(error.trailing_metadata())
        assert 100 <= int(trailers["grpc-retry-pushback-ms"]) <= 60_000
        await bob.prefill()
        await alice.abort("first", "second")
        for stream in (running, waiting):
            assert (await status_of(stream.read)).code() is grpc.StatusCode.ABORTED
