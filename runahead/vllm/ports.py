"""What the connector uses of the service's client and of vLLM: stand-ins of tests have the same."""

from collections.abc import Generator, Iterable, Sequence
from typing import Any, Protocol, Unpack

import torch

from cluster.client.values import (
    Handle,
    KvBlock,
    Prefilled,
    PrefillOptions,
    PromptLike,
    RowsToWrite,
    StoredPrompt,
    Written,
)
from protos.runahead.v1 import runahead_pb2 as pb


class Service(Protocol):
    """`cluster.client.Client`, as far as it is used; see there. Every call raises CallFailed."""

    def model_info(self) -> pb.GetModelInfoResponse: ...

    def prefill_kv(
        self,
        prompt: PromptLike,
        *,
        lease_s: float = 0.0,
        timeout_s: float | None = None,
        **options: Unpack[PrefillOptions],
    ) -> Prefilled: ...

    def lookup(self, prompt: PromptLike, *, lease_s: float = 0.0, timeout_s: float | None = None) -> StoredPrompt: ...

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
    ) -> Generator[KvBlock, None, None]: ...

    def write_kv(
        self,
        token_ids: Sequence[int],
        rows: Iterable[RowsToWrite],
        *,
        token_start: int = 0,
        engine: str = ...,
        fingerprint: str = ...,
        timeout_s: float | None = None,
    ) -> Written: ...

    def renew_lease(self, handle_id: str, lease_s: float) -> Handle: ...

    def release(self, *handle_ids: str) -> None: ...

    def abort(self, *request_ids: str) -> None: ...

    def close(self) -> None: ...


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


class LayerCache(Protocol):
    """One layer's part of vLLM's paged cache."""

    #: Of the model, from 0.
    index: int

    @property
    def device(self) -> torch.device: ...

    def write(self, k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        """K and V [tokens, KV heads, head_dim] into slots, int64 [tokens]: block times block size, plus place in it."""
        ...
