"""The store of prefix KV: needs numpy, xxhash and apsw; knows nothing of models, Ray or gRPC.

Other packages import it from here, from `kvstore.client`, `kvstore.format` and `kvstore.maintenance`, and from no other
folder. Names that open a store, and SQLite with them, are imported on first use: a client needs neither.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kvstore.client.destinations import (
    HeadRowsDestination,
    ProbeDestination,
    SelectedRowsDestination,
    SketchDestination,
)
from kvstore.client.held_rows import KvWindow, kv_windows, load_granted, load_rows
from kvstore.client.prefix_load import PrefixLoad
from kvstore.client.read_span import ReadSpan, busy_seconds
from kvstore.client.record_use import importance_of_use
from kvstore.client.store_client import StoreClient, StoreLocation
from kvstore.config import StoreConfig
from kvstore.copies.host_memory import HostMemory
from kvstore.counters import StoreCounters, counter
from kvstore.dataplane.channel import socket_path
from kvstore.dataplane.links import RemoteLink
from kvstore.dataplane.read_grant import ReadGrant, host_id
from kvstore.disk.directory_lock import check_directory
from kvstore.disk.files import FileLayer
from kvstore.disk.io_engine import Priority
from kvstore.disk.native_aio import NativeAio
from kvstore.disk.own_files import own_directory
from kvstore.errors import (
    PeerFailed,
    RecordCorrupt,
    RowsMissing,
    StoreClosed,
    StoreError,
    StoreLocked,
    StoreMismatch,
    StoreNotWritable,
    StoreSilent,
    StoreTooSmall,
    StoreUnreachable,
    StoreWriteFailed,
)
from kvstore.format.identity import KEY_BYTES, StoreIdentity, prompt_keys
from kvstore.format.layout import CHUNK_TOKENS, Layout
from kvstore.format.payload import KVView
from kvstore.format.provenance import EXACT, check_foreign, provenance_of_engine, provenance_of_prefix
from kvstore.format.shape import KVShape
from kvstore.index.change_feed import StoreChanges
from kvstore.index.geometry import Geometry
from kvstore.peers.connection import PeerLocation
from kvstore.peers.reader import PeerReader
from kvstore.placements.placement import Placement
from kvstore.quoting import quoted, shortened
from kvstore.tiers.arena import FrameAllocator
from kvstore.tiers.tier import Tier

if TYPE_CHECKING:
    from kvstore.disk.catalog import kept_identity, stored_identity
    from kvstore.peers.prefix_fetch import FetchReport
    from kvstore.store import KVStore, StoreStats, check_store

#: Names that are imported on first use, and their modules.
_LATER = {
    "FetchReport": "kvstore.peers.prefix_fetch",
    "KVStore": "kvstore.store",
    "StoreStats": "kvstore.store",
    "check_store": "kvstore.store",
    "kept_identity": "kvstore.disk.catalog",
    "stored_identity": "kvstore.disk.catalog",
}

__all__ = [
    "CHUNK_TOKENS",
    "EXACT",
    "KEY_BYTES",
    "FetchReport",
    "FileLayer",
    "FrameAllocator",
    "Geometry",
    "HeadRowsDestination",
    "HostMemory",
    "KVShape",
    "KVStore",
    "KVView",
    "KvWindow",
    "Layout",
    "NativeAio",
    "PeerFailed",
    "PeerLocation",
    "PeerReader",
    "Placement",
    "PrefixLoad",
    "Priority",
    "ProbeDestination",
    "ReadGrant",
    "ReadSpan",
    "RecordCorrupt",
    "RemoteLink",
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
    "StoreSilent",
    "StoreStats",
    "StoreTooSmall",
    "StoreUnreachable",
    "StoreWriteFailed",
    "Tier",
    "busy_seconds",
    "check_directory",
    "check_foreign",
    "check_store",
    "counter",
    "host_id",
    "importance_of_use",
    "kept_identity",
    "kv_windows",
    "load_granted",
    "load_rows",
    "own_directory",
    "prompt_keys",
    "provenance_of_engine",
    "provenance_of_prefix",
    "quoted",
    "shortened",
    "socket_path",
    "stored_identity",
]


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'kvstore' has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)
