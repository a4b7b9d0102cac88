"""A repeated call gets the first call's answer, complete and computed once; an answer without a listener ends."""

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import grpc
import pytest
from callers import Principals, refused
from rpc_service import ENDLESS_TOKENS, served
from waiting import WAIT_S, Clock, until
from whole_service import WholeService, token_prompt

from cluster.config.answers import AnswersConfig
from cluster.config.limits import LimitsConfig
from cluster.errors import RequestExists, ServiceUnavailable
from cluster.ingress.answers import Answer, Answers
from cluster.ingress.large_requests import LargeRequests
from protos.runahead.v1 import runahead_pb2 as pb


@dataclass
class Source:
    """Answers of tokens 0, 1, 2, ..., up to the number that is allowed, then an end."""

    num_messages: int = 3
    error: Exception | None = None
    num_begun: int = 0
    num_stopped: int = 0
    may_go_on: asyncio.Event = field(default_factory=asyncio.Event)

    async def begin(self) -> AsyncIterator[pb.GenerateResponse]:
        self.num_begun += 1
        try:
            for token in range(self.num_messages):
                yield pb.GenerateResponse(tokens=pb.Tokens(token_ids=[token]))
                if not token:
                    await self.may_go_on.wait()
            if self.error is not None:
                raise self.error
        except asyncio.CancelledError:
            self.num_stopped += 1
            raise


def request(request_id: str = "mine", max_new_tokens: int = 3) -> pb.GenerateRequest:
    return pb.GenerateRequest(request_id=request_id, max_new_tokens=max_new_tokens)


def answers_of(clock: Clock | None = None, **config: Any) -> Answers:
    return Answers(
        AnswersConfig(**config), LargeRequests(LimitsConfig()), is_kept=lambda last: True, clock=clock or Clock()
    )


async def tokens_of(answers: Answers, source: Source, asked: pb.GenerateRequest, tenant: str = "") -> list[int]:
    source.may_go_on.set()
    messages = answers.follow(tenant, "Generate", asked, source.begin)
    return [token async for message in messages for token in message.tokens.token_ids]


async def test_an_answer_is_computed_from_its_start_on_and_not_before() -> None:
    source, ended = Source(num_messages=1), list[Any]()
    answer = Answer[pb.GenerateResponse](b"", ended.append)
    source.may_go_on.set()
    await asyncio.sleep(0)
    assert source.num_begun == 0
    answer.start(source.begin())
    await answer.task
    assert (source.num_begun, answer.has_ended_well, ended) == (1, True, [answer])


async def test_a_call_that_is_repeated_while_it_runs_gets_what_was_and_what_comes() -> None:
    answers, source = answers_of(), Source()
    first = answers.follow("", "Generate", request(), source.begin)
    assert list((await anext(first)).tokens.token_ids) == [0]
    second = answers.follow("", "Generate", request(), source.begin)
    assert list((await anext(second)).tokens.token_ids) == [0]
    source.may_go_on.set()
    for stream in (first, second):
        assert [list(message.tokens.token_ids) async for message in stream] == [[1], [2]]
    assert (source.num_begun, answers.num_repeated) == (1, 1)


async def test_a_call_that_is_repeated_after_its_end_gets_the_same_again_for_a_while() -> None:
    clock, source = Clock(), Source()
    answers = answers_of(clock, keep_s=60.0)
    for now_s, num_begun in ((0.0, 1), (59.0, 1), (61.0, 2), (62.0, 2)):
        clock.now_s = now_s
        assert await tokens_of(answers, source, request()) == [0, 1, 2]
        assert source.num_begun == num_begun
    assert answers.num_kept == 1


async def test_an_answer_is_followed_until_the_last_deadline_of_the_calls_that_listen() -> None:
    clock, source = Clock(100.0), Source()
    answers = answers_of(clock)
    assert answers.followed_until_s("", "mine") == math.inf
    streams, until_s = [], []
    for left_s in (5.0, 9.0, 7.0, None):
        streams.append(answers.follow("", "Generate", request(), source.begin, left_s))
        await anext(streams[-1])
        until_s.append(answers.followed_until_s("", "mine"))
    assert until_s == [105.0, 109.0, 109.0, math.inf]
    until_s = []
    for stream in reversed(streams[1:]):
        await stream.aclose()
        until_s.append(answers.followed_until_s("", "mine"))
    assert until_s == [109.0, 109.0, 105.0]
    await streams[0].aclose()


