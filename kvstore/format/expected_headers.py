"""Expected headers of neighbouring records, compared with stored ones by numpy. R records, T tokens of a record."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from kvstore.format.layout import RecordSlot
from kvstore.format.record import HEADER_FIELDS, KEY_OFFSET, RecordIdentity, are_pages_sound

_OFFSETS: Mapping[str, tuple[Any, ...]] = HEADER_FIELDS.fields or {}
_START_OFFSET, _NUMBER_OFFSET = _OFFSETS["token_start"][1], _OFFSETS["number"][1]
_XXH3_OFFSET = _OFFSETS["payload_xxh3"][1]


class ExpectedHeaders:
    """Headers of neighbouring records of one slot, without checksums.

    `first`: identity of the first record. `token_starts_R`, `numbers_R`: see `RecordIdentity`. `keys_RK`: uint8, or
    None if all records have the first one's key. `tokens_RT`: uint32. `is_known_RT`: see `RecordIdentity`.
    `offsets_RT`: uint16, of reordered records only.
    """

    def __init__(
        self,
        first: RecordIdentity,
        slot: RecordSlot,
        token_starts_R: npt.NDArray[np.int64],
        numbers_R: npt.NDArray[np.int64],
        tokens_RT: npt.NDArray[np.uint32],
        *,
        keys_RK: npt.NDArray[np.uint8] | None = None,
        is_known_RT: npt.NDArray[np.bool_] | None = None,
        offsets_RT: npt.NDArray[np.uint16] | None = None,
    ) -> None:
        fields_B = np.frombuffer(first.header_fields(slot, 0), np.uint8)
        fields_RB = np.broadcast_to(fields_B, (len(tokens_RT), len(fields_B))).copy()
        fields_RB[:, _START_OFFSET : _START_OFFSET + 4] = _bytes(token_starts_R.astype("<u4"))
        fields_RB[:, _NUMBER_OFFSET : _NUMBER_OFFSET + 4] = _bytes(numbers_R.astype("<u4"))
        if keys_RK is not None:
            fields_RB[:, KEY_OFFSET : KEY_OFFSET + keys_RK.shape[1]] = keys_RK
        parts = (
            [fields_RB, _bytes(tokens_RT)] if offsets_RT is None else [fields_RB, _bytes(tokens_RT), _bytes(offsets_RT)]
        )
        self._headers_RB = np.concatenate(parts, axis=1)
        self._is_compared_RB = np.ones(self._headers_RB.shape, np.bool_)
        self._is_compared_RB[:, _XXH3_OFFSET : len(fields_B)] = False
        if is_known_RT is not None:
            end = len(fields_B) + 4 * tokens_RT.shape[1]
            self._is_compared_RB[:, len(fields_B) : end] = np.repeat(is_known_RT, 4, axis=1)

    def are_met(self, pages_RB: npt.NDArray[np.uint8]) -> npt.NDArray[np.bool_]:
        """Whether `record.verify_header` accepts each record, bool [R]. `pages_RB`: headers of the slot's length."""
        differs_RB = pages_RB[:, : self._headers_RB.shape[1]] != self._headers_RB
        is_met_R: npt.NDArray[np.bool_] = are_pages_sound(pages_RB) & ~(differs_RB & self._is_compared_RB).any(axis=1)
        return is_met_R


def _bytes(values: npt.NDArray[np.generic]) -> npt.NDArray[np.uint8]:
    """Bytes of each row's values, uint8 [R, B]."""
    of_rows: npt.NDArray[np.uint8] = np.ascontiguousarray(values).reshape(len(values), -1).view(np.uint8)
    return of_rows
