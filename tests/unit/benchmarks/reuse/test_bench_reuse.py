"""The reuse bench: its figures of a request, the arithmetic of its bars, and its choice of requests."""

import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from typer.testing import CliRunner

from benchmarks.fixtures import preset_engines
from benchmarks.fixtures import requests as reuse_requests
from benchmarks.fixtures.preset_engines import EXACT, PresetEngines, Sizes
from benchmarks.fixtures.prompts import QUESTION_TOKENS, documents, measured_questions, other_questions
from benchmarks.fixtures.requests import (
    SETTLE_S,
    Requests,
    Sample,
    Samples,
    configurations_of,
    finish_reordering,
)
from benchmarks.report.report import Bar, BenchError
from benchmarks.reuse import bench as reuse_bench
from benchmarks.reuse import command as reuse
from benchmarks.reuse import plots as reuse_plots
from benchmarks.reuse.bandwidth import Bandwidth
from benchmarks.reuse.bench import Bench
from benchmarks.reuse.figures import LOOKING_AHEAD, Measured, bars_of, figures_of, noise_of
from benchmarks.reuse.settings import DEFAULT_CONFIGURATIONS, PHASES, Settings, warm_presets_of
from benchmarks.reuse.sweeps import ABLATIONS, POINTS, SWEEPS, Point, points_by_length
from benchmarks.reuse.warm import Warm, ask_with_one_waiting, draw
from cluster.cli.app import app
from kvstore import KVShape
from kvstore.format.layout import PAGE_BYTES
from tests.support.every_case import whole_bench
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.engine import EngineReply
from workers.model.stock_model import Model, load_model, random_model
from workers.plan.events import FinishReason, RunTimings, SelectionReport
from workers.presets.registry import preset_of

SHAPE = KVShape(num_layers=2, num_kv_heads=2, head_dim=16, dtype="float32")
NUM_PREFIX = 320
FOUND, MISSED = Bandwidth(2e7, 0.79, 5), Bandwidth(2e7, 0.9, 20)


# -- made-up samples ---------------------------------------------------------------------------------------------------


def sample(
    ttft_s: float = 1.0,
    *,
    rows: Sequence[int] | None = (16, 16),
    tiers: tuple[int, int, int] = (8192, 0, 0),
    disk_bytes: int | None = None,
    load_s: float = 0.0,
    ahead: tuple[int, int, int] = (0, 0, 0),
    rows_per_record: int | None = None,
    kept: KVShape = SHAPE,
) -> Sample:
    """A made-up sample.

    `rows`: number attended to, by layer; None for all. `tiers`: bytes from disk, host and device. `ahead`: bytes read
    ahead that were useful, late, and wasted.
    """
    disk, host, device = tiers
    report = None
    if rows is not None:
        useful, late, wasted = ahead
        report = SelectionReport(
            rows_attended=list(rows), prefetch_useful=useful, prefetch_late=late, prefetch_wasted=wasted
        )
    reply = EngineReply(
        num_prompt_tokens=NUM_PREFIX + QUESTION_TOKENS,
        num_cached_tokens=NUM_PREFIX,
        num_stored_chunks=0,
        bytes_from_disk=disk,
        bytes_from_host=host,
        bytes_from_device=device,
        timings=RunTimings(load_s=load_s, compute_s=ttft_s - load_s),
        selection=report,
        finish_reason=FinishReason.LENGTH,
    )
    disk_bytes = disk if disk_bytes is None else disk_bytes
    return Sample(ttft_s=ttft_s, reply=reply, kept=kept, disk_bytes=disk_bytes, rows_per_record=rows_per_record)


def cold(**ttfts_s: Sequence[float] | float) -> Samples:
    """Samples with these times, keyed by keywords: `preset_budget` in percent, or `attentionstore`; `_` for `-`."""
    samples: Samples = {}
    for key, some in ttfts_s.items():
        name, _, percent = key.rpartition("_")
        configuration = (name.replace("_", "-"), int(percent) / 100) if name else (key, None)
        samples[configuration] = [sample(one) for one in (some if isinstance(some, Sequence) else [some])]
    return samples


def measured(**parts: Any) -> Measured:
    return Measured(shape=SHAPE, num_prefix=NUM_PREFIX, **parts)


