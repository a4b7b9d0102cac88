"""Handles, warming and repeated calls on the whole service: two workers, a real Ray, the store in its own process."""

import time

import numpy as np
import pytest
from reference_kv import assert_kv_is
from served_model import ServedModel, random_prompt
from service_process import ServiceProcess

from cluster.client import CallFailed, Client, Handle, Prefilled
from tests.support.plain_transformers import ROUNDING, plain_kv, plain_scores

pytestmark = pytest.mark.service

TIMEOUT_S = 120.0


def test_the_kv_that_two_workers_have_computed_is_that_of_plain_transformers(
    client: Client, model: ServedModel
) -> None:
    prompt = random_prompt(60, 1000)
    keys, values = plain_kv(model.directory, prompt)
    for cached in (0, 960):
        prefilled = client.prefill_kv(prompt, lease_s=60.0, timeout_s=TIMEOUT_S)
        assert prefilled.stats.cached_tokens == cached
        assert prefilled.handle is not None
        assert (prefilled.handle.covered_tokens, prefilled.handle.provenance) == (960, "exact")
        assert_kv_is(client, prefilled.handle.handle_id, keys, values, 960)
        client.release(prefilled.handle.handle_id)


def test_kv_that_two_workers_are_computing_is_read_meanwhile(client: Client, model: ServedModel) -> None:
    prompt = random_prompt(67, 1000)
    keys, values = plain_kv(model.directory, prompt)
    for cached in (0, 960):
        events = client.flow_kv(prompt, 60.0, timeout_s=TIMEOUT_S)
        handle = next(events)
        assert isinstance(handle, Handle)
        assert (handle.covered_tokens, handle.provenance) == (960, "exact")
        assert_kv_is(client, handle.handle_id, keys, values, 960)
        (done,) = events
        assert isinstance(done, Prefilled)
        assert done.handle is not None and done.handle.handle_id == handle.handle_id
        assert (done.stats.cached_tokens, done.stats.workers) == (cached, 1 if cached else 2)
        model.assert_exact(prompt, [done.first_token_id])
        client.release(handle.handle_id)


def test_on_the_stores_host_rows_come_out_of_its_memory_and_are_those_that_come_over_grpc(
    client: Client, model: ServedModel
) -> None:
    prompt = random_prompt(67, 500)
    handle = client.prefill_kv(prompt, lease_s=60.0, timeout_s=TIMEOUT_S).handle
    assert handle is not None and handle.covered_tokens == 448
    with Client(client.address, local="required") as memory, Client(client.address, local="never") as grpc:
        assert_kv_is(memory, handle.handle_id, *plain_kv(model.directory, prompt), 448)
        rows = {(block.layer, block.token_start): block for block in memory.read_kv(handle.handle_id)}
        for block in grpc.read_kv(handle.handle_id):
            end = block.token_start + len(block.k)
            whole = rows[block.layer, 0]
            assert whole.is_local and not block.is_local
            np.testing.assert_array_equal(whole.k[block.token_start : end], block.k)
            np.testing.assert_array_equal(whole.v[block.token_start : end], block.v)
        assert memory.local_reads.local_bytes == 2 * grpc.local_reads.remote_bytes == 2 * handle.size_bytes
    client.release(handle.handle_id)


def test_continuations_are_scored_by_the_last_of_two_workers_as_by_plain_transformers(
    client: Client, model: ServedModel
) -> None:
    prompt, continuations = random_prompt(66, 1000), ([7], [5, 9, 30, 2], [9, 9])
    for cached in (0, 960):
        scored = client.score(prompt, continuations, timeout_s=TIMEOUT_S)
        assert scored.stats.cached_tokens == cached
        assert scored.stats.workers == (1 if cached else 2)
        for tokens, logprobs in zip(continuations, scored.logprobs, strict=True):
            np.testing.assert_allclose(logprobs, plain_scores(model.directory, prompt, tokens), atol=ROUNDING)
        client.warm(prompt, "disk", timeout_s=TIMEOUT_S)


def test_a_prompts_own_tokens_are_told_of_by_both_workers_as_by_plain_transformers(
    client: Client, model: ServedModel
) -> None:
    prompt = random_prompt(67, 1000)
    expected = plain_scores(model.directory, prompt[:1], prompt[1:])
    for _ in range(2):  # stored rows give no log-probabilities
        told = client.prefill_kv(prompt, prompt_logprobs=1, timeout_s=TIMEOUT_S)
        assert (told.stats.cached_tokens, told.stats.workers) == (0, 2)
        assert told.prompt_logprobs is not None and len(told.prompt_logprobs.top) == 999
        np.testing.assert_allclose(told.prompt_logprobs.logprobs, expected, atol=ROUNDING)
        client.warm(prompt, "disk", timeout_s=TIMEOUT_S)


def test_serve_says_which_tokens_end_an_answer(survivor: ServiceProcess, model: ServedModel) -> None:
    assert survivor.wait_line("answers end with").endswith(f" ({model.eos_token_id})")


def test_a_killed_store_ends_handles_and_a_new_prefill_makes_new_ones(
    survivor: ServiceProcess, model: ServedModel
) -> None:
    prompt = random_prompt(63, 300)
    keys, values = plain_kv(model.directory, prompt)
    with Client(survivor.address) as client:
        handle = client.prefill_kv(prompt, lease_s=60.0, timeout_s=TIMEOUT_S).handle
        assert handle is not None
        assert_kv_is(client, handle.handle_id, keys, values, 256)
        for process in survivor.children_called("ray::KVStoreActor"):
            process.kill()
        with pytest.raises(CallFailed) as caught:
            list(client.read_kv(handle.handle_id, timeout_s=TIMEOUT_S))
        assert caught.value.status == "NOT_FOUND"
        deadline = time.monotonic() + 60
        while True:
            again = client.prefill_kv(prompt, lease_s=60.0, timeout_s=TIMEOUT_S).handle
            if again is not None and again.covered_tokens:
                break
            assert time.monotonic() < deadline, "the store did not come back"
            time.sleep(0.2)
        assert_kv_is(client, again.handle_id, keys, values, 256)
        assert client.stats().service.leases == 1
        client.release(again.handle_id)
