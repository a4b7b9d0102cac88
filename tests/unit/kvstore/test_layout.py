import itertools

import pytest

from kvstore import KVShape, KVStore, Layout, StoreConfig, StoreIdentity
from kvstore.layout import padded_to_page
from kvstore.segment import Slot

LAYOUTS = [
    Layout(tokens_per_record=tokens, layers_per_record=layers, planes=planes)
    for tokens, layers, planes in itertools.product((16, 64, 512), (1, 2, 5, 9), ("joint", "apart"))
]
SHAPES = [
    KVShape(num_layers=1, num_kv_heads=1, head_dim=1, dtype="float16"),
    KVShape(num_layers=5, num_kv_heads=2, head_dim=4, dtype="float32"),
    KVShape(num_layers=7, num_kv_heads=3, head_dim=64, dtype="bfloat16"),
]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_records_of_an_extent_cover_every_layer_and_plane_exactly_once(layout: Layout, shape: KVShape) -> None:
    covered = [
        (layer, plane)
        for record in layout.records(shape)
        for layer in range(record.layer_start, record.layer_end)
        for plane in range(record.plane_start, record.plane_end)
    ]
    assert sorted(covered) == [(layer, plane) for layer in range(shape.num_layers) for plane in (0, 1)]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_records_lie_back_to_back_on_page_boundaries_with_room_for_their_payload(
    layout: Layout, shape: KVShape
) -> None:
    records, end = layout.records(shape), 0
    for record in records:
        rows = record.num_layers * record.num_planes * layout.tokens_per_record
        assert record.offset_bytes == end
        assert record.offset_bytes % 4096 == 0
        assert record.payload_bytes == rows * shape.row_bytes
        assert 0 <= record.record_bytes - 4096 - record.payload_bytes < 4096
        end += record.record_bytes
    assert layout.extent_bytes(shape) == end
    assert end % 4096 == 0
    assert sum(record.payload_bytes for record in records) == layout.tokens_per_record * shape.token_bytes


@pytest.mark.parametrize("layout", LAYOUTS)
def test_records_come_by_layer_and_keys_before_values(layout: Layout) -> None:
    starts = [(record.layer_start, record.plane_start) for record in layout.records(SHAPES[1])]
    assert starts == sorted(set(starts))
    assert len(starts) == -(-5 // layout.layers_per_record) * (2 if layout.planes == "apart" else 1)


def test_all_extents_of_a_store_have_one_size_and_their_slots_do_not_overlap(open_store, extent_bytes, layout) -> None:
    store = open_store()
    placement = store.acquire(list(range(10 * layout.tokens_per_record)))
    starts = sorted(place.slot.position * extent_bytes for place in placement.reserved)
    assert starts == [index * extent_bytes for index in range(10)]
    assert {place.slot.segment for place in placement.reserved} == {0}
    assert store.stats().disk_bytes_used == 10 * extent_bytes


def test_an_extent_larger_than_a_segment_gets_a_segment_of_its_own(tmp_path) -> None:
    shape = KVShape(num_layers=64, num_kv_heads=64, head_dim=128, dtype="float32")
    identity = StoreIdentity(model_fingerprint="huge", shape=shape, layout=Layout(tokens_per_record=512))
    extent_bytes = identity.layout.extent_bytes(shape)
    assert extent_bytes > 256 * 2**20
    store = KVStore(StoreConfig(directory=str(tmp_path), disk_bytes=3 * extent_bytes), identity)
    store.open()
    try:
        placement = store.acquire(list(range(5 * 512)))
        assert [place.slot for place in placement.reserved] == [Slot(0, 0), Slot(1, 0), Slot(2, 0)]
    finally:
        store.close()


@pytest.mark.parametrize("tokens", [-16, 0, 1, 15, 17, 63, 513, 528, 1024])
def test_tokens_per_record_that_are_no_chunk_multiple_or_do_not_fit_the_header_are_refused(tokens: int) -> None:
    with pytest.raises(ValueError, match=f"tokens_per_record must be a multiple of 16 up to 512, not {tokens}"):
        Layout(tokens_per_record=tokens)


@pytest.mark.parametrize("layers", [0, -1])
def test_less_than_one_layer_per_record_is_refused(layers: int) -> None:
    with pytest.raises(ValueError, match=f"layers_per_record must be at least 1, not {layers}"):
        Layout(layers_per_record=layers)


def test_planes_other_than_joint_or_apart_are_refused() -> None:
    with pytest.raises(ValueError, match="planes must be 'joint' or 'apart', not 'both'"):
        Layout(planes="both")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"dtype": "int8"}, "dtype 'int8' is not one of"),
        ({"num_layers": 0}, "num_layers must be at least 1, not 0"),
        ({"num_kv_heads": 0}, "num_kv_heads must be at least 1, not 0"),
        ({"head_dim": -4}, "head_dim must be at least 1, not -4"),
    ],
)
def test_shapes_that_no_model_has_are_refused(wrong: dict[str, int | str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        KVShape(**{"num_layers": 1, "num_kv_heads": 1, "head_dim": 4, "dtype": "float32", **wrong})


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"directory": ""}, "directory must not be empty"),
        ({"disk_bytes": -1}, "disk_bytes must not be negative, not -1"),
    ],
)
def test_store_configurations_that_cannot_work_are_refused(wrong: dict[str, int | str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        StoreConfig(**{"directory": "somewhere", **wrong})


@pytest.mark.parametrize("size", [0, 1, 4095, 4096, 4097, 3 * 4096 + 1])
def test_padding_goes_up_to_the_next_page_and_no_further(size: int) -> None:
    assert padded_to_page(size) % 4096 == 0
    assert 0 <= padded_to_page(size) - size < 4096
