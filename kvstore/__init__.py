"""The store of prefix KV: needs numpy, xxhash and apsw; knows nothing of models, Ray or gRPC."""

from kvstore.catalog import kept_identity
from kvstore.change_feed import StoreChanges
from kvstore.client import StoreClient, StoreLocation
from kvstore.config import StoreConfig
from kvstore.counters import StoreCounters
from kvstore.destinations import HeadRowsDestination, ProbeDestination, SelectedRowsDestination, SketchDestination
from kvstore.directory_lock import check_directory
from kvstore.errors import (
    PeerFailed,
    RecordCorrupt,
    RowsMissing,
    StoreClosed,
    StoreError,
    StoreLocked,
    StoreMismatch,
    StoreNotWritable,
    StoreTooSmall,
    StoreUnreachable,
    StoreWriteFailed,
)
from kvstore.held_rows import load_rows
from kvstore.identity import EXACT, KEY_BYTES, StoreIdentity, prompt_keys
from kvstore.layout import CHUNK_TOKENS, Layout
from kvstore.payload import KVView
from kvstore.peer_reader import PeerReader
from kvstore.peer_socket import PeerLocation
from kvstore.placement import Placement
from kvstore.prefix_fetch import FetchReport
from kvstore.prefix_load import PrefixLoad
from kvstore.read_span import ReadSpan, busy_seconds
from kvstore.record_fetch import RecordFetch
from kvstore.record_use import importance_of_use
from kvstore.shape import KVShape
from kvstore.store import KVStore, StoreStats

__all__ = [
    "CHUNK_TOKENS",
    "EXACT",
    "KEY_BYTES",
    "FetchReport",
    "HeadRowsDestination",
    "KVShape",
    "KVStore",
    "KVView",
    "Layout",
    "PeerFailed",
    "PeerLocation",
    "PeerReader",
    "Placement",
    "PrefixLoad",
    "ProbeDestination",
    "ReadSpan",
    "RecordCorrupt",
    "RecordFetch",
    "RowsMissing",
    "SelectedRowsDestination",
    "SketchDestination",
    "StoreChanges",
    "StoreClient",
    "StoreClosed",
    "StoreConfig",
    "StoreCounters",
    "StoreError",
    "StoreIdentity",
    "StoreLocation",
    "StoreLocked",
    "StoreMismatch",
    "StoreNotWritable",
    "StoreStats",
    "StoreTooSmall",
    "StoreUnreachable",
    "StoreWriteFailed",
    "busy_seconds",
    "check_directory",
    "importance_of_use",
    "kept_identity",
    "load_rows",
    "prompt_keys",
]
