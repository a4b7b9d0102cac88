"""A large request does not block the event loop: it is bounded first, then parsed and checked in one thread."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import grpc
import pytest
from grpc_health.v1 import health_pb2
from rpc_service import Served, served
from waiting import WAIT_S, until

import cluster.ingress.answers
import cluster.ingress.large_requests
import cluster.ingress.servicer
from cluster.config.limits import LimitsConfig
from cluster.errors import InvalidRequest, QueueFull, ServiceUnavailable
from cluster.ingress.large_requests import SHORT_BYTES, LargeRequests
from protos.runahead.v1 import runahead_pb2 as pb

LARGE = b"x" * (SHORT_BYTES + 1)


@pytest.fixture
async def large() -> AsyncIterator[LargeRequests]:
    requests = LargeRequests(LimitsConfig())
    requests.attach(1000)
    yield requests
    requests.close()


class HeldWork:
    """Work that waits for a test; records its threads and the most that ran at once."""

    def __init__(self) -> None:
        self.may_go_on = threading.Event()
        self.begun: list[str] = []
        self.threads = set[str]()
        self.most_at_once = self._num_running = 0

    def of(self, name: str) -> Callable[[], str]:
        def work() -> str:
            self._num_running += 1
            self.most_at_once = max(self.most_at_once, self._num_running)
            self.begun.append(name)
            self.threads.add(threading.current_thread().name)
            assert self.may_go_on.wait(WAIT_S)
            self._num_running -= 1
            return name

        return work


async def test_large_work_is_done_one_at_a_time_in_one_thread_and_tenants_take_turns(large: LargeRequests) -> None:
    held = HeldWork()
    names = ["a1", "a2", "a3", "b1"]
    waiting = [asyncio.create_task(large.run(name[0], SHORT_BYTES + 1, held.of(name))) for name in names]
    await until(lambda: held.begun == ["a1"])
    thread = await large.run("c", SHORT_BYTES, lambda: threading.current_thread())
    assert thread is threading.main_thread(), "a short request waits for none of them"
    held.may_go_on.set()
    assert await asyncio.gather(*waiting) == names
    assert held.begun == ["a1", "a2", "b1", "a3"]
    assert (held.most_at_once, len(held.threads)) == (1, 1)
    assert held.threads != {threading.main_thread().name}


async def test_the_bytes_that_wait_are_bounded_and_a_call_that_has_gone_gives_them_back(large: LargeRequests) -> None:
    held, half = HeldWork(), 2**27
    first = asyncio.create_task(large.run("", half, held.of("first")))
    gone = asyncio.create_task(large.run("", half, held.of("gone")))
    await until(lambda: held.begun == ["first"])
    with pytest.raises(QueueFull, match="large requests wait") as caught:
        await large.run("", SHORT_BYTES + 1, held.of("refused"))
    assert caught.value.retry_after_s > 0
    gone.cancel()
    await asyncio.wait([gone])
    held.may_go_on.set()
    assert await large.run("", half, held.of("last")) == "last"
    await first
    assert held.begun == ["first", "last"]


async def test_one_tenants_bytes_keep_no_other_tenant_out(large: LargeRequests) -> None:
    held, quarter = HeldWork(), 2**26
    first = [asyncio.create_task(large.run("a", quarter, held.of(f"a{number}"))) for number in range(4)]
    await until(lambda: held.begun == ["a0"])
    with pytest.raises(QueueFull):
        await large.run("a", SHORT_BYTES + 1, held.of("refused"))
    other = asyncio.create_task(large.run("b", quarter, held.of("b")))
    await until(lambda: large._line.num_queued == 4)
    with pytest.raises(QueueFull):
        await large.run("b", quarter, held.of("refused"))
    held.may_go_on.set()
    await asyncio.gather(*first, other)
    assert held.begun == ["a0", "a1", "b", "a2", "a3"]
    assert not large._waiting_bytes


async def test_what_no_request_can_be_is_not_parsed(large: LargeRequests) -> None:
    parsed = list[bytes]()
    limits = LimitsConfig()
    most = limits.most_request_bytes(1000)
    with pytest.raises(InvalidRequest, match=f"has {most + 1} bytes, and this service takes {most}"):
        await large.parsed("", b"x" * (most + 1), parsed.append)
    starting = LargeRequests(limits)
    with pytest.raises(ServiceUnavailable, match="starting"):
        await starting.parsed("", LARGE, parsed.append)
    assert parsed == []
    await large.parsed("", b"x" * most, parsed.append)
    assert [len(each) for each in parsed] == [most]


def test_the_bound_of_bytes_has_room_for_all_that_the_other_limits_allow() -> None:
    limits = LimitsConfig(max_prompt_text_bytes=10**6, max_chat_messages=1000)
    message = pb.ChatMessage(role="r" * 64, content="x" * 1000, tool_call_id="t" * 256, name="n" * 256)
    chat = pb.PrefillRequest(
        prompt=pb.Prompt(chat=pb.Chat(messages=[message] * 1000)),
        request_id="r" * 128,
        continuations=[pb.TokenIds(ids=[2**32 - 1] * 256)] * 64,
    )
    ids = pb.PrefillRequest(prompt=pb.Prompt(token_ids=pb.TokenIds(ids=[2**32 - 1] * 10**6)))
    assert chat.ByteSize() <= limits.most_request_bytes(1000)
    assert ids.ByteSize() <= limits.most_request_bytes(10**6)


@pytest.fixture
async def service() -> AsyncIterator[Served]:
    async with served() as running:
        yield running


def noting_threads(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, noted: dict[str, set[str]]) -> None:
    original = getattr(owner, name)

    def noting(*args: Any) -> Any:
        noted.setdefault(name, set()).add(threading.current_thread().name)
        return original(*args)

    monkeypatch.setattr(owner, name, noting)


async def test_parsing_checking_and_digesting_a_large_request_leave_the_event_loop_alone(
    service: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = dict[str, set[str]]()
    noting_threads(monkeypatch, cluster.ingress.answers, "_digest", noted)
    noting_threads(monkeypatch, cluster.ingress.servicer, "check_prompt", noted)
    noting_threads(monkeypatch, service.tokenizer, "least_tokens", noted)
    caller = service.stub()
    with pytest.raises(grpc.aio.AioRpcError, match="prompt tokens exceed the model's 1000 positions"):
        await caller.prefill(prompt=pb.Prompt(text="x" * SHORT_BYTES), request_id="large")
    assert noted.keys() == {"_digest", "check_prompt", "least_tokens"}
    assert {name.rpartition("_")[0] for names in noted.values() for name in names} <= {"large-requests", "tokenise"}
    large_alone = noted["_digest"] | noted["check_prompt"]
    assert len(large_alone) == 1
    noted.clear()
    await caller.prefill(prompt=pb.Prompt(text="short"), request_id="short")
    assert noted == {name: {threading.main_thread().name} for name in ("_digest", "check_prompt")}


async def test_health_and_short_requests_are_answered_while_large_ones_are_parsed(service: Served) -> None:
    held, caller = HeldWork(), service.stub()
    servicer = service.servicer
    busy = asyncio.create_task(servicer.large_requests.run("", SHORT_BYTES + 1, held.of("busy")))
    await until(lambda: held.begun == ["busy"])
    large = [
        asyncio.ensure_future(caller.prefill(prompt=pb.Prompt(text="x" * 2**20), request_id=f"large{number}"))
        for number in range(8)
    ]
    await until(lambda: servicer.large_requests._line.num_queued == 8)
    check = await caller.health.Check(health_pb2.HealthCheckRequest(), timeout=WAIT_S)
    assert check.status == health_pb2.HealthCheckResponse.SERVING
    assert (await caller.prefill(prompt=pb.Prompt(text="short"))).first_token_id == 7
    assert not any(each.done() for each in large)
    held.may_go_on.set()
    await busy
    errors = await asyncio.gather(*large, return_exceptions=True)
    assert {error.code() for error in errors if isinstance(error, grpc.aio.AioRpcError)} == {
        grpc.StatusCode.INVALID_ARGUMENT
    }


async def test_a_large_request_that_is_no_message_is_an_invalid_argument(service: Served) -> None:
    call = service.channel().unary_unary("/runahead.v1.RunaheadService/Prefill")
    with pytest.raises(grpc.aio.AioRpcError, match="not a message of this method"):
        await call(b"\xff" * (SHORT_BYTES + 1), timeout=WAIT_S)
