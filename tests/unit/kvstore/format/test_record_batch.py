"""Many records at once: what they say of themselves, what is damaged, and where their lines go."""

import numpy as np
import pytest
from made_records import EMPTY, ORDERS, probe_bytes, records_of, sketch_room, slots_of, some_places, some_rows
from xxhash import xxh3_64_intdigest

from kvstore import Layout, RowsMissing, SketchDestination, importance_of_use
from kvstore.client.line_targets import HeadTargetMap, LineTargetMap, ProbeTargetMap, RowTargetMap, SketchTargetMap
from kvstore.format.layout import CHUNK_TOKENS, PAGE_BYTES, RecordKind
from kvstore.format.record import are_pages_sound, is_page_sound, read_header
from kvstore.format.record_batch import RecordBatch, batches_of
from tests.support.record_importance import own_header
from tests.support.record_layouts import LAYOUTS, REORDERED, SHAPE

GAP = 3 * PAGE_BYTES
NUM_TOKENS, NUM_ROWS = 128, 100


class Stored:
    """Records of tokens [64, 128) in an arena, with gaps between them. `entries`: (10 * number, offset)."""

    def __init__(self, layout: Layout, order: str = "token order", kind: RecordKind = RecordKind.KV) -> None:
        rows = some_rows(NUM_TOKENS - 64)
        self.records = [r for slot in slots_of(layout, kind) for r in records_of(layout, slot, rows, 64, order)]
        self.entries, end = list[tuple[int, int]](), GAP
        for number, record in enumerate(self.records):
            self.entries.append((10 * number, end))
            end += len(record) + GAP
        self.arena = memoryview(bytearray(end))
        for (_, offset), record in zip(self.entries, self.records, strict=True):
            self.arena[offset : offset + len(record)] = record

    def batches(self, token_ends: dict[int, int] | None = None) -> tuple[list[RecordBatch], list[int]]:
        return batches_of(self.arena, self.entries, token_ends or {})


def all_lines(batch: RecordBatch, line_bytes: int) -> np.ndarray:
    """Lines of all records of a batch, [records, lines, bytes]."""
    payloads = [batch.arena_NB[start : start + batch.first.payload_bytes] for start in batch.payload_offsets]
    return np.stack(payloads).reshape(len(batch), -1, line_bytes)


@pytest.mark.parametrize("layout", REORDERED)
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("token_end", [None, 99])
@pytest.mark.parametrize("is_alike", [False, True], ids=["each layer its own", "all layers alike"])
def test_lines_of_many_records_go_where_those_of_each_would_go(
    layout: str, order: str, token_end: int | None, is_alike: bool
) -> None:
    stored = Stored(LAYOUTS[layout], order)
    for share in (0.0, 0.4, 1.0):
        row_of = some_places(np.random.default_rng(6), share, NUM_TOKENS, NUM_ROWS)
        if is_alike:
            row_of = np.broadcast_to(row_of[0], row_of.shape)
        one, many = (RowTargetMap(row_of, NUM_ROWS, SHAPE.row_bytes, num_layers=SHAPE.num_layers) for _ in range(2))
        expected, got = (np.zeros((one.num_targets, one.line_bytes), np.uint8) for _ in range(2))
        token_ends = (
            {} if token_end is None else {read_header(record).token_start: token_end for record in stored.records}
        )
        batches, damaged = stored.batches(token_ends)
        assert damaged == []
        assert np.concatenate([batch.entries_R for batch in batches]).tolist() == [
            entry for entry, _ in stored.entries
        ], "in their order"
        for batch in batches:
            lines_of = all_lines(batch, one.line_bytes)
            at, before = many.targets_of_batch(batch), 0
            for number, count in enumerate(at.num_lines_R.tolist()):
                header = batch.header(number)
                of_one = one.targets_of(header, token_end)
                of_many = at.targets[before : before + count]
                assert np.array_equal(of_many, of_one.targets)
                assert at.layers == of_one.layers == range(header.layer_start, header.layer_end)
                chosen = slice(None) if at.lines is None else at.lines[before : before + count]
                got[of_many] = lines_of[number][chosen]
                expected[of_one.targets] = lines_of[number][slice(None) if of_one.lines is None else of_one.lines]
                before += count
            assert before == len(at.targets)
            if len(at.targets):
                with pytest.raises(RowsMissing):
                    many.check_filled(at.layers, range(batch.first.plane_start, batch.first.plane_end))
            many.mark_filled(batch, many.rows_of(batch))
        assert np.array_equal(got, expected)
        assert np.array_equal(many._is_here, one._is_here)


def test_records_of_different_slots_are_different_batches() -> None:
    batches, _ = Stored(LAYOUTS["plain"]).batches()
    assert [(batch.first.layer_start, len(batch)) for batch in batches] == [(n, 4) for n in range(SHAPE.num_layers)]
    apart, _ = Stored(LAYOUTS["tokens reordered"]).batches()
    assert [batch.first.plane_start for batch in apart] == [0, 1] * SHAPE.num_layers


