"""Both clients try again after UNAVAILABLE and after no other status, and never give a token twice."""

import contextlib
import inspect
import itertools
from collections.abc import AsyncIterator, Callable, Generator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import grpc
import numpy as np
import pytest
from both_clients import BothClients
from hypothesis import given
from hypothesis import strategies as st
from waiting import WAIT_S, Clock
from whole_service import WholeService, whole_service

from cluster.client import AsyncClient, Client, Completion, Piece, PromptLike
from cluster.client.calls import Generation, KvBlocks, Pieces, StoreEvents
from cluster.client.retries import Attempts, call_failed
from cluster.client.values import prompt_message, rows_checksum
from cluster.errors import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc

UNAVAILABLE = CallFailed("UNAVAILABLE", "gone")


# -- one core, two ways to wait ---------------------------------------------------------------------------------------


def test_both_clients_have_the_same_calls_and_say_the_same_of_them() -> None:
    ours = {name for name, _ in inspect.getmembers(AsyncClient, inspect.isfunction) if not name.startswith("_")}
    for name in ours:
        blocking, asynchronous = getattr(Client, name), getattr(AsyncClient, name)
        wanted, returned = inspect.signature(asynchronous), inspect.signature(blocking).return_annotation
        assert inspect.signature(blocking).parameters == wanted.parameters
        assert blocking.__doc__ == asynchronous.__doc__
        assert not inspect.iscoroutinefunction(blocking)
        if inspect.iscoroutinefunction(asynchronous):
            assert returned == wanted.return_annotation
        else:
            assert returned == Generator[get_args(wanted.return_annotation)[0], None, None]
    theirs = {name for name, _ in inspect.getmembers(Client, inspect.isfunction) if not name.startswith("_")}
    assert theirs == {*ours, "serves"}


@dataclass
class InterruptedCall:
    """A call that gives one token, then raises KeyboardInterrupt."""

    num_cancelled: int = 0
    messages: Iterator[pb.GenerateResponse] = field(
        default_factory=lambda: iter([pb.GenerateResponse(tokens=pb.Tokens(token_ids=[7], text="a"))])
    )

    def __next__(self) -> pb.GenerateResponse:
        try:
            return next(self.messages)
        except StopIteration:
            raise KeyboardInterrupt from None

    def cancel(self) -> None:
        self.num_cancelled += 1


@pytest.mark.parametrize("how", ["interrupted", "closed", "dropped"])
async def test_a_blocking_stream_ends_its_call_however_it_ends_and_where_a_loop_runs(how: str) -> None:
    with Client("127.0.0.1:1", retry_s=0.0) as client:
        call = InterruptedCall()
        client._service.Generate = lambda *_, **__: call
        stream = client.stream("a prompt")
        assert next(stream) == Piece((7,), "a")
        assert not call.num_cancelled
        if how == "interrupted":
            with pytest.raises(KeyboardInterrupt):
                next(stream)
            assert list(stream) == []
        elif how == "closed":
            stream.close()
        del stream
        assert call.num_cancelled == 1


# -- when to call again ------------------------------------------------------------------------------------------------


def pauses(attempts: Attempts, clock: Clock) -> Iterator[float]:
    """The pauses of a call that never succeeds; each moves the clock."""
    while True:
        try:
            pause_s = attempts.pause_after(UNAVAILABLE)
        except CallFailed:
            return
        yield pause_s
        clock.now_s += pause_s


@given(timeout_s=st.none() | st.floats(0, 100), retry_s=st.floats(0, 100), luck=st.floats(0.01, 1))
def test_pauses_grow_up_to_a_bound_and_end_in_time(timeout_s: float | None, retry_s: float, luck: float) -> None:
    clock = Clock(100.0)
    attempts = Attempts(timeout_s, retry_s, clock, lambda low, high: luck * high)
    made = list(pauses(attempts, clock))
    assert made == sorted(made)
    assert max(made, default=0.0) <= 2.0
    assert clock.now_s <= 100 + min(retry_s, retry_s if timeout_s is None else timeout_s) + 1e-9
    if made:
        assert made[0] == pytest.approx(0.1 * luck)
    if timeout_s is not None:
        assert attempts.timeout_s == pytest.approx(max(0.0, 100 + timeout_s - clock.now_s))


