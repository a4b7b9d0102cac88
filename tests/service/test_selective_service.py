"""Budgets over gRPC: two workers that each choose rows for their own queries, and replies that say so."""

from collections.abc import Iterator

import pytest
from secured_service import SecuredService
from served_model import ServedModel, ask, random_prompt

from cluster.client import Client

pytestmark = pytest.mark.service

LAYERS = 4
STORED = 256


@pytest.fixture(scope="module")
def client(secured: SecuredService) -> Iterator[Client]:
    with secured.client("carol") as client:
        yield client


@pytest.fixture(scope="module")
def prefix(client: Client) -> list[int]:
    """A stored prefix of exact rows: when it was computed under a budget, no stored row was there to choose."""
    tokens = random_prompt(7, STORED)
    stats = ask(client, [*tokens, 1], kv_budget=0.1).stats
    assert stats.exact
    assert not stats.HasField("selection")
    return tokens


@pytest.mark.parametrize("num_new", [20, 150])
def test_a_budget_of_everything_is_exact_to_the_token_on_one_worker_and_on_two(
    client: Client, model: ServedModel, prefix: list[int], num_new: int
) -> None:
    prompt = prefix + random_prompt(num_new, num_new)
    reply = ask(client, prompt, kv_budget=1.0)
    stats = reply.stats
    model.assert_exact(prompt, reply.token_ids)
    assert stats.workers == (2 if num_new > 64 else 1)
    assert list(stats.selection.rows_attended) == [STORED] * LAYERS
    assert not stats.exact, "a budget of everything is not promised to be exact"
    assert stats.cached_tokens == STORED


@pytest.mark.parametrize("num_new", [20, 150])
def test_a_part_is_attended_to_and_what_follows_from_it_is_not_kept(
    client: Client, model: ServedModel, prefix: list[int], num_new: int
) -> None:
    prompt = prefix + random_prompt(1000 + num_new, num_new)
    stats = ask(client, prompt, kv_budget=0.25).stats
    assert list(stats.selection.rows_attended) == [STORED // 4] * LAYERS
    assert 0 < stats.selection.identify_bytes < stats.bytes_read.host + stats.bytes_read.disk
    reply = ask(client, prompt)
    model.assert_exact(prompt, reply.token_ids)
    assert reply.stats.exact
    assert reply.stats.cached_tokens == STORED
