"""Workers with a logical GPU each, on processors: Ray hands out the GPUs of two nodes, and each worker sees its own.

The nodes are `ray start --num-gpus 2`; Ray numbers the GPUs of each node from 0. Workers compute on processors.
"""

import os
import signal
import time
from collections import Counter
from collections.abc import Iterator

import psutil
import pytest
from ray_nodes import RayNodes
from served_model import ServedModel, ask_until_answered, random_prompt
from service_process import ServiceProcess
from worker_places import Place, WorkerPlaces

from cluster.client import Client

pytestmark = pytest.mark.service

WAIT_S = 60.0
WORKERS = 3
#: An address of the loopback interface, other than that of the head.
ADDRESS_OF_B = "127.0.0.2"
NAMESPACE = "logical-gpus"


@pytest.fixture(scope="module")
def nodes() -> Iterator[RayNodes]:
    nodes = RayNodes()
    try:
        nodes.start_head(num_cpus="2", num_gpus="2")
        start_b(nodes)
        yield nodes
    finally:
        nodes.stop()


@pytest.fixture(scope="module")
def places(nodes: RayNodes) -> Iterator[WorkerPlaces]:
    places = WorkerPlaces(nodes, NAMESPACE, WORKERS)
    yield places
    places.close()


def start_b(nodes: RayNodes) -> None:
    nodes.start_node("b", num_cpus="2", num_gpus="2", node_ip_address=ADDRESS_OF_B)


def begun(nodes: RayNodes, model: ServedModel, store: str) -> ServiceProcess:
    return ServiceProcess(
        model.directory,
        store,
        workers=WORKERS,
        RAY_ADDRESS=nodes.address,
        RAY_AUTH_MODE=nodes.environment["RAY_AUTH_MODE"],
        RAY_AUTH_TOKEN=nodes.environment["RAY_AUTH_TOKEN"],
        RUNAHEAD_CHAIN__NAMESPACE=NAMESPACE,
        RUNAHEAD_CHAIN__GPUS_PER_WORKER="1",
        RUNAHEAD_CHAIN__ON_LOST_NODE="shrink",
        RUNAHEAD_CHAIN__REPLACE_TIMEOUT_S="2",
    )


@pytest.fixture(scope="module")
def service(nodes: RayNodes, model: ServedModel, stores: str) -> Iterator[ServiceProcess]:
    service = begun(nodes, model, stores)
    try:
        service.wait_ready()
        yield service
    finally:
        service.kill()


@pytest.fixture(scope="module")
def stores(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("stores") / "{node}")


def assert_each_has_a_gpu_of_its_own(found: list[Place]) -> None:
    assert len({(place.node, place.gpus) for place in found}) == len(found), found
    assert {place.gpus for place in found} <= {"0", "1"}


def assert_answers(service: ServiceProcess, model: ServedModel, seed: int, num_workers: int = WORKERS) -> None:
    """Wait for an answer of this many workers; all answers are exact."""
    deadline = time.monotonic() + WAIT_S
    with Client(service.address) as client:
        while True:
            prompt = random_prompt(seed, 400)
            reply = ask_until_answered(client, prompt)
            model.assert_exact(prompt, reply.token_ids)
            if reply.stats.workers == num_workers:
                return
            assert time.monotonic() < deadline, reply.stats
            seed += 1000  # nothing of the next prompt is stored
            time.sleep(0.2)


def test_workers_of_a_node_and_of_two_nodes_see_a_gpu_of_their_own(
    service: ServiceProcess, model: ServedModel, places: WorkerPlaces
) -> None:
    found = places.of(WORKERS)
    assert_each_has_a_gpu_of_its_own(found)
    assert sorted(Counter(place.node for place in found).values()) == [1, 2], "each node has two GPUs"
    of_first_node = [place.gpus for place in found if place.node == found[0].node]
    assert len({place.node for place in found[: len(of_first_node)]}) == 1, "workers of one node are neighbours"
    assert_answers(service, model, 1)


def test_a_worker_that_is_lost_begins_again_on_its_gpu(
    service: ServiceProcess, model: ServedModel, places: WorkerPlaces
) -> None:
    before = places.of(WORKERS)
    lost = before[1]
    os.kill(lost.pid, signal.SIGKILL)
    assert_answers(service, model, 2)
    after = places.of(WORKERS)
    assert after[1].pid != lost.pid
    assert [(place.node, place.gpus) for place in after] == [(place.node, place.gpus) for place in before]
    assert [after[0].pid, after[2].pid] == [before[0].pid, before[2].pid]


def test_a_chain_without_a_lost_node_keeps_its_gpus_and_all_workers_have_their_own_when_it_returns(
    service: ServiceProcess, model: ServedModel, nodes: RayNodes, places: WorkerPlaces
) -> None:
    kept = [place for place in places.of(WORKERS) if place.node == "head"]
    nodes.kill_node("b")
    assert_answers(service, model, 3, num_workers=len(kept))  # Ray places the lost workers together, or none
    assert places.of(len(kept)) == kept
    start_b(nodes)
    assert_answers(service, model, 4)
    assert_each_has_a_gpu_of_its_own(places.of(WORKERS))


def test_a_service_that_takes_over_has_the_gpus_of_the_former_one(
    service: ServiceProcess, model: ServedModel, nodes: RayNodes, stores: str, places: WorkerPlaces
) -> None:
    former = places.of(WORKERS)
    service.process.send_signal(signal.SIGKILL)  # its actors end with it, after a while
    following = begun(nodes, model, stores)
    try:
        following.wait_ready()
        taken = places.of(WORKERS)
        assert_each_has_a_gpu_of_its_own(taken)
        assert not {place.pid for place in taken} & {place.pid for place in former}
        assert all(not psutil.pid_exists(place.pid) for place in former)
        assert_answers(following, model, 5)
        assert following.stop() == (0, [])
    finally:
        following.kill()
