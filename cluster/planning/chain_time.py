"""Time to first token of a chain in closed form: thousands of partitions in a millisecond.

In every layer, worker i computes K and V of its own tokens (q_i), waits for its predecessor's rows and for stored rows,
sends all computed rows on, attends, and goes on to the next layer. Its cycle c_i is a whole layer. A message takes the
latency plus x_i = bytes / bandwidth, for which the link is busy. Let S_i(l) be the time at which worker i has all rows
of layer l:

    S_i(l) = max(S_i(l-1) + c_i,  S_{i-1}(l) + latency + x_{i-1},  stored rows of layer l are loaded)

Every layer costs the same, so the longest path crosses the chain once, and takes all its L - 1 steps down the layers
where a step is most expensive. Let j be the worker where the path begins:

    TTFT = max over j of [begin_j + Σ_{i≥j} (latency + x_i) + (L-1) · max(c_i, x_i for i ≥ j)] + the last layer's rest

`begin_j` is q_j, or the load of the first layer, whose steps are the load's time per layer. No worker waits for a
successor: messages queue on the link. This is the paper's TTFT with explicit waiting (section 4.2, the two objectives).
The event simulator without noise gives equal times (`tests/property/cluster/test_planning_properties.py`).
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cluster.planning.cost_model import CostModel, Floats


@dataclass(frozen=True, slots=True)
class ChainTimes:
    """Times of B partitions for W workers each."""

    #: Seconds from the start to the first token.
    ttft_B: Floats
    #: Seconds of one layer in each worker; the largest determines the time of the chain.
    cycle_BW: Floats
    #: Total seconds that each worker waits for rows of its predecessor or of the store.
    waiting_BW: Floats


def chain_times(
    cost: CostModel, cuts_BC: npt.NDArray[np.int64], *, attended: int | None = None, loads: bool = True
) -> ChainTimes:
    """Times of partitions given by their cuts, [B, W + 1]; cuts[:, 0] tokens are stored.

    Workers without tokens at the front are not in the chain, so chains of several lengths fit into one array.
    `attended`: stored rows that each layer attends to and loads; None for all. `loads`: whether they must be loaded; if
    not, they are in place.
    """
    parts = _Parts.of(cost, cuts_BC, attended, loads)
    num_workers = parts.cycle_BW.shape[1]
    ready_BW = np.stack([parts.ready_s(worker) for worker in range(num_workers)], axis=1)
    waiting_BW = ready_BW - parts.to_kv_BW - (cost.num_layers - 1) * parts.cycle_BW
    return ChainTimes(parts.ttft_s(ready_BW[:, -1]), parts.cycle_BW, np.maximum(waiting_BW, 0.0))


def ttft_s(
    cost: CostModel, cuts_BC: npt.NDArray[np.int64], *, attended: int | None = None, loads: bool = True
) -> Floats:
    """`chain_times(...).ttft_B` alone, in a fraction of the time, for searches."""
    parts = _Parts.of(cost, cuts_BC, attended, loads)
    return parts.ttft_s(parts.ready_s(parts.cycle_BW.shape[1] - 1))


@dataclass(frozen=True, slots=True)
class _Parts:
    """Parts of the longest paths through the chain."""

    cost: CostModel
    cycle_BW: Floats
    to_kv_BW: Floats
    #: Seconds for which each sender's message keeps the link busy, [B, W - 1], and its additional latency.
    busy_BW: Floats
    latency_BW: Floats
    load_begin_B: Floats
    load_step_B: Floats

    @classmethod
    def of(cls, cost: CostModel, cuts_BC: npt.NDArray[np.int64], attended: int | None, loads: bool) -> "_Parts":
        cuts = np.asarray(cuts_BC, dtype=np.float64)
        own_BW = cuts[:, 1:] - cuts[:, :-1]
        before_BW = cuts[:, :-1] - cuts[:, :1]
        rows_B = cuts[:, 0] if attended is None else np.minimum(cuts[:, 0], attended)
        is_there_BW = own_BW > 0
        shared_BW = is_there_BW * cost.crowding_of(is_there_BW.sum(axis=1))[:, None]
        cycle_BW = shared_BW * cost.layer.whole_s(own_BW, before_BW + rows_B[:, None])
        to_kv_BW = np.minimum(shared_BW * cost.layer.until_kv_s(own_BW), cycle_BW)
        busy_BW = cost.link.busy_s(cuts[:, 1:-1] * cost.row_bytes - cuts[:, :1] * cost.row_bytes)
        latency_BW = np.where(is_there_BW[:, :-1], cost.link.latency_s, 0.0)
        load_step_B: Floats = np.zeros_like(rows_B)
        load_begin_B = load_step_B
        if loads:
            load_step_B = cost.load.busy_s(cost.rows_loaded(cuts[:, 0], attended) * cost.stored_row_bytes(attended))
            load_begin_B = (rows_B > 0) * (cost.load.latency_s + load_step_B)
        return cls(cost, cycle_BW, to_kv_BW, busy_BW, latency_BW, load_begin_B, load_step_B)

    def ready_s(self, worker: int) -> Floats:
        """Seconds [B] at which a worker has all rows of the last layer: the longest path that ends there."""
        steps = self.cost.num_layers - 1
        dearest_B = self.cycle_BW[:, worker]
        begin_B: Floats = np.maximum(
            self.to_kv_BW[:, worker] + steps * dearest_B,
            self.load_begin_B + steps * np.maximum(self.load_step_B, dearest_B),
        )
        across_B = np.zeros_like(begin_B)
        for before in range(worker - 1, -1, -1):
            busy_B = self.busy_BW[:, before]
            across_B = across_B + self.latency_BW[:, before] + busy_B
            dearest_B = np.maximum(dearest_B, np.maximum(self.cycle_BW[:, before], busy_B))
            loaded_B = self.load_begin_B + steps * np.maximum(self.load_step_B, dearest_B)
            computed_B = self.to_kv_BW[:, before] + steps * dearest_B
            begin_B = np.maximum(begin_B, np.maximum(loaded_B, computed_B) + across_B)
        return begin_B

    def ttft_s(self, ready_B: Floats) -> Floats:
        """Time to first token: with its last rows, the last worker computes the rest of the last layer and the head."""
        rest_B: Floats = self.cycle_BW[:, -1] - self.to_kv_BW[:, -1]
        return ready_B + (rest_B + self.cost.request_s)
