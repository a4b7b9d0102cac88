"""The phase `selection` of the parallel bench: the arithmetic of its bar and ratios, its refusals, its requests."""

import json
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from benchmarks.fixtures.prompts import measured_questions
from benchmarks.parallel.asking import KVR_S, ONE, Asking, Sample, Settings
from benchmarks.parallel.bench import Measured
from benchmarks.parallel.command import report_of
from benchmarks.parallel.selection import (
    CHAIN,
    CHAIN_AND_SELECTION,
    EXACT,
    EXACT_CHAIN,
    HINTED,
    SELECTION,
    Configuration,
    MeasuredSelection,
    check,
    configuration_figures,
    configurations,
    cuts_to_try,
    prompts,
    ratio_of,
)
from benchmarks.report.report import BenchError, Report
from cluster.cli.app import app
from workers.measuring.local_ranks import ChainOutcome
from workers.plan.events import RunDone, RunTimings, SelectionReport
from workers.plan.partition import Partition

SETTINGS = Settings(stored_tokens=128, new_tokens=128, rounds=2, num_generated=4, phases=["selection"])
PLANNED, OTHER = 64, 80


def done(compute_s: float = 0.5, *, rows: Sequence[int] | None = None, bytes_sent: int = 0) -> RunDone:
    selection = SelectionReport(rows_attended=list(rows), prefetch_useful=3) if rows is not None else None
    timings = RunTimings(load_s=0.1, handoff_s=0.2, compute_s=compute_s)
    return RunDone(
        timings=timings, selection=selection, bytes_from_disk=10**6, bytes_from_host=2 * 10**6, bytes_sent=bytes_sent
    )


def sample(ttft_s: float, parts: Sequence[RunDone] = (done(), done())) -> Sample:
    outcome = ChainOutcome(tokens=[1, 2, 3, 4], first_token_at_s=0.0, done=list(parts))
    return Sample(ttft_s=ttft_s, partition=Partition((128, 192, 256)), outcome=outcome, disk_bytes=3 * 10**6)


def measured(**ttfts_s: Sequence[float]) -> MeasuredSelection:
    """Measured times made up; keywords are the names of the configurations' constants."""
    usual: dict[str, Sequence[float]] = {
        "CHAIN_AND_SELECTION": [6.0, 7.0, 7.0], "SELECTION": [10.0, 12.0, 8.0], "CHAIN": [20.0] * 3,
        "HINTED": [6.3, 7.0, 7.7], "EXACT_CHAIN": [9.0] * 3, "EXACT": [15.0] * 3, "OTHER_CUT": [7.5] * 3,
    }  # fmt: skip
    names = {
        "CHAIN_AND_SELECTION": CHAIN_AND_SELECTION, "HINTED": HINTED, "SELECTION": SELECTION, "CHAIN": CHAIN,
        "EXACT_CHAIN": EXACT_CHAIN,
        "EXACT": EXACT, "OTHER_CUT": "another cut",
    }  # fmt: skip
    samples = {names[key]: [sample(ttft_s) for ttft_s in some] for key, some in (usual | ttfts_s).items()}
    return MeasuredSelection(
        samples=samples,
        num_as_exact={name: [4] * len(some) for name, some in samples.items()},
        planned_cut=PLANNED,
        by_cut={PLANNED: CHAIN_AND_SELECTION, OTHER: "another cut"},
    )


def report(**ttfts_s: Sequence[float]) -> Report:
    return report_on(measured(**ttfts_s))


def report_on(selection: MeasuredSelection) -> Report:
    return report_of(SETTINGS, Measured(selection=selection), {"search_s": 0.5, "plan_ms": 0.2}, {"cpu": "made up"})


def test_the_bar_is_the_ratio_of_the_medians_of_two_workers_and_of_one() -> None:
    bar, *_ = report().bars
    assert (bar.id, bar.value, bar.target, bar.ok) == ("chain_plus_prefix", pytest.approx(0.7), 0.7, True)
    bar, *_ = report(CHAIN_AND_SELECTION=[7.1] * 3).bars
    assert (bar.value, bar.ok) == (pytest.approx(0.71), False)


