"""The store of one node: the stored prefix of a prompt, its tiers, and the room for new chunks.

A request has three steps:

    placement = store.acquire(token_ids)       stored tokens [0, P) | chunks that may be saved
    ... clients load and save under its id (`kvstore/client/store_client.py`), in this process or in another ...
    store.settle(placement.placement_id)       accepted chunks are written and published; readers have gone

`KVStore` puts the parts together and owns them; each part documents its guarantees:

    inventory   chunks and their places; publish and delete order     host_tier   records in shared memory, leases
    placements  chunks that requests read and add                     io_engine   records from disk, demand first
    writer      staged records to disk                                rewriter    reorder and compaction
    session     the leases and reads of one client
"""

import contextlib
import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kvstore.client.store_client import StoreClient, StoreLocation
from kvstore.config import StoreConfig
from kvstore.counters import StoreCounters
from kvstore.dataplane.answers import AnswerCallback
from kvstore.dataplane.channel import socket_path
from kvstore.dataplane.links import StoreLink
from kvstore.dataplane.local_link import LocalLink, Mailbox
from kvstore.dataplane.read_grant import ReadGrant, host_id, readers_socket
from kvstore.dataplane.readers import STALL_S, PlacementSecrets, Reader
from kvstore.dataplane.server import PlaneServer
from kvstore.dataplane.session import Session, stored_prefix_of
from kvstore.disk.catalog import check_form
from kvstore.disk.directory_lock import DirectoryLock
from kvstore.disk.file_limit import check_file_limit
from kvstore.disk.files import FileLayer, OsFiles
from kvstore.disk.io_engine import IoEngine
from kvstore.disk.own_files import OWN_NAME, own_directory
from kvstore.disk.segment import SEGMENT_BYTES, SegmentFiles
from kvstore.errors import StoreClosed, StoreNotWritable, StoreWriteFailed
from kvstore.format.identity import StoreIdentity
from kvstore.format.provenance import EXACT
from kvstore.format.row_order import RowOrder
from kvstore.index.change_feed import StoreChanges, merged
from kvstore.index.geometry import Geometry
from kvstore.index.inventory import Inventory
from kvstore.index.rewriter import Rewriter, RewriteReport
from kvstore.peers.connection import PeerLocation
from kvstore.peers.prefix_fetch import FetchReport, PrefixFetcher
from kvstore.peers.prefix_sender import PrefixSender
from kvstore.peers.server import PeerServer
from kvstore.placements.held import Placements
from kvstore.placements.placement import Placement
from kvstore.placements.writer import Writer
from kvstore.tiers.disk_watch import DiskWatch
from kvstore.tiers.frames import check_host_bytes
from kvstore.tiers.host_tier import HostTier

log = logging.getLogger(__name__)

