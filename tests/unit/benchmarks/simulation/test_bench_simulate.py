"""`runahead simulate`: its data, fit, search and bars, and its report on a user's own cost model."""

import json
import math
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from benchmarks.simulation import published as simulate_published
from benchmarks.simulation import scaling as simulate_scaling
from benchmarks.simulation.bounds import best_ttft_s
from benchmarks.simulation.partition_search import equal_cycles, equal_slices, searched_cuts
from benchmarks.simulation.plans import plan, slices_text
from benchmarks.simulation.published_fit import Fitted, fit, on_demand_objective, predict_on_demand_s, predict_s
from benchmarks.simulation.published_models import SHAPES, GpuCoefficients, cost_of
from benchmarks.simulation.published_rows import PublishedRow, is_calibration, is_held_out, rows, speedups
from cluster.cli.app import app
from cluster.planning.chain_time import chain_times
from cluster.planning.files import write_cost

GPU = GpuCoefficients(flops_per_s=2e14, score_s=1.5e-11, layer_s=5e-4)


@pytest.fixture(scope="module")
def comparison() -> simulate_published.Comparison:
    return simulate_published.compare(lambda step: None)


def test_the_published_rows_are_those_of_three_tables_and_only_eight_calibrate() -> None:
    tables = [row.table for row in rows()]
    assert [tables.count(table) for table in (1, 2, 3)] == [88, 48, 25]
    calibration = [row for row in rows() if is_calibration(row)]
    assert len(calibration) == 8
    assert {(row.model, row.num_workers, row.link_gb_s) for row in calibration} == {("llama-7b", 4, 300.0)}
    assert not any(is_held_out(row) for row in calibration)
    assert {row.model for row in rows()} <= set(SHAPES)


def test_printed_speed_ups_agree_with_the_printed_times_as_far_as_these_are_rounded() -> None:
    for pair in speedups():
        digits = 0.0005 if pair.tsp.num_tokens < 4096 and pair.tsp.model != "llama-30b" else 0.005
        low = (pair.tsp.seconds - digits) / (pair.kvr.seconds + digits)
        high = (pair.tsp.seconds + digits) / (pair.kvr.seconds - digits)
        assert low - 0.025 < pair.speedup < high + 0.025, pair


@pytest.mark.parametrize("model, billions", [("llama-7b", 6.7), ("llama-13b", 13.0), ("llama-30b", 32.5)])
def test_shapes_have_the_weights_that_give_the_models_their_names(model: str, billions: float) -> None:
    shape = SHAPES[model]
    embeddings = 2 * 32000 * shape.hidden
    assert (shape.num_layers * shape.layer_weights + embeddings) / 1e9 == pytest.approx(billions, rel=0.01)


def test_a_pair_of_eager_rows_costs_by_heads_and_a_fused_one_by_width() -> None:
    narrow, wide = cost_of("falcon-7b", GPU, 300), cost_of("llama-7b", GPU, 300)
    assert narrow.layer.pair_s / wide.layer.pair_s == pytest.approx(71 / 32, rel=0.1)
    fused = [cost_of(model, GPU, 300, fused=True).layer.pair_s for model in ("falcon-7b", "llama-7b")]
    assert fused[0] / fused[1] == pytest.approx(4544 / 4096)


def test_a_fit_finds_the_coefficients_that_made_its_rows() -> None:
    cases = [row for row in rows() if is_calibration(row)]
    made = [
        PublishedRow(1, row.model, row.system, 4, row.num_tokens, row.link_gb_s, predict_s(row, GPU)) for row in cases
    ]
    found = fit(made)
    assert found.rms < 1e-3
    assert found.gpu.flops_per_s == pytest.approx(GPU.flops_per_s, rel=0.03)
    assert found.gpu.score_s == pytest.approx(GPU.score_s, rel=0.03)


def test_a_search_of_one_cut_finds_the_best_of_all() -> None:
    cost = cost_of("llama-7b", GPU, 10)
    every = np.array([(0, cut, 4096) for cut in range(16, 4096, 16)])
    best_s = chain_times(cost, every).ttft_B.min()
    found = searched_cuts(cost, 0, 4096, 2)
    assert chain_times(cost, np.array([found])).ttft_B[0] == pytest.approx(best_s, rel=1e-9)


@pytest.mark.parametrize("num_workers", [3, 8, 18])
def test_a_search_is_never_worse_than_its_seeds_and_cuts_on_chunks(num_workers: int) -> None:
    cost, start, end = cost_of("llama-7b", GPU, 50), 100, 9000
    found = searched_cuts(cost, start, end, num_workers)
    seeds = np.array([equal_slices(start, end, num_workers), equal_cycles(cost, start, end, num_workers)])
    assert chain_times(cost, np.array([found])).ttft_B[0] <= chain_times(cost, seeds).ttft_B.min()
    assert (found[0], found[-1]) == (start, end)
    assert all(cut % 16 == 0 for cut in found[1:-1])
    assert all(np.diff(found) > 0)


def test_slices_of_equal_cycles_take_equally_long() -> None:
    cost = cost_of("llama-7b", GPU, 300)
    cycles_W = chain_times(cost, np.array([equal_cycles(cost, 0, 16384, 8, unit=1)])).cycle_BW[0]
    assert cycles_W.max() / cycles_W.min() < 1.002


