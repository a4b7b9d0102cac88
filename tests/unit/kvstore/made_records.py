"""Records made without a store, in the store's format: of any layout, rows in any order."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kvstore import KVView, Layout
from kvstore.disk.files import aligned_buffer
from kvstore.format.layout import K_PLANE, RecordKind, RecordSlot
from kvstore.format.payload import fill_payload, key_sketch
from kvstore.format.record import RecordIdentity, write_header
from tests.support.record_layouts import IN_TOKEN_ORDER, LAYOUTS, REORDERED, SHAPE

EMPTY = 0xEE
#: Orders of a record's tokens, in which its rows lie; "two changed" leaves the first and the last in place.
ORDERS = {
    "token order": lambda num_tokens: (),
    "two changed": lambda num_tokens: (0, 2, 1, *range(3, num_tokens)),
    "backwards": lambda num_tokens: tuple(range(num_tokens))[::-1],
    "any": lambda num_tokens: tuple(np.random.default_rng(3).permutation(num_tokens)),
}
#: Every layout, with each order that its rows may have.
LAYOUTS_AND_ORDERS = [(name, "token order") for name in IN_TOKEN_ORDER]
LAYOUTS_AND_ORDERS += [(name, order) for name in REORDERED for order in ORDERS]


def some_rows(num_tokens: int, seed: int = 1) -> KVView:
    """Random numbers without EMPTY bytes, [layers, tokens, 2, row_bytes]."""
    width = SHAPE.row_bytes // 4
    return np.random.default_rng(seed).random((SHAPE.num_layers, num_tokens, 2, width), np.float32).view(np.uint8)


def empty_rows(num_rows: int) -> KVView:
    """Rows not yet written, [layers, rows, 2, row_bytes]."""
    return np.full((SHAPE.num_layers, num_rows, 2, SHAPE.row_bytes), EMPTY, np.uint8)


def probe_bytes(layout: Layout) -> int:
    """Bytes of the probe keys of one token."""
    return layout.probe_heads * (layout.coded_shape(SHAPE) or SHAPE).head_bytes


def sketch_room(layout: Layout, num_tokens: int, kind: RecordKind = RecordKind.SKETCH) -> npt.NDArray[np.uint8]:
    num_sketched = len(layout.sketched_layers(SHAPE))
    shape = num_sketched, num_tokens // 16, layout.means_of(kind), SHAPE.num_kv_heads, 4 + SHAPE.head_dim
    return np.full(shape, EMPTY, np.uint8)


def sketch_of(layout: Layout, rows: KVView) -> npt.NDArray[np.uint8]:
    return key_sketch(rows[list(layout.sketched_layers(SHAPE)), :, K_PLANE], layout.sketch, SHAPE)


def slots_of(layout: Layout | str, kind: RecordKind) -> list[RecordSlot]:
    layout = LAYOUTS[layout] if isinstance(layout, str) else layout
    return [slot for slot in layout.records(SHAPE) if slot.kind is kind]


def record_of(
    layout: Layout, slot: RecordSlot, rows: KVView, start: int, offsets: Sequence[int] = (), number: int = 0
) -> memoryview:
    """A record as a store writes it: `rows`, already in the order of `offsets`, of tokens from `start` on."""
    assert rows.shape[1] == slot.num_tokens
    record = aligned_buffer(slot.record_bytes)[: slot.record_bytes]
    payload = record[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
    fill_payload(payload, slot, rows, layout, SHAPE)
    identity = RecordIdentity(
        key=bytes(16),
        provenance="exact",
        token_start=start,
        tokens=bytes(4 * rows.shape[1]),
        number=number,
        offsets=np.array(offsets, np.uint16).tobytes(),
    )
    write_header(record[: slot.header_bytes], identity, slot, payload)
    return record


def records_of(
    layout: Layout, slot: RecordSlot, rows: KVView, start: int, order: str = "token order"
) -> list[memoryview]:
    """The records of one slot, of tokens from `start` on, the rows of each in an order."""
    made, size = [], slot.num_tokens
    for at in range(0, rows.shape[1], size):
        offsets, mine = ORDERS[order](size), rows[:, at : at + size]
        made.append(record_of(layout, slot, mine[:, list(offsets)] if offsets else mine, start + at, offsets))
    return made


def some_places(draw: np.random.Generator, share: float, num_tokens: int, num_rows: int) -> npt.NDArray[np.int32]:
    """A row for `share * num_rows` of the tokens, -1 for the rest, [layers, tokens]."""
    row_of = np.full((SHAPE.num_layers, num_tokens), -1, np.int32)
    for layer in range(SHAPE.num_layers):
        tokens = draw.permutation(num_tokens)[: int(share * num_rows)]
        row_of[layer, tokens] = draw.permutation(num_rows)[: len(tokens)]
    return row_of
