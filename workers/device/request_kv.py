"""The KV of one request in one worker, as its computing sees it: the buffer, and how many of its tokens are past.

The prefill puts its rows there layer by layer (`workers/requests/partition_run.py`). Decoding and scoring go on where
it ended: they append rows, and take back those that they only tried out.
"""

import torch

from workers.device.kv_buffer import HeadKV, KVBuffer, LayerSources

_KeysAndValues = tuple[torch.Tensor, torch.Tensor]


class RequestKV:
    """Owns: the buffer. Its rows before `num_past` are there on every layer once the prefill has ended."""

    def __init__(self, buffer: KVBuffer, num_past: int) -> None:
        self.buffer = buffer
        #: Tokens before the next row.
        self.num_past = num_past
        #: Whether the prefill's own rows are past, too; `PartitionRun.end_prefill` says so.
        self.is_prefilled = False
        self._sources: LayerSources | None = None

    def write(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> int:
        """Put the rows of the T newest tokens after the past; the token after them."""
        self.buffer.write(layer, self.num_past, k_1KTD, v_1KTD)
        return self.num_past + k_1KTD.shape[2]

    def append(self, layer: int, num_tokens: int) -> tuple[torch.Tensor, _KeysAndValues]:
        """Where the caller puts the rows of the T newest tokens, [T, 2, K, D]; all that these attend to."""
        end = self.num_past + num_tokens
        return self.buffer.rows(layer, self.num_past, end), self.buffer.read(layer, end)

    def sources(self) -> LayerSources:
        """See `KVBuffer.sources`: what layers attend to is settled when they have chosen, where they choose."""
        assert self.is_prefilled or not self.buffer.is_selective
        self._sources = self._sources or self.buffer.sources()
        return self._sources

    def past(self, layer: int) -> _KeysAndValues:
        """All rows before the next one, [1, K, R, D] each: see `attention.PastRows`."""
        return self.buffer.read(layer, self.num_past)

    def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
        """What some KV heads attend to besides `past`."""
        return self.buffer.head_rows.get(layer, ())

    def advance(self, num_rows: int) -> None:
        """The rows of the next `num_rows` tokens are there on all layers: they are past now."""
        self.num_past += num_rows

    def take_back(self, num_rows: int) -> None:
        """The last `num_rows` tokens were tried out only: others follow instead."""
        self.num_past -= num_rows
