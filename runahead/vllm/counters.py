"""Counters of the connector since they were last asked: numbers by name, from any thread."""

import threading
from typing import Any

#: By name, what each counts. vLLM shows them as `vllm:runahead_NAME`.
COUNTERS = {
    "lookups": "Prompts that the service was asked for.",
    "lookup_failures": "Of these, those without an answer, or with one that may not be used: vLLM computed them.",
    "lookup_seconds": "Seconds until the service had answered, of all lookups together.",
    "found_tokens": "Tokens that handles covered.",
    "loads": "Prompts whose rows were read.",
    "load_failures": "Of these, those that failed or were late: vLLM computed their tokens.",
    "loaded_tokens": "Tokens whose rows were written to vLLM's cache, by each rank.",
    "failed_tokens": "Tokens of loads that failed.",
    "load_seconds": "Seconds from the begin of a load to its end, of all loads together.",
    "read_bytes": "Bytes of K and V that came.",
    "local_bytes": "Of these, bytes out of the store's memory on this host.",
    "renewal_failures": "Leases that could not be renewed.",
    "writes": "Calls that brought rows to the service.",
    "write_failures": "Of these, those that failed.",
    "written_tokens": "Tokens whose rows were new to the service.",
    "dropped_writes": "Requests whose further rows were not written: no room, or a chunk before them is missing.",
}


class Counters:
    """Counts since the last `take`."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: dict[str, float] = {}

    def add(self, name: str, amount: float = 1) -> None:
        assert name in COUNTERS, f"{name} is no counter"
        with self._lock:
            self._counts[name] = self._counts.get(name, 0) + amount

    def take(self) -> dict[str, Any]:
        with self._lock:
            counts, self._counts = self._counts, {}
        return counts
