"""What the service has done since it started."""

import time
from dataclasses import dataclass, field

from cluster.requests.request import RequestStats
from workers.plan.events import TokenComputed


@dataclass(slots=True)
class ServiceCounters:
    """Written by the coordinator only; all in one event loop."""

    started_s: float = field(default_factory=time.monotonic)
    requests: int = 0
    requests_failed: int = 0
    requests_aborted: int = 0
    prompt_tokens: int = 0
    cached_tokens: int = 0
    #: Stored, but quicker to compute than to load.
    recomputed_tokens: int = 0
    generated_tokens: int = 0
    #: Plans that were run again because a worker was lost.
    replays: int = 0
    #: Forward passes of decoding in all workers, and their rows, which requests that decode together share.
    decode_forwards: int = 0
    decode_rows: int = 0
    #: Requests (partly) recomputed because the store was lost or its disk unreadable.
    store_unavailable_requests: int = 0
    #: Requests whose KV could not be written.
    store_write_errors: int = 0
    #: Prefixes that a node's store was to get from another's, those of which not all came, and what came.
    prefix_fetches: int = 0
    prefix_fetch_failures: int = 0
    fetched_tokens: int = 0
    fetched_bytes: int = 0

    def computed(self, event: TokenComputed) -> None:
        """A worker has computed a token; a forward is counted with its first row."""
        self.decode_forwards += event.batch_rows > 0 and event.batch_row == 0
        self.decode_rows += event.batch_rows > 0

    def finished(self, stats: RequestStats) -> None:
        self.prompt_tokens += stats.num_prompt_tokens
        self.cached_tokens += stats.num_cached_tokens
        self.recomputed_tokens += stats.num_recomputed_tokens
        self.generated_tokens += stats.num_generated_tokens
