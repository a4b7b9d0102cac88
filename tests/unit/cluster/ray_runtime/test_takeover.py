"""Waiting until a former service has ended is bounded, and logged once."""

import pytest

from cluster.ray_runtime import takeover
from cluster.ray_runtime.takeover import when_free


class Taken(Exception):
    pass


class Resource:
    """Free from attempt `free_at` on."""

    def __init__(self, free_at: int) -> None:
        self._free_at = free_at
        self.attempts = 0

    async def take(self) -> str:
        self.attempts += 1
        if self.attempts < self._free_at:
            raise Taken("process 7 has it")
        return "taken over"


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeover, "_RETRY_S", 0.001)


async def test_what_is_free_is_taken_at_once_and_nothing_is_said() -> None:
    said: list[str] = []
    resource = Resource(free_at=1)
    assert await when_free(resource.take, Taken, 60, said.append) == "taken over"
    assert (resource.attempts, said) == (1, [])


async def test_what_comes_free_in_time_is_taken_and_the_wait_is_told_once() -> None:
    said: list[str] = []
    resource = Resource(free_at=5)
    assert await when_free(resource.take, Taken, 60, said.append) == "taken over"
    assert (resource.attempts, said) == (5, ["waiting up to 60 s: process 7 has it"])


async def test_what_stays_taken_is_given_up() -> None:
    resource = Resource(free_at=10**9)
    with pytest.raises(Taken):
        await when_free(resource.take, Taken, 0.0, lambda line: None)
    assert resource.attempts == 1


async def test_other_errors_are_not_waited_for() -> None:
    async def broken() -> None:
        raise OSError("no such directory")

    with pytest.raises(OSError, match="no such directory"):
        await when_free(broken, Taken, 60, lambda line: None)
