"""Shape of a model's KV, which determines the bytes of rows."""

from dataclasses import dataclass

from kvstore.codecs import Codec, row_codec
from kvstore.codecs.block import BlockShape

_ITEMSIZE_BYTES = {"float32": 4, "float16": 2, "bfloat16": 2}


@dataclass(frozen=True, slots=True, kw_only=True)
class KVShape:
    """KV of one model: `num_layers` layers, each with K and V of `num_kv_heads` × `head_dim` numbers per token.

    `dtype`: of the computed numbers, or the codec of stored numbers, for instance `rotated-4` (`kvstore/codecs`).
    Raises ValueError for an unknown dtype or codec, and for a dimension below one.
    """

    num_layers: int
    num_kv_heads: int
    head_dim: int
    dtype: str

    def __post_init__(self) -> None:
        for name in ("num_layers", "num_kv_heads", "head_dim"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, not {getattr(self, name)}")
        if self.dtype not in _ITEMSIZE_BYTES and "-" not in self.dtype:
            raise ValueError(
                f"dtype must be one of {', '.join(_ITEMSIZE_BYTES)}, or a codec with its bits, not {self.dtype!r}"
            )
        assert self.head_bytes > 0, "a codec refuses heads that it cannot code"

    @property
    def codec(self) -> Codec | None:
        """Codec of the rows; None if `dtype` is that of the computed numbers."""
        return None if self.dtype in _ITEMSIZE_BYTES else row_codec(self.dtype)

    @property
    def row_bytes(self) -> int:
        """Bytes of K (or of V) of one token in one layer."""
        return self.num_kv_heads * self.head_bytes

    @property
    def head_bytes(self) -> int:
        """Bytes of one KV head of a row."""
        if (codec := self.codec) is not None:
            return codec.payload_bytes(BlockShape(1, 1, 1, 1, self.head_dim))
        return self.head_dim * _ITEMSIZE_BYTES[self.dtype]

    @property
    def token_bytes(self) -> int:
        """Bytes of K and V of one token over all layers."""
        return 2 * self.row_bytes * self.num_layers
