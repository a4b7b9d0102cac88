"""Division of a prompt among the workers of a baseline."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.baselines.plan import BASELINES, plan_gather
from benchmarks.baselines.share import joined, num_tokens, positions


@given(
    system=st.sampled_from(sorted(BASELINES)),
    start=st.integers(0, 5000),
    length=st.integers(1, 300),
    num_workers=st.integers(1, 8),
)
def test_shares_cover_the_new_tokens_once_in_spans_of_nearly_equal_length(
    system: str, start: int, length: int, num_workers: int
) -> None:
    num_spans = 2 * num_workers if system == "zigzag" else num_workers
    if length < num_spans:
        with pytest.raises(ValueError, match=f"{length} new tokens cannot be cut into {num_spans} spans"):
            BASELINES[system].shares(start, start + length, num_workers)
        return
    shares = BASELINES[system].shares(start, start + length, num_workers)
    assert len(shares) == num_workers
    assert sorted(itertools.chain.from_iterable(map(positions, shares))) == list(range(start, start + length))
    longest = -(-length // num_spans) * (num_spans // num_workers)
    assert all(length // num_spans * (num_spans // num_workers) <= num_tokens(share) <= longest for share in shares)
    assert all(a < b for share in shares for a, b in share)
    assert all(left[1] < right[0] for share in shares for left, right in itertools.pairwise(share))


def test_zigzag_pairs_the_cheapest_span_with_the_dearest() -> None:
    assert BASELINES["zigzag"].shares(64, 136, 3) == [
        ((64, 76), (124, 136)),
        ((76, 88), (112, 124)),
        ((88, 112),),  # the two spans in the middle adjoin
    ]


def test_spans_are_joined_only_where_one_begins_as_the_other_ends() -> None:
    assert joined([(0, 2), (2, 5), (6, 7)]) == ((0, 5), (6, 7))


@pytest.mark.parametrize(("system", "speaker"), [("tsp", 3), ("tsp-causal", 3), ("zigzag", 0)])
def test_the_owner_of_the_last_token_gives_the_first_of_the_answer(system: str, speaker: int) -> None:
    plans = plan_gather(system, epoch=1, token_ids=range(50), num_workers=4, first_rank=2)
    assert [plan.gives_token for plan in plans] == [position == speaker for position in range(4)]
    assert [plan.ranks[plan.position] for plan in plans] == [2, 3, 4, 5]
    assert {plan.num_prefix_tokens for plan in plans} == {0}
