"""Systems whose workers compute equal slices and gather the K and V of all workers at each layer, before attention.

| system | slices | attention |
|---|---|---|
| `tsp` | contiguous | the whole rectangle, own tokens × all rows, masked afterwards (KV-Runahead, figure 4) |
| `tsp-causal` | contiguous | a causal kernel skips masked work; the last worker has the most |
| `zigzag` | two, one from each end | a causal kernel, balanced (vLLM's and SGLang's prefill context parallelism) |

The all-gather is a ring: p - 1 steps, each with one slice to the next worker. No worker attends before it has all rows.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from benchmarks.simulation.events import Event, Process
from benchmarks.simulation.machine import Machine, Outcome
from benchmarks.simulation.noise import QUIET, Noise
from cluster.planning.cost_model import CostModel

System = Literal["tsp", "tsp-causal", "zigzag"]
SYSTEMS: tuple[System, ...] = get_args(System)


def simulate_gathered(
    cost: CostModel,
    system: System,
    num_tokens: int,
    num_workers: int,
    *,
    stored_tokens: int = 0,
    noise: Noise = QUIET,
    seed: int = 0,
) -> Outcome:
    """Simulate one request of `num_tokens` new tokens after stored ones, which each worker loads itself."""
    machine = Machine(cost, num_workers, noise, seed)
    visible = [stored_tokens + rows for rows in visible_rows(cost, system, num_tokens, num_workers)]
    return _Gathered(cost, num_tokens, visible, stored_tokens, machine).run()


def visible_rows(cost: CostModel, system: System, num_tokens: int, num_workers: int) -> list[float]:
    """By worker, the number of rows before its slice with which `LayerCost` gives the work of this system."""
    own, diagonal = num_tokens / num_workers, cost.layer.diagonal
    if system == "tsp":
        return [num_tokens - diagonal * own] * num_workers
    if system == "tsp-causal":
        return [worker * own for worker in range(num_workers)]
    # Two pieces of own / 2, `first` and `last` pieces from the start: their pairs, divided by the own tokens.
    half = own / 2
    pairs = [
        half * half * ((first + diagonal) + (2 * num_workers - 1 - first + diagonal)) for first in range(num_workers)
    ]
    return [each / own - diagonal * own for each in pairs]


class _Gathered:
    def __init__(
        self,
        cost: CostModel,
        num_tokens: int,
        visible: Sequence[float],
        stored_tokens: int,
        machine: Machine,
    ) -> None:
        self._cost = cost
        self._own = num_tokens / len(visible)
        self._visible = visible
        self._stored_tokens = stored_tokens
        self._machine = machine
        self._p = len(visible)
        self._num_steps = self._p - 1
        #: By worker, layer and step: the message of that step has arrived at the worker.
        self._received = [[[Event() for _ in range(self._num_steps)] for _ in range(cost.num_layers)] for _ in visible]
        self._unfinished = self._p

    def run(self) -> Outcome:
        for worker in range(self._p):
            self._machine.clock.start(self._worker(worker))
        return self._machine.run()

    def _worker(self, worker: int) -> Process:
        machine = self._machine
        crowding = float(self._cost.crowding_of(self._p))
        whole_s = crowding * float(self._cost.layer.whole_s(self._own, self._visible[worker]))
        to_kv_s = min(crowding * float(self._cost.layer.until_kv_s(self._own)), whole_s)
        loaded = machine.load(self._stored_tokens)
        for layer in range(self._cost.num_layers):
            factor = machine.layer_factor(worker)
            yield machine.compute(worker, factor * to_kv_s)
            for step in range(self._num_steps):
                self._send(worker, layer, step)
                yield self._received[worker][layer][step]
            yield loaded[layer]
            yield machine.compute(worker, factor * (whole_s - to_kv_s))
        self._unfinished -= 1
        if not self._unfinished:
            machine.clock.happen(machine.done)

    def _send(self, worker: int, layer: int, step: int) -> None:
        """Send this step's message; its event happens on arrival at the other end."""
        target = (worker + 1) % self._p
        num_bytes = self._own * self._cost.row_bytes
        self._machine.send((worker, target), num_bytes, self._received[target][layer][step])
