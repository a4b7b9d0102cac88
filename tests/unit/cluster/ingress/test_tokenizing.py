"""Prompts that cannot fit are refused before they are tokenised, and slow texts do not delay other texts."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import grpc
import pytest
from rpc_service import served
from waiting import WAIT_S, until

import cluster.ingress.tokenizing
from cluster.config.limits import LimitsConfig
from cluster.errors import InvalidRequest, QueueFull
from cluster.ingress.large_requests import SHORT_BYTES, LargeRequests
from cluster.ingress.tokenizing import Tokenizing
from protos.runahead.v1 import runahead_pb2 as pb
from workers.text.chat import Chat

LONG = "x" * (SHORT_BYTES + 1)


class WaitingTokenizer:
    """A token for ten bytes; texts of `waiting_characters` or more are tokenised when a test lets them."""

    def __init__(self) -> None:
        self.waiting_characters = SHORT_BYTES + 1
        self.encoded: list[str] = []
        self.asked: list[int] = []
        self.may_go_on = threading.Event()

    def encode_text(self, text: str) -> list[int]:
        self.encoded.append(text)
        if len(text) >= self.waiting_characters:
            assert self.may_go_on.wait(WAIT_S)
        return [1] * (len(text) // 10)

    def encode_chat(self, chat: Chat) -> list[int]:
        return self.encode_text("".join(chat.contents))

    def least_tokens(self, text: str, enough: int) -> int:
        self.asked.append(enough)
        return len(text) // 10

    def least_chat_tokens(self, chat: Chat, enough: int) -> int:
        return self.least_tokens("".join(chat.contents), enough)


class Tokenizings:
    """Make instances of `Tokenizing`, and close them at the end."""

    def __init__(self, tokenizer: WaitingTokenizer) -> None:
        self.tokenizer = tokenizer
        self.made: list[Tokenizing | LargeRequests] = []

    def __call__(self, *, max_prompt_tokens: int = 0, **more: int) -> Tokenizing:
        limits = LimitsConfig(max_prompt_tokens=max_prompt_tokens)
        large = LargeRequests(limits)
        bounds = {"max_positions": 10**6, "max_running": 8, "max_queued": 64, "max_queued_per_tenant": 0}
        made = Tokenizing(self.tokenizer, limits, large, **{**bounds, **more})
        self.made += [made, large]
        return made


@pytest.fixture
def tokenizer() -> WaitingTokenizer:
    return WaitingTokenizer()


@pytest.fixture
async def make(tokenizer: WaitingTokenizer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tokenizings]:
    """On two cores, so one long text is tokenised at a time."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})
    makes = Tokenizings(tokenizer)
    yield makes
    tokenizer.may_go_on.set()
    for made in makes.made:
        made.close()


def text(value: str) -> pb.Prompt:
    return pb.Prompt(text=value)


def chat(*contents: str) -> pb.Prompt:
    return pb.Prompt(chat=pb.Chat(messages=[pb.ChatMessage(role="user", content=each) for each in contents]))


@pytest.mark.parametrize("prompt", [text("x" * 1010), chat("x" * 500, "x" * 510)])
async def test_a_prompt_that_cannot_fit_is_refused_without_being_tokenised(
    make: Tokenizings, tokenizer: WaitingTokenizer, prompt: pb.Prompt
) -> None:
    with pytest.raises(InvalidRequest, match=r"^at least 101 prompt tokens exceed the model's 100 positions$"):
        await make(max_positions=100).token_ids(prompt, "")
    with pytest.raises(InvalidRequest, match=r"^at least 101 prompt tokens exceed this service's limit of 90$"):
        await make(max_positions=1000, max_prompt_tokens=90).token_ids(prompt, "")
    assert (tokenizer.encoded, tokenizer.asked) == ([], [100, 90])


async def test_a_prompt_that_may_fit_is_tokenised_and_a_short_one_is_not_even_looked_at_before(
    make: Tokenizings, tokenizer: WaitingTokenizer
) -> None:
    tokenizing = make(max_positions=100)
    assert len(await tokenizing.token_ids(text("x" * 1000), "")) == 100
    assert tokenizer.asked == [100]
    assert len(await tokenizing.token_ids(chat("x" * 50, "x" * 50), "")) == 10
    assert tokenizer.asked == [100], "a hundred bytes are at most a hundred tokens"


async def test_a_long_prompt_is_refused_while_others_are_tokenised(
    make: Tokenizings, tokenizer: WaitingTokenizer
) -> None:
    tokenizing = make(max_positions=len(LONG))
    waiting = [asyncio.create_task(tokenizing.token_ids(text(LONG), "")) for _ in range(8)]
    await until(lambda: len(tokenizer.encoded) == 1)
    with pytest.raises(InvalidRequest, match="at least"):
        await asyncio.wait_for(tokenizing.token_ids(text("x" * 11 * len(LONG)), ""), WAIT_S)
    tokenizer.may_go_on.set()
    await asyncio.gather(*waiting)


