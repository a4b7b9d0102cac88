"""The stores of one node's shards as one: each shard of a worker keeps the KV of its heads in a store of its own.

Each store has its own directory, and an identity that names the shard and is hashed into all of its keys: no store can
hold, or be asked for, rows of another shard's heads. A prompt is looked up in all of them, and the shortest match is
used; when one store does not answer, no stored KV is used.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from cluster.nodes.node_stores import summed
from cluster.ports import ShardLocation, ShardPlacement, StorePort, by_shard
from kvstore import EXACT, Placement, StoreChanges, StoreConfig, StoreError, StoreIdentity, StoreLocation, StoreStats
from workers.plan.config import Shard

_T = TypeVar("_T")


def shard_directories(directory: str, num_shards: int) -> list[str]:
    """Directories of a node's stores by shard, inside `directory`; only `directory` itself without shards."""
    if num_shards == 1:
        return [directory]
    return [str(Path(directory) / f"shard-{index}-of-{num_shards}") for index in range(num_shards)]


def store_of_shard(config: StoreConfig, shard: Shard) -> StoreConfig:
    """Configuration of a shard's store: its directory inside the node's, and its part of disk and memory."""
    return replace(
        config,
        directory=shard_directories(config.directory, shard.count)[shard.index],
        disk_bytes=config.disk_bytes // shard.count,
        host_bytes=config.host_bytes // shard.count,
    )


class ShardStores:
    """A `StorePort` of all shards, for requests. Clients cannot read or write rows, because no store has all heads."""

    def __init__(self, ports: Sequence[StorePort]) -> None:
        self._ports = tuple(ports)

    async def open(self, identity: StoreIdentity) -> StoreLocation:
        """Open all stores; `identity` is that of the first shard."""
        identities = [_of_shard(identity, Shard(index, len(self._ports))) for index in range(len(self._ports))]
        located = await asyncio.gather(*(port.open(each) for port, each in zip(self._ports, identities, strict=True)))
        return ShardLocation(**_fields_of(located[0]), of_shards=tuple(located))

    async def acquire(self, token_ids: Sequence[int], *, save: bool, tenant: str) -> Placement:
        return await self._placed(lambda port: port.acquire(token_ids, save=save, tenant=tenant))

    async def hold(
        self,
        token_ids: Sequence[int],
        *,
        tenant: str,
        wait_s: float,
        save: bool = False,
        is_durable: bool = True,
        provenance: str = EXACT,
    ) -> Placement:
        return await self._placed(
            lambda port: port.hold(
                token_ids, tenant=tenant, wait_s=wait_s, save=save, is_durable=is_durable, provenance=provenance
            )
        )

    async def settle(self, placement: Placement) -> None:
        """Settle in all stores, even if one fails; raises its StoreLost or StoreError then."""
        each = zip(self._ports, by_shard(placement), strict=True)
        await _all(port.settle(of_shard) for port, of_shard in each)

    async def delete_tenant(self, tenant: str) -> int:
        return sum(await _all(port.delete_tenant(tenant) for port in self._ports))

    async def changes(self, after: int, wait_s: float, tenant: str | None = None) -> StoreChanges:
        """Changes of the first store only, which are enough to choose routes: placements are acquired in all stores."""
        return await self._ports[0].changes(after, wait_s, tenant)

    async def stats(self) -> StoreStats:
        total = summed(await _all(port.stats() for port in self._ports))
        assert total is not None, "there is no shard"
        return total

    async def suspect(self, reason: str) -> None:
        """Suspect all stores, because the silent one is not known."""
        await asyncio.gather(*(port.suspect(reason) for port in self._ports))

    async def is_gone(self) -> bool:
        return await self._ports[0].is_gone()

    @property
    def is_on_this_host(self) -> bool:
        return self._ports[0].is_on_this_host

    async def _placed(self, place: Callable[[StorePort], Awaitable[Placement]]) -> Placement:
        """Make placements in all stores. Raises their errors; holds nothing then, nor after a cancellation."""
        placing = [asyncio.ensure_future(place(port)) for port in self._ports]
        try:
            return _joined(await _all(placing))
        except BaseException:
            pairs = zip(self._ports, placing, strict=True)
            held = [port.settle(each.result()) for port, each in pairs if not each.cancelled() and not each.exception()]
            await asyncio.gather(*held, return_exceptions=True)
            raise

    # -- calls that need all heads in one store --------------------------------------------------------------------

    async def _refused(self, *_: Any, **__: Any) -> NoReturn:
        raise _PARTS

    important_rows = flow = resident_tokens = grant_read = serve_peers = fetch = bring_to_memory = _refused

    def client(self) -> NoReturn:
        raise _PARTS


_PARTS = StoreError("no store has the KV of all heads, because chain.tensor_parallel is above 1")


def _joined(placements: Sequence[Placement]) -> ShardPlacement:
    """Join a prompt's placements by shard: tokens count as stored, or as to be saved, when they are in all of them."""
    together = {
        "num_stored_tokens": min(each.num_stored_tokens for each in placements),
        "save_start": min(each.save_start for each in placements),
        "save_end": min(each.save_end for each in placements),
        "may_append": all(each.may_append for each in placements),
    }
    return ShardPlacement(**{**_fields_of(placements[0]), **together}, of_shards=tuple(placements))


async def _all(calls: Iterable[Awaitable[_T]]) -> list[_T]:
    """Wait for all calls and return their results. Raises the error of the first failed call after all have ended."""
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    found = []
    for outcome in outcomes:
        if isinstance(outcome, BaseException):
            raise outcome
        found.append(outcome)
    return found


def _of_shard(first: StoreIdentity, shard: Shard) -> StoreIdentity:
    """Identity of a shard's store, derived from that of the first shard."""
    suffix = Shard(0, shard.count).suffix
    assert first.model_fingerprint.endswith(suffix), "the identity is of a first shard"
    return replace(
        first,
        model_fingerprint=first.model_fingerprint.removesuffix(suffix) + shard.suffix,
        model_parts=(*first.model_parts[:-1], ("shard", str(shard))),
        former_fingerprint=first.former_fingerprint.removesuffix(suffix) + shard.suffix,
    )


def _fields_of(value: Placement | StoreLocation) -> dict[str, Any]:
    return {each.name: getattr(value, each.name) for each in fields(value)}
