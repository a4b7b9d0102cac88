"""Fits recover the known coefficients that measurements were made from."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluster.planning.cost_model import LayerCost
from cluster.planning.fit import LayerPoint, fit_layer, fit_line, fit_rate, non_negative, relative_errors

POINTS = [(own, visible) for own in (16, 64, 192, 384) for visible in (0, 384, 1536)]
OTHERS = [(128, 768), (288, 192), (512, 4096)]
layers = st.builds(
    LayerCost,
    token_s=st.floats(1e-5, 1e-3),
    pair_s=st.floats(1e-9, 1e-7),
    layer_s=st.floats(0.0, 1e-3),
    diagonal=st.floats(0.2, 1.0),
    kv_share=st.floats(0.05, 0.8),
)


def measured(layer: LayerCost, points: list[tuple[int, int]], noise: float = 0.0, seed: int = 0) -> list[LayerPoint]:
    generator = np.random.default_rng(seed)
    return [
        LayerPoint(
            num_own=own,
            num_visible=visible,
            cycle_s=float(layer.whole_s(own, visible)) * (1 + noise * generator.uniform(-1, 1)),
            until_kv_s=float(layer.until_kv_s(own)),
        )
        for own, visible in points
    ]


@given(layer=layers)
def test_the_coefficients_of_exact_measurements_are_found(layer: LayerCost) -> None:
    found = fit_layer(measured(layer, POINTS))
    assert np.abs(relative_errors(found, measured(layer, OTHERS))).max() < 1e-6
    assert found.kv_share == pytest.approx(layer.kv_share, rel=1e-3)


@given(layer=layers, seed=st.integers(0, 1000))
def test_a_tenth_of_noise_is_not_made_larger_between_the_points(layer: LayerCost, seed: int) -> None:
    found = fit_layer(measured(layer, POINTS, noise=0.1, seed=seed))
    assert np.abs(relative_errors(found, measured(layer, OTHERS[:2]))).max() < 0.2


def test_a_floor_is_seen_where_small_passes_take_as_long_as_each_other() -> None:
    layer = LayerCost(token_s=1e-6, pair_s=1e-11, floor_s=1e-4)
    found = fit_layer(measured(layer, POINTS))
    assert found.floor_s == pytest.approx(1e-4)
    assert np.abs(relative_errors(found, measured(layer, POINTS))).max() < 1e-6


@given(
    columns=st.lists(st.lists(st.integers(-10, 10), min_size=3, max_size=3), min_size=3, max_size=8),
    seed=st.integers(0, 100),
)
def test_no_other_non_negative_coefficients_are_closer(columns: list[list[int]], seed: int) -> None:
    generator = np.random.default_rng(seed)
    matrix = np.array(columns, dtype=np.float64)
    values = generator.normal(size=len(columns))
    found = non_negative(matrix, values)
    assert (found >= 0).all()
    error = ((matrix @ found - values) ** 2).sum()
    for other in np.maximum(found + generator.normal(scale=0.1, size=(200, 3)), 0.0):
        assert error <= ((matrix @ other - values) ** 2).sum() + 1e-9


@given(latency=st.floats(1e-6, 1e-1), bytes_per_s=st.floats(1e6, 1e11))
def test_latency_and_bandwidth_are_found(latency: float, bytes_per_s: float) -> None:
    sizes = [2.0**power for power in (6, 16, 20, 24)]
    found_s, found_rate = fit_line(sizes, [latency + size / bytes_per_s for size in sizes])
    assert found_s == pytest.approx(latency, rel=1e-3)
    assert sizes[-1] / found_rate == pytest.approx(sizes[-1] / bytes_per_s, rel=1e-3, abs=latency * 1e-3)


def test_transfers_that_do_not_get_longer_have_no_limit() -> None:
    assert fit_line([64, 2**20], [1e-3, 1e-3]) == (pytest.approx(1e-3), float("inf"))


@given(latency=st.floats(1e-6, 1e-1), bytes_per_s=st.floats(1e6, 1e11))
def test_bandwidth_is_found_beside_a_known_latency(latency: float, bytes_per_s: float) -> None:
    sizes = [2.0**power for power in (16, 20, 24)]
    found_rate = fit_rate(sizes, [latency + size / bytes_per_s for size in sizes], latency)
    assert sizes[-1] / found_rate == pytest.approx(sizes[-1] / bytes_per_s, rel=1e-3, abs=latency * 1e-3)


def test_transfers_faster_than_their_latency_have_no_limit() -> None:
    assert fit_rate([2**16, 2**20], [8e-4, 9e-4], 1e-3) == float("inf")


def test_nothing_is_fitted_to_nothing() -> None:
    with pytest.raises(ValueError, match="at least two"):
        fit_layer([])
    with pytest.raises(ValueError, match="nothing was measured"):
        non_negative(np.zeros((0, 2)), np.zeros(0))
