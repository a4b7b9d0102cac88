"""The rows of one write: checked message by message, and for completeness at the end. Pure.

Letters: L layers, T tokens, B bytes of a row of K or V.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from cluster.errors import InvalidRequest
from kvstore import KVShape, KVView

#: Most bytes of K and V in one message, the same as in messages of `ReadKv`.
MAX_ROWS_BYTES = 2**20
_EXPONENTS = {"float32": (np.uint32, 0x7F800000), "float16": (np.uint16, 0x7C00), "bfloat16": (np.uint16, 0x7F80)}


class WrittenRows:
    """Rows of tokens [token_start, token_end) in all layers; rows of tokens before `kept_end` are kept.

    Layers come in any order and may alternate; the rows of each in the order of its tokens. Owns: memory for the kept
    rows, which is not touched before rows arrive: `charge` gets their size in bytes first, and may refuse them.
    """

    def __init__(
        self,
        shape: KVShape,
        token_start: int,
        token_end: int,
        kept_end: int,
        charge: Callable[[int], None] = lambda size_bytes: None,
    ) -> None:
        self._shape = shape
        self._charge = charge
        self._token_start = token_start
        self._token_end = token_end
        self._rows_LT2B: KVView = np.empty((shape.num_layers, kept_end - token_start, 2, shape.row_bytes), np.uint8)
        #: Next token of each layer.
        self._next = [token_start] * shape.num_layers

    def take(self, layer: int, token_start: int, num_tokens: int, k: bytes, v: bytes) -> None:
        """Take the rows of a message. Raises InvalidRequest for rows that are out of order or not finite, and the
        errors of `charge`.
        """
        shape, size_bytes = self._shape, num_tokens * self._shape.row_bytes
        if not 0 <= layer < shape.num_layers:
            raise InvalidRequest(f"rows of layer {layer}: the model has layers 0..{shape.num_layers - 1}")
        if token_start != self._next[layer] or not 0 < num_tokens <= self._token_end - token_start:
            raise InvalidRequest(
                f"rows of layer {layer}, tokens [{token_start}, {token_start + num_tokens}) are out of order: send "
                f"[{self._next[layer]}, {self._token_end}) next, each layer without gaps"
            )
        if len(k) != size_bytes or len(v) != size_bytes:
            raise InvalidRequest(
                f"{num_tokens} rows of K, and of V, must be {size_bytes} bytes each, not {len(k)} and {len(v)}"
            )
        if 2 * size_bytes > MAX_ROWS_BYTES and num_tokens > 1:
            raise InvalidRequest(f"a message may have {MAX_ROWS_BYTES} bytes of rows, not {2 * size_bytes}: send fewer")
        self._charge(2 * size_bytes)
        at = token_start - self._token_start
        kept_T2B = self._rows_LT2B[layer, at : at + num_tokens]
        for plane, raw in enumerate((k, v)):
            if not _are_finite(raw, shape.dtype):
                raise InvalidRequest(f"rows of layer {layer}, from token {token_start} on: not all numbers are finite")
            rows = np.frombuffer(raw, np.uint8).reshape(num_tokens, shape.row_bytes)
            kept_T2B[:, plane] = rows[: len(kept_T2B)]
        self._next[layer] = token_start + num_tokens

    def all(self) -> KVView:
        """Kept rows, uint8 [layers, tokens, 2, row_bytes]. Raises InvalidRequest while rows are missing."""
        for layer, token in enumerate(self._next):
            if token < self._token_end:
                raise InvalidRequest(f"rows of layer {layer}, tokens [{token}, {self._token_end}) are missing")
        return self._rows_LT2B


def _are_finite(raw: bytes, dtype: str) -> bool:
    """Whether all numbers are finite: infinities and NaN have an exponent with all bits set."""
    unsigned, exponent = _EXPONENTS[dtype]
    bits: npt.NDArray[np.unsignedinteger] = np.frombuffer(raw, unsigned)
    return not bool(((bits & exponent) == exponent).any())
