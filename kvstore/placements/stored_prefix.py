"""The stored prefix of a placement: its records, and their expected headers."""

import itertools
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kvstore.format.layout import SKETCHES, RecordSlot
from kvstore.format.record import RecordIdentity
from kvstore.index.extent import Extent
from kvstore.index.geometry import Geometry, RecordRef, RecordRefs

_Mask = npt.NDArray[np.bool_]


class _RowsOfTokens:
    """Row numbers of a prefix's tokens, among all rows of its extents, if some are reordered.

    `starts`: first row of each extent, and the end.
    """

    def __init__(self, stored: Sequence[tuple[Extent, int]], starts: Sequence[int], step: int) -> None:
        self._orders = [extent.orders for extent, _ in stored]
        self._num_rows = np.diff(starts).tolist()
        first_tokens = np.array([step * extent.depth for extent, _ in stored], np.int64)
        num_matched = np.array([step * matched for _, matched in stored], np.int64)
        self._num_tokens = int(num_matched.sum())
        self._first_token_R = np.repeat(first_tokens, self._num_rows)
        #: Token at which the prefix leaves each row's extent.
        self._token_end_R = np.repeat(first_tokens + num_matched, self._num_rows)
        self._of_layer: dict[int, npt.NDArray[np.int64]] = {}

    def of_layer(self, layer: int) -> npt.NDArray[np.int64]:
        """Row number of each token in a layer, and one more, meaningless number.

        An unreadable order counts as token order; a reader of its records detects that.
        """
        row_of_T = self._of_layer.get(layer)
        if row_of_T is None:
            offsets = [
                np.arange(num_rows) if orders is None or orders[layer, 0] == orders[layer, 1] else orders[layer]
                for orders, num_rows in zip(self._orders, self._num_rows, strict=True)
            ]
            tokens_R = self._first_token_R + np.concatenate(offsets)
            tokens_R[tokens_R >= self._token_end_R] = self._num_tokens
            row_of_T = self._of_layer[layer] = np.zeros(self._num_tokens + 1, np.int64)
            row_of_T[tokens_R] = np.arange(len(tokens_R))
        return row_of_T


