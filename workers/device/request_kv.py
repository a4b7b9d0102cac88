"""The KV of one request in one worker, as its forward passes see it: the buffer, and the number of past tokens.

The prefill writes its rows layer by layer (`workers/requests/partition_run.py`). Decoding and scoring append rows after
it; scoring discards its rows again.
"""

import torch

from workers.device.kv_buffer import HeadKV, KVBuffer, LayerSources

_KeysAndValues = tuple[torch.Tensor, torch.Tensor]


class RequestKV:
    """KV of a request. Owns: the buffer. All layers have the rows before `num_past` once the prefill has ended."""

    def __init__(self, buffer: KVBuffer, num_past: int) -> None:
        self.buffer = buffer
        #: Number of tokens before the next row.
        self.num_past = num_past
        #: Whether the prefill's own rows are past; set by `PartitionRun.end_prefill`.
        self.is_prefilled = False
        self._sources: LayerSources | None = None

    def write(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> int:
        """Write the rows of the T newest tokens after the past; return the position after them."""
        self.buffer.write(layer, self.num_past, k_1KTD, v_1KTD)
        return self.num_past + k_1KTD.shape[2]

    def append(self, layer: int, num_tokens: int) -> tuple[torch.Tensor, _KeysAndValues]:
        """Memory where the caller puts the rows of the T newest tokens, [T, 2, K, D], and all rows they attend to."""
        end = self.num_past + num_tokens
        return self.buffer.rows(layer, self.num_past, end), self.buffer.read(layer, end)

    def sources(self) -> LayerSources:
        """See `KVBuffer.sources`. Under selection, call after the prefill, when all layers have chosen."""
        assert self.is_prefilled or not self.buffer.is_selective
        self._sources = self._sources or self.buffer.sources()
        return self._sources

    def past(self, layer: int) -> _KeysAndValues:
        """K and V of all past rows, each [1, K, R, D]: see `attention.PastRows`."""
        return self.buffer.read(layer, self.num_past)

    def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
        """Further rows for some KV heads: see `attention.PastRows`."""
        return self.buffer.head_rows.get(layer, ())

    def advance(self, num_rows: int) -> None:
        """Make the next `num_rows` tokens past, when all layers have their rows."""
        self.num_past += num_rows

    def take_back(self, num_rows: int) -> None:
        """Discard the last `num_rows` tokens, which were only scored."""
        self.num_past -= num_rows
