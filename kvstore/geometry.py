"""Where a record lies on disk, and what it must say of itself."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kvstore.extent import Extent
from kvstore.identity import EXACT, StoreIdentity
from kvstore.layout import RecordKind, RecordSlot
from kvstore.record import RecordIdentity


class RecordRef:
    """One record of a store: its extent, its number in the stripe, and which stripe (index of the layout's slots).

    A stripe has `parts` records of each chunk, side by side: number 5 of two a chunk is the second of chunk 2.
    """

    __slots__ = ("extent", "key", "number", "slot_index")

    def __init__(self, extent: Extent, number: int, slot_index: int) -> None:
        self.extent = extent
        self.number = number
        self.slot_index = slot_index
        #: The record's name for caches; never used twice, because extent ids are not.
        self.key = extent.id << 32 | number << 16 | slot_index


class ExtentRows(NamedTuple):
    """All rows of an extent in the order of each layer's records; of one in token order, once for all layers."""

    #: Their token ids, uint32 [layers or 1, rows].
    tokens_LR: npt.NDArray[np.uint32]
    #: See `RecordIdentity`, bool [layers or 1, rows].
    is_known_LR: npt.NDArray[np.bool_] | None


def extent_rows(
    extent: Extent, tokens: npt.NDArray[np.uint32], is_known: npt.NDArray[np.bool_] | None = None
) -> ExtentRows:
    """What the identities of an extent's records are made of. `tokens`: of the whole extent, in their order."""
    if not extent.is_reordered:
        return ExtentRows(tokens[None], None if is_known is None else is_known[None])
    assert extent.orders is not None, "read the orders first"
    return ExtentRows(tokens[extent.orders], None if is_known is None else is_known[extent.orders])


class Geometry:
    """The arithmetic of one store's records. Pure."""

    def __init__(self, identity: StoreIdentity) -> None:
        self.identity = identity
        self.slots: list[RecordSlot] = identity.layout.records(identity.shape)
        self.unit_bytes = identity.layout.unit_bytes(identity.shape)
        self.tokens_per_chunk = identity.layout.tokens_per_record
        self.num_layers = identity.shape.num_layers
        #: The records of one chunk in the order in which they lie in an extent of one: slot, and part of it.
        self.pieces = [(i, part) for i, slot in enumerate(self.slots) for part in range(slot.parts)]
        #: Indexes of the slots that hold KV.
        self.kv_slots = [i for i, slot in enumerate(self.slots) if slot.kind is RecordKind.KV]
        #: Of these, and of retrieval heads: those that chosen rows are read from.
        self.row_slots = [i for i, slot in enumerate(self.slots) if slot.kind in (RecordKind.KV, RecordKind.HEADS)]

    def offset_bytes(self, ref: RecordRef) -> int:
        """Where the record begins in its segment."""
        run, slot = ref.extent.run, self.slots[ref.slot_index]
        return run.position * self.unit_bytes + run.count * slot.offset_bytes + ref.number * slot.record_bytes

    def record_identity(
        self, ref: RecordRef, tokens: npt.NDArray[np.uint32], is_known: npt.NDArray[np.bool_] | None = None
    ) -> RecordIdentity:
        """What the record must say. `tokens` are those of the whole extent, uint32 [chunks * tokens_per_chunk]."""
        of_record: slice | npt.NDArray[np.uint16] = self._rows_of(ref)
        if ref.extent.is_reordered:
            assert ref.extent.orders is not None, "read the orders first"
            of_record = ref.extent.orders[self.slots[ref.slot_index].layer_start, of_record]
        return self._identity(ref, tokens[of_record], None if is_known is None else is_known[of_record])

    def identity_among(self, rows: ExtentRows, ref: RecordRef) -> RecordIdentity:
        """The same. `rows`: those of its extent."""
        of_record = self._rows_of(ref)
        layer = self.slots[ref.slot_index].layer_start if ref.extent.is_reordered else 0
        is_known = None if rows.is_known_LR is None else rows.is_known_LR[layer, of_record]
        return self._identity(ref, rows.tokens_LR[layer, of_record], is_known)

    def _rows_of(self, ref: RecordRef) -> slice:
        """Of its extent, as they lie."""
        num_tokens = self.slots[ref.slot_index].num_tokens
        return slice(ref.number * num_tokens, (ref.number + 1) * num_tokens)

    def _identity(
        self, ref: RecordRef, tokens: npt.NDArray[np.uint32], is_known: npt.NDArray[np.bool_] | None
    ) -> RecordIdentity:
        """Of a record of these tokens, as its rows lie."""
        extent, slot, of_record = ref.extent, self.slots[ref.slot_index], self._rows_of(ref)
        token_start = extent.depth * self.tokens_per_chunk
        if extent.is_reordered:
            assert extent.orders is not None, "read the orders first"
            return RecordIdentity(
                key=extent.key(extent.num_chunks - 1),
                provenance=EXACT,
                token_start=token_start,
                tokens=tokens.tobytes(),
                generation=extent.generation,
                number=ref.number,
                offsets=extent.orders[slot.layer_start, of_record].tobytes(),
                is_known=is_known,
            )
        return RecordIdentity(
            key=extent.key(ref.number // slot.parts),
            provenance=EXACT,
            token_start=token_start + of_record.start,
            tokens=tokens.tobytes(),
            generation=extent.generation,
            is_known=is_known,
        )
