"""Answers by request id: a repeated call gets the answer of the first call instead of another computation.

An answer is the stream of reply messages of one request. A task computes it once for all calls that follow it; each
call gets all messages from the first on. When the last follower leaves before the end, the computation is stopped. An
answer that ended well is kept for a while, bounded in number and bytes. An answer that failed or was stopped is dropped
at once, so that the next call computes again.
"""

import asyncio
import contextlib
import hashlib
import math
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Any, Generic, TypeVar

from cluster.config.answers import AnswersConfig
from cluster.errors import RequestExists
from cluster.ingress.large_requests import LargeRequests
from cluster.tenant_shares import Amounts

M = TypeVar("M")
#: Memory per kept message in addition to its bytes.
_OVERHEAD_BYTES = 48
_Key = tuple[str, str]
_DIGEST_BYTES = 16


class Answer(Generic[M]):
    """The messages of one request so far. Owns: the task that computes them, from `start` on."""

    def __init__(self, content: bytes, on_end: "Callable[[Answer[M]], None]") -> None:
        #: Digest of method and request.
        self.content = content
        self.size_bytes = 0
        self.ended_s = 0.0
        #: Serialised messages, because a message object takes ten times the memory of its bytes.
        self._messages: list[bytes] = []
        self._parse: Callable[[bytes], M] | None = None
        self._error: Exception | None = None
        self._changed = asyncio.Event()
        #: Deadline of each call that follows the answer.
        self._followed_until_s: list[float] = []
        self._on_end = on_end
        self.is_over = False
        #: Whether all messages have come, so that it neither failed nor was stopped.
        self.has_ended_well = False
        #: Whether the last follower left before the end, so that the computation is being stopped.
        self.is_abandoned = False
        self._task: asyncio.Task[None] | None = None

    def start(self, messages: AsyncIterator[M]) -> None:
        """Start a task that collects all `messages`. Call it once, in the event loop."""
        assert self._task is None, "an answer is computed once"
        self._task = asyncio.create_task(self._compute(messages))
        self._task.add_done_callback(lambda _: self._end())  # also when it is cancelled before it begins

    @property
    def task(self) -> asyncio.Task[None]:
        assert self._task is not None, "start first"
        return self._task

    @property
    def last(self) -> M | None:
        return self._parse(self._messages[-1]) if self._parse is not None else None

    @property
    def followed_until_s(self) -> float:
        """Latest deadline of the calls that follow it now; infinite when one of them has none."""
        return max(self._followed_until_s, default=math.inf)

    async def follow(self, until_s: float = math.inf) -> AsyncIterator[M]:
        """Yield all messages from the first on. `until_s`: the call's deadline. Raises the error of the computation."""
        self._followed_until_s.append(until_s)
        num_given = 0
        try:
            while num_given < len(self._messages) or not self.is_over:
                if num_given == len(self._messages):
                    await self._changed.wait()
                    continue
                assert self._parse is not None, "set with the first message"
                num_given += 1
                yield self._parse(self._messages[num_given - 1])
            if self._error is not None:
                raise self._error
        finally:
            self._followed_until_s.remove(until_s)
            if not self._followed_until_s and not self.is_over:
                self.is_abandoned = True
                self.task.cancel()

    async def _compute(self, messages: Any) -> None:
        try:
            async with contextlib.aclosing(messages):
                async for message in messages:
                    self._parse = type(message).FromString
                    self._messages.append(message.SerializeToString())
                    self.size_bytes += len(self._messages[-1]) + _OVERHEAD_BYTES
                    self._tell()
            self.has_ended_well = True
        except Exception as error:  # noqa: BLE001  # raised to all followers
            self._error = error
        finally:
            self._end()

    def _end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self._on_end(self)
            self._tell()

    def _tell(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


class Answers:
    """Owns: the answers of live requests with an id from the client, and of recently finished ones.

    Used from one event loop. `is_kept`: whether an answer with this last message is kept after its end.
    """

    def __init__(
        self,
        config: AnswersConfig,
        large: LargeRequests,
        is_kept: Callable[[Any], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._config = config
        self._large = large
        self._is_kept = is_kept
        self._clock = clock
        self._answers: dict[_Key, Answer[Any]] = {}
        #: Finished answers, the oldest first.
        self._finished: dict[_Key, Answer[Any]] = {}
        self._num_of, self._bytes_of = Amounts[str](), Amounts[str]()
        self._size_bytes = 0
        #: Calls that got the answer of an earlier call.
        self.num_repeated = 0

    async def follow(
        self,
        tenant: str,
        method: str,
        request: Any,
        begin: Callable[[], AsyncIterator[M]],
        left_s: float | None = None,
    ) -> AsyncGenerator[M, None]:
        """Yield the messages of a request's answer; `begin` computes them unless an earlier call with the id has.

        `request`: a protobuf message; without a `request_id`, answers are not shared. `left_s`: seconds until the
        call's deadline, if any. Raises RequestExists when the id belongs to a request of other content, and the errors
        of `begin` and `LargeRequests.run`.
        """
        until_s = math.inf if left_s is None else self._clock() + left_s
        is_shared = bool(request.request_id)
        messages: Any = (await self._answer(tenant, method, request, begin)).follow(until_s) if is_shared else begin()
        async with contextlib.aclosing(messages):
            async for message in messages:
                yield message

    def followed_until_s(self, tenant: str, request_id: str) -> float:
        """See `Answer.followed_until_s`; infinite for an unknown id."""
        answer = self._answers.get((tenant, request_id))
        return math.inf if answer is None else answer.followed_until_s

    def forget(self, tenant: str) -> None:
        for key in [key for key in self._finished if key[0] == tenant]:
            self._drop(key)

    @property
    def num_kept(self) -> int:
        return len(self._finished)

    async def _answer(self, tenant: str, method: str, request: Any, begin: Callable[[], AsyncIterator[M]]) -> Answer[M]:
        key = tenant, request.request_id
        content = await self._large.run(tenant, request.ByteSize(), lambda: _digest(method, request))
        self._drop_old()
        while (answer := self._answers.get(key)) is not None and answer.is_abandoned:
            await asyncio.wait([answer.task])
        if answer is None:
            answer = self._answers[key] = Answer(content, lambda ended: self._ended(key, ended))
            answer.start(begin())
        elif answer.content != content:
            raise RequestExists(f"request id {request.request_id!r} belongs to another request: choose a new id")
        else:
            self.num_repeated += 1
        return answer

    def _ended(self, key: _Key, answer: Answer[Any]) -> None:
        if self._answers.get(key) is not answer:
            return
        if not answer.has_ended_well or not self._is_kept(answer.last):
            self._forget(key, answer)
            return
        answer.ended_s = self._clock()
        self._finished[key] = answer
        self._num_of[key[0]] += 1
        self._bytes_of[key[0]] += answer.size_bytes
        self._size_bytes += answer.size_bytes
        self._drop_beyond_limits(key[0])

    def _drop_old(self) -> None:
        oldest_s = self._clock() - self._config.keep_s
        while self._finished:
            key, answer = next(iter(self._finished.items()))
            if answer.ended_s > oldest_s:
                break
            self._drop(key)

    def _drop_beyond_limits(self, tenant: str) -> None:
        config = self._config
        if self._num_of[tenant] > config.max_answers_per_tenant:
            self._drop(next(key for key in self._finished if key[0] == tenant))
        while len(self._finished) > config.max_answers:
            self._drop_of_most(self._num_of)
        while self._size_bytes > config.max_bytes:
            self._drop_of_most(self._bytes_of)

    def _drop_of_most(self, counted: Amounts[str]) -> None:
        """Drop the oldest answer of the tenants that have most, so that no tenant displaces answers of smaller ones."""
        most = max(counted.values())
        self._drop(next(key for key in self._finished if counted[key[0]] == most))

    def _drop(self, key: _Key) -> None:
        answer = self._finished.pop(key)
        self._size_bytes -= answer.size_bytes
        self._bytes_of[key[0]] -= answer.size_bytes
        self._num_of[key[0]] -= 1
        self._forget(key, answer)

    def _forget(self, key: _Key, answer: Answer[Any]) -> None:
        if self._answers.get(key) is answer:
            del self._answers[key]


def _digest(method: str, request: Any) -> bytes:
    state = hashlib.blake2b(method.encode() + b"\0", digest_size=_DIGEST_BYTES)
    state.update(request.SerializeToString(deterministic=True))
    return state.digest()
