"""Lines of records and their targets: what a destination would write itself, told to other code."""

import numpy as np
import pytest
from made_records import (
    EMPTY,
    LAYOUTS_AND_ORDERS,
    empty_rows,
    probe_bytes,
    record_of,
    records_of,
    sketch_room,
    slots_of,
    some_places,
    some_rows,
)
from record_layouts import LAYOUTS, SHAPE

from kvstore import (
    HeadRowsDestination,
    ProbeDestination,
    RowsMissing,
    SelectedRowsDestination,
    SketchDestination,
)
from kvstore.client.line_targets import HeadTargetMap, LineTargetMap, ProbeTargetMap, RowTargetMap, SketchTargetMap
from kvstore.format.layout import RecordKind
from kvstore.format.record import read_header

NUM_TOKENS, NUM_ROWS = 128, 100
HEADED = LAYOUTS["heads"]


def put(target_map: LineTargetMap, record: memoryview, memory: np.ndarray, token_end: int | None = None) -> None:
    """Put a record's lines where they are to go."""
    header = read_header(record)
    at = target_map.targets_of(header, token_end)
    assert at.layers == range(header.layer_start, header.layer_end)
    assert len(set(at.targets.tolist())) == len(at.targets)
    payload = np.frombuffer(record, np.uint8, header.payload_bytes, header.header_bytes).reshape(
        -1, target_map.line_bytes
    )
    lines = memory.reshape(target_map.num_targets, target_map.line_bytes)
    lines[at.targets] = payload if at.lines is None else payload[at.lines]


@pytest.mark.parametrize(("name", "order"), LAYOUTS_AND_ORDERS)
@pytest.mark.parametrize("token_end", [None, 99])
def test_lines_go_where_the_destination_of_their_kind_would_put_them(
    name: str, order: str, token_end: int | None
) -> None:
    layout, draw = LAYOUTS[name], np.random.default_rng(5)
    for share in (0.0, 0.4, 1.0):
        row_of = some_places(draw, share, NUM_TOKENS, NUM_ROWS)
        theirs, ours = empty_rows(NUM_ROWS), empty_rows(NUM_ROWS)
        destination = SelectedRowsDestination(theirs, row_of)
        target_map = RowTargetMap(row_of, NUM_ROWS, SHAPE.row_bytes, num_layers=SHAPE.num_layers)
        for slot in slots_of(layout, RecordKind.KV):
            for record in records_of(layout, slot, some_rows(64), 64, order):
                destination.copy(record, token_end)
                put(target_map, record, ours, token_end)
        assert np.array_equal(ours, theirs)
        for layer in range(SHAPE.num_layers):
            outcomes = []
            for check in (destination.check_filled, target_map.check_filled):
                try:
                    check([layer])
                    outcomes.append("")
                except RowsMissing as error:
                    outcomes.append(str(error))
            assert outcomes[0] == outcomes[1]
    keys = np.full((SHAPE.num_layers, 110, probe_bytes(layout)), EMPTY, np.uint8)
    our_keys, sketch = keys.copy(), sketch_room(layout, NUM_TOKENS)
    our_sketch = sketch.copy()
    probe, of_probe = ProbeDestination(keys, 110), ProbeTargetMap(SHAPE.num_layers, 110, probe_bytes(layout))
    for slot in slots_of(layout, RecordKind.PROBE):
        for record in records_of(layout, slot, some_rows(64), 64, order):
            probe.copy(record, token_end)
            put(of_probe, record, our_keys, token_end)
    assert np.array_equal(our_keys, keys)
    assert np.array_equal(of_probe.positions, probe.positions)
    sketched = SketchDestination(sketch, 112)
    for slot in slots_of(layout, RecordKind.SKETCH):
        of_sketch = SketchTargetMap(len(sketch), NUM_TOKENS, sketch[0, 0].nbytes, RecordKind.SKETCH)
        for record in records_of(layout, slot, some_rows(64), 64):
            sketched.copy(record)
            put(of_sketch, record, our_sketch)
    assert np.array_equal(our_sketch[:, :7], sketch[:, :7])


def test_places_count_from_the_first_layer_of_the_memory_and_rows_from_that_of_their_tokens() -> None:
    """Memory of layers 0 to 2; rows are wanted of layer 1 alone."""
    layout = LAYOUTS["plain"]
    (slot,) = (slot for slot in slots_of(layout, RecordKind.KV) if slot.layer_start == 1)
    row_of = np.arange(16, dtype=np.int32)[None]
    target_map = RowTargetMap(row_of, 20, SHAPE.row_bytes, num_layers=3, row_layer=1)
    rows, memory = some_rows(16), empty_rows(20)
    put(target_map, record_of(layout, slot, rows, 0), memory)
    assert np.array_equal(memory[1, :16], rows[1])
    assert (memory[[0, 2]] == EMPTY).all() and (memory[1, 16:] == EMPTY).all()
    target_map.check_filled([1])


