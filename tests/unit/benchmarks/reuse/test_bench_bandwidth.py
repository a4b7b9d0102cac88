"""Search for the bandwidth at which a preset waits for I/O a given share of its time, with made-up presets."""

import math
import random
from collections.abc import Callable

import pytest

from benchmarks.reuse.bandwidth import CONFIRMATIONS, TARGET_SHARE, TOLERANCE, find_bandwidth, first_guess

READ_BYTES, COMPUTE_S = 2e8, 1.0


class MadeUp:
    """A made-up preset that waits for reads beyond the overlapped part of its computing; counts its requests."""

    def __init__(self, overlap: float = 0.0, noise: float = 0.0, fixed_s: float = 0.0) -> None:
        self.overlap_s = overlap * COMPUTE_S
        self.noise = noise
        self.fixed_s = fixed_s
        self.asked: list[float] = []
        self._random = random.Random(7)

    def share(self, bytes_per_s: float) -> float:
        blocked_s = self.fixed_s + max(0.0, READ_BYTES / bytes_per_s - self.overlap_s)
        return blocked_s / (blocked_s + COMPUTE_S)

    def __call__(self, bytes_per_s: float) -> float:
        self.asked.append(bytes_per_s)
        return min(1.0, self.share(bytes_per_s) * math.exp(self._random.gauss(0, self.noise)))


def test_without_overlap_the_first_guess_is_right() -> None:
    made_up = MadeUp()
    guess = first_guess(READ_BYTES, COMPUTE_S)
    assert made_up.share(guess) == pytest.approx(TARGET_SHARE)
    found = find_bandwidth(made_up, guess)
    assert found.is_found
    assert found.num_requests == len(made_up.asked) == CONFIRMATIONS
    assert found.bytes_per_s == pytest.approx(guess)


@pytest.mark.parametrize("wrong_by", [0.1, 0.5, 3.0, 20.0])
@pytest.mark.parametrize("overlap", [0.0, 0.5, 0.9])
def test_a_wrong_guess_is_mended_in_a_few_requests(wrong_by: float, overlap: float) -> None:
    made_up = MadeUp(overlap)
    found = find_bandwidth(made_up, wrong_by * first_guess(READ_BYTES, COMPUTE_S))
    assert found.is_found
    assert made_up.share(found.bytes_per_s) == pytest.approx(TARGET_SHARE, abs=TOLERANCE)
    assert found.num_requests == len(made_up.asked) <= 11


@pytest.mark.parametrize("noise", [0.005, 0.01])
def test_noise_does_not_lead_the_search_astray(noise: float) -> None:
    made_up = MadeUp(0.6, noise)
    found = find_bandwidth(made_up, 2 * first_guess(READ_BYTES, COMPUTE_S))
    assert found.is_found
    assert made_up.share(found.bytes_per_s) == pytest.approx(TARGET_SHARE, abs=2 * TOLERANCE)
    assert len(made_up.asked) <= 15


@pytest.mark.parametrize("answer", [lambda _: 0.3, lambda _: 0.99, MadeUp(fixed_s=20.0)])
def test_a_share_that_cannot_be_had_is_not_found(answer: Callable[[float], float]) -> None:
    found = find_bandwidth(answer, 1e8)
    assert not found.is_found
    assert abs(found.blocked_share - TARGET_SHARE) > TOLERANCE


def test_a_share_is_the_median_of_several_requests() -> None:
    answers = iter([0.81, 0.60, 0.82])
    found = find_bandwidth(lambda _: next(answers), 1e8)
    assert (found.blocked_share, found.num_requests) == (0.81, CONFIRMATIONS)
