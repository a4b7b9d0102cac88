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
    KvRange,
    Piece,
    Prefilled,
    PrefillOptions,
    PromptLike,
    PromptLogprobs,
    ReadOptions,
    Scored,
    StoredPrompt,
    Tier,
    Warmed,
    Written,
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
    "KvRange",
    "Piece",
    "PrefillOptions",
    "Prefilled",
    "PromptLike",
    "PromptLogprobs",
    "ReadOptions",
    "Scored",
    "StoredPrompt",
    "Tier",
    "Warmed",
    "Written",
    "prompt_message",
]
