"""A stopped store: one silence, then the service goes on without it until it answers again."""

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from served_model import Reply, ServedModel, ask, ask_until_stored, ids_prompt, random_prompt
from service_process import ServiceProcess

from cluster.client import CallFailed, Client
from protos.runahead.v1 import runahead_pb2 as pb

pytestmark = pytest.mark.service


@pytest.fixture
def service(model: ServedModel, tmp_path: Path) -> Iterator[ServiceProcess]:
    environment = {"RUNAHEAD_STORE__SILENT_AFTER_S": "2", "RUNAHEAD_SERVER__METRICS_PORT": "0"}
    service = ServiceProcess(model.directory, str(tmp_path / "store"), **environment)
    try:
        yield service
    finally:
        service.kill()


def metric(service: ServiceProcess, name: str) -> float:
    url = service.wait_line("metrics at ").removeprefix("metrics at ")
    with urllib.request.urlopen(url) as page:
        (value,) = re.findall(rf"^{name} (\S+)$", page.read().decode(), re.MULTILINE)
    return float(value)


def test_a_stopped_store_costs_one_silence_and_serves_again_when_it_goes_on(
    model: ServedModel, service: ServiceProcess
) -> None:
    with Client(service.wait_ready()) as client:
        stored, running = random_prompt(61, 500), random_prompt(62, 300)
        model.assert_exact(stored, ask(client, stored).token_ids)
        assert ask_until_stored(client, stored).stats.cached_tokens == 448
        handle = client.lookup(stored, lease_s=120.0).handle
        (store,) = service.children_called("ray::KVStoreActor")

        request = pb.GenerateRequest(prompt=ids_prompt(running), max_new_tokens=100, ignore_eos=True)
        stream = client.generate(request, timeout_s=120)
        first = next(stream)
        store.suspend()
        replies = [ask(client, prompt) for prompt in (stored, stored, random_prompt(63, 300))]
        assert [reply.stats.cached_tokens for reply in replies] == [0, 0, 0]
        model.assert_exact(stored, replies[0].token_ids)
        assert len(Reply().take([first, *stream]).token_ids) == 100, "decoding does not wait for the store"
        num_waits = metric(service, "runahead_store_silence_waits_total")
        assert 1 <= num_waits <= 2, "the first lookup waits, and perhaps the end of the running one"
        assert metric(service, "runahead_store_silences_total") == 1
        assert metric(service, "runahead_store_up") == 0
        assert metric(service, "runahead_ready") == 1

        # No later call waits for the store.
        for number in range(3):
            without = pb.GenerateRequest(prompt=ids_prompt(stored), max_new_tokens=2, do_not_store=number > 0)
            assert Reply().take(client.generate(without, timeout_s=60)).stats.cached_tokens == 0
        with Client(service.address, retry_s=0.0, local="never") as direct:
            for refused in (
                lambda: list(direct.read_kv(handle.handle_id)),
                lambda: direct.warm(stored),
                lambda: direct.lookup(stored),
            ):
                with pytest.raises(CallFailed, match="UNAVAILABLE"):
                    refused()
        assert client.stats().service.requests_running == 0
        assert metric(service, "runahead_store_silence_waits_total") == num_waits

        store.resume()
        assert ask_until_stored(client, stored).stats.cached_tokens == 448, "it serves again without a restart"
        assert list(client.read_kv(handle.handle_id)), "the handle has outlived the silence"
        fresh = random_prompt(64, 300)
        model.assert_exact(fresh, ask(client, fresh).token_ids)
        reply = ask_until_stored(client, fresh)
        model.assert_exact(fresh, reply.token_ids)
        assert metric(service, "runahead_store_silences_total") == 1
        assert client.stats().service.requests_failed == 0
        assert service.children_called("ray::KVStoreActor") == [store]
        store.suspend()
    assert service.stop() == (0, [])
