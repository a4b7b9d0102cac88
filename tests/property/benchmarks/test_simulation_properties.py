"""The simulator against the closed forms it must agree with: times of a chain, traffic, balance."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.simulation.bounds import gathered_rows
from benchmarks.simulation.chain import simulate_chain
from benchmarks.simulation.gathered import SYSTEMS, System, simulate_gathered
from benchmarks.simulation.noise import Noise, SideCar
from cluster.planning.chain_time import chain_times
from cluster.planning.cost_model import CostKey, CostModel, LayerCost, LinkCost, LoadCost

KEY = CostKey(model="any", device="any", threads=1, dtype="float32")


def seconds(largest: float) -> st.SearchStrategy[float]:
    return st.just(0.0) | st.floats(largest / 1000, largest)


@st.composite
def costs(draw: st.DrawFn) -> CostModel:
    bandwidths = st.just(float("inf")) | st.floats(1e4, 1e8)
    return CostModel(
        key=KEY,
        num_layers=draw(st.integers(1, 6)),
        row_bytes=draw(st.integers(1, 1000)),
        layer=LayerCost(
            token_s=draw(st.floats(1e-6, 1e-3)),
            pair_s=draw(seconds(1e-5)),
            layer_s=draw(seconds(1e-2)),
            diagonal=draw(st.floats(0, 1)),
            floor_s=draw(seconds(1e-1)),
            kv_share=draw(st.floats(0, 1)),
        ),
        link=LinkCost(latency_s=draw(seconds(1e-2)), bytes_per_s=draw(bandwidths)),
        load=LoadCost(latency_s=draw(seconds(1e-1)), bytes_per_s=draw(bandwidths)),
        request_s=draw(seconds(1e-1)),
        crowding=draw(st.sampled_from([(1.0,), (1.0, 1.3, 1.7)])),
    )


@st.composite
def cuts(draw: st.DrawFn) -> list[int]:
    stored = draw(st.just(0) | st.integers(1, 500))
    slices = draw(st.lists(st.integers(1, 400), min_size=1, max_size=6))
    return [stored + sum(slices[:end]) for end in range(len(slices) + 1)]


@given(costs(), cuts(), st.none() | st.integers(0, 500), st.booleans())
@settings(max_examples=200)
def test_without_noise_a_simulated_chain_takes_what_the_closed_form_says(
    cost: CostModel, bounds: list[int], attended: int | None, loads: bool
) -> None:
    expected = chain_times(cost, np.array([bounds]), attended=attended, loads=loads).ttft_B[0]
    outcome = simulate_chain(cost, bounds, attended=attended, loads=loads)
    assert outcome.ttft_s == pytest.approx(expected, rel=1e-9)


@given(costs(), cuts())
@settings(max_examples=100)
def test_messages_that_wait_for_their_receiver_never_make_a_chain_faster(cost: CostModel, bounds: list[int]) -> None:
    asked_for = simulate_chain(cost, bounds, on_demand=True)
    assert asked_for.ttft_s >= simulate_chain(cost, bounds).ttft_s * (1 - 1e-9)


@given(costs(), cuts(), st.integers(0, 3))
@settings(max_examples=50)
def test_one_seed_gives_one_outcome_under_noise(cost: CostModel, bounds: list[int], seed: int) -> None:
    noise = Noise(bandwidth=0.3, compute=0.1, side_car=SideCar(slowdown=4, interval_s=0.05))
    assert simulate_chain(cost, bounds, noise=noise, seed=seed) == simulate_chain(cost, bounds, noise=noise, seed=seed)


@given(costs(), st.integers(1, 1000), st.integers(0, 300))
@settings(max_examples=100)
def test_one_worker_gathers_nothing_and_takes_what_a_chain_of_one_takes(
    cost: CostModel, num_tokens: int, stored: int
) -> None:
    outcome = simulate_gathered(cost, "tsp-causal", num_tokens, 1, stored_tokens=stored)
    assert outcome.sent_bytes == 0
    assert outcome.ttft_s == pytest.approx(simulate_chain(cost, [stored, stored + num_tokens]).ttft_s)


@given(costs(), st.integers(1, 16), st.sampled_from(SYSTEMS))
@settings(max_examples=100)
def test_every_gather_moves_the_rows_of_equation_5(cost: CostModel, num_workers: int, system: System) -> None:
    num_tokens = 512
    outcome = simulate_gathered(cost, system, num_tokens, num_workers)
    expected = gathered_rows(num_tokens, num_workers) * cost.row_bytes * cost.num_layers
    assert outcome.sent_bytes == pytest.approx(expected)
