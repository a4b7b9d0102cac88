"""One tier by hand, then both tiers: the rules of IMPRESS, section 4.4.2, one by one."""

import math

import pytest

from kvstore.policies import policy_of
from kvstore.tier_cache import TierCache
from kvstore.tiering import Movement, Tier, TieredCache

DEVICE, HOST, DISK = Tier.DEVICE, Tier.HOST, Tier.DISK


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


# --- one tier -------------------------------------------------------------------------------------------------------


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


# --- both tiers -----------------------------------------------------------------------------------------------------


class Tiers:
    """A tiered cache of 10-byte records, scored by attention mass unless told otherwise; `pins` are the pinned ones."""

    def __init__(self, num_device: int, num_host: int, policy: str = "contiguous") -> None:
        self.pins: set[str] = set()
        self.cache = TieredCache(policy_of(policy), 10 * num_device, 10 * num_host, self.pins.__contains__)

    def access(self, record: str, importance: float = 1.0) -> Movement:
        return self.cache.access(record, 10, importance)

    @property
    def places(self) -> dict[str, Tier]:
        return {record: self.cache.tier_of(record) for record in "abcdefgh" if self.cache.tier_of(record) is not DISK}


def test_new_records_fill_the_device_then_the_host_then_stay_on_disk():
    tiers = Tiers(1, 1)
    assert tiers.access("a", 3.0) == Movement(DISK, DEVICE)
    assert tiers.access("b", 2.0) == Movement(DISK, HOST)
    assert tiers.access("c", 1.0) == Movement(DISK, DISK)
    assert tiers.places == {"a": DEVICE, "b": HOST}


def test_a_record_on_the_device_stays_there_however_low_its_new_score_is():
    tiers = Tiers(1, 1, "impress")
    for importance in (1.0, 1.0, 1.0, 1.0):
        tiers.access("a", importance)
    tiers.access("b", 1.0)
    for _ in range(6):
        assert tiers.access("a", 0.0) == Movement(DEVICE, DEVICE)
    assert tiers.cache.device.minimum() == (10 * 0.75**6, "a")
    assert tiers.access("b", 1.0) == Movement(HOST, DEVICE, demoted=("a",))


def test_a_record_on_the_host_is_promoted_when_it_beats_the_lowest_on_the_device():
    tiers = Tiers(1, 2)
    for record, mass in (("a", 3.0), ("b", 2.0), ("c", 1.0)):
        tiers.access(record, mass)
    assert tiers.access("b", 0.0) == Movement(HOST, DEVICE, demoted=("a",))  # 2 x 2 against 3
    assert tiers.places == {"b": DEVICE, "a": HOST, "c": HOST}


def test_a_record_on_the_host_that_only_equals_the_lowest_on_the_device_stays_with_its_new_score():
    tiers = Tiers(1, 1)
    tiers.access("a", 4.0)
    tiers.access("b", 1.0)
    assert tiers.access("b", 1.0) == Movement(HOST, HOST)  # 2 x 2 against 4
    assert tiers.cache.host.minimum() == (4.0, "b")


def test_a_record_on_the_host_moves_into_free_room_on_the_device():
    tiers = Tiers(1, 1)
    tiers.access("a", 4.0)
    tiers.access("b", 1.0)
    tiers.cache.forget("a")
    assert tiers.access("b", 0.0) == Movement(HOST, DEVICE)
    assert tiers.places == {"b": DEVICE}


def test_a_record_from_disk_can_take_the_device_and_push_a_record_out_of_each_tier():
    tiers = Tiers(1, 1)
    tiers.access("a", 3.0)
    tiers.access("b", 2.0)
    assert tiers.access("c", 9.0) == Movement(DISK, DEVICE, demoted=("a",), dropped=("b",))
    assert tiers.places == {"c": DEVICE, "a": HOST}


def test_a_record_from_disk_that_loses_on_the_device_can_replace_the_lowest_on_the_host():
    tiers = Tiers(1, 1)
    tiers.access("a", 3.0)
    tiers.access("b", 1.0)
    assert tiers.access("c", 2.0) == Movement(DISK, HOST, dropped=("b",))


def test_a_device_victim_that_does_not_beat_the_lowest_on_the_host_leaves_memory():
    tiers = Tiers(1, 1)
    tiers.access("a", 3.0)
    tiers.access("b", 3.0)
    assert tiers.access("c", 9.0) == Movement(DISK, DEVICE, dropped=("a",))
    assert tiers.places == {"c": DEVICE, "b": HOST}


def test_of_several_device_victims_the_host_keeps_the_best():
    cache = TieredCache(policy_of("contiguous"), 30, 20, nothing)
    for record, mass in (("a", 1.0), ("b", 3.0), ("c", 2.0)):
        cache.access(record, 10, mass)
    assert cache.access("d", 30, 9.0) == Movement(DISK, DEVICE, demoted=("b", "c"), dropped=("a",))


