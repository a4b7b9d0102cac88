"""`RunaheadTier` under vLLM's own offloading manager. Skipped where vLLM is not installed."""

import inspect
import time
import uuid
import warnings
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.support.tier_rig import content_of, key_of

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of what vLLM imports
    pytest.importorskip("vllm.v1.kv_offload.tiering.spec", reason="vLLM is not installed here")
from vllm.v1.kv_offload import config as offload_config
from vllm.v1.kv_offload.base import (
    LookupResult,
    ReqContext,
    ScheduleEndContext,
)
from vllm.v1.kv_offload.tiering import base
from vllm.v1.kv_offload.tiering.spec import TieringOffloadingSpec

from runahead.vllm import tier

BLOCK_BYTES = 8192
KEYS = [key_of(at) for at in range(16)]
#: Abstract and other methods of vLLM's interface that the tier relies on, as of vLLM 0.32.
SIGNATURES = {
    "__init__": "self, offloading_spec, primary_kv_view, tier_type, backpressure_detector",
    "lookup": "self, key, req_context",
    "submit_store": "self, job_metadata",
    "submit_load": "self, job_metadata",
    "get_finished_jobs": "self",
    "has_pending_work": "self",
    "take_events": "self",
    "touch": "self, keys, req_context",
    "on_new_request": "self, req_context",
    "on_request_finished": "self, req_context",
    "serve_external_requests": "self, parent",
    "on_schedule_end": "self, context",
    "drain_jobs": "self",
    "shutdown": "self",
    "build_metric_definitions": "extra_config",
    "get_stats": "self",
}
FIELDS: dict[str, Sequence[str]] = {
    "TransferJob": ("job_id", "keys", "chunk_ids", "is_promotion", "req_context", "submit_time"),
    "JobResult": ("job_id", "success", "successful_keys", "transfer_time", "transfer_bytes"),
}


@pytest.fixture(autouse=True, scope="module")
def vllm_is_there() -> None:
    """The real vLLM, where other modules of this directory have a stand-in."""


class Engine:
    """vLLM's manager and first tier, and what its scheduler does with them; KV is written where a GPU would."""

    def __init__(self, secondary: dict[str, Any], num_chunks: int = 32, parallel: dict[str, int] | None = None) -> None:
        sizes = {"rank": 0, "world_size": 1, "tp_size": 1, "pp_size": 1, "pcp_size": 1, "dcp_size": 1}
        replicas = {"data_parallel_index": 0, "data_parallel_size": 1, "data_parallel_rank_local": None}
        config = offload_config.OffloadingConfig(
            groups=(offload_config.OffloadingGroupConfig(16, ("layer.0",), 0),),
            worker_kv_bytes_per_block=BLOCK_BYTES,
            enable_kv_cache_events=False,
            extra_config={"cpu_bytes_to_use": num_chunks * BLOCK_BYTES, "secondary_tiers": [secondary]},
            engine_id=uuid.uuid4().hex,
            model=offload_config.OffloadingModelConfig("some/model", "float16"),
            cache=offload_config.OffloadingCacheConfig(16, 1),
            parallel=offload_config.OffloadingParallelConfig(
                **{**sizes, **replicas, **(parallel or {})}, is_parallelism_agnostic=False
            ),
        )
        self.manager: Any = TieringOffloadingSpec(config).get_manager()
        self.tier = self.manager.secondary_tiers[0]
        self.chunks = np.asarray(self.manager.primary_tier.get_kv_memoryview()).view(np.uint8)

    def step(self) -> None:
        self.manager.on_schedule_end(ScheduleEndContext((), ()))

    def until_idle(self) -> None:
        deadline_s = time.monotonic() + 30
        while self.manager.has_pending_work():
            assert time.monotonic() < deadline_s
            self.step()
            time.sleep(0.001)

    def request(self, name: str, keys: Sequence[bytes]) -> ReqContext:
        context = ReqContext(name)
        for at, key in enumerate(keys):
            context.set_offload_key_position(key, 16 * (at + 1))
        self.manager.on_new_request(context)
        return context

    def store(self, name: str, keys: Sequence[bytes]) -> None:
        """A request whose blocks are computed, offloaded, and stored in the secondary tier."""
        context = self.request(name, keys)
        prepared = self.manager.prepare_store(keys, context)
        for key, chunk in zip(prepared.keys_to_store, prepared.store_spec.chunk_ids, strict=True):
            self.chunks[chunk] = content_of(key)
        if prepared.keys_to_store:
            self.manager.complete_store(prepared.keys_to_store, context)
        self.manager.on_request_finished(context)
        self.until_idle()

    def load(self, name: str, keys: Sequence[bytes]) -> dict[bytes, bool]:
        """A request that asks for blocks until each is there or a miss: of those there, whether their bytes are right.

        Fails when the questions do not end.
        """
        context = self.request(name, keys)
        found: dict[bytes, bool] = {}
        for _ in range(2000):
            results = {key: self.manager.lookup(key, context) for key in keys}
            if not {LookupResult.RETRY, LookupResult.HIT_PENDING} & set(results.values()):
                break
            self.step()
            time.sleep(0.001)
        else:
            pytest.fail("lookups do not end")
        hits = [key for key, result in results.items() if result is LookupResult.HIT]
        if hits:
            spec = self.manager.prepare_load(hits, context)
            for key, chunk in zip(hits, spec.chunk_ids, strict=True):
                found[key] = np.array_equal(self.chunks[chunk], content_of(key))
            self.manager.complete_load(hits, context)
        self.manager.on_request_finished(context)
        self.until_idle()
        return found

    def forget(self) -> None:
        """The first tier loses its blocks, and their bytes."""
        self.manager.primary_tier.reset_cache()
        self.chunks[:] = 0

    def shutdown(self) -> None:
        del self.chunks
        self.manager.shutdown()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Engine]]:
    engines: list[Engine] = []

    def started(**settings: Any) -> Engine:
        for engine in engines:
            engine.shutdown()
        engines.clear()
        parallel = settings.pop("parallel", None)
        ours = {"type": "RunaheadTier", "module_path": "runahead.vllm.tier", "locality": "LOCAL", "fingerprint": "f"}
        where = {"path": str(tmp_path / "tier"), "disk_bytes": 2**24}
        engines.append(Engine({**ours, **where, **settings} if "type" not in settings else settings, parallel=parallel))
        return engines[0]

    yield started
    for engine in engines:
        engine.shutdown()


