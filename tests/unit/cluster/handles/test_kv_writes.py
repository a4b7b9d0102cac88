"""WriteKv over gRPC: all rows of a call are stored under their engine's provenance, or none."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import grpc
import numpy as np
import pytest
from callers import Principals
from waiting import WAIT_S, until
from whole_service import WholeService, num_readers, prompt_of, rows_of, whole_service

from cluster.client import AsyncClient, CallFailed, Client
from cluster.client.kv_writing import KvWriting
from cluster.client.values import RowsToWrite, Written
from cluster.config.writes import WritesConfig
from kvstore import StoreUnreachable
from protos.runahead.v1 import runahead_pb2 as pb
from protos.runahead.v1 import runahead_pb2_grpc
from tests.support.tiny_models import TINY_VOCABULARY

VLLM = "vllm-0.32"
FOREIGN, TRUSTED = f"foreign:{VLLM}", f"trusted:{VLLM}"
#: Three whole chunks, and a rest.
NUM_TOKENS, STORABLE = 200, 192


trusting = pytest.mark.parametrize("service", [{"trusted_engines": ("vllm",)}], indirect=True)


def made_up(info: pb.GetModelInfoResponse, seed: int, start: int = 0, end: int = NUM_TOKENS) -> np.ndarray:
    """Random rows, float32 [layers, tokens, 2, KV heads, head_dim]."""
    shape = (info.num_layers, end - start, 2, info.num_kv_heads, info.head_dim)
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def in_blocks(kv: np.ndarray, start: int = 0, step: int = 50) -> Iterator[RowsToWrite]:
    """The rows of each layer in blocks of `step` tokens."""
    for layer, of_layer in enumerate(kv):
        for at in range(0, len(of_layer), step):
            yield layer, start + at, of_layer[at : at + step, 0], of_layer[at : at + step, 1]


async def read(client: AsyncClient, prompt: Sequence[int], provenance: str = "") -> tuple[np.ndarray, pb.KvLayout]:
    """The stored rows of a prompt, [layers, tokens, 2, KV heads, head_dim], and their layout."""
    handle = (await client.lookup(prompt, lease_s=30.0, provenance=provenance)).handle
    assert handle is not None and handle.handle_id
    blocks = [block async for block in client.read_kv(handle.handle_id, timeout_s=WAIT_S)]
    await client.release(handle.handle_id)
    assert handle.provenance == blocks[0].layout.provenance
    return rows_of(blocks), blocks[0].layout


async def nothing_is_left(service: WholeService) -> None:
    """Wait until the service holds no placement, memory or claim."""
    writes, placements = service.coordinator.writes, service.store.store.placements
    await until(lambda: not writes._writing and not placements._held)
    assert not writes._bytes_of_tenant
    assert not placements._claims
    assert not num_readers(service)


async def write_messages(service: WholeService, messages: Iterable[pb.WriteKvRequest]) -> Any:
    """Write from a thread: gRPC's asynchronous client may report a message that it could not send, not the refusal."""

    def write() -> Any:
        with grpc.insecure_channel(service.address) as channel:
            return runahead_pb2_grpc.RunaheadServiceStub(channel).WriteKv(iter(messages), timeout=WAIT_S)

    return await asyncio.to_thread(write)


async def test_rows_that_are_written_are_read_bit_for_bit_by_who_asks_for_that_engine(
    service: WholeService, client: AsyncClient
) -> None:
    prompt, info = prompt_of(1, NUM_TOKENS), await client.model_info()
    kv = made_up(info, 1)
    assert await client.write_kv(prompt, in_blocks(kv), engine=VLLM) == Written(STORABLE, STORABLE, FOREIGN)
    found = await client.lookup(prompt, provenance=FOREIGN)
    assert (found.stored_tokens, found.provenance) == (STORABLE, FOREIGN)
    rows, layout = await read(client, prompt, FOREIGN)
    assert np.array_equal(rows.view(np.uint32), kv[:, :STORABLE].view(np.uint32))
    assert (layout.provenance, layout.row_codec) == (FOREIGN, "")
    size_bytes = STORABLE * service.coordinator.facts.kv.token_bytes
    stats = (await client.stats()).service
    assert (stats.kv_writes, stats.refused_writes, stats.written_kv_bytes) == (1, 0, size_bytes)
    assert stats.dropped_kv_bytes == (NUM_TOKENS - STORABLE) * service.coordinator.facts.kv.token_bytes
    await nothing_is_left(service)


