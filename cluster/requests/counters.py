"""Counters of the service since its start, and its current load."""

import math
from collections import deque
from dataclasses import dataclass

from cluster.requests.request import RequestStats
from kvstore import counter
from workers.plan.events import TokenComputed

_TIMED_REQUESTS = 1000


@dataclass(slots=True)
class ServiceCounters:
    """Counters since the start, written in one event loop. `GetStats` and the metrics show each under its name."""

    requests: int = counter("Requests that were admitted.")
    requests_failed: int = counter("Admitted requests that ended in an error.")
    requests_aborted: int = counter("Admitted requests that their client ended.")
    prompt_tokens: int = counter("Prompt tokens of answered requests.")
    cached_tokens: int = counter("Prompt tokens of answered requests whose KV came from the store.")
    recomputed_tokens: int = counter("Stored tokens that were computed because loading them would have been slower.")
    generated_tokens: int = counter("Generated tokens.")
    stored_answer_tokens: int = counter("Generated tokens whose KV was stored.")
    computed_for_others_tokens: int = counter(
        "Prompt tokens that a request waited for while another request computed and stored them."
    )
    prefix_rows_shared_bytes: int = counter(
        "Bytes of stored rows that a request did not read because another request had them in memory."
    )
    copied_tokens: int = counter("Prompt tokens after the stored prefix whose rows were copied from another request.")
    replays: int = counter("Plans that were run again because a worker was lost.")
    decode_forwards: int = counter("Forward passes of decoding in all workers.")
    decode_rows: int = counter("Rows of these forward passes: one for each request that decodes in a pass.")
    store_unavailable_requests: int = counter(
        "Requests (partly) recomputed because the store was lost or its disk unreadable."
    )
    store_write_errors: int = counter("Requests whose KV could not be written.")
    prefix_fetches: int = counter("Fetches of a prefix from one node's store to another's that were begun.")
    prefix_fetch_failures: int = counter("Fetches of a prefix that did not bring all of it.")
    fetched_tokens: int = counter("Tokens fetched from another node's store.")
    fetched_bytes: int = counter("Bytes of KV fetched from another node's store.")
    exact_requests_without_exact_kv: int = counter(
        "Requests without a budget that were recomputed because their prefix was stored in coded rows only."
    )

    def computed(self, event: TokenComputed) -> None:
        """Count a token that a worker computed; a forward pass is counted with its first row."""
        self.decode_forwards += event.batch_rows > 0 and event.batch_row == 0
        self.decode_rows += event.batch_rows > 0

    def finished(self, stats: RequestStats) -> None:
        self.prompt_tokens += stats.num_prompt_tokens
        self.cached_tokens += stats.num_cached_tokens
        self.recomputed_tokens += stats.num_recomputed_tokens
        self.generated_tokens += stats.num_generated_tokens
        self.stored_answer_tokens += stats.num_stored_answer_tokens
        self.prefix_rows_shared_bytes += stats.shared_bytes
        self.copied_tokens += stats.num_copied_tokens


class FirstTokenTimes:
    """Times to first token of the latest requests that were answered, in seconds."""

    def __init__(self) -> None:
        self._seconds = deque[float](maxlen=_TIMED_REQUESTS)

    def __len__(self) -> int:
        return len(self._seconds)

    def add(self, seconds: float) -> None:
        self._seconds.append(seconds)

    def quantile_s(self, share: float) -> float:
        """The least of the times that `share` of all requests did not exceed. There must be one."""
        return sorted(self._seconds)[math.ceil(share * len(self._seconds)) - 1]


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceLoad:
    """Load of the service and its limits, for load balancers; all tenants together."""

    #: Whether new requests are refused.
    is_draining: bool
    num_running: int
    max_running: int
    num_queued: int
    max_queued: int
    #: Prompt tokens of waiting requests, stored or not: the lookup follows when they run.
    num_queued_tokens: int
    #: Prompt tokens of running requests without a first token, except tokens whose KV is loaded.
    num_computing_tokens: int
