"""Rows of a request's buffer on their way to the store: from where they lie, or from a GPU's memory piece by piece.

Off the request's way: in the worker's saving thread, on the device's stream for copies out, after what has computed
the rows and after nothing else. A piece is copied to pinned memory and handed over to the store before the next one
is, so little of that memory is needed, however long the prompt is.
"""

import numpy as np
import torch

from kvstore import KVView, StoreClient
from workers.device.kv_buffer import KVBuffer
from workers.device.row_coder import RowCoder, row_coder
from workers.device.transfers import Direction, Event

#: Of pinned memory; at least a chunk is copied at a time.
PIECE_BYTES = 32 * 2**20


def save_chunks(
    store: StoreClient, placement_id: int, chunk_start: int, chunk_end: int, kv: KVBuffer, computed: Event | None
) -> int:
    """See `StoreClient.save`. `computed`: the event after which the rows are there; None where the processor computes.

    Of computed and received rows only: of a stored prefix, not all rows need be in the buffer.
    """
    if (coder := row_coder(kv.shape, store.identity.shape)) is not None:
        return _save_coded(store, placement_id, chunk_start, chunk_end, kv, coder)
    if kv.device.transfers is None:
        return store.save(placement_id, chunk_start, chunk_end, kv.as_bytes())
    assert computed is not None, "rows in the device's memory are copied after what computes them"
    step = store.geometry.tokens_per_chunk
    token_bytes = kv.rows_LC2KD[:, 0].nbytes
    chunks_per_piece = max(1, PIECE_BYTES // (token_bytes * step))
    piece = kv.device.transfers.pinned(min(chunks_per_piece, chunk_end - chunk_start) * step * token_bytes)
    num_saved = 0
    for start in range(chunk_start, chunk_end, chunks_per_piece):
        end = min(start + chunks_per_piece, chunk_end)
        view = _copied(kv, start * step, end * step, piece, computed)
        num_taken = store.save(placement_id, start, end, view, first_token=start * step)
        num_saved += num_taken
        if num_taken < end - start:
            break
    return num_saved


def _save_coded(
    store: StoreClient, placement_id: int, chunk_start: int, chunk_end: int, kv: KVBuffer, coder: RowCoder
) -> int:
    """A chunk at a time, so that little memory is needed."""
    step = store.geometry.tokens_per_chunk
    for chunk in range(chunk_start, chunk_end):
        rows_LT2KD = kv.rows_LC2KD[:, chunk * step : (chunk + 1) * step]
        view = coder.encode(rows_LT2KD)
        if not store.save(placement_id, chunk, chunk + 1, view, first_token=chunk * step):
            return chunk - chunk_start
    return chunk_end - chunk_start


def _copied(kv: KVBuffer, start: int, end: int, piece: torch.Tensor, computed: Event) -> KVView:
    """Tokens [start, end) of all layers, as a KV view of them alone, in the memory of `piece`."""
    transfers, shape = kv.device.transfers, kv.shape
    assert transfers is not None
    size = shape.num_layers, end - start, 2, shape.row_bytes
    out_LT2B = piece[: int(np.prod(size))].view(size)

    def copies() -> None:
        for layer in range(shape.num_layers):
            rows_T2KD = kv.rows(layer, start, end)
            out_LT2B[layer].copy_(rows_T2KD.flatten(2).view(torch.uint8), non_blocking=True)

    transfers.submit(Direction.OUT, copies, [computed]).wait()
    view: KVView = out_LT2B.numpy()
    return view
