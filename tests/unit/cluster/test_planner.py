import pytest

from cluster.planner import ChainPlan, plan_chain
from kvstore import CHUNK_TOKENS
from workers.partition import RowCost

COST = RowCost(linear=100.0, attention=1.0)


def plan(prefix: int, prompt: int, *load: int, min_tokens: int = CHUNK_TOKENS) -> ChainPlan:
    return plan_chain(prefix, prompt, load_per_rank=load, min_tokens_per_worker=min_tokens, cost=COST)


def test_a_long_prompt_goes_to_all_workers() -> None:
    chosen = plan(0, 40 * CHUNK_TOKENS, 0, 0, 0, 0)
    assert chosen.ranks == range(4)
    assert (chosen.partition.num_prefix_tokens, chosen.partition.num_prompt_tokens) == (0, 40 * CHUNK_TOKENS)


def test_a_short_suffix_stays_on_one_worker_the_last_one() -> None:
    chosen = plan(0, 2 * CHUNK_TOKENS - 1, 0, 0, 0)
    assert chosen.ranks == range(2, 3)


def test_one_more_worker_is_used_for_each_so_many_new_tokens() -> None:
    widths = [len(plan(0, 4 * n * CHUNK_TOKENS, 0, 0, 0, 0, min_tokens=4 * CHUNK_TOKENS).ranks) for n in range(1, 6)]
    assert widths == [1, 2, 3, 4, 4]


def test_only_new_tokens_count_and_the_prefix_is_kept() -> None:
    chosen = plan(10 * CHUNK_TOKENS, 11 * CHUNK_TOKENS, 0, 0)
    assert len(chosen.ranks) == 1
    assert chosen.partition.cuts == (10 * CHUNK_TOKENS, 11 * CHUNK_TOKENS)


def test_a_single_new_token_gets_one_worker() -> None:
    assert plan(CHUNK_TOKENS, CHUNK_TOKENS + 1, 0, 0).partition.cuts == (CHUNK_TOKENS, CHUNK_TOKENS + 1)


def test_there_are_never_more_workers_than_chunks_to_cut() -> None:
    chosen = plan(0, CHUNK_TOKENS, 0, 0, 0, 0, min_tokens=1)
    assert len(chosen.ranks) == 1
    assert len(plan(0, CHUNK_TOKENS + 1, 0, 0, 0, 0, min_tokens=1).ranks) == 2


@pytest.mark.parametrize(
    ("load", "first_rank"), [((3, 0, 1), 1), ((0, 1, 1), 0), ((1, 1, 0), 2), ((2, 2, 2), 2), ((0, 0, 5), 1)]
)
def test_the_least_loaded_worker_is_taken_and_of_equal_ones_the_last(load: tuple[int, ...], first_rank: int) -> None:
    assert plan(0, CHUNK_TOKENS, *load).first_rank == first_rank


@pytest.mark.parametrize(("load", "first_rank"), [((0, 0, 0, 0), 2), ((0, 0, 1, 0), 0), ((1, 0, 0, 1), 1)])
def test_a_pair_of_workers_is_the_least_loaded_run_of_neighbours(load: tuple[int, ...], first_rank: int) -> None:
    chosen = plan(0, 2 * CHUNK_TOKENS, *load)
    assert chosen.ranks == range(first_rank, first_rank + 2)


def test_slices_are_of_equal_work_so_later_ones_are_shorter() -> None:
    cuts = plan(0, 100 * CHUNK_TOKENS, 0, 0).partition.cuts
    assert cuts[1] - cuts[0] > cuts[2] - cuts[1]
    assert cuts[1] % CHUNK_TOKENS == 0
