import pickle
from collections.abc import Sequence
from typing import Any

import pytest

from kvstore import ChunkPlace, KVShape, Layout, Placement, StoreLocation
from kvstore.segment import Slot
from workers.partition import Partition
from workers.plan import WorkerConfig, WorkerPlan, plan_workers

SHAPE = KVShape(num_layers=2, num_kv_heads=1, head_dim=8, dtype="float32")
CUTS: list[tuple[int, ...]] = [
    (0, 203),
    (0, 96, 203),
    (0, 64, 128, 203),
    (0, 16, 32, 48, 203),
    (0, 160, 176, 192, 203),
    (64, 80, 203),
    (128, 192, 203),
    (128, 144, 160, 203),
]


def placement_of(
    num_tokens: int, num_stored: int, tokens_per_record: int, num_reserved: int | None = None
) -> Placement:
    """A placement with `num_stored` tokens stored and the whole chunks behind them reserved."""
    places = tuple(
        ChunkPlace(bytes([number]) * 16, number * tokens_per_record, Slot(0, number))
        for number in range(num_tokens // tokens_per_record)
    )
    cut = num_stored // tokens_per_record
    location = StoreLocation(
        directory="/kv", shape=SHAPE, layout=Layout(tokens_per_record=tokens_per_record), provenance="exact"
    )
    return Placement(
        placement_id=1,
        location=location,
        num_stored_tokens=num_stored,
        stored=places[:cut],
        reserved=places[cut:][:num_reserved],
        keys=tuple(place.key for place in places),
    )


def plans_of(cuts: tuple[int, ...], placement: Placement | None, stop: Sequence[int] = ()) -> list[WorkerPlan]:
    return plan_workers(
        request=3,
        epoch=2,
        token_ids=range(cuts[-1]),
        partition=Partition(cuts),
        placement=placement,
        max_new_tokens=8,
        stop_token_ids=stop,
    )


@pytest.mark.parametrize("tokens_per_record", [16, 32, 64])
@pytest.mark.parametrize("cuts", CUTS)
def test_every_reserved_chunk_is_saved_by_exactly_one_worker_that_has_its_rows(
    cuts: tuple[int, ...], tokens_per_record: int
) -> None:
    placement = placement_of(cuts[-1], cuts[0], tokens_per_record)
    plans = plans_of(cuts, placement)
    assert sorted(place for plan in plans for place in _order(plan.save)) == sorted(_order(placement.reserved))
    for plan in plans:
        _, end = plan.partition.bounds(plan.position)
        assert all(place.token_start + tokens_per_record <= end for place in plan.save)


def _order(places: Sequence[ChunkPlace]) -> list[tuple[int, bytes, Slot]]:
    return [(place.token_start, place.key, place.slot) for place in places]


@pytest.mark.parametrize("cuts", CUTS)
def test_a_chunk_is_saved_by_the_first_worker_that_has_all_its_rows(cuts: tuple[int, ...]) -> None:
    for plan in plans_of(cuts, placement_of(cuts[-1], cuts[0], 16)):
        start, end = plan.partition.bounds(plan.position)
        assert [place.token_start + 16 for place in plan.save] == list(range(start + 16, end + 1, 16))


def test_reserved_chunks_are_saved_once_when_more_is_stored_than_the_partition_uses() -> None:
    # A prompt of whole chunks, all stored: the last token is computed, and nothing is left to save.
    (plan,) = plans_of((64, 128), placement_of(128, 64, 64, num_reserved=0))
    assert plan.save == ()
    assert [place.token_start for place in plan.load] == [0]


@pytest.mark.parametrize("cuts", CUTS)
def test_every_worker_loads_the_whole_stored_prefix(cuts: tuple[int, ...]) -> None:
    placement = placement_of(cuts[-1], cuts[0], 64 if cuts[0] % 64 == 0 else 16)
    for plan in plans_of(cuts, placement):
        assert plan.load == placement.stored


@pytest.mark.parametrize("cuts", CUTS)
def test_only_the_last_worker_generates_and_knows_the_stop_tokens(cuts: tuple[int, ...]) -> None:
    plans = plans_of(cuts, placement_of(cuts[-1], cuts[0], 16), stop=[5, 6])
    assert [plan.position for plan in plans] == list(range(len(cuts) - 1))
    assert [plan.max_new_tokens for plan in plans] == [0] * (len(plans) - 1) + [8]
    assert [plan.stop_token_ids for plan in plans] == [()] * (len(plans) - 1) + [(5, 6)]
    assert [plan.is_first for plan in plans] == [True] + [False] * (len(plans) - 1)
    assert [plan.is_last for plan in plans] == [False] * (len(plans) - 1) + [True]


@pytest.mark.parametrize(("num_stored", "cuts"), [(0, (64, 103)), (64, (0, 103)), (128, (64, 203))])
def test_a_partition_that_disagrees_with_what_is_stored_is_refused(num_stored: int, cuts: tuple[int, ...]) -> None:
    # Rows that nobody loads, or that are loaded over computed ones, would be wrong KV without a word.
    with pytest.raises(ValueError, match="which has others"):
        plans_of(cuts, placement_of(cuts[-1], num_stored, 64) if num_stored else None)


def test_without_a_placement_nothing_is_loaded_or_saved() -> None:
    for plan in plans_of((0, 96, 203), None):
        assert plan.load == plan.save == ()
        assert plan.token_ids == tuple(range(203))


def test_a_plan_survives_pickling() -> None:
    for plan in plans_of((64, 80, 203), placement_of(203, 64, 64)):
        assert pickle.loads(pickle.dumps(plan)) == plan


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"dtype": "int8"}, "dtype must be float32, bfloat16 or float16, not 'int8'"),
        ({"dtype": "fp32"}, "dtype"),
        ({"threads": 0}, "threads must be at least 1, not 0"),
        ({"io_threads": 0}, "io_threads must be at least 1, not 0"),
        ({"handoff_timeout_s": 0.0}, "timeouts must be positive"),
        ({"load_timeout_s": -1.0}, "timeouts must be positive"),
    ],
)
def test_a_worker_configuration_that_cannot_work_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        WorkerConfig(model="/model", **settings)


def test_a_worker_configuration_quiets_spinning_threads_by_default() -> None:
    environment = WorkerConfig(model="/model").environment
    assert environment["OMP_WAIT_POLICY"] == "passive"
    assert environment["GOMP_SPINCOUNT"] == "0"


@pytest.mark.parametrize(
    ("cuts", "message"),
    [
        ((), "a start and an end"),
        ((5,), "a start and an end"),
        ((-16, 16), "a start and an end"),
        ((0, 0), "at least one token"),
        ((0, 32, 32, 64), "at least one token"),
        ((0, 64, 32, 100), "at least one token"),
        ((0, 17, 40), "multiples of 16"),
    ],
)
def test_a_partition_that_covers_its_tokens_wrongly_is_refused(cuts: tuple[int, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Partition(cuts)
