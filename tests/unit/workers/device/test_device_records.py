"""The device tier in separate memory: each record comes once, stays intact, and leaves in the order of events."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
import torch

from kvstore import KVShape, Layout, StoreConfig
from kvstore.client.line_targets import LineTargets
from kvstore.format.layout import BLOCK_BYTES, PAGE_BYTES
from kvstore.format.record import LENGTH_OFFSET, RecordIdentity, write_header
from tests.support.every_case import in_turn
from tests.support.lagging_device import LaggingDevice
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device.device_records import DeviceRecords, HeldOnDevice
from workers.device.staged_lines import StagedLines
from workers.engine import Engine, EngineReply
from workers.plan.config import WorkerConfig

TinyModel = Callable[[str], str]
RECORD_BYTES = 3 * PAGE_BYTES
NUM_PREFIX, NUM_NEW = 256, 5


@pytest.fixture(params=[(0.0, 1), (0.5, 2), (0.5, 3)], ids=["lazy", "eager", "eager too"])
def device(request: pytest.FixtureRequest) -> LaggingDevice:
    eagerness, seed = request.param
    return LaggingDevice(seed, eagerness, num_slabs=2, slab_bytes=5 * PAGE_BYTES)


def record(seed: int, size_bytes: int = RECORD_BYTES) -> memoryview:
    """A record: a header page, then random bytes."""
    some = np.random.default_rng(seed).integers(0, 256, size_bytes, dtype=np.uint8)
    some[LENGTH_OFFSET : LENGTH_OFFSET + 2] = 0
    return memoryview(some.tobytes())


def bytes_of(held: HeldOnDevice) -> bytes:
    out = bytearray(held.nbytes)
    held.write_to(memoryview(out))
    return bytes(out)


def test_a_record_comes_back_as_it_was_though_its_source_has_changed(device: LaggingDevice) -> None:
    records = DeviceRecords(device, 8 * RECORD_BYTES, RECORD_BYTES)
    held = []
    for seed in range(6):
        source = bytearray(record(seed))
        one = records.hold(memoryview(source))
        source[:] = bytes(len(source))
        assert one is not None and bytes(one.page) == bytes(record(seed)[:PAGE_BYTES])
        held.append(one)
    for seed, one in enumerate(held):
        assert bytes_of(one) == bytes(record(seed))


def test_a_frame_is_used_again_when_its_record_is_held_no_more_and_never_while_it_is_read_or_written(
    device: LaggingDevice,
) -> None:
    records = DeviceRecords(device, 2 * RECORD_BYTES, RECORD_BYTES)
    draw, held = np.random.default_rng(1), dict[int, HeldOnDevice]()
    num_refused = 0
    for seed in range(200):
        if len(held) > 1 and draw.random() < 0.7:
            del held[next(iter(held))]
        one = records.hold(record(seed))
        if one is None:
            num_refused += 1
            assert len(held) >= 3, "two frames and one on its way, give or take a page"
        else:
            held[seed] = one
        if held and draw.random() < 0.2:
            seed = draw.choice(list(held))
            assert bytes_of(held[seed]) == bytes(record(seed))
    assert num_refused > 0
    for seed, one in held.items():
        assert bytes_of(one) == bytes(record(seed))


def test_compact_records_are_held_with_what_of_their_header_is_no_block(device: LaggingDevice) -> None:
    """Records of one, two and three blocks, and a header longer than a block."""
    shape, rows = KVShape(num_layers=1, num_kv_heads=1, head_dim=16, dtype="float32"), np.random.default_rng(4)
    records = DeviceRecords(device, 2**16, 1536, BLOCK_BYTES)
    for num_tokens in (16, 32, 96):
        layout = Layout(tokens_per_record=num_tokens, tokens_per_extent=num_tokens, planes="apart", header="compact")
        slot = layout.records(shape)[0]
        source = memoryview(bytearray(rows.bytes(slot.record_bytes)))
        payload = source[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
        identity = RecordIdentity(key=bytes(16), provenance="exact", token_start=0, tokens=bytes(4 * num_tokens))
        write_header(source[: slot.header_bytes], identity, slot, payload)
        held, expected = records.hold(source), bytes(payload)
        assert held is not None and bytes(held.page) == bytes(source[: slot.header_bytes])
        assert held.nbytes == slot.record_bytes and bytes_of(held) == bytes(source)
        source[:] = bytes(len(source))
        assert records.payload(held._frame).cpu().numpy().tobytes()[: len(expected)] == expected


@pytest.mark.parametrize("is_on_its_way", [False, True])
def test_a_copy_into_a_frame_waits_for_earlier_copies_into_it(is_on_its_way: bool) -> None:
    device = LaggingDevice(eagerness=0.0)
    records = DeviceRecords(device, 0, RECORD_BYTES)
    first = records.hold(record(1))
    assert first is not None
    if is_on_its_way:
        first.written_events()
    del first
    second = records.hold(record(2))
    assert second is not None, "the frame is free"
    for event in second.written_events():
        event.wait()
    device.transfers.finish()
    assert bytes_of(second) == bytes(record(2))


def test_a_copy_into_a_frame_waits_for_copies_out_of_it() -> None:
    device = LaggingDevice(eagerness=0.0)
    records = DeviceRecords(device, 0, RECORD_BYTES)
    target = device.empty((2, PAGE_BYTES), torch.uint8)
    lines, first = StagedLines(device.staging, target), records.hold(record(1))
    assert first is not None
    lines.move(first, records.payload(first._frame), LineTargets(None, np.array([1, 0]), range(1)))
    lines.flush()
    del first
    second = records.hold(record(2))
    assert second is not None, "the frame is free"
    for event in second.written_events():
        event.wait()
    lines.order(0)
    assert np.array_equal(target.cpu().numpy()[[1, 0]].ravel(), np.frombuffer(record(1), np.uint8)[PAGE_BYTES:])


def test_lines_of_what_is_held_go_to_their_places_with_others_that_are_gathered(device: LaggingDevice) -> None:
    records = DeviceRecords(device, 4 * RECORD_BYTES, RECORD_BYTES)
    target = device.empty((600, 64), torch.uint8)
    lines, expected = StagedLines(device.staging, target), np.full((600, 64), 0xA5, np.uint8)
    places = np.random.default_rng(7).permutation(600)
    for seed in range(3):
        payload = np.frombuffer(record(seed), np.uint8)[PAGE_BYTES:].reshape(-1, 64)
        of_record = places[200 * seed : 200 * seed + 150]
        if seed == 1:
            lines.gather(payload, LineTargets(np.arange(128)[::-1].copy(), of_record[:128], range(1)))
            expected[of_record[:128]] = payload[::-1]
            continue
        held = records.hold(record(seed))
        assert held is not None
        wanted = np.arange(0, 128, 3)
        lines.move(held, records.payload(held._frame), LineTargets(wanted, of_record[: len(wanted)], range(1)))
        expected[of_record[: len(wanted)]] = payload[wanted]
        del held
    lines.flush()
    lines.order(0)
    assert np.array_equal(target.cpu().numpy(), expected)


def test_a_destination_in_host_memory_gets_what_is_held_through_it(device: LaggingDevice) -> None:
    held = DeviceRecords(device, 0, RECORD_BYTES).hold(record(1))
    assert held is not None
    copied = []

    class Host:
        def copy(self, record: memoryview, token_end: int | None = None) -> None:
            copied.append((bytes(record), token_end))

    held.copy_to(Host())
    held.copy_to(Host(), 7)
    assert copied == [(bytes(record(1)), None), (bytes(record(1)), 7)]


def test_room_is_taken_from_the_beginning_and_no_more_of_it_later(device: LaggingDevice) -> None:
    records = DeviceRecords(device, 10 * RECORD_BYTES, RECORD_BYTES)
    size_bytes = records._blocks_NB.nbytes
    assert size_bytes == 11 * RECORD_BYTES
    for seed in range(50):
        records.hold(record(seed))
    assert records._blocks_NB.nbytes == size_bytes


# -- under an engine ---------------------------------------------------------------------------------------------------


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX = draw(NUM_PREFIX, 1)


@contextmanager
def open_engine(
    model: str, store: Path, preset: str, device: LaggingDevice | None, device_bytes: int
) -> Iterator[Engine]:
    config = StoreConfig(
        directory=str(store), disk_bytes=2**28, host_bytes=2**25, io_threads=2, device_bytes=device_bytes
    )
    with Engine(WorkerConfig(model=model, preset=preset), config, device=device) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(30)
        yield engine


def ask(engine: Engine, seed: int, kv_budget: float | None) -> tuple[list[int], EngineReply]:
    tokens = list(engine.generate(PREFIX + draw(21, seed), NUM_NEW, stop_token_ids=(), kv_budget=kv_budget, keep=False))
    assert engine.last_reply is not None
    return tokens, engine.last_reply


@pytest.mark.parametrize(
    ("preset", "device_bytes"),
    in_turn(("runahead", "impress", "attentionstore", "contiguous", "h2o-lfu"), (2**16, 2**18, 2**22)),
)
def test_tokens_and_tiers_are_those_of_a_device_tier_in_the_processors_memory(
    preset: str, device_bytes: int, tiny_model: TinyModel, tmp_path: Path
) -> None:
    outcomes = []
    for number, device in enumerate((None, LaggingDevice(1, 0.0), LaggingDevice(2, 0.5))):
        with open_engine(tiny_model("llama"), tmp_path / str(number), preset, device, device_bytes) as engine:
            budgets = (None, 0.2, 0.2) if preset != "attentionstore" else (None, None, None)
            replies = [ask(engine, seed, budget) for seed, budget in zip((2, 3, 3), budgets, strict=True)]
            outcomes.append([tokens for tokens, _ in replies])
            last = replies[-1][1]
            if device_bytes == 2**22:
                assert last.bytes_from_device > 0 == last.bytes_from_host
    assert outcomes[0] == outcomes[1] == outcomes[2]


def test_a_byte_crosses_the_bus_once_whatever_becomes_of_it(tiny_model: TinyModel, tmp_path: Path) -> None:
    device = LaggingDevice(slab_bytes=2**20)
    with open_engine(tiny_model("llama"), tmp_path, "attentionstore", device, 2**22) as engine:
        counters = device.staging.counters
        _, first = ask(engine, 2, None)
        num_headers = first.bytes_from_host // (engine.store.geometry.slots[0].record_bytes)
        assert counters.line_bytes == first.bytes_from_host - num_headers * PAGE_BYTES
        assert counters.moved_bytes == 2 * NUM_PREFIX * engine.facts.kv.num_layers * engine.facts.kv.row_bytes
        copies = counters.copies
        _, second = ask(engine, 3, None)
        assert (second.bytes_from_device, second.bytes_from_host) == (first.bytes_from_host, 0)
        assert counters.line_bytes == first.bytes_from_host - num_headers * PAGE_BYTES, "no record was copied again"
        assert counters.copies > copies, "except the numbers of lines and places"


def test_what_is_evicted_goes_back_to_the_host_tier_with_the_same_bytes(tiny_model: TinyModel, tmp_path: Path) -> None:
    """The tier is too small for the prefix: every request evicts and copies records, and each one is verified again."""
    device = LaggingDevice(3)
    with open_engine(tiny_model("llama"), tmp_path, "h2o-lru", device, 2**18) as engine:
        expected = {}
        for seed in (2, 3, 4, 2, 3, 4):
            tokens, _ = ask(engine, seed, 0.3)
            assert expected.setdefault(seed, tokens) == tokens
        assert engine.store is not None
        counters = engine.store.stats().counters
        assert counters.demoted_records > 0
        assert counters.corrupt_demotions == counters.quarantined_chunks == 0
