from collections.abc import Callable, Iterator

import pytest
from held_worker import HeldWorker


@pytest.fixture
def held(tiny_model: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., HeldWorker]]:
    workers: list[HeldWorker] = []

    def make(architecture: str, *, prefills: bool = False) -> HeldWorker:
        workers.append(HeldWorker(tiny_model(architecture), monkeypatch, prefills=prefills))
        return workers[-1]

    yield make
    for each in workers:
        each.worker.close()


@pytest.fixture
def a_layer_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """One layer for each native call, so that decoding and prefills meet at each layer, as in a large model."""
    monkeypatch.setattr("workers.kernels.decoder_layer._BYTES_OF_CALL", 0)
