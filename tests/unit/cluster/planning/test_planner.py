from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from cluster.planning.cost_model import CostKey, CostModel, LayerCost, LinkCost, LoadCost, as_plain, from_plain
from cluster.planning.planner import ChainPlan, Planner
from cluster.planning.table import PartitionTable, TableEntry
from kvstore import CHUNK_TOKENS
from workers.plan.events import RunTimings
from workers.plan.partition import Partition

KEY = CostKey(model="m", device="cpu", threads=1, dtype="float32")
FREE_LINK, FREE_LOAD = LinkCost(), LoadCost()


def cost_of(
    *, token_s: float = 1e-4, pair_s: float = 1e-8, link: LinkCost = FREE_LINK, load: LoadCost = FREE_LOAD
) -> CostModel:
    return CostModel(
        key=KEY,
        num_layers=30,
        row_bytes=1536,
        layer=LayerCost(token_s=token_s, pair_s=pair_s),
        link=link,
        load=load,
    )


def plan(
    prefix: int, prompt: int, *load: int, min_tokens: int = CHUNK_TOKENS, cost: CostModel | None = None
) -> ChainPlan:
    planner = Planner(cost or cost_of(), min_tokens_per_worker=min_tokens)
    return planner.plan(prefix, prompt, load_per_rank=load)


@pytest.mark.parametrize(
    ("prefix", "new", "min_tokens", "ranks"),
    [
        (0, 40 * CHUNK_TOKENS, CHUNK_TOKENS, range(4)),  # a long prompt goes to all workers
        (0, 2 * CHUNK_TOKENS - 1, CHUNK_TOKENS, range(3, 4)),  # a short prompt stays on one worker, the last one
        *((0, 4 * n * CHUNK_TOKENS, 4 * CHUNK_TOKENS, range(4 - min(n, 4), 4)) for n in range(1, 6)),
        (10 * CHUNK_TOKENS, CHUNK_TOKENS, CHUNK_TOKENS, range(3, 4)),  # only new tokens count
        (CHUNK_TOKENS, 1, CHUNK_TOKENS, range(3, 4)),
        (0, CHUNK_TOKENS, 1, range(3, 4)),  # never more workers than chunks to cut
        (0, 2 * CHUNK_TOKENS, 1, range(2, 4)),
    ],
)
def test_one_more_of_idle_workers_is_taken_for_each_so_many_new_tokens(
    prefix: int, new: int, min_tokens: int, ranks: range
) -> None:
    chosen = plan(prefix, prefix + new, 0, 0, 0, 0, min_tokens=min_tokens)
    assert chosen.ranks == ranks
    assert (chosen.partition.num_prefix_tokens, chosen.partition.num_prompt_tokens) == (prefix, prefix + new)


@pytest.mark.parametrize(
    ("load", "first_rank"), [((3, 0, 1), 1), ((0, 1, 1), 0), ((1, 1, 0), 2), ((2, 2, 2), 2), ((0, 0, 5), 1)]
)
def test_the_least_loaded_worker_is_taken_and_of_equal_ones_the_last(load: tuple[int, ...], first_rank: int) -> None:
    assert plan(0, CHUNK_TOKENS, *load).first_rank == first_rank


@pytest.mark.parametrize(("load", "first_rank"), [((0, 0, 0, 0), 2), ((0, 0, 1, 0), 0), ((1, 0, 0, 1), 1)])
def test_a_pair_of_workers_is_the_least_loaded_run_of_neighbours(load: tuple[int, ...], first_rank: int) -> None:
    chosen = plan(0, 2 * CHUNK_TOKENS, *load)
    assert chosen.ranks == range(first_rank, first_rank + 2)


def test_later_slices_are_shorter() -> None:
    first, second, third = (
        right - left for left, right in pairwise(plan(0, 400 * CHUNK_TOKENS, 0, 0, 0).partition.cuts)
    )
    assert first > second > third


def test_a_slow_link_leaves_a_short_prompt_to_fewer_workers_as_in_the_papers_table_3() -> None:
    links = [
        LinkCost(latency_s=0.5, bytes_per_s=1e9),
        LinkCost(latency_s=0.0, bytes_per_s=2e6),
        LinkCost(latency_s=1e-4, bytes_per_s=1e10),
    ]
    widths = [
        [len(plan(0, size, 0, 0, 0, 0, cost=cost_of(link=link)).ranks) for link in links] for size in (256, 16384)
    ]
    assert widths == [[1, 1, 4], [4, 2, 4]]


def test_a_further_worker_that_saves_less_than_a_twentieth_is_left_to_others() -> None:
    # Four workers slow each other down until the fourth saves less than a twentieth.
    cost = CostModel(
        key=KEY, num_layers=30, row_bytes=1, layer=LayerCost(token_s=1e-4, pair_s=0.0), crowding=(1.0, 1.0, 1.0, 1.29)
    )
    assert len(plan(0, 4096, 0, 0, 0, 0, cost=cost).ranks) == 3