def bars(**parts: Any) -> dict[str, Bar]:
    return {bar.id: bar for bar in bars_of(measured(**parts))}


COLD = cold(
    attentionstore=8.0, h2o_lfu_5=7.0, impress_5=5.0, contiguous_5=1.5, runahead_5=1.0, impress_25=9.0, runahead_25=3.0
)
WARM = {
    ("impress", 0.25): [sample(1.0), sample(3.0)],
    ("runahead", 0.25): [sample(0.5, tiers=(0, 60, 40)), sample(0.7, tiers=(0, 60, 40))],
    (LOOKING_AHEAD, 0.25): [sample(9.0, tiers=(0, 40, 60))],
}


def test_bars_are_ratios_of_medians() -> None:
    emulated = {**COLD, ("impress", 0.05): [sample(one) for one in (4.0, 5.0, 60.0)]}
    values = {bar_id: bar.value for bar_id, bar in bars(emulated=emulated, bandwidth=FOUND).items()}
    assert values.pop("read_amplification") > 0
    assert values == {
        "ttft_vs_impress_io_bound": 5.0,
        "ttft_vs_impress_25": 3.0,
        "ttft_vs_contiguous_io_bound": 1.5,
        "ttft_vs_attentionstore": 8.0,
        "impress_vs_h2o_lfu": 1.4,
        "contiguous_vs_impress": pytest.approx(3.333),
    }


def test_presets_are_compared_at_equal_bits_too() -> None:
    four = {("impress?bits=4", 0.05): 3.0, ("contiguous?bits=4", 0.05): 1.2, ("runahead?bits=4", 0.05): 0.6}
    made = bars(emulated={key: [sample(ttft_s)] for key, ttft_s in four.items()}, bandwidth=FOUND)
    assert {name: (bar.value, bar.target) for name, bar in made.items()} == {
        "ttft_vs_impress_io_bound_4bit": (5.0, 4.0),
        "ttft_vs_contiguous_io_bound_4bit": (2.0, 1.5),
    }


def test_no_bar_of_the_emulated_disk_counts_when_the_search_for_its_bandwidth_missed() -> None:
    assert set(bars(emulated=COLD, bandwidth=MISSED)) == {"read_amplification"}
    assert "ttft_vs_impress_io_bound" in bars(emulated=COLD, bandwidth=FOUND)


def test_a_bar_needs_all_its_parts() -> None:
    native = cold(impress_5=1.0, contiguous_5=1.0)
    assert bars(native=native, recompute_s=[9.0]) == {}
    assert bars(warm={("impress", 0.25): [sample()]}) == {}
    assert set(bars(native=cold(runahead_5=1.0, contiguous_5=1.0))) == {
        "ttft_vs_contiguous_native",
        "read_amplification",
    }
    assert set(bars(native=cold(runahead_25=1.0, impress_25=1.0))) == set()


def test_recomputation_counts_at_its_fastest() -> None:
    made = bars(native=cold(runahead_5=[0.3, 0.2, 0.1], impress_5=0.3), recompute_s=[30.0, 25.0])
    assert made["ttft_vs_recompute"].value == 125
    assert made["ttft_vs_impress_native"].value == 1.5
    assert made["ttft_vs_impress_native"].ok


def test_warm_bars_compare_means_and_device_hits() -> None:
    made = bars(warm=WARM, warm_waiting=WARM)
    assert made["warm_ttft_vs_impress"].value == pytest.approx(2 / 0.6, abs=1e-3)
    assert made["warm_device_hit_gain"].value == 1.5
    assert set(bars(warm=WARM)) == {"warm_ttft_vs_impress"}, "requests one by one leave nothing to look ahead to"
    without = {key: some for key, some in WARM.items() if key[0] != LOOKING_AHEAD}
    assert set(bars(warm=without, warm_waiting=without)) == {"warm_ttft_vs_impress"}


