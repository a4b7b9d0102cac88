"""One service on two Ray nodes of this machine: a worker and a store on each, and prefixes used where they are stored.

Without a measured cost model a token that is fetched from the other node costs a quarter of one that is computed, and
the chain spans both nodes from 512 new tokens on.
"""

import itertools
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass

import pytest
from prometheus_client.parser import text_string_to_metric_families
from ray_nodes import RayNodes
from reference_kv import assert_kv_is
from served_model import Reply, ServedModel, ask, ask_until_answered, random_prompt
from service_process import ServiceProcess

from cluster.client import Client
from tests.support.plain_transformers import plain_kv

pytestmark = pytest.mark.service

WAIT_S = 60.0
METRICS_LINE = "metrics at "
CHUNK = 64
NODES = {"head", "b"}
#: An address of the loopback interface (all of 127.0.0.0/8), other than that of the head and the service's process.
ADDRESS_OF_B = "127.0.0.2"


@pytest.fixture(scope="module")
def nodes() -> Iterator[RayNodes]:
    """Nodes like two hosts: room for one worker each, and an address each."""
    nodes = RayNodes()
    try:
        nodes.start_head(num_cpus="1")
        nodes.start_node("b", num_cpus="1", node_ip_address=ADDRESS_OF_B)
        yield nodes
    finally:
        nodes.stop()


@pytest.fixture(scope="module")
def service(nodes: RayNodes, model: ServedModel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServiceProcess]:
    service = ServiceProcess(
        model.directory,
        str(tmp_path_factory.mktemp("stores") / "{node}"),
        workers=2,
        RAY_ADDRESS=nodes.address,
        RAY_AUTH_MODE=nodes.environment["RAY_AUTH_MODE"],
        RAY_AUTH_TOKEN=nodes.environment["RAY_AUTH_TOKEN"],
        RUNAHEAD_SERVER__METRICS_PORT="0",
        RUNAHEAD_WORKER__PRESET="attentionstore",
        RUNAHEAD_CHAIN__MIN_TOKENS_PER_WORKER="256",
        RUNAHEAD_CHAIN__ON_LOST_NODE="shrink",
        RUNAHEAD_CHAIN__REPLACE_TIMEOUT_S="2",
    )
    try:
        service.wait_ready()
        yield service
        assert service.stop() == (0, [])
    finally:
        service.kill()


@pytest.fixture
def client(service: ServiceProcess) -> Iterator[Client]:
    with Client(service.address) as client:
        yield client


