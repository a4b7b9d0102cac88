"""Coder for a store that keeps rows coded: rows are decoded before attention, and coded before they are saved.

Letters: R rows, K KV heads, D head dim, B bytes of a coded head; L layers, T tokens.
"""

import numpy as np
import torch

from kvstore import KVShape, KVView, StoreIdentity
from kvstore.codecs.block import BlockShape
from kvstore.format.layout import RecordKind
from workers.device.device import HOST, Device
from workers.device.kv_buffer import torch_dtype
from workers.kernels import device_rows
from workers.kernels.rotated_codes import encoder_for
from workers.kernels.rotated_rows import kernel_for


class RowCoder:
    """Converts between computed rows, of shape `computed`, and coded rows in the store, of shape `stored`. Pure.

    `kind`: kind of the records that hold the coded rows. Decodes on a GPU with `workers/kernels/device_rows.py`, on the
    processor with its kernel or, where that does not support the rows, with the codec; all give identical numbers.
    Codes in host memory, with the kernel or the codec, to identical bytes.
    """

    def __init__(self, computed: KVShape, stored: KVShape, kind: RecordKind = RecordKind.KV) -> None:
        assert stored.codec is not None, f"rows of dtype {stored.dtype} are not coded"
        self._codec = stored.codec
        self._computed = computed
        self.head_bytes = stored.head_bytes
        self.kind = kind

    def compile(self, device: Device = HOST) -> None:
        """Compile the kernel, which takes 45 ms or more, before a request needs it."""
        with device.computing():
            nothing = device.put(torch.zeros((1, 1, self.head_bytes), dtype=torch.uint8))
            self.decode(nothing, device.empty((1, 1, self._computed.head_dim), torch_dtype(self._computed.dtype)))

    def decode(self, coded: torch.Tensor, out: torch.Tensor) -> None:
        """Decode `coded`, uint8 [R, ..., B] or with heads and bytes as one dimension, into `out`, [R, ..., D].

        Both have any strides and are on one device; a GPU decodes on the calling thread's stream.
        """
        coded = coded.view(*out.shape[:-1], self.head_bytes)
        if not coded.is_cpu:
            device_rows.decode(self._codec, coded, out)
            return
        decode = kernel_for(self._codec, coded, out)
        if decode is not None:
            decode(coded, out)
            return
        num_heads = coded.numel() // self.head_bytes
        shape = BlockShape(1, num_heads, 1, 1, self._computed.head_dim)
        rows = self._codec.decode(coded.numpy().reshape(-1), shape)
        out.copy_(torch.from_numpy(rows).view(out.shape))

    def encode_rows(self, rows: KVView, most_threads: int | None = None) -> KVView:
        """`encode` for rows as bytes: uint8 [L, T, 2, bytes of a computed row] -> uint8 [L, T, 2, row_bytes]."""
        shape = self._computed
        numbers = torch.from_numpy(rows).view(torch_dtype(shape.dtype))
        return self.encode(numbers.view(*rows.shape[:3], shape.num_kv_heads, shape.head_dim), most_threads)

    def encode(self, rows_LT2KD: torch.Tensor, most_threads: int | None = None) -> KVView:
        """Code computed rows in host memory to uint8 [L, T, 2, row_bytes] of the store.

        `most_threads`: number of threads to use; None for all of torch's.
        """
        numbers = rows_LT2KD.float()
        encode = encoder_for(self._codec, numbers)
        if encode is not None:
            coded = torch.empty((*numbers.shape[:-1], self.head_bytes), dtype=torch.uint8)
            encode(numbers, coded, most_threads or torch.get_num_threads())
            return coded.flatten(3).numpy()
        block = np.ascontiguousarray(numbers.numpy())
        return self._codec.encode(block).reshape(*block.shape[:3], -1)


def row_coder(computed: KVShape, store: StoreIdentity) -> RowCoder | None:
    """Coder for the rows that requests with a budget read; None where the store keeps these rows as computed."""
    stored = store.coded_shape
    return None if stored is None else RowCoder(computed, stored, store.layout.row_kind)
