"""Two principals of one service: one's stored KV is never used for the other, and each can delete only its own."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from secured_service import SecuredService
from served_model import ServedModel, ask, random_prompt

from cluster.client import Client

pytestmark = pytest.mark.service

PRINCIPALS = ("alice", "bob")
TIMEOUT_S = 120.0


@pytest.fixture(scope="module")
def clients(secured: SecuredService) -> Iterator[dict[str, Client]]:
    """One client for each principal, and one without a token."""
    with ExitStack() as stack:
        yield {name: stack.enter_context(secured.client(name)) for name in (*PRINCIPALS, "carol", "")}


def test_the_same_prompt_of_two_principals_is_never_shared_and_stays_exact(
    clients: dict[str, Client], model: ServedModel
) -> None:
    prompt = random_prompt(50, 260)
    cached = []
    for name in ("alice", "bob", "alice", "bob"):
        reply = ask(clients[name], prompt)
        model.assert_exact(prompt, reply.token_ids)
        cached.append(reply.stats.cached_tokens)
    assert cached == [0, 0, 256, 256]


def test_deleting_the_data_of_one_principal_leaves_that_of_the_other(
    clients: dict[str, Client], model: ServedModel
) -> None:
    prompt = random_prompt(51, 260)
    for name in PRINCIPALS:
        ask(clients[name], prompt)
        assert ask(clients[name], prompt).stats.cached_tokens == 256  # a prefix is durable before it is served
    assert clients["bob"].delete_data() >= 1
    assert clients["bob"].delete_data() == 0
    alice, bob = (ask(clients[name], prompt) for name in PRINCIPALS)
    assert (alice.stats.cached_tokens, bob.stats.cached_tokens) == (256, 0)
    model.assert_exact(prompt, alice.token_ids)
    model.assert_exact(prompt, bob.token_ids)


def test_rows_that_are_read_deleted_and_written_back_serve_their_principal_where_the_engine_is_trusted(
    clients: dict[str, Client], model: ServedModel
) -> None:
    prompt, carol = random_prompt(53, 300), clients["carol"]
    handle = carol.prefill_kv(prompt, lease_s=60.0, timeout_s=TIMEOUT_S).handle
    assert handle is not None and handle.covered_tokens > 0
    rows = [(block.layer, block.token_start, block.k, block.v) for block in carol.read_kv(handle.handle_id)]
    stored, before = handle.covered_tokens, carol.stats().service
    carol.delete_data()
    for engine, provenance in (("sglang-0.5", "foreign:sglang-0.5"), ("vllm-0.32", "trusted:vllm-0.32")):
        written = carol.write_kv(prompt[:stored], rows, engine=engine, timeout_s=TIMEOUT_S)
        assert (written.stored_tokens, written.written_tokens, written.provenance) == (stored, stored, provenance)
        found = carol.lookup(prompt, lease_s=60.0, provenance=provenance if engine == "sglang-0.5" else "")
        assert found.handle is not None and (found.stored_tokens, found.handle.provenance) == (stored, provenance)
        again = [(block.layer, block.token_start, block.k, block.v) for block in carol.read_kv(found.handle.handle_id)]
        for (*place, k, v), (*place_again, k_again, v_again) in zip(rows, again, strict=True):
            assert place == place_again
            assert k.tobytes() == k_again.tobytes() and v.tobytes() == v_again.tobytes()
        reply = ask(carol, prompt)
        model.assert_exact(prompt, reply.token_ids)
        is_trusted = provenance.startswith("trusted")
        assert reply.stats.cached_tokens == (stored if is_trusted else 0)
        assert (reply.stats.exact, reply.stats.provenance) == (not is_trusted, provenance if is_trusted else "")
        assert carol.lookup(prompt).provenance == (provenance if is_trusted else "exact")
        if not is_trusted:
            carol.release(found.handle.handle_id)
            carol.delete_data()
    after = carol.stats().service
    assert (after.kv_writes - before.kv_writes, after.refused_writes) == (2, before.refused_writes)
    assert clients["bob"].lookup(prompt).stored_tokens == 0
