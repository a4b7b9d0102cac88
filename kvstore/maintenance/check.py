"""Checks of a store's directory: that every catalog entry is sound, and that every record matches its entry.

Only records hold token ids, so a record is verified in two steps. First all facts that the catalog knows: checksums,
key, generation, layers, planes, position, order of rows. Then its token ids: the key of a chunk is blake2b(key of the
chunk before ‖ token ids), so ids that hash to the entry's key are right, and all other records of the chunk must hold
the same ids. Probe keys and sketches are computed again from the K rows and compared.

Checks do not change a store. `OfflineStore` opens a directory that no process owns, without the repairs that a service
makes at its start; `OpenStore` borrows an open store. Reads bypass the page cache if the file system supports it, and
have the lowest priority.
"""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import apsw
import numpy as np
import numpy.typing as npt

from kvstore.disk.catalog import Catalog, CatalogEntry, QuarantinedRun, stored_identity
from kvstore.disk.directory_lock import DirectoryLock
from kvstore.disk.disk_read import ReadCancelled, RecordRead
from kvstore.disk.files import aligned_buffer
from kvstore.disk.io_engine import IoEngine, Priority
from kvstore.disk.segment import SEGMENT_BYTES, Run, SegmentFiles
from kvstore.errors import RecordCorrupt, StoreClosed, StoreMismatch
from kvstore.format.identity import KEY_BYTES, StoreIdentity, chunk_keys
from kvstore.format.layout import CHUNK_TOKENS, K_PLANE, SKETCHES, RecordKind, RecordSlot
from kvstore.format.payload import KVView, coded_rows, key_sketch, kv_rows, rows_of_heads, sketch_means
from kvstore.format.record import RecordIdentity, read_header, token_ids_of, verify, verify_header
from kvstore.index.extent import Extent
from kvstore.index.extent_index import extent_of
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.store import KVStore

#: Bytes of records in memory at once.
_BATCH_BYTES = 8 * 2**20
_IO_THREADS = 4


@dataclass(slots=True)
class Fault:
    """A fault of an extent; of the catalog as a whole if `extent` is None."""

    extent: int | None
    reason: str
    tenant: str = ""
    #: Position of the extent's first token, and its number of tokens.
    start_token: int = 0
    num_tokens: int = 0
    #: Number of records with this fault; zero for a fault of the entry.
    num_records: int = 0
    first_record: str = ""
    #: False when the disk refused a read, so that the data may be sound.
    is_damage: bool = True


@dataclass(slots=True)
class RecordsReport:
    """Findings of one call of `check_records`. `after_extent`: argument of the next call."""

    faults: list[Fault] = field(default_factory=list)
    num_extents: int = 0
    num_records: int = 0
    bytes_read: int = 0
    after_extent: int = 0
    is_done: bool = False

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class CatalogContents:
    """Unchecked contents of the catalog. `problems`: reported by SQLite, and side-table entries without an extent."""

    entries: list[CatalogEntry]
    quarantined: list[QuarantinedRun]
    problems: list[str]


class CheckableStore(Protocol):
    """A store whose catalog and records can be read."""

    geometry: Geometry
    engine: IoEngine
    segments: Path

    def catalog(self) -> CatalogContents: ...

    def extents(self, after: int) -> list[Extent]:
        """Extents with ids above `after`, in order."""
        ...

    def holding(self, extent: Extent) -> contextlib.AbstractContextManager[bool]:
        """Prevents reuse of the extent's room; False when the extent is already gone."""
        ...

    def orders(self, extent: Extent) -> bytes: ...


