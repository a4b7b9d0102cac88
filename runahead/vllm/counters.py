"""Counters of the connector, by name, since they were last taken. Any thread may count."""

import threading
from typing import Any

#: Description of each counter, by name. vLLM exports them as `vllm:runahead_NAME`.
COUNTERS = {
    "lookups": "Prompts looked up in the service.",
    "lookup_failures": "Lookups without an answer or without usable KV: vLLM computed the prompt.",
    "lookup_seconds": "Seconds until the service answered, summed over lookups.",
    "found_tokens": "Tokens that the returned handles covered.",
    "loads": "Prompts whose rows were read.",
    "load_failures": "Loads that failed or were late: vLLM computed their tokens.",
    "loaded_tokens": "Tokens whose rows were written to vLLM's cache, by each rank.",
    "failed_tokens": "Tokens of loads that failed.",
    "load_seconds": "Seconds from start to end of a load, summed over loads.",
    "read_bytes": "Bytes of K and V received.",
    "local_bytes": "Received bytes that came from the store's memory on this host.",
    "renewal_failures": "Leases that could not be renewed.",
    "writes": "Calls that write rows to the service.",
    "write_failures": "Writes that failed.",
    "written_tokens": "Tokens whose rows were new to the service.",
    "dropped_writes": "Requests whose later rows were not written: no memory, or an earlier chunk was not stored.",
}


class Counters:
    """Thread-safe counts since the last `take`."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: dict[str, float] = {}

    def add(self, name: str, amount: float = 1) -> None:
        assert name in COUNTERS, f"{name} is not a counter"
        with self._lock:
            self._counts[name] = self._counts.get(name, 0) + amount

    def take(self) -> dict[str, Any]:
        with self._lock:
            counts, self._counts = self._counts, {}
        return counts
