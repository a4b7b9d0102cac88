"""The client's end of the data plane: loads records into the caller's memory, and saves rows to the store.

A client is in the store's process (embedded) or in another one; only its link differs. Records are leased in the
store's arena: the client copies them into the caller's destination and releases them. If the store dies, all running
calls fail with StoreUnreachable, and the next call tries to connect to its successor.
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
from kvstore.client.destinations import RowsDestination
from kvstore.client.expected_records import ExpectedRecords
from kvstore.client.link_pool import LinkPool, MakeLink
from kvstore.client.open_requests import OpenRequests
from kvstore.client.prefix_load import PrefixLoad
from kvstore.client.record_use import CheckedImportance, Importance
from kvstore.client.saves import CodeRows, EarlySave, Saves
from kvstore.dataplane.answers import AnswerCallback
from kvstore.dataplane.links import RemoteLink, StoreLink
from kvstore.dataplane.read_grant import ReadGrant
from kvstore.dataplane.requests import MAX_WANTED_TOKENS, Admit, Fetch, FetchTokens, ImportanceNote
from kvstore.dataplane.silence import Silence
from kvstore.disk.io_engine import Priority
from kvstore.errors import StoreError, StoreUnreachable
from kvstore.format.identity import StoreIdentity
from kvstore.format.payload import Completion, Destination, KVView
from kvstore.index.geometry import Geometry
from kvstore.tiers.device_tier import DeviceTier
from kvstore.tiers.record_memory import RecordMemory

_CONNECT_TIMEOUT_S = 5.0
#: See `StoreConfig.silent_after_s`.
SILENT_AFTER_S = 10.0
#: A placement id that no store uses: stores begin with a random one.
_NO_PLACEMENT = 0
_MAX_FLOAT16 = float(np.finfo(np.float16).max)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreLocation:
    """Location of a store, for a client in another process: picklable, without handles."""

    socket: str
    identity: StoreIdentity
    #: Bytes of each client's device tier, and its cache policy.
    device_bytes: int = 0
    policy: str = "lru"
    #: See `StoreConfig`.
    silent_after_s: float = SILENT_AFTER_S


class ArenaWatcher(Protocol):
    """Receives the arena's place in this process's memory."""

    def opened(self, arena: memoryview) -> None:
        """Note a newly mapped arena. Must return soon. The arena stays mapped as long as a view of it exists."""
        ...


class StoreClient:
    """Loads and saves of one process. Thread-safe.

    Owns a device tier if `device_bytes` is not 0, the links to the store, and one background thread for releases and
    demotions after loads.
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
        #: Cache policy of the memory tiers, which interprets a record's importance.
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

        def connect(on_answer: AnswerCallback, on_lost: Callable[[], None]) -> StoreLink:
            link = RemoteLink(Path(location.socket), on_answer, on_lost)
            link.connect(min(_CONNECT_TIMEOUT_S, location.silent_after_s))
            return link

        return cls(
            location.identity, connect, location.device_bytes, location.policy, silent_after_s=location.silent_after_s
        )

    def keep_records_in(self, memory: RecordMemory) -> None:
        """Put the device tier, if there is one, in this memory. Call before the first load."""
        if self.device is not None:
            assert not self._links.is_used, "a device tier cannot move after its first use"
            self._keep_records_in(memory)

    def code_rows_by(self, code: CodeRows) -> None:
        """Make the coded rows of saves by this function, which must return the codec's exact bytes.

        Call before the first save. All saving threads call the function.
        """
        self._saves.code_rows = code

    def watch_arena(self, watcher: ArenaWatcher) -> None:
        """Notify the watcher of the arena that loads read from, at once if possible, and of each successor."""
        self._arena_watcher = watcher
        with contextlib.suppress(StoreUnreachable):
            self._links.link("read")

    def close(self) -> None:
        """Hang up; running calls fail with StoreClosed."""
        links = self._links.take_all()
        # Copies, demotions and saves end before their leases do: none may touch memory that the store has reused.
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
        """Start to load the stored prefix of a placement, or parts of it, layer by layer. Returns at once.

        Records are copied to `destination` in the order of slots, then of positions; it must take records of all
        requested kinds. `slots`: indexes of the layout's slots; empty for all that hold KV. `tokens`: bool [tokens of
        the stored prefix], True if wanted: loads the records of each slot that hold a wanted token; None for all.
        `starts`: with `tokens` only, for each of `slots` the first wanted token. `importance`: importance of a record's
        use for the cache policies, from its header, see `CachePolicy.touch`; None for 1.0. It is called in the copying
        thread; in the header of a reordered record that this prompt shares with another one, `offsets` has only the
        rows of this prompt.

        Raises StoreUnreachable; ValueError for a slot outside the layout, and for `tokens` of another shape or dtype.
        The load fails with ValueError when `tokens` has another length than the stored prefix, or when the policy
        refuses an importance.
        """
        assert len(starts) in (0, len(set(slots))) and not (starts and tokens is None), "a start for each slot"
        slots = tuple(dict.fromkeys(slots))
        if not all(0 <= slot < len(self.geometry.slots) for slot in slots):
            raise ValueError(f"the layout has slots 0..{len(self.geometry.slots) - 1}, not {slots}")
        if tokens is not None and (tokens.dtype != np.bool_ or tokens.ndim != 1):
            raise ValueError(f"wanted tokens are bool [tokens], not {tokens.dtype} {tokens.shape}")
        (number, link), request = self._links.link("read"), self._requests.new_number()
        of_record = None if importance is None else CheckedImportance(self.policy, importance)
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
        """Load the first `num_tokens` stored tokens, whole chunks, into rows [0, num_tokens) of a view; see `load`.

        `num_stored`: number of stored tokens of the placement; None if it is `num_tokens`.
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
        """Load the records of the first `num_tokens` stored tokens; see `load_rows`. `slots`: see `load`.

        `first_token`: the first wanted token of all layers. `first_rows`: the first wanted token, by layer; empty for
        0. A record of several layers is loaded if one of them wants it. (`first_rows` is ignored for a prefix longer
        than `MAX_WANTED_TOKENS`.)
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

    def admit(self, grant: ReadGrant) -> None:
        """Let this client, of the readers' socket, load from the granted placement.

        Raises StoreUnreachable, also when the store was restarted.
        """
        _, link = self._links.link("read")
        if link.generation != grant.generation:
            raise StoreUnreachable("the store was restarted")
        link.send(Admit(grant.placement_id, grant.secret))

    def expect(self, placement_id: int) -> ExpectedRecords | None:
        """Prefetch records that a queued request will probably use to the device tier: see `ExpectedRecords`.

        Returns at once; call `end` on the result after the request's turn. None without a device tier or a store.
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
        """Save chunks [chunk_start, chunk_end) from a view; returns the number that the store took.

        `first_token`: first token of the view in the prompt. The chunks are durable and visible soon after (the store's
        `drain` waits for that). The store takes fewer, and counts it, when it is full, cannot write, or may no longer
        store them. Raises StoreUnreachable.
        """
        return self._saves.save(placement_id, chunk_start, chunk_end, view, first_token)

    def save_early(self, placement_id: int, chunk_start: int, chunk_end: int) -> EarlySave:
        """Begin to save chunks whose rows are being computed: see `EarlySave`. For stores without coded rows.

        The store takes as many chunks as it has spare memory for, possibly none. Raises StoreUnreachable.
        """
        return self._saves.early(placement_id, chunk_start, chunk_end)

    def append(self, placement_id: int, first_token: int, token_ids: Sequence[int]) -> tuple[int, int]:
        """Extend the prompt of a placement by tokens; returns the range [start, end) of new chunks that may be saved.

        `first_token`: position of the first of `token_ids`, just after the prompt's last whole chunk: the prompt's
        remaining tokens come first. Allowed once for a placement with `may_append`; otherwise, and for chunks that are
        stored or being saved, the range is empty. Raises StoreUnreachable.
        """
        return self._saves.append(placement_id, first_token, token_ids)

    def note_importance(self, placement_id: int, first_layer: int, importance: npt.ArrayLike) -> None:
        """Report the importance of a placement's tokens, for the background reorder.

        Becomes a sample when this client has reported every layer, in any order. `importance`: float32 [tokens] of one
        layer, or [layers, tokens], of the stored prefix; or of more tokens, up to the last one that the placement may
        save, which counts for those that it saves. NaN if a token was not judged. Kept as float16. A hint: no answer,
        and no error when the placement or the store is gone. If the store is in this process, the last layer may wait
        for its catalog. Raises ValueError for layers outside the model, StoreClosed.
        """
        importance_LT = np.atleast_2d(np.asarray(importance, np.float32))
        num_layers, num_tokens = importance_LT.shape
        self._check_judged(first_layer, num_layers, num_tokens)
        packed = np.clip(importance_LT, -_MAX_FLOAT16, _MAX_FLOAT16).astype(np.float16).ravel()
        with contextlib.suppress(StoreUnreachable):
            # The link for saves: waiting for the catalog delays no load there.
            _, link = self._links.link("save")
            link.send(ImportanceNote(placement_id, num_tokens, first_layer * num_tokens, packed))

    def note_importance_later(
        self, placement_id: int, first_layer: int, importance: Sequence[npt.NDArray[np.float32]]
    ) -> None:
        """Report the importance of neighbouring layers, float32 [tokens] each, without blocking the caller.

        The sample begins now, so that it counts even if the placement is settled soon; the background thread sends the
        values and borrows the arrays. Raises as `note_importance`.
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

    # -- for loads and expectations --------------------------------------------------------------------------------

    def end_request(self, request: int) -> None:
        self._requests.end(request)

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
        """Request a placement that does not exist: a live store refuses at once, even if its disk is stuck."""
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
            raise ValueError(
                f"importance of {num_tokens} tokens in {num_layers} layers from {first_layer} on does not fit the model"
            )
