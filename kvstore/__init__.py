"""The store of prefix KV: needs numpy, xxhash and apsw; knows nothing of models, Ray or gRPC."""

from kvstore.client.destinations import (
    HeadRowsDestination,
    ProbeDestination,
    SelectedRowsDestination,
    SketchDestination,
)
from kvstore.client.held_rows import load_rows
from kvstore.client.prefix_load import PrefixLoad
from kvstore.client.read_span import ReadSpan, busy_seconds
from kvstore.client.record_fetch import RecordFetch
from kvstore.client.record_use import importance_of_use
from kvstore.client.store_client import StoreClient, StoreLocation
from kvstore.config import StoreConfig
from kvstore.counters import StoreCounters
from kvstore.disk.catalog import kept_identity
from kvstore.disk.directory_lock import check_directory
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
from kvstore.format.identity import EXACT, KEY_BYTES, StoreIdentity, prompt_keys
from kvstore.format.layout import CHUNK_TOKENS, Layout
from kvstore.format.payload import KVView
from kvstore.format.shape import KVShape
from kvstore.index.change_feed import StoreChanges
from kvstore.peers.connection import PeerLocation
from kvstore.peers.prefix_fetch import FetchReport
from kvstore.peers.reader import PeerReader
from kvstore.placements.placement import Placement
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
