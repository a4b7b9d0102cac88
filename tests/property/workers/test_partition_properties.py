from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kvstore import CHUNK_TOKENS
from workers.plan.partition import Partition, RowCost, balanced, even, max_workers

COSTS = [RowCost(1.0, 0.0), RowCost(1.0, 0.001), RowCost(1.0, 1.0), RowCost(0.0, 1.0), RowCost(2.7e8, 1.4e5)]
costs = st.one_of(
    st.sampled_from(COSTS),
    st.builds(RowCost, st.floats(1e-3, 1e9), st.floats(0.0, 1e9)),
)
starts = st.integers(0, 20_000)
lengths = st.one_of(st.integers(1, 200), st.integers(1, 100_000))
workers = st.integers(1, 12)


def cut(how: str, start: int, end: int, num_workers: int, cost: RowCost) -> Partition:
    return even(start, end, num_workers) if how == "even" else balanced(start, end, num_workers, cost)


@pytest.mark.parametrize("how", ["even", "balanced"])
@given(start=starts, length=lengths, num_workers=workers, cost=costs)
def test_a_partition_covers_its_tokens_once_in_order_and_leaves_no_worker_idle(
    how: str, start: int, length: int, num_workers: int, cost: RowCost
) -> None:
    end = start + length
    assume(num_workers <= max_workers(start, end))
    partition = cut(how, start, end, num_workers, cost)
    slices = [partition.bounds(worker) for worker in range(partition.num_workers)]
    assert partition.num_workers == num_workers
    assert (partition.num_prefix_tokens, partition.num_prompt_tokens) == (start, end)
    assert slices[0][0] == start
    assert slices[-1][1] == end
    assert all(left[1] == right[0] for left, right in pairwise(slices))
    assert all(first < last for first, last in slices)
    assert all(last % CHUNK_TOKENS == 0 for _, last in slices[:-1])


@pytest.mark.parametrize("how", ["even", "balanced"])
@given(start=starts, length=st.integers(1, 300), num_workers=workers, cost=costs)
def test_a_partition_is_refused_exactly_when_there_are_more_workers_than_chunks(
    how: str, start: int, length: int, num_workers: int, cost: RowCost
) -> None:
    end = start + length
    if num_workers > max_workers(start, end):
        with pytest.raises(ValueError, match="cannot be cut"):
            cut(how, start, end, num_workers, cost)
    else:
        assert cut(how, start, end, num_workers, cost).num_workers == num_workers


@given(start=starts, length=st.integers(1, 300))
def test_the_most_workers_are_the_chunks_that_hold_a_new_token(start: int, length: int) -> None:
    chunks = {token // CHUNK_TOKENS for token in range(start, start + length)}
    assert max_workers(start, start + length) == len(chunks)


@given(start=starts, num_workers=workers, extra=st.integers(0, 50_000))
def test_even_slices_differ_by_less_than_a_chunk_from_the_mean(start: int, num_workers: int, extra: int) -> None:
    end = start + num_workers * 4 * CHUNK_TOKENS + extra
    partition = even(start, end, num_workers)
    mean = (end - start) / num_workers
    for worker in range(num_workers):
        first, last = partition.bounds(worker)
        assert abs(last - first - mean) <= CHUNK_TOKENS


@given(start=starts, num_workers=workers, extra=st.integers(0, 50_000), cost=costs)
def test_balanced_slices_are_within_one_chunks_work_of_an_equal_share(
    start: int, num_workers: int, extra: int, cost: RowCost
) -> None:
    # Long enough that even the last slice, whose tokens cost most, has several chunks.
    end = start + num_workers**2 * 8 * CHUNK_TOKENS + extra
    partition = balanced(start, end, num_workers, cost)
    work = [cost.up_to(last) - cost.up_to(first) for first, last in map(partition.bounds, range(num_workers))]
    share = (cost.up_to(end) - cost.up_to(start)) / num_workers
    for worker, done in enumerate(work):
        _, last = partition.bounds(worker)
        # Each end of a slice is off by half a chunk at most.
        chunk_work = cost.up_to(last + CHUNK_TOKENS) - cost.up_to(last)
        assert abs(done - share) <= chunk_work * 1.001


@given(start=st.integers(0, 1000), num_workers=st.integers(2, 8))
def test_balanced_slices_are_shorter_the_later_they_come_when_attention_dominates(start: int, num_workers: int) -> None:
    partition = balanced(start, start + 16_384, num_workers, RowCost(0.0, 1.0))
    sizes = [last - first for first, last in map(partition.bounds, range(num_workers))]
    assert all(later <= earlier + CHUNK_TOKENS for earlier, later in pairwise(sizes))
    assert sizes[-1] < sizes[0]


@given(start=starts, num_workers=workers, extra=st.integers(0, 10_000), linear=st.floats(1e-3, 1e6))
def test_balanced_slices_are_even_when_attention_is_free(
    start: int, num_workers: int, extra: int, linear: float
) -> None:
    end = start + num_workers * 4 * CHUNK_TOKENS + extra
    pairs = zip(
        even(start, end, num_workers).cuts, balanced(start, end, num_workers, RowCost(linear, 0.0)).cuts, strict=True
    )
    assert all(abs(one - other) <= CHUNK_TOKENS for one, other in pairs)  # a tie may round to either side


@given(cost=costs, end=st.integers(0, 2000), more=st.integers(0, 2000))
def test_work_up_to_a_token_is_the_sum_over_the_tokens_before_it(cost: RowCost, end: int, more: int) -> None:
    tokens = sum(cost.linear + cost.attention * (token + 1) for token in range(end))
    assert cost.up_to(end) == pytest.approx(tokens, rel=1e-9)
    assert cost.up_to(end + more) >= cost.up_to(end)
