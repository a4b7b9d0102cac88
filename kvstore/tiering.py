"""Device and host memory as one exclusive cache over the disk (IMPRESS, section 4.4.2; ContiguousKV, section 4.4).

Every record is also on disk, so leaving memory costs no write. Each access rescores its record and settles its tier:

    found on    then
    device      stays
    host        device, if it beats the lowest there; else stays
    disk        device, if it beats the lowest there; else host, if it beats the lowest there; else stays

Whoever the newcomer pushes off the device competes for the host in the same way, and leaves memory on losing. Free room
needs no beating; a tie goes to the resident; an LRU newcomer carries the newest clock and loses only to pins.

Pure: decides where bytes belong; the owner moves them. Capacities are what prefetch buffers leave of a tier's budget
(ContiguousKV, section 4.5).
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from kvstore.policies import CachePolicy
from kvstore.tier_cache import Resident, TierCache


class Tier(StrEnum):
    """Where the fastest copy of a record is."""

    DEVICE = "device"
    HOST = "host"
    DISK = "disk"


@dataclass(frozen=True, slots=True)
class Movement:
    """What one access did: where its record was and is, and which others moved."""

    found: Tier
    now: Tier
    #: Device to host, highest score first.
    demoted: tuple[Hashable, ...] = ()
    #: Out of memory, from either tier; still on disk.
    dropped: tuple[Hashable, ...] = ()


class TieredCache:
    """Places records on device, host or disk; never on device and host at once. Its owner serialises.

    `is_pinned` says whether a record's bytes in memory are leased. A pinned record leaves its tier neither by eviction
    nor by promotion; so that an access can promote, the accessor's own lease on host bytes must have ended.
    """

    def __init__(
        self, policy: CachePolicy, device_bytes: int, host_bytes: int, is_pinned: Callable[[Hashable], bool]
    ) -> None:
        self.policy = policy
        self.device = TierCache(device_bytes)
        self.host = TierCache(host_bytes)
        self._is_pinned = is_pinned

    def tier_of(self, record: Hashable) -> Tier:
        if record in self.device:
            return Tier.DEVICE
        return Tier.HOST if record in self.host else Tier.DISK

    def access(self, record: Hashable, size_bytes: int, importance: float) -> Movement:
        """Record one access and settle where the record lives now.

        Raises ValueError, and changes nothing, when `size_bytes` is not positive or not the resident record's size, or
        when the policy refuses `importance`.
        """
        self._check_size(record, size_bytes)
        found = self.tier_of(record)
        score = self.policy.touch(record, importance)
        if found is Tier.DEVICE:
            self.device.update(record, score)
            return Movement(found, found)
        if found is Tier.HOST:
            self.host.update(record, score)
            if self._is_pinned(record):
                return Movement(found, found)
        offer = self.device.offer(record, size_bytes, score, self._is_pinned)
        if offer.admitted:
            if found is Tier.HOST:
                self.host.remove(record)
            demoted, dropped = self._demote(offer.victims)
            return Movement(found, Tier.DEVICE, demoted, dropped)
        if found is Tier.HOST:
            return Movement(found, found)
        offer = self.host.offer(record, size_bytes, score, self._is_pinned)
        return Movement(found, Tier.HOST if offer.admitted else Tier.DISK, dropped=offer.evicted)

    def forget(self, record: Hashable) -> Tier:
        """The record is no longer on disk: drop its history and, pinned or not, its copy in memory.

        Returns the tier it was on; the owner frees the bytes when their leases end.
        """
        found = self.tier_of(record)
        if found is Tier.DEVICE:
            self.device.remove(record)
        elif found is Tier.HOST:
            self.host.remove(record)
        self.policy.forget(record)
        return found

    def _demote(self, victims: Sequence[Resident]) -> tuple[tuple[Hashable, ...], tuple[Hashable, ...]]:
        """Offer the host what left the device; returns who is there now and who left memory.

        Highest score first, so that no victim takes the place of one worth more.
        """
        demoted: list[Hashable] = []
        dropped: list[Hashable] = []
        for victim in reversed(victims):
            offer = self.host.offer(victim.record, victim.size_bytes, victim.score, self._is_pinned)
            (demoted if offer.admitted else dropped).append(victim.record)
            dropped.extend(offer.evicted)
        return tuple(demoted), tuple(dropped)

    def _check_size(self, record: Hashable, size_bytes: int) -> None:
        if size_bytes <= 0:
            raise ValueError(f"a record cannot take {size_bytes} bytes")
        resident = self.device.resident(record) or self.host.resident(record)
        if resident is not None and resident.size_bytes != size_bytes:
            raise ValueError(f"{record!r} takes {resident.size_bytes} bytes in memory, not {size_bytes}")
