"""Streams that no client reads: each ends after its time, and the ended ones of a caller are bounded."""

import asyncio
from typing import Any

import grpc
import pytest

from cluster.errors import QueueFull, ReaderStalled
from cluster.ingress import stalled_readers
from cluster.ingress.stalled_readers import StalledReaders


class Context:
    """Context of a call whose reader takes its status when `goes_on` is set."""

    def __init__(self) -> None:
        self.goes_on = asyncio.Event()
        self.statuses: list[grpc.StatusCode] = []

    async def abort(self, code: grpc.StatusCode, details: str) -> None:
        self.statuses.append(code)
        await self.goes_on.wait()
        raise grpc.aio.AbortError("as gRPC does")


async def test_a_caller_has_so_many_ended_streams_and_others_have_theirs() -> None:
    stalled, contexts, errors = StalledReaders(0.01), [], list[ReaderStalled]()

    async def stream(context: Any, caller: str) -> None:
        stalled.check(caller)
        with stalled.giving(context, caller, errors.append):
            await asyncio.Event().wait()  # no room on the connection

    for _ in range(stalled_readers._MOST_ENDING):
        contexts.append(Context())
        with pytest.raises(asyncio.CancelledError):
            await asyncio.create_task(stream(contexts[-1], "ann"))
    with pytest.raises(QueueFull, match="of your streams have ended because they were not read"):
        stalled.check("ann")
    stalled.check("bob")
    await asyncio.sleep(0)
    assert len(errors) == len(stalled._ending) == len(contexts)
    assert {status for context in contexts for status in context.statuses} == {grpc.StatusCode.DEADLINE_EXCEEDED}
    contexts[0].goes_on.set()
    while len(stalled._ending) == len(contexts):  # noqa: ASYNC110  # no event tells of it
        await asyncio.sleep(0)
    stalled.check("ann")
    for context in contexts:
        context.goes_on.set()
    while stalled._ending:  # noqa: ASYNC110
        await asyncio.sleep(0)
    assert not stalled._num_ending


async def test_a_reader_that_takes_each_message_in_time_is_left_alone() -> None:
    stalled, context = StalledReaders(30.0), Context()
    errors = list[ReaderStalled]()
    for _ in range(100):
        with stalled.giving(context, "ann", errors.append):
            await asyncio.sleep(0)
    loop: Any = asyncio.get_running_loop()
    left = [each for each in loop._scheduled if getattr(each._callback, "__self__", None) is stalled]
    assert left == [], "each timer was cancelled: a cancelled one has no callback"
    assert not errors


async def test_large_replies_of_a_caller_are_bounded_and_those_not_taken_count_a_while_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stalled_readers, "_MOST_BYTES", 2_500_000)
    monkeypatch.setattr(stalled_readers, "_GUARANTEED_BYTES", 1_000_000)
    monkeypatch.setattr(stalled_readers, "_COUNTED_S", 0.01)
    freed, context, errors, size = list[int](), Context(), list[ReaderStalled](), 2_000_000
    stalled = StalledReaders(0.01, freed.append)
    with stalled.giving(context, "ann", errors.append, size):
        with pytest.raises(QueueFull, match="2000000 bytes of your replies wait"):
            stalled.giving(context, "ann", errors.append, size).__enter__()
        with stalled.giving(context, "ann", errors.append, 1000), stalled.giving(context, "bob", errors.append, 10**6):
            assert stalled.bytes.total == size + 10**6, "small replies do not count"
    assert (freed, stalled.bytes.total) == ([size], 0)

    async def stream() -> None:
        with stalled.giving(context, "ann", errors.append, size):
            await asyncio.Event().wait()  # no room on the connection

    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(stream())
    assert stalled.bytes.of("ann") == size, "gRPC still holds the reply"
    context.goes_on.set()
    while stalled._ending:  # noqa: ASYNC110  # no event tells of it
        await asyncio.sleep(0)
    assert (freed, stalled.bytes.of("ann")) == ([size], size)
    await asyncio.sleep(0.02)
    with stalled.giving(context, "bob", errors.append, 10):
        assert stalled.bytes.total == 0
    assert freed == [size, size]
