from collections.abc import Iterator

import pytest
import vllm_stand_in
from remembering_service import RememberingService


@pytest.fixture(autouse=True, scope="module")
def vllm_is_there() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        vllm_stand_in.install(patch)
        yield


@pytest.fixture
def service() -> RememberingService:
    return RememberingService()
