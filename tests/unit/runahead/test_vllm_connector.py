"""The connector under an engine that calls it as vLLM does: rows reach their blocks, or vLLM computes the tokens."""

import threading
import time
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
import vllm_stand_in
from remembering_service import CHUNK, NUM_HEADS, NUM_LAYERS, RememberingService, model_info, rows
from vllm_stand_in import (
    FullAttentionSpec,
    MambaSpec,
    Progress,
    Request,
    SlidingWindowSpec,
    StandInEngine,
    cache_config,
    refusal_of,
    vllm_config,
)

from cluster.client.values import KvBlock
from cluster.errors import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb
from runahead.vllm.block_tables import CacheGroup
from runahead.vllm.counters import Counters
from runahead.vllm.loads import Loads
from runahead.vllm.metadata import LoadSpec
from runahead.vllm.settings import Settings

MODES = ["asynchronous", "by_layers"]
#: Two whole chunks of 4 tokens, and 2 more tokens.
PROMPT = list(range(10))


def ran(engine: StandInEngine, request: Request, num_computed: int = 0) -> Progress:
    """Step until the request's load or forward pass is over; return its progress."""
    progress = engine.add(request, num_computed)
    engine.step_until(lambda: progress.is_running and not progress.is_waiting)
    return progress


def assert_rows(
    engine: StandInEngine,
    progress: Progress,
    tokens: range,
    num_ranks: int = 1,
    layers: Sequence[int] = range(NUM_LAYERS),
) -> None:
    for rank, cache in enumerate(engine.caches):
        for layer in layers:
            found = cache.rows(layer, progress.tables[layer % len(progress.tables)], tokens)
            for plane in range(2):
                wanted = torch.from_numpy(rows(layer, tokens, plane))
                share = wanted.shape[1] // num_ranks
                assert torch.equal(found[:, plane], wanted[:, rank * share : (rank + 1) * share])


def untouched(engine: StandInEngine, block_ids: list[int]) -> bool:
    modules = engine.caches[0].modules.values()
    return all(bool(module.kv_cache[block_ids].isnan().all()) for module in modules)


def loads_of(service: RememberingService, write: Any, dtype: torch.dtype = torch.float32) -> Loads:
    """Loads of a model with one layer, in blocks of 2 tokens."""
    layer: Any = SimpleNamespace(index=0, device=torch.device("cpu"), write=write)
    groups = [CacheGroup((layer,), 2)]
    heads = slice(0, NUM_HEADS)
    return Loads(service, Settings(), Counters(), groups=groups, heads=heads, dtype=dtype, engine="vllm-0.32")


@pytest.mark.parametrize("load", MODES)
@pytest.mark.parametrize("num_ranks", [1, 2])
def test_rows_of_a_prompt_lie_in_its_own_blocks_and_nowhere_else(
    service: RememberingService, load: str, num_ranks: int
) -> None:
    with vllm_stand_in.engine(service, load=load, num_ranks=num_ranks) as engine:
        progress = ran(engine, Request("a", PROMPT))
        assert progress.num_loaded == 8 and not progress.has_failed
        assert_rows(engine, progress, range(8), num_ranks)
        others = [block for block in range(1, 60) if block not in progress.block_ids[:4]]
        assert untouched(engine, others)
        engine.step_until(lambda: service.released == ["handle-1"])
    assert engine.counts["loaded_tokens"] == 8 * num_ranks and engine.counts["lookups"] == 1
    assert service.prompts == [PROMPT] and service.read_layers == [(0, 1, 2)] * num_ranks


@pytest.mark.parametrize("load", MODES)
def test_only_what_vllm_has_not_itself_is_read(service: RememberingService, load: str) -> None:
    with vllm_stand_in.engine(service, load=load) as engine:
        progress = ran(engine, Request("a", PROMPT), num_computed=6)
        assert progress.num_loaded == 2
        assert_rows(engine, progress, range(6, 8))
        assert untouched(engine, progress.block_ids[:3])


