"""KV that vLLM computes reaches the service under the tokens it was computed from, or not at all."""

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from remembering_service import CHUNK, HEAD_DIM, NUM_HEADS, NUM_LAYERS, RememberingService, model_info
from vllm_stand_in import BLOCK_SIZE, FullAttentionSpec, Request, SlidingWindowSpec, refusal_of, vllm_config
from vllm_writing_engine import WritingEngine, assert_rows_are_of_their_tokens, computed_row, writing_engine

from cluster.errors import CallFailed

if TYPE_CHECKING:
    from runahead.vllm.chunk_pool import Filling

#: Two whole chunks of 4 tokens, and 2 more tokens.
PROMPT = list(range(50, 60))
CHUNK_BYTES = NUM_LAYERS * 2 * CHUNK * NUM_HEADS * HEAD_DIM * 4


def decode(engine: WritingEngine, request_id: str, num_steps: int) -> None:
    for _ in range(num_steps):
        engine.step(**{request_id: 1})


def wait_until(is_so: Callable[[], bool]) -> None:
    until_s = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < until_s
        time.sleep(0.001)


def spans(service: RememberingService, first: int = PROMPT[0]) -> list[tuple[int, int]]:
    """Assert that written rows are right; return (start, end) of the writes of the request with that first token."""
    for write in service.writes:
        assert_rows_are_of_their_tokens(write)
    return [(write.token_start, len(write.token_ids)) for write in service.writes if write.token_ids[0] == first]


@pytest.mark.parametrize(
    ("steps", "writes"),
    [([10], [(0, 8)]), ([3, 4, 3], [(0, 4), (4, 8)]), ([1] * 10, [(0, 4), (4, 8)])],
    ids=["at once", "in pieces", "token by token"],
)
def test_whole_chunks_of_prompt_and_answer_are_written_once_and_in_order(
    service: RememberingService, steps: list[int], writes: list[tuple[int, int]]
) -> None:
    with writing_engine(service) as engine:
        request = engine.add(Request("a", PROMPT)).request
        for count in steps:
            engine.step(a=count)
        decode(engine, "a", 8)
        engine.finish("a")
        engine.step()
    assert spans(service) == [*writes, (8, 12), (12, 16)]
    assert service.writes[-1].token_ids == tuple(request.all_token_ids[:16])
    assert {write.engine for write in service.writes} == {"vllm-0.32"}
    assert engine.counts == {"writes": len(service.writes), "written_tokens": 16}


@pytest.mark.parametrize(("write_bytes", "writes"), [(1, [(0, 4), (4, 8)]), (2 * CHUNK_BYTES, [(0, 8)])])
def test_a_long_prompt_is_written_in_parts(
    service: RememberingService, write_bytes: int, writes: list[tuple[int, int]]
) -> None:
    with pytest.MonkeyPatch.context() as patch, writing_engine(service) as engine:
        patch.setattr("runahead.vllm.saves._WRITE_BYTES", write_bytes)
        engine.add(Request("a", PROMPT))
        engine.step(a=10)
    assert spans(service) == writes


def test_rows_of_requests_that_compute_together_are_told_apart(service: RememberingService) -> None:
    with writing_engine(service) as engine:
        engine.add(Request("a", PROMPT))
        engine.add(Request("b", [1, *PROMPT]))
        engine.step(a=5)
        engine.step(a=5, b=11)
        engine.step(b=1, a=1)
        engine.step(a=1, b=1)
    assert spans(service) == [(0, 4), (4, 8), (8, 12)]
    assert spans(service, 1) == [(0, 8), (8, 12)]


def test_the_last_chunk_of_an_answer_is_written_when_its_tokens_are_known_late(service: RememberingService) -> None:
    """Asynchronous scheduling computes a token before the scheduler knows it."""
    with writing_engine(service) as engine:
        progress = engine.add(Request("a", PROMPT))
        engine.step(a=10)
        told = progress.request.answer
        told += [3, 4]
        patched = progress.request
        for known in (0, 1):
            in_flight, patched.answer = patched.answer, patched.answer[:known]
            metadata = engine.scheduler.build_connector_meta(engine._output({"a": 1}))
            patched.answer = in_flight
            engine.worker.bind_connector_metadata(metadata)
            engine._forward({"a": 1})
            engine.worker.wait_for_save()
            progress.num_computed += 1
        engine.finish("a")
        engine.step()
    assert spans(service) == [(0, 8), (8, 12)]