def until(condition: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + WAIT_S
    while not condition():
        assert time.monotonic() < deadline, f"not within {WAIT_S:.0f} s: {what}"
        time.sleep(0.05)


def peer_bytes(service: ServiceProcess) -> float:
    """Bytes of rows that the stores of all nodes have sent to peers."""
    url = service.wait_line(METRICS_LINE).removeprefix(METRICS_LINE)
    with urllib.request.urlopen(url, timeout=20) as response:
        text = response.read().decode()
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    (sent,) = [sample.value for sample in samples if sample.name == "runahead_store_peer_sent_bytes_total"]
    return float(sent)


@dataclass(frozen=True)
class StoredPrefix:
    """Tokens that one node alone has computed and stored."""

    tokens: list[int]
    node: str

    @property
    def other_node(self) -> str:
        (other,) = NODES - {self.node}
        return other

    def then(self, num_tokens: int) -> list[int]:
        """A prompt that continues the prefix by `num_tokens` tokens."""
        return [*self.tokens, *random_prompt(len(self.tokens) + num_tokens, num_tokens)]


def stored_prefix(client: Client, seed: int, num_chunks: int = 3) -> StoredPrefix:
    """A new prefix, stored by the node of its first request; on return the directory knows that."""
    tokens = random_prompt(seed, num_chunks * CHUNK)
    (node,) = ask(client, [*tokens, 1]).stats.nodes
    until(lambda: ask(client, [*tokens, 2]).stats.cached_tokens == len(tokens), "the prefix is stored and known")
    return StoredPrefix(tokens, node)


def stored_on(client: Client, node: str, number: int, seed: int) -> list[StoredPrefix]:
    """New prefixes that one node has stored; new prompts are spread over idle nodes."""
    drawn = (stored_prefix(client, each) for each in range(seed, seed + 60))
    found = list(itertools.islice((prefix for prefix in drawn if prefix.node == node), number))
    assert len(found) == number, f"of 60 prefixes node {node} has {len(found)}"
    return found


@contextmanager
def busy(client: Client, prefix: StoredPrefix) -> Iterator[None]:
    """A long request keeps the prefix's node busy."""
    with closing(client.stream([*prefix.tokens, 3], 3000, ignore_eos=True, timeout_s=WAIT_S)) as answer:
        next(answer)
        yield
    until(lambda: client.stats().service.requests_running == 0, "the request is stopped")


def test_another_node_fetches_the_prefix_of_a_busy_one_and_the_tokens_are_the_same(
    client: Client, model: ServedModel
) -> None:
    prefix, fetches = stored_prefix(client, 20), client.stats().service.prefix_fetches
    prompt = prefix.then(63)  # waiting for another request costs as much as computing these; the fetch as much as 48
    with busy(client, prefix):
        reply = ask(client, prompt)
    model.assert_exact(prompt, reply.token_ids)
    stats = reply.stats
    assert list(stats.nodes) == [prefix.other_node]
    assert (stats.cached_tokens, stats.fetched_tokens) == (len(prefix.tokens), len(prefix.tokens))
    assert stats.fetched_bytes == len(prefix.tokens) * client.model_info().kv_bytes_per_token
    assert stats.ttft.fetch_s > 0
    assert "fetch" in [phase.name for phase in client.trace(reply.complete.request_id).phases]
    after = client.stats().service
    assert (after.prefix_fetches, after.prefix_fetch_failures) == (fetches + 1, 0)
    with busy(client, prefix):  # now both nodes have it
        assert ask(client, prefix.then(40)).stats.fetched_tokens == 0


def test_a_chain_over_both_nodes_is_exact_without_a_prefix_and_with_a_fetched_one(
    client: Client, model: ServedModel
) -> None:
    fresh = random_prompt(30, 600)
    reply = ask(client, fresh)
    model.assert_exact(fresh, reply.token_ids)
    assert (reply.stats.workers, set(reply.stats.nodes), reply.stats.cached_tokens) == (2, NODES, 0)
    last_node = reply.stats.nodes[-1]
    for seed in (31, 32, 33):
        prefix = stored_prefix(client, seed)
        prompt = prefix.then(700)
        reply = ask(client, prompt)
        model.assert_exact(prompt, reply.token_ids)
        assert (reply.stats.workers, set(reply.stats.nodes)) == (2, NODES)
        assert (reply.stats.cached_tokens, reply.stats.fetched_tokens) == (len(prefix.tokens), len(prefix.tokens))
        again = ask_until_all_is_stored(client, prompt)  # stored by the last worker, which had all rows
        model.assert_exact(prompt, again.token_ids)
        assert list(again.stats.nodes) == [last_node]


def test_a_handle_is_read_from_a_store_of_another_host_as_its_peer(service: ServiceProcess, model: ServedModel) -> None:
    # Without `local` this process would find the memory of both stores, because both nodes are on its machine.
    with Client(service.address, local="never") as client:
        for node, seed in (("b", 1000), ("head", 1100)):
            (prefix,) = stored_on(client, node, 1, seed)
            keys, values = plain_kv(model.directory, prefix.tokens)
            prefilled, before = client.prefill_kv(prefix.tokens, lease_s=60.0, timeout_s=WAIT_S), peer_bytes(service)
            assert (list(prefilled.stats.nodes), prefilled.handle is not None) == ([node], True)
            assert_kv_is(client, prefilled.handle.handle_id, keys, values, len(prefix.tokens))
            grown_to = before + (prefilled.handle.size_bytes if node == "b" else 0)
            until(lambda grown_to=grown_to: peer_bytes(service) == grown_to, "its rows are counted")  # type: ignore[misc]


def test_a_service_that_loses_a_node_goes_on_and_has_its_prefixes_again_when_it_returns(
    client: Client, model: ServedModel, nodes: RayNodes
) -> None:
    lost, returned = stored_on(client, "b", 2, seed=60)
    (kept,) = stored_on(client, "head", 1, seed=100)
    nodes.kill_node("b")
    for prefix, cached in ((lost, 0), (kept, len(kept.tokens))):
        prompt = prefix.then(20)
        reply = ask_until_answered(client, prompt)
        model.assert_exact(prompt, reply.token_ids)
        assert (list(reply.stats.nodes), reply.stats.cached_tokens) == (["head"], cached)
    until(lambda: client.stats().service.workers == 1, "its worker is missed")
    nodes.start_node("b", num_cpus="1", node_ip_address=ADDRESS_OF_B)
    until(lambda: client.stats().service.workers == 2, "a worker is begun on the node that is back")
    until(lambda: list(ask(client, returned.then(20)).stats.nodes) == ["b"], "the directory knows its store again")
    prompt = returned.then(25)
    reply = ask(client, prompt)
    model.assert_exact(prompt, reply.token_ids)
    assert reply.stats.cached_tokens == len(returned.tokens)


def ask_until_all_is_stored(client: Client, prompt: Sequence[int]) -> Reply:
    deadline = time.monotonic() + WAIT_S
    while (reply := ask(client, prompt)).stats.cached_tokens < len(prompt) // CHUNK * CHUNK:
        assert time.monotonic() < deadline, reply.stats
        time.sleep(0.05)
    return reply