def test_read_amplification_is_all_that_the_disk_read_over_the_rows_attended_to_on_the_worse_disk() -> None:
    attended_bytes = 2 * 16 * SHAPE.row_bytes * 2
    some = [sample(disk_bytes=attended_bytes, tiers=(1, 0, 0))]
    more = [sample(disk_bytes=2 * attended_bytes), sample(disk_bytes=attended_bytes)]
    key = ("runahead", 0.05)
    assert bars(native={key: some})["read_amplification"].value == 1.0
    bar = bars(native={key: some}, emulated={key: more}, bandwidth=FOUND)["read_amplification"]
    assert (bar.value, bar.ok) == (1.5, False)


def test_single_rounds_show_how_far_a_ratio_can_be_believed() -> None:
    native = cold(impress_5=[2.0, 9.0], runahead_5=[1.0, 3.0])
    (one,) = noise_of(measured(native=native))
    assert one == {"id": "ttft_vs_impress_native", "least": 2.0, "most": 3.0, "by_round": [2.0, 3.0]}


# -- figures -----------------------------------------------------------------------------------------------------------


def test_figures_account_for_time_and_bytes() -> None:
    samples = [
        sample(1.0, load_s=0.5, tiers=(6000, 3000, 1000), disk_bytes=7000, rows=(16, 48)),
        sample(3.0, load_s=2.4, tiers=(6000, 3000, 1000), disk_bytes=9000, rows=(16, 48)),
    ]
    figures = figures_of(("impress", 0.1), samples, SHAPE)
    assert (figures["ttft_mean_ms"], figures["ttft_p50_ms"]) == (2000, 2000)
    assert figures["ttft_p95_ms"] == pytest.approx(2900)
    assert figures["blocked_ms"] == pytest.approx(1450)
    assert figures["blocked_share_p50"] == pytest.approx(0.65)
    assert figures["breakdown_ms"]["compute"] == pytest.approx(550)
    assert figures["breakdown_ms"]["rest"] == pytest.approx(0, abs=1e-6)
    assert (figures["hit_disk"], figures["hit_host"], figures["hit_device"]) == (0.6, 0.3, 0.1)
    assert figures["rows_per_layer"] == 32
    assert figures["rows_share_by_layer"] == [0.05, 0.15]
    attended_bytes = 64 * SHAPE.row_bytes * 2
    assert figures["amplification"] == pytest.approx(10_000 / attended_bytes)
    assert figures["disk_amplification"] == pytest.approx(8000 / attended_bytes)
    json.dumps(figures, allow_nan=False)


def test_amplification_is_over_rows_in_the_bits_that_they_are_stored_in() -> None:
    coded = KVShape(num_layers=2, num_kv_heads=2, head_dim=16, dtype="rotated-4")
    assert coded.token_bytes < SHAPE.token_bytes / 6
    figures = figures_of(("runahead?bits=4", 0.1), [sample(tiers=(6400, 0, 0), rows=(64, 64), kept=coded)], SHAPE)
    assert figures["amplification"] == pytest.approx(6400 / (64 * coded.token_bytes))


def test_precision_is_of_what_was_read_ahead_and_recall_of_what_was_chosen() -> None:
    one = sample(rows=(64, 64), ahead=(3, 1, 4), rows_per_record=16)
    figures = figures_of(("contiguous", 0.2), [one], SHAPE)
    assert (figures["prefetch_precision"], figures["prefetch_recall"]) == (0.5, 0.5)
    unknown = figures_of(("spec", 0.2), [replace(one, rows_per_record=None)], SHAPE)
    assert (unknown["prefetch_precision"], unknown["prefetch_recall"]) == (0.5, None)
    nothing = figures_of(("attentionstore", None), [sample(rows=None)], SHAPE)
    assert (nothing["prefetch_precision"], nothing["rows_share"]) == (None, 1.0)


def report(settings: Settings | None = None, **parts: Any) -> Any:
    return reuse.report_of(settings or Settings(), measured(**parts), {"cpu": "made up"})


def test_a_report_of_everything_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    figures = figures_of(("impress", 0.05), [sample()], SHAPE)
    report(
        native=COLD, emulated=COLD, bandwidth=FOUND, recompute_s=[20.0], warm=WARM, warm_waiting=WARM, ablations=COLD,
        warm_ablations=WARM, sweeps={"alpha": {"impress": [(0.4, figures), (0.6, figures)]}},
    ).show(as_json=False)  # fmt: skip
    shown = capsys.readouterr().out
    assert "EMULATED disk of 20.0 MB/s" in shown
    assert "sweep of alpha" in shown
    content = json.loads(shown.splitlines()[-1])
    assert [one["x"] for one in content["figures"]["sweeps"]["alpha"]["impress"]] == [0.4, 0.6]
    assert len(content["bars"]) == 12
    assert content["figures"]["warm_setting"]["prefixes"] == 8


