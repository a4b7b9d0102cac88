"""How many cases a parametrised test takes: a few that differ most, or every one (`make test-all`)."""

import os
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest

#: True under `make test-all`.
IS_EVERY = os.environ.get("EVERY_CASE") == "1"
#: Models with no window, with windows, with sinks and experts, and with learned positions.
#: `tests/distributed/test_exactness.py`, one test of the model and one of shared passes always take all architectures.
SOME_TINY_ARCHITECTURES: tuple[str, ...] = ("llama", "gemma3", "gpt_oss", "opt")
#: Mark for tests that run a whole bench again, after the one in `make test`.
whole_bench = pytest.mark.skipif(not IS_EVERY, reason="repeats a whole bench: make test-all runs it")
if IS_EVERY:
    from tests.support.tiny_models import ALL_TINY_ARCHITECTURES as SOME_TINY_ARCHITECTURES  # noqa: F401


def combined(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Few cases in which any two values of two axes meet at least once; every case under `make test-all`."""
    every = [tuple(enumerate(places)) for places in product(*(range(len(axis)) for axis in axes))]
    chosen: list[tuple[tuple[int, int], ...]] = every if IS_EVERY else []
    missing = set() if IS_EVERY else {pair for case in every for pair in combinations(case, 2)}
    while missing:
        chosen.append(max(every, key=lambda case: len(missing.intersection(combinations(case, 2)))))
        missing.difference_update(combinations(chosen[-1], 2))
    return [tuple(axes[axis][place] for axis, place in case) for case in chosen]


def in_turn(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Cases in which each value occurs, as many as the longest axis has; every case under `make test-all`."""
    if IS_EVERY:
        return list(product(*axes))
    return [tuple(axis[turn % len(axis)] for axis in axes) for turn in range(max(map(len, axes)))]


def examples(number: int) -> int:
    """Number of hypothesis examples that take milliseconds each: a third of `number`, or all under `make test-all`."""
    return number if IS_EVERY else -(-number // 3)