def test_a_damaged_header_page_is_found_and_the_others_are_not() -> None:
    stored = Stored(LAYOUTS["plain"])
    for number in (1, 6):
        stored.arena[stored.entries[number][1] + 48] ^= 1
    batches, damaged = stored.batches()
    assert damaged == [10, 60]
    assert [entry for batch in batches for entry in batch.entries_R.tolist()] == [
        entry for entry, _ in stored.entries if entry not in damaged
    ]


@pytest.mark.parametrize("page_bytes", [64, 192, PAGE_BYTES])
def test_many_headers_are_found_sound_or_not_as_each_of_them_is(page_bytes: int) -> None:
    draw = np.random.default_rng(page_bytes)
    pages_RB = draw.integers(0, 256, (40, page_bytes), np.uint8)
    for number, page_B in enumerate(pages_RB):
        length = int(draw.integers(0, page_bytes // 64 + 2))  # of no header, of a page, and beyond this page as well
        page_B[10:12] = length, 0
        end = min(64 * length or PAGE_BYTES, page_bytes)
        page_B[end - 8 : end] = np.frombuffer(xxh3_64_intdigest(page_B[: end - 8]).to_bytes(8, "little"), np.uint8)
        if number % 4 == 0:
            page_B[draw.integers(0, 10)] ^= 1
    expected = [is_page_sound(page_B.data) for page_B in pages_RB]
    assert 5 < sum(expected) < 35
    assert are_pages_sound(pages_RB).tolist() == expected


@pytest.mark.parametrize("length", [0, 1, 2, 4, 64, 65, 2**16 - 1])
@pytest.mark.parametrize("numbers", [(0,), (3, 5), tuple(range(12))])
def test_a_header_whose_length_is_damaged_is_found_and_the_others_are_not(
    length: int, numbers: tuple[int, ...]
) -> None:
    stored = Stored(LAYOUTS["compact"])
    assert len(stored.entries) == 8
    numbers = tuple(number for number in numbers if number < 8)
    for number in numbers:
        at = stored.entries[number][1] + 10
        stored.arena[at : at + 2] = length.to_bytes(2, "little")
    batches, damaged = stored.batches()
    assert damaged == [10 * number for number in numbers]
    left = [stored.records[entry // 10] for batch in batches for entry in batch.entries_R.tolist()]
    assert left == [record for number, record in enumerate(stored.records) if number not in numbers]
    assert all(batch.verify(0, len(batch)) for batch in batches)


def test_what_was_verified_of_a_header_page_is_what_is_believed() -> None:
    stored = Stored(LAYOUTS["plain"])
    batches, _ = stored.batches()
    for _, offset in stored.entries:
        stored.arena[offset + 40 : offset + 80] = bytes(40)
    assert [batch.header(0).token_start for batch in batches] == [64] * len(batches)
    assert all(batch.verify(0, len(batch)) for batch in batches), "the checksum is that of the verified page"


def test_a_damaged_payload_is_found_and_named() -> None:
    stored = Stored(LAYOUTS["plain"])
    (batch, *_), _ = stored.batches()
    assert batch.verify(0, 2)
    assert not batch.is_verified, "not all of it"
    stored.arena[int(batch.payload_offsets[2]) + batch.first.payload_bytes - 1] ^= 0x80
    assert not batch.verify(2, 4)
    assert batch.damaged == [2]
    assert not batch.is_verified
    stored.arena[int(batch.payload_offsets[2]) + batch.first.payload_bytes - 1] ^= 0x80
    assert batch.verify(2, 4) and batch.is_verified


def test_records_that_have_no_business_here_are_refused() -> None:
    (batch, *_), _ = Stored(LAYOUTS["plain"]).batches()
    with pytest.raises(ValueError, match="has no lines of 8 bytes"):
        RowTargetMap(np.zeros((1, 128), np.int32), 1, 8, num_layers=1).targets_of_batch(batch)
    row_of = np.zeros((1, NUM_TOKENS), np.int32)
    with pytest.raises(ValueError, match="does not fit a destination"):
        RowTargetMap(row_of, 1, SHAPE.row_bytes, num_layers=2, first_layer=1, row_layer=1).targets_of_batch(batch)


@pytest.mark.parametrize("layout", ["sketch", "parts", "parts of all layers", "heads"])
@pytest.mark.parametrize("num_tokens", [128, 112])
def test_sketches_of_many_records_go_where_those_of_each_would_go(layout: str, num_tokens: int) -> None:
    stored = Stored(LAYOUTS[layout], kind=RecordKind.SKETCH)
    one, many = sketch_room(LAYOUTS[layout], num_tokens), sketch_room(LAYOUTS[layout], num_tokens)
    by_one, by_many = SketchDestination(one, num_tokens), SketchDestination(many, num_tokens)
    for record in stored.records:
        by_one.copy(record)
    batches, damaged = batches_of(stored.arena, stored.entries, {})
    assert damaged == []
    for batch in batches:
        by_many.copy_batch(batch)
        assert batch.is_verified
    assert np.array_equal(one, many) and (many[:, 4:] != EMPTY).any()
    assert np.array_equal(by_one._is_here, by_many._is_here)
    with pytest.raises(RowsMissing, match="the sketch of 64 tokens"):
        by_many.check_filled()


def test_sketches_of_a_batch_with_a_damaged_one_stay_out_and_other_records_are_refused() -> None:
    layout = LAYOUTS["sketch"]
    stored, room = Stored(layout, kind=RecordKind.SKETCH), sketch_room(layout, 128)
    stored.arena[stored.entries[2][1] + PAGE_BYTES] ^= 1
    (batch,), _ = stored.batches()
    destination = SketchDestination(room, 128)
    destination.copy_batch(batch)
    assert batch.damaged == [2] and not batch.is_verified
    with pytest.raises(RowsMissing, match="sketch of 128 tokens"):
        destination.check_filled()
    (batch, *_), _ = Stored(layout).batches()
    with pytest.raises(ValueError, match="KV record came"):
        SketchDestination(room, 128).copy_batch(batch)


@pytest.mark.parametrize("num_tokens", [NUM_TOKENS, 112, 80])
def test_targets_of_many_sketches_are_those_of_each(num_tokens: int) -> None:
    layout = LAYOUTS["sketch"]
    (slot,) = slots_of(layout, RecordKind.SKETCH)
    stored = Stored(layout, kind=RecordKind.SKETCH)
    num_layers = len(list(layout.sketched_layers(SHAPE)))
    line_bytes = slot.payload_bytes // (num_layers * (slot.num_tokens // CHUNK_TOKENS))
    one, many = (SketchTargetMap(num_layers, num_tokens, line_bytes, RecordKind.SKETCH) for _ in range(2))
    (batch,), _ = stored.batches()
    at, before = many.targets_of_batch(batch), 0
    for number, count in enumerate(at.num_lines_R.tolist()):
        of_one = one.targets_of(batch.header(number))
        assert np.array_equal(at.targets[before : before + count], of_one.targets)
        lines = np.arange(slot.payload_bytes // line_bytes)
        chosen = lines if at.lines is None else at.lines[before : before + count]
        assert np.array_equal(chosen, lines if of_one.lines is None else of_one.lines)
        before += count
    assert before == len(at.targets)
    assert not many._is_here.any()
    many.mark_filled(batch, many.rows_of(batch))
    assert np.array_equal(many._is_here, one._is_here)
    wide = SketchTargetMap(num_layers, num_tokens, 2 * line_bytes, RecordKind.SKETCH)
    with pytest.raises(ValueError, match="a sketch of"):
        wide.targets_of_batch(batch)


@pytest.mark.parametrize(
    ("layout", "kind"),
    [("parts", RecordKind.PROBE), ("tokens of two layers reordered", RecordKind.PROBE), ("heads", RecordKind.HEADS)],
)
def test_probe_keys_and_heads_of_many_records_go_where_those_of_each_would_go(layout: str, kind: RecordKind) -> None:
    stored = Stored(LAYOUTS[layout], "token order" if kind is RecordKind.HEADS else "any", kind)
    row_of = some_places(np.random.default_rng(6), 0.4, NUM_TOKENS, NUM_ROWS)[0]
    for batch in stored.batches({64: 99})[0]:
        layers = range(batch.first.layer_start, batch.first.layer_end)

        def target_map(layers: range = layers) -> LineTargetMap:
            if kind is RecordKind.PROBE:
                return ProbeTargetMap(SHAPE.num_layers, 110, probe_bytes(LAYOUTS[layout]))
            num_heads = len(LAYOUTS[layout].heads_of(layers))
            return HeadTargetMap(row_of, num_heads, NUM_ROWS, SHAPE.head_bytes, layers.start)

        one, many = target_map(), target_map()
        at, before = many.targets_of_batch(batch), 0
        for number, count in enumerate(at.num_lines_R.tolist()):
            header = batch.header(number)
            of_one = one.targets_of(header, 99 if header.token_start == 64 else None)
            assert np.array_equal(at.targets[before : before + count], of_one.targets)
            before += count
        assert before == len(at.targets)
        many.mark_filled(batch, many.rows_of(batch))
        assert np.array_equal(many._is_here, one._is_here)
        if isinstance(one, ProbeTargetMap) and isinstance(many, ProbeTargetMap):
            assert np.array_equal(many.positions, one.positions) and (many.positions >= 0).any()


@pytest.mark.parametrize("layout", ["plain", *REORDERED])
@pytest.mark.parametrize("token_end", [None, 99])
@pytest.mark.parametrize("policy", ["impress", "contiguous"])
def test_the_importance_of_a_batch_is_that_of_each_record(layout: str, token_end: int | None, policy: str) -> None:
    draw = np.random.default_rng(8)
    importance = importance_of_use(policy, draw.random(NUM_TOKENS) < 0.4, draw.random(NUM_TOKENS, np.float32))
    assert importance is not None
    stored = Stored(LAYOUTS[layout], "any" if layout in REORDERED else "token order")
    ends = {} if token_end is None else {read_header(record).token_start: token_end for record in stored.records}
    batches, _ = stored.batches(ends if layout in REORDERED else {})
    for batch in batches:
        expected = [importance(own_header(batch, number)) for number in range(len(batch))]
        assert np.allclose(importance.of_batch(batch), expected)
