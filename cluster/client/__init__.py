"""The client library: calls of the service over gRPC, blocking and with asyncio, and the check of a service. Imports
no part of the service (no Ray, torch, workers or store), except the store's codecs and its client when KV is read.
"""

from cluster.client.client import AsyncClient as AsyncClient
from cluster.client.client import Client as Client
from cluster.client.credentials import Credentials as Credentials
from cluster.client.values import Chat as Chat
from cluster.client.values import Completion as Completion
from cluster.client.values import GenerateOptions as GenerateOptions
from cluster.client.values import Handle as Handle
from cluster.client.values import KvBlock as KvBlock
from cluster.client.values import KvRange as KvRange
from cluster.client.values import Piece as Piece
from cluster.client.values import Prefilled as Prefilled
from cluster.client.values import PrefillOptions as PrefillOptions
from cluster.client.values import PromptLike as PromptLike
from cluster.client.values import PromptLogprobs as PromptLogprobs
from cluster.client.values import ReadOptions as ReadOptions
from cluster.client.values import Scored as Scored
from cluster.client.values import StoredPrompt as StoredPrompt
from cluster.client.values import Tier as Tier
from cluster.client.values import Warmed as Warmed
from cluster.client.values import Written as Written
from cluster.client.values import prompt_message as prompt_message
from cluster.errors import CallFailed as CallFailed