def test_the_place_that_a_promoted_record_leaves_on_the_host_takes_the_device_victim():
    tiers = Tiers(1, 1)
    tiers.access("a", 3.0)
    tiers.access("b", 3.0)
    assert tiers.access("b", 0.0) == Movement(HOST, DEVICE, demoted=("a",))
    assert tiers.places == {"b": DEVICE, "a": HOST}


def test_scores_survive_eviction_from_memory():
    tiers = Tiers(1, 0)
    tiers.access("a", 2.0)
    tiers.access("b", 3.0)  # a leaves memory
    assert tiers.places == {"b": DEVICE}
    assert tiers.access("a", 0.0) == Movement(DISK, DEVICE, dropped=("b",))  # 2 x 2, not 0 x 1


def test_without_a_device_the_host_serves_alone():
    tiers = Tiers(0, 1)
    assert tiers.access("a", 1.0) == Movement(DISK, HOST)
    assert tiers.access("a", 1.0) == Movement(HOST, HOST)
    assert tiers.access("b", 9.0) == Movement(DISK, HOST, dropped=("a",))


def test_without_a_host_device_victims_leave_memory():
    tiers = Tiers(1, 0)
    tiers.access("a", 1.0)
    assert tiers.access("b", 9.0) == Movement(DISK, DEVICE, dropped=("a",))
    assert tiers.access("a", 1.0) == Movement(DISK, DISK)


def test_without_memory_everything_stays_on_disk_and_is_still_scored():
    tiers = Tiers(0, 0)
    assert tiers.access("a", 2.0) == Movement(DISK, DISK)
    assert tiers.cache.policy.score("a") == 2.0


def test_a_pinned_device_record_is_not_evicted_and_the_newcomer_tries_the_host():
    tiers = Tiers(1, 1)
    tiers.access("a", 1.0)
    tiers.pins.add("a")
    assert tiers.access("b", 9.0) == Movement(DISK, HOST)
    tiers.pins.clear()
    assert tiers.access("b", 0.0) == Movement(HOST, DEVICE, demoted=("a",))


def test_a_pinned_host_record_is_neither_pushed_out_nor_promoted():
    tiers = Tiers(1, 1)
    tiers.access("a", 3.0)
    tiers.access("b", 1.0)
    tiers.pins.add("b")
    assert tiers.access("b", 9.0) == Movement(HOST, HOST)
    assert tiers.access("c", 99.0) == Movement(DISK, DEVICE, dropped=("a",))
    assert tiers.cache.host.minimum() == (20.0, "b")


def test_lru_always_admits_to_the_device_and_ages_through_the_host():
    tiers = Tiers(1, 1, "lru")
    assert [tiers.access(record) for record in "abca"] == [
        Movement(DISK, DEVICE),
        Movement(DISK, DEVICE, demoted=("a",)),
        Movement(DISK, DEVICE, demoted=("b",), dropped=("a",)),
        Movement(DISK, DEVICE, demoted=("c",), dropped=("b",)),
    ]


def test_a_forgotten_record_leaves_its_tier_and_its_score_even_when_pinned():
    tiers = Tiers(1, 1)
    tiers.access("a", 2.0)
    tiers.access("b", 1.0)
    tiers.access("c", 0.5)
    tiers.pins.update("ab")
    assert [tiers.cache.forget(record) for record in "abcd"] == [DEVICE, HOST, DISK, DISK]
    assert tiers.places == {}
    assert [tiers.cache.policy.score(record) for record in "abc"] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    ("record", "size_bytes", "importance", "message"),
    [
        ("a", 11, 1.0, "takes 10 bytes in memory, not 11"),
        ("b", 9, 1.0, "takes 10 bytes in memory, not 9"),
        ("c", 0, 1.0, "cannot take 0 bytes"),
        ("a", 10, -1.0, "not negative"),
    ],
)
def test_an_access_that_makes_no_sense_changes_neither_scores_nor_places(record, size_bytes, importance, message):
    tiers = Tiers(1, 1)
    tiers.access("a", 2.0)
    tiers.access("b", 1.0)
    with pytest.raises(ValueError, match=message):
        tiers.cache.access(record, size_bytes, importance)
    assert tiers.places == {"a": DEVICE, "b": HOST}
    assert [tiers.cache.policy.score(record) for record in "abc"] == [2.0, 1.0, 0.0]


@pytest.mark.parametrize(("policy", "num_keys"), [("lfu", 20), ("impress", 15)])
def test_in_figure_14_the_score_sends_15_important_keys_to_the_device_where_frequency_sends_20(policy, num_keys):
    """15 requests of A for one key of chunk a, 10 of B for two keys of chunk b; the device holds one chunk."""
    tiers = Tiers(1, 1, policy)
    keys_and_ratio = {"a": (1, 0.5), "b": (2, 1.0)}
    sent = 0
    for request, record in enumerate("aabab" * 10):
        keys, ratio = keys_and_ratio[record]
        found = tiers.access(record, ratio).found
        sent += keys * (found is not DEVICE and request >= 25)  # the first 25 warm the cache
    assert sent == num_keys


def test_a_tier_reads_as_its_name():
    assert [str(tier) for tier in Tier] == ["device", "host", "disk"]
