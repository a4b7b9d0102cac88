"""How hard to torture: a short version by default, the long one with `pytest tests/torture --torture`.

The options exist only where this directory is named on the command line: pytest reads them from the files it is given.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryDirectory

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("torture")
    group.addoption("--torture", action="store_true", help="the long version of the crash tests (hours, not seconds)")
    group.addoption("--torture-seed", type=int, help="repeat a run of the long version")


@pytest.fixture(scope="session")
def rounds(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """`rounds(short, long)`: how often to try, by whether --torture was given."""
    is_long: bool = request.config.getoption("--torture", default=False)
    return lambda short, long: long if is_long else short


@pytest.fixture
def random(request: pytest.FixtureRequest) -> Random:
    """The same draws in every short run; other ones in every long run, whose seed is printed when a test fails."""
    seed = request.config.getoption("--torture-seed", default=None)
    if seed is None:
        seed = SystemRandom().getrandbits(32) if request.config.getoption("--torture", default=False) else 0
    print(f"--torture-seed {seed}")  # noqa: T201
    return Random(seed)


@pytest.fixture
def scratch(tmp_path: Path) -> Iterator[Path]:
    """An empty directory, in memory where Linux has one: remains are written, opened and forgotten by the thousand."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(prefix="torture-", dir=memory if memory.is_dir() else tmp_path) as directory:
        yield Path(directory)
