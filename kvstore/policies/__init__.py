"""Cache policies, which score records in memory and extents on disk. One file for each policy, with its paper.

A policy turns accesses into scores; `kvstore.tiers.tier_cache` compares them. Pure: no lock, no clock, no I/O.
"""

import math
import struct
from collections.abc import Hashable, Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

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
    #: Greatest importance that `touch` accepts; the least is 0.
    max_importance: float

    def touch(self, record: Hashable, importance: float) -> float:
        """Count one access and return the new score.

        `importance` is the share of important rows in the record (impress) or the attention mass it drew (contiguous);
        lru and lfu ignore it. Raises ValueError, and counts nothing, when it is outside the policy's range.
        """
        ...

    def touch_all(self, records: Sequence[Hashable], importance: Sequence[float]) -> list[float]:
        """Touch each record, all different, in order. Raises ValueError, and records nothing, if one is refused."""
        ...

    def score(self, record: Hashable) -> float:
        """The score after the last access; 0.0 without history."""
        ...

    def forget(self, record: Hashable) -> None:
        """Drop the history of a record that is no longer on disk; an unknown record is ignored."""
        ...


_POLICIES: dict[str, type[LRU] | type[LFU] | type[Impress] | type[Contiguous]] = {
    LRU.name: LRU,
    LFU.name: LFU,
    Impress.name: Impress,
    Contiguous.name: Contiguous,
}

POLICY_NAMES = tuple(_POLICIES)


_FLOAT32 = struct.Struct("<f")


def policy_of(name: str, max_records: int = MAX_RECORDS) -> CachePolicy:
    """A new policy with an empty history. Raises ValueError for a name that is not in `POLICY_NAMES`."""
    if name not in _POLICIES:
        raise ValueError(f"no cache policy {name!r}; known: {', '.join(POLICY_NAMES)}")
    return _POLICIES[name](max_records)


def checked_importance(name: str, value: float) -> float:
    """The value rounded to float32, if the policy `name` accepts it.

    Raises ValueError otherwise, also for a value that is negative or not finite, which no policy needs.
    """
    try:
        (number,) = _FLOAT32.unpack(_FLOAT32.pack(value))
    except OverflowError:
        number = math.inf
    if not 0.0 <= number < math.inf:
        raise ValueError(f"an importance must be finite and not negative, not {value}")
    if number > _POLICIES[name].max_importance:
        raise ValueError(f"an importance for {name} must be at most {_POLICIES[name].max_importance}, not {value}")
    return float(number)


def checked_importances(name: str, values: npt.NDArray[np.float64]) -> list[float]:
    """Values rounded to float32, if the policy `name` accepts all of them. Raises as `checked_importance`."""
    with np.errstate(over="ignore"):
        numbers = values.astype(np.float32)
    is_refused = ~((numbers >= 0.0) & (numbers < np.inf) & (numbers <= _POLICIES[name].max_importance))
    if is_refused.any():
        checked_importance(name, float(values[is_refused][0]))
    checked: list[float] = numbers.tolist()
    return checked