@pytest.mark.parametrize("num_computed", [0, 6])
def test_layers_with_a_window_are_read_as_far_as_vllm_has_blocks_for_them(
    service: RememberingService, num_computed: int
) -> None:
    #: Layers 0 and 2 have full attention. After 8 tokens a window of 4 has left block 0 and block 1, of 2 tokens each.
    kinds = (FullAttentionSpec, SlidingWindowSpec)
    with vllm_stand_in.engine(service, load="asynchronous", kinds=kinds) as engine:
        progress = ran(engine, Request("a", PROMPT), num_computed)
        full, window = progress.tables
        assert progress.num_loaded == 8 - num_computed and window[:2] == [0, 0]
        kept = range(max(4, num_computed), 8)
        assert_rows(engine, progress, range(num_computed, 8), layers=(0, 2))
        assert_rows(engine, progress, kept, layers=(1,))
        written = set(full[num_computed // 2 : 4]) | set(window[kept.start // 2 : 4])
        assert untouched(engine, [block for block in range(60) if block not in written])
    reads = dict(zip(service.read_layers, service.read_tokens, strict=True))
    assert reads == ({(0, 2): range(8), (1,): range(4, 8)} if num_computed == 0 else {(0, 1, 2): range(6, 8)})


@pytest.mark.parametrize("num_ranks", [1, 2])
def test_a_failed_load_of_a_model_with_windows_reports_its_request(service: RememberingService, num_ranks: int) -> None:
    """No block is reported, because blocks of two groups may have one number."""
    kinds = (FullAttentionSpec, SlidingWindowSpec)
    service.read_breaks_after = 7  # six messages of full attention, and one of the other group
    with vllm_stand_in.engine(service, load="asynchronous", kinds=kinds, num_ranks=num_ranks) as engine:
        assert ran(engine, Request("a", PROMPT)).has_failed
        engine.step_until(lambda: service.released == ["handle-1"])
    assert engine.counts["load_failures"] == num_ranks


@pytest.mark.parametrize("is_local", [True, False])
def test_bytes_out_of_the_stores_memory_are_counted(service: RememberingService, is_local: bool) -> None:
    service.is_local = is_local
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        assert_rows(engine, ran(engine, Request("a", PROMPT)), range(8))
    assert engine.counts["read_bytes"] > 0
    assert engine.counts.get("local_bytes", 0) == is_local * engine.counts["read_bytes"]


def test_a_prompt_that_is_stored_takes_no_workers_time(service: RememberingService) -> None:
    service.stored_tokens = 8
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        progress = ran(engine, Request("a", PROMPT))
        assert progress.num_loaded == 8
        assert_rows(engine, progress, range(8))
    assert service.prompts == [] and service.released == ["stored"]


@pytest.mark.parametrize("provenance", ["exact", "budget(0.5)"])
def test_a_prompt_of_which_not_all_is_stored_or_not_exactly_is_prefilled(
    service: RememberingService, provenance: str
) -> None:
    service.stored_tokens = 4 if provenance == "exact" else 8
    service.stored_provenance = provenance
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        assert ran(engine, Request("a", PROMPT)).num_loaded == 8
    assert service.prompts == [PROMPT] and set(service.released) == {"stored", "handle-1"}


def test_requests_of_one_step_that_wait_by_layers_need_no_thread_each(service: RememberingService) -> None:
    """The reader has no room for all rows of a prompt, and begins with the second prompt only after the first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("runahead.vllm.loads._BLOCKS_AHEAD", 1)
        with vllm_stand_in.engine(service, load="by_layers", load_threads=1) as engine:
            requests = [Request("a", PROMPT), Request("b", PROMPT[1:])]
            while None in [engine.scheduler.get_num_new_matched_tokens(request, 0)[0] for request in requests]:
                time.sleep(0.001)
            both = [engine.add(request) for request in requests]
            engine.step()
            assert all(progress.is_running and not progress.has_failed for progress in both)
            for progress in both:
                assert_rows(engine, progress, range(8))


def test_a_step_that_computes_writes_what_had_come_by_its_end(service: RememberingService) -> None:
    """The bound holds at any speed of the readers: here each row comes while the one before it is written."""
    was_put, may_come = ([threading.Event() for _ in range(3)] for _ in range(2))
    written: list[int] = []

    def blocks(*_: Any, **__: Any) -> Iterator[KvBlock]:
        layout = pb.KvLayout(model_fingerprint="f1", provenance="exact")
        for token in range(3):
            assert may_come[token].wait(20)
            yield KvBlock(layout, 0, token, rows(0, range(token, token + 1), 0), rows(0, range(token, token + 1), 1))
            was_put[token].set()

    def write(k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        written.extend(slots.tolist())
        for event in may_come[: len(written) + 1]:
            event.set()
        assert was_put[min(len(written), 2)].wait(20)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "read_kv", blocks)
        loads = loads_of(service, write)
        may_come[0].set()
        loads.begin([LoadSpec("a", "handle", "f1", 0, 3, ((1, 2),))])
        assert was_put[0].wait(20)
        for num_written in (1, 2, 3):
            loads.write_arrived(is_idle=False)
            assert len(written) == num_written
        assert [load.has_failed for load in loads.take_ended()] == [False] and written == [2, 3, 4]
    loads.close()


def test_a_service_that_shall_not_compute_is_asked_for_what_it_has(service: RememberingService) -> None:
    service.stored_tokens = 4
    with vllm_stand_in.engine(service, load="asynchronous", prefill=False) as engine:
        progress = ran(engine, Request("a", PROMPT))
        assert progress.num_loaded == 4
        assert_rows(engine, progress, range(4))
        service.stored_tokens = 0
        assert ran(engine, Request("b", PROMPT)).num_loaded == 0
    assert service.looked_up == [PROMPT, PROMPT] and service.prompts == []
    assert service.released == ["stored"] and "lookup_failures" not in engine.counts


@pytest.mark.parametrize("load", MODES)
def test_the_last_token_of_a_prompt_of_whole_chunks_is_computed(service: RememberingService, load: str) -> None:
    with vllm_stand_in.engine(service, load=load) as engine:
        progress = ran(engine, Request("a", PROMPT[:8]))
        assert progress.num_loaded == 7
        assert_rows(engine, progress, range(7))


@pytest.mark.parametrize("load", MODES)
@pytest.mark.parametrize("fault", ["refused", "broken", "another model", "not exact", "out of order", "unknown"])
def test_a_failed_load_reports_all_its_blocks(service: RememberingService, load: str, fault: str) -> None:
    faults: dict[str, dict[str, Any]] = {
        "refused": {"errors": {"read_kv": [CallFailed("NOT_FOUND", "there is no such handle")]}},
        "broken": {"read_breaks_after": 2},
        "another model": {"layout_fingerprint": "f2"},
        "not exact": {"layout_provenance": "coded(rotated, 4)"},
        "out of order": {"order": [0, 0, 1, 2]},
        "unknown": {"order": [7, 0, 1, 2]},
    }
    for name, value in faults[fault].items():
        setattr(service, name, value)
    with vllm_stand_in.engine(service, load=load) as engine:
        progress = ran(engine, Request("a", PROMPT))
        assert progress.has_failed
        engine.step_until(lambda: service.released == ["handle-1"])
    assert engine.counts["load_failures"] == 1 and engine.counts["failed_tokens"] == 8
    assert "loaded_tokens" not in engine.counts


@pytest.mark.parametrize("load", MODES)
def test_a_load_that_is_late_is_told_and_writes_nothing_afterwards(service: RememberingService, load: str) -> None:
    service.may_read.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("runahead.vllm.loads._GRACE_S", 0.0)
        with vllm_stand_in.engine(service, load=load, load_timeout_s=0.01) as engine:
            progress = ran(engine, Request("a", PROMPT))
            assert progress.has_failed
            service.may_read.set()
            engine.step()
            engine.step()
            assert untouched(engine, list(range(1, 60)))
    assert engine.counts["load_failures"] == 1


def test_an_idle_engine_goes_on_when_its_only_load_is_late(service: RememberingService) -> None:
    service.may_read.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("runahead.vllm.loads._GRACE_S", -60.0)
        with vllm_stand_in.engine(service, load="asynchronous") as engine:
            progress = engine.add(Request("a", PROMPT))
            engine.step_until(lambda: progress.num_loaded == 8)
            assert progress.has_failed and not progress.is_waiting


def test_a_request_that_is_aborted_while_it_loads_is_given_back_and_written_no_more(
    service: RememberingService,
) -> None:
    service.may_read.clear()
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        progress = engine.add(Request("a", PROMPT))
        engine.step_until(lambda: progress.is_waiting)
        engine.step()
        engine.abort("a")
        engine.step()
        assert engine.requests == {}, "its blocks are free"
        service.may_read.set()
        for _ in range(3):
            engine.step()
        assert untouched(engine, list(range(1, 60)))
        engine.step_until(lambda: service.released == ["handle-1"])
    assert engine.counts["loads"] == 1 and "load_failures" not in engine.counts


def test_a_request_that_is_aborted_while_the_service_computes_is_aborted_there(service: RememberingService) -> None:
    service.may_prefill.clear()
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        engine.add(Request("a", PROMPT))
        engine.step_until(lambda: service.prompts)
        engine.abort("a")
        engine.step_until(lambda: service.aborted and service.released == ["handle-1"])
    assert len(service.aborted) == 1


def test_a_lookup_that_was_aborted_is_no_failure(service: RememberingService) -> None:
    service.may_prefill.clear()
    service.errors["prefill_kv"] = [CallFailed("ABORTED", "the request was aborted")]
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        engine.add(Request("a", PROMPT))
        engine.step_until(lambda: service.prompts)
        engine.abort("a")
        engine.step_until(lambda: "lookup_seconds" in engine.counts)
    assert "lookup_failures" not in engine.counts


@pytest.mark.parametrize("fault", ["away", "full", "coded"])
def test_vllm_computes_what_the_service_does_not_give(service: RememberingService, fault: str) -> None:
    if fault == "coded":
        service.provenance = "coded(rotated, 4)"
    else:
        service.errors["prefill_kv"] = [CallFailed({"away": "UNAVAILABLE", "full": "RESOURCE_EXHAUSTED"}[fault], "no")]
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        progress = ran(engine, Request("a", PROMPT))
        assert progress.num_loaded == 0
        assert engine.scheduler.get_num_new_matched_tokens(progress.request, 0) == (0, False), "asked only once"
    assert engine.counts["lookup_failures"] == 1
    assert service.released == (["handle-1"] if fault == "coded" else [])


@pytest.mark.parametrize("load", MODES)
def test_rows_of_its_own_that_the_operator_trusts_are_read(service: RememberingService, load: str) -> None:
    service.provenance = service.layout_provenance = "trusted:vllm-0.32"
    with vllm_stand_in.engine(service, load=load) as engine:
        progress = ran(engine, Request("a", PROMPT))
        assert progress.num_loaded == 8 and not progress.has_failed


@pytest.mark.parametrize(
    "provenance", ["foreign:vllm-0.32", "trusted:vllm-0.31", "trusted:vllm-0.32,trusted:other", "coded(rotated, 4)", ""]
)
def test_rows_of_other_engines_are_not_read(service: RememberingService, provenance: str) -> None:
    service.provenance = provenance
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        assert ran(engine, Request("a", PROMPT)).num_loaded == 0
    assert service.released == ["handle-1"]


def test_bits_of_bfloat16_are_written_as_the_numbers_that_they_are(service: RememberingService) -> None:
    numbers = torch.tensor([1.5, -2.0]).bfloat16().reshape(1, 1, 2)
    bits = numbers.view(torch.uint16).numpy()
    block = KvBlock(pb.KvLayout(model_fingerprint="f1", provenance="exact"), 0, 0, bits, bits)
    written: list[torch.Tensor] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "read_kv", lambda *_, **__: (each for each in [block]))
        loads = loads_of(service, lambda k, v, slots: written.extend([k, v, slots]), torch.bfloat16)
        loads.begin([LoadSpec("a", "handle", "f1", 0, 1, ((3,),))])
        loads.wait_for_layer(0)
    loads.close()
    assert torch.equal(written[0], numbers) and torch.equal(written[1], numbers) and written[2].tolist() == [6]


def test_rows_of_many_blocks_that_come_at_once_are_written_by_one_call_and_not_copied_before(
    service: RememberingService,
) -> None:
    """Rows come as from the store's memory: K and V of a token are neighbours, and nothing is read-only."""
    rows_T2HD = np.arange(6 * 2 * NUM_HEADS * 4, dtype=np.float32).reshape(6, 2, NUM_HEADS, 4)
    layout = pb.KvLayout(model_fingerprint="f1", provenance="exact")
    block = KvBlock(layout, 0, 0, rows_T2HD[:, 0], rows_T2HD[:, 1], is_local=True)
    written: list[tuple[torch.Tensor, ...]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "read_kv", lambda *_, **__: (each for each in [block]))
        loads = loads_of(service, lambda *rows: written.append(rows))
        loads.begin([LoadSpec("a", "handle", "f1", 0, 6, ((3, 7, 5),))])
        loads.wait_for_layer(0)
    loads.close()
    ((k, v, slots),) = written
    assert slots.tolist() == [6, 7, 14, 15, 10, 11]
    assert [k.data_ptr(), v.data_ptr()] == [plane.ctypes.data for plane in (block.k, block.v)]


def test_a_service_with_too_many_readers_is_asked_again(service: RememberingService) -> None:
    service.errors["read_kv"] = [CallFailed("RESOURCE_EXHAUSTED", "8 readers", 0.001)]
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        progress = ran(engine, Request("a", PROMPT))
        assert not progress.has_failed
        assert_rows(engine, progress, range(8))


def test_a_lease_is_renewed_while_it_is_in_use(service: RememberingService) -> None:
    service.may_read.clear()
    with vllm_stand_in.engine(service, load="asynchronous", lease_s=0.03) as engine:
        progress = engine.add(Request("a", PROMPT))
        engine.step_until(lambda: progress.is_waiting)
        assert service.was_renewed.wait(20)
        assert set(service.renewed) == {"handle-1"} and not service.released


def test_handles_that_are_held_when_vllm_ends_are_released(service: RememberingService) -> None:
    service.may_read.clear()
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        progress = engine.add(Request("a", PROMPT))
        engine.step_until(lambda: progress.is_waiting)
    assert service.released == ["handle-1"]


@pytest.mark.parametrize(
    "request_",
    [
        Request("a", PROMPT, lora_request="adapter"),
        Request("a", PROMPT, cache_salt="salt"),
        Request("a", PROMPT, mm_features=["picture"]),
        Request("a", PROMPT, prompt_embeds="rows"),
        Request("a", PROMPT, skip_reading_prefix_cache=True),
        Request("a", PROMPT[: CHUNK - 1]),
        Request("a", None, prompt_embeds="rows"),
    ],
    ids=["adapter", "salt", "picture", "embeddings", "log-probabilities", "short", "no ids"],
)
def test_a_prompt_whose_kv_is_not_the_services_is_not_asked_for(service: RememberingService, request_: Request) -> None:
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        assert engine.scheduler.get_num_new_matched_tokens(request_, 0) == (0, False)
    assert service.prompts == []


def test_a_prompt_that_vllm_has_itself_is_not_asked_for(service: RememberingService) -> None:
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        assert engine.scheduler.get_num_new_matched_tokens(Request("a", PROMPT), 8) == (0, False)
    assert service.prompts == []


def test_an_idle_engine_sleeps_until_the_service_has_answered(service: RememberingService) -> None:
    service.may_prefill.clear()
    with pytest.MonkeyPatch.context() as patch, vllm_stand_in.engine(service, load="asynchronous") as engine:
        patch.setattr("runahead.vllm.lookups.IDLE_S", 20.0)
        progress = engine.add(Request("a", PROMPT))
        timer = threading.Timer(0.01, service.may_prefill.set)
        timer.start()
        engine.step()
        engine.step()
        timer.join()
        assert progress.num_loaded == 8, "its second step came after the answer"


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [{"dtype": "bfloat16"}, {"num_layers": 4}, {"num_kv_heads": 1}, {"head_dim": 4}, {"fingerprint": "f2"},
     {"rope_applied": False}],
    ids=lambda changes: next(iter(changes)),
)  # fmt: skip
def test_a_service_of_another_model_is_refused_at_start_in_one_line(
    service: RememberingService, changes: dict[str, Any]
) -> None:
    service.info = model_info(**changes)
    with pytest.raises(ValueError, match=r"^the service .*(model|RoPE)") as refused:
        vllm_stand_in.engine(service, load="asynchronous").__enter__()
    assert "\n" not in str(refused.value)


def test_a_service_that_comes_later_with_another_model_is_not_read(service: RememberingService) -> None:
    service.errors["model_info"] = [CallFailed("UNAVAILABLE", "not yet")]
    service.info = model_info(fingerprint="f2")
    with vllm_stand_in.engine(service, load="asynchronous") as engine:
        assert ran(engine, Request("a", PROMPT)).num_loaded == 0
    assert service.prompts == [] and engine.counts["lookup_failures"] == 1


def accepted(config: Any) -> None:
    from runahead.vllm import RunaheadConnector

    RunaheadConnector(config, vllm_stand_in.Role.WORKER, cache_config()).shutdown()


def test_what_the_connector_cannot_serve_is_refused_at_start() -> None:
    config = vllm_config({})
    config.kv_transfer_config.kv_load_failure_policy = "fail"
    assert "recompute" in refusal_of(config)
    assert "MambaSpec" in refusal_of(vllm_config({}), FullAttentionSpec, MambaSpec)
    layerwise = vllm_config({"load": "by_layers"})
    assert "must be asynchronous" in refusal_of(layerwise, FullAttentionSpec, SlidingWindowSpec)
    assert "must be asynchronous" in refusal_of(layerwise, SlidingWindowSpec)
    assert "quantized by awq" in refusal_of(vllm_config({}, quantization="awq"))
    assert "hf_overrides" in refusal_of(vllm_config({}, hf_overrides={"rope_theta": 1}))
    assert "load must be" in refusal_of(vllm_config({"load": "sometimes"}))
    assert "unknown adress" in refusal_of(vllm_config({"adress": "here"}))
    assert "must be float, not '1'" in refusal_of(vllm_config({"lease_s": "1"}))
    assert "must be above 0" in refusal_of(vllm_config({"lease_s": 0}))
    assert Settings.of({"write_bytes": "2G"}) == Settings.of({"write_bytes": 2**31})
    assert "write_bytes in kv_connector_extra_config: '2X' is not a size" in refusal_of(
        vllm_config({"write_bytes": "2X"})
    )
    config = vllm_config({})
    config.cache_config.cache_dtype = "fp8"
    assert "a cache of fp8" in refusal_of(config)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("scheduler_config", SimpleNamespace(async_scheduling=True), "async scheduling (give --no-async-scheduling)"),
        ("use_v2_model_runner", True, "model runner V2 (set VLLM_USE_V2_MODEL_RUNNER=0)"),
        ("parallel_config", SimpleNamespace(tensor_parallel_size=1, pipeline_parallel_size=2), "pipeline stages"),
    ],
)
def test_loads_by_layers_are_refused_where_vllm_recomputes_wrong_tokens_after_a_failed_one(
    service: RememberingService, field: str, value: Any, said: str
) -> None:
    config = vllm_config({"load": "by_layers"})
    setattr(config, field, value)
    refusal = refusal_of(config)
    assert refusal.startswith(f"load must be asynchronous with {said}: ") and "\n" not in refusal
    asynchronous = vllm_config({"load": "asynchronous"})
    setattr(asynchronous, field, value)
    accepted(asynchronous)