def test_pauses_are_drawn_from_nothing_up() -> None:
    drawn = []
    attempts = Attempts(None, 100.0, Clock(100.0), lambda low, high: drawn.append((low, high)) or 0.0)  # type: ignore[func-returns-value]
    for _ in range(7):
        attempts.pause_after(UNAVAILABLE)
    assert drawn == [(0.0, pytest.approx(high)) for high in (0.1, 0.2, 0.4, 0.8, 1.6, 2.0, 2.0)]


@pytest.mark.parametrize("status", ["RESOURCE_EXHAUSTED", "INTERNAL", "DEADLINE_EXCEEDED", "ABORTED", "CANCELLED"])
def test_nothing_but_unavailable_is_tried_again(status: str) -> None:
    with pytest.raises(CallFailed, match=status):
        Attempts(None, 100.0).pause_after(CallFailed(status, "no"))


@dataclass
class Refused:
    """The parts of an RpcError that clients read."""

    pushback: str | bytes | None

    def code(self) -> grpc.StatusCode:
        return grpc.StatusCode.UNAVAILABLE

    def details(self) -> str:
        return "full"

    def trailing_metadata(self) -> tuple[tuple[str, str | bytes], ...] | None:
        return None if self.pushback is None else (("other", "1"), ("grpc-retry-pushback-ms", self.pushback))


@pytest.mark.parametrize(
    ("pushback", "retry_after_s"), [(None, None), ("0", 0.0), ("1500", 1.5), ("2147483647", 2147483.647)]
)
def test_a_service_says_when_to_come_again(pushback: str | None, retry_after_s: float | None) -> None:
    failure = call_failed(Refused(pushback))
    assert (failure.retry_after_s, failure.is_final) == (retry_after_s, False)
    if retry_after_s is not None:
        assert Attempts(None, 1e9, Clock(100.0)).pause_after(failure) == max(0.1, retry_after_s)
        if retry_after_s:
            with pytest.raises(CallFailed, match="full"):
                Attempts(retry_after_s / 2, 1e9, Clock(100.0)).pause_after(failure)


@pytest.mark.parametrize("pushback", ["-1", "abc", "1.5", "", " 5", "+5", "1_000", "٣", "2147483648", "9" * 5000, b"5"])
def test_a_pushback_that_is_negative_or_no_number_means_do_not_try_again(pushback: str | bytes) -> None:
    failure = call_failed(Refused(pushback))
    assert (failure.status, failure.retry_after_s, failure.is_final) == ("UNAVAILABLE", None, True)
    with pytest.raises(CallFailed, match="full"):
        Attempts(None, 1e9, Clock(100.0)).pause_after(failure)


def test_a_service_that_says_at_once_is_not_asked_in_a_hot_loop() -> None:
    clock = Clock(100.0)
    attempts = Attempts(None, 10.0, clock)
    with pytest.raises(CallFailed, match="full"):
        for _ in range(101):
            clock.now_s += attempts.pause_after(call_failed(Refused("0")))


def test_patience_begins_anew_with_all_that_is_new() -> None:
    clock = Clock(100.0)
    attempts = Attempts(None, 5.0, clock, lambda low, high: high)
    for _ in range(3):
        made = list(pauses(attempts, clock))
        assert made[0] == pytest.approx(0.1)
        assert 3 < sum(made) <= 5
        clock.now_s += 50
        attempts.progressed()


# -- what is new of a stream -------------------------------------------------------------------------------------------


