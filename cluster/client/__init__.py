"""The client library: calls of the service over gRPC, blocking and with asyncio, and the check of a service. Imports
nothing of the service: no Ray, no torch, no workers, no store; the store's codecs where it decodes coded rows.
"""

from cluster.client.client import AsyncClient, Client
from cluster.client.credentials import Credentials
from cluster.client.values import (
    Chat,
    Completion,
    GenerateOptions,
    Handle,
    KvBlock,
    Piece,
    Prefilled,
    PrefillOptions,
    PromptLike,
    Scored,
    StoredPrompt,
    Tier,
    Warmed,
    prompt_message,
)
from cluster.errors import CallFailed

__all__ = [
    "AsyncClient",
    "CallFailed",
    "Chat",
    "Client",
    "Completion",
    "Credentials",
    "GenerateOptions",
    "Handle",
    "KvBlock",
    "Piece",
    "PrefillOptions",
    "Prefilled",
    "PromptLike",
    "Scored",
    "StoredPrompt",
    "Tier",
    "Warmed",
    "prompt_message",
]
