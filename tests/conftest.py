"""Options and fixtures of all tests.

`--torture` runs the long version of `tests/torture`; `--crds` is the directory of KubeRay's CustomResourceDefinitions
for `tests/chart`; `--in-memory` keeps temporary directories in memory; `--report-sleepers` lists tests that only wait.
"""

import gc
import os
import shutil
import threading
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryDirectory

import pytest

from kvstore.disk.native_aio import NativeAio
from tests.support.every_case import examples

MEMORY = Path("/dev/shm")
MEMORY_BYTES = 2**31
#: Seconds: a test that takes longer than the first and computes less than the second only waits.
SLEEPER_WALL_S, SLEEPER_CPU_S = 2.0, 0.5
TOOK = "seconds of wall time and of computing"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("torture")
    group.addoption("--torture", action="store_true", help="the long version of the torture tests (hours, not seconds)")
    group.addoption("--torture-seed", type=int, help="repeat a run of the long version")
    beside_checkout = Path(__file__).resolve().parents[2] / "shared" / "crds"
    parser.getgroup("sleepers").addoption("--report-sleepers", action="store_true", help="tests that wait for seconds")
    group = parser.getgroup("temporary directories")
    group.addoption("--in-memory", action="store_true", help="temporary directories lie in memory that is like a disk")
    chart = parser.getgroup("chart")
    chart.addoption("--crds", default=str(beside_checkout), help="directory with KubeRay's CustomResourceDefinitions")


def pytest_configure(config: pytest.Config) -> None:
    """Make property tests independent of the machine's load, and calls to this machine independent of proxies."""
    if config.pluginmanager.hasplugin("hypothesispytest"):  # false on a bare GPU machine: `tests/gpu` needs none of it
        from hypothesis import HealthCheck, settings

        settings.register_profile(
            "untimed", max_examples=examples(100), deadline=None, suppress_health_check=[HealthCheck.too_slow]
        )
        settings.load_profile("untimed")
    if config.getoption("--in-memory") and is_memory_like_a_disk():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    named = os.environ.get("no_proxy", os.environ.get("NO_PROXY", ""))
    os.environ["no_proxy"] = f"{named},127.0.0.1,localhost,::1"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Exclude collected and imported objects, none of which is garbage, from garbage collection for all tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Record the seconds that a test took, for `--report-sleepers`, in whatever process it runs."""
    began_s, began = time.monotonic(), os.times()
    try:
        return (yield)
    finally:
        cpu_s = sum(os.times()[:4]) - sum(began[:4])  # user and system time, of children too
        item.user_properties.append((TOOK, (time.monotonic() - began_s, cpu_s)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("--report-sleepers"):
        return
    reports = [each for each in terminalreporter.getreports("passed") if each.when == "call"]
    took = {each.nodeid: dict(each.user_properties)[TOOK] for each in reports}
    sleepers = {name: times for name, times in took.items() if times[0] > SLEEPER_WALL_S and times[1] < SLEEPER_CPU_S}
    terminalreporter.section(f"{len(sleepers)} tests wait for seconds, and compute little")
    for name, (wall_s, cpu_s) in sorted(sleepers.items(), key=lambda each: -each[1][0]):
        terminalreporter.line(f"{wall_s:6.1f} s, {cpu_s:4.1f} s of them computing  {name}")


def is_memory_like_a_disk() -> bool:
    """Returns whether memory has O_DIRECT (since Linux 6.6), and room for the files of tests."""
    try:
        with TemporaryDirectory(dir=MEMORY) as directory:
            os.close(os.open(Path(directory) / "file", os.O_CREAT | os.O_RDWR | os.O_DIRECT))
        return shutil.disk_usage(MEMORY).free >= MEMORY_BYTES
    except OSError:
        return False


@pytest.fixture
def disk_path() -> Iterator[Path]:
    """An empty directory on a disk, even if temporary directories are in memory."""
    with TemporaryDirectory(prefix="runahead-", dir="/var/tmp") as directory:
        yield Path(directory)


@pytest.fixture(scope="session", autouse=True)
def closing_does_not_wait_for_io_destroy() -> Iterator[None]:
    """Close native AIO in a thread: the kernel takes 30 ms for it, and tests close stores by the thousand."""
    with pytest.MonkeyPatch.context() as patch:
        close = NativeAio.close
        patch.setattr(NativeAio, "close", lambda aio: threading.Thread(target=close, args=(aio,), daemon=True).start())
        yield


@pytest.fixture(scope="session")
def poisoned_memory() -> Iterator[None]:
    """Fill all memory for KV with NaN before a request gets it, in processes that tests start as well."""
    from kvstore.copies.host_memory import POISON, HostMemory

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(POISON, "1")
        patch.setattr(HostMemory, "is_poisoned", True)
        yield


@pytest.fixture(scope="session")
def tiny_model(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Directory of the tiny model of an architecture; written on first use."""
    root = tmp_path_factory.mktemp("models")

    def directory(architecture: str) -> str:
        from tests.support.tiny_models import tiny_config
        from workers.model.stock_model import random_model  # torch, which other packages' tests do without

        path: Path = root / architecture
        if not path.exists():
            random_model(tiny_config(architecture), str(path))
        return str(path)

    return directory


@pytest.fixture(scope="session")
def rounds(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """`rounds(short, long)`: the number of tries, by whether --torture was given."""
    is_long: bool = request.config.getoption("--torture")
    return lambda short, long: long if is_long else short


@pytest.fixture
def random(request: pytest.FixtureRequest) -> Random:
    """Random numbers: equal in every short run, new in every long run, whose seed is printed when a test fails."""
    seed = request.config.getoption("--torture-seed")
    if seed is None:
        seed = SystemRandom().getrandbits(32) if request.config.getoption("--torture") else 0
    print(f"--torture-seed {seed}")  # noqa: T201
    return Random(seed)
