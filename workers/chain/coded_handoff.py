"""Rows that are handed on in fewer bits, for requests that are not exact.

A worker gets its predecessors' rows coded, decodes them for its own attention, and sends them on as they came, before
its own rows, which it codes. So a row is coded once, by the worker that computed it, and all workers after that one
attend to the same numbers. It attends to its own rows as it computed them.

    received: [P, start) coded      sent on: [P, start) as received, [start, end) coded here

Letters: R rows, K KV heads, B bytes of a coded head.
"""

from dataclasses import replace

import torch

from workers.device.kv_buffer import KVBuffer
from workers.device.row_coder import RowCoder
from workers.plan.worker_plan import WorkerPlan


class CodedHandoff:
    """Owns: a layer's coded rows, from when they begin to come until they are decoded, or sent on. Borrows the buffer.

    In the processor's memory. The edge's thread asks for `destination`, the request's own calls the others, afterwards.
    """

    def __init__(self, plan: WorkerPlan, buffer: KVBuffer) -> None:
        assert plan.handoff_codec and not plan.is_exact, "what is exact is handed on as it was computed"
        assert buffer.device.transfers is None, "rows in a device's memory are handed on as they are"
        self._buffer = buffer
        self._coder = RowCoder(buffer.shape, replace(buffer.shape, dtype=plan.handoff_codec))
        self._prefix, (self._start, self._end) = plan.partition.num_prefix_tokens, plan.partition.bounds(plan.position)
        self._is_last = plan.is_last
        self._coded_of_layers: dict[int, torch.Tensor] = {}

    def destination(self, layer: int) -> torch.Tensor:
        """Where the predecessor's rows of a layer go, uint8 [R, 2, K, B]."""
        coded = self._coded_of_layers[layer] = self._memory()
        return coded[: self._start - self._prefix]

    def decode(self, layer: int) -> None:
        """Put the rows that have come into the buffer."""
        coded = self._coded_of_layers.pop(layer) if self._is_last else self._coded_of_layers[layer]
        rows_R2KD = self._buffer.rows(layer, self._prefix, self._start)
        self._coder.decode(coded[: self._start - self._prefix], rows_R2KD)

    def encode(self, layer: int) -> torch.Tensor:
        """What the successor gets of a layer, uint8 [R, 2, K, B]: what came, and the worker's own rows, coded."""
        coded = self._coded_of_layers.pop(layer, None)
        if coded is None:  # the first worker's: none came
            coded = self._memory()
        own = coded[self._start - self._prefix :]
        rows_R2KD = self._buffer.rows(layer, self._start, self._end)
        own.copy_(torch.from_numpy(self._coder.encode(rows_R2KD[None])).view(own.shape))
        return coded

    def _memory(self) -> torch.Tensor:
        """For what comes, and what is sent on."""
        shape, end = self._buffer.shape, self._start if self._is_last else self._end
        size = (end - self._prefix, 2, shape.num_kv_heads, self._coder.head_bytes)
        return self._buffer.device.empty(size, torch.uint8)
