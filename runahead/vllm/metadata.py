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
class Step:
    """What one step of the engine has for the connector."""

    loads: tuple[LoadSpec, ...] = ()
    #: No request computes in this step, so waiting costs nothing.
    is_idle: bool = False


@dataclass(slots=True)
class LoadsEnded:
    """By request, how many ranks have done with its handle."""

    ranks: Counter[str] = field(default_factory=Counter)
