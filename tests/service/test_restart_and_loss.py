"""What outlives the service's process, and what the service outlives."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from served_model import Reply, ServedModel, ask, ids_prompt, random_prompt, write_model
from service_process import ServiceProcess

from cluster.client import CallFailed, Client
from protos.runahead.v1 import runahead_pb2 as pb

pytestmark = pytest.mark.service

StartService = Callable[[str, Path], ServiceProcess]


@pytest.fixture
def start() -> Iterator[StartService]:
    """Starts services; whatever a failed test leaves running is killed."""
    started: list[ServiceProcess] = []

    def start(model: str, store: Path) -> ServiceProcess:
        started.append(ServiceProcess(model, str(store)))
        return started[-1]

    yield start
    for service in started:
        service.kill()


def ask_until_answered(client: Client, prompt: list[int], timeout_s: float = 60.0) -> Reply:
    """The answer, after as many UNAVAILABLE as it takes; any other status fails."""
    deadline = time.monotonic() + timeout_s
    while True:
        try:
            return ask(client, prompt)
        except CallFailed as error:
            assert error.status == "UNAVAILABLE"
            assert time.monotonic() < deadline, f"no answer: {error}"
            time.sleep(0.2)


def test_a_restarted_service_answers_from_disk_and_refuses_the_store_to_another_model(
    model: ServedModel, start: StartService, tmp_path: Path
) -> None:
    prompt, store = random_prompt(30, 300), tmp_path / "store"
    first = start(model.directory, store)
    with Client(first.wait_ready()) as client:
        cold = ask(client, prompt)
    assert (cold.stats.cached_tokens, cold.stats.bytes_read.disk) == (0, 0)
    assert first.stop() == (0, [])

    second = start(model.directory, store)
    with Client(second.wait_ready()) as client:
        warm = ask(client, prompt)
    assert second.stop() == (0, [])
    assert warm.token_ids == cold.token_ids
    model.assert_exact(prompt, warm.token_ids)
    assert warm.stats.cached_tokens >= 256
    assert warm.stats.bytes_read.disk > 0

    other = start(write_model(tmp_path / "other", seed=7).directory, store)
    assert other.process.wait(120) == 2
    other.kill()  # only to read its last lines
    errors = [line for line in other.lines if line.startswith("error:")]
    assert len(errors) == 1
    assert "model" in errors[0]
    assert str(store) in errors[0]


def test_the_service_outlives_its_workers_and_its_store(
    model: ServedModel, start: StartService, tmp_path: Path
) -> None:
    service = start(model.directory, tmp_path / "store")
    with Client(service.wait_ready()) as client:
        prompt = random_prompt(31, 300)
        model.assert_exact(prompt, ask(client, prompt).token_ids)
        epoch = client.stats().service.epoch

        service.children_called("ray::_WorkerActor")[0].kill()
        reply = ask_until_answered(client, prompt)
        model.assert_exact(prompt, reply.token_ids)
        fresh = random_prompt(32, 300)
        reply = ask_until_answered(client, fresh)
        model.assert_exact(fresh, reply.token_ids)
        assert reply.stats.workers == 2
        assert client.stats().service.epoch > epoch

        service.children_called("ray::_StoreActor")[0].kill()
        another = random_prompt(33, 300)
        model.assert_exact(another, ask_until_answered(client, another).token_ids)
        deadline = time.monotonic() + 60
        while ask_until_answered(client, prompt).stats.cached_tokens == 0:
            assert time.monotonic() < deadline, "the store did not come back"
            time.sleep(0.5)
        model.assert_exact(prompt, ask(client, prompt).token_ids)
    assert service.stop() == (0, [])


def test_workers_lost_in_the_middle_of_a_request_cost_that_request_only(
    model: ServedModel, start: StartService, tmp_path: Path
) -> None:
    service = start(model.directory, tmp_path / "store")
    with Client(service.wait_ready()) as client:
        request = pb.GenerateRequest(prompt=ids_prompt(random_prompt(34, 200)), max_new_tokens=3000, ignore_eos=True)
        stream = client.generate(request, timeout_s=120)
        next(stream)
        for worker in service.children_called("ray::_WorkerActor"):
            worker.kill()
        with pytest.raises(CallFailed) as caught:
            list(stream)
        assert caught.value.status == "UNAVAILABLE"
        prompt = random_prompt(35, 300)
        model.assert_exact(prompt, ask_until_answered(client, prompt).token_ids)
        assert client.stats().service.requests_running == 0
    assert service.stop() == (0, [])