def messages_of(token_ids: Sequence[int], text: str, cuts: Sequence[tuple[int, int]]) -> list[pb.GenerateResponse]:
    """The stream of an answer; each of `cuts` is a message's number of tokens and of characters."""
    messages, tokens_at, text_at = [], 0, 0
    for num_tokens, num_characters in [*cuts, (len(token_ids), len(text))]:
        part = token_ids[tokens_at : tokens_at + num_tokens], text[text_at : text_at + num_characters]
        tokens_at, text_at = tokens_at + num_tokens, text_at + num_characters
        if part[0] or part[1]:
            logprobs = [pb.TokenLogprobs(logprob=-place) for place in range(tokens_at - num_tokens, len(token_ids))]
            tokens = pb.Tokens(token_ids=part[0], text=part[1], logprobs=logprobs[: len(part[0])])
            messages.append(pb.GenerateResponse(tokens=tokens))
    return [*messages, pb.GenerateResponse(complete=pb.Complete(request_id="r", finish_reason=pb.FINISH_REASON_STOP))]


cuts = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 4)), max_size=12)


@given(
    token_ids=st.lists(st.integers(0, 5), max_size=12),
    text=st.text("ab", max_size=20),
    attempts=st.lists(st.tuples(cuts, st.integers(0, 12)), min_size=1, max_size=4),
)
def test_an_answer_over_several_attempts_is_given_out_once(
    token_ids: list[int], text: str, attempts: list[tuple[list[tuple[int, int]], int]]
) -> None:
    """However each attempt is cut into messages, and wherever all attempts but the last break off."""
    generation, pieces = Generation(pb.GenerateRequest(), None), Pieces("x", 1, None)
    new: list[pb.GenerateResponse] = []
    made: list[Piece | Completion] = []
    for number, (of_attempt, num_messages) in enumerate(attempts):
        stream = messages_of(token_ids, text, of_attempt)
        is_last = number == len(attempts) - 1
        for message in stream if is_last else stream[:-1][:num_messages]:
            new += [part for part in [generation.take(message)] if part is not None]
            made += [part for part in [pieces.take(message)] if part is not None]
        if not is_last:
            assert generation.may_begin_again()
            assert pieces.may_begin_again()
    assert [token for part in new for token in part.tokens.token_ids] == token_ids
    assert "".join(part.tokens.text for part in new) == text
    places = [-given.logprob for part in new for given in part.tokens.logprobs]
    assert places == list(range(len(token_ids)))
    assert generation.is_complete
    *before, whole = made
    assert isinstance(whole, Completion)
    assert (whole.token_ids, whole.text, whole.finish_reason) == (tuple(token_ids), text, "stop")
    assert tuple(token for piece in before for token in piece.token_ids) == whole.token_ids
    assert tuple(given for piece in before for given in piece.logprobs) == whole.logprobs
    assert [-given.logprob for given in whole.logprobs] == places


@pytest.mark.parametrize("differs", [pb.Tokens(token_ids=[1, 3]), pb.Tokens(token_ids=[1], text="b")])
def test_two_answers_that_differ_are_not_put_together(differs: pb.Tokens) -> None:
    generation = Generation(pb.GenerateRequest(), None)
    generation.take(pb.GenerateResponse(tokens=pb.Tokens(token_ids=[1, 2], text="a")))
    generation.may_begin_again()
    with pytest.raises(CallFailed, match=r"ABORTED: .*got another answer"):
        generation.take(pb.GenerateResponse(tokens=differs))


def test_what_samples_has_a_seed_and_keeps_that_of_the_caller() -> None:
    def seeds(sampling: pb.Sampling | None) -> list[int]:
        requests = [Generation(pb.GenerateRequest(sampling=sampling), None).request for _ in range(2)]
        return [request.sampling.seed for request in requests if request.HasField("sampling")]

    assert seeds(None) == []
    assert len(set(seeds(pb.Sampling(temperature=1.0)))) == 2
    assert seeds(pb.Sampling(temperature=1.0, seed=0)) == [0, 0]