def test_all_that_speaks_against_loads_by_layers_is_said_at_once() -> None:
    config = vllm_config({"load": "by_layers"})
    config.scheduler_config, config.use_v2_model_runner = SimpleNamespace(async_scheduling=True), True
    refusal = refusal_of(config)
    assert "--no-async-scheduling" in refusal and "VLLM_USE_V2_MODEL_RUNNER=0" in refusal
    config.scheduler_config.async_scheduling = config.use_v2_model_runner = False
    accepted(config)


def longrope(max_model_len: int, **parameters: Any) -> Any:
    """vLLM's configuration for a LongRoPE model whose first 4,096 positions use the short factors."""
    rope = {"rope_type": "longrope", "original_max_position_embeddings": 4096, "factor": 32.0} | parameters
    config = SimpleNamespace(max_position_embeddings=131072, rope_parameters=rope)
    return vllm_config({}, max_model_len=max_model_len, hf_text_config=config)


def test_a_longrope_model_whose_keys_vllm_rotates_by_the_long_factors_is_refused() -> None:
    accepted(longrope(4096))
    refusal = refusal_of(longrope(4097))
    assert "max_model_len 4097" in refusal and "--max-model-len 4096" in refusal and "\n" not in refusal
    assert "max_model_len 8192" in refusal_of(longrope(8192, rope_type="su"))
    of_layer_types = longrope(8192)
    rope = of_layer_types.model_config.hf_text_config.rope_parameters
    of_layer_types.model_config.hf_text_config.rope_parameters = {"full": {"rope_type": "default"}, "window": rope}
    assert "max_model_len 8192" in refusal_of(of_layer_types)
    accepted(longrope(131072, rope_type="yarn"))


