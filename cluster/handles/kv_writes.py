"""Writes rows that another engine has computed into the store: all rows of a call, or none.

A call's rows are collected in this process, and saved when all have arrived and been checked. So a call that ends early
leaves nothing in the store, and claims no chunk that a request could store meanwhile. Rows are saved as workers save
them (`kvstore/client/saves.py`), into a store on this host, under the provenance of their engine.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from cluster.config.writes import WritesConfig
from cluster.errors import InvalidRequest, PrefixMissing, QueueFull, ServiceUnavailable
from cluster.handles.tenant_turns import TenantTurns
from cluster.handles.written_rows import WrittenRows
from cluster.nodes.node_stores import NodePlacement, NodeStores
from cluster.ports import StoreLost, StorePort
from cluster.tenant_shares import Amounts, TenantShares
from kvstore import KVView, StoreClient, StoreError, StoreSilent, provenance_of_engine

_RETRY_S = 1.0
_THREADS = 2
#: Most calls that save at once. Each may wait in the store for chunks on their way to disk.
_MAX_SAVING = 4
#: Share of the memory for rows that is guaranteed to each tenant.
_GUARANTEED = 1 / 16
_TOO_MUCH = "too much KV is being written; try again later"


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteTask:
    """A call's announcement: rows of tokens [token_start, token_end) of a prompt."""

    tenant: str
    token_ids: Sequence[int]
    token_start: int
    token_end: int
    #: Name and version of the engine that computed the rows.
    engine: str


@dataclass(frozen=True, slots=True)
class WrittenPrompt:
    """Stored tokens of a prompt after a write: whole chunks, from the first."""

    num_stored_tokens: int
    num_written_tokens: int
    provenance: str


@dataclass(slots=True, eq=False)
class KvWrite:
    """One write call; `rows` holds its rows until it ends."""

    task: WriteTask
    provenance: str
    #: End of the last whole chunk, as a token position.
    kept_end: int
    rows: WrittenRows
    #: Whether its tenant's data was deleted during the call.
    is_void: bool = False


