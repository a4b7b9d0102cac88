"""The shards of one worker in one epoch, over gloo: what they add up, what they agree on, and what the first one tells.

Sums and agreements are collective: all shards make the same ones in the same order, each by the thread that computes.
That order is the first shard's, which tells the others (`workers/handoff/shard_order.py`).

The group is one more of the epoch, beside that of the chain, and ends as that one does: it is dropped without waiting.
A shard that leaves, is lost or is late breaks it for all others, and with it the epoch.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import timedelta

import torch
import torch.distributed as dist

from workers.errors import ChainBroken
from workers.handoff.rendezvous import RENDEZVOUS_TIMEOUT, meet
from workers.plan.config import EpochSpec

#: What the first shard tells may come at any time.
_NEVER = timedelta(days=365)
_LENGTH_TAG, _TOLD_TAG, _LEFT_TAG = 0, 1, 2
#: gloo takes a wait of 0 for one without end.
_AT_ONCE = timedelta(milliseconds=1)


class ShardGroup:
    """This shard's membership. Owns: connections to the others. CPU tensors only.

    `timeout_s`: of one sum or agreement, after which the epoch is dead. All methods raise ChainBroken when a shard is
    gone.
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
        """Meet the other shards; ChainBroken when they do not come within a minute."""
        spec, options = self._spec, dist.ProcessGroupGloo._Options()
        options._timeout = RENDEZVOUS_TIMEOUT
        with self._unbroken():
            options._devices = [dist.ProcessGroupGloo.create_device(hostname=spec.bind_host)]
            store = dist.PrefixStore(f"shards-of-{spec.position}", meet(spec))
            self._group = dist.ProcessGroupGloo(store, spec.shard, spec.num_shards, options)

    def leave(self) -> None:
        """Drop the group without waiting for other shards, whose waits end with that. Once is enough."""
        group, self._group = self._group, None
        if group is not None:
            # A thread of ours that hears keeps the group, and with it connections on which others would wait for us:
            # a wait that ends without its message has gloo close them.
            with suppress(RuntimeError, OSError):
                group.recv([torch.zeros(1)], 0 if self._spec.shard else 1, _LEFT_TAG).wait(_AT_ONCE)

    def add_up(self, part: torch.Tensor) -> None:
        """Replace a contiguous tensor by the sum of the shards' ones, bit by bit the same in all of them."""
        self._all_reduce(part, self._sum)

    def largest(self, values: Sequence[int]) -> list[int]:
        """By place, the largest that a shard has."""
        agreed = torch.tensor(values, dtype=torch.int64)
        self._all_reduce(agreed, self._max)
        told: list[int] = agreed.tolist()
        return told

    def tell(self, values: Sequence[int]) -> None:
        """From the first shard to all others, in order. Returns when they have received it."""
        message = torch.tensor(values, dtype=torch.int64)
        group = self._joined()
        with self._unbroken():
            for shard in range(1, self._spec.num_shards):
                group.send([torch.tensor([len(message)])], shard, _LENGTH_TAG).wait(_NEVER)
                group.send([message], shard, _TOLD_TAG).wait(_NEVER)

    def hear(self) -> list[int]:
        """What the first shard tells next. Blocks until it does."""
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
