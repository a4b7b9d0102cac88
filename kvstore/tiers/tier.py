"""The tiers: where stored KV is, fastest first (IMPRESS, section 4.4.2; ContiguousKV, section 4.4).

Every record is also on disk, so leaving memory costs no write. Device and host are exclusive: what moves to a device
leaves the host (`kvstore/tiers/host_tier.py`), and what leaves a device competes for the host
(`kvstore/tiers/device_tier.py`). A newcomer must beat the lowest score in its tier, unless there is room; a tie goes to
the resident.
"""

from enum import StrEnum


class Tier(StrEnum):
    """Where the fastest copy of a record is."""

    DEVICE = "device"
    HOST = "host"
    DISK = "disk"
