"""Memory that a load from the store fills: one interface for host memory and for a device's own.

In host memory rows are at their targets when the wait for them returns. On a device they go through
`workers/device/staging.py`, and after the wait the caller orders its kernels after their copies with `order`. Coded
rows take these ways to memory of their own (`workers/device/coded_rows.py`), and `order` decodes them.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt
import torch

from kvstore import HeadRowsDestination, ProbeDestination, SelectedRowsDestination, SketchDestination
from kvstore.client.destinations import RowsDestination
from kvstore.client.line_targets import (
    HeadTargetMap,
    LineTargetMap,
    ProbeTargetMap,
    RowTargetMap,
    SketchTargetMap,
)
from kvstore.format.layout import RecordKind
from kvstore.format.payload import Completion
from kvstore.format.record import read_header
from kvstore.format.record_batch import RecordBatch
from kvstore.format.row_order import PrefixRows
from workers.device.batch_lines import BatchLines
from workers.device.coded_rows import CodedHeads, CodedRows
from workers.device.device import HOST
from workers.device.kv_buffer import KVBuffer
from workers.device.row_coder import RowCoder
from workers.device.staged_lines import HeldLines, StagedLines
from workers.device.staging import Staging


class LoadTarget(Protocol):
    """Destination of a load. Also a `kvstore.format.payload.Destination`."""

    def copy(self, record: memoryview, token_end: int | None = None) -> Completion | None: ...

    def order(self, layer: int) -> None:
        """Order the caller's later kernels after the copies of the layer's rows. Call after the load's `wait`."""
        ...

    def discard(self) -> None:
        """Wait until no copy writes to the memory any more. Call after the load's `cancel`."""
        ...


class RowsTarget(LoadTarget, Protocol):
    """K and V of chosen rows."""

    def check_filled(self, layers: Iterable[int], planes: Sequence[int] = (0, 1)) -> None:
        """See `SelectedRowsDestination`."""
        ...


class ProbeTarget(LoadTarget, Protocol):
    """Probe keys; `positions` as `ProbeDestination` has them."""

    positions: npt.NDArray[np.int32]

    def check_filled(self, layers: Iterable[int]) -> None: ...


class SketchTarget(LoadTarget, Protocol):
    """Sketches of keys."""

    def check_filled(self) -> None: ...


class HeadsTarget(LoadTarget, Protocol):
    """K and V of chosen rows of retrieval heads."""

    def check_filled(self) -> None: ...


def whole_prefix(kv: KVBuffer, num_tokens: int, coder: RowCoder | None = None, *, first_token: int = 0) -> LoadTarget:
    """Target for the rows of the first `num_tokens` tokens of all layers. `coder`: see `chosen_rows`. `first_token`:
    rows of earlier tokens are left unchanged; host memory only.
    """
    staging = kv.device.staging
    if coder is None and staging is None:
        return _HostPrefix(kv.as_bytes(), num_tokens, first_token=first_token)
    assert not first_token, "only host memory can hold earlier rows already"
    layers = range(kv.shape.num_layers)
    row_of = np.broadcast_to(np.arange(num_tokens, dtype=np.int32), (len(layers), num_tokens))
    return chosen_rows(kv.rows_LC2KD, row_of, layers, staging, first_layer=0, coder=coder)


def chosen_rows(
    kv_LR2KD: torch.Tensor,
    row_of: npt.NDArray[np.int32],
    layers: range,
    staging: Staging | None,
    *,
    first_layer: int,
    planes: Sequence[int] = (0, 1),
    coder: RowCoder | None = None,
) -> RowsTarget:
    """Target for chosen rows. `row_of`, int32 [layers, P], has each token's row in `kv_LR2KD`, or -1.

    `kv_LR2KD`: memory of layers from `first_layer` on. `planes`: K (0), V (1) or both. `coder`: for a store of coded
    rows; None where it keeps rows as computed.
    """
    if coder is not None:
        empty = HOST.empty if staging is None else staging.empty
        coded = CodedRows(kv_LR2KD, row_of, layers, coder, empty, first_layer=first_layer, planes=planes)
        return _DecodedRows(coded) if staging is None else _StagedDecodedRows(coded, staging)
    if staging is None:
        of_layers = slice(layers.start - first_layer, layers.stop - first_layer)
        return _HostRows(_bytes(kv_LR2KD)[of_layers], row_of, layers.start)
    num_layers, num_rows = kv_LR2KD.shape[:2]
    target_map = RowTargetMap(
        row_of,
        num_rows,
        kv_LR2KD[0, 0, 0].nbytes,
        num_layers=num_layers,
        first_layer=first_layer,
        row_layer=layers.start,
    )
    return _StagedRows(target_map, kv_LR2KD, staging)


