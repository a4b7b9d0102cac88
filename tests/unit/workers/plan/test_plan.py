"""Plans and configurations of a chain's workers: slices, loads and saves, and the ones that are refused."""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from kvstore import Placement
from workers.plan.config import WorkerConfig
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, SelectionPlan, WorkerPlan, plan_workers

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


def placement_of(num_tokens: int, num_stored: int, tokens_per_chunk: int, num_to_save: int | None = None) -> Placement:
    """A placement with `num_stored` tokens stored; the next `num_to_save` chunks, or all whole ones, may be saved."""
    start, end = num_stored // tokens_per_chunk, num_tokens // tokens_per_chunk
    return Placement(
        placement_id=1,
        tokens_per_chunk=tokens_per_chunk,
        num_stored_tokens=num_stored,
        save_start=start,
        save_end=end if num_to_save is None else start + num_to_save,
    )


def plans_of(cuts: tuple[int, ...], placement: Placement | None, stop: Sequence[int] = ()) -> list[WorkerPlan]:
    return plan_workers(
        request=3,
        epoch=2,
        token_ids=range(cuts[-1]),
        partition=Partition(cuts),
        placements=[placement],
        asked=Asked(max_new_tokens=8, stop_token_ids=stop),
    )


@pytest.mark.parametrize("tokens_per_chunk", [16, 32, 64])
@pytest.mark.parametrize("cuts", CUTS)
def test_every_chunk_to_be_saved_is_saved_by_exactly_one_worker_that_has_its_rows(
    cuts: tuple[int, ...], tokens_per_chunk: int
) -> None:
    placement = placement_of(cuts[-1], cuts[0], tokens_per_chunk)
    plans = plans_of(cuts, placement)
    shares = [chunk for plan in plans for chunk in range(*plan.save)]
    assert shares == list(range(placement.save_start, placement.save_end))
    for plan in plans:
        _, end = plan.partition.bounds(plan.position)
        assert all((chunk + 1) * tokens_per_chunk <= end for chunk in range(*plan.save))


@pytest.mark.parametrize("cuts", CUTS)
def test_a_chunk_is_saved_by_the_first_worker_that_has_all_its_rows(cuts: tuple[int, ...]) -> None:
    for plan in plans_of(cuts, placement_of(cuts[-1], cuts[0], 16)):
        start, end = plan.partition.bounds(plan.position)
        assert [(chunk + 1) * 16 for chunk in range(*plan.save)] == list(range(start + 16, end + 1, 16))


def test_a_chunk_that_a_cut_runs_through_is_saved_by_the_worker_after_the_cut() -> None:
    plans = plans_of((0, 80, 128, 203), placement_of(203, 0, 64))
    assert [plan.save for plan in plans] == [(0, 1), (1, 2), (2, 3)]


def test_the_worker_that_decodes_saves_the_answer_where_it_is_exact_and_the_store_allows_it() -> None:
    placement = replace(placement_of(203, 64, 64), may_append=True)
    assert [plan.saves_answer for plan in plans_of((64, 80, 203), placement)] == [False, True]
    assert not any(plan.saves_answer for plan in plans_of((64, 80, 203), replace(placement, may_append=False)))
    assert not any(plan.saves_answer for plan in plans_of((0, 80, 203), None))
    request: dict[str, Any] = {"request": 3, "epoch": 2, "token_ids": range(203)}
    (plan,) = plan_workers(
        **request, partition=Partition((64, 203)), placements=[placement], asked=Asked(max_new_tokens=8, is_exact=False)
    )
    assert not plan.saves_answer
    other = replace(placement, may_append=False)
    of_two_stores = plan_workers(
        **request, partition=Partition((64, 80, 203)), placements=[other, placement], asked=Asked(max_new_tokens=8)
    )
    assert [plan.saves_answer for plan in of_two_stores] == [False, True]


@pytest.mark.parametrize("num_to_save", [0, 1, 2, 3])
@pytest.mark.parametrize("cuts", [(0, 203), (0, 16, 32, 203), (0, 80, 128, 203), (0, 160, 176, 192, 203)])
def test_no_more_is_saved_than_the_store_allows(cuts: tuple[int, ...], num_to_save: int) -> None:
    plans = plans_of(cuts, placement_of(203, 0, 64, num_to_save))
    assert [chunk for plan in plans for chunk in range(*plan.save)] == list(range(num_to_save))


def test_nothing_is_saved_of_a_prompt_of_whole_chunks_that_are_all_stored() -> None:
    # The last token is always computed, so the last chunk, although stored, is neither loaded nor saved.
    placement = Placement(placement_id=1, tokens_per_chunk=64, num_stored_tokens=64, save_start=2, save_end=2)
    (plan,) = plans_of((64, 128), placement)
    assert list(range(*plan.save)) == []
    assert plan.partition.num_prefix_tokens == 64


@pytest.mark.parametrize("cuts", CUTS)
def test_every_worker_loads_from_the_placement(cuts: tuple[int, ...]) -> None:
    for plan in plans_of(cuts, placement_of(cuts[-1], cuts[0], 16)):
        assert plan.placement_id == 1
        assert plan.partition.num_prefix_tokens == cuts[0]


