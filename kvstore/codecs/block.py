"""Blocks of rows, which a codec turns into bytes and back, and iteration over their parts.

Letters: L layers, T tokens, P planes (K and V, or one of them), H KV heads, D head_dim; N heads of rows (T, P and H
flattened), B bytes.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Scalar = TypeVar("Scalar", bound=np.generic)
#: Numbers of the wanted rows of each layer, in the wanted order.
Tokens = slice | npt.NDArray[np.integer]

#: Numbers coded at once: enough to amortise numpy calls, and few enough for the processor's cache.
_TILE_NUMBERS = 65_536


class BlockShape(NamedTuple):
    """Shape of a block, float32 [layers, tokens, planes, KV heads, head_dim]."""

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
        """Number of heads of rows, each with `head_dim` numbers of one layer, token, plane and KV head."""
        return self.num_layers * self.num_tokens * self.num_planes * self.num_heads

    def with_tokens(self, tokens: Tokens | None) -> "BlockShape":
        """Shape of the rows of some tokens, None for all."""
        if tokens is None:
            return self
        num_tokens = len(range(*tokens.indices(self.num_tokens))) if isinstance(tokens, slice) else len(tokens)
        return self._replace(num_tokens=num_tokens)


def shape_of(block_LTPHD: Floats) -> BlockShape:
    """Shape of a block. Raises ValueError for an array that is not a block."""
    if block_LTPHD.ndim != 5 or block_LTPHD.dtype != np.float32:
        raise ValueError(
            f"a block is float32 [layers, tokens, planes, KV heads, head_dim], "
            f"not {block_LTPHD.dtype} {list(block_LTPHD.shape)}"
        )
    return BlockShape(*block_LTPHD.shape)


def payload_for(size_bytes: int, out: Bytes | None) -> Bytes:
    """The array for a payload: the caller's, or a new one. Raises ValueError for an array of another size."""
    if out is None:
        return np.empty(size_bytes, np.uint8)
    if out.shape != (size_bytes,) or out.dtype != np.uint8:
        raise ValueError(f"a payload of {size_bytes} bytes does not go into {out.dtype} {list(out.shape)}")
    return out


def checked_payload(payload: Bytes, size_bytes: int) -> Bytes:
    """The payload. Raises ValueError for another size or dtype."""
    if payload.shape != (size_bytes,) or payload.dtype != np.uint8:
        raise ValueError(f"a payload of {size_bytes} bytes is not {payload.dtype} {list(payload.shape)}")
    return payload


def rows_for(shape: BlockShape, out: Floats | None) -> Floats:
    """The array for decoded rows: the caller's, of any strides, or a new one. Raises ValueError for another shape."""
    if out is None:
        return np.empty(shape, np.float32)
    if out.shape != shape or out.dtype != np.float32:
        raise ValueError(f"rows of {list(shape)} do not go into {out.dtype} {list(out.shape)}")
    return out


def heads_of_rows(payload: Bytes, shape: BlockShape, tokens: Tokens | None = None) -> Bytes:
    """The payload of a codec that codes each head of a row separately: uint8 [L, T, P, H, bytes of a head].

    A view, or a copy if `tokens` is an array.
    """
    coded_LTPHB = payload.reshape(*shape[:4], -1) if payload.size else np.empty((*shape[:4], 0), np.uint8)
    return coded_LTPHB if tokens is None else coded_LTPHB[:, tokens]


def tiles(rows_LTPHD: Floats, others_LT: npt.NDArray[Scalar]) -> Iterator[tuple[Floats, npt.NDArray[Scalar]]]:
    """Yield a few tokens of a layer at a time: rows [T, P, H, D] and the matching part of the other array.

    Both are views, with few enough rows that their numbers fit into a core's cache.
    """
    num_tokens, *rest = rows_LTPHD.shape[1:]
    step = max(1, _TILE_NUMBERS // max(1, math.prod(rest)))
    for rows_TPHD, others_T in zip(rows_LTPHD, others_LT, strict=True):
        for start in range(0, num_tokens, step):
            yield rows_TPHD[start : start + step], others_T[start : start + step]
