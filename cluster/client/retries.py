"""Retries of a client's calls: pauses, limits, and the error when there is no further attempt. Pure."""

import random
import re
import time
from collections.abc import Callable
from typing import Any

from cluster.client.http_proxy import HttpProxy, proxy_option
from cluster.client.no_connection import no_connection
from cluster.errors import RETRY_TRAILER, CallFailed

#: Upper bounds of the first pause and of any pause; each bound is twice the one before.
_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.1, 2.0
#: Least pause when the service asks for one: with 0, a refusing service would be called as fast as it can refuse.
_LEAST_PUSHBACK_S = 0.1
_MOST_DOUBLINGS = 5
_MAX_MESSAGE_BYTES = 256 * 2**20
_RETRYABLE = "UNAVAILABLE"
#: Statuses that a missing or blocking proxy can cause.
_MAY_BE_THE_PROXYS = ("UNAVAILABLE", "DEADLINE_EXCEEDED")
_MILLISECONDS = re.compile("[0-9]{1,10}")
_MAX_INT32 = 2**31 - 1

_CHANNEL_OPTIONS: list[tuple[str, int]] = [
    ("grpc.max_receive_message_length", _MAX_MESSAGE_BYTES),
    ("grpc.max_send_message_length", _MAX_MESSAGE_BYTES),
    # A dead connection is noticed even while the service computes for long without sending a message.
    ("grpc.keepalive_time_ms", 30_000),
    ("grpc.http2.ping_timeout_ms", 20_000),
    ("grpc.http2.max_pings_without_data", 0),
    # By default gRPC waits up to two minutes before it reconnects to a restarted service.
    ("grpc.initial_reconnect_backoff_ms", 100),
    ("grpc.min_reconnect_backoff_ms", 1_000),
    ("grpc.max_reconnect_backoff_ms", 2_000),
]


def channel_options(proxy: HttpProxy | None) -> list[tuple[str, int]]:
    return [*_CHANNEL_OPTIONS, proxy_option(proxy)]


def call_failed(error: Any, proxy: HttpProxy | None = None, address: str = "") -> CallFailed:
    """Convert an RpcError of a call to `address` through `proxy`, if any."""
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
    """Seconds to wait before the next attempt; None for "do not retry" of gRFC A6: negative, or not an int32."""
    if not isinstance(pushback, str) or not _MILLISECONDS.fullmatch(pushback):
        return None
    milliseconds = int(pushback)
    return milliseconds / 1e3 if milliseconds <= _MAX_INT32 else None


def cut_short() -> CallFailed:
    return CallFailed("DATA_LOSS", "the service ended its answer before it was complete: call again")


class Attempts:
    """The attempts of one call: repeated after UNAVAILABLE only, with exponential backoff and jitter, unless the
    service names a pause or forbids a retry.

    No attempt begins later than `timeout_s` after the start (None: no limit), or than `retry_s` after the first failure
    without progress.
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
        """Seconds left for the next attempt; None: no limit."""
        return None if self._deadline_s is None else max(0.0, self._deadline_s - self._clock())

    def progressed(self) -> None:
        """Note that something new to the caller arrived. Repeated parts of an answer do not count."""
        self._num_failures = 0

    def pause_after(self, failure: CallFailed) -> float:
        """Seconds to wait before the next attempt. Raises the failure when there is no further attempt."""
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