def test_rows_that_did_not_arrive_as_they_were_sent_are_refused() -> None:
    blocks = KvBlocks("h", None)
    layout = pb.KvLayout(num_kv_heads=1, head_dim=2, dtype="bfloat16")
    assert blocks.take(pb.ReadKvResponse(layout=layout)) is None
    with pytest.raises(CallFailed, match="DATA_LOSS: rows of layer 3"):
        blocks.take(pb.ReadKvResponse(rows=pb.KvRows(layer=3, num_tokens=1, k=b"1234", v=b"5678", xxh3=1)))


def told(node_id: str, epoch: int, after: int, sequence: int, **more: bool) -> pb.WatchStoreResponse:
    changes = pb.ChunkChanges(node_id=node_id, epoch=epoch, after=after, sequence=sequence, **more)
    return pb.WatchStoreResponse(changes=changes)


def test_a_watch_goes_on_after_a_lost_connection_from_what_it_has_whole() -> None:
    events = StoreEvents(2.0, None)

    def positions() -> dict[str, tuple[int, int]]:
        assert events.may_begin_again()
        return {each.node_id: (each.epoch, each.sequence) for each in events.request.positions}

    assert (events.request.heartbeat_s, positions()) == (2.0, {})
    events.take(pb.WatchStoreResponse(started=pb.WatchStarted()))
    events.take(told("a", 7, 0, 4, is_snapshot=True, has_more=True))
    assert positions() == {}, "a part of a snapshot is no position to go on from"
    events.take(told("a", 7, 0, 4))
    events.take(told("b", 8, 0, 9, is_snapshot=True))
    assert positions() == {"a": (7, 4), "b": (8, 9)}
    events.take(told("a", 7, 4, 6))
    events.take(pb.WatchStoreResponse(lost=pb.StoreLost(node_id="b")))
    assert positions() == {"a": (7, 6)}
    events.take(told("a", 11, 0, 2, is_snapshot=True, has_more=True))
    assert positions() == {}, "chunks that a broken snapshot was to replace are void"


@pytest.mark.parametrize(("epoch", "after"), [(7, 3), (7, 5), (8, 4)])
def test_changes_that_do_not_lead_on_are_refused(epoch: int, after: int) -> None:
    events = StoreEvents(2.0, None)
    events.take(told("a", 7, 0, 4, is_snapshot=True))
    with pytest.raises(CallFailed, match="DATA_LOSS: changes of the store are missing"):
        events.take(told("a", epoch, after, 6))


@pytest.mark.parametrize(
    ("prompt", "message"),
    [
        ("text", pb.Prompt(text="text")),
        ([1, 2], pb.Prompt(token_ids=pb.TokenIds(ids=[1, 2]))),
        ([("user", "hi")], pb.Prompt(chat=pb.Chat(messages=[pb.ChatMessage(role="user", content="hi")]))),
    ],
)
def test_prompts_are_what_they_look_like(prompt: PromptLike, message: pb.Prompt) -> None:
    assert prompt_message(prompt) == message


# -- over gRPC, both clients -------------------------------------------------------------------------------------------