async def test_another_request_under_the_id_of_one_that_is_known_is_refused() -> None:
    answers, source = answers_of(), Source()
    await tokens_of(answers, source, request())
    for method, asked in (("Generate", request(max_new_tokens=4)), ("Prefill", request())):
        with pytest.raises(RequestExists, match="'mine' belongs to another request"):
            await anext(answers.follow("", method, asked, source.begin))
    assert await tokens_of(answers, source, request(max_new_tokens=4), tenant="other") == [0, 1, 2]
    assert source.num_begun == 2


async def test_calls_without_an_id_share_nothing() -> None:
    answers, source = answers_of(), Source()
    for _ in range(2):
        await tokens_of(answers, source, request(request_id=""))
    assert (source.num_begun, answers.num_kept) == (2, 0)


async def test_an_answer_goes_on_until_its_last_follower_leaves() -> None:
    answers, source = answers_of(), Source()
    first, second = (answers.follow("", "Generate", request(), source.begin) for _ in range(2))
    await anext(first)
    await anext(second)
    await first.aclose()
    await asyncio.sleep(0)
    assert source.num_stopped == 0
    await second.aclose()
    assert await tokens_of(answers, source, request()) == [0, 1, 2], "the id is free again"
    assert (source.num_stopped, source.num_begun) == (1, 2)


async def test_a_call_that_comes_while_the_abandoned_one_ends_waits_for_its_end_and_begins_again() -> None:
    answers, source, is_ending = answers_of(), Source(), asyncio.Event()

    async def slow_to_end() -> AsyncIterator[pb.GenerateResponse]:
        try:
            async with aclosing(source.begin()) as messages:  # type: ignore[type-var]
                async for message in messages:
                    yield message
        finally:
            await is_ending.wait()

    first = answers.follow("", "Generate", request(), slow_to_end)
    await anext(first)
    await first.aclose()
    again = asyncio.ensure_future(tokens_of(answers, source, request()))
    await asyncio.sleep(0.01)
    assert source.num_begun == 1
    is_ending.set()
    assert await again == [0, 1, 2]
    assert source.num_begun == 2


async def test_what_failed_is_told_to_all_that_follow_and_forgotten() -> None:
    answers, source = answers_of(), Source(error=ServiceUnavailable("a worker was lost"))
    for num_begun in (1, 2):
        with pytest.raises(ServiceUnavailable):
            await tokens_of(answers, source, request())
        assert (source.num_begun, answers.num_kept) == (num_begun, 0)


async def test_what_may_not_be_repeated_is_not_kept() -> None:
    answers = Answers(
        AnswersConfig(), LargeRequests(LimitsConfig()), is_kept=lambda last: last.tokens.token_ids[0] != 2
    )
    source = Source()
    await tokens_of(answers, source, request())
    assert answers.num_kept == 0


async def test_answers_are_bounded_by_number_by_tenant_and_by_bytes() -> None:
    answer_bytes = 3 * (pb.GenerateResponse(tokens=pb.Tokens(token_ids=[1])).ByteSize() + 48)
    for config, most in (
        ({"max_answers": 4}, 4),
        ({"max_answers_per_tenant": 3}, 6),
        ({"max_bytes": 5 * answer_bytes}, 5),
        ({"keep_s": 0.0}, 1),
    ):
        answers, source = answers_of(**config), Source()
        for number in range(20):
            await tokens_of(answers, source, request(f"id-{number}"), tenant=("a", "b")[number % 2])
            assert answers.num_kept <= most
        assert answers.num_kept == most
        if most > 1:  # the latest answers are kept
            await tokens_of(answers, source, request("id-19"), tenant="b")
            assert source.num_begun == 20
        assert len(answers._answers) == answers.num_kept, "no other answer stays"
        assert answers._size_bytes == sum(answer.size_bytes for answer in answers._finished.values())


