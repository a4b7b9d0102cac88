"""Places and identities of a store's records."""

from collections.abc import Collection, Mapping, Sequence
from typing import overload

import numpy as np
import numpy.typing as npt

from kvstore.format.identity import KEY_BYTES, StoreIdentity
from kvstore.format.layout import RecordKind, RecordSlot
from kvstore.format.record import RecordIdentities, RecordIdentity
from kvstore.index.extent import Extent

#: Difference of the keys of neighbouring records, and bits of a record's number in its key.
NUMBER_STEP, LAST_NUMBER = 1 << 16, 0xFFFF << 16


class RecordRef:
    """One record of a store: its extent, its number in the stripe, and the stripe's slot (index in the layout's slots).

    A stripe has `parts` neighbouring records of each chunk: with two per chunk, number 5 is the second of chunk 2.
    """

    __slots__ = ("extent", "key", "number", "slot_index")

    def __init__(self, extent: Extent, number: int, slot_index: int) -> None:
        self.extent = extent
        self.number = number
        self.slot_index = slot_index
        #: The record's key in caches; unique for ever, because extent ids are not reused.
        self.key = extent.id << 32 | number << 16 | slot_index


class RecordRefs(Sequence[RecordRef]):
    """Records by their keys, each made into a `RecordRef` when it is asked for. `extents`: by id, at least theirs."""

    def __init__(self, keys: list[int], extents: Mapping[int, Extent]) -> None:
        self.keys = keys
        self._extents = extents

    def __len__(self) -> int:
        return len(self.keys)

    @overload
    def __getitem__(self, index: int) -> RecordRef: ...
    @overload
    def __getitem__(self, index: slice) -> "RecordRefs": ...
    def __getitem__(self, index: int | slice) -> "RecordRef | RecordRefs":
        if isinstance(index, slice):
            return RecordRefs(self.keys[index], self._extents)
        key = self.keys[index]
        return RecordRef(self._extents[key >> 32], key >> 16 & 0xFFFF, key & 0xFFFF)


class Geometry:
    """Arithmetic of one store's records. Pure."""

    def __init__(self, identity: StoreIdentity) -> None:
        self.identity = identity
        self.slots: list[RecordSlot] = identity.layout.records(identity.shape)
        self.unit_bytes = identity.layout.unit_bytes(identity.shape)
        self.tokens_per_chunk = identity.layout.tokens_per_record
        self.num_layers = identity.shape.num_layers
        #: Records of one chunk, (slot, part), in their order in an extent of one chunk.
        self.pieces = [(i, part) for i, slot in enumerate(self.slots) for part in range(slot.parts)]
        #: Indexes of the slots that hold KV in the store's own dtype.
        self.kv_slots = [i for i, slot in enumerate(self.slots) if slot.kind is RecordKind.KV]
        row_kind = identity.layout.row_kind
        #: Indexes of the slots from which requests with a budget read rows: coded ones if there are any.
        self.budgeted_slots = [i for i, slot in enumerate(self.slots) if slot.kind is row_kind]
        #: Indexes of these slots and of those of retrieval heads, from which chosen rows are read.
        self.row_slots = [i for i, slot in enumerate(self.slots) if slot.kind in (row_kind, RecordKind.HEADS)]

    def offset_bytes(self, ref: RecordRef) -> int:
        """Offset of the record in its segment."""
        run, slot = ref.extent.run, self.slots[ref.slot_index]
        return run.position * self.unit_bytes + run.count * slot.offset_bytes + ref.number * slot.record_bytes

    def pieces_of(self, slots: Collection[int]) -> list[tuple[int, int]]:
        """The `pieces` of a chunk in some slots."""
        return [piece for piece in self.pieces if piece[0] in slots]

    def header_blocks_bytes(self, slot: RecordSlot) -> int:
        """Bytes to read for a record's header, in whole blocks."""
        block_bytes = self.identity.layout.block_bytes
        return -(-slot.header_bytes // block_bytes) * block_bytes

    def record_identity(
        self, ref: RecordRef, tokens: npt.NDArray[np.uint32], is_known: npt.NDArray[np.bool_] | None = None
    ) -> RecordIdentity:
        """Expected identity of a record. `tokens`: of the whole extent, uint32 [chunks * tokens_per_chunk]."""
        extent, step, slot = ref.extent, self.tokens_per_chunk, self.slots[ref.slot_index]
        rows = slice(ref.number * slot.num_tokens, (ref.number + 1) * slot.num_tokens)
        if extent.is_reordered:
            assert extent.orders is not None, "read the orders first"
            offsets = extent.orders[slot.layer_start, rows]
            return RecordIdentity(
                key=extent.key(extent.num_chunks - 1),
                provenance=extent.provenance,
                token_start=extent.depth * step,
                tokens=tokens[offsets].tobytes(),
                generation=extent.generation,
                number=ref.number,
                offsets=offsets.tobytes(),
                is_known=None if is_known is None else is_known[offsets],
            )
        return RecordIdentity(
            key=extent.key(ref.number // slot.parts),
            provenance=extent.provenance,
            token_start=extent.depth * step + rows.start,
            tokens=tokens[rows].tobytes(),
            generation=extent.generation,
            is_known=None if is_known is None else is_known[rows],
        )

    def record_identities(
        self, extent: Extent, slot_index: int, numbers_R: npt.NDArray[np.int64], tokens: npt.NDArray[np.uint32]
    ) -> RecordIdentities:
        """Identities of records of an extent in token order. `tokens`: as for `record_identity`."""
        assert not extent.is_reordered
        slot = self.slots[slot_index]
        keys_CB = np.frombuffer(extent.keys, np.uint8).reshape(-1, KEY_BYTES)
        return RecordIdentities(
            keys_RB=keys_CB[numbers_R // slot.parts],
            provenance=extent.provenance,
            token_starts_R=extent.depth * self.tokens_per_chunk + numbers_R * slot.num_tokens,
            tokens_RT=tokens.reshape(-1, slot.num_tokens)[numbers_R],
            generation=extent.generation,
        )