#: Tenants of which statistics give the bytes.
_MOST_TENANTS = 50
#: Answers one command of a tool in another process.
AnswerTool = Callable[["KVStore", dict[str, Any]], Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreStats:
    """Counters since `open`, and the present contents of the tiers."""

    num_chunks: int = 0
    tokens_per_chunk: int = 0
    disk_bytes_used: int = 0
    #: `disk_bytes`, or less when other files have filled the disk.
    disk_bytes_limit: int = 0
    #: Bytes that segments and catalog take, by the file system's count.
    disk_bytes_physical: int = 0
    host_bytes_used: int = 0
    host_bytes_limit: int = 0
    #: Whether reads bypass the page cache; None before the first read.
    direct_io: bool | None = None
    #: Whether reads use native AIO; otherwise threads read, which takes several times the CPU.
    native_aio: bool = False
    #: Bytes on disk of the tenants that have most, of whole units of the segments.
    tenant_bytes: dict[str, int] = field(default_factory=dict)
    counters: StoreCounters


def check_store(config: StoreConfig, identity: StoreIdentity, *, is_here: bool) -> None:
    """Refuse early what opening the store would refuse, whatever the model's weights are.

    For a start that does not know the weights. `is_here`: whether the directory is on this machine. Raises
    StoreTooSmall, StoreMismatch, StoreNotWritable or StoreLocked.
    """
    check_host_bytes(Geometry(identity), config.host_bytes)
    if is_here:
        check_form(config.directory, identity)


class KVStore:
    """One directory of KV on one node. Owns the directory's lock, the inventory, the arena and the threads.

    Thread-safe. `files` and `vfs` replace the operating system's files under segments and catalog; for tests.
    """

    def __init__(
        self, config: StoreConfig, identity: StoreIdentity, *, files: FileLayer | None = None, vfs: str = ""
    ) -> None:
        self.config = config
        self.identity = identity
        self.directory = own_directory(config.directory)
        #: Number of this life of the store: a client that reconnects compares it.
        self.generation = secrets.randbits(60)
        self.geometry = Geometry(identity)
        self._directory_lock = DirectoryLock(self.directory)
        self._layer: FileLayer = files if files is not None else OsFiles()
        self._files = SegmentFiles(self.directory / "segments", self._layer, block_bytes=identity.layout.block_bytes)
        self.inventory = Inventory(self.directory, config, identity, self._files, vfs)
        self._engine = IoEngine(self._files, threads=config.io_threads)
        self.tier = HostTier(self.geometry, self._engine, config.host_bytes, config.policy, self.inventory.counters)
        self.placements = Placements(self.inventory, config.write_wait_s, on_end=self.tier.end_arriving)
        self._disk_watch = DiskWatch(self._files.reads, self.tier, config.silent_after_s)
        self._writer = Writer(
            self.geometry, self._files, self.tier, self.placements, self.inventory.counters, config.silent_after_s
        )
        self._rewriter = Rewriter(self.geometry, config, self.inventory, self._engine, self._files)
        self._sender = PrefixSender(identity, self.inventory, self.placements, self._client_without_cache)
        self._fetcher = PrefixFetcher(
            identity, self.inventory, self.placements, self._writer, self._client_without_cache
        )
        self._server: PlaneServer | None = None
        self._readers: PlaneServer | None = None
        self._opening_readers = threading.Lock()
        self._secrets = PlacementSecrets()
        self._peer_server: PeerServer | None = None
        self._is_open = False

    def open(self) -> None:
        """Lock the directory, load the index, start the threads.

        Raises StoreNotWritable, StoreLocked, or StoreMismatch when the directory holds other KV.
        """
        unit_bytes, host_bytes = self.inventory.unit_bytes, self.config.host_bytes
        check_file_limit(self.directory, unit_bytes, host_bytes, SEGMENT_BYTES)
        self._directory_lock.acquire()
        if self.directory.name == OWN_NAME:
            log.info("the store uses %s: other users may write to the configured directory", self.directory)
        with contextlib.ExitStack() as undo:
            undo.callback(self._directory_lock.release)
            undo.callback(self._files.close)
            try:
                (self.directory / "segments").mkdir(exist_ok=True, mode=0o700)
                # Names made by an earlier life may not be durable yet: it can have died before its sync.
                self._layer.sync_directory(self.directory / "segments")
                self.inventory.open(lambda: self._layer.sync_directory(self.directory))
            except StoreWriteFailed as error:
                raise StoreNotWritable(str(error)) from error
            except OSError as error:
                raise StoreNotWritable(f"store directory {self.directory} is not writable: {error.strerror}") from error
            self.tier.open()
            self._engine.start()
            self._disk_watch.start()
            self._writer.start()
            self._rewriter.start()
            undo.pop_all()
        self._is_open = True

    def serve(self, path: Path | None = None, answer_tool: AnswerTool | None = None) -> StoreLocation:
        """Serve other processes of this user through a Unix socket; returns the location that they need.

        `answer_tool` (`kvstore/maintenance/tools.py::answer`) answers maintenance commands; without it they are
        refused. Raises StoreNotWritable.
        """
        self._check_open()
        path = path if path is not None else socket_path(self.directory)
        if self._server is None:
            run_tool = partial(answer_tool or _refuse_tools, self)
            arena = self.tier.arena
            server = PlaneServer(path, arena.descriptor, arena.size_bytes, self.generation, self.session, run_tool)
            server.start()
            self._server = server
        return StoreLocation(
            socket=str(path),
            identity=self.identity,
            device_bytes=self.config.device_bytes,
            policy=self.config.policy,
            silent_after_s=self.config.silent_after_s,
        )

    def grant_read(self, placement_id: int, reader_host_id: str) -> ReadGrant | None:
        """Let a process of this user read the rows of one placement until it is settled.

        None when the process is on another host (`read_grant.host_id`). The first grant opens the socket of readers.
        Raises StoreUnreachable for a placement that is not held, StoreNotWritable.
        """
        self._check_open()
        if not reader_host_id or reader_host_id != host_id():
            return None
        held = self.placements.live(placement_id)
        stored_prefix_of(held, self.geometry, self.inventory.notes)  # once for all of its fetches
        path = readers_socket(socket_path(self.directory))
        with self._opening_readers:
            self._check_open()
            if self._readers is None:
                arena = self.tier.arena
                server = PlaneServer(
                    path,
                    arena.reading_descriptor,
                    arena.size_bytes,
                    self.generation,
                    self._reading_session,
                    look_s=STALL_S / 4,
                )
                server.start()
                self._readers = server
        return ReadGrant(
            socket=str(path),
            generation=self.generation,
            placement_id=placement_id,
            num_stored_tokens=held.placement.num_stored_tokens,
            secret=self._secrets.of(placement_id),
        )

    def serve_peers(self, host: str, key: bytes, port: int = 0) -> PeerLocation:
        """Let peers with the key fetch prefixes and read held ones; returns the address to connect to.

        `host`: the address by which other nodes reach this one. `port` 0: any free port. A second call replaces the
        server of the first. Prompts and KV are not encrypted in transit. Raises StoreNotWritable when the server
        cannot listen at that address, ValueError for a key of fewer than `connection.MIN_KEY_BYTES` bytes.
        """
        self._check_open()
        server = PeerServer(key, self._sender.answer, self.inventory.counters)
        if self._peer_server is not None:
            self._peer_server.close()
        self._peer_server = server
        return server.start(host, port)

    def close(self) -> None:
        """Publish accepted chunks, end all sessions, release the directory."""
        if not self._is_open:
            return
        self._fetcher.close()
        if self._peer_server is not None:
            self._peer_server.close()
        self._is_open = False
        self._rewriter.close()  # before the server, which waits for a tool that may be running a pass
        with self._opening_readers:
            servers = self._readers, self._server
        for server in servers:
            if server is not None:
                server.close()
        self._disk_watch.close()
        self._writer.close()
        self._engine.close()
        self.inventory.close()
        self.placements.close()
        self.tier.close()
        self._files.close()
        self._directory_lock.release()

    def __enter__(self) -> "KVStore":
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- requests --------------------------------------------------------------------------------------------------

    def acquire(self, token_ids: Sequence[int], *, save: bool = True, tenant: str = "") -> Placement:
        """Look up and hold the longest stored prefix, at most all but one token, and the chunks that may be saved.

        Held until `settle`. `tenant` comes from the authenticated principal, never from a request field.
        """
        self._check_open()
        placement = self.placements.acquire(token_ids, save=save, can_write=not self._writer.is_paused, tenant=tenant)
        row_orders = self._row_orders(placement)
        return replace(placement, row_orders=row_orders) if row_orders else placement

    def settle(self, placement_id: int) -> None:
        """End a request. Accepted chunks are still written; an unknown placement is ignored."""
        self._check_open()
        self.placements.settle(placement_id)
        self._writer.finish(placement_id)

    def hold(
        self,
        token_ids: Sequence[int],
        *,
        tenant: str = "",
        wait_s: float,
        save: bool = False,
        is_durable: bool = True,
        provenance: str = EXACT,
    ) -> Placement:
        """Hold all stored whole chunks of a prompt, including the last one: not evicted until `settle`.

        Waits up to `wait_s` seconds for chunks on their way to disk. Without `is_durable` the placement also has
        accepted chunks that are not written yet; if such a write fails, reads for the placement raise
        StoreUnreachable. `save`: whether missing chunks may be saved. `provenance`: of the chunks looked up and
        saved (`kvstore/format/provenance.py`).
        """
        self._check_open()
        save = save and not self._writer.is_paused
        return self.placements.hold(
            token_ids, tenant=tenant, wait_s=wait_s, save=save, is_durable=is_durable, provenance=provenance
        )

    def flow(self, placement_id: int, saves: Sequence[tuple[int, int]]) -> Placement:
        """Hold a running request's stored prefix and the chunks that its workers will save, to read while they compute.

        See `Placements.flow`. Ended by `settle`. Raises StoreUnreachable for a placement that is not held.
        """
        self._check_open()
        return self.placements.flow(placement_id, saves)

    def resident_tokens(self, placement_id: int) -> int:
        """Number of tokens, in whole chunks, of a placement's stored prefix whose KV is all in the host tier.

        Raises StoreUnreachable for a placement that is not held.
        """
        self._check_open()
        held = self.placements.live(placement_id)
        prefix, step = stored_prefix_of(held, self.geometry, self.inventory.notes), self.geometry.tokens_per_chunk
        absent: set[int] = set()
        for slot_index in self.geometry.kv_slots:
            for ref in prefix.records(slot_index):
                if not self.tier.is_resident(ref):
                    absent |= prefix.chunks_of(ref)
        return held.placement.num_stored_tokens - len(absent) * step

    def important_rows(self, placement_id: int, num_rows: int) -> npt.NDArray[np.int32] | None:
        """Rows of a placement's stored prefix that mattered most to earlier requests, by layer.

        Row numbers, ascending, int32 [layers, at most num_rows]. None when a part of the prefix has no record of it.
        """
        self._check_open()
        held = self.placements.held(placement_id)
        average_LP = self.inventory.notes.average_importance(held.stored) if held is not None else None
        if average_LP is None:
            return None
        greatest_LR = np.argsort(-average_LP, axis=1, kind="stable")[:, :num_rows]
        return np.sort(greatest_LR, axis=1).astype(np.int32)

    def _row_orders(self, placement: Placement) -> tuple[RowOrder, ...]:
        layout, held = self.identity.layout, self.placements.held(placement.placement_id)
        if held is None or not layout.sketch:
            return ()
        sketched, step, orders = list(layout.sketched_layers(self.identity.shape)), placement.tokens_per_chunk, []
        for extent, num_matched in held.stored:
            self.inventory.notes.load_orders(extent)
            if extent.orders is not None:
                orders.append(RowOrder(extent.depth * step, num_matched * step, extent.orders[sketched]))
        return tuple(orders)

    def session(self, send: AnswerCallback) -> Session:
        self._check_open()
        return Session(self.geometry, self.inventory, self.placements, self.tier, self._writer, send)

    def _reading_session(self, send: AnswerCallback) -> Reader:
        return Reader(self.session(send), self.placements, self._secrets, self.inventory.counters, send)

    def client(self) -> StoreClient:
        """A client in this process: no socket, no copy between processes."""
        return self._client(self.config.device_bytes)

    def fetch(
        self,
        peer: PeerLocation,
        key: bytes,
        token_ids: Sequence[int],
        *,
        tenant: str = "",
        num_tokens: int,
        timeout_s: float = 60.0,
    ) -> FetchReport:
        """Fetch the missing whole chunks among the first `num_tokens` of a prompt from another node's store.

        Returns when the fetched chunks are visible to `acquire`. Waits for chunks of another fetch, not for chunks
        that a request computes. Any failure of the peer is reported and counted; chunks saved by then stay. `peer`,
        `key`: the result and the key of its `serve_peers`. `timeout_s`: limit of the whole call, except waiting for
        memory of this store, which may take 30 s more.
        """
        self._check_open()
        if num_tokens < 0:
            raise ValueError(f"num_tokens must not be negative, not {num_tokens}")
        step = self.geometry.tokens_per_chunk
        wanted = token_ids[: min(num_tokens, len(token_ids)) // step * step]
        return self._fetcher.fetch(peer, key, wanted, tenant=tenant, timeout_s=timeout_s)

    def changes(self, after: int, wait_s: float, tenant: str | None = None) -> StoreChanges:
        """Chunks published, and chunks evicted, deleted or quarantined, after change number `after`.

        A reader begins with `after` 0 and continues with the returned `sequence`. It gets a snapshot when `after` is
        0, belongs to another life of the store, or is too old. Without news the call waits up to `wait_s` seconds and
        may return no change. Keys are those of `identity.prompt_keys`. Memory is bounded by
        `change_feed.MAX_KEPT_KEYS`. A `tenant` limits the result to its chunks; sequence numbers count all changes.
        """
        self._check_open()
        sequence, changes, is_snapshot = self.inventory.changes(after, wait_s, tenant)
        added, removed = merged(changes)
        return StoreChanges(
            generation=self.generation, sequence=sequence, is_snapshot=is_snapshot, added=added, removed=removed
        )

    def when_disk_answers(self) -> None:
        """Wait until no disk read is stuck (`StoreConfig.silent_after_s`); returns at once when the disk answers."""
        self._files.reads.wait_until_none_takes(self.config.silent_after_s)

    def drain(self, timeout_s: float) -> bool:
        """Wait until all accepted chunks are durable and visible, or dropped and counted. False after `timeout_s`."""
        return self._writer.drain(timeout_s)

    def stats(self) -> StoreStats:
        inventory = self.inventory
        inventory.room.refresh_limit()
        return StoreStats(
            num_chunks=inventory.num_chunks,
            tokens_per_chunk=inventory.tokens_per_chunk,
            disk_bytes_used=inventory.bytes_used,
            disk_bytes_limit=inventory.room.limit_bytes,
            disk_bytes_physical=inventory.physical_bytes,
            host_bytes_used=self.tier.used_bytes,
            host_bytes_limit=self.config.host_bytes,
            direct_io=self._files.direct_io,
            native_aio=self._engine.is_native,
            tenant_bytes=inventory.room.largest_tenants(_MOST_TENANTS),
            counters=inventory.counters,
        )

    # -- maintenance -----------------------------------------------------------------------------------------------

    def evict(self, size_bytes: int) -> int:
        """Free about `size_bytes` of the disk, least valuable extents first; returns the bytes freed."""
        self._check_open()
        units = -(-size_bytes // self.geometry.unit_bytes)
        freed_bytes = self.inventory.evict(units) * self.geometry.unit_bytes
        self._forget_what_is_gone()
        return freed_bytes

    def delete_tenant(self, tenant: str) -> int:
        """Delete all KV of a tenant, including memory and quarantine; returns the number of extents deleted.

        Room that a request still reads is freed when the request ends; KV that it computes is not stored. Raises
        StoreWriteFailed.
        """
        self._check_open()
        num_deleted = self.placements.delete_tenant(tenant)
        self._forget_what_is_gone()
        return num_deleted

    def rewrite_all(self, progress: Callable[[int, int], None] = lambda done, total: None) -> RewriteReport:
        """Reorder and compact now, at the background rate; `progress(done, total)` counts chunks."""
        self._check_open()
        return self._rewriter.run_once(progress)

    def _client_without_cache(self) -> StoreClient:
        return self._client(device_bytes=0)

    def _client(self, device_bytes: int) -> StoreClient:
        def link(on_answer: AnswerCallback, on_lost: Callable[[], None]) -> StoreLink:
            mailbox = Mailbox(on_answer)
            session = self.session(mailbox.put)
            mailbox.start()
            return LocalLink(session, mailbox, self.tier.arena)

        return StoreClient(
            self.identity, link, device_bytes, self.config.policy, silent_after_s=self.config.silent_after_s
        )

    def _forget_what_is_gone(self) -> None:
        kept = {extent.id for extent in self.inventory.extents()}
        self.tier.forget(lambda extent: extent not in kept)

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreClosed(f"the store in {self.directory} is not open")


def _refuse_tools(store: KVStore, command: dict[str, Any]) -> Any:
    return {"error": f"the store in {store.directory} answers no tools"}