class OfflineStore:
    """A directory that no process uses, opened read-only. Owns its lock, catalog, files and threads.

    A context manager; entering raises StoreLocked, StoreNotWritable or StoreMismatch.
    """

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.segments = directory / "segments"
        self._undo = contextlib.ExitStack()
        self._entries: list[CatalogEntry] = []
        self._problems: list[str] = []

    def __enter__(self) -> Self:
        with contextlib.ExitStack() as undo:
            undo.enter_context(DirectoryLock(self.directory))
            path = self.directory / "catalog.sqlite"
            identity = StoreIdentity.from_text(stored_identity(path))
            self.geometry = Geometry(identity)
            self._catalog = Catalog(path)
            self._catalog.open(identity)
            undo.callback(self._catalog.close)
            files = SegmentFiles(self.segments, block_bytes=identity.layout.block_bytes)
            undo.callback(files.close)
            self.engine = undo.enter_context(IoEngine(files, threads=_IO_THREADS))
            self._read_entries()
            self._undo = undo.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._undo.close()

    def catalog(self) -> CatalogContents:
        quarantined, problems = _read_the_rest(self._catalog)
        return CatalogContents(self._entries, quarantined, self._problems + problems)

    def extents(self, after: int) -> list[Extent]:
        entries = sorted((entry for entry in self._entries if entry.id > after), key=lambda entry: entry.id)
        return [extent_of(entry) for entry in entries]

    @contextlib.contextmanager
    def holding(self, extent: Extent) -> Iterator[bool]:
        yield True

    def orders(self, extent: Extent) -> bytes:
        return self._catalog.orders(extent.id)

    def _read_entries(self) -> None:
        try:
            for entry in self._catalog.entries(checked=False):
                self._entries.append(entry)
        except StoreMismatch as error:
            self._problems.append(str(error))


class OpenStore:
    """An open store of this process, which is borrowed."""

    def __init__(self, store: KVStore) -> None:
        self.geometry = store.geometry
        self.engine = store._engine
        self.segments = store.directory / "segments"
        self._inventory = store.inventory

    def catalog(self) -> CatalogContents:
        inventory = self._inventory
        with inventory.change:  # prevents changes meanwhile, and other uses of SQLite
            try:
                entries, problems = list(inventory._catalog.entries(checked=False)), []
            except StoreMismatch as error:
                entries, problems = [], [str(error)]
            quarantined, more = _read_the_rest(inventory._catalog)
            indexed = {extent.id for extent in inventory.extents()}
        problems += [
            f"entry {entry.id} is in the catalog but not in the index" for entry in entries if entry.id not in indexed
        ]
        return CatalogContents(entries, quarantined, problems + more)

    def extents(self, after: int) -> list[Extent]:
        return sorted((e for e in self._inventory.extents() if e.id > after), key=lambda e: e.id)

    def holding(self, extent: Extent) -> contextlib.AbstractContextManager[bool]:
        return self._inventory.holding([extent])

    def orders(self, extent: Extent) -> bytes:
        if extent.orders is not None:
            return extent.orders.tobytes()
        with self._inventory.change:
            return self._inventory._catalog.orders(extent.id)


# -- the catalog -------------------------------------------------------------------------------------------------------


def check_catalog(examined: CheckableStore) -> list[Fault]:
    """Faults of the catalog alone: of the file, of contradicting entries, of entries without data."""
    contents, geometry = examined.catalog(), examined.geometry
    faults = [Fault(None, problem) for problem in contents.problems]
    sizes = segment_sizes(examined.segments)
    sound = []
    for entry in contents.entries:
        reason = _entry_problem(entry, geometry)
        if reason is None:
            sound.append(entry)
            reason = _beyond_file(entry, geometry, sizes)
        if reason is not None:
            faults.append(_entry_fault(entry, geometry, reason))
    faults += _lineage_faults(sound, geometry)
    faults += _overlaps(sound, contents.quarantined, geometry)
    return faults


def segment_sizes(segments: Path) -> dict[int, int]:
    """Bytes of every segment file, including holes."""
    return {int(path.stem): path.stat().st_size for path in segments.glob("*.seg") if path.stem.isdecimal()}


