"""The scheduler's side: which prompts the service has KV of, and the leases of their handles.

One thread, vLLM's scheduler, calls all public methods; calls of the service run in threads of their own. A request is
looked up once: what fails after that, vLLM computes.
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
#: How long an engine that has nothing to compute waits for a lookup, before it looks for new requests again.
IDLE_S = 0.005
#: A lease is renewed when this share of it has passed.
_RENEWAL_SHARE = 1 / 3


class EngineRequest(Protocol):
    """`vllm.v1.request.Request`, as far as it is used."""

    request_id: str
    prompt_token_ids: list[int] | None
    num_tokens: int
    lora_request: Any
    mm_features: list[Any]
    prompt_embeds: Any
    cache_salt: str | None
    skip_reading_prefix_cache: bool
    #: The request's tokens may change: input comes in parts.
    resumable: bool

    @property
    def all_token_ids(self) -> Sequence[int]: ...


@dataclass(slots=True)
class _Asked:
    """A request that was looked up. `handle`: held, until it is released."""

    call_id: str
    found: "Future[Handle | None]"
    handle: Handle | None = None
    #: Tokens that vLLM had itself when it was told how much is here.
    token_start: int = 0
    is_loading: bool = False
    #: vLLM has no use for the answer any more.
    has_ended: bool = False
    #: Of the ranks, how many have done with the handle.
    num_done: int = 0
    #: That the handle covered, when it was found.
    held_tokens: int = 0


class Lookups:
    """Requests that wait for the service, and handles that are held. Owns: the threads, until `close`."""

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
        """`verified_fingerprint` raises CallFailed or ValueError for KV that may not be read. `engine`: see `Loads`."""
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
        #: Of calls that nothing waits for: none of them shall wait for a lookup.
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

    # -- vLLM's questions ------------------------------------------------------------------------------------------

    def num_loadable(self, request: EngineRequest, num_computed: int) -> int | None:
        """How many tokens after the first `num_computed` can be read; None while the service has not answered."""
        asked = self._requests.get(request.request_id)
        if asked is None:
            if not self._is_worth_asking(request, num_computed):
                return 0
            asked = self._ask(request)
        if not asked.found.done():
            return None
        if asked.is_loading or asked.handle is None:
            return 0
        # The last token is computed in any case: it gives the first new one.
        num_loadable = min(asked.handle.covered_tokens, request.num_tokens - 1) - num_computed
        if num_loadable <= 0:
            self._release(asked)
            return 0
        asked.token_start = num_computed
        return num_loadable

    def allocated(self, request_id: str, tables: tuple[tuple[int, ...], ...], num_tokens: int) -> None:
        """vLLM has blocks for a request, by group of layers; `num_tokens` are to be read, 0 for none."""
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
        """Loads for the workers. An idle engine sleeps here while the service computes: it would ask again at
        once, and keep the interpreter's lock from the threads that it waits for."""
        loads, self._to_load = tuple(self._to_load), []
        if is_idle and not loads:
            pending = [asked.found for asked in self._requests.values() if not asked.found.done()]
            if pending:
                wait(pending, IDLE_S, FIRST_COMPLETED)
        return Step(loads, is_idle)

    def loads_ended(self, ranks: Mapping[str, int]) -> None:
        """By request, how many ranks have read all, or given up."""
        for request_id, num_ranks in ranks.items():
            asked = self._requests.get(request_id)
            if asked is not None:
                asked.num_done += num_ranks
                if asked.num_done >= self._num_ranks:
                    self._release(asked)

    def finished(self, request_id: str) -> None:
        """A request has ended, however far it had come."""
        asked = self._requests.pop(request_id, None)
        if asked is None:
            return
        asked.has_ended = True
        if not asked.found.done() and self._settings.prefill:
            self._in_background(lambda: self._service.abort(asked.call_id))
        asked.found.add_done_callback(lambda _: self._release(asked))

    def held_tokens(self, request_id: str) -> int:
        """How many of its first tokens the service was found to have."""
        asked = self._requests.get(request_id)
        return asked.held_tokens if asked is not None else 0

    # -- calls -----------------------------------------------------------------------------------------------------

    def _is_worth_asking(self, request: EngineRequest, num_computed: int) -> bool:
        """Whether the service's KV is that of the request, and a chunk of it is new to vLLM."""
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
        except Exception:  # noqa: BLE001 vLLM must go on, whatever it is
            _LOG.exception("vLLM computes a prompt of %d tokens itself", len(prompt))
            self._counters.add("lookup_failures")
        finally:
            self._counters.add("lookup_seconds", time.monotonic() - started_s)
            asked.found.set_result(asked.handle)

    def _handle_of(self, asked: _Asked, prompt: list[int]) -> Handle | None:
        """A handle that covers something, held; None where nothing is stored. Raises CallFailed, ValueError.

        A prefill takes a worker's time even where all is stored, so the service is asked for what it has before.
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
            raise ValueError(f"its KV is {handle.provenance}, and only exact KV is read")
        self._counters.add("found_tokens", handle.covered_tokens)
        return handle

    def _is_usable(self, handle: Handle) -> bool:
        return is_usable(handle.provenance, self._engine) and not handle.row_codec

    def _has_all(self, handle: Handle | None, prompt: list[int], chunk_tokens: int) -> bool:
        whole_tokens = len(prompt) // chunk_tokens * chunk_tokens
        return handle is not None and self._is_usable(handle) and handle.covered_tokens >= whole_tokens

    # -- leases ----------------------------------------------------------------------------------------------------

    def _held_handle(self, handle: Handle | None) -> Handle | None:
        """The handle, renewed from now on; None where it covers nothing."""
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
                return  # `close` releases what is held
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
    """Whether the KV of a request is that of its token ids alone, and any caller's."""
    if request.prompt_token_ids is None or request.prompt_embeds is not None or request.mm_features:
        return False
    # Adapters change KV; a salt keeps a prompt's KV from other callers, and a service would give it to them.
    return request.lora_request is None and not request.cache_salt and not request.skip_reading_prefix_cache


def _unless_it_fails(call: Callable[[], None]) -> None:
    """A call that nothing depends on: what it would end, ends by time as well."""
    try:
        call()
    except CallFailed as error:
        _LOG.debug("left to end by time: %s", error)
