"""The connector's counters in vLLM's log line, and as Prometheus metrics `vllm:runahead_...`."""

from typing import Any

from vllm.distributed.kv_transfer.kv_connector.v1.metrics import KVConnectorPromMetrics, KVConnectorStats

from runahead.vllm.counters import COUNTERS


class RunaheadStats(KVConnectorStats):
    """Counts of one interval, from both sides and all ranks. `data`: by name in `counters.COUNTERS`."""

    def reset(self) -> None:
        self.data: dict[str, Any] = {}

    def aggregate(self, other: KVConnectorStats) -> "RunaheadStats":
        for name, amount in other.data.items():
            self.data[name] = self.data.get(name, 0) + amount
        return self

    def reduce(self) -> dict[str, int | float]:
        return {f"runahead {name}": round(amount, 3) for name, amount in self.data.items()}

    def is_empty(self) -> bool:
        return not self.data


class RunaheadPromMetrics(KVConnectorPromMetrics):
    """A Prometheus counter for each counter of the connector, with vLLM's labels."""

    def __init__(
        self,
        vllm_config: Any,
        metric_types: dict[Any, Any],
        labelnames: list[str],
        per_engine_labelvalues: dict[int, list[object]],
    ) -> None:
        super().__init__(vllm_config, metric_types, labelnames, per_engine_labelvalues)
        self._by_name = {
            name: self._counter_cls(name=f"vllm:runahead_{name}", documentation=text, labelnames=labelnames)
            for name, text in COUNTERS.items()
        }

    def observe(self, transfer_stats_data: dict[str, Any], engine_idx: int = 0) -> None:
        for name, amount in transfer_stats_data.items():
            self._by_name[name].labels(*self.per_engine_labelvalues[engine_idx]).inc(amount)
