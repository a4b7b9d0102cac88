"""The KV of one request in one worker: preallocated, token rows contiguous, so that any range of rows is one message.

Letters: L layers, C capacity in rows, K KV heads, D head dim.
"""

import torch

from kvstore import KVShape, KVView

_DTYPES = {"float32": torch.float32, "float16": torch.float16, "bfloat16": torch.bfloat16}


def torch_dtype(name: str) -> torch.dtype:
    return _DTYPES[name]


class KVBuffer:
    """Row t holds the K (after RoPE, at its original position) and V of prompt token t.

    [0, P) loaded from the store | [P, own) received from the predecessor | [own, ...) computed here, then decoded.
    Owns: its memory, freed with the last view of it.
    """

    def __init__(self, shape: KVShape, capacity: int) -> None:
        self.shape = shape
        self.capacity = capacity
        self.rows_LC2KD = torch.empty(
            (shape.num_layers, capacity, 2, shape.num_kv_heads, shape.head_dim), dtype=torch_dtype(shape.dtype)
        )

    def write(self, layer: int, start: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> None:
        """Put T rows at row `start` of a layer."""
        rows_T2KD = self.rows(layer, start, start + k_1KTD.shape[2])
        rows_T2KD[:, 0].copy_(k_1KTD[0].transpose(0, 1))
        rows_T2KD[:, 1].copy_(v_1KTD[0].transpose(0, 1))

    def read(self, layer: int, end: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Views of rows [0, end) as K and V, each [1, K, end, D]."""
        rows_T2KD = self.rows(layer, 0, end)
        return rows_T2KD[:, 0].transpose(0, 1)[None], rows_T2KD[:, 1].transpose(0, 1)[None]

    def rows(self, layer: int, start: int, end: int) -> torch.Tensor:
        """Rows [start, end) of a layer, contiguous [T, 2, K, D]: what a hand-off sends and receives."""
        assert 0 <= start <= end <= self.capacity, f"rows [{start}, {end}) of {self.capacity}"
        return self.rows_LC2KD[layer, start:end]

    def as_bytes(self) -> KVView:
        """The same memory for the store: uint8 [L, C, 2, row_bytes]."""
        flat = self.rows_LC2KD.view(torch.uint8).numpy()
        return flat.reshape(self.shape.num_layers, self.capacity, 2, self.shape.row_bytes)