async def test_a_call_begins_when_its_first_rows_are_there(service: WholeService, client: AsyncClient) -> None:
    waiting: list[int] = []

    def computed() -> Iterator[RowsToWrite]:
        time.sleep(0.1)  # a call that had begun would have arrived by now
        waiting.append(service.server.first_messages.num_waiting)
        yield from in_blocks(kv)

    prompt, kv = prompt_of(21, NUM_TOKENS), made_up(await client.model_info(), 21)
    assert (await client.write_kv(prompt, computed(), engine=VLLM)).written_tokens == STORABLE
    assert waiting == [0]


async def test_an_exact_request_does_not_match_them_and_computes(service: WholeService, client: AsyncClient) -> None:
    prompt = prompt_of(2, NUM_TOKENS)
    expected = (await client.ask(prompt, 6, do_not_store=True, ignore_eos=True)).token_ids
    await client.write_kv(prompt, in_blocks(made_up(await client.model_info(), 2)), engine=VLLM)
    assert (await client.lookup(prompt)).stored_tokens == 0
    answer = await client.ask(prompt, 6, ignore_eos=True)
    assert (answer.token_ids, answer.stats.cached_tokens, answer.stats.exact) == (expected, 0, True)
    own, _ = await read(client, prompt)
    theirs, _ = await read(client, prompt, FOREIGN)
    assert not np.array_equal(own, theirs)


@trusting
async def test_rows_of_a_trusted_engine_serve_exact_requests_which_say_so(
    service: WholeService, client: AsyncClient
) -> None:
    prompt = prompt_of(3, NUM_TOKENS)
    first = await client.ask(prompt, 6, ignore_eos=True)
    rows, _ = await read(client, prompt)
    await client.delete_data()
    assert await client.write_kv(prompt[:STORABLE], in_blocks(rows), engine=VLLM) == Written(
        STORABLE, STORABLE, TRUSTED
    )
    again = await client.ask(prompt, 6, ignore_eos=True)
    assert (again.token_ids, again.stats.cached_tokens) == (first.token_ids, STORABLE)
    assert (again.stats.exact, again.stats.provenance) == (False, TRUSTED)
    assert (first.stats.exact, first.stats.provenance) == (True, "")
    read_again, layout = await read(client, prompt)
    assert np.array_equal(read_again, rows)
    assert layout.provenance == TRUSTED
    handle = (await client.prefill_kv(prompt, lease_s=10.0)).handle
    assert handle is not None and handle.provenance == TRUSTED
    blocks = [block async for block in client.read_kv(handle.handle_id, row_codec="rotated-8")]
    assert blocks[0].layout.provenance == f"coded(rotated, 8) of {TRUSTED}"
    await client.release(handle.handle_id)
    assert (await client.lookup(prompt, provenance=FOREIGN)).stored_tokens == 0
    await nothing_is_left(service)


@trusting
async def test_a_prompt_is_written_piece_by_piece_and_what_is_stored_already_is_dropped(
    service: WholeService, client: AsyncClient
) -> None:
    prompt, info, size = prompt_of(4, NUM_TOKENS), await client.model_info(), service.coordinator.facts.kv.token_bytes
    await client.warm(prompt[:64], "disk")
    kv = made_up(info, 4)
    assert await client.write_kv(prompt[:150], in_blocks(kv[:, :150]), engine=VLLM) == Written(128, 64, TRUSTED)
    assert (await client.stats()).service.dropped_kv_bytes == 86 * size
    tail = in_blocks(kv[:, 128:], 128)
    assert await client.write_kv(prompt, tail, token_start=128, engine=VLLM) == Written(192, 64, TRUSTED)
    assert await client.write_kv(prompt, in_blocks(kv), engine=VLLM) == Written(192, 0, TRUSTED)
    rows, _ = await read(client, prompt)
    assert np.array_equal(rows[:, 64:], kv[:, 64:192])
    assert not np.array_equal(rows[:, :64], kv[:, :64]), "rows computed here stay"


