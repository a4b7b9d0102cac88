"""Prompts that leave a reordered extent in its middle: a fault that the torture once found."""

from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from store_model import (
    SHAPE,
    WAIT_S,
    Chunk,
    History,
    Workload,
    examined,
    fault_of,
    kv_of,
    listed,
    make_store,
    tokens_of,
)

from tests.support.held_records import HeldRecords

pytestmark = pytest.mark.torture


def test_a_prompt_that_leaves_a_reordered_extent_and_is_stored_after_it_can_be_read(
    scratch: Path,
) -> None:
    with make_store(scratch / "store") as store:
        work = Workload(store, History(), lambda: 0)
        work.put("dd")
        work.rewrite(1)
        work.put("dcc")
        assert fault_of(store, listed(store)) is None
    assert examined(scratch / "store")[1] is None


def test_rows_of_another_prompt_do_not_overwrite_those_after_the_extent_that_they_share(scratch: Path) -> None:
    """Records in memory come first, so the extent from disk comes last, with the other prompt's second chunk."""
    with make_store(scratch / "store") as store:
        work = Workload(store, History(), lambda: 0)
        work.put("dd")
        work.rewrite(1)
        work.put("dcc")
    with make_store(scratch / "store") as store, closing(store.client()) as client:
        placement = store.acquire([*tokens_of("dcc"), 0], save=False)
        with HeldRecords(client, placement.placement_id, records=[2]) as fetch:
            fetch.wait(WAIT_S)
        with HeldRecords(client, placement.placement_id, records=[1]) as fetch:
            fetch.wait(WAIT_S)
        shared, _ = store.inventory.match(tokens_of("dcc"))[0]
        store.tier.forget(lambda extent_id: extent_id == shared.id)
        view = np.zeros_like(kv_of(Chunk("", "dcc")))
        rows = client.load_rows(placement.placement_id, placement.num_stored_tokens, view)
        for layer in range(SHAPE.num_layers):
            rows.wait(layer, WAIT_S)
        rows.cancel()
        store.settle(placement.placement_id)
    assert np.array_equal(view, kv_of(Chunk("", "dcc")))
