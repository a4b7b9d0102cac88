"""Reads of leased KV: token ranges of several handles, in selected layers and KV heads, a window at a time.

Letters: L layers, T tokens, 2 planes (K and V), H KV heads, B bytes of a head of a row.
"""

import asyncio
import contextlib
import heapq
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cluster.config.leases import LeasesConfig
from cluster.errors import (
    HandleNotFound,
    InvalidRequest,
    KvDamaged,
    ServiceError,
    ServiceUnavailable,
)
from cluster.handles.kv_reader import KvReader
from cluster.handles.lease_table import KvLease, LeaseTable
from cluster.handles.read_places import ReadPlace, ReadPlaces
from cluster.handles.row_coding import RowCoding
from cluster.nodes.node_stores import NodePlacement, NodeStores
from cluster.ports import StoreIsSilent, StoreLost
from kvstore import KVView, KvWindow, RecordCorrupt, RowsMissing, StoreError, StoreSilent, StoreUnreachable

#: Most bytes of K and V in one message, well below the 4 MiB that gRPC clients accept by default.
_ROWS_BYTES = 2**20
#: Most ranges of one call.
_MAX_RANGES = 256


@dataclass(frozen=True, slots=True)
class KvRange:
    """Requested tokens of a handle; a `token_end` of 0 means the end of the covered tokens."""

    handle_id: str
    token_start: int = 0
    token_end: int = 0


@dataclass(frozen=True, slots=True)
class LeasedRange:
    """A checked range of tokens that a lease covers."""

    #: Index among the ranges of the call.
    index: int
    lease: KvLease
    #: Placement of the lease, which may have ended since: each read looks the lease up first.
    placement: NodePlacement
    token_start: int
    token_end: int


@dataclass(frozen=True, slots=True)
class KvPart:
    """A checked read: several ranges, with the same layers and heads in each."""

    ranges: tuple[LeasedRange, ...]
    #: Layers in ascending order.
    layers: tuple[int, ...]
    head_start: int
    head_end: int
    coding: RowCoding
    #: Whether rows are ordered by layer over all ranges, instead of range by range.
    by_layer: bool

    @property
    def provenance(self) -> str:
        """Provenance of the rows as they are sent; equal in all ranges."""
        return self.coding.provenance_from(self.ranges[0].placement.placement.provenance)


@dataclass(frozen=True, slots=True)
class KvRows:
    """Rows of consecutive tokens in one layer, as they are sent: uint8 [tokens, 2 planes, heads, bytes of a head]."""

    range_index: int
    layer: int
    token_start: int
    rows: KVView


