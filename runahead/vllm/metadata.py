"""What the scheduler side tells the worker side, and back. Plain values: they go between processes."""

from collections import Counter
from dataclasses import dataclass, field


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
    """What a verified service keeps KV of, and in chunks of how many tokens."""

    fingerprint: str
    chunk_tokens: int


@dataclass(frozen=True, slots=True)
class Computed:
    """What one step computes of a request whose KV may be written to the service."""

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
    """What one step of the engine has for the connector."""

    loads: tuple[LoadSpec, ...] = ()
    #: No request computes in this step, so waiting costs nothing.
    is_idle: bool = False
    #: What may be written to a service of `service_model`; None while no service is verified.
    computed: tuple[Computed, ...] = ()
    service_model: ServiceModel | None = None


@dataclass(slots=True)
class LoadsEnded:
    """By request, how many ranks have done with its handle."""

    ranks: Counter[str] = field(default_factory=Counter)
