"""Disturbances of a machine: messages and layers of varying duration, and other traffic on the links.

Every worker and every link has its own random numbers, so the same seed disturbs two systems in the same way.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.simulation.events import Process


@dataclass(frozen=True, slots=True, kw_only=True)
class SideCar:
    """Traffic of another job in both directions between a random pair of neighbours (KV-Runahead, figure 11).

    A message that begins while its link is taken lasts `slowdown` times as long; after `interval_s` seconds the traffic
    moves to another pair. Raises ValueError if time could not advance.
    """

    slowdown: float
    interval_s: float

    def __post_init__(self) -> None:
        if self.slowdown < 1 or self.interval_s <= 0:
            raise ValueError("a side-car needs a slowdown of at least 1 and an interval above 0 s")


@dataclass(frozen=True, slots=True, kw_only=True)
class Noise:
    """Standard deviations of logarithms: 0.01 is about 1%. Means stay as without noise."""

    #: Deviation of each message's time.
    bandwidth: float = 0.0
    #: Deviation of each layer's time in each worker.
    compute: float = 0.0
    side_car: SideCar | None = None


QUIET = Noise()
Edge = tuple[int, int]


def factors(spread: float, seed: int, owner: str) -> Callable[[], float]:
    """Random factors of mean 1; every seed and owner has its own sequence."""
    if spread == 0:
        return lambda: 1.0
    numbers = random.Random(f"{seed} {owner}")
    return lambda: numbers.lognormvariate(-spread * spread / 2, spread)


def drive_side_car(car: SideCar, num_workers: int, seed: int, taken: set[Edge]) -> Process:
    """An endless process that keeps `taken` at the two directed edges of its current pair."""
    numbers = random.Random(f"{seed} side-car")
    while True:
        left = numbers.randrange(num_workers - 1)
        taken.clear()
        taken.update({(left, left + 1), (left + 1, left)})
        yield car.interval_s
