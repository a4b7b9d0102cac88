"""A service that is asked to stop finishes running requests, refuses new ones, and can be hurried."""

import signal
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc
from served_model import Reply, ServedModel, ids_prompt, random_prompt
from service_process import ServiceProcess

from cluster.client import CallFailed, Client
from protos.runahead.v1 import runahead_pb2 as pb

pytestmark = pytest.mark.service

SERVICE = "runahead.v1.RunaheadService"
#: Seconds, longer than Ray's own SIGTERM handler, if left in place, would let the process live (3 s).
HELD_UP_S = 4.5
NUM_TOKENS = 600
ENDLESS_TOKENS = 3000


@pytest.fixture
def service(model: ServedModel, tmp_path: Path) -> Iterator[ServiceProcess]:
    settings = {"DRAIN_S": "60", "METRICS_PORT": "0"}
    environment = {f"RUNAHEAD_SERVER__{name}": value for name, value in settings.items()}
    environment["RUNAHEAD_CHAIN__STOPPED_AFTER_S"] = "60"
    service = ServiceProcess(model.directory, str(tmp_path / "store"), **environment)
    yield service
    service.kill()


def request_of(num_tokens: int) -> pb.GenerateRequest:
    return pb.GenerateRequest(
        prompt=ids_prompt(random_prompt(70, 200)), max_new_tokens=num_tokens, ignore_eos=True, do_not_store=True
    )


def readiness(address: str) -> int:
    with grpc.insecure_channel(address) as channel:
        request = health_pb2.HealthCheckRequest(service=SERVICE)
        return int(health_pb2_grpc.HealthStub(channel).Check(request, timeout=10).status)


def test_a_request_that_runs_finishes_in_a_long_drain_in_which_nothing_new_is_taken(
    service: ServiceProcess, model: ServedModel
) -> None:
    address = service.wait_ready()
    workers = service.children_called("_WorkerActor")
    probe = service.wait_line("metrics at ").removeprefix("metrics at ").replace("/metrics", "/readyz")
    with urllib.request.urlopen(probe, timeout=20) as ready:
        assert ready.status == 200
    with Client(address) as client, Client(address, retry_s=0.0) as late:
        stream = client.generate(request_of(NUM_TOKENS), timeout_s=120)
        first = next(stream)
        for worker in workers:
            worker.suspend()
        told_s = time.monotonic()
        service.process.send_signal(signal.SIGTERM)
        tree = service.children()
        while readiness(address) == health_pb2.HealthCheckResponse.SERVING:
            assert time.monotonic() - told_s < HELD_UP_S, "a service that drains is not ready"
            time.sleep(0.05)
        with pytest.raises(urllib.error.HTTPError) as probed:
            urllib.request.urlopen(probe, timeout=20)
        with pytest.raises(CallFailed) as refused:
            late.prefill(pb.PrefillRequest(prompt=ids_prompt([1, 2, 3])), timeout_s=20)
        time.sleep(max(0.0, told_s + HELD_UP_S - time.monotonic()))
        for worker in workers:
            worker.resume()
        reply = Reply().take([first, *stream])
    assert refused.value.status == "UNAVAILABLE"
    assert probed.value.code == 503
    model.assert_exact(random_prompt(70, 200), reply.token_ids)
    assert len(reply.token_ids) == NUM_TOKENS
    assert reply.complete.finish_reason == pb.FINISH_REASON_LENGTH
    assert service.wait_gone(tree) == (0, [])


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_ends_a_service_that_drains_and_leaves_no_process(
    service: ServiceProcess, second: signal.Signals
) -> None:
    failures: list[str] = []
    with Client(service.wait_ready(), retry_s=0.0) as client:
        stream = client.generate(request_of(ENDLESS_TOKENS), timeout_s=120)
        next(stream)

        def listen() -> None:
            try:
                list(stream)
            except CallFailed as error:
                failures.append(error.status)

        listener = threading.Thread(target=listen)
        listener.start()
        tree = service.children()
        for worker in service.children_called("_WorkerActor"):
            worker.suspend()  # the request cannot end by itself
        service.process.send_signal(signal.SIGTERM)
        service.wait_line("stopping: ")
        service.process.send_signal(second)
        assert service.wait_gone(tree) == (0, [])
        listener.join(30)
    assert failures in (["UNAVAILABLE"], ["CANCELLED"])
