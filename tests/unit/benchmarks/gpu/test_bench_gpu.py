"""The GPU bench on the CPU: its injected sets, its arithmetic, and the whole script on a tiny shape."""

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from benchmarks.fixtures.tiny_model import write_tiny_model
from benchmarks.gpu.__main__ import main
from benchmarks.gpu.command import MEASURES
from benchmarks.gpu.frame.bench import Bench
from benchmarks.gpu.frame.budget import TimeBudget
from benchmarks.gpu.frame.clock import Clock, covered
from benchmarks.gpu.frame.settings import FEWER_BITS, Settings, parse
from benchmarks.gpu.frame.shapes import SHAPES, config_of
from benchmarks.gpu.phases.attention import roofline
from benchmarks.gpu.phases.copies import copy_row
from benchmarks.gpu.phases.importance import (
    DrawnImportance,
    chunk_mass,
    jaccard,
    statistics_of,
    top,
)
from benchmarks.gpu.phases.records import RecordLoads, StoredRecords
from benchmarks.gpu.phases.sets import InjectedScores, injected
from benchmarks.gpu.report import bars_of, save, show, text_table
from benchmarks.report.bars import BenchError
from benchmarks.simulation.plans import plan
from cluster.planning.cost_key import device_name
from cluster.planning.files import read_cost
from kvstore import KVShape
from kvstore.format.layout import PAGE_BYTES
from tests.support.every_case import whole_bench
from tests.support.lagging_device import LaggingDevice
from tests.support.tiny_models import tiny_config
from workers.model.stock_model import random_model_in_memory
from workers.presets.preset import Preset
from workers.selection.contiguous import CHUNK_TOKENS, PERIOD_LAYERS, rows_of
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection
from workers.selection.sizes import PROBE_HEADS

LAYERS, ROWS, BUDGET = 28, 16_384, 0.05
CHOSEN = round(ROWS * BUDGET)

# -- the injected mass -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("num_rows", [4096, 16_384])
def test_sets_have_the_papers_statistics(num_rows: int) -> None:
    drawn = [DrawnImportance(LAYERS, num_rows, seed=seed) for seed in range(4)]
    found = [statistics_of(importance, LAYERS, round(num_rows * BUDGET)) for importance in drawn]
    assert 0.48 <= np.mean([each.head_jaccard for each in found]) <= 0.68
    assert 0.52 <= np.mean([each.period_coverage for each in found]) <= 0.64


def test_the_same_seed_draws_the_same_and_another_one_does_not() -> None:
    one, same, other = (DrawnImportance(4, 1024, seed=seed).mass(3, 2, range(3)) for seed in (5, 5, 6))
    assert np.array_equal(one, same)
    assert not np.array_equal(one, other)


def test_a_head_looks_the_same_beside_any_other_head() -> None:
    importance = DrawnImportance(4, 1024)
    assert np.array_equal(importance.mass(0, 1, range(3))[2], importance.mass(0, 1, range(2, 3))[0])


def test_questions_look_at_much_the_same_rows_so_that_a_reorder_can_learn() -> None:
    importance = DrawnImportance(2, ROWS)
    one, other = (top(importance.mass(question, 1, range(3)).sum(0), CHOSEN) for question in (0, 4))
    assert 0.7 < jaccard(one, other) < 1.0


