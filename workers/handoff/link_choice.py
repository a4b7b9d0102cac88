"""The choice of the link between two neighbours whose rows are in device memory: NCCL, or the host link.

NCCL joins two ranks of two GPUs. It refuses two ranks of one GPU ("Duplicate GPU detected"), which time slices and
parts of a GPU (MIG) are as well, and there are builds of torch without it. The host link joins any two ranks.
"""

import json
from dataclasses import asdict, dataclass

from workers.plan.config import LinkKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a rank computes, as far as it matters to NCCL, and the link that its settings ask for."""

    #: `handoff_link` of the rank's configuration.
    wanted: str
    #: Identity of the running kernel, which containers of a machine share.
    host: str = ""
    #: Address of the GPU on its host's bus, and identity of the GPU. Empty: not known.
    bus_id: str = ""
    uuid: str = ""
    #: Reason why NCCL cannot join this rank to another one; empty if it can.
    unfit: str = ""

    def encode(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def decode(cls, encoded: bytes) -> "Place":
        return cls(**json.loads(encoded))

    def is_on_gpu_of(self, other: "Place") -> bool:
        same_bus = self.bus_id != "" and (self.host, self.bus_id) == (other.host, other.bus_id)
        return same_bus or (self.uuid != "" and self.uuid == other.uuid)


@dataclass(frozen=True, slots=True)
class LinkChoice:
    """The link between two ranks, and why."""

    kind: LinkKind
    reason: str


def link_between(one: Place, other: Place) -> LinkChoice:
    """The link between two neighbours: both choose the same, whichever of them is `one`."""
    wanted = {one.wanted, other.wanted}
    for kind in (LinkKind.HOST, LinkKind.NCCL):
        if kind in wanted:
            return LinkChoice(kind, f"handoff_link is {kind}")
    unfit = one.unfit or other.unfit
    if unfit:
        return LinkChoice(LinkKind.HOST, unfit)
    if one.is_on_gpu_of(other):
        return LinkChoice(LinkKind.HOST, f"both are on one GPU ({one.bus_id or one.uuid}), which NCCL refuses")
    return LinkChoice(LinkKind.NCCL, "each has a GPU of its own")
