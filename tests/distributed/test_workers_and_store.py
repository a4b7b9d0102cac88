"""Ranks and a store outlive each other: whichever ends, tokens stay right and no lease is left."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from rank_pool import RankPool
from ranks_store import WAIT_S, keep, open_store, store_of

from kvstore import KVStore
from tests.support.tiny_models import TINY_VOCABULARY
from workers.errors import FailureKind

pytestmark = pytest.mark.ranks

MODEL = "llama"
HANDOFF_TIMEOUT_S = 30.0
NUM_PROMPT, NUM_STORED = 203, 192


@pytest.fixture(scope="module")
def prompt() -> list[int]:
    return torch.randint(2, TINY_VOCABULARY, (NUM_PROMPT,), generator=torch.Generator().manual_seed(41)).tolist()


@pytest.fixture
def epoch(ranks: RankPool, tiny_model: Callable[[str], str]) -> int:
    ranks.load(MODEL, tiny_model(MODEL), HANDOFF_TIMEOUT_S)
    return ranks.join(MODEL, ranks.ranks[:2])


@pytest.fixture
def mortals(tiny_model: Callable[[str], str]) -> Iterator[RankPool]:
    """Two ranks that the test may kill."""
    pool = RankPool(2)
    pool.load(MODEL, tiny_model(MODEL), HANDOFF_TIMEOUT_S)
    yield pool
    pool.close()


def num_leases(store: KVStore) -> int:
    with store.tier.lock:
        return sum(frame.leases for frame in store.tier.frames.of_record.values())


def ended_sessions(store: KVStore) -> threading.Semaphore:
    """Semaphore that counts the sessions that the store ends from now on."""
    assert store._server is not None
    ended, close = threading.Semaphore(0), store._server.closed

    def closed(connection: Any) -> None:
        close(connection)
        ended.release()

    store._server.closed = closed  # type: ignore[method-assign]
    return ended


def test_a_rank_killed_while_it_loads_does_no_harm_and_its_leases_end(
    mortals: RankPool, prompt: list[int], reference: Callable[..., Any], tmp_path: Path
) -> None:
    killed, survivor = mortals.ranks
    expected = reference(MODEL, prompt).tokens
    with store_of(mortals, MODEL, tmp_path) as store:
        epoch = mortals.join(MODEL, [survivor])
        assert keep(mortals, MODEL, epoch, store, prompt) == 3
        ended = ended_sessions(store)
        killed.call("die_while_loading").result(WAIT_S)
        placements = [store.acquire(prompt, save=False) for _ in range(2)]
        plans = [
            mortals.plan(epoch, prompt, (NUM_STORED, NUM_PROMPT), placement=placement)[0] for placement in placements
        ]
        dying, living = (
            rank.call("compute", MODEL, plan) for rank, plan in zip((killed, survivor), plans, strict=True)
        )
        with pytest.raises(ConnectionError):
            dying.result(WAIT_S)
        assert living.result(WAIT_S).tokens == expected
        while not store.stats().counters.orphaned_leases:  # a rank has several connections
            assert ended.acquire(timeout=WAIT_S)
        for placement in placements:
            store.settle(placement.placement_id)
        assert num_leases(store) == 0
        again = store.acquire(prompt, save=False)
        (plan,) = mortals.plan(epoch, prompt, (NUM_STORED, NUM_PROMPT), placement=again)
        outcome = survivor.call("compute", MODEL, plan).result(WAIT_S)
        assert outcome.tokens == expected
        assert outcome.done.bytes_from_host == 3 * store.geometry.unit_bytes
        store.settle(again.placement_id)
        assert store.evict(2**30) == 3 * store.geometry.unit_bytes  # no reader pins the chunks any more


def test_nothing_stays_leased_when_requests_are_over(
    epoch: int, ranks: RankPool, prompt: list[int], reference: Callable[..., Any], tmp_path: Path
) -> None:
    with store_of(ranks, MODEL, tmp_path) as store:
        keep(ranks, MODEL, epoch, store, prompt)
        placement = store.acquire(prompt, save=False)
        plans = [ranks.plan(epoch, prompt, (NUM_STORED, NUM_PROMPT), placement=placement) for _ in ranks.ranks]
        running = [ranks.start(MODEL, plan, [rank]) for plan, rank in zip(plans, ranks.ranks, strict=True)]
        for (future,) in running:
            assert future.result(WAIT_S).tokens == reference(MODEL, prompt).tokens
        store.settle(placement.placement_id)
        ended = ended_sessions(store)
        ranks.open_store(MODEL, store)  # the ranks' old clients disconnect
        for _ in ranks.ranks:
            assert ended.acquire(timeout=WAIT_S)
        assert num_leases(store) == store.stats().counters.orphaned_leases == 0
        assert store.evict(2**30) == 3 * store.geometry.unit_bytes
        assert store.stats().counters.disk_reads == 0


def test_a_store_that_ends_under_a_chain_is_done_without_and_its_successor_is_found(
    epoch: int, ranks: RankPool, prompt: list[int], reference: Callable[..., Any], tmp_path: Path
) -> None:
    members, expected = ranks.ranks[:2], reference(MODEL, prompt).tokens
    with store_of(ranks, MODEL, tmp_path) as store:
        keep(ranks, MODEL, epoch, store, prompt[:128])
        placement = store.acquire(prompt)
    outcomes = ranks.compute(MODEL, ranks.plan(epoch, prompt, (128, 160, NUM_PROMPT), placement=placement), members)
    unreadable = [outcome.failure for outcome in outcomes if outcome.ended_with == FailureKind.PREFIX_UNREADABLE]
    assert unreadable
    assert {failure.chunk_index for failure in unreadable} == {None}
    outcomes = ranks.compute(MODEL, ranks.plan(epoch, prompt, (0, 128, NUM_PROMPT)), members)
    assert outcomes[-1].tokens == expected

    successor = open_store(MODEL, tmp_path)
    successor.serve()
    try:
        placement = successor.acquire(prompt)
        plans = ranks.plan(epoch, prompt, (128, 160, NUM_PROMPT), placement=placement)
        outcomes = ranks.compute(MODEL, plans, members)
        successor.settle(placement.placement_id)
        assert outcomes[-1].tokens == expected
        from_disk = sum(outcome.done.bytes_from_disk for outcome in outcomes)
        from_host = sum(outcome.done.bytes_from_host for outcome in outcomes)
        # Both ranks load both chunks; the disk is read at least once, by one of them or by both at a time.
        assert from_disk + from_host == 2 * 2 * successor.geometry.unit_bytes
        assert from_disk >= 2 * successor.geometry.unit_bytes
        assert successor.stats().counters.disk_read_bytes == 2 * successor.geometry.unit_bytes
        assert sum(outcome.done.saved_chunks for outcome in outcomes) == 1
        assert successor.acquire(prompt).num_stored_tokens == NUM_STORED
    finally:
        successor.close()


def test_a_placement_of_the_stores_life_before_is_refused_and_not_mistaken_for_another(
    epoch: int, ranks: RankPool, prompt: list[int], tmp_path: Path
) -> None:
    with store_of(ranks, MODEL, tmp_path) as store:
        keep(ranks, MODEL, epoch, store, prompt)
        old = store.acquire(prompt, save=False)
    with store_of(ranks, MODEL, tmp_path) as store:
        store.acquire(prompt, save=False)
        plans = ranks.plan(epoch, prompt, (NUM_STORED, NUM_PROMPT), placement=old)
        (outcome,) = ranks.compute(MODEL, plans, ranks.ranks[:1])
        assert (outcome.failure.kind, outcome.failure.chunk_index) == (FailureKind.PREFIX_UNREADABLE, None)
        assert outcome.failure.cause == "StoreUnreachable"


def test_a_store_that_ends_before_rows_are_saved_costs_the_entry_and_not_the_request(
    epoch: int, ranks: RankPool, prompt: list[int], reference: Callable[..., Any], tmp_path: Path
) -> None:
    with store_of(ranks, MODEL, tmp_path) as store:
        placement = store.acquire(prompt)
    outcomes = ranks.compute(
        MODEL, ranks.plan(epoch, prompt, (0, 128, NUM_PROMPT), placement=placement), ranks.ranks[:2]
    )
    assert outcomes[-1].tokens == reference(MODEL, prompt).tokens
    assert [outcome.done.saved_chunks for outcome in outcomes] == [0, 0]
    assert all(outcome.done.save_error.startswith("KV was not stored") for outcome in outcomes)
    assert {outcome.done.save_error_class for outcome in outcomes} == {"StoreUnreachable"}


def test_a_rank_killed_before_it_saves_its_share_leaves_the_shares_before_it(
    mortals: RankPool, prompt: list[int], tmp_path: Path
) -> None:
    survivor, killed = mortals.ranks
    with store_of(mortals, MODEL, tmp_path) as store:
        epoch = mortals.join(MODEL, mortals.ranks)
        placement = store.acquire(prompt)
        killed.kill()
        plans = mortals.plan(epoch, prompt, (0, 128, NUM_PROMPT), placement=placement)
        outcome = survivor.call("compute", MODEL, plans[0]).result(WAIT_S)
        assert outcome.ended_with in ("RunDone", FailureKind.CHAIN_BROKEN)
        store.settle(placement.placement_id)
        assert store.drain(WAIT_S)
        stored = store.acquire(prompt, save=True)
        assert stored.num_stored_tokens == (128 if outcome.ended_with == "RunDone" else 0)
        # No process keeps the chunks reserved that the dead rank was to save.
        assert (stored.save_start, stored.save_end) == (stored.num_stored_tokens // 64, 3)
