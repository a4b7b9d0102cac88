"""Rows of a handle in fewer bits: what a reader may ask for, and the coding of exact rows on their way to it.

A store keeps rows as they were computed, or coded by one codec. A reader that names no codec gets rows as they were
computed, or none; one that names a codec gets rows by it, or none. So no reader takes coded rows for exact ones.

Letters: T tokens, H KV heads, B bytes of a head, D head_dim.
"""

from dataclasses import dataclass

import numpy as np

from cluster.errors import InvalidRequest
from kvstore import EXACT, KVShape, KVView
from kvstore.codecs import Codec, row_codec
from kvstore.codecs.block import BlockShape
from kvstore.format.payload import row_numbers


def provenance_of(codec: Codec | None) -> str:
    """How rows were made that a reader gets by a codec: exactly, and then coded."""
    return EXACT if codec is None else f"coded({codec.name}, {codec.bits})"


@dataclass(frozen=True, slots=True)
class RowCoding:
    """Rows as a reader gets them: as the store has them, or coded on their way."""

    #: As the store has rows.
    stored: KVShape
    #: By which a reader gets them; None for rows as they were computed.
    codec: Codec | None

    @classmethod
    def asked_for(cls, name: str, stored: KVShape) -> "RowCoding":
        """`name`: of the codec that a reader asks for; empty for rows as they were computed. Raises InvalidRequest."""
        has_coded = stored.codec is not None
        if has_coded and name != stored.dtype:
            raise InvalidRequest(f"row_codec: these rows are stored coded, not exact: ask for {stored.dtype!r}")
        if has_coded or not name:
            return cls(stored, stored.codec)
        try:
            codec = row_codec(name)
            codec.payload_bytes(BlockShape(1, 1, 1, 1, stored.head_dim))  # whether it can code heads of this size
        except ValueError as error:
            raise InvalidRequest(f"row_codec: {error}") from None
        return cls(stored, codec)

    @property
    def provenance(self) -> str:
        return provenance_of(self.codec)

    def provenance_from(self, rows: str) -> str:
        """Provenance of rows, made as `rows` says, that a reader gets."""
        if self.codec is None or rows == EXACT:
            return rows if self.codec is None else self.provenance
        return f"{self.provenance} of {rows}"

    @property
    def row_codec(self) -> str:
        """Name and bits of the codec, as a reader asks for it; empty for rows as they were computed."""
        return "" if self.codec is None else f"{self.codec.name}-{self.codec.bits}"

    @property
    def is_on_the_way(self) -> bool:
        return self.codec is not None and self.stored.codec is None

    def coded(self, rows_T2HB: KVView) -> KVView:
        """Rows of some heads as the store has them, uint8, as they were computed -> coded, as many.

        Each head of a row is coded for itself, so a reader of some heads gets the bytes that a reader of all gets.
        """
        assert self.codec is not None and self.is_on_the_way
        numbers = row_numbers(np.ascontiguousarray(rows_T2HB), self.stored).astype(np.float32, copy=False)
        block_1T2HD = numbers.reshape(1, *rows_T2HB.shape[:3], self.stored.head_dim)
        return self.codec.encode(block_1T2HD).reshape(*rows_T2HB.shape[:3], -1)