def test_more_workers_than_chunks_cannot_be_cut_for() -> None:
    with pytest.raises(ValueError, match="cannot be cut for 4 workers"):
        equal_slices(0, 48, 4)


def test_a_search_that_knows_of_receivers_that_ask_beats_one_that_does_not() -> None:
    row = next(row for row in rows() if (row.table, row.num_workers, row.num_tokens) == (3, 2, 4096))
    cost = cost_of(row.model, GPU, row.link_gb_s)
    objective = on_demand_objective(cost)
    unaware = searched_cuts(cost, 0, row.num_tokens, row.num_workers)
    aware = searched_cuts(cost, 0, row.num_tokens, row.num_workers, objective=objective, batch=64)
    assert objective(np.array([aware]))[0] <= objective(np.array([unaware]))[0]
    assert predict_on_demand_s(row, GPU) > predict_s(row, GPU)


def test_the_simulator_meets_its_bars_on_rows_that_it_was_not_fitted_to(
    comparison: simulate_published.Comparison,
) -> None:
    assert [bar.id for bar in simulate_published.bars(comparison)] == ["sim_median_error", "sim_speedup_error"]
    assert all(bar.ok for bar in simulate_published.bars(comparison))
    assert comparison.fitted.rms < 0.02
    figures = simulate_published.figures(comparison)
    assert figures["errors"]["all held out"]["count"] == 87
    assert figures["errors"]["calibration"]["count"] == 8
    assert len(simulate_published.tables(comparison)) == 3
    assert sum(len(points) for points in simulate_published.scatter_series(comparison).values()) == 95


def test_scalability_lies_between_the_bound_and_tensor_and_sequence_parallelism() -> None:
    for row in simulate_scaling.scalability(GPU, (2, 8), lambda step: None):
        assert row.bound_s < row.without_links_s <= row.searched_s <= row.even_s < row.tsp_s
    (single,) = simulate_scaling.scalability(GPU, (1,), lambda step: None)
    assert single.tsp_s == pytest.approx(best_ttft_s(single.searched_s, 1))


def test_a_side_car_costs_a_barrier_more_than_a_chain_as_in_figure_11() -> None:
    for row in simulate_scaling.noisy_links(GPU, 1):
        assert 0 <= row.searched < row.tsp
        assert 0 <= row.even < row.tsp


def test_interpolated_partitions_cost_little_and_nothing_at_an_entry_of_the_table() -> None:
    for row in simulate_scaling.predicted_partitions(Fitted(GPU, 0.01), 2):
        assert row.ratio < 1.03
    cost = cost_of("llama-7b", GPU, 300)
    assert simulate_scaling.interpolated_cuts(cost, 8192, 4) == searched_cuts(cost, 0, 8192, 4)


def test_a_plan_compares_all_systems_on_the_same_tokens() -> None:
    cost = cost_of("llama-3.1-8b", GPU, 300, fused=True)
    found = plan("a plan", cost, 8192, 4, stored_tokens=4096)
    assert set(found.outcomes) == {"one worker", "chain, even", "chain, searched", "tsp", "tsp-causal", "zigzag"}
    assert found.searched[0] == 4096
    assert found.outcomes["zigzag"].ttft_s < found.outcomes["tsp-causal"].ttft_s < found.outcomes["tsp"].ttft_s
    assert found.outcomes["chain, searched"].ttft_s <= found.outcomes["chain, even"].ttft_s


def test_slices_of_many_workers_are_shown_from_both_ends() -> None:
    assert slices_text([0, 16, 48]) == "16, 32"
    assert slices_text(range(0, 160, 16)) == "16, 16, 16, 16, ..., 16, 16, 16, 16"


def test_the_command_simulates_a_cost_model_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "cost.json"
    write_cost(path, cost_of("llama-3.1-8b", GPU, math.inf, fused=True), {})
    arguments = ["--workers", "2", "--prompt-tokens", "2048", "--stored-tokens", "1024", "--link-gb-s", "5", "--json"]
    result = CliRunner().invoke(app, ["simulate", "--cost", str(path), *arguments])
    assert result.exit_code == 0
    content = json.loads(result.stdout)
    assert content["figures"]["cuts"][0] == 1024
    assert content["figures"]["ttft_s"]["chain, searched"] < content["figures"]["ttft_s"]["one worker"]


@pytest.mark.parametrize(
    "arguments, complaint",
    [
        (["--workers", "65"], "workers must be 1 to 64"),
        (["--prompt-tokens", "16", "--stored-tokens", "16"], "stored tokens must be 0 to 15"),
        (["--link-gb-s", "0"], "bandwidth above 0"),
        (["--prompt-tokens", "32"], "cannot be cut for 8 workers"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_line(arguments: list[str], complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "cost.json"
    write_cost(path, cost_of("llama-7b", GPU, 300), {})
    result = CliRunner().invoke(app, ["simulate", "--cost", str(path), *arguments], env={"COLUMNS": "200"})
    assert result.exit_code == 2
    assert complaint in result.stderr


@pytest.mark.parametrize(
    "text, complaint", [(None, "there is no"), ("no json", "cost.json"), ("{}", "is not a runahead cost model")]
)
def test_a_file_that_is_no_cost_model_is_refused(text: str | None, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "cost.json"
    if text is not None:
        path.write_text(text)
    result = CliRunner().invoke(app, ["simulate", "--cost", str(path)])
    assert result.exit_code == 2
    assert complaint in result.stderr
