"""A chain, layer by layer: workers wait for their predecessor's rows, send all rows on, attend (KV-Runahead, figure
5).
"""

from collections.abc import Sequence

from benchmarks.simulation.events import Event, Process
from benchmarks.simulation.machine import Machine, Outcome
from benchmarks.simulation.noise import QUIET, Noise
from cluster.planning.cost_model import CostModel


def simulate_chain(
    cost: CostModel,
    cuts: Sequence[int],
    *,
    attended: int | None = None,
    loads: bool = True,
    on_demand: bool = False,
    noise: Noise = QUIET,
    seed: int = 0,
) -> Outcome:
    """Simulate one request whose worker i computes tokens [cuts[i], cuts[i + 1]); cuts[0] tokens are stored.

    Without noise, the result is that of `cluster/planning/chain_time.py::chain_times`, which has the same parameters.
    `on_demand`: a message begins only when its receiver has reached that layer, as with a blocking `recv` of NCCL at
    its place in the paper's listing (table 5). Otherwise receivers accept messages at any time, as ours do.
    """
    return _Chain(cost, cuts, attended, loads, on_demand, Machine(cost, len(cuts) - 1, noise, seed)).run()


class _Chain:
    def __init__(
        self,
        cost: CostModel,
        cuts: Sequence[int],
        attended: int | None,
        loads: bool,
        on_demand: bool,
        machine: Machine,
    ) -> None:
        self._cost = cost
        self._cuts = cuts
        self._rows = cuts[0] if attended is None else min(cuts[0], attended)
        self._loads = loads
        self._on_demand = on_demand
        self._machine = machine
        layers = range(cost.num_layers)
        #: By receiver and layer: the receiver asks, and its rows have arrived.
        self._asked = [[Event() for _ in layers] for _ in cuts[:-1]]
        self._received = [[Event() for _ in layers] for _ in cuts[:-1]]
        #: By sender and layer: the sender has all rows.
        self._ready = [[Event() for _ in layers] for _ in cuts[:-1]]

    def run(self) -> Outcome:
        last = len(self._cuts) - 2
        for worker in range(last + 1):
            self._machine.clock.start(self._worker(worker, is_last=worker == last))
            if worker < last:
                self._machine.clock.start(self._link(worker))
        return self._machine.run()

    def _worker(self, worker: int, *, is_last: bool) -> Process:
        machine, clock = self._machine, self._machine.clock
        own, visible = self._cuts[worker + 1] - self._cuts[worker], self._cuts[worker] - self._cuts[0]
        crowding = float(self._cost.crowding_of(len(self._cuts) - 1))
        whole_s = crowding * float(self._cost.layer.whole_s(own, visible + self._rows))
        to_kv_s = min(crowding * float(self._cost.layer.until_kv_s(own)), whole_s)
        loaded = machine.load(self._rows) if self._loads else None
        for layer in range(self._cost.num_layers):
            factor = machine.layer_factor(worker)
            clock.happen(self._asked[worker][layer])
            yield machine.compute(worker, factor * to_kv_s)
            if worker > 0:
                yield self._received[worker][layer]
            if loaded is not None:
                yield loaded[layer]
            clock.happen(self._ready[worker][layer])
            yield machine.compute(worker, factor * (whole_s - to_kv_s))
        if is_last:
            clock.happen(machine.done)

    def _link(self, worker: int) -> Process:
        """Put the messages from `worker` to the next worker on the link, in the order of the layers."""
        num_bytes = (self._cuts[worker + 1] - self._cuts[0]) * self._cost.row_bytes
        for ready, asked, received in zip(
            self._ready[worker], self._asked[worker + 1], self._received[worker + 1], strict=True
        ):
            yield ready
            if self._on_demand:
                yield asked
            self._machine.send((worker, worker + 1), num_bytes, received)