@pytest.mark.parametrize("num_cached", [0, 4, 8])
def test_a_preempted_request_is_written_as_one_that_was_not(service: RememberingService, num_cached: int) -> None:
    with writing_engine(service) as engine:
        progress = engine.add(Request("a", PROMPT))
        engine.step(a=10)
        decode(engine, "a", 1)
        engine.preempt("a")
        engine.add(Request("b", [1, *PROMPT]))
        engine.step(b=11)
        assert set(engine.requests["b"].tables[0]) != set(progress.tables[0])
        progress.num_computed = num_cached
        engine.step(a=progress.request.num_tokens - num_cached)
        decode(engine, "a", 5)
    assert spans(service) == [(0, 8), (8, 12), (12, 16)]
    assert spans(service, 1) == [(0, 8)]


def test_rows_of_a_block_that_became_another_requests_are_not_written_under_the_old_tokens(
    service: RememberingService,
) -> None:
    with writing_engine(service) as engine:
        first = engine.add(Request("a", PROMPT))
        engine.step(a=6)
        blocks = first.tables[0]
        engine.preempt("a")
        second = engine.add(Request("b", [1, *PROMPT]))
        engine.step(b=3)
        assert second.tables[0] == blocks[::-1] or set(second.tables[0]) == set(blocks)
        engine.step(b=8, a=10)
        assert not set(first.tables[0]) & set(blocks)
    assert spans(service) == [(0, 4), (4, 8)]
    assert spans(service, 1) == [(0, 8)]


def test_a_cancelled_request_writes_its_whole_chunks_and_keeps_no_memory(service: RememberingService) -> None:
    with writing_engine(service, write_bytes=3 * CHUNK_BYTES) as engine:
        for number in range(8):
            engine.add(Request(str(number), [number, *PROMPT]))
            engine.step(**{str(number): 6})
            engine.finish(str(number))
            engine.step()
            wait_until(lambda number=number: len(service.writes) > number)
    assert all(spans(service, number) == [(0, 4)] for number in range(8))
    assert "dropped_writes" not in engine.counts


def test_rows_that_were_read_from_the_service_are_not_written_back(service: RememberingService) -> None:
    with writing_engine(service, kv_role="kv_both") as engine:
        progress = engine.add(Request("a", PROMPT))
        assert progress.num_computed == progress.num_loaded == 8
        service.stored.add(tuple(PROMPT[:8]))
        engine.step(a=2)
        decode(engine, "a", 2)
    assert spans(service) == [(8, 12)] and engine.counts["written_tokens"] == 4


def test_stored_kv_that_vllm_computes_again_is_not_written(service: RememberingService) -> None:
    service.errors["read_kv"] = [CallFailed("UNAVAILABLE", "gone")]
    service.stored.add(tuple(PROMPT[:8]))
    with writing_engine(service, kv_role="kv_both") as engine:
        progress = engine.add(Request("a", PROMPT))
        progress.num_computed = 0
        engine.step(a=7)
        engine.step(a=3)
        decode(engine, "a", 2)
    assert spans(service) == [(8, 12)]


def test_after_vllms_own_prefix_cache_only_what_is_computed_is_written(service: RememberingService) -> None:
    with writing_engine(service) as engine:
        engine.add(Request("a", PROMPT))
        engine.step(a=10)
        engine.finish("a")
        engine.add(Request("b", [*PROMPT[:8], 1, 2, 3, 4, 5]), num_cached=8)
        engine.step(b=5)
    assert spans(service) == [(0, 8), (8, 12)] and engine.counts["written_tokens"] == 12


def test_a_request_that_begins_within_a_chunk_writes_nothing(service: RememberingService) -> None:
    with writing_engine(service) as engine:
        engine.add(Request("a", PROMPT), num_cached=2)
        engine.step(a=8)
        decode(engine, "a", 4)
    assert service.writes == [] and engine.counts == {"dropped_writes": 1}


# -- bounds and failures -----------------------------------------------------------------------------------------------


