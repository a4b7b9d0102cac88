"""Full chunks on their way to the service: one thread, so chunks of a request are written in their order.

Nothing waits for it but the pool's memory. A write that fails is counted, and so is what is dropped after it.
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
#: Between two warnings: a service that is away is warned of once in a while.
_WARN_S = 60.0
#: How long an engine that ends waits for what it has computed last.
_CLOSE_S = 5.0


class Writes:
    """Owns: the thread, until `close`; the places of what it is given."""

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
        """`model`: the rows are of it, and written for no other. `engine`: how the service knows the rows' source."""
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
        """Waits a moment for what is queued, and drops the rest."""
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
            # Without all chunks up to here, the service takes none of the request's later ones.
            if written.stored_tokens < len(chunks.token_ids):
                chunks.has_failed.set()
        except (CallFailed, ValueError) as error:
            self._fail(chunks, str(error))
        except Exception as error:  # noqa: BLE001 the thread goes on, whatever it is
            self._fail(chunks, f"{type(error).__name__}: {error}")

    def _check_model(self) -> None:
        """A service of another model may have taken the place of the one that was verified. Raises ValueError."""
        info = self._service.model_info()
        if ServiceModel(info.fingerprint, info.chunk_tokens) != self._model:
            raise ValueError(f"the service has another model now ({info.model})")

    def _fail(self, chunks: FullChunks, why: str) -> None:
        chunks.has_failed.set()
        self._counters.add("write_failures")
        now_s = time.monotonic()
        if now_s >= self._silent_until_s:
            self._silent_until_s = now_s + _WARN_S
            _LOG.warning("KV that vLLM has computed was not written to the service: %s", why)
