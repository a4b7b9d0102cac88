"""A service under load whose workers, store and ingress are killed and stopped at random moments.

`make torture-service` runs the long version and shows what is printed here: `worker_kills_ok`, `worker_kill_extra_s`,
`store_kills_wrong`.
"""

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import psutil
import pytest
from served_model import ServedModel, ask, random_prompt
from service_process import ServiceProcess, ray_title
from under_fire import Answered, Fire, Question, asked_all_the_time, questions

from cluster.client import CallFailed, Client

pytestmark = [pytest.mark.service, pytest.mark.torture]

Rounds = Callable[[int, int], int]
WORKER, STORE = "ray::_WorkerActor", "ray::KVStoreActor"
SHORT_ROUNDS = 3
#: Seconds beyond the usual time for a request that loses a worker.
MOST_EXTRA_S = 15.0
_BACK_TIMEOUT_S = 60.0
_GONE_TIMEOUT_S = 180.0


def usual_s(address: str, asked: list[Question]) -> float:
    """Median seconds of a request under this load without faults."""
    with asked_all_the_time(address, asked) as fire:
        while len(fire.answered) < 10 * len(asked):
            time.sleep(0.05)
    assert fire.faults == []
    return statistics.median(each.seconds for each in fire.answered)


def harm_a_worker(service: ServiceProcess, random: Random) -> tuple[str, float]:
    """Kill or stop a worker at a random moment; the fault, and its time."""
    time.sleep(random.uniform(0.0, 1.0))
    victim = random.choice(service.children_called(WORKER))
    name, harm = random.choice((("killed", psutil.Process.kill), ("stopped", psutil.Process.suspend)))
    moment_s = time.monotonic()
    harm(victim)
    return name, moment_s


def test_workers_killed_and_stopped_at_random_moments_under_load_change_no_reply(
    survivor: ServiceProcess, model: ServedModel, random: Random, rounds: Rounds
) -> None:
    num_kills, extra_s, harms, num_ok, replays = rounds(SHORT_ROUNDS, 50), list[float](), list[str](), 0, 0
    with Client(survivor.address) as client:
        failed_before = client.stats().service.requests_failed
        asked = questions(client, model)
        usually_s = usual_s(survivor.address, asked)
        with asked_all_the_time(survivor.address, asked) as fire:
            while len(harms) < num_kills or not replays:  # until a kill has hit a worker that a request needed
                assert len(harms) < 5 * num_kills, "no request is replayed"
                epoch = client.stats().service.epoch
                harm, moment_s = harm_a_worker(survivor, random)
                hit = fire.in_flight_at(moment_s)
                assert hit, "some request is under way"
                wait_for_epoch(client, epoch + 1)
                harms.append(harm)
                extra_s.append(max(each.seconds for each in hit) - usually_s)
                num_ok += not any(each.fault for each in hit)
                replays += sum(each.replays for each in hit)
                print(f"{len(harms)}: {harm}, {len(hit)} requests under way, {extra_s[-1]:.1f} s more")  # noqa: T201
        assert fire.faults == []
        assert client.stats().service.requests_failed == failed_before
    print(  # noqa: T201
        f"worker_kills_ok {num_ok} of {len(harms)} ({harms.count('killed')} killed, {harms.count('stopped')} stopped), "
        f"worker_kill_extra_s {max(extra_s):.2f} (median {statistics.median(extra_s):.2f}; usual {usually_s:.2f}), "
        f"{replays} replays, {len(fire.answered)} requests"
    )
    assert num_ok == len(harms)
    if num_kills > SHORT_ROUNDS:  # the short version runs at the same time as other tests, so its seconds mean nothing
        assert max(extra_s) <= MOST_EXTRA_S


def wait_for_epoch(client: Client, epoch: int) -> None:
    deadline = time.monotonic() + _BACK_TIMEOUT_S
    while client.stats().service.epoch < epoch:
        assert time.monotonic() < deadline, "the chain was not rebuilt"
        time.sleep(0.05)


