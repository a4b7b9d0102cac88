from collections.abc import Iterator

import pytest
import torch
from secured_service import SecuredService
from served_model import ServedModel, write_model
from service_process import ServiceProcess

from cluster.client import Client


@pytest.fixture(scope="session")
def model(tmp_path_factory: pytest.TempPathFactory) -> ServedModel:
    torch.set_num_threads(1)
    return write_model(tmp_path_factory.mktemp("model"))


@pytest.fixture(scope="session")
def address(model: ServedModel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One service of two workers for all tests that leave it alive; it must end with nothing left behind."""
    service = ServiceProcess(model.directory, str(tmp_path_factory.mktemp("service") / "store"))
    yield service.wait_ready()
    status, left = service.stop()
    assert left == []
    assert status == 0


@pytest.fixture(scope="session")
def survivor(model: ServedModel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServiceProcess]:
    """One service for all tests that kill its workers or its store, which it outlives.

    Each leaves it whole; it must end with nothing left behind. Tests compare its counters with those of their begin,
    and have prompts of their own.
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
