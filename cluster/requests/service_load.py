"""The load of a service at a moment: what a router goes by that has several to choose from. Plain values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceLoad:
    """Work that is there, and how much may be there; of all tenants together."""

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