def test_what_does_not_fit_the_memory_is_dropped_and_later_requests_are_written(service: RememberingService) -> None:
    service.may_write.clear()
    with writing_engine(service, write_bytes=4 * CHUNK_BYTES) as engine:
        engine.add(Request("a", PROMPT))
        engine.step(a=10)
        engine.add(Request("b", [1, *PROMPT]))
        engine.step(b=11)
        decode(engine, "b", 4)
        assert engine.counts["dropped_writes"] == 1
        engine.finish("a")
        engine.step()
        service.may_write.set()
        wait_until(lambda: len(engine.worker._saves._pool._free) == 4)
        engine.add(Request("c", [2, *PROMPT]))
        engine.step(c=11)
    assert spans(service) == [(0, 8)] and spans(service, 1) == [(0, 4)] and spans(service, 2) == [(0, 8)]
    assert engine.counts["dropped_writes"] == 1


def test_memory_for_less_than_a_chunk_is_told(service: RememberingService, caplog: pytest.LogCaptureFixture) -> None:
    with writing_engine(service, write_bytes=CHUNK_BYTES - 1) as engine:
        engine.add(Request("a", PROMPT))
        engine.step(a=10)
    assert service.writes == [] and engine.counts == {"dropped_writes": 1}
    assert "write_bytes is smaller than one chunk" in caplog.text


def test_writes_that_fail_are_counted_and_warned_of_once_in_a_while(
    service: RememberingService, caplog: pytest.LogCaptureFixture
) -> None:
    service.errors["write_kv"] = [CallFailed("UNAVAILABLE", "gone"), CallFailed("INVALID_ARGUMENT", "no")]
    with writing_engine(service) as engine, caplog.at_level(logging.WARNING):
        for number in range(3):
            engine.add(Request(str(number), [number, *PROMPT]))
            engine.step(**{str(number): 5})
            engine.step(**{str(number): 6})
            engine.finish(str(number))
    assert [spans(service, number) for number in range(3)] == [[], [], [(0, 4), (4, 8)]]
    assert engine.counts["write_failures"] == 2 and engine.counts["writes"] == 4
    assert [record.getMessage() for record in caplog.records] == [
        "KV that vLLM has computed was not written to the service: UNAVAILABLE: gone"
    ]


def test_after_a_chunk_that_is_not_stored_no_later_one_is_sent(service: RememberingService) -> None:
    with writing_engine(service) as engine:
        engine.add(Request("a", PROMPT), num_cached=4)
        engine.step(a=6)
        wait_until(lambda: len(engine.worker._saves._pool._free) == engine.worker._saves._pool.num_places - 1)
        decode(engine, "a", 4)
    assert spans(service) == [(4, 8)] and service.stored == {()}
    assert engine.counts == {"writes": 1, "written_tokens": 0, "dropped_writes": 1}


@pytest.mark.parametrize("changes", [{"fingerprint": "f2"}, {"chunk_tokens": 8}], ids=["model", "chunk"])
def test_a_service_of_another_model_that_takes_the_place_of_ours_gets_nothing(
    service: RememberingService, changes: dict[str, Any]
) -> None:
    with writing_engine(service) as engine:
        service.info = model_info(**changes)
        engine.add(Request("a", PROMPT))
        engine.step(a=10)
    assert service.writes == [] and engine.counts["write_failures"] == 1


def test_a_service_that_comes_later_gets_what_is_computed_then(service: RememberingService) -> None:
    service.errors["model_info"] = [CallFailed("UNAVAILABLE", "not yet")] * 2
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("runahead.vllm.computations._AGAIN_S", 0.001)
        with writing_engine(service) as engine:
            engine.scheduler._computations._verifying.join()
            engine.add(Request("a", PROMPT))
            engine.step(a=10)
    assert spans(service) == [(0, 8)]


def test_a_service_that_comes_later_with_another_model_gets_nothing(
    service: RememberingService, caplog: pytest.LogCaptureFixture
) -> None:
    service.errors["model_info"] = [CallFailed("UNAVAILABLE", "not yet")]
    service.info = model_info(fingerprint="f2")
    with writing_engine(service) as engine:
        engine.scheduler._computations._verifying.join()
        engine.add(Request("a", PROMPT))
        engine.step(a=10)
    assert service.writes == [] and "no KV is written to the service: the service runs another" in caplog.text


