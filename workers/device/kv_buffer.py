"""The KV buffer of one request in one worker: preallocated, with contiguous token rows, so a row range is one message.

Letters: L layers, C rows in memory, K KV heads, D head dim.

Without selection row t holds prompt token t:

    [0, P) loaded from the store | [P, own) received from the predecessor | [own, ...) computed here, then decoded

A layer with a window begins at the first row that its queries see: earlier rows are neither loaded nor read.

With selection, `selected_room` rows take the place of the prefix. A layer's chosen rows end where token P begins, so
the rows that a layer attends to are contiguous, whatever it chose. Retrieval heads may have further rows, in memory of
their own (`head_rows`):

    unused | chosen rows of [0, P) | [P, own) received | [own, ...) computed here, then decoded
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from kvstore import KVShape, KVView
from workers.device.device import HOST, Device
from workers.kernels.newest_rows_attention import SOURCE, Sources

_DTYPES = {"float32": torch.float32, "float16": torch.float16, "bfloat16": torch.bfloat16}


def torch_dtype(name: str) -> torch.dtype:
    return _DTYPES[name]


class HeadKV(NamedTuple):
    """Further rows of the prefix for one KV head, K and V, each [1, 1, R, D]; R is not 0."""

    head: int
    k_11RD: torch.Tensor
    v_11RD: torch.Tensor


class LayerSources(NamedTuple):
    """Sources of the rows that the newest token attends to, for a kernel. `layers`: int64 [S], ascending."""

    layers: npt.NDArray[np.int64]
    sources: Sources


class KVBuffer:
    """K (after RoPE, at its original position) and V of a prompt's tokens. Owns: its memory, freed with its last view.

    `capacity`: number of prompt and generated tokens. With `selected_room`, tokens [0, num_prefix) have no rows of
    their own. `first_rows`: without selection, the first row that each layer reads; None for 0. `device`: where the
    memory is. `memory`: host memory to use instead, uint8, with room for at least the rows of `capacity` in each layer.
    """

    def __init__(
        self,
        shape: KVShape,
        capacity: int,
        *,
        num_prefix: int = 0,
        selected_room: int | None = None,
        first_rows: Sequence[int] | None = None,
        device: Device = HOST,
        memory: torch.Tensor | None = None,
    ) -> None:
        self.shape = shape
        self.device = device
        self.capacity = capacity
        self.is_selective = selected_room is not None
        #: Row of a token minus its position.
        self._shift = selected_room - num_prefix if selected_room is not None else 0
        self._num_prefix = num_prefix if selected_room is not None else 0
        #: By layer, the first row that it attends to.
        self._first_rows = [self.selected_room] * shape.num_layers
        if first_rows is not None:
            assert not self.is_selective, "a layer's choice sets its first row"
            self._first_rows = list(first_rows)
        #: By layer, further rows for its retrieval heads.
        self.head_rows: dict[int, tuple[HeadKV, ...]] = {}
        size, dtype = (2, shape.num_kv_heads, shape.head_dim), torch_dtype(shape.dtype)
        if memory is None:
            self.rows_LC2KD = device.empty((shape.num_layers, capacity + self._shift, *size), dtype)
        else:
            self.rows_LC2KD = memory.view(dtype).view(shape.num_layers, -1, *size)
            assert self.rows_LC2KD.shape[1] >= capacity + self._shift
        # Made once, because each layer of a forward pass needs parts of them two or three times, and a view is a call.
        k_L1KCD, v_L1KCD = self.rows_LC2KD.permute(2, 0, 3, 1, 4).unsqueeze(2).unbind()
        self._k_of_layers, self._v_of_layers = k_L1KCD.unbind(), v_L1KCD.unbind()

    def sources(self) -> LayerSources:
        """Addresses of the rows that each layer attends to, those of this buffer first. In these, `num_rows` is the
        difference between the number of rows and the position after the newest token.
        """
        num_layers, num_rows, _, num_heads, head_dim = self.rows_LC2KD.shape
        row, size = 2 * num_heads * head_dim, self.rows_LC2KD.element_size()
        first_rows = np.array(self._first_rows)
        here = np.zeros(num_layers, SOURCE)
        here["k"] = self.rows_LC2KD.data_ptr() + size * row * (np.arange(num_layers) * num_rows + first_rows)
        here["v"] = here["k"] + size * num_heads * head_dim
        here["num_rows"] = self._shift - first_rows
        here["k_head"] = here["v_head"] = head_dim
        here["k_row"] = here["v_row"] = row
        here["num_heads"], here["takes_newest"] = num_heads, True
        of_heads = [
            (layer, (k.data_ptr(), v.data_ptr(), k.shape[2], 0, k.stride(2), 0, v.stride(2), 0, head, 1, False))
            for layer, heads in self.head_rows.items()
            for head, k, v in heads
        ]
        layers = np.array([*range(num_layers), *(layer for layer, _ in of_heads)])
        order = np.argsort(layers, kind="stable")
        return LayerSources(layers[order], np.concatenate([here, np.array([s for _, s in of_heads], SOURCE)])[order])

    def write(self, layer: int, start: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> None:
        """Write the rows of T tokens from position `start` on."""
        k_rows_1KTD, v_rows_1KTD = self._tokens(layer, start, start + k_1KTD.shape[2])
        k_rows_1KTD.copy_(k_1KTD)
        v_rows_1KTD.copy_(v_1KTD)

    def read(self, layer: int, end: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Views of all rows that a layer attends to, up to position `end`: K and V, each [1, K, rows, D]."""
        return self._planes(layer, self._first_rows[layer], end + self._shift)

    def suffix(self, layer: int, end: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Views of tokens [num_prefix, end) as K and V, each [1, K, rows, D]."""
        return self._tokens(layer, self._num_prefix, end)

    def selected(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Views of a layer's chosen rows as K and V, each [1, K, R, D]."""
        return self._planes(layer, self._first_rows[layer], self.selected_room)

    def reserve_selected(self, layer: int, num_rows: int) -> torch.Tensor:
        """Memory for the `num_rows` rows of the prefix that a layer has chosen, [R, 2, K, D]. The caller fills it."""
        assert self.is_selective
        assert num_rows <= self.selected_room, f"room for {self.selected_room}, not {num_rows}"
        self._first_rows[layer] = self.selected_room - num_rows
        return self.rows_LC2KD[layer, self._first_rows[layer] : self.selected_room]

    @property
    def selected_room(self) -> int:
        """Number of rows of a layer that may take the place of the prefix. A choice takes the last of them."""
        return self._num_prefix + self._shift

    def rows(self, layer: int, start: int, end: int) -> torch.Tensor:
        """Tokens [start, end) of a layer, contiguous [T, 2, K, D], as a hand-off sends and receives them."""
        return self.rows_LC2KD[layer, slice(*self._rows_of(start, end))]

    def as_bytes(self) -> KVView:
        """View for the store, uint8 [L, C or more, 2, row_bytes]. For host memory only.

        Not with selection, where rows are not tokens.
        """
        assert not self.is_selective, "rows of a selective buffer are no prefix"
        flat = self.rows_LC2KD.view(torch.uint8).numpy()
        return flat.reshape(self.shape.num_layers, -1, 2, self.shape.row_bytes)

    def _rows_of(self, start: int, end: int) -> tuple[int, int]:
        """First row and end row of tokens [start, end), which have rows of their own."""
        assert self._num_prefix <= start <= end <= self.capacity, f"tokens [{start}, {end}) of {self.capacity}"
        return start + self._shift, end + self._shift

    def _tokens(self, layer: int, start: int, end: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Views of tokens [start, end) as K and V, each [1, K, rows, D]."""
        return self._planes(layer, *self._rows_of(start, end))

    def _planes(self, layer: int, first: int, end: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Views of rows [first, end) as K and V, each [1, K, rows, D]."""
        num_rows = end - first
        return self._k_of_layers[layer].narrow(2, first, num_rows), self._v_of_layers[layer].narrow(2, first, num_rows)