@dataclass
class Flaky(runahead_pb2_grpc.RunaheadServiceServicer):
    """A servicer whose first calls fail, each with a status after a number of messages; later ones answer."""

    failures: list[tuple[grpc.StatusCode, int]] = field(default_factory=list)
    requests: list[Any] = field(default_factory=list)
    #: The server's advice on trying again, in milliseconds, sent with a failure.
    pushback: str | None = None
    #: Messages after which a stream ends as if it were complete.
    num_messages: int = 99

    async def _fail_at(self, context: Any, num_messages: int) -> None:
        if self.failures and self.failures[0][1] == num_messages:
            code, _ = self.failures.pop(0)
            trailers = () if self.pushback is None else (("grpc-retry-pushback-ms", self.pushback),)
            await context.abort(code, "as a test wants it", trailers)

    async def Prefill(self, request: pb.PrefillRequest, context: Any) -> pb.PrefillResponse:
        self.requests.append(request)
        await self._fail_at(context, 0)
        return pb.PrefillResponse(request_id=request.request_id, first_token_id=7)

    async def WatchStore(self, request: pb.WatchStoreRequest, context: Any) -> AsyncIterator[pb.WatchStoreResponse]:
        self.requests.append(request)
        messages = [pb.WatchStoreResponse(started=pb.WatchStarted()), told("a", 7, 0, 4, is_snapshot=True)]
        for number, message in enumerate(messages):
            await self._fail_at(context, number)
            yield message
        await self._fail_at(context, len(messages))

    async def GetStats(self, request: pb.GetStatsRequest, context: Any) -> pb.GetStatsResponse:
        await self._fail_at(context, 0)
        return pb.GetStatsResponse()

    async def Generate(self, request: pb.GenerateRequest, context: Any) -> AsyncIterator[pb.GenerateResponse]:
        self.requests.append(request)
        for number in range(min(5, self.num_messages)):
            await self._fail_at(context, number)
            yield pb.GenerateResponse(tokens=pb.Tokens(token_ids=[number], text=str(number)))
        if self.num_messages > 5:
            yield pb.GenerateResponse(complete=pb.Complete(request_id=request.request_id))

    async def ReadKv(self, request: pb.ReadKvRequest, context: Any) -> AsyncIterator[pb.ReadKvResponse]:
        """Two layers of four tokens, two in a message."""
        self.requests.append(request)
        layout = pb.KvLayout(layers=[0, 1], token_start=4, token_end=8, num_kv_heads=1, head_dim=1, dtype="float32")
        yield pb.ReadKvResponse(layout=layout)
        await self._fail_at(context, 0)
        k = v = bytes(8)
        for layer, start in [(0, 4), (0, 6), (1, 4), (1, 6)][: self.num_messages]:
            rows = pb.KvRows(layer=layer, token_start=start, num_tokens=2, k=k, v=v, xxh3=rows_checksum(k, v))
            yield pb.ReadKvResponse(rows=rows)


@asynccontextmanager
async def flaky_service(*failures: tuple[grpc.StatusCode, int]) -> AsyncIterator[tuple[Flaky, str]]:
    server, flaky = grpc.aio.server(), Flaky(list(failures))
    runahead_pb2_grpc.add_RunaheadServiceServicer_to_server(flaky, server)
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    try:
        yield flaky, f"127.0.0.1:{port}"
    finally:
        await server.stop(0)


GONE = grpc.StatusCode.UNAVAILABLE


async def test_calls_are_made_again_until_they_get_through(client_of: Callable[..., BothClients]) -> None:
    async with flaky_service((GONE, 0), (GONE, 0), (GONE, 0)) as (flaky, address):
        prefilled = await client_of(address).call("prefill_kv", [1, 2, 3])
        assert prefilled.first_token_id == 7
        assert len(flaky.requests) == 4
        assert {request.request_id for request in flaky.requests} == {prefilled.request_id}, "one request has one id"
        assert len(prefilled.request_id) == 32
        assert prefilled.handle is None


async def test_a_stream_that_breaks_again_and_again_gives_each_token_once(
    client_of: Callable[..., BothClients],
) -> None:
    async with flaky_service((GONE, 2), (GONE, 0), (GONE, 4), (GONE, 1)) as (flaky, address):
        pieces = [piece async for piece in client_of(address).follow("stream", "hello")]
        assert [piece.token_ids for piece in pieces[:-1]] == [(0,), (1,), (2,), (3,), (4,)]
        assert (pieces[-1].text, pieces[-1].token_ids) == ("01234", (0, 1, 2, 3, 4))
        assert len(flaky.requests) == 5
        assert len({request.SerializeToString() for request in flaky.requests}) == 1


