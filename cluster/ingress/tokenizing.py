"""Tokenises prompts. Prompts that cannot fit are refused before, and long texts do not delay short ones.

    prompt ── lower bound (of long ones in the thread of large requests) ──> certainly too long: refused
       └── size ──> short: a queue, tenants by turns, then one of two threads
               └──> long: a queue and threads of their own

Tokenising a megabyte takes about a second of one core. All of it runs in threads for this purpose only. The tokenizer
releases the GIL, and one core is left for the event loop and for short texts.
"""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from cluster.config.limits import LimitsConfig
from cluster.errors import InvalidRequest
from cluster.ingress.large_requests import SHORT_BYTES, LargeRequests
from cluster.ingress.messages.chat_messages import chat_of, json_bytes
from cluster.ingress.messages.request_limits import check_num_tokens
from cluster.requests.admission import Admission
from protos.runahead.v1 import runahead_pb2 as pb
from workers.text.chat import Chat

_SHORT_THREADS = 2
_MOST_LONG_THREADS = 4

_T = TypeVar("_T")


class PromptTokenizer(Protocol):
    """The methods of `workers.text.tokenization.Tokenizer` that are used. All may raise ValueError with a message for
    people.
    """

    def encode_text(self, text: str) -> list[int]: ...

    def encode_chat(self, chat: Chat) -> list[int]: ...

    def least_tokens(self, text: str, enough: int) -> int: ...

    def least_chat_tokens(self, chat: Chat, enough: int) -> int: ...


class Tokenizing:
    """Owns: threads and their queues. Used from one event loop. A call cancelled in its queue costs nothing."""

    def __init__(
        self,
        tokenizer: PromptTokenizer,
        limits: LimitsConfig,
        large: LargeRequests,
        *,
        max_positions: int,
        max_running: int,
        max_queued: int,
        max_queued_per_tenant: int = 0,
    ) -> None:
        """Takes the service's limits for requests; a tenant's limit of 0 means none.

        At most `max_queued` long texts may wait, and `max_running + max_queued` short ones, so that all short requests
        which may run or wait are accepted when they come at once.
        """
        self._tokenizer = tokenizer
        self._limits = limits
        self._large = large
        self._max_positions = max_positions
        num_long = min(_MOST_LONG_THREADS, max(1, len(os.sched_getaffinity(0)) - 1))
        self._long_line = Admission(num_long, max_queued, max_queued_per_tenant=max_queued_per_tenant)
        self._short_line = Admission(
            _SHORT_THREADS,
            max_running + max_queued,
            max_queued_per_tenant=max_running + max_queued_per_tenant if max_queued_per_tenant else 0,
        )
        self._short = ThreadPoolExecutor(_SHORT_THREADS, thread_name_prefix="tokenise")
        self._long = ThreadPoolExecutor(num_long, thread_name_prefix="tokenise-long")

    async def token_ids(self, prompt: pb.Prompt, tenant: str) -> tuple[int, ...]:
        """Tokenise a prompt. Raises InvalidRequest, and QueueFull when too many texts wait."""
        tokenizer = self._tokenizer
        match prompt.WhichOneof("input"):
            case "text":
                text = prompt.text
                size_bytes = await self._large.run(tenant, len(text), lambda: len(text.encode()))
                ids = await self._encoded(
                    tenant,
                    size_bytes,
                    lambda enough: tokenizer.least_tokens(text, enough),
                    lambda: tokenizer.encode_text(text),
                )
            case "chat":
                if not prompt.chat.messages:
                    raise InvalidRequest("the prompt is empty: chat has no messages")
                has_json, size_bytes = await self._large.run(
                    tenant, prompt.ByteSize(), lambda: _json_and_size(prompt.chat)
                )
                chat = await self._chat(tenant, prompt.chat) if has_json else chat_of(prompt.chat)
                ids = await self._encoded(
                    tenant,
                    size_bytes,
                    lambda enough: tokenizer.least_chat_tokens(chat, enough),
                    lambda: tokenizer.encode_chat(chat),
                )
            case "token_ids":
                ids = tuple(prompt.token_ids.ids)
            case _:
                raise InvalidRequest("the prompt is empty: give text, chat or token_ids")
        check_num_tokens(self._limits, len(ids), self._max_positions)
        return ids

    def close(self) -> None:
        """Stop the threads without waiting; running work continues to its end."""
        for threads in (self._short, self._long):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _chat(self, tenant: str, chat: pb.Chat) -> Chat:
        """Read a chat's JSON, which may take some tens of milliseconds, in a thread."""
        async with self._short_line.join(tenant):
            return await _in_thread(self._short, lambda: chat_of(chat))

    async def _encoded(
        self,
        tenant: str,
        size_bytes: int,
        least_tokens: Callable[[int], int],
        encode: Callable[[], Sequence[int]],
    ) -> tuple[int, ...]:
        most = self._limits.most_tokens(self._max_positions)
        is_short = size_bytes <= SHORT_BYTES
        try:
            if size_bytes > most:  # else it cannot be too long: a token has at least one byte
                if is_short:
                    async with self._short_line.join(tenant):
                        least = await _in_thread(self._short, lambda: least_tokens(most))
                else:  # a chat of a million control tokens takes a second
                    least = await self._large.run(tenant, size_bytes, lambda: least_tokens(most))
                check_num_tokens(self._limits, least, self._max_positions, "at least ")
            async with (self._short_line if is_short else self._long_line).join(tenant):
                return tuple(await _in_thread(self._short if is_short else self._long, encode))
        except ValueError as error:
            raise InvalidRequest(str(error)) from None


def _json_and_size(chat: pb.Chat) -> tuple[bool, int]:
    """Whether a chat has JSON texts, and the UTF-8 bytes of all its texts. Raises InvalidRequest."""
    num_json = json_bytes(chat)
    return num_json > 0, num_json + sum(len(message.content.encode()) for message in chat.messages)


async def _in_thread(threads: ThreadPoolExecutor, work: Callable[[], _T]) -> _T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)
