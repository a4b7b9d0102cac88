"""The client's end of the data plane: records from the store into the caller's memory, and rows from it to the store.

A client is in the store's process (embedded) or in another one; only its link differs. What it gets lies in the
store's arena, leased: it copies what it wants into the caller's destination and releases. If the store dies, all that
is under way fails with StoreUnreachable, and the next call tries to connect to its successor.
"""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvstore.client.background import BackgroundThread
from kvstore.client.demotions import Demotions
from kvstore.client.expected_records import ExpectedRecords
from kvstore.client.link_pool import LinkPool, MakeLink
from kvstore.client.open_requests import OpenRequests
from kvstore.client.prefix_load import PrefixLoad
from kvstore.client.record_fetch import RecordFetch
from kvstore.client.record_use import Importance
from kvstore.client.saves import CodeRows, EarlySave, Saves
from kvstore.dataplane.answers import AnswerCallback
from kvstore.dataplane.links import RemoteLink, StoreLink
from kvstore.dataplane.read_grant import ReadGrant
from kvstore.dataplane.requests import MAX_WANTED_TOKENS, Admit, Fetch, FetchTokens, ImportanceNote
from kvstore.dataplane.silence import Silence
from kvstore.disk.io_engine import Priority
from kvstore.errors import StoreClosed, StoreError, StoreUnreachable
from kvstore.format.identity import StoreIdentity
from kvstore.format.payload import Completion, Destination, KVView, RowsDestination
from kvstore.format.record import RecordHeader
from kvstore.index.geometry import Geometry
from kvstore.policies import checked_importance
from kvstore.tiers.device_tier import DeviceTier
from kvstore.tiers.record_memory import RecordMemory

_CONNECT_TIMEOUT_S = 5.0
#: In place of the number of a link: its end is told by `pump`.
_PUMPED = 0
#: See `StoreConfig.silent_after_s`.
SILENT_AFTER_S = 10.0
#: The number of none: a store begins with a random one.
_NO_PLACEMENT = 0
_MAX_FLOAT16 = float(np.finfo(np.float16).max)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreLocation:
    """All that another process needs to use a store: picklable, without handles."""

    socket: str
    identity: StoreIdentity
    #: Of each client's device tier, and by which policy it is filled.
    device_bytes: int = 0
    policy: str = "lru"
    #: See `StoreConfig`.
    silent_after_s: float = SILENT_AFTER_S


class ArenaWatcher(Protocol):
    """Learns where loaded records lie in this process's memory."""

    def opened(self, arena: memoryview) -> None:
        """From now on in here; returns soon. It stays mapped as long as there is a view of it."""
        ...


