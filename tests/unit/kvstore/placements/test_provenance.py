"""Rows of other engines in a store: the prompts that they match, their provenance, and their eviction."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from store_steps import extents_of, load_stored, num_stored, prompt, served

from kvstore import KVStore, RecordCorrupt, provenance_of_engine
from kvstore.format.provenance import EXACT, check_foreign, may_be_served
from kvstore.maintenance import tools
from kvstore.maintenance.check import OfflineStore, check_catalog, check_records

VLLM, OTHER = "vllm-0.32", "sglang-0.5"
TOKENS = prompt(16 * 6)


def write(store: KVStore, tokens: Sequence[int], kv_of, engine: str, tenant: str = "") -> str:
    """Save tokens as an engine that computed them; returns the rows' provenance. Durable and visible on return."""
    provenance = provenance_of_engine(engine, store.config.trusted_engines)
    placement = store.hold(tokens, tenant=tenant, wait_s=0.0, save=True, provenance=provenance)
    kv = kv_of(tokens, store.identity.shape)
    with closing(store.client()) as client:
        client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
    store.settle(placement.placement_id)
    assert store.drain(10.0)
    return provenance


def found(store: KVStore, tokens: Sequence[int], provenance: str = EXACT, tenant: str = "") -> tuple[int, str]:
    placement = store.hold(tokens, tenant=tenant, wait_s=0.0, provenance=provenance)
    store.settle(placement.placement_id)
    return placement.num_stored_tokens, placement.provenance


def faults_of(directory: Path) -> list[str]:
    with OfflineStore(directory) as offline:
        return [fault.reason for fault in [*check_catalog(offline), *check_records(offline, max_bytes=2**30).faults]]


def test_rows_of_an_engine_match_no_exact_request_and_are_found_as_what_they_are(open_store, put, kv_of, shape) -> None:
    store = open_store()
    provenance = write(store, TOKENS, kv_of, VLLM)
    assert provenance == "foreign:vllm-0.32"
    assert store.acquire([*TOKENS, 1], save=False).num_stored_tokens == 0
    assert found(store, TOKENS) == (0, EXACT)
    assert found(store, TOKENS, "foreign:vllm-0.31") == (0, "foreign:vllm-0.31")
    assert found(store, TOKENS, provenance, tenant="other") == (0, provenance)
    assert found(store, TOKENS, provenance) == (96, provenance)
    placement, kv = store.hold(TOKENS, wait_s=0.0, provenance=provenance), kv_of(TOKENS, shape)
    with closing(store.client()) as client:
        assert np.array_equal(load_stored(client, placement, kv), kv)
    assert put(store, TOKENS) == 6, "exact rows are stored in addition to them"


def test_rows_of_a_trusted_engine_match_exact_requests_which_are_told_of_it(open_store, put, kv_of) -> None:
    store = open_store(trusted_engines=("vllm", OTHER))
    put(store, TOKENS[:32])
    assert found(store, TOKENS) == (32, EXACT)
    assert write(store, TOKENS[:64], kv_of, VLLM) == "trusted:vllm-0.32"
    write(store, TOKENS[:80], kv_of, OTHER)
    put(store, TOKENS)
    assert served(store, [*TOKENS, 1], kv_of) == 96
    assert [found(store, TOKENS[:end])[1] for end in (32, 48, 64, 80, 96)] == [
        EXACT,
        "trusted:vllm-0.32",
        "trusted:vllm-0.32",
        "trusted:vllm-0.32,trusted:sglang-0.5",
        "trusted:vllm-0.32,trusted:sglang-0.5",
    ]
    assert store.acquire(TOKENS[:33]).provenance == EXACT
    assert store.acquire(TOKENS[:49]).provenance == "trusted:vllm-0.32"
    of_extents = [row["provenance"] for row in tools.ls(store, sort="start", by_extent=True)["rows"]]
    assert of_extents == [EXACT, "trusted:vllm-0.32", "trusted:sglang-0.5", EXACT]
    assert tools.ls(store)["rows"][0]["provenance"] == "trusted:vllm-0.32,trusted:sglang-0.5"
    explained = tools.explain(store, [*TOKENS, 1])["extents"]
    assert [row["provenance"] for row in explained] == of_extents