def probe_keys(keys_LPB: torch.Tensor, staging: Staging | None) -> ProbeTarget:
    """Target for probe keys by layer and token, uint8."""
    num_layers, num_tokens, probe_bytes = keys_LPB.shape
    if staging is None:
        return _HostProbe(keys_LPB.numpy(), num_tokens)
    return _StagedProbe(ProbeTargetMap(num_layers, num_tokens, probe_bytes), keys_LPB, staging)


def sketches(
    sketch_LCMKB: torch.Tensor,
    num_tokens: int,
    kind: RecordKind,
    staging: Staging | None,
    prefix_rows: PrefixRows | None = None,
) -> SketchTarget:
    """Target for sketches by sketched layer and group of 16 rows, uint8: see the store's `SketchDestination`."""
    if staging is None:
        return _HostSketch(sketch_LCMKB.numpy(), num_tokens, kind, prefix_rows)
    num_layers, line_bytes = len(sketch_LCMKB), sketch_LCMKB[0, 0].nbytes
    return _StagedSketch(SketchTargetMap(num_layers, num_tokens, line_bytes, kind, prefix_rows), sketch_LCMKB, staging)


def head_rows(
    kv_HR2D: torch.Tensor,
    row_of: npt.NDArray[np.int32],
    first_layer: int,
    staging: Staging | None,
    coder: RowCoder | None = None,
) -> HeadsTarget:
    """Target for rows of a layer range's retrieval heads: see `HeadRowsDestination`. `coder`: see `chosen_rows`."""
    if coder is not None:
        coded = CodedHeads(kv_HR2D, coder, HOST.empty if staging is None else staging.empty)
        if staging is None:
            return _DecodedHeads(coded, row_of, first_layer)
        return _StagedDecodedHeads(coded, row_of, first_layer, staging)
    if staging is None:
        return _HostHeads(kv_HR2D.view(torch.uint8).numpy(), row_of, first_layer)
    return _StagedHeads(kv_HR2D, row_of, first_layer, staging)


class HostTarget:
    """Target in host memory, where a row is in place when the wait for it returns."""

    def order(self, layer: int) -> None:
        pass

    def discard(self) -> None:
        pass


class _HostPrefix(HostTarget, RowsDestination):
    pass


class _HostRows(HostTarget, SelectedRowsDestination):
    pass


class _HostProbe(HostTarget, ProbeDestination):
    pass


class _HostSketch(HostTarget, SketchDestination):
    pass


class _HostHeads(HostTarget, HeadRowsDestination):
    pass


class _DecodedRows(_HostRows):
    def __init__(self, rows: CodedRows) -> None:
        super().__init__(_bytes(rows.coded_LR2KB), rows.row_of, rows.layers.start, rows.kind)
        self._coded = rows

    def order(self, layer: int) -> None:
        self._coded.decode(layer)


class _DecodedHeads(_HostHeads):
    def __init__(self, heads: CodedHeads, row_of: npt.NDArray[np.int32], first_layer: int) -> None:
        super().__init__(heads.coded_HR2B.numpy(), row_of, first_layer)
        self._coded = heads

    def order(self, layer: int) -> None:
        self._coded.decode()