async def test_rows_after_tokens_that_are_not_stored_are_refused(service: WholeService, client: AsyncClient) -> None:
    prompt = prompt_of(5, NUM_TOKENS)
    await client.warm(prompt, "disk")  # exact rows, which are no prefix for an engine's rows
    kv = made_up(await client.model_info(), 5, 128)
    with pytest.raises(CallFailed, match="FAILED_PRECONDITION: only 0 of the 128 tokens before these rows are stored"):
        await client.write_kv(prompt, in_blocks(kv, 128), token_start=128, engine=VLLM)
    assert (await client.lookup(prompt, provenance=FOREIGN)).stored_tokens == 0
    await nothing_is_left(service)


Change = Callable[[list[pb.WriteKvRequest]], Any]


def of_start(**fields: Any) -> Change:
    def change(messages: list[pb.WriteKvRequest]) -> None:
        for name, value in fields.items():
            setattr(messages[0].start.layout, name, value)

    return change


def of_engine(engine: str) -> Change:
    return lambda messages: setattr(messages[0].start, "engine", engine)


LIES: dict[str, tuple[Change, str]] = {
    "no start": (lambda messages: messages.pop(0), "the first message of a call must be `start`"),
    "nothing": (lambda messages: messages.clear(), "the call has no request message"),
    "two starts": (lambda messages: messages.insert(1, messages[0]), "all messages must be `rows`"),
    "model": (of_start(model_fingerprint="another"), "layout.model_fingerprint must be"),
    "dtype": (of_start(dtype="bfloat16"), "layout.dtype must be 'float32'"),
    "heads": (of_start(num_kv_heads=7), "layout.num_kv_heads must be"),
    "head_dim": (of_start(head_dim=1), "layout.head_dim must be"),
    "layers": (of_start(num_layers=1), "layout.num_layers must be"),
    "some layers": (lambda messages: messages[0].start.layout.layers.append(0), "layout.layers must be empty, or all"),
    "rope": (of_start(rope_applied=False), "layout.rope_applied must be True"),
    "byte order": (of_start(byte_order="big"), "layout.byte_order must be 'little'"),
    "codec": (of_start(row_codec="rotated-4"), "layout.row_codec must be ''"),
    "says exact": (of_start(provenance="exact"), "layout.provenance must be ''"),
    "start inside": (of_start(token_start=1), "must be a multiple of 64"),
    "start after end": (of_start(token_start=192, token_end=128), "must be a multiple of 64"),
    "end after prompt": (of_start(token_end=NUM_TOKENS + 1), "must be a multiple of 64"),
    "less than sent": (of_start(token_end=128), "are out of order"),
    "more than sent": (lambda messages: messages[0].start.token_ids.ids.append(1), ""),
    "no prompt": (lambda messages: messages[0].start.token_ids.Clear(), "the prompt is empty"),
    "no token": (lambda messages: messages[0].start.token_ids.ids.append(TINY_VOCABULARY), "outside the vocabulary"),
    "no engine": (of_engine(""), "engine: an engine's name has"),
    "no name": (of_engine("v llm"), "engine: an engine's name has"),
    "checksum": (lambda messages: setattr(messages[3].rows, "xxh3", 1), "do not match their checksum"),
    "left out": (lambda messages: messages.pop(3), "are out of order"),
    "last left out": (lambda messages: messages.pop(), "are missing"),
    "no rows": (lambda messages: messages.__delitem__(slice(1, None)), "are missing"),
    "twice": (lambda messages: messages.insert(3, messages[3]), "are out of order"),
}


