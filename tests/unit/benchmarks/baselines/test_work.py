"""Rows sent and dot products compared with the figures of the KV-Runahead paper."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.baselines.plan import BASELINES
from kvstore import KVShape
from tests.support.parallel_work import bytes_of, chain_work, gather_work

TSP, TSP_CAUSAL, ZIGZAG = (BASELINES[name] for name in ("tsp", "tsp-causal", "zigzag"))
#: KV-Runahead, figures 4 and 5: nine tokens on three workers, with K and V counted apart.
NUM_TOKENS, NUM_WORKERS, ROWS_OF_FIGURES = 9, 3, 2


def test_tsp_needs_27_dot_products_on_each_worker_and_sends_36_rows_as_in_figure_4() -> None:
    work = gather_work(TSP, 0, NUM_TOKENS, NUM_WORKERS)
    assert [worker.dense_pairs for worker in work.by_worker] == [27, 27, 27]
    assert [worker.rows_sent for worker in work.by_worker] == [6, 6, 6]
    assert ROWS_OF_FIGURES * work.rows_sent == 36


def test_a_chain_needs_at_most_21_dot_products_and_sends_22_rows_as_in_figure_5() -> None:
    work = chain_work((0, 4, 7, 9))
    assert [worker.dense_pairs for worker in work.by_worker] == [16, 21, 18]
    assert [worker.rows_sent for worker in work.by_worker] == [4, 7, 0]
    assert ROWS_OF_FIGURES * work.rows_sent == 22


@pytest.mark.parametrize("num_workers", [1, 2, 3, 4, 8])
def test_an_even_chain_sends_half_of_what_tsp_sends_as_in_equations_4_to_7(num_workers: int) -> None:
    slice_tokens = 48
    num_tokens = slice_tokens * num_workers
    chain = chain_work([slice_tokens * index for index in range(num_workers + 1)])
    assert 2 * chain.rows_sent == (num_workers - 1) * num_tokens
    for baseline in (TSP, TSP_CAUSAL, ZIGZAG):
        assert gather_work(baseline, 0, num_tokens, num_workers).rows_sent == (num_workers - 1) * num_tokens


def test_the_causal_pairs_of_the_figures_are_the_triangle() -> None:
    assert [worker.causal_pairs for worker in chain_work((0, 4, 7, 9)).by_worker] == [10, 18, 17]
    for baseline in (TSP, TSP_CAUSAL):
        assert [w.causal_pairs for w in gather_work(baseline, 0, NUM_TOKENS, NUM_WORKERS).by_worker] == [6, 15, 24]
    assert [w.dense_pairs for w in gather_work(TSP_CAUSAL, 0, NUM_TOKENS, NUM_WORKERS).by_worker] == [9, 18, 27]


def test_zigzag_gives_every_worker_the_same_number_of_causal_pairs() -> None:
    work = gather_work(ZIGZAG, 0, 12, 3)
    assert [worker.causal_pairs for worker in work.by_worker] == [26, 26, 26]
    # Spans of two tokens: 2·2 + 2·12, 2·4 + 2·10; the last two adjoin and make one rectangle, 4·8.
    assert [worker.dense_pairs for worker in work.by_worker] == [28, 28, 32]


@given(
    num_prefix=st.integers(0, 500), num_new=st.integers(16, 400), num_workers=st.integers(1, 8), data=st.data()
)  # fmt: skip
def test_all_systems_share_the_causal_pairs_of_one_worker(
    num_prefix: int, num_new: int, num_workers: int, data: st.DataObject
) -> None:
    end = num_prefix + num_new
    inner = data.draw(st.sets(st.integers(num_prefix + 1, end - 1), max_size=num_workers - 1))
    alone = chain_work((num_prefix, end))
    assert alone.rows_sent == 0
    chain = chain_work((num_prefix, *sorted(inner), end))
    assert chain.causal_pairs == alone.causal_pairs
    for baseline in (TSP, TSP_CAUSAL, ZIGZAG):
        work = gather_work(baseline, num_prefix, end, num_workers)
        assert work.causal_pairs == alone.causal_pairs
        assert work.causal_pairs <= work.dense_pairs <= num_new * end
        assert work.rows_sent == (num_workers - 1) * num_new
    assert gather_work(TSP, num_prefix, end, num_workers).dense_pairs == num_new * end


def test_pairs_are_those_that_a_count_of_seen_rows_gives() -> None:
    work = gather_work(ZIGZAG, 32, 32 + 13, 2)
    counted = [sum(t + 1 for start, end in share for t in range(start, end)) for share in ZIGZAG.shares(32, 45, 2)]
    assert [worker.causal_pairs for worker in work.by_worker] == counted


def test_a_row_is_keys_and_values_of_all_heads_in_every_layer() -> None:
    shape = KVShape(num_layers=30, num_kv_heads=3, head_dim=64, dtype="float32")
    assert bytes_of(10, shape) == 10 * 2 * 3 * 64 * 4 * 30