def test_the_interface_of_vllm_is_the_one_that_the_tier_is_written_for() -> None:
    for name, parameters in SIGNATURES.items():
        found = ", ".join(inspect.signature(getattr(base.SecondaryTierManager, name)).parameters)
        assert found == parameters, f"vLLM has changed SecondaryTierManager.{name}"
    public = {name for name, _ in inspect.getmembers(base.SecondaryTierManager, inspect.isfunction)}
    added = {name for name in public if not name.startswith("_")} - set(SIGNATURES)
    assert not added, f"vLLM has added {added} to SecondaryTierManager"
    for name, fields in FIELDS.items():
        assert tuple(inspect.signature(getattr(base, name)).parameters) == fields, f"vLLM has changed {name}"


def test_blocks_come_back_from_disk_after_a_restart(start: Callable[..., Engine]) -> None:
    start().store("a", KEYS)
    engine = start()
    assert engine.load("b", [*KEYS, key_of("other")]) == dict.fromkeys(KEYS, True)
    assert engine.tier.blocks.counts["loaded_blocks"] == len(KEYS)


@pytest.mark.parametrize("other", ["fs", "example"])
def test_vllms_own_tiers_run_in_the_same_harness(start: Callable[..., Engine], tmp_path: Path, other: str) -> None:
    settings = {"type": "fs", "root_dir": str(tmp_path / "fs")} if other == "fs" else {"type": "example"}
    engine = start(**settings)
    engine.store("a", KEYS)
    engine.forget()
    found = engine.load("b", KEYS)
    # The example tier says that it has loaded and copies nothing.
    assert set(found) == set(KEYS) and all(found.values()) == (other == "fs")


def test_lookups_of_damaged_blocks_end_as_misses(start: Callable[..., Engine], tmp_path: Path) -> None:
    engine = start()
    engine.store("a", KEYS)
    (segment,) = (tmp_path / "tier").rglob("blocks-*")
    slots = np.memmap(segment, np.uint8, "r+").reshape(-1, BLOCK_BYTES + 4096)
    slots[::2, 5000] ^= 1
    engine.forget()
    found = engine.load("b", KEYS)
    assert len(found) == len(KEYS) // 2 and all(found.values())
    assert engine.tier.blocks.counts["wrong_blocks"] == len(KEYS) // 2
    engine.store("c", KEYS)
    engine.forget()
    assert engine.load("d", KEYS) == dict.fromkeys(KEYS, True)


