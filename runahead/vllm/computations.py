"""The scheduler's side of writing: what each step computes of which request, and what its tokens are.

One thread, vLLM's scheduler, calls all public methods.
"""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cluster.errors import CallFailed
from runahead.vllm.lookups import EngineRequest, is_shared
from runahead.vllm.metadata import Computed, ServiceModel
from runahead.vllm.service_check import ServiceCheck

_LOG = logging.getLogger(__name__)
#: Before a service that did not answer is asked again for its model.
_AGAIN_S = 5.0
#: How long an engine that ends waits for a service that does not answer.
_CLOSE_S = 1.0


@dataclass(slots=True)
class _Told:
    """A running request, and how many of its tokens the worker knows."""

    request: EngineRequest
    num_tokens: int = 0

    def new_token_ids(self) -> tuple[int, ...]:
        token_ids = tuple(self.request.all_token_ids[self.num_tokens :])
        self.num_tokens += len(token_ids)
        return token_ids


class Computations:
    """Requests whose KV may be written. Owns: the thread that waits for a service, until `close`."""

    def __init__(self, check: ServiceCheck, block_size: int, held_tokens: Callable[[str], int]) -> None:
        """`held_tokens`: of a request, those that the service was found to have."""
        self._check = check
        self._block_size = block_size
        self._held_tokens = held_tokens
        self._requests: dict[str, _Told] = {}
        self._ended: list[Computed] = []
        self._closing = threading.Event()
        self._verifying = threading.Thread(target=self._verify, name="runahead-verify", daemon=True)
        self._verifying.start()

    def close(self) -> None:
        self._closing.set()
        self._verifying.join(_CLOSE_S)

    def allocated(self, request: EngineRequest) -> None:
        """vLLM has blocks for a request: it is about to be computed, or goes on after a preemption."""
        if request.request_id not in self._requests and is_shared(request) and not request.resumable:
            self._requests[request.request_id] = _Told(request)

    def finished(self, request_id: str) -> None:
        """A request has ended, however far it had come."""
        told = self._requests.pop(request_id, None)
        if told is not None and told.num_tokens:
            self._ended.append(Computed(request_id, told.new_token_ids(), has_ended=True))

    def next_step(self, scheduler_output: Any) -> tuple[tuple[Computed, ...], ServiceModel | None]:
        """`scheduler_output`: vLLM's. Nothing is told while no service is verified."""
        ended, self._ended = self._ended, []
        model = self._check.verified()
        if model is None:
            return (), None
        starts = {request.req_id: request.num_computed_tokens for request in scheduler_output.scheduled_new_reqs}
        cached = scheduler_output.scheduled_cached_reqs
        starts |= dict(zip(cached.req_ids, cached.num_computed_tokens, strict=True))
        computed = [
            self._computed(self._requests[request_id], starts[request_id], num_tokens, scheduler_output)
            for request_id, num_tokens in scheduler_output.num_scheduled_tokens.items()
            if request_id in self._requests
        ]
        return (*ended, *computed), model

    def _computed(self, told: _Told, start: int, num_tokens: int, scheduler_output: Any) -> Computed:
        request_id, end, size = told.request.request_id, start + num_tokens, self._block_size
        (block_ids,) = scheduler_output.kv_connector_block_state.get_block_ids(request_id)
        return Computed(
            request_id=request_id,
            token_ids=told.new_token_ids(),
            token_start=start,
            token_end=end,
            block_ids=tuple(block_ids[start // size : -(-end // size)]),
            held_tokens=self._held_tokens(request_id),
        )

    def _verify(self) -> None:
        while not self._closing.is_set():
            try:
                self._check.fingerprint()
                return
            except CallFailed:
                self._closing.wait(_AGAIN_S)
            except ValueError as error:
                _LOG.warning("no KV is written to the service: %s", error)
                return
