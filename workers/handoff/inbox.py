"""The inbox: rows and hints that one request receives from its predecessor; `outbox.py::Outbox` is the other end."""

import copy
import threading
from collections import deque
from collections.abc import Callable

import torch

from workers.errors import ChainBroken
from workers.handoff.header import HandoffHeader

#: Callback after the transfer of a layer's rows: layer, begin and end of the message (`time.monotonic`), bytes.
Transferred = Callable[[int, float, float, int], None]


class Inbox:
    """Rows [row_start, row_start + num_rows) of every layer, which one request expects from its predecessor."""

    def __init__(
        self,
        request: int,
        num_layers: int,
        row_start: int,
        num_rows: int,
        destination: Callable[[int], torch.Tensor],
        on_received: Transferred | None = None,
    ) -> None:
        self.request = request
        self.num_layers = num_layers
        self.row_start = row_start
        self.num_rows = num_rows
        #: Memory for a layer's rows: contiguous, and kept alive by the inbox until the last message is received.
        self.destination = destination
        #: Called by the edge's thread, before threads that wait for the layer continue.
        self.on_received = on_received
        self._changed = threading.Condition()
        self._num_received = 0
        self._failure: Exception | None = None
        self._hints: deque[tuple[int, torch.Tensor]] = deque()

    def wait(self, layer: int, timeout_s: float) -> None:
        """Wait until the rows of `layer` are in place. Raises PredecessorStopped or ChainBroken; TimeoutError after
        `timeout_s` seconds."""
        with self._changed:
            if not self._changed.wait_for(lambda: self.is_ready(layer), timeout_s):
                raise TimeoutError(f"layer {layer} of request {self.request} did not arrive in time")
            if self._num_received <= layer and self._failure is not None:
                raise copy.copy(self._failure)  # a raised exception keeps the frames of its thread alive, and their KV

    def is_ready(self, layer: int) -> bool:
        """Whether `wait(layer)` would return or raise at once."""
        return self._num_received > layer or self._failure is not None

    @property
    def is_finished(self) -> bool:
        return self._num_received == self.num_layers or self._failure is not None

    def check(self, header: HandoffHeader) -> None:
        """Raise ChainBroken when the header does not announce exactly the next expected rows."""
        announced = (header.layer, header.row_start, header.num_rows)
        expected = (self._num_received, self.row_start, self.num_rows)
        if announced != expected:
            raise ChainBroken(f"request {self.request}: got (layer, start, rows) {announced}, expected {expected}")

    def check_hint(self, header: HandoffHeader) -> None:
        """Raise ChainBroken for a hint with more rows than the stored prefix has, or for a layer already received."""
        if not (self._num_received <= header.layer < self.num_layers and 0 < header.num_rows <= self.row_start):
            raise ChainBroken(
                f"request {self.request}: unexpected, a hint of {header.num_rows} rows for layer {header.layer}"
            )

    def hinted(self, layer: int, rows_R: torch.Tensor) -> None:
        self._hints.append((layer, rows_R))

    def next_hint(self) -> tuple[int, torch.Tensor] | None:
        """Layer and row numbers, int64 [R] as sent, of the oldest hint; None when there is none. Removes the hint."""
        return self._hints.popleft() if self._hints else None

    def layer_received(self) -> None:
        with self._changed:
            self._num_received += 1
            self._changed.notify_all()

    def fail(self, failure: Exception) -> None:
        with self._changed:
            if not self.is_finished:
                self._failure = failure
                self._changed.notify_all()
