"""The scheduler's side of loads: lookups of prompts in the service, and the leases of their handles.

vLLM's scheduler thread calls all public methods; calls to the service run in other threads. A request is looked up
once: vLLM computes it if anything fails after that.
"""

import logging
import threading
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, Protocol

from cluster.client import Client, Handle
from cluster.errors import CallFailed
from runahead.vllm.counters import Counters
from runahead.vllm.metadata import LoadSpec, Step
from runahead.vllm.service_check import is_usable
from runahead.vllm.settings import Settings

_LOG = logging.getLogger(__name__)
#: Seconds that an idle engine waits for a lookup before it looks for new requests again.
IDLE_S = 0.005
#: A lease is renewed when this share of it has passed.
_RENEWAL_SHARE = 1 / 3


class EngineRequest(Protocol):
    """The attributes of `vllm.v1.request.Request` that the connector uses."""

    request_id: str
    prompt_token_ids: list[int] | None
    num_tokens: int
    lora_request: Any
    mm_features: list[Any]
    prompt_embeds: Any
    cache_salt: str | None
    skip_reading_prefix_cache: bool
    #: Whether input comes in parts, so that the request's tokens may change.
    resumable: bool

    @property
    def all_token_ids(self) -> Sequence[int]: ...


@dataclass(slots=True)
class _Asked:
    """A request that was looked up. `handle`: held until it is released."""

    call_id: str
    found: "Future[Handle | None]"
    handle: Handle | None = None
    #: Tokens that vLLM had itself when it got the number of loadable tokens.
    token_start: int = 0
    is_loading: bool = False
    #: Whether vLLM no longer needs the answer.
    has_ended: bool = False
    #: Number of ranks that no longer need the handle.
    num_done: int = 0
    #: Number of tokens that the handle covered when it was found.
    held_tokens: int = 0


