"""Links between all ranks of an epoch whose rows are in device memory, for baselines that gather.

Each direction between two ranks is an epoch of these two by itself, with the group that a chain of them would have. So
a baseline's rows go over links of the chain's kind (NCCL, or through host memory), and both directions at once.
"""

from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as FutureTimeoutError
from dataclasses import replace

import torch

from workers.device.device import Device
from workers.device.transfers import Event, Transfers
from workers.errors import ChainBroken
from workers.handoff import epoch as epochs
from workers.handoff.edges import Link
from workers.handoff.process_group import Group
from workers.plan.config import EpochSpec, WorkerConfig

#: First number of an epoch of two ranks: numbers of epochs of all ranks are below. And more ranks than an epoch has, of
#: any size: a number that came twice would lead a rank to an address of the earlier epoch.
_FIRST, _MOST_RANKS = 2**40, 2**10


class Mesh:
    """This rank's links to all other ranks. Owns: two groups and two threads for each other rank."""

    def __init__(self, spec: EpochSpec, device: Device, config: WorkerConfig) -> None:
        assert device.transfers is not None, "rows in host memory go over the links of the epoch's own group"
        self._spec = spec
        self._device = device
        self._transfers = device.transfers
        self._config = config
        self._groups: list[Group] = []
        self._links: dict[int, MeshLink] = {}

    def join(self) -> None:
        """Connect to all other ranks. Raises ChainBroken.

        In round r, ranks i and j with i + j = r (mod p) connect, so each rank has one peer a round, or none.
        """
        rank, size = self._spec.rank, self._spec.world_size
        others = [peer for peer in range(size) if peer != rank]
        for peer in sorted(others, key=lambda peer: (rank + peer) % size):
            ways = {sender: self._joined(sender, rank + peer - sender) for sender in sorted((rank, peer))}
            self._links[peer] = MeshLink(ways[rank], ways[peer], self._transfers)

    def link(self, peer: int) -> "MeshLink":
        return self._links[peer]

    def leave(self) -> None:
        for group in self._groups:
            group.leave()
        for link in self._links.values():
            link.close()

    def _joined(self, sender: int, receiver: int) -> Link:
        spec, is_receiver = self._spec, int(self._spec.rank == receiver)
        number = mesh_epoch(spec.epoch, sender, receiver)
        of_two = replace(spec, epoch=number, rank=is_receiver, world_size=2)
        group = epochs.group_of(of_two, self._device, self._config.handoff_timeout_s, self._config.handoff_link)
        self._groups.append(group)
        group.join()
        return group.link(1 - is_receiver)


def mesh_epoch(epoch: int, sender: int, receiver: int) -> int:
    """Number of the epoch of two ranks, for one direction; no two are equal."""
    assert max(sender, receiver) < _MOST_RANKS
    return _FIRST + (epoch * _MOST_RANKS + sender) * _MOST_RANKS + receiver


class MeshLink:
    """Both directions between two ranks, each with a thread that makes its transfers in order: see
    `all_gather.GatherLink`.
    """

    def __init__(self, outgoing: Link, incoming: Link, transfers: Transfers) -> None:
        self._outgoing, self._incoming = outgoing, incoming
        self._transfers = transfers
        self._sender, self._receiver = (ThreadPoolExecutor(1, thread_name_prefix="mesh") for _ in range(2))

    def start_send(self, tensor: torch.Tensor) -> "MeshTransfer":
        """Send rows that the calling thread has submitted to the device, when they are computed."""
        return MeshTransfer(self._sender.submit(self._send, tensor, self._transfers.computed()))

    def start_receive(self, tensor: torch.Tensor) -> "MeshTransfer":
        return MeshTransfer(self._receiver.submit(self._incoming.receive, tensor))

    def close(self) -> None:
        for thread in (self._sender, self._receiver):
            thread.shutdown(wait=False, cancel_futures=True)

    def _send(self, tensor: torch.Tensor, computed: Event) -> None:
        computed.wait()
        self._outgoing.send(tensor)


class MeshTransfer:
    """One message in flight."""

    def __init__(self, future: "Future[None]") -> None:
        self._future = future

    def wait(self, timeout_s: float) -> None:
        """Raises ChainBroken."""
        try:
            self._future.result(timeout_s)
        except FutureTimeoutError as error:
            raise ChainBroken(f"rows were not transferred within {timeout_s:.0f} s") from error
        except (RuntimeError, OSError) as error:
            raise ChainBroken(f"a rank is gone: {error}") from error
