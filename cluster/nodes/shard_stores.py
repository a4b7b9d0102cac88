"""The stores of one node's shards as one: a shard of a worker keeps the KV of its own heads in a store of its own.

Each has a directory of its own, and an identity that names the shard and is hashed into all of its keys: no store can
hold, or be asked for, rows of another shard's heads. A prompt is looked up in all of them, and used as far as the
shortest match; where one does not answer, nothing of it is used.
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
    """By shard, of stores whose node's directory this is: itself where workers are whole."""
    if num_shards == 1:
        return [directory]
    return [str(Path(directory) / f"shard-{index}-of-{num_shards}") for index in range(num_shards)]


def store_of_shard(config: StoreConfig, shard: Shard) -> StoreConfig:
    """How a shard's store is configured: in a directory within the node's, with its part of disk and memory."""
    return replace(
        config,
        directory=shard_directories(config.directory, shard.count)[shard.index],
        disk_bytes=config.disk_bytes // shard.count,
        host_bytes=config.host_bytes // shard.count,
    )


class ShardStores:
    """A `StorePort` of all shards, for requests. None has all heads: rows are neither read nor written through it."""

    def __init__(self, ports: Sequence[StorePort]) -> None:
        self._ports = tuple(ports)

    async def open(self, identity: StoreIdentity) -> StoreLocation:
        """`identity`: of the first shard."""
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
        """In all stores, also where one cannot; raises its StoreLost or StoreError then."""
        each = zip(self._ports, by_shard(placement), strict=True)
        await _all(port.settle(of_shard) for port, of_shard in each)

    async def delete_tenant(self, tenant: str) -> int:
        return sum(await _all(port.delete_tenant(tenant) for port in self._ports))

    async def changes(self, after: int, wait_s: float, tenant: str | None = None) -> StoreChanges:
        """Changes of the first, by which routes are chosen. The others are asked when a request is placed."""
        return await self._ports[0].changes(after, wait_s, tenant)

    async def stats(self) -> StoreStats:
        total = summed(await _all(port.stats() for port in self._ports))
        assert total is not None, "there is no shard"
        return total

    async def suspect(self, reason: str) -> None:
        """All of them: which one it was is not known here."""
        await asyncio.gather(*(port.suspect(reason) for port in self._ports))

    async def is_gone(self) -> bool:
        return await self._ports[0].is_gone()

    @property
    def is_on_this_host(self) -> bool:
        return self._ports[0].is_on_this_host

    async def _placed(self, place: Callable[[StorePort], Awaitable[Placement]]) -> Placement:
        """Raises as the stores; nothing is held then, nor after a cancellation."""
        placing = [asyncio.ensure_future(place(port)) for port in self._ports]
        try:
            return _joined(await _all(placing))
        except BaseException:
            pairs = zip(self._ports, placing, strict=True)
            held = [port.settle(each.result()) for port, each in pairs if not each.cancelled() and not each.exception()]
            await asyncio.gather(*held, return_exceptions=True)
            raise

    # -- what needs all heads in one store -------------------------------------------------------------------------

    async def _refused(self, *_: Any, **__: Any) -> NoReturn:
        raise _PARTS

    important_rows = flow = resident_tokens = grant_read = serve_peers = fetch = bring_to_memory = _refused

    def client(self) -> NoReturn:
        raise _PARTS


_PARTS = StoreError("with chain.tensor_parallel no store has the KV of all heads")


def _joined(placements: Sequence[Placement]) -> ShardPlacement:
    """Those of one prompt, by shard, as one: stored is what all of them have, saved what all of them will have."""
    together = {
        "num_stored_tokens": min(each.num_stored_tokens for each in placements),
        "save_start": min(each.save_start for each in placements),
        "save_end": min(each.save_end for each in placements),
        "may_append": all(each.may_append for each in placements),
    }
    return ShardPlacement(**{**_fields_of(placements[0]), **together}, of_shards=tuple(placements))


async def _all(calls: Iterable[Awaitable[_T]]) -> list[_T]:
    """Results of all of them, after all have ended. Raises what the first of those raises that fail."""
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    found = []
    for outcome in outcomes:
        if isinstance(outcome, BaseException):
            raise outcome
        found.append(outcome)
    return found


def _of_shard(first: StoreIdentity, shard: Shard) -> StoreIdentity:
    """The identity of a shard's store, from that of the first one's."""
    suffix = Shard(0, shard.count).suffix
    assert first.model_fingerprint.endswith(suffix), "of no first shard"
    return replace(
        first,
        model_fingerprint=first.model_fingerprint.removesuffix(suffix) + shard.suffix,
        model_parts=(*first.model_parts[:-1], ("shard", str(shard))),
        former_fingerprint=first.former_fingerprint.removesuffix(suffix) + shard.suffix,
    )


def _fields_of(value: Placement | StoreLocation) -> dict[str, Any]:
    return {each.name: getattr(value, each.name) for each in fields(value)}
