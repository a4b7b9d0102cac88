"""KV read while it is computed: right rows as they are ready, and never rows of two runs under one handle."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import grpc
import numpy as np
import pytest
from waiting import WAIT_S, until
from whole_service import WholeService, prompt_of, read_rows, token_prompt, whole_service

from cluster.client import AsyncClient, Handle, Prefilled
from cluster.errors import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.plain_transformers import ROUNDING, plain_kv
from workers.errors import FailureKind
from workers.plan.events import RunFailed
from workers.requests.partition_run import PartitionRun


class LayerGate:
    """Stops every prefill at the start of one layer, before its rows exist, until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, layer: int) -> None:
        self.is_reached, self.may_go_on = threading.Event(), threading.Event()
        exchange = PartitionRun.exchange

        def halting(run: PartitionRun, at: int, k: Any, v: Any) -> Any:
            if at == layer and not run.kv.is_prefilled:
                self.is_reached.set()
                while not self.may_go_on.wait(0.01):
                    run.waits.check()
            return exchange(run, at, k, v)

        monkeypatch.setattr(PartitionRun, "exchange", halting)


async def begun(service: WholeService, prompt: list[int], **more: Any) -> tuple[Any, pb.KvHandle]:
    """A running prefill, and its handle."""
    prefill = pb.PrefillRequest(prompt=token_prompt(prompt), lease_s=30.0, **more)
    call = service.stub().PrefillKv(pb.PrefillKvRequest(prefill=prefill), timeout=WAIT_S)
    first = await call.read()
    assert first.HasField("handle")
    return call, first.handle


async def keys_of(service: WholeService, handle: pb.KvHandle, **part: Any) -> np.ndarray:
    """The keys under a handle, [layers, tokens, KV heads, head_dim]."""
    async with AsyncClient(service.address) as client:
        return (await read_rows(client, handle.handle_id, **part))[:, :, 0]


async def status_of(reading: Any) -> str:
    """Status of a read that fails."""
    with pytest.raises(CallFailed) as caught:
        await reading
    return caught.value.status


def num_layers(service: WholeService) -> int:
    return service.coordinator.facts.kv.num_layers


@pytest.mark.parametrize("num_stored", [0, 130])
async def test_rows_are_read_before_the_last_layer_is_computed(
    service: WholeService, model: str, monkeypatch: pytest.MonkeyPatch, num_stored: int
) -> None:
    prompt, last = prompt_of(1, 300), num_layers(service) - 1
    keys = plain_kv(model, prompt)[0]
    if num_stored:
        await service.stub().Warm(pb.WarmRequest(prompt=token_prompt(prompt[:num_stored])), timeout=WAIT_S)
    gate = LayerGate(monkeypatch, last)
    call, handle = await begun(service, prompt)
    assert (handle.covered_tokens, handle.provenance) == (256, "exact")
    first = await keys_of(service, handle, layers=range(last))
    assert not gate.may_go_on.is_set(), "the last layer is not computed yet"
    np.testing.assert_allclose(first, keys[:last, :256], atol=ROUNDING)
    whole = asyncio.ensure_future(keys_of(service, handle))
    gate.may_go_on.set()
    np.testing.assert_allclose(await whole, keys[:, :256], atol=ROUNDING)
    done = (await call.read()).prefilled
    assert done.handle.handle_id == handle.handle_id
    assert done.stats.cached_tokens == num_stored - num_stored % 64
    assert await call.read() is grpc.aio.EOF
    np.testing.assert_allclose(await keys_of(service, handle), keys[:, :256], atol=ROUNDING)  # the handle lives on
    assert (await service.stub().Lookup(pb.LookupRequest(prompt=token_prompt(prompt)))).stored_tokens == 256


