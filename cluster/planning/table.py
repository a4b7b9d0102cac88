"""KVR-P: a lookup table of searched partitions, interpolated between its entries (KV-Runahead, section 4.2).

An entry is the best partition of S new tokens after a number of stored rows, for p workers. Between entries, the
*breakdown* is interpolated, which is the share of S at which each cut lies (figure 10: 10K from 8K and 12K): first
between the two nearest S for a prefix, then between the two nearest prefixes. The result is snapped to chunk
boundaries. Pure; `files.py` reads and writes tables.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cluster.planning.cost_model import CostKey
from workers.plan.partition import Partition, max_workers, snapped

#: Largest factor beyond the table's entries for which it predicts: the breakdown changes with the length.
REACH = 1.5


@dataclass(frozen=True, slots=True, kw_only=True)
class TableEntry:
    """A searched partition. Raises ValueError for invalid sizes or times."""

    #: Rows of the stored prefix that each new token sees: all of them, or a budget.
    prefix_rows: int
    #: New tokens of each worker, in the order of the chain.
    sizes: tuple[int, ...]
    #: Seconds to the first token, predicted or measured.
    seconds: float
    num_evaluations: int = 0

    def __post_init__(self) -> None:
        if self.prefix_rows < 0 or not self.sizes or any(size < 1 for size in self.sizes):
            raise ValueError(
                f"not a partition: sizes {self.sizes} after {self.prefix_rows} rows; every worker needs a token"
            )
        if not self.seconds > 0:
            raise ValueError(f"an entry's time must be positive, not {self.seconds}")

    @property
    def num_workers(self) -> int:
        return len(self.sizes)

    @property
    def num_new_tokens(self) -> int:
        return sum(self.sizes)

    @property
    def breakdown(self) -> tuple[float, ...]:
        """Share of the new tokens before each inner cut."""
        ends = [sum(self.sizes[:worker]) for worker in range(1, self.num_workers)]
        return tuple(end / self.num_new_tokens for end in ends)


class PartitionTable:
    """Entries for one machine and model. Raises ValueError when two are for equal workers, rows and tokens."""

    def __init__(self, key: CostKey, entries: Iterable[TableEntry]) -> None:
        self.key = key
        self.entries = tuple(sorted(entries, key=lambda each: (each.num_workers, each.prefix_rows, each.sizes)))
        #: Entries by number of workers, then by prefix rows, sorted by length. All keys ascend.
        self._by_workers: dict[int, dict[int, list[TableEntry]]] = {}
        for entry in self.entries:
            row = self._by_workers.setdefault(entry.num_workers, {}).setdefault(entry.prefix_rows, [])
            if any(other.num_new_tokens == entry.num_new_tokens for other in row):
                raise ValueError(
                    f"two entries for {entry.num_workers} workers, {entry.prefix_rows} prefix rows and "
                    f"{entry.num_new_tokens} new tokens"
                )
            row.append(entry)
            row.sort(key=lambda each: each.num_new_tokens)

    def predict(self, start: int, end: int, num_workers: int, *, attended: int | None = None) -> Partition | None:
        """Cuts of tokens [start, end) after `attended` rows (None: all); None beyond the table's reach.

        Raises ValueError for too few tokens.
        """
        if num_workers > max_workers(start, end):
            raise ValueError(f"{end - start} tokens from {start} cannot be cut for {num_workers} workers")
        if num_workers == 1:
            return Partition((start, end))
        rows = start if attended is None else min(start, attended)
        breakdown = self._breakdown(num_workers, rows, end - start)
        if breakdown is None:
            return None
        return snapped([start, *(start + share * (end - start) for share in breakdown), end])

    def _breakdown(self, num_workers: int, rows: int, num_new: int) -> Sequence[float] | None:
        prefixes = self._by_workers.get(num_workers, {})
        if not prefixes:
            return None
        known = list(prefixes)
        low, high = (
            known[max(0, bisect_left(known, rows + 1) - 1)],
            known[min(len(known) - 1, bisect_left(known, rows))],
        )
        # Prefixes are compared by the mean number of rows that a new token sees.
        seen, nearest = rows + num_new / 2, min(max(rows, low), high) + num_new / 2
        if not nearest / REACH <= seen <= nearest * REACH:
            return None
        below = _between_lengths(prefixes[low], num_new)
        above = below if low == high else _between_lengths(prefixes[high], num_new)
        if below is None or above is None:
            return below or above
        return below if low == high else _mix(below, above, (rows - low) / (high - low))

    def as_plain(self) -> dict[str, Any]:
        return {
            "key": asdict(self.key),
            "entries": [
                {
                    "workers": each.num_workers,
                    "prefix_rows": each.prefix_rows,
                    "new_tokens": each.num_new_tokens,
                    "sizes": list(each.sizes),
                    "seconds": each.seconds,
                    "evaluations": each.num_evaluations,
                }
                for each in self.entries
            ],
        }

    @classmethod
    def from_plain(cls, content: dict[str, Any]) -> "PartitionTable":
        """Inverse of `as_plain`. Raises ValueError when a field is missing or contradicts another one."""
        try:
            entries = [_entry(each) for each in content["entries"]]
            return cls(CostKey(**content["key"]), entries)
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a table of partitions: {error}") from error


def _entry(content: dict[str, Any]) -> TableEntry:
    entry = TableEntry(
        prefix_rows=content["prefix_rows"],
        sizes=tuple(content["sizes"]),
        seconds=content["seconds"],
        num_evaluations=content["evaluations"],
    )
    if not all(type(number) is int for number in (entry.prefix_rows, *entry.sizes)):
        raise ValueError(f"rows and sizes must be whole numbers, not {entry.prefix_rows}, {entry.sizes}")
    if (entry.num_workers, entry.num_new_tokens) != (content["workers"], content["new_tokens"]):
        raise ValueError(
            f"sizes {entry.sizes} are not {content['new_tokens']} tokens of {content['workers']} workers: damaged"
        )
    return entry


def _between_lengths(row: Sequence[TableEntry], num_new: int) -> Sequence[float] | None:
    """Breakdown interpolated between the two nearest lengths; beyond all entries, the nearest one's within reach."""
    at = bisect_left(row, num_new, key=lambda each: each.num_new_tokens)
    low, high = row[max(0, at - 1)], row[min(len(row) - 1, at)]
    if high.num_new_tokens == num_new or low is high or num_new < low.num_new_tokens:
        nearest = high if at < len(row) else low
        length = nearest.num_new_tokens
        return nearest.breakdown if length / REACH <= num_new <= length * REACH else None
    return _mix(
        low.breakdown, high.breakdown, (num_new - low.num_new_tokens) / (high.num_new_tokens - low.num_new_tokens)
    )


def _mix(low: Sequence[float], high: Sequence[float], share: float) -> Sequence[float]:
    return [one + (other - one) * share for one, other in zip(low, high, strict=True)]
