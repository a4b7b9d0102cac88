"""The shape of a model's KV, as far as bytes are concerned."""

from dataclasses import dataclass

_ITEMSIZE_BYTES = {"float32": 4, "float16": 2, "bfloat16": 2}


@dataclass(frozen=True, slots=True, kw_only=True)
class KVShape:
    """KV of one model: `num_layers` layers, each with K and V of `num_kv_heads` × `head_dim` per token.

    Raises ValueError on a dtype the store does not know or a dimension below one.
    """

    num_layers: int
    num_kv_heads: int
    head_dim: int
    dtype: str

    def __post_init__(self) -> None:
        if self.dtype not in _ITEMSIZE_BYTES:
            raise ValueError(f"dtype {self.dtype!r} is not one of {', '.join(_ITEMSIZE_BYTES)}")
        for name in ("num_layers", "num_kv_heads", "head_dim"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, not {getattr(self, name)}")

    @property
    def row_bytes(self) -> int:
        """Bytes of K (or of V) of one token in one layer."""
        return self.num_kv_heads * self.head_dim * _ITEMSIZE_BYTES[self.dtype]

    @property
    def head_bytes(self) -> int:
        """Of these, one KV head's."""
        return self.row_bytes // self.num_kv_heads

    @property
    def token_bytes(self) -> int:
        """Bytes of K and V of one token over all layers."""
        return 2 * self.row_bytes * self.num_layers