def _read_the_rest(catalog: Catalog) -> tuple[list[QuarantinedRun], list[str]]:
    database, problems = catalog._db, []
    try:
        lines = [str(line) for (line,) in database.execute("PRAGMA integrity_check")]
        problems += [f"SQLite: {line}" for line in lines if line != "ok"]
        for table in ("row_order", "importance"):
            query = f"SELECT extent FROM {table} WHERE extent NOT IN (SELECT id FROM extent)"
            problems += [f"{table} of extent {number}, which has no entry" for (number,) in database.execute(query)]
        return catalog.quarantined(), problems
    except apsw.Error as error:
        return [], [*problems, f"SQLite: {error}"]


def _entry_problem(entry: CatalogEntry, geometry: Geometry) -> str | None:
    """Why an entry is impossible; None if it is not."""
    run, num_keys = entry.run, len(entry.keys) // KEY_BYTES
    units_per_segment = max(1, SEGMENT_BYTES // geometry.unit_bytes)
    if not num_keys or len(entry.keys) % KEY_BYTES or num_keys > run.count:
        return f"its entry has {len(entry.keys)} bytes of keys for {run.count} chunks"
    if run.segment < 0 or run.position < 0 or run.position + run.count > units_per_segment:
        return f"its entry has room outside its segment: {run}"
    if entry.depth < 0 or (entry.depth == 0) != (entry.parent == b"") or len(entry.parent) not in (0, KEY_BYTES):
        return f"its entry has depth {entry.depth} and a parent key of {len(entry.parent)} bytes"
    return None


def _beyond_file(entry: CatalogEntry, geometry: Geometry, sizes: dict[int, int]) -> str | None:
    # An extent whose writing ended early owns more room than it has records.
    extent = Extent(entry.id, entry.parent, entry.depth, entry.keys, entry.run)
    last_slot = geometry.slots[-1]
    last = RecordRef(extent, extent.num_chunks * last_slot.parts - 1, len(geometry.slots) - 1)
    end = geometry.offset_bytes(last) + last_slot.record_bytes
    size = sizes.get(entry.run.segment)
    if size is None:
        return f"segment {entry.run.segment} does not exist"
    return f"it reaches to byte {end} of segment {entry.run.segment}, which has {size}" if end > size else None


def _lineage_faults(entries: Sequence[CatalogEntry], geometry: Geometry) -> list[Fault]:
    faults, homes = list[Fault](), dict[bytes, CatalogEntry]()
    for entry in entries:
        keys = _keys_of(entry)
        if twins := sorted({homes[key].id for key in keys if key in homes}):
            faults.append(_entry_fault(entry, geometry, f"some of its chunks are also stored in extent {twins[0]}"))
        for key in keys:
            homes.setdefault(key, entry)
    for entry in entries:
        if not entry.parent:
            continue
        parent = homes.get(entry.parent)
        if parent is None:
            faults.append(_entry_fault(entry, geometry, "the chunk before its first one is not stored"))
            continue
        before = parent.depth + _keys_of(parent).index(entry.parent)
        if before != entry.depth - 1:
            reason = f"its entry says chunk {entry.depth}, but the chunk before it is number {before}"
            faults.append(_entry_fault(entry, geometry, reason))
        if parent.tenant != entry.tenant:
            faults.append(_entry_fault(entry, geometry, f"its parent, extent {parent.id}, belongs to another tenant"))
    return faults


def _keys_of(entry: CatalogEntry) -> list[bytes]:
    return [entry.keys[at : at + KEY_BYTES] for at in range(0, len(entry.keys), KEY_BYTES)]


def _overlaps(
    entries: Sequence[CatalogEntry], quarantined: Sequence[QuarantinedRun], geometry: Geometry
) -> list[Fault]:
    owners: list[tuple[Run, CatalogEntry | None]] = [(entry.run, entry) for entry in entries]
    owners += [(bad.run, None) for bad in quarantined]
    owners.sort(key=lambda owner: owner[0])
    faults, widest = list[Fault](), None
    for run, entry in owners:
        if widest is not None and widest[0].segment == run.segment:
            other, other_entry = widest
            if run.position < other.position + other.count:
                for ours, theirs in ((entry, other_entry), (other_entry, entry)):
                    if ours is not None:
                        name = f"extent {theirs.id}" if theirs is not None else "a quarantined one"
                        faults.append(_entry_fault(ours, geometry, f"its room overlaps that of {name}"))
        if widest is None or (run.segment, run.position + run.count) > (
            widest[0].segment,
            widest[0].position + widest[0].count,
        ):
            widest = run, entry
    return faults


def _entry_fault(entry: CatalogEntry, geometry: Geometry, reason: str) -> Fault:
    step = geometry.tokens_per_chunk
    return Fault(entry.id, reason, entry.tenant, entry.depth * step, len(entry.keys) // KEY_BYTES * step)


# -- records -----------------------------------------------------------------------------------------------------------


def bytes_to_check(examined: CheckableStore, *, is_fast: bool) -> tuple[int, int]:
    """Number of extents, and number of bytes that a check of their records reads."""
    geometry, extents = examined.geometry, examined.extents(0)
    if is_fast:
        per_chunk = sum(geometry.header_blocks_bytes(geometry.slots[index]) for index, _ in geometry.pieces)
    else:
        per_chunk = geometry.unit_bytes
    return len(extents), sum(extent.num_chunks for extent in extents) * per_chunk


def check_records(
    examined: CheckableStore,
    *,
    after_extent: int = 0,
    max_bytes: int,
    is_fast: bool = False,
    on_bad: Callable[[Extent, str], None] = lambda extent, reason: None,
) -> RecordsReport:
    """Check whole extents in order of their ids until `max_bytes` are read; the report says where to continue.

    `on_bad(extent, reason)` is called for each damaged extent, while it is held. `is_fast`: check only headers.
    Raises StoreClosed when the store is closed meanwhile.
    """
    report = RecordsReport(after_extent=after_extent)
    for extent in examined.extents(after_extent):
        if report.bytes_read >= max_bytes:
            return report
        with examined.holding(extent) as is_there:
            if is_there:
                check = _ExtentCheck(examined, extent, is_fast)
                faults = check.run()
                report.faults += faults
                report.num_extents += 1
                report.num_records += check.num_records
                report.bytes_read += check.bytes_read
                if damage := [fault.reason for fault in faults if fault.is_damage]:
                    on_bad(extent, damage[0])
        report.after_extent = extent.id
    report.is_done = True
    return report


class _ExtentCheck:
    """Check of one extent, which reads it once, stripe by stripe."""

    def __init__(self, examined: CheckableStore, extent: Extent, is_fast: bool) -> None:
        self._examined = examined
        self._geometry = examined.geometry
        # A copy, because readers must not see the catalog's row orders before they are checked.
        self._extent = Extent(
            extent.id, extent.parent_key, extent.depth, extent.keys, extent.run, extent.generation, extent.tenant,
            extent.provenance, is_reordered=extent.is_reordered,
        )  # fmt: skip
        self._is_fast = is_fast
        self._num_tokens = extent.num_chunks * self._geometry.tokens_per_chunk
        self._faults: dict[str, Fault] = {}
        #: Token ids in the records of each slot, in prompt order, and a mask of known ones: uint32, bool [tokens].
        self._token_ids: dict[int, tuple[npt.NDArray[np.uint32], npt.NDArray[np.bool_]]] = {}
        #: Payloads of probe records, to compare with K rows that are read later, by first layer and number.
        self._probes: dict[tuple[int, int], KVView] = {}
        #: Payloads of coded records, by first layer, first plane and number.
        self._coded: dict[tuple[int, int, int], KVView] = {}
        #: Payloads of retrieval heads, by first layer and number.
        self._heads: dict[tuple[int, int], KVView] = {}
        self._sketches: dict[int, dict[RecordKind, KVView]] = {}
        self.num_records = 0
        self.bytes_read = 0

    def run(self) -> list[Fault]:
        extent, geometry = self._extent, self._geometry
        entry = CatalogEntry(
            id=extent.id, parent=extent.parent_key, depth=extent.depth, keys=extent.keys, run=extent.run
        )
        if _entry_problem(entry, geometry) is not None:
            return []  # `check_catalog` reports it
        if extent.is_reordered and not self._read_orders():
            return list(self._faults.values())
        for slot_index in range(len(geometry.slots)):
            self._check_stripe(slot_index)
        self._check_tokens()
        return list(self._faults.values())

    def _read_orders(self) -> bool:
        packed, num_layers = self._examined.orders(self._extent), self._geometry.num_layers
        if len(packed) == 2 * num_layers * self._num_tokens:
            orders = np.frombuffer(packed, np.uint16).reshape(num_layers, -1)
            if (np.sort(orders, axis=1) == np.arange(self._num_tokens)).all():
                self._extent.orders = orders
                return True
        self._blame("the catalog has no valid order of its rows", None)
        return False

    def _check_stripe(self, slot_index: int) -> None:
        slot = self._geometry.slots[slot_index]
        part_bytes = self._geometry.header_blocks_bytes(slot) if self._is_fast else slot.record_bytes
        batch = max(1, _BATCH_BYTES // part_bytes)
        self._token_ids[slot_index] = np.zeros(self._num_tokens, np.uint32), np.zeros(self._num_tokens, np.bool_)
        num_records = self._extent.num_chunks * slot.parts
        for start in range(0, num_records, batch):
            end = min(start + batch, num_records)
            refs = [RecordRef(self._extent, number, slot_index) for number in range(start, end)]
            for ref, record, error in self._read(refs, part_bytes):
                self.num_records += 1
                if error is not None:
                    self._blame(f"it cannot be read: {error}", ref, is_damage=not isinstance(error, OSError))
                    continue
                try:
                    self._check_record(ref, slot, record)
                except RecordCorrupt as corrupt:
                    is_empty = not any(record[: slot.header_bytes])
                    self._blame("no record was written at its place" if is_empty else str(corrupt), ref)

    def _read(
        self, refs: Sequence[RecordRef], part_bytes: int
    ) -> Iterator[tuple[RecordRef, memoryview, BaseException | None]]:
        """The first `part_bytes` of records, each with its error: EOFError for one after the end of the file."""
        run, geometry = self._extent.run, self._geometry
        size = segment_sizes(self._examined.segments).get(run.segment, 0)
        errors: dict[int, BaseException] = {}
        memory = aligned_buffer(part_bytes * len(refs))
        parts = [memory[i * part_bytes : (i + 1) * part_bytes] for i in range(len(refs))]
        reads = []
        for index, ref in enumerate(refs):
            offset = geometry.offset_bytes(ref)
            if offset + geometry.slots[ref.slot_index].record_bytes > size:
                errors[index] = EOFError(f"segment {run.segment} ends before it")
            else:
                reads.append(RecordRead(run.segment, offset, parts[index], index))

        def on_done(done: Sequence[RecordRead], error: BaseException | None) -> None:
            if error is not None:
                errors.update((read.tag, error) for read in done)

        batch = self._examined.engine.submit(reads, Priority.BACKGROUND, on_done)
        try:
            batch.wait_idle()
        finally:
            batch.cancel()
            batch.wait_idle()  # before the memory is freed
        self.bytes_read += batch.bytes_read
        for index, ref in enumerate(refs):
            error = errors.get(index)
            if isinstance(error, ReadCancelled):
                raise StoreClosed("the store was closed during the check")
            yield ref, parts[index], error

    def _check_record(self, ref: RecordRef, slot: RecordSlot, record: memoryview) -> None:
        """Check a record except its token ids, which are noted. Raises RecordCorrupt."""
        identity = self._expected(ref)
        if self._is_fast:
            verify_header(record, identity, slot)
        else:
            self._check_derived(ref, slot, record, verify(record, identity, slot))
        tokens, is_known = self._token_ids[ref.slot_index]
        rows = self._rows_of(ref)
        tokens[rows] = token_ids_of(record)
        is_known[rows] = True

    def _expected(self, ref: RecordRef) -> RecordIdentity:
        unknown = np.zeros(self._num_tokens, np.uint32)
        return self._geometry.record_identity(ref, unknown, np.zeros(self._num_tokens, np.bool_))

    def _rows_of(self, ref: RecordRef) -> npt.NDArray[np.intp]:
        """Tokens of a record's rows, relative to the extent's first token."""
        slot = self._geometry.slots[ref.slot_index]
        rows = np.arange(ref.number * slot.num_tokens, (ref.number + 1) * slot.num_tokens)
        if self._extent.orders is not None:
            rows = self._extent.orders[slot.layer_start, rows].astype(np.intp)
        return rows

    def _check_derived(self, ref: RecordRef, slot: RecordSlot, record: memoryview, payload: memoryview) -> None:
        """Note the payloads of derived records; compare them when the KV records, which follow, are read."""
        layout, shape = self._geometry.identity.layout, self._geometry.identity.shape
        step = self._geometry.tokens_per_chunk
        if slot.kind is RecordKind.PROBE:
            probe = np.frombuffer(payload, np.uint8).reshape(slot.num_layers, step, -1)
            self._probes[slot.layer_start, ref.number] = probe.copy()
        elif slot.kind in SKETCHES:
            groups = len(layout.sketched_layers(shape)), step // CHUNK_TOKENS, layout.means_of(slot.kind)
            sketch = np.frombuffer(payload, np.uint8).reshape(*groups, shape.num_kv_heads, -1)
            self._sketches.setdefault(ref.number, {})[slot.kind] = sketch.copy()
        elif slot.kind is RecordKind.HEADS:
            num_heads = len(layout.heads_of(range(slot.layer_start, slot.layer_end)))
            heads = np.frombuffer(payload, np.uint8).reshape(num_heads, slot.num_tokens, slot.num_planes, -1)
            self._heads[slot.layer_start, ref.number] = heads.copy()
        elif slot.kind is RecordKind.CODED:
            self._coded[slot.layer_start, slot.plane_start, ref.number] = kv_rows(record, read_header(record)).copy()
        else:
            self._check_copies(ref, slot, kv_rows(record, read_header(record)))

    def _check_copies(self, ref: RecordRef, slot: RecordSlot, rows: KVView) -> None:
        """Compare rows of a KV record, uint8 [layers, tokens, planes, row_bytes], with records derived from them."""
        layout, shape = self._geometry.identity.layout, self._geometry.identity.shape
        exact, coded_shape = rows, layout.coded_shape(shape)
        if coded_shape is not None:
            rows = coded_rows(exact, shape, coded_shape)
            stored = self._coded.pop((slot.layer_start, slot.plane_start, ref.number), None)
            if stored is not None and (stored != rows).any():
                self._blame("its coded rows do not match its rows", ref)
        if slot.plane_start == K_PLANE:
            chunk, part = divmod(ref.number, slot.parts)
            part_rows = slice(part * slot.num_tokens, (part + 1) * slot.num_tokens)
            is_last = part == slot.parts - 1  # the chunk's probe is not needed after it
            probe_here = (self._probes.pop if is_last else self._probes.get)((slot.layer_start, chunk), None)
            self._check_heads(ref, slot, rows)
            if probe_here is not None and (probe_here[:, part_rows] != rows[:, :, 0, : probe_here.shape[2]]).any():
                self._blame("its probe keys do not match its K rows", ref)
            for kind, sketch_here in self._sketches.get(chunk, {}).items():
                part_of = slice(part_rows.start // CHUNK_TOKENS, part_rows.stop // CHUNK_TOKENS)
                stored = sketch_here[slot.layer_start // layout.layers_per_record, part_of]
                if not _is_sketch_of(stored, key_sketch(exact[:1, :, 0], layout.means_of(kind), shape)[0]):
                    self._blame("its sketch does not match its K rows", ref)

    def _check_heads(self, ref: RecordRef, slot: RecordSlot, rows: KVView) -> None:
        layout, shape = self._geometry.identity.layout, self._geometry.identity.shape
        stored = self._heads.pop((slot.layer_start, ref.number), None)
        if stored is not None:
            heads = layout.heads_of(range(slot.layer_start, slot.layer_end))
            right = rows_of_heads(rows, heads, shape, slot.layer_start)
            if (stored != right).any():
                self._blame("its retrieval heads do not match its rows", ref)

    def _check_tokens(self) -> None:
        """Find the token ids that hash to the entry's keys, and compare all records with them."""
        extent, step = self._extent, self._geometry.tokens_per_chunk
        right, is_right = np.zeros(self._num_tokens, np.uint32), np.zeros(self._num_tokens, np.bool_)
        root = self._geometry.identity.root_key(extent.provenance, extent.tenant.encode())
        num_wrong = 0
        for number in range(extent.num_chunks):
            rows = slice(number * step, (number + 1) * step)
            parent = extent.key(number - 1) if number else extent.parent_key or root
            candidates = {t[rows].tobytes() for t, is_known in self._token_ids.values() if is_known[rows].all()}
            for candidate in candidates:
                tokens = np.frombuffer(candidate, np.uint32)
                if next(chunk_keys(parent, tokens.tolist(), step)) == extent.key(number):
                    right[rows], is_right[rows] = tokens, True
                    break
            else:
                num_wrong += bool(candidates)
        if num_wrong:
            reason = f"the token ids of {num_wrong} of its chunks do not match their keys: wrong parent, tenant or key"
            self._blame(reason, None)
        for slot_index, (tokens, is_known) in self._token_ids.items():
            is_other = is_known & is_right & (tokens != right)
            num_records = extent.num_chunks * self._geometry.slots[slot_index].parts
            for number in range(num_records) if is_other.any() else ():
                ref = RecordRef(extent, number, slot_index)
                if is_other[self._rows_of(ref)].any():
                    self._blame("the record holds other tokens", ref)

    def _blame(self, reason: str, ref: RecordRef | None, *, is_damage: bool = True) -> None:
        extent, step = self._extent, self._geometry.tokens_per_chunk
        fault = self._faults.get(reason)
        if fault is None:
            fault = self._faults[reason] = Fault(
                extent.id, reason, extent.tenant, extent.depth * step, self._num_tokens, is_damage=is_damage
            )
            if ref is not None:
                fault.first_record = self._name(ref)
        fault.num_records += ref is not None

    def _name(self, ref: RecordRef) -> str:
        slot, segment = self._geometry.slots[ref.slot_index], self._extent.run.segment
        planes = "KV"[slot.plane_start : slot.plane_end] if slot.kind is RecordKind.KV else slot.kind.name.lower()
        layers = f"layer {slot.layer_start}"
        if slot.num_layers > 1:
            layers = f"layers {slot.layer_start}-{slot.layer_end - 1}"
        chunk, offset = self._extent.depth + ref.number // slot.parts, self._geometry.offset_bytes(ref)
        return f"{planes} of {layers}, chunk {chunk}: segment {segment}, byte {offset}"


def _is_sketch_of(stored: KVView, computed: KVView) -> bool:
    """Whether two sketches agree to within a step: processors add up means in different orders."""
    ours, theirs = sketch_means(stored), sketch_means(computed)
    with np.errstate(invalid="ignore", over="ignore"):
        steps = np.abs(theirs).max(axis=-1, keepdims=True) / 127
        is_near = (np.abs(ours - theirs) <= 1.01 * steps) | (ours == theirs)  # the latter for infinite numbers
    return bool((is_near | (np.isnan(ours) & np.isnan(theirs))).all())
