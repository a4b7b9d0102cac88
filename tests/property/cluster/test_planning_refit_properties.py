"""The running ratio of measured times to a cost model's."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluster.planning.cost_model import CostKey, CostModel, LayerCost
from cluster.planning.refit import LARGEST_FACTOR, Refit

seconds = st.floats(0.0, 1e6) | st.sampled_from([math.inf, math.nan, -1.0])


@given(factor=st.floats(0.2, 5.0), predicted=st.lists(st.floats(1e-3, 1e3), min_size=200, max_size=200))
def test_a_factor_that_all_requests_have_is_found(factor: float, predicted: list[float]) -> None:
    refit = Refit()
    for each in predicted:
        refit = refit.learned(factor * each, each)
    assert refit.factor == pytest.approx(factor, rel=0.02)
    assert refit.num_measured == 200


@given(pairs=st.lists(st.tuples(seconds, seconds), max_size=300))
def test_the_factor_stays_within_its_bounds_whatever_is_measured(pairs: list[tuple[float, float]]) -> None:
    refit = Refit()
    for measured, predicted in pairs:
        refit = refit.learned(measured, predicted)
        assert abs(refit.log_factor) <= math.log(LARGEST_FACTOR)


@given(factor=st.floats(0.5, 2.0), outlier=st.floats(1e-6, 1e6))
def test_one_outlier_moves_the_factor_by_no_more_than_a_fiftieth(factor: float, outlier: float) -> None:
    settled = Refit(math.log(factor), 100)
    assert settled.learned(outlier, 1.0).factor == pytest.approx(factor, rel=0.02)


@given(factor=st.floats(0.5, 2.0), outliers=st.lists(st.integers(0, 9), min_size=30, max_size=30))
def test_every_tenth_request_may_be_stopped_for_an_hour(factor: float, outliers: list[int]) -> None:
    refit = Refit()
    for outlier in outliers:
        for number in range(10):
            refit = refit.learned(3600.0 if number == outlier else factor, 1.0)
    assert refit.factor == pytest.approx(factor, rel=0.06)


def test_what_is_computed_scales_with_the_factor_and_what_is_moved_does_not() -> None:
    cost = CostModel(
        key=CostKey(model="m", device="d", threads=1, dtype="float32"),
        num_layers=2,
        row_bytes=1,
        layer=LayerCost(token_s=1.0, pair_s=2.0, layer_s=3.0, floor_s=4.0),
        request_s=5.0,
    )
    scaled = Refit(math.log(2.0)).applied(cost)
    assert scaled.layer.whole_s(10, 20) == pytest.approx(2 * cost.layer.whole_s(10, 20))
    assert scaled.layer.until_kv_s(10) == pytest.approx(2 * cost.layer.until_kv_s(10))
    assert scaled.request_s == pytest.approx(10.0)
    assert (scaled.link, scaled.load) == (cost.link, cost.load)
