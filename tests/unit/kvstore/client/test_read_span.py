import pytest

from kvstore.client.read_span import CopiedRecords, ReadLog, ReadSpan, busy_seconds
from kvstore.tiers.tier import Tier


def span(tier: Tier, submitted_s: float, completed_s: float) -> ReadSpan:
    return ReadSpan(
        tier=tier,
        layer_start=0,
        layer_end=1,
        submitted_s=submitted_s,
        completed_s=completed_s,
        num_records=1,
        size_bytes=10,
    )


def test_records_of_the_same_layers_and_tier_are_one_span_that_ends_with_the_last() -> None:
    log = ReadLog(submitted_s=1.0)
    log.add([CopiedRecords(0, 3, 2, 150), CopiedRecords(3, 6, 1, 70)], Tier.DISK, 2.0)
    log.add([CopiedRecords(0, 3, 1, 25)], Tier.HOST, 2.5)
    log.add([CopiedRecords(0, 3, 1, 100)], Tier.DISK, 4.0)
    found = {(each.layer_start, each.layer_end, each.tier): each for each in log.spans()}
    assert set(found) == {(0, 3, Tier.DISK), (3, 6, Tier.DISK), (0, 3, Tier.HOST)}
    whole = found[0, 3, Tier.DISK]
    assert (whole.num_records, whole.size_bytes, whole.submitted_s, whole.completed_s) == (3, 250, 1.0, 4.0)
    assert found[3, 6, Tier.DISK].completed_s == 2.0


def test_seconds_in_which_several_reads_are_under_way_count_once_and_gaps_do_not() -> None:
    spans = [
        span(Tier.DISK, 0.0, 4.0),
        span(Tier.DISK, 1.0, 2.0),
        span(Tier.DISK, 3.0, 5.0),
        span(Tier.DISK, 8.0, 9.0),
        span(Tier.HOST, 2.0, 2.5),
    ]
    busy_s = busy_seconds(reversed(spans))
    assert busy_s == {Tier.DISK: pytest.approx(6.0), Tier.HOST: pytest.approx(0.5)}
    assert busy_seconds([]) == {}


def test_a_tier_reads_as_its_name() -> None:
    assert [str(tier) for tier in Tier] == ["device", "host", "disk"]
