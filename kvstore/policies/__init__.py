"""Cache policies: what a stored record is worth in memory. One policy, one file, its paper in the docstring.

A policy turns accesses into scores; `kvstore.tiering` compares the scores. Pure: no lock, no clock, no I/O.
"""

from collections.abc import Callable, Collection, Hashable
from typing import Protocol

import numpy as np

from kvstore.policies.contiguous import Contiguous
from kvstore.policies.impress import Impress
from kvstore.policies.lfu import LFU
from kvstore.policies.lru import LRU, MAX_RECORDS


class CachePolicy(Protocol):
    """Scores records; a higher score is worth more memory.

    Scores outlive residence in memory (ContiguousKV, section 4.4). The history is bounded: beyond `max_records` the
    record accessed longest ago is forgotten, resident or not; its next access counts as its first.
    """

    name: str

    def touch(self, record: Hashable, importance: float) -> float:
        """Record one access and return the new score.

        `importance` is the share of important rows in the record (impress) or the attention mass it drew (contiguous);
        lru and lfu ignore it. Raises ValueError, and records nothing, when it is outside the policy's range.
        """
        ...

    def score(self, record: Hashable) -> float:
        """The score after the last access; 0.0 when there is no history."""
        ...

    def forget(self, record: Hashable) -> None:
        """Drop the history of a record that is no longer on disk; unknown records are fine."""
        ...


_POLICIES: dict[str, Callable[[int], CachePolicy]] = {
    LRU.name: LRU,
    LFU.name: LFU,
    Impress.name: Impress,
    Contiguous.name: Contiguous,
}

POLICY_NAMES = tuple(_POLICIES)


def policy_of(name: str, max_records: int = MAX_RECORDS) -> CachePolicy:
    """A new policy with an empty history. Raises ValueError for a name that is not in `POLICY_NAMES`."""
    if name not in _POLICIES:
        raise ValueError(f"no cache policy {name!r}; known: {', '.join(POLICY_NAMES)}")
    return _POLICIES[name](max_records)


def check_importance(name: str, values: Collection[float]) -> None:
    """Raises ValueError for values, at least one, that a policy of this name refuses; or that are negative, or not
    finite as float32, which none needs.
    """
    with np.errstate(over="ignore"):
        numbers = np.fromiter(values, np.float32, len(values))
    if not (np.isfinite(numbers) & (numbers >= 0)).all():
        raise ValueError("an importance is finite and not negative")
    policy_of(name).touch(0, float(numbers.max()))