def test_rounds_are_compared_pair_by_pair() -> None:
    ratio = ratio_of(measured(), SELECTION)
    assert ratio["by_round"] == [0.6, 0.583, 0.875]
    assert (ratio["least"], ratio["most"]) == (0.583, 0.875)
    assert ratio_of(measured(), CHAIN)["value"] == pytest.approx(7 / 20)
    assert ratio_of(measured(), EXACT, of=EXACT_CHAIN)["value"] == pytest.approx(9 / 15)


def test_a_faster_cut_is_named_and_does_not_move_the_bar() -> None:
    figures = report(OTHER_CUT=[5.0] * 3).figures["selection"]
    assert (figures["planned_cut"], figures["best_cut"]) == (PLANNED, OTHER)
    assert figures["ttft_p50_ms_by_cut"] == {"64": 7000.0, "80": 5000.0}
    assert report(OTHER_CUT=[5.0] * 3).bars == report().bars
    assert report().figures["selection"]["best_cut"] == PLANNED


@pytest.mark.parametrize(
    ("slower", "is_noted"), [({}, False), ({"CHAIN": [6.9] * 3}, True), ({"SELECTION": [6.9] * 3}, True)]
)
def test_a_chain_that_does_not_beat_both_of_its_halves_says_so(slower: dict[str, Any], is_noted: bool) -> None:
    assert any("NOT below 1" in note for note in report(**slower).notes) == is_noted


def test_figures_are_medians_by_worker_and_the_worst_agreement() -> None:
    parts = [done(0.5, rows=[32, 64], bytes_sent=4 * 10**6), done(0.7, rows=[32, 32])]
    figures = configuration_figures("some", [sample(ttft_s, parts) for ttft_s in (1, 3, 2)], [4, 2, 1])
    assert (figures["ttft_p50_ms"], figures["ttft_least_ms"], figures["ttft_most_ms"]) == (2000, 1000, 3000)
    assert (figures["tokens_as_exact"], figures["tokens"]) == (1, 4)
    assert (figures["mb_of_disk"], figures["mb_handed_on"]) == (3, 4)
    first, last = figures["workers"]
    assert (first["rows_per_layer"], last["rows_per_layer"]) == (48, 32)
    assert (first["compute_ms"], last["compute_ms"], last["mb_read"]) == (500, 700, 3)
    assert last["prefetch_useful"] == 9
    assert configuration_figures("exact", [sample(1.0)], [4])["workers"][0]["rows_per_layer"] is None


def test_a_note_says_what_hints_were_worth() -> None:
    assert "hints: none caused a read, because all their records were already being read" in report().notes
    selections = [
        SelectionReport(rows_attended=[32], hints_useful=3, hints_late=1, hints_wasted=4, hint_lead_s=lead)
        for lead in (0.01, 0.03)
    ]
    hinted = [
        sample(ttft_s, [done(), replace(done(), selection=selection)])
        for ttft_s, selection in zip((6.3, 7.7), selections, strict=True)
    ]
    some = measured()
    some.samples[HINTED] = hinted
    some.samples[CHAIN_AND_SELECTION] = some.samples[CHAIN_AND_SELECTION][:2]
    for name in (SELECTION, CHAIN, EXACT, EXACT_CHAIN):
        some.samples[name] = some.samples[name][:2]
    (note,) = [note for note in report_on(some).notes if note.startswith("hints")]
    assert note == (
        "hints: TTFT 1.077 of that without; of 16 records read for hints 50% were used, 2 of them late; requested on "
        "average 20.0 ms before their layers chose"
    )


def test_a_report_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    report().show(as_json=False)
    content = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert content["figures"]["selection"]["ratios"]["to_chain_only"]["value"] == pytest.approx(0.35)
    assert len(content["figures"]["selection"]["configurations"]) == 7


# -- refusals ----------------------------------------------------------------------------------------------------------


def test_an_exact_answer_that_is_another_one_ends_the_bench() -> None:
    right, wrong, exact = [1, 2, 3, 4], [1, 2, 9, 4], Configuration(name="exact")
    assert check(exact, right, right) == 4
    with pytest.raises(BenchError, match="NOT exact: of 4 tokens only the first 2"):
        check(exact, wrong, right)
    assert (
        check(replace(exact, budget=0.25), wrong, right) == check(replace(exact, uses_prefix=False), wrong, right) == 2
    )