async def test_a_watch_that_breaks_is_made_again_and_says_how_far_it_was_told(
    client_of: Callable[..., BothClients],
) -> None:
    events = []
    async with flaky_service((GONE, 0), (GONE, 1), (GONE, 2)) as (flaky, address):
        with pytest.raises(CallFailed, match="DATA_LOSS: the service ended"):
            async for event in client_of(address).follow("watch_store", heartbeat_s=2.0):
                events.append(event.WhichOneof("event"))
    assert events == ["started", "started", "changes", "started", "changes"]
    told_before = [[each.sequence for each in request.positions] for request in flaky.requests]
    assert told_before == [[], [], [], [4]]
    assert {request.heartbeat_s for request in flaky.requests} == {2.0}


@pytest.mark.parametrize("method", ["stream", "generate", "read_kv"])
async def test_an_answer_that_ends_well_too_early_is_none(client_of: Callable[..., BothClients], method: str) -> None:
    """Neither a text cut short nor KV of fewer rows than the layout says is an answer."""
    request: Any = pb.GenerateRequest(prompt=pb.Prompt(text="hello")) if method == "generate" else "hello"
    async with flaky_service() as (flaky, address):
        client = client_of(address)
        assert len([item async for item in client.follow(method, request)]) == (4 if method == "read_kv" else 6)
        flaky.num_messages = 3
        came = []
        with pytest.raises(CallFailed, match="DATA_LOSS: the service ended its answer before it was complete"):
            async for item in client.follow(method, request):
                came.append(item)
        assert len(came) == 3
        assert len(flaky.requests) == 2, "no further attempt is made"


@pytest.mark.parametrize(("method", "num_messages"), [("stream", 1), ("generate", 3), ("read_kv", 0)])
async def test_a_stream_that_begins_again_and_repeats_itself_makes_no_progress(
    client_of: Callable[..., BothClients], method: str, num_messages: int
) -> None:
    request: Any = pb.GenerateRequest(prompt=pb.Prompt(text="hello")) if method == "generate" else "hello"
    async with flaky_service(*[(GONE, num_messages)] * 99) as (flaky, address):
        flaky.pushback = "0"
        came = []
        with pytest.raises(CallFailed, match="UNAVAILABLE: as a test wants it"):
            async for item in client_of(address, retry_s=0.5).follow(method, request):
                came.append(item)
        assert len(came) == num_messages
        assert flaky.failures, "the call would still try again"


async def test_an_id_of_the_callers_own_is_kept(client_of: Callable[..., BothClients]) -> None:
    async with flaky_service() as (_, address):
        assert (await client_of(address).call("ask", "hello", request_id="mine")).request_id == "mine"


async def test_a_full_service_is_not_asked_again_and_its_hint_is_handed_on(
    client_of: Callable[..., BothClients],
) -> None:
    full = grpc.StatusCode.RESOURCE_EXHAUSTED
    async with flaky_service((full, 0), (full, 3)) as (flaky, address):
        flaky.pushback = "1500"
        client = client_of(address)
        with pytest.raises(CallFailed) as caught:
            await client.call("prefill_kv", "hello")
        assert (caught.value.status, caught.value.retry_after_s) == ("RESOURCE_EXHAUSTED", 1.5)
        with pytest.raises(CallFailed, match="RESOURCE_EXHAUSTED"):
            await client.call("ask", "hello")
        assert len(flaky.requests) == 2


@pytest.mark.parametrize(("pushback", "num_requests"), [("5", 2), ("-1", 1), ("abc", 1)])
async def test_an_unavailable_service_is_asked_again_as_it_says(
    client_of: Callable[..., BothClients], pushback: str, num_requests: int
) -> None:
    async with flaky_service((GONE, 0)) as (flaky, address):
        flaky.pushback = pushback
        with contextlib.ExitStack() as stack:
            if num_requests == 1:
                stack.enter_context(pytest.raises(CallFailed, match="UNAVAILABLE: as a test wants it"))
            await client_of(address).call("ask", "hello")
        assert len(flaky.requests) == num_requests


