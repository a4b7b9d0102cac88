"""Current speed of the machine, which shows whether engines measured one after the other had equal conditions."""

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

_TIMES = 5
_SIDE, _BYTES = 1536, 256 * 2**20


class MachineSpeed(NamedTuple):
    """Speed of numpy on all its threads: products of float32 matrices, and a copy, in bytes read and written."""

    gflop_s: float
    gb_s: float


def machine_speed() -> MachineSpeed:
    """The best of several tries, in about a second."""
    matrix = np.ones((_SIDE, _SIDE), np.float32)
    source, target = np.ones(_BYTES, np.uint8), np.zeros(_BYTES, np.uint8)
    return MachineSpeed(
        2 * _SIDE**3 / _least_s(lambda: matrix @ matrix) / 1e9,
        2 * _BYTES / _least_s(lambda: np.copyto(target, source)) / 1e9,
    )


def _least_s(work: Callable[[], object]) -> float:
    seconds = []
    for _ in range(_TIMES):
        began_s = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - began_s)
    return min(seconds)
