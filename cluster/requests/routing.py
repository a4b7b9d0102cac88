"""Routing: choose the nodes that run a request, and the prefix they fetch first, by predicted time to first token.

A route is a run of neighbouring nodes in the chain: one node, or several that a chain spans. All workers of a request
load the same stored tokens, each from the store of its own node. So a route's prefix is the prefix that all of its
nodes hold, or will hold after some of them have fetched the rest from another node's store:

    seconds = chain over its ranks, for that prefix · (1 + requests on its busiest rank) + fetched tokens · their price

* **Load**: n requests on a rank take at most n times as long as one alone (`workers/turns/turn_order.py`), in prefill
  and in decode.
* **Fetch**: all that some node holds, or nothing. The cost of fetching a token does not depend on its position, while
  computing costs more at later positions; so fetching a part of the missing tokens is never cheapest.
* **Ties** go to fewer fetched tokens, then to fewer nodes, then by a hash of the prompt's first chunk: requests with a
  common prefix take the same route before any of them is stored, and different prompts spread over the nodes.

Pure: no clock; equal inputs give equal routes.
"""

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from cluster.planning.planner import Price

#: Prices by number of stored tokens and number of ranks, from `Planner.prices`.
Prices = Mapping[tuple[int, int], Price]


@dataclass(frozen=True, slots=True)
class Route:
    """Neighbouring nodes that run a request, and the length of the stored prefix that each is to hold first."""

    nodes: tuple[str, ...]
    num_prefix_tokens: int = 0
    #: Nodes that hold less, and fetch the missing tokens from `source`.
    fetching: tuple[str, ...] = ()
    #: A node that holds the whole prefix.
    source: str = ""
    predicted_s: float = 0.0
    num_fetched_tokens: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteTask:
    """Input of routing: one request, and the current state of the nodes."""

    num_prompt: int
    #: Node of each rank of the chain; ranks of one node are neighbours.
    node_per_rank: Sequence[str]
    load_per_rank: Sequence[int]
    #: Tokens of the prompt that the store of each node holds; nodes that hold none may be missing.
    num_stored: Mapping[str, int]
    #: Bytes that are equal for prompts with the same first chunk.
    affinity: bytes = b""
    #: Whether a chain may have workers on several nodes.
    may_span: bool = True
    #: Whether a node's store may fetch from another node's.
    may_fetch: bool = True
    fetch_s_per_token: float


def choose_route(task: RouteTask, price: Callable[[Sequence[int], Sequence[int]], Prices]) -> Route:
    """Choose the route with the least predicted time. `price` prices all combinations of two lists in one call: numbers
    of stored tokens and numbers of ranks.
    """
    windows = list(_windows(task))
    levels = sorted({0, *task.num_stored.values()})
    prices = price(levels, sorted({len(ranks) for _, ranks in windows}))
    routes = [route for nodes, ranks in windows for route in _routes(task, nodes, ranks, levels, prices)]
    return min(routes, key=lambda route: _preference(task, route))


def _windows(task: RouteTask) -> Iterator[tuple[tuple[str, ...], range]]:
    """Runs of neighbouring nodes and their ranks, shorter ones first."""
    groups: list[tuple[str, range]] = []
    for node, members in groupby(range(len(task.node_per_rank)), key=lambda rank: task.node_per_rank[rank]):
        ranks = list(members)
        groups.append((node, range(ranks[0], ranks[-1] + 1)))
    longest = len(groups) if task.may_span else 1
    for length in range(1, longest + 1):
        for first in range(len(groups) - length + 1):
            run = groups[first : first + length]
            yield tuple(node for node, _ in run), range(run[0][1].start, run[-1][1].stop)


def _routes(
    task: RouteTask, nodes: tuple[str, ...], ranks: range, levels: Sequence[int], prices: Prices
) -> Iterator[Route]:
    """Routes over these nodes: with the prefix that all of them hold, and with each longer one that some node holds."""
    held = [task.num_stored.get(node, 0) for node in nodes]
    for level in levels:
        if level < min(held) or (level > min(held) and not task.may_fetch):
            continue
        chain = prices[level, len(ranks)]
        if len(nodes) > 1 and chain.num_workers <= len(ranks) - min(_end_ranks(task, nodes)):
            continue  # fewer nodes have as many ranks
        fetching = tuple(node for node, tokens in zip(nodes, held, strict=True) if tokens < level)
        num_fetched = sum(level - tokens for tokens in held if tokens < level)
        yield Route(
            nodes,
            level,
            fetching,
            _source(task, level) if fetching else "",
            chain.seconds * (1 + _load(task, ranks, chain.num_workers)) + num_fetched * task.fetch_s_per_token,
            num_fetched,
        )


def _end_ranks(task: RouteTask, nodes: tuple[str, ...]) -> tuple[int, int]:
    ranks = list(task.node_per_rank)
    return ranks.count(nodes[0]), ranks.count(nodes[-1])


def _source(task: RouteTask, level: int) -> str:
    """The least loaded node that holds `level` tokens; ties go to the first in the chain."""
    holders = [node for node in dict.fromkeys(task.node_per_rank) if task.num_stored.get(node, 0) >= level]
    others = [node for node, tokens in task.num_stored.items() if tokens >= level]  # also nodes without workers
    return min(holders or others, key=lambda node: _requests(task, node))


def _requests(task: RouteTask, node: str) -> int:
    loads = zip(task.node_per_rank, task.load_per_rank, strict=True)
    return sum(load for each, load in loads if each == node)


def _load(task: RouteTask, ranks: range, num_workers: int) -> int:
    """Requests on the busiest rank of the least busy run of `num_workers` ranks."""
    runs = range(ranks.start, ranks.stop - num_workers + 1)
    return min(max(task.load_per_rank[first : first + num_workers]) for first in runs)


def _preference(task: RouteTask, route: Route) -> tuple[float, int, int, int, int]:
    spread = zlib.crc32(task.affinity + "".join(route.nodes).encode())
    return route.predicted_s, route.num_fetched_tokens, len(route.nodes), -route.num_prefix_tokens, spread
