"""One tier by hand: the rules of IMPRESS, section 4.4.2, one by one."""

import math

import pytest

from kvstore.tiers.tier_cache import TierCache


def nothing(record) -> bool:
    return False


def filled(capacity_bytes: int, **scores: float) -> TierCache:
    """A tier with one 10-byte record per score."""
    cache = TierCache(capacity_bytes)
    for record, score in scores.items():
        cache.insert(record, 10, score)
    return cache


def scores_of(cache: TierCache) -> dict[str, float]:
    return {record: cache.resident(record).score for record in "abcdefgh" if record in cache}


def test_an_empty_tier_has_no_minimum_and_no_bytes():
    cache = TierCache(100)
    assert (cache.minimum(), cache.used_bytes, len(cache), cache.resident("a")) == (None, 0, 0, None)


def test_a_newcomer_is_admitted_into_free_room_whatever_its_score():
    cache = filled(30, a=5.0, b=6.0)
    offer = cache.offer("c", 10, -1.0, nothing)
    assert (offer.admitted, offer.evicted) == (True, ())
    assert (cache.used_bytes, cache.minimum()) == (30, (-1.0, "c"))


def test_a_newcomer_that_beats_the_minimum_of_a_full_tier_replaces_it():
    cache = filled(30, a=5.0, b=4.0, c=6.0)
    offer = cache.offer("d", 10, 4.5, nothing)
    assert (offer.admitted, offer.evicted) == (True, ("b",))
    assert scores_of(cache) == {"a": 5.0, "c": 6.0, "d": 4.5}
    assert cache.used_bytes == 30


def test_a_tie_favours_the_resident():
    cache = filled(20, a=5.0, b=4.0)
    assert not cache.offer("c", 10, 4.0, nothing).admitted
    assert scores_of(cache) == {"a": 5.0, "b": 4.0}


def test_of_equal_scores_the_one_set_longest_ago_is_evicted():
    cache = filled(30, a=1.0, b=1.0, c=1.0)
    cache.update("a", 1.0)
    assert cache.minimum() == (1.0, "b")
    assert cache.offer("d", 10, 2.0, nothing).evicted == ("b",)


def test_a_large_newcomer_evicts_the_lowest_records_in_order_and_no_more_than_it_needs():
    cache = filled(40, a=3.0, b=1.0, c=2.0, d=4.0)
    assert cache.offer("e", 25, 9.0, nothing).evicted == ("b", "c", "a")
    assert (scores_of(cache), cache.used_bytes) == ({"d": 4.0, "e": 9.0}, 35)


def test_a_large_newcomer_that_beats_only_some_of_its_victims_evicts_none():
    cache = filled(30, a=1.0, b=2.0, c=3.0)
    offer = cache.offer("d", 30, 3.0, nothing)
    assert (offer.admitted, offer.evicted) == (False, ())
    assert (scores_of(cache), cache.used_bytes, cache.minimum()) == ({"a": 1.0, "b": 2.0, "c": 3.0}, 30, (1.0, "a"))


def test_a_pinned_minimum_is_passed_over_and_stays_the_minimum():
    cache = filled(30, a=1.0, b=2.0, c=3.0)
    assert cache.offer("d", 10, 9.0, lambda record: record == "a").evicted == ("b",)
    assert cache.minimum() == (1.0, "a")


def test_a_tier_whose_lower_records_are_all_pinned_refuses():
    cache = filled(20, a=1.0, b=2.0)
    assert not cache.offer("c", 10, 9.0, lambda record: True).admitted
    assert scores_of(cache) == {"a": 1.0, "b": 2.0}


def test_a_record_larger_than_the_tier_is_refused_before_any_resident_is_looked_at():
    cache, asked = filled(20, a=1.0), []
    assert not cache.offer("b", 21, 9.0, asked.append).admitted
    assert ("a" in cache, asked) == (True, [])
    assert cache.offer("c", 20, 9.0, nothing).evicted == ("a",)


