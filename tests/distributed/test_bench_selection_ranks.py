"""The phase `selection` on a tiny model: two real ranks, a store on a socket, each configuration after the other."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch

from benchmarks.parallel.asking import Settings
from benchmarks.parallel.bench import Bench
from benchmarks.parallel.selection import (
    CHAIN,
    CHAIN_AND_SELECTION,
    EXACT,
    EXACT_CHAIN,
    HINTED,
    SELECTION,
    MeasuredSelection,
)
from tests.support.tiny_models import TINY_VOCABULARY
from workers.measuring.local_ranks import EPOCH, LocalRanks, RanksFailed
from workers.plan.config import WorkerConfig
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers

pytestmark = pytest.mark.ranks

PREFIX, NEW, BUDGET, NUM_GENERATED = 256, 96, 0.25, 4
OTHER_CUT = f"{CHAIN_AND_SELECTION}, first 16"
NAMES = [CHAIN_AND_SELECTION, HINTED, SELECTION, CHAIN, EXACT_CHAIN, EXACT, OTHER_CUT]
SETTINGS = Settings(
    stored_tokens=PREFIX, new_tokens=NEW, budget=BUDGET, rounds=1, num_generated=NUM_GENERATED, cuts=[16],
    phases=["selection"],
)  # fmt: skip


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


@pytest.fixture(scope="module")
def steps() -> list[str]:
    return []


@pytest.fixture(scope="module")
def measured(
    tiny_model: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory, steps: list[str]
) -> MeasuredSelection:
    prompts = [[*draw(PREFIX, 1), *draw(NEW, seed)] for seed in (2, 3)]
    scratch = tmp_path_factory.mktemp("bench")
    found = Bench(SETTINGS, Path(tiny_model("llama")), scratch, steps.append, prompts, prompts).measure().selection
    assert found is not None
    return found


def test_every_other_round_asks_in_the_opposite_order(measured: MeasuredSelection, steps: list[str]) -> None:
    asked = [step.partition(": ")[2] for step in steps if step.startswith("round")]
    assert asked == [*NAMES, *reversed(NAMES)]
    assert {name: len(samples) for name, samples in measured.samples.items()} == dict.fromkeys(NAMES, 2)


def test_new_tokens_are_cut_by_the_planner_or_where_the_settings_say(measured: MeasuredSelection) -> None:
    planned = PREFIX + measured.planned_cut
    assert NEW / 2 <= measured.planned_cut < NEW
    cuts = {name: of.cuts for name, samples in measured.samples.items() if (of := samples[0].partition) is not None}
    assert cuts[CHAIN_AND_SELECTION] == cuts[EXACT_CHAIN] == (PREFIX, planned, PREFIX + NEW)
    assert cuts[SELECTION] == cuts[EXACT] == (PREFIX, PREFIX + NEW)
    assert cuts[OTHER_CUT] == (PREFIX, PREFIX + 16, PREFIX + NEW)
    assert (cuts[CHAIN][0], len(cuts[CHAIN])) == (0, 3)
    assert measured.by_cut == {measured.planned_cut: CHAIN_AND_SELECTION, 16: OTHER_CUT}


def test_every_exact_answer_is_that_of_the_engine(measured: MeasuredSelection) -> None:
    for name in (EXACT, EXACT_CHAIN, CHAIN):
        assert [len(sample.outcome.tokens) for sample in measured.samples[name]] == [NUM_GENERATED] * 2
        assert measured.num_as_exact[name] == [NUM_GENERATED] * 2


def test_every_worker_selects_its_budget_and_hands_its_new_rows_on(measured: MeasuredSelection) -> None:
    for name in (CHAIN_AND_SELECTION, SELECTION, OTHER_CUT):
        for done in measured.samples[name][0].outcome.done:
            assert done.selection is not None
            assert set(done.selection.rows_attended) == {BUDGET * PREFIX}
    first, last = measured.samples[CHAIN_AND_SELECTION][0].outcome.done
    assert first.rows_sent == measured.planned_cut * 4  # rows are counted per layer
    assert last.rows_sent == 0


def test_hints_change_what_is_read_ahead_and_no_token(measured: MeasuredSelection) -> None:
    plains, hinteds = (measured.samples[name] for name in (CHAIN_AND_SELECTION, HINTED))
    for plain, hinted in zip(plains, hinteds, strict=True):
        assert plain.outcome.tokens == hinted.outcome.tokens
        for before, after in zip(plain.outcome.done, hinted.outcome.done, strict=True):
            assert before.selection is not None and after.selection is not None
            assert before.selection.rows_attended == after.selection.rows_attended
            assert before.selection.hint_lead_s is None
    first, last = (done.selection for done in measured.samples[HINTED][0].outcome.done)
    assert first is not None and last is not None
    assert (first.hints_useful, first.hints_late, first.hints_wasted, first.hint_lead_s) == (0, 0, 0, None)
    assert last.hints_useful + last.hints_late + last.hints_wasted > 0, "layer 0 of the first worker hints at layer 3"
    assert last.hint_lead_s is not None and last.hint_lead_s > 0


def test_every_request_is_cold_and_what_two_workers_read_comes_from_disk_once(measured: MeasuredSelection) -> None:
    for name, samples in measured.samples.items():
        for sample in samples:
            delivered = [done.bytes_from_disk + done.bytes_from_host for done in sample.outcome.done]
            assert all(delivered) == (name != CHAIN)
            assert max(delivered) <= sample.disk_bytes <= sum(delivered)
            assert 0 < sample.ttft_s < 60
    assert measured.samples[EXACT][0].disk_bytes == measured.samples[EXACT_CHAIN][0].disk_bytes


@pytest.fixture(scope="module")
def pair(tiny_model: Callable[[str], str]) -> Iterator[LocalRanks]:
    with LocalRanks(WorkerConfig(model=tiny_model("llama")), 2) as ranks:
        yield ranks


@pytest.mark.parametrize("num_workers", [1, 2])
def test_a_worker_that_gives_up_ends_the_bench_in_one_line(pair: LocalRanks, num_workers: int) -> None:
    cuts = (0, 96) if num_workers == 1 else (0, 48, 96)
    epoch = EPOCH + 1 if num_workers == 2 else EPOCH
    token_ids = draw(96, 4) if num_workers == 2 else [TINY_VOCABULARY + 1] * 96
    plans = plan_workers(
        request=num_workers, epoch=epoch, token_ids=token_ids, partition=Partition(cuts), asked=Asked(max_new_tokens=1)
    )
    with pytest.raises(RanksFailed, match="a worker failed: chain_broken" if num_workers == 2 else "a worker raised "):
        pair.compute(plans)


def test_a_worker_that_has_died_ends_the_bench_in_one_line(tiny_model: Callable[[str], str]) -> None:
    with LocalRanks(WorkerConfig(model=tiny_model("llama")), 1) as ranks:
        ranks._ranks[0]._process.kill()
        (plan,) = plan_workers(
            request=1, epoch=EPOCH, token_ids=draw(32, 5), partition=Partition((0, 32)), asked=Asked(max_new_tokens=1)
        )
        with pytest.raises(RanksFailed, match="a worker's process has ended"):
            ranks.compute([plan])
