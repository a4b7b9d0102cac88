"""Order of a stored prefix's rows, for readers that choose records before they read any. Pure.

A sketch describes every 16 *rows* in stored order. In a reordered extent that order differs between ranges of layers
that share a record. A selection by sketches names tokens, so a placement comes with the orders.

Letters: S sketched layers, R rows, G groups of 16 rows, P tokens of the prefix.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kvstore.format.layout import CHUNK_TOKENS
from kvstore.format.record import RecordHeader
from kvstore.format.record_batch import RecordBatch


class RowOrder(NamedTuple):
    """Order of the rows of one reordered extent of a placement."""

    first_token: int
    #: Number of the prompt's tokens in the extent; rows of later tokens belong to another prompt.
    num_tokens: int
    #: Token of each row relative to `first_token`, by sketched layer: uint16 [S, R of the whole extent].
    offsets_SR: npt.NDArray[np.uint16]


class PrefixRows:
    """All rows of the records that hold a prefix, extent by extent, in stored order.

    `orders`: orders of the placement's reordered extents, at least one, by first token. `num_tokens`: tokens of the
    prefix, which may be fewer than the placement's.
    """

    def __init__(self, num_tokens: int, orders: Sequence[RowOrder]) -> None:
        pieces, at, end = list[npt.NDArray[np.int64]](), 0, 0
        num_layers = len(orders[0].offsets_SR)
        self._num_tokens = num_tokens
        #: First token of each run of rows in token order, and the surplus of rows over tokens before the run.
        self._starts, self._shifts = [0], [0]
        self._first_rows: dict[int, int] = {}
        for first_token, matched, offsets_SR in orders:
            if end < first_token:
                pieces.append(_in_order(end, first_token, num_layers))
                at += first_token - end
            self._first_rows[first_token] = at
            end = first_token + matched
            pieces.append(_tokens_of_rows(first_token, end, offsets_SR))
            at += offsets_SR.shape[1]
            self._starts.append(end)
            self._shifts.append(at - end)
        if end < num_tokens:
            pieces.append(_in_order(end, num_tokens, num_layers))
        #: Token of each row, by sketched layer, int64 [S, R]; -1 for rows outside the prefix.
        self.tokens_SR: npt.NDArray[np.int64] = np.concatenate(pieces, axis=1)
        if end > num_tokens:
            self.tokens_SR[self.tokens_SR >= num_tokens] = -1
        self._groups = list(self.tokens_SR.reshape(num_layers, -1, CHUNK_TOKENS))
        #: Row of each token, int64 [S, P]; made on first use.
        self._row_of_tokens: npt.NDArray[np.int64] | None = None

    @property
    def num_groups(self) -> int:
        num_rows: int = self.tokens_SR.shape[1]
        return num_rows // CHUNK_TOKENS

    def first_group(self, header: RecordHeader) -> int:
        """Number of the first group of 16 rows in a record.

        Raises ValueError for a record of a reordered extent without a given order.
        """
        if header.offsets is None:
            shift = self._shifts[bisect_right(self._starts, header.token_start) - 1]
            return (header.token_start + shift) // CHUNK_TOKENS
        first_row = self._first_rows.get(header.token_start)
        if first_row is None:
            raise _unknown_order(header.token_start)
        return (first_row + header.number * header.num_tokens) // CHUNK_TOKENS

    def first_groups(
        self,
        token_starts_R: npt.NDArray[np.int64],
        numbers_R: npt.NDArray[np.int64],
        num_tokens: int,
        *,
        is_reordered: bool,
    ) -> npt.NDArray[np.int64]:
        """The `first_group` of each record of `num_tokens` tokens, int64 [R]. Raises ValueError as `first_group`."""
        if not is_reordered:
            shifts_R = np.array(self._shifts)[np.searchsorted(self._starts, token_starts_R, "right") - 1]
            in_order_R: npt.NDArray[np.int64] = (token_starts_R + shifts_R) // CHUNK_TOKENS
            return in_order_R
        extents, extent_R = np.unique(token_starts_R, return_inverse=True)
        for token_start in extents.tolist():
            if token_start not in self._first_rows:
                raise _unknown_order(token_start)
        first_rows = np.array([self._first_rows[token_start] for token_start in extents.tolist()], np.int64)
        groups_R: npt.NDArray[np.int64] = (first_rows[extent_R] + numbers_R * num_tokens) // CHUNK_TOKENS
        return groups_R

    def row_of_tokens(self, layer: int) -> npt.NDArray[np.int64]:
        """Row number of each token of the prefix in the sketched layer with number `layer`: [P].

        Arbitrary if an order could not be read; a reader of the extent's records detects that.
        """
        if self._row_of_tokens is None:
            num_layers, num_rows = self.tokens_SR.shape
            # The last column collects rows outside the prefix, whose token is -1.
            row_SP = np.zeros((num_layers, self._num_tokens + 1), np.int64)
            np.put_along_axis(row_SP, self.tokens_SR, np.arange(num_rows)[None], axis=1)
            self._row_of_tokens = row_SP[:, :-1]
        row_P: npt.NDArray[np.int64] = self._row_of_tokens[layer]
        return row_P

    def in_stored_order(self, layer: int, tokens: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """The given tokens, sorted by their rows in the sketched layer."""
        in_order: npt.NDArray[np.int64] = tokens[np.argsort(self.row_of_tokens(layer)[tokens])]
        return in_order

    def groups(self, layer: int) -> npt.NDArray[np.int64]:
        """Tokens of each group of the sketched layer with number `layer`, [G, 16]; -1 for rows outside the prefix.

        Every call returns the same array.
        """
        return self._groups[layer]


def first_group(header: RecordHeader, prefix_rows: PrefixRows | None) -> int:
    """See `PrefixRows.first_group`. With `prefix_rows` None, raises ValueError for a reordered record."""
    if prefix_rows is not None:
        return prefix_rows.first_group(header)
    if header.offsets is not None:
        raise _unknown_order(header.token_start)
    return header.token_start // CHUNK_TOKENS


def first_groups(batch: RecordBatch, prefix_rows: PrefixRows | None) -> npt.NDArray[np.int64]:
    """The `first_group` of each record of a batch, int64 [R]."""
    starts_R, step, is_reordered = batch.token_starts_R, batch.first.num_tokens, batch.first.offsets is not None
    if prefix_rows is not None:
        numbers_R = batch.positions_R - starts_R // step
        return prefix_rows.first_groups(starts_R, numbers_R, step, is_reordered=is_reordered)
    if is_reordered:
        raise _unknown_order(batch.first.token_start)
    groups_R: npt.NDArray[np.int64] = starts_R // CHUNK_TOKENS
    return groups_R


def _unknown_order(token_start: int) -> ValueError:
    return ValueError(f"the order of the rows of tokens from {token_start} on is unknown")


def _tokens_of_rows(first_token: int, end: int, offsets_SR: npt.NDArray[np.uint16]) -> npt.NDArray[np.int64]:
    """Tokens of an extent's rows; -1 for tokens from `end` on."""
    tokens_SR: npt.NDArray[np.int64] = np.add(offsets_SR, first_token, dtype=np.int64)
    if first_token + tokens_SR.shape[1] > end:
        tokens_SR[tokens_SR >= end] = -1
    return tokens_SR


def _in_order(start: int, end: int, num_layers: int) -> npt.NDArray[np.int64]:
    return np.broadcast_to(np.arange(start, end, dtype=np.int64), (num_layers, end - start))
