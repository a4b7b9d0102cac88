"""The process group of one worker's shards in one epoch: sums, votes, and messages from the first shard.

Sums and votes are collective: all shards make them in the same order, in the thread that computes. The first shard
announces that order (`workers/handoff/shard_order.py`). Votes and messages go over gloo, sums as
`workers/handoff/shard_sums.py` says.

An epoch has this group in addition to the chain's, and drops both without waiting. A shard that leaves, is lost or is
late breaks the group for all shards, and with it the epoch.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import timedelta

import torch
import torch.distributed as dist

from workers.device.device import Device
from workers.errors import ChainBroken
from workers.handoff.nccl_link import TORCH_NCCL, Nccl
from workers.handoff.rendezvous import JoinTime, meet
from workers.handoff.shard_sums import GlooSums, HostSums, NcclSums, ShardSums, choice_of_sums
from workers.plan.config import EpochSpec, LinkKind

_log = logging.getLogger(__name__)

#: Timeout of messages from the first shard, which may come at any time.
_NEVER = timedelta(days=365)
_LENGTH_TAG, _TOLD_TAG, _LEFT_TAG = 0, 1, 2
#: Shortest timeout, as gloo takes 0 for no timeout.
_AT_ONCE = timedelta(milliseconds=1)


class ShardGroup:
    """This shard's membership in the group. Owns: connections to the other shards, and the sums.

    All methods raise ChainBroken when a shard is gone.
    """

    def __init__(
        self, spec: EpochSpec, device: Device, timeout_s: float, handoff_link: str = "auto", nccl: Nccl = TORCH_NCCL
    ) -> None:
        """`timeout_s`: timeout of one sum or vote, after which the epoch is dead. `device`: memory of what is summed.
        `handoff_link`: see `WorkerConfig`. `nccl`: replaces NCCL.
        """
        self._spec = spec
        self._device = device
        self._timeout = timedelta(seconds=timeout_s)
        self._handoff_link = handoff_link
        self._nccl = nccl
        self._group: dist.ProcessGroupGloo | None = None
        self._sums: ShardSums | None = None
        self._max = dist.AllreduceOptions()
        self._max.reduceOp, self._max.timeout = dist.ReduceOp.MAX, self._timeout

    @property
    def is_first(self) -> bool:
        return self._spec.shard == 0

    def join(self, allowed: JoinTime | None = None) -> None:
        """Connect to the other shards. Raises ChainBroken when they do not join in time (None: a minute)."""
        spec, allowed, options = self._spec, allowed or JoinTime(), dist.ProcessGroupGloo._Options()
        with self._unbroken():
            options._devices = [dist.ProcessGroupGloo.create_device(hostname=spec.bind_host)]
            store = dist.PrefixStore(f"shards-of-{spec.position}", meet(spec, allowed))
            options._timeout = allowed.left
            self._group = dist.ProcessGroupGloo(store, spec.shard, spec.num_shards, options)
            self._sums = self._sums_over(store, GlooSums(self._group, self._timeout), allowed)

    def leave(self) -> None:
        """Leave the group without waiting for other shards, whose waits end then. Later calls do nothing."""
        group, self._group = self._group, None
        if self._sums is not None:
            self._sums.leave()
        if group is not None:
            # A thread blocked in `hear` keeps the group and its connections alive, and other shards would wait on them.
            # A receive that times out makes gloo close the connections.
            with suppress(RuntimeError, OSError):
                group.recv([torch.zeros(1)], 0 if self._spec.shard else 1, _LEFT_TAG).wait(_AT_ONCE)

    def add_up(self, part: torch.Tensor) -> None:
        """Replace a contiguous tensor by its sum over the shards, which is bitwise equal in all of them."""
        self._joined()
        assert self._sums is not None, "join first"
        with self._unbroken():
            self._sums.add_up(part)

    def largest(self, values: Sequence[int]) -> list[int]:
        """The maximum over the shards, for each place of `values`."""
        agreed, group = torch.tensor(values, dtype=torch.int64), self._joined()
        with self._unbroken():
            group.allreduce([agreed], self._max).wait(self._timeout)
        told: list[int] = agreed.tolist()
        return told

    def tell(self, values: Sequence[int]) -> None:
        """Send a message from the first shard to all other shards, in order. Returns when they have received it."""
        message = torch.tensor(values, dtype=torch.int64)
        group = self._joined()
        with self._unbroken():
            for shard in range(1, self._spec.num_shards):
                group.send([torch.tensor([len(message)])], shard, _LENGTH_TAG).wait(_NEVER)
                group.send([message], shard, _TOLD_TAG).wait(_NEVER)

    def hear(self) -> list[int]:
        """Receive the next message of the first shard. Blocks until it comes."""
        length, group = torch.zeros(1, dtype=torch.int64), self._joined()
        with self._unbroken():
            group.recv([length], 0, _LENGTH_TAG).wait(_NEVER)
            message = torch.zeros(int(length), dtype=torch.int64)
            group.recv([message], 0, _TOLD_TAG).wait(_NEVER)
        told: list[int] = message.tolist()
        return told

    def _sums_over(self, store: dist.PrefixStore, on_host: GlooSums, allowed: JoinTime) -> ShardSums:
        spec, transfers = self._spec, self._device.transfers
        if transfers is None:
            return on_host
        choice = choice_of_sums(store, spec, self._device, self._handoff_link, allowed)
        if spec.shard == 0:
            how, because = choice.kind, choice.reason
            _log.info("epoch %d: shards of worker %d add up by %s: %s", spec.epoch, spec.position, how, because)
        if choice.kind is LinkKind.HOST:
            return HostSums(on_host, transfers)
        over_nccl = NcclSums(spec, self._device, self._timeout.total_seconds(), self._nccl)
        try:
            over_nccl.open(store, allowed.left_s)
        except ChainBroken:
            over_nccl.leave()
            raise
        return over_nccl

    def _joined(self) -> dist.ProcessGroupGloo:
        if self._group is None:
            raise ChainBroken("this shard has left its epoch")
        return self._group

    @contextmanager
    def _unbroken(self) -> Iterator[None]:
        try:
            yield
        except (RuntimeError, OSError) as error:
            raise ChainBroken(f"a shard of worker {self._spec.position} is gone or late: {error}") from error