@pytest.mark.parametrize("ending", ["abort", "client leaves", "delete"])
async def test_a_reader_is_told_when_the_rest_will_not_come(
    service: WholeService, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    gate, stub = LayerGate(monkeypatch, 1), service.stub()
    call, handle = await begun(service, prompt_of(2, 300), request_id="flow")
    reading = asyncio.ensure_future(status_of(keys_of(service, handle)))
    await asyncio.to_thread(gate.is_reached.wait, WAIT_S)
    if ending == "abort":
        await stub.Abort(pb.AbortRequest(request_ids=["flow"]))
        with pytest.raises(grpc.aio.AioRpcError, match="ABORTED"):
            await call.read()
    elif ending == "client leaves":
        call.cancel()
    else:
        await stub.DeleteData(pb.DeleteDataRequest())
        gate.may_go_on.set()
    assert await reading == "NOT_FOUND"
    assert await status_of(keys_of(service, handle)) == "NOT_FOUND"
    gate.may_go_on.set()
    if ending == "delete":
        assert not (await call.read()).prefilled.handle.handle_id
    leases, room = service.coordinator.handles.leases, service.store.store.inventory.room
    await until(lambda: not leases.num_leases and not room.num_used)


async def test_another_run_ends_the_handle_and_the_reply_has_another(
    service: WholeService, model: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt, worker = prompt_of(3, 300), service.worker
    gate, compute, epochs = LayerGate(monkeypatch, 1), service.worker.compute, []

    async def lost_once(plan: Any) -> AsyncIterator[Any]:
        epochs.append(plan.epoch)
        async for event in compute(plan):
            lost = RunFailed(kind=FailureKind.CHAIN_BROKEN, message="lost, as a test wants it")
            yield event if len(epochs) > 1 else lost
            if len(epochs) == 1:
                return

    async def rebuild(broken: int) -> None:
        service.coordinator.chain.epoch = broken + 1

    monkeypatch.setattr(worker, "compute", lost_once)
    monkeypatch.setattr(service.coordinator.chain, "rebuild", rebuild)
    call, handle = await begun(service, prompt)
    reading = asyncio.ensure_future(keys_of(service, handle, layers=[1, 2]))
    await asyncio.to_thread(gate.is_reached.wait, WAIT_S)
    gate.may_go_on.set()
    done = (await call.read()).prefilled
    assert done.stats.replays == 1
    assert await status_of(keys_of(service, handle)) == "NOT_FOUND"
    await asyncio.wait([reading])  # the reader may have had all rows before
    assert done.handle.handle_id not in ("", handle.handle_id)
    np.testing.assert_allclose(await keys_of(service, done.handle), plain_kv(model, prompt)[0][:, :256], atol=ROUNDING)


async def test_nothing_flows_of_what_is_not_exact_but_the_stored_prefix(model: str, tmp_path: Path) -> None:
    prompt = prompt_of(4, 480)
    async with whole_service(model, tmp_path / "store", preset="runahead") as service:
        await service.stub().Warm(pb.WarmRequest(prompt=token_prompt(prompt[:300])), timeout=WAIT_S)
        call, handle = await begun(service, prompt, kv_budget=0.25)
        stored = 300 - 300 % service.coordinator.chunk_tokens
        assert (handle.covered_tokens, handle.provenance) == (stored, "exact")
        np.testing.assert_allclose(
            await keys_of(service, handle), plain_kv(model, prompt)[0][:, :stored], atol=ROUNDING
        )
        assert (await call.read()).prefilled.handle.covered_tokens == stored


async def test_the_client_gives_the_handle_and_then_the_reply(service: WholeService) -> None:
    async with AsyncClient(service.address) as client:
        handle, done = [event async for event in client.flow_kv(prompt_of(5, 200), 30.0, timeout_s=WAIT_S)]
        assert isinstance(handle, Handle) and isinstance(done, Prefilled)
        assert handle.covered_tokens == 192
        assert done.handle is not None and done.handle.handle_id == handle.handle_id
        (short,) = [event async for event in client.flow_kv(prompt_of(6, 60), 30.0, timeout_s=WAIT_S)]
        assert isinstance(short, Prefilled) and short.handle is not None and not short.handle.handle_id
        with pytest.raises(CallFailed, match="lease_s must be above 0"):
            [event async for event in client.flow_kv(prompt_of(6, 60), 0.0)]