def test_a_record_that_has_no_business_here_is_refused() -> None:
    layout = LAYOUTS["sketch"]
    row_of = np.zeros((1, 64), np.int32)
    target_maps = {
        RecordKind.KV: RowTargetMap(row_of, 1, SHAPE.row_bytes, num_layers=1),
        RecordKind.PROBE: ProbeTargetMap(SHAPE.num_layers, 64, probe_bytes(layout) - 4),
        RecordKind.SKETCH: SketchTargetMap(SHAPE.num_layers, 64, 8, RecordKind.SKETCH),
    }
    for slot in layout.records(SHAPE):
        header = read_header(record_of(layout, slot, some_rows(slot.num_tokens), 0))
        for kind, target_map in target_maps.items():
            if kind is slot.kind is RecordKind.KV and not slot.layer_start:
                target_map.targets_of(header)
                continue
            match = "came where" if kind is not slot.kind or kind is RecordKind.KV else "has no"
            with pytest.raises(ValueError, match=match):
                target_map.targets_of(header)


def test_rows_that_the_memory_has_not_are_refused() -> None:
    with pytest.raises(ValueError, match="among 16"):
        RowTargetMap(np.full((1, 64), 16, np.int32), 16, SHAPE.row_bytes, num_layers=1)


def test_lines_that_no_record_brought_are_found_out() -> None:
    layout = LAYOUTS["sketch"]
    rows = RowTargetMap(np.arange(32, dtype=np.int32)[None], 32, SHAPE.row_bytes, num_layers=1)
    probe = ProbeTargetMap(SHAPE.num_layers, 32, probe_bytes(layout))
    sketch = sketch_room(layout, 32)
    sketched = SketchTargetMap(len(sketch), 32, sketch[0, 0].nbytes, RecordKind.SKETCH)
    with pytest.raises(RowsMissing, match="the sketch of 32 tokens"):
        sketched.check_filled()
    for slot in layout.records(SHAPE):
        if slot.layer_start and slot.kind is RecordKind.KV:
            continue
        header = read_header(record_of(layout, slot, some_rows(16), 16))
        {RecordKind.KV: rows, RecordKind.PROBE: probe}.get(slot.kind, sketched).targets_of(header)
    with pytest.raises(RowsMissing, match="16 of 32 wanted rows of layer 0, plane 1"):
        rows.check_filled([0], [1])
    with pytest.raises(RowsMissing, match="of 16 tokens of layer 2"):
        probe.check_filled([2])
    with pytest.raises(RowsMissing, match="the sketch of 16 tokens"):
        sketched.check_filled()


@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("token_end", [None, 99])
def test_lines_of_retrieval_heads_go_where_their_destination_would_put_them(
    share: float, token_end: int | None
) -> None:
    row_of = np.full(NUM_TOKENS, -1, np.int32)
    draw = np.random.default_rng(7)
    tokens = np.sort(draw.permutation(NUM_TOKENS)[: int(share * NUM_ROWS)])
    row_of[tokens] = np.arange(len(tokens)) if share < 1 else draw.permutation(len(tokens))
    for slot in slots_of(HEADED, RecordKind.HEADS):
        num_heads = len(HEADED.heads_of(range(slot.layer_start, slot.layer_end)))
        theirs, ours = (np.full((num_heads, NUM_ROWS, 2, SHAPE.head_bytes), EMPTY, np.uint8) for _ in range(2))
        destination = HeadRowsDestination(theirs, row_of, slot.layer_start)
        target_map = HeadTargetMap(row_of, num_heads, NUM_ROWS, SHAPE.head_bytes, slot.layer_start)
        for record in records_of(HEADED, slot, some_rows(NUM_TOKENS), 0):
            destination.copy(record, token_end)
            put(target_map, record, ours, token_end)
        assert np.array_equal(ours, theirs)
        is_whole = token_end is None or not (tokens >= token_end).any()
        for one in (destination, target_map):
            if is_whole:
                one.check_filled()
            else:
                with pytest.raises(RowsMissing, match="wanted rows of retrieval heads"):
                    one.check_filled()


def test_heads_that_have_no_business_here_are_refused() -> None:
    slot = slots_of(HEADED, RecordKind.HEADS)[0]
    record, row_of = record_of(HEADED, slot, some_rows(16), 0), np.zeros(16, np.int32)
    for target_map in (
        HeadTargetMap(row_of, 2, 16, SHAPE.head_bytes, 2),
        HeadTargetMap(row_of, 1, 16, SHAPE.head_bytes, 0),
    ):
        with pytest.raises(ValueError, match=r"are expected|bytes a token"):
            target_map.targets_of(read_header(record))
