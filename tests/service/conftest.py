"""Services that tests share, each started once a session, even if the session has two processes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from secured_service import SecuredService
from served_model import ServedModel, write_model
from service_process import ServiceProcess
from xdist.scheduler import LoadFileScheduling

from cluster.client import Client

#: Files whose tests share services of a session, by the fixtures' names.
_SHARING = {
    "secured": {"check_command", "selective_service", "tenants"},
    "address and survivor": {
        *("kv_in_a_paged_cache", "kv_service", "restart_and_loss", "sampled_service", "service"),
        *("torture_requests", "torture_service"),
    },
}


class _ServicesOnce(LoadFileScheduling):
    """Distributes files over the processes of `-n 2`; files that share a service go to one process."""

    def _split_scope(self, nodeid: str) -> str:
        path = super()._split_scope(nodeid)
        name = Path(path).stem.removeprefix("test_")
        return next((sharing for sharing, names in _SHARING.items() if name in names), path)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadFileScheduling:
    return _ServicesOnce(config, log)


@pytest.fixture(scope="session")
def model(tmp_path_factory: pytest.TempPathFactory) -> ServedModel:
    torch.set_num_threads(1)
    return write_model(tmp_path_factory.mktemp("model"))


@pytest.fixture(scope="session")
def address(model: ServedModel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One service of two workers for all tests that leave it alive; it must end without a process left."""
    service = ServiceProcess(model.directory, str(tmp_path_factory.mktemp("service") / "store"))
    yield service.wait_ready()
    status, left = service.stop()
    assert left == []
    assert status == 0


@pytest.fixture(scope="session")
def survivor(model: ServedModel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServiceProcess]:
    """One service for all tests that kill its workers or its store, which it survives.

    Each test leaves it whole; it must end without a process left. Tests compare its counters with their values at the
    start of the test, and use prompts of their own.
    """
    service = ServiceProcess(model.directory, str(tmp_path_factory.mktemp("survivor") / "store"))
    try:
        service.wait_ready()
        yield service
        assert service.stop() == (0, [])
    finally:
        service.kill()


@pytest.fixture(scope="session")
def secured(model: ServedModel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SecuredService]:
    service = SecuredService(model.directory, tmp_path_factory.mktemp("secured"))
    try:
        service.wait_ready()
        yield service
        service.end()
    finally:
        service.kill()


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    with Client(address) as client:
        yield client