class KvWrites:
    """Owns: rows on their way, clients of the stores on this host, threads. Used from one event loop."""

    def __init__(
        self,
        config: WritesConfig,
        trusted_engines: Sequence[str],
        tokens_per_chunk: int,
        stores: NodeStores,
        durable_wait_s: float,
        *,
        is_shared: bool = False,
    ) -> None:
        """`durable_wait_s`: most seconds to wait for saved rows to be durable. `is_shared`: there are tenants."""
        self.max_call_s = config.max_call_s
        self.max_silence_s = config.max_silence_s
        #: Calls whose rows all arrived and were valid, and all other calls.
        self.num_writes = self.num_refused = 0
        #: Bytes of rows of valid calls that were written to the store, and that were not, mostly because they were
        #: known.
        self.num_bytes_written = self.num_bytes_dropped = 0
        self._config = config
        self._trusted_engines = trusted_engines
        self._tokens_per_chunk = tokens_per_chunk
        self._stores = stores
        self._durable_wait_s = durable_wait_s
        #: Bytes that the calls of each tenant have announced.
        self._bytes_of_tenant = Amounts[str]()
        #: Bytes of rows that have arrived.
        self._come = TenantShares(
            config.max_bytes_in_all, int(config.max_bytes_in_all * _GUARANTEED), is_shared=is_shared
        )
        self._calls = TenantShares(config.max_calls, is_shared=is_shared)
        self._writing: set[KvWrite] = set()
        self._clients: dict[StorePort, StoreClient] = {}
        self._saving = TenantTurns(_MAX_SAVING, is_shared=is_shared)
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="kv-write")

    async def close(self) -> None:
        for client in self._clients.values():
            await asyncio.to_thread(client.close)
        self._threads.shutdown(wait=False)

    def end_all(self, tenant: str) -> None:
        """Drop the tenant's writes under way, because its data is deleted."""
        for write in self._writing:
            write.is_void |= write.task.tenant == tenant

    @contextlib.contextmanager
    def begun(self, task: WriteTask) -> Iterator[KvWrite]:
        """Begin a call and reserve memory for its rows. Raises InvalidRequest for unusable rows, QueueFull."""
        provenance, step = self._checked(task), self._tokens_per_chunk
        kept_end = max(task.token_start, task.token_end - task.token_end % step)
        with self._reserved(task) as charge:
            rows = WrittenRows(self._stores.identity.shape, task.token_start, task.token_end, kept_end, charge)
            write = KvWrite(task, provenance, kept_end, rows)
            self._writing.add(write)
            try:
                yield write
            finally:
                self._writing.discard(write)

    async def store(self, write: KvWrite) -> WrittenPrompt:
        """Save those rows of a call that are not stored yet. A cancelled caller still waits for the end of the save.

        Raises InvalidRequest while rows are missing, PrefixMissing, ServiceUnavailable.
        """
        saving = asyncio.ensure_future(self._store_in_turn(write, write.rows.all()))
        try:
            return await asyncio.shield(saving)
        finally:
            while not saving.done():  # a thread still reads the call's memory
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.wait([saving])

    # -- inside ----------------------------------------------------------------------------------------------------

    def _checked(self, task: WriteTask) -> str:
        """Check an announcement and return the provenance of its rows. Raises InvalidRequest."""
        shape, step = self._stores.identity.shape, self._tokens_per_chunk
        if shape.codec is not None:
            raise InvalidRequest("the service stores coded rows only and takes no rows of other engines")
        if not task.token_start < task.token_end <= len(task.token_ids) or task.token_start % step:
            raise InvalidRequest(
                f"rows of tokens [{task.token_start}, {task.token_end}) of {len(task.token_ids)} cannot be written: "
                f"token_start must be a multiple of {step} below token_end, and token_end at most {len(task.token_ids)}"
            )
        try:
            provenance = provenance_of_engine(task.engine, self._trusted_engines)
        except ValueError as error:
            raise InvalidRequest(f"engine: {error}") from None
        if self._size_bytes(task) > self._config.max_bytes:
            raise InvalidRequest(
                f"rows of {task.token_end - task.token_start} tokens are {self._size_bytes(task)} bytes, and one call "
                f"may write {self._config.max_bytes}: write the first tokens, then the rest in further calls"
            )
        return provenance

    def _size_bytes(self, task: WriteTask) -> int:
        return (task.token_end - task.token_start) * self._stores.identity.shape.token_bytes

    @contextlib.contextmanager
    def _reserved(self, task: WriteTask) -> Iterator[Callable[[int], None]]:
        """Reserve a call and the bytes that it announces; the yielded function charges bytes as they arrive.

        Both raise QueueFull.
        """
        size_bytes, tenant, announced = self._size_bytes(task), task.tenant, self._bytes_of_tenant
        if announced[tenant] + size_bytes > self._config.max_bytes_per_tenant:
            raise QueueFull("you are writing too much KV at once; try again later", _RETRY_S)
        if not self._come.may_take(tenant, size_bytes):
            raise QueueFull(_TOO_MUCH, _RETRY_S)
        if not self._calls.may_take(tenant):
            raise QueueFull(f"{self._calls.total} calls write KV; try again later", _RETRY_S)
        num_come = 0

        def charge(more_bytes: int) -> None:
            nonlocal num_come
            if not self._come.may_take(tenant, more_bytes):
                raise QueueFull(_TOO_MUCH, _RETRY_S)
            self._come.take(tenant, more_bytes)
            num_come += more_bytes

        with announced.held(tenant, size_bytes), self._calls.held(tenant):
            try:
                yield charge
            finally:
                self._come.give_back(tenant, num_come)

    async def _store_in_turn(self, write: KvWrite, rows_LT2B: KVView) -> WrittenPrompt:
        async with self._saving.turn(write.task.tenant):
            return await self._store(write, rows_LT2B)

    async def _store(self, write: KvWrite, rows_LT2B: KVView) -> WrittenPrompt:
        task, step = write.task, self._tokens_per_chunk
        token_ids = task.token_ids[: write.kept_end]
        try:
            # Wait for chunks that are on their way to disk: they may be the prefix of these rows.
            held = await self._stores.hold_to_save(
                token_ids, tenant=task.tenant, wait_s=self._durable_wait_s, provenance=write.provenance
            )
            try:
                start, end = await self._saved(write, held, rows_LT2B)
            finally:
                await held.settle()
            stored = await held.store.hold(
                token_ids, tenant=task.tenant, wait_s=self._durable_wait_s, provenance=write.provenance
            )
            await held.store.settle(stored)
        except (StoreLost, StoreError, OSError) as error:  # TimeoutError among them
            raise ServiceUnavailable(f"the rows were not stored: {type(error).__name__}; write them again") from None
        written = max(0, min(end * step, stored.num_stored_tokens) - start * step)
        token_bytes = self._stores.identity.shape.token_bytes
        self.num_bytes_written += written * token_bytes
        self.num_bytes_dropped += self._size_bytes(task) - written * token_bytes
        return WrittenPrompt(stored.num_stored_tokens, written, write.provenance)

    async def _saved(self, write: KvWrite, held: NodePlacement, rows_LT2B: KVView) -> tuple[int, int]:
        """Save, and return the range of chunks that the store has taken. Raises PrefixMissing and errors of a save."""
        placement, task = held.placement, write.task
        if placement.num_stored_tokens < task.token_start:
            raise PrefixMissing(
                f"only {placement.num_stored_tokens} of the {task.token_start} tokens before these rows are stored "
                f"({write.provenance}, on the service's host): write from token {placement.num_stored_tokens} on"
            )
        start, end = placement.save_start, placement.save_end
        if write.is_void or start == end:
            return start, start
        client = self._client_of(held.store)
        try:
            num_saved = await asyncio.get_running_loop().run_in_executor(
                self._threads,
                lambda: client.save(placement.placement_id, start, end, rows_LT2B, first_token=task.token_start),
            )
        except StoreSilent:
            await held.store.suspect("a writer got no answer from it")
            raise
        return start, start + num_saved

    def _client_of(self, store: StorePort) -> StoreClient:
        if store not in self._clients:
            self._clients[store] = store.client()
        return self._clients[store]