async def test_patience_has_an_end_and_the_timeout_is_one(client_of: Callable[..., BothClients]) -> None:
    async with flaky_service(*[(GONE, 0)] * 999) as (flaky, address):
        for client, options in (
            (client_of(address, retry_s=0.0), {}),
            (client_of(address), {"timeout_s": 0.3}),
            (client_of(address, retry_s=0.3), {}),
        ):
            with pytest.raises(CallFailed) as caught:
                await client.call("ask", "hello", **options)
            assert caught.value.status in ("UNAVAILABLE", "DEADLINE_EXCEEDED")
        with pytest.raises(CallFailed, match="UNAVAILABLE"):
            await client_of(address, retry_s=0.0).call("stats")
        assert flaky.failures, "the call would still try again"


async def test_a_service_that_restarts_on_its_port_is_found_again(
    client_of: Callable[..., BothClients], model: str, tmp_path: Path
) -> None:
    prompt, num_tokens = list(range(1, 100)), 12
    options: dict[str, Any] = {"ignore_eos": True, "timeout_s": 120.0}
    async with whole_service(model, tmp_path / "first") as first:
        expected = await client_of(first.address).call("ask", prompt, num_tokens, **options)
        first.worker.may_go_on.clear()  # the first token comes, later ones wait
        stream = client_of(first.address, retry_s=60.0).follow("stream", prompt, num_tokens, **options)
        pieces = [await anext(stream)]
        await first.server.stop(0)
        port = int(first.address.rpartition(":")[2])
        async with whole_service(model, tmp_path / "second", port=port) as second:
            assert second.address == first.address
            pieces += [piece async for piece in stream]
            assert second.worker.num_runs == 1
    *parts, whole = pieces
    assert whole.token_ids == expected.token_ids
    assert tuple(itertools.chain(*(part.token_ids for part in parts))) == expected.token_ids
    assert "".join(part.text for part in parts) == whole.text == expected.text


async def test_the_kv_of_a_prompt_is_handed_over_in_numbers(
    client_of: Callable[..., BothClients], service: WholeService
) -> None:
    prompt, client = list(range(1, 150)), client_of(service.address)
    assert await client.call("is_ready")
    await client.call("wait_ready", 5.0)
    warmed = await client.call("warm", prompt)
    assert (warmed.prompt_tokens, warmed.stored_tokens, warmed.resident_tokens) == (149, 128, 128)
    prefilled = await client.call("prefill_kv", prompt, lease_s=30.0, timeout_s=WAIT_S)
    handle = prefilled.handle
    assert (handle.covered_tokens, handle.provenance) == (128, "exact")
    assert prefilled.stats.cached_tokens == 128
    blocks = [block async for block in client.follow("read_kv", handle.handle_id)]
    info = await client.call("model_info")
    assert [block.layer for block in blocks] == list(range(info.num_layers))
    for block in blocks:
        assert block.k.shape == block.v.shape == (128, info.num_kv_heads, info.head_dim)
        assert (block.k.dtype, block.token_start, block.layout.rope_applied) == (np.float32, 0, True)
    assert sum(block.k.nbytes + block.v.nbytes for block in blocks) == handle.size_bytes
    renewed = await client.call("renew_lease", handle.handle_id, 50.0)
    assert renewed.expires_in_s > 30
    await client.call("release", handle.handle_id)
    with pytest.raises(CallFailed, match="NOT_FOUND"):
        await client.call("renew_lease", handle.handle_id, 50.0)
    await client.call("abort", "unknown")
    assert (await client.call("stats")).service.leases_granted == 1
    assert await client.call("delete_data") >= 1
