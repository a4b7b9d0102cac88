"""Process groups whose rows are in device memory. Rows go over NCCL or the host link; headers and hints over gloo.

So two workers stay in step as they do between processors: a header is read before its rows are received, a sender that
stops early says so in a header, and every wait is bounded. Each pair of neighbours has the link that fits its devices
(`workers/handoff/link_choice.py`): when the group is joined, each rank tells its neighbours its place over the
rendezvous.
"""

from workers.device.device import Device
from workers.errors import ChainBroken
from workers.handoff.host_link import HostLink
from workers.handoff.link_choice import LinkChoice, Place, link_between
from workers.handoff.nccl_link import TORCH_NCCL, Nccl, NcclLink, nccl_place
from workers.handoff.process_group import GlooGroup
from workers.handoff.rendezvous import JoinTime, get_within, meet
from workers.plan.config import EpochSpec, LinkKind


class DeviceGroup:
    """See `process_group.Group`. Owns: its gloo group and the links to its neighbours."""

    def __init__(
        self,
        spec: EpochSpec,
        device: Device,
        handoff_timeout_s: float,
        handoff_link: str = "auto",
        nccl: Nccl = TORCH_NCCL,
    ) -> None:
        """`device`: memory of the rows. `handoff_link`: see `WorkerConfig`. `nccl`: replaces NCCL."""
        self.spec = spec
        self._device = device
        self._timeout_s = handoff_timeout_s
        self._nccl = nccl
        self._place = nccl_place(device.torch_device, handoff_link)
        self._gloo = GlooGroup(spec)
        self._links: dict[int, NcclLink | HostLink] = {}
        self._choices: dict[int, LinkChoice] = {}

    def join(self, allowed: JoinTime | None = None) -> None:
        """Connect to the neighbours. Raises ChainBroken when they do not join in time (None: a minute)."""
        allowed = allowed or JoinTime()
        self._gloo.join(allowed)
        try:
            store = meet(self.spec, allowed)
            store.set(f"place-{self.spec.rank}", self._place.encode())
            # NCCL's edges from even ranks first, so that all of them are warmed up in two rounds.
            for peer in sorted(
                self._neighbours, key=lambda peer: min(self.spec.rank, peer) // self.spec.num_shards % 2
            ):
                place = Place.decode(get_within(store, f"place-{peer}", allowed))
                self._choices[peer] = link_between(self._place, place)
                link = self._links[peer] = self._new_link(peer)
                if isinstance(link, NcclLink):
                    link.open(store, self._gloo.link(peer), allowed.left_s)
        except (RuntimeError, OSError, ChainBroken) as error:
            self.leave()
            raise ChainBroken(f"rank {self.spec.rank} could not join epoch {self.spec.epoch}: {error}") from error

    def link(self, peer: int) -> NcclLink | HostLink:
        return self._links[peer]

    def choice(self, peer: int) -> LinkChoice:
        return self._choices[peer]

    def leave(self) -> None:
        for link in self._links.values():
            link.abandon("the epoch has ended")
        self._gloo.leave()

    @property
    def _neighbours(self) -> list[int]:
        rank, step = self.spec.rank, self.spec.num_shards
        return [peer for peer in (rank - step, rank + step) if 0 <= peer < self.spec.world_size]

    def _new_link(self, peer: int) -> NcclLink | HostLink:
        if self._choices[peer].kind is LinkKind.NCCL:
            return NcclLink(self.spec, peer, self._device, self._timeout_s, self._nccl)
        transfers = self._device.transfers
        assert transfers is not None, "rows in the processor's memory go over gloo: see `epoch.group_of`"
        return HostLink(self._gloo.link(peer), transfers)
