"""A service of two workers of two shards each: stock tokens, stores of their own heads, refused requests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from served_model import ServedModel, ask, ask_until_stored, ids_prompt, random_prompt
from service_process import ServiceProcess

from benchmarks.fixtures.tiny_model import write_tiny_model
from cluster.client import CallFailed, Client
from protos.runahead.v1 import runahead_pb2 as pb
from workers.model.reference import Reference
from workers.text.tokenization import Tokenizer

pytestmark = pytest.mark.service

SHARDS = 2
#: Heads so wide that a record's header is a small part of it, as in models that need shards.
SIZES = {"num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 256}
_LEASE_S = 10.0


@pytest.fixture(scope="module")
def wide_model(tmp_path_factory: pytest.TempPathFactory) -> ServedModel:
    directory = tmp_path_factory.mktemp("wide") / "model"
    write_tiny_model(directory, **SIZES)
    return ServedModel(str(directory), Reference(str(directory)), Tokenizer(str(directory)), [], eos_token_id=-1)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("shards") / "store"


@pytest.fixture(scope="module")
def service(wide_model: ServedModel, store: Path) -> Iterator[ServiceProcess]:
    """A service that must end without a process left."""
    service = ServiceProcess(wide_model.directory, str(store), RUNAHEAD_CHAIN__TENSOR_PARALLEL=str(SHARDS))
    try:
        service.wait_ready()
        yield service
        assert service.stop() == (0, [])
    finally:
        service.kill()


@pytest.fixture(scope="module")
def client(service: ServiceProcess) -> Iterator[Client]:
    with Client(service.address) as client:
        yield client


@pytest.fixture(scope="module")
def prefix(client: Client, wide_model: ServedModel) -> list[int]:
    """A prefix stored by a cold request, whose answer is exact."""
    tokens = random_prompt(61, 256)
    reply = ask(client, [*tokens, 1])
    wide_model.assert_exact([*tokens, 1], reply.token_ids)
    assert (reply.stats.cached_tokens, reply.stats.workers, reply.stats.exact) == (0, 2, True)
    return tokens


def bytes_read(client: Client) -> int:
    """Bytes of records read, by the stores' own counters."""
    stats = client.stats().store
    return int(stats.host_hit_bytes + stats.disk_read_bytes)


@pytest.mark.parametrize("num_new", [20, 150])
def test_a_stored_prefix_is_exact_and_each_shard_reads_its_share_of_the_heads(
    client: Client, wide_model: ServedModel, prefix: list[int], num_new: int
) -> None:
    prompt, before = prefix + random_prompt(num_new, num_new), bytes_read(client)
    reply = ask(client, prompt)
    wide_model.assert_exact(prompt, reply.token_ids)
    workers = 2 if num_new > 64 else 1
    assert (reply.stats.cached_tokens, reply.stats.workers, reply.stats.exact) == (len(prefix), workers, True)
    info = client.model_info()
    assert info.num_kv_heads == SIZES["num_key_value_heads"], "clients see the whole model's number of heads"
    share = workers * len(prefix) * info.kv_bytes_per_token
    assert share <= bytes_read(client) - before <= 1.05 * share
    assert reply.stats.bytes_read.host + reply.stats.bytes_read.disk == bytes_read(client) - before


@pytest.mark.parametrize("num_new", [20, 150])
def test_shards_keep_a_budget_and_one_of_everything_is_exact(
    client: Client, wide_model: ServedModel, prefix: list[int], num_new: int
) -> None:
    prompt = prefix + random_prompt(1000 + num_new, num_new)
    whole = ask(client, prompt, kv_budget=1.0)
    wide_model.assert_exact(prompt, whole.token_ids)
    part = ask(client, [*prompt, 1], kv_budget=0.25)
    assert max(part.stats.selection.rows_attended) <= len(prefix) // 4
    assert not part.stats.exact


def test_each_shard_has_a_directory_and_a_store_of_its_own(
    service: ServiceProcess, store: Path, prefix: list[int]
) -> None:
    directories = {path.name for path in store.iterdir() if path.is_dir()}
    assert directories == {f"shard-{index}-of-{SHARDS}" for index in range(SHARDS)}
    written = [
        sum(file.stat().st_size for file in (store / name / "segments").iterdir()) for name in sorted(directories)
    ]
    assert written[0] == written[1] > 0
    assert len(service.children_called("ray::_WorkerActor")) == 2 * SHARDS


Call = Callable[[Client], object]


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("Lookup", lambda client: client.lookup([1, 2, 3])),
        ("Warm", lambda client: client.warm([1, 2, 3])),
        ("WatchStore", lambda client: next(client.watch_store())),
        (
            "lease_s",
            lambda client: client.prefill(pb.PrefillRequest(prompt=ids_prompt([1, 2, 3]), lease_s=_LEASE_S)),
        ),
    ],
)
def test_what_needs_rows_of_all_heads_is_refused_by_name(client: Client, name: str, call: Call) -> None:
    with pytest.raises(CallFailed, match=f"{name}: .*chain.tensor_parallel") as caught:
        call(client)
    assert caught.value.status == "INVALID_ARGUMENT"


@pytest.mark.parametrize("number", range(SHARDS))
def test_a_killed_store_of_one_shard_costs_what_both_would_have_served_and_comes_back(
    number: int, service: ServiceProcess, client: Client, wide_model: ServedModel, prefix: list[int]
) -> None:
    prompt, before = prefix + random_prompt(80 + number, 20), client.stats().service
    stores = service.children_called("ray::KVStoreActor")
    assert len(stores) == SHARDS
    stores[number].kill()
    reply = ask(client, prompt)  # at once: without that store, or with the chunks that it has read again from its disk
    wide_model.assert_exact(prompt, reply.token_ids)
    assert reply.stats.cached_tokens in (0, len(prefix))
    again = [*prompt, 1]
    reply = ask_until_stored(client, again)
    wide_model.assert_exact(again, reply.token_ids)
    assert reply.stats.cached_tokens >= len(prefix)
    assert client.stats().service.requests_failed == before.requests_failed
    assert len(service.children_called("ray::KVStoreActor")) == SHARDS


def test_a_worker_whose_shard_is_killed_is_lost_and_comes_back_whole(
    service: ServiceProcess, client: Client, wide_model: ServedModel, prefix: list[int]
) -> None:
    before, fresh = client.stats().service, prefix + random_prompt(71, 200)
    service.children_called("ray::_WorkerActor")[-1].kill()
    reply = ask(client, fresh)
    wide_model.assert_exact(fresh, reply.token_ids)
    assert (reply.stats.cached_tokens, reply.stats.workers) == (len(prefix), 2)
    after = client.stats().service
    assert after.epoch > before.epoch
    assert after.requests_failed == before.requests_failed
    assert len(service.children_called("ray::_WorkerActor")) == 2 * SHARDS
