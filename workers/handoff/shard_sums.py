"""Sums over the shards of a worker, in the processor's memory or in a device's.

    processor      gloo                                                        `GlooSums`
    device         NCCL, one communicator of a worker's shards                 `NcclSums`
    device         pinned host memory and gloo, where NCCL cannot join shards  `HostSums`

All shards make the same sums in the same order, in the thread that computes. A sum returns when it is in place. On a
device the processor waits for it, because a sum that never ends must be noticed: two waits a layer. So passes of shards
are not captured as graphs, whose kernels could not be abandoned. Experimental: two GPUs have not run it.
"""

from datetime import timedelta
from typing import Protocol

import torch
import torch.distributed as dist

from workers.device.device import Device
from workers.device.transfers import Direction, Transfers
from workers.errors import ChainBroken
from workers.handoff.link_choice import LinkChoice, Place, link_between
from workers.handoff.nccl_link import Communicator, Nccl, NcclRanks, Work, in_place, nccl_place
from workers.handoff.rendezvous import JoinTime, get_within
from workers.plan.config import EpochSpec, LinkKind


class ShardSums(Protocol):
    """Sums of one epoch."""

    def add_up(self, part: torch.Tensor) -> None:
        """Replace a contiguous tensor by its sum over the shards, which is bitwise equal in all of them.

        Raises ChainBroken, RuntimeError or OSError when a shard is gone or late.
        """
        ...

    def leave(self) -> None:
        """End all sums, without waiting for other shards."""
        ...


def sum_options(timeout: timedelta) -> dist.AllreduceOptions:
    """Options of a sum. `timeout`: see gloo's `wait`."""
    options = dist.AllreduceOptions()
    options.reduceOp, options.timeout = dist.ReduceOp.SUM, timeout
    return options


class GlooSums:
    """See `ShardSums`. Tensors are in the processor's memory. Borrows the group."""

    def __init__(self, group: dist.ProcessGroupGloo, timeout: timedelta) -> None:
        self._group = group
        self._timeout = timeout
        self._options = sum_options(timeout)

    def add_up(self, part: torch.Tensor) -> None:
        self._group.allreduce([part], self._options).wait(self._timeout)

    def leave(self) -> None:
        """The group's owner ends its sums."""


class HostSums:
    """See `ShardSums`. Tensors are in a device's memory. Owns: pinned memory for the largest part so far."""

    def __init__(self, sums: GlooSums, transfers: Transfers) -> None:
        """`sums`: carries sums in host memory."""
        self._sums = sums
        self._transfers = transfers
        self._memory = transfers.pinned(0)

    def add_up(self, part: torch.Tensor) -> None:
        if self._memory.nbytes < part.nbytes:
            self._memory = self._transfers.pinned(part.nbytes)
        piece = self._memory[: part.nbytes].view(part.dtype).view(part.shape)
        computed = self._transfers.computed()
        out = self._transfers.submit(Direction.OUT, lambda: piece.copy_(part, non_blocking=True), [computed])
        out.wait()
        self._sums.add_up(piece)
        put = self._transfers.submit(Direction.IN, lambda: part.copy_(piece, non_blocking=True))
        put.wait()

    def leave(self) -> None:
        """The group's owner ends its sums."""


class NcclSums:
    """See `ShardSums`. Tensors are in the memory of a GPU that no other shard has. Owns: its communicator."""

    def __init__(self, spec: EpochSpec, device: Device, timeout_s: float, nccl: Nccl) -> None:
        self._ranks = NcclRanks(
            f"shards-{spec.position}", spec.shard, spec.num_shards, f"a shard of worker {spec.position}", device, nccl
        )
        self._device = device
        self._num_shards = spec.num_shards
        self._timeout_s = timeout_s
        self._options = sum_options(timedelta(days=1))  # NCCL's waits are polls: see `nccl_link.NcclRanks`

    def open(self, store: dist.PrefixStore, timeout_s: float) -> None:
        """Make the communicator and sum once. Raises ChainBroken after at most `timeout_s` seconds."""
        self._ranks.open(store, timeout_s, lambda: self._warm_up(timeout_s))

    def add_up(self, part: torch.Tensor) -> None:
        assert self._device.transfers is not None
        self._device.transfers.computed().wait()  # NCCL's stream does not follow the one that computes
        self._add_up(part, self._timeout_s)

    def leave(self) -> None:
        self._ranks.abandon("this shard has left its epoch")

    def _add_up(self, part: torch.Tensor, timeout_s: float) -> None:
        def begin(communicator: Communicator) -> Work:
            return communicator.allreduce([part], self._options)

        self._ranks.run(begin, "a sum was not complete", timeout_s)

    def _warm_up(self, timeout_s: float) -> None:
        ones = in_place(self._device, torch.ones(1))
        self._add_up(ones, timeout_s)
        if float(ones) != self._num_shards:
            raise ChainBroken(f"ones of {self._num_shards} shards add up to {float(ones)}")


def choice_of_sums(
    store: dist.PrefixStore, spec: EpochSpec, device: Device, handoff_link: str, allowed: JoinTime
) -> LinkChoice:
    """The carrier of sums between devices: NCCL where it joins all shards, else the host. All shards choose alike.

    `store`: of this worker's shards. `handoff_link`: see `WorkerConfig`. Raises RuntimeError or OSError when a shard
    does not answer in time.
    """
    store.set(f"place-{spec.shard}", nccl_place(device.torch_device, handoff_link).encode())
    places = [Place.decode(get_within(store, f"place-{shard}", allowed)) for shard in range(spec.num_shards)]
    choices = [link_between(one, other) for number, one in enumerate(places) for other in places[:number]]
    return next((each for each in choices if each.kind is LinkKind.HOST), choices[0])