@pytest.mark.parametrize("fault", ["a layer is not seen", "in parts", "another dtype", "other slots"])
def test_a_step_whose_rows_cannot_be_told_apart_is_not_written(
    service: RememberingService, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    with writing_engine(service) as engine:
        impl = engine.cache.modules["layers.1.attn"].impl
        seen = impl.do_kv_cache_update

        def faulty(layer: Any, k: torch.Tensor, v: torch.Tensor, cache: torch.Tensor, slots: torch.Tensor) -> None:
            if fault == "in parts":
                for half in (slice(0, 3), slice(3, None)):
                    seen(layer, k[half], v[half], cache, slots[half])
            elif fault == "another dtype":
                seen(layer, k.double(), v.double(), cache, slots)
            elif fault == "other slots":
                seen(layer, k, v, cache, slots + BLOCK_SIZE)

        impl.do_kv_cache_update = faulty
        engine.add(Request("a", PROMPT))
        engine.step(a=10)
        impl.do_kv_cache_update = seen
        engine.add(Request("b", [1, *PROMPT]))
        engine.step(b=11)
    assert spans(service) == [] and spans(service, 1) == [(0, 8)]
    assert engine.counts["dropped_writes"] == 1 and "KV of a step is not written" in caplog.text


# -- rows that may be written ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [{"lora_request": "adapter"}, {"cache_salt": "salt"}, {"mm_features": ["picture"]}, {"prompt_embeds": "rows"},
     {"resumable": True}],
    ids=lambda changes: next(iter(changes)),
)  # fmt: skip
def test_kv_that_is_not_that_of_the_tokens_alone_or_not_everyones_is_not_written(
    service: RememberingService, changes: dict[str, Any]
) -> None:
    with writing_engine(service) as engine:
        engine.add(Request("a", PROMPT, **changes))
        engine.step(a=10)
        engine.finish("a")
        engine.step()
    assert service.writes == [] and engine.counts == {}


def test_a_consumer_writes_nothing_and_a_producer_reads_nothing(service: RememberingService) -> None:
    with writing_engine(service, kv_role="kv_consumer") as engine:
        engine.add(Request("a", PROMPT))
        engine.step(a=2)
        decode(engine, "a", 4)
    assert service.writes == [] and len(service.prompts) == 1
    num_looked_up = len(service.looked_up)
    with writing_engine(service, kv_role="kv_producer") as engine:
        engine.add(Request("b", PROMPT))
        engine.step(b=10)
        assert engine.scheduler.requires_kv_delivery is False
    assert spans(service) == [(0, 8)] and len(service.prompts) == 1 and len(service.looked_up) == num_looked_up


def test_what_cannot_be_written_is_refused_at_start_in_one_line() -> None:
    assert "each of several ranks has only a part" in refusal_of(vllm_config({}, 2, kv_role="kv_producer"))
    for kinds in ((FullAttentionSpec, SlidingWindowSpec), (SlidingWindowSpec,)):
        assert "a sliding window" in refusal_of(vllm_config({}, kv_role="kv_producer"), *kinds)
    assert "load asynchronous" in refusal_of(vllm_config({"load": "by_layers"}, kv_role="kv_both"))
    assert "write_bytes must be above 0" in refusal_of(vllm_config({"write_bytes": 0}, kv_role="kv_both"))
    config = vllm_config({}, kv_role="kv_producer")
    config.compilation_config.cudagraph_mode.name = "FULL"
    assert "cudagraph_mode NONE" in refusal_of(config)


# -- any order ---------------------------------------------------------------------------------------------------------

_OPERATIONS = st.lists(
    st.tuples(st.sampled_from("ab"), st.sampled_from(["compute", "compute", "decode", "preempt", "finish"]),
              st.integers(1, 7)),
    max_size=25,
)  # fmt: skip


