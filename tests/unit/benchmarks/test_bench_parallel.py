"""The figures, notes and bars of `runahead bench parallel`, and its slowed links."""

import io
import json
from collections.abc import Sequence

import pytest
from typer.testing import CliRunner

from benchmarks.fixtures.emulated_links import EmulatedLink
from benchmarks.parallel import command as parallel
from benchmarks.parallel.asking import KVR_E, KVR_P, KVR_S, ONE, PHASES, TSP, ZIGZAG, Sample, Settings
from benchmarks.parallel.bench import COMPARED, PARTS, Measured, beside, part_of
from cluster.cli.app import app
from cluster.planning.search import search
from workers.measuring.local_ranks import ChainOutcome
from workers.plan.events import RunDone, RunTimings
from workers.plan.partition import RowCost, even

SECONDS = {ONE: 10.0, KVR_E: 7.0, KVR_S: 6.0, TSP: 9.0, "tsp-causal": 7.2, ZIGZAG: 6.3}
SETTINGS = Settings(phases=PHASES[:-1])
PLANNING = {"search_s": 0.5, "plan_ms": 0.2}


def samples(seconds: float, *, rounds: int = 3) -> list[Sample]:
    done = RunDone(timings=RunTimings(compute_s=seconds, handoff_s=0.1), bytes_sent=2_000_000, rows_sent=100)
    outcome = ChainOutcome(tokens=[7], first_token_at_s=0.0, done=[done, done])
    return [Sample(ttft_s=seconds + 0.01 * number, partition=None, outcome=outcome) for number in range(rounds)]


def measured(**changed: float) -> Measured:
    seconds = {**SECONDS, **changed}
    found = {tokens: search(lambda cuts: cuts[:, 1] / 1e3, even(0, tokens, 2)) for tokens in (8192, 2048, 4096, 3072)}
    links = {name: samples(seconds[name]) for name in (KVR_E, KVR_S, TSP, ZIGZAG)}
    return Measured(
        searches=found,
        long={name: samples(seconds[name]) for name in COMPARED},
        pairs_s={
            **{name: [(seconds[name], seconds[KVR_S])] * 3 for name in COMPARED if name != KVR_S},
            PARTS: [(5.5, 6.0), (1.0, 6.0), (50.0, 6.0)],
        },
        parts_s=[5.5, 5.6, 5.4],
        part_tokens=5200,
        predicted={KVR_S: samples(2.0), KVR_P: samples(2.02)},
        predicted_tokens=3072,
        cuts={KVR_P: even(0, 3072, 2)},
        stored={name: samples(seconds[name]) for name in COMPARED},
        quiet=links,
        noisy={name: samples(seconds[name] * 1.1) for name in links},
        overlap_s={"short alone": [0.1, 0.2, 0.3]},
    )


def bars(of: Measured) -> dict[str, tuple[float, bool]]:
    report = parallel.report_of(SETTINGS, of, PLANNING, {})
    return {bar.id: (pytest.approx(bar.value, abs=0.01), bar.ok) for bar in report.bars}


def test_the_bars_are_medians_of_pairs_of_one_run() -> None:
    assert bars(measured()) == {
        "kvr_vs_tsp": (1.5, True),
        "kvr_vs_tsp_causal": (1.2, True),
        "kvr_vs_zigzag": (1.05, True),
        "kvr_efficiency": (0.917, True),
        "kvr_p_vs_s": (1.01, True),
        "search_s": (0.5, True),
        "plan_ms": (0.2, True),
    }


@pytest.mark.parametrize(
    ("system", "bar"), [(TSP, "kvr_vs_tsp"), ("tsp-causal", "kvr_vs_tsp_causal"), (ZIGZAG, "kvr_vs_zigzag")]
)
def test_a_baseline_that_is_as_fast_misses_its_bar_or_does_not(system: str, bar: str) -> None:
    slow = bars(measured(**{system: 5.0}))
    assert not slow[bar][1]
    assert sum(not ok for _, ok in slow.values()) == 1


def test_the_report_says_where_zigzag_wins() -> None:
    notes = parallel.report_of(SETTINGS, measured(**{ZIGZAG: 5.0}), PLANNING, {}).notes
    assert any("zigzag wins" in note for note in notes)
    assert any("the chain wins" in note for note in parallel.report_of(SETTINGS, measured(), PLANNING, {}).notes)


