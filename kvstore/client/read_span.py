"""Statistics of a load: bytes, and seconds from the request to the last copied record, by layers and tier."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from kvstore.tiers.tier import Tier


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadSpan:
    """Records of one load that hold the same layers and came from the same tier."""

    tier: Tier
    layer_start: int
    layer_end: int
    #: Time of the request, and time when the last of these records was in the destination; `time.monotonic`.
    submitted_s: float
    completed_s: float
    num_records: int
    #: Bytes with headers and padding.
    size_bytes: int


class ReadTotal(NamedTuple):
    """Records from one tier; bytes with headers and padding."""

    num_records: int
    size_bytes: int


class CopiedRecords(NamedTuple):
    """Records that hold the same layers and have reached the destination; bytes with headers and padding."""

    layer_start: int
    layer_end: int
    num_records: int
    size_bytes: int


class ReadLog:
    """The spans of one load, one per (layers, tier). For `add`, the caller holds the load's lock."""

    def __init__(self, submitted_s: float) -> None:
        self._submitted_s = submitted_s
        #: Number of records, bytes, and time of the last record.
        self._arrived: dict[tuple[int, int, Tier], tuple[int, int, float]] = {}

    def add(self, records: Iterable[CopiedRecords], tier: Tier, now_s: float) -> None:
        for start, end, count, size_bytes in records:
            num_records, so_far_bytes, _ = self._arrived.get((start, end, tier), (0, 0, 0.0))
            self._arrived[start, end, tier] = num_records + count, so_far_bytes + size_bytes, now_s

    def total(self, tier: Tier) -> ReadTotal:
        of_tier = [arrived for (_, _, one), arrived in list(self._arrived.items()) if one is tier]
        return ReadTotal(sum(count for count, _, _ in of_tier), sum(size_bytes for _, size_bytes, _ in of_tier))

    def spans(self) -> list[ReadSpan]:
        return [
            ReadSpan(
                tier=tier,
                layer_start=start,
                layer_end=end,
                submitted_s=self._submitted_s,
                completed_s=completed_s,
                num_records=num_records,
                size_bytes=size_bytes,
            )
            for (start, end, tier), (num_records, size_bytes, completed_s) in list(self._arrived.items())
        ]


def busy_seconds(spans: Iterable[ReadSpan]) -> dict[Tier, float]:
    """Seconds, by tier, during which at least one span was under way: overlaps count once."""
    busy_s: dict[Tier, float] = {}
    covered_until_s: dict[Tier, float] = {}
    for span in sorted(spans, key=lambda span: span.submitted_s):
        start_s = max(span.submitted_s, covered_until_s.get(span.tier, span.submitted_s))
        busy_s[span.tier] = busy_s.get(span.tier, 0.0) + max(0.0, span.completed_s - start_s)
        covered_until_s[span.tier] = max(start_s, span.completed_s)
    return busy_s