class StoredPrefix:
    """The stored prefix of a placement, created after its extents' orders are read, and used by all of its fetches.

    `stored`: extents of the prefix, in order, each with its number of chunks in the prefix. `tokens_T`: uint32, the
    prompt, at least all stored tokens. Usable from any thread: results are cached, and computed twice they are equal.
    """

    def __init__(
        self,
        geometry: Geometry,
        stored: Sequence[tuple[Extent, int]],
        tokens_T: npt.NDArray[np.uint32],
        num_stored_tokens: int,
    ) -> None:
        self._geometry = geometry
        self._stored = stored
        self._tokens_T = tokens_T
        self._num_matched = {extent.id: num_matched for extent, num_matched in stored}
        self._extents = {extent.id: extent for extent, _ in stored}
        #: Keys of all records, by slot.
        self._by_slot: dict[int, list[int]] = {}
        #: Keys by slot and position. Two records may share a position if the prompt leaves a reordered extent early.
        self._by_position: dict[int, dict[int, list[int]]] = {}
        self._num_tokens = num_stored_tokens
        self._is_reordered = any(extent.is_reordered for extent, _ in stored)
        self._tokens: dict[int, tuple[npt.NDArray[np.uint32], _Mask | None]] = {}
        #: Identities of records in token order, by extent, number and tokens: they are equal in every slot.
        self._identities: dict[tuple[int, int, int], RecordIdentity] = {}
        step = geometry.tokens_per_chunk
        #: Number of rows of each extent: all rows of a reordered one, the matched rows of another one.
        num_rows = [step * (matched if extent.orders is None else extent.num_chunks) for extent, matched in stored]
        self._starts = [0, *itertools.accumulate(num_rows)]
        self._rows = _RowsOfTokens(stored, self._starts, step) if self._is_reordered else None
        #: First token, and token at which the prompt leaves, of each reordered extent that it leaves early.
        self.bounds = [
            (extent.depth * step, (extent.depth + num_matched) * step)
            for extent, num_matched in stored
            if extent.is_reordered and num_matched < extent.num_chunks
        ]

    def records(self, slot_index: int, positions: Sequence[int] = ()) -> RecordRefs:
        """Records of a slot, extent by extent: those at `positions` (see `requests.Fetch`), or all."""
        keys = self._by_slot.get(slot_index)
        if keys is None:
            keys = self._by_slot[slot_index] = self._find(slot_index)
        if positions:
            by_position = self._by_position.get(slot_index)
            if by_position is None:
                by_position = self._by_position[slot_index] = self._positions_of(slot_index, keys)
            chosen = {key: None for position in positions for key in by_position.get(position, ())}
            keys = list(chosen) if len(positions) == 1 else [key for key in keys if key in chosen]
        return RecordRefs(keys, self._extents)

    def records_with(self, slots: Sequence[int], is_wanted_T: _Mask, starts: Sequence[int] = ()) -> list[RecordRefs]:
        """Records of each slot that hold a wanted token in the slot's layers, in the order of `records`.

        `is_wanted_T`: bool [stored tokens]. `starts`: first wanted token of each slot; empty for 0. Raises ValueError
        when the lengths differ from the numbers of stored tokens and of slots.
        """
        if is_wanted_T.shape != (self._num_tokens,):
            raise ValueError(f"{self._num_tokens} tokens of the placement are stored, not {is_wanted_T.shape}")
        if starts and len(starts) != len(slots):
            raise ValueError(f"{len(starts)} starts were given for {len(slots)} slots")
        found = list[RecordRefs]()
        # Cached for all layers with the same order, tokens per record, and start.
        numbers = dict[tuple[int, int, int], list[tuple[Extent, list[int]]]]()
        for slot_index, start in zip(slots, starts or itertools.repeat(0), strict=False):
            slot = self._geometry.slots[slot_index]
            alike = (slot.layer_start if self._is_reordered else 0, slot.num_tokens, start)
            if alike not in numbers:
                numbers[alike] = self._numbers_with(*alike[:2], _from(start, is_wanted_T))
            keys = [
                extent.id << 32 | number << 16 | slot_index
                for extent, of_extent in numbers[alike]
                for number in of_extent
            ]
            found.append(RecordRefs(keys, self._extents))
        return found

    def joined(self, found: Sequence[RecordRefs]) -> RecordRefs:
        """Records of several slots, one slot after the other."""
        return RecordRefs([key for refs in found for key in refs.keys], self._extents)

    def chunks_of(self, ref: RecordRef) -> set[int]:
        """Numbers, in the prompt, of the prefix's chunks whose rows a record holds."""
        extent, slot = ref.extent, self._geometry.slots[ref.slot_index]
        num_matched = self._num_matched[extent.id]
        if extent.orders is None:
            return {extent.depth + ref.number // slot.parts}
        rows = slice(ref.number * slot.num_tokens, (ref.number + 1) * slot.num_tokens)
        chunks = np.unique(extent.orders[slot.layer_start, rows] // self._geometry.tokens_per_chunk).tolist()
        return {extent.depth + chunk for chunk in chunks if chunk < num_matched}

    def identity(self, ref: RecordRef) -> RecordIdentity:
        """Expected identity of a record."""
        extent, num_tokens = ref.extent, self._geometry.slots[ref.slot_index].num_tokens
        identity = self._identities.get((extent.id, ref.number, num_tokens))
        if identity is None:
            if extent.id not in self._tokens:
                self._tokens[extent.id] = self._known_tokens(extent, self._num_matched[extent.id])
            identity = self._geometry.record_identity(ref, *self._tokens[extent.id])
            if not extent.is_reordered:
                self._identities[extent.id, ref.number, num_tokens] = identity
        return identity

    def _find(self, slot_index: int) -> list[int]:
        """Keys of all records of a slot, extent by extent."""
        keys, slot = list[int](), self._geometry.slots[slot_index]
        for extent, num_matched in self._stored:
            first = extent.id << 32 | slot_index
            if extent.orders is None:
                keys += range(first, first + (num_matched * slot.parts << 16), 1 << 16)
            else:
                keys += (first + (np.flatnonzero(self._is_read(extent, num_matched, slot)) << 16)).tolist()
        return keys

    def _positions_of(self, slot_index: int, keys: Sequence[int]) -> dict[int, list[int]]:
        by_position, parts = dict[int, list[int]](), self._geometry.slots[slot_index].parts
        for key in keys:
            by_position.setdefault(self._extents[key >> 32].depth * parts + (key >> 16 & 0xFFFF), []).append(key)
        return by_position

    def _is_read(self, extent: Extent, num_matched: int, slot: RecordSlot) -> _Mask:
        """Mask of a reordered extent's records that hold matched tokens, bool [records of the slot].

        All sketches count, because a sketch covers the rows of layers with other orders.
        """
        assert extent.orders is not None, "read the orders first"
        if slot.kind in SKETCHES:
            return np.ones(extent.num_chunks * slot.parts, np.bool_)
        is_matched = extent.orders[slot.layer_start] < num_matched * self._geometry.tokens_per_chunk
        return _by_record(is_matched, slot.num_tokens)

    def _numbers_with(self, layer: int, num_tokens: int, is_wanted_T: _Mask) -> list[tuple[Extent, list[int]]]:
        """Numbers, by extent, of the layer's records of `num_tokens` tokens that hold a wanted token."""
        starts = [first // num_tokens for first in self._starts]
        if self._rows is None:  # all extents are in token order
            is_held = _by_record(is_wanted_T, num_tokens)
        else:
            is_held = np.zeros(starts[-1], np.bool_)
            is_held[self._rows.of_layer(layer)[np.flatnonzero(is_wanted_T)] // num_tokens] = True
        wanted = np.flatnonzero(is_held)
        cuts = np.searchsorted(wanted, starts).tolist()
        of_all, numbers = wanted.tolist(), list[tuple[Extent, list[int]]]()
        for (extent, _), first, start, end in zip(self._stored, starts, cuts, cuts[1:], strict=False):
            if end > start:
                numbers.append((extent, [number - first for number in of_all[start:end]]))
        return numbers

    def _known_tokens(self, extent: Extent, num_matched: int) -> tuple[npt.NDArray[np.uint32], _Mask | None]:
        """Token ids of a whole extent, and a mask of the known ones if only its beginning was matched."""
        step = self._geometry.tokens_per_chunk
        tokens = self._tokens_T[extent.depth * step : (extent.depth + num_matched) * step]
        is_known: _Mask | None = None
        if num_matched < extent.num_chunks:
            is_known = np.arange(extent.num_chunks * step) < len(tokens)
            tokens = np.concatenate([tokens, np.zeros(len(is_known) - len(tokens), np.uint32)])
        return tokens, is_known


def _from(start: int, is_wanted_T: _Mask) -> _Mask:
    return is_wanted_T & (np.arange(len(is_wanted_T)) >= start) if start else is_wanted_T


def _by_record(is_row: _Mask, step: int) -> _Mask:
    """Whether the mask has one of every `step` rows."""
    is_record: _Mask = np.logical_or.reduce(is_row.reshape(-1, step), axis=1)
    return is_record