class Lookups:
    """Pending lookups and held handles. Owns the threads, until `close`."""

    def __init__(
        self,
        service: Client,
        settings: Settings,
        counters: Counters,
        *,
        verified_fingerprint: Callable[[], str],
        num_ranks: int,
        chunk_tokens: Callable[[], int],
        engine: str,
    ) -> None:
        """`verified_fingerprint` raises CallFailed or ValueError when KV may not be read. `engine`: see `Loads`."""
        self._service = service
        self._settings = settings
        self._counters = counters
        self._verified_fingerprint = verified_fingerprint
        self._num_ranks = num_ranks
        self._chunk_tokens = chunk_tokens
        self._engine = engine
        self._requests: dict[str, _Asked] = {}
        self._to_load: list[LoadSpec] = []
        self._held: set[str] = set()
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._threads = ThreadPoolExecutor(settings.lookup_threads, thread_name_prefix="runahead-lookup")
        #: Runs releases and aborts, so that they never queue after a lookup.
        self._background = ThreadPoolExecutor(1, thread_name_prefix="runahead-release")
        self._renewals = threading.Thread(target=self._renew, name="runahead-leases", daemon=True)
        self._renewals.start()

    def close(self) -> None:
        self._closing.set()
        pending = [asked.call_id for asked in self._requests.values() if not asked.found.done()]
        self._threads.shutdown(wait=False, cancel_futures=True)
        _unless_it_fails(lambda: self._service.abort(*pending) if pending and self._settings.prefill else None)
        self._threads.shutdown(wait=True)
        self._background.shutdown(wait=True)
        self._renewals.join()
        held = sorted(self._held)
        _unless_it_fails(lambda: self._service.release(*held) if held else None)

    # -- calls by vLLM's scheduler ---------------------------------------------------------------------------------

    def num_loadable(self, request: EngineRequest, num_computed: int) -> int | None:
        """Number of tokens after the first `num_computed` that can be read; None while the lookup is pending."""
        asked = self._requests.get(request.request_id)
        if asked is None:
            if not self._is_worth_asking(request, num_computed):
                return 0
            asked = self._ask(request)
        if not asked.found.done():
            return None
        if asked.is_loading or asked.handle is None:
            return 0
        # vLLM always computes the last token, to get the first new one.
        num_loadable = min(asked.handle.covered_tokens, request.num_tokens - 1) - num_computed
        if num_loadable <= 0:
            self._release(asked)
            return 0
        asked.token_start = num_computed
        return num_loadable

    def allocated(self, request_id: str, tables: tuple[tuple[int, ...], ...], num_tokens: int) -> None:
        """Plan to read `num_tokens`, 0 for none, into blocks that vLLM has allocated, by group of layers."""
        asked = self._requests.get(request_id)
        if asked is None or asked.is_loading or asked.handle is None:
            return
        if num_tokens == 0:
            self._release(asked)
            return
        asked.is_loading = True
        self._to_load.append(
            LoadSpec(
                request_id=request_id,
                handle_id=asked.handle.handle_id,
                fingerprint=self._verified_fingerprint(),
                token_start=asked.token_start,
                token_end=asked.token_start + num_tokens,
                tables=tables,
            )
        )

    def next_step(self, *, is_idle: bool) -> Step:
        """New loads for the workers.

        An idle engine with pending lookups sleeps here for a moment: it would otherwise poll without pause and keep
        the interpreter's lock from the lookup threads.
        """
        loads, self._to_load = tuple(self._to_load), []
        if is_idle and not loads:
            pending = [asked.found for asked in self._requests.values() if not asked.found.done()]
            if pending:
                wait(pending, IDLE_S, FIRST_COMPLETED)
        return Step(loads, is_idle)

    def loads_ended(self, ranks: Mapping[str, int]) -> None:
        """Count the ranks, by request, that have read all rows or given up; release handles that no rank needs."""
        for request_id, num_ranks in ranks.items():
            asked = self._requests.get(request_id)
            if asked is not None:
                asked.num_done += num_ranks
                if asked.num_done >= self._num_ranks:
                    self._release(asked)

    def finished(self, request_id: str) -> None:
        """Note that a request has ended, complete or not; release its handle."""
        asked = self._requests.pop(request_id, None)
        if asked is None:
            return
        asked.has_ended = True
        if not asked.found.done() and self._settings.prefill:
            self._in_background(lambda: self._service.abort(asked.call_id))
        asked.found.add_done_callback(lambda _: self._release(asked))

    def held_tokens(self, request_id: str) -> int:
        """Number of the request's first tokens that the service had when it was looked up."""
        asked = self._requests.get(request_id)
        return asked.held_tokens if asked is not None else 0

    # -- calls -----------------------------------------------------------------------------------------------------

    def _is_worth_asking(self, request: EngineRequest, num_computed: int) -> bool:
        """Whether the request may use the service's KV, and a chunk of its prompt is new to vLLM."""
        if request.prompt_token_ids is None or not is_shared(request):
            return False
        chunk = self._chunk_tokens()
        return len(request.prompt_token_ids) // chunk * chunk > num_computed

    def _ask(self, request: EngineRequest) -> _Asked:
        assert request.prompt_token_ids is not None, "_is_worth_asking has seen them"
        self._counters.add("lookups")
        asked = _Asked(uuid.uuid4().hex, Future())
        self._requests[request.request_id] = asked
        prompt = list(request.prompt_token_ids)
        self._threads.submit(self._look_up, asked, prompt)
        return asked

    def _look_up(self, asked: _Asked, prompt: list[int]) -> None:
        started_s = time.monotonic()
        try:
            asked.handle = self._handle_of(asked, prompt)
            asked.held_tokens = asked.handle.covered_tokens if asked.handle is not None else 0
        except (CallFailed, ValueError) as error:
            if not asked.has_ended:
                _LOG.warning("vLLM computes a prompt of %d tokens itself: %s", len(prompt), error)
                self._counters.add("lookup_failures")
        except Exception:  # noqa: BLE001 vLLM must continue after any failure
            _LOG.exception("vLLM computes a prompt of %d tokens itself", len(prompt))
            self._counters.add("lookup_failures")
        finally:
            self._counters.add("lookup_seconds", time.monotonic() - started_s)
            asked.found.set_result(asked.handle)

    def _handle_of(self, asked: _Asked, prompt: list[int]) -> Handle | None:
        """A held handle that covers at least one chunk; None when nothing is stored. Raises CallFailed, ValueError.

        A lookup comes before a prefill, because a prefill takes a worker's time even when all KV is stored.
        """
        self._verified_fingerprint()
        lease_s, timeout_s = self._settings.lease_s, self._settings.lookup_timeout_s
        stored = self._service.lookup(prompt, lease_s=lease_s, timeout_s=timeout_s)
        handle = self._held_handle(stored.handle)
        if self._settings.prefill and not self._has_all(handle, prompt, stored.chunk_tokens):
            if handle is not None:
                self._let_go(handle)
            if asked.has_ended:
                return None
            prefilled = self._service.prefill_kv(prompt, lease_s=lease_s, timeout_s=timeout_s, request_id=asked.call_id)
            handle = self._held_handle(prefilled.handle)
        if handle is None:
            return None
        if not self._is_usable(handle):
            self._let_go(handle)
            raise ValueError(f"the service has {handle.provenance} KV of it, and vLLM reads only exact KV")
        self._counters.add("found_tokens", handle.covered_tokens)
        return handle

    def _is_usable(self, handle: Handle) -> bool:
        return is_usable(handle.provenance, self._engine) and not handle.row_codec

    def _has_all(self, handle: Handle | None, prompt: list[int], chunk_tokens: int) -> bool:
        whole_tokens = len(prompt) // chunk_tokens * chunk_tokens
        return handle is not None and self._is_usable(handle) and handle.covered_tokens >= whole_tokens

    # -- leases ----------------------------------------------------------------------------------------------------

    def _held_handle(self, handle: Handle | None) -> Handle | None:
        """The handle, whose lease is renewed from now on; None when it covers nothing."""
        if handle is None or not handle.handle_id:
            return None
        with self._lock:
            self._held.add(handle.handle_id)
        return handle

    def _release(self, asked: _Asked) -> None:
        handle, asked.handle = asked.handle, None
        if handle is not None:
            self._let_go(handle)

    def _let_go(self, handle: Handle) -> None:
        with self._lock:
            if self._closing.is_set():
                return  # `close` releases all held handles
            self._held.discard(handle.handle_id)
        self._in_background(lambda: self._service.release(handle.handle_id))

    def _in_background(self, call: Callable[[], None]) -> None:
        self._background.submit(_unless_it_fails, call)

    def _renew(self) -> None:
        while not self._closing.wait(self._settings.lease_s * _RENEWAL_SHARE):
            with self._lock:
                held = list(self._held)
            for handle_id in held:
                try:
                    self._service.renew_lease(handle_id, self._settings.lease_s)
                except CallFailed as error:
                    self._counters.add("renewal_failures")
                    if error.status == "NOT_FOUND":
                        with self._lock:
                            self._held.discard(handle_id)


def is_shared(request: EngineRequest) -> bool:
    """Whether a request's KV depends on its token ids alone and may be shared with any caller."""
    if request.prompt_token_ids is None or request.prompt_embeds is not None or request.mm_features:
        return False
    # Adapters change KV. A salt keeps a prompt's KV from other callers, with whom a service would share it.
    return request.lora_request is None and not request.cache_salt and not request.skip_reading_prefix_cache


def _unless_it_fails(call: Callable[[], None]) -> None:
    """Make a call that may fail: leases and prefills also end by their time limits."""
    try:
        call()
    except CallFailed as error:
        _LOG.debug("left to end by time: %s", error)
