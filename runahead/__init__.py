"""Public names of Runahead: `from runahead import Client`.

Each name is imported on first use, so that a client loads neither torch nor the store.
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


_OF_WORKERS = ("Engine", "EngineReply", "FinishReason", "SamplingParams", "Tokenizer", "WorkerConfig", "WorkerError")
#: Package of each name that is not in `cluster.client`.
_HOMES = {**dict.fromkeys(("StoreConfig", "StoreError"), "kvstore"), **dict.fromkeys(_OF_WORKERS, "workers")}
_HOME_OF = {name: _HOMES.get(name, "cluster.client") for name in __all__}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'runahead' has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return __all__