@pytest.mark.parametrize("service", [{"writes": WritesConfig(max_bytes=NUM_TOKENS * 4096)}], indirect=True)
async def test_a_writer_that_lies_is_refused_and_nothing_is_stored(service: WholeService, client: AsyncClient) -> None:
    prompt, info = prompt_of(6, NUM_TOKENS), await client.model_info()
    for name, (change, reason) in LIES.items():
        messages = list(KvWriting(info, prompt, in_blocks(made_up(info, 6)), 0, VLLM).messages())
        if name == "more than sent":
            messages[0].start.layout.token_end += 1
            reason = "are missing"
        change(messages)
        with pytest.raises(Exception, match="INVALID_ARGUMENT") as caught:
            await write_messages(service, messages)
        assert reason in str(caught.value), name
    assert (await client.lookup(prompt, provenance=FOREIGN)).stored_tokens == 0
    stats = await client.stats()
    assert (stats.service.refused_writes, stats.service.kv_writes, stats.store.chunks) == (len(LIES), 0, 0)
    await nothing_is_left(service)
    assert (await client.write_kv(prompt, in_blocks(made_up(info, 6)), engine=VLLM)).written_tokens == STORABLE


async def test_a_refusal_is_told_although_rows_are_still_being_sent(service: WholeService, client: AsyncClient) -> None:
    prompt, info = prompt_of(6, NUM_TOKENS), await client.model_info()

    def rows() -> Iterator[RowsToWrite]:
        first, *others = in_blocks(made_up(info, 6))
        yield first
        deadline_s = time.monotonic() + WAIT_S
        while not service.coordinator.writes.num_refused and time.monotonic() < deadline_s:
            time.sleep(0.001)
        for _ in range(50):
            yield from others

    with pytest.raises(CallFailed, match=r"INVALID_ARGUMENT: layout\.model_fingerprint must be"):
        await client.write_kv(prompt, rows(), engine=VLLM, fingerprint="another")
    await nothing_is_left(service)


async def test_a_write_that_is_cancelled_ends_in_the_service(service: WholeService, client: AsyncClient) -> None:
    prompt, info, go_on = prompt_of(6, NUM_TOKENS), await client.model_info(), threading.Event()

    def rows() -> Iterator[RowsToWrite]:
        first, *others = in_blocks(made_up(info, 6))
        yield first
        go_on.wait(WAIT_S)
        yield from others

    writing = asyncio.create_task(client.write_kv(prompt, rows(), engine=VLLM))
    await until(lambda: service.coordinator.writes._writing)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await nothing_is_left(service)
    go_on.set()
    assert (await client.lookup(prompt, provenance=FOREIGN)).stored_tokens == 0


async def test_numbers_that_are_not_finite_and_arrays_that_are_no_rows_are_refused(
    service: WholeService, client: AsyncClient
) -> None:
    prompt, info = prompt_of(7, NUM_TOKENS), await client.model_info()
    kv = made_up(info, 7)
    kv[1, 77, 1, 0, 0] = np.nan
    with pytest.raises(CallFailed, match="INVALID_ARGUMENT: rows of layer 1, from token 50 on: not all numbers are"):
        await client.write_kv(prompt, in_blocks(kv), engine=VLLM)
    one = np.ones((1, 1, 1))
    for k, v in ((kv[0, :, 0], kv[0, 1:, 1]), (kv[0, :, 0, 0], kv[0, :, 1, 0]), (one, one)):
        with pytest.raises(ValueError, match="K and V must be"):
            await client.write_kv(prompt, [(0, 0, k, v)], engine=VLLM)

    def broken() -> Iterator[RowsToWrite]:
        yield from list(in_blocks(made_up(info, 7)))[:3]
        raise OSError("the engine is gone")

    with pytest.raises(OSError, match="the engine is gone"):
        await client.write_kv(prompt, broken(), engine=VLLM)
    with Client(service.address) as blocking, pytest.raises(OSError, match="the engine is gone"):
        await asyncio.to_thread(blocking.write_kv, prompt, broken(), engine=VLLM)
    assert (await client.lookup(prompt, provenance=FOREIGN)).stored_tokens == 0
    await nothing_is_left(service)


