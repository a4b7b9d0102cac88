"""What the service has done since it started."""

import time
from dataclasses import dataclass, field

from cluster.request import RequestStats


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
    #: Requests (partly) recomputed because the store was lost or its disk unreadable.
    store_unavailable_requests: int = 0
    #: Requests whose KV could not be written.
    store_write_errors: int = 0

    def finished(self, stats: RequestStats) -> None:
        self.prompt_tokens += stats.num_prompt_tokens
        self.cached_tokens += stats.num_cached_tokens
        self.recomputed_tokens += stats.num_recomputed_tokens
        self.generated_tokens += stats.num_generated_tokens
