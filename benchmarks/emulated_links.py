"""Links of a chosen speed between ranks on one machine, with a neighbour's traffic on them if wanted.

A message waits for its bytes at the link's bandwidth before it is really sent. A noisy side-car (KV-Runahead,
section 5, figure 11) takes half of the bandwidth now and then: time is cut into slots, and in a share of them, drawn by
the seed, the link is busy. Both directions of a link have slots of their own.
"""

import random
import time
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as FutureTimeoutError
from dataclasses import dataclass
from functools import cache
from typing import Any

import torch

from workers.chain.process_group import GlooLink, GlooTransfer
from workers.errors import ChainBroken

_SLOT_S = 0.2
#: What is left of the bandwidth in a busy slot.
_LEFT = 0.5
_SEND_S = 600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class EmulatedLink:
    """Every link of a group. Raises ValueError on what no link has."""

    bytes_per_s: float
    latency_s: float = 0.0
    #: Of all slots, those in which a neighbour sends.
    busy_share: float = 0.0
    seed: int = 0

    def __post_init__(self) -> None:
        if self.bytes_per_s <= 0 or self.latency_s < 0 or not 0 <= self.busy_share <= 1:
            raise ValueError("a link has a bandwidth above 0, a latency of at least 0 and a busy share from 0 to 1")

    def seconds(self, num_bytes: int, at_s: float, direction: int) -> float:
        """How long a message takes that is sent at a time, through as many slots as it needs."""
        now_s, left, slot = at_s, float(num_bytes), int(at_s / _SLOT_S)
        while left > 0:
            rate = self.bytes_per_s * (_LEFT if self._is_busy(slot, direction) else 1.0)
            slot += 1
            moved = min(left, rate * max(0.0, slot * _SLOT_S - now_s))
            now_s += moved / rate
            left -= moved
        return self.latency_s + now_s - at_s

    def _is_busy(self, slot: int, direction: int) -> bool:
        return random.Random(f"{self.seed} {direction} {slot}").random() < self.busy_share


def use(link: EmulatedLink | None, rank: int) -> None:
    """Make the links of this process, which is a rank of a bench, behave so from now on; None: as they are."""
    _emulation(rank).use(link)


@cache
def _emulation(rank: int) -> "_Emulation":
    return _Emulation(rank)


class _Emulation:
    """Owns: a sending thread."""

    def __init__(self, rank: int) -> None:
        self._rank = rank
        self._link: EmulatedLink | None = None
        self._sender = ThreadPoolExecutor(1, thread_name_prefix="emulated-link")
        self._send, self._start_send = GlooLink.send, GlooLink.start_send

    def use(self, link: EmulatedLink | None) -> None:
        self._link = link
        emulation = self

        def send(real: GlooLink, tensor: torch.Tensor) -> None:
            emulation._wait(tensor)
            emulation._send(real, tensor)

        def start_send(real: GlooLink, tensor: torch.Tensor) -> "_Sending":
            def run() -> None:
                emulation._wait(tensor)
                emulation._start_send(real, tensor).wait(_SEND_S)

            return _Sending(emulation._sender.submit(run))

        replaced: tuple[Any, Any] = (self._send, self._start_send) if link is None else (send, start_send)
        GlooLink.send, GlooLink.start_send = replaced  # type: ignore[method-assign]

    def _wait(self, tensor: torch.Tensor) -> None:
        assert self._link is not None
        time.sleep(self._link.seconds(tensor.numel() * tensor.element_size(), time.monotonic(), self._rank))


class _Sending(GlooTransfer):
    """A send that begins later."""

    def __init__(self, future: "Future[None]") -> None:
        self._future = future

    def wait(self, timeout_s: float) -> None:
        try:
            self._future.result(timeout_s)
        except FutureTimeoutError as error:
            raise ChainBroken(f"a message was not sent within {timeout_s:.0f} s") from error