async def test_the_blocking_client_writes_what_the_other_one_does(service: WholeService, client: AsyncClient) -> None:
    prompt, kv = prompt_of(8, NUM_TOKENS), made_up(await client.model_info(), 8)
    with Client(service.address) as blocking:
        written = await asyncio.to_thread(blocking.write_kv, prompt, in_blocks(kv, step=7), engine=VLLM)
        assert written == Written(STORABLE, STORABLE, FOREIGN)
    rows, _ = await read(client, prompt, FOREIGN)
    assert np.array_equal(rows, kv[:, :STORABLE])


class SlowWriter:
    """A call that has sent all messages but its last."""

    def __init__(self, service: WholeService, info: pb.GetModelInfoResponse, seed: int, metadata: Any = ()) -> None:
        *self._first, self._last = KvWriting(
            info, prompt_of(seed, NUM_TOKENS), in_blocks(made_up(info, seed)), 0, VLLM
        ).messages()
        self._writes = service.coordinator.writes
        self.call = service.stub().WriteKv(timeout=WAIT_S, metadata=metadata)

    async def begin(self) -> None:
        num_before = len(self._writes._writing)
        for message in self._first:
            await self.call.write(message)
        await until(lambda: len(self._writes._writing) > num_before)

    async def end(self) -> pb.WriteKvResponse:
        await self.call.write(self._last)
        await self.call.done_writing()
        response: pb.WriteKvResponse = await self.call
        return response


async def test_a_call_that_is_cancelled_and_one_that_is_cut_off_leave_nothing(
    service: WholeService, client: AsyncClient
) -> None:
    info = await client.model_info()
    cancelled, half = SlowWriter(service, info, 9), SlowWriter(service, info, 10)
    await cancelled.begin()
    cancelled.call.cancel()
    await nothing_is_left(service)
    await half.begin()
    await half.call.done_writing()
    with pytest.raises(Exception, match="INVALID_ARGUMENT"):
        await half.call
    await nothing_is_left(service)
    for seed in (9, 10):
        assert (await client.lookup(prompt_of(seed, NUM_TOKENS), provenance=FOREIGN)).stored_tokens == 0
    assert (await client.stats()).service.refused_writes == 2


@pytest.mark.parametrize("service", [{"writes": WritesConfig(max_call_s=0.2)}], indirect=True)
async def test_a_writer_that_sends_too_slowly_gives_its_memory_back(service: WholeService, client: AsyncClient) -> None:
    writer = SlowWriter(service, await client.model_info(), 11)
    await writer.begin()
    with pytest.raises(Exception, match="DEADLINE_EXCEEDED"):
        await writer.call
    await nothing_is_left(service)


async def test_memory_of_rows_is_bounded_for_a_call_for_a_principal_and_for_all(model: str, tmp_path: Path) -> None:
    names = ("alice", "bob", "carol")
    principals = Principals(tmp_path, *names)
    async with whole_service(model, tmp_path / "first") as measured:
        size = NUM_TOKENS * measured.coordinator.facts.kv.token_bytes
    writes = WritesConfig(max_bytes=size, max_bytes_per_tenant=size, max_bytes_in_all=2 * size)
    async with whole_service(model, tmp_path / "store", writes=writes, tokens_file=principals.file) as service:
        clients = {name: AsyncClient(service.address, principals.credentials(name), retry_s=0.0) for name in names}
        info = await clients["alice"].model_info()
        kv = made_up(info, 12, end=NUM_TOKENS + 1)
        with pytest.raises(CallFailed, match=r"INVALID_ARGUMENT.*one call may write"):
            await clients["alice"].write_kv(prompt_of(12, NUM_TOKENS + 1), in_blocks(kv), engine=VLLM)
        slow = {name: SlowWriter(service, info, 12, principals.metadata(name)) for name in names[:2]}
        for writer in slow.values():
            await writer.begin()
        for name, reason in (("alice", "you are writing too much"), ("carol", "too much KV is being written")):
            with pytest.raises(CallFailed, match=f"RESOURCE_EXHAUSTED: {reason}") as caught:
                await clients[name].write_kv(prompt_of(12, NUM_TOKENS), in_blocks(kv[:, :NUM_TOKENS]), engine=VLLM)
            assert caught.value.retry_after_s == 1.0
        for writer in slow.values():
            assert (await writer.end()).written_tokens == STORABLE, "each call writes for its own principal"
        await clients["carol"].write_kv(prompt_of(12, NUM_TOKENS), in_blocks(kv[:, :NUM_TOKENS]), engine=VLLM)
        assert (await clients["carol"].delete_data()) > 0
        found = {
            name: (await each.lookup(prompt_of(12, NUM_TOKENS), provenance=FOREIGN)) for name, each in clients.items()
        }
        assert {name: each.stored_tokens for name, each in found.items()} == {"alice": 192, "bob": 192, "carol": 0}
        for each in clients.values():
            await each.close()


