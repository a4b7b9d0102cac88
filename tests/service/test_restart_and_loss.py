"""Stored KV survives the service's process, and the service survives the loss of workers and store."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from served_model import (
    Reply,
    ServedModel,
    ask,
    ask_until_answered,
    ask_until_stored,
    ids_prompt,
    random_prompt,
    write_model,
)
from service_process import ServiceProcess

from cluster.client import CallFailed, Client
from protos.runahead.v1 import runahead_pb2 as pb

pytestmark = pytest.mark.service

StartService = Callable[..., ServiceProcess]


@pytest.fixture
def start() -> Iterator[StartService]:
    """Start services; all that a failed test leaves running are killed."""
    started: list[ServiceProcess] = []

    def start(model: str, store: Path, **environment: str) -> ServiceProcess:
        started.append(ServiceProcess(model, str(store), **environment))
        return started[-1]

    yield start
    for service in started:
        service.kill()


class Lives:
    """Services that use one store directory one after the other. Owns: the present service, until `end`."""

    def __init__(self, model: str, store: Path) -> None:
        self.store = store
        self._model = model
        self._service: ServiceProcess | None = None

    def service(self) -> ServiceProcess:
        """The present service, ready; a new one if the last has ended."""
        if self._service is None:
            self._service = ServiceProcess(self._model, str(self.store))
            self._service.wait_ready()
        return self._service

    def end(self) -> None:
        """Stop the service by a signal; no process is left."""
        if self._service is not None:
            assert self._service.stop() == (0, [])
            self._service = None

    def kill(self) -> None:
        if self._service is not None:
            self._service.kill()


@pytest.fixture(scope="module")
def lives(model: ServedModel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lives]:
    lives = Lives(model.directory, tmp_path_factory.mktemp("lives") / "store")
    try:
        yield lives
        lives.end()
    finally:
        lives.kill()


@pytest.mark.parametrize("kv_budget", [0.0, 0.5], ids=["exact", "selective"])
def test_a_request_whose_worker_dies_or_stops_goes_on_where_it_was(survivor: ServiceProcess, kv_budget: float) -> None:
    with Client(survivor.address) as client:
        prompt, before = random_prompt(45, 600), client.stats().service
        ask(client, prompt[:400])
        request = pb.GenerateRequest(
            prompt=ids_prompt(prompt), max_new_tokens=150, ignore_eos=True, kv_budget=kv_budget, do_not_store=True
        )
        undisturbed = Reply().take(client.generate(request, timeout_s=120))
        for number, harm in enumerate((psutil.Process.kill, psutil.Process.suspend), start=1):
            workers = survivor.children_called("ray::_WorkerActor")  # now, because the search may take longer
            stream = client.generate(request, timeout_s=120)
            received = [next(stream)]
            for worker in workers:
                harm(worker)  # the last worker decodes
            reply = Reply().take([*received, *stream])
            assert reply.token_ids == undisturbed.token_ids
            assert reply.stats.replays == 1
            assert client.stats().service.replays == before.replays + number
        after = client.stats().service
        assert (after.requests_failed, after.requests_running) == (before.requests_failed, 0)


def test_a_store_killed_in_the_middle_of_requests_costs_what_it_would_have_served_and_comes_back(
    model: ServedModel, survivor: ServiceProcess
) -> None:
    with Client(survivor.address) as client:
        before = client.stats().service
        stored, running = random_prompt(36, 500), random_prompt(37, 300)
        model.assert_exact(stored, ask(client, stored).token_ids)
        assert ask(client, stored).stats.cached_tokens == 448  # a prefix is durable before it is served
        (store_process,) = survivor.children_called("ray::KVStoreActor")

        request = pb.GenerateRequest(prompt=ids_prompt(running), max_new_tokens=200, ignore_eos=True)
        stream = client.generate(request, timeout_s=120)
        first = next(stream)
        store_process.kill()
        reply = ask(client, stored)  # at once, while there is no store
        model.assert_exact(stored, reply.token_ids)
        assert (reply.stats.cached_tokens, reply.stats.bytes_read.disk, reply.stats.bytes_read.host) == (0, 0, 0)
        reply = Reply().take([first, *stream])
        assert len(reply.token_ids) == 200
        model.assert_exact(running, reply.token_ids)

        reply = ask_until_stored(client, stored)
        model.assert_exact(stored, reply.token_ids)
        assert reply.stats.cached_tokens == 448
        fresh = random_prompt(38, 300)
        for cached_tokens in (0, 256):
            reply = ask(client, fresh)
            model.assert_exact(fresh, reply.token_ids)
            assert reply.stats.cached_tokens == cached_tokens
        stats = client.stats()
        assert stats.service.store_unavailable_requests > before.store_unavailable_requests
        assert (stats.service.requests_failed, stats.service.epoch) == (before.requests_failed, before.epoch)
        # The counters are the new store's: it has read records that the former one had written.
        assert stats.store.disk_reads > 0
        assert stats.store.quarantined_chunks == 0
        (successor,) = survivor.children_called("ray::KVStoreActor")
        assert successor.pid != store_process.pid


def test_a_record_damaged_on_disk_is_recomputed_and_stored_again(model: ServedModel, lives: Lives) -> None:
    service = lives.service()
    with Client(service.address) as client:
        good, bad = random_prompt(39, 300), random_prompt(40, 300)
        for _ in range(2):  # the second time the prefix is durable
            ask(client, good)
        segment = max((lives.store / "segments").iterdir(), key=lambda file: file.stat().st_mtime_ns)
        end_of_good = segment.stat().st_size
        for _ in range(2):
            ask(client, bad)
        assert segment.stat().st_size > end_of_good

        service.children_called("ray::KVStoreActor")[0].kill()  # so that no record comes from memory
        with segment.open("r+b") as file:
            for page in range(end_of_good, segment.stat().st_size, 4096):  # whichever record is read
                file.seek(page + 12)
                file.write(b"\x55" * 8)
        reply = ask_until_stored(client, good)
        model.assert_exact(good, reply.token_ids)
        assert (reply.stats.cached_tokens, reply.stats.replans) == (256, 0)

        reply = ask(client, bad)
        model.assert_exact(bad, reply.token_ids)
        assert reply.stats.replans == 1
        assert reply.stats.cached_tokens < 256
        quarantined = client.stats().store.quarantined_chunks
        assert quarantined > 0
        again = ask(client, bad)
        model.assert_exact(bad, again.token_ids)
        assert (again.stats.cached_tokens, again.stats.replans) == (256, 0)
        assert client.stats().store.quarantined_chunks == quarantined
        assert client.stats().service.requests_failed == 0


def test_a_restarted_service_answers_from_disk_and_refuses_the_store_to_another_model(
    model: ServedModel, lives: Lives, start: StartService, tmp_path: Path
) -> None:
    prompt = random_prompt(30, 300)
    with Client(lives.service().address) as client:
        cold = ask(client, prompt)
    assert (cold.stats.cached_tokens, cold.stats.bytes_read.disk) == (0, 0)
    lives.end()

    with Client(lives.service().address) as client:
        warm = ask(client, prompt)
    lives.end()
    assert warm.token_ids == cold.token_ids
    model.assert_exact(prompt, warm.token_ids)
    assert warm.stats.cached_tokens == 256
    assert warm.stats.bytes_read.disk > 0
    assert warm.stats.bytes_read.host == 0

    other = start(write_model(tmp_path / "other", seed=7).directory, lives.store)
    assert other.process.wait(120) == 2
    other.kill()  # starts only to print its last lines
    errors = [line for line in other.lines if line.startswith("error:")]
    assert len(errors) == 1
    assert "model" in errors[0]
    assert str(lives.store) in errors[0]


def test_a_store_too_small_for_a_prompt_and_a_worker_killed_while_it_loads_cost_no_right_answer(
    model: ServedModel, start: StartService, tmp_path: Path
) -> None:
    # Memory for a dozen records: a lease that outlived its worker would soon leave no room for other records.
    small = {"RUNAHEAD_STORE__DISK_BYTES": str(2 * 2**20), "RUNAHEAD_STORE__HOST_BYTES": str(2**18)}
    service = start(model.directory, tmp_path / "store", **small)
    with Client(service.wait_ready()) as client:
        large = random_prompt(41, 3000)
        reply = ask(client, large, 4)
        model.assert_exact(large, reply.token_ids)
        stats = client.stats().store
        assert stats.skipped_full_chunks > 0
        assert stats.disk_bytes_used <= stats.disk_bytes_limit

        # The stored part of the large prompt depends on which worker asked first; four such prompts do not fit.
        for number in range(42, 46):
            prompt = random_prompt(number, 500)
            model.assert_exact(prompt, ask(client, prompt).token_ids)
            assert ask(client, prompt).stats.cached_tokens == 448
        assert client.stats().store.evicted_chunks > 0
        for victim in (0, 1, 0):
            outcomes = list[Reply | CallFailed]()

            def run(outcomes: list[Reply | CallFailed] = outcomes) -> None:
                try:
                    outcomes.append(ask(client, prompt, 2))
                except CallFailed as error:
                    outcomes.append(error)

            threads = [threading.Thread(target=run) for _ in range(6)]
            for thread in threads:
                thread.start()
            service.children_called("ray::_WorkerActor")[victim].kill()
            for thread in threads:
                thread.join()
            assert len(outcomes) == 6
            for outcome in outcomes:
                if isinstance(outcome, CallFailed):
                    assert outcome.status == "UNAVAILABLE"
                else:
                    model.assert_exact(prompt, outcome.token_ids)
            model.assert_exact(prompt, ask_until_answered(client, prompt).token_ids)
        reply = ask(client, prompt)
        model.assert_exact(prompt, reply.token_ids)
        assert reply.stats.cached_tokens == 448
        assert client.stats().store.quarantined_chunks == 0
    assert service.stop() == (0, [])
