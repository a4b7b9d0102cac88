"""Memory for coded rows between their arrival and their decoding.

Coded rows arrive as bytes, in host or device memory, on the paths of other rows. After the wait for a layer they are
decoded to their targets in the caller's thread. A device decodes on its computing stream, between their copies and the
layer's attention, so no further event is needed.

Letters: L layers, R rows, K KV heads, D head dim, H retrieval heads; B bytes of a coded head.
"""

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt
import torch

from workers.device.row_coder import RowCoder

#: Allocates memory, like `workers/device/device.py::Device.empty`.
Empty = Callable[[Sequence[int], torch.dtype], torch.Tensor]


class CodedRows:
    """Coded rows of some layers, from the first target to the last. Owns: the coded bytes.

    Decoding overwrites all rows from the first target to the last. Arguments: see `load_targets.py::chosen_rows`.
    """

    def __init__(
        self,
        kv_LR2KD: torch.Tensor,
        row_of: npt.NDArray[np.int32],
        layers: range,
        coder: RowCoder,
        empty: Empty,
        *,
        first_layer: int,
        planes: Sequence[int] = (0, 1),
    ) -> None:
        wanted = row_of[row_of >= 0]
        first, end = (int(wanted.min()), int(wanted.max()) + 1) if len(wanted) else (0, 0)
        self._coder = coder
        self._out_LR2KD = kv_LR2KD[layers.start - first_layer : layers.stop - first_layer, first:end]
        self._planes = slice(planes[0], planes[-1] + 1)
        self.layers = layers
        #: Kind of the records that hold the rows.
        self.kind = coder.kind
        #: Coded bytes, uint8.
        self.coded_LR2KB = empty((*self._out_LR2KD.shape[:4], coder.head_bytes), torch.uint8)
        coded_row_of = row_of[:1] - np.int32(first) if row_of.strides[0] == 0 else row_of - np.int32(first)
        coded_row_of[coded_row_of < 0] = -1
        #: `row_of` with numbers of rows in `coded_LR2KB`.
        self.row_of = np.broadcast_to(coded_row_of, row_of.shape)

    def decode(self, layer: int) -> None:
        at = layer - self.layers.start
        self._coder.decode(self.coded_LR2KB[at, :, self._planes], self._out_LR2KD[at, :, self._planes])


class CodedHeads:
    """Coded rows of retrieval heads, all decoded when the first layer waits for them. Owns: the coded bytes."""

    def __init__(self, kv_HR2D: torch.Tensor, coder: RowCoder, empty: Empty) -> None:
        self._coder = coder
        self._out_HR2D = kv_HR2D
        #: Coded bytes, uint8.
        self.coded_HR2B = empty((*kv_HR2D.shape[:3], coder.head_bytes), torch.uint8)
        self._is_decoded = False

    def decode(self) -> None:
        if not self._is_decoded:
            self._coder.decode(self.coded_HR2B, self._out_HR2D)
            self._is_decoded = True
