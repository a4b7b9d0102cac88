"""Prefix lookup: choose the nodes that run a request, and acquire placements in their stores.

On one node the lookup is one call to its store. On several nodes, a route is chosen (`cluster/requests/routing.py`)
with the help of the prefix directory, which knows the nodes that hold each prefix, and the store of each node on the
route gives a placement. Only placements are reliable: the directory may be out of date. The workers load the prefix
that all of the placements have stored.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import structlog

from cluster.chain.chain import Chain
from cluster.nodes.node_stores import NodePlacement, NodeStores
from cluster.planning.planner import Planner
from cluster.ports import StoreLost, by_shard
from cluster.repeated_lines import Kind
from cluster.requests.counters import ServiceCounters
from cluster.requests.prefix_fetches import DEFAULT_BYTES_PER_S, PrefixFetches
from cluster.requests.request import TokenRequest
from cluster.requests.routing import Prices, Route, RouteTask, choose_route
from kvstore import EXACT, KEY_BYTES, Placement, StoreError, provenance_of_prefix
from workers.plan.model_facts import ModelFacts
from workers.presets.preset import Preset

#: Load added to a node whose store does not answer: it may be gone, and is chosen only if there is no other.
_SILENT_LOAD = 1000

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class PrefixLookupResult:
    """Placements held for one request, by candidate node; released with `PrefixLookup.settle`."""

    #: Placement of each node that may run the request, in the order of the chain; None where there is no store.
    placements: Mapping[str, NodePlacement | None]
    #: Stored tokens that every placement has; single placements may have more.
    num_stored_tokens: int = 0

    @property
    def node_ids(self) -> tuple[str, ...]:
        return tuple(self.placements)

    @property
    def tokens_per_chunk(self) -> int | None:
        return next((each.placement.tokens_per_chunk for each in self.placements.values() if each is not None), None)

    @property
    def provenance(self) -> str:
        found = [each.placement.provenance for each in self.placements.values() if each is not None]
        return provenance_of_prefix(EXACT, (part for provenance in found for part in provenance.split(",")))

    def by_worker(self, node_ids: Iterable[str]) -> list[Placement | None]:
        held = [self.placements[node_id] for node_id in node_ids]
        return [each.placement if each is not None else None for each in held]


class PrefixLookup:
    """Looks up stored prefixes for requests. Used from one event loop."""

    def __init__(
        self,
        chain: Chain,
        stores: NodeStores,
        planner: Planner,
        preset: Preset,
        facts: ModelFacts,
        counters: ServiceCounters,
        first_bytes_per_s: float = DEFAULT_BYTES_PER_S,
    ) -> None:
        """`first_bytes_per_s`: the bandwidth between stores that is assumed until it is measured."""
        self.stores = stores
        self.fetches = PrefixFetches(stores, counters, first_bytes_per_s)
        self._chain = chain
        self._planner = planner
        self._preset = preset
        self._facts = facts
        self._counters = counters

    def row_codec(self, request: TokenRequest) -> str:
        """Codec of the stored rows that the request attends to; empty where rows are stored as computed."""
        return "" if request.is_exact else self.stores.identity.row_codec

    def is_of_use(self, request: TokenRequest) -> bool:
        """Whether the request can use a store's KV, or is to be stored; otherwise it waits for no store."""
        can_have_some = len(request.token_ids) > self.stores.identity.layout.tokens_per_record
        return request.keep or (can_have_some and self.can_use_stored(request))

    def nothing(self) -> PrefixLookupResult:
        """Result for a request that uses no store: any worker may run it."""
        return PrefixLookupResult(dict.fromkeys(self._chain.node_ids))

    async def route(self, request: TokenRequest) -> Route:
        """Choose the route of a request. A service on one node does not ask the directory."""
        node_ids = self._chain.node_ids
        if len(set(node_ids)) == 1:
            return Route(node_ids[:1])
        keys = await self.stores.keys(request.token_ids, request.tenant)
        step = self.stores.identity.layout.tokens_per_record
        usable = (len(request.token_ids) - 1) // step  # the last token is always computed
        if not self.can_use_stored(request):
            usable = 0
        await self.stores.when_reported()
        stored = self.stores.directory.stored_chunks(keys[: usable * KEY_BYTES])
        return self._choose(request, {node: chunks * step for node, chunks in stored.items()}, keys[:KEY_BYTES])

    async def acquire(self, request: TokenRequest, route: Route) -> PrefixLookupResult:
        """Acquire placements in the stores of a route; the one in the last store has room for the rest of the prompt.

        A lost store counts as a store without the prefix. Raises StoreError. No placement is held after an error or a
        cancellation.
        """
        held = await self.stores.grants.granted(self._acquire_all(request, route), self._settle_all)
        if None in held.values():
            self._counters.store_unavailable_requests += 1
        lengths = [length for each in held.values() for length in _lengths(each)]
        num_stored = min(lengths)
        if request.kv_budget is not None and max(lengths) > num_stored:
            num_stored = 0  # rows are selected from the whole stored prefix, and these stores hold different ones
        if not self.can_use_stored(request):
            is_for_rows = request.num_prompt_logprobs is None
            self._counters.exact_requests_without_exact_kv += is_for_rows and num_stored > 0
            num_stored = 0
        return PrefixLookupResult(held, num_stored)

    async def settle(self, result: PrefixLookupResult) -> list[StoreError | StoreLost]:
        """Release the placements of a lookup, even if the caller is cancelled; returns the errors of failed stores.

        Call it once.
        """
        return await self.stores.grants.to_the_end(self._settle_all(result.placements))

    async def is_stored(self, request: TokenRequest, node_id: str, num_tokens: int) -> bool:
        """Whether a node's store holds the request's first tokens durably; False when the store does not answer."""
        try:
            held = await self.stores.hold(
                request.token_ids[:num_tokens], tenant=request.tenant, wait_s=0.0, node_id=node_id
            )
        except (StoreLost, StoreError):
            return False
        await self.stores.grants.to_the_end(_settled(held))
        return held.num_stored_tokens >= num_tokens

    def can_use_stored(self, request: TokenRequest) -> bool:
        """Whether the request can use stored KV. Coded rows are not exact, and rows have no log-probabilities."""
        return request.num_prompt_logprobs is None and (self.stores.identity.has_exact_rows or not request.is_exact)

    def _choose(self, request: TokenRequest, num_stored: Mapping[str, int], affinity: bytes) -> Route:
        num_prompt, longest = len(request.token_ids), max(num_stored.values(), default=0)
        chain, planner, attended = self._chain, self._planner, None
        if longest and request.kv_budget is not None:
            selection = self._preset.select(longest, request.kv_budget, self._facts)
            attended = selection.num_rows if selection is not None else None

        def price(prefixes: Sequence[int], rank_counts: Sequence[int]) -> Prices:
            return planner.prices(prefixes, num_prompt, rank_counts=rank_counts, attended=attended)

        task = RouteTask(
            num_prompt=num_prompt,
            node_per_rank=chain.node_ids,
            load_per_rank=[
                load + _SILENT_LOAD * (node in self.stores.silent)
                for node, load in zip(chain.node_ids, chain.load_per_rank, strict=True)
            ],
            num_stored=num_stored,
            affinity=affinity,
            may_span=attended is None,
            may_fetch=chain.num_shards == 1,
            fetch_s_per_token=planner.fetch_s_per_token(self.fetches.bandwidth.bytes_per_s),
        )
        return choose_route(task, price)

    async def _acquire_all(self, request: TokenRequest, route: Route) -> dict[str, NodePlacement | None]:
        """Placements by node. Raises StoreError; no placement is held then."""
        last = route.nodes[-1]
        if len(route.nodes) == 1:  # without the tasks of `gather`
            return {last: await self._acquire(request, last, save=request.keep)}
        outcomes = await asyncio.gather(
            *(self._acquire(request, node, save=request.keep and node == last) for node in route.nodes),
            return_exceptions=True,
        )
        pairs = list(zip(route.nodes, outcomes, strict=True))
        held = {node: outcome for node, outcome in pairs if not isinstance(outcome, BaseException)}
        failed = next((outcome for outcome in outcomes if isinstance(outcome, BaseException)), None)
        if failed is not None:
            await self._settle_all(held)
            raise failed
        return held

    async def _settle_all(self, placements: Mapping[str, NodePlacement | None]) -> list[StoreError | StoreLost]:
        held = [each for each in placements.values() if each is not None]
        return [error for error in await asyncio.gather(*map(_settled, held)) if error is not None]

    async def _acquire(self, request: TokenRequest, node_id: str, *, save: bool) -> NodePlacement | None:
        try:
            store = self.stores.on(node_id)
            return NodePlacement(store, await store.acquire(request.token_ids, save=save, tenant=request.tenant))
        except StoreLost as error:
            kind = Kind.of("store lost, recomputing", node_id)
            log.warning("store lost, recomputing", request=request.request_id, reason=str(error), repeats=kind)
            return None


def _lengths(held: NodePlacement | None) -> list[int]:
    return [0] if held is None else [each.num_stored_tokens for each in by_shard(held.placement)]


async def _settled(held: NodePlacement) -> StoreError | StoreLost | None:
    try:
        await held.settle()
    except (StoreError, StoreLost) as error:
        return error
    return None
