"""Rewriting extents in the background: reordering by importance, splitting, and compaction.

IMPRESS (section 4.4.1) packs important rows together, by average importance, inside one radix node only, with a mapping
list per layer. Here a node's chunks are copied, in their new order, to a new extent. One transaction replaces the old
extents by it, and their room is freed after their last reader. So reads continue, and a kill at any moment leaves
either the old or the new extents.

* If a later prompt has split a node, an extent that spans several nodes is cut at their borders.
* Extents that are shorter than necessary (fragmentation, a prompt stored piece by piece) are merged.

Reads have background priority; reads and writes together stay below `background_bytes_per_s`.
"""

import itertools
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kvstore.config import StoreConfig
from kvstore.disk.disk_read import RecordRead
from kvstore.disk.files import aligned_buffer
from kvstore.disk.io_engine import IoEngine, Priority
from kvstore.disk.segment import SEGMENT_BYTES, SegmentFiles
from kvstore.errors import RecordCorrupt, StoreClosed, StoreError, StoreWriteFailed
from kvstore.format.identity import chunk_keys
from kvstore.format.layout import MAX_TOKENS_PER_EXTENT, SKETCHES, RecordKind
from kvstore.format.payload import KVView, fill_payload, kv_rows
from kvstore.format.record import read_header, token_ids_of, verify, write_header
from kvstore.index.extent import Extent, Orders
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.index.inventory import Inventory

log = logging.getLogger(__name__)

#: Factor by which the importance of an extent's front must grow for a rewrite, with sketches: averages change with
#: every sample, and disks wear out.
_WORTH_REWRITING = 1.05

#: Chunks of one node in token order, each as extent and number in it.
Chunks = list[tuple[Extent, int]]


@dataclass(slots=True)
class RewriteReport:
    """Outcome of a pass of the rewriter."""

    nodes: int = 0
    rewritten_extents: int = 0
    new_extents: int = 0
    bytes_read: int = 0
    bytes_written: int = 0
    #: Nodes left unchanged because there was no room for a copy, or they changed meanwhile.
    skipped_nodes: int = 0


