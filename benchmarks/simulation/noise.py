"""What disturbs a quiet machine: messages and layers that take longer or shorter, and foreign traffic on the links.

Every worker and every link has random numbers of its own, so that the same seed gives two systems the same weather.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.simulation.events import Process


@dataclass(frozen=True, slots=True, kw_only=True)
class SideCar:
    """Traffic of others in both directions between a random pair of neighbours (KV-Runahead, figure 11).

    A message that begins while its link is taken lasts `slowdown` times as long; after `interval_s` another pair is
    taken. Raises ValueError where time would not pass.
    """

    slowdown: float
    interval_s: float

    def __post_init__(self) -> None:
        if self.slowdown < 1 or self.interval_s <= 0:
            raise ValueError("a side-car slows down by at least 1 and stays for more than 0 s")


@dataclass(frozen=True, slots=True, kw_only=True)
class Noise:
    """Standard deviations of the logarithm: 0.01 is about 1%. Means stay what they are without noise."""

    #: Of the time of each message.
    bandwidth: float = 0.0
    #: Of the time of each layer in each worker.
    compute: float = 0.0
    side_car: SideCar | None = None


QUIET = Noise()
Edge = tuple[int, int]


def factors(spread: float, seed: int, owner: str) -> Callable[[], float]:
    """Random factors of mean 1, a sequence of its own for every seed and owner."""
    if spread == 0:
        return lambda: 1.0
    numbers = random.Random(f"{seed} {owner}")
    return lambda: numbers.lognormvariate(-spread * spread / 2, spread)


def drive_side_car(car: SideCar, num_workers: int, seed: int, taken: set[Edge]) -> Process:
    """A process without end that keeps `taken` to the two directed edges between the pair it is at."""
    numbers = random.Random(f"{seed} side-car")
    while True:
        left = numbers.randrange(num_workers - 1)
        taken.clear()
        taken.update({(left, left + 1), (left + 1, left)})
        yield car.interval_s
