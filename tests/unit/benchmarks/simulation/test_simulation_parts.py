"""Clock, noise, systems and bounds of the simulator, on cases worked out by hand."""

import math

import pytest

from benchmarks.simulation.bounds import best_ttft_s, gathered_rows, handed_on_rows, ttft_of_slices_s
from benchmarks.simulation.chain import simulate_chain
from benchmarks.simulation.events import Clock, Event, Process
from benchmarks.simulation.gathered import simulate_gathered, visible_rows
from benchmarks.simulation.noise import Noise, SideCar, factors
from cluster.planning.cost_model import CostKey, CostModel, LayerCost, LinkCost

KEY = CostKey(model="any", device="any", threads=1, dtype="float32")
#: A token costs 1 s, a pair 0.01 s, K and V are ready at once, and a row of 1 byte takes 0.1 s.
COST = CostModel(
    key=KEY,
    num_layers=2,
    row_bytes=1,
    layer=LayerCost(token_s=1, pair_s=0.01, diagonal=1, kv_share=0),
    link=LinkCost(bytes_per_s=10),
)


def test_processes_wait_for_time_and_for_each_other() -> None:
    clock, half, end, seen = Clock(), Event(), Event(), []

    def first() -> Process:
        yield 2.0
        clock.happen(half)
        yield 3.0
        clock.happen(end)

    def second() -> Process:
        yield half
        seen.append(clock.now_s)
        yield half
        seen.append(clock.now_s)

    clock.start(second())
    clock.start(first())
    assert clock.run_until(end) == 5.0
    assert seen == [2.0, 2.0]


def test_a_simulation_in_which_all_wait_is_an_error_and_no_endless_loop() -> None:
    clock, never = Clock(), Event()

    def process() -> Process:
        yield never

    clock.start(process())
    with pytest.raises(RuntimeError, match="all processes wait"):
        clock.run_until(Event())


def test_a_chain_of_two_is_what_one_finds_by_hand() -> None:
    # Worker 0: layers of 10 + 1 s; its rows arrive at 1 s and 12 s. Worker 1: layers of 10 + 2 s from second 1 on.
    outcome = simulate_chain(COST, [0, 10, 20])
    assert outcome.ttft_s == pytest.approx(1 + 12 + 12)
    assert outcome.computing_s == pytest.approx((22, 24))
    assert outcome.sent_bytes == 20


def test_a_message_on_demand_waits_for_its_receiver_in_every_layer() -> None:
    assert simulate_chain(COST, [0, 10, 20], on_demand=True).ttft_s == pytest.approx(1 + 12 + 1 + 12)


def test_tensor_and_sequence_parallelism_computes_the_whole_rectangle_after_a_barrier() -> None:
    # A layer: 1 s for 10 rows each way, then 10 tokens and 10 x 20 pairs.
    outcome = simulate_gathered(COST, "tsp", 20, 2)
    assert outcome.ttft_s == pytest.approx(2 * (1 + 10 + 2))
    assert outcome.computing_s == pytest.approx((24, 24))


def test_a_ring_takes_a_step_for_each_other_worker() -> None:
    slow = CostModel(key=KEY, num_layers=1, row_bytes=1, layer=COST.layer, link=LinkCost(latency_s=5))
    fast = CostModel(key=KEY, num_layers=1, row_bytes=1, layer=COST.layer, link=LinkCost())
    late, soon = (simulate_gathered(cost, "tsp", 80, 8) for cost in (slow, fast))
    assert late.ttft_s - soon.ttft_s == pytest.approx(7 * 5)


def test_zigzag_is_in_balance_and_computes_what_a_causal_split_does() -> None:
    zigzag = visible_rows(COST, "zigzag", 80, 4)
    assert zigzag == pytest.approx([zigzag[0]] * 4)
    causal_kernel = CostModel(key=KEY, num_layers=1, row_bytes=1, layer=LayerCost(token_s=1, pair_s=1))
    assert sum(visible_rows(causal_kernel, "zigzag", 80, 4)) == pytest.approx(
        sum(visible_rows(causal_kernel, "tsp-causal", 80, 4))
    )


def test_noise_keeps_the_mean_and_repeats_with_its_seed() -> None:
    draw, again, other = factors(0.2, 1, "a"), factors(0.2, 1, "a"), factors(0.2, 1, "b")
    drawn = [draw() for _ in range(4000)]
    assert drawn == [again() for _ in range(4000)]
    assert drawn != [other() for _ in range(4000)]
    assert sum(drawn) / 4000 == pytest.approx(1, abs=0.02)


def test_a_side_car_delays_a_barrier_more_than_a_chain() -> None:
    noise = Noise(side_car=SideCar(slowdown=5, interval_s=3))
    quiet, noisy = simulate_gathered(COST, "tsp", 40, 4), simulate_gathered(COST, "tsp", 40, 4, noise=noise)
    chain, noisy_chain = (simulate_chain(COST, [0, 10, 20, 30, 40], noise=each) for each in (Noise(), noise))
    assert 1 < noisy_chain.ttft_s / chain.ttft_s < noisy.ttft_s / quiet.ttft_s


@pytest.mark.parametrize("slowdown, interval_s", [(0.5, 1), (2, 0)])
def test_a_side_car_that_stops_time_is_refused(slowdown: float, interval_s: float) -> None:
    with pytest.raises(ValueError, match="side-car"):
        SideCar(slowdown=slowdown, interval_s=interval_s)


def test_equal_slices_reach_the_bound_of_equation_3_and_others_do_not() -> None:
    assert ttft_of_slices_s(8.0, [5, 5, 5, 5]) == pytest.approx(best_ttft_s(8.0, 4))
    assert ttft_of_slices_s(8.0, [9, 5, 4, 2]) > best_ttft_s(8.0, 4)
    assert best_ttft_s(8.0, 1) == 8.0
    assert best_ttft_s(8.0, 2) == pytest.approx(8.0 * 3 / 8)


def test_a_chain_of_equal_slices_sends_the_rows_of_equation_7_half_of_a_gather() -> None:
    assert handed_on_rows(40, 4) == gathered_rows(40, 4) / 2 == 60
    assert simulate_chain(COST, [0, 10, 20, 30, 40]).sent_bytes == 60 * COST.num_layers
    assert simulate_gathered(COST, "tsp", 40, 4).sent_bytes == 120 * COST.num_layers


def test_an_attention_only_chain_without_links_takes_the_time_of_equation_1() -> None:
    free = CostModel(
        key=KEY,
        num_layers=1,
        row_bytes=1,
        layer=LayerCost(token_s=0, pair_s=1, diagonal=1),
        link=LinkCost(bytes_per_s=math.inf),
    )
    single_s = simulate_chain(free, [0, 96]).ttft_s
    outcome = simulate_chain(free, [0, 48, 96])
    assert sum(outcome.computing_s) / 2 == pytest.approx(ttft_of_slices_s(single_s, [48, 48]))