@pytest.mark.parametrize("cuts", CUTS)
def test_only_the_last_worker_generates_and_knows_the_stop_tokens(cuts: tuple[int, ...]) -> None:
    plans = plans_of(cuts, placement_of(cuts[-1], cuts[0], 16), stop=[5, 6])
    assert [plan.position for plan in plans] == list(range(len(cuts) - 1))
    assert [plan.max_new_tokens for plan in plans] == [0] * (len(plans) - 1) + [8]
    assert [plan.stop_token_ids for plan in plans] == [()] * (len(plans) - 1) + [(5, 6)]
    assert [plan.is_first for plan in plans] == [True] + [False] * (len(plans) - 1)
    assert [plan.is_last for plan in plans] == [False] * (len(plans) - 1) + [True]


@pytest.mark.parametrize(
    ("num_stored", "cuts"), [(0, (64, 103)), (128, (192, 203)), (128, (80, 203)), (128, (16, 203))]
)
def test_a_partition_that_disagrees_with_what_is_stored_is_refused(num_stored: int, cuts: tuple[int, ...]) -> None:
    # Rows that no worker loads, or that are loaded over computed ones, would silently be wrong KV.
    with pytest.raises(ValueError, match="which has "):
        plans_of(cuts, placement_of(cuts[-1], num_stored, 64) if num_stored else None)


@pytest.mark.parametrize("prefix", [0, 64, 128])
def test_a_tail_of_the_prefix_may_be_recomputed_and_is_not_saved_again(prefix: int) -> None:
    plans = plans_of((prefix, 160, 203), placement_of(203, 128, 64))
    assert [(plan.partition.num_prefix_tokens, plan.num_stored_tokens) for plan in plans] == [(prefix, 128)] * 2
    assert [chunk for plan in plans for chunk in range(*plan.save)] == [2]


def test_a_selection_is_of_all_that_is_stored() -> None:
    def plan(prefix: int) -> list[WorkerPlan]:
        return plan_workers(
            request=3,
            epoch=2,
            token_ids=range(203),
            partition=Partition((prefix, 203)),
            placements=[placement_of(203, 128, 64)],
            asked=Asked(max_new_tokens=1),
            selection=SelectionPlan(preset="impress", num_rows=32),
        )

    assert plan(128)[0].selection is not None
    with pytest.raises(ValueError, match="a selection chooses from all 128 stored tokens"):
        plan(64)


def test_without_a_placement_nothing_is_loaded_or_saved() -> None:
    for plan in plans_of((0, 96, 203), None):
        assert plan.placement_id is None
        assert plan.save == (0, 0)
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
        ({"kept_memory_share": -0.1}, "kept_memory_share must be between 0 and 1, not -0.1"),
        ({"kept_memory_share": float("nan")}, "kept_memory_share must be between 0 and 1, not nan"),
        ({"handoff_timeout_s": 0.0}, "timeouts must be positive"),
        ({"load_timeout_s": -1.0}, "timeouts must be positive"),
    ],
)
def test_a_worker_configuration_that_cannot_work_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        WorkerConfig(model="/model", **settings)


def test_idle_threads_of_a_worker_sleep_and_several_await_the_next_product_for_a_while() -> None:
    alone = WorkerConfig(model="/model").process_environment
    assert (alone["OMP_NUM_THREADS"], alone["OMP_WAIT_POLICY"], alone["GOMP_SPINCOUNT"]) == ("1", "passive", "0")
    several = WorkerConfig(model="/model", threads=2).process_environment
    assert (several["OMP_NUM_THREADS"], several["OMP_WAIT_POLICY"]) == ("2", "passive")
    assert 0 < int(several["GOMP_SPINCOUNT"]) < 1_000_000


def test_variables_of_the_configuration_come_before_the_defaults() -> None:
    given = WorkerConfig(model="/model", environment={"GOMP_SPINCOUNT": "7", "NCCL_DEBUG": "INFO"})
    environment = given.process_environment
    assert (environment["GOMP_SPINCOUNT"], environment["NCCL_DEBUG"]) == ("7", "INFO")
    assert environment["OMP_WAIT_POLICY"] == "passive"


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


def test_workers_of_several_stores_load_from_their_own_and_the_last_one_saves_all() -> None:
    own = [replace(placement_of(203, stored, 64), placement_id=number) for number, stored in ((7, 128), (8, 64))]
    partition = Partition((64, 96, 160, 203))
    plans = plan_workers(
        request=3,
        epoch=2,
        token_ids=range(203),
        partition=partition,
        placements=[own[0], own[0], own[1]],
        asked=Asked(max_new_tokens=1),
    )
    assert [(plan.placement_id, plan.num_stored_tokens) for plan in plans] == [(7, 128), (7, 128), (8, 64)]
    assert [list(range(*plan.save)) for plan in plans] == [[], [], [1, 2]]
    with pytest.raises(ValueError, match="which has 64"):  # no worker may count on rows that one of them lacks
        plan_workers(
            request=3,
            epoch=2,
            token_ids=range(203),
            partition=Partition((128, 203)),
            placements=[own[1]],
            asked=Asked(max_new_tokens=1),
        )