def test_a_report_of_a_part_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    made = report(native=cold(contiguous_25=1.0))
    made.show(as_json=False)
    assert made.bars == []
    assert set(json.loads(capsys.readouterr().out.splitlines()[-1])["figures"]) == {"prefix_tokens", "native"}


def test_notes_say_when_the_bandwidth_was_missed_or_has_drifted() -> None:
    assert any("MISSED" in note for note in report(emulated=COLD, bandwidth=MISSED).notes)
    steady = {("impress", 0.05): [sample(1.0, load_s=0.81)]}
    drifted = {("impress", 0.05): [sample(1.0, load_s=0.7)]}
    assert not any("measured rounds" in note for note in report(emulated=steady, bandwidth=FOUND).notes)
    assert any("blocked 70.0%" in note for note in report(emulated=drifted, bandwidth=FOUND).notes)


@pytest.mark.parametrize(("rows", "is_noted"), [(32, False), (48, False), (49, True)])
def test_rows_beyond_the_budget_and_one_chunk_are_noted(rows: int, is_noted: bool) -> None:
    native = {("runahead", 0.1): [sample(rows=(rows, rows))]}
    assert any("MORE than its budget of 32" in note for note in report(native=native).notes) == is_noted


def test_plots_show_each_part_and_each_sweep(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib, the optional extra `bench`")
    figures = figures_of(("impress", 0.05), [sample()], SHAPE)
    made = report(native=COLD, warm=WARM, sweeps={"bandwidth": {"impress 5%": [(20.0, figures), (40.0, figures)]}})
    reuse_plots.draw(tmp_path, made.figures)
    wanted = {"ttft-native.svg", "bytes-native.svg", "ttft-warm.svg", "bytes-warm.svg", "sweep-bandwidth.svg"}
    assert {path.name for path in tmp_path.iterdir()} == wanted
    assert "blocked on I/O" in (tmp_path / "ttft-native.svg").read_text()


# -- requests ----------------------------------------------------------------------------------------------------------


class Words:
    """A tokenizer of one token a word."""

    def encode_text(self, text: str) -> list[int]:
        return [hash(word) for word in text.replace("\n", " \n ").split(" ")]


WORDS: Any = Words()


def test_documents_are_disjoint_whole_records() -> None:
    some = documents(WORDS, 3, 200)
    assert [len(document) for document in some] == [192] * 3
    assert [token for document in some for token in document] == documents(WORDS, 1, 3 * 192)[0]
    with pytest.raises(BenchError, match="no 1 documents of"):
        documents(WORDS, 1, 10**7)
    with pytest.raises(BenchError, match="no 1 documents of"):
        documents(WORDS, 1, 63)


def test_no_question_is_measured_that_a_store_has_learned_from() -> None:
    measured_ones, others = measured_questions(WORDS), other_questions(WORDS)
    assert {len(question) for question in measured_ones + others} == {QUESTION_TOKENS}
    assert not {tuple(question) for question in measured_ones} & {tuple(question) for question in others}


def test_default_configurations_are_those_of_the_bars() -> None:
    made_up = {configuration: [sample(1.0)] for configuration in DEFAULT_CONFIGURATIONS}
    warm = {(preset, 0.25): [sample(1.0, tiers=(0, 1, 1))] for preset in Settings().warm_presets}
    made = bars(native=made_up, emulated=made_up, bandwidth=FOUND, recompute_s=[1.0], warm=warm, warm_waiting=warm)
    assert len(made) == 12


def test_a_preset_that_loads_everything_is_asked_once() -> None:
    names = ["attentionstore", "attentionstore?bits=4", "impress", "recompute"]
    assert configurations_of(names, [0.1, 0.2]) == [
        ("attentionstore", None),
        ("attentionstore?bits=4", 1.0),
        ("impress", 0.1),
        ("impress", 0.2),
    ]
    assert warm_presets_of(["impress"]) == ["impress"]
    assert warm_presets_of(["runahead", "recompute"]) == ["runahead", LOOKING_AHEAD]


def test_every_name_of_a_sweep_or_ablation_exists() -> None:
    for name in (*ABLATIONS, *(point.configuration[0] for make in POINTS.values() for point in make())):
        assert preset_of(name).selector is not None
    assert set(SWEEPS) == {"bandwidth", "prefixes", *POINTS}
    assert preset_of(LOOKING_AHEAD).policy == "lfu"


@pytest.mark.parametrize("pattern", ["normal", "zipf"])
def test_reuse_is_skewed_and_always_the_same(pattern: str) -> None:
    warm = Warm(pattern=pattern, num_warm_up=0, num_measured=2000)
    drawn = draw(warm, 5)
    assert drawn == draw(warm, 5)
    counts = Counter(one.prefix for one in drawn)
    assert set(counts) == set(range(8))
    assert counts.most_common(1)[0][1] > 3 * min(counts.values())
    assert {one.question for one in drawn} == set(range(5))


def test_caches_are_the_stated_share_of_the_kv_split_as_in_the_paper() -> None:
    warm = Warm(num_prefixes=10, prefix_tokens=1024, cache_share=0.4)
    sizes = warm.sizes(1000, 2000)
    cache_bytes = 0.4 * 10 * 1024 * 1000
    assert sizes.device_bytes == pytest.approx(cache_bytes * 10 / 42, abs=1)
    assert cache_bytes <= sizes.device_bytes + sizes.host_bytes < cache_bytes + PAGE_BYTES
    assert sizes.disk_bytes > 2 * 10 * 1024 * 2000


def test_budgets_may_be_per_cent(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("--presets", "impress", "--budgets")
    assert command(monkeypatch, *asked, "10%,25%") == command(monkeypatch, *asked, "0.1,0.25")


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Settings:
    taken: list[Settings] = []

    def run(settings: Settings, **_: object) -> int:
        taken.append(settings)
        return 0

    monkeypatch.setattr("benchmarks.reuse.command.run", run)
    result = CliRunner().invoke(app, ["bench", "reuse", *arguments])
    assert result.exit_code == 0, result.output
    return taken[0]


def test_the_command_without_options_measures_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command(monkeypatch) == Settings()


def test_options_of_the_command_reach_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = command(
        monkeypatch, "--phases", "sweeps, native", "--presets", "impress,runahead", "--budgets", "0.1",
        "--bandwidth", "25", "--sweeps", "alpha", "--reuse-pattern", "zipf",
    )  # fmt: skip
    assert settings.phases == ["native", "sweeps"]
    assert settings.configurations == (("impress", 0.1), ("runahead", 0.1))
    assert settings.warm_presets == ["impress", "runahead", LOOKING_AHEAD]
    assert (settings.bytes_per_s, settings.sweeps, settings.warm.pattern) == (25e6, ["alpha"], "zipf")


def test_bits_add_load_all_and_the_same_configurations_in_fewer_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = command(monkeypatch, "--presets", "runahead", "--budgets", "0.05", "--bits", "4")
    assert settings.configurations == (
        (EXACT, None), (f"{EXACT}?bits=4", 1.0), ("runahead", 0.05), ("runahead?bits=4", 0.05),
    )  # fmt: skip
    assert settings.warm_presets == ["runahead", LOOKING_AHEAD], "warm as ever"
    assert len(command(monkeypatch, "--bits", "4,8").configurations) == 3 * len(DEFAULT_CONFIGURATIONS)


def test_a_quick_run_has_fewer_rounds_and_its_report_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings = command(monkeypatch, "--quick", "--emulated-rounds", "1", "--accuracy", str(tmp_path))
    assert (settings.rounds, settings.emulated_rounds, settings.accuracy) == (3, 1, tmp_path)
    assert settings.num_steps < Settings().num_steps / 3
    assert any("do not quote" in note for note in report(settings, native=COLD).notes)
    assert not any("do not quote" in note for note in report(native=COLD).notes)


@pytest.mark.parametrize(
    "wrong", [["--phases", "hot"], ["--sweeps", "beta"], ["--reuse-pattern", "flat"], ["--bits", "16"]]
)
def test_a_word_that_is_unknown_is_refused(wrong: list[str]) -> None:
    result = CliRunner().invoke(app, ["bench", "reuse", *wrong])
    assert result.exit_code == 2
    assert "is none of" in result.output


# -- real engines ------------------------------------------------------------------------------------------------------

TINY_PREFIX, TINY_BUDGET = 256, 0.25
SIZES = Sizes(disk_bytes=2**28, host_bytes=2**25)


def draw_tokens(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


@pytest.fixture(scope="module")
def tiny_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("models") / "llama"
    random_model(tiny_config("llama"), str(path))
    return path


PREFIX = draw_tokens(TINY_PREFIX, 1)
QUESTIONS = [draw_tokens(QUESTION_TOKENS, seed) for seed in (2, 3)]
OTHERS = [draw_tokens(QUESTION_TOKENS, seed) for seed in (4, 5)]


def test_cold_requests_read_everything_from_disk_and_the_next_ones_nothing(tiny_model: Path, tmp_path: Path) -> None:
    steps: list[str] = []
    configurations = configurations_of(["attentionstore", "impress", "contiguous", "runahead"], [TINY_BUDGET])
    prompts = [[*PREFIX, *question] for question in QUESTIONS]
    with PresetEngines(tiny_model, tmp_path, [preset for preset, _ in configurations], SIZES, 1) as engines:
        engines.store(PREFIX)
        requests = Requests(engines, steps.append)
        samples = requests.rounds(configurations, prompts, 3, "cold")
        shape = engines.exact.facts.kv
        again = requests.ask(("runahead", TINY_BUDGET), prompts[0], "again", is_cold=False)
    assert len(steps) == 3 * len(configurations) + 1
    assert steps[0] == "cold: attentionstore"
    assert steps[len(configurations)] == "cold: impress 25%", "another configuration begins the second round"
    for configuration, taken in samples.items():
        figures = figures_of(configuration, taken, shape)
        assert figures["requests"] == 3
        assert figures["mb_of_disk"] >= figures["mb_from_disk"] > 0
        assert figures["disk_amplification"] >= 1
        assert taken[0].disk_bytes == taken[2].disk_bytes, "the same question reads as many bytes"
        assert all(one.ttft_s >= one.blocked_s >= 0 for one in taken)
    assert samples["attentionstore", None][0].rows_by_layer(shape.num_layers) == [TINY_PREFIX] * shape.num_layers
    assert {one.rows_per_record for one in samples["runahead", TINY_BUDGET]} == {3 * 16}
    assert {one.rows_per_record for one in samples["impress", TINY_BUDGET]} == {None}
    assert again.disk_bytes == again.reply.bytes_from_disk == 0
    assert again.reply.bytes_from_host > 0


def test_stores_that_reorder_have_done_so_and_only_those(tiny_model: Path, tmp_path: Path) -> None:
    steps: list[str] = []
    with PresetEngines(tiny_model, tmp_path, ["impress", "contiguous"], SIZES, 1) as engines:
        engines.store(PREFIX)
        done = finish_reordering(engines, [PREFIX], OTHERS, TINY_BUDGET, steps.append)
        stores = {name: engine.store for name, engine in engines.engines.items()}
        is_reordered = {
            name: {extent.is_reordered for extent in store.inventory.extents()}
            for name, store in stores.items()
            if store is not None
        }
        again = finish_reordering(engines, [PREFIX], OTHERS, TINY_BUDGET, steps.append, done=done)
    assert done == {"impress"}
    assert again == set()
    assert is_reordered == {"attentionstore": {False}, "impress": {True}, "contiguous": {False}}
    assert len(steps) == len(OTHERS) + 1


def test_a_store_of_coded_rows_learns_from_its_twin_and_orders_rows_alike(tiny_model: Path, tmp_path: Path) -> None:
    names, steps = ["runahead", "runahead?bits=8"], list[str]()
    with PresetEngines(tiny_model, tmp_path, names, SIZES, 1) as engines:
        engines.store(PREFIX)
        assert finish_reordering(engines, [PREFIX], OTHERS, TINY_BUDGET, steps.append) == set(names)
        assert len([step for step in steps if "unmeasured" in step]) == len(OTHERS), "only the twin's steps say so"
        orders = []
        for name in names:
            store = engines.engines[name].store
            assert store is not None
            assert {extent.is_reordered for extent in store.inventory.extents()} == {True}
            placement = store.acquire([*PREFIX, PREFIX[-1]], save=False)
            orders.append(store.important_rows(placement.placement_id, TINY_PREFIX // 4))
            store.settle(placement.placement_id)
        twin, coded = orders
        assert twin is not None
        assert coded is not None
        kept = [len(set(a) & set(b)) / len(a) for a, b in zip(twin.tolist(), coded.tolist(), strict=True)]
        assert min(kept) > 0.9, "up to ties in half precision, the same rows matter"


def test_another_policy_is_followed_by_the_memory_of_the_same_preset(tiny_model: Path, tmp_path: Path) -> None:
    with PresetEngines(tiny_model, tmp_path, ["runahead", LOOKING_AHEAD], SIZES, 1) as engines:
        ours, other = (engines.engines[name].store for name in ("runahead", LOOKING_AHEAD))
        assert ours is not None
        assert other is not None
        assert (ours.config.policy, other.config.policy) == (preset_of("runahead").policy, "lfu")
        assert ours.identity.layout == other.identity.layout


def test_the_weights_are_loaded_once_for_all_presets(
    tiny_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[Model] = []

    def load(directory: str, dtype: str) -> Model:
        loaded.append(load_model(directory, dtype))
        return loaded[-1]

    monkeypatch.setattr(preset_engines, "load_model", load)
    with PresetEngines(tiny_model, tmp_path, ["impress", "runahead"], SIZES, 1) as engines:
        assert len(engines.engines) == 3
        assert all(engine.facts is loaded[0].facts for engine in engines.engines.values())
    assert len(loaded) == 1


def test_records_that_do_not_divide_a_prefix_hold_as_much_as_is_whole(tiny_model: Path, tmp_path: Path) -> None:
    with PresetEngines(tiny_model, tmp_path, ["impress?chunk=128", "contiguous"], SIZES, 1) as engines:
        engines.store(PREFIX[:192])
        held = {}
        for name in ("impress?chunk=128", "contiguous"):
            store = engines.engines[name].store
            assert store is not None
            held[name] = len(store.inventory.match(PREFIX[:192])) * store.geometry.tokens_per_chunk
    assert held == {"impress?chunk=128": 128, "contiguous": 192}


@pytest.mark.parametrize(("sweep", "tokens"), [("chunk", 7680), ("alpha", 7872)])
def test_points_of_a_sweep_are_asked_of_what_whole_records_of_all_of_them_hold(sweep: str, tokens: int) -> None:
    assert list(points_by_length(sweep, 7872)) == [tokens]
    assert all(tokens % point.x == 0 for point in POINTS[sweep]() if sweep == "chunk")


def test_a_sweep_has_no_points_that_its_document_is_too_short_for() -> None:
    assert list(points_by_length("length", 7872)) == [1024, 2048, 4096, 7680]
    assert list(points_by_length("length", 4095)) == [1024, 2048]


def test_a_request_alone_begins_after_a_pause_and_one_that_waits_does_not(
    tiny_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with PresetEngines(tiny_model, tmp_path, [], SIZES, 1) as engines:
        engines.store(PREFIX)
        requests, exact = Requests(engines, lambda _: None), configurations_of([EXACT], [])
        prompts = [[*PREFIX, *question] for question in QUESTIONS]
        pauses: list[float] = []
        clock = SimpleNamespace(sleep=pauses.append, perf_counter=time.perf_counter)  # patched in this module alone
        monkeypatch.setattr(reuse_requests, "time", clock)
        ask_with_one_waiting(requests, exact[0], prompts, "one waits")
        assert not pauses
        requests.rounds(exact, prompts, 3, "alone")
        assert pauses == [SETTLE_S] * 3


@whole_bench
def test_all_phases_measure_what_they_say(tiny_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reuse_bench, "THREADS", 1)
    monkeypatch.setattr(reuse_bench, "Tokenizer", lambda model: type("Loaded", (), {"load": lambda self: None})())
    monkeypatch.setattr(
        reuse_bench, "documents", lambda _, number, length: [draw_tokens(length, seed) for seed in range(number)]
    )
    monkeypatch.setattr(reuse_bench, "measured_questions", lambda _: QUESTIONS)
    monkeypatch.setattr(reuse_bench, "other_questions", lambda _: OTHERS)
    monkeypatch.setattr(reuse_bench, "BANDWIDTH_FACTORS", (1, 2))
    for module in ("sweeps", "settings"):
        monkeypatch.setattr(f"benchmarks.reuse.{module}.NUMBERS_OF_PREFIXES", (2,))
        monkeypatch.setattr(f"benchmarks.reuse.{module}.ABLATIONS", ("impress+itf", "impress", "contiguous-cache"))
    monkeypatch.setitem(POINTS, "alpha", lambda: [Point("impress", 0.2, ("impress?alpha=0.2", TINY_BUDGET))])
    monkeypatch.setitem(
        POINTS, "length", lambda: [Point("impress", n, ("impress", TINY_BUDGET), n) for n in (128, 256, 1024)]
    )
    configurations = configurations_of(["attentionstore", "impress", "runahead"], [0.05])
    settings = Settings(
        configurations=configurations, phases=PHASES, prefix_tokens=TINY_PREFIX, rounds=2, emulated_rounds=1,
        sweep_rounds=1, recompute_rounds=2, bytes_per_s=5e7, warm_presets=("impress", "runahead", LOOKING_AHEAD),
        warm=Warm(num_prefixes=2, prefix_tokens=128, cache_share=8, num_warm_up=8, num_measured=3),
        sweeps=("bandwidth", "alpha", "length", "prefixes"),
    )  # fmt: skip
    expected_steps, steps = settings.num_steps, list[str]()
    done = Bench(settings, tiny_model, tmp_path, steps.append).measure()
    assert {key: len(some) for key, some in done.native.items()} == dict.fromkeys(configurations, 2)
    assert {key: len(some) for key, some in done.emulated.items()} == dict.fromkeys(configurations, 1)
    assert done.bandwidth is not None
    assert done.bandwidth.bytes_per_s == 5e7
    # The emulated disk counts the bytes that the store counts.
    assert done.emulated["attentionstore", None][0].disk_bytes == done.native["attentionstore", None][0].disk_bytes
    assert len(done.recompute_s) == 2
    assert {key: len(some) for key, some in done.warm.items()} == {
        (preset, 0.25): 3 for preset in ("impress", "runahead", LOOKING_AHEAD)
    }
    # Everything fits into memory, so a warm request reads nothing; the device tier holds a part.
    ours = figures_of(("runahead", 0.25), done.warm["runahead", 0.25], done.shape)
    assert ours["hit_device"] > 0
    assert ours["hit_device"] + ours["hit_host"] > 0.5
    assert [preset for preset, _ in done.ablations] == ["impress+itf", "impress", "contiguous-cache"]
    assert len(done.warm_ablations) == 3
    assert {name: sorted(series) for name, series in done.sweeps.items()} == {
        "bandwidth": ["attentionstore", "contiguous 5%", "impress 5%", "runahead 5%"],
        "alpha": ["impress"],
        "length": ["impress"],
        "prefixes": ["contiguous 25%", "impress 25%", "runahead 25%"],
    }
    assert [x for x, _ in done.sweeps["bandwidth"]["impress 5%"]] == [50, 100]
    short, long = (figures for _, figures in done.sweeps["length"]["impress"])
    assert short["rows_per_layer"] == 32
    assert long["rows_per_layer"] == 64
    assert 0.8 < len(steps) / expected_steps < 1.25, "progress announced about this number of steps"
    assert short["mb_of_disk"] < 0.8 * long["mb_of_disk"], "it is a document of its own, not a part of the long one"
    assert not list(tmp_path.glob("document of *"))
    left = {path.name for path in (tmp_path / "document").iterdir()}
    assert "impress" in left
    assert "impress?alpha=0.2" not in left
    assert not (tmp_path / "warm").exists()
    assert sum(": unmeasured question" in step for step in steps if step.startswith("reordering impress:")) >= 2
    reuse.report_of(settings, done, {}).json_line()
