"""Whatever the request and the costs, a planner's plan can be run."""

from dataclasses import replace
from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluster.planning.cost_model import CostKey, CostModel, LayerCost, LinkCost, LoadCost
from cluster.planning.planner import Planner
from cluster.planning.table import PartitionTable, TableEntry
from kvstore import CHUNK_TOKENS

KEY = CostKey(model="m", device="cpu", threads=1, dtype="float32")
CHUNK = 64
rates = st.sampled_from([1e4, 1e6, 1e8, 1e10, float("inf")])
costs = st.builds(
    CostModel,
    key=st.just(KEY),
    num_layers=st.integers(1, 40),
    row_bytes=st.integers(1, 10_000),
    layer=st.builds(
        LayerCost,
        token_s=st.sampled_from([0.0, 1e-6, 1e-3]),
        pair_s=st.sampled_from([0.0, 1e-9, 1e-6]),
        layer_s=st.floats(1e-6, 1e-2),
        floor_s=st.sampled_from([0.0, 1e-1]),
    ),
    link=st.builds(LinkCost, latency_s=st.floats(0.0, 1.0), bytes_per_s=rates),
    load=st.builds(LoadCost, latency_s=st.floats(0.0, 1.0), bytes_per_s=rates),
    crowding=st.lists(st.floats(0.5, 4.0), min_size=1, max_size=8).map(tuple),
)
TABLE = PartitionTable(KEY, [TableEntry(prefix_rows=0, sizes=(size, size // 2), seconds=1.0) for size in (512, 4096)])


@given(
    cost=costs,
    stored_chunks=st.integers(0, 100),
    num_new=st.integers(1, 5000),
    load=st.lists(st.integers(0, 3), min_size=1, max_size=8),
    min_tokens=st.sampled_from([1, 16, 256]),
    share=st.none() | st.floats(0.01, 1.0),
    has_table=st.booleans(),
)
def test_a_plan_covers_the_prompt_on_ranks_that_there_are(
    cost: CostModel,
    stored_chunks: int,
    num_new: int,
    load: list[int],
    min_tokens: int,
    share: float | None,
    has_table: bool,
) -> None:
    num_stored = stored_chunks * CHUNK
    planner = Planner(cost, table=TABLE if has_table else None, min_tokens_per_worker=min_tokens)
    attended = round(num_stored * share) if share is not None else None
    plan = planner.plan(num_stored, num_stored + num_new, load_per_rank=load, attended=attended, tokens_per_chunk=CHUNK)
    cuts = plan.partition.cuts
    assert 0 <= plan.ranks.start < plan.ranks.stop <= len(load)
    assert len(plan.ranks) == plan.partition.num_workers
    assert cuts[-1] == num_stored + num_new
    assert cuts[0] == num_stored if attended is not None else cuts[0] <= num_stored
    assert cuts[0] % CHUNK == 0
    assert all(right > left for left, right in pairwise(cuts))
    assert all(cut % CHUNK_TOKENS == 0 for cut in cuts[1:-1])
    assert plan.partition.num_workers == 1 or (cuts[-1] - cuts[0]) // plan.partition.num_workers >= min_tokens
    assert plan.predicted_s > 0


@given(cost=costs, stored_chunks=st.integers(0, 60), num_new=st.integers(1, 3000), ranks=st.integers(1, 6))
def test_no_alternative_is_much_faster_than_the_chosen_one_where_messages_cost_nothing(
    cost: CostModel, stored_chunks: int, num_new: int, ranks: int
) -> None:
    num_stored = stored_chunks * CHUNK
    # A chain of few layers ends before its first workers do; and no machine speeds up with more work.
    cost = replace(
        cost,
        link=LinkCost(),
        num_layers=16 + cost.num_layers,
        crowding=tuple(accumulate((1.0, *cost.crowding[1:]), max)),
    )
    explained = Planner(cost).explain(num_stored, num_stored + num_new, num_ranks=ranks, tokens_per_chunk=CHUNK)
    fastest = min(each.ttft_s for each in explained.alternatives)
    # Cuts are chosen at slices of equal work, within a twentieth; searched cuts may differ a little more.
    assert explained.chosen.ttft_s <= fastest * 1.25
    assert explained.chosen.waiting_s + explained.chosen.computing_s == pytest.approx(explained.chosen.ttft_s)


@given(
    cost=costs,
    stored_chunks=st.lists(st.integers(0, 30), min_size=1, max_size=4),
    num_new=st.integers(1, 2000),
    rank_counts=st.lists(st.integers(1, 6), min_size=1, max_size=3),
    is_measured=st.booleans(),
)
def test_a_price_is_that_of_the_plan_before_its_cuts_are_searched(
    cost: CostModel, stored_chunks: list[int], num_new: int, rank_counts: list[int], is_measured: bool
) -> None:
    prefixes = [CHUNK * chunks for chunks in stored_chunks]
    num_prompt, attended = max(prefixes) + num_new, 50
    planner = Planner(cost, min_tokens_per_worker=16, is_measured=is_measured)
    prices = planner.prices(prefixes, num_prompt, rank_counts=rank_counts, attended=attended)
    assert set(prices) == {(prefix, count) for prefix in prefixes for count in rank_counts}
    for (prefix, count), price in prices.items():
        plan = planner.plan(prefix, num_prompt, load_per_rank=[0] * count, attended=attended)
        assert price.num_workers == plan.partition.num_workers
        assert not is_measured or plan.predicted_s <= price.seconds * (1 + 1e-9)


@given(cost=costs, stored_chunks=st.integers(1, 30), num_new=st.integers(1, 2000), ranks=st.integers(1, 6))
def test_a_longer_prefix_never_has_a_higher_price_as_it_need_not_be_loaded(
    cost: CostModel, stored_chunks: int, num_new: int, ranks: int
) -> None:
    prefixes = [0, CHUNK * (stored_chunks // 2), CHUNK * stored_chunks]
    prices = Planner(cost).prices(prefixes, prefixes[-1] + num_new, rank_counts=[ranks])
    # The planner takes the fewest workers that are hardly slower, so the figures may differ by that much.
    assert prices[prefixes[2], ranks].seconds <= prices[prefixes[1], ranks].seconds * 1.05 * (1 + 1e-9)
    assert prices[prefixes[1], ranks].seconds <= prices[0, ranks].seconds * 1.05 * (1 + 1e-9)
