"""The header of a hand-off message.

    header = int64 × 8: magic and version | epoch | request | layer | first row | rows | flags | checksum

A header is checked before any row is received. A sender that stops early sends a header with the cancel flag, so both
sides stay in step and the messages of the next request are not shifted.
"""

import zlib
from dataclasses import dataclass

import torch

from workers.errors import ChainBroken

_MAGIC_AND_VERSION = 0x52414B5648440001
_FLAG_CANCEL, _FLAG_HINT = 1, 2
NUM_FIELDS = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class HandoffHeader:
    """Header before the rows of one layer, or of a hint. A cancel header is the last of its request; no rows follow it.

    After the header of a hint come `num_rows` row numbers of the stored prefix, which `layer` will probably choose.
    """

    epoch: int
    request: int
    layer: int
    row_start: int
    num_rows: int
    cancel: bool = False
    hint: bool = False

    def encode(self) -> torch.Tensor:
        """Encode as int64 [8] on the CPU."""
        fields = [_MAGIC_AND_VERSION, self.epoch, self.request, self.layer, self.row_start, self.num_rows]
        flags = _FLAG_CANCEL * self.cancel | _FLAG_HINT * self.hint
        header = torch.tensor([*fields, flags, 0], dtype=torch.int64)
        header[-1] = _checksum(header)
        return header

    @classmethod
    def decode(cls, header: torch.Tensor) -> "HandoffHeader":
        """Decode a header. Raises ChainBroken when the numbers are no header of this version."""
        if int(header[0]) != _MAGIC_AND_VERSION or int(header[-1]) != _checksum(header):
            raise ChainBroken(f"received {header.tolist()}, which is no hand-off header")
        _, epoch, request, layer, row_start, num_rows, flags, _ = (int(field) for field in header)
        return cls(
            epoch=epoch,
            request=request,
            layer=layer,
            row_start=row_start,
            num_rows=num_rows,
            cancel=bool(flags & _FLAG_CANCEL),
            hint=bool(flags & _FLAG_HINT),
        )


def _checksum(header: torch.Tensor) -> int:
    return zlib.crc32(header[:-1].numpy().tobytes())
