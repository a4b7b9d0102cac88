"""What a user of Runahead imports: `from runahead import Client`. The packages below it stay where they are.

Each name is imported when it is first asked for, so that a client loads neither torch nor the store.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cluster.client import (
        AsyncClient,
        CallFailed,
        Chat,
        Client,
        Completion,
        Credentials,
        Handle,
        KvBlock,
        Piece,
        Prefilled,
        Scored,
        StoredPrompt,
        Warmed,
        Written,
    )
    from kvstore import StoreConfig, StoreError
    from workers import Engine, EngineReply, FinishReason, SamplingParams, Tokenizer, WorkerConfig, WorkerError

#: The module that has each public name.
_HOMES = {
    "cluster.client": (
        "AsyncClient",
        "CallFailed",
        "Chat",
        "Client",
        "Completion",
        "Credentials",
        "Handle",
        "KvBlock",
        "Piece",
        "Prefilled",
        "Scored",
        "StoredPrompt",
        "Warmed",
        "Written",
    ),
    "kvstore": ("StoreConfig", "StoreError"),
    "workers": ("Engine", "EngineReply", "FinishReason", "SamplingParams", "Tokenizer", "WorkerConfig", "WorkerError"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "AsyncClient",
    "CallFailed",
    "Chat",
    "Client",
    "Completion",
    "Credentials",
    "Engine",
    "EngineReply",
    "FinishReason",
    "Handle",
    "KvBlock",
    "Piece",
    "Prefilled",
    "SamplingParams",
    "Scored",
    "StoreConfig",
    "StoreError",
    "StoredPrompt",
    "Tokenizer",
    "Warmed",
    "WorkerConfig",
    "WorkerError",
    "Written",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'runahead' has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return __all__
