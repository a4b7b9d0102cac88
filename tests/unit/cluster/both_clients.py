"""The synchronous and the asynchronous client under one set of calls."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from cluster.client import AsyncClient, Client


class BothClients:
    """One interface to both clients: results are awaited, streams are asynchronous."""

    def __init__(self, kind: str, address: str, retry_s: float) -> None:
        self.is_sync = kind == "sync"
        self.client: Any = (Client if self.is_sync else AsyncClient)(address, retry_s=retry_s)

    async def call(self, method: str, *arguments: Any, **options: Any) -> Any:
        bound = getattr(self.client, method)
        return await (asyncio.to_thread(bound, *arguments, **options) if self.is_sync else bound(*arguments, **options))

    async def follow(self, method: str, *arguments: Any, **options: Any) -> AsyncIterator[Any]:
        stream = getattr(self.client, method)(*arguments, **options)
        if not self.is_sync:
            async for item in stream:
                yield item
            return
        end = object()
        while (item := await asyncio.to_thread(next, stream, end)) is not end:
            yield item

    async def close(self) -> None:
        await self.call("close")
