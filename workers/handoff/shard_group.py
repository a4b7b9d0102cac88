"""The process group of one worker's shards in one epoch, over gloo: sums, votes, and messages from the first shard.

Sums and votes are collective: all shards make them in the same order, in the thread that computes. The first shard
announces that order (`workers/handoff/shard_order.py`).

An epoch has this group in addition to the chain's, and drops both without waiting. A shard that leaves, is lost or is
late breaks the group for all shards, and with it the epoch.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import timedelta

import torch
import torch.distributed as dist

from workers.errors import ChainBroken
from workers.handoff.rendezvous import RENDEZVOUS_TIMEOUT, meet
from workers.plan.config import EpochSpec

#: Timeout of messages from the first shard, which may come at any time.
_NEVER = timedelta(days=365)
_LENGTH_TAG, _TOLD_TAG, _LEFT_TAG = 0, 1, 2
#: Shortest timeout, as gloo takes 0 for no timeout.
_AT_ONCE = timedelta(milliseconds=1)


class ShardGroup:
    """This shard's membership in the group. Owns: connections to the other shards. CPU tensors only.

    `timeout_s`: timeout of one sum or vote, after which the epoch is dead. All methods raise ChainBroken when a shard
    is gone.
    """

    def __init__(self, spec: EpochSpec, timeout_s: float) -> None:
        self._spec = spec
        self._timeout = timedelta(seconds=timeout_s)
        self._group: dist.ProcessGroupGloo | None = None
        self._sum, self._max = dist.AllreduceOptions(), dist.AllreduceOptions()
        self._sum.reduceOp, self._max.reduceOp = dist.ReduceOp.SUM, dist.ReduceOp.MAX
        self._sum.timeout = self._max.timeout = self._timeout

    @property
    def is_first(self) -> bool:
        return self._spec.shard == 0

    def join(self) -> None:
        """Connect to the other shards. Raises ChainBroken when they do not join within a minute."""
        spec, options = self._spec, dist.ProcessGroupGloo._Options()
        options._timeout = RENDEZVOUS_TIMEOUT
        with self._unbroken():
            options._devices = [dist.ProcessGroupGloo.create_device(hostname=spec.bind_host)]
            store = dist.PrefixStore(f"shards-of-{spec.position}", meet(spec))
            self._group = dist.ProcessGroupGloo(store, spec.shard, spec.num_shards, options)

    def leave(self) -> None:
        """Leave the group without waiting for other shards, whose waits end then. Later calls do nothing."""
        group, self._group = self._group, None
        if group is not None:
            # A thread blocked in `hear` keeps the group and its connections alive, and other shards would wait on them.
            # A receive that times out makes gloo close the connections.
            with suppress(RuntimeError, OSError):
                group.recv([torch.zeros(1)], 0 if self._spec.shard else 1, _LEFT_TAG).wait(_AT_ONCE)

    def add_up(self, part: torch.Tensor) -> None:
        """Replace a contiguous tensor by its sum over the shards, which is bitwise equal in all of them."""
        self._all_reduce(part, self._sum)

    def largest(self, values: Sequence[int]) -> list[int]:
        """The maximum over the shards, for each place of `values`."""
        agreed = torch.tensor(values, dtype=torch.int64)
        self._all_reduce(agreed, self._max)
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

    def _all_reduce(self, tensor: torch.Tensor, options: dist.AllreduceOptions) -> None:
        group = self._joined()
        with self._unbroken():
            group.allreduce([tensor], options).wait(self._timeout)

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