async def test_short_texts_do_not_wait_for_long_ones_which_run_one_at_a_time(
    make: Tokenizings, tokenizer: WaitingTokenizer
) -> None:
    tokenizing = make()
    waiting = [asyncio.create_task(tokenizing.token_ids(text(LONG), f"tenant {n}")) for n in range(20)]
    await until(lambda: len(tokenizer.encoded) == 1)
    for prompt in (text("short one"), text("x" * SHORT_BYTES), chat("short", "too")):
        await asyncio.wait_for(tokenizing.token_ids(prompt, ""), WAIT_S)
    assert tokenizer.encoded.count(LONG) == 1
    tokenizer.may_go_on.set()
    assert {len(ids) for ids in await asyncio.gather(*waiting)} == {len(LONG) // 10}
    assert tokenizer.encoded.count(LONG) == 20


async def test_a_long_text_whose_client_has_gone_is_not_tokenised(
    make: Tokenizings, tokenizer: WaitingTokenizer
) -> None:
    tokenizing = make()
    first, gone, last = (
        asyncio.create_task(tokenizing.token_ids(text(LONG + name), "")) for name in ("first", "gone", "last")
    )
    await until(lambda: len(tokenizer.encoded) == 1)
    gone.cancel()
    await asyncio.wait([gone])
    tokenizer.may_go_on.set()
    await asyncio.gather(first, last)
    assert tokenizer.encoded == [LONG + "first", LONG + "last"]


async def test_tenants_take_turns_and_the_line_has_an_end(make: Tokenizings, tokenizer: WaitingTokenizer) -> None:
    tokenizing = make(max_queued=3)

    def begin(name: str, tenant: str) -> Any:
        return asyncio.create_task(tokenizing.token_ids(text(LONG + name), tenant))

    waiting = [begin("a1", "a"), begin("a2", "a"), begin("a3", "a"), begin("b1", "b")]
    await until(lambda: len(tokenizer.encoded) == 1)
    with pytest.raises(QueueFull):
        await tokenizing.token_ids(text(LONG), "c")
    tokenizer.may_go_on.set()
    await asyncio.gather(*waiting)
    assert [each[len(LONG) :] for each in tokenizer.encoded] == ["a1", "a2", "b1", "a3"]


@pytest.fixture
def one_short_thread(tokenizer: WaitingTokenizer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster.ingress.tokenizing, "_SHORT_THREADS", 1)
    tokenizer.waiting_characters = 0


@pytest.mark.usefixtures("one_short_thread")
@pytest.mark.parametrize("prompt_of", [text, chat])
async def test_a_tenant_with_many_short_texts_leaves_others_their_turn_and_the_line_has_an_end(
    make: Tokenizings, tokenizer: WaitingTokenizer, prompt_of: Callable[[str], pb.Prompt]
) -> None:
    tokenizing = make(max_running=1, max_queued=3)
    waiting = [asyncio.create_task(tokenizing.token_ids(prompt_of(f"a{n}"), "a")) for n in range(4)]
    waiting.append(asyncio.create_task(tokenizing.token_ids(prompt_of("b0"), "b")))
    await until(lambda: len(tokenizer.encoded) == 1)
    with pytest.raises(QueueFull):  # one more than the requests that may run and wait
        await tokenizing.token_ids(prompt_of("c0"), "c")
    tokenizer.may_go_on.set()
    await asyncio.gather(*waiting)
    assert tokenizer.encoded == ["a0", "a1", "b0", "a2", "a3"]


@pytest.mark.usefixtures("one_short_thread")
async def test_short_texts_of_a_tenant_that_wait_count_against_its_limit(
    make: Tokenizings, tokenizer: WaitingTokenizer
) -> None:
    tokenizing = make(max_running=1, max_queued=64, max_queued_per_tenant=1)
    waiting = [asyncio.create_task(tokenizing.token_ids(text(f"a{n}"), "a")) for n in range(3)]
    await until(lambda: len(tokenizer.encoded) == 1)
    with pytest.raises(QueueFull, match=r"1 of your requests run and 2 wait, which is the limit of one client"):
        await tokenizing.token_ids(text("a3"), "a")
    waiting.append(asyncio.create_task(tokenizing.token_ids(text("b0"), "b")))
    tokenizer.may_go_on.set()
    await asyncio.gather(*waiting)
    assert sorted(tokenizer.encoded) == ["a0", "a1", "a2", "b0"]


async def test_a_call_that_is_cancelled_leaves_the_line() -> None:
    async with served() as service:
        tokenizer: Any = service.tokenizer
        waiting = WaitingTokenizer()
        tokenizer.encode_text = waiting.encode_text
        tokenizing: Any = service.servicer._tokenizing
        threads = tokenizing._long._max_workers
        caller = service.stub()
        calls = [caller.generate(prompt=text(LONG)) for _ in range(threads + 1)]
        reads = [asyncio.ensure_future(call.read()) for call in calls]
        await until(lambda: len(waiting.encoded) == threads and tokenizing._long_line.num_queued == 1)
        for call in calls:
            call.cancel()
        await until(lambda: tokenizing._long_line.num_queued == tokenizing._long_line.num_running == 0)
        await asyncio.gather(*reads, return_exceptions=True)
        waiting.may_go_on.set()
        with pytest.raises(grpc.aio.AioRpcError, match="prompt tokens exceed"):  # the thread is free again
            await caller.prefill(prompt=text(LONG))
        assert len(waiting.encoded) == threads + 1