def test_the_report_is_shown_and_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    parallel.report_of(SETTINGS, measured(), PLANNING, {"commit": "x"}).show(as_json=False)
    content = json.loads(io.StringIO(capsys.readouterr().out).readlines()[-1])
    long = content["figures"]["long"]
    assert long["of_kvr_s"][TSP]["by_pair"] == [1.5] * 3
    assert long["of_kvr_s"][PARTS] == {"value": 5.5 / 6, "by_pair": [0.917, 0.167, 8.333]}
    assert long["systems"][KVR_S]["mb_sent"] == 4.0
    assert content["figures"]["overlap"] == {"short alone": 0.2}


def test_each_system_is_compared_with_what_ran_right_beside_it() -> None:
    ran = [(TSP, 9.0), (KVR_S, 6.0), (ZIGZAG, 5.0), (KVR_S, 4.0), (ONE, 8.0)]
    assert beside(KVR_S, ran) == [(TSP, (9.0, 6.0)), (ZIGZAG, (5.0, 5.0)), (ONE, (8.0, 4.0))]


@pytest.mark.parametrize("parts", [2, 8])
@pytest.mark.parametrize("tokens", [1, 2, 100, 8192])
def test_a_part_of_a_prompts_work_is_more_than_that_part_of_its_tokens(tokens: int, parts: int) -> None:
    cost = RowCost(linear=2.0, attention=0.01)
    part = part_of(tokens, cost, parts)
    assert cost.up_to(part) >= cost.up_to(tokens) / parts > cost.up_to(part - 1)


@pytest.mark.parametrize("phases", [["long"], ["overlap", "links"], ["predicted"], ["stored"]])
def test_a_report_of_some_phases_has_their_tables_and_bars_only(phases: list[str]) -> None:
    report = parallel.report_of(Settings(phases=phases), measured(), PLANNING, {})
    assert set(report.figures) == {*phases, "searches", "differing", *PLANNING}
    assert ("kvr_vs_tsp" in [bar.id for bar in report.bars]) == ("long" in phases)


def slots(link: EmulatedLink, num_bytes: int, direction: int = 0) -> Sequence[float]:
    return [link.seconds(num_bytes, 0.2 * slot, direction) for slot in range(200)]


def test_a_quiet_link_takes_its_latency_and_the_bytes_at_its_bandwidth() -> None:
    link = EmulatedLink(bytes_per_s=1e6, latency_s=0.01)
    assert slots(link, 500_000) == pytest.approx([0.51] * 200)
    assert link.seconds(0, 3.0, 0) == pytest.approx(0.01)


def test_a_neighbours_traffic_takes_half_of_the_bandwidth_in_its_share_of_the_slots() -> None:
    always = EmulatedLink(bytes_per_s=1e6, busy_share=1.0)
    assert slots(always, 500_000) == pytest.approx([1.0] * 200)
    sometimes = slots(EmulatedLink(bytes_per_s=1e6, busy_share=0.5, seed=3), 100_000)
    assert 60 < sum(seconds > 0.15 for seconds in sometimes) < 140
    assert slots(EmulatedLink(bytes_per_s=1e6, busy_share=0.5, seed=3), 100_000) == sometimes
    assert slots(EmulatedLink(bytes_per_s=1e6, busy_share=0.5, seed=3), 100_000, 1) != sometimes


@pytest.mark.parametrize("wrong", [{"bytes_per_s": 0.0}, {"latency_s": -1.0}, {"busy_share": 1.5}])
def test_a_link_that_cannot_be_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="a link has"):
        EmulatedLink(**{"bytes_per_s": 1.0, **wrong})


def test_phases_are_those_that_the_device_and_the_workers_allow_and_half_precision_may_differ() -> None:
    assert tuple(Settings().phases) == PHASES
    on_gpus = Settings(device="cuda", workers=8)
    assert (on_gpus.dtype, list(on_gpus.phases)) == ("bfloat16", ["long", "predicted", "stored", "overlap"])
    assert "selection" in Settings(device="cuda").phases
    found = measured()
    found.differing = 2
    notes = parallel.report_of(Settings(device="cuda", phases=["long"]), found, PLANNING, {}).notes
    assert any("systems disagree about 2 first tokens, as bfloat16 may" in note for note in notes)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--stored-tokens", "100"],
        ["--tokens", "8"],
        ["--rounds", "0"],
        ["--phases", "none"],
        ["--workers", "8", "--tokens", "256"],
        ["--device", "cuda", "--phases", "links"],
        ["--workers", "4", "--phases", "selection"],
        ["--device", "gpu"],
    ],
)
def test_settings_that_cannot_be_measured_are_refused_in_one_line(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, ["bench", "parallel", *arguments])
    assert result.exit_code == 2
    assert "Traceback" not in result.output
