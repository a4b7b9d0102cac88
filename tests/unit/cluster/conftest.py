from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from both_clients import BothClients

from cluster.client import AsyncClient

if TYPE_CHECKING:
    from whole_service import WholeService


@pytest.fixture(params=["sync", "async"])
async def client_of(request: pytest.FixtureRequest) -> AsyncIterator[Callable[..., BothClients]]:
    made: list[BothClients] = []

    def make(address: str, retry_s: float = 20.0) -> BothClients:
        made.append(BothClients(request.param, address, retry_s))
        return made[-1]

    yield make
    for client in made:
        await client.close()


@pytest.fixture(scope="session")
def model(tiny_model: Callable[[str], str]) -> str:
    """Directory of a tiny llama, which tests only read."""
    return tiny_model("llama")


@pytest.fixture
async def service(model: str, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator["WholeService"]:
    """A whole service; an indirect parameter gives options of `whole_service`."""
    from whole_service import whole_service  # imports torch, which other tests do without

    async with whole_service(model, tmp_path / "store", **getattr(request, "param", {})) as running:
        yield running


@pytest.fixture
async def client(service: "WholeService") -> AsyncIterator[AsyncClient]:
    async with AsyncClient(service.address, retry_s=0.0) as connected:
        yield connected
