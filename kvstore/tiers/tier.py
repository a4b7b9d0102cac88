"""The tiers of stored KV, fastest first (IMPRESS, section 4.4.2; ContiguousKV, section 4.4).

Every record is also on disk, so eviction from memory costs no write. Device and host are exclusive: a record that moves
to a device leaves the host (`kvstore/tiers/host_tier.py`), and a record evicted from a device competes for the host
(`kvstore/tiers/device_tier.py`). Unless there is room, a new record must beat the lowest score in its tier; on a tie
the resident stays.
"""

from enum import StrEnum


class Tier(StrEnum):
    """Place of the fastest copy of a record."""

    DEVICE = "device"
    HOST = "host"
    DISK = "disk"
