"""Promises of every cache policy, then the arithmetic of each by hand."""

import math
import random

import pytest

from kvstore.policies import POLICY_NAMES, checked_importance, policy_of
from kvstore.policies.lru import History

#: Accesses in range for every policy: exact in binary, so that scores compare with ==.
ACCESSES = [("a", 0.5), ("b", 1.0), ("a", 0.25), ("c", 0.0), ("a", 0.5), ("b", 0.75), ("d", 1.0), ("c", 1.0)]


@pytest.fixture(params=POLICY_NAMES)
def name(request) -> str:
    return request.param


def replayed(policy, accesses) -> list[float]:
    return [policy.touch(record, importance) for record, importance in accesses]


# --- the contract ---------------------------------------------------------------------------------------------------


def test_the_registry_knows_these_policies_and_each_knows_its_name():
    assert POLICY_NAMES == ("lru", "lfu", "impress", "contiguous")
    assert tuple(policy_of(name).name for name in POLICY_NAMES) == POLICY_NAMES


def test_an_unknown_name_is_refused_with_the_names_that_exist():
    with pytest.raises(ValueError, match=r"'arc'; known: lru, lfu, impress, contiguous$"):
        policy_of("arc")


def test_every_call_of_the_registry_starts_an_empty_history(name):
    policy_of(name).touch("a", 1.0)
    assert policy_of(name).score("a") == 0.0


def test_a_record_never_seen_scores_zero_and_asking_does_not_change_that(name):
    policy = policy_of(name)
    assert [policy.score("a"), policy.score("a")] == [0.0, 0.0]
    assert policy.touch("a", 1.0) == policy_of(name).touch("a", 1.0)


def test_no_run_of_records_makes_a_history_longer_than_its_bound(name):
    policy = policy_of(name, max_records=50)
    chance = random.Random(0)
    for _ in range(2_000):
        policy.touch(chance.randrange(300), 1.0)
    assert sum(policy.score(record) > 0.0 for record in range(300)) == 50
    (history,) = (table for table in vars(policy).values() if isinstance(table, History))
    assert len(history) == 50


def test_a_history_of_no_records_is_refused(name):
    with pytest.raises(ValueError, match="at least 1"):
        policy_of(name, max_records=0)


def test_a_million_records_are_remembered_by_default(name):
    (history,) = (table for table in vars(policy_of(name)).values() if isinstance(table, History))
    assert history.max_records == 1_000_000


@pytest.mark.parametrize("importance", [math.nan, -0.001, math.inf])
def test_an_importance_that_cannot_be_ordered_never_becomes_a_score(name, importance):
    policy = policy_of(name)
    policy.touch("a", 0.5)
    before = policy.score("a")
    if name in ("lru", "lfu"):
        assert policy.touch("a", importance) == 2.0
    else:
        with pytest.raises(ValueError, match="must be"):
            policy.touch("a", importance)
        assert policy.score("a") == before
        assert policy.touch("a", 0.5) > before


# --- by hand --------------------------------------------------------------------------------------------------------


def test_impress_multiplies_accesses_by_a_moving_average_in_which_the_newest_weighs_a_quarter():
    # averages of a: .5, .5 - .25/4 = .4375, .4375 + .0625/4 = .453125; of b: 1, .9375; of c: 0, .25
    expected = [0.5, 1.0, 2 * 0.4375, 0.0, 3 * 0.453125, 2 * 0.9375, 1.0, 2 * 0.25]
    assert replayed(policy_of("impress"), ACCESSES) == expected


def test_impress_lowers_the_score_of_a_popular_record_that_stopped_being_important():
    policy = policy_of("impress")
    assert [policy.touch("a", 1.0) for _ in range(8)][-1] == 8.0
    assert policy.touch("a", 0.0) == 9 * 0.75
    assert policy.touch("a", 0.0) == 10 * 0.5625


def test_impress_refuses_a_share_above_one():
    with pytest.raises(ValueError, match="between 0 and 1"):
        policy_of("impress").touch("a", 1.001)


def test_impress_prefers_the_chunk_of_figure_14_that_is_all_important_although_it_is_accessed_less():
    policy = policy_of("impress")
    replayed(policy, [("chunk 1", 0.5)] * 15 + [("chunk 2", 1.0)] * 10)
    assert (policy.score("chunk 1"), policy.score("chunk 2")) == (15 * 0.5, 10 * 1.0)
    assert policy.score("chunk 1") / policy.score("chunk 2") == 1.5 * 0.5


def test_contiguous_multiplies_the_sum_of_attention_mass_by_the_number_of_loads():
    # a: .5 x 1, .75 x 2, 1.25 x 3; b: 1 x 1, 1.75 x 2; c: 0 x 1, 1 x 2
    assert replayed(policy_of("contiguous"), ACCESSES) == [0.5, 1.0, 1.5, 0.0, 3.75, 3.5, 1.0, 2.0]


def test_contiguous_takes_attention_mass_above_one():
    # Mass is summed over query rows and heads.
    assert replayed(policy_of("contiguous"), [("a", 40.0), ("a", 2.0)]) == [40.0, 84.0]


@pytest.mark.parametrize("name", POLICY_NAMES)
@pytest.mark.parametrize("value", [-0.1, 0.0, 0.1, 1.0, 1.0 + 1e-12, 1.5, 1e30, 1e39, float("inf"), float("nan")])
def test_an_importance_is_checked_as_the_policy_will_hear_it(name: str, value: float) -> None:
    if 0.0 <= value <= (1.1 if name == "impress" else 1e30):
        number = checked_importance(name, value)
        assert number == pytest.approx(value, rel=1e-7)
        policy_of(name).touch("a", number)
    else:
        with pytest.raises(ValueError, match="an importance"):
            checked_importance(name, value)