@pytest.mark.parametrize("config", [{"max_answers": 4}, {"max_bytes": 4 * 3 * 52}], ids=["number", "bytes"])
async def test_one_tenants_answers_do_not_make_anothers_go(config: dict[str, int]) -> None:
    answers, source = answers_of(**config), Source()
    await tokens_of(answers, source, request("first"), tenant="b")
    for number in range(20):
        await tokens_of(answers, source, request(f"id-{number}"), tenant="a")
    assert answers.num_kept > 1
    await tokens_of(answers, source, request("first"), tenant="b")
    assert source.num_begun == 21, "the kept answer is given again"
    assert answers._size_bytes == answers._bytes_of.total()


async def test_a_tenants_answers_are_forgotten_with_its_data() -> None:
    answers, source = answers_of(), Source()
    for tenant in ("a", "b"):
        await tokens_of(answers, source, request(), tenant)
    answers.forget("a")
    assert answers.num_kept == 1
    await tokens_of(answers, source, request(), "a")
    assert source.num_begun == 3


# -- over gRPC ---------------------------------------------------------------------------------------------------------


async def rest_of(stream: Any) -> list[pb.GenerateResponse]:
    messages = []
    while (message := await stream.read()) is not grpc.aio.EOF:
        messages.append(message)
    return messages


async def test_a_generation_that_two_clients_ask_for_runs_once_and_both_get_all_of_it(
    service: WholeService,
) -> None:
    asked = pb.GenerateRequest(
        request_id="shared", prompt=token_prompt([1, 2, 3, 4]), max_new_tokens=12, ignore_eos=True
    )
    stub = service.stub()
    service.worker.may_go_on.clear()
    first, second = (stub.Generate(asked, timeout=WAIT_S) for _ in range(2))
    begins = [await stream.read() for stream in (first, second)]
    service.worker.may_go_on.set()
    replies = [[begin, *await rest_of(stream)] for begin, stream in zip(begins, (first, second), strict=True)]
    assert replies[0] == replies[1]
    assert len(replies[0]) >= 13
    assert [message async for message in stub.Generate(asked, timeout=WAIT_S)] == replies[0]
    assert service.worker.num_runs == 1
    stats = (await stub.GetStats(pb.GetStatsRequest())).service
    assert (stats.requests, stats.requests_repeated) == (1, 2)


async def test_a_repeated_prefill_returns_the_same_handle(service: WholeService) -> None:
    asked = pb.PrefillRequest(request_id="p", prompt=token_prompt(range(1, 101)), lease_s=30.0)
    first, second = [await service.stub().Prefill(asked, timeout=WAIT_S) for _ in range(2)]
    assert first == second
    assert first.handle.covered_tokens == 64
    assert service.coordinator.handles.leases.num_granted == service.worker.num_runs == 1


async def test_the_last_client_that_leaves_stops_the_request_and_an_abort_frees_its_id() -> None:
    async with served() as service:
        caller = service.stub()
        for stop in ("leave", "abort"):
            stream = caller.generate(num_tokens=ENDLESS_TOKENS, request_id="endless")
            twin = caller.generate(num_tokens=ENDLESS_TOKENS, request_id="endless")
            for each in (stream, twin):
                assert list((await each.read()).tokens.token_ids) == [7]
            stream.cancel()
            assert service.coordinator.admission.num_running == 1
            if stop == "leave":
                twin.cancel()
            else:
                await caller.abort("endless")
                assert (await refused(twin.read()))[0] is grpc.StatusCode.ABORTED
            await until(lambda: not service.coordinator.admission.num_running)
        assert (await caller.prefill(request_id="endless")).first_token_id == 7


async def test_the_same_id_of_two_principals_is_two_requests(tmp_path: Path) -> None:
    principals = Principals(tmp_path, "alice", "bob")
    async with served(tokens_file=principals.file) as service:
        for number, token in enumerate(principals.tokens.values(), start=1):
            for _ in range(2):
                await service.stub(token).prefill(request_id="same", num_tokens=4 + number)
            assert service.coordinator.counters.requests == number
