"""A vital process of Ray dies: running requests end, and the service says why and ends."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray_nodes import RayNodes
from served_model import Reply, ServedModel, ask, ask_until_stored, ids_prompt, random_prompt
from service_process import ServiceProcess, ray_title

from cluster.client import CallFailed, Client
from kvstore import check_directory
from protos.runahead.v1 import runahead_pb2 as pb

pytestmark = pytest.mark.service


class Streams:
    """Requests that decode during a test: their numbers of tokens, or their statuses."""

    def __init__(self, client: Client, number: int) -> None:
        self.outcomes: list[int | str] = []
        self._begun = threading.Semaphore(0)
        prompts = [random_prompt(80 + each, 100) for each in range(number)]
        self._threads = [threading.Thread(target=self._run, args=(client, prompt)) for prompt in prompts]
        for thread in self._threads:
            thread.start()
        for _ in prompts:
            assert self._begun.acquire(timeout=60)

    def join(self) -> list[int | str]:
        for thread in self._threads:
            thread.join(60)
        return self.outcomes

    def _run(self, client: Client, prompt: list[int]) -> None:
        request = pb.GenerateRequest(prompt=ids_prompt(prompt), max_new_tokens=400, ignore_eos=True)
        try:
            stream = client.generate(request, timeout_s=60)
            first = next(stream)
            self._begun.release()
            self.outcomes.append(len(Reply().take([first, *stream]).token_ids))
        except CallFailed as error:
            self.outcomes.append(error.status)


@pytest.fixture
def services() -> Iterator[list[ServiceProcess]]:
    services: list[ServiceProcess] = []
    yield services
    for service in services:
        service.kill()


def test_a_service_whose_ray_dies_ends_its_requests_and_itself_in_one_line_and_the_next_one_has_its_store(
    model: ServedModel, services: list[ServiceProcess], tmp_path: Path
) -> None:
    prompt = random_prompt(79, 300)
    for name, said in (("gcs_server", "control process"), ("raylet", "raylet")):
        services.append(service := ServiceProcess(model.directory, str(tmp_path / "store")))
        with Client(service.wait_ready()) as client:
            assert ask_until_stored(client, prompt).stats.cached_tokens == 256
            streams, tree = Streams(client, 2), service.children()
            (victim,) = [each for each in tree if each.name() == name]
            victim.kill()
            service.wait_line("stopping: ")
            with pytest.raises(CallFailed, match="UNAVAILABLE"), Client(service.address, retry_s=0.0) as other:
                ask(other, prompt)
            status, left = service.wait_gone(tree)
            assert (status, left) == (1, [])
            assert set(streams.join()) <= {400, "UNAVAILABLE"}
            if name == "gcs_server":
                assert set(streams.outcomes) == {400}, "streams go on, because workers need no GCS"
        (line,) = [line for line in service.lines if line.startswith("error: ")]
        assert said in line
        assert not [line for line in service.lines if "Traceback" in line]
        check_directory(str(tmp_path / "store"))  # no process holds its lock


def test_a_service_in_a_cluster_whose_gcs_does_not_come_back_ends_and_leaves_no_actor(
    model: ServedModel, services: list[ServiceProcess], tmp_path: Path
) -> None:
    nodes = RayNodes()
    try:
        nodes.start_head(num_cpus="2")
        joining = {name: nodes.environment[name] for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN")}
        services.append(service := ServiceProcess(model.directory, str(tmp_path), RAY_ADDRESS=nodes.address, **joining))
        with Client(service.wait_ready()) as client:
            ask(client, random_prompt(79, 300))
            of_nodes = nodes.processes()
            actors = [each for each in of_nodes if "Actor" in ray_title(each)]
            assert len(actors) == 3
            # The process that started the node ends all of its processes when any of them ends, as if the node had
            # crashed.
            next(iter(actors[0].parents()[1:2])).suspend()
            (gcs,) = [each for each in of_nodes if each.name() == "gcs_server"]
            gcs.kill()
            service.wait_line("stopping: ")
            assert service.wait_gone([*service.children(), *actors]) == (1, [])
        assert len([line for line in service.lines if line.startswith("error: ") and "ray status" in line]) == 1
    finally:
        nodes.stop()
