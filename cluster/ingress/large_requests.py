"""Large requests: parsed, checked and digested one at a time in a thread, so that the event loop goes on.

    bytes ── more than any request of the method may have ──> refused unparsed
       ├── up to SHORT_BYTES ──> at once, in the event loop
       └── larger ──> a queue, tenants by turns, then the one thread ── more fields than any request has ──> refused

Protobuf holds the GIL while it parses: about 10 ms for 8 MB of text, 0.3 s for as many bytes of empty chat messages,
which is why fields are counted first. The event loop runs between two requests.
"""

import asyncio
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from google.protobuf.descriptor import Descriptor

from cluster.config.limits import LimitsConfig, tokens_bytes
from cluster.errors import InvalidRequest, QueueFull, ServiceUnavailable
from cluster.ingress.calls.methods import Holds
from cluster.ingress.calls.wire_fields import has_more
from cluster.requests.admission import Admission
from cluster.tenant_shares import Amounts, TenantShares

#: Most bytes of a short request, which is parsed in less than a millisecond.
SHORT_BYTES = 2**16
_NAME_BYTES, _LIST_BYTES = 2**10, 2**18
#: Most bytes of large requests that wait for the thread or are in it, and most bytes of all that calls hold, these
#: included; bytes that are guaranteed to each tenant. A tenant's only request is accepted at any size.
_MOST_BYTES, _GUARANTEED_BYTES = 2**28, 2**25
_RETRY_AFTER_S = 1.0
#: Most fields of a chat message, itself included, and of everything but the prompt: continuations, stops, positions.
_MESSAGE_FIELDS, _OTHER_FIELDS = 8, 2**13
#: Number of token ids that are parsed in some milliseconds.
_MANY_NUMBERS = 2**20

_T = TypeVar("_T")


class LargeRequests:
    """Owns: the thread and its queue. Used from one event loop. A call cancelled in the queue costs nothing."""

    def __init__(self, limits: LimitsConfig) -> None:
        self._limits = limits
        self._max_positions: int | None = None
        self._line = Admission(1, sys.maxsize)  # bounded in bytes
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="large-requests")
        self._waiting_bytes = Amounts[str]()
        self._in_hand = TenantShares(_MOST_BYTES, _GUARANTEED_BYTES)

    def attach(self, max_positions: int) -> None:
        """Set the model's number of positions; before that, no large request is parsed."""
        self._max_positions = max_positions

    def check_size(self, size_bytes: int, holds: Holds) -> None:
        """Raises InvalidRequest for more bytes than the kind may have; ServiceUnavailable before `attach`."""
        most_bytes = self._most_bytes(holds)
        if size_bytes > most_bytes:
            raise InvalidRequest(f"the request has {size_bytes} bytes, and this service takes {most_bytes} at most")

    async def parsed(
        self,
        tenant: str,
        raw: bytes,
        parse: Callable[[bytes], _T],
        holds: Holds = Holds.PROMPT,
        message: Descriptor | None = None,
    ) -> _T:
        """Parse a large request in the thread.

        Raises the errors of `parse`; InvalidRequest for more bytes, or more fields of `message`, than the kind may
        have; ServiceUnavailable before `attach`; QueueFull.
        """
        if self._max_positions is None:
            raise ServiceUnavailable("the service is still starting: try again later")
        self.check_size(len(raw), holds)
        # Far more than the model takes: the limit of tokens itself has a better error, after parsing.
        most_numbers = self._max_positions + _MANY_NUMBERS
        most_fields = self._max_positions + self._limits.max_chat_messages * _MESSAGE_FIELDS

        def checked() -> _T:
            if message is not None:
                check_fields(raw, message, most_fields + _OTHER_FIELDS, most_numbers)
            return parse(raw)

        return await self.run(tenant, len(raw), checked)

    async def run(self, tenant: str, size_bytes: int, work: Callable[[], _T]) -> _T:
        """Do `work` on a request of `size_bytes`. Raises its errors, and QueueFull when too many bytes wait."""
        if size_bytes <= SHORT_BYTES:
            return work()
        waiting = self._waiting_bytes
        is_over_its_own = waiting[tenant] and waiting[tenant] + size_bytes > _GUARANTEED_BYTES
        if is_over_its_own and waiting.total() + size_bytes > _MOST_BYTES:
            raise QueueFull("too many large requests wait; try again later", _RETRY_AFTER_S)
        with waiting.held(tenant, size_bytes):
            async with self._line.join(tenant):
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    @contextmanager
    def in_hand(self, tenant: str, size_bytes: int) -> Iterator[None]:
        """Context of a call that holds a message of `size_bytes`, waiting or running. Raises QueueFull."""
        shares = self._in_hand
        if shares.of(tenant) and not shares.may_take(tenant, size_bytes):
            raise QueueFull(
                f"your calls hold {shares.of(tenant)} bytes of large requests; try again when some have ended",
                _RETRY_AFTER_S,
            )
        with shares.held(tenant, size_bytes):
            yield

    def close(self) -> None:
        """Stop the thread without waiting; running work continues to its end."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _most_bytes(self, holds: Holds) -> int:
        match holds:
            case Holds.NAME:
                return _NAME_BYTES
            case Holds.LITTLE:
                return SHORT_BYTES
            case Holds.LIST:
                return _LIST_BYTES
        if self._max_positions is None:
            raise ServiceUnavailable("the service is still starting: try again later")
        if holds is Holds.TOKENS:
            return tokens_bytes(self._max_positions)
        return self._limits.most_request_bytes(self._max_positions)


def check_fields(raw: bytes, message: Descriptor, most_fields: int, most_numbers: int) -> None:
    """Raises InvalidRequest when a message has more fields, or packed numbers, than allowed."""
    if has_more(raw, message, most_fields, most_numbers):
        raise InvalidRequest(
            f"the request has more than {most_fields} fields or {most_numbers} numbers, such as token ids, which is "
            "more than the model's positions and this service's limits allow: send a smaller request"
        )
