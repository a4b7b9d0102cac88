"""The outbox: rows and hints that one request sends to its successor; `inbox.py::Inbox` is the other end."""

import torch

from workers.device.kv_buffer import KVBuffer
from workers.handoff.edges import OutEdge
from workers.plan.config import LinkKind
from workers.plan.timeline import Activity, Timeline


class Outbox:
    """Sends a request's rows from `row_start` on, of every layer, and hints before them. Borrows the worker's edge and
    the run's buffer.

    Rows are not copied: they must not change, and the buffer must not be freed, until `wait_sent` returns.
    """

    def __init__(self, edge: OutEdge, request: int, row_start: int, buffer: KVBuffer, timeline: Timeline) -> None:
        self._edge = edge
        self._request = request
        self._row_start = row_start
        self._buffer = buffer
        self._timeline = timeline
        self._num_layers_sent = 0
        self.bytes_sent = self.rows_sent = self.messages_sent = 0

    @property
    def link(self) -> LinkKind:
        """The carrier of the rows."""
        return self._edge.link_kind

    def send(self, layer: int, end: int) -> None:
        """Queue a layer's rows up to token `end`. Does not block; raises ChainBroken when the edge is dead."""
        transfers = self._buffer.device.transfers
        rows = self._buffer.rows(layer, self._row_start, end)
        after = transfers.computed() if transfers is not None else None
        on_sent = self._timeline.transferred(Activity.SEND)
        self._edge.send(self._request, layer, self._row_start, rows, on_sent, after)
        self._num_layers_sent += 1
        self.messages_sent += 1
        self.rows_sent += end - self._row_start
        self.bytes_sent += rows.numel() * rows.element_size()

    def hint(self, layer: int, rows_R: torch.Tensor) -> None:
        """See `OutEdge.hint`."""
        self._edge.hint(self._request, layer, rows_R)

    def wait_sent(self, timeout_s: float) -> None:
        """Wait until all queued rows are sent. Raises ChainBroken."""
        self._edge.wait_sent(self._request, timeout_s)

    def stop(self) -> None:
        """Tell the successor that no more rows will come, unless the rows of all layers were sent."""
        num_layers = self._buffer.shape.num_layers
        if self._num_layers_sent < num_layers:
            self._edge.cancel(self._request)
            self._num_layers_sent = num_layers