def test_a_tier_of_no_bytes_refuses_everything():
    cache = TierCache(0)
    assert not cache.offer("a", 1, math.inf, nothing).admitted
    assert (len(cache), cache.used_bytes) == (0, 0)


def test_an_update_moves_a_record_up_and_down_the_order():
    cache = filled(30, a=1.0, b=2.0, c=3.0)
    cache.update("a", 9.0)
    assert cache.minimum() == (2.0, "b")
    cache.update("c", 0.5)
    assert cache.minimum() == (0.5, "c")


def test_a_record_that_left_and_came_back_counts_with_its_new_score_only():
    cache = filled(30, a=1.0, b=2.0)
    cache.remove("a")
    cache.insert("a", 20, 5.0)
    assert (cache.minimum(), cache.used_bytes) == ((2.0, "b"), 30)


def test_removing_gives_back_the_record_and_its_bytes():
    cache = filled(20, a=1.0, b=2.0)
    removed = cache.remove("b")
    assert (removed.record, removed.size_bytes, removed.score) == ("b", 10, 2.0)
    assert ("b" in cache, cache.used_bytes, len(cache)) == (False, 10, 1)


def test_records_need_no_order_of_their_own():
    cache = TierCache(2)
    cache.insert(("k", 1), 1, 1.0)
    cache.insert(b"k", 1, 1.0)
    assert cache.offer(7, 1, 2.0, nothing).evicted == (("k", 1),)


def test_a_thousand_updates_leave_at_most_one_stale_entry_per_resident():
    cache = filled(40, a=1.0, b=2.0, c=3.0, d=4.0)
    for count in range(1_000):
        cache.update("abcd"[count % 4], float(count))
        assert len(cache._heap) <= 8
    for record in "abcd":
        cache.remove(record)
    assert cache._heap == []


def test_a_question_about_pins_that_fails_leaves_the_tier_as_it_was():
    cache = filled(20, a=1.0, b=2.0)

    def broken(record) -> bool:
        raise RuntimeError("lease table gone")

    with pytest.raises(RuntimeError):
        cache.offer("c", 10, 9.0, broken)
    assert cache.minimum() == (1.0, "a")
    assert cache.offer("c", 20, 9.0, nothing).evicted == ("a", "b")


@pytest.mark.parametrize("admit", ["insert", "offer"])
@pytest.mark.parametrize(
    ("record", "size_bytes", "score", "message"),
    [
        ("a", 5, 1.0, "resident already"),
        ("b", 0, 1.0, "cannot take 0 bytes"),
        ("b", -5, 1.0, "cannot take -5 bytes"),
        ("b", 5, math.nan, "NaN"),
    ],
)
def test_a_newcomer_that_makes_no_sense_is_refused_and_changes_nothing(admit, record, size_bytes, score, message):
    cache = filled(30, a=1.0)
    with pytest.raises(ValueError, match=message):
        getattr(cache, admit)(record, size_bytes, score, *([nothing] if admit == "offer" else []))
    assert (scores_of(cache), cache.used_bytes) == ({"a": 1.0}, 10)


def test_inserting_what_does_not_fit_is_an_error():
    cache = filled(30, a=1.0)
    with pytest.raises(ValueError, match="21 bytes do not fit: 10 of 30 are used"):
        cache.insert("b", 21, 9.0)
    assert (cache.used_bytes, "b" in cache) == (10, False)


def test_an_update_to_nan_is_refused_and_the_old_score_kept():
    cache = filled(30, a=1.0)
    with pytest.raises(ValueError, match="NaN"):
        cache.update("a", math.nan)
    assert cache.minimum() == (1.0, "a")


def test_updating_or_removing_a_record_that_is_not_resident_is_an_error():
    cache = filled(30, a=1.0)
    with pytest.raises(KeyError):
        cache.update("b", 1.0)
    with pytest.raises(KeyError):
        cache.remove("b")
    assert cache.used_bytes == 10


def test_a_negative_capacity_is_refused():
    with pytest.raises(ValueError, match="-1 bytes"):
        TierCache(-1)
