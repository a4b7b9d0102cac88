"""A link between two workers in memory, without a network."""

import threading
from collections import deque

import torch

from workers.plan.config import LinkKind


class LoopbackLink:
    """One end of a `workers.handoff.edges.Link` in memory: the other end receives its messages in order.

    A send takes a copy and returns; a receive blocks until a message is there. After `sever`, both ends raise
    RuntimeError for ever, also in calls under way, as gloo does when the peer dies.
    """

    kind = LinkKind.GLOO

    def __init__(self, outgoing: "_Wire", incoming: "_Wire") -> None:
        self._outgoing = outgoing
        self._incoming = incoming

    @classmethod
    def pair(cls) -> tuple["LoopbackLink", "LoopbackLink"]:
        """The two ends of a new edge."""
        one, other = _Wire(), _Wire()
        return cls(one, other), cls(other, one)

    def send(self, tensor: torch.Tensor) -> None:
        self._outgoing.put(tensor.clone())

    def receive(self, tensor: torch.Tensor) -> None:
        """Fill `tensor`. Raises RuntimeError when the next message has another dtype or number of elements."""
        message = self._incoming.take()
        if message.dtype != tensor.dtype or message.numel() != tensor.numel():
            raise RuntimeError(f"a message of {message.numel()} {message.dtype} met a buffer of {tensor.numel()}")
        tensor.copy_(message.view(tensor.shape))

    def sever(self, reason: str = "connection reset by peer") -> None:
        self._outgoing.sever(reason)
        self._incoming.sever(reason)

    @property
    def num_unreceived(self) -> int:
        """Number of messages that this end has sent and the other end has not received."""
        return self._outgoing.num_waiting


class _Wire:
    """One direction of a link: a queue that can break."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._messages: deque[torch.Tensor] = deque()
        self._severed: str | None = None

    def put(self, message: torch.Tensor) -> None:
        with self._changed:
            self._check()
            self._messages.append(message)
            self._changed.notify_all()

    def take(self) -> torch.Tensor:
        with self._changed:
            self._changed.wait_for(lambda: self._messages or self._severed is not None)
            self._check()
            return self._messages.popleft()

    def sever(self, reason: str) -> None:
        with self._changed:
            self._severed = reason
            self._changed.notify_all()

    @property
    def num_waiting(self) -> int:
        return len(self._messages)

    def _check(self) -> None:
        if self._severed is not None:
            raise RuntimeError(self._severed)
