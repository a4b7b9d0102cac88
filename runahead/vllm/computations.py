"""The scheduler's side of writing: the tokens of each request that a step computes.

vLLM's scheduler thread calls all public methods.
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
#: Seconds before a service that did not answer is asked again for its model.
_AGAIN_S = 5.0
#: Seconds that an engine waits at its end for a service that does not answer.
_CLOSE_S = 1.0


@dataclass(slots=True)
class _Running:
    """A running request, and the number of its tokens that the worker knows."""

    request: EngineRequest
    num_tokens: int = 0

    def new_token_ids(self) -> tuple[int, ...]:
        token_ids = tuple(self.request.all_token_ids[self.num_tokens :])
        self.num_tokens += len(token_ids)
        return token_ids


class Computations:
    """Requests whose KV may be written. Owns the thread that waits for a service, until `close`."""

    def __init__(self, check: ServiceCheck, block_size: int, held_tokens: Callable[[str], int]) -> None:
        """`held_tokens`: by request id, the number of first tokens that the service has."""
        self._check = check
        self._block_size = block_size
        self._held_tokens = held_tokens
        self._requests: dict[str, _Running] = {}
        self._ended: list[Computed] = []
        self._closing = threading.Event()
        self._verifying = threading.Thread(target=self._verify, name="runahead-verify", daemon=True)
        self._verifying.start()

    def close(self) -> None:
        self._closing.set()
        self._verifying.join(_CLOSE_S)

    def allocated(self, request: EngineRequest) -> None:
        """Note that vLLM has allocated blocks for a request, which is new or resumes after a preemption."""
        if request.request_id not in self._requests and is_shared(request) and not request.resumable:
            self._requests[request.request_id] = _Running(request)

    def finished(self, request_id: str) -> None:
        """Note that a request has ended, complete or not."""
        running = self._requests.pop(request_id, None)
        if running is not None and running.num_tokens:
            self._ended.append(Computed(request_id, running.new_token_ids(), has_ended=True))

    def next_step(self, scheduler_output: Any) -> tuple[tuple[Computed, ...], ServiceModel | None]:
        """Requests' parts of the next step, and the service's model; (), None while no service is verified.

        `scheduler_output`: vLLM's.
        """
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

    def _computed(self, running: _Running, start: int, num_tokens: int, scheduler_output: Any) -> Computed:
        request_id, end, size = running.request.request_id, start + num_tokens, self._block_size
        (block_ids,) = scheduler_output.kv_connector_block_state.get_block_ids(request_id)
        return Computed(
            request_id=request_id,
            token_ids=running.new_token_ids(),
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