async def test_what_is_being_written_when_its_data_is_deleted_is_not_stored(
    service: WholeService, client: AsyncClient
) -> None:
    writer = SlowWriter(service, await client.model_info(), 13)
    await writer.begin()
    await client.delete_data()
    response = await writer.end()
    assert (response.stored_tokens, response.written_tokens) == (0, 0)
    await nothing_is_left(service)


async def test_a_store_that_is_lost_or_on_another_host_takes_no_rows(
    service: WholeService, client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt, info = prompt_of(14, NUM_TOKENS), await client.model_info()
    for fault in ("is_lost", "is_on_this_host"):
        monkeypatch.setattr(service.store, fault, fault == "is_lost")
        with pytest.raises(CallFailed, match="UNAVAILABLE: the rows were not stored"):
            await client.write_kv(prompt, in_blocks(made_up(info, 14)), engine=VLLM)
        monkeypatch.undo()

    def unreachable() -> Any:
        raise StoreUnreachable("it has just died")

    monkeypatch.setattr(service.store, "client", unreachable)
    with pytest.raises(CallFailed, match="UNAVAILABLE: the rows were not stored"):
        await client.write_kv(prompt, in_blocks(made_up(info, 14)), engine=VLLM)
    monkeypatch.undo()
    await nothing_is_left(service)
    assert (await client.write_kv(prompt, in_blocks(made_up(info, 14)), engine=VLLM)).written_tokens == STORABLE


@pytest.mark.parametrize("service", [{"preset": "runahead", "row_codec": "rotated-4"}], indirect=True)
async def test_a_store_of_coded_rows_alone_takes_none(service: WholeService, client: AsyncClient) -> None:
    with pytest.raises(CallFailed, match="INVALID_ARGUMENT: the service stores coded rows only"):
        await client.write_kv(prompt_of(15, NUM_TOKENS), in_blocks(made_up(await client.model_info(), 15)), engine=VLLM)


async def test_a_lookup_asks_for_exact_rows_or_for_those_of_an_engine(client: AsyncClient) -> None:
    for provenance in ("exact", "trusted:vllm-0.32", "foreign:", "foreign:a b", "coded(rotated, 4)"):
        with pytest.raises(CallFailed, match="INVALID_ARGUMENT: provenance: "):
            await client.lookup(prompt_of(16, NUM_TOKENS), provenance=provenance)


async def test_a_service_that_shuts_down_takes_no_rows(service: WholeService, client: AsyncClient) -> None:
    info = await client.model_info()
    await service.coordinator.drain(1.0)
    with pytest.raises(CallFailed, match="UNAVAILABLE: the service is shutting down"):
        await client.write_kv(prompt_of(17, NUM_TOKENS), in_blocks(made_up(info, 17)), engine=VLLM)


def test_limits_that_cannot_work_are_refused() -> None:
    with pytest.raises(ValueError, match="max_call_s must be positive"):
        WritesConfig(max_call_s=0)
    for wrong in ({"max_bytes": -1}, {"max_bytes": 2**40}, {"max_bytes_per_tenant": 2**40}):
        with pytest.raises(ValueError, match="does not hold"):
            replace(WritesConfig(), **wrong)
