"""When a client calls again, and what it says when it does not. Pure."""

import random
import re
import time
from collections.abc import Callable
from typing import Any

from cluster.client.http_proxy import HttpProxy, proxy_option
from cluster.client.no_connection import no_connection
from cluster.errors import RETRY_TRAILER, CallFailed

#: The first pause is up to this, each further one up to twice as much as the one before.
_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.1, 2.0
#: Of a pause that the service asks for: a service that always says "at once" would be asked as fast as it can refuse.
_LEAST_PUSHBACK_S = 0.1
_MOST_DOUBLINGS = 5
_MAX_MESSAGE_BYTES = 256 * 2**20
_RETRYABLE = "UNAVAILABLE"
#: What comes of a proxy that is not there, or lets nothing through.
_MAY_BE_THE_PROXYS = ("UNAVAILABLE", "DEADLINE_EXCEEDED")
_MILLISECONDS = re.compile("[0-9]{1,10}")
_MAX_INT32 = 2**31 - 1

_CHANNEL_OPTIONS: list[tuple[str, int]] = [
    ("grpc.max_receive_message_length", _MAX_MESSAGE_BYTES),
    ("grpc.max_send_message_length", _MAX_MESSAGE_BYTES),
    # A connection that has died in silence is noticed, however long the service computes before it says something.
    ("grpc.keepalive_time_ms", 30_000),
    ("grpc.http2.ping_timeout_ms", 20_000),
    ("grpc.http2.max_pings_without_data", 0),
    # Left alone, gRPC would wait up to two minutes before it looks for a restarted service.
    ("grpc.initial_reconnect_backoff_ms", 100),
    ("grpc.min_reconnect_backoff_ms", 1_000),
    ("grpc.max_reconnect_backoff_ms", 2_000),
]


def channel_options(proxy: HttpProxy | None) -> list[tuple[str, int]]:
    return [*_CHANNEL_OPTIONS, proxy_option(proxy)]


def call_failed(error: Any, proxy: HttpProxy | None = None, address: str = "") -> CallFailed:
    """The failure that an RpcError is; `proxy` is what its connection to `address` went by way of, or should have."""
    pushback = dict(error.trailing_metadata() or ()).get(RETRY_TRAILER)
    retry_after_s = None if pushback is None else _pushback_s(pushback)
    is_final = pushback is not None and retry_after_s is None
    status, message = error.code().name, error.details() or "no details"
    if retry_after_s is None and (failure := no_connection(status, message, address, proxy)) is not None:
        return failure
    if proxy is not None and status in _MAY_BE_THE_PROXYS:
        message = f"{message}, by way of {proxy}"
    return CallFailed(status, message, retry_after_s, is_final=is_final)


def _pushback_s(pushback: str | bytes) -> float | None:
    """Seconds to wait before the next attempt; None for what gRFC A6 takes as "do not retry": negative, or no int32."""
    if not isinstance(pushback, str) or not _MILLISECONDS.fullmatch(pushback):
        return None
    milliseconds = int(pushback)
    return milliseconds / 1e3 if milliseconds <= _MAX_INT32 else None


def cut_short() -> CallFailed:
    return CallFailed("DATA_LOSS", "the service ended its answer before it was complete")


class Attempts:
    """The attempts of one call: again after UNAVAILABLE, and after nothing else; backing off, with jitter, unless the
    service says when to come again, or not to.

    Never beyond `timeout_s` from the start (None: no limit), nor beyond `retry_s` from the first failure after the last
    progress.
    """

    def __init__(
        self,
        timeout_s: float | None,
        retry_s: float,
        clock: Callable[[], float] = time.monotonic,
        draw: Callable[[float, float], float] = random.uniform,
    ) -> None:
        self._clock = clock
        self._draw = draw
        self._retry_s = retry_s
        self._deadline_s = None if timeout_s is None else clock() + timeout_s
        self._num_failures = 0
        self._failing_since_s = 0.0

    @property
    def timeout_s(self) -> float | None:
        """Time that is left for the next attempt."""
        return None if self._deadline_s is None else max(0.0, self._deadline_s - self._clock())

    def progressed(self) -> None:
        """Something came that is new to the caller; an answer that begins again and repeats itself is none."""
        self._num_failures = 0

    def pause_after(self, failure: CallFailed) -> float:
        """How many seconds to wait before the next attempt. Raises the failure when there is to be none."""
        now_s = self._clock()
        if not self._num_failures:
            self._failing_since_s = now_s
        pause_s = failure.retry_after_s
        if pause_s is None:
            longest_s = min(_LONGEST_PAUSE_S, _FIRST_PAUSE_S * 2.0 ** min(self._num_failures, _MOST_DOUBLINGS))
            pause_s = self._draw(0.0, longest_s)
        else:
            pause_s = max(pause_s, _LEAST_PUSHBACK_S)
        self._num_failures += 1
        end_s = self._failing_since_s + self._retry_s
        if self._deadline_s is not None:
            end_s = min(end_s, self._deadline_s)
        if failure.status != _RETRYABLE or failure.is_final or now_s + pause_s > end_s:
            raise failure
        return pause_s
