"""Counters of the service since it started, and its load at a moment."""

from dataclasses import dataclass

from cluster.requests.request import RequestStats
from kvstore import counter
from workers.plan.events import TokenComputed


@dataclass(slots=True)
class ServiceCounters:
    """Written by the coordinator only; all in one event loop. GetStats and the metrics have each under its name."""

    requests: int = counter("Requests that were admitted.")
    requests_failed: int = counter("Admitted requests that ended in an error.")
    requests_aborted: int = counter("Admitted requests that their client ended.")
    prompt_tokens: int = counter("Prompt tokens of answered requests.")
    cached_tokens: int = counter("Of these, tokens whose KV came from the store.")
    recomputed_tokens: int = counter("Stored tokens that were quicker to compute than to load.")
    generated_tokens: int = counter("Tokens that were generated.")
    stored_answer_tokens: int = counter("Of these, tokens whose KV was stored.")
    computed_for_others_tokens: int = counter("Prompt tokens that requests had from others, which they waited for.")
    prefix_rows_shared_bytes: int = counter("Stored rows that requests had in common with others, and did not read.")
    copied_tokens: int = counter("Prompt tokens after what is stored whose rows another request had computed.")
    replays: int = counter("Plans that were run again because a worker was lost.")
    decode_forwards: int = counter("Forward passes of decoding in all workers.")
    decode_rows: int = counter("Their rows, which requests that decode together share.")
    store_unavailable_requests: int = counter(
        "Requests (partly) recomputed because the store was lost or its disk unreadable."
    )
    store_write_errors: int = counter("Requests whose KV could not be written.")
    prefix_fetches: int = counter("Prefixes that a node's store was to get from another node's.")
    prefix_fetch_failures: int = counter("Of these, those of which not all came.")
    fetched_tokens: int = counter("Tokens that came from another node's store.")
    fetched_bytes: int = counter("Bytes of their KV.")
    exact_requests_without_exact_kv: int = counter(
        "Requests without a budget whose prefix was stored in coded rows only: computed anew."
    )

    def computed(self, event: TokenComputed) -> None:
        """A worker has computed a token; a forward is counted with its first row."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceLoad:
    """Load for routers: work that is there, and how much may be there; of all tenants together."""

    #: New requests are refused.
    is_draining: bool
    num_running: int
    max_running: int
    num_queued: int
    max_queued: int
    #: Prompt tokens of requests that wait; how many are stored is looked up when they run.
    num_queued_tokens: int
    #: Prompt tokens of running requests without a first token, but for those whose KV is loaded.
    num_computing_tokens: int
