"""Routing: which nodes run a request, and what they must have of its prefix first, by predicted time to first token.

Nodes are neighbours in the chain, so a route is a run of nodes: one, or several that a chain spans. All workers of a
request load the same stored tokens, each from the store of its own node. So a route's prefix is what all of its nodes
hold, or what they hold after some of them have fetched the rest from another node's store:

    seconds = chain over its ranks, for that prefix · (1 + requests on its busiest rank) + fetched tokens · their price

* **Load**: n requests on a rank take at most n times as long as alone (`workers/turns/turn_order.py`), prefill or
  decode.
* **Fetch**: as much as some node has, or nothing. A fetched token costs the same wherever it is, and a computed one the
  more the further back it is; so of all beginnings of the rest, the whole of it or nothing is cheapest.
* **Ties** go to fewer fetched tokens, fewer nodes, then by a hash of the prompt's first chunk: requests that begin
  alike go the same way before any of them is stored, and others spread over the nodes.

Pure: no clock, and the same answer for the same question.
"""

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from cluster.planning.planner import Price

#: By stored tokens and number of ranks: see `Planner.prices`.
Prices = Mapping[tuple[int, int], Price]


@dataclass(frozen=True, slots=True)
class Route:
    """Nodes that run a request, neighbours in the chain, and what they are to hold of its prefix."""

    nodes: tuple[str, ...]
    num_prefix_tokens: int = 0
    #: Nodes that have less, and fetch up to that from `source`.
    fetching: tuple[str, ...] = ()
    #: A node that holds it.
    source: str = ""
    predicted_s: float = 0.0
    num_fetched_tokens: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteTask:
    """One request, and the nodes as they are."""

    num_prompt: int
    #: Of each rank of the chain, its node; ranks of one node are neighbours.
    node_per_rank: Sequence[str]
    load_per_rank: Sequence[int]
    #: By node, how many tokens of the prompt its store holds; nodes that hold none may be missing.
    num_stored: Mapping[str, int]
    #: What is the same for prompts that begin alike.
    affinity: bytes = b""
    #: Whether a chain may have workers on several nodes.
    may_span: bool = True
    #: Whether a node's store may fetch from another's.
    may_fetch: bool = True
    fetch_s_per_token: float


def choose_route(task: RouteTask, price: Callable[[Sequence[int], Sequence[int]], Prices]) -> Route:
    """The route with the least predicted time. `price`: for combinations of stored tokens and ranks, one call."""
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
    """The ways to run it there: with what all of the nodes hold, and with each longer prefix that some node holds."""
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
    """The least loaded of the nodes that hold so much, in the order of the chain."""
    holders = [node for node in dict.fromkeys(task.node_per_rank) if task.num_stored.get(node, 0) >= level]
    others = [node for node, tokens in task.num_stored.items() if tokens >= level]  # whose workers are away
    return min(holders or others, key=lambda node: _requests(task, node))


def _requests(task: RouteTask, node: str) -> int:
    loads = zip(task.node_per_rank, task.load_per_rank, strict=True)
    return sum(load for each, load in loads if each == node)


def _load(task: RouteTask, ranks: range, num_workers: int) -> int:
    """Requests on the busiest rank of the least busy run of so many."""
    runs = range(ranks.start, ranks.stop - num_workers + 1)
    return min(max(task.load_per_rank[first : first + num_workers]) for first in runs)


def _preference(task: RouteTask, route: Route) -> tuple[float, int, int, int, int]:
    spread = zlib.crc32(task.affinity + "".join(route.nodes).encode())
    return route.predicted_s, route.num_fetched_tokens, len(route.nodes), -route.num_prefix_tokens, spread