@given(_OPERATIONS, st.integers(1, 6))
@settings(max_examples=20, deadline=None)
def test_in_whatever_order_requests_compute_rows_are_under_their_own_tokens(
    operations: list[tuple[str, str, int]], num_places: int
) -> None:
    service = RememberingService()
    with writing_engine(service, write_bytes=num_places * CHUNK_BYTES) as engine:
        for number, (name, what, amount) in enumerate(operations):
            if name not in engine.requests:
                engine._has_run.discard(name)
                engine.add(Request(name, [ord(name) - ord("a"), number, *PROMPT]))
            progress = engine.requests[name]
            left = progress.request.num_tokens - progress.num_computed
            if what == "preempt":  # another request may have computed more of it meanwhile
                engine.preempt(name, min(3 * amount, progress.request.num_tokens - 1) // BLOCK_SIZE * BLOCK_SIZE)
            elif what == "finish" or progress.request.num_tokens > 30:
                engine.finish(name)
            else:
                engine.step(**{name: min(left, amount if what == "compute" else left)})
        engine.step()
    for write in service.writes:
        assert_rows_are_of_their_tokens(write)
    saves = engine.worker._saves
    if saves._pool is not None:
        num_filling = sum(len(filling._places) for filling in saves._fillings.values())
        assert len(saves._pool._free) == num_places - num_filling, "no other chunk has a place in the pool"


def new_filling() -> "Filling":
    """Filling of a request with only its first 4 tokens known; the first 4 of its 8 rows are taken."""
    from runahead.vllm.chunk_pool import ChunkPool, Filling, RowShape

    shape = RowShape(num_layers=1, num_heads=1, head_dim=1, dtype=torch.float32)
    filling = Filling(ChunkPool(4 * CHUNK * shape.token_bytes, CHUNK, shape), 0, token_ids=PROMPT[:4])
    assert filling.wanted(0, 8) == range(8)
    filling.came(8)
    assert spans_of(filling) == [(0, 4)]
    filling.token_ids += PROMPT[4:]
    return filling


def spans_of(filling: "Filling") -> list[tuple[int, int]]:
    found = []
    while (chunks := filling.take_full(1)) is not None:
        found.append((chunks.token_start, len(chunks.token_ids)))
        filling.pool.free(chunks.places)
    return found


def test_a_chunk_that_is_computed_again_from_within_is_full_when_its_last_row_has_come_again() -> None:
    filling = new_filling()
    assert filling.wanted(6, 7) == range(6, 7)
    filling.came(7)
    assert spans_of(filling) == []
    assert filling.wanted(7, 9) == range(7, 9)
    filling.came(9)
    assert spans_of(filling) == [(4, 8)] and len(filling.pool._free) == 3


def test_a_chunk_that_misses_a_row_is_never_full() -> None:
    filling = new_filling()
    filling.wanted(5, 6)
    filling.came(6)
    assert filling.wanted(7, 12) == range(0)
    filling.came(12)
    assert spans_of(filling) == [] and len(filling.pool._free) == 4


@pytest.mark.parametrize("is_late", [False, True], ids=["given up before", "given up in this step"])
def test_rows_of_an_earlier_course_do_not_count_for_the_next_one(is_late: bool) -> None:
    filling = new_filling()
    if not is_late:
        filling.give_up()
    filling.wanted(6, 8)
    if is_late:
        filling.give_up()
    else:
        filling.came(8)
    assert filling.wanted(8, 9) == range(0)
    filling.came(9)
    assert spans_of(filling) == [] and len(filling.pool._free) == 4


def test_rows_of_bfloat16_are_handed_over_as_bits() -> None:
    from runahead.vllm.chunk_pool import ChunkPool, RowShape

    shape = RowShape(num_layers=1, num_heads=1, head_dim=2, dtype=torch.bfloat16)
    pool = ChunkPool(3 * 2 * shape.token_bytes, 2, shape)
    places = [pool.allocate(), pool.allocate()]
    assert pool.num_places == 3 and places == [2, 1]
    k, v = torch.tensor([1.5, -2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]).bfloat16().reshape(1, 4, 1, 2).expand(2, 4, 1, 2)
    pool.put(0, k, -v, torch.tensor([4, 5, 2, 3]))
    found = list(pool.rows([2, 1], 6))
    assert [(layer, token, planes[0].dtype) for layer, token, *planes in found] == [(0, 6, "uint16"), (0, 8, "uint16")]
    for number, (_, _, *planes) in enumerate(found):
        for plane, wanted in zip(planes, (k, -v), strict=True):
            assert torch.equal(torch.from_numpy(plane).view(torch.bfloat16), wanted[2 * number : 2 * number + 2])


def test_made_up_rows_are_all_different() -> None:
    rows = [
        computed_row(layer, plane, position, token).flatten()
        for layer in range(2) for plane in range(2) for position in (0, 1, 31) for token in (0, 1, 127)
    ]  # fmt: skip
    assert len(torch.cat(rows).unique()) == len(rows) * NUM_HEADS * HEAD_DIM
