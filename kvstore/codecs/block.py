"""A block of rows: what a codec turns into bytes and back, and how a codec walks through it.

Letters: L layers, T tokens, P planes (K and V, or one of them), H KV heads, D head_dim; N heads of rows (T, P and H as
one), B bytes.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Scalar = TypeVar("Scalar", bound=np.generic)
#: Numbers of the rows that a reader wants of each layer, in the order in which it wants them.
Tokens = slice | npt.NDArray[np.integer]

#: Numbers that are coded at once: enough that calls of numpy cost little beside their work, and they fit into a cache.
_TILE_NUMBERS = 65_536


class BlockShape(NamedTuple):
    """Of a block, float32 [layers, tokens, planes, KV heads, head_dim]."""

    num_layers: int
    num_tokens: int
    num_planes: int
    num_heads: int
    head_dim: int

    @property
    def num_numbers(self) -> int:
        return self.num_heads_of_rows * self.head_dim

    @property
    def num_heads_of_rows(self) -> int:
        """How often there is a head of a row: `head_dim` numbers of one token, plane and KV head."""
        return self.num_layers * self.num_tokens * self.num_planes * self.num_heads

    def with_tokens(self, tokens: Tokens | None) -> "BlockShape":
        """The shape of some tokens' rows."""
        if tokens is None:
            return self
        num_tokens = len(range(*tokens.indices(self.num_tokens))) if isinstance(tokens, slice) else len(tokens)
        return self._replace(num_tokens=num_tokens)


def shape_of(block_LTPHD: Floats) -> BlockShape:
    """Raises ValueError for an array that is no block."""
    if block_LTPHD.ndim != 5 or block_LTPHD.dtype != np.float32:
        raise ValueError(
            f"a block is float32 [layers, tokens, planes, KV heads, head_dim], "
            f"not {block_LTPHD.dtype} {list(block_LTPHD.shape)}"
        )
    return BlockShape(*block_LTPHD.shape)


def payload_for(size_bytes: int, out: Bytes | None) -> Bytes:
    """Where a payload goes: the caller's array, or a new one. Raises ValueError for an array of another size."""
    if out is None:
        return np.empty(size_bytes, np.uint8)
    if out.shape != (size_bytes,) or out.dtype != np.uint8:
        raise ValueError(f"a payload of {size_bytes} bytes does not go into {out.dtype} {list(out.shape)}")
    return out


def checked_payload(payload: Bytes, size_bytes: int) -> Bytes:
    """Raises ValueError where its size is another one."""
    if payload.shape != (size_bytes,) or payload.dtype != np.uint8:
        raise ValueError(f"a payload of {size_bytes} bytes is not {payload.dtype} {list(payload.shape)}")
    return payload


def rows_for(shape: BlockShape, out: Floats | None) -> Floats:
    """Where decoded rows go: the caller's array, which may have gaps, or a new one. Raises ValueError."""
    if out is None:
        return np.empty(shape, np.float32)
    if out.shape != shape or out.dtype != np.float32:
        raise ValueError(f"rows of {list(shape)} do not go into {out.dtype} {list(out.shape)}")
    return out


def heads_of_rows(payload: Bytes, shape: BlockShape, tokens: Tokens | None = None) -> Bytes:
    """The payload of a codec that codes each head of a row for itself: uint8 [L, T, P, H, bytes of a head].

    A view; a copy where `tokens` are an array.
    """
    coded_LTPHB = payload.reshape(*shape[:4], -1) if payload.size else np.empty((*shape[:4], 0), np.uint8)
    return coded_LTPHB if tokens is None else coded_LTPHB[:, tokens]


def tiles(rows_LTPHD: Floats, others_LT: npt.NDArray[Scalar]) -> Iterator[tuple[Floats, npt.NDArray[Scalar]]]:
    """Some tokens of a layer at a time: rows [T, P, H, D], and what the other array has for them.

    Both are views, of so few rows that a core's cache has room for their numbers.
    """
    num_tokens, *rest = rows_LTPHD.shape[1:]
    step = max(1, _TILE_NUMBERS // max(1, math.prod(rest)))
    for rows_TPHD, others_T in zip(rows_LTPHD, others_LT, strict=True):
        for start in range(0, num_tokens, step):
            yield rows_TPHD[start : start + step], others_T[start : start + step]