def test_rows_scatter_over_records_as_those_of_smollm2_do() -> None:
    importance = DrawnImportance(8, ROWS)
    sets = [top(importance.mass(0, layer, range(PROBE_HEADS)).sum(0), CHOSEN) for layer in range(8)]
    amplification = np.mean([len(np.unique(rows // 64)) * 64 / CHOSEN for rows in sets])
    assert amplification == pytest.approx(12.8, abs=1.0)


def test_the_first_row_is_the_sink_of_every_head() -> None:
    mass_HP = DrawnImportance(2, 1024).mass(0, 1, range(4))
    assert (mass_HP.argmax(1) == 0).all()
    assert mass_HP.sum(1) == pytest.approx(1.0, abs=1e-4)


# -- presets that choose by the injected mass --------------------------------------------------------------------------

HEADS, KV_HEADS, HEAD_DIM, NEW = 8, 2, 16, 5
SMALL_LAYERS, SMALL_ROWS, SMALL_CHOSEN = 2 * PERIOD_LAYERS, 2048, 102


@pytest.fixture(scope="module")
def importance() -> DrawnImportance:
    return DrawnImportance(SMALL_LAYERS, SMALL_ROWS)


@pytest.fixture
def presets(importance: DrawnImportance) -> dict[str, Preset]:
    scores = InjectedScores(importance, SMALL_LAYERS, HEADS, KV_HEADS)
    scores.ask(0)
    return injected(["attentionstore", "h2o-lfu", "impress", "contiguous", "runahead"], scores)


def chosen(preset: Preset) -> list[tuple[Evidence, Selection]]:
    """Choices of the preset's selector layer by layer, over random keys, each with the evidence that it used."""
    assert preset.selector is not None
    selector, generator = preset.selector(), torch.Generator().manual_seed(1)
    choices = []
    for layer in range(SMALL_LAYERS):
        q_NTD = torch.randn(HEADS, NEW, HEAD_DIM, generator=generator)
        query = LayerQuery(layer, q_NTD, torch.zeros(HEADS, NEW), HEAD_DIM**-0.5, KV_HEADS)
        kind = selector.evidence(layer)
        keys_KPD = torch.randn(KV_HEADS, SMALL_ROWS, HEAD_DIM, generator=generator)
        means_KCMD = torch.randn(KV_HEADS, SMALL_ROWS // CHUNK_TOKENS, 2, HEAD_DIM, generator=generator)
        selection = selector.select(
            query, LayerEvidence(kind, keys_KPD, means_KCMD if layer % 3 == 0 else None), SMALL_CHOSEN
        )
        if selection is None:
            kind = Evidence.KEYS
            selection = selector.select(query, LayerEvidence(kind, keys_KPD), SMALL_CHOSEN)
        assert selection is not None
        choices.append((kind, selection))
    return choices


def test_a_preset_that_chooses_nothing_stays_as_it_is(presets: dict[str, Preset]) -> None:
    assert presets["attentionstore"].selector is None
    assert presets["attentionstore"].name == "attentionstore"


def test_probe_heads_pass_the_gate_at_every_layer_and_vote(
    presets: dict[str, Preset], importance: DrawnImportance
) -> None:
    for layer, (kind, selection) in enumerate(chosen(presets["impress"])):
        assert kind is Evidence.PROBE
        assert selection.rows_HR.shape == (1, SMALL_CHOSEN)
        mass_HP = importance.mass(0, layer, range(PROBE_HEADS))
        unanimous = set.intersection(*(set(top(mass_P, SMALL_CHOSEN).tolist()) for mass_P in mass_HP))
        assert unanimous <= set(selection.rows_HR[0].tolist())


def test_probe_heads_that_disagree_fall_back_to_sets_by_head() -> None:
    disagreeing = DrawnImportance(SMALL_LAYERS, SMALL_ROWS, head_share=0.95)
    assert statistics_of(disagreeing, SMALL_LAYERS, SMALL_CHOSEN).head_jaccard < 0.1
    scores = InjectedScores(disagreeing, SMALL_LAYERS, HEADS, KV_HEADS)
    scores.ask(0)
    kinds = {kind for kind, _ in chosen(injected(["impress"], scores)["impress"])}
    assert kinds == {Evidence.KEYS}


def test_h2o_has_a_set_for_every_kv_head(presets: dict[str, Preset], importance: DrawnImportance) -> None:
    for layer, (_, selection) in enumerate(chosen(presets["h2o-lfu"])):
        mass_KP = importance.mass(0, layer, range(KV_HEADS))
        assert selection.rows_HR.tolist() == [top(mass_P, SMALL_CHOSEN).tolist() for mass_P in mass_KP]


def test_contiguous_has_the_greatest_chunks_of_each_period(
    presets: dict[str, Preset], importance: DrawnImportance
) -> None:
    choices = chosen(presets["contiguous"])
    assert [kind for kind, _ in choices].count(Evidence.PROBE) == 2
    for layer in (0, PERIOD_LAYERS):
        mass_C = chunk_mass(importance.mass(0, layer, range(PROBE_HEADS)).sum(0))
        expected = rows_of(torch.from_numpy(top(mass_C, -(-SMALL_CHOSEN // CHUNK_TOKENS))))
        assert choices[layer][1].rows_HR[0].tolist() == expected.tolist()
        assert choices[layer + PERIOD_LAYERS - 1][1] is choices[layer][1]


def test_ours_has_chunks_of_the_same_mass_and_what_it_carried_over(presets: dict[str, Preset]) -> None:
    choices = [selection for _, selection in chosen(presets["runahead"])]
    for before, after in zip(choices[:-3:3], choices[3::3], strict=False):
        assert before.carried_R is not None
        assert set(before.carried_R.tolist()) <= set(after.rows_HR[0].tolist())
        assert {0, SMALL_ROWS - 1} <= set(after.rows_HR[0].tolist())


def test_the_presets_own_judgement_is_computed_and_ignored(
    presets: dict[str, Preset], importance: DrawnImportance, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged_layers: list[int] = []

    def column_sums(query: LayerQuery, keys_KPD: torch.Tensor, heads: slice) -> torch.Tensor:
        judged_layers.append(query.layer)
        return torch.full((len(range(HEADS)[heads]), SMALL_ROWS), torch.nan)

    monkeypatch.setattr("benchmarks.gpu.phases.sets.column_sums", column_sums)
    chosen(presets["impress"])
    assert judged_layers == list(range(SMALL_LAYERS))


# -- arithmetic and words ----------------------------------------------------------------------------------------------


def test_the_union_of_spans_counts_overlaps_once() -> None:
    assert covered([(5.0, 6.0), (0.0, 2.0), (1.0, 3.0), (1.5, 1.7)]) == pytest.approx(4.0)
    assert covered([]) == 0.0


def test_the_roofline_counts_pairs_and_rows_once(tmp_path: Path) -> None:
    facts = random_model_in_memory(tiny_config("llama"), str(tmp_path), "bfloat16").facts
    flops, num_bytes = roofline(facts, num_chosen=10, num_new=4)
    heads_dim = facts.num_heads * facts.kv.head_dim
    kv_dim = facts.kv.num_kv_heads * facts.kv.head_dim
    assert flops == 4 * heads_dim * (11 + 12 + 13 + 14)
    assert num_bytes == 2 * (2 * kv_dim * 14 + 2 * heads_dim * 4)


class FakeTime:
    """A fake clock whose time passes only when a test moves it."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def test_phases_that_do_not_fit_are_skipped_and_named(tmp_path: Path) -> None:
    time, reserves = FakeTime(), dict[str, float]()
    bench = Bench(Settings(shape="tiny", device="cpu", out=tmp_path), tmp_path, TimeBudget(100.0, clock=time))
    bench.clock = ClockOfAGpu()

    def measure(name: str, seconds: float, bench: Bench) -> None:
        reserves[name] = bench.budget.reserve_s
        time.now_s += seconds

    seconds = {"attention": 70.0, "reuse": 0.0, "copies": 0.0}
    bench.run({name: partial(measure, name, each) for name, each in seconds.items()})
    assert reserves == {"attention": 80.0, "copies": 0.0}, "time is kept for later phases"
    assert bench.figures["skipped"] == ["reuse: needs about 60 s, but 30 s were left"]
    assert bench.figures["phase_s"] == {"model": 0.0, "attention": 70.0, "copies": 0.0}
    assert not bench.budget.allows("another round", 10.0, besides_s=25.0)


FIGURES: dict[str, Any] = {
    "presets": {
        name: {"ttft_ms": value} for name, value in {"impress": 40.0, "runahead": 10.0, "recompute": 90}.items()
    },
    "idle_shares": {"impress": 0.8, "runahead": 0.2},
    "attention": [
        {"ratio": 2.0, "is_judged": False},
        {"ratio": 1.1, "is_judged": True, "is_flash": True, "difference": 0.01},
    ],
    "reads": {"direct_io": True, "native_aio": True},
    "copies": [{"share": 0.8}, {"share": 0.9}],
}


def verdicts(figures: dict[str, Any], *, is_gpu: bool = True) -> dict[str, tuple[float | None, str]]:
    bars = bars_of(figures, is_gpu=is_gpu)
    assert all((bar.ok is None) == (bar.verdict not in ("ok", "MISSED")) for bar in bars)
    return {bar.id: (bar.value, bar.verdict) for bar in bars}


def test_bars_are_judged_on_a_gpu() -> None:
    assert verdicts(FIGURES) == {
        "gpu_ttft_vs_impress": (4.0, "ok"),
        "gpu_h2d_share": (0.8, "MISSED"),
        "gpu_vs_recompute": (9.0, "MISSED"),
        "gpu_attention_ratio": (1.1, "ok"),
        "gpu_idle_ratio": (0.25, "ok"),
    }


def test_no_bar_is_judged_on_a_processor() -> None:
    assert {verdict for _, verdict in verdicts(FIGURES, is_gpu=False).values()} == {"not a GPU"}


def test_what_was_not_measured_is_said() -> None:
    found = verdicts({"presets": {"runahead": {"ttft_ms": 1.0}}})
    assert set(found.values()) == {(None, "not measured")}


def test_times_of_the_page_cache_are_not_judged() -> None:
    found = verdicts({**FIGURES, "reads": {"direct_io": False}})
    not_cold = {bar_id for bar_id, (_, verdict) in found.items() if verdict == "not cold"}
    assert not_cold == {"gpu_ttft_vs_impress", "gpu_vs_recompute", "gpu_idle_ratio"}
    assert found["gpu_h2d_share"] == (0.8, "MISSED")


def test_attention_is_not_judged_beside_another_kernel_than_flash() -> None:
    attention = [{"ratio": 0.5, "is_judged": True, "is_flash": False, "difference": 0.0}]
    assert verdicts({**FIGURES, "attention": attention})["gpu_attention_ratio"] == (0.5, "no flash kernel")


@pytest.mark.parametrize("difference", [0.5, float("nan")])
def test_attention_is_not_judged_where_its_numbers_are_others(difference: float) -> None:
    attention = [{"ratio": 0.5, "is_judged": True, "is_flash": True, "difference": difference}]
    assert verdicts({**FIGURES, "attention": attention})["gpu_attention_ratio"] == (0.5, "wrong outputs")


def test_presets_are_not_judged_where_rows_are_judged_in_plain_torch() -> None:
    found = verdicts({**FIGURES, "why_no_kernel": "RuntimeError: Failed to find C compiler."})
    assert [bar_id for bar_id, (_, verdict) in found.items() if verdict == "no kernel"] == [
        "gpu_ttft_vs_impress",
        "gpu_idle_ratio",
    ]


def test_a_table_is_as_wide_as_its_cells() -> None:
    text = text_table("title", ["name", "ms"], [["a", "1.0"], ["longer", "100.0"]])
    assert text.splitlines() == ["title", "name       ms", "------  -----", "a         1.0", "longer  100.0"]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_has_room_for_its_default_prefix(shape: str) -> None:
    settings = Settings(shape=shape, device="cpu" if shape == "tiny" else "cuda")
    config = config_of(shape)
    assert settings.num_prefix % 64 == 0
    assert settings.num_prefix + settings.new_tokens <= config.max_position_embeddings
    assert settings.num_prefix == {"tiny": 1024, "opt-6.7b": 1984}.get(shape, 16_384)


def test_the_budget_may_be_per_cent_and_nothing_ambiguous() -> None:
    tiny = ("--shape", "tiny", "--device", "cpu", "--kv-budget")
    assert parse((*tiny, "25%"), "").kv_budget == parse((*tiny, "0.25"), "").kv_budget == 0.25
    with pytest.raises(BenchError, match=r"^--kv-budget: '25' is not a share; write 25% or 0.25$"):
        parse((*tiny, "25"), "")


@pytest.mark.parametrize(
    "changes, complaint",
    [
        ({"shape": "qwen2.5-7b", "device": "cpu"}, "--shape tiny"),
        ({"shape": "gpt-9"}, "none of qwen2.5-7b"),
        ({"shape": "opt-6.7b", "prefix_tokens": 2048}, "2048 positions"),
        ({"prefix_tokens": 32}, "at least 64"),
        ({"presets": ("unknown",)}, "'unknown' is none of"),
        ({"phases": ("sleep",)}, "'sleep' is none of"),
        ({"dtype": "int8"}, "'int8' is none of"),
        ({"kv_budget": 2.0}, "a share of the prefix"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_line(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BenchError, match=complaint) as caught:
        Settings(**changes)
    assert "\n" not in str(caught.value)


# -- copies ------------------------------------------------------------------------------------------------------------


def copied(device: LaggingDevice, shape: KVShape, num_prefix: int, num_rows: int) -> dict[str, Any]:
    with closing(StoredRecords(shape, num_prefix, num_rows)) as records:
        return copy_row(device, records)


def test_chosen_rows_are_read_from_where_they_lie() -> None:
    shape = KVShape(num_layers=5, num_kv_heads=2, head_dim=32, dtype="bfloat16")
    row = copied(LaggingDevice(), shape, 1024, num_rows=51)
    assert (row["direct_share"], row["copies"]) == (1.0, 0)


def test_without_a_kernel_chosen_rows_are_copied_slab_by_slab() -> None:
    device = LaggingDevice(gathers=False)
    shape = KVShape(num_layers=5, num_kv_heads=2, head_dim=32, dtype="bfloat16")
    few, many = (copied(device, shape, 1024, num_rows) for num_rows in (51, 256))
    assert (few["rows_per_layer"], many["rows_per_layer"]) == (48, 256)
    assert many["megabytes"] == pytest.approx(5 * 256 * 2 * shape.row_bytes / 1e6)
    assert many["copies"] >= many["megabytes"] * 1e6 / device.staging.slab_bytes > few["copies"]
    assert few["direct_share"] == many["direct_share"] == 0.0
    assert many["share"] == pytest.approx(many["rows_gb_s"] / many["pinned_gb_s"])
    assert many["load_share"] == pytest.approx(many["load_gb_s"] / many["pinned_gb_s"])
    assert many["threads"] == device.staging.team.num_threads == 3, "the team is back after the rounds of one thread"
    assert device.transfers.num_pending == 0


@pytest.mark.parametrize("direct_bytes", [2**20, 2**12])
def test_a_load_of_the_bench_brings_all_chosen_rows(direct_bytes: int) -> None:
    device = LaggingDevice(direct_bytes=direct_bytes)
    shape = KVShape(num_layers=4, num_kv_heads=2, head_dim=32, dtype="float32")
    with closing(StoredRecords(shape, 512, 100)) as records:
        loads = RecordLoads(records, device)
        loads.run()
        assert records.rows_per_layer == 96
        for index, _ in records.slots:
            got = loads.memory[index].cpu().flatten(3).view(torch.uint8).numpy()
            assert np.array_equal(got, records.rows(index))
    assert device.transfers.num_pending == 0


def test_a_load_of_the_bench_verifies_records() -> None:
    shape = KVShape(num_layers=4, num_kv_heads=2, head_dim=32, dtype="float32")
    with closing(StoredRecords(shape, 512, 100)) as records:
        loads = RecordLoads(records, LaggingDevice())
        loads.run()
        records.memory[records.entries[0][3][1] + PAGE_BYTES] ^= 1
        with pytest.raises(BenchError, match="record 3 of slot 0 is damaged"):
            loads.run()


def test_large_records_are_copied_from_where_they_lie() -> None:
    device = LaggingDevice(direct_bytes=2**18)
    shape = KVShape(num_layers=3, num_kv_heads=32, head_dim=64, dtype="float32")  # a record of 3 layers has 768 KiB
    assert copied(device, shape, 512, 51)["direct_share"] == 1.0
    assert device.staging.arena is None


# -- the whole script --------------------------------------------------------------------------------------------------

TINY_ARGUMENTS = ["--device", "cpu", "--shape", "tiny", "--threads", "1", "--rounds", "1"]


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], Path, str]:
    """The script's last line as JSON, its output directory, and all that it printed."""
    directory = tmp_path_factory.mktemp("gpu")
    command = [sys.executable, "-m", "benchmarks.gpu", *TINY_ARGUMENTS]
    places = ["--directory", str(directory / "stores"), "--out", str(directory / "out")]
    result = subprocess.run([*command, *places], check=False, capture_output=True, text=True, timeout=240)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout.splitlines()[-1]), directory / "out", result.stdout


Outcome = tuple[dict[str, Any], Path, str]


def test_the_json_line_has_everything(outcome: Outcome) -> None:
    content, _, _ = outcome
    assert content.keys() == {"bench", "machine", "figures", "notes", "bars"}
    figures = content["figures"]
    assert [row["what"] for row in figures["scores"]] == ["probe heads", "all heads", "sketch"]
    assert {"model", "presets", "sets", "attention", "peaks", "layers", "cost_model", "skipped"} <= figures.keys()
    assert list(figures["presets"]) == list(Settings(shape="tiny", device="cpu").presets)
    assert figures["skipped"] == []
    assert figures["failed"] == []
    assert all(row["difference"] < 0.02 for row in figures["attention"])
    assert figures["reads"].keys() == {"direct_io", "native_aio"}
    assert {bar["id"]: bar["ok"] for bar in content["bars"]} == {
        "gpu_ttft_vs_impress": None,
        "gpu_h2d_share": None,
        "gpu_vs_recompute": None,
        "gpu_attention_ratio": None,
        "gpu_idle_ratio": None,
    }
    assert {"device", "commit", "date", "dtype", "versions"} <= content["machine"].keys()
    assert content["machine"]["device"] == "cpu"


def test_figures_that_come_of_injected_sets_say_so(outcome: Outcome) -> None:
    content, _, text = outcome
    assert "INJECTED sets, drawn" in text
    assert any("no trained attention" in note for note in content["notes"])
    assert content["figures"]["sets"]["source"] == "drawn"


def test_no_figure_of_a_processor_passes_for_a_gpu(outcome: Outcome) -> None:
    _, _, text = outcome
    assert text.count("not a GPU") == 3
    assert "idle_shares" not in outcome[0]["figures"]


def test_results_are_written_to_files(outcome: Outcome) -> None:
    content, directory, text = outcome
    assert json.loads((directory / "gpu.json").read_text()) == content
    assert (directory / "gpu.txt").read_text().strip() in text
    assert not list(directory.parent.glob("stores/*"))


#: The tiny shape: each record is a header page and one page of payload.
RECORD_BYTES, TINY_LAYERS, TINY_TOKENS, TINY_CHOSEN = 8192, 18, 1024, 51
KEY_RECORDS = TINY_TOKENS // 64 * TINY_LAYERS


def records_of(figures: dict[str, Any]) -> float:
    """Records read from disk, without those read to identify important rows."""
    return (figures["mb_of_disk"] - figures["mb_to_identify"]) * 1e6 / RECORD_BYTES


def test_every_preset_read_what_its_design_says(outcome: Outcome) -> None:
    presets = outcome[0]["figures"]["presets"]
    assert presets["recompute"]["mb_of_disk"] == 0.0
    assert records_of(presets["attentionstore"]) == pytest.approx(KEY_RECORDS)
    to_identify = {name: round(presets[name]["mb_to_identify"] * 1e6 / RECORD_BYTES) for name in presets}
    assert to_identify == {
        "recompute": 0,
        "attentionstore": 0,
        "h2o-lru": KEY_RECORDS,  # the keys of all rows
        "h2o-lfu": KEY_RECORDS,
        "impress": KEY_RECORDS,  # keys of the probe heads, in records of their own
        "spec": KEY_RECORDS,
        "contiguous": TINY_TOKENS // 16 * 3,  # probe heads' keys at the first layer of each of three periods
        "runahead": TINY_TOKENS // 64,  # one sketch a chunk
        FEWER_BITS: TINY_TOKENS // 64 // 4,  # one sketch a chunk, without a header page and padding
    }


def test_a_preset_of_chunks_reads_chosen_records_and_those_that_it_wished_for_in_vain(outcome: Outcome) -> None:
    presets = outcome[0]["figures"]["presets"]
    chunks = -(-TINY_CHOSEN // 16)
    contiguous, ours = presets["contiguous"], presets["runahead"]
    assert records_of(contiguous) == pytest.approx(chunks * TINY_LAYERS + contiguous["prefetch_wasted"])
    assert contiguous["prefetch_useful"] + contiguous["prefetch_late"] > 0
    assert records_of(ours) == pytest.approx(chunks * TINY_LAYERS / 3)  # three layers a record
    assert ours["prefetch_wasted"] == 0
    assert ours["rows_per_layer"] == contiguous["rows_per_layer"] == 16 * chunks


def test_h2o_reads_the_values_of_its_sets_alone(outcome: Outcome) -> None:
    importance = DrawnImportance(TINY_LAYERS, TINY_TOKENS)
    records = 0
    for layer in range(TINY_LAYERS):
        sets = [top(mass_P, TINY_CHOSEN) for mass_P in importance.mass(0, layer, range(2))]
        records += len(np.unique(np.concatenate(sets) // 64))
    assert records_of(outcome[0]["figures"]["presets"]["h2o-lfu"]) == pytest.approx(records)


def test_impress_passes_its_gate_and_reads_few_reordered_records(outcome: Outcome) -> None:
    presets = outcome[0]["figures"]["presets"]
    assert presets["impress"]["fallback_layers"] == 0
    assert presets["impress"]["rows_per_layer"] == TINY_CHOSEN
    in_token_order = 2 * records_of(presets["h2o-lfu"])  # K and V
    assert 2 * TINY_LAYERS <= records_of(presets["impress"]) < in_token_order / 2
    assert presets["spec"]["mb_of_disk"] >= presets["impress"]["mb_of_disk"]


def test_the_cost_model_is_one_that_chains_can_be_planned_with(outcome: Outcome) -> None:
    content, directory, _ = outcome
    cost = read_cost(directory / "cost.json")
    assert cost.num_layers == TINY_LAYERS
    assert cost.key.model.startswith("qwen2-18-8x2x8")
    assert (cost.key.device, cost.key.threads, cost.key.dtype) == (device_name("cpu"), 1, "bfloat16")
    assert cost.load.bytes_per_s == pytest.approx(content["figures"]["disk_bytes_per_s"])
    assert cost.link.latency_s == pytest.approx(20e-6)
    assert "assumed" in json.loads((directory / "cost.json").read_text())["measured"]["link"]
    for num_workers in (2, 4, 8):
        planned = plan("tiny", cost, 4096, num_workers, stored_tokens=1024)
        assert len(planned.searched) == num_workers + 1


@whole_bench
def test_all_phases_run_on_a_device_with_memory_of_its_own(tmp_path: Path) -> None:
    settings = Settings(shape="tiny", device="cpu", presets=("impress", "runahead"), threads=1, rounds=1, out=tmp_path)
    bench = Bench(settings, tmp_path, TimeBudget(240.0), partial(LaggingDevice, slab_bytes=2**18))
    bench.run(MEASURES)
    assert bench.figures["skipped"] == bench.figures["failed"] == []
    assert {"presets", "attention", "copies", "layers", "cost_model"} <= bench.figures.keys()
    assert [row["bits"] for row in bench.figures["decoding"]] == [4, 8]
    assert all(row["decode_gb_s"] > 0 for row in bench.figures["decoding"])
    assert bench.figures["presets"]["impress"]["fallback_layers"] == 0
    assert records_of(bench.figures["presets"]["runahead"]) == pytest.approx(-(-TINY_CHOSEN // 16) * TINY_LAYERS / 3)
    assert verdicts(bench.figures)["gpu_h2d_share"][0] is not None
    assert "copies from the host" in bench.figures["cost_model"]["link"]


class ClockOfAGpu(Clock):
    """A clock that claims to be a GPU's, so that phases for GPUs also run."""

    is_gpu = True

    def busy_share(self, work: Callable[[], object]) -> float:
        work()
        return 0.25

    def name(self) -> dict[str, str]:
        return {"device": "a GPU that is none"}


@whole_bench
def test_on_a_gpu_all_bars_have_figures_and_nothing_fails_for_want_of_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("benchmarks.gpu.frame.bench.clock_of", lambda _: ClockOfAGpu())
    monkeypatch.setattr("benchmarks.gpu.phases.attention._GPU_SIDE", 64)
    monkeypatch.setattr("benchmarks.gpu.phases.attention._GPU_COPY_BYTES", 2**16)
    monkeypatch.setattr("benchmarks.gpu.phases.attention._ROUNDS", 1)
    monkeypatch.setattr("benchmarks.gpu.frame.bench.why_no_kernel", lambda: "")
    settings = Settings(
        shape="tiny",
        device="cpu",
        presets=("impress", "runahead", "recompute"),
        phases=("attention", "copies", "reuse"),
        threads=1,
        rounds=1,
        out=tmp_path / "out",
    )
    bench = Bench(settings, tmp_path, TimeBudget(480.0), partial(LaggingDevice, slab_bytes=2**18))
    bench.run(MEASURES, partial(save, bench))
    show(bench)
    content = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert content["figures"]["skipped"] == content["figures"]["failed"] == []
    assert all(bar["value"] is not None for bar in content["bars"])
    judged_bars = {bar["id"] for bar in content["bars"] if bar["ok"] is not None}
    assert {"gpu_h2d_share"} <= judged_bars, "other bars may need flash attention or a cold file system"
    assert content["figures"]["idle_shares"] == {"impress": 0.75, "runahead": 0.75}


def test_a_preset_that_fails_is_named_and_the_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no such kernel")

    monkeypatch.setattr(InjectedScores, "chunks", fail)
    presets = ("runahead", "contiguous", "recompute")
    settings = Settings(shape="tiny", device="cpu", presets=presets, phases=("reuse",), threads=1, rounds=1)
    bench = Bench(settings, tmp_path, TimeBudget(240.0))
    bench.run(MEASURES)
    assert bench.figures["failed"] == ["runahead: RuntimeError: no such kernel"]
    assert list(bench.figures["presets"]) == ["contiguous", "recompute"]


def test_phases_can_be_left_out_and_a_link_be_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    places = ["--directory", str(tmp_path / "stores"), "--out", str(tmp_path / "out")]
    assert main([*TINY_ARGUMENTS, *places, "--phases", "layers", "--link-gb-s", "450"]) == 0
    content = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert "presets" not in content["figures"]
    assert read_cost(tmp_path / "out" / "cost.json").link.bytes_per_s == 450e9


def test_a_trained_model_chooses_by_its_own_attention(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = tmp_path / "model"
    write_tiny_model(model)
    places = ["--directory", str(tmp_path / "stores"), "--out", str(tmp_path / "out"), "--model", str(model)]
    assert main([*TINY_ARGUMENTS, *places, "--phases", "own-model", "--presets", "impress,runahead,recompute"]) == 0
    own = json.loads(capsys.readouterr().out.splitlines()[-1])["figures"]["own_model"]
    assert own["name"] == "model"
    assert own["presets"]["runahead"]["rows_per_layer"] == 64


def test_a_machine_without_a_gpu_is_told_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    if torch.cuda.is_available():
        pytest.skip("this machine has a GPU")
    assert main(["--directory", str(tmp_path)]) == 2
    assert "finds no CUDA device" in capsys.readouterr().err


def test_stored_kv_gives_the_tokens_of_computing_it_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The dtype is float32, because random weights have ties in 16 bits."""
    places = ["--directory", str(tmp_path / "stores"), "--out", str(tmp_path / "out"), "--dtype", "float32"]
    assert main([*TINY_ARGUMENTS, *places, "--phases", "reuse", "--presets", "recompute"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["figures"]["same_tokens"] == 8


def test_a_bare_machine_needs_no_library_of_the_service() -> None:
    service = ("ray", "grpc", "rich", "typer", "pydantic", "structlog", "matplotlib", "prometheus_client")
    program = (
        "import sys, transformers; brought = set(sys.modules); import benchmarks.gpu.command; "
        f"print([name for name in {service} if name in sys.modules and name not in brought])"
    )
    result = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=120)
    assert result.stdout.strip() == "[]"
