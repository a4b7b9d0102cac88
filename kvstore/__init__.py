"""The store of prefix KV on disk: needs numpy and xxhash, knows nothing of models, Ray or gRPC."""

from kvstore.config import StoreConfig
from kvstore.directory_lock import check_directory
from kvstore.errors import (
    RecordCorrupt,
    StoreClosed,
    StoreError,
    StoreLocked,
    StoreMismatch,
    StoreNotWritable,
    StoreWriteFailed,
)
from kvstore.identity import StoreIdentity
from kvstore.layout import CHUNK_TOKENS, Layout
from kvstore.shape import KVShape
from kvstore.store import KVStore, Placement, StoreStats
from kvstore.transfer import ChunkPlace, ExtentTransfer, KVView, PrefixLoad, StoreLocation

__all__ = [
    "CHUNK_TOKENS",
    "ChunkPlace",
    "ExtentTransfer",
    "KVShape",
    "KVStore",
    "KVView",
    "Layout",
    "Placement",
    "PrefixLoad",
    "RecordCorrupt",
    "StoreClosed",
    "StoreConfig",
    "StoreError",
    "StoreIdentity",
    "StoreLocation",
    "StoreLocked",
    "StoreMismatch",
    "StoreNotWritable",
    "StoreStats",
    "StoreWriteFailed",
    "check_directory",
]
