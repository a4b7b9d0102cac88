"""Lines travel through pinned slabs to their places on a device whose copies come late."""

from collections.abc import Callable

import numpy as np
import pytest
import torch

from kvstore.client.line_targets import LineTargets
from tests.support.lagging_device import LaggingDevice
from workers.device.staged_lines import StagedLines

LINE_BYTES = 24
#: Bytes of a slab that holds four lines.
SLAB_BYTES = 16 + 4 * (LINE_BYTES + 8)
LAYER = range(1)


@pytest.fixture(params=[0.0, 0.5], ids=["lazy", "eager"])
def device(request: pytest.FixtureRequest) -> LaggingDevice:
    return LaggingDevice(eagerness=request.param, num_slabs=2, slab_bytes=SLAB_BYTES)


@pytest.fixture
def staged(device: LaggingDevice) -> Callable[[int], tuple[StagedLines, torch.Tensor]]:
    """Function that makes a load's staged lines and their target memory."""

    def make(num_targets: int) -> tuple[StagedLines, torch.Tensor]:
        target = device.empty((num_targets, LINE_BYTES), torch.uint8)
        return StagedLines(device.staging, target), target

    return make


def payload(num_lines: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 128, (num_lines, LINE_BYTES), dtype=np.uint8)


def places(*numbers: int) -> np.ndarray:
    return np.array(numbers, np.int64)


def test_wanted_lines_of_several_records_lie_in_their_places_once_computing_is_ordered_after_them(staged) -> None:
    lines, target = staged(10)
    one, other = payload(3, 1), payload(2, 2)
    lines.gather(one, LineTargets(places(2, 0), places(7, 1), LAYER))
    lines.gather(other, LineTargets(None, places(4, 5), LAYER))
    lines.flush()
    lines.order(0)
    got = target.cpu().numpy()
    assert np.array_equal(got[[7, 1, 4, 5]], [one[2], one[0], other[0], other[1]])
    assert (got[[0, 2, 3, 6, 8, 9]] == 0xA5).all(), "nothing else was touched"


def test_a_record_may_change_as_soon_as_it_was_gathered(staged) -> None:
    lines, target = staged(3)
    record = payload(3)
    expected = record.copy()
    lines.gather(record, LineTargets(None, places(0, 1, 2), LAYER))
    record[...] = 0xFF
    lines.flush()
    lines.order(0)
    assert np.array_equal(target.cpu().numpy(), expected)


def test_a_slab_is_filled_again_only_when_its_copy_is_done(staged, device: LaggingDevice) -> None:
    num_lines = 43
    lines, target = staged(num_lines)
    record = payload(num_lines)
    lines.gather(record, LineTargets(None, np.random.default_rng(3).permutation(num_lines), LAYER))
    lines.flush()
    lines.order(0)
    expected = np.empty_like(record)
    expected[np.random.default_rng(3).permutation(num_lines)] = record
    assert np.array_equal(target.cpu().numpy(), expected)
    counters = device.staging.counters
    assert (counters.copies, counters.line_bytes) == (11, num_lines * LINE_BYTES), "four lines a copy"
    assert counters.waits > 0 or device.transfers.num_pending == 0


def test_layers_are_put_in_order_one_by_one(staged, device: LaggingDevice) -> None:
    lines, target = staged(2)
    record = payload(2)
    for layer in range(2):
        lines.gather(record[layer : layer + 1], LineTargets(None, places(layer), range(layer, layer + 1)))
        lines.flush()
    lines.order(1)
    assert np.array_equal(target.cpu().numpy()[1], record[1])
    lines.order(0)
    assert np.array_equal(target.cpu().numpy(), record)


def test_loads_that_fill_more_slabs_than_there_are_do_not_wait_for_each_other(staged) -> None:
    loads = [staged(2) for _ in range(5)]
    records = [payload(2, seed) for seed in range(5)]
    for half in range(2):
        for (lines, _), record in zip(loads, records, strict=True):
            lines.gather(record[half : half + 1], LineTargets(None, places(half), LAYER))
    for (lines, target), record in zip(loads, records, strict=True):
        lines.flush()
        lines.order(0)
        assert np.array_equal(target.cpu().numpy(), record)


def test_nothing_is_copied_into_memory_that_was_discarded_and_its_slab_is_free_again(
    staged, device: LaggingDevice
) -> None:
    for round_ in range(5):
        lines, target = staged(8)
        lines.gather(payload(6, round_), LineTargets(None, places(*range(6)), LAYER))
        lines.discard()
        before = target.cpu().numpy().copy()
        lines.flush()
        other, _ = staged(8)
        other.gather(payload(8), LineTargets(None, places(*range(8)), LAYER))
        other.discard()
        assert np.array_equal(target.cpu().numpy(), before)
    assert len(device.staging._free) + len(device.staging._under_way) == 2, "no slab is lost"


@pytest.mark.parametrize("line_bytes", [1, 2, 6, 12, 40])
def test_lines_of_any_length_are_copied_whole(line_bytes: int) -> None:
    device = LaggingDevice(eagerness=0.0)
    target = device.empty((5, line_bytes), torch.uint8)
    lines = StagedLines(device.staging, target)
    record = np.arange(3 * line_bytes, dtype=np.uint8).reshape(3, line_bytes)
    lines.gather(record, LineTargets(None, places(4, 0, 2), LAYER))
    lines.flush()
    lines.order(0)
    assert np.array_equal(target.cpu().numpy()[[4, 0, 2]], record)
