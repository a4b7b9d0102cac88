"""Loads by tokens of reordered rows: the order of records, what policies learn, and row orders that cannot be read."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from store_steps import WAIT_S, extents_of, judge

from kvstore import KVStore, RecordCorrupt, SelectedRowsDestination, StoreClient, StoreIdentity, importance_of_use
from kvstore.format.record import RecordHeader
from tests.support.record_importance import ImportanceOf
from tests.support.record_layouts import SHAPE, identity_of

SETTINGS = {"reorder_interval_s": 0, "background_bytes_per_s": 2**40, "policy": "impress"}
TRUNK = list(range(64 * 5 + 3))
#: Leaves the first, reordered extent after 128 tokens; its own rest is in token order.
BRANCH = [*TRUNK[:128], *range(9000, 9000 + 128), 1]

Connect = Callable[[KVStore], StoreClient]
Mask = npt.NDArray[np.bool_]


@pytest.fixture
def identity() -> StoreIdentity:
    return identity_of("tokens reordered")


@pytest.fixture
def store(open_store, put) -> KVStore:
    """A store with TRUNK, reordered, and BRANCH on disk, and nothing in memory."""
    store = open_store(**SETTINGS)
    put(store, TRUNK)
    judge(store, TRUNK, 1)
    assert store.rewrite_all().nodes == 1
    put(store, BRANCH)
    store.close()
    store = open_store(**SETTINGS)
    assert [extent.is_reordered for extent in extents_of(store, TRUNK)] == [True]
    return store


def some_tokens(num_tokens: int, count: int, seed: int) -> Mask:
    is_wanted = np.zeros(num_tokens, np.bool_)
    is_wanted[np.random.default_rng(seed).choice(num_tokens, count, replace=False)] = True
    return is_wanted


def test_what_a_policy_learns_of_a_reordered_record_is_of_this_prompts_rows(store: KVStore, client_of: Connect) -> None:
    """The branch's own tokens have the same positions as the rest of the trunk, and are different tokens."""
    client, placement = client_of(store), store.acquire(BRANCH, save=False)
    num_tokens, reported = placement.num_stored_tokens, dict[tuple[int, int, int, int], float]()
    is_chosen = np.zeros(num_tokens, np.bool_)
    is_chosen[128:] = True
    share = importance_of_use("impress", is_chosen, None)
    assert share is not None

    def noted(header: RecordHeader) -> float:
        place = (header.layer_start, header.plane_start, header.token_start, header.number)
        reported[place] = share(header)
        return reported[place]

    destination = SelectedRowsDestination(
        np.zeros((SHAPE.num_layers, num_tokens, 2, SHAPE.row_bytes), np.uint8),
        np.tile(np.arange(num_tokens, dtype=np.int32), (SHAPE.num_layers, 1)),
    )
    brought = client.load(placement.placement_id, destination, importance=ImportanceOf(noted))
    brought.wait_all(WAIT_S)
    brought.cancel()
    assert {value for (*_, start, _), value in reported.items() if start < 128} == {0.0}
    assert {value for (*_, start, _), value in reported.items() if start >= 128} == {1.0}


def test_orders_that_cannot_be_read_are_found_out_by_a_load_of_any_of_the_rows(open_store, put) -> None:
    """Without an order any record may hold the token: all are read, and none is the expected one."""
    store = open_store(**SETTINGS)
    put(store, TRUNK)
    judge(store, TRUNK, 1)
    store.rewrite_all()
    (extent,) = extents_of(store, TRUNK)
    extent.orders = np.zeros_like(extent.orders)
    client, placement = store.client(), store.acquire(TRUNK, save=False)
    is_wanted = some_tokens(placement.num_stored_tokens, 3, 1)
    is_wanted[0] = False
    failed = client.load(
        placement.placement_id,
        SelectedRowsDestination(
            np.zeros((SHAPE.num_layers, 1, 2, SHAPE.row_bytes), np.uint8),
            np.full((SHAPE.num_layers, len(is_wanted)), -1, np.int32),
        ),
        tokens=is_wanted,
    )
    with pytest.raises(RecordCorrupt):
        failed.wait_all(WAIT_S)
    failed.cancel()
    client.close()
    assert extents_of(store, TRUNK) == []


class Header(NamedTuple):
    """The fields of a record header that its importance depends on."""

    tokens: slice | npt.NDArray[np.int64]
    num_tokens: int


def test_the_importance_of_a_use_is_that_of_the_policys_paper() -> None:
    is_chosen, mass = np.arange(8) % 4 == 0, np.arange(8, dtype=np.float32)
    in_order, reordered = Header(slice(2, 6), 4), Header(np.array([0, 7, 4]), 4)
    share = importance_of_use("impress", is_chosen, mass)
    attention = importance_of_use("contiguous", is_chosen, mass)
    assert share is not None and attention is not None
    assert [share(header) for header in (in_order, reordered)] == [0.25, 0.5]
    assert [attention(header) for header in (in_order, reordered)] == [14.0, 11.0]
    for policy, known in (("contiguous", None), ("lru", mass), ("lfu", mass)):
        assert importance_of_use(policy, is_chosen, known) is None