class Rewriter:
    """Rewrites extents in a background thread, which it owns. Borrows inventory, engine and files."""

    def __init__(
        self, geometry: Geometry, config: StoreConfig, inventory: Inventory, engine: IoEngine, files: SegmentFiles
    ) -> None:
        self._geometry = geometry
        self._config = config
        self._inventory = inventory
        self._engine = engine
        self._files = files
        self._stopped = threading.Event()
        self._one_pass = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="kv-rewrite", daemon=True)
        self._budget_from_s = 0.0

    def start(self) -> None:
        if self._config.reorder_interval_s:
            self._thread.start()

    def close(self) -> None:
        """Stop after the stripe that is being copied; incomplete copies are never published."""
        self._stopped.set()
        if self._thread.is_alive():
            self._thread.join()

    def run_once(self, progress: Callable[[int, int], None] = lambda done, total: None) -> RewriteReport:
        """Make a pass over all nodes; `progress(done, total)` counts chunks. Only one pass runs at a time.

        Raises StoreClosed when the store is closed meanwhile.
        """
        report = RewriteReport()
        with self._one_pass:
            nodes = [node.chunks for node in self._inventory.nodes()]
            total, done = sum(len(chunks) for chunks in nodes), 0
            seen: set[int] = set()
            for chunks in nodes:
                if not seen & {extent.id for extent, _ in chunks}:
                    seen |= self._rewrite_node(chunks, report)
                done += len(chunks)
                progress(done, total)
        return report

    def _work(self) -> None:
        while not self._stopped.wait(self._config.reorder_interval_s):
            try:
                self.run_once()
                self._inventory.notes.flush()
            except StoreClosed:
                return
            except (StoreError, OSError) as error:
                log.warning("reordering stopped: %s", error)
            except Exception:  # the thread must outlive a bug in one node
                log.exception("reordering stopped")

    # -- choosing --------------------------------------------------------------------------------------------------

    def _rewrite_node(self, chunks: Chunks, report: RewriteReport) -> set[int]:
        """Rewrite the parts of a node that improve by it; returns the ids of replaced extents."""
        gone: set[int] = set()
        for part in self._parts(chunks):
            old = list(dict.fromkeys(extent for extent, _ in part))
            with self._inventory.holding(old) as is_there:
                if is_there:
                    gone |= self._rewrite_held(old, part, report)
        return gone

    def _parts(self, chunks: Chunks) -> list[Chunks]:
        """Parts of a node to rewrite separately: each first extent that needs no new borders, then the rest."""
        parts, extents, at = list[Chunks](), dict.fromkeys(extent for extent, _ in chunks), 0
        for extent, group in zip(extents, self._groups(chunks), strict=False):
            if not _is_whole(extent, group):
                break
            parts.append(group)
            at += len(group)
        return [*parts, chunks[at:]] if at < len(chunks) else parts

    def _rewrite_held(self, old: Sequence[Extent], chunks: Chunks, report: RewriteReport) -> set[int]:
        groups = [*self._groups(chunks), *self._rest_of(old, chunks)]
        plans = [(group, self._orders(group)) for group in groups]
        if not self._is_better(old, groups, [orders for _, orders in plans]):
            return set()
        new: list[Extent] = []
        is_published = False
        try:
            for group, orders in plans:
                extent = self._copy(group, orders, report)
                if extent is None:
                    break
                new.append(extent)
            if len(new) == len(plans):
                for segment in sorted({extent.run.segment for extent in new}):
                    self._files.sync(segment)
                is_published = self._inventory.publish_rewritten(old, new)
        except RecordCorrupt as error:
            self._quarantine(old, error)
        except StoreWriteFailed as error:
            log.warning("rewritten KV was not published: %s", error)
        except OSError as error:
            self._inventory.counters.write_errors += 1
            log.warning("KV was not rewritten: %s", error)
        finally:
            if not is_published:
                self._inventory.free(new)
                report.skipped_nodes += 1
        if is_published:
            report.nodes += 1
            report.rewritten_extents += len(old)
            report.new_extents += len(new)
            return {extent.id for extent in old}
        return set()

    def _groups(self, chunks: Chunks) -> Iterator[Chunks]:
        """Chunks of each new extent of a node: as long as allowed, each of one provenance."""
        layout = self._geometry.identity.layout
        longest = max(1, SEGMENT_BYTES // self._geometry.unit_bytes)
        if layout.reorder == "none" or layout.sketch:
            # A selection by sketches finds important rows in any extent, which stays the unit of eviction.
            longest = min(longest, layout.chunks_per_extent)
        else:
            # Importance is compared across the whole node, up to the longest extent.
            longest = min(longest, MAX_TOKENS_PER_EXTENT // layout.tokens_per_record)
        for _, of_one in itertools.groupby(chunks, key=lambda chunk: chunk[0].provenance):
            alike = list(of_one)
            for start in range(0, len(alike), longest):
                yield alike[start : start + longest]

    def _rest_of(self, old: Sequence[Extent], chunks: Chunks) -> Iterator[Chunks]:
        """Chunks of other nodes in the node's extents, cut at the node's borders."""
        inside = {(extent.id, number) for extent, number in chunks}
        for extent in old:
            piece: Chunks = []
            for number in range(extent.num_chunks):
                if (extent.id, number) in inside:
                    if piece:
                        yield piece
                    piece = []
                else:
                    piece.append((extent, number))
            if piece:
                yield piece

    def _is_better(self, old: Sequence[Extent], groups: Sequence[Chunks], orders: Sequence[Orders | None]) -> bool:
        layout = self._geometry.identity.layout
        is_wasteful = sum(extent.run.count for extent in old) > sum(len(group) for group in groups)
        # Cutting at borders alone would only make more extents and shorter reads.
        if len(groups) < len(old) or (is_wasteful and len(groups) <= len(old)):
            return True
        if layout.reorder == "none":
            return False
        if len(groups) == len(old) == 1:
            return self._is_new_order(old[0], orders[0])
        return any(order is not None for order in orders)

    def _is_new_order(self, extent: Extent, wanted: Orders | None) -> bool:
        """Whether an extent needs another order; with sketches, whether the gain is worth a rewrite."""
        if wanted is None:
            return False
        self._inventory.notes.load_orders(extent)
        if not self._geometry.identity.layout.sketch:
            return extent.orders is None or not np.array_equal(extent.orders, wanted)
        assert extent.importance is not None, "orders follow from importance"
        importance_LT = extent.importance
        if not extent.depth:  # a prompt's first token draws most attention, and is attended to in any case
            importance_LT = importance_LT.copy()
            importance_LT[:, 0] = 0.0
        present = np.arange(wanted.shape[1]) if extent.orders is None else extent.orders
        best, now = (_mass_in_front(importance_LT, order) for order in (wanted, present))
        return best > _WORTH_REWRITING * now

    def _orders(self, chunks: Chunks) -> Orders | None:
        """Source of each row of the new extent, by layer; None for token order.

        Rows are sorted by average importance, greatest first; equal ones stay in token order. Layers of one record
        share an order. With sketches, only the front is sorted: rows that have not been important yet stay next to
        their neighbours in the text, because they become important together (`docs/decisions/0026`).
        """
        layout, average = self._geometry.identity.layout, self._average(chunks)
        if layout.reorder == "none" or average is None:
            return None
        orders = np.empty(average.shape, np.uint16)
        for start in range(0, self._geometry.num_layers, layout.layers_per_record):
            layers = slice(start, start + layout.layers_per_record)
            importance: npt.NDArray[np.float32] = average[layers].mean(axis=0)
            rows = np.argsort(-importance, kind="stable")
            if layout.sketch:
                rest = rows[_rows_in_front(len(rows)) :]
                rest.sort()
            orders[layers] = rows.astype(np.uint16)
        is_token_order = bool((orders == np.arange(len(average[0]), dtype=np.uint16)).all())
        return None if is_token_order else orders

    def _average(self, chunks: Chunks) -> npt.NDArray[np.float32] | None:
        """Average importance of the chunks' tokens, float32 [layers, tokens]; None when unknown."""
        step, pieces, is_known = self._geometry.tokens_per_chunk, [], False
        for extent, number in chunks:
            self._inventory.notes.load_importance(extent)
            if extent.importance is None:
                pieces.append(np.zeros((self._geometry.num_layers, step), np.float32))
            else:
                pieces.append(extent.importance[:, number * step : (number + 1) * step])
                is_known = True
        return np.concatenate(pieces, axis=1) if is_known else None

    # -- copying ---------------------------------------------------------------------------------------------------

    def _copy(self, chunks: Chunks, orders: Orders | None, report: RewriteReport) -> Extent | None:
        """A new extent with the chunks' rows, written but not synced; None when there is no room."""
        first, number = chunks[0]
        keys = b"".join(extent.key(number) for extent, number in chunks)
        parent_key = first.key(number - 1) if number else first.parent_key
        new = self._inventory.reserve_rewrite(first, parent_key, keys, first.depth + number)
        if new is None:
            return None
        try:
            new.is_reordered, new.orders = orders is not None, orders
            new.importance, new.num_importance = self._average(chunks), first.num_importance
            tokens = self._token_ids(chunks, report)
            self._check_keys(chunks, parent_key, tokens)
            self._copy_layers(chunks, new, tokens, report)
        except BaseException:
            self._inventory.free([new])
            raise
        return new

    def _copy_layers(self, chunks: Chunks, new: Extent, tokens: npt.NDArray[np.uint32], report: RewriteReport) -> None:
        layout, shape = self._geometry.identity.layout, self._geometry.identity.shape
        slots = self._geometry.slots
        # With sketches, all rows are kept, because a sketch is made of several layers' rows.
        sketched: KVView | None = None
        if layout.sketch:
            sketched = np.zeros((shape.num_layers, len(tokens), 2, shape.row_bytes), np.uint8)
        for start in sorted({slot.layer_start for slot in slots if slot.kind is RecordKind.KV}):
            indexes = [i for i, slot in enumerate(slots) if slot.kind not in SKETCHES and slot.layer_start == start]
            end = slots[indexes[0]].layer_end
            kinds = [RecordKind.KV, RecordKind.CODED] if layout.coded_rows else [RecordKind.KV]
            of_kinds = [[i for i in indexes if slots[i].kind is kind] for kind in kinds]
            copied = [self._read_rows(chunks, of_kind, tokens, report) for of_kind in of_kinds]
            in_new_order = copied if new.orders is None else [rows[:, new.orders[start]] for rows in copied]
            rows, coded = in_new_order[0], in_new_order[1] if layout.coded_rows else None
            if sketched is not None:
                sketched[start:end] = rows
            for index in indexes:
                self._write_stripe(new, index, rows, start, tokens, report, coded)
            for of_kind, in_order in zip(of_kinds, copied, strict=True):
                self._check_copy(new, of_kind, in_order, tokens, report)
        if sketched is not None:
            for index, slot in enumerate(slots):
                if slot.kind in SKETCHES:
                    self._write_stripe(new, index, sketched, 0, tokens, report)

    def _check_copy(
        self,
        new: Extent,
        slot_indexes: Sequence[int],
        in_order: KVView,
        tokens: npt.NDArray[np.uint32],
        report: RewriteReport,
    ) -> None:
        """Read the copy back, as clients do, and compare: only a wrong copy could pass verification.

        Raises RuntimeError; nothing is published then.
        """
        step = self._geometry.tokens_per_chunk
        start, end = new.depth * step, new.depth * step + len(tokens)
        slot = self._geometry.slots[slot_indexes[0]]
        view = np.zeros((slot.layer_end, end, 2, in_order.shape[-1]), np.uint8)
        everything = np.ones(len(tokens), np.bool_)
        for slot_index in slot_indexes:
            for record in self._read_records(new, range(new.num_chunks), slot_index, tokens, everything, report):
                header = read_header(record)
                planes = slice(header.plane_start, header.plane_end)
                view[header.layer_start : header.layer_end, header.tokens, planes] = kv_rows(record, header)
        if not np.array_equal(view[slot.layer_start :, start:], in_order):
            raise RuntimeError(f"the copy in extent {new.id} differs from its source")

    def _read_rows(
        self, chunks: Chunks, slot_indexes: Sequence[int], tokens: npt.NDArray[np.uint32], report: RewriteReport
    ) -> KVView:
        """Rows of the chunks in one layer range, in token order, uint8 [layers of the range, tokens, 2, row_bytes].

        `slot_indexes`: slots of the range's KV records, or of its coded ones.
        """
        step, slot = self._geometry.tokens_per_chunk, self._geometry.slots[slot_indexes[0]]
        row_bytes = slot.payload_bytes // (slot.num_layers * slot.num_tokens * slot.num_planes)
        rows = np.zeros((slot.num_layers, len(tokens), 2, row_bytes), np.uint8)
        ids = {(extent.id, number): at for at, (extent, number) in enumerate(chunks)}
        for slot_index in slot_indexes:
            for extent in dict.fromkeys(extent for extent, _ in chunks):
                numbers = [number for of, number in chunks if of is extent]
                at = ids[extent.id, numbers[0]]
                known = np.zeros(extent.num_chunks * step, np.uint32)
                mine = slice(numbers[0] * step, (numbers[-1] + 1) * step)
                known[mine] = tokens[at * step : (at + len(numbers)) * step]
                is_known = np.zeros(len(known), np.bool_)
                is_known[mine] = True
                for record in self._read_records(extent, numbers, slot_index, known, is_known, report):
                    _put_rows(record, rows, extent.depth * step, at * step, mine)
        return rows

    def _read_records(
        self,
        extent: Extent,
        numbers: Sequence[int],
        slot_index: int,
        tokens: npt.NDArray[np.uint32],
        is_known: npt.NDArray[np.bool_],
        report: RewriteReport,
    ) -> list[memoryview]:
        """Verified records with rows of chunks `numbers`; all records of a reordered extent. Raises RecordCorrupt."""
        self._inventory.notes.load_orders(extent)
        slot = self._geometry.slots[slot_index]
        chunks = range(extent.num_chunks) if extent.is_reordered else numbers
        wanted = [chunk * slot.parts + part for chunk in chunks for part in range(slot.parts)]
        refs = [RecordRef(extent, number, slot_index) for number in wanted]
        buffer = aligned_buffer(len(refs) * slot.record_bytes)
        reads = []
        for at, ref in enumerate(refs):
            view = buffer[at * slot.record_bytes : (at + 1) * slot.record_bytes]
            reads.append(RecordRead(extent.run.segment, self._geometry.offset_bytes(ref), view, at))
        failures: list[BaseException] = []

        def on_done(done: Sequence[RecordRead], error: BaseException | None) -> None:
            if error is not None:
                failures.append(error)

        self._engine.submit(reads, Priority.BACKGROUND, on_done).wait_idle()
        self._spend(len(refs) * slot.record_bytes)
        report.bytes_read += len(refs) * slot.record_bytes
        if failures:
            if isinstance(failures[0], EOFError):
                raise RecordCorrupt(f"extent {extent.id}: {failures[0]}", extent.depth)
            raise failures[0]
        for ref, read in zip(refs, reads, strict=True):
            try:
                verify(read.buffer, self._geometry.record_identity(ref, tokens, is_known), slot)
            except RecordCorrupt as error:
                raise RecordCorrupt(f"extent {extent.id}: {error}", extent.depth) from error
        return [read.buffer for read in reads]

    def _token_ids(self, chunks: Chunks, report: RewriteReport) -> npt.NDArray[np.uint32]:
        """Token ids of the chunks, read from the records."""
        step = self._geometry.tokens_per_chunk
        slot_index = next(i for i, slot in enumerate(self._geometry.slots) if slot.kind is RecordKind.KV)
        pieces = []
        for extent in dict.fromkeys(extent for extent, _ in chunks):
            numbers = [number for of, number in chunks if of is extent]
            tokens = np.zeros(extent.num_chunks * step, np.uint32)
            is_known = np.zeros(len(tokens), np.bool_)
            for record in self._read_records(extent, numbers, slot_index, tokens.copy(), is_known, report):
                header = read_header(record)
                start = header.token_start - extent.depth * step
                positions = np.arange(start, start + header.num_tokens) if header.offsets is None else header.offsets
                tokens[positions] = token_ids_of(record)
            pieces.append(tokens[numbers[0] * step : (numbers[-1] + 1) * step])
        return np.concatenate(pieces)

    def _check_keys(self, chunks: Chunks, parent_key: bytes, tokens: npt.NDArray[np.uint32]) -> None:
        """Raise RecordCorrupt unless the keys follow from the tokens, which are not verified otherwise."""
        extent = chunks[0][0]
        root = parent_key or self._geometry.identity.root_key(extent.provenance, extent.tenant.encode())
        keys = chunk_keys(root, tokens.tolist(), self._geometry.tokens_per_chunk)
        for (of, number), key in zip(chunks, keys, strict=True):
            if of.key(number) != key:
                raise RecordCorrupt(f"extent {of.id}: its records' tokens do not match its keys", of.depth)

    def _write_stripe(
        self,
        new: Extent,
        slot_index: int,
        rows: KVView,
        first_layer: int,
        tokens: npt.NDArray[np.uint32],
        report: RewriteReport,
        coded: KVView | None = None,
    ) -> None:
        """Write one slot's records of a new extent. `rows` begin with layer `first_layer`, in the extent's order.

        `coded`: see `fill_payload`.
        """
        slot = self._geometry.slots[slot_index]
        layout, shape = self._geometry.identity.layout, self._geometry.identity.shape
        num_records, step = new.num_chunks * slot.parts, slot.num_tokens
        buffer = aligned_buffer(num_records * slot.record_bytes)
        for number in range(num_records):
            record = buffer[number * slot.record_bytes : (number + 1) * slot.record_bytes]
            payload = record[slot.header_bytes : slot.header_bytes + slot.payload_bytes]
            of_record = slice(number * step, (number + 1) * step)
            of_coded = None if coded is None else coded[:, of_record]
            fill_payload(payload, slot, rows[:, of_record], layout, shape, first_layer, of_coded)
            identity = self._geometry.record_identity(RecordRef(new, number, slot_index), tokens)
            write_header(record[: slot.header_bytes], identity, slot, payload)
        size_bytes = num_records * slot.record_bytes
        offset = self._geometry.offset_bytes(RecordRef(new, 0, slot_index))
        self._files.write(new.run.segment, offset, [buffer[:size_bytes]])
        report.bytes_written += size_bytes
        self._inventory.counters.written_bytes += size_bytes
        self._spend(size_bytes)

    def _quarantine(self, old: Sequence[Extent], error: RecordCorrupt) -> None:
        """Quarantine the extent that the message names, as a reader would."""
        log.warning("unreadable KV is quarantined: %s", error)
        for extent in old:
            if str(error).startswith(f"extent {extent.id}:"):
                self._inventory.quarantine(extent, str(error))

    def _spend(self, size_bytes: int) -> None:
        """Wait until `background_bytes_per_s` allows the bytes moved so far. Raises StoreClosed on `close`."""
        now = time.monotonic()
        self._budget_from_s = max(self._budget_from_s, now - 1.0) + size_bytes / self._config.background_bytes_per_s
        if self._stopped.wait(max(0.0, self._budget_from_s - now)):
            raise StoreClosed("the store is being closed")


def _is_whole(extent: Extent, group: Chunks) -> bool:
    return group == [(extent, number) for number in range(extent.num_chunks)]


def _rows_in_front(num_rows: int) -> int:
    """Number of rows in the front of an extent: a quarter."""
    return num_rows // 4


def _mass_in_front(importance_LT: npt.NDArray[np.float32], order: npt.NDArray[np.integer]) -> float:
    """Sum of importance over the front rows, in an order [T] or [L, T], and all layers."""
    front = order[..., : _rows_in_front(importance_LT.shape[1])].astype(np.intp)
    front_LR = np.broadcast_to(front, (len(importance_LT), front.shape[-1]))
    return float(np.take_along_axis(importance_LT, front_LR, axis=1).sum(dtype=np.float64))


def _put_rows(record: memoryview, rows: KVView, extent_start: int, row_start: int, mine: slice) -> None:
    """Copy a record's rows with offsets in `mine`, relative to their extent, to `rows` from row `row_start` on."""
    header = read_header(record)
    start = header.token_start - extent_start
    offsets = np.arange(start, start + header.num_tokens) if header.offsets is None else header.offsets.astype(int)
    is_mine = (offsets >= mine.start) & (offsets < mine.stop)
    positions = offsets[is_mine] - mine.start + row_start
    rows[:, positions, header.plane_start : header.plane_end] = kv_rows(record, header)[:, is_mine]
