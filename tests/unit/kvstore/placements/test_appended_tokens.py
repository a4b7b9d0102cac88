"""Tokens appended to a placement: their whole chunks are saved after the prompt's own."""

import numpy as np
import pytest
from store_steps import WAIT_S, num_stored, prompt, publish, served

from kvstore import KVStore, Placement, StoreClient

#: Two whole chunks and a rest of 4 tokens; five whole chunks with the appended tokens.
NUM_PROMPT, NUM_ALL = 36, 90
TOKENS = prompt(NUM_ALL)
PROMPT = TOKENS[:NUM_PROMPT]


@pytest.fixture
def client(open_store, client_of) -> StoreClient:
    return client_of(open_store())


def append(store: KVStore, placement: Placement, tokens=TOKENS) -> tuple[int, int]:
    held = store.placements.held(placement.placement_id)
    first_token = len(PROMPT) // 16 * 16
    return store.placements.append(held, first_token, np.array(tokens[first_token:], np.uint32))


def test_chunks_that_are_appended_are_saved_after_those_of_the_prompt(open_store, client_of, kv_of, shape) -> None:
    store = open_store()
    client, placement, kv = client_of(store), store.acquire(PROMPT, tenant="t"), kv_of(TOKENS, shape)
    assert (placement.save_end, placement.may_append) == (2, True)
    assert client.save(placement.placement_id, 0, 2, kv) == 2
    assert client.append(placement.placement_id, 32, TOKENS[32:]) == (2, 5)
    assert client.save(placement.placement_id, 2, 5, kv) == 3
    publish(store, placement)
    assert served(store, [*TOKENS, 7], kv_of, "t") == 80
    assert num_stored(store, TOKENS, "another") == 0


def test_more_tokens_than_a_message_holds_are_appended_in_parts(open_store, client_of) -> None:
    store, tokens = open_store(), prompt(20_010)
    client, placement = client_of(store), store.acquire(tokens[:20])
    assert client.append(placement.placement_id, 16, tokens[16:]) == (1, 1250)
    assert client.append(placement.placement_id, 20_000, tokens) == (1250, 2500)


def test_chunks_that_are_appended_before_the_prompts_are_saved_wait_for_them(
    open_store, client_of, kv_of, shape
) -> None:
    store = open_store()
    client, placement, kv = client_of(store), store.acquire(PROMPT), kv_of(TOKENS, shape)
    client.append(placement.placement_id, 32, TOKENS[32:])
    client.save(placement.placement_id, 2, 5, kv)
    assert store.drain(WAIT_S)
    assert num_stored(store, TOKENS) == 0
    client.save(placement.placement_id, 0, 2, kv)
    assert store.drain(WAIT_S)
    assert served(store, [*TOKENS, 7], kv_of) == 80
    store.settle(placement.placement_id)


def test_what_is_stored_already_is_not_saved_again_and_what_follows_is(open_store, put, kv_of, shape) -> None:
    store = open_store()
    put(store, TOKENS[:64])
    placement = store.acquire(PROMPT)
    assert append(store, placement) == (4, 5)
    client = store.client()
    assert client.save(placement.placement_id, 4, 5, kv_of(TOKENS, shape)) == 1
    client.close()
    publish(store, placement)
    assert served(store, [*TOKENS, 7], kv_of) == 80


def test_two_requests_that_append_the_same_do_not_both_save_it(open_store) -> None:
    store = open_store()
    first, second = store.acquire(PROMPT[:10]), store.acquire(PROMPT[:10])
    appended = [
        store.placements.append(store.placements.held(each.placement_id), 0, np.array(TOKENS, np.uint32))
        for each in (first, second)
    ]
    assert appended == [(0, 5), (0, 0)]
    assert store.stats().counters.skipped_busy_chunks == 5
    for each in (first, second):
        store.settle(each.placement_id)
    assert store.acquire(TOKENS).save_end == 5, "no chunk is claimed any more"


@pytest.mark.parametrize("why", ["not to be kept", "after a gap", "settled", "void", "not the next token", "held only"])
def test_nothing_is_appended_where_it_could_not_be_published(open_store, why: str) -> None:
    store = open_store()
    if why == "after a gap":
        store.acquire(PROMPT)
    placement = store.acquire(PROMPT, save=why != "not to be kept")
    if why == "held only":
        placement = store.hold(PROMPT, wait_s=0.0)
    held = store.placements.held(placement.placement_id)
    if why == "settled":
        store.settle(placement.placement_id)
    if why == "void":
        store.delete_tenant("")
    first_token = 16 if why == "not the next token" else 32
    start, end = store.placements.append(held, first_token, np.array(TOKENS[first_token:], np.uint32))
    assert start == end
    assert len(held.tokens) == 32


def test_a_request_that_runs_again_appends_nothing_a_second_time(open_store) -> None:
    store = open_store()
    placement = store.acquire(PROMPT)
    assert append(store, placement) == (2, 5)
    assert append(store, placement, [*TOKENS[:50], *prompt(90, family=1)]) == (5, 5)


def test_a_placement_that_is_gone_gets_no_chunk(client: StoreClient) -> None:
    assert client.append(12345, 0, TOKENS) == (0, 0)


def test_what_others_have_stored_after_the_chunks_of_a_request_leaves_a_gap(open_store, kv_of, shape) -> None:
    store, kv = open_store(), kv_of(TOKENS, shape)
    client, first = store.client(), store.acquire(PROMPT)
    client.save(first.placement_id, 0, 2, kv)
    assert store.drain(WAIT_S)
    second = store.acquire(TOKENS)
    assert (second.save_start, second.save_end) == (2, 5)
    client.save(second.placement_id, 2, 5, kv)
    publish(store, second)
    assert append(store, first) == (2, 2)
    store.settle(first.placement_id)
    client.close()
    assert served(store, [*TOKENS, 7], kv_of) == 80