def test_a_prefix_that_is_not_all_stored_ends_the_bench_and_its_placement() -> None:
    settled: list[int] = []
    found = SimpleNamespace(num_stored_tokens=128, placement_id=7)
    asking: Any = Asking.__new__(Asking)
    asking._store = SimpleNamespace(acquire=lambda _, save: found, settle=settled.append)
    with pytest.raises(BenchError, match="128 tokens of the prefix were stored, not 192"), asking._placed([1], 192):
        pass
    assert settled == [7]


@pytest.mark.parametrize(
    "wrong", [{"stored_tokens": 100}, {"stored_tokens": 0}, {"new_tokens": 32}, {"cuts": [24]}, {"cuts": [2048]}]
)
def test_settings_that_cannot_be_cut_or_stored_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="must"):
        Settings(**wrong)


# -- requests ----------------------------------------------------------------------------------------------------------


class Words:
    """A tokenizer of one token a word."""

    def encode_text(self, text: str) -> list[int]:
        return [hash(word) for word in text.replace("\n", " \n ").split(" ")]


def test_prompts_share_the_prefix_and_end_in_questions() -> None:
    words: Any = Words()
    made = prompts(words, SETTINGS)
    assert {len(prompt) for prompt in made} == {256}
    assert len({tuple(prompt[:128]) for prompt in made}) == 1
    assert len({tuple(prompt[128:]) for prompt in made}) == len(made) > 1
    assert [prompt[-32:] for prompt in made] == measured_questions(words)[: len(made)]


def test_cuts_are_tried_around_the_planners_which_is_not_tried_twice() -> None:
    assert cuts_to_try(Settings(), 1088) == [960, 1024, 1152, 1216]
    assert cuts_to_try(Settings(cuts=[16, 1088, 16]), 1088) == [16]
    assert cuts_to_try(Settings(cuts=[]), 1088) == []
    assert cuts_to_try(SETTINGS, 64) == []


def test_two_workers_are_compared_with_one_and_with_no_prefix() -> None:
    kinds = [(one.system, one.budget, one.uses_prefix) for one in configurations(Settings())]
    chain, one = [(KVR_S, 0.25, True)] * 2, (ONE, 0.25, True)
    assert kinds == [*chain, one, (KVR_S, None, False), (KVR_S, None, True), (ONE, None, True)]


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Settings:
    taken: list[Settings] = []

    def run(settings: Settings, **_: object) -> int:
        taken.append(settings)
        return 0

    monkeypatch.setattr("benchmarks.parallel.command.run", run)
    result = CliRunner().invoke(app, ["bench", "parallel", *arguments])
    assert result.exit_code == 0, result.output
    return taken[0]


def test_options_of_the_command_reach_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command(monkeypatch) == Settings(phases=list(Settings().phases))
    flags = ("--stored-tokens", "512", "--new-tokens", "256", "--budget", "0.1", "--rounds", "2", "--cuts", "64, 96")
    assert command(monkeypatch, *flags, "--phases", "selection") == Settings(
        stored_tokens=512, new_tokens=256, budget=0.1, rounds=2, cuts=[64, 96], phases=["selection"]
    )
    assert command(monkeypatch, "--cuts", "none").cuts == []


def test_the_command_that_it_was_names_the_phase() -> None:
    result = CliRunner().invoke(app, ["bench", "chain", "--prefix-tokens", "512"])
    assert "bench parallel --phases selection" in str(result.exception)


@pytest.mark.parametrize(("wrong", "reason"), [("17", "multiples of 16"), ("many", "is no list of cuts")])
def test_cuts_that_are_none_are_refused_by_the_command(wrong: str, reason: str) -> None:
    result = CliRunner().invoke(app, ["bench", "parallel", "--cuts", wrong], env={"COLUMNS": "200", "NO_COLOR": "1"})
    assert result.exit_code == 2
    assert reason in result.output
