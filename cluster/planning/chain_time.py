"""How long a chain takes to the first token, in closed form: thousands of partitions in a millisecond.

In every layer, worker i computes K and V of its own tokens (q_i), waits for its predecessor's rows and for stored rows,
sends all computed rows on, attends, and goes on to the next layer. Its cycle c_i is a whole layer. A message takes
latency plus bytes / bandwidth (x_i, for which the link is busy). With S_i(l) the moment at which worker i has all rows
of layer l:

    S_i(l) = max(S_i(l-1) + c_i,  S_{i-1}(l) + latency + x_{i-1},  stored rows of layer l are loaded)

Every layer costs the same, so the longest path goes across the chain once, and takes all its L - 1 steps down the
layers where a step is dearest. With j the worker where the path begins:

    TTFT = max over j of [begin_j + Σ_{i≥j} (latency + x_i) + (L-1) · max(c_i, x_i for i ≥ j)] + the last layer's rest

`begin_j` is q_j, or the first layer's load, whose steps are the load's time per layer. Nobody waits for a successor:
messages queue on the link. This is the paper's TTFT with its waiting made explicit (section 4.2, the two objectives).
The event simulator finds the same without noise (`tests/property/test_planning.py`).
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cluster.planning.cost_model import CostModel, Floats


@dataclass(frozen=True, slots=True)
class ChainTimes:
    """Of B partitions for W workers each."""

    #: Seconds from the start to the first token.
    ttft_B: Floats
    #: Seconds of one layer, by worker: the largest of them is what counts.
    cycle_BW: Floats
    #: Seconds that each worker waits in total, for rows of others or of the store.
    waiting_BW: Floats


def chain_times(
    cost: CostModel, cuts_BC: npt.NDArray[np.int64], *, attended: int | None = None, loads: bool = True
) -> ChainTimes:
    """Times of partitions given by their cuts, [B, W + 1]; cuts[:, 0] tokens are stored.

    `attended`: stored rows that each layer attends to and loads; None for all. `loads`: whether they must be loaded, or
    are in place.
    """
    cuts = np.asarray(cuts_BC, dtype=np.float64)
    num_workers = cuts.shape[1] - 1
    own_BW = np.diff(cuts, axis=1)
    behind_BW = cuts[:, :-1] - cuts[:, :1]
    rows_B = cuts[:, 0] if attended is None else np.minimum(cuts[:, 0], attended)
    crowding = cost.crowding_of(num_workers)
    cycle_BW = crowding * cost.layer.whole_s(own_BW, behind_BW + rows_B[:, None])
    to_kv_BW = np.minimum(crowding * cost.layer.until_kv_s(own_BW), cycle_BW)
    sent_BW = (behind_BW + own_BW)[:, :-1] * cost.row_bytes
    busy_BW = cost.link.busy_s(sent_BW)

    load_step_B = cost.load.busy_s(rows_B * cost.row_bytes) if loads else np.zeros_like(rows_B)
    load_begin_B = np.where(rows_B > 0, cost.load.latency_s + load_step_B, 0.0) if loads else load_step_B
    steps = cost.num_layers - 1
    ready_BW = np.empty_like(cycle_BW)  # when each worker has all rows of the last layer
    for worker in range(num_workers):
        begin_B = np.maximum(
            to_kv_BW[:, worker] + steps * cycle_BW[:, worker],
            load_begin_B + steps * np.maximum(load_step_B, cycle_BW[:, worker]),
        )
        across_B = np.zeros_like(begin_B)
        dearest_B = cycle_BW[:, worker].copy()
        for before in range(worker - 1, -1, -1):
            across_B = across_B + cost.link.latency_s + busy_BW[:, before]
            dearest_B = np.maximum(dearest_B, np.maximum(cycle_BW[:, before], busy_BW[:, before]))
            begin_B = np.maximum(begin_B, to_kv_BW[:, before] + across_B + steps * dearest_B)
            begin_B = np.maximum(begin_B, load_begin_B + across_B + steps * np.maximum(load_step_B, dearest_B))
        ready_BW[:, worker] = begin_B
    ttft_B = ready_BW[:, -1] + cycle_BW[:, -1] - to_kv_BW[:, -1] + cost.request_s
    waiting_BW = ready_BW - to_kv_BW - steps * cycle_BW
    return ChainTimes(ttft_B, cycle_BW, np.maximum(waiting_BW, 0.0))