class LeasedReads:
    """Owns: the KV reader and the places of calls. Ended leases go to `give_back` after their last read."""

    def __init__(
        self,
        config: LeasesConfig,
        stores: NodeStores,
        leases: LeaseTable,
        give_back: Callable[[KvLease], None],
        *,
        is_shared: bool = False,
    ) -> None:
        #: Bytes of rows that were yielded for sending.
        self.num_bytes = 0
        self.places = ReadPlaces(config.max_readers, is_shared=is_shared)
        self._kv = stores.identity.shape
        self._leases = leases
        self._give_back = give_back
        self._reader = KvReader(stores, config.max_readers)

    def close(self) -> None:
        self._reader.close()

    def check_num_ranges(self, number: int) -> None:
        """Raises InvalidRequest for too many ranges in a call, or none."""
        if not 0 < number <= _MAX_RANGES:
            raise InvalidRequest(f"a call must have 1 to {_MAX_RANGES} ranges, not {number}")

    def part(
        self,
        tenant: str,
        ranges: Sequence[KvRange],
        layers: Sequence[int] = (),
        heads: tuple[int, int] = (0, 0),
        row_codec: str = "",
        *,
        by_layer: bool = False,
    ) -> KvPart:
        """Check a read. No layers: all of them; an end of 0: up to the last head.

        Raises HandleNotFound, InvalidRequest.
        """
        self.check_num_ranges(len(ranges))
        leased = tuple(self._leased(tenant, at, each, len(ranges)) for at, each in enumerate(ranges))
        provenances = dict.fromkeys(each.placement.placement.provenance for each in leased)
        if len(provenances) > 1:
            raise InvalidRequest(
                f"ranges of one call must have one provenance, not {' and '.join(provenances)}: read them separately"
            )
        num_layers, num_heads = self._kv.num_layers, self._kv.num_kv_heads
        is_set = len(layers) <= num_layers and len(set(layers)) == len(layers)
        if not is_set or not all(0 <= layer < num_layers for layer in layers):
            raise InvalidRequest(f"layers must be in 0..{num_layers - 1}, each at most once")
        head_start, head_end = heads[0], heads[1] or num_heads
        if not head_start < head_end <= num_heads:
            raise InvalidRequest(f"KV heads must be in [0, {num_heads}), not [{head_start}, {head_end})")
        coding = RowCoding.asked_for(row_codec, self._kv)
        wanted = tuple(sorted(layers)) or tuple(range(num_layers))
        return KvPart(leased, wanted, head_start, head_end, coding, by_layer)

    async def read(self, part: KvPart) -> AsyncIterator[KvRows]:
        """Yield the rows, one portion per message. Raises QueueFull, HandleNotFound, KvDamaged, ServiceUnavailable."""
        leases = {each.lease for each in part.ranges}
        with self.places.taken(part.ranges[0].lease.tenant, leases) as place:
            for leased, window in self._windows(part):
                try:
                    rows_LT2B = await self._window(leased, window, place)
                except (HandleNotFound, KvDamaged) as error:
                    raise _of_range(error, leased.index, len(part.ranges)) from None
                for portion in _portions(leased.index, window, rows_LT2B, part, self._kv.num_kv_heads):
                    rows = portion.rows
                    if part.coding.is_on_the_way:
                        rows = await self._reader.coded(part.coding, rows)
                    self.num_bytes += rows.nbytes
                    with place.giving():
                        yield replace(portion, rows=rows)

    def _leased(self, tenant: str, index: int, asked: KvRange, num_ranges: int) -> LeasedRange:
        try:
            lease = self._leases.find(tenant, asked.handle_id)
        except HandleNotFound as error:
            raise _of_range(error, index, num_ranges) from None
        assert lease.placement is not None
        covered = lease.placement.num_stored_tokens
        start, end = asked.token_start, asked.token_end or covered
        if not start < end <= covered:
            refusal = InvalidRequest(f"the handle covers tokens [0, {covered}), not [{start}, {end})")
            raise _of_range(refusal, index, num_ranges)
        return LeasedRange(index, lease, lease.placement, start, end)

    def _windows(self, part: KvPart) -> Iterator[tuple[LeasedRange, KvWindow]]:
        streams = [
            [(each, window) for window in self._reader.windows(part.layers, each.token_start, each.token_end)]
            for each in part.ranges
        ]
        if part.by_layer:
            return heapq.merge(*streams, key=lambda read: read[1].layer_start)
        return (read for stream in streams for read in stream)

    async def _window(self, leased: LeasedRange, window: KvWindow, place: ReadPlace) -> KVView:
        """Read a window of a live lease. Its rows stay pinned until the read is over."""
        lease = self._leases.find(leased.lease.tenant, leased.lease.handle_id)
        lease.num_reads += 1
        place.begin_read()
        read = asyncio.ensure_future(self._reader.read(leased.placement, window))
        read.add_done_callback(lambda task: self._read_ended(lease, task, place))
        try:
            with reading():
                return await asyncio.shield(read)
        except (KvDamaged, HandleNotFound):
            self._leases.end(lease)
            self._give_back(lease)
            raise

    def _read_ended(self, lease: KvLease, read: "asyncio.Future[KVView]", place: ReadPlace) -> None:
        if not read.cancelled():
            read.exception()  # retrieved, so that asyncio does not log it when the call has ended
        place.end_read()
        lease.num_reads -= 1
        self._give_back(lease)


@contextlib.contextmanager
def reading() -> Iterator[None]:
    """Context that turns errors of reads into the errors that clients get."""
    try:
        yield
    except (RecordCorrupt, RowsMissing):
        raise KvDamaged from None
    except (StoreSilent, StoreIsSilent):  # the lease stays, and can be read when the store answers again
        raise ServiceUnavailable("the store does not answer; try again later") from None
    except (StoreUnreachable, StoreLost):  # the store was restarted, or its node is gone
        raise HandleNotFound from None
    except (StoreError, OSError) as error:  # TimeoutError among them
        raise ServiceUnavailable(f"stored KV cannot be read ({type(error).__name__}); try again later") from None


def _portions(range_index: int, window: KvWindow, rows_LT2B: KVView, part: KvPart, num_heads: int) -> Iterator[KvRows]:
    """Split a window's rows of the requested layers and heads into portions of at most `_ROWS_BYTES`. Views."""
    rows_LT2HB = rows_LT2B.reshape(*rows_LT2B.shape[:3], num_heads, -1)[..., part.head_start : part.head_end, :]
    num_tokens = max(1, _ROWS_BYTES // rows_LT2HB[0, 0].nbytes)
    for layer in range(window.layer_start, window.layer_end):
        if layer in part.layers:
            rows_T2HB = rows_LT2HB[layer - window.layer_start]
            for at in range(0, len(rows_T2HB), num_tokens):
                yield KvRows(range_index, layer, window.token_start + at, rows_T2HB[at : at + num_tokens])


def _of_range(error: ServiceError, index: int, num_ranges: int) -> ServiceError:
    """The error; in a call with several ranges, its text begins with the index of the range."""
    if num_ranges > 1:
        error.args = (f"range {index}: {error}",)
    return error
