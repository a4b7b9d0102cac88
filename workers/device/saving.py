"""Saves rows of a request's buffer in the store: directly from host memory, or from a GPU's memory in pieces.

Saving delays no request: it runs in the worker's saving thread and on the device's stream for copies out, after the
kernels that compute the rows and nothing else. Each piece is copied to pinned memory and handed to the store before the
next, so little pinned memory is needed, however long the prompt is. For a store of coded rows, the processor codes
them.
"""

import math

import torch

from kvstore import StoreClient
from workers.device.kv_buffer import KVBuffer
from workers.device.row_coder import row_coder
from workers.device.transfers import Direction, Event

#: Pinned memory for a piece, in bytes; a piece is at least one chunk.
PIECE_BYTES = 32 * 2**20


def save_chunks(
    store: StoreClient, placement_id: int, chunk_start: int, chunk_end: int, kv: KVBuffer, computed: Event | None
) -> int:
    """See `StoreClient.save`. `computed`: the event after which the rows are there; None where the processor computes.

    The chunks must hold computed or received rows only, as the buffer need not have all rows of a stored prefix.
    """
    coder = None if store.identity.has_exact_rows else row_coder(kv.shape, store.identity)
    if coder is None and kv.device.transfers is None:
        return store.save(placement_id, chunk_start, chunk_end, kv.as_bytes())
    step = store.geometry.tokens_per_chunk
    token_bytes = kv.rows_LC2KD[:, 0].nbytes
    # Coding takes more memory than the rows: code one chunk at a time. Use one thread: other requests are computing.
    chunks_per_piece = 1 if coder is not None else max(1, PIECE_BYTES // (token_bytes * step))
    rows = _HostRows(kv, min(chunks_per_piece, chunk_end - chunk_start) * step, computed)
    num_saved = 0
    for start in range(chunk_start, chunk_end, chunks_per_piece):
        end = min(start + chunks_per_piece, chunk_end)
        rows_LT2KD = rows.of(start * step, end * step)
        if coder is not None:
            view = coder.encode(rows_LT2KD, most_threads=1)
        else:
            view = rows_LT2KD.flatten(3).view(torch.uint8).numpy()
        num_taken = store.save(placement_id, start, end, view, first_token=start * step)
        num_saved += num_taken
        if num_taken < end - start:
            break
    return num_saved


class _HostRows:
    """Rows of a request in host memory: the buffer itself, or a pinned copy of up to `num_tokens` tokens."""

    def __init__(self, kv: KVBuffer, num_tokens: int, computed: Event | None) -> None:
        assert kv.device.transfers is None or computed is not None, "rows are copied after they are computed"
        self._kv = kv
        self._after = [] if computed is None else [computed]
        transfers, num_bytes = kv.device.transfers, kv.rows_LC2KD[:, 0].nbytes * num_tokens
        self._pinned = None if transfers is None else transfers.pinned(num_bytes)

    def of(self, start: int, end: int) -> torch.Tensor:
        """Rows of tokens [start, end) of all layers, [L, T, 2, K, D]. Valid until the next call."""
        kv, transfers = self._kv, self._kv.device.transfers
        if transfers is None or self._pinned is None:
            return kv.rows_LC2KD[:, start:end]
        rows_LC2KD = kv.rows_LC2KD
        size = len(rows_LC2KD), end - start, *rows_LC2KD.shape[2:]
        out_LT2KD = self._pinned[: math.prod(size) * rows_LC2KD.element_size()].view(rows_LC2KD.dtype).view(size)

        def copies() -> None:
            for layer, out_T2KD in enumerate(out_LT2KD):
                out_T2KD.copy_(kv.rows(layer, start, end), non_blocking=True)

        transfers.submit(Direction.OUT, copies, self._after).wait()
        return out_LT2KD
