"""The stored part of a placement as its readers see it: which records it has, and what each of them must say."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kvstore.extent import Extent
from kvstore.geometry import Geometry, RecordRef
from kvstore.placement import HeldPlacement
from kvstore.record import RecordIdentity


class _SlotRecords(NamedTuple):
    """All records of one slot. Two may have one position: one of a reordered extent that the prompt leaves before."""

    refs: list[RecordRef]
    by_position: dict[int, list[RecordRef]]


class StoredPrefix:
    """Made once for a placement whose extents' orders are read, and kept for all of its fetches.

    Usable from any thread: what it finds out is kept, and found out twice it is the same.
    """

    def __init__(self, geometry: Geometry, held: HeldPlacement) -> None:
        self._geometry = geometry
        self._held = held
        self._num_matched = {extent.id: num_matched for extent, num_matched in held.stored}
        self._by_slot: dict[int, _SlotRecords] = {}
        self._tokens: dict[int, tuple[npt.NDArray[np.uint32], npt.NDArray[np.bool_] | None]] = {}
        #: Of records in token order: what they say is the same in every slot.
        self._identities: dict[tuple[int, int], RecordIdentity] = {}
        step = geometry.tokens_per_chunk
        #: Of reordered extents that the prompt leaves on the way: first token, and the token where it leaves.
        self.bounds = [
            (extent.depth * step, (extent.depth + num_matched) * step)
            for extent, num_matched in held.stored
            if extent.is_reordered and num_matched < extent.num_chunks
        ]

    def records(self, slot_index: int, positions: Sequence[int] = ()) -> list[RecordRef]:
        """Records of a slot, extent by extent: those at `positions` (see `Session.fetch`), or all."""
        found = self._by_slot.get(slot_index)
        if found is None:
            found = self._by_slot[slot_index] = self._find(slot_index)
        if not positions:
            return found.refs
        if len(positions) == 1:
            return found.by_position.get(positions[0], [])
        chosen = set(positions)
        return [ref for ref in found.refs if ref.extent.depth + ref.number in chosen]

    def identity(self, ref: RecordRef) -> RecordIdentity:
        """What a record must say."""
        extent = ref.extent
        identity = self._identities.get((extent.id, ref.number))
        if identity is None:
            if extent.id not in self._tokens:
                self._tokens[extent.id] = self._known_tokens(extent, self._num_matched[extent.id])
            identity = self._geometry.record_identity(ref, *self._tokens[extent.id])
            if not extent.is_reordered:
                self._identities[extent.id, ref.number] = identity
        return identity

    def _find(self, slot_index: int) -> _SlotRecords:
        refs, by_position = list[RecordRef](), dict[int, list[RecordRef]]()
        for extent, num_matched in self._held.stored:
            numbers: Sequence[int] = range(num_matched)
            if extent.orders is not None:
                # Rows of the matched tokens may be in any record of the extent.
                layer = self._geometry.slots[slot_index].layer_start
                in_prefix = extent.orders[layer] < num_matched * self._geometry.tokens_per_chunk
                numbers = np.flatnonzero(in_prefix.reshape(extent.num_chunks, -1).any(axis=1)).tolist()
            refs += [RecordRef(extent, number, slot_index) for number in numbers]
        for ref in refs:
            by_position.setdefault(ref.extent.depth + ref.number, []).append(ref)
        return _SlotRecords(refs, by_position)

    def _known_tokens(
        self, extent: Extent, num_matched: int
    ) -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.bool_] | None]:
        """Token ids of a whole extent, and which of them are known: of one that was matched in part, the beginning."""
        step = self._geometry.tokens_per_chunk
        tokens = self._held.tokens_of(extent.depth, num_matched)
        is_known: npt.NDArray[np.bool_] | None = None
        if num_matched < extent.num_chunks:
            is_known = np.arange(extent.num_chunks * step) < len(tokens)
            tokens = np.concatenate([tokens, np.zeros(len(is_known) - len(tokens), np.uint32)])
        return tokens, is_known
