"""The tier's directory: one identity's blocks, found again after any end of the process, within a limit of bytes."""

import contextlib
import json
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from kvstore.disk.directory_lock import DirectoryLock
from kvstore.disk.files import FileLayer, OsFiles
from kvstore.disk.own_files import own_directory
from runahead.vllm.tiering.block_index import BlockIndex
from runahead.vllm.tiering.disk_room import DiskRoom, num_slots_within
from runahead.vllm.tiering.identity import ONLY_HERE, identity_digest
from runahead.vllm.tiering.slot_files import SlotFiles


@dataclass(frozen=True, slots=True)
class BlockSet:
    """Blocks of one identity: their files, which of them are where, and the room of the directory."""

    files: SlotFiles
    index: BlockIndex
    room: DiskRoom


class BlockStore:
    """Owns the lock of a directory, and the block set of the identity in use.

    `open` finds all blocks that were reported as stored; blocks of other identities stay until their room is needed.
    """

    def __init__(self, path: str | Path, disk_bytes: int, block_bytes: int, files: FileLayer | None = None) -> None:
        self.root = own_directory(path)
        self._disk_bytes = disk_bytes
        self._block_bytes = block_bytes
        self._layer = files or OsFiles()
        self._lock = DirectoryLock(self.root)
        self.block_set: BlockSet
        self.identity: Mapping[str, Any] = {}

    def open(self, identity: Mapping[str, Any]) -> None:
        """Lock the directory and find the blocks of an identity. Raises StoreError, OSError or ValueError."""
        self._lock.acquire()
        try:
            self.change(identity)
        except BaseException:
            self._lock.release()
            raise

    def change(self, identity: Mapping[str, Any]) -> None:
        """Go on with the blocks of an identity. Blocks of the one before become another identity's, or are removed.

        Raises OSError or ValueError; then nothing more is found or stored.
        """
        if self.identity:
            self.block_set.files.close()
            self.block_set = replace(self.block_set, index=BlockIndex(0))
            if ONLY_HERE in self.identity:
                shutil.rmtree(self.block_set.files.directory, ignore_errors=True)
        digest = identity_digest(identity)
        directory = self.root / digest.hex()
        directory.mkdir(mode=0o700, exist_ok=True)
        files = SlotFiles(directory, digest, self._block_bytes, self._layer)
        num_slots = num_slots_within(self._disk_bytes, files.slot_bytes, files.slots_of_segment)
        room = DiskRoom(self.root, directory, self._disk_bytes, files.slot_bytes, files.slots_of_segment)
        index = BlockIndex(num_slots)
        index.restore(*files.scan(num_slots))
        room.make(index.num_slots_in_use)
        with contextlib.suppress(OSError):  # only informs people
            (directory / "identity.json").write_text(json.dumps(dict(identity), indent=1, sort_keys=True))
        # Files of a process that was killed before it had synced their names count as known from here on.
        for each in (directory, self.root, self.root.parent):
            self._layer.sync_directory(each)
        self.identity = identity
        self.block_set = BlockSet(files, index, room)

    def close(self) -> None:
        self.block_set.files.close()
        self._lock.release()
