"""Messages from the scheduler's side to the workers' side: plain values that are sent between processes."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LoadSpec:
    """The rows of one request to read into vLLM's blocks."""

    request_id: str
    handle_id: str
    #: Model fingerprint that the rows must have.
    fingerprint: str
    #: Tokens of the prompt, [token_start, token_end).
    token_start: int
    token_end: int
    #: Blocks of the request, from its first token on, by group of layers.
    tables: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class ServiceModel:
    """The model of a verified service, and the number of tokens in its chunks."""

    fingerprint: str
    chunk_tokens: int


@dataclass(frozen=True, slots=True)
class Computed:
    """One request's part of a step, when its KV may be written to the service."""

    request_id: str
    #: Tokens of the request that follow the token ids of earlier messages.
    token_ids: tuple[int, ...] = ()
    #: Tokens computed in this step, [token_start, token_end); possibly none.
    token_start: int = 0
    token_end: int = 0
    #: Blocks of the computed tokens, from that of `token_start` on.
    block_ids: tuple[int, ...] = ()
    #: Number of first tokens that the service has.
    held_tokens: int = 0
    #: Whether the request has ended.
    has_ended: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """The connector's part of one engine step."""

    loads: tuple[LoadSpec, ...] = ()
    #: No request computes in this step, so waiting costs nothing.
    is_idle: bool = False
    #: Parts of requests that may be written to a service of `service_model`.
    computed: tuple[Computed, ...] = ()
    #: None while no service is verified.
    service_model: ServiceModel | None = None