def test_a_store_killed_again_and_again_under_load_loses_nothing_that_it_had_served(
    survivor: ServiceProcess, model: ServedModel, random: Random, rounds: Rounds
) -> None:
    num_kills, lost = rounds(3, 20), list[str]()
    durable: dict[tuple[int, ...], int] = {}
    with Client(survivor.address) as client:
        before = client.stats().service
        asked = [question for question in questions(client, model) if not question.kv_budget]
        with asked_all_the_time(survivor.address, asked, num_clients=3) as fire:
            for number in range(num_kills):
                prompt = tuple(random_prompt(9000 + number, random.randint(130, 700)))
                model.assert_exact(prompt, ask(client, prompt).token_ids)
                durable[prompt] = wait_until_served(client, model, prompt, 1)
                chunks = client.stats().store.chunks
                (process,) = survivor.children_called(STORE)
                time.sleep(random.uniform(0.0, 0.5))
                writing = tuple(random_prompt(9500 + number, 700))
                ask(client, writing, 1)  # stored chunks may be on their way to disk
                process.kill()
                wait_until_served(client, model, prompt, durable[prompt])
                for known, num_tokens in durable.items():
                    served = served_tokens(client, model, known)
                    if served < num_tokens:
                        lost.append(f"kill {number}: {served} of {num_tokens} tokens")
                if (after := client.stats().store.chunks) < chunks:
                    lost.append(f"kill {number}: {after} of {chunks} chunks")
        stats = client.stats()
    print(  # noqa: T201
        f"store_kills_wrong {len(fire.faults) + len(lost)} ({len(fire.faults)} wrong or failed of "
        f"{len(fire.answered)} replies, {len(lost)} lost commits) in {num_kills} kills"
    )
    assert fire.faults == []
    assert lost == []
    assert (stats.service.requests_failed, stats.service.epoch) == (before.requests_failed, before.epoch)
    assert stats.store.quarantined_chunks == 0


def served_tokens(client: Client, model: ServedModel, prompt: tuple[int, ...]) -> int:
    """Number of a prompt's tokens that the store has; the reply must be right."""
    reply = ask(client, prompt, 4)
    model.assert_exact(prompt, reply.token_ids)
    return reply.stats.cached_tokens + reply.stats.recomputed_tokens


def wait_until_served(client: Client, model: ServedModel, prompt: tuple[int, ...], least: int) -> int:
    deadline = time.monotonic() + _BACK_TIMEOUT_S
    while (served := served_tokens(client, model, prompt)) < least:
        assert time.monotonic() < deadline, f"{served} of {least} tokens are served"
        time.sleep(0.1)
    return served


def test_clients_find_a_killed_ingress_again_on_its_port_with_what_it_had_stored(
    model: ServedModel, tmp_path: Path, random: Random, rounds: Rounds
) -> None:
    store, port = str(tmp_path / "store"), 0
    prompt = random_prompt(801, 400)
    with Client("127.0.0.1:1") as nothing_there:
        assert not nothing_there.is_ready(), "the check itself must be able to fail"
    service, left = ServiceProcess(model.directory, store), list[psutil.Process]()
    try:
        address = service.wait_ready()
        port = int(address.rpartition(":")[2])
        with Client(address) as client:
            model.assert_exact(prompt, ask(client, prompt).token_ids)
            served = wait_until_served(client, model, tuple(prompt), 1)
            for _ in range(rounds(1, 5)):
                asked = [Question(tuple(prompt), 0.0, tuple(ask(client, prompt, 16).token_ids))]
                with asked_all_the_time(address, asked, num_clients=2) as fire:
                    time.sleep(random.uniform(0.2, 1.0))
                    tree = service.children()
                    service.process.kill()
                    assert_all_gone([process for process in tree if not is_of_ray(process)])
                    left += tree
                    service.kill()
                    with pytest.raises(CallFailed, match="UNAVAILABLE"):
                        ask(client, prompt)
                    service = ServiceProcess(model.directory, store, port=port)
                    assert service.wait_ready() == address
                    client.wait_ready(_BACK_TIMEOUT_S)
                    assert wait_until_served(client, model, tuple(prompt), served) == served
                    wait_for_a_right_reply(fire)
                assert all(fault.startswith("UNAVAILABLE") for fault in fire.faults)
        assert_all_gone(left if rounds(0, 1) else [])
        assert service.stop() == (0, [])
    finally:
        service.kill()


def is_of_ray(process: psutil.Process) -> bool:
    """Ray's agents check only now and then whether their node still lives: only the long version waits for them."""
    return "Agent" in ray_title(process)


def assert_all_gone(tree: list[psutil.Process]) -> None:
    """Assert that workers, store and Ray end with the process that started them."""
    _, alive = psutil.wait_procs(tree, timeout=_GONE_TIMEOUT_S)
    assert alive == []


def wait_for_a_right_reply(fire: Fire) -> None:
    """Wait for right replies of the clients, whose channels are older than the process that serves them."""
    seen, now_s = len(fire.answered), time.monotonic()

    def latest() -> list[Answered]:
        return [each for each in fire.answered[seen:] if not each.fault]

    while len(latest()) < 4:
        assert time.monotonic() < now_s + _BACK_TIMEOUT_S, "clients got no right replies in time"
        time.sleep(0.05)
