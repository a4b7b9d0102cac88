"""Writes full chunks to the service, in one thread, so that chunks of a request are written in order.

Only the pool's memory waits for writes. Failed writes and chunks dropped after them are counted.
"""

import logging
import queue
import threading
import time

from cluster.client import Client
from cluster.errors import CallFailed
from runahead.vllm.chunk_pool import ChunkPool, FullChunks
from runahead.vllm.counters import Counters
from runahead.vllm.metadata import ServiceModel

_LOG = logging.getLogger(__name__)
#: Least seconds between two warnings.
_WARN_S = 60.0
#: Seconds that an engine waits at its end for queued writes.
_CLOSE_S = 5.0


class Writes:
    """Queue of writes. Owns the thread, until `close`, and the pool places of queued chunks."""

    def __init__(
        self,
        service: Client,
        counters: Counters,
        pool: ChunkPool,
        model: ServiceModel,
        *,
        engine: str,
        timeout_s: float,
    ) -> None:
        """`model`: the only model to write rows of. `engine`: name of the rows' source in the service."""
        self._service = service
        self._counters = counters
        self._pool = pool
        self._model = model
        self._engine = engine
        self._timeout_s = timeout_s
        self._queue: queue.SimpleQueue[FullChunks | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._silent_until_s = 0.0
        self._thread = threading.Thread(target=self._run, name="runahead-write", daemon=True)
        self._thread.start()

    def put(self, chunks: FullChunks) -> None:
        self._queue.put(chunks)

    def close(self) -> None:
        """Wait up to 5 s for queued writes, then drop the rest."""
        self._queue.put(None)
        self._thread.join(_CLOSE_S)
        self._closing.set()

    def _run(self) -> None:
        while (chunks := self._queue.get()) is not None:
            try:
                if chunks.has_failed.is_set() or self._closing.is_set():
                    self._counters.add("dropped_writes")
                else:
                    self._write(chunks)
            finally:
                self._pool.free(chunks.places)

    def _write(self, chunks: FullChunks) -> None:
        self._counters.add("writes")
        try:
            self._check_model()
            written = self._service.write_kv(
                chunks.token_ids,
                self._pool.rows(chunks.places, chunks.token_start),
                token_start=chunks.token_start,
                engine=self._engine,
                fingerprint=self._model.fingerprint,
                timeout_s=self._timeout_s,
            )
            self._counters.add("written_tokens", written.written_tokens)
            # The service takes later chunks of the request only if it has all chunks up to here.
            if written.stored_tokens < len(chunks.token_ids):
                chunks.has_failed.set()
        except (CallFailed, ValueError) as error:
            self._fail(chunks, str(error))
        except Exception as error:  # noqa: BLE001 the thread must survive any failure
            self._fail(chunks, f"{type(error).__name__}: {error}")

    def _check_model(self) -> None:
        """Raise ValueError if a service with another model has replaced the verified one."""
        info = self._service.model_info()
        if ServiceModel(info.fingerprint, info.chunk_tokens) != self._model:
            raise ValueError(f"the service now runs another model ({info.model})")

    def _fail(self, chunks: FullChunks, why: str) -> None:
        chunks.has_failed.set()
        self._counters.add("write_failures")
        now_s = time.monotonic()
        if now_s >= self._silent_until_s:
            self._silent_until_s = now_s + _WARN_S
            _LOG.warning("KV that vLLM has computed was not written to the service: %s", why)
