"""Coded rows of handles: the codecs that a reader may ask for, and the coding of exact rows before they are sent.

A store keeps rows as computed, or coded by one codec. A reader that names no codec gets rows as computed or an error; a
reader that names a codec gets rows of that codec or an error. So no reader can take coded rows for exact ones.

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
    """Provenance of exact rows that a reader gets coded by a codec, or as computed without one."""
    return EXACT if codec is None else f"coded({codec.name}, {codec.bits})"


@dataclass(frozen=True, slots=True)
class RowCoding:
    """Coding of the rows that a reader gets: as stored, or coded before they are sent."""

    #: Shape of the rows in the store.
    stored: KVShape
    #: Codec of the rows that a reader gets; None for rows as computed.
    codec: Codec | None

    @classmethod
    def asked_for(cls, name: str, stored: KVShape) -> "RowCoding":
        """Coding for a reader that asks for the codec `name`; empty for rows as computed. Raises InvalidRequest."""
        has_coded = stored.codec is not None
        if has_coded and name != stored.dtype:
            raise InvalidRequest(f"row_codec: these rows are stored coded, not exact: ask for {stored.dtype!r}")
        if has_coded or not name:
            return cls(stored, stored.codec)
        try:
            codec = row_codec(name)
            codec.payload_bytes(BlockShape(1, 1, 1, 1, stored.head_dim))  # raises if it cannot code heads of this size
        except ValueError as error:
            raise InvalidRequest(f"row_codec: {error}") from None
        return cls(stored, codec)

    @property
    def provenance(self) -> str:
        return provenance_of(self.codec)

    def provenance_from(self, rows: str) -> str:
        """Provenance for the reader of rows whose provenance in the store is `rows`."""
        if self.codec is None or rows == EXACT:
            return rows if self.codec is None else self.provenance
        return f"{self.provenance} of {rows}"

    @property
    def row_codec(self) -> str:
        """Name and bits of the codec, as a reader asks for it; empty for rows as computed."""
        return "" if self.codec is None else f"{self.codec.name}-{self.codec.bits}"

    @property
    def is_on_the_way(self) -> bool:
        return self.codec is not None and self.stored.codec is None

    def coded(self, rows_T2HB: KVView) -> KVView:
        """Code exact rows of some heads, uint8 [tokens, 2, heads, bytes of a head], to the same number of coded rows.

        Each head of a row is coded on its own, so a reader of some heads gets the same bytes as a reader of all heads.
        """
        assert self.codec is not None and self.is_on_the_way
        numbers = row_numbers(np.ascontiguousarray(rows_T2HB), self.stored).astype(np.float32, copy=False)
        block_1T2HD = numbers.reshape(1, *rows_T2HB.shape[:3], self.stored.head_dim)
        return self.codec.encode(block_1T2HD).reshape(*rows_T2HB.shape[:3], -1)
