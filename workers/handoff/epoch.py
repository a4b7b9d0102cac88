"""A worker's membership in one epoch: its group, the edges to its neighbours, and the order of its shards."""

from workers.device.device import Device
from workers.handoff.device_group import DeviceGroup
from workers.handoff.edges import InEdge, OutEdge
from workers.handoff.link_choice import LinkChoice
from workers.handoff.process_group import GlooGroup, Group
from workers.handoff.rendezvous import JoinTime
from workers.handoff.shard_group import ShardGroup
from workers.handoff.shard_order import ShardOrder
from workers.plan.config import EpochSpec


class Epoch:
    """Membership in one epoch. Owns: the group, the edges and the order of shards. The neighbours of a shard are the
    shards with its number in the workers before and after it.

    `handoff_timeout_s`: how long a request waits for its predecessor's rows, and a shard for other shards.
    `handoff_link`: see `WorkerConfig`.
    """

    def __init__(self, spec: EpochSpec, device: Device, handoff_timeout_s: float, handoff_link: str = "auto") -> None:
        self.number = spec.epoch
        self.group = group_of(spec, device, handoff_timeout_s, handoff_link)
        #: None at the ends of the chain.
        self.in_edge: InEdge | None = None
        self.out_edge: OutEdge | None = None
        #: None where one process computes all heads.
        self.shards: ShardOrder | None = None
        if spec.num_shards > 1:
            self.shards = ShardOrder(spec, shard_group_of(spec, device, handoff_timeout_s, handoff_link))
        self._handoff_timeout_s = handoff_timeout_s

    def join(self) -> None:
        """Connect to the other ranks. Raises ChainBroken when they do not join within a minute, all steps together."""
        spec, allowed = self.group.spec, JoinTime()
        try:
            if spec.num_workers > 1:
                self.group.join(allowed)
            if self.shards is not None:
                self.shards.join(allowed)
        except BaseException:
            self.leave()  # what has joined is not left to destructors, which may wait for other ranks
            raise
        if spec.position > 0:
            self.in_edge = InEdge(self.group.link(spec.rank - spec.num_shards), spec.epoch, self._handoff_timeout_s)
            self.in_edge.start()
        if spec.position < spec.num_workers - 1:
            self.out_edge = OutEdge(self.group.link(spec.rank + spec.num_shards), spec.epoch)
            self.out_edge.start()

    @property
    def link(self) -> LinkChoice | None:
        """The link to the successor, after `join`; None on the last worker."""
        spec = self.group.spec
        return self.group.choice(spec.rank + spec.num_shards) if self.out_edge is not None else None

    def leave(self) -> None:
        """Leave the group without waiting for other ranks; requests that depend on it fail with ChainBroken."""
        for part in (self.in_edge, self.out_edge):
            if part is not None:
                part.close()
        if self.shards is not None:
            self.shards.leave()
        self.group.leave()


def group_of(spec: EpochSpec, device: Device, handoff_timeout_s: float, handoff_link: str = "auto") -> Group:
    """This rank's group for an epoch, by where the rows are. The group is not joined yet."""
    if device.transfers is None or spec.world_size == 1:
        return GlooGroup(spec)
    return DeviceGroup(spec, device, handoff_timeout_s, handoff_link)


def shard_group_of(spec: EpochSpec, device: Device, handoff_timeout_s: float, handoff_link: str) -> ShardGroup:
    """This rank's group with the other shards of its worker. The group is not joined yet."""
    return ShardGroup(spec, device, handoff_timeout_s, handoff_link)
