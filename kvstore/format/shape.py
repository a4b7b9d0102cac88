"""The shape of a model's KV, as far as bytes are concerned."""

from dataclasses import dataclass

from kvstore.codecs import Codec, row_codec
from kvstore.codecs.block import BlockShape

_ITEMSIZE_BYTES = {"float32": 4, "float16": 2, "bfloat16": 2}


@dataclass(frozen=True, slots=True, kw_only=True)
class KVShape:
    """KV of one model: `num_layers` layers, each with K and V of `num_kv_heads` × `head_dim` per token.

    `dtype`: of the numbers as they are computed; or the codec by which a store keeps them, `rotated-4` for instance
    (`kvstore/codecs`). Raises ValueError on one that the store does not know, and on a dimension below one.
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
                f"dtype {self.dtype!r} is none of {', '.join(_ITEMSIZE_BYTES)}, and no codec with its bits"
            )
        assert self.head_bytes > 0, "a codec refuses what it cannot code"

    @property
    def codec(self) -> Codec | None:
        """Codec of a store that keeps rows coded; None where `dtype` is that of the numbers."""
        return None if self.dtype in _ITEMSIZE_BYTES else row_codec(self.dtype)

    @property
    def row_bytes(self) -> int:
        """Bytes of K (or of V) of one token in one layer."""
        return self.num_kv_heads * self.head_bytes

    @property
    def head_bytes(self) -> int:
        """Bytes of one KV head of these."""
        if (codec := self.codec) is not None:
            return codec.payload_bytes(BlockShape(1, 1, 1, 1, self.head_dim))
        return self.head_dim * _ITEMSIZE_BYTES[self.dtype]

    @property
    def token_bytes(self) -> int:
        """Bytes of K and V of one token over all layers."""
        return 2 * self.row_bytes * self.num_layers
