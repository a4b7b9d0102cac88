"""A fake client of a service: it gives made-up rows, can fail at each call, and records every request."""

import itertools
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cluster.client.values import Handle, KvBlock, Prefilled, StoredPrompt
from cluster.errors import CallFailed
from protos.runahead.v1 import runahead_pb2 as pb

NUM_LAYERS, NUM_HEADS, HEAD_DIM, CHUNK = 3, 4, 2, 4
FINGERPRINT = "f1"
#: Rows of each K and V message.
BLOCK_TOKENS = 3


def rows(layer: int, tokens: range, plane: int) -> np.ndarray[Any, Any]:
    """Made-up rows, float32 [tokens, KV heads, head_dim]: all numbers differ."""
    of_a_token = np.arange(NUM_HEADS * HEAD_DIM, dtype=np.float32).reshape(1, NUM_HEADS, HEAD_DIM) / 100
    return of_a_token + 1000 * layer + 100 * plane + np.array(tokens, dtype=np.float32)[:, None, None]


def model_info(**changes: Any) -> pb.GetModelInfoResponse:
    facts: dict[str, Any] = {
        "model": "tiny", "architecture": "llama", "fingerprint": FINGERPRINT, "dtype": "float32",
        "num_layers": NUM_LAYERS, "num_kv_heads": NUM_HEADS, "head_dim": HEAD_DIM, "chunk_tokens": CHUNK,
        "rope_applied": True,
    }  # fmt: skip
    return pb.GetModelInfoResponse(**(facts | changes))


@dataclass(frozen=True)
class Written:
    stored_tokens: int
    written_tokens: int


@dataclass(frozen=True)
class RememberedWrite:
    token_ids: tuple[int, ...]
    token_start: int
    engine: str
    #: (layer, position) → K and V, each [KV heads, head_dim].
    rows: dict[tuple[int, int], tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]]


