"""Workers and links of one simulated request: the time that each worker computes, and the messages on each link."""

from collections import defaultdict
from dataclasses import dataclass

from benchmarks.simulation.events import Clock, Event, Process
from benchmarks.simulation.noise import Edge, Noise, drive_side_car, factors
from cluster.planning.cost_model import CostModel


@dataclass(frozen=True, slots=True)
class Outcome:
    """Times and traffic of one simulated request."""

    ttft_s: float
    #: Seconds by worker, without waiting.
    computing_s: tuple[float, ...]
    #: Bytes over all links and layers.
    sent_bytes: float


class Machine:
    """p workers and the directed links between them. Each link is first in, first out, with noise of its own."""

    def __init__(self, cost: CostModel, num_workers: int, noise: Noise, seed: int) -> None:
        self.clock = Clock()
        self.done = Event()
        self._cost = cost
        self._computing_s = [0.0] * num_workers
        self._sent_bytes = 0.0
        self._link_free_s: dict[Edge, float] = defaultdict(float)
        self._taken: set[Edge] = set()
        self._slowdown = 1.0
        self._of_layer = [factors(noise.compute, seed, f"worker {worker}") for worker in range(num_workers)]
        edges = [(source, target) for source in range(num_workers) for target in range(num_workers)]
        self._of_message = {edge: factors(noise.bandwidth, seed, f"link {edge}") for edge in edges}
        if noise.side_car is not None and num_workers > 1:
            self._slowdown = noise.side_car.slowdown
            self.clock.start(drive_side_car(noise.side_car, num_workers, seed, self._taken))

    def layer_factor(self, worker: int) -> float:
        """Factor on the time of this worker's next layer."""
        return self._of_layer[worker]()

    def compute(self, worker: int, seconds: float) -> float:
        """Book the seconds and return them, for the process to yield."""
        self._computing_s[worker] += seconds
        return seconds

    def send(self, edge: Edge, num_bytes: float, arrived: Event) -> None:
        """Queue a message; `arrived` happens at its arrival, one latency after the link is free for the next
        message.
        """
        busy_s = float(self._cost.link.busy_s(num_bytes)) * self._of_message[edge]()
        if edge in self._taken:
            busy_s *= self._slowdown
        free_s = max(self.clock.now_s, self._link_free_s[edge]) + busy_s
        self._link_free_s[edge] = free_s
        self._sent_bytes += num_bytes
        self.clock.after(free_s + self._cost.link.latency_s - self.clock.now_s, lambda: self.clock.happen(arrived))

    def load(self, num_rows: float) -> list[Event]:
        """Start loading stored rows of all layers, one layer after the other. Returns one event per layer."""
        loaded = [Event() for _ in range(self._cost.num_layers)]
        self.clock.start(self._loading(num_rows, loaded))
        return loaded

    def run(self) -> Outcome:
        ttft_s = self.clock.run_until(self.done) + self._cost.request_s
        return Outcome(ttft_s, tuple(self._computing_s), self._sent_bytes)

    def _loading(self, num_rows: float, loaded: list[Event]) -> Process:
        if num_rows > 0:
            yield self._cost.load.latency_s
        for event in loaded:
            yield float(self._cost.load.busy_s(num_rows * self._cost.stored_row_bytes()))
            self.clock.happen(event)
