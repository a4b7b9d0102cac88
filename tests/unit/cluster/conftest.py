from collections.abc import AsyncIterator, Callable

import pytest
from both_clients import BothClients


@pytest.fixture(params=["sync", "async"])
async def client_of(request: pytest.FixtureRequest) -> AsyncIterator[Callable[..., BothClients]]:
    made: list[BothClients] = []

    def make(address: str, retry_s: float = 20.0) -> BothClients:
        made.append(BothClients(request.param, address, retry_s))
        return made[-1]

    yield make
    for client in made:
        await client.close()
