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


def test_a_record_larger_than_the_tier_is_refused_before_any_resident_is_looked_at():
    cache, asked = filled(20, a=1.0), []
    assert not cache.offer("b", 21, 9.0, asked.append).admitted
    assert ("a" in cache, asked) == (True, [])
    assert cache.offer("c", 20, 9.0, nothing).evicted == ("a",)


def test_records_need_no_order_of_their_own():
    cache = TierCache(2)
    cache.insert(("k", 1), 1, 1.0)
    cache.insert(b"k", 1, 1.0)
    assert cache.offer(7, 1, 2.0, nothing).evicted == (("k", 1),)


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


def test_records_that_are_updated_together_keep_their_order_among_equal_scores() -> None:
    cache = TierCache(3)
    for record in "abc":
        cache.insert(record, 1, 0.0)
    cache.set_all("abc", [1, 1, 1], [1.0, 1.0, 1.0])
    cache.update("a", 1.0)
    assert cache.minimum() == (1.0, "b")
