"""Lookup over gRPC: the stored part of a prompt and a lease on it; nothing is computed, and nothing stays held."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import grpc
import numpy as np
import pytest
from callers import Principals, refused
from typer.testing import CliRunner
from waiting import WAIT_S, until
from whole_service import WholeService, num_readers, prompt_of, read_rows, token_prompt, whole_service

from cluster.cli.app import app
from cluster.client import AsyncClient, CallFailed
from cluster.config.leases import LeasesConfig
from kvstore import Placement, StoreUnreachable
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config

TEXT = "a prompt of letters, each of them a token " * 7


@pytest.fixture
async def service(model: str, tmp_path: Path) -> AsyncIterator[WholeService]:
    async with whole_service(model, tmp_path / "store", leases=LeasesConfig(max_leases_per_tenant=2)) as running:
        yield running


async def store_prompt(client: AsyncClient, prompt: Sequence[int] | str) -> None:
    """Store the whole chunks of a prompt; durable on return."""
    assert (await client.warm(prompt, "disk", timeout_s=WAIT_S)).stored_tokens


async def nothing_is_held(service: WholeService) -> None:
    await until(lambda: not num_readers(service))
    assert service.coordinator.handles.leases.num_leases == 0
    assert not service.coordinator.handles._granting


async def test_a_lookup_tells_whole_chunks_and_which_of_them_are_in_memory_and_computes_nothing(
    service: WholeService, client: AsyncClient
) -> None:
    prompt = prompt_of(1, 300)
    cold = await client.lookup(prompt)
    assert (cold.prompt_tokens, cold.stored_tokens, cold.resident_tokens, cold.chunk_tokens) == (300, 0, 0, 64)
    await store_prompt(client, prompt)
    runs, lookups = service.worker.num_runs, service.store.store.stats().counters.lookups
    warm = await client.lookup(prompt)
    assert (warm.stored_tokens, warm.resident_tokens, warm.provenance, warm.row_codec) == (256, 256, "exact", "")
    assert warm.handle is None
    branch = await client.lookup([*prompt[:140], *prompt_of(2, 100)])
    assert (branch.prompt_tokens, branch.stored_tokens) == (240, 128)
    assert (await client.lookup(prompt[:256])).stored_tokens == 256, "the chunk of the last token counts as well"
    await nothing_is_held(service)
    service.store.store.tier.forget(lambda extent: True)
    on_disk = await client.lookup(prompt)
    assert (on_disk.stored_tokens, on_disk.resident_tokens) == (256, 0)
    assert (service.worker.num_runs, service.store.store.stats().counters.lookups) == (runs, lookups)


async def test_a_text_is_looked_up_by_the_tokens_that_a_prefill_of_it_has(client: AsyncClient) -> None:
    await store_prompt(client, TEXT)
    stored = await client.lookup(TEXT)
    assert (stored.prompt_tokens, stored.stored_tokens) == (len(TEXT), len(TEXT) // 64 * 64)
    assert (await client.lookup([("user", TEXT)])).stored_tokens == stored.stored_tokens
    assert (await client.lookup(TEXT.upper())).stored_tokens == 0


async def test_the_command_says_what_the_client_says(service: WholeService, client: AsyncClient) -> None:
    await store_prompt(client, TEXT)
    arguments = ["lookup", TEXT, "--raw", "--json", "--lease-s", "20", "--address", service.address]
    result = await asyncio.to_thread(CliRunner().invoke, app, arguments)
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found["handle"].pop("expires_in_s") == pytest.approx(20, abs=10)
    handle_id = found["handle"].pop("handle_id")
    assert found["handle"].pop("covered_tokens") == found["stored_tokens"]
    expected = asdict(await client.lookup(TEXT))
    assert {**found, "handle": None} == expected
    await client.release(handle_id)


async def test_a_leased_lookup_is_read_as_a_prefill_is_and_kept_from_eviction_until_its_release(
    service: WholeService, client: AsyncClient
) -> None:
    prompt, store = prompt_of(3, 200), service.store.store
    prefilled = (await client.prefill_kv(prompt, lease_s=30.0, timeout_s=WAIT_S)).handle
    assert prefilled is not None
    rows = await read_rows(client, prefilled.handle_id)
    await client.release(prefilled.handle_id)
    handle = (await client.lookup([*prompt[:130], *prompt_of(4, 300)], lease_s=30.0)).handle
    assert handle is not None
    assert (handle.covered_tokens, handle.provenance) == (128, "exact")
    assert 20 < handle.expires_in_s <= 30
    assert handle.size_bytes == 128 * service.coordinator.facts.kv.token_bytes
    assert np.array_equal(await read_rows(client, handle.handle_id), rows[:, :128])
    assert (await client.renew_lease(handle.handle_id, 40.0)).covered_tokens == 128
    assert store.evict(10**9) == 0
    await client.release(handle.handle_id)
    await nothing_is_held(service)
    assert store.evict(10**9) > 0
    assert (await client.lookup(prompt)).stored_tokens == 0


async def test_a_lease_on_nothing_is_none(service: WholeService, client: AsyncClient) -> None:
    handle = (await client.lookup(prompt_of(5, 200), lease_s=30.0)).handle
    assert handle is not None
    assert (handle.handle_id, handle.covered_tokens) == ("", 0)
    await nothing_is_held(service)


async def test_leases_of_lookups_are_bounded_as_those_of_prefills_and_lookups_without_one_are_not(
    service: WholeService, client: AsyncClient
) -> None:
    prompt = prompt_of(6, 200)
    await store_prompt(client, prompt)
    handles = [(await client.lookup(prompt, lease_s=20.0)).handle for _ in range(2)]
    with pytest.raises(CallFailed) as caught:
        await client.lookup(prompt, lease_s=20.0)
    assert caught.value.status == "RESOURCE_EXHAUSTED"
    assert caught.value.retry_after_s is not None and 0 < caught.value.retry_after_s <= 20
    assert (await client.lookup(prompt)).stored_tokens == 192
    await client.release(*[handle.handle_id for handle in handles if handle is not None])
    await nothing_is_held(service)


async def test_a_lease_is_bounded_by_what_is_stored_of_a_prompt_and_not_by_its_length(
    model: str, tmp_path: Path
) -> None:
    config = tiny_config("llama")
    head_dim = config.hidden_size // config.num_attention_heads
    room = 128 * config.num_hidden_layers * config.num_key_value_heads * head_dim * 2 * 4  # two chunks in float32
    leases = LeasesConfig(max_leased_bytes_per_tenant=room)
    async with (
        whole_service(model, tmp_path / "store", leases=leases) as service,
        AsyncClient(service.address) as client,
    ):
        assert room == 128 * service.coordinator.facts.kv.token_bytes
        prompt = prompt_of(7, 400)
        await client.warm(prompt[:140], timeout_s=WAIT_S)
        handle = (await client.lookup(prompt, lease_s=20.0)).handle
        assert handle is not None and handle.covered_tokens == 128
        with pytest.raises(CallFailed, match="RESOURCE_EXHAUSTED"):
            await client.lookup(prompt, lease_s=20.0)
        await client.release(handle.handle_id)
        await client.warm(prompt, timeout_s=WAIT_S)
        with pytest.raises(CallFailed, match=r"INVALID_ARGUMENT.*lease a shorter prompt"):
            await client.lookup(prompt, lease_s=20.0)
        await nothing_is_held(service)


async def test_what_can_never_be_looked_up_is_refused_in_one_line(service: WholeService) -> None:
    for request in (
        pb.LookupRequest(),
        pb.LookupRequest(prompt=token_prompt([])),
        pb.LookupRequest(prompt=pb.Prompt(text="")),
        pb.LookupRequest(prompt=token_prompt([1, TINY_VOCABULARY])),
        pb.LookupRequest(prompt=token_prompt([1] * 5000)),
        pb.LookupRequest(prompt=pb.Prompt(text="x" * 5000)),
        *(pb.LookupRequest(prompt=token_prompt([1, 2]), lease_s=lease_s) for lease_s in (-1.0, 1e9, float("nan"))),
    ):
        code, says = await refused(service.stub().Lookup(request, timeout=WAIT_S))
        assert code is grpc.StatusCode.INVALID_ARGUMENT and says, str(request)[:80]
    await nothing_is_held(service)


async def test_without_its_store_a_service_does_not_say_that_nothing_is_stored(
    service: WholeService, client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt = prompt_of(8, 200)
    await store_prompt(client, prompt)

    async def restarted(placement: Placement) -> int:
        raise StoreUnreachable("as a test wants it")

    with monkeypatch.context() as patch:
        patch.setattr(service.store, "resident_tokens", restarted)
        with pytest.raises(CallFailed, match=r"UNAVAILABLE.*the store was lost"):
            await client.lookup(prompt, lease_s=20.0)
    await nothing_is_held(service)
    service.store.is_lost = True
    with pytest.raises(CallFailed, match=r"UNAVAILABLE.*stored KV cannot be looked up"):
        await client.lookup(prompt, lease_s=20.0)
    service.store.is_lost = False
    assert (await client.lookup(prompt)).stored_tokens == 192


async def test_a_client_that_leaves_a_lookup_holds_nothing(
    service: WholeService, client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt, is_asked, may_answer = prompt_of(9, 200), asyncio.Event(), asyncio.Event()
    await store_prompt(client, prompt)
    hold = service.store.hold

    async def hold_later(token_ids: Sequence[int], *, wait_s: float, **options: Any) -> Placement:
        assert wait_s == 0, "the lookup does not wait"
        is_asked.set()
        await may_answer.wait()
        return await hold(token_ids, wait_s=wait_s, **options)

    monkeypatch.setattr(service.store, "hold", hold_later)
    looking = asyncio.ensure_future(client.lookup(prompt, lease_s=20.0))
    await is_asked.wait()
    looking.cancel()
    await until(lambda: not service.coordinator.handles.leases.num_leases)
    num_settled = len(service.store.settled)
    may_answer.set()
    await until(lambda: len(service.store.settled) > num_settled)
    await nothing_is_held(service)


async def test_coded_rows_are_said_to_be_coded(model: str, tmp_path: Path) -> None:
    async with (
        whole_service(model, tmp_path / "store", preset="runahead", row_codec="rotated-4") as service,
        AsyncClient(service.address) as client,
    ):
        prompt = prompt_of(10, 300)
        await client.warm(prompt, "disk", timeout_s=WAIT_S)
        stored = await client.lookup(prompt, lease_s=20.0)
        assert stored.stored_tokens == 300 - 300 % stored.chunk_tokens
        assert (stored.provenance, stored.row_codec) == ("coded(rotated, 4)", "rotated-4")
        assert stored.handle is not None
        assert (stored.handle.provenance, stored.handle.row_codec) == (stored.provenance, stored.row_codec)


async def test_what_another_principal_has_stored_is_nothing_and_a_caller_without_a_token_is_told_nothing(
    model: str, tmp_path: Path
) -> None:
    principals = Principals(tmp_path, "alice", "bob")
    prompt, found = prompt_of(11, 200), dict[str, Any]()
    async with whole_service(model, tmp_path / "store", tokens_file=principals.file) as service:
        for name in ("alice", "bob"):
            async with AsyncClient(service.address, principals.credentials(name)) as client:
                if name == "alice":
                    await store_prompt(client, prompt)
                found[name] = await client.lookup(prompt)
        async with AsyncClient(service.address) as client:
            with pytest.raises(CallFailed, match="UNAUTHENTICATED"):
                await client.lookup(prompt)
    assert (found["alice"].stored_tokens, found["bob"].stored_tokens) == (192, 0)
