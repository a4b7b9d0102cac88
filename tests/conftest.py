"""How hard to torture: a short version by default, the long one with `pytest tests/torture --torture`.

And where KubeRay's CustomResourceDefinitions are, for `tests/chart`.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("torture")
    group.addoption("--torture", action="store_true", help="the long version of the torture tests (hours, not seconds)")
    group.addoption("--torture-seed", type=int, help="repeat a run of the long version")
    beside_checkout = Path(__file__).resolve().parents[2] / "shared" / "crds"
    chart = parser.getgroup("chart")
    chart.addoption("--crds", default=str(beside_checkout), help="directory with KubeRay's CustomResourceDefinitions")


@pytest.fixture(scope="session")
def rounds(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """`rounds(short, long)`: how often to try, by whether --torture was given."""
    is_long: bool = request.config.getoption("--torture")
    return lambda short, long: long if is_long else short


@pytest.fixture
def random(request: pytest.FixtureRequest) -> Random:
    """The same draws in every short run; other ones in every long run, whose seed is printed when a test fails."""
    seed = request.config.getoption("--torture-seed")
    if seed is None:
        seed = SystemRandom().getrandbits(32) if request.config.getoption("--torture") else 0
    print(f"--torture-seed {seed}")  # noqa: T201
    return Random(seed)
