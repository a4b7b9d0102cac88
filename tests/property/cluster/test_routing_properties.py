"""Routes: whatever the nodes hold and do, a route can be run, and no other is better by its own prices."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby

import hypothesis.strategies as st
from hypothesis import example, given

from cluster.planning.cost_model import CostKey, CostModel, LayerCost, LinkCost, LoadCost
from cluster.planning.planner import Planner, Price
from cluster.requests.routing import Prices, Route, RouteTask, choose_route

CHUNK = 16
NODES = ("a", "b", "c")
COST = CostModel(
    key=CostKey(model="m", device="cpu", threads=1, dtype="float32"),
    num_layers=8,
    row_bytes=1024,
    layer=LayerCost(token_s=1e-5, pair_s=1e-9, layer_s=1e-5),
    link=LinkCost(latency_s=1e-5, bytes_per_s=1e9),
    load=LoadCost(latency_s=1e-4, bytes_per_s=1e9),
)
PLANNERS = [
    Planner(COST, min_tokens_per_worker=32),
    Planner(COST, min_tokens_per_worker=32, is_measured=False),
    Planner(replace(COST, load=LoadCost(bytes_per_s=1e6)), min_tokens_per_worker=32),  # slower to load than to compute
]


@st.composite
def route_tasks(draw: st.DrawFn, may_span: bool | None = None) -> RouteTask:
    node_per_rank = [node for node in NODES for _ in range(draw(st.integers(0, 2)))] or ["a"]
    num_prompt = draw(st.integers(1, 4000))
    most_chunks = (num_prompt - 1) // CHUNK
    return RouteTask(
        num_prompt=num_prompt,
        node_per_rank=node_per_rank,
        load_per_rank=draw(st.lists(st.integers(0, 3), min_size=len(node_per_rank), max_size=len(node_per_rank))),
        num_stored={node: CHUNK * draw(st.integers(0, most_chunks)) for node in draw(st.sets(st.sampled_from(NODES)))},
        affinity=draw(st.binary(max_size=4)),
        may_span=draw(st.booleans()) if may_span is None else may_span,
        fetch_s_per_token=draw(st.sampled_from([1e-7, 1e-5, 1e-3])),
    )


def priced_by(planner: Planner, task: RouteTask) -> Callable[[Sequence[int], Sequence[int]], Prices]:
    return lambda levels, counts: planner.prices(levels, task.num_prompt, rank_counts=counts)


def route_of(task: RouteTask, planner: Planner) -> Route:
    return choose_route(task, priced_by(planner, task))


def held(task: RouteTask, node: str) -> int:
    return task.num_stored.get(node, 0)


@given(task=route_tasks(), planner=st.sampled_from(PLANNERS))
def test_a_route_can_be_run_and_is_the_same_when_it_is_asked_for_again(task: RouteTask, planner: Planner) -> None:
    route = route_of(task, planner)
    order = [node for node, _ in groupby(task.node_per_rank)]
    first = order.index(route.nodes[0])
    assert tuple(order[first : first + len(route.nodes)]) == route.nodes
    assert task.may_span or len(route.nodes) == 1
    lacking = tuple(node for node in route.nodes if held(task, node) < route.num_prefix_tokens)
    assert route.fetching == lacking
    assert route.num_fetched_tokens == sum(route.num_prefix_tokens - held(task, node) for node in lacking)
    if lacking:
        assert route.source not in lacking
        assert held(task, route.source) >= route.num_prefix_tokens
    assert route_of(task, planner) == route


@given(task=route_tasks(), planner=st.sampled_from(PLANNERS))
@example(
    task=RouteTask(
        num_prompt=210,
        node_per_rank=["a", "a"],
        load_per_rank=[0, 1],
        num_stored={"b": 128, "a": 160},
        fetch_s_per_token=1e-7,
    ),
    planner=PLANNERS[0],
)
def test_no_node_alone_with_what_it_holds_is_predicted_to_be_faster(task: RouteTask, planner: Planner) -> None:
    route = route_of(task, planner)
    for node, members in groupby(range(len(task.node_per_rank)), key=lambda rank: task.node_per_rank[rank]):
        ranks = list(members)
        load = [task.load_per_rank[rank] for rank in ranks]
        levels = sorted({0, *task.num_stored.values()})  # less than the held tokens may be loaded, up to any of these
        price = planner.prices(levels, task.num_prompt, rank_counts=[len(ranks)])[held(task, node), len(ranks)]
        runs = [load[at : at + price.num_workers] for at in range(len(load) - price.num_workers + 1)]
        alone_s = price.seconds * (1 + min(map(max, runs)))
        assert route.predicted_s <= alone_s * (1 + 1e-9)


@given(task=route_tasks(may_span=False), planner=st.sampled_from(PLANNERS[:2]))
def test_among_idle_nodes_of_one_size_the_one_that_holds_most_runs_it_without_a_fetch(
    task: RouteTask, planner: Planner
) -> None:
    task = replace(task, node_per_rank=NODES, load_per_rank=[0, 0, 0])
    route = route_of(task, planner)
    assert held(task, route.nodes[0]) == max(held(task, node) for node in NODES)
    assert route.fetching == ()


def flat(seconds_per_token: float, num_prompt: int) -> Callable[[Sequence[int], Sequence[int]], Prices]:
    """Prices of one worker at equal cost for every new token."""
    return lambda levels, counts: {
        (level, count): Price(1, seconds_per_token * (num_prompt - level)) for level in levels for count in counts
    }


def two_nodes(load_a: int, fetch_s_per_token: float) -> RouteTask:
    """Node `a` holds 800 of 1,000 tokens; `b` is idle and holds none."""
    return RouteTask(
        num_prompt=1000,
        node_per_rank=["a", "b"],
        load_per_rank=[load_a, 0],
        num_stored={"a": 800},
        fetch_s_per_token=fetch_s_per_token,
    )


def test_a_busy_holder_is_left_for_another_node_which_fetches_what_is_cheaper_to_fetch() -> None:
    # Waiting for one request costs 200 ms, a fetch of 800 tokens 80 ms, and computing them 800 ms.
    busy = choose_route(two_nodes(1, 1e-4), flat(1e-3, 1000))
    assert (busy.nodes, busy.num_prefix_tokens, busy.fetching, busy.source) == (("b",), 800, ("b",), "a")
    assert abs(busy.predicted_s - 0.28) < 1e-9


def test_a_busy_holder_keeps_what_would_take_longer_to_fetch_than_to_wait_for() -> None:
    assert choose_route(two_nodes(1, 4e-4), flat(1e-3, 1000)).nodes == ("a",)
    # Tokens that are quicker to compute are not fetched.
    slow = choose_route(two_nodes(9, 2e-3), flat(1e-3, 1000))
    assert (slow.nodes, slow.num_prefix_tokens, slow.fetching) == (("b",), 0, ())


def test_a_chain_spans_nodes_where_that_pays_and_all_of_them_fetch_what_they_lack() -> None:
    task = replace(two_nodes(0, 1e-5), num_prompt=10_000)
    halves = {(level, count): Price(count, (10_000 - level) / count) for level in (0, 800) for count in (1, 2)}
    route = choose_route(task, lambda levels, counts: halves)
    assert (route.nodes, route.num_prefix_tokens, route.fetching, route.source) == (("a", "b"), 800, ("b",), "a")
    assert choose_route(replace(task, may_span=False), lambda levels, counts: halves).nodes == ("a",)


def test_prompts_that_begin_alike_go_the_same_way_and_others_spread_over_idle_nodes() -> None:
    idle = RouteTask(num_prompt=100, node_per_rank=NODES, load_per_rank=[0, 0, 0], num_stored={}, fetch_s_per_token=1.0)
    routes = [
        choose_route(replace(idle, affinity=number.to_bytes(16), num_prompt=length), flat(1e-3, length)).nodes
        for number in range(60)
        for length in (100, 200)
    ]
    assert routes[0::2] == routes[1::2]
    assert {node: routes[0::2].count((node,)) > 5 for node in NODES} == dict.fromkeys(NODES, True)