def test_without_a_measured_model_as_many_workers_share_a_prompt_as_its_length_allows() -> None:
    cost = cost_of(link=LinkCost(latency_s=10.0))
    assert len(Planner(cost).plan(0, 1024, load_per_rank=[0] * 4).ranks) == 1
    unmeasured = Planner(cost, min_tokens_per_worker=256, is_measured=False)
    assert len(unmeasured.plan(0, 1024, load_per_rank=[0] * 4).ranks) == 4
    assert len(unmeasured.plan(0, 1023, load_per_rank=[0] * 4).ranks) == 3


# -- the prefix's tail -------------------------------------------------------------------------------------------------

SLOW_LOAD = LoadCost(latency_s=1e-3, bytes_per_s=3e7)


def test_a_layer_with_a_window_loads_no_more_than_its_window() -> None:
    cost = cost_of()
    windows = (65,) * (cost.num_layers // 2)
    share = len(windows) / cost.num_layers
    stored = np.array([0, 64, 65, 4096])
    everywhere = [0, 64, 65, 4096]
    shown = [0, 64, 64, 64]
    for attended in (None, 100):
        expected = [
            share * part + (1 - share) * min(rows, attended or rows)
            for part, rows in zip(shown, everywhere, strict=True)
        ]
        rows = replace(cost, windows=windows).rows_loaded(stored, attended)
        assert rows.tolist() == pytest.approx(expected)
    # A prefix that was computed again because its load was too slow is loaded if most layers need
    # only a window of it.
    for layers, is_loaded in ((0, False), (cost.num_layers - 1, True)):
        planner = Planner(cost_of(load=SLOW_LOAD))
        planner.learn_windows([65] * layers + [None] * (cost.num_layers - layers))
        chosen = planner.plan(4096, 4352, load_per_rank=[0, 0], tokens_per_chunk=64)
        assert (chosen.partition.num_prefix_tokens == 4096) == is_loaded


def tail_plan(
    load: LoadCost, *, attended: int | None = None, tokens_per_chunk: int | None = 64, is_measured: bool = True
) -> int:
    planner = Planner(cost_of(load=load), is_measured=is_measured)
    chosen = planner.plan(4096, 4352, load_per_rank=[0, 0], attended=attended, tokens_per_chunk=tokens_per_chunk)
    return chosen.partition.num_prefix_tokens


def test_a_prefix_that_loads_fast_is_loaded_whole() -> None:
    assert tail_plan(LoadCost(latency_s=1e-3, bytes_per_s=1e9)) == 4096


def test_the_tail_of_a_prefix_that_loads_slowly_is_recomputed_by_whole_chunks() -> None:
    prefix = tail_plan(SLOW_LOAD)
    assert 0 < prefix < 4096
    assert prefix % 64 == 0
    assert tail_plan(LoadCost(latency_s=1e-3, bytes_per_s=1e4)) == 0


def test_a_tail_is_recomputed_only_for_exact_requests_over_a_store_with_measured_costs() -> None:
    assert tail_plan(SLOW_LOAD, attended=4096) == 4096
    assert tail_plan(SLOW_LOAD, tokens_per_chunk=None) == 4096
    assert tail_plan(SLOW_LOAD, is_measured=False) == 4096


def test_loads_and_fetches_take_as_long_as_rows_are_stored_and_handing_over_as_they_are_computed() -> None:
    link, usual = LinkCost(latency_s=1e-3, bytes_per_s=1e7), cost_of(load=SLOW_LOAD)
    eighth = LoadCost(latency_s=SLOW_LOAD.latency_s, bytes_per_s=8 * SLOW_LOAD.bytes_per_s)
    coded, fast = (Planner(cost_of(load=load, link=link)) for load in (SLOW_LOAD, eighth))
    coded.learn_stored_rows(usual.row_bytes // 8, usual.row_bytes // 8)
    plans = [
        planner.plan(4096, 6144, load_per_rank=[0, 0, 0], tokens_per_chunk=64, attended=attended)
        for attended in (None, 1024)
        for planner in (coded, fast)
    ]
    assert plans[0] == plans[1]
    assert plans[2] == plans[3]
    for is_measured in (True, False):
        before, after = (Planner(usual, is_measured=is_measured) for _ in range(2))
        after.learn_stored_rows(usual.row_bytes // 8, usual.row_bytes // 8)
        assert after.fetch_s_per_token(1e6) == pytest.approx(before.fetch_s_per_token(1e6) / 8)
    assert from_plain(as_plain(coded.cost)) == cost_of(load=SLOW_LOAD, link=link), "a file has no stored widths"


def test_recomputing_the_tail_is_predicted_to_be_faster() -> None:
    planner = Planner(cost_of(load=SLOW_LOAD))
    with_tail = planner.plan(4096, 4352, load_per_rank=[0, 0], tokens_per_chunk=64)
    assert with_tail.predicted_s < 0.9 * planner.plan(4096, 4352, load_per_rank=[0, 0]).predicted_s


# -- budgets, tables, learning -----------------------------------------------------------------------------------------


def test_a_budget_moves_the_cuts_towards_those_of_a_short_prefix() -> None:
    planner = Planner(cost_of(pair_s=1e-7))

    def first_slice(stored: int, attended: int | None) -> int:
        cuts = planner.plan(stored, stored + 4096, load_per_rank=[0, 0], attended=attended).partition.cuts
        return cuts[1] - cuts[0]

    whole, budgeted, none = first_slice(8192, None), first_slice(8192, 1024), first_slice(0, None)
    assert whole < budgeted < none
    assert abs(budgeted - first_slice(1024, None)) <= CHUNK_TOKENS


def test_cuts_come_from_the_table_within_its_reach_and_from_a_search_beyond() -> None:
    entries = [TableEntry(prefix_rows=0, sizes=(size * 3 // 4, size // 4), seconds=1.0) for size in (2048, 4096)]
    planner = Planner(cost_of(), table=PartitionTable(KEY, entries))
    near = planner.plan(0, 3072, load_per_rank=[0, 0])
    assert (near.partition.cuts, near.cuts_from) == ((0, 2304, 3072), "table")
    assert planner.plan(0, 16_384, load_per_rank=[0, 0]).cuts_from == "search"
    assert planner.plan(0, 3072, load_per_rank=[0]).cuts_from == "one worker"


def test_a_table_of_another_machine_is_refused_by_what_differs() -> None:
    other = CostKey(model="m", device="gpu", threads=1, dtype="float32")
    with pytest.raises(ValueError, match="device 'cpu', not 'gpu'"):
        Planner(cost_of(), table=PartitionTable(other, []))


def test_requests_that_take_longer_than_predicted_make_the_next_prediction_longer() -> None:
    planner = Planner(cost_of())
    before = planner.plan(0, 4096, load_per_rank=[0, 0])
    for _ in range(60):
        slow = [RunTimings(compute_s=1.5 * before.predicted_s)] * 2
        planner.learn(before.partition, slow)
    after = planner.plan(0, 4096, load_per_rank=[0, 0])
    assert after.predicted_s == pytest.approx(1.5 * before.predicted_s, rel=0.05)


@pytest.mark.parametrize("is_measured", [True, False])
def test_what_a_request_takes_at_the_least_is_what_half_as_long_ones_took_and_less_with_more_workers(
    is_measured: bool,
) -> None:
    planner = Planner(cost_of(), is_measured=is_measured)
    short, long = (planner.plan(0, tokens, load_per_rank=[0]).partition for tokens in (1024, 4096))
    for number in range(3):
        assert planner.least_s(long) == 0.0, f"{number} requests say nothing"
        planner.learn(short, [RunTimings(compute_s=5.0 + number)])
    assert planner.least_s(long) == 5.0
    assert planner.least_s(planner.plan(0, 1536, load_per_rank=[0]).partition) in (0.0, 5.0)
    assert planner.least_s(short) == 0.0
    assert planner.least_s(Partition((0, 2048, 4096))) == 2.5
    # Stored tokens are not computed, so the rest is a short request.
    assert planner.least_s(Partition((4032, 4096))) == 0.0


def test_an_explanation_has_the_plan_among_its_alternatives_and_its_parts_add_up() -> None:
    planner = Planner(cost_of(load=SLOW_LOAD, link=LinkCost(latency_s=1e-3, bytes_per_s=1e9)), min_tokens_per_worker=64)
    for stored, prompt in ((0, 3000), (4096, 4352), (0, 100)):
        chosen = planner.plan(stored, prompt, load_per_rank=[0] * 4, tokens_per_chunk=64)
        explained = planner.explain(stored, prompt, num_ranks=4, tokens_per_chunk=64)
        assert explained.chosen.partition == chosen.partition
        assert explained.chosen.ttft_s == pytest.approx(chosen.predicted_s)
        assert [each.partition.num_workers for each in explained.alternatives] == [
            *range(1, len(explained.alternatives) + 1)
        ]
        for each in explained.alternatives:
            assert each.waiting_s + each.computing_s + each.head_s == pytest.approx(each.ttft_s)
            assert 0 <= each.loading_s <= each.waiting_s
        assert bool(explained.limit) == (len(explained.alternatives) < 4)


@pytest.mark.parametrize(("stored", "prompt", "ranks"), [(64, 64, 2), (-1, 64, 2), (0, 0, 2), (0, 64, 0)])
def test_a_request_that_is_none_is_refused(stored: int, prompt: int, ranks: int) -> None:
    with pytest.raises(ValueError, match="stored tokens must be fewer"):
        Planner(cost_of()).plan(stored, prompt, load_per_rank=[0] * ranks)
