"""Messages from the scheduler side to the worker side. Plain values: they go between processes."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LoadSpec:
    """The rows of one request that are to be read into vLLM's blocks."""

    request_id: str
    handle_id: str
    #: That the layout of the rows must have.
    fingerprint: str
    #: Tokens of the prompt, [token_start, token_end).
    token_start: int
    token_end: int
    #: By group of layers: blocks of the request, from its first token on.
    tables: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class ServiceModel:
    """The model of a verified service, and the tokens of its chunks."""

    fingerprint: str
    chunk_tokens: int


@dataclass(frozen=True, slots=True)
class Computed:
    """One step's part of a request whose KV may be written to the service."""

    request_id: str
    #: Of the request, after those that earlier steps told.
    token_ids: tuple[int, ...] = ()
    #: Computed in this step: [token_start, token_end), maybe none.
    token_start: int = 0
    token_end: int = 0
    #: From that of token `token_start` to that of the last one.
    block_ids: tuple[int, ...] = ()
    #: Of the first tokens, what the service was found to have.
    held_tokens: int = 0
    #: Nothing more is computed of it.
    has_ended: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the engine, for the connector."""

    loads: tuple[LoadSpec, ...] = ()
    #: No request computes in this step, so waiting costs nothing.
    is_idle: bool = False
    #: What may be written to a service of `service_model`; None while no service is verified.
    computed: tuple[Computed, ...] = ()
    service_model: ServiceModel | None = None