class StoreClient:
    """Loads and saves of one process. Owns: a device tier when `device_bytes` is not 0; its links to the store; one
    background thread for what comes after a load: releases and demotions. Thread-safe.
    """

    def __init__(
        self,
        identity: StoreIdentity,
        make_link: MakeLink,
        device_bytes: int = 0,
        policy: str = "lru",
        silent_after_s: float = SILENT_AFTER_S,
    ) -> None:
        self.identity = identity
        self.geometry = Geometry(identity)
        self.device_bytes = device_bytes
        #: Of the memory tiers: what a record's importance means.
        self.policy = policy
        self._arena_watcher: ArenaWatcher | None = None
        #: Whether the store answers at all.
        self.silence = Silence(silent_after_s, self._ask_for_a_sign)
        self._requests = OpenRequests(self.silence)
        self._background = BackgroundThread()
        self._links = LinkPool(make_link, self._requests, self._background, self._read_link_opened)
        self._saves = Saves(self.geometry, self._links, self._requests)
        self.device: DeviceTier | None = None
        self._demotions: Demotions | None = None
        if device_bytes:
            self._keep_records_in(None)

    @classmethod
    def remote(cls, location: StoreLocation) -> "StoreClient":
        """A client of a store in another process of this node."""

        def connect(on_answer: AnswerCallback, on_lost: Callable[[], None], *, is_pumped: bool) -> StoreLink:
            link = RemoteLink(Path(location.socket), on_answer, on_lost, is_pumped=is_pumped)
            link.connect(min(_CONNECT_TIMEOUT_S, location.silent_after_s))
            return link

        return cls(
            location.identity, connect, location.device_bytes, location.policy, silent_after_s=location.silent_after_s
        )

    def keep_records_in(self, memory: RecordMemory) -> None:
        """Have the device tier, if there is one, in that memory. Before anything is loaded."""
        if self.device is not None:
            assert not self._links.is_used, "a tier that is in use stays where it is"
            self._keep_records_in(memory)

    def code_rows_by(self, code: CodeRows) -> None:
        """Have rows that a store keeps coded beside exact ones made by this, in the codec's bytes.

        Before anything is saved. Each thread that saves calls it.
        """
        self._saves.code_rows = code

    def watch_arena(self, watcher: ArenaWatcher) -> None:
        """Tell of the arena that loads read from, now if the store can be reached, and of each that takes its place."""
        self._arena_watcher = watcher
        with contextlib.suppress(StoreUnreachable):
            self._links.link("read")

    def close(self) -> None:
        """Hang up; what is under way fails with StoreClosed."""
        links = self._links.take_all()
        # Copies end before their leases do: none may read memory that others have by now. Nor may a demotion write to
        # it, nor a save.
        self._requests.close()
        self._background.close()
        self._saves.wait_for_fills()
        for link in links:
            link.close()
        self._requests.close()

    def load(
        self,
        placement_id: int,
        destination: Destination,
        priority: Priority = Priority.DEMAND,
        *,
        slots: Sequence[int] = (),
        tokens: npt.NDArray[np.bool_] | None = None,
        starts: Sequence[int] = (),
        importance: Importance | None = None,
    ) -> PrefixLoad:
        """Start to bring the stored prefix of a placement, or parts of it, layer by layer. Returns at once.

        `slots`: indexes of the layout's slots; empty for all that hold KV. `tokens`: bool [tokens of the stored
        prefix], True where wanted; of each slot those records come that hold one of them, wherever the slot's layers
        keep it. None: all come. `starts`: by slot of `slots`, the token before which none is wanted in its layers; with
        `tokens` only. Slot by slot, in each by position, to `destination`, which must take records of all kinds asked
        for. `importance`: what the cache policies learn of a record's use, by its header, see
        `CachePolicy.touch`; None for 1.0. Called in the thread that copies; of a reordered record that this prompt
        shares with another, `offsets` are those of its own rows.

        Raises StoreUnreachable; ValueError for a slot that the layout has not, and for `tokens` of another shape or
        dtype. The load fails with ValueError when they are not as many as are stored, or when an importance is one
        that the policy refuses.
        """
        assert len(starts) in (0, len(set(slots))) and not (starts and tokens is None), "a start for each slot"
        slots = tuple(dict.fromkeys(slots))
        if not all(0 <= slot < len(self.geometry.slots) for slot in slots):
            raise ValueError(f"the layout has slots 0..{len(self.geometry.slots) - 1}, not {slots}")
        if tokens is not None and (tokens.dtype != np.bool_ or tokens.ndim != 1):
            raise ValueError(f"wanted tokens are bool [tokens], not {tokens.dtype} {tokens.shape}")
        (number, link), request = self._links.link("read"), self._requests.new_number()
        of_record = None if importance is None else _checked(self.policy, importance)
        load = PrefixLoad(self, link, request, destination, self.device, slots=slots, importance=of_record)
        self._requests.begin(request, number, load)
        is_announced = self.device is not None
        try:
            if tokens is None:
                link.send(Fetch(request, placement_id, slots, (), priority, is_announced))
            else:
                link.send(FetchTokens(request, placement_id, slots, tokens, starts, priority, is_announced))
        except BaseException:
            self._requests.end(request)
            raise
        return load

    def load_rows(
        self, placement_id: int, num_tokens: int, view: KVView, *, num_stored: int | None = None
    ) -> PrefixLoad:
        """`load` into rows [0, num_tokens) of a view, which is told nothing of what else is stored.

        `num_stored`: of the placement's tokens; None when all are wanted. `num_tokens` must be whole chunks.
        """
        return self.load_first(placement_id, num_tokens, RowsDestination(view, num_tokens), num_stored=num_stored)

    def load_first(
        self,
        placement_id: int,
        num_tokens: int,
        destination: Destination,
        *,
        num_stored: int | None = None,
        first_token: int = 0,
        first_rows: Sequence[int] = (),
        slots: Sequence[int] = (),
    ) -> PrefixLoad:
        """`load` of the records of the first `num_tokens` tokens; see `load_rows`. `slots`: those of coded rows, say.

        `first_token`: those of earlier tokens do not come, in any layer.
        `first_rows`: by layer, the token before which it wants none; none for 0. Of a record of several layers, what
        one of them wants comes. (Of a prefix so long that no message can say it, all comes.)
        """
        num_stored = num_tokens if num_stored is None else num_stored
        starts: list[int] = []
        if any(first_rows) and num_stored <= MAX_WANTED_TOKENS:
            slots = slots or self.geometry.kv_slots
            asked = [self.geometry.slots[index] for index in slots]
            starts = [min(first_rows[slot.layer_start : slot.layer_end]) for slot in asked]
        if num_stored == num_tokens and not any(starts) and not first_token:
            return self.load(placement_id, destination, slots=slots)
        wanted = np.arange(num_stored) < num_tokens
        wanted[:first_token] = False
        return self.load(placement_id, destination, tokens=wanted, slots=slots, starts=starts)

    def fetch(
        self,
        placement_id: int,
        slots: Sequence[int] = (),
        records: Sequence[int] = (),
        priority: Priority = Priority.DEMAND,
    ) -> RecordFetch:
        """Lease some records; see `requests.Fetch` for what may be asked. Raises StoreUnreachable."""
        slots = tuple(dict.fromkeys(slots)) if len(slots) > 1 else slots
        request = self._requests.new_number()
        while True:
            link, is_new = self._links.lend_fetch_link()
            fetch = RecordFetch(self, link, request, slots)
            try:
                self._requests.begin(request, _PUMPED, fetch)
                link.send(Fetch(request, placement_id, slots, records, priority))
            except StoreUnreachable:
                self.end_fetch(fetch, is_link_usable=False)
                if is_new:
                    raise
            else:
                return fetch

    def admit(self, grant: ReadGrant) -> None:
        """Let a client of the readers' socket load of this placement from now on.

        Raises StoreUnreachable, too where another life of the store listens.
        """
        _, link = self._links.link("read")
        if link.generation != grant.generation:
            raise StoreUnreachable("the store was restarted")
        link.send(Admit(grant.placement_id, grant.secret))

    def expect(self, placement_id: int) -> ExpectedRecords | None:
        """Have what a request that waits will probably want in the device tier: see `ExpectedRecords`.

        Returns at once; `end` it when the request has had its turn. None without a device tier, or without a store.
        """
        if self.device is None:
            return None
        with contextlib.suppress(StoreUnreachable):
            (number, link), request = self._links.link("read"), self._requests.new_number()
            expected = ExpectedRecords(self, link, request, self.device)
            self._requests.begin(request, number, expected)
            try:
                link.send(Fetch(request, placement_id, self.geometry.row_slots, (), Priority.PREFETCH, True))
            except BaseException:
                self._requests.end(request)
                raise
            return expected
        return None

    def save(self, placement_id: int, chunk_start: int, chunk_end: int, view: KVView, *, first_token: int = 0) -> int:
        """Hand chunks [chunk_start, chunk_end) of a view over to the store; returns how many it took.

        `first_token`: of the prompt, where the view begins.

        They are durable and visible soon after (the store's `drain` waits for that). Fewer than asked when the store
        is full, cannot write, or may not store them any more; it counts that. Raises StoreUnreachable.
        """
        return self._saves.save(placement_id, chunk_start, chunk_end, view, first_token)

    def save_early(self, placement_id: int, chunk_start: int, chunk_end: int) -> EarlySave:
        """Begin to save chunks whose rows are being computed: see `EarlySave`. Of a store without coded rows.

        As many as the store has memory to spare for; none is fine. Raises StoreUnreachable.
        """
        return self._saves.early(placement_id, chunk_start, chunk_end)

    def append(self, placement_id: int, first_token: int, token_ids: Sequence[int]) -> tuple[int, int]:
        """The prompt of a placement goes on with these tokens: which of their chunks, [start, end), `save` may take.

        `first_token`: where they begin, after the prompt's last whole chunk; so the tokens after that, known to the
        caller only, come first. Once a placement, and where it `may_append`: whatever else is asked gets no chunk, nor
        does what is stored or being saved by then. Raises StoreUnreachable.
        """
        return self._saves.append(placement_id, first_token, token_ids)

    def note_importance(self, placement_id: int, first_layer: int, importance: npt.ArrayLike) -> None:
        """How much each token of a placement matters: to the background reorder, a sample when every layer has come, in
        any order, from this client.

        `importance`: float32 [tokens] of one layer, or [layers, tokens] of several, of the stored prefix; or of more
        tokens of the prompt, up to the last that the placement may save, which counts for those that it does save. NaN
        where a token was not judged. Kept as float16. A hint: no answer, and no error when the placement or the store
        is gone. The last layer may wait for the store's catalog when the store is in this process. Raises ValueError
        for layers that there are not, StoreClosed.
        """
        importance_LT = np.atleast_2d(np.asarray(importance, np.float32))
        num_layers, num_tokens = importance_LT.shape
        self._check_judged(first_layer, num_layers, num_tokens)
        packed = np.clip(importance_LT, -_MAX_FLOAT16, _MAX_FLOAT16).astype(np.float16).ravel()
        with contextlib.suppress(StoreUnreachable):
            # Over the link for saves: what waits for the catalog there holds up no load.
            _, link = self._links.link("save")
            link.send(ImportanceNote(placement_id, num_tokens, first_layer * num_tokens, packed))

    def note_importance_later(
        self, placement_id: int, first_layer: int, importance: Sequence[npt.NDArray[np.float32]]
    ) -> None:
        """`note_importance` of neighbouring layers, float32 [tokens] each, for a caller in a hurry.

        The sample begins now, so that it counts also when the placement is settled soon; its values go with the
        background thread, to which the arrays are lent. Raises as `note_importance`.
        """
        (num_tokens,) = {len(of_layer) for of_layer in importance} or {0}
        self._check_judged(first_layer, len(importance), num_tokens)

        def note() -> None:
            with contextlib.suppress(StoreError):
                self.note_importance(placement_id, first_layer, np.stack(importance))

        with contextlib.suppress(StoreUnreachable):
            _, link = self._links.link("save")
            link.send(ImportanceNote(placement_id, num_tokens, 0, np.empty(0, np.float16)))
            self._background.run(note)

    # -- what loads, fetches and expectations need -----------------------------------------------------------------

    def end_request(self, request: int) -> None:
        self._requests.end(request)

    def end_fetch(self, fetch: RecordFetch, *, is_link_usable: bool) -> None:
        self._requests.end(fetch.request)
        self._links.take_back(fetch.link, is_usable=is_link_usable)

    def why_unreachable(self, error: StoreUnreachable) -> Exception:
        return StoreClosed("the client was closed") if self._requests.is_closed else error

    def run_in_background(self, task: Callable[[], None]) -> None:
        self._background.run(task)

    def when_copied(self, completion: Completion, load: PrefixLoad, then: Callable[[], None]) -> None:
        def wait_then() -> None:
            try:
                completion.wait()
            except Exception as error:  # noqa: BLE001  # the load fails with it; other loads' copies go on
                load.on_failure(error)
            then()

        self._background.run(wait_then)

    def demote(self) -> None:
        if self._demotions is not None:
            self._demotions.run()

    def demote_soon(self) -> None:
        if self._demotions is not None:
            self._demotions.run_soon()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _ask_for_a_sign(self) -> None:
        """Records of a placement that no store holds: it says so at once, whatever its disk does, also to a reader.

        A client that has only fetched has no link whose answers come by themselves: it gets one, where it is greeted.
        """
        link = self._links.present_link("read") or self._links.present_link("save")
        with contextlib.suppress(StoreError):
            link = link or self._links.link("read")[1]
            link.send(Fetch(self._requests.new_number(), _NO_PLACEMENT, self.geometry.kv_slots[:1], (0,)))

    def _keep_records_in(self, memory: RecordMemory | None) -> None:
        self.device = DeviceTier(self.device_bytes, self.policy, memory)
        self._demotions = Demotions(self.device, self._links, self._requests, self._background)

    def _read_link_opened(self, link: StoreLink) -> None:
        if self.device is not None:
            self.device.enter(link.generation)
        if self._arena_watcher is not None:
            self._arena_watcher.opened(link.view(0, link.arena_bytes))

    def _check_judged(self, first_layer: int, num_layers: int, num_tokens: int) -> None:
        if not (num_layers and num_tokens) or not 0 <= first_layer <= self.geometry.num_layers - num_layers:
            raise ValueError(f"no importance of {num_tokens} tokens in {num_layers} layers from {first_layer} on")


def _checked(policy: str, importance: Importance) -> Importance:
    """Raise ValueError for what the policy refuses: here, where it fails this load alone."""

    def of_record(header: RecordHeader) -> float:
        return checked_importance(policy, importance(header))

    return of_record