class StagedTarget:
    """Target in device memory, filled through the staging. Owns: the staged lines; borrows the memory.

    Also a `kvstore.format.payload.BatchDestination`.
    """

    def __init__(self, target_map: LineTargetMap, memory: torch.Tensor, staging: Staging) -> None:
        self._target_map = target_map
        assert memory.is_contiguous() and memory.nbytes == target_map.num_targets * target_map.line_bytes
        target_NB = memory.flatten().view(torch.uint8).view(target_map.num_targets, target_map.line_bytes)
        self._lines = StagedLines(staging, target_NB)

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        """See `Destination.copy`."""
        header = read_header(record)
        at = self._target_map.targets_of(header, token_end)
        payload = record[header.header_bytes : header.header_bytes + header.payload_bytes]
        self._lines.gather(np.frombuffer(payload, np.uint8).reshape(-1, self._target_map.line_bytes), at)

    def copy_batch(self, batch: RecordBatch) -> Completion | None:
        """See `BatchDestination.copy_batch`."""
        lines = BatchLines(batch, self._target_map)
        completion = self._lines.gather_batch(lines)
        if batch.is_verified:
            self._target_map.mark_filled(batch, lines.rows_RLT)
        return completion

    def copy_held(self, held: HeldLines, page: memoryview, payload: torch.Tensor, token_end: int | None) -> None:
        """`copy` for a record whose payload is in the device's memory, uint8, with its padding."""
        header = read_header(page)
        self._lines.move(held, payload[: header.payload_bytes], self._target_map.targets_of(header, token_end))

    def flush(self) -> None:
        self._lines.flush()

    def order(self, layer: int) -> None:
        self._lines.order(layer)

    def discard(self) -> None:
        self._lines.discard()


class _StagedRows(StagedTarget):
    def __init__(self, target_map: RowTargetMap, memory: torch.Tensor, staging: Staging) -> None:
        super().__init__(target_map, memory, staging)
        self.check_filled = target_map.check_filled


class _StagedProbe(StagedTarget):
    def __init__(self, target_map: ProbeTargetMap, memory: torch.Tensor, staging: Staging) -> None:
        super().__init__(target_map, memory, staging)
        self.positions = target_map.positions
        self.check_filled = target_map.check_filled


class _StagedSketch(StagedTarget):
    def __init__(self, target_map: SketchTargetMap, memory: torch.Tensor, staging: Staging) -> None:
        super().__init__(target_map, memory, staging)
        self.check_filled = target_map.check_filled


class _StagedDecodedRows(_StagedRows):
    def __init__(self, rows: CodedRows, staging: Staging) -> None:
        coded_LR2KB, first_layer = rows.coded_LR2KB, rows.layers.start
        num_layers, num_rows, _, *row = coded_LR2KB.shape
        target_map = RowTargetMap(
            rows.row_of,
            num_rows,
            math.prod(row),
            num_layers=num_layers,
            first_layer=first_layer,
            row_layer=first_layer,
            kind=rows.kind,
        )
        super().__init__(target_map, coded_LR2KB, staging)
        self._coded = rows

    def order(self, layer: int) -> None:
        super().order(layer)
        self._coded.decode(layer)


class _StagedHeads(StagedTarget):
    def __init__(
        self, rows_HR2B: torch.Tensor, row_of: npt.NDArray[np.int32], first_layer: int, staging: Staging
    ) -> None:
        num_heads, num_rows, _, head_numbers = rows_HR2B.shape
        head_bytes = head_numbers * rows_HR2B.element_size()
        target_map = HeadTargetMap(row_of, num_heads, num_rows, head_bytes, first_layer)
        super().__init__(target_map, rows_HR2B, staging)
        self.check_filled = target_map.check_filled


class _StagedDecodedHeads(_StagedHeads):
    def __init__(self, heads: CodedHeads, row_of: npt.NDArray[np.int32], first_layer: int, staging: Staging) -> None:
        super().__init__(heads.coded_HR2B, row_of, first_layer, staging)
        self._coded = heads

    def order(self, layer: int) -> None:
        super().order(layer)
        self._coded.decode()


def _bytes(kv_LR2KD: torch.Tensor) -> npt.NDArray[np.uint8]:
    """KV view of the memory. Made by numpy where possible, because one view of torch takes as long as all of these."""
    view: npt.NDArray[np.uint8] = kv_LR2KD.view(torch.uint8).numpy()
    return view.reshape(*view.shape[:3], view.shape[3] * view.shape[4])