def test_what_an_engine_wrote_and_what_came_after_it_go_when_it_is_no_longer_trusted(
    open_store, put, kv_of, tmp_path: Path
) -> None:
    store = open_store(trusted_engines=(VLLM, OTHER))
    put(store, TOKENS[:32])
    write(store, TOKENS[:64], kv_of, VLLM)
    put(store, TOKENS)
    write(store, prompt(32, family=1), kv_of, OTHER)
    store.close()
    assert faults_of(tmp_path / "store") == []
    again = open_store(trusted_engines=(VLLM, OTHER))
    assert found(again, TOKENS) == (96, "trusted:vllm-0.32")
    again.close()
    later = open_store(trusted_engines=(OTHER,))
    assert served(later, [*TOKENS, 1], kv_of) == 32
    assert served(later, [*prompt(32, family=1), 1], kv_of) == 32
    later.close()
    assert num_stored(open_store(trusted_engines=(VLLM, OTHER)), TOKENS) == 32, "deleted, not hidden"


def test_a_record_whose_provenance_the_catalog_has_lost_is_not_taken_for_an_exact_one(open_store, kv_of, shape) -> None:
    store = open_store(trusted_engines=("vllm",), host_bytes=2**20)
    write(store, TOKENS, kv_of, VLLM)
    for extent in extents_of(store, TOKENS):
        extent.provenance = EXACT
    store.tier.forget(lambda extent: True)
    placement = store.acquire([*TOKENS, 1])
    with closing(store.client()) as client, pytest.raises(RecordCorrupt):
        load_stored(client, placement, kv_of(TOKENS, shape))


def test_a_rewrite_joins_no_rows_that_were_made_in_different_ways(open_store, put, kv_of) -> None:
    store = open_store(trusted_engines=("vllm",), reorder_interval_s=0, background_bytes_per_s=2**40)
    for end in (16, 32):
        put(store, TOKENS[:end])
    for end in (48, 64):
        write(store, TOKENS[:end], kv_of, VLLM)
    assert len(extents_of(store, TOKENS)) == 4
    store.rewrite_all()
    assert [(extent.num_chunks, extent.provenance) for extent in extents_of(store, TOKENS)] == [
        (2, EXACT),
        (2, "trusted:vllm-0.32"),
    ]
    assert served(store, [*TOKENS, 1], kv_of) == 64


def test_a_tenants_data_goes_with_what_engines_wrote_for_it(open_store, kv_of) -> None:
    store = open_store()
    provenance = write(store, TOKENS, kv_of, VLLM, tenant="alice")
    write(store, TOKENS, kv_of, VLLM, tenant="bob")
    assert store.delete_tenant("alice") > 0
    assert found(store, TOKENS, provenance, tenant="alice") == (0, provenance)
    assert found(store, TOKENS, provenance, tenant="bob") == (96, provenance)


def test_peers_get_exact_rows_up_to_the_first_of_an_engine(open_store, put, kv_of, tmp_path: Path) -> None:
    sender = open_store(directory=tmp_path / "sender", trusted_engines=("vllm",))
    put(sender, TOKENS[:32])
    write(sender, TOKENS[:64], kv_of, VLLM)
    put(sender, TOKENS)
    receiver = open_store(directory=tmp_path / "receiver", trusted_engines=("vllm",))
    key = bytes(range(32))
    report = receiver.fetch(sender.serve_peers("127.0.0.1", key), key, TOKENS, num_tokens=len(TOKENS))
    assert report.failure == ""
    assert served(receiver, [*TOKENS, 1], kv_of) == 32


@pytest.mark.parametrize("engine", ["", "v" * 65, "two words", "comma,", "foreign:vllm", "vllm\n", "-vllm", "vllmé"])
def test_what_is_no_name_of_an_engine_is_refused(engine: str, open_store) -> None:
    with pytest.raises(ValueError, match="an engine's name has"):
        provenance_of_engine(engine, ())
    with pytest.raises(ValueError, match="an engine's name has"):
        check_foreign(f"foreign:{engine}")
    with pytest.raises(ValueError, match="an engine's name has"):
        open_store(trusted_engines=(engine,))


def test_an_engine_is_trusted_by_its_name_or_by_name_and_version() -> None:
    for engine, trusted in (("vllm-0.32", ["vllm"]), ("vllm-0.32", ["x", "vllm-0.32"]), ("vllm", ["vllm"])):
        assert provenance_of_engine(engine, trusted) == f"trusted:{engine}"
        assert may_be_served(f"trusted:{engine}", trusted)
    for engine, trusted in (
        ("vllm-0.32", []),
        ("vllm-0.32", ["vllm-0.3"]),
        ("vllm2-1", ["vllm"]),
    ):
        assert provenance_of_engine(engine, trusted) == f"foreign:{engine}"
        assert not may_be_served(f"trusted:{engine}", trusted)
        assert may_be_served(f"foreign:{engine}", trusted)