@dataclass
class RememberingService:
    info: pb.GetModelInfoResponse = field(default_factory=model_info)
    provenance: str = "exact"
    #: Errors to raise, by the call's name; each call takes one from its list.
    errors: dict[str, list[CallFailed]] = field(default_factory=dict)
    #: Events that prefills and reads wait for.
    may_prefill: threading.Event = field(default_factory=threading.Event)
    may_read: threading.Event = field(default_factory=threading.Event)
    #: Number of messages of all reads after which reads fail; None for never.
    read_breaks_after: int | None = None
    #: Order of layers in the replies to reads; None for the order of the request.
    order: Sequence[int] | None = None
    layout_fingerprint: str = FINGERPRINT
    layout_provenance: str = "exact"
    #: Stored tokens that `lookup` finds of every prompt.
    stored_tokens: int = 0
    #: Whether replies say that rows come out of the store's memory.
    is_local: bool = False
    stored_provenance: str = "exact"
    looked_up: list[list[int]] = field(default_factory=list)
    prompts: list[list[int]] = field(default_factory=list)
    num_sent: int = 0
    #: Numbers of handles.
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    #: Layers and tokens of each read.
    read_layers: list[tuple[int, ...]] = field(default_factory=list)
    read_tokens: list[range] = field(default_factory=list)
    released: list[str] = field(default_factory=list)
    renewed: list[str] = field(default_factory=list)
    aborted: list[str] = field(default_factory=list)
    was_renewed: threading.Event = field(default_factory=threading.Event)
    #: Event that writes wait for.
    may_write: threading.Event = field(default_factory=threading.Event)
    writes: list[RememberedWrite] = field(default_factory=list)
    #: Prompts up to the end of each written chunk.
    stored: set[tuple[int, ...]] = field(default_factory=lambda: {()})

    def __post_init__(self) -> None:
        self.may_prefill.set()
        self.may_read.set()
        self.may_write.set()

    def model_info(self) -> pb.GetModelInfoResponse:
        self._fail("model_info")
        return self.info

    def prefill_kv(self, prompt: Any, *, lease_s: float = 0.0, timeout_s: float | None = None, **_: Any) -> Prefilled:
        assert lease_s > 0 and timeout_s
        number = next(self.numbers)
        self.prompts.append(prompt)
        assert self.may_prefill.wait(20)
        self._fail("prefill_kv")
        covered = len(prompt) // CHUNK * CHUNK
        name = f"handle-{number}" if covered else ""
        handle = Handle(name, covered, self.provenance, lease_s, 1)
        return Prefilled(request_id="", first_token_id=0, handle=handle, stats=pb.RequestStats())

    def lookup(self, prompt: Any, *, lease_s: float = 0.0, timeout_s: float | None = None) -> StoredPrompt:
        assert lease_s > 0 and timeout_s
        self.looked_up.append(prompt)
        handle = (
            Handle("stored", self.stored_tokens, self.stored_provenance, lease_s, 1) if self.stored_tokens else None
        )
        return StoredPrompt(
            prompt_tokens=len(prompt), stored_tokens=self.stored_tokens, resident_tokens=0, chunk_tokens=CHUNK,
            provenance=self.provenance, row_codec="", handle=handle,
        )  # fmt: skip

    def read_kv(
        self,
        handle_id: str,
        *,
        layers: Sequence[int] = (),
        token_start: int = 0,
        token_end: int = 0,
        head_start: int = 0,
        head_end: int = 0,
        timeout_s: float | None = None,
    ) -> Generator[KvBlock, None, None]:
        assert timeout_s and handle_id not in self.released
        self._fail("read_kv")
        self.read_layers.append(tuple(layers))
        self.read_tokens.append(range(token_start, token_end))
        layout = pb.KvLayout(model_fingerprint=self.layout_fingerprint, provenance=self.layout_provenance)
        for layer in self.order or layers:
            for start in range(token_start, token_end, BLOCK_TOKENS):
                if self.num_sent == self.read_breaks_after:
                    raise CallFailed("UNAVAILABLE", "gone")
                assert self.may_read.wait(20)
                tokens = range(start, min(start + BLOCK_TOKENS, token_end))
                self.num_sent += 1
                k, v = (rows(layer, tokens, plane)[:, head_start:head_end] for plane in range(2))
                yield KvBlock(layout, layer, start, k, v, is_local=self.is_local)

    def write_kv(
        self,
        token_ids: Sequence[int],
        rows: Iterable[tuple[int, int, np.ndarray[Any, Any], np.ndarray[Any, Any]]],
        *,
        token_start: int = 0,
        engine: str,
        fingerprint: str = "",
        timeout_s: float | None = None,
    ) -> Written:
        assert fingerprint == "f1"
        assert timeout_s and token_start % CHUNK == 0 and len(token_ids) % CHUNK == 0
        assert self.may_write.wait(20)
        self._fail("write_kv")
        by_position = {}
        for layer, start, k, v in rows:
            for row in range(len(k)):
                assert (layer, start + row) not in by_position, "each row is written once"
                by_position[layer, start + row] = (k[row].copy(), v[row].copy())
        self.writes.append(RememberedWrite(tuple(token_ids), token_start, engine, by_position))
        if tuple(token_ids[:token_start]) not in self.stored:
            return Written(0, 0)
        ends = range(token_start + CHUNK, len(token_ids) + 1, CHUNK)
        new = {tuple(token_ids[:end]) for end in ends} - self.stored
        self.stored |= new
        return Written(len(token_ids), len(new) * CHUNK)

    def renew_lease(self, handle_id: str, lease_s: float) -> Handle:
        self.renewed.append(handle_id)
        self.was_renewed.set()
        self._fail("renew_lease")
        return Handle(handle_id, CHUNK, self.provenance, lease_s, 1)

    def release(self, *handle_ids: str) -> None:
        self.released += handle_ids

    def abort(self, *request_ids: str) -> None:
        self.aborted += request_ids
        self.may_prefill.set()

    def close(self) -> None:
        pass

    def _fail(self, call: str) -> None:
        if self.errors.get(call):
            raise self.errors[call].pop(0)