def test_lookups_of_late_blocks_end_as_misses(start: Callable[..., Engine]) -> None:
    engine = start(deadline_ms=0)
    engine.store("a", KEYS)
    engine.forget()
    transfers = engine.tier.blocks._transfers
    read = transfers._read
    transfers._read = lambda *piece: (time.sleep(0.05), read(*piece))
    assert engine.load("b", KEYS) == {}
    assert engine.tier.blocks.counts["late_blocks"] == len(KEYS)


@pytest.mark.parametrize(("on_reset", "is_found"), [("keep", True), ("drop", False)])
def test_a_reset_drops_blocks_unless_they_are_to_be_kept(
    start: Callable[..., Engine], on_reset: str, is_found: bool
) -> None:
    engine = start(on_reset=on_reset)
    engine.store("a", KEYS)
    engine.manager.reset_cache()
    assert engine.load("b", KEYS) == (dict.fromkeys(KEYS, True) if is_found else {})
    engine.store("c", KEYS[:4])
    assert engine.load("d", KEYS[:4]) == dict.fromkeys(KEYS[:4], True)


def test_a_reset_while_blocks_are_stored_and_loaded_leaves_the_manager_whole(start: Callable[..., Engine]) -> None:
    engine = start()
    engine.store("a", KEYS[:8])
    engine.forget()
    context = engine.request("b", KEYS)
    assert engine.manager.lookup(KEYS[0], context) is LookupResult.HIT_PENDING
    engine.step()
    engine.manager.reset_cache()
    engine.manager.on_request_finished(context)
    engine.store("c", KEYS)
    assert engine.load("d", KEYS) == dict.fromkeys(KEYS, True)


def test_another_number_of_ranks_or_other_weights_find_nothing_and_stop_nothing(start: Callable[..., Engine]) -> None:
    start().store("a", KEYS)
    for settings in ({"parallel": {"tp_size": 2}}, {"fingerprint": "g"}):
        assert start(**settings).load("b", KEYS) == {}
    assert start().load("c", KEYS) == dict.fromkeys(KEYS, True)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"fingerprint": ""}, "set fingerprint"),
        ({"disk_bytes": 1}, "one block of vLLM needs"),
        ({"on_reset": "perhaps"}, "keep or drop"),
        ({"parallel": {"data_parallel_size": 2}}, "{replica}"),
        ({"parallel": {"data_parallel_index": 1}}, "{replica}"),
    ],
)
def test_settings_that_cannot_hold_are_refused_in_one_line(
    start: Callable[..., Engine], settings: dict[str, Any], says: str
) -> None:
    with pytest.raises(ValueError, match=says) as refused:
        start(**settings)
    assert "\n" not in str(refused.value)


def test_a_random_seed_of_vllms_hashes_names_blocks_for_this_process_only(
    start: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tier.kv_cache_utils, "_NONE_HASH_SEED", "ab" * 32)
    engine = start()
    engine.store("a", KEYS)
    engine.forget()
    assert engine.load("b", KEYS) == dict.fromkeys(KEYS, True)
    assert start().load("c", KEYS) == {}


def test_vllms_detector_of_backpressure_sees_stores(start: Callable[..., Engine]) -> None:
    engine = start(backpressure={"backpressure_cls": "EMABackpressureDetector"})
    for turn in range(12):
        engine.store(str(turn), [key_of((turn, at)) for at in range(2)])
        engine.forget()
    assert engine.tier.bp_detector.store_latency_ema > 0


def test_counts_are_vllms_metrics_and_each_is_defined(start: Callable[..., Engine]) -> None:
    engine = start()
    engine.store("a", KEYS)
    stats = engine.tier.get_stats()
    (stored,) = stats._values["vllm:runahead_tier_stored_blocks"].values()
    assert stored == len(KEYS)
    assert set(stats._values) <= set(tier.RunaheadTier.build_metric_definitions({}))
    again = engine.tier.get_stats()
    assert set(again._values) == {"vllm:runahead_tier_known_blocks"}