@pytest.mark.parametrize("parameters", [{"factor": 16.0}, {"attention_factor": 1.1}, {"short_mscale": 1.2}])
def test_a_longrope_model_whose_keys_vllm_scales_otherwise_is_refused(parameters: dict[str, Any]) -> None:
    accepted(longrope(4096, factor=None))
    (name,) = parameters
    assert f"{name} of LongRoPE" in refusal_of(longrope(4096, **parameters))


def test_a_model_without_a_directory_needs_a_fingerprint_that_is_told(service: RememberingService) -> None:
    with pytest.raises(ValueError, match=r"^org/name is not a directory of weights"):
        from runahead.vllm.vllm_model import engine_model

        engine_model(vllm_config({}, model="org/name"), "").fingerprint()


def test_ranks_have_the_heads_that_vllm_gives_them() -> None:
    from runahead.vllm.vllm_model import heads_of_rank

    assert [heads_of_rank(vllm_config({}, 2), rank) for rank in range(2)] == [slice(0, 2), slice(2, 4)]
    assert [heads_of_rank(vllm_config({}, 8), rank).start for rank in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]


# -- metrics -----------------------------------------------------------------------------------------------------------


def test_counts_of_both_sides_and_all_ranks_are_added_up_and_shown() -> None:
    from runahead.vllm.connector import RunaheadConnector

    ours = RunaheadConnector.build_kv_connector_stats({"loads": 1, "read_bytes": 10})
    both = ours.aggregate(RunaheadConnector.build_kv_connector_stats({"loads": 2}))
    assert both.reduce() == {"runahead loads": 3, "runahead read_bytes": 10} and not both.is_empty()
    shown: dict[str, float] = {}

    class Counter:
        def __init__(self, name: str, documentation: str, labelnames: list[str]) -> None:
            self.name = name

        def labels(self, *values: object) -> "Counter":
            assert values == ("0",)
            return self

        def inc(self, amount: float) -> None:
            shown[self.name] = shown.get(self.name, 0) + amount

    prometheus = RunaheadConnector.build_prom_metrics(None, {Counter: Counter}, ["engine"], {0: ["0"]})
    prometheus.observe(both.data)
    prometheus.observe({"loads": 1})
    assert shown == {"vllm:runahead_loads": 4, "vllm:runahead_read_bytes": 10}
    both.reset()
    assert both.is_empty()
